//! What is left out, what is searched less deep, and what deeper.

use super::exchange::{brings, taken, worth};
use super::history::LIMIT;
use super::node::{NodeKind, SearchNode};
use super::picker::{Picker, is_noisy};
use super::score::{SURE, Score, is_mate};
use super::table::Bound;
use super::{Heuristic, Search};
use crate::board::Role;
use crate::engine::evaluation::Evaluate;
use crate::rules::{Move, Position};

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

/// By how much a late move is reduced, in 1024ths of a half-move, at a depth and with so many moves tried: half the
/// product of the logarithms, and a little more.
#[inline(always)]
fn reduced(depth: i32, tried: u32) -> i32 {
    let [depth, tried] = [depth as usize, tried as usize].map(|number| u32::from(LOGARITHMS[number.min(REDUCED - 1)]));
    (625 + depth * tried / 1024 / 2) as i32
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
        let SearchNode { depth, beta, judged, .. } = *node;
        if node.in_check || self.settings.proves {
            return None;
        }
        let margin = 55 * depth - 38 * i32::from(node.improving);
        if self.has(Heuristic::ReverseFutility)
            && depth <= 9
            && !is_mate(beta)
            && !is_mate(judged)
            && judged - margin >= beta
        {
            return Some((judged + beta) / 2);
        }
        self.null_move(node)
    }

    /// Passes the turn: if the score holds even so, it holds. Near the end of the game, where having to move may be what
    /// loses, the result is looked at again.
    fn null_move(&mut self, node: &SearchNode<'_>) -> Option<Score> {
        let SearchNode { position, ply, depth, beta, judged, .. } = *node;
        let fails = node.known.is_some_and(|known| known.bound == Bound::Upper && known.score < beta);
        if !self.has(Heuristic::NullMove)
            || depth < 3
            || judged < beta
            || self.frame(ply).judged.is_none_or(|plain| plain < beta - 20 * depth + 125)
            || fails
            || is_mate(beta)
            || ply < self.passes_from
            || ply > 0 && self.frames[ply + super::MARGIN - 1].landing.is_none()
            || !has_pieces(position)
        {
            return None;
        }
        let less = 5 + depth / 4 + ((judged - beta) / 185).min(3);
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
        if depth < 14 || self.passes_from > 0 {
            return Some(score);
        }
        self.passes_from = ply + (3 * (depth - less) / 4).max(1) as usize;
        let again = self.node(position, ply, depth - less, (beta - 1, beta), NodeKind::All);
        self.passes_from = 0;
        (again >= beta || self.is_over).then_some(score)
    }

    /// Whether a move is left out, because nothing good is to be expected of it so near to the leaves.
    pub(super) fn leaves_out(
        &self,
        node: &SearchNode<'_>,
        picker: &mut Picker,
        played: Move,
        noisy: bool,
        tried: u32,
        (best, alpha): (Score, Score),
    ) -> bool {
        let SearchNode { position, ply, depth, .. } = *node;
        if best <= -SURE || self.settings.proves || !has_pieces(position) {
            return false;
        }
        let left = (depth - reduced(depth, tried) / 1024).max(1);
        if noisy {
            if self.has(Heuristic::Futility)
                && !node.in_check
                && left <= 6
                && !node.checks.has(played)
                && played.promotion().is_none()
                && node.judged + 120 + 110 * left + self.hoped_for(position, played) <= alpha
            {
                return true;
            }
            return self.has(Heuristic::ExchangePruning) && depth <= 9 && !brings(position, played, -90 * depth);
        }
        if node.checks.has(played) {
            return self.has(Heuristic::ExchangePruning) && left <= 8 && !brings(position, played, -95 * depth);
        }
        let late = (4 + depth * depth * 3 / 2) >> i32::from(!node.improving);
        if self.has(Heuristic::LateMoves) && !picker.skips_quiet() && tried as i32 >= late {
            picker.skip_quiet();
            return true;
        }
        if self.has(Heuristic::Futility) && !node.in_check && left <= 8 && node.judged + 55 + 88 * left <= alpha {
            picker.skip_quiet();
            return true;
        }
        if self.has(Heuristic::HistoryPruning)
            && left <= 4
            && self.histories.of_quiet(position, played, &self.context(ply)) < -5000 * left
        {
            return true;
        }
        self.has(Heuristic::ExchangePruning) && left <= 8 && !brings(position, played, -10 * left * left)
    }

    /// What a capture wins at best, more if its like have been good.
    fn hoped_for(&self, position: &Position, played: Move) -> Score {
        worth(taken(position, played)) + self.histories.of_noisy(position, played) / 100
    }

    /// By how much a late move is reduced.
    pub(super) fn reduction(&self, node: &SearchNode<'_>, played: Move, noisy: bool, tried: u32) -> i32 {
        let SearchNode { position, ply, depth, .. } = *node;
        let mut less = reduced(depth, tried);
        if noisy {
            less = less * 4 / 5 - self.histories.of_noisy(position, played) / 12;
        } else {
            less -= self.histories.of_quiet(position, played, &self.context(ply)) * 400 / LIMIT;
        }
        less += 1170 * i32::from(node.kind == NodeKind::Cut) + 810 * i32::from(!node.improving);
        less -= 720 * i32::from(node.principal) + 535 * i32::from(node.kind == NodeKind::Pv);
        if node.known.is_some_and(|known| known.best.is_some_and(|best| is_noisy(position, best))) {
            less += 690;
        }
        if self.frame(ply + 1).cuts > 3 {
            less += 975;
        }
        if self.settings.proves {
            // What is quiet may lead to mate, too.
            less -= 2048;
        }
        (less / 1024).max(0)
    }

    /// By how much a move is extended; or, where even without it the score is at least beta, that score.
    ///
    /// A remembered move that alone keeps the score is searched deeper: the others are searched half as deep against a
    /// bar below its score.
    pub(super) fn extension(&mut self, node: &SearchNode<'_>, played: Move) -> Result<i32, Score> {
        let SearchNode { position, ply, depth, beta, .. } = *node;
        let Some(known) = node.known else { return Ok(0) };
        if !self.has(Heuristic::Singular)
            || known.best != Some(played)
            || self.frame(ply).excluded.is_some()
            || depth < 6 + i32::from(node.principal)
            || known.depth < depth - 3
            || known.bound == Bound::Upper
            || is_mate(known.score)
            || ply >= 2 * self.depth as usize
        {
            return Ok(0);
        }
        let bar = known.score - depth * 6 / 5 - depth * i32::from(node.principal && node.alpha + 1 == beta) / 2;
        self.frame_mut(ply).excluded = Some(played);
        let kind = if node.kind == NodeKind::Cut { NodeKind::Cut } else { NodeKind::All };
        let score = self.node(position, ply, (depth - 1) / 2, (bar - 1, bar), kind);
        self.frame_mut(ply).excluded = None;
        if self.is_over {
            return Ok(0);
        }
        if score < bar {
            let is_far = node.alpha + 1 == beta && score < bar - 7 && self.frame(ply).doubled < 8;
            return Ok(1 + i32::from(is_far));
        }
        if score >= beta && !is_mate(score) {
            return Err(score);
        }
        Ok(if known.score >= beta {
            -2
        } else if node.kind == NodeKind::Cut {
            -1
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
}
