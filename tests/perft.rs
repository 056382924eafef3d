//! Path counts that many programs agree on.

use gridmate::rules::{Position, perft, perft_full};

#[test]
fn the_start_position_counts_as_everywhere() {
    let counts = [1, 20, 400, 8_902, 197_281, 4_865_609];
    for (depth, &count) in counts.iter().enumerate() {
        assert_eq!(perft(&Position::initial(), depth as u32), count, "depth {depth}");
    }
    assert_eq!(perft_full(&Position::initial(), 4), 197_281);
}
