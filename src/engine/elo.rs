//! Elo differences from results of games.

use std::fmt;

/// Games won, drawn and lost by a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
}

/// A difference in Elo with its 95 % interval; none where a bound is infinite.
///
/// As text:
///
/// ```
/// use gridmate::engine::Tally;
/// let of = |wins, losses| Tally { wins, draws: 0, losses }.elo().to_string();
/// assert_eq!(of(64, 36), "Elo +100 (95 %: +30 to +170)");
/// assert_eq!(of(10, 0), "Elo at least +166 (95 %)");
/// assert_eq!(of(0, 10), "Elo at most −166 (95 %)");
/// assert_eq!(of(0, 0), "Elo: too few games to tell");
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The most likely difference.
    pub value: Option<f64>,
    /// The lower end of the interval.
    pub low: Option<f64>,
    /// The upper end of the interval.
    pub high: Option<f64>,
}

/// The Elo difference of a score; none if it is 0 or 1.
fn difference(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| -400.0 * (1.0 / share - 1.0).log10())
}

impl Tally {
    /// The number of games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The Elo difference of the results. The interval is Wilson's with a draw as half a win and half a loss, so that it is too
    /// wide where there are many draws.
    ///
    /// ```
    /// use gridmate::engine::Tally;
    /// let elo = Tally { wins: 10, draws: 0, losses: 0 }.elo();
    /// assert_eq!((elo.value, elo.high), (None, None));
    /// assert!(elo.low.unwrap() > 150.0);
    /// ```
    #[must_use]
    pub fn elo(&self) -> Elo {
        Elo::of(self.share(), self.games() as f64)
    }

    /// The Elo difference of games played in pairs with changed sides: the interval does not contain the variance that the
    /// games of a pair share, such as that of their opening.
    ///
    /// ```
    /// use gridmate::engine::{Pentanomial, Tally};
    /// // White wins every game, whichever player has it.
    /// let tally = Tally { wins: 50, draws: 0, losses: 50 };
    /// let pairs = Pentanomial([0, 0, 50, 0, 0]);
    /// assert!(tally.elo_of_pairs(&pairs).high.unwrap() < tally.elo().high.unwrap() / 3.0);
    /// ```
    #[must_use]
    pub fn elo_of_pairs(&self, pairs: &Pentanomial) -> Elo {
        Elo::of(self.share(), self.games() as f64 / 2.0 / pairs.relative_variance())
    }

    fn share(&self) -> f64 {
        (self.wins as f64 + self.draws as f64 / 2.0) / self.games() as f64
    }
}

impl Elo {
    /// The Elo difference of a score in `games` games without draws.
    fn of(share: f64, games: f64) -> Self {
        if games <= 0.0 || share.is_nan() {
            return Self { value: None, low: None, high: None };
        }
        // The 97.5 % quantile of the normal distribution.
        let z = 1.959_964;
        let middle = (share + z * z / (2.0 * games)) / (1.0 + z * z / games);
        let reach = z / (1.0 + z * z / games) * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
        let bound = |end: f64, sure: bool| if sure { None } else { difference(end) };
        Self {
            value: difference(share),
            low: bound(middle - reach, share <= 0.0),
            high: bound(middle + reach, share >= 1.0),
        }
    }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.value, self.low, self.high) {
            (Some(value), Some(low), Some(high)) => {
                write!(f, "Elo {} (95 %: {} to {})", signed(value), signed(low), signed(high))
            }
            (None, Some(low), None) => write!(f, "Elo at least {} (95 %)", signed(low)),
            (None, None, Some(high)) => write!(f, "Elo at most {} (95 %)", signed(high)),
            _ => f.write_str("Elo: too few games to tell"),
        }
    }
}

/// A rounded number with its sign; 0 has none.
fn signed(number: f64) -> String {
    match number.round() as i64 {
        0 => "0".to_owned(),
        whole if whole > 0 => format!("+{whole}"),
        whole => format!("−{}", -whole),
    }
}

/// Pairs of games with changed sides, by the points that a player made in both: 0, ½, 1, 1½ or 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pentanomial(pub [u64; 5]);

impl Pentanomial {
    /// The variance of a pair's result divided by the largest that its mean allows. It is one half for independent games
    /// without draws; one pair of that kind is added as a prior for few pairs.
    fn relative_variance(&self) -> f64 {
        let all: u64 = self.0.iter().sum();
        let sum = |of: &dyn Fn(f64) -> f64| -> f64 {
            self.0.iter().enumerate().map(|(index, &count)| count as f64 * of(index as f64 / 4.0)).sum()
        };
        let pairs = all as f64;
        let mean = sum(&|points| points) / pairs;
        let largest = mean * (1.0 - mean);
        if all == 0 || largest <= 0.0 {
            return 0.5;
        }
        (sum(&|points| (points - mean) * (points - mean)) / largest + 0.5) / (pairs + 1.0)
    }
}
