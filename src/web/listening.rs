//! Turns of a search that asks its worker, while it computes, whether to stop.

use super::turn::{TurnTimer, time};
use crate::engine::{Pondering, SearchControl};
use std::cell::Cell;
use std::time::Duration;

/// What a worker answers where the search is to stop.
const STOP: u32 = 1;
/// What it answers once the expected move was played.
const HIT: u32 = 2;

/// A turn that may be stopped before its time, of a search that may ponder.
pub(super) struct ListeningTurn<'a> {
    pub(super) timer: TurnTimer,
    /// Asks the worker.
    pub(super) poll: &'a dyn Fn() -> u32,
    pub(super) pondering: Cell<Pondering>,
    /// How much of the time before the expected move counts.
    pub(super) credit: Duration,
    /// Whether the worker has said stop.
    pub(super) is_stopped: Cell<bool>,
}

impl<'a> ListeningTurn<'a> {
    /// A turn of `milliseconds` that follows on others, which took `before` together.
    pub(super) fn new(
        (milliseconds, before): (f64, f64),
        (pondering, credit): (Pondering, Duration),
        poll: &'a dyn Fn() -> u32,
    ) -> Self {
        let timer = TurnTimer::new(milliseconds, before);
        Self { timer, poll, pondering: Cell::new(pondering), credit, is_stopped: Cell::new(false) }
    }

    /// The time since the search began, on the clock or not.
    pub(super) fn age(&self) -> Duration {
        time(self.timer.spent())
    }
}

impl SearchControl for ListeningTurn<'_> {
    fn elapsed(&self) -> Duration {
        self.pondering.get().elapsed(self.age(), self.credit)
    }

    fn is_stopped(&self) -> bool {
        match (self.poll)() {
            STOP => self.is_stopped.set(true),
            HIT if self.pondering.get() == Pondering::Waiting => self.pondering.set(Pondering::Hit(self.age())),
            _ => {}
        }
        self.is_stopped.get() || self.timer.is_stopped()
    }
}
