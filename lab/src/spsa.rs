//! Better margins of the search by SPSA: in each pair of games all margins are moved a little at random, once in one
//! direction and once in the other, and then for good towards the side that has won.
//!
//! The sizes of the steps and how they shrink are those of Spall's papers, with the constants that chess engines use: a
//! margin moves by a twentieth of its range at first.

use gridmate::engine::Margins;
use gridmate::rules::Rng;

/// How the pull shrinks with the number of pairs, and how the steps do.
const ALPHA: f64 = 0.602;
const GAMMA: f64 = 0.101;
/// The pull at the end, as a part of the step squared.
const PULL: f64 = 0.002;
/// So much of the course passes before the pull shrinks.
const STABILITY: f64 = 0.1;

/// The search for better margins.
#[derive(Clone, Debug)]
pub struct Spsa {
    values: Vec<f64>,
    pairs: u64,
    done: u64,
    rng: Rng,
}

/// Two sets of margins to be played against each other.
#[derive(Clone, Debug)]
pub struct Trial {
    /// What plays.
    pub players: [Margins; 2],
    directions: Vec<f64>,
}

impl Spsa {
    /// From the margins that the engine plays with, over `pairs` pairs of games.
    #[must_use]
    pub fn new(pairs: u64, seed: u64) -> Self {
        let values = Margins::ALL.iter().map(|margin| f64::from(margin.value)).collect();
        Self { values, pairs, done: 0, rng: Rng::new(seed) }
    }

    /// The size of a step of each margin now.
    fn steps(&self) -> impl Iterator<Item = f64> + use<> {
        let shrink = (self.pairs.max(1) as f64 / (self.done + 1) as f64).powf(GAMMA);
        Margins::ALL.iter().map(move |margin| (f64::from(margin.most - margin.least) / 20.0).max(0.5) * shrink)
    }

    /// What is to be played next.
    pub fn trial(&mut self) -> Trial {
        let directions: Vec<f64> = self.values.iter().map(|_| [-1.0, 1.0][self.rng.below(2)]).collect();
        let players = [1.0, -1.0].map(|side| {
            let moved: Vec<f64> =
                self.values.iter().zip(self.steps()).zip(&directions).map(|((v, s), d)| v + side * s * d).collect();
            moved.iter().map(|&value| self.rounded(value)).collect::<Vec<_>>()
        });
        Trial { players: players.map(|values| margins(&values)), directions }
    }

    /// To a whole number near by, each the likelier the nearer.
    fn rounded(&mut self, value: f64) -> i32 {
        let chance = self.rng.below(1 << 24) as f64 / f64::from(1 << 24);
        (value + chance).floor() as i32
    }

    /// Learns how a trial has come out: what its first player won of two games, less what it lost.
    pub fn learn(&mut self, trial: &Trial, won: f64) {
        let (count, done) = (self.pairs.max(1) as f64, self.done as f64 + 1.0);
        let later = STABILITY * count;
        let pull = PULL * ((later + count) / (later + done)).powf(ALPHA) / (count / done).powf(2.0 * GAMMA);
        let steps: Vec<f64> = self.steps().collect();
        for (((value, step), direction), margin) in
            self.values.iter_mut().zip(steps).zip(&trial.directions).zip(Margins::ALL)
        {
            *value = (*value + pull * step * won * direction).clamp(f64::from(margin.least), f64::from(margin.most));
        }
        self.done += 1;
    }

    /// The margins as they are now.
    #[must_use]
    pub fn margins(&self) -> Margins {
        margins(&self.whole())
    }

    fn whole(&self) -> Vec<i32> {
        self.values.iter().map(|value| value.round() as i32).collect()
    }

    /// Those that differ from what the engine plays with, by name.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, i32)> {
        let values = Margins::ALL.iter().zip(self.whole());
        values.filter(|(margin, value)| margin.value != *value).map(|(margin, value)| (margin.name, value))
    }
}

/// Margins from their values in order, each within its bounds.
fn margins(values: &[i32]) -> Margins {
    let mut margins = Margins::TUNED;
    for (margin, value) in Margins::ALL.iter().zip(values) {
        margins.set(margin.name, (*value).clamp(margin.least, margin.most));
    }
    margins
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far a player is from where all margins are a quarter of their range above the least.
    fn distance(margins: &Margins) -> f64 {
        let text = format!("{margins:?}");
        let value = |name: &str| {
            let (_, rest) = text.split_once(&format!(" {name}: ")).unwrap();
            rest.split([',', ' ', '}']).next().unwrap().parse::<f64>().unwrap()
        };
        let part = |margin: &gridmate::engine::Margin| {
            let range = f64::from(margin.most - margin.least);
            ((value(margin.name) - f64::from(margin.least)) / range - 0.25).powi(2)
        };
        Margins::ALL.iter().map(part).sum()
    }

    #[test]
    fn margins_move_to_where_games_are_won() {
        let mut spsa = Spsa::new(40_000, 7);
        let before = distance(&spsa.margins());
        for _ in 0..40_000 {
            let trial = spsa.trial();
            let [first, second] = trial.players.each_ref().map(distance);
            spsa.learn(&trial, if first < second { 1.0 } else { -1.0 });
        }
        let after = distance(&spsa.margins());
        assert!(after < before / 2.0, "{before} {after}");
        assert!(spsa.changed().count() > 20);
    }

    #[test]
    fn nothing_is_learnt_from_draws_and_the_same_seed_asks_for_the_same_games() {
        let (mut one, mut other) = (Spsa::new(10, 3), Spsa::new(10, 3));
        for _ in 0..10 {
            let trials = [one.trial(), other.trial()];
            assert_eq!(trials[0].players, trials[1].players);
            one.learn(&trials[0], 0.0);
            other.learn(&trials[1], 0.0);
        }
        assert_eq!(one.changed().count(), 0);
    }
}
