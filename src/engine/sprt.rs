//! When a match has said enough: the sequential probability ratio test.
//!
//! Two claims about a difference in Elo are weighed against each other after every result; once the one is nineteen
//! times as likely as the other, as far as the errors of 5 % go, the match may stop. The likelihoods are those of the
//! distributions of results that come closest to the observed one among all with the claimed mean, so that draws, and
//! pairs of games that share an opening, count for what they are.

/// Which of two claims has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hypothesis {
    /// The difference is the lower one.
    Lower,
    /// The difference is the higher one.
    Higher,
}

/// A test of two differences in Elo, each decision wrong in 5 of 100.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    lower: f64,
    higher: f64,
}

/// What a result that was never seen counts, so that none is held to be impossible.
const UNSEEN: f64 = 1e-3;
/// Halvings of an interval: as far as the numbers go.
const HALVINGS: u32 = 60;

impl Sprt {
    /// The logarithm of the odds at which the test is decided, `ln 19`.
    pub const BOUND: f64 = 2.944_438_979_166_44;

    /// A test of these two differences; none unless the first is below the second and both are less than 1000.
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
    /// use gridmate::engine::Sprt;
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
        let weigh = |result: &Observed| {
            let lower = 1.0 + lower_tilt * (result.points - lower);
            let higher = 1.0 + higher_tilt * (result.points - higher);
            result.share * (lower / higher).ln()
        };
        total * results.iter().map(weigh).sum::<f64>()
    }

    /// What a ratio decides.
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

/// A result and its share of all.
struct Observed {
    points: f64,
    share: f64,
}

/// The share of the points that a difference promises.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// How much the observed distribution has to lean to have a mean: the most likely one gives each result its share
/// divided by `1 + tilt · (points − mean)`. The sum falls with the tilt, and its root lies where no divisor is negative.
fn tilt(results: &[Observed], mean: f64) -> f64 {
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        let lean = |result: &Observed| {
            let off = result.points - mean;
            result.share * off / (1.0 + middle * off)
        };
        if results.iter().map(lean).sum::<f64>() > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}
