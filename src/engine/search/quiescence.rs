//! Quiescence search: captures and promotions only, and all evasions of a check.

use super::Search;
use super::node::NodeKind;
use super::picker::Picker;
use super::score::{INFINITE, MATE, MATE_BOUND, MAX_PLY, Score, is_mate, mated_at};
use super::table::{Bound, TableEntry};
use crate::engine::evaluation::Evaluate;
use crate::rules::{Move, Position};

/// The best move and score of a quiescence node so far.
struct QuiescenceBest {
    score: Score,
    played: Option<Move>,
    alpha: Score,
    beta: Score,
}

impl<E: Evaluate> Search<'_, E> {
    /// Searches a position at the leaves until no capture pays; the score is exact within the window.
    pub(super) fn quiescence(
        &mut self,
        position: &Position,
        ply: usize,
        (alpha, beta): (Score, Score),
        kind: NodeKind,
    ) -> Score {
        self.stack_mut(ply).pv.clear();
        if self.count_node(ply) {
            return 0;
        }
        if self.is_drawn(position, ply) {
            return self.draw_score();
        }
        if is_mate(alpha) && alpha >= MATE - ply as Score - 1 {
            return alpha;
        }
        let in_check = self.stack(ply).in_check;
        if ply >= MAX_PLY - 1 {
            return if in_check { 0 } else { self.static_eval(position, ply, None).1 };
        }
        let entry = self.probe(position, ply);
        if let Some(entry) = entry
            && kind != NodeKind::Pv
            && entry.causes_cutoff(alpha, beta)
        {
            return entry.score;
        }
        let mut best = QuiescenceBest { score: -INFINITE, played: None, alpha, beta };
        let mut raw_eval = None;
        if !in_check {
            (raw_eval, best.score) = self.stand_pat(position, ply, entry);
            if best.score >= beta {
                if entry.is_none_or(|entry| entry.bound == Bound::Unknown) {
                    self.store_quiescence(position, ply, &best, raw_eval, -1, Bound::Lower);
                }
                return best.score;
            }
            best.alpha = alpha.max(best.score);
        }
        let Some(tried) = self.quiescence_moves(position, ply, &mut best, entry, kind) else { return 0 };
        if in_check && tried == 0 {
            return mated_at(ply);
        }
        let bound = if best.score >= beta {
            Bound::Lower
        } else if kind == NodeKind::Pv && best.score > alpha && best.played.is_some() {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.store_quiescence(position, ply, &best, raw_eval, 0, bound);
        best.score
    }

    /// The evaluation as the table stores it, and the score without a capture: the corrected evaluation, or the table's score
    /// where its bound is tighter.
    #[inline(always)]
    fn stand_pat(&mut self, position: &Position, ply: usize, entry: Option<TableEntry>) -> (Option<Score>, Score) {
        let (raw_eval, static_eval) = self.static_eval(position, ply, entry.and_then(|entry| entry.static_eval));
        let tighter = entry.filter(|entry| !is_mate(entry.score) && entry.causes_cutoff(static_eval, static_eval));
        (Some(raw_eval), tighter.map_or(static_eval, |entry| entry.score))
    }

    /// Searches the moves of a quiescence node and returns how many; none if the search was stopped.
    #[inline(always)]
    fn quiescence_moves(
        &mut self,
        position: &Position,
        ply: usize,
        best: &mut QuiescenceBest,
        entry: Option<TableEntry>,
        kind: NodeKind,
    ) -> Option<u32> {
        let in_check = self.stack(ply).in_check;
        let tt_move = entry.and_then(|entry| entry.best);
        if in_check {
            self.update_threats(position, ply);
        }
        let mut picker = if in_check { Picker::all(self, ply, tt_move) } else { Picker::noisy(self, tt_move) };
        let mut tried = 0;
        while let Some(played) = picker.next(self, position) {
            let handicap = self.settings.handicap;
            if !in_check && !handicap.is_clear() && handicap.overlooks(position, played, ply, true) {
                continue;
            }
            if best.score > -MATE_BOUND && in_check {
                // One quiet evasion is enough to rule out mate.
                picker.skip_quiet();
            }
            tried += 1;
            let next = self.make(position, ply, played);
            let score = -self.quiescence(&next, ply + 1, (-best.beta, -best.alpha), kind);
            self.unmake();
            if self.is_stopped {
                picker.release(self);
                return None;
            }
            best.score = best.score.max(score);
            if score > best.alpha {
                best.played = Some(played);
                if kind == NodeKind::Pv {
                    self.update_pv(ply, played);
                }
                if score >= best.beta {
                    break;
                }
                best.alpha = score;
            }
        }
        picker.release(self);
        Some(tried)
    }

    #[inline(always)]
    fn store_quiescence(
        &self,
        position: &Position,
        ply: usize,
        best: &QuiescenceBest,
        static_eval: Option<Score>,
        depth: i32,
        bound: Bound,
    ) {
        let entry = TableEntry { best: best.played, score: best.score, static_eval, depth, bound, was_pv: false };
        self.table.store(position.hash(), ply, &entry);
    }
}
