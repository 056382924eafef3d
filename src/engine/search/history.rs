//! Histories: how good moves have been in the searches so far, and how far evaluations were from the scores of searches.
//!
//! An update moves a score towards ±[`LIMIT`], by less the nearer the score is to it, so that recent updates count most and
//! nothing overflows.

use super::heuristics::{Heuristic, Margins};
use super::node::{MoveLoop, NodeKind, SearchNode};
use super::picker::is_noisy;
use super::score::{Score, is_mate};
use super::table::{Bound, TableEntry};
use super::{STACK_OFFSET, Search};
use crate::board::{Bitboard, Board, Color, Role};
use crate::engine::evaluation::Evaluate;
use crate::geometry::attacked;
use crate::rules::{Move, Position};
use crate::tactics::taken;

/// The largest score of a history.
pub(super) const LIMIT: i32 = 16_384;

/// A piece and its target square, as an index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PieceTo(u16);

const PIECE_TOS: usize = 12 * 64;
/// The quiet moves of a side: whether their squares are attacked, from and to.
const QUIETS: usize = 4 << 12;
/// Entries of the correction history for each kind of key and side to move.
const CORRECTIONS: usize = 8192;
/// The units of a correction in a centipawn.
const CORRECTION_GRAIN: i32 = 128;

impl PieceTo {
    /// The moved piece and the target square of a move.
    #[inline]
    pub(super) fn of(position: &Position, played: Move) -> Self {
        let role = played.role().unwrap_or(Role::Pawn);
        Self(((position.turn().index() * 6 + usize::from(role.code() - 1)) * 64 + played.to().index()) as u16)
    }

    const fn index(self) -> usize {
        self.0 as usize % PIECE_TOS
    }
}

/// The histories of one thread.
#[derive(Clone, Debug)]
pub(super) struct Histories {
    /// Quiet moves by side, attacked squares, from and to.
    quiet: Vec<[i16; QUIETS]>,
    /// Captures by piece, target square and captured piece.
    capture: Vec<i16>,
    /// Quiet moves by an earlier move and their own piece and square.
    continuation: ContinuationTable,
    /// Corrections by pawns, white's pieces and black's pieces, for each side to move.
    correction: Vec<i16>,
    /// Corrections by the last two moves.
    reply_correction: ContinuationTable,
}

/// A score for each pair of [`PieceTo`]: more than a megabyte, allocated by the first update.
#[derive(Clone, Debug, Default)]
struct ContinuationTable(Vec<i16>);

impl ContinuationTable {
    const fn index(first: PieceTo, second: PieceTo) -> usize {
        first.index() * PIECE_TOS + second.index()
    }

    #[inline]
    fn get(&self, index: usize) -> i32 {
        self.0.get(index).map_or(0, |&value| i32::from(value))
    }

    /// The scores after a first move.
    #[inline]
    fn after(&self, first: PieceTo) -> Option<&[i16; PIECE_TOS]> {
        self.0.as_chunks().0.get(first.index())
    }

    #[inline]
    fn update(&mut self, index: usize, bonus: i32) {
        if self.0.is_empty() {
            self.allocate();
        }
        update(&mut self.0[index], bonus);
    }

    #[cold]
    #[inline(never)]
    fn allocate(&mut self) {
        self.0 = vec![0; PIECE_TOS * PIECE_TOS];
    }

    /// Allocates the table; returns whether there is enough memory.
    fn try_allocate(&mut self) -> bool {
        let mut full = Vec::new();
        if self.0.is_empty() && full.try_reserve_exact(PIECE_TOS * PIECE_TOS).is_ok() {
            full.resize(PIECE_TOS * PIECE_TOS, 0);
            self.0 = full;
        }
        !self.0.is_empty()
    }
}

/// The scores after a move without any.
static NONE: [i16; PIECE_TOS] = [0; PIECE_TOS];

/// The scores of the quiet moves of a side in a context.
#[derive(Clone, Copy, Debug)]
pub(super) struct QuietScores<'a> {
    quiet: &'a [i16; QUIETS],
    /// The scores after each of the previous moves.
    continuation: [&'a [i16; PIECE_TOS]; 3],
    threats: Bitboard,
}

