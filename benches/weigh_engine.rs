//! Rules, notations and the strong engine as one module, to be weighed beside the one without the engine.
#![allow(unsafe_code)]

#[path = "weigh.rs"]
pub mod weigh;

use gridmate::engine::{Engine, Level, Limits, Line, SearchControl, SearchState, Task};
use gridmate::game::Game;
use gridmate::notation::uci;
use gridmate::rules::Variant;
use std::sync::Mutex;
use std::time::Duration;

/// What the engine's worker keeps.
struct Kept {
    engine: Engine,
    thinking: SearchState,
}

static KEPT: Mutex<Option<Kept>> = Mutex::new(None);

/// A time that somebody outside tells.
struct SearchInfo(u32);

impl SearchControl for SearchInfo {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.0.into())
    }

    fn is_stopped(&self) -> bool {
        self.0 > 40
    }
}

/// Prepares an engine of a level to think about the start.
#[unsafe(no_mangle)]
pub extern "C" fn begin(bytes: u32, level: u32, depth: u32) {
    let Ok(mut kept) = KEPT.lock() else { return };
    let mut engine: Engine = Engine::new(bytes as usize);
    let mut limits = Limits { depth: Some(depth), ..Limits::default() };
    if let Some(level) = Level::new(level) {
        engine.set_handicap(level.handicap(1));
        limits = level.within(limits);
    }
    let thinking = engine.begin(&Game::default(), Task { limits, lines: 2, ..Task::default() });
    *kept = Some(Kept { engine, thinking });
}

/// Thinks for a while; answers the length of what it has found, which is then read like any other output.
#[unsafe(no_mangle)]
pub extern "C" fn go_on(time: u32) -> u32 {
    let Ok(mut kept) = KEPT.lock() else { return 0 };
    let Some(Kept { engine, thinking }) = kept.as_mut() else { return 0 };
    let mut seen = 0;
    let done = engine.go_on(thinking, &SearchInfo(time), &mut |report| {
        seen += report.depth + report.line.len() as u32 + u32::from(report.mate_in().is_some());
    });
    let best: Option<Line> = thinking.lines().into_iter().next();
    let text = best.map(|line| uci::write(Game::default().position(), line.moves[0], Variant::Standard));
    seen + u32::from(done) + text.map_or(0, |text| text.len() as u32)
}
