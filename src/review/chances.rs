//! Scores as chances to win.
//!
//! A logistic curve turns a score into a winning chance. Its steepness is fitted to results of games of the engine
//! (`gridmate-lab chances`; docs/review.md).

use crate::engine::{Score, mate_in};

/// The steepness of the curve, for a centipawn.
pub const STEEPNESS: f64 = 0.005_5;

/// The winning chance of a side with this score, from −1 (lost) over 0 (equal) to 1 (won); a mate is ±1.
///
/// ```
/// use gridmate::review::win_chance;
/// assert_eq!([0, 31_990, -31_990].map(win_chance), [0.0, 1.0, -1.0]);
/// assert!(win_chance(100) > 0.1 && win_chance(100) < 0.3);
/// assert!((win_chance(250) + win_chance(-250)).abs() < 1e-12);
/// ```
#[must_use]
pub fn win_chance(score: Score) -> f64 {
    if mate_in(score).is_some() {
        return f64::from(score.signum());
    }
    2.0 / (1.0 + (-STEEPNESS * f64::from(score)).exp()) - 1.0
}

/// The share of the point that a winning chance stands for, in percent.
///
/// ```
/// use gridmate::review::win_percent;
/// assert_eq!([-1.0, 0.0, 0.5].map(win_percent), [0.0, 50.0, 75.0]);
/// ```
#[must_use]
pub const fn win_percent(chance: f64) -> f64 {
    50.0 + 50.0 * chance
}
