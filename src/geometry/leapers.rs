//! Pieces whose reach no other piece can block.

use crate::board::{Bitboard, Color, Square};

/// The squares a given set of steps away from each square.
const fn steps<const N: usize>(steps: [(i8, i8); N]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut step = 0;
        while step < N {
            let (files, ranks) = steps[step];
            if let Some(square) = Square::from_low_bits(from).offset(files, ranks) {
                table[from as usize] |= 1 << square.index();
            }
            step += 1;
        }
        from += 1;
    }
    table
}

static KNIGHT: [u64; 64] = steps([(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static KING: [u64; 64] = steps([(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);
static PAWN: [[u64; 64]; 2] = [steps([(-1, 1), (1, 1)]), steps([(-1, -1), (1, -1)])];

/// The squares a knight attacks.
#[must_use]
#[inline(always)]
pub fn knight_attacks(from: Square) -> Bitboard {
    Bitboard(KNIGHT[from.index()])
}

/// The squares a king attacks.
#[must_use]
#[inline(always)]
pub fn king_attacks(from: Square) -> Bitboard {
    Bitboard(KING[from.index()])
}

/// The squares a pawn of this colour attacks.
#[must_use]
#[inline(always)]
pub fn pawn_attacks(color: Color, from: Square) -> Bitboard {
    Bitboard(PAWN[color.index()][from.index()])
}
