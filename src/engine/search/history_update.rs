//! What a node teaches: which moves cut, which were good because nothing was found after them, and where the evaluation
//! was wrong.

use super::margins::Margins;
use super::node::{MoveLoop, NodeKind, SearchNode};
use super::picker::is_noisy;
use super::score::{Score, is_mate};
use super::table::{Bound, TableEntry};
use super::{Heuristic, MARGIN, Search};
use crate::engine::evaluation::Evaluate;
use crate::geometry::attacked;
use crate::rules::{Move, Position};

impl<E: Evaluate> Search<'_, E> {
    /// Sees what the other side attacks.
    pub(super) fn see_threats(&mut self, position: &Position, ply: usize) {
        if self.has(Heuristic::Threats) {
            self.frame_mut(ply).threats = attacked(position.board(), !position.turn());
        }
    }

    /// Learns of the quiet move before from what it has made of the evaluation.
    pub(super) fn look_back(&mut self, node: &SearchNode<'_>, last: Score) {
        let before = &self.frames[node.ply + MARGIN - 1];
        if self.has(Heuristic::Swing)
            && let (Some(played), Some(piece_to)) = (before.quiet, before.piece_to)
        {
            let Margins { swing_bonus, swing_bonus_limit: limit, .. } = *self.margins();
            let bonus = (-(last + node.static_eval) * swing_bonus).clamp(-limit, limit);
            let context = self.context(node.ply - 1);
            self.histories.learn_played(!node.position.turn(), played, piece_to, &context, [bonus, 0]);
        }
    }

    /// Learns from a node that is done, and remembers it.
    pub(super) fn conclude(&mut self, node: &SearchNode<'_>, tries: &MoveLoop) {
        let SearchNode { position, ply, depth, beta, .. } = *node;
        let teaches = node.kind != NodeKind::Root;
        let bound = if tries.score >= beta {
            Bound::Lower
        } else if tries.best.is_some() {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if let Some(best) = tries.best
            && bound == Bound::Lower
            && teaches
        {
            self.frame_mut(ply).cuts = self.frame(ply).cuts.saturating_add(1);
            self.learn(node, tries, best);
        }
        // Who overlooks moves takes the others for all that there are.
        let is_part = !teaches
            && self.settings.handicap.is_clear()
            && self.root_moves.len() - self.line < position.legal_moves().len();
        if is_part || self.frame(ply).excluded.is_some() {
            // The best of some moves says nothing of what the position is worth.
            return;
        }
        if bound == Bound::Upper && self.has(Heuristic::Refuted) && teaches {
            self.reward_last(position, ply, depth);
        }
        let is_quiet = tries.best.is_none_or(|best| !is_noisy(position, best));
        let raw_error = tries.score - self.frame(ply).static_eval.unwrap_or(tries.score);
        let says_something = match bound {
            Bound::Lower => raw_error > 0,
            Bound::Upper => raw_error < 0,
            Bound::Exact | Bound::Unknown => true,
        };
        if teaches && !node.in_check && is_quiet && says_something && !is_mate(tries.score) {
            let last = self.last_two(ply);
            let rate = self.margins().correction_rate;
            self.histories.learn_correction(position, last, depth, raw_error, rate);
        }
        let entry = TableEntry {
            best: tries.best,
            score: tries.score,
            static_eval: node.raw,
            depth,
            bound,
            principal: node.principal,
        };
        self.table.store(position.hash(), ply, &entry);
    }

    /// Rewards the move that cut, and holds it against the others that they did not.
    fn learn(&mut self, node: &SearchNode<'_>, tries: &MoveLoop, best: Move) {
        let SearchNode { position, ply, depth, .. } = *node;
        let bonus = self.bonus(depth);
        let malus = -bonus * self.margins().history_malus / 100;
        if is_noisy(position, best) {
            self.histories.learn_noisy(position, best, bonus);
        } else {
            self.reward_quiet(position, ply, best, depth);
            let context = self.context(ply);
            for played in tries.quiets.iter() {
                self.histories.learn_quiet(position, played, &context, malus);
            }
        }
        for played in tries.noisies.iter() {
            self.histories.learn_noisy(position, played, malus);
        }
    }

    pub(super) fn reward_quiet(&mut self, position: &Position, ply: usize, best: Move, depth: i32) {
        let context = self.context(ply);
        let bonus = self.bonus(depth);
        self.histories.learn_quiet(position, best, &context, bonus);
    }

    /// Rewards the quiet move that led to a position in which nothing was found.
    fn reward_last(&mut self, position: &Position, ply: usize, depth: i32) {
        let before = &self.frames[ply + MARGIN - 1];
        if let (Some(played), Some(piece_to)) = (before.quiet, before.piece_to) {
            let context = self.context(ply - 1);
            let bonus = self.bonus(depth) * self.margins().refuted_bonus / 100;
            self.histories.learn_played(!position.turn(), played, piece_to, &context, [bonus; 2]);
        }
    }

    /// What a cut at a depth teaches.
    fn bonus(&self, depth: i32) -> i32 {
        let margins = self.margins();
        (margins.history_bonus * depth - margins.history_bonus_offset).min(margins.history_bonus_limit)
    }
}
