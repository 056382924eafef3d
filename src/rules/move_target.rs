//! Which squares a player names for a move, and which move is meant by two squares.

use super::{Move, Position};
use crate::board::Square;
use alloc::vec::Vec;

impl Position {
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
