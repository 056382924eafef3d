//! Where the pieces of a position may go, of either side, and which move is meant by two squares.

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

    /// The square that a player names for a legal move: for castling where the king lands, unless another move of the
    /// king goes there or it stands there already; then the rook's.
    #[must_use]
    pub fn move_target(&self, played: Move) -> Square {
        let Some((king_to, _)) = played.castle_squares() else { return played.to() };
        let moves = self.legal_moves();
        let steps_there = |other: Move| other.from() == played.from() && other.to() == king_to && !other.is_castle();
        if king_to == played.from() || moves.into_iter().any(steps_there) { played.to() } else { king_to }
    }

    /// The legal moves that are meant by two squares: several for a promotion, none if nothing goes there. Castling is
    /// meant by the square of its rook, too.
    ///
    /// ```
    /// use gridmate::board::Square;
    /// use gridmate::notation::fen;
    /// let (position, _) = fen::parse_any("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
    /// let castle = position.moves_between(Square::E1, Square::G1);
    /// assert!(castle.len() == 1 && castle[0].is_castle());
    /// assert_eq!(position.moves_between(Square::E1, Square::H1), castle);
    /// # Ok::<(), fen::FenError>(())
    /// ```
    #[must_use]
    pub fn moves_between(&self, from: Square, to: Square) -> Vec<Move> {
        let moves = self.legal_moves();
        let here = moves.into_iter().filter(|played| played.from() == from);
        here.filter(|&played| played.to() == to || self.move_target(played) == to).collect()
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
