//! The engine: what is kept from move to move, and its threads.

use super::deepen::Thinking;
use super::history::Histories;
use super::root::RootMove;
use super::score::{self, Score};
use super::table::Table;
use super::{Bounds, Handicap, Margins, Search, SearchSettings, Shared, ThreadState, Without};
use crate::engine::evaluation::{EvalKind, Evaluate, Learned};
use crate::engine::{Limits, SearchControl};
use crate::game::Game;
use crate::rules::{Move, Position};
use std::sync::atomic::Ordering;
use std::time::Duration;

/// What is asked of a search.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Task {
    /// What ends it for certain.
    pub limits: Limits,
    /// The time that is planned; more or less of it is spent as the position asks for.
    pub soft: Option<Duration>,
    /// How many of the best moves are wanted; none is one.
    pub lines: usize,
    /// If there are any: only these moves are looked at.
    pub only: Vec<Move>,
    /// A mate in at most this many moves is enough; where none is found, the search ends once all have been looked for.
    pub mate: Option<u32>,
    /// It goes on until it is stopped, even where nothing is left to find out.
    pub is_infinite: bool,
}

/// What is known after a depth.
#[derive(Clone, Copy, Debug)]
pub struct SearchReport<'a> {
    /// How many plies ahead.
    pub depth: u32,
    /// The longest line that was looked at.
    pub deepest: u32,
    /// Which of the lines it is, from 1.
    pub rank: u32,
    /// The score of the line, for the side to move.
    pub score: Score,
    /// Whether the true score may be higher.
    pub is_lower: bool,
    /// Whether the true score may be lower.
    pub is_upper: bool,
    /// How many positions have been looked at.
    pub nodes: u64,
    /// The time so far.
    pub elapsed: Duration,
    /// How full the table is, in thousandths.
    pub fullness: u32,
    /// The line.
    pub line: &'a [Move],
}

/// A move with its score and what is expected to come after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// For the side to move.
    pub score: Score,
    /// The move, and the moves after it.
    pub moves: Vec<Move>,
}

impl Line {
    /// In how many moves there is mate: above zero for the side to move, below for the other; none if there is no mate.
    #[must_use]
    pub const fn mate_in(&self) -> Option<i32> {
        mate_in(self.score)
    }
}

/// In how many moves a score says that there is mate.
const fn mate_in(score: Score) -> Option<i32> {
    if !score::is_mate(score) {
        None
    } else if score > 0 {
        Some((score::MATE - score + 1) / 2)
    } else {
        Some(-(score::MATE + score) / 2)
    }
}

impl SearchReport<'_> {
    /// In how many moves there is mate: above zero for the side to move, below for the other; none if there is no mate.
    #[must_use]
    pub const fn mate_in(&self) -> Option<i32> {
        mate_in(self.score)
    }
}

impl Bounds<'_> {
    /// How many nodes the other threads have looked at.
    pub(super) fn others(&self) -> u64 {
        self.shared.nodes.load(Ordering::Relaxed)
    }
}

/// The strong engine.
///
/// ```
/// use gridmate::engine::{Engine, Limits, Task, NoControl};
/// use gridmate::game::Game;
/// use gridmate::notation::{fen, san};
/// let (position, variant) = fen::parse_any("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1")?;
/// let game = Game::new(position, variant);
/// let mut engine: Engine = Engine::new(1 << 20);
/// let task = Task { limits: Limits { depth: Some(4), ..Limits::default() }, ..Task::default() };
/// let best = &engine.think(&game, &task, &NoControl, &mut |_| {})[0];
/// assert_eq!(san::write(game.position(), best.moves[0]), "Ra8#");
/// assert_eq!(best.mate_in(), Some(1));
/// # Ok::<(), fen::FenError>(())
/// ```
#[derive(Debug)]
pub struct Engine<E = Learned> {
    table: Table,
    bytes: usize,
    thread_states: Vec<ThreadState<E>>,
    settings: SearchSettings,
    /// How many positions the last search looked at.
    nodes: u64,
    /// On how many threads.
    threads: usize,
}

impl Engine {
    /// Lets it judge positions so.
    pub fn set_eval_kind(&mut self, kind: EvalKind) {
        self.for_each_evaluation(|evaluation| evaluation.set(kind));
    }
}

