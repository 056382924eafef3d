//! Who plays.

use super::{Dice, Level, Limits, Method, Strong, Teaching, Watch};
use crate::game::Game;
use crate::rules::Move;
use std::fmt;

/// Chooses moves.
pub trait Player {
    /// A legal move in the position of the game; none if there is none, or none any more.
    ///
    /// Players that think for a fixed time anyway pass over the limits.
    fn choose(&mut self, game: &Game, limits: &Limits, watch: &dyn Watch) -> Option<Move>;

    /// What there is to tell about the move chosen last.
    fn told(&self) -> Told {
        Told::default()
    }

    /// Sets an option by its name; says whether there is one that takes this value.
    fn set(&mut self, _name: &str, _value: &str) -> bool {
        false
    }
}

/// What a player tells about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// How many positions it looked at.
    pub nodes: Option<u64>,
    /// What it thinks of its chances, in hundredths of a pawn; a forced mate is beyond ±20,000.
    pub score: Option<i32>,
}

/// Plays any legal move, each as likely as any other.
#[derive(Clone, Debug)]
pub struct Random(Dice);

impl Random {
    /// A random player with a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(Dice::new(seed))
    }
}

impl Player for Random {
    fn choose(&mut self, game: &Game, _: &Limits, _: &dyn Watch) -> Option<Move> {
        self.0.pick(&game.position().legal_moves())
    }
}

/// Why a name is no player's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerError {
    /// There is none of that name.
    Unknown(String),
    /// The number after the name is none, or too large.
    Depth(String),
    /// The number after the name is no level.
    Level(String),
}

/// The deepest search that may be asked for by name: far beyond what anybody waits for.
const DEEPEST: u32 = 20;

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => {
                write!(
                    f,
                    "there is no player \"{name}\"; there are random, minimax:N, negamax:N, alphabeta:N, level:N and engine"
                )
            }
            Self::Level(name) => write!(f, "\"{name}\" needs a level from 1 to 10, such as level:4"),
            Self::Depth(name) => write!(f, "\"{name}\" needs a depth from 0 to {DEEPEST}, such as minimax:1"),
        }
    }
}

impl std::error::Error for PlayerError {}

/// The player of a name: `random`, `engine`, `level` with a number from 1 to 10 after a colon, or `minimax`, `negamax` or `alphabeta` with a depth after a colon.
///
/// ```
/// use gridmate::engine::player;
/// assert!(player("alphabeta:3", 960).is_ok());
/// assert!(player("minimax:deep", 960).is_err());
/// ```
pub fn player(name: &str, seed: u64) -> Result<Box<dyn Player>, PlayerError> {
    let (kind, depth) = name.split_once(':').map_or((name, None), |(kind, depth)| (kind, Some(depth)));
    let method = match (kind, depth) {
        ("random", None) => return Ok(Box::new(Random::new(seed))),
        ("engine", None) => return Ok(Box::new(Strong::new())),
        ("level", number) => {
            let level = number.and_then(|number| number.parse().ok()).and_then(Level::new);
            let level = level.ok_or_else(|| PlayerError::Level(name.to_owned()))?;
            return Ok(Box::new(Strong::at(level, seed)));
        }
        ("minimax", _) => Method::Minimax,
        ("negamax", _) => Method::Negamax,
        ("alphabeta", _) => Method::AlphaBeta,
        _ => return Err(PlayerError::Unknown(name.to_owned())),
    };
    let depth = depth.and_then(|depth| depth.parse().ok()).filter(|depth| *depth <= DEEPEST);
    let depth = depth.ok_or_else(|| PlayerError::Depth(name.to_owned()))?;
    Ok(Box::new(Teaching::new(method, depth, seed)))
}
