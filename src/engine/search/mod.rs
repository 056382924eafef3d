//! The strong engine's search.
//!
//! In: a game, an evaluation, and what ends the search. Out: the best moves with their scores and lines, depth by depth.
//! The same game with the same limits in depth or nodes gives the same result on one thread, on every machine.
//!
//! - `engine.rs`: [`Engine`], which remembers from move to move, and its threads
//! - `deepen.rs`: depth after depth, line after line, with a window around the last score
//! - `root.rs`: the moves to choose from
//! - `node.rs`: a position in the tree; `prune.rs`: when it, or a move, is left out; `quiescence.rs`: its captures
//! - `picker.rs`: the order of moves; `history.rs`: what cuts have taught;
//!   `history_update.rs`: what a node teaches
//! - `checks.rs`: which moves give check
//! - `table.rs`: what is remembered of positions
//! - `handicap.rs`: what a weak player does not see
//! - `heuristic.rs`: the names of the heuristics; `margins.rs`: their numbers

mod checks;
mod deepen;
mod engine;
mod handicap;
mod heuristic;
mod history;
mod history_update;
mod margins;
mod node;
mod picker;
mod prune;
mod quiescence;
mod root;
pub(super) mod score;
mod table;
#[cfg(test)]
mod tests;

pub use deepen::Thinking;
pub use engine::{Engine, Line, SearchReport, Task};
pub use handicap::Handicap;
pub use heuristic::{Heuristic, Without};
pub use margins::{Margin, Margins};
#[cfg(feature = "lab")]
pub(super) use picker::is_noisy;
pub use score::Score;

use super::SearchControl;
use super::evaluation::Evaluate;
use crate::board::Bitboard;
use crate::rules::{Material, Move, MoveList, Position};
use history::{Context, Histories, PieceTo};
use picker::RankedMove;
use root::RootMove;
use score::MAX_PLY;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use table::Table;

/// The limits are checked each time that this many nodes have been searched.
const LOOKS: u64 = 1024;
/// Frames before the first, so that a node may look back without asking whether it can.
const MARGIN: usize = 6;

/// What is known of a node while its moves are searched.
#[derive(Clone, Debug)]
struct StackEntry {
    /// The evaluation; none where the side to move is in check.
    static_eval: Option<Score>,
    /// Whether the side to move is in check.
    in_check: bool,
    /// The move that is searched now: its piece and where to.
    piece_to: Option<PieceTo>,
    /// That move, if it is quiet.
    quiet: Option<Move>,
    /// The squares that the other side attacks.
    threats: Bitboard,
    /// The move that is left out, to see what the others are worth.
    excluded: Option<Move>,
    /// How often this line was extended twice at once.
    doubled: u8,
    /// How often the children have cut.
    cuts: u8,
    /// The best line from here.
    line: Vec<Move>,
}

const EMPTY_FRAME: StackEntry = StackEntry {
    static_eval: None,
    in_check: false,
    piece_to: None,
    quiet: None,
    threats: Bitboard(0),
    excluded: None,
    doubled: 0,
    cuts: 0,
    line: Vec::new(),
};

/// What a thread keeps from search to search.
#[derive(Debug)]
struct ThreadState<E> {
    evaluation: E,
    histories: Histories,
}

/// What the threads of a search share beside the table.
#[derive(Debug, Default)]
struct Shared {
    /// Whether all are to end.
    stop: AtomicBool,
    /// How many nodes the helping threads have looked at.
    nodes: AtomicU64,
}

/// What ends a search from outside.
#[derive(Clone, Copy)]
struct Bounds<'a> {
    shared: &'a Shared,
    /// The time; helping threads have none.
    control: Option<&'a dyn SearchControl>,
    movetime: Option<std::time::Duration>,
    nodes: u64,
}

/// How a search differs from the best that there is.
#[derive(Clone, Copy, Debug, Default)]
struct SearchSettings {
    without: Without,
    #[cfg(feature = "lab")]
    margins: Margins,
    handicap: Handicap,
    /// Whether a mate is to be proved: then nothing is left out because of what it seems to be worth.
    mate_search: bool,
}

/// A search on one thread.
struct Search<'a, E> {
    evaluation: &'a mut E,
    histories: &'a mut Histories,
    table: &'a Table,
    bounds: Bounds<'a>,
    settings: SearchSettings,
    frames: Vec<StackEntry>,
    /// The hashes of the positions from the start of the game to the one before that of the node.
    path: Vec<u64>,
    /// Where in the path the position of the game stands.
    root: usize,
    /// The moves to choose from, while they are searched.
    root_moves: Vec<RootMove>,
    /// From which of them on.
    line: usize,
    /// The moves of the nodes of the line, one node's after the other's.
    moves: Vec<RankedMove>,
    /// Where moves are written before they are ranked.
    list: MoveList,
    nodes: u64,
    /// The depth from the root.
    depth: i32,
    /// The deepest ply so far.
    deepest: usize,
    /// Whether the search is over, and what it returns means nothing.
    is_over: bool,
    /// From this ply on passing is allowed.
    passes_from: usize,
}

impl<'a, E: Evaluate> Search<'a, E> {
    fn new(
        thread_state: &'a mut ThreadState<E>,
        table: &'a Table,
        bounds: Bounds<'a>,
        settings: SearchSettings,
        path: Vec<u64>,
    ) -> Self {
        let root = path.len();
        Self {
            evaluation: &mut thread_state.evaluation,
            histories: &mut thread_state.histories,
            table,
            bounds,
            settings,
            frames: vec![EMPTY_FRAME; MAX_PLY + MARGIN + 2],
            path,
            root,
            root_moves: Vec::new(),
            line: 0,
            moves: Vec::with_capacity(1024),
            list: MoveList::new(),
            nodes: 0,
            depth: 0,
            deepest: 0,
            is_over: false,
            passes_from: 0,
        }
    }

