//! The root: iterative deepening, aspiration windows, and the root moves.
//!
//! Each depth orders the moves for the next and fills the table, so that all depths together take less time than the last
//! alone would. A search may be stopped at any node and resumed: the table keeps what the aborted depth has found.

use super::heuristics::Heuristic;
use super::node::{MoveLoop, NodeKind};
use super::score::{INFINITE, MATE, MAX_PLY, Score, is_mate};
use super::table::Bound;
use super::{Line, STACK_OFFSET, Search, SearchReport, Task};
use crate::engine::SearchControl;
use crate::engine::evaluation::Evaluate;
use crate::rules::{Move, Position};
use crate::tactics::sort_few;
use std::cmp::Reverse;
use std::time::Duration;

/// The largest depth that is searched.
const MAX_DEPTH: i32 = MAX_PLY as i32 - 8;
/// A mate in more moves than this is searched as a mate in this many.
const LONGEST_MATE: u32 = 40;
/// A search for a mate that does not exist ends only after this many nodes: about a second of a busy core.
const NODES_WITHOUT_MATE: u64 = 500_000;

/// The depth up to which a mate in `mate` moves is searched: more than its length, because some moves are reduced.
fn mate_depth(mate: u32) -> i32 {
    2 * mate.min(LONGEST_MATE) as i32 + 5
}

/// A root move and the results of its searches.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    pub(super) played: Move,
    /// The score; −infinite where only an upper bound is known.
    pub(super) score: Score,
    /// The score of the previous depth.
    pub(super) previous: Score,
    /// The move and its principal variation.
    pub(super) pv: Vec<Move>,
    /// The deepest ply that its search reached.
    deepest: usize,
    /// The nodes of its searches.
    nodes: u64,
}

impl RootMove {
    pub(super) fn new(played: Move) -> Self {
        Self { played, score: -INFINITE, previous: -INFINITE, pv: vec![played], deepest: 0, nodes: 0 }
    }
}

/// Sorts moves by falling rank; equal ranks keep their order. The moves are mostly in order already.
fn sort<R: PartialOrd>(moves: &mut [RootMove], rank: impl Fn(&RootMove) -> R) {
    sort_few(moves, |root| Reverse(rank(root)));
}

/// The state of a search, which may be stopped and resumed.
#[derive(Clone, Debug)]
pub struct SearchState {
    position: Position,
    /// The hashes of the positions of the game before the root.
    pub(super) path: Vec<u64>,
    moves: Vec<RootMove>,
    pub(super) task: Task,
    /// The next depth to search.
    pub(super) depth: i32,
    /// The nodes of all searches so far.
    pub(super) nodes: u64,
    /// The number of depths in a row with the same best move.
    stable: u32,
    /// The index of the first principal variation that the last depth did not complete.
    completed: usize,
    pub(super) is_done: bool,
}

impl SearchState {
    pub(super) fn new(position: Position, path: Vec<u64>, moves: Vec<RootMove>, task: Task) -> Self {
        let is_done = moves.is_empty();
        Self { position, path, moves, task, depth: 1, nodes: 0, stable: 0, completed: usize::MAX, is_done }
    }

    /// The best lines so far, as many as the task asks for; none if there is no legal move.
    ///
    /// Where the last depth was aborted, a move whose score it lowered has the score of the depth before: there was no time to
    /// search for a better move.
    #[must_use]
    pub fn lines(&self) -> Vec<Line> {
        let line = |(index, root): (usize, &RootMove)| {
            let score = if index < self.completed { root.score } else { root.score.max(root.previous) };
            Line { score: if score == -INFINITE { 0 } else { score }, moves: root.pv.clone() }
        };
        self.moves.iter().take(self.task.lines.max(1)).enumerate().map(line).collect()
    }

    /// The number of nodes searched so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The factor of the planned time that is used: less if the best move is stable and took nearly all nodes, more if the
    /// score falls.
    fn time_factor(&self) -> f64 {
        let Some(best) = self.moves.first() else { return 0.0 };
        let all: u64 = self.moves.iter().map(|root| root.nodes).sum();
        let node_share = best.nodes as f64 / all.max(1) as f64;
        let fall = f64::from((best.previous - best.score).clamp(0, 60)) / 60.0;
        let stability = 1.25 - 0.07 * f64::from(self.stable.min(8));
        (stability * (1.7 - node_share) * (1.0 + 0.6 * fall)).clamp(0.3, 2.0)
    }

