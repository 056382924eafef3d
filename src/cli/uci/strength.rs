//! How strong to play.

use crate::engine::{Engine, Line, Report, Task, Watch};
use crate::game::Game;

/// The weakest play that may be asked for.
pub(super) const LEAST_ELO: u32 = 500;
/// The strongest play that may be asked for by a number.
pub(super) const MOST_ELO: u32 = 3_000;

/// How strong to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Strength {
    /// As strong as possible.
    Full,
    /// Like a player of so many points.
    Elo(u32),
}

/// Thinks about the position of a game, as strongly as is asked for.
pub(super) fn think(
    engine: &mut Engine,
    strength: Strength,
    game: &Game,
    task: &Task,
    watch: &dyn Watch,
    tell: &mut dyn FnMut(&Report),
) -> Vec<Line> {
    match strength {
        Strength::Full | Strength::Elo(_) => engine.think(game, task, watch, tell),
    }
}
