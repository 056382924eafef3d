//! A place at the board: a player, the limits it plays by, and what is known of its moves.

use super::clock::{PlayerClock, TimeControl};
use super::name::{Name, PlayerSource};
use super::options::{OptionError, player_with};
use super::uci::{ProgramSetup, UciPlayer};
use gridmate::diagnostic::quote::quote;
use gridmate::engine::{Clock, Limits, Player, PlayerError, PlayerKind, SearchControl, SearchInfo};
use gridmate::game::Game;
use gridmate::rules::Move;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Why a player has no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerFailure {
    /// It does not run, or not any more; with what is known about it.
    Died(String),
    /// It has not answered in time.
    Late,
    /// Its clock has run out.
    Flag,
    /// Its answer is no legal move.
    Illegal(String),
    /// It has given up.
    NoMove,
    /// It does not know an option that it was to be given.
    NoOption(String),
    /// It does not take an option.
    Refused(OptionError),
    /// The move is no longer wanted: the match is over.
    Unwanted,
}

impl PlayerFailure {
    /// A stable name in kebab case.
    pub(super) const fn code(&self) -> &'static str {
        match self {
            Self::Died(_) => "died",
            Self::Late => "timeout",
            Self::Flag => "time-forfeit",
            Self::Illegal(_) => "illegal-move",
            Self::NoMove => "no-move",
            Self::NoOption(_) | Self::Refused(_) => "no-option",
            Self::Unwanted => "unwanted",
        }
    }
}

impl fmt::Display for PlayerFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Died(how) => write!(f, "it does not run: {how}"),
            Self::Late => f.write_str("it has not answered in time (--timeout)"),
            Self::Flag => f.write_str("its time has run out"),
            Self::Illegal(text) => write!(f, "its answer {} is no legal move", quote(text)),
            Self::NoMove => f.write_str("it has no move to offer"),
            Self::NoOption(name) => write!(f, "it has no option {}", quote(name)),
            Self::Refused(error) => error.fmt(f),
            Self::Unwanted => f.write_str("the match is over"),
        }
    }
}

/// What a player has done so far.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct PlayerTotals {
    pub(super) moves: u64,
    pub(super) nodes: u64,
    pub(super) time: Duration,
    /// The longest time for a move.
    pub(super) longest: Duration,
}

impl PlayerTotals {
    /// Adds what was done elsewhere.
    pub(super) fn add(&mut self, other: &Self) {
        self.moves += other.moves;
        self.nodes += other.nodes;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }
}

/// A player at the board, for one game after another.
pub struct MatchPlayer<'a> {
    name: &'a Name,
    limits: Limits,
    control: Option<TimeControl>,
    /// Its clock in this game.
    clock: Option<PlayerClock>,
    player: Seated<'a>,
    stop: &'a AtomicBool,
    /// What it has done in this game.
    pub(super) work: PlayerTotals,
    /// What it thinks of its chances.
    pub score: Option<i32>,
}

enum Seated<'a> {
    Own(Option<Box<dyn Player>>),
    Program(UciPlayer<'a>),
}

/// A player's name, and how to start it if it is a program.
pub struct Candidate {
    name: Name,
    setup: Option<ProgramSetup>,
    limits: Limits,
    control: Option<TimeControl>,
}

impl Candidate {
    /// A player that plays by its own limits, or without any by those of the match.
    pub fn new(name: &Name, limits: Limits, patience: Duration) -> Self {
        let setup = match &name.kind {
            PlayerSource::Own(_) => None,
            PlayerSource::Program(program, arguments) => Some(ProgramSetup {
                program: program.clone(),
                arguments: arguments.clone(),
                options: name.options.clone(),
                patience,
            }),
        };
        let limits = if name.is_limited() { name.limits } else { limits };
        Self { name: name.clone(), setup, limits, control: name.control }
    }

    /// The same on a clock, unless it has limits or a clock of its own.
    pub(super) fn on_clock(mut self, control: Option<TimeControl>) -> Self {
        if !self.name.is_limited() {
            self.control = control;
        }
        self
    }

    /// Seats the player.
    pub fn player<'a>(&'a self, stop: &'a AtomicBool) -> MatchPlayer<'a> {
        let player = match &self.setup {
            None => Seated::Own(None),
            Some(setup) => Seated::Program(UciPlayer::new(setup, stop)),
        };
        let Self { name, limits, control, .. } = self;
        let work = PlayerTotals::default();
        MatchPlayer { name, limits: *limits, control: *control, clock: None, player, stop, work, score: None }
    }
}

impl MatchPlayer<'_> {
    /// Makes ready for a game.
    pub fn begin(&mut self, game: &Game, seed: u64) -> Result<(), PlayerFailure> {
        self.work = PlayerTotals::default();
        self.score = None;
        self.clock = self.control.map(PlayerClock::new);
        match &mut self.player {
            Seated::Program(program) => program.begin(game.variant()),
            Seated::Own(own) => {
                let PlayerSource::Own(kind) = &self.name.kind else { return Err(PlayerFailure::NoMove) };
                let kind: PlayerKind =
                    kind.parse().map_err(|error: PlayerError| PlayerFailure::Died(error.to_string()))?;
                let player = player_with(kind, seed, &self.name.options);
                *own = Some(player.map_err(PlayerFailure::Refused)?);
                Ok(())
            }
        }
    }

    /// What its clock shows.
    pub(super) fn clock(&self) -> Option<Clock> {
        self.clock.map(|clock| clock.state())
    }

    /// The move that it chooses; `other` is the clock of its opponent.
    pub fn choose(&mut self, game: &Game, other: Option<Clock>) -> Result<Move, PlayerFailure> {
        let clock = self.clock();
        let timer = Timer { start: Instant::now(), stop: self.stop };
        let (chosen, info) = match &mut self.player {
            Seated::Program(program) => (program.choose(game, &self.limits, [clock, other]), program.info()),
            Seated::Own(None) => (Err(PlayerFailure::NoMove), SearchInfo::default()),
            Seated::Own(Some(own)) => {
                let chosen = match &clock {
                    Some(clock) => own.choose_on_clock(game, &self.limits, clock, &timer),
                    None => own.choose(game, &self.limits, &timer),
                };
                let none = if timer.is_stopped() { PlayerFailure::Unwanted } else { PlayerFailure::NoMove };
                (chosen.ok_or(none), own.info())
            }
        };
        let time = timer.elapsed();
        let in_time = self.clock.as_mut().is_none_or(|clock| clock.press(time));
        self.work.add(&PlayerTotals { moves: 1, nodes: info.nodes.unwrap_or(0), time, longest: time });
        self.score = info.score;
        let legal = |played: &Move| game.position().is_legal(*played);
        match chosen {
            // Whatever it would have played comes too late.
            Ok(_) | Err(PlayerFailure::Late | PlayerFailure::Illegal(_) | PlayerFailure::NoMove) if !in_time => {
                Err(PlayerFailure::Flag)
            }
            Ok(played) if !legal(&played) => Err(PlayerFailure::Illegal(format!("{played:?}"))),
            chosen => chosen,
        }
    }
}

/// The machine's clock, from the moment that a move is asked for.
struct Timer<'a> {
    start: Instant,
    stop: &'a AtomicBool,
}

impl SearchControl for Timer<'_> {
    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
