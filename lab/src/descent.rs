//! Down the slope of the error: Adam, in batches, over all threads.

use super::model::{Weights, chance, learn, value};
use super::parts::in_parts;
use super::samples::{Sample, Samples};
use gridmate::engine::evaluation::lab::ROOM;
use gridmate::rules::Rng;

/// How to go down.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How many threads share the work.
    pub threads: usize,
    /// Where the order of the samples comes from.
    pub seed: u64,
    /// How far a weight goes in a step, at first, in centipawns.
    pub rate: f32,
    /// How many samples are looked at for a step.
    pub batch: usize,
    /// How much of the target is what a search said, where it is known; the rest is the result.
    pub blend: f32,
    /// How many samples the weights at the start stand for: rare terms stay close to them.
    pub prior: f32,
}

impl Default for Settings {
    fn default() -> Self {
        Self { threads: 1, seed: 1, rate: 1.0, batch: 16_384, blend: 0.9, prior: 1000.0 }
    }
}

/// Adam's habits: how long it remembers slopes and their squares.
const MEMORY: [f32; 2] = [0.9, 0.999];
/// What a sample's error bends by in a weight that counts once, about: it turns the prior from samples into a force.
const BEND: f32 = 1e-6;
/// One of this many blocks of samples is held back, to see whether what is learnt holds elsewhere.
const HELD_BACK: usize = 20;
/// Blocks are so long that a game is hardly ever in two.
const BLOCK: usize = 1000;

/// Goes down the slope of the error.
#[derive(Clone, Debug)]
pub struct Tuner<'a> {
    samples: &'a Samples,
    settings: Settings,
    /// What centipawns mean for the result.
    pub steepness: f32,
    weights: Weights,
    start: Weights,
    slopes: Weights,
    squares: Weights,
    steps: i32,
    rng: Rng,
    order: Vec<usize>,
    held_back: Vec<usize>,
}

impl<'a> Tuner<'a> {
    /// Begins at some weights, and finds the steepness with which they foretell the results best.
    #[must_use]
    pub fn new(samples: &'a Samples, weights: Weights, settings: Settings) -> Self {
        let (held_back, order) = (0..samples.len()).partition(|index| index / BLOCK % HELD_BACK == HELD_BACK - 1);
        let mut tuner = Self {
            samples,
            settings,
            steepness: 0.004,
            start: weights.clone(),
            weights,
            slopes: Weights::zero(),
            squares: Weights::zero(),
            steps: 0,
            rng: Rng::new(settings.seed),
            order,
            held_back,
        };
        tuner.fit();
        tuner
    }

    /// The weights so far.
    #[must_use]
    pub const fn weights(&self) -> &Weights {
        &self.weights
    }

    /// The best steepness for the results alone, by golden sections.
    fn fit(&mut self) {
        let golden = 0.618_034;
        let (mut low, mut high) = (0.000_5f32, 0.02f32);
        for _ in 0..24 {
            let span = golden * (high - low);
            let (left, right) = (high - span, low + span);
            if self.result_error(left) < self.result_error(right) { high = right } else { low = left }
        }
        self.steepness = (low + high) / 2.0;
    }

    fn result_error(&self, steepness: f32) -> f64 {
        self.mean(&self.order, |sample| {
            let error = chance(value(self.samples, sample, &self.weights), steepness) - sample.result;
            error * error
        })
    }

    /// The mean squared error over what is learnt from, and over what is held back.
    #[must_use]
    pub fn errors(&self) -> [f64; 2] {
        [&self.order, &self.held_back].map(|order| {
            self.mean(order, |sample| {
                let chance = chance(value(self.samples, sample, &self.weights), self.steepness);
                let error = chance - target(sample, self.settings.blend, self.steepness);
                error * error
            })
        })
    }

    fn mean(&self, order: &[usize], error: impl Fn(&Sample) -> f32 + Sync) -> f64 {
        let sum_up = |part: &[usize]| -> f64 {
            part.iter()
                .filter_map(|&index| self.samples.samples.get(index))
                .map(|sample| f64::from(error(sample)))
                .sum()
        };
        let sum: f64 = in_parts(order, self.settings.threads, |_, part| sum_up(part)).iter().sum();
        sum / order.len().max(1) as f64
    }

    /// Looks at every sample once. `pace` slows the steps down: 1 at first, towards 0 in the end.
    pub fn epoch(&mut self, pace: f32) {
        let mut order = std::mem::take(&mut self.order);
        for last in (1..order.len()).rev() {
            order.swap(last, self.rng.below(last + 1));
        }
        for batch in order.chunks(self.settings.batch.max(1)) {
            let slope = self.slope(batch);
            self.step(&slope, batch.len(), order.len(), pace);
        }
        self.order = order;
    }

    /// The sum of the slopes of a batch.
    fn slope(&self, batch: &[usize]) -> Weights {
        let mut sum = Weights::zero();
        for part in in_parts(batch, self.settings.threads, |_, part| self.slope_of(part)) {
            for (sum, part) in sum.0.iter_mut().zip(part.0) {
                *sum = [sum[0] + part[0], sum[1] + part[1]];
            }
        }
        sum
    }

