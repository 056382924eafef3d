//! Changing a state by hand: pieces, rights.

use super::state::{State, right_of, side_of};
use crate::board::{Bitboard, Board, Color, Piece, Role, Square};
use crate::geometry::attackers;
use crate::rules::{Setup, Variant, castling_homes};

impl State {
    /// Puts a piece on a square; `None` if that would be a second king of its side.
    #[must_use]
    pub fn put(&self, piece: Piece, square: Square) -> Option<Self> {
        let kings = self.board().pieces(piece.color, Role::King) - Bitboard::from(square);
        let second_king = piece.role == Role::King && !kings.is_empty();
        (!second_king).then(|| self.with(square, Some(piece)))
    }

    /// Empties a square.
    #[must_use]
    pub fn remove(&self, square: Square) -> Self {
        self.with(square, None)
    }

    /// A piece put or taken by hand: rights without their king and rook go, and so does the passed square.
    fn with(&self, square: Square, piece: Option<Piece>) -> Self {
        let mut setup = Setup { en_passant: None, ..self.setup };
        setup.board.set(square, piece);
        let kings = |board: &Board, rook| board.pieces(side_of(rook), Role::King);
        let homes = castling_homes(&setup.board, Variant::Chess960);
        let is_kept = |&rook: &Square| kings(&setup.board, rook) == kings(self.board(), rook);
        setup.castling = (setup.castling & homes).into_iter().filter(is_kept).collect();
        Self::new(setup, Bitboard::EMPTY)
    }

    /// Takes castling rights, then gives standard ones: those whose king and rook stand for it, and no others. Rights
    /// that were only claimed go. Each is named by its corner.
    #[must_use]
    pub fn with_rights(&self, given: Bitboard, taken: Bitboard) -> Self {
        let given = given & self.possible_rights();
        let is_kept = |&rook: &Square| !(given | taken).contains(right_of(self.board(), rook));
        let kept: Bitboard = self.setup.castling.into_iter().filter(is_kept).collect();
        Self::new(Setup { castling: kept | given, ..self.setup }, Bitboard::EMPTY)
    }

    /// The pieces of one side that attack a square, from a8 to h1.
    pub fn attackers(&self, square: Square, by: Color) -> impl Iterator<Item = Square> {
        let found = attackers(self.board(), square, by, self.board().occupied());
        let flipped = Bitboard(found.0.swap_bytes());
        flipped.into_iter().filter_map(|square| Square::from_index(square.index() ^ 56))
    }
}
