//! A conversation: what is remembered from line to line.

use super::call::Call;
use super::command::{self, UciCommand};
use super::go::{Go, When};
use super::odd::Odd;
use super::options::{self, HASH, OptionChange, Options};
use super::position;
use super::tell::Voice;
use super::thinker::{EngineThread, Job, Question};
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

/// So much about one line is told; a line may be a long one.
const MOST_ODD: usize = 5;

/// A conversation with a program.
#[derive(Debug)]
pub(super) struct Session {
    voice: Arc<Voice>,
    thinker: EngineThread,
    options: Options,
    game: Game,
    /// The last call to think.
    call: Option<Arc<Call>>,
    is_debug: bool,
}

impl Session {
    /// A conversation about the start position.
    pub(super) fn new() -> io::Result<Self> {
        let voice = Arc::new(Voice::default());
        let thinker = EngineThread::start(&voice, HASH as usize)?;
        Ok(Self { voice, thinker, options: Options::default(), game: Game::default(), call: None, is_debug: false })
    }

    /// Says what is odd.
    pub(super) fn remark(&self, odd: &[Odd]) {
        for one in odd.iter().take(MOST_ODD) {
            if self.is_debug {
                self.voice.remark(format_args!("{one} [{}]", one.code()));
            } else {
                self.voice.remark(one);
            }
        }
        if odd.len() > MOST_ODD {
            self.voice.remark(format_args!("The line has {} more faults.", odd.len() - MOST_ODD));
        }
    }

    /// Does what a line asks for.
    pub(super) fn hear(&mut self, line: &str) -> ControlFlow<()> {
        let heard = Instant::now();
        let mut odd = Vec::new();
        let command = command::read(line, &mut odd);
        let flow = command.map_or(ControlFlow::Continue(()), |command| self.obey(command, heard, &mut odd));
        self.remark(&odd);
        if self.voice.is_unheard() { ControlFlow::Break(()) } else { flow }
    }

    fn obey(&mut self, command: UciCommand, heard: Instant, odd: &mut Vec<Odd>) -> ControlFlow<()> {
        match command {
            UciCommand::Uci => self.introduce(),
            UciCommand::Debug(is_debug) => self.is_debug = is_debug,
            // While it thinks it is ready, and says so without waiting for the end of that.
            UciCommand::IsReady if self.open_call().is_some() => self.voice.say("readyok".to_owned()),
            UciCommand::IsReady => self.ask(Job::Ready),
            UciCommand::SetOption { name, value } => match self.options.set(&name, &value) {
                Ok(OptionChange::None) => {}
                Ok(OptionChange::Hash(size)) => self.ask(Job::Hash(size)),
                Ok(OptionChange::Threads(threads)) => self.ask(Job::Threads(threads)),
                Ok(OptionChange::Clear) => self.ask(Job::Clear),
                Ok(OptionChange::Judgement(judgement)) => self.ask(Job::Judgement(judgement)),
                Err(wrong) => odd.push(wrong),
            },
            UciCommand::Register => {}
            UciCommand::NewGame => self.ask(Job::Clear),
            UciCommand::Position { fen, moves } => {
                match position::read(fen.as_deref(), &moves, self.options.variant, odd) {
                    Ok(game) => self.game = game,
                    Err(wrong) => odd.push(wrong),
                }
            }
            UciCommand::Go(go) => self.go(&go, heard, odd),
            UciCommand::Stop => self.stop(odd),
            UciCommand::PonderHit => match self.open_call() {
                Some(call) if call.hit() => self.thinker.wake(),
                _ => odd.push(Odd::Idle("ponderhit")),
            },
            UciCommand::Draw => self.draw(),
            UciCommand::Quit => return ControlFlow::Break(()),
        }
        ControlFlow::Continue(())
    }

    /// Does what it was asked for and ends: nothing more can stop the thinking, so that what only a stop would end is
    /// stopped.
    pub(super) fn finish(self) {
        if let Some(call) = &self.call
            && !call.ends_by_itself()
        {
            call.stop();
        }
        self.thinker.finish();
    }

