//! The accumulator: the first layer of the network, for the view of each side.
//!
//! Positions evaluated in a row differ by a move or two, so that only the squares that differ are updated.

use super::shape::{HIDDEN, INPUTS, input};
use super::weights::{NetworkWeights, Row};
use crate::board::Board;

/// The first layer for a board.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub(super) struct Accumulator {
    planes: [u64; 4],
    /// The sums for white and for black.
    pub(super) sums: [Row<i16>; 2],
}

/// The kinds of pieces, from pawn to king, by the bits of the board's planes; no piece has the first or the last code.
const KINDS: [u8; 8] = [0, 2, 3, 4, 0, 1, 5, 0];

impl Accumulator {
    /// An empty board.
    pub(super) const fn empty(weights: &NetworkWeights) -> Self {
        Self { planes: [0; 4], sums: [weights.bias; 2] }
    }

    /// The number of squares that differ from a board.
    #[inline(always)]
    pub(super) const fn distance(&self, board: &Board) -> u32 {
        difference(&self.planes, &board.planes).count_ones()
    }

    /// Writes the sums of a board, updated from these.
    #[inline]
    pub(super) fn update_into(&self, weights: &NetworkWeights, board: &Board, into: &mut Self) {
        for side in 0..2 {
            into.sums[side] = update(weights, &self.planes, &board.planes, side, self.sums[side]);
        }
        into.planes = board.planes;
    }

    /// Updates the sums to those of a board.
    #[inline]
    pub(super) fn update_to(&mut self, weights: &NetworkWeights, board: &Board) {
        if difference(&self.planes, &board.planes) != 0 {
            for side in 0..2 {
                self.sums[side] = update(weights, &self.planes, &board.planes, side, self.sums[side]);
            }
            self.planes = board.planes;
        }
    }
}

/// The squares on which two boards differ.
#[inline(always)]
const fn difference(&[a, b, c, d]: &[u64; 4], &[e, f, g, h]: &[u64; 4]) -> u64 {
    (a ^ e) | (b ^ f) | (c ^ g) | (d ^ h)
}

/// The mask that turns squares to a side's view: its own edge below, its king on the files e to h.
#[inline(always)]
const fn turn(&[_, straight, leaper, black]: &[u64; 4], side: usize) -> usize {
    let own = if side == 0 { !black } else { black };
    let king = (straight & leaper & own).trailing_zeros() as usize;
    (side * 56) ^ if king & 4 == 0 { 7 } else { 0 }
}

/// The four bits of a square in the planes; the lower three are 0 where it is empty.
#[inline(always)]
const fn code(&[a, b, c, d]: &[u64; 4], square: usize) -> usize {
    (a >> square & 1 | (b >> square & 1) << 1 | (c >> square & 1) << 2 | (d >> square & 1) << 3) as usize
}

/// The row of weights of a piece in a side's view.
#[inline(always)]
fn row(weights: &NetworkWeights, code: usize, side: usize, square: usize) -> &Row<i16> {
    let index = input(usize::from(KINDS[code & 7]), (code >> 3) ^ side, square);
    &weights.rows[index % INPUTS]
}

/// A side's sums, updated from those of another board.
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
