//! Single moves: whether one is legal, and the two kinds that are too odd for set arithmetic.

use super::position::{Position, by_turn};
use super::side::Side;
use super::{Move, MoveKind};
use crate::board::{Bitboard, Color, File, Rank, Role, Square};
use crate::geometry::{attacks, between, pawn_attacks, pawn_pushes};

/// Where king and rook stand after castling.
#[cfg_attr(not(feature = "small"), inline(always))]
pub(super) fn castle_squares(king: Square, rook: Square) -> (Square, Square) {
    let (king_file, rook_file) = if rook > king { (File::G, File::F) } else { (File::C, File::D) };
    (Square::new(king_file, king.rank()), Square::new(rook_file, king.rank()))
}

/// Whether nothing but king and rook themselves stands where they pass or land.
#[cfg_attr(not(feature = "small"), inline(always))]
pub(crate) fn castle_way_is_free(king: Square, rook: Square, occupied: Bitboard) -> bool {
    let (king_to, rook_to) = castle_squares(king, rook);
    let way = between(king, rook)
        | between(king, king_to)
        | between(rook, rook_to)
        | Bitboard::from(king_to)
        | Bitboard::from(rook_to);
    let others = occupied - Bitboard::from(king) - Bitboard::from(rook);
    !way.intersects(others)
}

impl Move {
    /// Where king and rook land, if the move is castling.
    #[must_use]
    pub fn castle_squares(self) -> Option<(Square, Square)> {
        self.is_castle().then(|| castle_squares(self.from(), self.to()))
    }
}

/// What the safety of the king of the side to move hangs on: whether a move exposes it is then mostly clear at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KingSafety {
    /// The enemy pieces that give check.
    pub(crate) checkers: Bitboard,
    /// The own pieces that are pinned.
    pub(super) shields: Bitboard,
}

impl Position {
    /// Whether a move is legal that the piece could make if no king were in danger; castling and en passant are none of
    /// these.
    #[must_use]
    #[inline]
    pub(crate) fn is_safe(&self, safety: &KingSafety, from: Square, to: Square) -> bool {
        let may_expose = safety.shields | Bitboard::from(self.king(self.turn));
        safety.checkers.is_empty() && !may_expose.contains(from) || self.is_safe_after(from, to)
    }

    /// Whether the king, not in check now, passes no attacked square and is safe where it lands.
    pub(super) fn castle_is_safe<S: Side>(&self, king: Square, rook: Square) -> bool {
        let (king_to, rook_to) = castle_squares(king, rook);
        let now = self.board.occupied();
        let way = between(king, king_to) - Bitboard::from(king);
        if way.into_iter().any(|square| !self.attackers(square, S::Them::COLOR, now).is_empty()) {
            return false;
        }
        let left = now - Bitboard::from(king) - Bitboard::from(rook);
        let then = left | Bitboard::from(king_to) | Bitboard::from(rook_to);
        self.attackers(king_to, S::Them::COLOR, then).is_empty()
    }

    /// Whether our king is safe after the pawn on `from` has taken in passing on `to`.
    pub(crate) fn en_passant_is_safe(&self, from: Square, to: Square) -> bool {
        let captured = Square::new(to.file(), from.rank());
        let gone = Bitboard::from(from) | Bitboard::from(captured);
        let occupied = (self.board.occupied() - gone) | Bitboard::from(to);
        let king = self.king(self.turn);
        (self.attackers(king, !self.turn, occupied) - Bitboard::from(captured)).is_empty()
    }

    /// Whether some pawn of the side to move may legally take in passing on `to`.
    pub(super) fn takes_en_passant_at(&self, to: Square) -> bool {
        let pawns = self.board.pieces(self.turn, Role::Pawn) & pawn_attacks(!self.turn, to);
        pawns.into_iter().any(|from| self.en_passant_is_safe(from, to))
    }

    /// Whether the move, which may be any sixteen bits, is legal here: whether [`Position::legal_moves`] has it.
    #[must_use]
    pub fn is_legal(&self, played: Move) -> bool {
        let Some(kind) = played.kind() else { return false };
        let (from, to) = (played.from(), played.to());
        let own = self.board.color(self.turn);
        let stands = self.board.piece_at(from).filter(|_| own.contains(from)).map(|piece| piece.role);
        if stands.is_none() || stands != played.role() {
            return false;
        }
        match kind {
            MoveKind::Castle => by_turn!(self, is_legal_castle(from, to)),
            MoveKind::EnPassant => {
                self.en_passant() == Some(to)
                    && pawn_attacks(self.turn, from).contains(to)
                    && self.en_passant_is_safe(from, to)
            }
            MoveKind::Plain(Role::Pawn) | MoveKind::DoublePush | MoveKind::Promotion(_) => {
                self.pawn_can_reach(from, to, kind) && self.is_safe_after(from, to)
            }
            MoveKind::Plain(role) => {
                attacks(role, self.turn, from, self.board.occupied()).contains(to)
                    && !own.contains(to)
                    && self.is_safe_after(from, to)
            }
        }
    }

    fn is_legal_castle<S: Side>(&self, king: Square, rook: Square) -> bool {
        self.castling & S::BACK_RANK & 1 << rook.index() != 0
            && !self.is_check()
            && castle_way_is_free(king, rook, self.board.occupied())
            && self.castle_is_safe::<S>(king, rook)
    }

    fn pawn_can_reach(&self, from: Square, to: Square, kind: MoveKind) -> bool {
        let last = if self.turn == Color::White { Rank::Eighth } else { Rank::First };
        let is_double = from.rank().index().abs_diff(to.rank().index()) == 2;
        if (to.rank() == last) != matches!(kind, MoveKind::Promotion(_)) || is_double != (kind == MoveKind::DoublePush)
        {
            return false;
        }
        let takes = pawn_attacks(self.turn, from) & self.board.color(!self.turn);
        (pawn_pushes(self.turn, from, self.board.occupied()) | takes).contains(to)
    }

    /// Whether our king is safe after a piece has gone from one square to another and taken what was there.
    fn is_safe_after(&self, from: Square, to: Square) -> bool {
        let occupied = (self.board.occupied() - Bitboard::from(from)) | Bitboard::from(to);
        let king = self.king(self.turn);
        let king = if king == from { to } else { king };
        (self.attackers(king, !self.turn, occupied) - Bitboard::from(to)).is_empty()
    }
}
