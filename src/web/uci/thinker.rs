//! What thinks: it does what lines ask for, one search at a time, in turns or until it is stopped.

use crate::engine::evaluation::Learned;
use crate::engine::uci::{
    HASH, OptionChange, Options, Question, SearchLines, Strength, UciCommand, UciWarning, When, Writing, count_paths,
    read_command, read_position,
};
use crate::engine::{Engine, Line, Pondering, SearchControl, SearchReport, SearchState};
use crate::game::Game;
use crate::rules::Move;
use crate::web::listening::ListeningTurn;
use crate::web::turn::{now, time};
use std::time::Duration;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// A worker that is asked while a turn computes, and sends lines.
    #[wasm_bindgen(typescript_type = "UciListener")]
    #[derive(Debug)]
    pub type UciListener;
    #[wasm_bindgen(method)]
    fn poll(this: &UciListener) -> u32;
    #[wasm_bindgen(method)]
    fn say(this: &UciListener, line: &str, best: Option<String>);
}

/// The shortest turn of an engine of limited strength, which looks at few positions: where a turn broke off, what it plays
/// would depend on how fast the machine is.
const LIMITED_MILLISECONDS: f64 = 2000.0;

/// The engine, and what it is asked.
#[wasm_bindgen]
#[derive(Debug)]
pub struct UciThinker {
    engine: Engine<Learned>,
    listener: UciListener,
    options: Options,
    game: Game,
    /// How many new games there have been.
    games: u64,
    search: Option<UciSearch>,
}

/// What it is asked, and how far it has come.
#[derive(Debug)]
struct UciSearch {
    question: Question,
    work: UciWork,
    pondering: Pondering,
    is_stopped: bool,
    /// The time of the turns so far, in milliseconds.
    spent: f64,
}

#[derive(Debug)]
enum UciWork {
    Thinking(Box<SearchState>, SearchLines),
    /// Paths of this depth are counted, behind one root move after the other.
    Counting {
        depth: u32,
        moves: Vec<Move>,
        done: usize,
        all: u64,
    },
}

#[wasm_bindgen]
impl UciThinker {
    /// An engine that sends its lines by a listener.
    #[wasm_bindgen(constructor)]
    pub fn new(listener: UciListener) -> Self {
        let (options, game) = (Options::default(), Game::default());
        Self { engine: Engine::new((HASH as usize) << 20), listener, options, game, games: 0, search: None }
    }

    /// Does what a line asks for that a session passes on.
    pub fn run(&mut self, line: &str) {
        // What is odd about the line the session has said.
        match read_command(line, &mut Vec::new()) {
            Some(UciCommand::IsReady) => self.say("readyok"),
            Some(UciCommand::NewGame) => {
                self.games += 1;
                self.engine.clear();
            }
            Some(UciCommand::SetOption { name, value }) => self.set(&name, &value),
            Some(UciCommand::Position { fen, moves }) => {
                if let Ok(game) = read_position(fen.as_deref(), &moves, self.options.variant, &mut Vec::new()) {
                    self.game = game;
                }
            }
            _ => {}
        }
    }

    /// Begins what a line with `go` asks for, which came in this number of milliseconds ago.
    pub fn begin(&mut self, line: &str, ago: f64) {
        let Some(UciCommand::Go(go)) = read_command(line, &mut Vec::new()) else { return };
        let mut warnings = Vec::new();
        let question = Question::new(&go, &self.game, &self.options, self.games, &mut warnings);
        warnings.iter().for_each(|warning| self.say(&format!("info string {warning}")));
        let position = *question.game.position();
        let work = match go.perft {
            Some(0) => UciWork::Counting { depth: 0, moves: Vec::new(), done: 0, all: 1 },
            Some(depth) => {
                UciWork::Counting { depth, moves: position.legal_moves().into_iter().collect(), done: 0, all: 0 }
            }
            None => {
                let task = question.strength.prepare(&mut self.engine, question.seed, &question.task);
                let state = self.engine.begin(&question.game, task);
                UciWork::Thinking(Box::new(state), SearchLines::new(Writing { position, variant: question.variant }))
            }
        };
        let pondering = if question.when == When::Hit { Pondering::Waiting } else { Pondering::Off };
        self.search = Some(UciSearch { question, work, pondering, is_stopped: false, spent: ago.max(0.0) });
    }

