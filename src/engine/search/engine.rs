//! The engine: what is kept from search to search, and its threads.

use super::history::Histories;
use super::root::{RootMove, SearchState};
use super::score::{Score, mate_in};
use super::table::Table;
use super::{DisabledHeuristics, Handicap, Margins, Search, SearchLimits, SearchSettings, Shared, ThreadState};
use crate::engine::evaluation::{EvalKind, Evaluate, Learned};
use crate::engine::{Limits, SearchControl};
use crate::game::Game;
use crate::rules::{Move, Position};
use std::sync::atomic::Ordering;
use std::time::Duration;

/// The task of a search.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Task {
    /// The limits at which it ends.
    pub limits: Limits,
    /// The planned time; more or less of it is spent as the position requires.
    pub soft: Option<Duration>,
    /// The number of lines (MultiPV); 0 is one.
    pub lines: usize,
    /// The only root moves to search; all if empty.
    pub only: Vec<Move>,
    /// A mate in at most this many moves is enough; where there is none, the search ends once all have been searched.
    pub mate: Option<u32>,
    /// Whether it goes on until it is stopped, even where no further depth is needed.
    pub is_infinite: bool,
}

/// The result of a depth.
#[derive(Clone, Copy, Debug)]
pub struct SearchReport<'a> {
    /// The depth in plies.
    pub depth: u32,
    /// The deepest ply (selective depth).
    pub deepest: u32,
    /// The number of the line, from 1.
    pub rank: u32,
    /// The score of the line, for the side to move.
    pub score: Score,
    /// Whether the score is a lower bound.
    pub is_lower: bool,
    /// Whether the score is an upper bound.
    pub is_upper: bool,
    /// The nodes searched so far.
    pub nodes: u64,
    /// The time so far.
    pub elapsed: Duration,
    /// How full the table is, in thousandths.
    pub fullness: u32,
    /// The principal variation.
    pub line: &'a [Move],
}

/// A move with its score and its principal variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The score for the side to move.
    pub score: Score,
    /// The move, and the moves after it.
    pub moves: Vec<Move>,
}

impl Line {
    /// The moves to mate: positive for the side to move, negative for the other; none if there is no mate.
    #[must_use]
    pub const fn mate_in(&self) -> Option<i32> {
        mate_in(self.score)
    }
}

impl SearchReport<'_> {
    /// The moves to mate: positive for the side to move, negative for the other; none if there is no mate.
    #[must_use]
    pub const fn mate_in(&self) -> Option<i32> {
        mate_in(self.score)
    }
}

impl SearchLimits<'_> {
    /// The nodes of the helper threads.
    pub(super) fn helper_nodes(&self) -> u64 {
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
    /// The nodes of the last search.
    nodes: u64,
    /// The threads of the last search.
    threads: usize,
}

impl Engine {
    /// Sets the kind of evaluation, and forgets everything.
    pub fn set_eval_kind(&mut self, kind: EvalKind) {
        for thread_state in &mut self.thread_states {
            thread_state.evaluation.set(kind);
        }
        self.clear();
    }
}

impl<E: Evaluate + Clone + Default + Send> Engine<E> {
    /// An engine on one thread, with a hash table of about `bytes` bytes.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        Self {
            table: Table::new(bytes),
            bytes,
            thread_states: vec![ThreadState { evaluation: E::default(), histories: Histories::new() }],
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

    /// Replaces the hash table by an empty one of about `bytes` bytes. Returns whether the machine has that much memory; if
    /// not, the table is kept.
    pub fn resize(&mut self, bytes: usize) -> bool {
        if bytes != self.bytes {
            if !can_allocate(bytes) {
                return false;
            }
            // The old one is freed first: both might not fit.
            self.table = Table::new(0);
            self.table = Table::new(bytes);
            self.bytes = bytes;
        }
        true
    }

    /// Sets the number of threads, as far as there is memory for them; in WebAssembly there is one. Returns their number.
    pub fn set_threads(&mut self, threads: usize) -> usize {
        let threads = if cfg!(target_arch = "wasm32") { 1 } else { threads.max(1) };
        self.thread_states.truncate(threads);
        while self.thread_states.len() < threads && can_allocate(SPARE_BYTES + self.thread_states.len() * HELPER_BYTES)
        {
            let Some(ThreadState { evaluation, .. }) = self.thread_states.first() else { break };
            let (evaluation, mut histories) = (evaluation.clone(), Histories::new());
            if !histories.try_allocate() {
                break;
            }
            self.thread_states.push(ThreadState { evaluation, histories });
        }
        self.thread_states.len()
    }

    /// Disables heuristics, which has an effect only in a build with the feature `lab`.
    pub const fn disable_heuristics(&mut self, disabled: DisabledHeuristics) {
        self.settings.disabled = disabled;
    }

    /// Sets the numbers of the heuristics, which has an effect only in a build with the feature `lab`.
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

    /// Sets the handicap, and forgets everything if it is another.
    pub fn set_handicap(&mut self, handicap: Handicap) {
        if handicap != self.settings.handicap {
            self.settings.handicap = handicap;
            self.clear();
        }
    }

