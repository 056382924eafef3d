//! What can be wrong with a FEN.

use super::read::{Fields, MAX_LENGTH};
use crate::board::{Rank, Square};
use crate::diagnostic::quote::SHOWN;
use crate::diagnostic::{Argument, Diagnostic, diagnostics, sentences};
use crate::notation::text::start_of;
use crate::rules::{IllegalPosition, MAX_COUNTER, SetupError};
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::String;
use core::error::Error;

/// One of the six fields of a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Field {
    /// The pieces.
    Placement,
    /// Who moves.
    Turn,
    /// Castling rights.
    Castling,
    /// The en-passant square.
    EnPassant,
    /// Plies since the last capture or pawn move.
    Halfmove,
    /// The number of the move.
    Fullmove,
}

impl Field {
    /// All six, in order.
    pub const ALL: [Self; 6] =
        [Self::Placement, Self::Turn, Self::Castling, Self::EnPassant, Self::Halfmove, Self::Fullmove];

    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Placement => "placement",
            Self::Turn => "turn",
            Self::Castling => "castling",
            Self::EnPassant => "en-passant",
            Self::Halfmove => "halfmove",
            Self::Fullmove => "fullmove",
        }
    }

    /// What it is called in sentences.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Placement => "the pieces",
            Self::Turn => "the side to move",
            Self::Castling => "the castling rights",
            Self::EnPassant => "the en-passant square",
            Self::Halfmove => "the half-move clock",
            Self::Fullmove => "the move number",
        }
    }
}

impl From<&Field> for Argument {
    fn from(field: &Field) -> Self {
        Self::Word(field.code(), field.name())
    }
}

diagnostics! {
    /// What is wrong.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub enum FenErrorKind: Error, "fen", "FEN: ", ".";
    /// There is no text.
    Empty = "empty", "there is no text; paste a line such as 4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    /// The text is far longer than any FEN.
    TooLong [most: MAX_LENGTH] = "too-long", "the text is longer than {most} characters; no position needs that";
    /// White space that is not one space between two fields.
    WhiteSpace = "white-space", "white space at column {column} is not one space between two fields";
    /// Not six fields.
    FieldCount(fields: usize) [fields: count(*fields, "field")] = "field-count",
        "the text has {fields}; it needs 6, with spaces between";
    /// Not eight ranks.
    RankCount(ranks: usize) [ranks: count(*ranks, "rank")] = "rank-count",
        "the board has {ranks}; it needs 8, with / between";
    /// A rank with this number of squares instead of eight.
    RankLength(rank: Rank, squares: usize) [rank: rank, squares: count(*squares, "square")] = "rank-length",
        "rank {rank} ({text}) has {squares}; it needs 8";
    /// A character in a rank that is no piece and no number from 1 to 8.
    Character(rank: Rank, found: char) [rank: rank, found: Argument::Input((*found).into())] = "bad-character",
        "{found} in rank {rank} is no piece (KQRBNP, kqrbnp) and no number from 1 to 8";
    /// Two numbers in a row, where the standard writes their sum.
    AdjacentDigits(rank: Rank) = "adjacent-digits", "rank {rank} has two numbers in a row; write their sum";
    /// Not `w` or `b`.
    Turn = "bad-turn", "{field} is {text}; it is w or b";
    /// Not castling letters.
    Castling = "bad-castling", "{field} are {text}; they are - or letters such as KQkq or HAha";
    /// Castling letters twice, or not in the order of `KQkq`.
    CastlingOrder = "castling-order", "{field} are {text}; each comes once, in the order KQkq";
    /// A right that only Chess960 has.
    NotStandard(square: Square) = "not-standard-castling",
        "the castling right for {square} is one of Chess960, not of the standard game";
    /// Not `-` and not a square of the third or sixth rank.
    EnPassant = "bad-en-passant", "{field} is {text}; it is - or a square of rank 3 or 6, such as e3";
    /// Not a plain number.
    Counter = "bad-counter", "{field} is {text}; it is a plain number";
    /// A number out of its range.
    CounterRange [most: &MAX_COUNTER] = "counter-out-of-range", "{field} is {text}; it goes from {least} to {most}";
    /// Well written, but no legal position.
    Illegal = "illegal-position", "{reasons}";
}

