//! The known patterns of checkmate, each as one query.

use super::mates::{KingView, MatedKing};
use crate::board::{Bitboard, Role, Square};
use crate::geometry::{king_attacks, knight_attacks, pawn_attacks};
use crate::tactics::Motif;

/// The pieces that make a pattern, and the squares that it is about.
type PatternSquares = (Bitboard, Bitboard);

/// What finds a pattern on a mated king.
type PatternQuery = fn(&MatedKing<'_>) -> Option<PatternSquares>;

/// Each pattern with its query.
pub(super) const PATTERNS: [(Motif, PatternQuery); 15] = [
    (Motif::BackRankMate, back_rank),
    (Motif::SmotheredMate, smothered),
    (Motif::AnastasiaMate, anastasia),
    (Motif::ArabianMate, arabian),
    (Motif::BodenMate, boden),
    (Motif::DoubleBishopMate, double_bishop),
    (Motif::HookMate, hook),
    (Motif::DovetailMate, dovetail),
    (Motif::SwallowTailMate, swallow_tail),
    (Motif::EpauletteMate, epaulette),
    (Motif::OperaMate, opera),
    (Motif::MorphyMate, morphy),
    (Motif::PillsburyMate, pillsbury),
    (Motif::CornerMate, corner),
    (Motif::BlackburneMate, blackburne),
];

/// A set of squares, if each of them is on the board.
fn all<const N: usize>(squares: [Option<Square>; N]) -> Option<Bitboard> {
    squares.into_iter().collect()
}

/// Whether a set holds all of another.
fn holds(set: Bitboard, other: Bitboard) -> bool {
    (other - set).is_empty()
}

fn back_rank(mate: &MatedKing<'_>) -> Option<PatternSquares> {
    let rank = mate.back_rank();
    let next = king_attacks(mate.king) - rank;
    let by = mate.checkers & rank & (mate.pieces(Role::Rook) | mate.pieces(Role::Queen));
    (rank.contains(mate.king) && !by.is_empty() && holds(mate.blocked, next)).then_some((by, next))
}

fn smothered(mate: &MatedKing<'_>) -> Option<PatternSquares> {
    let knight = mate.checker(Role::Knight)?;
    mate.guarded.is_empty().then_some((knight.into(), mate.blocked))
}

fn anastasia(mate: &MatedKing<'_>) -> Option<PatternSquares> {
    let checker = mate.checker(Role::Rook).or_else(|| mate.checker(Role::Queen))?;
    let pattern = |view: KingView| {
        let knight = view.square(3, 0)?;
        let flights = all([view.square(1, 1), view.square(1, -1)])?;
        let block = view.square(1, 0)?;
        let is_mate = view.is_along(checker)
            && mate.pieces(Role::Knight).contains(knight)
            && mate.blocked.contains(block)
            && holds(mate.guarded, flights);
        is_mate.then(|| (Bitboard::from(checker) | knight.into(), block.into()))
    };
    mate.views().find_map(pattern)
}

fn arabian(mate: &MatedKing<'_>) -> Option<PatternSquares> {
    let rook = mate.checker(Role::Rook)?;
    let pattern = |view: KingView| {
        let knight = view.square(2, 2)?;
        let flight = view.square(0, 1)?;
        let is_mate = view.is_corner()
            && view.square(1, 0) == Some(rook)
            && mate.pieces(Role::Knight).contains(knight)
            && mate.guarded.contains(flight);
        is_mate.then(|| (Bitboard::from(rook) | knight.into(), flight.into()))
    };
    mate.views().find_map(pattern)
}

/// Bishops that alone guard all squares beside the king that are free to it, one of which gives check; and whether their
/// diagonals cross.
fn two_bishops(mate: &MatedKing<'_>) -> Option<(Bitboard, bool)> {
    let checker = mate.checker(Role::Bishop)?;
    let others = mate.pieces(Role::Bishop) - checker.into();
    let alone = mate.guarded.into_iter().filter(|&square| !mate.guards(square).contains(checker));
    let rises = |from: Square, to: Square| (from.file() < to.file()) == (from.rank() < to.rank());
    let (mut both, mut is_crossed) = (Bitboard::from(checker), false);
    for square in alone {
        for second in mate.guards(square) & others {
            both.insert(second);
            is_crossed |= rises(checker, mate.king) != rises(second, square);
        }
    }
    (both.has_many() && mate.is_held_by(both)).then_some((both, is_crossed))
}

fn boden(mate: &MatedKing<'_>) -> Option<PatternSquares> {
    let (bishops, is_crossed) = two_bishops(mate)?;
    (is_crossed && !mate.blocked.is_empty()).then_some((bishops, mate.blocked))
}

fn double_bishop(mate: &MatedKing<'_>) -> Option<PatternSquares> {
    let (bishops, is_crossed) = two_bishops(mate)?;
    (!is_crossed).then_some((bishops, mate.blocked))
}

fn hook(mate: &MatedKing<'_>) -> Option<PatternSquares> {
    let rook = mate.checker(Role::Rook).filter(|&rook| king_attacks(mate.king).contains(rook))?;
    let beside = mate.pieces(Role::Knight) & knight_attacks(rook) & king_attacks(mate.king);
    let pawns = |knight: Square| pawn_attacks(!mate.side, knight) & mate.pieces(Role::Pawn);
    let knights: Bitboard = beside.into_iter().filter(|&knight| !pawns(knight).is_empty()).collect();
    let by = knights.into_iter().map(pawns).fold(knights | rook.into(), Bitboard::union);
    (!knights.is_empty() && !mate.blocked.is_empty()).then_some((by, mate.blocked))
}

/// A queen that gives check from a square, holds every square that is free to the king, and leaves these to pieces of its own.
fn queen_alone(mate: &MatedKing<'_>, queen: Option<Square>, left: Option<Bitboard>) -> Option<PatternSquares> {
    let (queen, left) = (queen?, left?);
    let is_mate =
        mate.checker(Role::Queen) == Some(queen) && holds(mate.blocked, left) && mate.is_held_by(queen.into());
    is_mate.then(|| (queen.into(), left))
}

fn dovetail(mate: &MatedKing<'_>) -> Option<PatternSquares> {
    let left = |view: &KingView| all([view.square(-1, 0), view.square(0, -1)]);
    KingView::all(mate.king).find_map(|view| queen_alone(mate, view.square(1, 1), left(&view)))
}

fn swallow_tail(mate: &MatedKing<'_>) -> Option<PatternSquares> {
    let left = |view: &KingView| all([view.square(-1, 1), view.square(-1, -1)]);
    KingView::all(mate.king).find_map(|view| queen_alone(mate, view.square(1, 0), left(&view)))
}

fn epaulette(mate: &MatedKing<'_>) -> Option<PatternSquares> {
    let left = |view: &KingView| all([view.square(0, 1), view.square(0, -1)]);
    mate.views().find_map(|view| queen_alone(mate, view.square(2, 0), left(&view)))
}

fn opera(mate: &MatedKing<'_>) -> Option<PatternSquares> {
    let rook = mate.checker(Role::Rook)?;
    let rank = mate.back_rank();
    let guard = mate.guards(rook);
    let bishop = guard.first().filter(|_| !guard.has_many())?;
    let is_mate = rank.contains(mate.king)
        && (king_attacks(mate.king) & rank).contains(rook)
        && mate.pieces(Role::Bishop).contains(bishop)
        && !(mate.blocked - rank).is_empty();
    is_mate.then(|| (Bitboard::from(rook) | bishop.into(), mate.blocked))
}

fn morphy(mate: &MatedKing<'_>) -> Option<PatternSquares> {
    let bishop = mate.checker(Role::Bishop)?;
    let pattern = |view: KingView| {
        let (flight, block) = (view.square(0, 1)?, view.square(1, 0)?);
        let rooks = mate.guards(flight) & mate.pieces(Role::Rook);
        let is_free = view.is_corner() && mate.blocked.contains(block) && mate.guarded.contains(flight);
        (is_free && !rooks.is_empty()).then(|| (rooks | bishop.into(), block.into()))
    };
    mate.views().find_map(pattern)
}

fn pillsbury(mate: &MatedKing<'_>) -> Option<PatternSquares> {
    let rook = mate.checker(Role::Rook)?;
    let pattern = |view: KingView| {
        let (corner, block) = (view.square(0, 1)?, view.square(0, -1)?);
        let bishops = mate.guards(corner) & mate.pieces(Role::Bishop);
        let is_mate = view.square(0, 2).is_none()
            && view.is_ahead(rook)
            && !bishops.is_empty()
            && mate.guarded.contains(corner)
            && mate.blocked.contains(block);
        is_mate.then(|| (bishops | rook.into(), corner.into()))
    };
    mate.views().find_map(pattern)
}

fn corner(mate: &MatedKing<'_>) -> Option<PatternSquares> {
    let knight = mate.checker(Role::Knight)?;
    let pattern = |view: KingView| {
        let (flight, block) = (view.square(0, 1)?, view.square(1, 0)?);
        let guards = mate.guards(flight) & (mate.pieces(Role::Rook) | mate.pieces(Role::Queen));
        let is_free = view.is_corner() && mate.guarded.contains(flight) && mate.blocked.contains(block);
        (is_free && !guards.is_empty()).then(|| (guards | knight.into(), block.into()))
    };
    mate.views().find_map(pattern)
}

fn blackburne(mate: &MatedKing<'_>) -> Option<PatternSquares> {
    let bishop = mate.checker(Role::Bishop).filter(|&bishop| king_attacks(mate.king).contains(bishop))?;
    let knights = mate.guards(bishop) & mate.pieces(Role::Knight);
    let alone = mate.guarded.into_iter().map(|square| mate.guards(square)).filter(|guards| !guards.contains(bishop));
    let others = alone.fold(Bitboard::EMPTY, Bitboard::union) & mate.pieces(Role::Bishop);
    let is_edge = mate.views().next().is_some();
    let is_mate = is_edge && !knights.is_empty() && !others.is_empty() && !mate.blocked.is_empty();
    is_mate.then(|| (others | knights | bishop.into(), mate.blocked))
}
