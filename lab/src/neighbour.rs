//! Positions that a search looks at and no game comes to.

use super::record::Record;
use gridmate::engine::evaluation::lab::is_noisy;
use gridmate::rules::Rng;
use gridmate::rules::{Move, Position};
use gridmate::tactics::see_ge;

/// How often a check is answered or what hangs is taken, at most, until a position counts as quiet.
const LONGEST: usize = 4;
/// What captures bring is compared in these steps.
const GAINS: [i32; 5] = [1, 200, 400, 600, 1000];

/// A quiet position after a random move from another: a side in check has answered at random, and what hung has been
/// taken, the most first. None if that comes to no end, or the game has ended.
#[must_use]
pub fn neighbour(record: &Record, rng: &mut Rng) -> Option<Record> {
    let mut position = record.position()?;
    let mut result = record.result;
    let mut next = rng.pick(&position.legal_moves());
    for _ in 0..=LONGEST {
        let Some(played) = next else { break };
        position = position.play_unchecked(played);
        result = 2 - result;
        next = if position.is_check() { rng.pick(&position.legal_moves()) } else { hanging(&position) };
    }
    let is_quiet = !position.is_check() && next.is_none() && !position.legal_moves().is_empty();
    is_quiet.then(|| Record::new(&position, 0, result, true))
}

/// The capture or promotion that brings the most, if any brings something.
fn hanging(position: &Position) -> Option<Move> {
    let gain = |played: Move| GAINS.into_iter().filter(|&gain| see_ge(position, played, gain)).count();
    let all = position.legal_moves();
    let gains = all.iter().copied().filter(|&played| is_noisy(position, played)).map(|played| (gain(played), played));
    gains.filter(|&(gain, _)| gain > 0).max_by_key(|&(gain, _)| gain).map(|(_, played)| played)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_hangs_in_a_neighbour_and_the_result_is_that_of_its_side_to_move() {
        let (position, _) =
            gridmate::notation::fen::parse_any("4k3/8/8/3q4/8/2N5/8/4K2R w - - 0 1").expect("a good FEN");
        let record = Record::new(&position, 0, 2, true);
        let mut rng = Rng::new(1);
        let (mut found, mut queens) = (0, 0);
        for near in (0..300).filter_map(|_| neighbour(&record, &mut rng)) {
            let position = near.position().expect("a position");
            assert!(!position.is_check() && hanging(&position).is_none(), "{position:?}");
            found += 1;
            // White, who has won, is to move where it still has the knight or rook that it began with.
            let white = near.pieces().any(|(_, kind, other)| (kind == 1 || kind == 3) && other == 0);
            let black = near.pieces().any(|(_, kind, other)| kind == 4 && other == 0);
            assert!((!white || near.result == 2) && (!black || near.result == 0), "{position:?} {}", near.result);
            queens += usize::from(near.pieces().any(|(_, kind, _)| kind == 4));
        }
        assert!(found > 100 && queens < found, "{found} {queens}");
    }
}
