//! The thread that thinks: it holds the engine, and does one job after the other.

use super::call::Call;
use super::output::UciOutput;
use gridmate::engine::evaluation::EvalKind;
use gridmate::engine::uci::{OptionChange, Question, SearchLines, UciWarning, Writing, count_paths};
use gridmate::engine::{Engine, Margins, SearchControl};
use gridmate::rules::Move;
use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How long to sleep at most while a move is held back.
const POLL: Duration = Duration::from_millis(100);
/// The search goes as deep into the stack as it looks ahead.
const STACK: usize = 16 << 20;
/// How long a thread may take to end once it is asked to.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(500);

/// Something to do.
#[derive(Debug)]
pub(super) enum Job {
    /// To think about a position.
    Think(Arc<Call>, Box<Question>),
    /// To count paths of this many plies.
    Count(Arc<Call>, Box<Question>, u32),
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
            Job::Think(call, question) => {
                think(&mut engine, &call, &question, output, asked);
                // Those that could not be started once are not tried again.
                asked = asked.min(engine.threads());
            }
            Job::Count(call, question, depth) => count(&call, &question, depth, output),
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
    lines: SearchLines,
}

impl SearchControl for Listener<'_> {
    fn elapsed(&self) -> Duration {
        self.call.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.call.is_stopped() || self.output.is_closed()
    }

    fn on_root_move(&self, played: Move, number: usize) {
        if let Some(line) = self.lines.root_move(played, number, self.call.age()) {
            self.output.say(line);
        }
    }
}

/// Thinks on as many of the threads asked for as can be started.
fn think(engine: &mut Engine, call: &Call, question: &Question, output: &UciOutput, asked: usize) {
    let Question { game, variant, task, strength, seed, .. } = question;
    let task = strength.prepare(engine, *seed, task);
    let lines = SearchLines::new(Writing { position: *game.position(), variant: *variant });
    let listener = Listener { call, output, lines };
    let found = engine.think(game, &task, &listener, &mut |report| {
        output.say(listener.lines.report(report, call.age()));
    });
    if engine.threads() < asked {
        output.info(UciWarning::NoThreads(engine.threads(), asked));
    }
    if let Some(line) = listener.lines.last(found.first(), engine.nodes(), call.age()) {
        output.say(line);
    }
    while !call.may_answer() && !output.is_closed() {
        thread::park_timeout(POLL);
    }
    call.close();
    output.say(listener.lines.best(found.first()));
}

/// Counts paths by their first moves, until it is stopped.
fn count(call: &Call, question: &Question, depth: u32, output: &UciOutput) {
    let position = *question.game.position();
    let writing = Writing { position, variant: question.variant };
    let is_stopped = || call.is_stopped() || output.is_closed();
    let mut all = u64::from(depth == 0);
    if depth > 0 {
        for &played in position.legal_moves().iter() {
            let Some(paths) = count_paths(&position.play_unchecked(played), depth - 1, &is_stopped) else {
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