fn count(count: usize, noun: &'static str) -> Argument {
    Argument::Count(u32::try_from(count).unwrap_or(u32::MAX), noun)
}

/// What is wrong with a FEN, and where.
///
/// ```
/// use gridmate::notation::fen::{self, Field};
/// use gridmate::rules::Variant;
/// let error = fen::parse("4k3/8/8/8/8/8/8/4K3 x - - 0 1", Variant::Standard).unwrap_err();
/// assert_eq!((error.code(), error.field(), error.column()), ("bad-turn", Some(Field::Turn), 21));
/// assert_eq!(error.to_string(), "FEN: the side to move is \"x\"; it is w or b.");
///
/// let error = fen::parse("8/8/8/8/8/8/8/4K3 w - - 0 1", Variant::Standard).unwrap_err();
/// assert!(std::error::Error::source(&error).unwrap().is::<gridmate::rules::IllegalPosition>());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenError(Box<FenErrorDetails>);

/// Kept apart, so that what may fail hands on no more than an address.
#[derive(Clone, PartialEq, Eq, Debug)]
struct FenErrorDetails {
    kind: FenErrorKind,
    field: Option<Field>,
    column: usize,
    /// The text of the field or the rank.
    text: String,
    illegal: Option<IllegalPosition>,
}

impl FenError {
    /// What is wrong, in which field, at which column, and what stands there.
    pub(super) fn new(kind: FenErrorKind, field: Option<Field>, column: usize, text: &str) -> Self {
        Self(Box::new(FenErrorDetails {
            kind,
            field,
            column,
            text: start_of(text, SHOWN + 1).to_owned(),
            illegal: None,
        }))
    }

    /// What is wrong, for programs.
    #[must_use]
    pub const fn kind(&self) -> &FenErrorKind {
        &self.0.kind
    }

    /// In which field, if it is in one.
    #[must_use]
    pub const fn field(&self) -> Option<Field> {
        self.0.field
    }

    /// The character it starts at, counted from 1.
    #[must_use]
    pub const fn column(&self) -> usize {
        self.0.column
    }

    /// Why the position is illegal, where the text itself is well written.
    #[must_use]
    pub const fn illegal(&self) -> Option<&IllegalPosition> {
        self.0.illegal.as_ref()
    }

    fn cause(&self) -> Option<&(dyn Error + 'static)> {
        self.illegal().map(|illegal| illegal as _)
    }

    /// A stable name in kebab case; for an illegal position that of its gravest fault.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.0.illegal.as_ref().map_or_else(|| self.0.kind.code(), IllegalPosition::code)
    }

    fn diagnostic(&self) -> Diagnostic {
        let FenErrorDetails { kind, field, column, text, illegal } = &*self.0;
        let mut diagnostic = kind.diagnostic().with("text", Argument::Input(text.clone())).with("column", column);
        if let Some(field) = field {
            let least = u32::from(*field == Field::Fullmove);
            diagnostic = diagnostic.with("field", field).with("least", least);
        }
        if let Some(illegal) = illegal {
            let reasons = Argument::Reasons(illegal.errors().iter().map(Diagnostic::from).collect());
            diagnostic = Diagnostic { code: self.code(), ..diagnostic }.with("reasons", reasons);
        }
        diagnostic
    }
}

sentences!(FenError => cause);

/// An illegal position, located at the field of its gravest fault.
pub(super) fn illegal(fields: &Fields<'_>, illegal: IllegalPosition) -> FenError {
    let field = match illegal.errors().first() {
        Some(SetupError::OppositeCheck(_)) => Field::Turn,
        Some(SetupError::CastlingRight(_) | SetupError::CastlingTwice(_)) => Field::Castling,
        Some(SetupError::EnPassant(_)) => Field::EnPassant,
        Some(SetupError::Counter) => Field::Halfmove,
        _ => Field::Placement,
    };
    let mut error = fields.error(field, FenErrorKind::Illegal);
    error.0.illegal = Some(illegal);
    error
}

/// A right of Chess960 where the standard game is meant.
pub(super) fn not_standard(fields: &Fields<'_>, square: Square) -> FenError {
    fields.error(Field::Castling, FenErrorKind::NotStandard(square))
}
