//! Why a well-written move is not legal: the sentence a beginner needs.

use super::error::SanErrorKind;
use super::parse::{CastlingSide, San, castle_of};
use super::pattern::{Pattern, last_rank};
use crate::board::{Role, Square};
use crate::notation::Refusal;
use crate::rules::Position;

/// Why castling to this side is not legal.
pub(super) fn of_castle(position: &Position, side: CastlingSide) -> SanErrorKind {
    over(position).unwrap_or_else(|| {
        let refusal = castle_of(position, side).and_then(|played| Refusal::find(position, played.from(), played.to()));
        SanErrorKind::Refused(refusal.unwrap_or(Refusal::NoCastlingRight))
    })
}

/// Why no legal move fits the pattern.
pub(super) fn of_pattern(position: &Position, pattern: &Pattern) -> SanErrorKind {
    let Some(to) = pattern.to() else { return SanErrorKind::Unreadable };
    if pattern.promotion.is_some() && !may_promote(position, pattern, to) {
        return SanErrorKind::FalsePromotion;
    }
    over(position).unwrap_or_else(|| of_piece(position, pattern, to))
}

fn over(position: &Position) -> Option<SanErrorKind> {
    let ended = !position.has_legal_move();
    ended.then(|| if position.is_check() { SanErrorKind::Checkmate } else { SanErrorKind::Stalemate })
}

fn may_promote(position: &Position, pattern: &Pattern, to: Square) -> bool {
    to.rank() == last_rank(position.turn()) && pattern.role.is_none_or(|role| role == Role::Pawn)
}

fn of_piece(position: &Position, pattern: &Pattern, to: Square) -> SanErrorKind {
    let (board, turn) = (position.board(), position.turn());
    if let Some(from) = pattern.from() {
        let other = board.piece_at(from).filter(|piece| pattern.role.is_some_and(|role| role != piece.role));
        if let Some(other) = other.filter(|other| other.color == turn) {
            return SanErrorKind::OtherPiece(from, other.role);
        }
        let role = board.piece_at(from).map_or(Role::Pawn, |piece| piece.role);
        return refused(position, from, to, role);
    }
    let role = pattern.role.unwrap_or(Role::Pawn);
    if let Some(own) = board.piece_at(to).filter(|piece| piece.color == turn) {
        return SanErrorKind::Refused(Refusal::OwnPiece(to, own));
    }
    let (from_file, from_rank) = (pattern.from_file, pattern.from_rank);
    let san = San::Normal { role, from_file, from_rank, captures: pattern.takes, to, promotion: None };
    let all = board.pieces(turn, role);
    // One that moves like that, or the only one there is: then there is more to say than that none gets there.
    let only = all.first().filter(|_| !all.has_many() && role != Role::Pawn);
    match san.origins(position).first().or(only) {
        Some(from) => refused(position, from, to, role),
        None => SanErrorKind::NoneReaches(role, to),
    }
}

fn refused(position: &Position, from: Square, to: Square, role: Role) -> SanErrorKind {
    match Refusal::find(position, from, to) {
        Some(refusal) => SanErrorKind::Refused(refusal),
        // `Kg1` is not castling, even where the king's two squares would be.
        None if role == Role::King => SanErrorKind::Refused(Refusal::Unreachable(from, to, role)),
        None => SanErrorKind::NoneReaches(role, to),
    }
}
