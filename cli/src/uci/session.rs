//! A conversation: what is remembered from line to line.

use super::call::Call;
use super::command::{self, UciCommand};
use super::go::{Go, When};
use super::options::{self, HASH, Options};
use super::output::UciOutput;
use super::position;
use super::thinker::{EngineThread, Job, Question};
use super::warning::UciWarning;
use gridmate::engine::{Clock, Limits, Plan, Task};
use gridmate::game::Game;
use gridmate::notation::diagram;
use gridmate::notation::fen::{self, FenStyle};
use gridmate::notation::uci;
use gridmate::rules::{Move, Variant};
use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// More warnings about one line are only counted; a line may be a long one.
const MOST_WARNINGS: usize = 5;

/// A conversation with a program.
#[derive(Debug)]
pub(super) struct Session {
    output: Arc<UciOutput>,
    thinker: EngineThread,
    options: Options,
    game: Game,
    /// How many new games there have been.
    games: u64,
    /// The last call to think, and the number of its job.
    call: Option<(Arc<Call>, u64)>,
    is_debug: bool,
}

impl Session {
    /// A conversation about the start position.
    pub(super) fn new() -> io::Result<Self> {
        let output = Arc::new(UciOutput::default());
        let thinker = EngineThread::start(&output, HASH as usize)?;
        let (options, game) = (Options::default(), Game::default());
        Ok(Self { output, thinker, options, game, games: 0, call: None, is_debug: false })
    }

    /// The output, once all earlier lines are answered; a search that goes on is none of them.
    fn answer(&self) -> &UciOutput {
        match &self.call {
            Some((call, number)) if call.is_open() => self.thinker.wait_for_begin(*number),
            _ => self.thinker.wait_for_all(),
        }
        &self.output
    }

    /// Says what is wrong with a line, or was put right.
    pub(super) fn warn(&self, warnings: &[UciWarning]) {
        for warning in warnings.iter().take(MOST_WARNINGS) {
            if self.is_debug {
                self.answer().info(format_args!("{warning} [{}]", warning.code()));
            } else {
                self.answer().info(warning);
            }
        }
        if warnings.len() > MOST_WARNINGS {
            self.answer().info(format_args!("The line has {} more faults.", warnings.len() - MOST_WARNINGS));
        }
    }

    /// Does what a line asks for.
    pub(super) fn run(&mut self, line: &str) -> ControlFlow<()> {
        let received = Instant::now();
        let mut warnings = Vec::new();
        let command = command::read(line, &mut warnings);
        let flow = command.map_or(ControlFlow::Continue(()), |command| self.execute(command, received, &mut warnings));
        self.warn(&warnings);
        if self.output.is_closed() { ControlFlow::Break(()) } else { flow }
    }

    fn execute(&mut self, command: UciCommand, received: Instant, warnings: &mut Vec<UciWarning>) -> ControlFlow<()> {
        match command {
            UciCommand::Uci => self.introduce(),
            UciCommand::Debug(is_debug) => self.is_debug = is_debug,
            // While it thinks it is ready, and says so without waiting for the end of that.
            UciCommand::IsReady => self.answer().say("readyok".to_owned()),
            UciCommand::SetOption { name, value } => match self.options.set(&name, &value) {
                Ok(change) => {
                    if let Some(job) = Job::of(change) {
                        self.ask(job);
                    }
                }
                Err(wrong) => warnings.push(wrong),
            },
            UciCommand::Register => {}
            UciCommand::NewGame => {
                self.games += 1;
                self.ask(Job::Clear);
            }
            UciCommand::Position { fen, moves } => {
                match position::read(fen.as_deref(), &moves, self.options.variant, warnings) {
                    Ok(game) => self.game = game,
                    Err(wrong) => warnings.push(wrong),
                }
            }
            UciCommand::Go(go) => self.go(&go, received, warnings),
            UciCommand::Stop => self.stop(warnings),
            UciCommand::PonderHit => match self.open_call() {
                Some(call) if call.hit() => self.thinker.wake(),
                _ => warnings.push(UciWarning::Idle("ponderhit")),
            },
            UciCommand::Draw => self.draw(),
            UciCommand::Quit => return ControlFlow::Break(()),
        }
        ControlFlow::Continue(())
    }

    /// Does what it was asked for and ends: nothing more can stop the thinking, so that what only a stop would end is
    /// stopped.
    pub(super) fn finish(self) {
        if let Some((call, _)) = &self.call
            && !call.ends_by_itself()
        {
            call.stop();
        }
        self.thinker.finish();
    }

