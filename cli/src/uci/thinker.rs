//! The thread that thinks: it holds the engine, and does one job after the other.

use super::call::Call;
use super::options::OptionChange;
use super::output::{UciOutput, Writing};
use super::strength::{self, Strength};
use super::warning::UciWarning;
use gridmate::engine::evaluation::EvalKind;
use gridmate::engine::{Engine, Line, Margins, SearchControl, SearchReport, Task};
use gridmate::game::Game;
use gridmate::rules::{Move, Position, Variant, perft};
use std::cell::Cell;
use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Moves are given one by one once a search has taken this long.
const TIMEOUT: Duration = Duration::from_secs(3);
/// How long to sleep at most while a move is held back.
const POLL: Duration = Duration::from_millis(100);
/// The search goes as deep into the stack as it looks ahead.
const STACK: usize = 16 << 20;
/// Paths shorter than this are counted in one go.
const COUNTED_AT_ONCE: u32 = 3;
/// How long a thread may take to end once it is asked to.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(500);

/// Something to do.
#[derive(Debug)]
pub(super) enum Job {
    /// To think about a position.
    Think(Box<Question>),
    /// To count paths of this many plies.
    Count(Box<Question>, u32),
    /// To take a hash table of this many MiB.
    Hash(usize),
    /// To think on this many threads.
    Threads(usize),
    /// To judge positions so.
    EvalKind(EvalKind),
    /// To search with this value of a margin.
    Margin(&'static str, i32),
    /// To forget.
    Clear,
}

impl Job {
    /// What an option changes in the engine, if anything.
    pub(super) const fn of(change: OptionChange) -> Option<Self> {
        match change {
            OptionChange::None => None,
            OptionChange::Hash(size) => Some(Self::Hash(size)),
            OptionChange::Threads(threads) => Some(Self::Threads(threads)),
            OptionChange::Clear => Some(Self::Clear),
            OptionChange::EvalKind(kind) => Some(Self::EvalKind(kind)),
            OptionChange::Margin(name, value) => Some(Self::Margin(name, value)),
        }
    }
}

/// What to think about, and how.
#[derive(Debug)]
pub(super) struct Question {
    pub(super) call: Arc<Call>,
    pub(super) game: Game,
    /// How moves are written.
    pub(super) variant: Variant,
    pub(super) task: Task,
    pub(super) strength: Strength,
    /// What is overlooked follows from it.
    pub(super) seed: u64,
}

/// How far the thread has come with its jobs.
#[derive(Debug, Default)]
struct JobProgress {
    counts: Mutex<JobCounts>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct JobCounts {
    begun: u64,
    done: u64,
    /// Whether the thread has ended.
    is_over: bool,
}

impl JobProgress {
    fn change(&self, change: impl FnOnce(&mut JobCounts)) {
        change(&mut self.counts.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.notify_all();
    }

    /// Waits until the thread has come so far, or has ended.
    fn wait(&self, is_reached: impl Fn(&JobCounts) -> bool) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        while !counts.is_over && !is_reached(&counts) {
            counts = self.changed.wait(counts).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The thread's end of its progress: says when it ends, also by a panic.
struct Running(Arc<JobProgress>);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.change(|counts| counts.is_over = true);
    }
}

/// The other end of the thread.
#[derive(Debug)]
pub(super) struct EngineThread {
    jobs: Sender<Job>,
    asked: u64,
    progress: Arc<JobProgress>,
    thread: JoinHandle<()>,
}

impl EngineThread {
    /// Starts the thread, with a hash table of `hash` MiB.
    pub(super) fn start(output: &Arc<UciOutput>, hash: usize) -> io::Result<Self> {
        let (jobs, inbox) = mpsc::channel();
        let output = Arc::clone(output);
        let progress = Arc::<JobProgress>::default();
        let running = Running(Arc::clone(&progress));
        let work = move || work(&inbox, &output, &running, Engine::new(hash << 20));
        let thread = thread::Builder::new().name("thinker".to_owned()).stack_size(STACK).spawn(work)?;
        Ok(Self { jobs, asked: 0, progress, thread })
    }

    /// Hands over a job and returns its number, if there is still a thread to do it.
    pub(super) fn ask(&mut self, job: Job) -> Option<u64> {
        self.jobs.send(job).ok()?;
        self.asked += 1;
        Some(self.asked)
    }

    /// Waits until the job of this number has begun, and all before it are done.
    pub(super) fn wait_for_begin(&self, number: u64) {
        self.progress.wait(|counts| counts.begun >= number);
    }

    /// Waits until all jobs are done.
    pub(super) fn wait_for_all(&self) {
        self.progress.wait(|counts| counts.done >= self.asked);
    }

    /// Wakes it if it holds back a move that may be given now.
    pub(super) fn wake(&self) {
        self.thread.thread().unpark();
    }

    /// Lets it do all that it was asked to.
    pub(super) fn finish(self) {
        let Self { jobs, thread, .. } = self;
        drop(jobs);
        thread.thread().unpark();
        // A thread that has panicked has said so.
        let _ = thread.join();
    }

