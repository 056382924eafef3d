//! A game as a record: with tags and a result.

use super::Game;
use crate::notation::pgn::{self, GameResult};
use crate::rules::Move;

impl Game {
    /// The moves played as PGN tells them.
    ///
    /// The tags are those of `like`, and as long as nothing has ended the game and its moves are the same, the result,
    /// too.
    ///
    /// ```
    /// use gridmate::game::Game;
    /// use gridmate::notation::pgn;
    /// let known = pgn::read("[White \"Ann\"]\n\n1-0").next().unwrap()?;
    /// assert!(pgn::write(&Game::default().record(Some(known))).ends_with("1-0\n"));
    /// # Ok::<(), pgn::Error>(())
    /// ```
    #[must_use]
    pub fn record(&self, like: Option<pgn::Game>) -> pgn::Game {
        let start = *self.start();
        let moves: Vec<Move> = self.moves().map(|(played, _)| played).collect();
        // The moves of a game are legal, so there always is a record of them.
        let record = pgn::Game::from_moves(start, self.variant(), &moves);
        let mut record = record.unwrap_or_else(|| pgn::Game::new(start, self.variant()));
        if let Some(like) = like {
            if like.mainline().map(|(_, played)| played).eq(moves) {
                record.result = like.result;
            }
            record.tags = like.tags;
        }
        if let Some(end) = self.end() {
            record.result = GameResult::from_text(end.result()).unwrap_or_default();
        }
        record
    }
}
