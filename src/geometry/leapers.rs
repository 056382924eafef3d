//! Pieces whose reach no other piece can block.

use super::lines::reach;
use crate::board::{Bitboard, Color, Square};

/// The squares a given set of steps away from each square: every square blocks the next.
const fn steps<const N: usize>(steps: [(i8, i8); N]) -> [u64; 64] {
    reach(steps, !0)
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

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

/// The squares that any of these knights attacks.
#[inline(always)]
pub(crate) const fn knights_attack(knights: Bitboard) -> Bitboard {
    const NOT_AB: u64 = !0x0303_0303_0303_0303;
    const NOT_GH: u64 = !0xC0C0_C0C0_C0C0_C0C0;
    let one = knights.0 << 1 & NOT_A | knights.0 >> 1 & NOT_H;
    let two = knights.0 << 2 & NOT_AB | knights.0 >> 2 & NOT_GH;
    Bitboard(one << 16 | one >> 16 | two << 8 | two >> 8)
}

/// The squares that any of these pawns attacks.
#[inline(always)]
pub(crate) fn pawns_attack(color: Color, pawns: Bitboard) -> Bitboard {
    let sides = pawns.0 << 1 & NOT_A | pawns.0 >> 1 & NOT_H;
    Bitboard(if color == Color::White { sides << 8 } else { sides >> 8 })
}

/// The squares a king attacks.
#[must_use]
#[inline(always)]
pub fn king_attacks(from: Square) -> Bitboard {
    Bitboard(KING[from.index()])
}

/// The squares ahead of a pawn of this colour that it may step to: one, and two from where it starts, as far as nothing
/// stands there.
///
/// ```
/// use gridmate::board::{Bitboard, Color, Square};
/// use gridmate::geometry::pawn_pushes;
/// let free = pawn_pushes(Color::White, Square::E2, Bitboard::EMPTY);
/// assert_eq!(free.into_iter().collect::<Vec<_>>(), [Square::E3, Square::E4]);
/// assert_eq!(pawn_pushes(Color::White, Square::E2, Square::E4.into()), Square::E3.into());
/// ```
#[must_use]
#[inline(always)]
pub const fn pawn_pushes(color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    const THIRD: u64 = 0xFF << 16;
    const SIXTH: u64 = 0xFF << 40;
    let (pawn, free) = (1 << from.index(), !occupied.0);
    Bitboard(match color {
        Color::White => {
            let one = pawn << 8 & free;
            one | (one & THIRD) << 8 & free
        }
        Color::Black => {
            let one = pawn >> 8 & free;
            one | (one & SIXTH) >> 8 & free
        }
    })
}

/// The squares a pawn of this colour attacks.
#[must_use]
#[inline(always)]
pub fn pawn_attacks(color: Color, from: Square) -> Bitboard {
    Bitboard(PAWN[color.index()][from.index()])
}