    #[inline]
    const fn has(&self, heuristic: Heuristic) -> bool {
        self.settings.without.has(heuristic)
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
    fn frame(&self, ply: usize) -> &StackEntry {
        &self.frames[ply + MARGIN]
    }

    #[inline]
    fn frame_mut(&mut self, ply: usize) -> &mut StackEntry {
        &mut self.frames[ply + MARGIN]
    }

    /// What quiet moves of a ply are remembered under.
    #[inline]
    fn context(&self, ply: usize) -> Context {
        let before = if self.has(Heuristic::Continuation) {
            [1, 2, 4].map(|back| self.frames[ply + MARGIN - back].piece_to)
        } else {
            [None; 3]
        };
        Context { before, threats: self.frame(ply).threats }
    }

    /// The landings of the last two moves before a ply.
    #[inline]
    fn last_two(&self, ply: usize) -> [Option<PieceTo>; 2] {
        if !self.has(Heuristic::ReplyCorrection) {
            return [None; 2];
        }
        [1, 2].map(|back| self.frames[ply + MARGIN - back].piece_to)
    }

    /// Counts a node; says whether the search is over.
    #[inline]
    fn count_node(&mut self, ply: usize) -> bool {
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
        if self.nodes >= self.bounds.nodes || self.nodes.is_multiple_of(LOOKS) {
            self.check_limits();
        }
        self.is_over
    }

    #[cold]
    fn check_limits(&mut self) {
        let out_of_time = self.bounds.control.is_some_and(|control| {
            control.is_stopped() || self.bounds.movetime.is_some_and(|movetime| control.elapsed() >= movetime)
        });
        if self.bounds.control.is_none() {
            self.bounds.shared.nodes.fetch_add(LOOKS, Ordering::Relaxed);
        }
        if out_of_time || self.nodes >= self.bounds.nodes || self.bounds.shared.stop.load(Ordering::Relaxed) {
            self.is_over = true;
        }
    }

    /// Makes a move at a ply: the position after it. [`Search::take_back`] must follow.
    #[inline]
    fn make(&mut self, position: &Position, ply: usize, played: Move) -> Position {
        let next = position.play_unchecked(played);
        self.table.expect(next.hash());
        self.path.push(position.hash());
        let quiet = (!picker::is_noisy(position, played)).then_some(played);
        let frame = self.frame_mut(ply);
        (frame.piece_to, frame.quiet) = (Some(PieceTo::of(position, played)), quiet);
        self.frame_mut(ply + 1).in_check = next.is_check();
        next
    }

    /// Passes the turn on.
    fn pass(&mut self, position: &Position, ply: usize) -> Position {
        self.path.push(position.hash());
        let frame = self.frame_mut(ply);
        (frame.piece_to, frame.quiet) = (None, None);
        let doubled = self.frame(ply).doubled;
        let below = self.frame_mut(ply + 1);
        (below.in_check, below.doubled) = (false, doubled);
        let next = position.skipped();
        self.table.expect(next.hash());
        next
    }

    #[inline]
    fn take_back(&mut self) {
        self.path.pop();
    }

    /// Whether a position in the tree is drawn: by the pieces, by repetition, or for want of progress.
    #[inline]
    fn is_drawn(&self, position: &Position, ply: usize) -> bool {
        let clock = position.halfmove_clock();
        if clock >= 100 && (!self.frame(ply).in_check || position.has_legal_move()) {
            return true;
        }
        position.board().occupied().len() <= 4 && Material::of(position.board()).is_dead()
            || clock >= 4 && self.repeats(position)
    }

    /// Whether a position has been there since the root, or twice before it.
    fn repeats(&self, position: &Position) -> bool {
        let now = self.path.len();
        let back = usize::from(position.halfmove_clock()).min(now);
        let mut before_root = 0;
        let mut distance = 4;
        while distance <= back {
            if self.path[now - distance] == position.hash() {
                before_root += 1;
                if now - distance > self.root || before_root == 2 {
                    return true;
                }
            }
            distance += 2;
        }
        false
    }

    /// A draw, a hair's breadth up or down, so that the search does not take all draws for one.
    #[inline]
    const fn draw_score(&self) -> Score {
        1 - (self.nodes & 2) as Score
    }

    /// The evaluation, corrected, and the smaller the longer nothing has happened.
    fn judge(&mut self, position: &Position, ply: usize, raw: Option<Score>) -> (Score, Score) {
        let raw = raw.unwrap_or_else(|| self.evaluation.evaluate(position));
        let mut static_eval = raw;
        if self.has(Heuristic::Correction) {
            static_eval += self.histories.correction(position, self.last_two(ply), self.margins());
        }
        static_eval += self.settings.handicap.eval_noise(position);
        static_eval = static_eval * (200 - Score::from(position.halfmove_clock().min(100))) / 200;
        (raw, static_eval.clamp(-score::SURE + 1, score::SURE - 1))
    }

    /// Takes a move and the best line after it for the best line of a ply.
    fn keep_line(&mut self, ply: usize, played: Move) {
        let (here, below) = self.frames.split_at_mut(ply + MARGIN + 1);
        if let (Some(here), Some(below)) = (here.last_mut(), below.first()) {
            here.line.clear();
            here.line.push(played);
            here.line.extend_from_slice(&below.line);
        }
    }
}
