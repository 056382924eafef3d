//! Pruning, reductions and extensions.

use super::Search;
use super::heuristics::{Heuristic, Margins, PLY, WHOLE};
use super::history::LIMIT;
use super::node::{MoveLoop, NodeKind, SearchNode};
use super::picker::{Picker, is_noisy};
use super::score::{MATE_BOUND, Score, is_mate};
use super::table::Bound;
use crate::board::{Bitboard, Role};
use crate::engine::evaluation::Evaluate;
use crate::geometry::{bishop_attacks, knight_attacks, pawn_attacks, rook_attacks};
use crate::rules::{Move, Position};
use crate::tactics::{see_ge, taken, worth};

/// The length of the table of logarithms; larger depths and move counts are clamped to it.
const LOGARITHM_COUNT: usize = 64;

/// Natural logarithms in 1024ths; that of 0 is 0.
static LOGARITHMS: [u16; LOGARITHM_COUNT] = {
    let mut table = [0; LOGARITHM_COUNT];
    let mut number = 1;
    while number < LOGARITHM_COUNT {
        table[number] = log(number as u64) as u16;
        number += 1;
    }
    table
};

/// The late-move reduction in 1024ths of a ply before adjustments: it grows with the product of the logarithms of the depth
/// and of the number of moves searched.
#[inline(always)]
fn base_reduction(margins: &Margins, depth: i32, tried: u32) -> i32 {
    let [depth, tried] =
        [depth as usize, tried as usize].map(|number| i32::from(LOGARITHMS[number.min(LOGARITHM_COUNT - 1)]));
    margins.reduction_base + depth * tried / PLY * margins.reduction_growth / PLY
}

/// The natural logarithm in 1024ths, in integer arithmetic: the same on every machine.
const fn log(number: u64) -> i64 {
    let mut whole = number.ilog2();
    // The mantissa in units of 2^-32 is squared for each bit of the logarithm: the bit is set where the square reaches 2.
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
    // Times the natural logarithm of 2.
    (whole as i64 * 1024 * 45_426 / 65_536) >> 16
}

/// Whether the side to move has more than king and pawns.
fn has_pieces(position: &Position) -> bool {
    let board = position.board();
    let own = board.color(position.turn());
    !(own - board.role(Role::Pawn) - board.role(Role::King)).is_empty()
}

/// The squares from which each kind of piece would give check.
#[derive(Clone, Copy, Debug)]
pub(super) struct CheckSquares {
    pawn: Bitboard,
    knight: Bitboard,
    diagonal: Bitboard,
    straight: Bitboard,
}

impl CheckSquares {
    pub(super) fn of(position: &Position) -> Self {
        let them = !position.turn();
        let king = position.king(them);
        let occupied = position.board().occupied();
        Self {
            pawn: pawn_attacks(them, king),
            knight: knight_attacks(king),
            diagonal: bishop_attacks(king, occupied),
            straight: rook_attacks(king, occupied),
        }
    }

    /// Whether the moved piece gives check from its target square; discovered checks and castling are not detected.
    #[inline]
    pub(super) fn has(&self, played: Move) -> bool {
        let squares = match played.promotion().or_else(|| played.role()) {
            Some(Role::Pawn) => self.pawn,
            Some(Role::Knight) => self.knight,
            Some(Role::Bishop) => self.diagonal,
            Some(Role::Rook) => self.straight,
            Some(Role::Queen) => self.diagonal | self.straight,
            Some(Role::King) | None => return false,
        };
        squares.contains(played.to())
    }
}

