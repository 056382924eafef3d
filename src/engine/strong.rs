//! The strong engine as a player.

use super::evaluation::EvalKind;
use super::search::{Engine, Heuristic, Margins, Task, Without};
use super::{Level, Limits, OptionError, Player, SearchControl, SearchInfo};
use crate::game::Game;
use crate::rules::Move;
use std::time::Duration;

/// The size of a player's hash table where no other is set.
const HASH_BYTES: usize = 16 << 20;
/// The table of one whose level looks at few positions.
const SMALL_HASH_BYTES: usize = 1 << 20;
/// What it thinks for if nothing else is said.
const MOVETIME: Duration = Duration::from_millis(100);

/// Plays the best moves that it finds.
#[derive(Debug)]
pub struct Strong {
    engine: Engine,
    without: Without,
    margins: Margins,
    level: Option<Level>,
    info: SearchInfo,
}

impl Strong {
    /// A player that has seen nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::with(Engine::new(HASH_BYTES), None)
    }

    /// A player of a level. What it overlooks follows from the seed.
    #[must_use]
    pub fn at(level: Level, seed: u64) -> Self {
        let bytes = if level.nodes().is_some() { SMALL_HASH_BYTES } else { HASH_BYTES };
        let mut engine = Engine::new(bytes);
        engine.set_handicap(level.handicap(seed));
        Self::with(engine, Some(level))
    }

    fn with(engine: Engine, level: Option<Level>) -> Self {
        Self { engine, without: Without::default(), margins: Margins::TUNED, level, info: SearchInfo::default() }
    }

    /// Sets an option by its name, where there is one that takes this value: `hash` in MiB, `threads`, `evaluation`, which is
    /// `learned` or `hand`, and in a build with the feature `lab` `without`, the names of heuristics with a plus between
    /// them, and each of [`Margins::ALL`].
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let unknown = || OptionError::Unknown(name.to_owned(), value.to_owned());
        match (name, value.parse::<usize>()) {
            ("hash", Ok(mebibytes @ 1..=65_536)) => {
                if !self.engine.resize(mebibytes << 20) {
                    return Err(OptionError::NoMemory(mebibytes));
                }
            }
            ("threads", Ok(threads @ 1..=256)) => {
                self.engine.set_threads(threads);
            }
            ("evaluation", _) => self.engine.set_eval_kind(EvalKind::from_name(value).ok_or_else(unknown)?),
            ("without", _) => {
                for name in value.split('+') {
                    let heuristic = Heuristic::from_name(name).ok_or_else(unknown)?;
                    if !self.without.leave_out(heuristic) {
                        return Err(unknown());
                    }
                }
                self.engine.set_without(self.without);
            }
            (name, Ok(number)) => {
                if !i32::try_from(number).is_ok_and(|number| self.margins.set(name, number)) {
                    return Err(unknown());
                }
                self.engine.set_margins(self.margins);
            }
            _ => return Err(unknown()),
        }
        Ok(())
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
        let task = Task { limits, ..Task::default() };
        let lines = self.engine.think(game, &task, control, &mut |_| {});
        let best = lines.first()?;
        self.info = SearchInfo { nodes: Some(self.engine.nodes()), score: Some(best.score) };
        best.moves.first().copied()
    }

    fn info(&self) -> SearchInfo {
        self.info
    }
}
