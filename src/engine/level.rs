//! Ten levels for people, from a beginner to the full strength of the engine, and the handicap that weakens the search.
//!
//! People overlook replies, the more so the further ahead, and misjudge positions. So does the search at a low level: some
//! moves are missing from it, and every evaluation is a little wrong. Which and by how much follows from the position, the
//! move and a seed, so that it is the same whenever the position recurs in a game, and different in the next game.

use super::Limits;
use super::search::{Score, is_noisy};
use crate::rules::{Move, Position};

/// A level, 1 to 10.
///
/// ```
/// use gridmate::engine::Level;
/// assert!(Level::new(0).is_none() && Level::new(11).is_none());
/// assert!(Level::ALL.windows(2).all(|pair| pair[0].elo() < pair[1].elo()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// The limits and the measured strength of a level.
struct LevelLimits {
    /// The limit of nodes; none if only time limits it.
    nodes: Option<u64>,
    /// The limit of depth.
    depth: Option<u32>,
    blunder_rates: [u16; 3],
    eval_noise: u16,
    elo: i32,
    /// Half the width of the 95 % interval of the rating.
    error: i32,
}

const fn strength(
    nodes: u64,
    depth: u32,
    blunder_rates: [u16; 3],
    eval_noise: u16,
    elo: i32,
    error: i32,
) -> LevelLimits {
    LevelLimits { nodes: Some(nodes), depth: Some(depth), blunder_rates, eval_noise, elo, error }
}

/// The limits of each level, and its Elo as measured in matches (docs/engine.md).
const STRENGTHS: [LevelLimits; 10] = [
    strength(200, 1, [390, 640, 865], 140, 430, 90),
    strength(400, 2, [150, 335, 535], 92, 690, 80),
    strength(900, 3, [100, 260, 460], 85, 930, 70),
    strength(1_800, 4, [50, 150, 300], 65, 1200, 60),
    strength(3_000, 5, [20, 80, 190], 45, 1500, 60),
    strength(4_000, 6, [10, 50, 120], 35, 1660, 50),
    strength(7_000, 7, [0, 15, 45], 16, 1890, 70),
    strength(10_000, 9, [0, 3, 16], 10, 2120, 70),
    strength(35_000, 20, [0, 0, 0], 0, 2370, 80),
    LevelLimits { nodes: None, depth: None, blunder_rates: [0, 0, 0], eval_noise: 0, elo: 2550, error: 80 },
];

impl Level {
    /// All levels.
    pub const ALL: [Self; 10] =
        [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8), Self(9), Self(10)];

    /// The level of a number.
    #[must_use]
    pub fn new(number: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|level| u32::from(level.0) == number)
    }

    /// The level whose strength is nearest to a rating.
    #[must_use]
    pub fn nearest(elo: i32) -> Self {
        Self::ALL.into_iter().min_by_key(|level| (level.elo() - elo).abs()).unwrap_or(Self(10))
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0 as u32
    }

    const fn strength(self) -> &'static LevelLimits {
        &STRENGTHS[(self.0 - 1) as usize % STRENGTHS.len()]
    }

    /// Its Elo.
    #[must_use]
    pub const fn elo(self) -> i32 {
        self.strength().elo
    }

    /// Half the width of the 95 % interval of its Elo, on the scale of Stockfish's ratings.
    #[must_use]
    pub fn error(self) -> i32 {
        self.strength().error
    }

    /// Its limit of nodes.
    #[must_use]
    pub fn nodes(self) -> Option<u64> {
        self.strength().nodes
    }

    /// Its limit of depth, in plies.
    #[must_use]
    pub fn depth(self) -> Option<u32> {
        self.strength().depth
    }

    /// Limits, tightened to those of the level.
    #[must_use]
    pub fn within(self, limits: Limits) -> Limits {
        fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
            one.into_iter().chain(other).min()
        }
        Limits { nodes: least(self.nodes(), limits.nodes), depth: least(self.depth(), limits.depth), ..limits }
    }

    /// Its handicap. Only the first two levels may overlook a mate in one.
    #[must_use]
    pub fn handicap(self, seed: u64) -> Handicap {
        let LevelLimits { blunder_rates, eval_noise, .. } = *self.strength();
        Handicap { blunder_rates, eval_noise, misses_mates: self.0 < 3, seed }
    }
}

/// The weaknesses of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Handicap {
    /// How many of 1000 moves are overlooked: at the root, at the reply, and deeper.
    pub blunder_rates: [u16; 3],
    /// The standard deviation of the noise of evaluations, in centipawns.
    pub eval_noise: u16,
    /// Whether a mate in one, of either side, may be overlooked.
    pub misses_mates: bool,
    /// The seed of both.
    pub seed: u64,
}

/// A hash of a word.
const fn mix(word: u64) -> u64 {
    let word = (word ^ word >> 31).wrapping_mul(0x7FB5_D329_728E_A185);
    let word = (word ^ word >> 27).wrapping_mul(0x81DA_DEF4_BC2D_D44D);
    word ^ word >> 33
}

/// Whether a move gives checkmate.
#[inline(never)]
fn mates(position: &Position, played: Move) -> bool {
    position.play(played).is_some_and(|after| after.is_checkmate())
}

/// Whether a move allows a mate in one.
fn allows_mate(position: &Position, played: Move) -> bool {
    position.play(played).is_some_and(|after| after.legal_moves().into_iter().any(|reply| mates(&after, reply)))
}

impl Handicap {
    /// Whether no move is overlooked.
    #[inline(always)]
    pub(super) const fn is_clear(&self) -> bool {
        self.blunder_rates[0] | self.blunder_rates[1] | self.blunder_rates[2] == 0
    }

    /// Whether a move is overlooked at a ply.
    ///
    /// Long and backward moves are overlooked more often than short ones, and captures less often than quiet moves.
    pub(super) fn overlooks(&self, position: &Position, played: Move, ply: usize, noisy: bool) -> bool {
        let rate = u32::from(self.blunder_rates[ply.min(2)]);
        if rate == 0 {
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
        let roll = (mix(key) >> 40) as u32 % 100_000;
        if roll >= rate * weight {
            return false;
        }
        self.misses_mates || ply != 1 || !mates(position, played)
    }

    /// The root moves that are not overlooked. Without `misses_mates`, a mate in one is the only one, and moves that allow one
    /// are left out, where there are others.
    pub(super) fn visible_moves(&self, position: &Position, mut moves: Vec<Move>) -> Vec<Move> {
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

    /// The noise of the evaluation of a position, nearly normal.
    #[inline]
    pub(super) fn eval_noise(&self, position: &Position) -> Score {
        if self.eval_noise == 0 {
            return 0;
        }
        let word = mix(position.hash() ^ self.seed.rotate_left(32));
        // The sum of four uniform bytes is nearly normal, with a standard deviation of 147.8 around 510.
        let sum: Score = word.to_le_bytes().into_iter().take(4).map(Score::from).sum();
        (sum - 510) * Score::from(self.eval_noise) / 148
    }
}
