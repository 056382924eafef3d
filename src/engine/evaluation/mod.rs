//! What a position is worth to the strong engine.
//!
//! In: a position. Out: a number, in centipawns. What happens next is the business of the search.
//!
//! - [`Evaluate`]: the trait that the search knows
//! - [`Learned`]: what the engine plays with: the hand-written terms, and beside them a network
//! - [`HandWritten`]: terms that people have names for, with weights that were tuned on games
//! - `network`: a small network that has learnt what these miss
//! - `terms`, `weights`: what is judged, and what it is worth
//! - `walk`, and in it `pawns`, `pieces`, `threats`, `king`, `passed`: the one way through a position, which reports to
//!   a `sink`: a sum for playing, counts for explaining and tuning
//! - `balance`: from sums to one number
//! - `endgame`: endgames that are known

mod balance;
mod cache;
mod endgame;
mod explain;
mod king;
#[cfg(feature = "lab")]
pub mod lab;
mod learned;
mod network;
mod passed;
mod pawns;
mod pieces;
mod score;
mod sink;
mod terms;
mod threats;
mod view;
mod walk;
mod weights;

use crate::board::Color;
use crate::rules::Position;
use cache::Cache;
use endgame::Kpk;
pub use explain::{Explanation, Share};
pub use learned::{EvalKind, Learned};
use sink::Sum;
use view::SideView;

/// No score is further from zero.
const LIMIT: i32 = 19_000;

/// Judges positions.
pub trait Evaluate {
    /// How good a position is for the side to move, in centipawns. It is told of positions in which the
    /// side to move is not in check.
    fn evaluate(&mut self, position: &Position) -> i32;
}

/// Judges by terms that people have names for, with weights that were tuned on games.
///
/// It remembers the pawns that it has seen. That changes no score.
///
/// ```
/// use gridmate::engine::evaluation::{Evaluate, HandWritten};
/// use gridmate::rules::Position;
/// let score = HandWritten::default().evaluate(&Position::initial());
/// assert!((0..60).contains(&score), "the side to move is a little better: {score}");
/// ```
#[derive(Clone, Debug, Default)]
pub struct HandWritten {
    cache: Cache,
    kpk: Option<Kpk>,
}

impl Evaluate for HandWritten {
    fn evaluate(&mut self, position: &Position) -> i32 {
        let views = SideView::both(position.board());
        let turn = position.turn();
        let known = self.known(&views, turn == Color::White);
        let value = known.unwrap_or_else(|| self.terms(&views, turn)).clamp(-LIMIT, LIMIT);
        if turn == Color::White { value } else { -value }
    }
}

impl HandWritten {
    /// The value for white, where it is known.
    #[inline(always)]
    fn known(&mut self, views: &[SideView; 2], white_moves: bool) -> Option<i32> {
        if endgame::may_be_known(&views[0]) { endgame::known(views, white_moves, &mut self.kpk) } else { None }
    }

    /// The value for white that the terms come to.
    #[inline(always)]
    fn terms(&mut self, views: &[SideView; 2], turn: Color) -> i32 {
        let pawns = self.cache.look_up(views);
        let passed = [pawns.passed & views[0].us.pawns, (pawns.passed & views[0].them.pawns).swap_bytes()];
        let mut sum = Sum::with(pawns.difference, pawns.danger[0], pawns.danger[1]);
        walk::walk(views, passed, turn, &mut sum);
        balance::value(views, passed, &sum)
    }
}
