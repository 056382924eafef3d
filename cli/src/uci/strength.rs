//! How strong to play.

use gridmate::engine::{Engine, Handicap, Level, Line, SearchControl, SearchReport, Task};
use gridmate::game::Game;

/// The weakest play that may be asked for.
pub(super) const LEAST_ELO: u32 = Level::ALL[0].elo() as u32;
/// The strongest play that may be asked for by a number.
pub(super) const MOST_ELO: u32 = Level::ALL[9].elo() as u32;

/// How strong to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Strength {
    /// As strong as possible.
    Full,
    /// Like a player of this Elo rating.
    Elo(u32),
}

/// Thinks about the position of a game, as strongly as is asked for; what it overlooks follows from the seed.
pub(super) fn think(
    engine: &mut Engine,
    (strength, seed): (Strength, u64),
    game: &Game,
    task: &Task,
    control: &dyn SearchControl,
    tell: &mut dyn FnMut(&SearchReport),
) -> Vec<Line> {
    let Strength::Elo(elo) = strength else {
        engine.set_handicap(Handicap::default());
        return engine.think(game, task, control, tell);
    };
    let level = Level::nearest(elo as i32);
    // What it overlooks is the same for a position throughout a game, and another after `ucinewgame`.
    engine.set_handicap(level.handicap(seed));
    let task = Task { limits: level.within(task.limits), ..task.clone() };
    engine.think(game, &task, control, tell)
}
