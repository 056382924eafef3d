//! White and black as types, so that one text serves both and the compiler knows every direction.

use crate::board::{Bitboard, Color};

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

/// The side to move.
pub(super) trait Side {
    /// The other side.
    type Them: Side<Them = Self>;
    const COLOR: Color;
    /// The colour bit of a piece code.
    const CODE: u8 = (Self::COLOR as u8) << 3;
    const BACK_RANK: u64 = Bitboard::back_rank(Self::COLOR).0;
    /// Where a single step of a pawn may become a double one.
    const THIRD_RANK: u64 = shift(Self::BACK_RANK, 2 * Self::UP);
    const LAST_RANK: u64 = shift(Self::BACK_RANK, 7 * Self::UP);
    /// What a step forward adds to the number of a square.
    const UP: i32;

    #[inline(always)]
    fn forward(pawns: u64) -> u64 {
        shift(pawns, Self::UP)
    }

    /// Captures towards the a-file.
    #[inline(always)]
    fn take_left(pawns: u64) -> u64 {
        shift(pawns & NOT_A, Self::UP - 1)
    }

    /// Captures towards the h-file.
    #[inline(always)]
    fn take_right(pawns: u64) -> u64 {
        shift(pawns & NOT_H, Self::UP + 1)
    }
}

/// The set with this added to the number of each square; the compiler knows which way.
#[inline(always)]
const fn shift(set: u64, by: i32) -> u64 {
    if by > 0 { set << by } else { set >> -by }
}

pub(super) struct White;
pub(super) struct Black;

impl Side for White {
    type Them = Black;
    const COLOR: Color = Color::White;
    const UP: i32 = 8;
}

impl Side for Black {
    type Them = White;
    const COLOR: Color = Color::Black;
    const UP: i32 = -8;
}
