//! What has been played, as a record.

use super::game::{GameResult, PgnGame};
use crate::game;
use crate::rules::Move;

impl PgnGame {
    /// The moves of a game, and the result that the rules or a claim have given it.
    ///
    /// ```
    /// use gridmate::game;
    /// use gridmate::notation::pgn;
    /// assert_eq!(pgn::PgnGame::of(&game::Game::default()).result.text(), "*");
    /// ```
    #[must_use]
    pub fn of(played: &game::Game) -> Self {
        let start = *played.start();
        let moves: Vec<Move> = played.moves().map(|(played, _)| played).collect();
        // The moves of a game are legal, so there always is a record of them.
        let record = Self::from_moves(start, played.variant(), &moves);
        let mut record = record.unwrap_or_else(|| Self::new(start, played.variant()));
        record.result = played.end().and_then(|end| GameResult::from_text(end.result())).unwrap_or_default();
        record
    }

    /// The moves of a game with the tags of another record. As long as its moves are the same it keeps that record's
    /// result, too: players may agree on what the rules would not say.
    ///
    /// ```
    /// use gridmate::game;
    /// use gridmate::notation::pgn;
    /// let known = pgn::read("[White \"Ann\"]\n\n1-0").next().unwrap()?;
    /// assert!(pgn::write(&pgn::PgnGame::of_like(&game::Game::default(), known)).ends_with("1-0\n"));
    /// # Ok::<(), pgn::Error>(())
    /// ```
    #[must_use]
    pub fn of_like(played: &game::Game, like: Self) -> Self {
        let mut record = Self::of(played);
        let is_same = like.mainline().map(|(_, played)| played).eq(played.moves().map(|(played, _)| played));
        if is_same && like.result != GameResult::Unknown {
            record.result = like.result;
        }
        record.tags = like.tags;
        record
    }
}
