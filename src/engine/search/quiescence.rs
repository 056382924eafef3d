//! Captures until nothing hangs: what stands at the leaves of the tree.

use super::Search;
use super::node::NodeKind;
use super::picker::Picker;
use super::score::{INFINITE, MATE, MAX_PLY, SURE, Score, is_mate, mated_at};
use super::table::{Bound, TableEntry};
use crate::engine::evaluation::Evaluate;
use crate::rules::Position;

impl<E: Evaluate> Search<'_, E> {
    /// The score of a position when both sides only take or stop; in check every way out is looked at.
    pub(super) fn quiescence(
        &mut self,
        position: &Position,
        ply: usize,
        (mut alpha, beta): (Score, Score),
        kind: NodeKind,
    ) -> Score {
        self.frame_mut(ply).line.clear();
        if self.count_node(ply) {
            return 0;
        }
        if self.is_drawn(position, ply) {
            return self.draw_score();
        }
        if is_mate(alpha) && alpha >= MATE - ply as Score - 1 {
            return alpha;
        }
        let in_check = self.frame(ply).in_check;
        if ply >= MAX_PLY - 1 {
            return if in_check { 0 } else { self.judge(position, ply, None).1 };
        }
        let known = self.probe(position, ply);
        if let Some(known) = known
            && kind != NodeKind::Pv
            && known.causes_cutoff(alpha, beta)
        {
            return known.score;
        }
        let before = alpha;
        let (mut best, mut raw) = (-INFINITE, None);
        if !in_check {
            let (plain, static_eval) = self.judge(position, ply, known.and_then(|known| known.static_eval));
            (raw, best) = (Some(plain), static_eval);
            if let Some(known) = known
                && !is_mate(known.score)
                && known.causes_cutoff(static_eval, static_eval)
            {
                best = known.score;
            }
            if best >= beta {
                if known.is_none_or(|known| known.bound == Bound::Unknown) {
                    let entry = TableEntry {
                        best: None,
                        score: best,
                        static_eval: raw,
                        depth: -1,
                        bound: Bound::Lower,
                        principal: false,
                    };
                    self.table.store(position.hash(), ply, &entry);
                }
                return best;
            }
            alpha = alpha.max(best);
        }
        let remembered = known.and_then(|known| known.best);
        if in_check {
            self.see_threats(position, ply);
        }
        let mut picker = if in_check { Picker::all(self, ply, remembered) } else { Picker::noisy(self, remembered) };
        let (mut chosen, mut tried) = (None, 0);
        while let Some(played) = picker.next(self, position) {
            let handicap = self.settings.handicap;
            if !in_check && !handicap.is_clear() && handicap.overlooks(position, played, ply, true) {
                continue;
            }
            if best > -SURE && in_check {
                // One quiet way out is enough to know that it is no mate.
                picker.skip_quiet();
            }
            tried += 1;
            let next = self.make(position, ply, played);
            let score = -self.quiescence(&next, ply + 1, (-beta, -alpha), kind);
            self.take_back();
            if self.is_over {
                picker.done(self);
                return 0;
            }
            if score > best {
                best = score;
                if score > alpha {
                    chosen = Some(played);
                    if kind == NodeKind::Pv {
                        self.keep_line(ply, played);
                    }
                    if score >= beta {
                        break;
                    }
                    alpha = score;
                }
            }
        }
        picker.done(self);
        if in_check && tried == 0 {
            return mated_at(ply);
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if kind == NodeKind::Pv && best > before && chosen.is_some() {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = TableEntry { best: chosen, score: best, static_eval: raw, depth: 0, bound, principal: false };
        self.table.store(position.hash(), ply, &entry);
        best
    }
}
