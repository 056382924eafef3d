//! What results say about strength.

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
        if self.games() == 0 {
            return Elo { value: None, low: None, high: None };
        }
        let games = self.games() as f64;
        let share = (self.wins as f64 + self.draws as f64 / 2.0) / games;
        // The 97.5 % quantile of the normal distribution.
        let z = 1.959_964;
        let middle = (share + z * z / (2.0 * games)) / (1.0 + z * z / games);
        let reach = z / (1.0 + z * z / games) * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
        let bound = |end: f64, sure: bool| if sure { None } else { difference(end) };
        Elo {
            value: difference(share),
            low: bound(middle - reach, share <= 0.0),
            high: bound(middle + reach, share >= 1.0),
        }
    }
}
