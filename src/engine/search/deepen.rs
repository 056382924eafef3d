//! Depth after depth.
//!
//! Each depth orders the moves for the next and fills the table, so that going through all of them costs less than the
//! last alone would. A search may be interrupted at any node and taken up again: what the broken depth had found lies
//! in the table, and the next attempt runs through it.

use super::root::{RootMove, sort};
use super::score::{INFINITE, MATE, MAX_PLY, Score, is_mate};
use super::{Heuristic, Line, Search, SearchReport, Task};
use crate::engine::evaluation::Evaluate;
use crate::engine::search::table::Bound;
use crate::rules::Position;
use std::time::Duration;

/// The deepest that is ever tried.
const DEEPEST: i32 = MAX_PLY as i32 - 8;
/// A mate in more moves than this is looked for as a mate in this many.
const LONGEST_MATE: u32 = 40;

/// Where the mate is not there, the search ends only after this many nodes: about a second of a busy core.
const NODES_WITHOUT_MATE: u64 = 500_000;

/// The depth up to which a mate in `mate` moves is looked for: beyond its length, as some moves are searched less deep.
fn deepest_proof(mate: u32) -> i32 {
    2 * mate.min(LONGEST_MATE) as i32 + 5
}

/// The thinking about a position, which may be interrupted and taken up again.
#[derive(Clone, Debug)]
pub struct Thinking {
    position: Position,
    /// The hashes of the positions of the game before it.
    pub(super) path: Vec<u64>,
    moves: Vec<RootMove>,
    pub(super) task: Task,
    /// The depth to be searched next.
    pub(super) depth: i32,
    /// How many nodes earlier attempts have looked at.
    pub(super) nodes: u64,
    /// How many depths in a row have had the same best move.
    stable: u32,
    /// From this line on, the last depth was broken off.
    whole: usize,
    pub(super) is_done: bool,
}

impl Thinking {
    pub(super) fn new(position: Position, path: Vec<u64>, moves: Vec<RootMove>, task: Task) -> Self {
        let is_done = moves.is_empty();
        Self { position, path, moves, task, depth: 1, nodes: 0, stable: 0, whole: usize::MAX, is_done }
    }

    /// The best lines so far, as many as were asked for; none if there is no legal move.
    ///
    /// Where a depth was broken off, a move that it makes worse has its score of the depth before: there was no time to
    /// look for a better one.
    #[must_use]
    pub fn lines(&self) -> Vec<Line> {
        let line = |(index, root): (usize, &RootMove)| {
            let score = if index < self.whole { root.score } else { root.score.max(root.before) };
            Line { score: if score == -INFINITE { 0 } else { score }, moves: root.line.clone() }
        };
        self.moves.iter().take(self.task.lines.max(1)).enumerate().map(line).collect()
    }

    /// How many positions have been looked at so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The share of the time planned that is well spent: less if the best move stands and nearly all nodes went into
    /// it, more if the score falls.
    fn share(&self) -> f64 {
        let Some(best) = self.moves.first() else { return 0.0 };
        let all: u64 = self.moves.iter().map(|root| root.nodes).sum();
        let into_best = best.nodes as f64 / all.max(1) as f64;
        let falls = f64::from((best.before - best.score).clamp(0, 60)) / 60.0;
        let calm = 1.25 - 0.07 * f64::from(self.stable.min(8));
        (calm * (1.7 - into_best) * (1.0 + 0.6 * falls)).clamp(0.3, 2.0)
    }

    /// Whether deeper searching is pointless.
    fn is_settled(&self, elapsed: Duration, nodes: u64) -> bool {
        let task = &self.task;
        let Some(best) = self.moves.first() else { return true };
        let searched = self.depth - 1;
        if searched >= DEEPEST || task.limits.depth.is_some_and(|depth| searched >= depth.min(DEEPEST as u32) as i32) {
            return true;
        }
        if task.is_infinite {
            return false;
        }
        let mate_in = (MATE - best.score.abs() + 1) / 2;
        if let Some(mate) = task.mate {
            let is_found = best.score > 0 && is_mate(best.score) && mate_in <= mate as i32;
            return is_found || searched >= deepest_proof(mate) && nodes >= NODES_WITHOUT_MATE;
        }
        let Some(soft) = task.soft else { return false };
        let is_known = best.score != -INFINITE;
        let is_clear =
            self.moves.len() == 1 && searched >= 8 || is_known && is_mate(best.score) && searched > 2 * mate_in + 6;
        is_clear || elapsed.as_secs_f64() >= soft.as_secs_f64() * self.share()
    }
}

