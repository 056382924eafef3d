//! The moves to choose from.

use super::node::NodeKind;
use super::picker::is_noisy;
use super::score::{INFINITE, Score};
use super::table::{Bound, TableEntry};
use super::{Heuristic, Search};
use crate::engine::evaluation::Evaluate;
use crate::rules::{Move, Position};

/// A move of the position of the game, and what is known of it.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    pub(super) played: Move,
    /// The score; −infinite where only a bound is known, which is that it is not the best.
    pub(super) score: Score,
    /// The score of the depth before.
    pub(super) before: Score,
    /// The move and what comes after it.
    pub(super) line: Vec<Move>,
    /// The deepest ply that the search of it reached.
    pub(super) deepest: usize,
    /// How many nodes it has cost.
    pub(super) nodes: u64,
}

impl RootMove {
    pub(super) fn new(played: Move) -> Self {
        Self { played, score: -INFINITE, before: -INFINITE, line: vec![played], deepest: 0, nodes: 0 }
    }
}

/// Puts those that rank highest first; equals keep their order. They are few, and mostly in order already.
pub(super) fn sort<R: PartialOrd>(moves: &mut [RootMove], rank: impl Fn(&RootMove) -> R) {
    for end in 1..moves.len() {
        for place in (1..=end).rev() {
            if rank(&moves[place - 1]) >= rank(&moves[place]) {
                break;
            }
            moves.swap(place - 1, place);
        }
    }
}

impl<E: Evaluate> Search<'_, E> {
    /// The best score of some moves of the game's position within a window. The moves come back with those first that
    /// have a score.
    pub(super) fn search_root(
        &mut self,
        position: &Position,
        moves: &mut [RootMove],
        depth: i32,
        (mut alpha, beta): (Score, Score),
    ) -> Score {
        if self.has(Heuristic::RootNodes)
            && let Some((_, others)) = moves.split_first_mut()
        {
            sort(others, |root| (root.before, root.nodes));
        }
        let in_check = position.is_check();
        let raw = (!in_check).then(|| self.judge(position, 0, None));
        self.see_threats(position, 0);
        let before = alpha;
        let frame = self.frame_mut(0);
        (frame.in_check, frame.judged) = (in_check, raw.map(|(_, judged)| judged));
        for ply in [1, 2] {
            self.frame_mut(ply).cuts = 0;
        }
        self.nodes += 1;
        let mut best = -INFINITE;
        let mut chosen = None;
        for (index, root) in moves.iter_mut().enumerate() {
            if let Some(watch) = self.bounds.watch {
                watch.sees(root.played, index + 1);
            }
            let nodes = self.nodes;
            self.deepest = 0;
            let noisy = is_noisy(position, root.played);
            let score = self.try_root_move(position, root.played, index, depth - 1, noisy, (alpha, beta));
            root.nodes += self.nodes - nodes;
            if self.is_over {
                break;
            }
            root.score = -INFINITE;
            if index == 0 || score > alpha {
                root.score = score;
                root.deepest = self.deepest;
                root.line.clear();
                root.line.push(root.played);
                root.line.extend_from_slice(&self.frame(1).line);
            }
            best = best.max(score);
            if score > alpha {
                chosen = Some(root.played);
                alpha = score;
                if score >= beta {
                    break;
                }
            }
        }
        sort(moves, |root| root.score);
        if !self.is_over {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > before {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let entry = TableEntry {
                best: chosen,
                score: best,
                judged: raw.map(|(raw, _)| raw),
                depth,
                bound,
                principal: true,
            };
            self.table.store(position.hash(), 0, &entry);
        }
        best
    }

    /// Searches one of them: the first with the whole window.
    fn try_root_move(
        &mut self,
        position: &Position,
        played: Move,
        index: usize,
        depth: i32,
        noisy: bool,
        (alpha, beta): (Score, Score),
    ) -> Score {
        let next = self.make(position, 0, played);
        let mut score = -INFINITE;
        if index > 0 {
            let late = self.has(Heuristic::Reductions) && !noisy && index > 2 && depth > 2 && !self.frame(1).in_check;
            let shallow = if late { depth - 1 - i32::from(index > 8) } else { depth };
            score = -self.node(&next, 1, shallow, (-alpha - 1, -alpha), NodeKind::Cut);
            if late && score > alpha {
                score = -self.node(&next, 1, depth, (-alpha - 1, -alpha), NodeKind::Cut);
            }
        }
        if index == 0 || score > alpha && !self.is_over {
            score = -self.node(&next, 1, depth, (-beta, -alpha), NodeKind::Pv);
        }
        self.take_back();
        score
    }
}
