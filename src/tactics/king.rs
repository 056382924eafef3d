//! What threatens a king.

use super::{Finding, Motif, arrival, sort_few};
use crate::board::{Bitboard, Color, Role};
use crate::geometry::{attacks, between, king_attacks};
use crate::rules::Position;
use alloc::vec::Vec;

pub(super) fn double_checks(position: &Position, side: Color) -> Vec<Finding> {
    let by = if position.turn() == side { Bitboard::EMPTY } else { position.checkers() };
    let found = Finding::new(Motif::DoubleCheck, side, by, position.king(!side));
    by.has_many().then_some(found).into_iter().collect()
}

pub(super) fn back_ranks(position: &Position, side: Color) -> Vec<Finding> {
    let board = position.board();
    let (king, rank) = (position.king(!side), Bitboard::back_rank(!side));
    if !rank.contains(king) {
        return Vec::new();
    }
    let next = king_attacks(king) - rank;
    // The king hides no square behind itself.
    let occupied = board.occupied() - Bitboard::from(king);
    let is_flight = |&square: &_| position.attackers(square, side, occupied).is_empty();
    if (next - board.color(!side)).into_iter().any(|square| is_flight(&square)) {
        return Vec::new();
    }
    let gives_check = |to: &_| !between(*to, king).intersects(board.occupied());
    let reaches = |from: &_| {
        let role = board.piece_at(*from).map_or(Role::Rook, |piece| piece.role);
        let entries = attacks(role, side, *from, board.occupied()) & rank;
        (entries - board.color(side) - Bitboard::from(king)).into_iter().any(|to| gives_check(&to))
    };
    let by: Bitboard = (board.straight_sliders() & board.color(side)).into_iter().filter(reaches).collect();
    let found = Finding::new(Motif::BackRank, side, by, king).through(next);
    (!by.is_empty()).then_some(found).into_iter().collect()
}

pub(super) fn mate_threats(position: &Position, side: Color) -> Vec<Finding> {
    let king = position.king(!side);
    if position.turn() == side || position.is_check() {
        return Vec::new();
    }
    let threat = position.skipped();
    let moves = threat.legal_moves();
    let mates = moves.iter().filter(|played| threat.play_unchecked(**played).is_checkmate());
    let found =
        mates.map(|played| Finding::new(Motif::MateThreat, side, played.from(), king).through(arrival(*played)));
    let mut found: Vec<Finding> = found.collect();
    // A pawn may mate as a queen and as a rook.
    sort_few(&mut found, |found| *found);
    found.dedup();
    found
}
