//! What both sides' views of the board add up to, from what another board added up to.
//!
//! Boards that are judged one after the other differ by a move or two, so only the squares that differ are counted anew.

use super::shape::{HIDDEN, INPUTS, input};
use super::weights::{NetworkWeights, Row};
use crate::board::Board;

/// The sums of a board.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub(super) struct Accumulator {
    planes: [u64; 4],
    /// White's numbers and black's.
    pub(super) sums: [Row<i16>; 2],
}

/// The kinds, from pawn to king, of the codes of the board's planes; there are no pieces of the first and the last.
const KINDS: [u8; 8] = [0, 2, 3, 4, 0, 1, 5, 0];

impl Accumulator {
    /// An empty board.
    pub(super) const fn empty(weights: &NetworkWeights) -> Self {
        Self { planes: [0; 4], sums: [weights.bias; 2] }
    }

    /// How many squares are not the same on a board.
    #[inline(always)]
    pub(super) const fn distance(&self, board: &Board) -> u32 {
        difference(&self.planes, &board.planes).count_ones()
    }

    /// The sums of a board, from these.
    #[inline]
    pub(super) fn moved(&self, weights: &NetworkWeights, board: &Board, into: &mut Self) {
        for side in 0..2 {
            into.sums[side] = update(weights, &self.planes, &board.planes, side, self.sums[side]);
        }
        into.planes = board.planes;
    }

    /// Becomes the sums of a board.
    #[inline]
    pub(super) fn step(&mut self, weights: &NetworkWeights, board: &Board) {
        if difference(&self.planes, &board.planes) != 0 {
            for side in 0..2 {
                self.sums[side] = update(weights, &self.planes, &board.planes, side, self.sums[side]);
            }
            self.planes = board.planes;
        }
    }
}

/// The squares on which two boards are not the same.
#[inline(always)]
const fn difference(&[a, b, c, d]: &[u64; 4], &[e, f, g, h]: &[u64; 4]) -> u64 {
    (a ^ e) | (b ^ f) | (c ^ g) | (d ^ h)
}

/// What turns the board to a side's view: its own edge below, its king on the files e to h.
#[inline(always)]
const fn turn(&[_, straight, leaper, black]: &[u64; 4], side: usize) -> usize {
    let own = if side == 0 { !black } else { black };
    let king = (straight & leaper & own).trailing_zeros() as usize;
    (side * 56) ^ if king & 4 == 0 { 7 } else { 0 }
}

/// The four bits of a square: 0 where it is empty.
#[inline(always)]
const fn code(&[a, b, c, d]: &[u64; 4], square: usize) -> usize {
    (a >> square & 1 | (b >> square & 1) << 1 | (c >> square & 1) << 2 | (d >> square & 1) << 3) as usize
}

/// What a piece adds to a side's numbers.
#[inline(always)]
fn row(weights: &NetworkWeights, code: usize, side: usize, square: usize) -> &Row<i16> {
    let index = input(usize::from(KINDS[code & 7]), (code >> 3) ^ side, square);
    &weights.rows[index % INPUTS]
}

/// A side's numbers, from those of another board.
#[inline(always)]
fn update(weights: &NetworkWeights, before: &[u64; 4], now: &[u64; 4], side: usize, mut sums: Row<i16>) -> Row<i16> {
    let turn_now = turn(now, side);
    let same = turn(before, side) == turn_now;
    if !same {
        sums = weights.bias;
    }
    let before = if same { before } else { &[0; 4] };
    let mut left = difference(before, now);
    while left != 0 {
        let square = left.trailing_zeros() as usize & 63;
        left &= left - 1;
        let (old, new) = (code(before, square), code(now, square));
        if old & 7 != 0 {
            let row = row(weights, old, side, square ^ turn_now);
            for index in 0..HIDDEN {
                sums[index] -= row[index];
            }
        }
        if new & 7 != 0 {
            let row = row(weights, new, side, square ^ turn_now);
            for index in 0..HIDDEN {
                sums[index] += row[index];
            }
        }
    }
    sums
}