    /// The nodes of the last search, on all threads.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The threads of the last search: fewer than were set where the machine could not start more.
    #[must_use]
    pub const fn threads(&self) -> usize {
        self.threads
    }

    /// Searches the position of a game until the task is done or the control stops it, and reports each depth. Returns the
    /// best lines; none if there is no legal move.
    pub fn think(
        &mut self,
        game: &Game,
        task: &Task,
        control: &dyn SearchControl,
        report: &mut dyn FnMut(&SearchReport),
    ) -> Vec<Line> {
        let mut state = self.begin(game, task.clone());
        self.go_on(&mut state, control, report);
        state.lines()
    }

    /// Prepares a search of the position of a game.
    pub fn begin(&mut self, game: &Game, task: Task) -> SearchState {
        self.table.start_search();
        let position = *game.position();
        let is_allowed = |played: &Move| task.only.is_empty() || task.only.contains(played);
        let moves = position.legal_moves().into_iter().filter(is_allowed).collect();
        let moves = self.settings.handicap.visible_moves(&position, moves);
        let start = std::iter::once(game.start());
        let mut path: Vec<u64> = start.chain(game.moves().map(|(_, after)| after)).map(Position::hash).collect();
        path.pop();
        SearchState::new(position, path, moves.into_iter().map(RootMove::new).collect(), task)
    }

    /// Searches until the task is done, or until the control stops it; then it may be called again to go on. The depth that
    /// was aborted is searched again, from the table. The control gives the time since the beginning. Returns whether the
    /// task is done.
    pub fn go_on(
        &mut self,
        state: &mut SearchState,
        control: &dyn SearchControl,
        report: &mut dyn FnMut(&SearchReport),
    ) -> bool {
        let shared = Shared::default();
        let (settings, table) = (self.settings, &self.table);
        // The table entries of helpers must not hide a mate.
        let helper_settings = SearchSettings { mate_search: state.task.mate.is_some(), ..settings };
        let Some((first, others)) = self.thread_states.split_first_mut() else { return true };
        let Limits { nodes, movetime, .. } = state.task.limits;
        let limits = SearchLimits {
            shared: &shared,
            control: Some(control),
            movetime,
            nodes: nodes.map_or(u64::MAX, |nodes| nodes.saturating_sub(state.nodes).max(1)),
        };
        let mut search = Search::new(first, table, limits, settings, state.path.clone());
        let helpers =
            with_helpers(others, (table, &shared, helper_settings), state, |state| search.deepen(state, report));
        self.threads = 1 + helpers;
        state.nodes += shared.nodes.load(Ordering::Relaxed);
        self.nodes = state.nodes;
        state.is_done |= nodes.is_some_and(|nodes| state.nodes >= nodes)
            || movetime.is_some_and(|movetime| control.elapsed() >= movetime);
        state.is_done
    }
}

/// Memory that is left to the rest of the program.
const SPARE_BYTES: usize = 16 << 20;
/// The memory of a running thread, most of it for its stack.
const HELPER_BYTES: usize = 4 << 20;

/// Whether the machine has so much memory.
fn can_allocate(bytes: usize) -> bool {
    Vec::<u8>::new().try_reserve_exact(bytes).is_ok()
}

/// Runs a search while helper threads search the same position (lazy SMP) until it ends. Returns the number of helpers: if a
/// thread cannot be started, no further one is tried.
#[cfg(not(target_arch = "wasm32"))]
fn with_helpers<E: Evaluate + Send>(
    others: &mut [ThreadState<E>],
    (table, shared, settings): (&Table, &Shared, SearchSettings),
    state: &mut SearchState,
    search: impl FnOnce(&mut SearchState),
) -> usize {
    if others.is_empty() {
        search(state);
        return 0;
    }
    // Several threads soon fill it.
    table.grow();
    std::thread::scope(|scope| {
        let mut helpers = 0;
        for (number, thread_state) in others.iter_mut().enumerate() {
            let mut state = state.clone();
            // Every other helper starts a depth ahead, so that not all search the same.
            state.depth += i32::from(number % 2 == 0);
            state.task = Task { is_infinite: true, lines: state.task.lines, ..Task::default() };
            let (started, has_started) = std::sync::mpsc::channel::<()>();
            let help = move || {
                let limits = SearchLimits { shared, control: None, movetime: None, nodes: u64::MAX };
                let mut search = Search::new(thread_state, table, limits, settings, state.path.clone());
                drop(started);
                search.deepen(&mut state, &mut |_| {});
            };
            if !can_allocate(SPARE_BYTES) || std::thread::Builder::new().spawn_scoped(scope, help).is_err() {
                break;
            }
            // It must have allocated its memory before that for the next one is checked.
            let _ = has_started.recv();
            helpers += 1;
        }
        search(state);
        shared.stop.store(true, Ordering::Relaxed);
        helpers
    })
}

/// Runs a search: there are no threads.
#[cfg(target_arch = "wasm32")]
fn with_helpers<E>(
    _: &mut [ThreadState<E>],
    _: (&Table, &Shared, SearchSettings),
    state: &mut SearchState,
    search: impl FnOnce(&mut SearchState),
) -> usize {
    search(state);
    0
}
