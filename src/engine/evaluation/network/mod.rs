//! A small neural network that corrects the hand-written terms, in integer arithmetic: the same on every machine.
//!
//! - `shape`: its size, and its inputs
//! - `weights`: its weights
//! - `accumulator`: its first and largest layer, updated from position to position

mod accumulator;
#[cfg_attr(not(feature = "lab"), allow(unreachable_pub, reason = "the crate `lab` reads it"))]
pub mod shape;
mod weights;

use crate::rules::Position;
use accumulator::Accumulator;
use shape::{HEADS, ONE, OUTPUT_ONE, UNIT, bucket};
use weights::{NetworkWeights, Row, WEIGHTS};

/// Sums are divided by this, so that they can be multiplied in 32 bits; it is far less than a centipawn.
const GRAIN: i32 = 64;

/// The number of cached accumulators, indexed by ply.
const CACHED: usize = 128;

/// The output of the network for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NetworkOutput {
    /// The part that is added, in centipawns.
    pub(crate) added: i32,
    /// The factor of the hand-written terms that is added, in units of 1 / [`TIMES_ONE`].
    pub(crate) times: i32,
}

/// One in the units of [`NetworkOutput::times`].
pub(crate) const TIMES_ONE: i32 = 1024;

impl NetworkOutput {
    /// The correction of a value of the hand-written terms.
    #[inline(always)]
    pub(crate) const fn correction(self, value: i32) -> i32 {
        self.added + value * self.times / TIMES_ONE
    }
}

/// The network, and the accumulators of the last positions.
#[derive(Clone, Debug)]
pub(crate) struct Network {
    weights: &'static NetworkWeights,
    cached: Vec<Accumulator>,
}

impl Default for Network {
    fn default() -> Self {
        let weights = &*WEIGHTS;
        Self { weights, cached: vec![Accumulator::empty(weights); CACHED] }
    }
}

impl Network {
    /// Evaluates a position for the side to move.
    #[inline]
    pub(crate) fn evaluate(&mut self, position: &Position) -> NetworkOutput {
        let board = position.board();
        let turn = position.turn().index();
        let weights = self.weights;
        let Some(Accumulator { sums, .. }) = self.sums(position) else { return NetworkOutput { added: 0, times: 0 } };
        let bucket = bucket(board.occupied().len() as usize);
        let [added, times] =
            output([&sums[turn], &sums[turn ^ 1]], [&weights.output[0][bucket], &weights.output[1][bucket]]);
        NetworkOutput {
            added: (added + weights.output_bias[bucket]) / GRAIN * UNIT / (OUTPUT_ONE[0] / GRAIN * ONE * ONE),
            times: (times / (OUTPUT_ONE[1] * ONE * ONE / TIMES_ONE)).clamp(-TIMES_ONE, TIMES_ONE),
        }
    }

    /// The accumulator of a position, updated from the nearest of those of the two plies before and the one in its place.
    #[inline(always)]
    fn sums(&mut self, position: &Position) -> Option<&Accumulator> {
        let board = position.board();
        let ply = usize::from(position.fullmove_number()) * 2 + position.turn().index();
        let [index, one, two] = [0, 1, 2].map(|back| ply.wrapping_sub(back) % CACHED);
        if let Ok([here, one, two]) = self.cached.get_disjoint_mut([index, one, two]) {
            let before = if one.distance(board) <= two.distance(board) { one } else { two };
            if before.distance(board) < here.distance(board) {
                before.update_into(self.weights, board, here);
            } else {
                here.update_to(self.weights, board);
            }
        }
        self.cached.get(index)
    }
}

/// The output layer: the clipped and squared sums of both sides times the weights of each head.
#[inline(always)]
fn output(sums: [&Row<i16>; 2], heads: [&[Row<i16>; 2]; HEADS]) -> [i32; HEADS] {
    let squares = sums.map(|sums| {
        sums.map(|sum| {
            let clipped = sum.clamp(0, ONE as i16);
            clipped * clipped
        })
    });
    heads.map(|head| dot_product(&squares[0], &head[0]) + dot_product(&squares[1], &head[1]))
}

/// The numbers in a register.
const LANES: usize = 8;

/// The dot product of two rows.
#[inline(always)]
fn dot_product(a: &Row<i16>, b: &Row<i16>) -> i32 {
    let mut sums = [0; LANES / 2];
    for (a, b) in a.as_chunks().0.iter().zip(b.as_chunks().0) {
        for (sum, pair) in sums.iter_mut().zip(pairs(a, b)) {
            *sum += pair;
        }
    }
    sums.into_iter().sum()
}

/// The products, added in pairs, in one instruction where the compiler would use several (measured: 2 % more nodes per second,
/// `gridmate bench`, with and without in turns).
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
#[inline(always)]
fn pairs(a: &[i16; LANES], b: &[i16; LANES]) -> [i32; LANES / 2] {
    use std::arch::x86_64::{__m128i, _mm_madd_epi16};
    let lanes = |&lanes: &[i16; LANES]| {
        // SAFETY: both are 16 bytes, and any bits are whole numbers.
        unsafe { std::mem::transmute::<[i16; LANES], __m128i>(lanes) }
    };
    // SAFETY: every processor of this kind has the instruction; for the rest see above.
    unsafe { std::mem::transmute::<__m128i, [i32; LANES / 2]>(_mm_madd_epi16(lanes(a), lanes(b))) }
}

/// The same in WebAssembly with SIMD.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[inline(always)]
fn pairs(a: &[i16; LANES], b: &[i16; LANES]) -> [i32; LANES / 2] {
    use std::arch::wasm32::{i16x8, i32x4_dot_i16x8, i32x4_extract_lane as lane};
    let lanes = |&[a, b, c, d, e, f, g, h]: &[i16; LANES]| i16x8(a, b, c, d, e, f, g, h);
    let pairs = i32x4_dot_i16x8(lanes(a), lanes(b));
    [lane::<0>(pairs), lane::<1>(pairs), lane::<2>(pairs), lane::<3>(pairs)]
}

/// The same elsewhere.
#[cfg(not(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128"))))]
#[inline(always)]
fn pairs(a: &[i16; LANES], b: &[i16; LANES]) -> [i32; LANES / 2] {
    std::array::from_fn(|pair| {
        let one = |index: usize| i32::from(a[index]) * i32::from(b[index]);
        one(2 * pair) + one(2 * pair + 1)
    })
}
