//! How long something takes: the median of some rounds.

use std::time::{Duration, Instant};

/// So many rounds are timed.
pub(crate) const ROUNDS: usize = 41;

/// The median time of some work.
pub(crate) fn median(mut work: impl FnMut()) -> Duration {
    median_of(|| {
        let start = Instant::now();
        work();
        start.elapsed()
    })
}

/// The median of the times that a round gives of itself, where not all of it counts.
pub(crate) fn median_of(round: impl FnMut() -> Duration) -> Duration {
    let mut times: Vec<Duration> = std::iter::repeat_with(round).take(ROUNDS).collect();
    times.sort_unstable();
    times[ROUNDS / 2]
}
