//! Pieces that are attacked: one that hangs, several at once, one that defends too much, one that cannot get away.

use super::exchange::{Exchange, worth};
use super::{Finding, Motif, arrival, is_safe, position_for};
use crate::board::{Bitboard, Color, Role, Square};
use crate::geometry::attacks;
use crate::rules::{Move, MoveKind, Position};
use alloc::vec::Vec;

/// The pieces of a side without its king.
fn pieces(position: &Position, color: Color) -> Bitboard {
    position.board().color(color) - position.board().role(Role::King)
}

pub(super) fn hanging(position: &Position, side: Color) -> Vec<Finding> {
    let exchange = Exchange::begun_by(position, side);
    let found = pieces(position, !side).into_iter().map(|target| {
        let by = exchange.winners(target, side) | winners_in_passing(position, target, side);
        Finding::new(Motif::Hanging, side, by, target)
    });
    found.filter(|finding| !finding.by.is_empty()).collect()
}

/// The pawns of a side that win something by taking the pawn on a square in passing.
pub(super) fn winners_in_passing(position: &Position, target: Square, side: Color) -> Bitboard {
    let wins = |from: &Square| won_in_passing(position, *from, target).is_some_and(|won| won > 0);
    position.board().pieces(side, Role::Pawn).into_iter().filter(wins).collect()
}

/// What a pawn wins, or loses, by taking the pawn on a square in passing, if it may.
pub(super) fn won_in_passing(position: &Position, from: Square, target: Square) -> Option<i32> {
    let to = position.en_passant().filter(|&to| is_passed_by(target, to))?;
    let next = position.play(Move::new(from, to, MoveKind::EnPassant))?;
    Some(worth(Role::Pawn) - Exchange::begun_by(&next, next.turn()).won(to, next.turn()))
}

/// Whether a pawn on `target` has just passed the square `to`.
fn is_passed_by(target: Square, to: Square) -> bool {
    target.file() == to.file() && target.rank().index().abs_diff(to.rank().index()) == 1
}

pub(super) fn forks(position: &Position, side: Color) -> Vec<Finding> {
    let board = position.board();
    let found = board.color(side).into_iter().filter_map(|by| {
        let role = board.piece_at(by)?.role;
        let attacked = attacks(role, side, by, board.occupied()) & board.color(!side);
        let targets: Bitboard = attacked.into_iter().filter(|&target| is_worth_taking(position, by, target)).collect();
        let is_fork = targets.has_many() && is_safe(position, by, side);
        is_fork.then(|| Finding::new(Motif::Fork, side, by, targets))
    });
    found.collect()
}

/// Whether a piece that is attacked is a king, or may be taken and is dearer than the attacker or cannot be taken back for.
fn is_worth_taking(position: &Position, by: Square, target: Square) -> bool {
    let board = position.board();
    let (Some(attacker), Some(attacked)) = (board.piece_at(by), board.piece_at(target)) else { return false };
    if attacked.role == Role::King {
        return true;
    }
    let exchange = Exchange::of(position);
    let is_dearer = attacker.role != Role::King && worth(attacked.role) > worth(attacker.role);
    exchange.after(by, target).is_some() && (is_dearer || !exchange.is_retaken(by, target))
}

pub(super) fn overloaded(position: &Position, side: Color) -> Vec<Finding> {
    let exchange = Exchange::of(position);
    // The pieces that one defender alone keeps from being lost, each with that defender.
    let guarded: Vec<(Square, Square)> = pieces(position, !side)
        .into_iter()
        .filter(|&target| exchange.won(target, side) == 0)
        .filter_map(|target| Some((target, sole_defender(position, target)?)))
        .filter(|&(target, defender)| exchange.without(defender).won(target, side) > 0)
        .collect();
    let found = position.board().color(!side).into_iter().map(|defender| {
        let own = guarded.iter().filter(|(_, guard)| *guard == defender);
        let targets: Bitboard = own.map(|&(target, _)| target).collect();
        let without = exchange.without(defender);
        let winners = targets.into_iter().map(|target| without.winners(target, side));
        let by = winners.fold(Bitboard::EMPTY, Bitboard::union);
        Finding::new(Motif::Overloaded, side, by, targets).through(defender)
    });
    found.filter(|finding| finding.targets.has_many()).collect()
}

/// The one piece that defends another, pieces apart that are pinned to the king.
fn sole_defender(position: &Position, target: Square) -> Option<Square> {
    let exchange = Exchange::of(position);
    let color = position.board().piece_at(target)?.color;
    let king = position.king(color);
    let defends = |from: &Square| *from == king || exchange.after(*from, target).is_some();
    let defenders: Bitboard = exchange.attackers(target, color).into_iter().filter(defends).collect();
    defenders.first().filter(|_| !defenders.has_many())
}

pub(super) fn trapped(position: &Position, side: Color) -> Vec<Finding> {
    let exchange = Exchange::of(position);
    let candidates = pieces(position, !side) - position.board().role(Role::Pawn);
    let found = candidates.into_iter().filter_map(|target| {
        let squares = squares_without_refuge(position, target)?;
        let mut by = exchange.winners(target, side);
        if by.is_empty() {
            by = hunters(position, target, side);
        }
        (!by.is_empty()).then(|| Finding::new(Motif::Trapped, side, by, target).through(squares))
    });
    found.collect()
}

/// Where a piece can go, if it loses in the exchange on each of these squares.
pub(super) fn squares_without_refuge(position: &Position, from: Square) -> Option<Bitboard> {
    let (squares, refuges) = ways_out(position, from)?;
    refuges.is_empty().then_some(squares)
}

/// Where a piece can go, and on which of these squares it does not lose in the exchange.
pub(super) fn ways_out(position: &Position, from: Square) -> Option<(Bitboard, Bitboard)> {
    let (board, exchange) = (position.board(), Exchange::of(position));
    let piece = board.piece_at(from)?;
    let reached = attacks(piece.role, piece.color, from, board.occupied()) - board.color(piece.color);
    let (mut squares, mut refuges) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for to in reached - board.role(Role::King) {
        let Some(won) = exchange.won_by(from, to) else { continue };
        squares.insert(to);
        if won >= 0 {
            refuges.insert(to);
        }
    }
    Some((squares, refuges))
}

/// The pieces that have a legal move after which they are safe, and a piece that has no refuge is won by taking it.
fn hunters(position: &Position, target: Square, side: Color) -> Bitboard {
    let now = position_for(position, side);
    let king = position.king(!side);
    let wins = |played: &&Move| {
        let next = now.play_unchecked(**played);
        Exchange::of(&next).won(target, side) > 0
            && is_safe(&next, arrival(**played), side)
            && squares_without_refuge(&next, target).is_some()
    };
    let moves = now.legal_moves();
    let quiet = moves.iter().filter(|played| ![target, king].contains(&played.to()));
    quiet.filter(wins).map(|played| played.from()).collect()
}
