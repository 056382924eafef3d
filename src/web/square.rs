//! How squares cross: as numbers.

use super::error::{Failure, failure};
#[cfg(any(feature = "labs", feature = "chess-api"))]
use crate::board::Bitboard;
use crate::board::Square;
use crate::diagnostic::call;

/// The number of a square.
#[cfg(any(feature = "labs", feature = "chess-api"))]
pub(super) fn index(square: Square) -> u8 {
    square.index() as u8
}

#[cfg(any(feature = "labs", feature = "chess-api"))]
pub(super) fn indices(squares: Bitboard) -> Vec<u8> {
    squares.into_iter().map(index).collect()
}

pub(super) fn square(index: u8) -> Result<Square, Failure> {
    Square::from_index(usize::from(index)).ok_or_else(|| failure(call::NO_SUCH_SQUARE))
}
