//! Down the slope of the error: Adam, in batches, over all threads.

use super::model::{COUNT, Model, chance};
use crate::Record;
use crate::parts::in_parts;
use gridmate::engine::evaluation::lab::shape::UNIT;
use gridmate::rules::Rng;

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Course {
    /// How many threads share the work. Another number adds up in another order.
    pub threads: usize,
    /// Where the order of the positions comes from.
    pub seed: u64,
    /// How far a weight goes in a step, at first.
    pub rate: f32,
    /// How many positions are looked at for a step.
    pub batch: usize,
    /// How much of the target is what a search said; the rest is the result.
    pub blend: f32,
    /// How strongly weights are drawn to zero.
    pub decay: f32,
}

impl Default for Course {
    fn default() -> Self {
        Self { threads: 1, seed: 1, rate: 0.001, batch: 16_384, blend: 0.8, decay: 0.3 }
    }
}

/// Adam's habits: how long it remembers slopes and their squares.
const MEMORY: [f32; 2] = [0.9, 0.999];
/// One of this many blocks of positions is held back, to see whether what is learnt holds elsewhere.
const HELD_BACK: usize = 40;
/// Blocks are so long that a game is hardly ever in two.
const BLOCK: usize = 2000;

/// Learns the weights of the network.
#[derive(Clone, Debug)]
pub struct Learner<'a> {
    records: &'a [Record],
    course: Course,
    model: Model,
    means: Vec<f32>,
    squares: Vec<f32>,
    slopes: Vec<Model>,
    steps: i32,
    rng: Rng,
    order: Vec<u32>,
    held_back: Vec<u32>,
}

impl<'a> Learner<'a> {
    /// Begins with a model.
    #[must_use]
    pub fn new(records: &'a [Record], course: Course, mut model: Model) -> Self {
        model.choose_steps(records);
        let (held_back, order) =
            (0..records.len() as u32).partition(|index| *index as usize / BLOCK % HELD_BACK == HELD_BACK - 1);
        Self {
            records,
            course,
            model,
            means: vec![0.0; COUNT],
            squares: vec![0.0; COUNT],
            slopes: vec![Model::zero(); course.threads.max(1)],
            steps: 0,
            rng: Rng::new(course.seed),
            order,
            held_back,
        }
    }

    /// The weights so far, rounded as the engine has them.
    #[must_use]
    pub fn model(&self) -> Model {
        self.model.rounded()
    }

    /// Looks at every position once, with weights as they are or as they will be rounded; says the mean squared error.
    /// The pace of each step, 1 to 0, is asked for with the part of the epoch that is done.
    pub fn epoch(&mut self, rounds: bool, pace: impl Fn(f32) -> f32) -> f64 {
        let mut order = std::mem::take(&mut self.order);
        for last in (1..order.len()).rev() {
            order.swap(last, self.rng.below(last + 1));
        }
        let (mut sum, all) = (0.0, order.len().max(1));
        for (number, batch) in order.chunks(self.course.batch.max(1)).enumerate() {
            let rounded = rounds.then(|| self.model.rounded());
            sum += self.slope(batch, rounded.as_ref());
            self.step(batch.len(), pace((number * self.course.batch) as f32 / all as f32));
        }
        self.order = order;
        sum / all as f64
    }

    /// Sums up the slope of a batch.
    fn slope(&mut self, batch: &[u32], rounded: Option<&Model>) -> f64 {
        let (records, course) = (self.records, self.course);
        let model = rounded.unwrap_or(&self.model);
        let part = batch.len().div_ceil(self.slopes.len()).max(1);
        let sum = std::thread::scope(|scope| {
            let parts = batch.chunks(part).zip(&mut self.slopes);
            let running: Vec<_> = parts
                .map(|(part, slope)| {
                    scope.spawn(move || {
                        slope.weights.fill(0.0);
                        let seen = part.iter().filter_map(|&index| records.get(index as usize));
                        seen.map(|record| f64::from(model.learn(record, target(record, course.blend), slope)))
                            .sum::<f64>()
                    })
                })
                .collect();
            running.into_iter().filter_map(|part| part.join().ok()).sum::<f64>()
        });
        if let Some((first, others)) = self.slopes.split_first_mut() {
            for other in others {
                for (sum, slope) in first.weights.iter_mut().zip(&mut other.weights) {
                    *sum += *slope;
                    *slope = 0.0;
                }
            }
        }
        sum
    }

    /// Adam's step.
    fn step(&mut self, batch: usize, pace: f32) {
        self.steps += 1;
        let [fast, slow] = MEMORY;
        let (fast_gain, slow_gain) = (1.0 - fast.powi(self.steps), 1.0 - slow.powi(self.steps));
        let (rate, decay) = (self.course.rate * pace / fast_gain, self.course.rate * pace * self.course.decay);
        let (shrink, gain) = (1.0 / batch.max(1) as f32, 1.0 / slow_gain);
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, slope), (mean, square)) in self.model.weights.iter_mut().zip(&self.slopes[0].weights).zip(moments)
        {
            let slope = slope * shrink;
            *mean = fast * *mean + (1.0 - fast) * slope;
            *square = slow * *square + (1.0 - slow) * slope * slope;
            *weight -= rate * *mean / ((*square * gain).sqrt() + 1e-8) + decay * *weight;
        }
        self.model.bound();
    }

    /// The mean squared error over what is held back, with the weights rounded.
    #[must_use]
    pub fn error(&self) -> f64 {
        let model = self.model();
        let sum_up = |part: &[u32]| -> f64 {
            let seen = part.iter().filter_map(|&index| self.records.get(index as usize));
            seen.map(|record| f64::from(chance(model.value(record)) - target(record, self.course.blend)).powi(2)).sum()
        };
        let sum: f64 = in_parts(&self.held_back, self.course.threads, |_, part| sum_up(part)).iter().sum();
        sum / self.held_back.len().max(1) as f64
    }
}

/// What the chance of a position should be.
fn target(record: &Record, blend: f32) -> f32 {
    let score = chance(f32::from(record.score) / UNIT as f32);
    blend * score + (1.0 - blend) * f32::from(record.result) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridmate::rules::Position;

    /// Positions of random games, in which a knight is worth two pawns and nothing else anything.
    fn records() -> Vec<Record> {
        let mut all = Vec::new();
        for seed in 0..200 {
            let mut rng = Rng::new(seed);
            let mut position = Position::initial();
            for _ in 0..150 {
                let Some(played) = rng.pick(&position.legal_moves()) else { break };
                position = position.play_unchecked(played);
                let mut record = Record::new(&position, 0, 1, true);
                let knights = |side| record.pieces().filter(|&(_, kind, other)| kind == 1 && other == side).count();
                record.score = 200 * (knights(0) as i16 - knights(1) as i16);
                all.push(record);
            }
        }
        all
    }

    #[test]
    fn what_pieces_are_worth_is_learnt_and_the_same_twice() {
        let records = records();
        let course = Course { threads: 2, rate: 0.01, batch: 1024, blend: 1.0, decay: 0.0, ..Course::default() };
        let learnt = || {
            let mut learner = Learner::new(&records, course, Model::drawn(1));
            let errors = [false, false, true, true].map(|rounds| learner.epoch(rounds, |_| 0.5));
            assert!(errors[3] < errors[0] / 4.0, "{errors:?}");
            learner.model().to_bytes()
        };
        assert_eq!(learnt(), learnt());
    }
}