impl QuietScores<'_> {
    #[inline]
    pub(super) fn get(&self, position: &Position, played: Move) -> i32 {
        let piece_to = PieceTo::of(position, played).index();
        let sum = i32::from(self.quiet[quiet_index(played, self.threats)]);
        self.continuation.iter().fold(sum, |sum, scores| sum + i32::from(scores[piece_to]))
    }
}

fn update(value: &mut i16, bonus: i32) {
    let now = i32::from(*value);
    *value = (now + bonus - now * bonus.abs() / LIMIT) as i16;
}

/// The index of a quiet move among those of its side.
#[inline]
fn quiet_index(played: Move, threats: Bitboard) -> usize {
    let attacked = usize::from(threats.contains(played.from())) * 2 + usize::from(threats.contains(played.to()));
    attacked << 12 | (played.raw() & 0xFFF) as usize
}

/// What the scores of quiet moves depend on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    /// The moves one, two and four plies earlier.
    pub(super) previous: [Option<PieceTo>; 3],
    /// The squares that the other side attacks.
    pub(super) threats: Bitboard,
}

impl Context {
    pub(super) const NONE: Self = Self { previous: [None; 3], threats: Bitboard(0) };
}

fn capture_index(position: &Position, played: Move) -> usize {
    PieceTo::of(position, played).index() * 6 + usize::from(taken(position, played).code() - 1)
}

/// A hash of a set of pieces; its upper bits are used.
const fn mix(set: u64, factor: u64) -> u64 {
    (set ^ set >> 29).wrapping_mul(factor)
}

/// The indices of the corrections of a position.
fn correction_indices(position: &Position) -> [usize; 3] {
    let board: &Board = position.board();
    let pawns = board.role(Role::Pawn);
    let side = |color: Color| {
        let own = board.color(color) - pawns;
        let knights_and_kings = own & (board.role(Role::Knight) | board.role(Role::King));
        let straight = own & (board.role(Role::Rook) | board.role(Role::Queen));
        mix(own.0, 0x9E37_79B9_7F4A_7C15)
            ^ mix(knights_and_kings.0, 0xC2B2_AE3D_27D4_EB4F).rotate_left(17)
            ^ mix(straight.0, 0x1656_67B1_9E37_79F9).rotate_left(31)
    };
    let of_pawns = |set: Bitboard, factor| mix(set.0, factor);
    let white = of_pawns(pawns & board.color(Color::White), 0x8564_3F2E_94A0_35D1);
    let black = of_pawns(pawns & board.color(Color::Black), 0xD6E8_FEB8_6659_FD93);
    let turn = position.turn().index();
    let keys = [white ^ black.rotate_left(23), side(Color::White), side(Color::Black)];
    std::array::from_fn(|kind| (kind * 2 + turn) * CORRECTIONS + (keys[kind] >> 51) as usize % CORRECTIONS)
}

/// The index of the correction after two moves.
fn reply_index([last, second_last]: [Option<PieceTo>; 2]) -> Option<usize> {
    Some(ContinuationTable::index(second_last?, last?))
}

impl Histories {
    pub(super) fn new() -> Self {
        Self {
            quiet: vec![[0; QUIETS]; 2],
            capture: vec![0; PIECE_TOS * 6],
            continuation: ContinuationTable::default(),
            correction: vec![0; 6 * CORRECTIONS],
            reply_correction: ContinuationTable::default(),
        }
    }

    /// Allocates all tables; returns whether there is enough memory.
    pub(super) fn try_allocate(&mut self) -> bool {
        self.continuation.try_allocate() && self.reply_correction.try_allocate()
    }

    pub(super) fn clear(&mut self) {
        let (continuation, reply) = (&mut self.continuation.0, &mut self.reply_correction.0);
        let quiet = self.quiet.as_flattened_mut();
        for table in [quiet, &mut self.capture, continuation, &mut self.correction, reply] {
            table.fill(0);
        }
    }

