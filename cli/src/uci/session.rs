//! A conversation: what is remembered from line to line.

use super::call::Call;
use super::output::UciOutput;
use super::thinker::{EngineThread, Job};
use gridmate::engine::uci::{
    Go, HASH, Options, Question, UciCommand, UciWarning, drawing, introduction, read_command, read_position,
};
use gridmate::game::Game;
use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Instant;

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
        let command = read_command(line, &mut warnings);
        let flow = command.map_or(ControlFlow::Continue(()), |command| self.execute(command, received, &mut warnings));
        self.warn(&warnings);
        if self.output.is_closed() { ControlFlow::Break(()) } else { flow }
    }

    fn execute(&mut self, command: UciCommand, received: Instant, warnings: &mut Vec<UciWarning>) -> ControlFlow<()> {
        match command {
            UciCommand::Uci => self.answer().say(introduction()),
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
                match read_position(fen.as_deref(), &moves, self.options.variant, warnings) {
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
            UciCommand::Draw => self.answer().say(drawing(&self.game, &self.options)),
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
        let question = Box::new(Question::new(go, &self.game, &self.options, self.games, warnings));
        // What there is to say about the line comes before the search does.
        self.warn(warnings);
        warnings.clear();
        if self.is_debug {
            self.answer().info(format_args!("Task: {:?}", question.task));
        }
        let is_endless = go.perft.is_none() && question.task.is_infinite;
        let call = Arc::new(Call::new(received, go.when, question.credit, is_endless));
        let number = self.ask(match go.perft {
            Some(depth) => Job::Count(Arc::clone(&call), question, depth),
            None => Job::Think(Arc::clone(&call), question),
        });
        self.call = number.map(|number| (call, number));
    }
}
