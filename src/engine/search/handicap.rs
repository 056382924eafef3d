//! What a weak player does not see.
//!
//! People do not lose because they play well and then throw a queen away: they overlook replies, the more so the further
//! ahead, and they misjudge what they see. So does the search at a low level. Some moves are not there for it, and every
//! evaluation is a little wrong. Which and by how much follows from the position, the move and a seed, so that it is the
//! same whenever the position is met in a game, and another in the next.

use super::picker::is_noisy;
use super::score::Score;
use crate::rules::{Move, Position};

/// How well the search sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Handicap {
    /// How many of 1000 moves are overlooked: at the root, in the reply, and further on.
    pub blunder_rates: [u16; 3],
    /// How far evaluations are off, in centipawns.
    pub eval_noise: u16,
    /// Whether a mate in one, its own or the other's, may be overlooked.
    pub misses_mates: bool,
    /// What decides which.
    pub seed: u64,
}

/// A word that is different for each position, move and seed.
const fn mix(word: u64) -> u64 {
    let word = (word ^ word >> 31).wrapping_mul(0x7FB5_D329_728E_A185);
    let word = (word ^ word >> 27).wrapping_mul(0x81DA_DEF4_BC2D_D44D);
    word ^ word >> 33
}

/// Whether a move mates.
#[inline(never)]
fn mates(position: &Position, played: Move) -> bool {
    position.play(played).is_some_and(|after| after.is_checkmate())
}

/// Whether the side to move after a move can mate at once.
fn allows_mate(position: &Position, played: Move) -> bool {
    position.play(played).is_some_and(|after| after.legal_moves().into_iter().any(|reply| mates(&after, reply)))
}

impl Handicap {
    /// Whether nothing is overlooked.
    #[inline(always)]
    pub(super) const fn is_clear(&self) -> bool {
        self.blunder_rates[0] | self.blunder_rates[1] | self.blunder_rates[2] == 0
    }

    /// Whether a move is overlooked at a ply.
    ///
    /// Moves far across the board and backwards are overlooked more easily than short ones, and captures less than
    /// quiet moves: the eye goes to where pieces meet.
    pub(super) fn overlooks(&self, position: &Position, played: Move, ply: usize, noisy: bool) -> bool {
        let share = u32::from(self.blunder_rates[ply.min(2)]);
        if share == 0 {
            return false;
        }
        let (from, to) = (played.from(), played.to());
        let ranks = (to.index() as i32 >> 3) - (from.index() as i32 >> 3);
        let files = (to.index() as i32 & 7) - (from.index() as i32 & 7);
        let forward = if position.turn().index() == 0 { ranks } else { -ranks };
        let mut weight = 70 + 8 * ranks.abs().max(files.abs()).unsigned_abs();
        if forward < 0 {
            weight += 25;
        }
        if noisy {
            weight /= 2;
        }
        let key = position.hash() ^ self.seed ^ u64::from(played.raw()).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let lot = (mix(key) >> 40) as u32 % 100_000;
        if lot >= share * weight {
            return false;
        }
        self.misses_mates || ply != 1 || !mates(position, played)
    }

    /// The moves that come to mind, of those that may be chosen. Who does not overlook mates gives mate in one, and does
    /// not allow it as long as there is a choice.
    pub(super) fn seen(&self, position: &Position, mut moves: Vec<Move>) -> Vec<Move> {
        let mut keep = |wanted: &dyn Fn(&Move) -> bool| {
            if moves.iter().any(wanted) {
                moves.retain(wanted);
            }
        };
        if !self.is_clear() && !self.misses_mates {
            keep(&|&played| mates(position, played));
            keep(&|&played| !allows_mate(position, played));
        }
        keep(&|&played| !self.overlooks(position, played, 0, is_noisy(position, played)));
        moves
    }

    /// How far the evaluation of a position is off: mostly little, at times by twice the usual.
    #[inline]
    pub(super) fn eval_noise(&self, position: &Position) -> Score {
        if self.eval_noise == 0 {
            return 0;
        }
        let word = mix(position.hash() ^ self.seed.rotate_left(32));
        // The sum of four even numbers is nearly normal, with a deviation of 147.8 about 255 × 2.
        let sum: Score = word.to_le_bytes().into_iter().take(4).map(Score::from).sum();
        (sum - 510) * Score::from(self.eval_noise) / 148
    }
}
