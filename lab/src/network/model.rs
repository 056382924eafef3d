//! The network while it learns: what it says to a position, and how that changes with each of its weights.

use crate::Record;
use gridmate::engine::evaluation::lab::shape::{
    BUCKETS, HEADS, HIDDEN, INPUTS, ONE, OUTPUT_ONE, UNIT, bucket, in_order, input, is_possible,
};
use gridmate::rules::Rng;

const BIAS: usize = INPUTS * HIDDEN;
const OUTPUT: usize = BIAS + HIDDEN;
const OUTPUT_BIAS: usize = OUTPUT + HEADS * BUCKETS * 2 * HIDDEN;
/// Inputs that are met in one of this many positions, or more often, are reported in the finest steps.
const OFTEN: u64 = 2;
/// The largest step: an eighth of one.
const COARSEST: u8 = 4;
/// How many weights there are.
pub(super) const COUNT: usize = OUTPUT_BIAS + BUCKETS;

/// All weights, or their slopes: a row for each input, what is added to the rows; for each head and bucket a weight for
/// each number of the side to move and of the other side; and for each bucket what is added to the sum of the first.
#[derive(Clone, Debug)]
pub struct Model {
    pub(super) weights: Vec<f32>,
    /// In steps of which power of two of the parts of one each input's row is given.
    steps: [u8; INPUTS],
}

/// A side's numbers: before and after they are clipped.
#[derive(Clone, Copy)]
struct Half {
    inputs: [u16; 32],
    clipped: [f32; HIDDEN],
}

impl Model {
    /// All weights zero: a slope to be summed up.
    pub(super) fn zero() -> Self {
        Self { weights: vec![0.0; COUNT], steps: [0; INPUTS] }
    }

