//! Moves on boards that are no legal position: too many pieces, no king, a king in check out of turn.
//!
//! Slow and plain: each move is made on a copy, and taken if no own king is attacked after it.

use super::State;
use crate::board::{Bitboard, Board, Color, Piece, Rank, Role, Square};
use crate::geometry::{attackers, attacks, between, pawn_attacks};
use crate::rules::{Move, MoveKind, Setup};

/// Every move that leaves no own king attacked.
pub(super) fn moves(state: &State) -> Vec<Move> {
    let setup = &state.setup;
    let mut found = Vec::new();
    for from in setup.board.color(setup.turn) {
        match setup.board.piece_at(from).map(|piece| piece.role) {
            Some(Role::Pawn) => pawn_moves(setup, from, &mut found),
            Some(role) => {
                let targets = attacks(role, setup.turn, from, setup.board.occupied()) - setup.board.color(setup.turn);
                found.extend(targets.into_iter().map(|to| Move::new(from, to, MoveKind::Plain(role))));
            }
            None => {}
        }
    }
    castles(setup, &mut found);
    found.retain(|&played| !is_attacked_king(&after(setup, played).board, setup.turn));
    found
}

fn is_attacked_king(board: &Board, color: Color) -> bool {
    let kings = board.pieces(color, Role::King);
    kings.into_iter().any(|king| !attackers(board, king, !color, board.occupied()).is_empty())
}

const fn up(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

fn pawn_moves(setup: &Setup, from: Square, found: &mut Vec<Move>) {
    let occupied = setup.board.occupied();
    let free = |square: &Square| !occupied.contains(*square);
    let (home, up) = (if setup.turn == Color::White { Rank::Second } else { Rank::Seventh }, up(setup.turn));
    let mut step = |to: Square| {
        if matches!(to.rank(), Rank::First | Rank::Eighth) {
            found.extend(Role::PROMOTIONS.map(|role| Move::new(from, to, MoveKind::Promotion(role))));
        } else {
            found.push(Move::new(from, to, MoveKind::Plain(Role::Pawn)));
        }
    };
    let ahead = from.offset(0, up).filter(free);
    ahead.into_iter().for_each(&mut step);
    let takes = pawn_attacks(setup.turn, from);
    (takes & setup.board.color(!setup.turn)).into_iter().for_each(step);
    if let Some(far) = from.offset(0, 2 * up).filter(free)
        && ahead.is_some()
        && from.rank() == home
    {
        found.push(Move::new(from, far, MoveKind::DoublePush));
    }
    if let Some(passed) = setup.en_passant.filter(|&passed| takes.contains(passed) && can_be_passed(setup, passed)) {
        found.push(Move::new(from, passed, MoveKind::EnPassant));
    }
}

/// Whether an enemy pawn stands just behind the empty square, as after a double step.
fn can_be_passed(setup: &Setup, passed: Square) -> bool {
    let pawn = Some(Piece::new(!setup.turn, Role::Pawn));
    let stands = passed.offset(0, -up(setup.turn));
    !setup.board.occupied().contains(passed) && stands.is_some_and(|square| setup.board.piece_at(square) == pawn)
}

/// Whether a pawn may take in passing on the square.
pub(super) fn takes_in_passing(state: &State, passed: Square) -> bool {
    moves(state).into_iter().any(|played| played.is_en_passant() && played.to() == passed)
}

fn castles(setup: &Setup, found: &mut Vec<Move>) {
    let color = setup.turn;
    let home = Bitboard::back_rank(color);
    let Some(king) = (setup.board.pieces(color, Role::King) & home).first() else { return };
    for rook in setup.castling & home & setup.board.pieces(color, Role::Rook) {
        let played = Move::new(king, rook, MoveKind::Castle);
        let Some((king_to, rook_to)) = played.castle_squares() else { continue };
        let ends = Bitboard::from(king_to) | Bitboard::from(rook_to);
        let way = between(king, rook) | between(king, king_to) | between(rook, rook_to) | ends;
        let others = setup.board.occupied() - Bitboard::from(king) - Bitboard::from(rook);
        let walk = between(king, king_to) | Bitboard::from(king) | Bitboard::from(king_to);
        let hit = |square| !attackers(&setup.board, square, !color, setup.board.occupied()).is_empty();
        if !way.intersects(others) && !walk.into_iter().any(hit) {
            found.push(played);
        }
    }
}

/// The setup after a move, without the square that a double step has passed.
pub(super) fn after(setup: &Setup, played: Move) -> Setup {
    let mut next = Setup { turn: !setup.turn, en_passant: None, ..*setup };
    let (from, to, color) = (played.from(), played.to(), setup.turn);
    let moving = setup.board.piece_at(from);
    let quiet = moving.is_none_or(|piece| piece.role != Role::Pawn) && setup.board.piece_at(to).is_none();
    next.board.set(from, None);
    match (played.kind(), played.castle_squares()) {
        (_, Some((king_to, rook_to))) => {
            next.board.set(to, None);
            next.board.set(king_to, Some(Piece::new(color, Role::King)));
            next.board.set(rook_to, Some(Piece::new(color, Role::Rook)));
        }
        (Some(MoveKind::Promotion(role)), _) => next.board.set(to, Some(Piece::new(color, role))),
        (kind, _) => {
            next.board.set(to, moving);
            if kind == Some(MoveKind::EnPassant) {
                next.board.set(Square::new(to.file(), from.rank()), None);
            }
        }
    }
    next.castling = next.castling - Bitboard::from(from) - Bitboard::from(to);
    if played.role() == Some(Role::King) {
        next.castling = next.castling - Bitboard::back_rank(color);
    }
    next.halfmove = if quiet || played.is_castle() { setup.halfmove.saturating_add(1) } else { 0 };
    next.fullmove = setup.fullmove.saturating_add(u16::from(color == Color::Black));
    next
}

#[cfg(test)]
mod tests {
    use super::{after, moves};
    use crate::board::Square;
    use crate::compat::{State, fen};
    use crate::rules::{MoveKind, Variant};

    fn paths(state: &State, depth: u32) -> usize {
        let next = |played: crate::rules::Move| {
            let middle = (played.from().index() + played.to().index()) / 2;
            let passed = Square::from_index(middle).filter(|_| played.kind() == Some(MoveKind::DoublePush));
            let setup = crate::rules::Setup { en_passant: passed, ..after(&state.setup, played) };
            paths(&State::new(setup, state.claimed), depth - 1)
        };
        if depth == 0 { 1 } else { moves(state).into_iter().map(next).sum() }
    }

    #[test]
    fn on_a_legal_position_it_counts_as_the_great_generator_does() {
        for (text, count) in [
            ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 97_862),
            ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 2_812),
            ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 9_467),
            ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 62_379),
            ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 12_189),
        ] {
            assert_eq!(paths(&fen::read(text, Variant::Chess960), 3), count, "{text}");
        }
    }
}
