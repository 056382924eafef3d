//! What the engine opens to the crate `lab`, which makes it better: its weights by name, what they count in a position,
//! the shape of the network. Only with the feature `lab`.

pub use super::network::shape;

use super::HandWritten;
use super::balance;
use super::endgame;
use super::explain::count;
use super::network::{Network, TIMES_ONE};
use super::score::Counts;
use super::terms::{self, NAMED};
use super::view::SideView;
use super::weights::WEIGHTS;
use crate::board::Color;
use crate::engine::search;
use crate::rules::{Move, Position};
use std::ops::Range;

/// How many weights there are.
pub const COUNT: usize = terms::COUNT;
/// How long a table of weights is: [`COUNT`], rounded up to a power of two.
pub const ROOM: usize = terms::ROOM;

/// The phase with all pieces on the board.
pub const FULL_PHASE: i32 = balance::FULL_PHASE;
/// A scale at which an advantage counts in full.
pub const FULL_SCALE: i32 = balance::FULL_SCALE;
/// A danger squared is divided by this.
pub const DANGER_UNIT: i32 = balance::DANGER_UNIT;
/// A danger counts up to this.
pub const DANGER_LIMIT: i32 = balance::DANGER_LIMIT;

/// The weights that the engine plays with, [`ROOM`] of them, each for the middlegame and for the endgame.
pub fn weights() -> impl Iterator<Item = [i32; 2]> {
    WEIGHTS.iter().map(|weight| [weight.middlegame(), weight.endgame()])
}

/// Every term: its name, where its weights are, and what it means.
pub fn named() -> impl Iterator<Item = (&'static str, Range<usize>, &'static str)> {
    NAMED.iter().map(|&(name, term, meaning)| (name, term.start..term.start + term.len, meaning))
}

/// All that the value of a position depends on beside the weights.
#[derive(Clone, Debug)]
pub struct Features {
    counts: Box<Counts>,
    /// How much of the middlegame is left.
    pub phase: i32,
    /// How much of an endgame's advantage can be won by white, and by black.
    pub scales: [i32; 2],
}

impl Features {
    /// How often a weight counts: for white less for black, for the danger of white's king, of black's, and for what is
    /// complex.
    #[must_use]
    pub fn times(&self, weight: usize) -> [i16; 4] {
        let Counts { linear, danger, complexity, .. } = &*self.counts;
        [linear[0][weight] - linear[1][weight], danger[0][weight], danger[1][weight], complexity[weight]]
    }
}

/// The features of a position; none where its value does not come from weights.
#[must_use]
pub fn features(position: &Position) -> Option<Features> {
    let views = SideView::both(position.board());
    let white_moves = position.turn() == Color::White;
    if endgame::may_be_known(&views[0]) && endgame::known(&views, white_moves, &mut None).is_some() {
        return None;
    }
    let (counts, passed) = count(&views, position.turn());
    let scales = [0, 1].map(|side| balance::scale(&views[side], passed[side]));
    Some(Features { counts, phase: balance::phase(&views), scales })
}

/// What the hand-written terms come to for the side to move; none where the value does not come from them.
#[must_use]
pub fn hand_terms(hand: &mut HandWritten, position: &Position) -> Option<i32> {
    let views = SideView::both(position.board());
    let turn = position.turn();
    if hand.known(&views, turn == Color::White).is_some() {
        return None;
    }
    let terms = hand.terms(&views, turn);
    Some(if turn == Color::White { terms } else { -terms })
}

/// What the network makes of what the hand-written terms come to, for the side to move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Learnt {
    /// What it adds, in centipawns.
    pub added: f32,
    /// How often it counts them.
    pub times: f32,
}

impl Learnt {
    /// Nothing: they stand as they are.
    pub const NOTHING: Self = Self { added: 0.0, times: 1.0 };
}

/// The network, asked for what it adds to the hand-written terms.
#[derive(Clone, Debug, Default)]
pub struct NetworkReader(Network);

impl NetworkReader {
    /// What it makes of the terms of a position.
    pub fn read(&mut self, position: &Position) -> Learnt {
        let output = self.0.evaluate(position);
        Learnt { added: output.added as f32, times: 1.0 + output.times as f32 / TIMES_ONE as f32 }
    }
}

/// Whether a move is a capture or a promotion.
#[must_use]
pub fn is_noisy(position: &Position, played: Move) -> bool {
    search::is_noisy(position, played)
}
