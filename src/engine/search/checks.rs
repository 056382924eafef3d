//! Which moves give check, as far as that can be told without making them.

use crate::board::{Bitboard, Role};
use crate::geometry::{bishop_attacks, knight_attacks, pawn_attacks, rook_attacks};
use crate::rules::{Move, Position};

/// The squares from which each kind of piece would attack the other side's king.
#[derive(Clone, Copy, Debug)]
pub(super) struct CheckSquares {
    pawn: Bitboard,
    knight: Bitboard,
    diagonal: Bitboard,
    straight: Bitboard,
}

impl CheckSquares {
    pub(super) fn of(position: &Position) -> Self {
        let them = !position.turn();
        let king = position.king(them);
        let occupied = position.board().occupied();
        Self {
            pawn: pawn_attacks(them, king),
            knight: knight_attacks(king),
            diagonal: bishop_attacks(king, occupied),
            straight: rook_attacks(king, occupied),
        }
    }

    /// Whether the piece that moves gives check where it lands; castling and checks by what is uncovered are not seen.
    #[inline]
    pub(super) fn has(&self, played: Move) -> bool {
        let squares = match played.promotion().or_else(|| played.role()) {
            Some(Role::Pawn) => self.pawn,
            Some(Role::Knight) => self.knight,
            Some(Role::Bishop) => self.diagonal,
            Some(Role::Rook) => self.straight,
            Some(Role::Queen) => self.diagonal | self.straight,
            Some(Role::King) | None => return false,
        };
        squares.contains(played.to())
    }
}