    /// Small weights by lot.
    #[must_use]
    pub fn drawn(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let mut model = Self::zero();
        let mut draw = |size: f32| (rng.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * size;
        for index in (0..INPUTS).filter(|&input| is_possible(input)) {
            for weight in &mut model.weights[index * HIDDEN..][..HIDDEN] {
                *weight = draw(0.1);
            }
        }
        for bias in &mut model.weights[BIAS..OUTPUT] {
            *bias = 0.3 + draw(0.1);
        }
        for weight in &mut model.weights[OUTPUT..output(1, 0, 0)] {
            *weight = draw(0.02);
        }
        model
    }

    #[inline(always)]
    fn row(&self, start: usize) -> &[f32; HIDDEN] {
        // Only for starts that leave room for a row.
        self.weights[start..].first_chunk().unwrap_or(&[0.0; HIDDEN])
    }

    #[inline(always)]
    fn add(&mut self, start: usize, slope: &[f32; HIDDEN], times: f32) {
        for (sum, slope) in self.weights[start..start + HIDDEN].iter_mut().zip(slope) {
            *sum += slope * times;
        }
    }

    fn half(&self, inputs: [u16; 32], count: usize) -> Half {
        let mut sum = *self.row(BIAS);
        for &input in &inputs[..count] {
            for (sum, weight) in sum.iter_mut().zip(self.row(usize::from(input) * HIDDEN)) {
                *sum += weight;
            }
        }
        Half { inputs, clipped: sum.map(|sum| sum.clamp(0.0, 1.0)) }
    }

    fn halves(&self, record: &Record) -> ([Half; 2], usize) {
        let (inputs, count) = inputs(record);
        (inputs.map(|inputs| self.half(inputs, count)), count)
    }

    /// What a head makes of both sides' numbers.
    fn weighed(&self, halves: &[Half; 2], head: usize, bucket: usize) -> f32 {
        let mut sum = 0.0;
        for (side, half) in halves.iter().enumerate() {
            let weights = self.row(output(head, bucket, side));
            let mut lanes = [0.0; 8];
            for (chunk, weights) in half.clipped.chunks_exact(8).zip(weights.chunks_exact(8)) {
                for lane in 0..8 {
                    lanes[lane] += chunk[lane] * chunk[lane] * weights[lane];
                }
            }
            sum += lanes.iter().sum::<f32>();
        }
        sum
    }

    /// What it and the hand-written terms together say.
    fn together(&self, halves: &[Half; 2], bucket: usize, base: f32) -> f32 {
        let [added, times] = [0, 1].map(|head| self.weighed(halves, head, bucket));
        self.weights[OUTPUT_BIAS + bucket] + added + base * (1.0 + times)
    }

    /// What it says to a position, for the side to move: 0 is even, and it goes up like a logarithm of the odds.
    #[must_use]
    pub fn value(&self, record: &Record) -> f32 {
        let (halves, count) = self.halves(record);
        self.together(&halves, bucket(count), base(record))
    }

    /// The squared error of a position; its slope is added up.
    pub(super) fn learn(&self, record: &Record, target: f32, slope: &mut Self) -> f32 {
        let (halves, count) = self.halves(record);
        let bucket = bucket(count);
        let base = base(record);
        let chance = chance(self.together(&halves, bucket, base));
        let error = chance - target;
        let push = 2.0 * error * chance * (1.0 - chance);
        slope.weights[OUTPUT_BIAS + bucket] += push;
        for (side, half) in halves.iter().enumerate() {
            let [adds, multiplies] = [0, 1].map(|head| output(head, bucket, side));
            let weights = [self.row(adds), self.row(multiplies)];
            let (mut squares, mut back) = ([0.0; HIDDEN], [0.0; HIDDEN]);
            for index in 0..HIDDEN {
                let clipped = half.clipped[index];
                squares[index] = clipped * clipped;
                // Nothing comes back from where it was clipped.
                let inside = if clipped < 1.0 { clipped } else { 0.0 };
                back[index] = push * (weights[0][index] + base * weights[1][index]) * 2.0 * inside;
            }
            slope.add(adds, &squares, push);
            slope.add(multiplies, &squares, push * base);
            slope.add(BIAS, &back, 1.0);
            for &input in &half.inputs[..count] {
                slope.add(usize::from(input) * HIDDEN, &back, 1.0);
            }
        }
        error * error
    }

    /// Returns the rows of inputs in the finer steps, the oftener they are met in positions: what rounding does to a value
    /// is then about the same for all, and a rare input costs few bits.
    pub(super) fn choose_steps(&mut self, records: &[Record]) {
        let mut met = [0u64; INPUTS];
        for record in records {
            let (seen, count) = inputs(record);
            for input in seen.into_iter().flat_map(|side| side.into_iter().take(count)) {
                met[usize::from(input)] += 1;
            }
        }
        let seen = 2 * records.len() as u64;
        for (step, met) in self.steps.iter_mut().zip(met) {
            // One more each time that it is met a fourth as often, from once in eight positions on.
            let rare = seen / (met * OFTEN).max(1);
            *step = if met == 0 { COARSEST } else { (rare.max(1).ilog2() / 2).min(COARSEST.into()) as u8 };
        }
    }

    /// Every weight that is rounded, in parts of what, and the most that can be said.
    fn for_each_rounded(&mut self, mut see: impl FnMut(&mut f32, f32, f32)) {
        for (input, step) in self.steps.into_iter().enumerate() {
            let one = (ONE >> step) as f32;
            for weight in &mut self.weights[input * HIDDEN..][..HIDDEN] {
                see(weight, one, (i8::MAX >> step).into());
            }
        }
        for weight in &mut self.weights[BIAS..OUTPUT] {
            see(weight, ONE as f32, i16::MAX.into());
        }
        for (head, one) in OUTPUT_ONE.into_iter().enumerate() {
            for weight in &mut self.weights[output(head, 0, 0)..output(head + 1, 0, 0)] {
                see(weight, one as f32, i8::MAX.into());
            }
        }
    }

    /// Keeps weights within what can be said.
    pub(super) fn bound(&mut self) {
        self.for_each_rounded(|weight, one, most| *weight = weight.clamp(-most / one, most / one));
    }

    /// Rounds to what the engine's whole numbers can say.
    pub(super) fn rounded(&self) -> Self {
        let mut rounded = self.clone();
        rounded.for_each_rounded(|weight, one, most| *weight = (*weight * one).round().clamp(-most, most) / one);
        rounded
    }

    /// The bytes of the engine's file: in what steps each possible input is given, their rows, one number after the other,
    /// the finest first, then the rest.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let byte = |value: f32| value.round().clamp(-127.0, 127.0) as i8 as u8;
        let mut bytes: Vec<u8> = in_order(&[0; INPUTS]).map(|input| self.steps[input]).collect();
        for number in 0..HIDDEN {
            let column = in_order(&self.steps).map(|input| (self.weights[input * HIDDEN + number], self.steps[input]));
            bytes.extend(column.map(|(weight, step)| byte(weight * (ONE >> step) as f32)));
        }
        for &bias in &self.weights[BIAS..OUTPUT] {
            bytes.extend(((bias * ONE as f32).round() as i16).to_le_bytes());
        }
        for (head, one) in OUTPUT_ONE.into_iter().enumerate() {
            let weights = &self.weights[output(head, 0, 0)..output(head + 1, 0, 0)];
            bytes.extend(weights.iter().map(|weight| byte(weight * one as f32)));
        }
        let whole = (ONE * ONE * OUTPUT_ONE[0]) as f32;
        let biases = self.weights[OUTPUT_BIAS..].iter().map(|bias| (bias * whole).round() as i32);
        bytes.extend(biases.flat_map(i32::to_le_bytes));
        bytes
    }

