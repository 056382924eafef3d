//! What a position is worth to the strong engine.
//!
//! In: a position. Out: a number, in hundredths of a pawn. What happens next is the business of the search.

use crate::board::Role;
use crate::rules::Position;

/// Judges positions.
pub trait Evaluate {
    /// How good a position is for the side to move, in hundredths of a pawn. It is told of positions in which the
    /// side to move is not in check.
    fn evaluate(&mut self, position: &Position) -> i32;
}

/// Counts the pieces.
#[derive(Clone, Debug, Default)]
pub struct HandWritten;

impl Evaluate for HandWritten {
    fn evaluate(&mut self, position: &Position) -> i32 {
        let board = position.board();
        let worth = |role, value: i32| {
            let pieces = board.role(role);
            let ours = board.color(position.turn());
            value * ((pieces & ours).len() as i32 - (pieces - ours).len() as i32)
        };
        worth(Role::Pawn, 100)
            + worth(Role::Knight, 310)
            + worth(Role::Bishop, 330)
            + worth(Role::Rook, 500)
            + worth(Role::Queen, 950)
    }
}
