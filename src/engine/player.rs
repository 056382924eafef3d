//! Who plays.

use super::{Level, Limits, Method, SearchControl, Strong, Teaching};
use crate::diagnostic::quote::quote;
use crate::diagnostic::{Argument, diagnostics, sentences};
use crate::game::Game;
use crate::rules::Move;
use crate::rules::Rng;
use std::fmt;
use std::str::FromStr;

/// Chooses moves.
pub trait Player {
    /// A legal move in the position of the game; none if there is none, or none any more.
    ///
    /// Players that think for a fixed time anyway pass over the limits.
    fn choose(&mut self, game: &Game, limits: &Limits, control: &dyn SearchControl) -> Option<Move>;

    /// What is known of the search for the move chosen last.
    fn info(&self) -> SearchInfo {
        SearchInfo::default()
    }
}

/// What is known of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SearchInfo {
    /// How many positions it looked at.
    pub nodes: Option<u64>,
    /// What it thinks of its chances, in centipawns; a forced mate is beyond ±20,000.
    pub score: Option<i32>,
}

/// Plays any legal move, each as likely as any other.
#[derive(Clone, Debug)]
pub struct Random(Rng);

impl Random {
    /// A random player with a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(Rng::new(seed))
    }
}

impl Player for Random {
    fn choose(&mut self, game: &Game, _: &Limits, _: &dyn SearchControl) -> Option<Move> {
        self.0.pick(&game.position().legal_moves())
    }
}

/// The deepest search that may be asked for by name: far beyond what anybody waits for.
const DEEPEST: u32 = 20;

diagnostics! {
    /// Why a name is no player's.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum PlayerError: Error, "player", "", "";
    /// There is none of that name.
    Unknown(name: String) [name: Argument::Input(name.clone())] = "no-such-player",
        "there is no player {name}; there are random, minimax:N, negamax:N, alphabeta:N, level:N and engine";
    /// The number after the name is none, or too large.
    Depth(name: String) [name: Argument::Input(name.clone()), most: DEEPEST] = "no-such-player",
        "{name} needs a depth from 0 to {most}, such as minimax:1";
    /// The number after the name is no level.
    Level(name: String) [name: Argument::Input(name.clone())] = "no-such-player",
        "{name} needs a level from 1 to 10, such as level:4";
}

sentences!(PlayerError);

/// Why a player does not take an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// It has none of this name that takes this value.
    Unknown(String, String),
    /// The machine does not have this many MiB for its table.
    NoMemory(usize),
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name, value) => write!(f, "it has no option {} that takes {}", quote(name), quote(value)),
            Self::NoMemory(mebibytes) => write!(f, "this machine has no {mebibytes} MB to give for its hash"),
        }
    }
}

impl std::error::Error for OptionError {}

/// A kind of player, as its name says.
///
/// ```
/// use gridmate::engine::{Method, PlayerKind};
/// assert_eq!("negamax:2".parse(), Ok(PlayerKind::Teaching(Method::Negamax, 2)));
/// assert_eq!(PlayerKind::Teaching(Method::Negamax, 2).to_string(), "negamax:2");
/// assert!("minimax:deep".parse::<PlayerKind>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlayerKind {
    /// `random`: any legal move.
    Random,
    /// `minimax`, `negamax` or `alphabeta`, with a depth after a colon.
    Teaching(Method, u32),
    /// `level`, with a number from 1 to 10 after a colon.
    Level(Level),
    /// `engine`: all that the strong engine can.
    Engine,
}

impl FromStr for PlayerKind {
    type Err = PlayerError;

    fn from_str(name: &str) -> Result<Self, PlayerError> {
        let (kind, number) = name.split_once(':').map_or((name, None), |(kind, number)| (kind, Some(number)));
        let number = number.map(|number| number.parse::<u32>().ok());
        match (kind, number) {
            ("random", None) => return Ok(Self::Random),
            ("engine", None) => return Ok(Self::Engine),
            ("level", number) => {
                let level = number.flatten().and_then(Level::new);
                return level.map(Self::Level).ok_or_else(|| PlayerError::Level(name.to_owned()));
            }
            _ => {}
        }
        let method = kind.parse().map_err(|_| PlayerError::Unknown(name.to_owned()))?;
        let depth = number.flatten().filter(|depth| *depth <= DEEPEST);
        depth.map(|depth| Self::Teaching(method, depth)).ok_or_else(|| PlayerError::Depth(name.to_owned()))
    }
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Teaching(method, depth) => write!(f, "{method}:{depth}"),
            Self::Level(level) => write!(f, "level:{}", level.number()),
            Self::Engine => f.write_str("engine"),
        }
    }
}

impl PlayerKind {
    /// Whether it is a level that says itself how many positions it looks at.
    #[must_use]
    pub fn is_limited(self) -> bool {
        matches!(self, Self::Level(level) if level.nodes().is_some())
    }

    /// A player of this kind; the seed is for what it draws.
    #[must_use]
    pub fn player(self, seed: u64) -> Box<dyn Player> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Teaching(method, depth) => Box::new(Teaching::new(method, depth, seed)),
            Self::Level(level) => Box::new(Strong::at(level, seed)),
            Self::Engine => Box::new(Strong::new()),
        }
    }

    /// The same with options, names and values.
    pub fn player_with(self, seed: u64, options: &[(String, String)]) -> Result<Box<dyn Player>, OptionError> {
        let mut strong = match self {
            Self::Random | Self::Teaching(..) => {
                return match options.first() {
                    Some((name, value)) => Err(OptionError::Unknown(name.clone(), value.clone())),
                    None => Ok(self.player(seed)),
                };
            }
            Self::Level(level) => Strong::at(level, seed),
            Self::Engine => Strong::new(),
        };
        options.iter().try_for_each(|(name, value)| strong.set(name, value))?;
        Ok(Box::new(strong))
    }
}

/// The player of a name; see [`PlayerKind`].
///
/// ```
/// use gridmate::engine::player;
/// assert!(player("alphabeta:3", 960).is_ok());
/// assert!(player("minimax:deep", 960).is_err());
/// ```
pub fn player(name: &str, seed: u64) -> Result<Box<dyn Player>, PlayerError> {
    name.parse().map(|kind: PlayerKind| kind.player(seed))
}