    fn slope_of(&self, batch: &[usize]) -> Weights {
        let mut slope = Weights::zero();
        for sample in batch.iter().filter_map(|&index| self.samples.samples.get(index)) {
            let target = target(sample, self.settings.blend, self.steepness);
            learn(self.samples, sample, target, self.steepness, &self.weights, &mut slope);
        }
        slope
    }

    /// Adam's step.
    fn step(&mut self, slope: &Weights, batch: usize, all: usize, pace: f32) {
        self.steps += 1;
        let pull = self.settings.prior * BEND / all.max(1) as f32;
        let [fast, slow] = MEMORY;
        let (fast_gain, slow_gain) = (1.0 - fast.powi(self.steps), 1.0 - slow.powi(self.steps));
        for index in 0..ROOM {
            for half in 0..2 {
                let weight = &mut self.weights.0[index][half];
                let away = *weight - self.start.0[index][half];
                let slope = slope.0[index][half] / batch as f32 + pull * away;
                let mean = &mut self.slopes.0[index][half];
                *mean = fast * *mean + (1.0 - fast) * slope;
                let square = &mut self.squares.0[index][half];
                *square = slow * *square + (1.0 - slow) * slope * slope;
                let size = (*square / slow_gain).sqrt() + 1e-8;
                *weight -= pace * self.settings.rate * (*mean / fast_gain) / size;
            }
        }
    }
}

/// What the chance of a sample should be.
fn target(sample: &Sample, blend: f32, steepness: f32) -> f32 {
    match sample.score {
        Some(score) => (1.0 - blend) * sample.result + blend * chance(score, steepness),
        None => sample.result,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Record;
    use gridmate::board::Color;
    use gridmate::engine::evaluation::lab::{COUNT, Learnt, features, named};
    use gridmate::engine::evaluation::{Evaluate, HandWritten, Learned};
    use gridmate::rules::Position;
    use gridmate::rules::Rng;

    /// Positions of random games, without results.
    fn positions(games: u64) -> Vec<Position> {
        let mut all = Vec::new();
        for seed in 0..games {
            let mut rng = Rng::new(seed);
            let mut position = Position::initial();
            for _ in 0..120 {
                let Some(played) = rng.pick(&position.legal_moves()) else { break };
                position = position.play_unchecked(played);
                all.push(position);
            }
        }
        all
    }

    #[test]
    fn the_model_says_what_the_engine_says() {
        let mut engine = HandWritten::default();
        let weights = Weights::current();
        for position in positions(40) {
            let Some(features) = features(&position) else { continue };
            let mut samples = Samples::default();
            samples.push(&features, 0.5, None, Learnt::NOTHING);
            let modelled = value(&samples, &samples.samples[0], &weights);
            let said = engine.evaluate(&position);
            let said = if position.turn() == Color::White { said } else { -said };
            assert!((modelled - said as f32).abs() < 4.0, "{modelled} {said} {position:?}");
        }
    }

    #[test]
    fn beside_the_network_the_model_says_what_the_engine_says() {
        let mut engine = Learned::default();
        let weights = Weights::current();
        for position in positions(40) {
            let record = Record::new(&position, 12, 2, true);
            let samples = Samples::beside_network(&[record], 1);
            let (Some(sample), Some(position)) = (samples.samples.first(), record.position()) else { continue };
            let (modelled, said) = (value(&samples, sample, &weights), engine.evaluate(&position));
            assert!((modelled - said as f32).abs() < 6.0, "{modelled} {said} {position:?}");
            assert_eq!((sample.result, sample.score), (1.0, Some(12.0)));
        }
    }

    #[test]
    fn known_weights_are_found_again() {
        let truth = Weights::current();
        let mut samples = Samples::default();
        for position in positions(300) {
            let Some(features) = features(&position) else { continue };
            samples.push(&features, 0.5, None, Learnt::NOTHING);
            let last = samples.samples.len() - 1;
            let known = value(&samples, &samples.samples[last], &truth);
            samples.samples[last].result = chance(known, 0.004);
        }
        let mut start = truth.clone();
        let mut rng = Rng::new(3);
        for weight in start.0.iter_mut().take(COUNT) {
            *weight = weight.map(|weight| weight * (0.6 + 0.8 * (rng.below(1000) as f32 / 1000.0)));
        }
        let settings = Settings { rate: 4.0, batch: 2048, prior: 0.0, threads: 2, ..Settings::default() };
        let mut tuner = Tuner::new(&samples, start.clone(), settings);
        tuner.steepness = 0.004;
        let [before, _] = tuner.errors();
        for epoch in 0..25 {
            tuner.epoch(1.0 - epoch as f32 / 26.0);
        }
        let [after, held_back] = tuner.errors();
        assert!(after < before / 50.0 && held_back < before / 20.0, "{before} {after} {held_back}");
        let (_, material, _) = named().find(|&(name, ..)| name == "MATERIAL").unwrap();
        for index in material.skip(1) {
            let (found, known, begun) = (tuner.weights().0[index][0], truth.0[index][0], start.0[index][0]);
            // Squares and mobility, which every piece has, may take a part of it.
            assert!((found - known).abs() < 0.2 * known, "{index}: {found} for {known}, from {begun}");
        }
    }
}
