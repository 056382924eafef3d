//! Pairs of games between players of known strength, by chance.

use gridmate::rules::Rng;

/// Whether an event with a probability in thousandths happens.
fn happens(rng: &mut Rng, thousandths: usize) -> bool {
    rng.below(1000) < thousandths
}

/// The half points of a pair of games. The opening favours white or black at random, so that the games of a pair are
/// not independent; the first player is as good as the second, or wins drawn games more often.
pub(crate) fn pair(rng: &mut Rng, better: usize) -> [usize; 2] {
    let favoured = happens(rng, 500);
    [favoured, !favoured].map(|first_is_favoured| {
        if happens(rng, 600) {
            if first_is_favoured { 2 } else { 0 }
        } else if happens(rng, better) {
            2
        } else {
            1
        }
    })
}
