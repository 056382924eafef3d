//! The hand-written terms, and beside them a network that has learnt what they miss.

use super::network::Network;
use super::view::SideView;
use super::{Evaluate, HandWritten, LIMIT, balance};
use crate::board::Color;
use crate::rules::Position;

/// What a value is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum EvalKind {
    /// Of the hand-written terms and what the network adds to them.
    #[default]
    Learned,
    /// Of the hand-written terms alone.
    ByHand,
}

impl EvalKind {
    /// Both, with their names.
    pub const ALL: [(Self, &'static str); 2] = [(Self::Learned, "learned"), (Self::ByHand, "hand")];

    /// Reads a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, known)| *known == name).map(|(kind, _)| kind)
    }
}

/// Judges by hand-written terms and by a small network that has learnt what they miss.
///
/// It remembers the pawns and the boards that it has seen. That changes no score.
///
/// ```
/// use gridmate::engine::evaluation::{Evaluate, Learned};
/// use gridmate::rules::Position;
/// let score = Learned::default().evaluate(&Position::initial());
/// assert!((0..60).contains(&score), "the side to move is a little better: {score}");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Learned {
    hand: HandWritten,
    network: Network,
    kind: EvalKind,
}

impl Learned {
    /// Judges so from now on.
    pub const fn set(&mut self, kind: EvalKind) {
        self.kind = kind;
    }
}

impl Evaluate for Learned {
    fn evaluate(&mut self, position: &Position) -> i32 {
        let views = SideView::both(position.board());
        let turn = position.turn();
        let white_moves = turn == Color::White;
        let for_turn = |value: i32| if white_moves { value } else { -value };
        if let Some(value) = self.hand.known(&views, white_moves) {
            return for_turn(value);
        }
        let hand = for_turn(self.hand.terms(&views, turn));
        let learnt = match self.kind {
            EvalKind::Learned => {
                let learnt = self.network.read(position).beside(hand);
                // Who is better by it has it only as far as anything can be won.
                balance::at_most(&views[turn.index() ^ usize::from(learnt < 0)], learnt)
            }
            EvalKind::ByHand => 0,
        };
        (hand + learnt).clamp(-LIMIT, LIMIT)
    }
}
