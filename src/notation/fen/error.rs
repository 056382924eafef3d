//! What can be wrong with a FEN.

use super::read::{Fields, MAX_LENGTH};
use crate::board::{Rank, Square};
use crate::notation::quote::{SHOWN, quote};
use crate::notation::text::start_of;
use crate::rules::MAX_COUNTER;
use crate::rules::{Fault, IllegalPosition};
use std::fmt;

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

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenErrorKind {
    /// There is no text.
    Empty,
    /// The text is far longer than any FEN.
    TooLong,
    /// White space that is not one space between two fields.
    WhiteSpace,
    /// Not six fields.
    FieldCount(usize),
    /// Not eight ranks.
    RankCount(usize),
    /// A rank that does not have eight squares.
    RankLength {
        /// Which.
        rank: Rank,
        /// How many squares it has.
        squares: usize,
    },
    /// A character that is no piece and no number from 1 to 8.
    Character {
        /// In which rank.
        rank: Rank,
        /// Which.
        found: char,
    },
    /// Two numbers in a row, where the standard writes their sum.
    AdjacentDigits(Rank),
    /// Not `w` or `b`.
    Turn,
    /// Not castling letters.
    Castling,
    /// Castling letters twice, or not in the order of `KQkq`.
    CastlingOrder,
    /// A right that only Chess960 has.
    NotStandard(Square),
    /// Not `-` and not a square of the third or sixth rank.
    EnPassant,
    /// Not a plain number.
    Counter,
    /// A number out of its range.
    CounterRange,
    /// Well written, but no legal position.
    Illegal,
}

/// What is wrong with a FEN, and where.
///
/// ```
/// use gridmate::notation::fen::{self, Field};
/// use gridmate::rules::Variant;
/// let error = fen::parse("4k3/8/8/8/8/8/8/4K3 x - - 0 1", Variant::Standard).unwrap_err();
/// assert_eq!((error.code(), error.field(), error.column()), ("bad-turn", Some(Field::Turn), 21));
/// assert_eq!(error.to_string(), "FEN: the side to move is \"x\"; it is w or b.");
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

    /// A stable name in kebab case; for an illegal position that of its gravest fault.
    #[must_use]
    pub fn code(&self) -> &'static str {
        if let Some(fault) = self.illegal().and_then(|illegal| illegal.faults().first()) {
            return fault.code();
        }
        match self.0.kind {
            FenErrorKind::Empty => "empty",
            FenErrorKind::TooLong => "too-long",
            FenErrorKind::WhiteSpace => "white-space",
            FenErrorKind::FieldCount(_) => "field-count",
            FenErrorKind::RankCount(_) => "rank-count",
            FenErrorKind::RankLength { .. } => "rank-length",
            FenErrorKind::Character { .. } => "bad-character",
            FenErrorKind::AdjacentDigits(_) => "adjacent-digits",
            FenErrorKind::Turn => "bad-turn",
            FenErrorKind::Castling => "bad-castling",
            FenErrorKind::CastlingOrder => "castling-order",
            FenErrorKind::NotStandard(_) => "not-standard-castling",
            FenErrorKind::EnPassant => "bad-en-passant",
            FenErrorKind::Counter => "bad-counter",
            FenErrorKind::CounterRange => "counter-out-of-range",
            FenErrorKind::Illegal => "illegal-position",
        }
    }
}

/// An illegal position, located at the field of its gravest fault.
pub(super) fn illegal(fields: &Fields<'_>, illegal: IllegalPosition) -> FenError {
    let field = match illegal.faults().first() {
        Some(Fault::OppositeCheck(_)) => Field::Turn,
        Some(Fault::CastlingRight(_) | Fault::CastlingTwice(_)) => Field::Castling,
        Some(Fault::EnPassant(_)) => Field::EnPassant,
        Some(Fault::Counter) => Field::Halfmove,
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

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = self.0.field.map_or("", Field::name);
        let text = quote(&self.0.text);
        f.write_str("FEN: ")?;
        match self.0.kind {
            FenErrorKind::Empty => f.write_str("there is no text; paste a line such as 4k3/8/8/8/8/8/8/4K3 w - - 0 1."),
            FenErrorKind::TooLong => {
                write!(f, "the text is longer than {MAX_LENGTH} characters; no position needs that.")
            }
            FenErrorKind::WhiteSpace => {
                write!(f, "white space at column {} is not one space between two fields.", self.0.column)
            }
            FenErrorKind::FieldCount(1) => f.write_str("the text has 1 field; it needs 6, with spaces between."),
            FenErrorKind::FieldCount(found) => write!(f, "the text has {found} fields; it needs 6."),
            FenErrorKind::RankCount(1) => f.write_str("the board has 1 rank; it needs 8, with / between."),
            FenErrorKind::RankCount(found) => write!(f, "the board has {found} ranks; it needs 8."),
            FenErrorKind::RankLength { rank, squares } => {
                let plural = if squares == 1 { "" } else { "s" };
                write!(f, "rank {rank} ({text}) has {squares} square{plural}; it needs 8.")
            }
            FenErrorKind::Character { rank, found } => {
                let found = quote(found.encode_utf8(&mut [0; 4]));
                write!(f, "{found} in rank {rank} is no piece (KQRBNP, kqrbnp) and no number from 1 to 8.")
            }
            FenErrorKind::AdjacentDigits(rank) => write!(f, "rank {rank} has two numbers in a row; write their sum."),
            FenErrorKind::Turn => write!(f, "{of} is {text}; it is w or b."),
            FenErrorKind::Castling => write!(f, "{of} are {text}; they are - or letters such as KQkq or HAha."),
            FenErrorKind::CastlingOrder => write!(f, "{of} are {text}; each comes once, in the order KQkq."),
            FenErrorKind::NotStandard(square) => {
                write!(f, "the castling right for {square} is one of Chess960, not of the standard game.")
            }
            FenErrorKind::EnPassant => {
                write!(f, "{of} is {text}; it is - or a square of rank 3 or 6, such as e3.")
            }
            FenErrorKind::Counter => write!(f, "{of} is {text}; it is a plain number."),
            FenErrorKind::CounterRange => {
                let least = if self.0.field == Some(Field::Fullmove) { "1" } else { "0" };
                write!(f, "{of} is {text}; it goes from {least} to {MAX_COUNTER}.")
            }
            FenErrorKind::Illegal => {
                self.0.illegal.iter().try_for_each(|illegal| illegal.fmt(f))?;
                f.write_str(".")
            }
        }
    }
}

impl std::error::Error for FenError {}