    /// The score of a capture or promotion.
    #[inline]
    pub(super) fn noisy(&self, position: &Position, played: Move) -> i32 {
        i32::from(self.capture[capture_index(position, played)])
    }

    /// The score of a quiet move: its own and those after the previous moves.
    #[inline]
    pub(super) fn quiet(&self, position: &Position, played: Move, context: &Context) -> i32 {
        self.quiet_scores(position.turn(), context).get(position, played)
    }

    /// The scores of the quiet moves of a side.
    #[inline]
    pub(super) fn quiet_scores(&self, turn: Color, context: &Context) -> QuietScores<'_> {
        let after = |previous: Option<PieceTo>| previous.and_then(|previous| self.continuation.after(previous));
        let continuation = context.previous.map(|previous| after(previous).unwrap_or(&NONE));
        QuietScores { quiet: &self.quiet[turn.index()], continuation, threats: context.threats }
    }

    pub(super) fn update_noisy(&mut self, position: &Position, played: Move, bonus: i32) {
        update(&mut self.capture[capture_index(position, played)], bonus);
    }

    pub(super) fn update_quiet(&mut self, position: &Position, played: Move, context: &Context, bonus: i32) {
        let piece_to = PieceTo::of(position, played);
        self.update_played(position.turn(), played, piece_to, context, [bonus; 2]);
    }

    /// Updates the score of a side's quiet move and, by the second bonus, its scores after the previous moves.
    pub(super) fn update_played(
        &mut self,
        turn: Color,
        played: Move,
        piece_to: PieceTo,
        context: &Context,
        [bonus, continuation_bonus]: [i32; 2],
    ) {
        update(&mut self.quiet[turn.index()][quiet_index(played, context.threats)], bonus);
        if continuation_bonus != 0 {
            for previous in context.previous.iter().flatten() {
                self.continuation.update(ContinuationTable::index(*previous, piece_to), continuation_bonus);
            }
        }
    }

    /// The correction of a position's evaluation, in centipawns.
    #[inline]
    pub(super) fn correction(&self, position: &Position, last: [Option<PieceTo>; 2], margins: &Margins) -> Score {
        let [pawns, white, black] = correction_indices(position).map(|index| i32::from(self.correction[index]));
        let reply = reply_index(last).map_or(0, |index| self.reply_correction.get(index));
        let sum = pawns * margins.correction_pawns
            + (white + black) * margins.correction_pieces
            + reply * margins.correction_reply;
        sum / (margins.correction_divisor * CORRECTION_GRAIN)
    }

    /// Updates the corrections by the error of the evaluation that a search of this depth found, at a rate in hundredths.
    pub(super) fn update_correction(
        &mut self,
        position: &Position,
        last: [Option<PieceTo>; 2],
        depth: i32,
        error: Score,
        rate: i32,
    ) {
        let bonus = (error * depth * rate / 100).clamp(-LIMIT / 4, LIMIT / 4);
        for index in correction_indices(position) {
            update(&mut self.correction[index], bonus);
        }
        if let Some(index) = reply_index(last) {
            self.reply_correction.update(index, bonus);
        }
    }
}

