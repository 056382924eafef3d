//! A move in sixteen bits, and what it does on the board.

use super::Position;
use crate::board::{Board, Piece, Role, Square};
use alloc::format;
use core::fmt;

/// What a move does, apart from its two squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveKind {
    /// A piece of this role moves, and takes what stands on the square it goes to.
    Plain(Role),
    /// A pawn advances two squares.
    DoublePush,
    /// A pawn takes a pawn that has just passed it.
    EnPassant,
    /// King and rook change places in their way; the move is written from the king's square to the rook's.
    Castle,
    /// A pawn reaches the last rank and becomes this piece.
    Promotion(Role),
}

impl MoveKind {
    /// What a piece does on its way, castling apart, if it arrives as `arrives` and a pawn may be taken in passing on
    /// `passed`.
    pub(crate) fn of(role: Role, (from, to): (Square, Square), arrives: Role, passed: Option<Square>) -> Self {
        if role != Role::Pawn {
            Self::Plain(role)
        } else if arrives != Role::Pawn {
            Self::Promotion(arrives)
        } else if passed == Some(to) && from.file() != to.file() {
            Self::EnPassant
        } else if from.rank().index().abs_diff(to.rank().index()) == 2 {
            Self::DoublePush
        } else {
            Self::Plain(role)
        }
    }
}

/// A move: six bits from, six bits to, four bits that say what kind.
///
/// The kind holds the moving piece, so that making a move never has to look it up. Castling is the king's square to
/// the rook's in every variant; what it looks like in text is the business of [`crate::notation`].
///
/// Any sixteen bits are a `Move`; whether it is one that a position allows is given by
/// [`Position::is_legal`](super::Position::is_legal).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Move(u16);

/// The four kind bits: the role's code for plain moves, with bit 3 set for promotions, and three of the codes that
/// are then left.
pub(super) mod kind {
    pub(crate) const DOUBLE_PUSH: u16 = 0b0111;
    pub(crate) const EN_PASSANT: u16 = 0b1000;
    pub(crate) const CASTLE: u16 = 0b1100;
    pub(crate) const PROMOTION: u16 = 0b1000;
}

impl Move {
    /// The null move, `--`: the turn is passed on. It stands in records of analysis and is legal nowhere;
    /// [`Position::null_move`](super::Position::null_move) is the position after it.
    pub const NULL: Self = Self(0);

    /// Whether it is the null move.
    #[must_use]
    pub const fn is_null(self) -> bool {
        self.0 == 0
    }

    /// Any sixteen bits.
    #[must_use]
    pub const fn from_raw(bits: u16) -> Self {
        Self(bits)
    }

    /// The sixteen bits.
    #[must_use]
    pub const fn raw(self) -> u16 {
        self.0
    }

    /// A move of this kind.
    #[must_use]
    pub const fn new(from: Square, to: Square, kind: MoveKind) -> Self {
        let kind = match kind {
            MoveKind::Plain(role) => role.code() as u16,
            MoveKind::DoublePush => kind::DOUBLE_PUSH,
            MoveKind::EnPassant => kind::EN_PASSANT,
            MoveKind::Castle => kind::CASTLE,
            MoveKind::Promotion(role) => kind::PROMOTION | role.code() as u16,
        };
        Self::pack(kind, from.index() as u16, to.index() as u16)
    }

    #[inline(always)]
    pub(super) const fn pack(kind: u16, from: u16, to: u16) -> Self {
        Self(kind << 12 | to << 6 | from)
    }

    /// Where the piece comes from.
    #[must_use]
    #[inline(always)]
    pub const fn from(self) -> Square {
        Square::from_low_bits(self.0 as u32)
    }

    /// Where the piece goes; for castling the square of the rook.
    #[must_use]
    #[inline(always)]
    pub const fn to(self) -> Square {
        Square::from_low_bits(self.0 as u32 >> 6)
    }

    #[inline(always)]
    pub(super) const fn kind_bits(self) -> u16 {
        self.0 >> 12
    }

    /// What it does; `None` for bits that no move has.
    #[must_use]
    pub const fn kind(self) -> Option<MoveKind> {
        let bits = self.kind_bits();
        match bits {
            kind::DOUBLE_PUSH => Some(MoveKind::DoublePush),
            kind::EN_PASSANT => Some(MoveKind::EnPassant),
            kind::CASTLE => Some(MoveKind::Castle),
            _ => match (Role::from_code((bits & 7) as u8), bits & kind::PROMOTION != 0) {
                (Some(role), false) => Some(MoveKind::Plain(role)),
                (Some(role @ (Role::Knight | Role::Bishop | Role::Rook | Role::Queen)), true) => {
                    Some(MoveKind::Promotion(role))
                }
                _ => None,
            },
        }
    }

    /// What the pawn becomes, if it is a promotion.
    #[must_use]
    pub const fn promotion(self) -> Option<Role> {
        match self.kind() {
            Some(MoveKind::Promotion(role)) => Some(role),
            _ => None,
        }
    }

    /// The role of the piece that moves, as it is before the move.
    #[must_use]
    pub const fn role(self) -> Option<Role> {
        match self.kind() {
            Some(MoveKind::Plain(role)) => Some(role),
            Some(MoveKind::Castle) => Some(Role::King),
            Some(_) => Some(Role::Pawn),
            None => None,
        }
    }

    /// Whether king and rook castle.
    #[must_use]
    pub const fn is_castle(self) -> bool {
        self.kind_bits() == kind::CASTLE
    }

