//! The strong engine's search.
//!
//! In: a game, an evaluation, and limits. Out: the best moves with their scores and principal variations, depth by depth.
//! The same game with the same limits of depth or nodes gives the same result on one thread, on every machine.
//!
//! - `engine.rs`: [`Engine`], which keeps the table and the histories from search to search, and its threads
//! - `root.rs`: iterative deepening, aspiration windows, root moves
//! - `node.rs`: the alpha-beta search of a node; `prune.rs`: pruning, reductions, extensions; `quiescence.rs`: captures
//! - `picker.rs`: the order of moves; `history.rs`: histories of moves and
//!   corrections of the evaluation
//! - `table.rs`: the transposition table
//! - `score.rs`: scores, and mates among them
//! - `heuristics.rs`: the names of the heuristics and their numbers

mod engine;
mod heuristics;
mod history;
mod node;
mod picker;
mod prune;
mod quiescence;
mod root;
pub(super) mod score;
mod table;
#[cfg(test)]
mod tests;

pub use engine::{Engine, Line, SearchReport, Task};
pub use heuristics::{DisabledHeuristics, Heuristic, Margin, Margins};
pub(super) use picker::is_noisy;
pub use root::SearchState;
pub(crate) use score::MATE as MATE_SCORE;
pub use score::{Score, mate_in, score_of};

use super::evaluation::Evaluate;
use super::{Handicap, SearchControl};
use crate::board::Bitboard;
use crate::rules::{Material, Move, MoveList, Position};
use history::{Context, Histories, PieceTo};
use picker::RankedMove;
use root::RootMove;
use score::MAX_PLY;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use table::Table;

/// The limits are checked each time that this many nodes have been searched.
const CHECK_INTERVAL: u64 = 1024;
/// Entries of the stack before the root, so that a node may look back without a check.
const STACK_OFFSET: usize = 6;

/// The state of a ply while its moves are searched.
#[derive(Clone, Debug, Default)]
struct StackEntry {
    /// The evaluation; none where the side to move is in check.
    static_eval: Option<Score>,
    /// Whether the side to move is in check.
    in_check: bool,
    /// The piece and target square of the current move.
    piece_to: Option<PieceTo>,
    /// The current move, if it is quiet.
    quiet: Option<Move>,
    /// The squares that the other side attacks.
    threats: Bitboard,
    /// The move that is left out while a singular extension is tested.
    excluded: Option<Move>,
    /// The number of double extensions on the way here.
    double_extensions: u8,
    /// The number of children with a cutoff.
    cutoffs: u8,
    /// The principal variation from here.
    pv: Vec<Move>,
}

/// What a thread keeps from search to search.
#[derive(Debug)]
struct ThreadState<E> {
    evaluation: E,
    histories: Histories,
}

/// What the threads of a search share beside the table.
#[derive(Debug, Default)]
struct Shared {
    /// Stops the helper threads.
    stop: AtomicBool,
    /// The nodes of the helper threads.
    nodes: AtomicU64,
}

/// The limits of a search on one thread.
#[derive(Clone, Copy)]
struct SearchLimits<'a> {
    shared: &'a Shared,
    /// The clock and the stop signal; none for helper threads.
    control: Option<&'a dyn SearchControl>,
    movetime: Option<std::time::Duration>,
    nodes: u64,
}

/// The settings of a search.
#[derive(Clone, Copy, Debug, Default)]
struct SearchSettings {
    disabled: DisabledHeuristics,
    #[cfg(feature = "lab")]
    margins: Margins,
    handicap: Handicap,
    /// Whether a mate is to be proved: nothing is pruned by an evaluation then.
    mate_search: bool,
}

/// A search on one thread.
struct Search<'a, E> {
    evaluation: &'a mut E,
    histories: &'a mut Histories,
    table: &'a Table,
    limits: SearchLimits<'a>,
    settings: SearchSettings,
    stack: Vec<StackEntry>,
    /// The hashes of the positions from the start of the game to the one before the node.
    path: Vec<u64>,
    /// The index of the root in the path.
    root: usize,
    root_moves: Vec<RootMove>,
    /// The index of the principal variation that is searched (MultiPV): the root moves before it are left out.
    pv_index: usize,
    /// The moves of all nodes from the root to this one.
    ranked: Vec<RankedMove>,
    /// A buffer for generated moves.
    list: MoveList,
    nodes: u64,
    /// The depth from the root.
    depth: i32,
    /// The deepest ply so far.
    deepest: usize,
    /// Whether the search has been stopped; its scores are then meaningless.
    is_stopped: bool,
    /// Null moves are allowed from this ply on.
    null_move_from: usize,
}

impl<'a, E: Evaluate> Search<'a, E> {
    fn new(
        thread_state: &'a mut ThreadState<E>,
        table: &'a Table,
        limits: SearchLimits<'a>,
        settings: SearchSettings,
        path: Vec<u64>,
    ) -> Self {
        let root = path.len();
        Self {
            evaluation: &mut thread_state.evaluation,
            histories: &mut thread_state.histories,
            table,
            limits,
            settings,
            stack: vec![StackEntry::default(); MAX_PLY + STACK_OFFSET + 2],
            path,
            root,
            root_moves: Vec::new(),
            pv_index: 0,
            ranked: Vec::with_capacity(1024),
            list: MoveList::new(),
            nodes: 0,
            depth: 0,
            deepest: 0,
            is_stopped: false,
            null_move_from: 0,
        }
    }

    #[inline]
    const fn has(&self, heuristic: Heuristic) -> bool {
        self.settings.disabled.allows(heuristic)
    }

