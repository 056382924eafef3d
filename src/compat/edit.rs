//! Changing a state by hand: pieces, rights.

use super::listing::from_above;
use super::state::{Rights, State, corner, is_short, stands_for};
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

    /// Gives or takes standard castling rights; a right is only given where king and rook stand for it.
    #[must_use]
    pub fn with_right(&self, color: Color, short: bool, given: bool) -> Self {
        let mut setup = self.setup;
        let home = Bitboard::back_rank(color);
        let here: Bitboard =
            (setup.castling & home).into_iter().filter(|&rook| is_short(self.board(), color, rook) == short).collect();
        setup.castling = setup.castling - here;
        if given {
            let corner = corner(color, short);
            let stands = stands_for(self.board(), color, short);
            setup.castling |= if stands { Bitboard::from(corner) } else { here };
        }
        Self::new(setup, Rights::default())
    }

    /// The pieces of one side that attack a square, from a8 to h1.
    pub fn attackers(&self, square: Square, by: Color) -> impl Iterator<Item = Square> {
        let board = self.board();
        from_above(attackers(board, square, by, board.occupied()))
    }
}