    /// Whether a pawn is taken in passing.
    #[must_use]
    pub const fn is_en_passant(self) -> bool {
        self.kind_bits() == kind::EN_PASSANT
    }

    /// The square that a double step passes.
    pub(crate) fn passed(self) -> Option<Square> {
        let middle = (self.from().index() + self.to().index()) / 2;
        Square::from_index(middle).filter(|_| self.kind() == Some(MoveKind::DoublePush))
    }

    /// Whether the move takes something on this board.
    #[must_use]
    #[inline]
    pub fn is_capture(self, board: &Board) -> bool {
        self.is_en_passant() || !self.is_castle() && board.occupied().contains(self.to())
    }

    /// The role of the piece that the move takes on this board, if it takes one.
    ///
    /// ```
    /// use gridmate::board::{Role, Square};
    /// use gridmate::notation::fen;
    /// use gridmate::rules::{Move, MoveKind};
    /// let (position, _) = fen::parse_any("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").unwrap();
    /// let passing = Move::new(Square::E5, Square::D6, MoveKind::EnPassant);
    /// assert_eq!(passing.captured(position.board()), Some(Role::Pawn));
    /// ```
    #[must_use]
    #[inline]
    pub fn captured(self, board: &Board) -> Option<Role> {
        match self.kind_bits() {
            kind::EN_PASSANT => Some(Role::Pawn),
            kind::CASTLE => None,
            _ => board.piece_at(self.to()).map(|piece| piece.role),
        }
    }
}

/// What a legal move does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveEffect {
    /// Where the piece that moves comes from.
    pub from: Square,
    /// Where it goes; of castling, where the king lands.
    pub to: Square,
    /// What moves.
    pub piece: Piece,
    /// What is taken.
    pub captured: Option<Piece>,
    /// What a pawn becomes.
    pub promotion: Option<Piece>,
    /// Whether a pawn is taken in passing.
    pub is_en_passant: bool,
    /// Of castling, where the rook comes from and where it goes.
    pub rook: Option<(Square, Square)>,
    /// Whether it gives check.
    pub is_check: bool,
    /// Whether it mates.
    pub is_mate: bool,
}

impl Position {
    /// What a legal move does; of a move that is not legal here it says what its squares and kind say.
    ///
    /// ```
    /// use gridmate::notation::san;
    /// use gridmate::rules::Position;
    /// let position: Position = "4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1".parse().unwrap();
    /// let effect = position.effect(san::parse(&position, "a8=Q+").unwrap());
    /// assert_eq!((effect.promotion.unwrap().char(), effect.is_check, effect.is_mate), ('Q', true, false));
    /// let effect = position.effect(san::parse(&position, "O-O-O").unwrap());
    /// assert_eq!(effect.rook.map(|(from, to)| (from.to_string(), to.to_string())), Some(("a1".into(), "d1".into())));
    /// ```
    #[must_use]
    pub fn effect(&self, played: Move) -> MoveEffect {
        let own = |role| Piece::new(self.turn(), role);
        let castle = played.castle_squares();
        let after = self.play_unchecked(played);
        MoveEffect {
            from: played.from(),
            to: castle.map_or(played.to(), |(king, _)| king),
            piece: own(played.role().unwrap_or(Role::Pawn)),
            captured: played.captured(self.board()).map(|role| Piece::new(!self.turn(), role)),
            promotion: played.promotion().map(own),
            is_en_passant: played.is_en_passant(),
            rook: castle.map(|(_, rook)| (played.to(), rook)),
            is_check: after.is_check(),
            is_mate: after.is_checkmate(),
        }
    }
}

/// The two squares and the letter of a promotion, as UCI writes them for Chess960: castling is the king's square and the
/// rook's, `e1h1`, in every variant, and the null move is `0000`. The text of a variant is
/// [`uci::write()`](crate::notation::uci::write()).
///
/// ```
/// use gridmate::board::{Role, Square};
/// use gridmate::rules::{Move, MoveKind};
/// let text = |from, to, kind| Move::new(from, to, kind).to_string();
/// assert_eq!(text(Square::E2, Square::E4, MoveKind::DoublePush), "e2e4");
/// assert_eq!(text(Square::E7, Square::E8, MoveKind::Promotion(Role::Queen)), "e7e8q");
/// assert_eq!(text(Square::E1, Square::H1, MoveKind::Castle), "e1h1");
/// ```
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_null() {
            return f.pad("0000");
        }
        let mut text = format!("{}{}", self.from(), self.to());
        text.extend(self.promotion().map(Role::char));
        f.pad(&text)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Some(kind) => write!(f, "{}{} {kind:?}", self.from(), self.to()),
            None => write!(f, "{}{} ?", self.from(), self.to()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_reads_back() {
        let mut kinds = vec![MoveKind::DoublePush, MoveKind::EnPassant, MoveKind::Castle];
        kinds.extend(Role::ALL.map(MoveKind::Plain));
        kinds.extend(Role::PROMOTIONS.map(MoveKind::Promotion));
        for &kind in &kinds {
            let played = Move::new(Square::B2, Square::G7, kind);
            assert_eq!((played.from(), played.to(), played.kind()), (Square::B2, Square::G7, Some(kind)));
        }
        let known = (0..16).filter(|bits| Move::from_raw(bits << 12).kind().is_some()).count();
        assert_eq!(known, kinds.len());
    }
}