    /// Goes on for `milliseconds`. Returns whether there is no more to find, or it was stopped.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self, milliseconds: f64) -> bool {
        let Some(search) = &mut self.search else { return true };
        let is_done = match &mut search.work {
            UciWork::Thinking(..) => search.think(&mut self.engine, &self.listener, milliseconds),
            UciWork::Counting { .. } => search.count(&self.listener, milliseconds),
        };
        is_done || search.is_stopped
    }

    /// Has it stop, where it is between two turns.
    pub fn stop(&mut self) {
        if let Some(search) = &mut self.search {
            search.is_stopped = true;
        }
    }

    /// Says between two turns that the expected move was played.
    pub fn ponderhit(&mut self) {
        if let Some(search) = &mut self.search
            && search.pondering == Pondering::Waiting
        {
            search.pondering = Pondering::Hit(time(search.spent));
        }
    }

    /// Whether the move may be given once it is found.
    #[wasm_bindgen(js_name = mayAnswer)]
    pub fn may_answer(&self) -> bool {
        self.search.as_ref().is_none_or(UciSearch::may_answer)
    }

    /// Sends the move, or the count.
    pub fn answer(&mut self) {
        let Some(search) = self.search.take() else { return };
        match search.work {
            UciWork::Thinking(state, lines) => {
                let found = state.lines();
                if let Some(line) = lines.last(found.first(), self.engine.nodes(), time(search.spent)) {
                    self.say(&line);
                }
                self.say(&lines.best(found.first()));
            }
            UciWork::Counting { all, moves, done, .. } => {
                if done < moves.len() {
                    self.say("info string The count was stopped before its end.");
                }
                self.say("");
                self.say(&format!("Nodes searched: {all}"));
                self.say("");
            }
        }
    }
}

impl UciThinker {
    fn say(&self, line: &str) {
        self.listener.say(line, None);
    }

    fn set(&mut self, name: &str, value: &str) {
        match self.options.set(name, value) {
            Ok(OptionChange::Hash(size)) => {
                if !self.engine.resize(size << 20) {
                    self.say(&format!("info string {}", UciWarning::NoMemory(size)));
                }
            }
            Ok(OptionChange::Clear) => self.engine.clear(),
            Ok(OptionChange::EvalKind(kind)) => self.engine.set_eval_kind(kind),
            // There is one thread, and margins are those of the build.
            Ok(OptionChange::Threads(_) | OptionChange::Margin(..) | OptionChange::None) | Err(_) => {}
        }
    }
}

impl UciSearch {
    fn may_answer(&self) -> bool {
        self.is_stopped
            || match self.question.when {
                When::Found => true,
                When::Hit => matches!(self.pondering, Pondering::Hit(_)),
                When::Stopped => false,
            }
    }

    /// Thinks for a turn; whether no further depth is needed.
    fn think(&mut self, engine: &mut Engine<Learned>, listener: &UciListener, milliseconds: f64) -> bool {
        let UciWork::Thinking(state, lines) = &mut self.work else { return true };
        if self.is_stopped && state.nodes() > 0 {
            return true;
        }
        let is_limited = self.question.strength != Strength::Full;
        let milliseconds = if is_limited { milliseconds.max(LIMITED_MILLISECONDS) } else { milliseconds };
        let milliseconds = if self.is_stopped { 0.0 } else { milliseconds };
        let poll = || listener.poll();
        let turn = ListeningTurn::new((milliseconds, self.spent), (self.pondering, self.question.credit), &poll);
        let control = UciTurn { turn, lines, listener };
        let is_done = engine.go_on(state, &control, &mut |report| control.report(report));
        (self.spent, self.pondering) = (control.turn.timer.spent(), control.turn.pondering.get());
        self.is_stopped |= control.turn.is_stopped.get();
        is_done
    }

    /// Counts for a turn, at least behind one move; whether all are counted.
    fn count(&mut self, listener: &UciListener, milliseconds: f64) -> bool {
        let UciWork::Counting { depth, moves, done, all } = &mut self.work else { return true };
        let began = now();
        let position = self.question.game.position();
        let writing = Writing { position: *position, variant: self.question.variant };
        while let Some(&played) = moves.get(*done).filter(|_| !self.is_stopped) {
            let is_stopped = || listener.poll() == 1;
            let Some(paths) = count_paths(&position.play_unchecked(played), *depth - 1, &is_stopped) else {
                self.is_stopped = true;
                break;
            };
            listener.say(&format!("{}: {paths}", writing.one(played)), None);
            *all += paths;
            *done += 1;
            if now() - began >= milliseconds {
                break;
            }
        }
        *done == moves.len()
    }
}

/// A turn that sends what it finds.
struct UciTurn<'a> {
    turn: ListeningTurn<'a>,
    lines: &'a SearchLines,
    listener: &'a UciListener,
}

impl UciTurn<'_> {
    fn report(&self, report: &SearchReport) {
        let line = self.lines.report(report, self.turn.age());
        let best = Line { score: report.score, moves: report.line.to_vec() };
        self.listener.say(&line, (report.rank == 1).then(|| self.lines.best(Some(&best))));
    }
}

impl SearchControl for UciTurn<'_> {
    fn elapsed(&self) -> Duration {
        self.turn.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.turn.is_stopped()
    }

    fn on_root_move(&self, played: Move, number: usize) {
        if let Some(line) = self.lines.root_move(played, number, self.turn.age()) {
            self.listener.say(&line, None);
        }
    }
}