    /// Stops the thinking and ends.
    pub(super) fn end(self) {
        if let Some(call) = &self.call {
            call.stop();
        }
        self.thinker.end();
    }

    fn ask(&self, job: Job) {
        if !self.thinker.ask(job) {
            self.voice.remark("The engine has failed; nothing can be asked of it any more.");
        }
    }

    /// The call whose move is neither told nor asked for at once.
    fn open_call(&self) -> Option<&Call> {
        self.call.as_deref().filter(|call| call.is_open())
    }

    fn introduce(&self) {
        let version = env!("CARGO_PKG_VERSION");
        let options = options::declare();
        self.voice.say(format!("id name Gridmate {version}\nid author the authors of Gridmate\n{options}uciok"));
    }

    fn stop(&self, odd: &mut Vec<Odd>) {
        match self.open_call() {
            Some(call) => {
                call.stop();
                self.thinker.wake();
            }
            None if self.call.as_ref().is_some_and(|call| call.is_unanswered()) => {}
            None => odd.push(Odd::Idle("stop")),
        }
    }

    fn go(&mut self, go: &Go, heard: Instant, odd: &mut Vec<Odd>) {
        if self.open_call().is_some() {
            odd.push(Odd::Busy);
            return;
        }
        let chess960 = self.options.variant == Variant::Chess960;
        let variant = if chess960 { Variant::Chess960 } else { self.game.variant() };
        let plan = self.plan(go);
        let task = Task {
            limits: Limits {
                depth: go.depth,
                nodes: go.nodes,
                movetime: plan.map(|plan| plan.hard).into_iter().chain(go.movetime).min(),
            },
            soft: plan.map(|plan| plan.soft),
            lines: self.options.lines,
            only: self.only(&go.only, variant, odd),
            mate: go.mate,
            is_infinite: go.when == When::Stopped || go.is_endless(),
        };
        if self.is_debug {
            self.voice.remark(format_args!("Task: {task:?}"));
        }
        let credit = plan.map_or(Duration::ZERO, |plan| plan.hard.saturating_sub(plan.soft / 4));
        let is_endless = go.perft.is_none() && (task.is_infinite || go.is_a_mate_alone());
        let call = Arc::new(Call::new(heard, go.when, credit, is_endless));
        self.call = Some(Arc::clone(&call));
        let game = self.game.clone();
        let question = Box::new(Question { call, game, variant, task, strength: self.options.strength() });
        self.ask(match go.perft {
            Some(depth) => Job::Count(question, depth),
            None => Job::Think(question),
        });
    }

    /// How to spend the clock, if there is one. If only the other side's is told, that one.
    fn plan(&self, go: &Go) -> Option<Plan> {
        let us = self.game.position().turn() as usize;
        let left = go.left.get(us).copied().flatten().or_else(|| go.left.into_iter().flatten().next())?;
        let increment = go.increments.get(us).copied().unwrap_or_default();
        Some(Clock { left, increment, moves_to_go: go.moves_to_go, overhead: self.options.overhead }.plan())
    }

    /// The moves to be searched, if not all.
    fn only(&self, texts: &[&str], variant: Variant, odd: &mut Vec<Odd>) -> Vec<Move> {
        let position = self.game.position();
        let mut only = Vec::new();
        for text in texts {
            match uci::parse_lenient(position, text, variant) {
                Ok(played) => only.push(played),
                Err(error) => odd.push(Odd::NotSearched(error)),
            }
        }
        if only.is_empty() && !texts.is_empty() {
            odd.push(Odd::NoneSearched);
        }
        only
    }

    fn draw(&self) {
        let position = self.game.position();
        let board = diagram::draw(position.board(), diagram::DiagramStyle::Letters);
        let shredder = self.options.variant == Variant::Chess960 || self.game.variant() == Variant::Chess960;
        let fen = fen::write(position, if shredder { FenStyle::Shredder } else { FenStyle::XFen });
        let end = self.game.end().map_or_else(String::new, |end| format!("End: {}\n", end.code()));
        self.voice.say(format!("{board}\nFen: {fen}\nKey: {:016X}\n{end}", position.hash()));
    }
}
