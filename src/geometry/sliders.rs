//! Bishops, rooks and queens.
//!
//! Each of a slider's two lines is looked up by what stands on its inner squares. The squares of a diagonal or a rank
//! lie on different files, so multiplying them by the b-file adds them all up in the top rank, whose upper six bits
//! then name one of 64 entries; the squares of a file are first turned onto the top rank by a diagonal.
//!
//! A row of 64 entries is 512 bytes, and only the rows of the squares where sliders stand are warm, so the first-level
//! cache holds them; the usual single table of a rook has up to 4096 entries a square. `docs/performance.md` has the
//! comparison.

use super::HAS_TABLES;
use super::lines::walk;
use crate::board::{Bitboard, Square};

const A_FILE: u64 = 0x0101_0101_0101_0101;
const B_FILE: u64 = 0x0202_0202_0202_0202;
/// From c2 to h7: moves the inner squares of the a-file to the top rank.
const C2_TO_H7: u64 = 0x0080_4020_1008_0400;

/// The edges, where a blocker changes nothing.
const EDGE_FILES: u64 = A_FILE | A_FILE << 7;
const EDGE_RANKS: u64 = 0xFF00_0000_0000_00FF;

/// One line through one square.
#[derive(Clone, Copy)]
struct SliderLine {
    /// Its squares that can block.
    mask: u64,
    /// Brings them to the top six bits.
    factor: u64,
}

/// What each square's line looks like, and what a slider reaches on it for each way to fill it.
struct SliderTable {
    lines: [SliderLine; 64],
    reach: [[u64; 64]; 64],
}

impl SliderTable {
    /// The table of a direction and its opposite.
    const fn new(files: i8, ranks: i8) -> Self {
        let mut lines = [SliderLine { mask: 0, factor: 0 }; 64];
        let mut reach = [[0; 64]; 64];
        let edges = if files != 0 { EDGE_FILES } else { 0 } | if ranks != 0 { EDGE_RANKS } else { 0 };
        let mut from = 0;
        while from < 64 {
            let square = Square::from_low_bits(from as u32);
            let mask = (walk(square, files, ranks, 0) | walk(square, -files, -ranks, 0)) & !edges;
            let factor = if files == 0 { C2_TO_H7 >> (from & 7) } else { B_FILE };
            lines[from] = SliderLine { mask, factor };
            let mut blockers = 0u64;
            loop {
                let row = blockers.wrapping_mul(factor) >> 58;
                reach[from][row as usize] =
                    walk(square, files, ranks, blockers) | walk(square, -files, -ranks, blockers);
                // The next subset of the mask.
                blockers = blockers.wrapping_sub(mask) & mask;
                if blockers == 0 {
                    break;
                }
            }
            from += 1;
        }
        Self { lines, reach }
    }

    #[inline(always)]
    fn reach(&self, square: usize, occupied: u64) -> u64 {
        let SliderLine { mask, factor } = self.lines[square];
        self.reach[square][((occupied & mask).wrapping_mul(factor) >> 58) as usize]
    }
}

static DIAGONALS: SliderTable = SliderTable::new(1, 1);
static ANTIDIAGONALS: SliderTable = SliderTable::new(-1, 1);
static RANKS: SliderTable = SliderTable::new(1, 0);
static FILES: SliderTable = SliderTable::new(0, 1);

/// The squares that lie in some directions, up to what stands in the way.
#[inline(never)]
fn walked(from: Square, occupied: Bitboard, directions: [(i8, i8); 4]) -> Bitboard {
    let ways = directions.into_iter().map(|(files, ranks)| walk(from, files, ranks, occupied.0));
    Bitboard(ways.fold(0, |all, way| all | way))
}

/// The squares a bishop attacks.
#[must_use]
#[cfg_attr(not(feature = "small"), inline(always))]
pub fn bishop_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    if !HAS_TABLES {
        return walked(from, occupied, [(1, 1), (-1, -1), (-1, 1), (1, -1)]);
    }
    let square = from.index();
    Bitboard(DIAGONALS.reach(square, occupied.0) | ANTIDIAGONALS.reach(square, occupied.0))
}

/// The squares a rook attacks.
#[must_use]
#[cfg_attr(not(feature = "small"), inline(always))]
pub fn rook_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    if !HAS_TABLES {
        return walked(from, occupied, [(1, 0), (-1, 0), (0, 1), (0, -1)]);
    }
    let square = from.index();
    Bitboard(RANKS.reach(square, occupied.0) | FILES.reach(square, occupied.0))
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

    /// One step at a time.
    fn stepped(from: Square, occupied: Bitboard, directions: [(i8, i8); 4]) -> Bitboard {
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
            for from in Square::ALL {
                let (bishop, rook) = ([(1, 1), (1, -1), (-1, 1), (-1, -1)], [(1, 0), (-1, 0), (0, 1), (0, -1)]);
                assert_eq!(bishop_attacks(from, occupied), stepped(from, occupied, bishop));
                assert_eq!(rook_attacks(from, occupied), stepped(from, occupied, rook));
                assert_eq!(walked(from, occupied, bishop), stepped(from, occupied, bishop));
                assert_eq!(walked(from, occupied, rook), stepped(from, occupied, rook));
            }
        }
    }
}