    /// Lets it finish what it was asked to, for a moment.
    pub(super) fn end(self) {
        let Self { jobs, thread, .. } = self;
        drop(jobs);
        thread.thread().unpark();
        let deadline = Instant::now() + SHUTDOWN_TIMEOUT;
        while !thread.is_finished() && Instant::now() < deadline {
            thread::sleep(Duration::from_millis(1));
        }
    }
}

fn work(inbox: &Receiver<Job>, output: &UciOutput, running: &Running, mut engine: Engine) {
    let mut asked = 1;
    let mut margins = Margins::TUNED;
    for job in inbox {
        running.0.change(|counts| counts.begun += 1);
        match job {
            Job::Think(question) => {
                think(&mut engine, &question, output, asked);
                // Those that could not be started once are not tried again.
                asked = asked.min(engine.threads());
            }
            Job::Count(question, depth) => count(&question, depth, output),
            Job::Hash(size) => resize(&mut engine, size, output),
            Job::Threads(threads) => {
                let given = engine.set_threads(threads);
                if given < threads {
                    output.info(UciWarning::NoThreads(given, threads));
                }
                asked = given;
            }
            Job::EvalKind(kind) => engine.set_eval_kind(kind),
            Job::Margin(name, value) => {
                margins.set(name, value);
                engine.set_margins(margins);
            }
            Job::Clear => engine.clear(),
        }
        running.0.change(|counts| counts.done += 1);
    }
}

/// Gives the engine another table, if the machine would give so much memory.
fn resize(engine: &mut Engine, size: usize, output: &UciOutput) {
    if !engine.resize(size << 20) {
        output.info(UciWarning::NoMemory(size));
    }
}

/// Follows a search and reports it.
struct Listener<'a> {
    call: &'a Call,
    output: &'a UciOutput,
    writing: Writing<'a>,
    /// The last depth that was done, the longest line in it, and how full the table was.
    done: Cell<(u32, u32, u32)>,
    /// The best move of the last line sent.
    sent: Cell<Option<Move>>,
}

impl SearchControl for Listener<'_> {
    fn elapsed(&self) -> Duration {
        self.call.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.call.is_stopped() || self.output.is_closed()
    }

    fn on_root_move(&self, played: Move, number: usize) {
        if self.call.age() >= TIMEOUT {
            let (depth, played) = (self.done.get().0 + 1, self.writing.one(played));
            self.output.say(format!("info depth {depth} currmove {played} currmovenumber {number}"));
        }
    }
}

impl Listener<'_> {
    fn send(&self, report: &SearchReport) {
        if report.rank == 1 {
            self.sent.set(report.line.first().copied());
        }
        if !report.is_lower && !report.is_upper {
            self.done.set((report.depth, report.deepest, report.fullness));
        }
        self.output.say(self.writing.report(report, self.call.age()));
    }

    /// Sends the line that is played, if it was found so late that it has not been sent.
    fn send_last(&self, best: &Line, nodes: u64) {
        let (depth, deepest, fullness) = self.done.get();
        if depth > 0 && self.sent.get() != best.moves.first().copied() {
            self.send(&SearchReport {
                depth,
                deepest,
                rank: 1,
                score: best.score,
                is_lower: false,
                is_upper: false,
                nodes,
                elapsed: self.call.age(),
                fullness,
                line: &best.moves,
            });
        }
    }
}

/// Thinks on as many of the threads asked for as can be started.
fn think(engine: &mut Engine, question: &Question, output: &UciOutput, asked: usize) {
    let Question { call, game, variant, task, strength, seed } = question;
    let writing = Writing { position: game.position(), variant: *variant };
    let listener = Listener { call, output, writing, done: Cell::default(), sent: Cell::new(None) };
    let lines = strength::think(engine, (*strength, *seed), game, task, &listener, &mut |report| listener.send(report));
    if engine.threads() < asked {
        output.info(UciWarning::NoThreads(engine.threads(), asked));
    }
    match lines.first() {
        Some(best) => listener.send_last(best, engine.nodes()),
        None => {
            output.say(format!("info depth 0 score {}", if game.position().is_check() { "mate 0" } else { "cp 0" }));
        }
    }
    while !call.may_answer() && !output.is_closed() {
        thread::park_timeout(POLL);
    }
    call.close();
    output.say(writing.best(lines.first()));
}

/// Counts paths by their first moves, until it is stopped.
fn count(question: &Question, depth: u32, output: &UciOutput) {
    let Question { call, game, variant, .. } = question;
    let position = game.position();
    let writing = Writing { position, variant: *variant };
    let mut all = u64::from(depth == 0);
    if depth > 0 {
        for &played in position.legal_moves().iter() {
            let Some(paths) = paths(&position.play_unchecked(played), depth - 1, call, output) else {
                output.info("The count was stopped before its end.");
                break;
            };
            output.say(format!("{}: {paths}", writing.one(played)));
            all += paths;
        }
    }
    call.close();
    output.say(format!("\nNodes searched: {all}\n"));
}

/// How many paths there are; none if the call was stopped, or the output is closed.
fn paths(position: &Position, depth: u32, call: &Call, output: &UciOutput) -> Option<u64> {
    if depth <= COUNTED_AT_ONCE {
        return (!call.is_stopped() && !output.is_closed()).then(|| perft(position, depth));
    }
    let mut all = 0;
    for &played in position.legal_moves().iter() {
        all += paths(&position.play_unchecked(played), depth - 1, call, output)?;
    }
    Some(all)
}
