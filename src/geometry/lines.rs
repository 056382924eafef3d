//! Lines through squares, and what lies between two of them.

use super::HAS_TABLES;
use crate::board::{Bitboard, Square};

/// The squares that steps in one direction reach, up to and with the first blocker.
pub(super) const fn walk(from: Square, files: i8, ranks: i8, blockers: u64) -> u64 {
    let mut reached = 0;
    let mut at = from;
    while let Some(next) = at.offset(files, ranks) {
        reached |= 1 << next.index();
        if blockers >> next.index() & 1 != 0 {
            break;
        }
        at = next;
    }
    reached
}

/// What is reached from each square in any of these directions.
pub(super) const fn reach<const N: usize>(directions: [(i8, i8); N], blockers: u64) -> [u64; 64] {
    let mut table = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < N {
            let (files, ranks) = directions[direction];
            table[from] |= walk(Square::from_low_bits(from as u32), files, ranks, blockers);
            direction += 1;
        }
        from += 1;
    }
    table
}

/// What a bishop reaches from each square of an empty board.
pub(crate) static BISHOP_RAYS: [u64; 64] = reach([(1, 1), (1, -1), (-1, -1), (-1, 1)], 0);
/// What a rook reaches from each square of an empty board.
pub(crate) static ROOK_RAYS: [u64; 64] = reach([(0, 1), (1, 0), (0, -1), (-1, 0)], 0);

/// The squares from where a slider with these rays attacks some neighbour of each square of an empty board.
const fn around(rays: &[u64; 64]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut king = 0;
    while king < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (files, ranks) = DIRECTIONS[direction];
            if let Some(next) = Square::from_low_bits(king as u32).offset(files, ranks) {
                table[king] |= rays[next.index()];
            }
            direction += 1;
        }
        king += 1;
    }
    table
}

/// The squares from where a bishop attacks some neighbour of each square of an empty board.
pub(crate) static BISHOPS_AROUND: [u64; 64] = around(&BISHOP_RAYS);
/// The squares from where a rook does.
pub(crate) static ROOKS_AROUND: [u64; 64] = around(&ROOK_RAYS);

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

/// The same without the table.
fn walked_between(a: Square, b: Square) -> Bitboard {
    let ways = DIRECTIONS.map(|(files, ranks)| Bitboard(walk(a, files, ranks, 1 << b.index())));
    let way = ways.into_iter().find(|way| way.contains(b));
    way.unwrap_or(Bitboard::EMPTY) - b.into()
}

/// The squares strictly between two squares of one rank, file or diagonal; none if they share no line.
///
/// ```
/// use gridmate::board::{Bitboard, Square};
/// use gridmate::geometry::between;
/// assert_eq!(between(Square::A1, Square::C3), Bitboard::from(Square::B2));
/// assert!(between(Square::A1, Square::B3).is_empty());
/// ```
#[must_use]
#[cfg_attr(not(feature = "small"), inline(always))]
pub fn between(a: Square, b: Square) -> Bitboard {
    if !HAS_TABLES {
        return walked_between(a, b);
    }
    Bitboard(BETWEEN[a.index()][b.index()])
}

/// The whole rank, file or diagonal through two squares, both included; nothing if they share none.
#[must_use]
pub fn line(a: Square, b: Square) -> Bitboard {
    // What both see is their line without them: other lines of theirs are parallel, or meet on one of the two.
    let shared = |rays: &[u64; 64]| Bitboard(rays[a.index()] & rays[b.index()]) | a.into() | b.into();
    [&BISHOP_RAYS, &ROOK_RAYS]
        .into_iter()
        .find(|rays| Bitboard(rays[a.index()]).contains(b))
        .map_or(Bitboard::EMPTY, shared)
}

/// The squares of each line from a square, clockwise, the upper half of its file first: from near to far, up to the edge
/// or the first that is occupied.
///
/// ```
/// use gridmate::board::Square;
/// use gridmate::geometry::rays;
/// let up = rays(Square::A1, Square::A3.into()).next().unwrap();
/// assert!(up.eq([Square::A2, Square::A3]));
/// ```
pub fn rays(from: Square, occupied: Bitboard) -> impl Iterator<Item = impl Iterator<Item = Square>> {
    DIRECTIONS.into_iter().map(move |(files, ranks)| {
        let next = move |at: &Square| if occupied.contains(*at) { None } else { at.offset(files, ranks) };
        core::iter::successors(from.offset(files, ranks), next)
    })
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

    #[test]
    fn what_lies_between_is_found_by_walking_too() {
        for (a, b) in Square::ALL.into_iter().flat_map(|a| Square::ALL.map(|b| (a, b))) {
            assert_eq!(walked_between(a, b), Bitboard(BETWEEN[a.index()][b.index()]), "{a} {b}");
        }
    }

    #[test]
    fn rays_end_at_the_first_piece_and_at_the_edge() {
        let seen: Vec<Vec<Square>> = rays(Square::G7, Square::E5.into()).map(Iterator::collect).collect();
        assert_eq!(seen.iter().map(Vec::len).collect::<Vec<_>>(), [1, 1, 1, 1, 6, 2, 6, 1]);
        assert_eq!(seen[5], [Square::F6, Square::E5]);
        assert_eq!(rays(Square::E4, Bitboard(!0)).map(Iterator::count).sum::<usize>(), 8);
    }
}
