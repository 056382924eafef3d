//! Bishops, rooks and queens.
//!
//! Each of a slider's lines is looked up by what stands on its six inner squares. The squares of a diagonal or a rank
//! lie on different files, so multiplying by the b-file adds them all up into the top rank, and the top six bits name
//! one of 64 rows; a file is first moved to the a-file and turned onto the top rank by the long diagonal.
//!
//! Two small tables serve all squares, because a row is the same for every line through the same file (or rank).

use super::lines::{ANTIDIAGONAL, DIAGONAL};
use crate::board::{Bitboard, Square};

const A_FILE: u64 = 0x0101_0101_0101_0101;
const B_FILE: u64 = 0x0202_0202_0202_0202;
/// From c2 to h7, with b1 left out: moves the inner squares of the a-file to the top rank.
const C2_TO_H7: u64 = 0x0080_4020_1008_0400;

/// The reach along a row of eight from place `at`, when the six inner places are filled as `inner` says.
const fn row_attacks(at: u32, inner: u64) -> u64 {
    let blockers = inner << 1;
    let mut attacks = 0;
    let mut place = at;
    while place < 7 {
        place += 1;
        attacks |= 1 << place;
        if blockers >> place & 1 != 0 {
            break;
        }
    }
    place = at;
    while place > 0 {
        place -= 1;
        attacks |= 1 << place;
        if blockers >> place & 1 != 0 {
            break;
        }
    }
    attacks
}

/// By file and inner squares: the reach along the row, repeated on all eight ranks.
static ROWS: [[u64; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            table[file][inner] = row_attacks(file as u32, inner as u64) * A_FILE;
            inner += 1;
        }
        file += 1;
    }
    table
};

/// By rank and inner squares (counted from the top): the reach along the a-file.
static COLUMN: [[u64; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut rank = 0;
    while rank < 8 {
        let mut inner = 0u64;
        while inner < 64 {
            let upright = (inner as u8).reverse_bits() as u64 >> 2;
            let row = row_attacks(rank as u32, upright);
            let mut place = 0;
            while place < 8 {
                table[rank][inner as usize] |= (row >> place & 1) << (place * 8);
                place += 1;
            }
            inner += 1;
        }
        rank += 1;
    }
    table
};

/// The squares a bishop attacks.
#[must_use]
#[inline(always)]
pub fn bishop_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    let square = from.index();
    let rows = &ROWS[square & 7];
    let along = |line: u64| rows[((occupied.0 & line).wrapping_mul(B_FILE) >> 58) as usize] & line;
    Bitboard(along(DIAGONAL[square]) | along(ANTIDIAGONAL[square]))
}

/// The squares a rook attacks.
#[must_use]
#[inline(always)]
pub fn rook_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    let square = from.index();
    let (file, rank) = (square & 7, square >> 3);
    let line = 0xFF << (square & 56);
    let row = ROWS[file][((occupied.0 & line).wrapping_mul(B_FILE) >> 58) as usize] & line;
    let inner = (occupied.0 >> file & A_FILE).wrapping_mul(C2_TO_H7) >> 58;
    Bitboard(row | COLUMN[rank][inner as usize] << file)
}

/// The squares a queen attacks.
#[must_use]
#[inline(always)]
pub fn queen_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    bishop_attacks(from, occupied) | rook_attacks(from, occupied)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One step at a time, as a child would do it.
    fn walk(from: Square, occupied: Bitboard, directions: [(i8, i8); 4]) -> Bitboard {
        let mut reached = Bitboard::EMPTY;
        for (files, ranks) in directions {
            let mut at = from;
            while let Some(next) = at.offset(files, ranks) {
                reached |= next.into();
                if occupied.contains(next) {
                    break;
                }
                at = next;
            }
        }
        reached
    }

    #[test]
    fn sliders_reach_what_walking_reaches() {
        let mut random = 0x9E37_79B9_7F4A_7C15u64;
        for round in 0..4000 {
            random = random.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
            let thin = random & random.rotate_left(17);
            let occupied = Bitboard(if round % 2 == 0 { random } else { thin });
            for from in Square::all() {
                assert_eq!(bishop_attacks(from, occupied), walk(from, occupied, [(1, 1), (1, -1), (-1, 1), (-1, -1)]));
                assert_eq!(rook_attacks(from, occupied), walk(from, occupied, [(1, 0), (-1, 0), (0, 1), (0, -1)]));
            }
        }
    }
}
