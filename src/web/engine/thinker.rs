//! The strong engine.

use crate::board::Color;
use crate::diagnostic::call;
use crate::engine::evaluation::{Evaluate, Learned};
use crate::engine::{Clock, Engine, Level, Limits, Line, Pondering, SearchReport, SearchState, Task};
use crate::game::Game;
use crate::notation::uci;
use crate::rules::Move;
use crate::web::error::{Failure, failure};
use crate::web::json::{self, Json};
use crate::web::listening::ListeningTurn;
use crate::web::read::{line_text, played};
use crate::web::turn::time;
use std::time::Duration;
use wasm_bindgen::prelude::*;

/// What a move loses on its way from the worker to the page's clock.
const OVERHEAD: Duration = Duration::from_millis(80);
/// The shortest turn of a level that looks at few positions: where a turn broke off, what it plays would depend on how fast
/// the machine is.
const LEVEL_MILLISECONDS: f64 = 2000.0;

#[wasm_bindgen]
extern "C" {
    /// A worker that is asked and given reports while a turn computes.
    #[wasm_bindgen(typescript_type = "TurnListener")]
    #[derive(Debug)]
    pub type TurnListener;
    #[wasm_bindgen(method)]
    fn poll(this: &TurnListener) -> u32;
    #[wasm_bindgen(method, js_name = onThought)]
    fn on_thought(this: &TurnListener, thought: JsValue);
}

/// The engine with what it is thinking about.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Thinker {
    engine: Engine,
    level: Option<Level>,
    /// What is set for the next search alone.
    next: NextSearch,
    game: Game,
    thinking: Option<SearchState>,
    pondering: Pondering,
    /// How much of the time before the expected move counts.
    credit: Duration,
    /// The time that it has been thinking for before this turn.
    spent: f64,
    /// What it has found out, as JSON.
    thoughts: Vec<String>,
    listener: Option<TurnListener>,
}

/// What is set for one search before it begins.
#[derive(Debug, Default)]
struct NextSearch {
    clock: Option<Clock>,
    /// UCI moves; all if empty.
    only: String,
    ponders: bool,
}

#[wasm_bindgen]
impl Thinker {
    /// An engine with a hash table of about `bytes` bytes.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: u32) -> Self {
        let engine = Engine::new(bytes as usize);
        Self {
            engine,
            level: None,
            next: NextSearch::default(),
            game: Game::default(),
            thinking: None,
            pondering: Pondering::Off,
            credit: Duration::ZERO,
            spent: 0.0,
            thoughts: Vec::new(),
            listener: None,
        }
    }

    /// Sets the level, 1 to 10, or 0 for all that it can; what it overlooks follows from the seed. Forgets what it knows.
    #[wasm_bindgen(js_name = setLevel)]
    pub fn set_level(&mut self, level: u32, seed: u32) -> Result<(), Failure> {
        let found = Level::new(level);
        if found.is_none() && level != 0 {
            return Err(failure(call::NO_SUCH_LEVEL));
        }
        self.level = found;
        self.engine.set_handicap(found.map(|level| level.handicap(u64::from(seed))).unwrap_or_default());
        self.engine.clear();
        Ok(())
    }

    /// Has it think about the next position as long as a clock allows that shows `left` milliseconds and adds
    /// `increment` after each move; it then thinks for no longer than it would have without a clock.
    #[wasm_bindgen(js_name = setClock)]
    pub fn set_clock(&mut self, left: f64, increment: f64) {
        self.next.clock =
            Some(Clock { left: time(left), increment: time(increment), overhead: OVERHEAD, ..Clock::default() });
    }

    /// Has it search only these moves of the next position, in UCI with spaces between.
    #[wasm_bindgen(js_name = searchOnly)]
    pub fn search_only(&mut self, moves: &str) {
        moves.clone_into(&mut self.next.only);
    }

    /// Has it think about the next position while the other side is to move: time does not count until [`Thinker::ponderhit`].
    pub fn ponder(&mut self) {
        self.next.ponders = true;
    }

    /// Says that the expected move was played.
    pub fn ponderhit(&mut self) {
        if self.pondering == Pondering::Waiting {
            self.pondering = Pondering::Hit(time(self.spent));
        }
    }

    /// Has each thought given to a listener when it comes, and the listener asked during a turn whether to stop.
    #[wasm_bindgen(js_name = setListener)]
    pub fn set_listener(&mut self, listener: TurnListener) {
        self.listener = Some(listener);
    }

    /// Prepares to think about the position after some UCI moves from a start. 0 stands for no limit of depth, nodes or
    /// milliseconds; the level may set tighter ones.
    pub fn begin(
        &mut self,
        start: &str,
        moves: &str,
        depth: u32,
        nodes: f64,
        milliseconds: f64,
        lines: u32,
    ) -> Result<(), Failure> {
        let next = std::mem::take(&mut self.next);
        self.game = played(start, moves)?;
        let only = self.only(&next.only)?;
        let given = Limits {
            depth: (depth > 0).then_some(depth),
            nodes: (nodes >= 1.0).then_some(nodes as u64),
            movetime: (milliseconds > 0.0).then(|| time(milliseconds)),
        };
        let mut limits = self.level.map_or(given, |level| level.within(given));
        let plan = next.clock.map(|clock| clock.plan());
        if let Some(plan) = plan {
            limits.movetime = Some(limits.movetime.map_or(plan.hard, |most| most.min(plan.hard)));
        }
        let task = Task { limits, soft: plan.map(|plan| plan.soft), lines: lines as usize, only, ..Task::default() };
        self.thinking = Some(self.engine.begin(&self.game, task));
        self.pondering = if next.ponders { Pondering::Waiting } else { Pondering::Off };
        self.credit = plan.map_or(Duration::ZERO, |plan| plan.credit());
        self.spent = 0.0;
        self.thoughts.clear();
        Ok(())
    }

    /// Thinks for `milliseconds`; a level from 1 to 9, which needs only a part of a second, thinks to its end. Returns
    /// whether it is done.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self, milliseconds: f64) -> bool {
        let Some(thinking) = &mut self.thinking else { return true };
        let is_limited = self.level.is_some_and(|level| level.nodes().is_some());
        let ends = if is_limited { milliseconds.max(LEVEL_MILLISECONDS) } else { milliseconds };
        let listener = self.listener.as_ref();
        let poll = || listener.filter(|_| !is_limited).map_or(0, TurnListener::poll);
        let turn = ListeningTurn::new((ends, self.spent), (self.pondering, self.credit), &poll);
        let (game, thoughts) = (&self.game, &mut self.thoughts);
        let done = self.engine.go_on(thinking, &turn, &mut |report| {
            let thought = Json::of(|json| write_thought(json, game, report, turn.age()));
            match listener {
                Some(listener) => listener.on_thought(json::parse(&thought)),
                None => thoughts.push(thought),
            }
        });
        self.spent = turn.timer.spent();
        self.pondering = turn.pondering.get();
        done
    }

    /// What it has found out since this was last asked.
    #[wasm_bindgen(unchecked_return_type = "Thought[]")]
    pub fn thoughts(&mut self) -> JsValue {
        Json::parsed_list(self.thoughts.drain(..), |json, thought| json.plain(thought))
    }

    /// The best move so far, as a UCI text; none if there is none.
    pub fn best(&self) -> Option<String> {
        let line: Line = self.thinking.as_ref()?.lines().into_iter().next()?;
        Some(line_text(&self.game, &line.moves[..1]))
    }

    /// How many positions it has looked at.
    #[wasm_bindgen(getter)]
    pub fn nodes(&self) -> f64 {
        self.thinking.as_ref().map_or(0.0, |thinking| thinking.nodes() as f64)
    }
}

