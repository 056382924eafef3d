//! Changing a state by hand: pieces, rights.

use super::listing::from_above;
use super::state::{EVERY_RIGHT, Rights, State, corner, right_of};
use crate::board::{Bitboard, Color, Piece, Role, Square};
use crate::geometry::attackers;
use crate::rules::Setup;

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
        let standing = |rook: &Square| {
            let color = if rook.index() < 8 { Color::White } else { Color::Black };
            let king = setup.board.pieces(color, Role::King);
            setup.board.piece_at(*rook) == Some(Piece::new(color, Role::Rook))
                && king == self.board().pieces(color, Role::King)
                && king.intersects(Bitboard::back_rank(color))
        };
        setup.castling = setup.castling.into_iter().filter(standing).collect();
        Self::new(setup, Rights::default())
    }

    /// Takes castling rights, then gives standard ones: those whose king and rook stand for it, and no others. Rights
    /// that were only claimed go.
    #[must_use]
    pub fn with_rights(&self, given: Rights, taken: Rights) -> Self {
        let board = self.board();
        let given = given.minus(given.minus(self.possible_rights()));
        let mut castling = Bitboard::default();
        for rook in self.setup.castling {
            let gone = Rights(given.0 | taken.0);
            if right_of(board, rook).minus(gone) != Rights::default() {
                castling |= Bitboard::from(rook);
            }
        }
        for (color, short) in EVERY_RIGHT {
            if given.has(color, short) {
                castling |= Bitboard::from(corner(color, short));
            }
        }
        Self::new(Setup { castling, ..self.setup }, Rights::default())
    }

    /// The pieces of one side that attack a square, from a8 to h1.
    pub fn attackers(&self, square: Square, by: Color) -> impl Iterator<Item = Square> {
        let board = self.board();
        from_above(attackers(board, square, by, board.occupied()))
    }
}