    /// Whether no further depth is needed.
    fn is_finished(&self, elapsed: Duration, nodes: u64) -> bool {
        let task = &self.task;
        let Some(best) = self.moves.first() else { return true };
        let searched = self.depth - 1;
        let limit = task.limits.depth.map_or(MAX_DEPTH, |depth| depth.min(MAX_DEPTH as u32) as i32);
        if searched >= limit {
            return true;
        }
        if task.is_infinite {
            return false;
        }
        let mate_in = (MATE - best.score.abs() + 1) / 2;
        if let Some(mate) = task.mate {
            let is_found = best.score > 0 && is_mate(best.score) && mate_in <= mate as i32;
            return is_found || searched >= mate_depth(mate) && nodes >= NODES_WITHOUT_MATE;
        }
        let Some(soft) = task.soft else { return false };
        let has_score = best.score != -INFINITE;
        let is_clear =
            self.moves.len() == 1 && searched >= 8 || has_score && is_mate(best.score) && searched > 2 * mate_in + 6;
        is_clear || elapsed.as_secs_f64() >= soft.as_secs_f64() * self.time_factor()
    }

    /// Restores the scores of the previous depth after an aborted one, unless it has found a best move.
    fn restore_scores(&mut self) {
        if self.moves.first().is_some_and(|root| root.score == -INFINITE) {
            for root in &mut self.moves {
                root.score = root.previous;
            }
            sort(&mut self.moves, |root| root.score);
        }
    }
}

