//! Moves on boards that are no legal position: too many pieces, no king, a king in check out of turn.
//!
//! The generator of [`crate::rules`] counts on one king a side. Here each move that it would look at without its kings is
//! made, and taken if no own king, of any number, is attacked after it.

use super::State;
use crate::board::{Bitboard, Board, Color, Piece, Rank, Role, Square};
use crate::geometry::{attackers, between};
use crate::rules::{Move, MoveKind, Setup, castle_way_is_free};

/// The moves from these squares that leave no own king attacked.
pub(super) fn moves(state: &State, squares: Bitboard) -> Vec<Move> {
    let passed = state.setup.en_passant.filter(|&passed| can_be_passed(&state.setup, passed));
    let setup = Setup { en_passant: passed, ..state.setup };
    let mut found = Vec::new();
    for from in squares & setup.board.color(setup.turn) {
        let Some(Piece { role, .. }) = setup.board.piece_at(from) else { continue };
        for to in setup.pseudo_targets(from) {
            let kind = MoveKind::of(role, (from, to), role, passed);
            if kind == MoveKind::Plain(Role::Pawn) && matches!(to.rank(), Rank::First | Rank::Eighth) {
                found.extend(Role::PROMOTIONS.map(|role| Move::new(from, to, MoveKind::Promotion(role))));
            } else {
                found.push(Move::new(from, to, kind));
            }
        }
        castles(state, from, &mut found);
    }
    found.retain(|&played| !is_attacked_king(&setup.after(played).board, setup.turn));
    found
}

/// Whether a king of this side stands where the other side attacks.
pub(super) fn is_attacked_king(board: &Board, color: Color) -> bool {
    let is_attacked = |king| !attackers(board, king, !color, board.occupied()).is_empty();
    board.pieces(color, Role::King).into_iter().any(is_attacked)
}

/// Whether an enemy pawn stands just behind the empty square, as after a double step.
fn can_be_passed(setup: &Setup, passed: Square) -> bool {
    let pawn = Some(Piece::new(!setup.turn, Role::Pawn));
    let stands = passed.offset(0, if setup.turn == Color::White { -1 } else { 1 });
    !setup.board.occupied().contains(passed) && stands.is_some_and(|square| setup.board.piece_at(square) == pawn)
}

/// The castles of the first king on the back rank.
fn castles(state: &State, king: Square, found: &mut Vec<Move>) {
    let (board, color) = (state.board(), state.turn());
    let home = Bitboard::back_rank(color);
    if (board.pieces(color, Role::King) & home).first() != Some(king) {
        return;
    }
    for rook in state.setup.castling & home & board.pieces(color, Role::Rook) {
        let played = Move::new(king, rook, MoveKind::Castle);
        let Some((king_to, _)) = played.castle_squares() else { continue };
        let walk = between(king, king_to) | Bitboard::from(king) | Bitboard::from(king_to);
        let is_hit = |square| state.attackers(square, !color).next().is_some();
        if castle_way_is_free(king, rook, board.occupied()) && !walk.into_iter().any(is_hit) {
            found.push(played);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::moves;
    use crate::board::Bitboard;
    use crate::compat::{State, fen};
    use crate::rules::Variant;

    fn paths(state: &State, depth: u32) -> usize {
        let next = |played| paths(&State::new(state.setup.after(played), state.claimed), depth - 1);
        if depth == 0 { 1 } else { moves(state, Bitboard::FULL).into_iter().map(next).sum() }
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
