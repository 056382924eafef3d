//! The value of a sample, with weights that are no whole numbers, and its slope.

use super::samples::{Sample, Samples, WeightCount};
use gridmate::engine::evaluation::lab::{DANGER_LIMIT, DANGER_UNIT, FULL_PHASE, FULL_SCALE, Learnt, ROOM, weights};

/// A pair for each weight: for the middlegame and for the endgame.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights(pub(super) Vec<[f32; 2]>);

impl Weights {
    /// Those that the engine plays with.
    #[must_use]
    pub fn current() -> Self {
        Self(weights().map(|pair| pair.map(|value| value as f32)).collect())
    }

    /// All of them zero: a slope to be summed up.
    pub(super) fn zero() -> Self {
        Self(vec![[0.0; 2]; ROOM])
    }

    fn sum(&self, counts: &[WeightCount]) -> [f32; 2] {
        let mut sum = [0.0; 2];
        for count in counts {
            let weight = self.0[usize::from(count.weight) & (ROOM - 1)];
            let times = f32::from(count.times);
            sum[0] += weight[0] * times;
            sum[1] += weight[1] * times;
        }
        sum
    }

    fn add(&mut self, counts: &[WeightCount], slope: [f32; 2]) {
        for count in counts {
            let weight = &mut self.0[usize::from(count.weight) & (ROOM - 1)];
            let times = f32::from(count.times);
            weight[0] += slope[0] * times;
            weight[1] += slope[1] * times;
        }
    }
}

/// A value, and by how much it grows with each of the sums that it is made of.
struct Valued {
    value: f32,
    /// By white's good less black's, white's danger, black's, the complexity; for middlegame and endgame.
    slopes: [[f32; 2]; 4],
}

/// What a danger costs, and the slope of that.
fn cost([middlegame, endgame]: [f32; 2]) -> ([f32; 2], [f32; 2]) {
    let limit = DANGER_LIMIT as f32;
    let inside = |danger: f32| if danger > 0.0 && danger < limit { 1.0 } else { 0.0 };
    let capped = middlegame.clamp(0.0, limit);
    let unit = DANGER_UNIT as f32;
    let cost = [capped * capped / unit, endgame.clamp(0.0, limit)];
    (cost, [inside(middlegame) * 2.0 * capped / unit, inside(endgame)])
}

fn valued(samples: &Samples, sample: &Sample, weights: &Weights) -> Valued {
    let sums = samples.lists(sample).map(|counts| weights.sum(counts));
    let (white, white_slope) = cost(sums[1]);
    let (black, black_slope) = cost(sums[2]);
    let middlegame = sums[0][0] - white[0] + black[0];
    let endgame = sums[0][1] - white[1] + black[1];
    let complexity = sums[3][1];
    let (sign, size) = (endgame.signum(), endgame.abs());
    let is_lost = complexity < -size;
    let endgame = if is_lost { 0.0 } else { endgame + sign * complexity };
    let scale = sample.scales[usize::from(endgame < 0.0)] / FULL_SCALE as f32;
    let early = sample.phase / FULL_PHASE as f32;
    let late = (1.0 - early) * scale;
    let slope = if is_lost { 0.0 } else { late };
    let Learnt { added, times } = sample.learnt;
    Valued {
        value: (middlegame * early + endgame * late) * times + added,
        slopes: [
            [early, slope],
            [-early * white_slope[0], -slope * white_slope[1]],
            [early * black_slope[0], slope * black_slope[1]],
            [0.0, slope * sign],
        ]
        .map(|slopes| slopes.map(|slope| slope * times)),
    }
}

/// The value of a sample for white.
pub(super) fn value(samples: &Samples, sample: &Sample, weights: &Weights) -> f32 {
    valued(samples, sample, weights).value
}

/// The chance that a value stands for.
pub(super) fn chance(value: f32, steepness: f32) -> f32 {
    1.0 / (1.0 + (-steepness * value).exp())
}

/// The squared error of a sample; its slope is added up.
pub(super) fn learn(
    samples: &Samples,
    sample: &Sample,
    target: f32,
    steepness: f32,
    weights: &Weights,
    slope: &mut Weights,
) -> f32 {
    let Valued { value, slopes } = valued(samples, sample, weights);
    let chance = chance(value, steepness);
    let error = chance - target;
    let factor = 2.0 * error * chance * (1.0 - chance) * steepness;
    for (counts, [middlegame, endgame]) in samples.lists(sample).into_iter().zip(slopes) {
        slope.add(counts, [middlegame * factor, endgame * factor]);
    }
    error * error
}
