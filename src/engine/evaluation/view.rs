//! A position in the view of one side, whose pawns move up the board.
//!
//! Black's view is the board turned upside down, so that the same code evaluates both sides.

use crate::board::{Bitboard, Board, Square};
use crate::geometry;

/// The dark squares.
pub(super) const DARK: u64 = 0xAA55_AA55_AA55_AA55;
/// Files c to f.
pub(super) const CENTRE_FILES: u64 = 0x3C3C_3C3C_3C3C_3C3C;
pub(super) const A_FILE: u64 = 0x0101_0101_0101_0101;
pub(super) const H_FILE: u64 = A_FILE << 7;

/// The pieces of one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct SidePieces {
    pub(super) pawns: u64,
    pub(super) knights: u64,
    pub(super) bishops: u64,
    pub(super) rooks: u64,
    pub(super) queens: u64,
    pub(super) king: u64,
    pub(super) all: u64,
}

impl SidePieces {
    #[inline(always)]
    fn of([diagonal, straight, leaper, _]: [u64; 4], own: u64) -> Self {
        Self {
            pawns: leaper & !(diagonal | straight) & own,
            knights: leaper & diagonal & own,
            bishops: diagonal & !straight & !leaper & own,
            rooks: straight & !diagonal & !leaper & own,
            queens: diagonal & straight & !leaper & own,
            king: leaper & straight & own,
            all: own,
        }
    }

    /// Everything but pawns and king.
    #[inline(always)]
    pub(super) const fn pieces(&self) -> u64 {
        self.all & !self.pawns & !self.king
    }
}

/// A position in the view of one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct SideView {
    pub(super) us: SidePieces,
    pub(super) them: SidePieces,
    pub(super) occupied: u64,
    pub(super) king: usize,
    pub(super) their_king: usize,
}

impl SideView {
    /// White's view and black's.
    #[inline(always)]
    pub(super) fn both(board: &Board) -> [Self; 2] {
        let planes = board.planes;
        let turned = planes.map(u64::swap_bytes);
        let occupied = planes[0] | planes[1] | planes[2];
        let turned_occupied = turned[0] | turned[1] | turned[2];
        [
            Self::new(planes, occupied, occupied & !planes[3], planes[3]),
            Self::new(turned, turned_occupied, turned[3], turned_occupied & !turned[3]),
        ]
    }

    #[inline(always)]
    fn new(planes: [u64; 4], occupied: u64, us: u64, them: u64) -> Self {
        let (us, them) = (SidePieces::of(planes, us), SidePieces::of(planes, them));
        Self { us, them, occupied, king: square_of(us.king), their_king: square_of(them.king) }
    }

    /// The mask that mirrors squares so that the own king stands on the files e to h.
    #[inline(always)]
    pub(super) const fn mirror(&self) -> usize {
        if self.king & 4 == 0 { 7 } else { 0 }
    }
}

/// The first square of a set, as a number below 64.
#[inline(always)]
pub(super) const fn square_of(set: u64) -> usize {
    (set.trailing_zeros() & 63) as usize
}

/// How many squares a set has.
#[inline(always)]
pub(super) const fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

/// One step towards the h-file.
#[inline(always)]
pub(super) const fn east(set: u64) -> u64 {
    (set & !H_FILE) << 1
}

/// One step towards the a-file.
#[inline(always)]
pub(super) const fn west(set: u64) -> u64 {
    (set & !A_FILE) >> 1
}

/// The squares of both neighbouring files.
#[inline(always)]
pub(super) const fn beside(set: u64) -> u64 {
    east(set) | west(set)
}

/// What own pawns attack.
#[inline(always)]
pub(super) const fn attacks_up(pawns: u64) -> u64 {
    beside(pawns << 8)
}

/// What enemy pawns attack.
#[inline(always)]
pub(super) const fn attacks_down(pawns: u64) -> u64 {
    beside(pawns >> 8)
}

/// The set and everything above it.
#[inline(always)]
pub(super) const fn fill_up(set: u64) -> u64 {
    let set = set | set << 8;
    let set = set | set << 16;
    set | set << 32
}

/// The set and everything below it.
#[inline(always)]
pub(super) const fn fill_down(set: u64) -> u64 {
    let set = set | set >> 8;
    let set = set | set >> 16;
    set | set >> 32
}

/// The file of a square.
#[inline(always)]
pub(super) const fn file_of(square: usize) -> u64 {
    A_FILE << (square & 7)
}

/// The squares from the rank of a square upwards.
#[inline(always)]
pub(super) const fn from_rank(square: usize) -> u64 {
    !0 << (square & 56)
}

/// The distance of two squares in moves of a king.
#[inline(always)]
pub(super) const fn distance(a: usize, b: usize) -> usize {
    let files = (a & 7).abs_diff(b & 7);
    let ranks = (a >> 3).abs_diff(b >> 3);
    if files > ranks { files } else { ranks }
}

/// How far a file is from the nearer edge: 0 to 3.
#[inline(always)]
pub(super) const fn from_edge(file: usize) -> usize {
    let file = file & 7;
    if file < 4 { file } else { 7 - file }
}

#[inline(always)]
const fn square(index: usize) -> Square {
    Square::from_low_bits(index as u32)
}

#[inline(always)]
pub(super) fn knight(from: usize) -> u64 {
    geometry::knight_attacks(square(from)).0
}

#[inline(always)]
pub(super) fn king(from: usize) -> u64 {
    geometry::king_attacks(square(from)).0
}

#[inline(always)]
pub(super) fn bishop(from: usize, occupied: u64) -> u64 {
    geometry::bishop_attacks(square(from), Bitboard(occupied)).0
}

#[inline(always)]
pub(super) fn rook(from: usize, occupied: u64) -> u64 {
    geometry::rook_attacks(square(from), Bitboard(occupied)).0
}

/// Runs through the numbers of the squares of a set.
macro_rules! each {
    ($square:ident of $set:expr => $act:block) => {{
        let mut left: u64 = $set;
        if left != 0 {
            loop {
                let $square = left.trailing_zeros() as usize & 63;
                left &= left - 1;
                $act
                if left == 0 {
                    break;
                }
            }
        }
    }};
}
pub(super) use each;
