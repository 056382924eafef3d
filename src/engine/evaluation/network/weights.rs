//! The weights, as `gridmate-lab learn` has found them.

use super::shape::{BUCKETS, HEADS, HIDDEN, INPUTS, in_order};
use std::sync::LazyLock;

/// A number for each of a side's numbers.
pub(super) type Row<T> = [T; HIDDEN];

/// All weights.
// Rows that are known to begin at a multiple of 16 bytes are added without being loaded first.
#[derive(Debug)]
#[repr(C, align(64))]
pub(super) struct NetworkWeights {
    /// What each input adds to a side's numbers.
    pub(super) rows: [Row<i16>; INPUTS],
    /// What they begin with.
    pub(super) bias: Row<i16>,
    /// For each bucket, what the numbers of the side to move and of the other side count for, and for how much more the
    /// hand-written terms then count.
    pub(super) output: [[[Row<i16>; 2]; BUCKETS]; HEADS],
    /// What is added to the first.
    pub(super) output_bias: [i32; BUCKETS],
}

/// The weights that the engine plays with.
pub(super) static WEIGHTS: LazyLock<NetworkWeights> =
    LazyLock::new(|| NetworkWeights::read(include_bytes!("weights.bin")));

impl NetworkWeights {
    /// Reads a file: in what steps each possible input is told, their rows, one number after the other, the finest
    /// first, then the rest. What is missing is zero.
    fn read(bytes: &[u8]) -> Self {
        let mut left = bytes.iter().copied();
        let mut byte = || left.next().unwrap_or(0);
        let mut steps = [0; INPUTS];
        for input in in_order(&[0; INPUTS]) {
            steps[input] = byte();
        }
        let mut weights = Self {
            rows: [[0; HIDDEN]; INPUTS],
            bias: [0; HIDDEN],
            output: [[[[0; HIDDEN]; 2]; BUCKETS]; HEADS],
            output_bias: [0; BUCKETS],
        };
        for number in 0..HIDDEN {
            for input in in_order(&steps) {
                weights.rows[input][number] = i16::from((byte() << steps[input]) as i8);
            }
        }
        for bias in &mut weights.bias {
            *bias = i16::from_le_bytes([byte(), byte()]);
        }
        for weight in weights.output.as_flattened_mut().as_flattened_mut().as_flattened_mut() {
            *weight = i16::from(byte() as i8);
        }
        for bias in &mut weights.output_bias {
            *bias = i32::from_le_bytes([byte(), byte(), byte(), byte()]);
        }
        weights
    }
}