    /// Stops the thinking and ends.
    pub(super) fn end(self) {
        if let Some((call, _)) = &self.call {
            call.stop();
        }
        self.thinker.end();
    }

    /// Asks for a job, and returns its number.
    fn ask(&mut self, job: Job) -> Option<u64> {
        let number = self.thinker.ask(job);
        if number.is_none() {
            self.answer().info("The engine has failed; nothing can be asked of it any more.");
        }
        number
    }

    /// The call whose move is neither sent nor asked for at once.
    fn open_call(&self) -> Option<&Call> {
        self.call.as_ref().map(|(call, _)| &**call).filter(|call| call.is_open())
    }

    fn introduce(&self) {
        let version = env!("CARGO_PKG_VERSION");
        let options = options::declare();
        self.answer().say(format!("id name Gridmate {version}\nid author the authors of Gridmate\n{options}uciok"));
    }

    fn stop(&self, warnings: &mut Vec<UciWarning>) {
        match self.open_call() {
            Some(call) => {
                call.stop();
                self.thinker.wake();
            }
            None if self.call.as_ref().is_some_and(|(call, _)| call.is_unanswered()) => {}
            None => warnings.push(UciWarning::Idle("stop")),
        }
    }

    fn go(&mut self, go: &Go, received: Instant, warnings: &mut Vec<UciWarning>) {
        if self.open_call().is_some() {
            warnings.push(UciWarning::Busy);
            return;
        }
        let chess960 = self.options.variant == Variant::Chess960;
        let variant = if chess960 { Variant::Chess960 } else { self.game.variant() };
        let plan = self.plan(go);
        let task = Task {
            limits: Limits {
                depth: go.depth,
                nodes: go.nodes(),
                movetime: plan.map(|plan| plan.hard).into_iter().chain(go.movetime).min(),
            },
            soft: plan.map(|plan| plan.soft),
            lines: self.options.lines,
            only: self.only(&go.only, variant, warnings),
            mate: go.mate,
            is_infinite: go.when == When::Stopped || go.is_endless(),
        };
        // What there is to say about the line comes before the search does.
        self.warn(warnings);
        warnings.clear();
        if self.is_debug {
            self.answer().info(format_args!("Task: {task:?}"));
        }
        let credit = plan.map_or(Duration::ZERO, |plan| plan.hard.saturating_sub(plan.soft / 4));
        let is_endless = go.perft.is_none() && task.is_infinite;
        let call = Arc::new(Call::new(received, go.when, credit, is_endless));
        let (game, strength) = (self.game.clone(), self.options.strength());
        let question = Box::new(Question { call: Arc::clone(&call), game, variant, task, strength, seed: self.games });
        let number = self.ask(match go.perft {
            Some(depth) => Job::Count(question, depth),
            None => Job::Think(question),
        });
        self.call = number.map(|number| (call, number));
    }

    /// How to spend the clock, if there is one. If only the other side's is given, that one.
    fn plan(&self, go: &Go) -> Option<Plan> {
        let us = self.game.position().turn() as usize;
        let left = go.left.get(us).copied().flatten().or_else(|| go.left.into_iter().flatten().next())?;
        let increment = go.increments.get(us).copied().unwrap_or_default();
        Some(Clock { left, increment, moves_to_go: go.moves_to_go, overhead: self.options.overhead }.plan())
    }

    /// The moves to be searched, if not all.
    fn only(&self, texts: &[&str], variant: Variant, warnings: &mut Vec<UciWarning>) -> Vec<Move> {
        let position = self.game.position();
        let mut only = Vec::new();
        for text in texts {
            match uci::parse_lenient(position, text, variant) {
                Ok(played) => only.push(played),
                Err(error) => warnings.push(UciWarning::NotSearched(error)),
            }
        }
        if only.is_empty() && !texts.is_empty() {
            warnings.push(UciWarning::NoneSearched);
        }
        only
    }

    fn draw(&self) {
        let position = self.game.position();
        let board = diagram::draw(position.board(), diagram::DiagramStyle::Letters);
        let shredder = self.options.variant == Variant::Chess960 || self.game.variant() == Variant::Chess960;
        let fen = fen::write(position, if shredder { FenStyle::Shredder } else { FenStyle::XFen });
        let end = self.game.end().map_or_else(String::new, |end| format!("End: {}\n", end.code()));
        self.answer().say(format!("{board}\nFen: {fen}\nKey: {:016X}\n{end}", position.hash()));
    }
}
