//! Players, and the names that they are made from.

use super::search::{Engine, Task};
use super::{Clock, Level, Limits, Method, SearchControl, Teaching};
use crate::diagnostic::{Argument, diagnostics, sentences};
use crate::game::Game;
use crate::rules::{Move, Rng};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A player, which chooses moves.
pub trait Player {
    /// A legal move in the position of the game; none if there is none, or if the control stopped the search.
    ///
    /// Players of a fixed depth ignore the limits.
    fn choose(&mut self, game: &Game, limits: &Limits, control: &dyn SearchControl) -> Option<Move>;

    /// The same with a chess clock beside the limits, which players of a fixed depth ignore, too.
    ///
    /// ```
    /// use gridmate::engine::{Clock, Limits, NoControl, player};
    /// use gridmate::game::Game;
    /// use std::time::Duration;
    /// let (game, limits) = (Game::default(), Limits { nodes: Some(500), ..Limits::default() });
    /// let clock = Clock { left: Duration::from_secs(8), increment: Duration::from_millis(80), ..Clock::default() };
    /// let played = player("engine", 1)?.choose_on_clock(&game, &limits, &clock, &NoControl);
    /// assert!(played.is_some_and(|played| game.position().is_legal(played)));
    /// # Ok::<(), gridmate::engine::PlayerError>(())
    /// ```
    fn choose_on_clock(
        &mut self,
        game: &Game,
        limits: &Limits,
        _clock: &Clock,
        control: &dyn SearchControl,
    ) -> Option<Move> {
        self.choose(game, limits, control)
    }

    /// Facts about the search for the last move.
    fn info(&self) -> SearchInfo {
        SearchInfo::default()
    }
}

/// Facts about a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SearchInfo {
    /// Its nodes.
    pub nodes: Option<u64>,
    /// Its score, in centipawns; a forced mate is beyond ±20,000.
    pub score: Option<i32>,
}

/// Plays random legal moves, each with the same probability.
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

/// The largest depth of a teaching player.
const MAX_DEPTH: u32 = 20;

diagnostics! {
    /// Why a name is no player's.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum PlayerError: Error, "player", "", "";
    /// There is none of that name.
    Unknown(name: String) [name: Argument::Input(name.clone())] = "no-such-player",
        "there is no player {name}; there are random, minimax:N, negamax:N, alphabeta:N, level:N and engine";
    /// The number after the name is none, or too large.
    Depth(name: String) [name: Argument::Input(name.clone()), most: MAX_DEPTH] = "no-such-player",
        "{name} needs a depth from 0 to {most}, such as minimax:1";
    /// The number after the name is no level.
    Level(name: String) [name: Argument::Input(name.clone())] = "no-such-player",
        "{name} needs a level from 1 to 10, such as level:4";
}

sentences!(PlayerError);

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
        let depth = number.flatten().filter(|depth| *depth <= MAX_DEPTH);
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
    /// Whether it is a level with a limit of nodes.
    #[must_use]
    pub fn is_limited(self) -> bool {
        matches!(self, Self::Level(level) if level.nodes().is_some())
    }

    /// A player of this kind; the seed is for its random choices.
    #[must_use]
    pub fn player(self, seed: u64) -> Box<dyn Player> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Teaching(method, depth) => Box::new(Teaching::new(method, depth, seed)),
            Self::Level(level) => Box::new(Strong::at(level, seed)),
            Self::Engine => Box::new(Strong::new()),
        }
    }

    /// The strong player of this kind, for more settings; none of the other kinds.
    #[must_use]
    pub fn strong(self, seed: u64) -> Option<Strong> {
        match self {
            Self::Random | Self::Teaching(..) => None,
            Self::Level(level) => Some(Strong::at(level, seed)),
            Self::Engine => Some(Strong::new()),
        }
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

/// The size of a player's hash table where no other is set.
const HASH_BYTES: usize = 16 << 20;
/// The size of the table of a level with few nodes.
const SMALL_HASH_BYTES: usize = 1 << 20;
/// The time for a move without limits.
const MOVETIME: Duration = Duration::from_millis(100);

/// The strong engine as a player.
#[derive(Debug)]
pub struct Strong {
    engine: Engine,
    level: Option<Level>,
    info: SearchInfo,
}

impl Strong {
    /// A player of full strength.
    #[must_use]
    pub fn new() -> Self {
        Self::with(Engine::new(HASH_BYTES), None)
    }

    /// A player of a level. The seed decides which moves it overlooks.
    #[must_use]
    pub fn at(level: Level, seed: u64) -> Self {
        let bytes = if level.nodes().is_some() { SMALL_HASH_BYTES } else { HASH_BYTES };
        let mut engine = Engine::new(bytes);
        engine.set_handicap(level.handicap(seed));
        Self::with(engine, Some(level))
    }

    fn with(engine: Engine, level: Option<Level>) -> Self {
        Self { engine, level, info: SearchInfo::default() }
    }

    /// Its engine, for more settings.
    pub const fn engine_mut(&mut self) -> &mut Engine {
        &mut self.engine
    }

    fn think(&mut self, game: &Game, task: &Task, control: &dyn SearchControl) -> Option<Move> {
        let lines = self.engine.think(game, task, control, &mut |_| {});
        let best = lines.first()?;
        self.info = SearchInfo { nodes: Some(self.engine.nodes()), score: Some(best.score) };
        best.moves.first().copied()
    }
}

impl Default for Strong {
    fn default() -> Self {
        Self::new()
    }
}

impl Player for Strong {
    fn choose(&mut self, game: &Game, limits: &Limits, control: &dyn SearchControl) -> Option<Move> {
        let limits = &self.level.map_or(*limits, |level| level.within(*limits));
        let limits = if limits.is_none() { Limits { movetime: Some(MOVETIME), ..*limits } } else { *limits };
        self.think(game, &Task { limits, ..Task::default() }, control)
    }

    fn choose_on_clock(
        &mut self,
        game: &Game,
        limits: &Limits,
        clock: &Clock,
        control: &dyn SearchControl,
    ) -> Option<Move> {
        let limits = self.level.map_or(*limits, |level| level.within(*limits));
        let plan = clock.plan();
        let movetime = limits.movetime.into_iter().chain([plan.hard]).min();
        let task = Task { limits: Limits { movetime, ..limits }, soft: Some(plan.soft), ..Task::default() };
        self.think(game, &task, control)
    }

    fn info(&self) -> SearchInfo {
        self.info
    }
}
