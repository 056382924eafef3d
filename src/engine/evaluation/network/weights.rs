//! The weights, as `gridmate-lab learn` has found them.

use super::shape::{BUCKETS, HEADS, HIDDEN, INPUTS, in_order};
use std::sync::LazyLock;

/// A number for each of the first layer's.
pub(super) type Row<T> = [T; HIDDEN];

/// All weights.
// Rows that are known to begin at a multiple of 16 bytes are added without being loaded first.
#[derive(Debug)]
#[repr(C, align(64))]
pub(super) struct NetworkWeights {
    /// The weights of each input.
    pub(super) rows: [Row<i16>; INPUTS],
    /// The bias of the first layer.
    pub(super) bias: Row<i16>,
    /// The weights of each head and bucket for the side to move and for the other.
    pub(super) output: [[[Row<i16>; 2]; BUCKETS]; HEADS],
    /// The bias of the first head.
    pub(super) output_bias: [i32; BUCKETS],
}

/// The weights that the engine plays with.
pub(super) static WEIGHTS: LazyLock<NetworkWeights> =
    LazyLock::new(|| NetworkWeights::read(include_bytes!("weights.bin")));

impl NetworkWeights {
    /// Reads a file: the steps of each possible input, the rows number by number, the inputs with the smallest steps first, then
    /// the rest. Missing bytes are zero.
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
