//! The castling rights of one side.

use super::Position;
use crate::board::{Bitboard, Color, Square};

/// The rooks with which one side may still castle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastlingRights {
    /// The rook on the side of the h-file, for `O-O`.
    pub short: Option<Square>,
    /// The rook on the side of the a-file, for `O-O-O`.
    pub long: Option<Square>,
}

impl Position {
    /// The castling rights of one side; [`Position::castling_rooks`] has those of both as a set.
    ///
    /// ```
    /// use gridmate::board::{Color, Square};
    /// use gridmate::rules::{CastlingRights, Position};
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
    /// let white = CastlingRights { short: Some(Square::H1), long: None };
    /// assert_eq!(position.castling_rights(Color::White), white);
    /// assert_eq!(position.castling_rights(Color::Black), CastlingRights::default());
    /// # Ok::<(), gridmate::notation::fen::FenError>(())
    /// ```
    #[must_use]
    pub fn castling_rights(&self, color: Color) -> CastlingRights {
        let (king, rooks) = (self.king(color), self.castling_rooks() & Bitboard::back_rank(color));
        // A king has at most one such rook on each side.
        CastlingRights {
            short: rooks.last().filter(|&rook| rook > king),
            long: rooks.first().filter(|&rook| rook < king),
        }
    }
}
