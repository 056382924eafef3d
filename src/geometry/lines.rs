//! Lines through squares: diagonals, and what lies between two squares.

use crate::board::{Bitboard, Square};

/// The squares that a ray of steps passes from a square, without the square itself.
const fn ray(from: u32, files: i8, ranks: i8) -> u64 {
    let mut squares = 0;
    let mut at = Square::from_low_bits(from);
    while let Some(next) = at.offset(files, ranks) {
        squares |= 1 << next.index();
        at = next;
    }
    squares
}

/// Both rays of a direction together, from each square.
const fn lines(files: i8, ranks: i8) -> [u64; 64] {
    let mut table = [0; 64];
    let mut from = 0;
    while from < 64 {
        table[from] = ray(from as u32, files, ranks) | ray(from as u32, -files, -ranks);
        from += 1;
    }
    table
}

/// The diagonal through each square, a1 to h8 wise, without the square.
pub(super) const DIAGONAL: [u64; 64] = lines(1, 1);
/// The diagonal through each square, a8 to h1 wise, without the square.
pub(super) const ANTIDIAGONAL: [u64; 64] = lines(-1, 1);

const fn union(a: [u64; 64], b: [u64; 64]) -> [u64; 64] {
    let mut table = a;
    let mut from = 0;
    while from < 64 {
        table[from] |= b[from];
        from += 1;
    }
    table
}

/// What a bishop reaches from each square of an empty board.
pub(crate) static BISHOP_RAYS: [u64; 64] = union(lines(1, 1), lines(-1, 1));
/// What a rook reaches from each square of an empty board.
pub(crate) static ROOK_RAYS: [u64; 64] = union(lines(1, 0), lines(0, 1));

const DIRECTIONS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// The squares strictly between two squares of one line; nothing for two squares that share none.
pub(crate) static BETWEEN: [[u64; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (files, ranks) = DIRECTIONS[direction];
            let mut passed = 0;
            let mut at = Square::from_low_bits(from);
            while let Some(next) = at.offset(files, ranks) {
                table[from as usize][next.index()] = passed;
                passed |= 1 << next.index();
                at = next;
            }
            direction += 1;
        }
        from += 1;
    }
    table
};

/// The squares strictly between two squares of one rank, file or diagonal; none if they share no line.
///
/// ```
/// use gridmate::board::{Bitboard, Square};
/// use gridmate::geometry::between;
/// assert_eq!(between(Square::A1, Square::C3), Bitboard::from(Square::B2));
/// assert!(between(Square::A1, Square::B3).is_empty());
/// ```
#[must_use]
#[inline(always)]
pub fn between(a: Square, b: Square) -> Bitboard {
    Bitboard(BETWEEN[a.index()][b.index()])
}

/// The whole rank, file or diagonal through two squares, both included; nothing if they share none.
#[must_use]
pub fn line(a: Square, b: Square) -> Bitboard {
    let (from, to) = (a.index(), b.index());
    let ends = 1 << from | 1 << to;
    for table in [&DIAGONAL, &ANTIDIAGONAL] {
        if table[from] >> to & 1 != 0 {
            return Bitboard(table[from] & table[to] | ends);
        }
    }
    if ROOK_RAYS[from] >> to & 1 != 0 {
        return Bitboard(ROOK_RAYS[from] & ROOK_RAYS[to] | ends);
    }
    Bitboard::EMPTY
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_run_from_edge_to_edge() {
        assert_eq!(line(Square::B2, Square::D4), Bitboard(0x8040_2010_0804_0201));
        assert_eq!(line(Square::B2, Square::B7), Bitboard::file(Square::B2.file()));
        assert_eq!(line(Square::B2, Square::G2), Bitboard::rank(Square::B2.rank()));
        assert!(line(Square::B2, Square::C4).is_empty());
    }
}
