//! What results say about strength.

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

/// A difference in strength with its 95 % interval; none where a bound is infinite.
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
    /// The difference that makes the result most likely.
    pub value: Option<f64>,
    /// The lower end of the interval.
    pub low: Option<f64>,
    /// The upper end of the interval.
    pub high: Option<f64>,
}

/// The difference that a share of the points stands for; none if it is all or nothing.
fn difference(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| -400.0 * (1.0 / share - 1.0).log10())
}

impl Tally {
    /// How many games there were.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The difference in strength that the result stands for. The interval is Wilson's, which takes a draw for half a
    /// win and half a loss, so that it is rather too wide where there are many.
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

    /// The same from games that were played in pairs with changed sides: what both have in common, the opening above
    /// all, then says nothing about the players, and the interval is as narrow as the pairs agree.
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
        Elo::of(self.share(), self.games() as f64 / 2.0 / pairs.spread())
    }

    fn share(&self) -> f64 {
        (self.wins as f64 + self.draws as f64 / 2.0) / self.games() as f64
    }
}

impl Elo {
    /// What a share of the points in `games` games that were won or lost stands for.
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

/// A whole number with its sign; none has zero.
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
    /// The variance of a pair's result, as a part of the largest that its mean allows. Games that know nothing of each
    /// other and are never drawn have a half; one pair of that kind is added, for few pairs prove little.
    fn spread(&self) -> f64 {
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
