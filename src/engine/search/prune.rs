//! What is left out, what is searched less deep, and what deeper.

use super::history::LIMIT;
use super::margins::{Margins, PLY, WHOLE};
use super::node::{MoveLoop, NodeKind, SearchNode};
use super::picker::{Picker, is_noisy};
use super::score::{SURE, Score, is_mate};
use super::table::Bound;
use super::{Heuristic, Search};
use crate::board::Role;
use crate::engine::evaluation::Evaluate;
use crate::rules::{Move, Position};
use crate::tactics::{see_ge, taken, worth};

/// Depths and moves beyond this are reduced like it.
const REDUCED: usize = 64;

/// The logarithms of small numbers in 1024ths; of none, that of one.
static LOGARITHMS: [u16; REDUCED] = {
    let mut table = [0; REDUCED];
    let mut number = 1;
    while number < REDUCED {
        table[number] = log(number as u64) as u16;
        number += 1;
    }
    table
};

/// By how much a late move is reduced, in 1024ths of a ply, at a depth and after `tried` moves: by the product of the
/// logarithms.
#[inline(always)]
fn reduced(margins: &Margins, depth: i32, tried: u32) -> i32 {
    let [depth, tried] = [depth as usize, tried as usize].map(|number| i32::from(LOGARITHMS[number.min(REDUCED - 1)]));
    margins.reduction_base + depth * tried / PLY * margins.reduction_growth / PLY
}

/// The natural logarithm in 1024ths, by whole numbers: the same on every machine.
const fn log(number: u64) -> i64 {
    let mut whole = number.ilog2();
    // The mantissa as a fraction of 2^32, squared again and again: each time it doubles tells a bit of the logarithm.
    let mut mantissa = (number << 32) >> whole;
    let mut bit = 0;
    while bit < 16 {
        mantissa = ((mantissa as u128 * mantissa as u128) >> 32) as u64;
        whole <<= 1;
        if mantissa >> 33 != 0 {
            mantissa >>= 1;
            whole |= 1;
        }
        bit += 1;
    }
    // Times the natural logarithm of two.
    (whole as i64 * 1024 * 45_426 / 65_536) >> 16
}

/// Whether a side has more than king and pawns.
fn has_pieces(position: &Position) -> bool {
    let board = position.board();
    let own = board.color(position.turn());
    !(own - board.role(Role::Pawn) - board.role(Role::King)).is_empty()
}