impl<E: Evaluate> Search<'_, E> {
    /// Goes on thinking until it is done or interrupted; tells each depth.
    pub(super) fn deepen(&mut self, thinking: &mut Thinking, tell: &mut dyn FnMut(&SearchReport)) {
        let lines = thinking.task.lines.clamp(1, thinking.moves.len().max(1));
        while !thinking.is_done {
            let depth = thinking.depth;
            self.depth = depth;
            for root in &mut thinking.moves {
                root.before = root.score;
            }
            let first = thinking.moves.first().map(|root| root.played);
            thinking.whole = usize::MAX;
            for line in 0..lines {
                self.search_line(thinking, line, tell);
                if self.is_over {
                    thinking.whole = line;
                    break;
                }
            }
            if self.is_over {
                restore(&mut thinking.moves);
                break;
            }
            sort(&mut thinking.moves[..lines], |root| root.score);
            for line in 0..lines {
                self.tell(thinking, line, Bound::Exact, tell);
            }
            let stands = thinking.moves.first().map(|root| root.played) == first;
            thinking.stable = if stands { thinking.stable + 1 } else { 0 };
            thinking.depth += 1;
            thinking.is_done = thinking.is_settled(self.elapsed(), thinking.nodes + self.nodes);
        }
        thinking.nodes += self.nodes;
    }

    fn elapsed(&self) -> Duration {
        self.bounds.control.map_or(Duration::ZERO, crate::engine::SearchControl::elapsed)
    }

    /// Searches the moves from a line on for the best of them, with a window around the score of the depth before that
    /// is opened where it was too narrow.
    fn search_line(&mut self, thinking: &mut Thinking, line: usize, tell: &mut dyn FnMut(&SearchReport)) {
        let (position, depth) = (thinking.position, thinking.depth);
        if let Some(mate) = thinking.task.mate
            && depth <= deepest_proof(mate)
            && (self.prove(thinking, line, mate) || self.is_over)
        {
            return;
        }
        let before = thinking.moves[line].before;
        let margins = *self.margins();
        let mut reach = margins.aspiration_window;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if self.has(Heuristic::Aspiration)
            && depth >= margins.aspiration_depth
            && !is_mate(before)
            && before != -INFINITE
        {
            (alpha, beta) = (before - reach, before + reach);
        }
        let mut less = 0;
        loop {
            let searched = (depth - less).max(1);
            let score = self.search_root(&position, &mut thinking.moves, line, searched, (alpha, beta));
            if self.is_over {
                return;
            }
            let bound = if score <= alpha {
                beta = (alpha + beta) / 2;
                alpha = (score - reach).max(-INFINITE);
                less = 0;
                Bound::Upper
            } else if score >= beta {
                beta = (score + reach).min(INFINITE);
                less = (less + 1).min(margins.aspiration_reduction_limit);
                Bound::Lower
            } else {
                return;
            };
            reach += (reach * margins.aspiration_growth / 100).max(1);
            if reach > margins.aspiration_limit {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
            if thinking.task.lines <= 1 && self.elapsed() > Duration::from_secs(3) {
                self.tell(thinking, line, bound, tell);
            }
        }
    }

    /// Looks for a mate in `mate` moves among the moves from a line on, and for nothing else: what leads too far is cut
    /// at once. A move that mates becomes the line's; where there is none, the moves are left as they are, because a
    /// score below the mate says nothing of what they are worth.
    fn prove(&mut self, thinking: &mut Thinking, line: usize, mate: u32) -> bool {
        let bar = MATE - 2 * mate.min(LONGEST_MATE) as i32;
        let mut moves = thinking.moves.clone();
        self.settings.mate_search = true;
        self.search_root(&thinking.position, &mut moves, line, thinking.depth, (bar, INFINITE));
        self.settings.mate_search = false;
        let Some(found) = moves.get(line).filter(|root| root.score > bar) else { return false };
        let Some(place) = thinking.moves.iter().position(|root| root.played == found.played) else { return false };
        thinking.moves[place] = found.clone();
        thinking.moves[line..=place].rotate_right(1);
        true
    }

    fn tell(&self, thinking: &Thinking, line: usize, bound: Bound, tell: &mut dyn FnMut(&SearchReport)) {
        let Some(root) = thinking.moves.get(line).filter(|root| root.score != -INFINITE) else { return };
        tell(&SearchReport {
            depth: thinking.depth as u32,
            deepest: root.deepest as u32,
            rank: line as u32 + 1,
            score: root.score,
            is_lower: bound == Bound::Lower,
            is_upper: bound == Bound::Upper,
            nodes: thinking.nodes + self.nodes + self.bounds.others(),
            elapsed: self.elapsed(),
            fullness: self.table.fullness(),
            line: &root.line,
        });
    }
}

/// After a depth that was broken off: moves that it has not come to have the scores of the depth before. A better move
/// that it found is kept as the best.
fn restore(moves: &mut [RootMove]) {
    let found: Option<Score> = moves.first().map(|root| root.score).filter(|&score| score > -INFINITE);
    if found.is_none() {
        for root in moves.iter_mut() {
            root.score = root.before;
        }
        sort(moves, |root| root.score);
    }
}
