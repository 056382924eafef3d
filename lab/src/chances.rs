//! The steepness of the curve that turns scores into chances.

/// A score with what it stood for: the share of the point, from 0 to 1.
pub type ScoreShare = (f64, f64);

/// Between these is the steepness, for a centipawn.
const BOUNDS: (f64, f64) = (1e-5, 0.1);

/// The share of the point that a score lets expect.
#[must_use]
pub fn share(score: f64, steepness: f64) -> f64 {
    1.0 / (1.0 + (-steepness * score).exp())
}

/// The steepness with which scores foretell shares best (logistic regression without a constant): where the slope of the
/// cross entropy is zero, which has one place only.
#[must_use]
pub fn steepness(chances: &[ScoreShare]) -> f64 {
    let slope =
        |steepness| chances.iter().map(|&(score, shared)| (share(score, steepness) - shared) * score).sum::<f64>();
    let (mut low, mut high) = BOUNDS;
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if slope(middle) < 0.0 { low = middle } else { high = middle }
    }
    (low + high) / 2.0
}

/// The mean square of what the expected shares are off.
#[must_use]
pub fn mean_square(chances: &[ScoreShare], steepness: f64) -> f64 {
    let squares = chances.iter().map(|&(score, shared)| (share(score, steepness) - shared).powi(2));
    squares.sum::<f64>() / chances.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_steepness_that_made_the_shares_is_found() {
        for made in [0.001, 0.0037, 0.02] {
            let chances: Vec<ScoreShare> =
                (-50..50).map(|step| f64::from(step) * 20.0 + 10.0).map(|score| (score, share(score, made))).collect();
            let found = steepness(&chances);
            assert!((found - made).abs() < 1e-9, "{found} {made}");
            assert!(mean_square(&chances, found) < 1e-12 && mean_square(&chances, made * 1.5) > 1e-5);
        }
    }

    #[test]
    fn results_that_follow_from_the_sign_alone_are_as_steep_as_can_be_and_others_flat() {
        assert!(steepness(&[(100.0, 1.0), (-100.0, 0.0)]) > 0.09);
        assert!(steepness(&[(100.0, 0.5), (-100.0, 0.5)]) < 1e-4);
        assert_eq!(mean_square(&[], 0.1), 0.0);
    }
}
