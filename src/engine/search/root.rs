//! The moves to choose from. The position of the game is a node like any other; what is special of its moves is here.

use super::node::{MoveLoop, NodeKind};
use super::score::{INFINITE, Score};
use super::{Heuristic, MARGIN, Search};
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
    /// The best score of the moves of the game's position from a line on, within a window. They come back with those first
    /// that have a score.
    pub(super) fn search_root(
        &mut self,
        position: &Position,
        moves: &mut Vec<RootMove>,
        line: usize,
        depth: i32,
        window: (Score, Score),
    ) -> Score {
        if self.has(Heuristic::RootNodes)
            && let Some((_, others)) = moves[line..].split_first_mut()
        {
            sort(others, |root| (root.before, root.nodes));
        }
        self.frame_mut(0).in_check = position.is_check();
        // The node above does it for others.
        self.frame_mut(1).cuts = 0;
        self.line = line;
        std::mem::swap(&mut self.root_moves, moves);
        let score = self.node(position, 0, depth, window, NodeKind::Root);
        std::mem::swap(&mut self.root_moves, moves);
        sort(&mut moves[line..], |root| root.score);
        score
    }

    /// One of them, by its place after the line that is searched.
    pub(super) fn root_move(&self, place: usize) -> Option<Move> {
        self.root_moves.get(self.line + place).map(|root| root.played)
    }

    /// Begins to search one of them, the last that was tried.
    pub(super) fn begin_root_move(&mut self, tries: &MoveLoop, played: Move) {
        if let Some(control) = self.bounds.control {
            control.sees(played, tries.tried as usize);
        }
        self.deepest = 0;
    }

    /// Notes what the search of it took and, where it is the best so far, its score and line.
    pub(super) fn note_root_move(&mut self, tries: &MoveLoop, played: Move, nodes: u64, score: Score) {
        let Some(root) = self.root_moves.get_mut(self.line + tries.tried as usize - 1) else { return };
        root.nodes += nodes;
        if self.is_over {
            return;
        }
        root.score = -INFINITE;
        if tries.tried == 1 || score > tries.alpha {
            root.score = score;
            root.deepest = self.deepest;
            root.line.clear();
            root.line.push(played);
            root.line.extend_from_slice(&self.frames[MARGIN + 1].line);
        }
    }

    /// By how much one of them is reduced: only a late quiet move that gives no check, and not much.
    pub(super) fn root_reduction(&self, depth: i32, noisy: bool, tried: u32) -> i32 {
        let margins = self.margins();
        if noisy || self.frame(1).in_check || depth < margins.root_reduction_depth {
            return 0;
        }
        let tried = tried as i32;
        i32::from(tried > margins.root_reduction_from) + i32::from(tried > margins.root_reduction_more_from)
    }
}
