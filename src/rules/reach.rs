//! Where the pieces of a position may go, of either side.

use super::{Move, Position, Setup};
use crate::board::{Bitboard, Piece, Role, Square};
use crate::geometry::{attacks, pawn_attacks, pawn_pushes};
use alloc::vec::Vec;

impl Position {
    /// The position with the turn passed to the other side, as if a move were skipped; `None` if the side to move is
    /// in check, which must be answered.
    ///
    /// ```
    /// use gridmate::board::Color;
    /// use gridmate::rules::Position;
    /// let passed = Position::initial().null_move().unwrap();
    /// assert_eq!(passed.turn(), Color::Black);
    /// ```
    #[must_use]
    pub fn null_move(&self) -> Option<Self> {
        self.setup().null_move().position().ok()
    }

    /// The legal moves of the piece on a square; none of a piece whose side is not to move.
    ///
    /// ```
    /// use gridmate::board::Square;
    /// use gridmate::rules::Position;
    /// let moves = |from| Position::initial().legal_moves_from(from).len();
    /// assert_eq!((moves(Square::G1), moves(Square::G8)), (2, 0));
    /// ```
    #[must_use]
    pub fn legal_moves_from(&self, from: Square) -> Vec<Move> {
        self.legal_moves().into_iter().filter(|played| played.from() == from).collect()
    }

    /// Where the piece on a square, of either side, may legally go; castling ends where the king lands. A piece whose
    /// side is not to move goes as if it were, which it cannot be while the other is in check.
    #[must_use]
    pub fn legal_targets(&self, from: Square) -> Bitboard {
        let lands = |played: &Move| played.castle_squares().map_or(played.to(), |(king, _)| king);
        let is_others = self.board().piece_at(from).is_some_and(|piece| piece.color != self.turn());
        let position = if is_others { self.null_move() } else { Some(*self) };
        position.map_or(Bitboard::EMPTY, |position| position.legal_moves_from(from).iter().map(lands).collect())
    }

    /// Where the piece on a square, of either side, moves if its king did not matter: not onto its own pieces, pawns
    /// slanting only where they take; castling, which is about the king, is left out.
    #[must_use]
    pub fn pseudo_targets(&self, from: Square) -> Bitboard {
        self.setup().pseudo_targets(from)
    }
}

impl Setup {
    /// [`Position::pseudo_targets`] where there may be no king, or several; a pawn is taken in passing wherever the setup
    /// says so.
    pub(crate) fn pseudo_targets(&self, from: Square) -> Bitboard {
        let board = &self.board;
        let Some(Piece { color, role }) = board.piece_at(from) else { return Bitboard::EMPTY };
        let occupied = board.occupied();
        if role != Role::Pawn {
            return attacks(role, color, from, occupied) - board.color(color);
        }
        let passed = self.en_passant.filter(|_| color == self.turn);
        let victims = board.color(!color) | passed.map_or(Bitboard::EMPTY, Bitboard::from);
        pawn_pushes(color, from, occupied) | pawn_attacks(color, from) & victims
    }
}
