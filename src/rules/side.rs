//! White and black as types, so that one text serves both and the compiler knows every direction.

use crate::board::Color;

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

/// The side to move.
pub(super) trait Side {
    /// The other side.
    type Them: Side<Them = Self>;
    const COLOR: Color;
    /// The colour bit of a piece code.
    const CODE: u8;
    const BACK_RANK: u64;
    /// Where a single step of a pawn may become a double one.
    const THIRD_RANK: u64;
    const LAST_RANK: u64;
    /// What a step forward adds to the number of a square.
    const UP: i32;

    fn forward(pawns: u64) -> u64;
    /// Captures towards the a-file.
    fn take_left(pawns: u64) -> u64;
    /// Captures towards the h-file.
    fn take_right(pawns: u64) -> u64;
}

pub(super) struct White;
pub(super) struct Black;

impl Side for White {
    type Them = Black;
    const COLOR: Color = Color::White;
    const CODE: u8 = 0;
    const BACK_RANK: u64 = 0xFF;
    const THIRD_RANK: u64 = 0xFF << 16;
    const LAST_RANK: u64 = 0xFF << 56;
    const UP: i32 = 8;

    #[inline(always)]
    fn forward(pawns: u64) -> u64 {
        pawns << 8
    }

    #[inline(always)]
    fn take_left(pawns: u64) -> u64 {
        (pawns & NOT_A) << 7
    }

    #[inline(always)]
    fn take_right(pawns: u64) -> u64 {
        (pawns & NOT_H) << 9
    }
}

impl Side for Black {
    type Them = White;
    const COLOR: Color = Color::Black;
    const CODE: u8 = 8;
    const BACK_RANK: u64 = 0xFF << 56;
    const THIRD_RANK: u64 = 0xFF << 40;
    const LAST_RANK: u64 = 0xFF;
    const UP: i32 = -8;

    #[inline(always)]
    fn forward(pawns: u64) -> u64 {
        pawns >> 8
    }

    #[inline(always)]
    fn take_left(pawns: u64) -> u64 {
        (pawns & NOT_A) >> 9
    }

    #[inline(always)]
    fn take_right(pawns: u64) -> u64 {
        (pawns & NOT_H) >> 7
    }
}
