//! How accurate moves and games are, in percent, by the formulas that Lichess publishes.

use super::chances::win_percent;

/// The fewest and the most positions over which the volatility of a game is taken.
const WINDOW: (usize, usize) = (2, 8);
/// The least and the most weight of a move.
const WEIGHT: (f64, f64) = (0.5, 12.0);

/// The accuracy of a move, by the winning chances of its side before and after it.
///
/// ```
/// use gridmate::review::move_accuracy;
/// assert_eq!(move_accuracy(0.2, 0.3), 100.0);
/// assert!((move_accuracy(0.0, -0.2) - 63.6).abs() < 0.1);
/// assert_eq!(move_accuracy(1.0, -1.0), 0.0);
/// ```
#[must_use]
pub fn move_accuracy(before: f64, after: f64) -> f64 {
    let lost = (win_percent(before) - win_percent(after)).max(0.0);
    if lost == 0.0 {
        return 100.0;
    }
    (103.1668 * (-0.04354 * lost).exp() - 3.1669).clamp(0.0, 100.0)
}

/// The weights of the moves of a game: how much the winning percentages around each differ. There is one position more
/// than there are moves.
pub(super) fn weights(percents: &[f64]) -> Vec<f64> {
    let moves = percents.len().saturating_sub(1);
    let window = (moves / 10).clamp(WINDOW.0, WINDOW.1).min(percents.len()).max(1);
    // The first moves share the first window, so that there is one for each move.
    let windows = percents.windows(window);
    let missing = moves.saturating_sub(windows.len());
    let first = percents.get(..window).into_iter().cycle().take(missing);
    first.chain(windows).take(moves).map(|window| deviation(window).clamp(WEIGHT.0, WEIGHT.1)).collect()
}

/// The standard deviation of numbers.
fn deviation(numbers: &[f64]) -> f64 {
    let count = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    (numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / count).sqrt()
}

/// The accuracy of a side: the mean of the weighted mean and the harmonic mean of its moves, each an accuracy with a
/// weight; none without moves.
pub(super) fn side_accuracy(moves: &[(f64, f64)]) -> Option<f64> {
    let count = moves.len() as f64;
    let weight: f64 = moves.iter().map(|(_, weight)| weight).sum();
    let weighted = moves.iter().map(|(accuracy, weight)| accuracy * weight).sum::<f64>() / weight;
    // An accuracy of 0 would make the mean 0.
    let harmonic = count / moves.iter().map(|(accuracy, _)| 1.0 / accuracy.max(1.0)).sum::<f64>();
    (!moves.is_empty()).then_some((weighted + harmonic) / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_weight_for_each_move_however_long_the_game() {
        for positions in [0, 1, 2, 3, 4, 20, 21, 22, 81, 90, 91, 300] {
            let percents: Vec<f64> = (0..positions).map(|index| f64::from(index % 7) * 10.0).collect();
            assert_eq!(weights(&percents).len(), percents.len().saturating_sub(1), "{positions}");
        }
    }

    #[test]
    fn quiet_moves_count_least_and_no_move_counts_more_than_the_most() {
        assert_eq!(weights(&[50.0; 5]), [0.5; 4]);
        assert_eq!(weights(&[50.0, 50.0, 100.0, 100.0]), [0.5, 12.0, 0.5]);
    }

    #[test]
    fn a_side_is_as_accurate_as_its_moves() {
        assert_eq!(side_accuracy(&[]), None);
        assert_eq!(side_accuracy(&[(100.0, 0.5), (100.0, 12.0)]), Some(100.0));
        // (100·1 + 50·3) / 4 = 62.5; 2 / (1/100 + 1/50) = 66.67.
        let mixed = side_accuracy(&[(100.0, 1.0), (50.0, 3.0)]).unwrap();
        assert!((mixed - 64.583).abs() < 1e-3, "{mixed}");
        assert!(side_accuracy(&[(100.0, 1.0), (0.0, 1.0)]).unwrap() > 20.0);
    }
}