impl Thinker {
    /// The moves of a text, of the position that is searched next.
    fn only(&self, moves: &str) -> Result<Vec<Move>, Failure> {
        let read = |text| uci::parse_lenient(self.game.position(), text, self.game.variant()).map_err(failure);
        moves.split_ascii_whitespace().map(read).collect()
    }
}

fn write_thought(json: &mut Json, game: &Game, report: &SearchReport, age: Duration) {
    json.object(|json| {
        json.field("depth").plain(report.depth);
        json.field("deepest").plain(report.deepest);
        json.field("rank").plain(report.rank);
        json.field("score").plain(report.score);
        if let Some(moves) = report.mate_in() {
            json.field("mateIn").plain(moves);
        }
        if report.is_lower || report.is_upper {
            json.field("bound").text(if report.is_lower { "lower" } else { "upper" });
        }
        json.field("nodes").plain(report.nodes);
        let elapsed = age.as_micros() as u64;
        json.field("elapsed").plain(format_args!("{}.{:03}", elapsed / 1000, elapsed % 1000));
        json.field("fullness").plain(report.fullness);
        json.field("line").text(&line_text(game, report.line));
    });
}

/// The Elo of a level, as matches have shown it; none if there is no such level.
#[wasm_bindgen(js_name = levelElo)]
pub fn level_elo(level: u32) -> Option<i32> {
    Level::new(level).map(Level::elo)
}

/// How far the true Elo of a level may be from that, with 95 % certainty; none if there is no such level.
#[wasm_bindgen(js_name = levelError)]
pub fn level_error(level: u32) -> Option<i32> {
    Level::new(level).map(Level::error)
}

/// The fixed piece of work whose number of nodes is the engine's signature.
#[cfg(feature = "bench")]
#[wasm_bindgen(js_name = engineBench)]
pub fn engine_bench(depth: u32) -> f64 {
    crate::engine::bench(depth) as f64
}

/// What it makes of a position after some UCI moves from a start without looking ahead, in centipawns, from White's side.
#[wasm_bindgen]
pub fn centipawns(start: &str, moves: &str) -> Result<i32, Failure> {
    let game = played(start, moves)?;
    let value = Learned::default().evaluate(game.position());
    Ok(if game.position().turn() == Color::White { value } else { -value })
}
