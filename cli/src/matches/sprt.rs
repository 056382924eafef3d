//! The sequential probability ratio test (SPRT), which ends a match early.
//!
//! Two hypotheses about a difference in Elo are compared after every result; the match may stop once one is nineteen
//! times as likely as the other, which keeps both error rates at 5 %. The likelihoods are those of the distributions
//! closest to the observed one among all with the hypothesis's mean, so that draws, and pairs of games that share an
//! opening, are counted correctly.

/// The hypothesis that a test accepts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hypothesis {
    /// The difference is the lower one.
    Lower,
    /// The difference is the higher one.
    Higher,
}

/// A test of two differences in Elo, with error rates of 5 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    lower: f64,
    higher: f64,
}

/// The count of a result that was never observed, so that no result has probability zero.
const UNSEEN: f64 = 1e-3;
/// Steps of bisection, enough for the precision of an `f64`.
const HALVINGS: u32 = 60;

impl Sprt {
    /// The log-likelihood ratio at which the test is decided, `ln 19`.
    pub const BOUND: f64 = 2.944_438_979_166_44;

    /// A test of two differences; none unless the first is below the second and both are within ±1000.
    #[must_use]
    pub fn new(lower: f64, higher: f64) -> Option<Self> {
        (lower < higher && lower.abs() < 1000.0 && higher.abs() < 1000.0).then_some(Self { lower, higher })
    }

    /// The two differences.
    #[must_use]
    pub const fn differences(&self) -> [f64; 2] {
        [self.lower, self.higher]
    }

    /// The log-likelihood ratio of the higher difference to the lower after results that are counted from the worst to
    /// the best, such as losses, draws and wins.
    ///
    /// ```
    /// use gridmate_cli::matches::Sprt;
    /// let test = Sprt::new(0.0, 10.0).unwrap();
    /// assert!(test.ratio(&[90, 100, 130]) > 0.0);
    /// assert!(test.ratio(&[100, 100, 100]) < 0.0);
    /// assert_eq!(test.ratio(&[0, 0, 0]), 0.0);
    /// ```
    #[must_use]
    pub fn ratio(&self, counts: &[u64]) -> f64 {
        let all: u64 = counts.iter().sum();
        if all == 0 || counts.len() < 2 {
            return 0.0;
        }
        let seen: Vec<f64> = counts.iter().map(|&count| (count as f64).max(UNSEEN)).collect();
        let total: f64 = seen.iter().sum();
        let step = (counts.len() - 1) as f64;
        let results: Vec<Observed> = seen
            .iter()
            .enumerate()
            .map(|(index, count)| Observed { points: index as f64 / step, share: count / total })
            .collect();
        let (lower, higher) = (expected(self.lower), expected(self.higher));
        let (lower_tilt, higher_tilt) = (tilt(&results, lower), tilt(&results, higher));
        let log_ratio = |result: &Observed| {
            let lower = 1.0 + lower_tilt * (result.points - lower);
            let higher = 1.0 + higher_tilt * (result.points - higher);
            result.share * (lower / higher).ln()
        };
        total * results.iter().map(log_ratio).sum::<f64>()
    }

    /// The hypothesis that a ratio accepts; none while it is within the bounds.
    #[must_use]
    pub fn decides(ratio: f64) -> Option<Hypothesis> {
        if ratio >= Self::BOUND {
            Some(Hypothesis::Higher)
        } else if ratio <= -Self::BOUND {
            Some(Hypothesis::Lower)
        } else {
            None
        }
    }
}

/// A result and its observed frequency.
struct Observed {
    points: f64,
    share: f64,
}

/// The expected score of a difference in Elo.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The tilt that gives the observed distribution a mean: the most likely distribution with that mean divides each share by
/// `1 + tilt · (points − mean)`. The sum falls with the tilt, and its root lies where no divisor is negative.
fn tilt(results: &[Observed], mean: f64) -> f64 {
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        let deviation = |result: &Observed| {
            let off = result.points - mean;
            result.share * off / (1.0 + middle * off)
        };
        if results.iter().map(deviation).sum::<f64>() > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
#[path = "../../../tests/pairs/mod.rs"]
mod pairs;

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test says so by panicking")]

    use super::pairs::pair;
    use super::*;
    use gridmate::rules::Rng;

    /// How often a test of 0 against 40 takes the higher difference, of 200 tests.
    fn accepted(rng: &mut Rng, better: usize, paired: bool) -> u32 {
        let test = Sprt::new(0.0, 40.0).unwrap();
        let mut higher = 0;
        for _ in 0..200 {
            let (mut trinomial, mut pentanomial) = ([0; 3], [0; 5]);
            let decision = loop {
                let halves = pair(rng, better);
                halves.iter().for_each(|&half| trinomial[half] += 1);
                pentanomial[halves[0] + halves[1]] += 1;
                let ratio = test.ratio(if paired { &pentanomial } else { &trinomial });
                if let Some(decision) = Sprt::decides(ratio) {
                    break decision;
                }
            };
            higher += u32::from(decision == Hypothesis::Higher);
        }
        higher
    }

    #[test]
    fn a_sequential_test_errs_no_more_often_than_it_says() {
        let mut rng = Rng::new(3);
        // Six games of ten go by the opening alone; the rest are drawn or won, and have to make up for the difference.
        let share = 1.0 / (1.0 + 10f64.powf(-0.1));
        let better = ((share - 0.5) / 0.2 * 1000.0).round() as usize;
        for paired in [true, false] {
            let (at_lower, at_higher) = (accepted(&mut rng, 0, paired), accepted(&mut rng, better, paired));
            assert!(at_lower <= 20 && at_higher >= 180, "paired: {paired}, {at_lower} and {at_higher} of 200");
        }
    }

    #[test]
    fn the_ratio_of_a_test_is_that_of_the_normal_distribution_where_it_must_be() {
        // Close claims and many games: N (s1 − s0) (2 m − s0 − s1) / (2 variance).
        let share = |elo: f64| 1.0 / (1.0 + 10f64.powf(-elo / 400.0));
        for (low, high, counts) in [(0.0, 5.0, [2_900, 4_000, 3_100]), (-3.0, 1.0, [3_000, 4_000, 3_000])] {
            let all: u64 = counts.iter().sum();
            let moment = |power: i32, about: f64| -> f64 {
                let part = |(index, &count): (usize, &u64)| (index as f64 / 2.0 - about).powi(power) * count as f64;
                counts.iter().enumerate().map(part).sum::<f64>() / all as f64
            };
            let mean = moment(1, 0.0);
            let (s0, s1) = (share(low), share(high));
            let normal = all as f64 * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * moment(2, mean));
            let ratio = Sprt::new(low, high).unwrap().ratio(&counts);
            assert!((ratio - normal).abs() < 0.02 * normal.abs() + 0.01, "{ratio} and {normal}");
        }
        for (low, high) in [(5.0, 0.0), (0.0, 0.0), (f64::NAN, 1.0), (0.0, f64::INFINITY)] {
            assert_eq!(Sprt::new(low, high), None);
        }
    }
}
