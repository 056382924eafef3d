//! The weights, as `gridmate learn` has found them.

use super::shape::{BUCKETS, HEADS, HIDDEN, INPUTS, is_possible};

/// A number for each of a side's numbers.
pub(super) type Row<T> = [T; HIDDEN];

/// All weights.
pub(super) struct Weights {
    /// What each input adds to a side's numbers.
    pub(super) rows: [Row<i8>; INPUTS],
    /// What they begin with.
    pub(super) bias: Row<i16>,
    /// For each bucket, what the numbers of the side to move and of the other side count for, and for how much more the
    /// hand-written terms then count.
    pub(super) output: [[[Row<i8>; 2]; BUCKETS]; HEADS],
    /// What is added to the first.
    pub(super) output_bias: [i32; BUCKETS],
}

const BYTES: &[u8] = include_bytes!("weights.bin");

pub(super) static WEIGHTS: Weights = read(BYTES);

/// Reads the file: the rows of possible inputs, one number of them after the other, then the rest.
const fn read(bytes: &[u8]) -> Weights {
    let mut weights = Weights {
        rows: [[0; HIDDEN]; INPUTS],
        bias: [0; HIDDEN],
        output: [[[[0; HIDDEN]; 2]; BUCKETS]; HEADS],
        output_bias: [0; BUCKETS],
    };
    let mut at = 0;
    let mut number = 0;
    while number < HIDDEN {
        let mut input = 0;
        while input < INPUTS {
            if is_possible(input) {
                weights.rows[input][number] = bytes[at] as i8;
                at += 1;
            }
            input += 1;
        }
        number += 1;
    }
    number = 0;
    while number < HIDDEN {
        weights.bias[number] = i16::from_le_bytes([bytes[at], bytes[at + 1]]);
        at += 2;
        number += 1;
    }
    let mut place = 0;
    while place < HEADS * BUCKETS * 2 * HIDDEN {
        let (row, number) = (place / HIDDEN, place % HIDDEN);
        weights.output[row / 2 / BUCKETS][row / 2 % BUCKETS][row % 2][number] = bytes[at] as i8;
        at += 1;
        place += 1;
    }
    place = 0;
    while place < BUCKETS {
        let [a, b, c, d] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
        weights.output_bias[place] = i32::from_le_bytes([a, b, c, d]);
        at += 4;
        place += 1;
    }
    weights
}
