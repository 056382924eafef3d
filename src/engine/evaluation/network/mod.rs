//! A small network that has learnt from games of the engine against itself what the hand-written terms miss.
//!
//! - `shape`: how large it is, and how a position is put to it
//! - `weights`: what it has learnt
//! - `accumulator`: its first and largest layer, kept from position to position
//!
//! It works with whole numbers alone, so that it says the same on every machine.

mod accumulator;
pub(crate) mod shape;
mod weights;

use crate::rules::Position;
use accumulator::Accumulator;
use shape::{HIDDEN, ONE, OUTPUT_ONE, UNIT, bucket};
use weights::{Row, WEIGHTS};

/// Sums are rounded by so much, so that they can be multiplied in 32 bits; it is far less than what a value is told in.
const GRAIN: i32 = 16;

/// How many boards are remembered, by the number of the half-move.
const KEPT: usize = 128;

/// The network, and the boards that it has seen last.
#[derive(Clone, Debug)]
pub(crate) struct Network {
    kept: Vec<Accumulator>,
}

impl Default for Network {
    fn default() -> Self {
        Self { kept: vec![Accumulator::EMPTY; KEPT] }
    }
}

impl Network {
    /// What it says for the side to move, in hundredths of a pawn.
    #[inline]
    pub(crate) fn read(&mut self, position: &Position) -> i32 {
        let board = position.board();
        let turn = position.turn().index();
        let Some(Accumulator { sums, .. }) = self.sums(position) else { return 0 };
        let bucket = bucket(board.occupied().len() as usize);
        let output = &WEIGHTS.output[bucket];
        let sum = weigh(&sums[turn], &output[0]) + weigh(&sums[turn ^ 1], &output[1]) + WEIGHTS.output_bias[bucket];
        sum / GRAIN * UNIT / (OUTPUT_ONE / GRAIN * ONE * ONE)
    }

    /// Both sides' numbers, from those of one of the two positions before, or of another in its place, whichever is
    /// nearest.
    #[inline(always)]
    fn sums(&mut self, position: &Position) -> Option<&Accumulator> {
        let board = position.board();
        let ply = usize::from(position.fullmove_number()) * 2 + position.turn().index();
        let [place, one, two] = [0, 1, 2].map(|back| ply.wrapping_sub(back) % KEPT);
        if let Ok([here, one, two]) = self.kept.get_disjoint_mut([place, one, two]) {
            let before = if one.distance(board) <= two.distance(board) { one } else { two };
            if before.distance(board) < here.distance(board) {
                before.moved(board, here);
            } else {
                here.step(board);
            }
        }
        self.kept.get(place)
    }
}

/// The squares of the numbers, each clipped first, times their weights.
#[inline(always)]
fn weigh(sums: &Row<i16>, weights: &Row<i8>) -> i32 {
    let mut sum = 0;
    for index in 0..HIDDEN {
        let clipped = sums[index].clamp(0, ONE as i16);
        sum += i32::from(clipped * clipped) * i32::from(i16::from(weights[index]));
    }
    sum
}
