//! How strong to play.

use crate::engine::{Engine, Handicap, Level, Task};

/// The weakest play that may be asked for.
pub(super) const LEAST_ELO: u32 = Level::ALL[0].elo() as u32;
/// The strongest play that may be asked for by a number.
pub(super) const MOST_ELO: u32 = Level::ALL[9].elo() as u32;

/// How strong to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// As strong as possible.
    Full,
    /// Like a player of this Elo rating.
    Elo(u32),
}

impl Strength {
    /// Has an engine play so strongly, and answers what to do of a task then. What it overlooks follows from the seed: it is the
    /// same for a position throughout a game.
    pub fn prepare(self, engine: &mut Engine, seed: u64, task: &Task) -> Task {
        let Self::Elo(elo) = self else {
            engine.set_handicap(Handicap::default());
            return task.clone();
        };
        let level = Level::nearest(elo as i32);
        engine.set_handicap(level.handicap(seed));
        Task { limits: level.within(task.limits), ..task.clone() }
    }
}