    /// The numbers of the heuristics.
    #[inline(always)]
    #[cfg_attr(not(feature = "lab"), allow(clippy::unused_self, reason = "they are constants"))]
    const fn margins(&self) -> &Margins {
        #[cfg(feature = "lab")]
        return &self.settings.margins;
        #[cfg(not(feature = "lab"))]
        &Margins::TUNED
    }

    #[inline]
    fn stack(&self, ply: usize) -> &StackEntry {
        &self.stack[ply + STACK_OFFSET]
    }

    #[inline]
    fn stack_mut(&mut self, ply: usize) -> &mut StackEntry {
        &mut self.stack[ply + STACK_OFFSET]
    }

    /// The context of the quiet moves of a ply.
    #[inline]
    fn context(&self, ply: usize) -> Context {
        let previous = if self.has(Heuristic::Continuation) {
            [1, 2, 4].map(|plies| self.stack[ply + STACK_OFFSET - plies].piece_to)
        } else {
            [None; 3]
        };
        Context { previous, threats: self.stack(ply).threats }
    }

    /// The last two moves before a ply.
    #[inline]
    fn last_two(&self, ply: usize) -> [Option<PieceTo>; 2] {
        if !self.has(Heuristic::ReplyCorrection) {
            return [None; 2];
        }
        [1, 2].map(|plies| self.stack[ply + STACK_OFFSET - plies].piece_to)
    }

    /// Counts a node; returns whether the search is stopped.
    #[inline]
    fn count_node(&mut self, ply: usize) -> bool {
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
        if self.nodes >= self.limits.nodes || self.nodes.is_multiple_of(CHECK_INTERVAL) {
            self.check_limits();
        }
        self.is_stopped
    }

    #[cold]
    fn check_limits(&mut self) {
        let is_interrupted = self.limits.control.is_some_and(|control| {
            control.is_stopped() || self.limits.movetime.is_some_and(|movetime| control.elapsed() >= movetime)
        });
        if self.limits.control.is_none() {
            self.limits.shared.nodes.fetch_add(CHECK_INTERVAL, Ordering::Relaxed);
        }
        if is_interrupted || self.nodes >= self.limits.nodes || self.limits.shared.stop.load(Ordering::Relaxed) {
            self.is_stopped = true;
        }
    }

    /// Makes a move at a ply and returns the next position. [`Search::unmake`] must follow.
    #[inline]
    fn make(&mut self, position: &Position, ply: usize, played: Move) -> Position {
        let next = position.play_unchecked(played);
        self.table.prefetch(next.hash());
        self.path.push(position.hash());
        let quiet = (!picker::is_noisy(position, played)).then_some(played);
        let entry = self.stack_mut(ply);
        (entry.piece_to, entry.quiet) = (Some(PieceTo::of(position, played)), quiet);
        self.stack_mut(ply + 1).in_check = next.is_check();
        next
    }

    /// Makes a null move and returns the next position.
    fn make_null_move(&mut self, position: &Position, ply: usize) -> Position {
        self.path.push(position.hash());
        let entry = self.stack_mut(ply);
        (entry.piece_to, entry.quiet) = (None, None);
        let double_extensions = entry.double_extensions;
        let child = self.stack_mut(ply + 1);
        (child.in_check, child.double_extensions) = (false, double_extensions);
        let next = position.skipped();
        self.table.prefetch(next.hash());
        next
    }

    #[inline]
    fn unmake(&mut self) {
        self.path.pop();
    }

    /// Whether a position in the tree is drawn by insufficient material, repetition or the fifty-move rule.
    #[inline]
    fn is_drawn(&self, position: &Position, ply: usize) -> bool {
        let clock = position.halfmove_clock();
        if clock >= 100 && (!self.stack(ply).in_check || position.has_legal_move()) {
            return true;
        }
        position.board().occupied().len() <= 4 && Material::of(position.board()).is_dead()
            || clock >= 4 && self.repeats(position)
    }

    /// Whether a position has occurred since the root, or twice before it.
    fn repeats(&self, position: &Position) -> bool {
        let now = self.path.len();
        let reversible = usize::from(position.halfmove_clock()).min(now);
        let mut occurrences = 0;
        let mut distance = 4;
        while distance <= reversible {
            if self.path[now - distance] == position.hash() {
                occurrences += 1;
                if now - distance > self.root || occurrences == 2 {
                    return true;
                }
            }
            distance += 2;
        }
        false
    }

    /// The score of a draw, ±1 by the number of nodes, so that the search does not treat all draws as equal.
    #[inline]
    const fn draw_score(&self) -> Score {
        1 - (self.nodes & 2) as Score
    }

    /// The evaluation as the table stores it; and corrected, and scaled down as the halfmove clock grows.
    fn static_eval(&mut self, position: &Position, ply: usize, raw: Option<Score>) -> (Score, Score) {
        let raw = raw.unwrap_or_else(|| self.evaluation.evaluate(position));
        let mut static_eval = raw;
        if self.has(Heuristic::Correction) {
            static_eval += self.histories.correction(position, self.last_two(ply), self.margins());
        }
        static_eval += self.settings.handicap.eval_noise(position);
        static_eval = static_eval * (200 - Score::from(position.halfmove_clock().min(100))) / 200;
        (raw, static_eval.clamp(-score::MATE_BOUND + 1, score::MATE_BOUND - 1))
    }

    /// Sets the principal variation of a ply: a move and the principal variation after it.
    fn update_pv(&mut self, ply: usize, played: Move) {
        let (here, below) = self.stack.split_at_mut(ply + STACK_OFFSET + 1);
        if let (Some(here), Some(below)) = (here.last_mut(), below.first()) {
            here.pv.clear();
            here.pv.push(played);
            here.pv.extend_from_slice(&below.pv);
        }
    }
}
