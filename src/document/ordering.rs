//! The order in which the byte form counts the legal moves: likely moves first, so that most numbers are small.
//!
//! The order is part of the byte form: another order is another version of it.

use crate::board::{Color, Role, Square};
use crate::geometry::{Control, pawn_attacks};
use crate::rules::{Move, Position};
use alloc::vec::Vec;

const WORTH: [i32; 6] = [1, 3, 3, 5, 9, 12];

fn worth(role: Role) -> i32 {
    WORTH.get(role as usize).copied().unwrap_or_default()
}

/// The legal moves, unsorted: how unlikely each is in the upper 16 bits, the move in the lower. A move's rank is how many are
/// smaller.
#[derive(Debug, Default)]
pub(super) struct RankedMoves(Vec<i32>);

impl RankedMoves {
    /// The legal moves of a position; `last` is the square that the last move went to.
    pub(super) fn of(position: &Position, last: Option<Square>) -> Self {
        let control = Control::of(position.board());
        let moves = position.legal_moves();
        let ranked = |played: Move| -likelihood(position, &control, played, last) << 16 | i32::from(played.raw());
        Self({ &moves }.into_iter().map(ranked).collect())
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The rank of the likeliest move that is so, and the move.
    pub(super) fn find(&self, is_so: impl Fn(Move) -> bool) -> Option<(usize, Move)> {
        let found = self.0.iter().copied().filter(|&ranked| is_so(move_of(ranked))).min()?;
        Some((self.0.iter().filter(|&&other| other < found).count(), move_of(found)))
    }

    /// The move of a rank.
    pub(super) fn get(&self, rank: usize) -> Option<Move> {
        let mut sorted: Vec<i32> = Vec::with_capacity(self.0.len());
        // They are few, and the sort of the standard library is large in the page's module.
        for &ranked in &self.0 {
            sorted.insert(sorted.partition_point(|&other| other < ranked), ranked);
        }
        sorted.get(rank).copied().map(move_of)
    }
}

const fn move_of(ranked: i32) -> Move {
    Move::from_raw(ranked as u16)
}

fn likelihood(position: &Position, control: &Control, played: Move, last: Option<Square>) -> i32 {
    let (board, own) = (position.board(), position.turn());
    let (from, to) = (played.from(), played.to());
    if played.is_castle() {
        return 60;
    }
    let Some(role) = played.role() else { return 0 };
    let attacked = |square: Square| control.count(!own, square) > 0;
    let by_pawn = |square: Square| !(pawn_attacks(own, square) & board.pieces(!own, Role::Pawn)).is_empty();
    let guarded = control.count(own, to) > u8::from(role != Role::Pawn);
    let mut score = 0;
    if let Some(victim) = board.piece_at(to) {
        let gain = worth(victim.role);
        let safe = !attacked(to);
        score += 20 + 8 * if safe { gain } else { (gain - worth(role)).max(-6) };
        if last == Some(to) {
            score += 45;
        }
    } else if role != Role::Pawn && role != Role::King {
        if by_pawn(to) {
            score -= 40;
        } else if attacked(to) {
            score -= if guarded { 2 * worth(role) } else { 6 * worth(role) };
        }
    }
    if role != Role::Pawn && role != Role::King && attacked(from) {
        score += if by_pawn(from) { 8 * worth(role) } else { 3 * worth(role) };
    }
    if let Some(becomes) = played.promotion() {
        score += 10 * worth(becomes);
    }
    score + placed(role, own, to) - placed(role, own, from)
}

/// How well a piece stands: towards the middle and forward, the king at home.
fn placed(role: Role, own: Color, square: Square) -> i32 {
    let rank = square.rank().index() as i32;
    let rank = if own == Color::White { rank } else { 7 - rank };
    let file = square.file().index() as i32;
    let (middle_file, middle_rank) = (3 - (2 * file - 7).abs() / 2, 3 - (2 * rank - 7).abs() / 2);
    match role {
        Role::Pawn => 3 * middle_file + 4 * rank,
        Role::Knight => 7 * (middle_file + middle_rank).min(5),
        Role::Bishop => 4 * (middle_file + middle_rank).min(5) + if rank == 0 { -8 } else { 0 },
        Role::Rook => 3 * middle_file + rank,
        Role::Queen => middle_file + middle_rank + if rank == 0 { -4 } else { 0 },
        Role::King => -2 * (middle_file + middle_rank),
    }
}
