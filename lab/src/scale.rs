//! The scores of another player, on the scale of the engine.

use super::record::Record;
use gridmate::engine::evaluation::lab::shape::{BUCKETS, UNIT, bucket};
use gridmate::engine::evaluation::{Evaluate, Learned};

/// By how much more than the engine's values the scores are spread, in hundredths, by the number of pieces: what is learnt
/// from scores is flatter than they are, as not all of them can be foretold, and the search's margins want the old spread.
const SPREAD: [i32; BUCKETS] = [122, 107, 103, 103, 103, 105, 103, 106];

/// Puts the scores of positions on the engine's scale.
///
/// A pawn is not worth the same to all, so only the order of the scores is taken: among the positions with about as many
/// pieces, the highest of the values that the engine sees at once goes to the position with the highest score, and so on
/// down.
pub fn on_own_scale(records: &mut [Record]) {
    let mut evaluation = Learned::default();
    let value = |record: &Record| record.position().map_or(0, |position| evaluation.evaluate(&position));
    let values: Vec<i32> = records.iter().map(value).collect();
    hand_out(records, &values);
}

/// The score between two: that of the mean of what they say of the chances.
#[must_use]
pub fn mean_of_chances(one: i16, other: i16) -> i16 {
    let unit = UNIT as f32;
    let chance = |score: i16| 1.0 / (1.0 + (-f32::from(score) / unit).exp());
    let mean = (chance(one) + chance(other)) / 2.0;
    (unit * (mean / (1.0 - mean)).ln()).round().clamp(-9000.0, 9000.0) as i16
}

/// Hands values out in the order of the scores, among positions with about as many pieces.
fn hand_out(records: &mut [Record], values: &[i32]) {
    for (number, spread) in SPREAD.into_iter().enumerate() {
        let pieces = |&index: &usize| bucket(records[index].occupied.count_ones() as usize) == number;
        let mut order: Vec<usize> = (0..records.len()).filter(pieces).collect();
        let mut sorted: Vec<i32> = order.iter().map(|&index| values[index]).collect();
        sorted.sort_unstable();
        order.sort_by_key(|&index| records[index].score);
        for (index, value) in order.into_iter().zip(sorted) {
            records[index].score = (value * spread / 100).clamp(-9000, 9000) as i16;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridmate::rules::Position;

    #[test]
    fn values_go_to_the_positions_in_the_order_of_their_scores_and_stay_among_as_many_pieces() {
        let full = |score| Record::new(&Position::initial(), score, 1, true);
        let few = |score| Record { occupied: 0xFF, ..full(score) };
        let mut records = [full(700), few(-5), full(300), few(5), full(-900)];
        hand_out(&mut records, &[100, 9999, -200, -1000, 40]);
        assert_eq!(records.map(|record| record.score), [106, -1070, 42, 9000, -212]);
    }

    #[test]
    fn the_mean_of_chances_is_nearer_to_the_smaller_score() {
        assert_eq!([mean_of_chances(0, 0), mean_of_chances(80, 80), mean_of_chances(-300, 300)], [0, 80, 0]);
        let mean = mean_of_chances(0, 1000);
        assert!(mean > 150 && mean < 500, "{mean}");
        assert_eq!(mean_of_chances(9000, 9000), 9000);
    }

    #[test]
    fn the_scores_become_what_the_engine_would_say_in_their_order() {
        let of = |text: &str, score| {
            let (position, _) = gridmate::notation::fen::parse_any(text).expect("a good FEN");
            Record::new(&position, score, 1, true)
        };
        let mut records = [
            of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", -7),
            of("4k3/8/8/8/8/8/PP2P3/4K3 w - - 0 1", 3),
            of("4k3/pp6/8/8/8/8/8/4K3 w - - 0 1", 40),
        ];
        on_own_scale(&mut records);
        let [low, middle, high] = records.map(|record| record.score);
        assert!(low < 0 && low < middle && middle < high, "{low} {middle} {high}");
    }
}
