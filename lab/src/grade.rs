//! How hard puzzles are: by which levels solve them.
//!
//! Each level tries each puzzle some times, with another seed each time; a try that finds all moves has solved it. The grade is the
//! Elo at which a player solves it in every other try, by maximum likelihood: a player that is 400 stronger solves it ten times
//! as often as not.

use gridmate::engine::{Level, Limits, NoControl, Player, Strong};
use gridmate::game::Game;
use gridmate::lesson::{GradedPuzzle, Puzzle};
use gridmate::rules::{Rng, Variant};

/// The number of levels.
const LEVELS: usize = Level::ALL.len();
/// How often each level tries. The stronger ones differ less from try to try, the last two not at all.
const TRIES: [u8; LEVELS] = [8, 8, 8, 8, 8, 4, 4, 2, 1, 1];
/// The nodes of the level that only time limits.
pub const MOST_NODES: u64 = 60_000;
/// Where a grade lies between: a player so much weaker than all levels would fail, one so much stronger would not.
const BEYOND: f64 = 400.0;
/// Natural logarithms of odds for an Elo.
const PER_ELO: f64 = std::f64::consts::LN_10 / 400.0;
/// The standard deviations of half a 95 % interval.
const DEVIATIONS: f64 = 1.96;

/// A puzzle with its themes and its grade; the seed is that of the tries.
#[must_use]
pub fn graded(puzzle: Puzzle, seed: u64) -> GradedPuzzle {
    let mut solved = [0; LEVELS];
    for ((level, tries), solved) in Level::ALL.into_iter().zip(TRIES).zip(&mut solved) {
        *solved = (0..tries).map(|number| u8::from(solves(level, seed_of(seed, number), &puzzle))).sum();
    }
    let (elo, error) = grade(&solved);
    GradedPuzzle { themes: puzzle.themes(), puzzle, elo, error, solved }
}

/// The same with the grade that its tries come to.
#[must_use]
pub fn graded_again(known: GradedPuzzle) -> GradedPuzzle {
    let (elo, error) = grade(&known.solved);
    GradedPuzzle { themes: known.puzzle.themes(), elo, error, ..known }
}

fn seed_of(seed: u64, number: u8) -> u64 {
    Rng::new(seed ^ u64::from(number).wrapping_mul(0xD1B5_4A32_D192_ED03)).word()
}

/// Whether a level finds all moves.
pub(crate) fn solves(level: Level, seed: u64, puzzle: &Puzzle) -> bool {
    let mut player = Strong::at(level, seed);
    let limits = Limits { nodes: Some(MOST_NODES), ..Limits::default() };
    puzzle.steps().into_iter().all(|(position, played)| {
        player.choose(&Game::new(position, Variant::Standard), &limits, &NoControl) == Some(played)
    })
}

/// The Elo of a puzzle by the tries of each level that solved it, and half the width of its 95 % interval.
#[must_use]
pub fn grade(solved: &[u8; LEVELS]) -> (i32, i32) {
    let levels = Level::ALL.into_iter().zip(TRIES).zip(solved);
    let mut tries: Vec<(f64, f64, f64)> = levels
        .map(|((level, tries), &solved)| (f64::from(level.elo()), f64::from(tries), f64::from(solved.min(tries))))
        .collect();
    let [weakest, strongest] = [Level::ALL[0], Level::ALL[LEVELS - 1]].map(|level| f64::from(level.elo()));
    let [low, high] = [weakest - BEYOND, strongest + BEYOND];
    tries.extend([(low, 1.0, 0.0), (high, 1.0, 1.0)]);
    let chance = |player: f64, elo: f64| 1.0 / (1.0 + ((elo - player) * PER_ELO).exp());
    // The number of solved tries that a grade lets expect falls as it rises.
    let expected = |elo: f64| tries.iter().map(|&(player, count, _)| count * chance(player, elo)).sum::<f64>();
    let seen: f64 = tries.iter().map(|&(_, _, solved)| solved).sum();
    let (mut least, mut most) = (low - BEYOND, high + BEYOND);
    for _ in 0..50 {
        let middle = f64::midpoint(least, most);
        if expected(middle) > seen { least = middle } else { most = middle }
    }
    let information: f64 = tries
        .iter()
        .map(|&(player, count, _)| {
            let chance = chance(player, least);
            count * chance * (1.0 - chance) * PER_ELO * PER_ELO
        })
        .sum();
    (least.round() as i32, (DEVIATIONS / information.sqrt()).round() as i32)
}

/// The share of tries in which each level has solved puzzles, and its correlation with the level.
#[must_use]
pub fn solved_shares(puzzles: &[GradedPuzzle]) -> ([f64; LEVELS], f64) {
    let mut shares = [0.0; LEVELS];
    for (index, share) in shares.iter_mut().enumerate() {
        let solved: u32 = puzzles.iter().map(|puzzle| u32::from(puzzle.solved[index])).sum();
        *share = f64::from(solved) / (puzzles.len().max(1) as f64 * f64::from(TRIES[index]));
    }
    let levels = Level::ALL.map(|level| f64::from(level.number()));
    (shares, correlation(&levels, &shares))
}

/// The correlation of two rows of numbers; 0 where one of them does not change.
fn correlation(one: &[f64], other: &[f64]) -> f64 {
    let mean = |row: &[f64]| row.iter().sum::<f64>() / row.len().max(1) as f64;
    let (first, second) = (mean(one), mean(other));
    let moment =
        |of: &dyn Fn(f64, f64) -> f64| one.iter().zip(other).map(|(&a, &b)| of(a - first, b - second)).sum::<f64>();
    let spread = (moment(&|a, _| a * a) * moment(&|_, b| b * b)).sqrt();
    if spread > 0.0 { moment(&|a, b| a * b) / spread } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grade_rises_with_the_level_that_is_needed() {
        let grades: Vec<(i32, i32)> = (0..=LEVELS)
            .map(|first| {
                let mut solved = TRIES;
                solved[..first].fill(0);
                grade(&solved)
            })
            .collect();
        assert!(grades.windows(2).all(|pair| pair[0].0 < pair[1].0), "{grades:?}");
        // All levels from the fifth on solve it, which has 1500.
        let (elo, error) = grades[4];
        assert!((1200..1500).contains(&elo) && (50..200).contains(&error), "{elo} ± {error}");
        assert!(grades[0].0 > -100 && grades[LEVELS].0 < 3_000, "{grades:?}");
    }

    #[test]
    fn a_grade_is_where_half_of_the_tries_solve() {
        // By the model, half of the tries of level 5.
        let solved = Level::ALL.map(|level| {
            let chance = 1.0 / (1.0 + 10f64.powf(f64::from(1500 - level.elo()) / 400.0));
            (chance * f64::from(TRIES[level.number() as usize - 1])).round() as u8
        });
        let (elo, error) = grade(&solved);
        assert!((elo - 1500).abs() < 60 && error < 200, "{elo} ± {error}");
    }

    #[test]
    fn levels_that_mate_in_one_are_graded_alike_with_one_seed() {
        let mate: Puzzle = "6k1/5ppp/8/8/8/8/8/R3K3 w - -\ta1a8".parse().unwrap();
        let found = graded(mate.clone(), 1);
        assert_eq!(found, graded(mate, 1));
        assert_eq!(found.solved[2..], TRIES[2..]);
        assert_eq!(graded_again(found.clone()), found);
        let (shares, correlation) = solved_shares(&[found]);
        assert!(shares[0] < 1.0 && shares[9] > 0.99 && correlation > 0.0, "{shares:?} {correlation}");
    }
}