    /// Reads the bytes of the engine's file; what is missing is zero.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Self {
        Self::zero().with(bytes)
    }

    /// Takes the weights of an engine's file. Where that network has fewer numbers a side, the others stay as they are.
    #[must_use]
    pub fn with(mut self, bytes: &[u8]) -> Self {
        let inputs = in_order(&[0; INPUTS]).count();
        let numbers = bytes.len().saturating_sub(inputs + 4 * BUCKETS) / (inputs + 2 + HEADS * BUCKETS * 2);
        let numbers = numbers.min(HIDDEN);
        let mut left = bytes.iter().copied();
        let mut byte = || left.next().unwrap_or(0);
        for input in in_order(&[0; INPUTS]) {
            self.steps[input] = byte();
        }
        for number in 0..numbers {
            for input in in_order(&self.steps) {
                self.weights[input * HIDDEN + number] = f32::from(byte() as i8) / (ONE >> self.steps[input]) as f32;
            }
        }
        for bias in &mut self.weights[BIAS..BIAS + numbers] {
            *bias = f32::from(i16::from_le_bytes([byte(), byte()])) / ONE as f32;
        }
        for (head, one) in OUTPUT_ONE.into_iter().enumerate() {
            for place in 0..2 * BUCKETS {
                for weight in &mut self.weights[output(head, place / 2, place % 2)..][..numbers] {
                    *weight = f32::from(byte() as i8) / one as f32;
                }
            }
        }
        for bias in &mut self.weights[OUTPUT_BIAS..] {
            *bias = i32::from_le_bytes([byte(), byte(), byte(), byte()]) as f32 / (ONE * ONE * OUTPUT_ONE[0]) as f32;
        }
        self
    }
}

/// Where the weights of a head begin.
const fn output(head: usize, bucket: usize, side: usize) -> usize {
    OUTPUT + ((head * BUCKETS + bucket) * 2 + side) * HIDDEN
}

/// What the hand-written terms say.
fn base(record: &Record) -> f32 {
    f32::from(record.base) / UNIT as f32
}

/// What the side to move sees, and what the other does.
fn inputs(record: &Record) -> ([[u16; 32]; 2], usize) {
    let (mut kings, mut count) = ([0; 2], 0);
    for (square, kind, other) in record.pieces() {
        if kind == 5 {
            kings[other & 1] = square;
        }
    }
    let mirror = |king: usize| if king & 4 == 0 { 7 } else { 0 };
    let turns = [mirror(kings[0]), mirror(kings[1]) ^ 56];
    let mut inputs = [[0; 32]; 2];
    for (square, kind, other) in record.pieces() {
        inputs[0][count] = input(kind, other, square ^ turns[0]) as u16;
        inputs[1][count] = input(kind, other ^ 1, square ^ turns[1]) as u16;
        count += 1;
    }
    (inputs, count)
}

/// The chance that a value stands for.
pub(super) fn chance(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridmate::engine::evaluation::lab::NetworkReader;
    use gridmate::rules::Position;

    #[test]
    fn a_file_is_read_as_it_was_written_and_a_narrower_one_leaves_the_other_numbers() {
        let bytes = include_bytes!("../../../src/engine/evaluation/network/weights.bin");
        assert_eq!(Model::drawn(5).with(bytes).to_bytes(), bytes);
        // The same without its last number a side.
        let (inputs, narrow) = ((0..INPUTS).filter(|&input| is_possible(input)).count(), HIDDEN - 1);
        let (steps, rest) = bytes.split_at(inputs);
        let (rows, rest) = rest.split_at(inputs * HIDDEN);
        let (biases, rest) = rest.split_at(2 * HIDDEN);
        let (outputs, ends) = rest.split_at(HEADS * BUCKETS * 2 * HIDDEN);
        let mut narrower = [steps, &rows[..inputs * narrow]].concat();
        narrower.extend(&biases[..2 * narrow]);
        narrower.extend(outputs.chunks(HIDDEN).flat_map(|row| &row[..narrow]));
        narrower.extend(ends);
        let (drawn, whole) = (Model::drawn(5), Model::from_bytes(bytes));
        let widened = Model::drawn(5).with(&narrower);
        for (index, &weight) in widened.weights.iter().enumerate() {
            let is_last = index < OUTPUT_BIAS && index % HIDDEN == narrow;
            assert_eq!(weight, if is_last { drawn.weights[index] } else { whole.weights[index] }, "{index}");
        }
    }

    #[test]
    fn the_model_says_what_the_engine_says() {
        let model = Model::from_bytes(include_bytes!("../../../src/engine/evaluation/network/weights.bin"));
        let mut network = NetworkReader::default();
        for seed in 0..40 {
            let mut rng = Rng::new(seed);
            let mut position = Position::initial();
            for _ in 0..150 {
                let Some(played) = rng.pick(&position.legal_moves()) else { break };
                position = position.play_unchecked(played);
                let mut record = Record::new(&position, 0, 1, true);
                record.base = (seed as i16 - 20) * 30;
                let modelled = model.value(&record) * UNIT as f32;
                let said = network.read(&position);
                let value = f32::from(record.base) * said.times + said.added;
                assert!((modelled - value).abs() < 3.0, "{modelled} {value} {position:?}");
                assert_eq!(said, NetworkReader::default().read(&position), "{position:?}");
            }
        }
    }
}
