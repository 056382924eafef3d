//! A small network that has learnt what the hand-written terms miss.
//!
//! - `shape`: how large it is, and how a position is put to it
//! - `weights`: what it has learnt
//! - `accumulator`: its first and largest layer, kept from position to position
//!
//! It works with whole numbers alone, so that it says the same on every machine.

mod accumulator;
mod product;
#[cfg_attr(not(feature = "lab"), allow(unreachable_pub, reason = "the crate `lab` reads it"))]
pub mod shape;
mod weights;

use crate::rules::Position;
use accumulator::Accumulator;
use product::product;
use shape::{HEADS, ONE, OUTPUT_ONE, UNIT, bucket};
use weights::{NetworkWeights, Row, WEIGHTS};

/// Sums are rounded by so much, so that they can be multiplied in 32 bits; it is far less than what a value is told in.
const GRAIN: i32 = 64;

/// How many boards are remembered, by the number of the ply.
const KEPT: usize = 128;

/// What the network says of a position, for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NetworkOutput {
    /// What is to be added, in centipawns.
    pub(crate) added: i32,
    /// How much more than once the hand-written terms count, in parts of [`TIMES_ONE`].
    pub(crate) times: i32,
}

/// Parts of one in [`NetworkOutput::times`].
pub(crate) const TIMES_ONE: i32 = 1024;

impl NetworkOutput {
    /// What it makes of a value of the hand-written terms, beside that value.
    #[inline(always)]
    pub(crate) const fn beside(self, value: i32) -> i32 {
        self.added + value * self.times / TIMES_ONE
    }
}

/// The network, and the boards that it has seen last.
#[derive(Clone, Debug)]
pub(crate) struct Network {
    weights: &'static NetworkWeights,
    kept: Vec<Accumulator>,
}

impl Default for Network {
    fn default() -> Self {
        let weights = &*WEIGHTS;
        Self { weights, kept: vec![Accumulator::empty(weights); KEPT] }
    }
}

impl Network {
    /// What it says for the side to move.
    #[inline]
    pub(crate) fn read(&mut self, position: &Position) -> NetworkOutput {
        let board = position.board();
        let turn = position.turn().index();
        let weights = self.weights;
        let Some(Accumulator { sums, .. }) = self.sums(position) else { return NetworkOutput { added: 0, times: 0 } };
        let bucket = bucket(board.occupied().len() as usize);
        let [added, times] =
            weigh([&sums[turn], &sums[turn ^ 1]], [&weights.output[0][bucket], &weights.output[1][bucket]]);
        NetworkOutput {
            added: (added + weights.output_bias[bucket]) / GRAIN * UNIT / (OUTPUT_ONE[0] / GRAIN * ONE * ONE),
            times: (times / (OUTPUT_ONE[1] * ONE * ONE / TIMES_ONE)).clamp(-TIMES_ONE, TIMES_ONE),
        }
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
                before.moved(self.weights, board, here);
            } else {
                here.step(self.weights, board);
            }
        }
        self.kept.get(place)
    }
}

/// The squares of both sides' numbers, each clipped first, times their weights, for each of the heads.
#[inline(always)]
fn weigh(sums: [&Row<i16>; 2], heads: [&[Row<i16>; 2]; HEADS]) -> [i32; HEADS] {
    let squares = sums.map(|sums| {
        sums.map(|sum| {
            let clipped = sum.clamp(0, ONE as i16);
            clipped * clipped
        })
    });
    heads.map(|head| product(&squares[0], &head[0]) + product(&squares[1], &head[1]))
}
