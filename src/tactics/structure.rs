//! What stays for a while: pawns, files, outposts, bishops.

use super::{Finding, Motif};
use crate::board::{Bitboard, Color, File, Rank, Role, Square};
use crate::geometry::pawn_attacks;
use crate::rules::Position;
use alloc::vec::Vec;

/// The squares of the ranks ahead of a square, seen from a side.
fn ranks_ahead(square: Square, side: Color) -> Bitboard {
    let rank = square.rank().index();
    let is_ahead = |other: &Rank| match side {
        Color::White => other.index() > rank,
        Color::Black => other.index() < rank,
    };
    Rank::ALL.into_iter().filter(is_ahead).map(Bitboard::rank).fold(Bitboard::EMPTY, Bitboard::union)
}

/// The files beside one.
fn files_beside(file: File) -> Bitboard {
    let is_beside = |other: &File| other.index().abs_diff(file.index()) == 1;
    File::ALL.into_iter().filter(is_beside).map(Bitboard::file).fold(Bitboard::EMPTY, Bitboard::union)
}

fn finding(motif: Motif, side: Color, by: impl Into<Bitboard>) -> Finding {
    Finding::new(motif, side, by, Bitboard::EMPTY)
}

pub(super) fn passed_pawns(position: &Position, side: Color) -> Vec<Finding> {
    let board = position.board();
    let found = board.pieces(side, Role::Pawn).into_iter().map(|pawn| {
        let ahead = Bitboard::file(pawn.file()) & ranks_ahead(pawn, side);
        finding(Motif::PassedPawn, side, pawn).through(ahead)
    });
    let is_passed = |found: &Finding| {
        let others = board.pieces(!side, Role::Pawn);
        let is_free = |pawn: Square| !others.intersects(files_beside(pawn.file()) & ranks_ahead(pawn, side));
        !found.through.intersects(board.role(Role::Pawn)) && found.by.into_iter().all(is_free)
    };
    found.filter(is_passed).collect()
}

pub(super) fn doubled_pawns(position: &Position, side: Color) -> Vec<Finding> {
    let pawns = position.board().pieces(side, Role::Pawn);
    let doubled = File::ALL.into_iter().map(|file| pawns & Bitboard::file(file)).filter(|pawns| pawns.has_many());
    doubled.map(|pawns| finding(Motif::DoubledPawns, side, pawns)).collect()
}

pub(super) fn isolated_pawns(position: &Position, side: Color) -> Vec<Finding> {
    let pawns = position.board().pieces(side, Role::Pawn);
    let isolated = pawns.into_iter().filter(|pawn| !pawns.intersects(files_beside(pawn.file())));
    isolated.map(|pawn| finding(Motif::IsolatedPawn, side, pawn)).collect()
}

pub(super) fn open_files(position: &Position, side: Color) -> Vec<Finding> {
    let is_open = |found: &Finding| found.targets.is_empty();
    files_without_own_pawns(position, side, Motif::OpenFile).filter(is_open).collect()
}

pub(super) fn half_open_files(position: &Position, side: Color) -> Vec<Finding> {
    let is_half_open = |found: &Finding| !found.targets.is_empty();
    files_without_own_pawns(position, side, Motif::HalfOpenFile).filter(is_half_open).collect()
}

/// The files on which a side has a rook or a queen and no pawn; the targets are the pawns of the other side.
fn files_without_own_pawns(position: &Position, side: Color, motif: Motif) -> impl Iterator<Item = Finding> {
    let board = position.board();
    let own = board.pieces(side, Role::Pawn);
    let free = File::ALL.into_iter().map(Bitboard::file).filter(move |&file| !own.intersects(file));
    let found = free.map(move |file| {
        let by = board.straight_sliders() & board.color(side) & file;
        Finding::new(motif, side, by, board.pieces(!side, Role::Pawn) & file).through(file)
    });
    found.filter(|found| !found.by.is_empty())
}

pub(super) fn outposts(position: &Position, side: Color) -> Vec<Finding> {
    let board = position.board();
    let ranks = match side {
        Color::White => [Rank::Fourth, Rank::Fifth, Rank::Sixth],
        Color::Black => [Rank::Fifth, Rank::Fourth, Rank::Third],
    };
    let ranks = ranks.into_iter().map(Bitboard::rank).fold(Bitboard::EMPTY, Bitboard::union);
    let minor = (board.role(Role::Knight) | board.role(Role::Bishop)) & board.color(side) & ranks;
    let found = minor.into_iter().filter_map(|square| {
        let guards = pawn_attacks(!side, square) & board.pieces(side, Role::Pawn);
        let chasers = files_beside(square.file()) & ranks_ahead(square, side) & board.pieces(!side, Role::Pawn);
        let is_outpost = !guards.is_empty() && chasers.is_empty();
        is_outpost.then(|| finding(Motif::Outpost, side, square).through(guards))
    });
    found.collect()
}

pub(super) fn bishop_pairs(position: &Position, side: Color) -> Vec<Finding> {
    let bishops = |side| position.board().pieces(side, Role::Bishop);
    let is_pair = |set: Bitboard| set.intersects(Bitboard::DARK) && set.intersects(!Bitboard::DARK);
    let is_found = is_pair(bishops(side)) && !is_pair(bishops(!side));
    is_found.then(|| finding(Motif::BishopPair, side, bishops(side))).into_iter().collect()
}