impl<E: Evaluate + Clone + Default + Send> Engine<E> {
    /// An engine on one thread, with a hash table of about `bytes` bytes.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let thread_states = vec![ThreadState { evaluation: E::default(), histories: Histories::new() }];
        Self {
            table: Table::new(bytes),
            bytes,
            thread_states,
            settings: SearchSettings::default(),
            nodes: 0,
            threads: 1,
        }
    }

    /// Forgets everything about earlier positions.
    pub fn clear(&mut self) {
        self.table.clear();
        for thread_state in &mut self.thread_states {
            thread_state.histories.clear();
        }
    }

    /// Gives it an empty hash table of about `bytes` bytes. Says whether the machine has that much memory; if not, it
    /// keeps the one it has.
    pub fn resize(&mut self, bytes: usize) -> bool {
        if bytes != self.bytes {
            if !has_room(bytes) {
                return false;
            }
            // The old one goes first: both might not fit.
            self.table = Table::new(0);
            self.table = Table::new(bytes);
            self.bytes = bytes;
        }
        true
    }

    /// Lets it think on `threads` threads, as far as there is memory for them; where there are no threads, on one.
    /// Returns on how many.
    pub fn set_threads(&mut self, threads: usize) -> usize {
        let threads = if cfg!(target_arch = "wasm32") { 1 } else { threads.max(1) };
        self.thread_states.truncate(threads);
        while self.thread_states.len() < threads {
            let like =
                self.thread_states.first().filter(|_| has_room(SPARE_BYTES + self.thread_states.len() * HELPER_BYTES));
            let Some(evaluation) = like.map(|thread_state| thread_state.evaluation.clone()) else { break };
            let mut histories = Histories::new();
            if !histories.take_room() {
                break;
            }
            self.thread_states.push(ThreadState { evaluation, histories });
        }
        self.thread_states.len()
    }

    /// Leaves heuristics out, which only a build with the feature `lab` can.
    pub const fn set_without(&mut self, without: Without) {
        self.settings.without = without;
    }

    /// Lets it search with other margins, which only a build with the feature `lab` can.
    #[cfg_attr(
        not(feature = "lab"),
        allow(clippy::unused_self, clippy::needless_pass_by_ref_mut, reason = "they are constants")
    )]
    pub const fn set_margins(&mut self, margins: Margins) {
        #[cfg(feature = "lab")]
        {
            self.settings.margins = margins;
        }
        let _ = margins;
    }

    /// Lets it see less; nothing that it remembers is of use then.
    pub fn set_handicap(&mut self, handicap: Handicap) {
        if handicap != self.settings.handicap {
            self.settings.handicap = handicap;
            self.clear();
        }
    }

    /// Changes the evaluation of every thread; what was remembered with another is of no use then.
    fn for_each_evaluation(&mut self, change: impl Fn(&mut E)) {
        for thread_state in &mut self.thread_states {
            change(&mut thread_state.evaluation);
        }
        self.clear();
    }

    /// How many positions the last search looked at, on all threads.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// On how many threads the last search was: fewer than were asked for where the machine gives no more.
    #[must_use]
    pub const fn threads(&self) -> usize {
        self.threads
    }

    /// Thinks about the position of a game until the task is done or the control says stop, telling each depth. Returns the
    /// best lines; none if there is no legal move.
    pub fn think(
        &mut self,
        game: &Game,
        task: &Task,
        control: &dyn SearchControl,
        tell: &mut dyn FnMut(&SearchReport),
    ) -> Vec<Line> {
        let mut thinking = self.begin(game, task.clone());
        self.go_on(&mut thinking, control, tell);
        thinking.lines()
    }

    /// Prepares to think about the position of a game.
    pub fn begin(&mut self, game: &Game, task: Task) -> Thinking {
        self.table.grow_older();
        let position = *game.position();
        let wanted = |played: &Move| task.only.is_empty() || task.only.contains(played);
        let moves = position.legal_moves().into_iter().filter(wanted).collect();
        let moves = self.settings.handicap.seen(&position, moves);
        let start = std::iter::once(game.start());
        let mut path: Vec<u64> = start.chain(game.moves().map(|(_, after)| after)).map(Position::hash).collect();
        path.pop();
        Thinking::new(position, path, moves.into_iter().map(RootMove::new).collect(), task)
    }

    /// Thinks until the task is done, or until the control says stop, and may then be asked to go on: what it was about
    /// lies in the table, and is gone through once more. The control gives the time since the beginning. Returns whether
    /// the task is done.
    pub fn go_on(
        &mut self,
        thinking: &mut Thinking,
        control: &dyn SearchControl,
        tell: &mut dyn FnMut(&SearchReport),
    ) -> bool {
        let shared = Shared::default();
        let (settings, table) = (self.settings, &self.table);
        // What others remember must not hide a mate.
        let of_others = SearchSettings { mate_search: thinking.task.mate.is_some(), ..settings };
        let Some((first, others)) = self.thread_states.split_first_mut() else { return true };
        let limits = thinking.task.limits;
        let bounds = Bounds {
            shared: &shared,
            control: Some(control),
            movetime: limits.movetime,
            nodes: limits.nodes.map_or(u64::MAX, |nodes| nodes.saturating_sub(thinking.nodes).max(1)),
        };
        let mut search = Search::new(first, table, bounds, settings, thinking.path.clone());
        let helpers =
            with_help(others, (table, &shared, of_others), thinking, |thinking| search.deepen(thinking, tell));
        self.threads = 1 + helpers;
        thinking.nodes += shared.nodes.load(Ordering::Relaxed);
        self.nodes = thinking.nodes;
        thinking.is_done |= limits.nodes.is_some_and(|nodes| thinking.nodes >= nodes)
            || limits.movetime.is_some_and(|movetime| control.elapsed() >= movetime);
        thinking.is_done
    }
}