impl<E: Evaluate> Search<'_, E> {
    /// Sets the squares that the other side attacks.
    pub(super) fn update_threats(&mut self, position: &Position, ply: usize) {
        if self.has(Heuristic::Threats) {
            self.stack_mut(ply).threats = attacked(position.board(), !position.turn());
        }
    }

    /// Updates the history of the last quiet move by the change of the evaluation that it caused.
    pub(super) fn reward_eval_swing(&mut self, node: &SearchNode<'_>, last: Score) {
        let previous = &self.stack[node.ply + STACK_OFFSET - 1];
        if self.has(Heuristic::Swing)
            && let (Some(played), Some(piece_to)) = (previous.quiet, previous.piece_to)
        {
            let Margins { swing_bonus, swing_bonus_limit: limit, .. } = *self.margins();
            let bonus = (-(last + node.static_eval) * swing_bonus).clamp(-limit, limit);
            let context = self.context(node.ply - 1);
            self.histories.update_played(!node.position.turn(), played, piece_to, &context, [bonus, 0]);
        }
    }

    /// Updates the histories by a finished node, and stores it in the table.
    pub(super) fn finish_node(&mut self, node: &SearchNode<'_>, moves: &MoveLoop) {
        let SearchNode { position, ply, depth, beta, .. } = *node;
        let is_root = node.kind == NodeKind::Root;
        let bound = if moves.score >= beta {
            Bound::Lower
        } else if moves.best.is_some() {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if let Some(best) = moves.best
            && bound == Bound::Lower
            && !is_root
        {
            self.stack_mut(ply).cutoffs = self.stack(ply).cutoffs.saturating_add(1);
            self.update_histories(node, moves, best);
        }
        // With a handicap the moves that are left count as all moves.
        let is_partial = is_root
            && self.settings.handicap.is_clear()
            && self.root_moves.len() - self.pv_index < position.legal_moves().len();
        if is_partial || self.stack(ply).excluded.is_some() {
            // The best of some moves is no score of the position.
            return;
        }
        if bound == Bound::Upper && self.has(Heuristic::Refuted) && !is_root {
            self.reward_previous(position, ply, depth);
        }
        if !is_root {
            self.update_correction(node, moves, bound);
        }
        let (best, score, static_eval, was_pv) = (moves.best, moves.score, node.raw_eval, node.was_pv);
        let entry = TableEntry { best, score, static_eval, depth, bound, was_pv };
        self.table.store(position.hash(), ply, &entry);
    }

    /// Updates the correction history where the bound shows that the evaluation was wrong.
    fn update_correction(&mut self, node: &SearchNode<'_>, moves: &MoveLoop, bound: Bound) {
        let SearchNode { position, ply, depth, .. } = *node;
        let is_quiet = moves.best.is_none_or(|best| !is_noisy(position, best));
        let error = moves.score - self.stack(ply).static_eval.unwrap_or(moves.score);
        let is_error = match bound {
            Bound::Lower => error > 0,
            Bound::Upper => error < 0,
            Bound::Exact | Bound::Unknown => true,
        };
        if !node.in_check && is_quiet && is_error && !is_mate(moves.score) {
            let last = self.last_two(ply);
            let rate = self.margins().correction_rate;
            self.histories.update_correction(position, last, depth, error, rate);
        }
    }

    /// Rewards the move that caused a cutoff, and penalises the moves that did not.
    fn update_histories(&mut self, node: &SearchNode<'_>, moves: &MoveLoop, best: Move) {
        let SearchNode { position, ply, depth, .. } = *node;
        let malus = -self.bonus(depth) * self.margins().history_malus / 100;
        if is_noisy(position, best) {
            self.histories.update_noisy(position, best, self.bonus(depth));
        } else {
            self.reward_quiet(position, ply, best, depth);
            let context = self.context(ply);
            for played in moves.quiets.iter() {
                self.histories.update_quiet(position, played, &context, malus);
            }
        }
        for played in moves.noisies.iter() {
            self.histories.update_noisy(position, played, malus);
        }
    }

    pub(super) fn reward_quiet(&mut self, position: &Position, ply: usize, best: Move, depth: i32) {
        let context = self.context(ply);
        let bonus = self.bonus(depth);
        self.histories.update_quiet(position, best, &context, bonus);
    }

    /// Rewards the last quiet move, to which no move was a good reply.
    fn reward_previous(&mut self, position: &Position, ply: usize, depth: i32) {
        let previous = &self.stack[ply + STACK_OFFSET - 1];
        if let (Some(played), Some(piece_to)) = (previous.quiet, previous.piece_to) {
            let context = self.context(ply - 1);
            let bonus = self.bonus(depth) * self.margins().refuted_bonus / 100;
            self.histories.update_played(!position.turn(), played, piece_to, &context, [bonus; 2]);
        }
    }

    /// The history bonus of a cutoff at a depth.
    fn bonus(&self, depth: i32) -> i32 {
        let margins = self.margins();
        (margins.history_bonus * depth - margins.history_bonus_offset).min(margins.history_bonus_limit)
    }
}
