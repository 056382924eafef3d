//! Why a script cannot be changed, and why it is no game.

use crate::board::Square;
use crate::notation::Refusal;
use crate::script::Complaint;
use std::fmt;

/// Why a script is not changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditError {
    /// The text would be longer than this many bytes.
    TooLong(usize),
    /// The range does not lie on characters of the text.
    OutOfRange,
    /// Nothing stands on the square.
    EmptySquare(Square),
    /// It is not a legal move there.
    Illegal(Option<Refusal>),
    /// Whose move it is follows from the moves before.
    TurnIsKnown,
    /// Who may castle follows from the moves before.
    CastlingIsKnown,
    /// The letters are none of rights to castle.
    BadCastling,
    /// King and rook do not stand at home for one of the rights to castle.
    CastlingRight,
}

impl EditError {
    pub(in crate::script) const CASTLING_IS_KNOWN: &str =
        "the moves before say who may castle; it can be chosen after a free edit";

    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::TooLong(_) => Complaint::TooLong.code(),
            Self::OutOfRange => "out-of-range",
            Self::EmptySquare(_) => "empty-square",
            Self::Illegal(Some(refusal)) => refusal.code(),
            Self::Illegal(None) => "no-legal-position",
            Self::TurnIsKnown => "turn-is-known",
            Self::CastlingIsKnown => Complaint::CastlingKnown.code(),
            Self::BadCastling => Complaint::BadCastling.code(),
            Self::CastlingRight => Complaint::CastlingRight.code(),
        }
    }
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong(limit) => write!(f, "a script may have {limit} bytes, and this one has more; shorten it"),
            Self::OutOfRange => f.write_str("there is no such place in the text"),
            Self::EmptySquare(square) => write!(f, "there is nothing on {square}"),
            Self::Illegal(Some(refusal)) => write!(f, "the move is not legal: {refusal}"),
            Self::Illegal(None) => f.write_str("the position is not a legal one, so there are no legal moves"),
            Self::TurnIsKnown => {
                f.write_str("the moves before say whose move it is; it can be chosen after a free edit")
            }
            Self::CastlingIsKnown => f.write_str(Self::CASTLING_IS_KNOWN),
            Self::BadCastling => f.write_str("rights to castle are letters of KQkq, such as Kq, or - for none"),
            Self::CastlingRight => f.write_str(
                "to castle, king and rook must stand at home; put them there, or choose fewer rights to castle",
            ),
        }
    }
}

impl std::error::Error for EditError {}

/// Why a script is no game: the first step that is not a legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAGame {
    /// The step, counted from 0; none if the start is no legal position.
    pub step: Option<usize>,
    /// Why, in a sentence.
    pub reason: String,
}

impl fmt::Display for NotAGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for NotAGame {}