/// Memory that is left to the rest of the program.
const SPARE_BYTES: usize = 16 << 20;
/// What a thread takes once it runs, most of it for its stack.
const HELPER_BYTES: usize = 4 << 20;

/// Whether the machine would give so much memory.
fn has_room(bytes: usize) -> bool {
    Vec::<u8>::new().try_reserve_exact(bytes).is_ok()
}

/// Searches while other threads do the same, which end with it. Returns how many there were: a thread that cannot be
/// started is done without, and so are those after it.
#[cfg(not(target_arch = "wasm32"))]
fn with_help<E: Evaluate + Send>(
    others: &mut [ThreadState<E>],
    (table, shared, settings): (&Table, &Shared, SearchSettings),
    thinking: &mut Thinking,
    search: impl FnOnce(&mut Thinking),
) -> usize {
    if others.is_empty() {
        search(thinking);
        return 0;
    }
    // Several threads soon fill it.
    table.grow();
    std::thread::scope(|scope| {
        let mut helpers = 0;
        for (number, thread_state) in others.iter_mut().enumerate() {
            let mut thinking = thinking.clone();
            // Every other one a depth ahead, so that not all do the same.
            thinking.depth += i32::from(number % 2 == 0);
            thinking.task = Task { is_infinite: true, lines: thinking.task.lines, ..Task::default() };
            let (has_begun, begun) = std::sync::mpsc::channel::<()>();
            let help = move || {
                let bounds = Bounds { shared, control: None, movetime: None, nodes: u64::MAX };
                let path = thinking.path.clone();
                let mut search = Search::new(thread_state, table, bounds, settings, path);
                drop(has_begun);
                search.deepen(&mut thinking, &mut |_| {});
            };
            if !has_room(SPARE_BYTES) || std::thread::Builder::new().spawn_scoped(scope, help).is_err() {
                break;
            }
            // What it takes when it begins is to be taken before the room for the next one is looked for.
            let _ = begun.recv();
            helpers += 1;
        }
        search(thinking);
        shared.stop.store(true, Ordering::Relaxed);
        helpers
    })
}

/// Searches alone: there are no threads.
#[cfg(target_arch = "wasm32")]
fn with_help<E>(
    _: &mut [ThreadState<E>],
    _: (&Table, &Shared, SearchSettings),
    thinking: &mut Thinking,
    search: impl FnOnce(&mut Thinking),
) -> usize {
    search(thinking);
    0
}
