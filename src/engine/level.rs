//! Ten levels for people, from a beginner who has just learned the rules to the full strength of the engine.

use super::Limits;
use super::search::Handicap;

/// A level, 1 to 10.
///
/// ```
/// use gridmate::engine::Level;
/// assert!(Level::new(0).is_none() && Level::new(11).is_none());
/// assert!(Level::ALL.windows(2).all(|pair| pair[0].elo() < pair[1].elo()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What a level can do.
struct LevelLimits {
    /// The most positions it looks at; none is as many as it has time for.
    nodes: Option<u64>,
    /// Its greatest depth, in plies.
    depth: Option<u32>,
    blunder_rates: [u16; 3],
    eval_noise: u16,
    elo: i32,
    /// The 95 % interval of the rating reaches so far up and down.
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

/// What each level can do, and what matches have shown it to be worth (docs/engine.md).
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
    /// All of them.
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

    /// What it is worth in matches.
    #[must_use]
    pub const fn elo(self) -> i32 {
        self.strength().elo
    }

    /// How far the true rating may be from that, with 95 % certainty, on the scale that Stockfish's own ratings make.
    #[must_use]
    pub fn error(self) -> i32 {
        self.strength().error
    }

    /// How many positions it looks at, where that is limited.
    #[must_use]
    pub fn nodes(self) -> Option<u64> {
        self.strength().nodes
    }

    /// How many plies it looks ahead, where that is limited.
    #[must_use]
    pub fn depth(self) -> Option<u32> {
        self.strength().depth
    }

    /// Limits, narrowed to those of the level.
    #[must_use]
    pub fn within(self, limits: Limits) -> Limits {
        fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
            match (one, other) {
                (Some(one), Some(other)) => Some(one.min(other)),
                (one, other) => one.or(other),
            }
        }
        Limits { nodes: least(self.nodes(), limits.nodes), depth: least(self.depth(), limits.depth), ..limits }
    }

    /// What it sees. Only the first two levels may overlook a mate in one.
    #[must_use]
    pub fn handicap(self, seed: u64) -> Handicap {
        let LevelLimits { blunder_rates, eval_noise, .. } = *self.strength();
        Handicap { blunder_rates, eval_noise, misses_mates: self.0 < 3, seed }
    }
}
