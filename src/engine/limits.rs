//! How long a player may think about a move.

use crate::rules::Move;
use std::time::Duration;

/// What ends the thinking about a move, whichever comes first; what is not given does not end it.
///
/// ```
/// use gridmate::engine::Limits;
/// assert!(Limits::default().is_none());
/// assert!(!Limits { nodes: Some(5_000), ..Limits::default() }.is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The greatest depth, in plies.
    pub depth: Option<u32>,
    /// The most positions looked at.
    pub nodes: Option<u64>,
    /// So much time, as the [`SearchControl`] shows it.
    pub movetime: Option<Duration>,
}

impl Limits {
    /// Whether nothing ends the thinking.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.depth.is_none() && self.nodes.is_none() && self.movetime.is_none()
    }
}

/// The time, as the caller reads it: players never ask the machine.
pub trait SearchControl {
    /// The time since the move was asked for.
    fn elapsed(&self) -> Duration;

    /// Whether the move is wanted at once, or not at all any more.
    fn is_stopped(&self) -> bool {
        false
    }

    /// Called before each root move is searched, with the move and its number, from 1.
    fn sees(&self, _played: Move, _number: usize) {}
}

/// No control, a time that stands still: depth and nodes alone end the thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoControl;

impl SearchControl for NoControl {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}