impl<E: Evaluate> Search<'_, E> {
    /// The score of a node whose moves need not be tried.
    pub(super) fn prune_node(&mut self, node: &SearchNode<'_>) -> Option<Score> {
        let SearchNode { depth, beta, static_eval, .. } = *node;
        if node.in_check || self.settings.mate_search {
            return None;
        }
        let margins = self.margins();
        let margin =
            margins.reverse_futility_margin * depth - margins.reverse_futility_improving * i32::from(node.improving);
        if self.has(Heuristic::ReverseFutility)
            && depth <= margins.reverse_futility_depth
            && !is_mate(beta)
            && !is_mate(static_eval)
            && static_eval - margin >= beta
        {
            let share = margins.reverse_futility_share;
            return Some((static_eval * share + beta * (WHOLE - share)) / WHOLE);
        }
        self.null_move(node)
    }

    /// Passes the turn: if the score holds even so, it holds. Near the end of the game, where having to move may be what
    /// loses, the result is looked at again.
    pub(super) fn null_move(&mut self, node: &SearchNode<'_>) -> Option<Score> {
        let SearchNode { position, ply, depth, beta, static_eval, .. } = *node;
        let fails = node.known.is_some_and(|known| known.bound == Bound::Upper && known.score < beta);
        let margins = *self.margins();
        let least = beta - margins.null_move_per_depth * depth + margins.null_move_margin;
        if !self.has(Heuristic::NullMove)
            || depth < margins.null_move_depth
            || static_eval < beta
            || self.frame(ply).static_eval.is_none_or(|plain| plain < least)
            || fails
            || is_mate(beta)
            || ply < self.passes_from
            || ply > 0 && self.frames[ply + super::MARGIN - 1].piece_to.is_none()
            || !has_pieces(position)
        {
            return None;
        }
        let less = margins.null_move_reduction
            + depth / margins.null_move_divisor
            + ((static_eval - beta) / margins.null_move_evaluation).min(margins.null_move_evaluation_limit);
        let next = self.pass(position, ply);
        let score = -self.node(&next, ply + 1, depth - less, (-beta, -beta + 1), node.kind.below());
        self.take_back();
        if self.is_over {
            return Some(0);
        }
        if score < beta {
            return None;
        }
        let score = if is_mate(score) { beta } else { score };
        if depth < margins.null_move_verification_depth || self.passes_from > 0 {
            return Some(score);
        }
        self.passes_from = ply + ((depth - less) * margins.null_move_verification_reach / WHOLE).max(1) as usize;
        let again = self.node(position, ply, depth - less, (beta - 1, beta), NodeKind::All);
        self.passes_from = 0;
        (again >= beta || self.is_over).then_some(score)
    }

    /// Whether a move is left out, because nothing good is to be expected of it so near to the leaves.
    pub(super) fn leaves_out(
        &self,
        node: &SearchNode<'_>,
        tries: &mut MoveLoop,
        picker: &mut Picker,
        played: Move,
        noisy: bool,
    ) -> bool {
        let SearchNode { position, ply, depth, .. } = *node;
        let MoveLoop { tried, alpha, .. } = *tries;
        if tries.score <= -SURE || self.settings.mate_search || !has_pieces(position) {
            return false;
        }
        let margins = self.margins();
        let left = (depth - reduced(margins, depth, tried) / PLY).max(1);
        if noisy {
            if self.has(Heuristic::Futility)
                && !node.in_check
                && left <= margins.capture_futility_depth
                && !tries.checks.has(played)
                && played.promotion().is_none()
                && node.static_eval
                    + margins.capture_futility_base
                    + margins.capture_futility_margin * left
                    + self.hoped_for(position, played)
                    <= alpha
            {
                return true;
            }
            return self.has(Heuristic::ExchangePruning)
                && depth <= margins.capture_exchange_depth
                && !see_ge(position, played, -margins.capture_exchange_margin * depth);
        }
        if tries.checks.has(played) {
            return self.has(Heuristic::ExchangePruning)
                && left <= margins.check_exchange_depth
                && !see_ge(position, played, -margins.check_exchange_margin * depth);
        }
        let late =
            (margins.late_moves_base + depth * depth * margins.late_moves_growth / WHOLE) >> i32::from(!node.improving);
        if self.has(Heuristic::LateMoves) && !picker.skips_quiet() && tried as i32 >= late {
            picker.skip_quiet();
            return true;
        }
        if self.has(Heuristic::Futility)
            && !node.in_check
            && left <= margins.futility_depth
            && node.static_eval + margins.futility_base + margins.futility_margin * left <= alpha
        {
            picker.skip_quiet();
            return true;
        }
        if self.has(Heuristic::HistoryPruning)
            && left <= margins.history_pruning_depth
            && *tries.known.insert(self.histories.of_quiet(position, played, &self.context(ply)))
                < -margins.history_pruning_margin * left
        {
            return true;
        }
        self.has(Heuristic::ExchangePruning)
            && left <= margins.quiet_exchange_depth
            && !see_ge(position, played, -margins.quiet_exchange_margin * left * left)
    }

    /// What a capture wins at best, more if its like have been good.
    fn hoped_for(&self, position: &Position, played: Move) -> Score {
        worth(taken(position, played))
            + self.histories.of_noisy(position, played) / self.margins().capture_futility_history
    }

    /// By how much a late move is reduced, once it is made.
    pub(super) fn reduction(&self, node: &SearchNode<'_>, tries: &MoveLoop, played: Move, noisy: bool) -> i32 {
        let SearchNode { position, ply, depth, .. } = *node;
        let tried = tries.tried;
        let margins = self.margins();
        let early = margins.reduction_tried + i32::from(node.kind.is_open());
        if !self.has(Heuristic::Reductions) || depth < margins.reduction_depth || tried as i32 <= early {
            return 0;
        }
        if node.kind == NodeKind::Root {
            return self.root_reduction(depth, noisy, tried);
        }
        let mut less = reduced(margins, depth, tried);
        if noisy {
            less = less * margins.reduction_capture / WHOLE
                - self.histories.of_noisy(position, played) / margins.reduction_capture_history;
        } else {
            let of_quiet = || self.histories.of_quiet(position, played, &self.context(ply));
            let known = tries.known.unwrap_or_else(of_quiet);
            less -= known * margins.reduction_quiet_history / LIMIT;
        }
        less += margins.reduction_cut * i32::from(node.kind == NodeKind::Cut);
        less += margins.reduction_not_improving * i32::from(!node.improving);
        less -= margins.reduction_was_principal * i32::from(node.principal);
        less -= margins.reduction_principal * i32::from(node.kind == NodeKind::Pv);
        if node.known.is_some_and(|known| known.best.is_some_and(|best| is_noisy(position, best))) {
            less += margins.reduction_noisy_best;
        }
        if i32::from(self.frame(ply + 1).cuts) > margins.reduction_cuts_from {
            less += margins.reduction_cuts;
        }
        if self.settings.mate_search {
            less -= margins.reduction_proof;
        }
        (less / PLY - i32::from(self.frame(ply + 1).in_check)).max(0)
    }

    /// By how much a move is extended; or, where even without it the score is at least beta, that score.
    ///
    /// A remembered move that alone keeps the score is searched deeper: the others are searched half as deep against a
    /// bar below its score.
    pub(super) fn extension(&mut self, node: &SearchNode<'_>, played: Move) -> Result<i32, Score> {
        let SearchNode { position, ply, depth, beta, .. } = *node;
        let Some(known) = node.known else { return Ok(0) };
        let margins = *self.margins();
        if !self.has(Heuristic::Singular)
            || known.best != Some(played)
            || self.frame(ply).excluded.is_some()
            || depth < margins.singular_depth + i32::from(node.principal)
            || known.depth < depth - margins.singular_entry_depth
            || known.bound == Bound::Upper
            || is_mate(known.score)
            || ply as i32 >= margins.singular_reach * self.depth
        {
            return Ok(0);
        }
        let closed = i32::from(node.principal && node.alpha + 1 == beta);
        let bar = known.score
            - depth * margins.singular_margin / WHOLE
            - depth * margins.singular_was_principal * closed / WHOLE;
        self.frame_mut(ply).excluded = Some(played);
        let kind = if node.kind == NodeKind::Cut { NodeKind::Cut } else { NodeKind::All };
        let score = self.node(position, ply, (depth - 1) * margins.singular_search / WHOLE, (bar - 1, bar), kind);
        self.frame_mut(ply).excluded = None;
        if self.is_over {
            return Ok(0);
        }
        if score < bar {
            let is_far = node.alpha + 1 == beta
                && score < bar - margins.singular_double_margin
                && i32::from(self.frame(ply).doubled) < margins.singular_double_limit;
            return Ok(1 + i32::from(is_far));
        }
        if score >= beta && !is_mate(score) && !self.settings.mate_search {
            return Err(score);
        }
        Ok(if known.score >= beta {
            -margins.singular_negative
        } else if node.kind == NodeKind::Cut {
            -margins.singular_negative_cut
        } else {
            0
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_right_to_a_thousandth() {
        for number in 1..64 {
            let exact = (number as f64).ln() * 1024.0;
            assert!((log(number) as f64 - exact).abs() <= 1.5, "{number}: {} {exact}", log(number));
        }
    }

    #[test]
    fn every_number_of_the_heuristics_has_a_name() {
        let source = include_str!("prune.rs");
        let heuristics = source.split("impl<E: Evaluate>").nth(1).and_then(|rest| rest.split("#[cfg(test)]").next());
        for line in heuristics.expect("they are there").lines().filter(|line| !line.trim_start().starts_with("//")) {
            let words = line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
            let bare = words.filter_map(|word| word.parse::<u32>().ok()).find(|&number| number > 1);
            assert_eq!(bare, None, "belongs into margins.rs: {line}");
        }
    }
}