impl<E: Evaluate> Search<'_, E> {
    /// Searches depth after depth until the search is finished or stopped, and reports each.
    pub(super) fn deepen(&mut self, state: &mut SearchState, report: &mut dyn FnMut(&SearchReport)) {
        let lines = state.task.lines.clamp(1, state.moves.len().max(1));
        while !state.is_done {
            self.depth = state.depth;
            for root in &mut state.moves {
                root.previous = root.score;
            }
            let best = state.moves.first().map(|root| root.played);
            state.completed = usize::MAX;
            for pv_index in 0..lines {
                self.search_line(state, pv_index, report);
                if self.is_stopped {
                    state.completed = pv_index;
                    break;
                }
            }
            if self.is_stopped {
                state.restore_scores();
                break;
            }
            sort(&mut state.moves[..lines], |root| root.score);
            for pv_index in 0..lines {
                self.report(state, pv_index, Bound::Exact, report);
            }
            let is_same = state.moves.first().map(|root| root.played) == best;
            state.stable = if is_same { state.stable + 1 } else { 0 };
            state.depth += 1;
            state.is_done = state.is_finished(self.elapsed(), state.nodes + self.nodes);
        }
        state.nodes += self.nodes;
    }

    fn elapsed(&self) -> Duration {
        self.limits.control.map_or(Duration::ZERO, SearchControl::elapsed)
    }

    /// Searches the best of the root moves from an index on, with an aspiration window around the score of the previous
    /// depth that is widened after each fail.
    fn search_line(&mut self, state: &mut SearchState, pv_index: usize, report: &mut dyn FnMut(&SearchReport)) {
        let (position, depth) = (state.position, state.depth);
        if let Some(mate) = state.task.mate
            && depth <= mate_depth(mate)
            && (self.search_mate(state, pv_index, mate) || self.is_stopped)
        {
            return;
        }
        let previous = state.moves[pv_index].previous;
        let margins = *self.margins();
        let mut delta = margins.aspiration_window;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if self.has(Heuristic::Aspiration)
            && depth >= margins.aspiration_depth
            && !is_mate(previous)
            && previous != -INFINITE
        {
            (alpha, beta) = (previous - delta, previous + delta);
        }
        let mut reduction = 0;
        loop {
            let reduced_depth = (depth - reduction).max(1);
            let score = self.search_root(&position, &mut state.moves, pv_index, reduced_depth, (alpha, beta));
            if self.is_stopped {
                return;
            }
            let bound = if score <= alpha {
                beta = (alpha + beta) / 2;
                alpha = (score - delta).max(-INFINITE);
                reduction = 0;
                Bound::Upper
            } else if score >= beta {
                beta = (score + delta).min(INFINITE);
                reduction = (reduction + 1).min(margins.aspiration_reduction_limit);
                Bound::Lower
            } else {
                return;
            };
            delta += (delta * margins.aspiration_growth / 100).max(1);
            if delta > margins.aspiration_limit {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
            if state.task.lines <= 1 && self.elapsed() > Duration::from_secs(3) {
                self.report(state, pv_index, bound, report);
            }
        }
    }

    /// Searches for a mate in `mate` moves among the root moves from an index on, with a window that cuts everything else.
    /// Returns whether there is one, which becomes the line's move; otherwise the moves stay as they are, because a score
    /// below the mate says nothing about their value.
    fn search_mate(&mut self, state: &mut SearchState, pv_index: usize, mate: u32) -> bool {
        let alpha = MATE - 2 * mate.min(LONGEST_MATE) as i32;
        let mut moves = state.moves.clone();
        self.settings.mate_search = true;
        self.search_root(&state.position, &mut moves, pv_index, state.depth, (alpha, INFINITE));
        self.settings.mate_search = false;
        let Some(mating) = moves.get(pv_index).filter(|root| root.score > alpha) else { return false };
        let Some(index) = state.moves.iter().position(|root| root.played == mating.played) else { return false };
        state.moves[index] = mating.clone();
        state.moves[pv_index..=index].rotate_right(1);
        true
    }

    fn report(&self, state: &SearchState, pv_index: usize, bound: Bound, report: &mut dyn FnMut(&SearchReport)) {
        let Some(root) = state.moves.get(pv_index).filter(|root| root.score != -INFINITE) else { return };
        report(&SearchReport {
            depth: state.depth as u32,
            deepest: root.deepest as u32,
            rank: pv_index as u32 + 1,
            score: root.score,
            is_lower: bound == Bound::Lower,
            is_upper: bound == Bound::Upper,
            nodes: state.nodes + self.nodes + self.limits.helper_nodes(),
            elapsed: self.elapsed(),
            fullness: self.table.fullness(),
            line: &root.pv,
        });
    }

    /// The best score of the root moves from an index on, within a window. The moves are sorted by score afterwards.
    pub(super) fn search_root(
        &mut self,
        position: &Position,
        moves: &mut Vec<RootMove>,
        pv_index: usize,
        depth: i32,
        window: (Score, Score),
    ) -> Score {
        if self.has(Heuristic::RootNodes)
            && let Some((_, others)) = moves[pv_index..].split_first_mut()
        {
            sort(others, |root| (root.previous, root.nodes));
        }
        self.stack_mut(0).in_check = position.is_check();
        // Other nodes have this reset by their grandparent.
        self.stack_mut(1).cutoffs = 0;
        self.pv_index = pv_index;
        std::mem::swap(&mut self.root_moves, moves);
        let score = self.node(position, 0, depth, window, NodeKind::Root);
        std::mem::swap(&mut self.root_moves, moves);
        sort(&mut moves[pv_index..], |root| root.score);
        score
    }

    /// The root move at an index after the lines that are already searched.
    pub(super) fn root_move(&self, index: usize) -> Option<Move> {
        self.root_moves.get(self.pv_index + index).map(|root| root.played)
    }

    /// Called before a root move is searched.
    pub(super) fn begin_root_move(&mut self, moves: &MoveLoop, played: Move) {
        if let Some(control) = self.limits.control {
            control.on_root_move(played, moves.tried as usize);
        }
        self.deepest = 0;
    }

    /// Called after a root move has been searched: records its nodes and, where it is the best so far, its score and
    /// principal variation.
    pub(super) fn end_root_move(&mut self, moves: &MoveLoop, played: Move, nodes: u64, score: Score) {
        let Some(root) = self.root_moves.get_mut(self.pv_index + moves.tried as usize - 1) else { return };
        root.nodes += nodes;
        if self.is_stopped {
            return;
        }
        root.score = -INFINITE;
        if moves.tried == 1 || score > moves.alpha {
            root.score = score;
            root.deepest = self.deepest;
            root.pv.clear();
            root.pv.push(played);
            root.pv.extend_from_slice(&self.stack[STACK_OFFSET + 1].pv);
        }
    }

    /// The reduction of a late quiet root move that gives no check, in plies.
    pub(super) fn root_reduction(&self, depth: i32, noisy: bool, tried: u32) -> i32 {
        let margins = self.margins();
        if noisy || self.stack(1).in_check || depth < margins.root_reduction_depth {
            return 0;
        }
        let tried = tried as i32;
        i32::from(tried > margins.root_reduction_from) + i32::from(tried > margins.root_reduction_more_from)
    }
}
