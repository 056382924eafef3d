//! A teaching player's move, with the tree of the search that found it.

use super::trace::LONGEST_TRACE;
use super::{Method, Scored, Scoring, Trace};
use crate::game::Game;
use crate::rules::Move;
use crate::rules::Rng;

/// What a teaching player plays, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeachingMove {
    /// The move that was made if it is one of the best, else the one that it draws among them; none where there is no move.
    pub played: Option<Move>,
    /// What each move comes to.
    pub scored: Scored,
    /// The tree that it walks for that.
    pub trace: Trace,
}

impl TeachingMove {
    /// The move of a player that searches `depth` plies below each of its moves, and the first plies of its tree. Of
    /// several best moves it is the one that was made, or drawn with a seed and the number of moves played.
    ///
    /// ```
    /// use gridmate::engine::{TeachingMove, Method};
    /// use gridmate::game::Game;
    /// let teaching = TeachingMove::of(&Game::default(), Method::Minimax, 1, None, 42, 1);
    /// assert_eq!((teaching.trace.ties, teaching.trace.nodes[0].visited), (20, 20 + 400));
    /// assert_eq!(teaching.played, TeachingMove::of(&Game::default(), Method::Minimax, 1, None, 42, 2).played);
    /// ```
    #[must_use]
    pub fn of(game: &Game, method: Method, depth: u32, made: Option<Move>, seed: u64, plies: u32) -> Self {
        let mut scoring = Scoring::of(game, method, depth);
        while scoring.go_on() {}
        let scored = scoring.scored().clone();
        let best = scored.best(game.position().turn());
        let made = made.filter(|made| best.contains(made));
        let played = made.or_else(|| Rng::at(seed, game.ply()).pick(&best));
        let trace = Trace::within(game, method, depth.saturating_add(1), (None, None), plies, LONGEST_TRACE);
        Self { played, scored, trace }
    }
}
