//! What the tuner learns from: a position's counts, and how they come together.

use super::HandWritten;
use super::balance;
use super::endgame;
use super::explain::count;
use super::network::{Network, TIMES_ONE};
use super::sink::Counts;
use super::view::View;
use crate::board::Color;
use crate::rules::Position;

pub(crate) use super::balance::{DANGER_LIMIT, DANGER_UNIT, FULL_PHASE, FULL_SCALE};

/// All that the value of a position depends on beside the weights.
#[derive(Clone, Debug)]
pub(crate) struct Features {
    /// How often each weight counts.
    pub(crate) counts: Box<Counts>,
    /// How much of the middlegame is left.
    pub(crate) phase: i32,
    /// How much of an endgame's advantage can be won by white, and by black.
    pub(crate) scales: [i32; 2],
}

/// The features of a position; none where its value does not come from weights.
pub(crate) fn features(position: &Position) -> Option<Features> {
    let views = View::both(position.board());
    let white_moves = position.turn() == Color::White;
    if endgame::may_be_known(&views[0]) && endgame::known(&views, white_moves, &mut None).is_some() {
        return None;
    }
    let (counts, passed) = count(&views, position.turn());
    let scales = [0, 1].map(|side| balance::scale(&views[side], passed[side]));
    Some(Features { counts, phase: balance::phase(&views), scales })
}

/// What the hand-written terms come to for the side to move; none where the value does not come from them.
pub(crate) fn hand_terms(hand: &mut HandWritten, position: &Position) -> Option<i32> {
    let views = View::both(position.board());
    let turn = position.turn();
    if hand.known(&views, turn == Color::White).is_some() {
        return None;
    }
    let terms = hand.terms(&views, turn);
    Some(if turn == Color::White { terms } else { -terms })
}

/// What the network makes of what the hand-written terms come to, for the side to move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Learnt {
    /// What it adds, in hundredths of a pawn.
    pub(crate) added: f32,
    /// How often it counts them.
    pub(crate) times: f32,
}

impl Learnt {
    /// Nothing: they stand as they are.
    pub(crate) const NOTHING: Self = Self { added: 0.0, times: 1.0 };

    /// What it makes of them in a position.
    pub(crate) fn of(network: &mut Network, position: &Position) -> Self {
        let remark = network.read(position);
        Self { added: remark.added as f32, times: 1.0 + remark.times as f32 / TIMES_ONE as f32 }
    }
}