impl<E: Evaluate> Search<'_, E> {
    /// Reverse futility and null-move pruning: the score of a node whose moves need not be searched.
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

    /// Null-move pruning: a node whose score stays above beta after a null move is cut. A deep one is verified by a search
    /// without null moves, because of zugzwang.
    pub(super) fn null_move(&mut self, node: &SearchNode<'_>) -> Option<Score> {
        let SearchNode { position, ply, depth, beta, static_eval, .. } = *node;
        let fails_low = node.entry.is_some_and(|entry| entry.bound == Bound::Upper && entry.score < beta);
        let margins = *self.margins();
        let minimum = beta - margins.null_move_per_depth * depth + margins.null_move_margin;
        if !self.has(Heuristic::NullMove)
            || depth < margins.null_move_depth
            || static_eval < beta
            || self.stack(ply).static_eval.is_none_or(|static_eval| static_eval < minimum)
            || fails_low
            || is_mate(beta)
            || ply < self.null_move_from
            || ply > 0 && self.stack[ply + super::STACK_OFFSET - 1].piece_to.is_none()
            || !has_pieces(position)
        {
            return None;
        }
        let reduction = margins.null_move_reduction
            + depth / margins.null_move_divisor
            + ((static_eval - beta) / margins.null_move_evaluation).min(margins.null_move_evaluation_limit);
        let reduced_depth = depth - reduction;
        let next = self.make_null_move(position, ply);
        let score = -self.node(&next, ply + 1, reduced_depth, (-beta, -beta + 1), node.kind.child());
        self.unmake();
        if self.is_stopped {
            return Some(0);
        }
        if score < beta {
            return None;
        }
        let score = if is_mate(score) { beta } else { score };
        if depth < margins.null_move_verification_depth || self.null_move_from > 0 {
            return Some(score);
        }
        self.null_move_from = ply + (reduced_depth * margins.null_move_verification_reach / WHOLE).max(1) as usize;
        let verified = self.node(position, ply, reduced_depth, (beta - 1, beta), NodeKind::All);
        self.null_move_from = 0;
        (verified >= beta || self.is_stopped).then_some(score)
    }

    /// Whether a move is pruned near the leaves because it cannot raise alpha.
    #[inline]
    pub(super) fn prunes_move(
        &self,
        node: &SearchNode<'_>,
        moves: &mut MoveLoop,
        picker: &mut Picker,
        played: Move,
        noisy: bool,
    ) -> bool {
        let SearchNode { position, depth, .. } = *node;
        if moves.score <= -MATE_BOUND || self.settings.mate_search || !has_pieces(position) {
            return false;
        }
        let margins = self.margins();
        let reduced_depth = (depth - base_reduction(margins, depth, moves.tried) / PLY).max(1);
        if noisy {
            return self.prunes_noisy(node, moves, played, reduced_depth);
        }
        if moves.checks.has(played) {
            return self.has(Heuristic::ExchangePruning)
                && reduced_depth <= margins.check_exchange_depth
                && !see_ge(position, played, -margins.check_exchange_margin * depth);
        }
        self.prunes_quiet(node, moves, picker, played, reduced_depth)
    }

    /// Futility and exchange pruning of captures and promotions.
    #[inline]
    fn prunes_noisy(&self, node: &SearchNode<'_>, moves: &MoveLoop, played: Move, reduced_depth: i32) -> bool {
        let SearchNode { position, depth, .. } = *node;
        let margins = self.margins();
        if self.has(Heuristic::Futility)
            && !node.in_check
            && reduced_depth <= margins.capture_futility_depth
            && !moves.checks.has(played)
            && played.promotion().is_none()
            && node.static_eval
                + margins.capture_futility_base
                + margins.capture_futility_margin * reduced_depth
                + self.capture_gain(position, played)
                <= moves.alpha
        {
            return true;
        }
        self.has(Heuristic::ExchangePruning)
            && depth <= margins.capture_exchange_depth
            && !see_ge(position, played, -margins.capture_exchange_margin * depth)
    }

    /// Late-move, futility, history and exchange pruning of a quiet move that gives no check; the first two skip all quiet
    /// moves that are left.
    #[inline]
    fn prunes_quiet(
        &self,
        node: &SearchNode<'_>,
        moves: &mut MoveLoop,
        picker: &mut Picker,
        played: Move,
        reduced_depth: i32,
    ) -> bool {
        let SearchNode { position, ply, depth, .. } = *node;
        let margins = self.margins();
        let late =
            (margins.late_moves_base + depth * depth * margins.late_moves_growth / WHOLE) >> i32::from(!node.improving);
        let is_late = self.has(Heuristic::LateMoves) && !picker.skips_quiet() && moves.tried as i32 >= late;
        let is_futile = || {
            self.has(Heuristic::Futility)
                && !node.in_check
                && reduced_depth <= margins.futility_depth
                && node.static_eval + margins.futility_base + margins.futility_margin * reduced_depth <= moves.alpha
        };
        if is_late || is_futile() {
            picker.skip_quiet();
            return true;
        }
        if self.has(Heuristic::HistoryPruning)
            && reduced_depth <= margins.history_pruning_depth
            && *moves.quiet_score.insert(self.histories.quiet(position, played, &self.context(ply)))
                < -margins.history_pruning_margin * reduced_depth
        {
            return true;
        }
        self.has(Heuristic::ExchangePruning)
            && reduced_depth <= margins.quiet_exchange_depth
            && !see_ge(position, played, -margins.quiet_exchange_margin * reduced_depth * reduced_depth)
    }

    /// The value of the captured piece, adjusted by capture history.
    fn capture_gain(&self, position: &Position, played: Move) -> Score {
        worth(taken(position, played))
            + self.histories.noisy(position, played) / self.margins().capture_futility_history
    }

    /// The late-move reduction of a move that has been made, in plies.
    pub(super) fn reduction(&self, node: &SearchNode<'_>, moves: &MoveLoop, played: Move, noisy: bool) -> i32 {
        let SearchNode { position, ply, depth, .. } = *node;
        let tried = moves.tried;
        let margins = self.margins();
        let unreduced = margins.reduction_tried + i32::from(node.kind.is_pv());
        if !self.has(Heuristic::Reductions) || depth < margins.reduction_depth || tried as i32 <= unreduced {
            return 0;
        }
        if node.kind == NodeKind::Root {
            return self.root_reduction(depth, noisy, tried);
        }
        let mut reduction = base_reduction(margins, depth, tried);
        if noisy {
            reduction = reduction * margins.reduction_capture / WHOLE
                - self.histories.noisy(position, played) / margins.reduction_capture_history;
        } else {
            let look_up = || self.histories.quiet(position, played, &self.context(ply));
            let score = moves.quiet_score.unwrap_or_else(look_up);
            reduction -= score * margins.reduction_quiet_history / LIMIT;
        }
        reduction += margins.reduction_cut * i32::from(node.kind == NodeKind::Cut);
        reduction += margins.reduction_not_improving * i32::from(!node.improving);
        reduction -= margins.reduction_was_principal * i32::from(node.was_pv);
        reduction -= margins.reduction_principal * i32::from(node.kind == NodeKind::Pv);
        if node.entry.is_some_and(|entry| entry.best.is_some_and(|best| is_noisy(position, best))) {
            reduction += margins.reduction_noisy_best;
        }
        if i32::from(self.stack(ply + 1).cutoffs) > margins.reduction_cuts_from {
            reduction += margins.reduction_cuts;
        }
        if self.settings.mate_search {
            reduction -= margins.reduction_proof;
        }
        (reduction / PLY - i32::from(self.stack(ply + 1).in_check)).max(0)
    }

    /// The extension of a move in plies (singular extensions); or, where the other moves reach beta without it, their score
    /// as the error (multi-cut).
    ///
    /// The table's move is extended if a search of all others, half as deep, stays below its score by a margin.
    pub(super) fn extension(&mut self, node: &SearchNode<'_>, played: Move) -> Result<i32, Score> {
        let SearchNode { position, ply, depth, beta, .. } = *node;
        let Some(entry) = node.entry else { return Ok(0) };
        let margins = *self.margins();
        if !self.has(Heuristic::Singular)
            || entry.best != Some(played)
            || self.stack(ply).excluded.is_some()
            || depth < margins.singular_depth + i32::from(node.was_pv)
            || entry.depth < depth - margins.singular_entry_depth
            || entry.bound == Bound::Upper
            || is_mate(entry.score)
            || ply as i32 >= margins.singular_reach * self.depth
        {
            return Ok(0);
        }
        let is_null_window = node.alpha + 1 == beta;
        let singular_beta = entry.score
            - depth * margins.singular_margin / WHOLE
            - depth * margins.singular_was_principal * i32::from(node.was_pv && is_null_window) / WHOLE;
        self.stack_mut(ply).excluded = Some(played);
        let kind = if node.kind == NodeKind::Cut { NodeKind::Cut } else { NodeKind::All };
        let window = (singular_beta - 1, singular_beta);
        let score = self.node(position, ply, (depth - 1) * margins.singular_search / WHOLE, window, kind);
        self.stack_mut(ply).excluded = None;
        if self.is_stopped {
            return Ok(0);
        }
        if score < singular_beta {
            let is_double = is_null_window
                && score < singular_beta - margins.singular_double_margin
                && i32::from(self.stack(ply).double_extensions) < margins.singular_double_limit;
            return Ok(1 + i32::from(is_double));
        }
        if score >= beta && !is_mate(score) && !self.settings.mate_search {
            return Err(score);
        }
        Ok(if entry.score >= beta {
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
            assert_eq!(bare, None, "belongs into heuristics.rs: {line}");
        }
    }
}
