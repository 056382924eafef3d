//! The clock of a worker, and turns of its work, between which the worker takes what the page says.

use crate::engine::SearchControl;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::Performance;

#[wasm_bindgen]
extern "C" {
    /// The clock of the worker, which in Node has the same name.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static PERFORMANCE: Performance;
}

/// The longest time, more than eleven days.
const MOST_MILLISECONDS: f64 = 1e9;

/// The time in milliseconds since the worker began, by its own clock.
pub(super) fn now() -> f64 {
    PERFORMANCE.with(Performance::now)
}

/// The duration of `milliseconds`, at most [`MOST_MILLISECONDS`]; zero where they are negative or NaN.
pub(super) fn time(milliseconds: f64) -> Duration {
    Duration::from_micros((milliseconds.clamp(0.0, MOST_MILLISECONDS) * 1000.0) as u64)
}

/// A control that says stop when a turn is over.
pub(super) struct TurnTimer {
    began: f64,
    before: f64,
    ends: f64,
}

impl TurnTimer {
    /// A turn of `milliseconds` that follows on others, which took `before` together.
    pub(super) fn new(milliseconds: f64, before: f64) -> Self {
        Self { began: now(), before, ends: milliseconds }
    }

    /// The time of this turn and of those before it.
    pub(super) fn spent(&self) -> f64 {
        now() - self.began + self.before
    }
}

impl SearchControl for TurnTimer {
    fn elapsed(&self) -> Duration {
        time(self.spent())
    }

    fn is_stopped(&self) -> bool {
        now() - self.began >= self.ends
    }
}
