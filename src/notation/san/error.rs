//! What can be wrong with the text of a move.

use super::MAX_LENGTH;
use crate::board::{Role, Square};
use crate::notation::Refusal;
use crate::notation::quote::quote;
use crate::notation::text::{before, joined};
use std::fmt;

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SanErrorKind {
    /// There is no text.
    Empty,
    /// The text is far longer than any move.
    TooLong,
    /// Not the text of any move.
    Unreadable,
    /// A letter where only `K Q R B N` or a square can stand.
    Letter(char),
    /// `--`, `Z0` and the like: a side passes.
    NullMove,
    /// `1-0` and the like: the result of a game.
    Result,
    /// Clear, but not the canonical text.
    NotCanonical,
    /// A pawn reaches the last rank and the text does not say what it becomes.
    MissingPromotion,
    /// A pawn cannot become that.
    BadPromotion,
    /// The move is no promotion, but the text says so.
    FalsePromotion,
    /// Several moves fit.
    Ambiguous,
    /// The game has ended by checkmate.
    Checkmate,
    /// The game has ended by stalemate.
    Stalemate,
    /// Another kind of piece stands on the square the move starts from.
    OtherPiece(Square, Role),
    /// No piece of that kind gets there.
    NoneReaches(Role, Square),
    /// Well written, but not legal.
    Refused(Refusal),
}

/// What is wrong with the text of a move.
///
/// ```
/// use gridmate::notation::san;
/// use gridmate::rules::Position;
/// let error = san::parse_lenient(&Position::initial(), "Nf6").unwrap_err();
/// assert_eq!(error.code(), "none-reaches");
/// assert_eq!(error.to_string(), "\"Nf6\" is not legal here: no knight can go to f6.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SanError(Box<Details>);

/// Kept apart, so that what may fail hands on no more than an address.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Details {
    text: String,
    kind: SanErrorKind,
    /// The moves that the text may mean, in canonical text.
    meant: Vec<String>,
}

impl SanError {
    pub(super) fn new(text: &str, kind: SanErrorKind, meant: Vec<String>) -> Self {
        // A hostile text may be megabytes long; nobody reads more than its start.
        let text = before(text, text.floor_char_boundary(MAX_LENGTH)).to_owned();
        Self(Box::new(Details { text, kind, meant }))
    }

    /// What is wrong, for programs.
    #[must_use]
    pub const fn kind(&self) -> &SanErrorKind {
        &self.0.kind
    }

    /// The text, cut short if it is very long.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0.text
    }

    /// The moves that fit, in canonical text, where several do.
    #[must_use]
    pub fn candidates(&self) -> &[String] {
        match self.0.kind {
            SanErrorKind::Ambiguous => self.0.meant.as_slice(),
            _ => &[],
        }
    }

    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self.0.kind {
            SanErrorKind::Empty => "empty-move",
            SanErrorKind::TooLong => "move-too-long",
            SanErrorKind::Unreadable => "not-a-move",
            SanErrorKind::Letter(_) => "unknown-letter",
            SanErrorKind::NullMove => "null-move",
            SanErrorKind::Result => "result-not-move",
            SanErrorKind::NotCanonical => "not-canonical",
            SanErrorKind::MissingPromotion => "missing-promotion",
            SanErrorKind::BadPromotion => "bad-promotion",
            SanErrorKind::FalsePromotion => "false-promotion",
            SanErrorKind::Ambiguous => "ambiguous-move",
            SanErrorKind::Checkmate => "checkmate",
            SanErrorKind::Stalemate => "stalemate",
            SanErrorKind::OtherPiece(..) => "other-piece",
            SanErrorKind::NoneReaches(..) => "none-reaches",
            SanErrorKind::Refused(refusal) => refusal.code(),
        }
    }
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = quote(&self.0.text);
        let meant = joined(&mut self.0.meant.iter().map(String::as_str), " or ");
        match self.0.kind {
            SanErrorKind::Empty => f.write_str("There is no move; write one such as e4 or Nf3."),
            SanErrorKind::TooLong => write!(f, "{text} is longer than {MAX_LENGTH} characters; no move needs that."),
            SanErrorKind::Unreadable => {
                write!(f, "{text} is not a move; write K, Q, R, B or N (nothing for a pawn) and a square, such as Nf3.")
            }
            SanErrorKind::Letter(char) => {
                let letter = quote(char.encode_utf8(&mut [0; 4]));
                write!(f, "{text} is not a move: {letter} is not one of the letters K, Q, R, B, N and a to h.")
            }
            SanErrorKind::NullMove => write!(f, "{text} passes the turn, which chess does not allow."),
            SanErrorKind::Result => write!(f, "{text} is the result of a game, not a move."),
            SanErrorKind::NotCanonical => {
                write!(f, "{text} is {meant} with more than it needs or in another form; write {meant}.")
            }
            SanErrorKind::MissingPromotion => {
                write!(f, "{text} does not say what the pawn becomes; add =Q, =R, =B or =N.")
            }
            SanErrorKind::BadPromotion => write!(f, "{text}: a pawn becomes Q, R, B or N and nothing else."),
            SanErrorKind::FalsePromotion => write!(f, "{text} is no promotion: only a pawn on the last rank is."),
            SanErrorKind::Ambiguous => write!(f, "{text} could be {meant}; write one of them."),
            SanErrorKind::Checkmate => write!(f, "{text} is not legal here: the game is over by checkmate."),
            SanErrorKind::Stalemate => write!(f, "{text} is not legal here: the game is over by stalemate."),
            SanErrorKind::OtherPiece(from, role) => {
                write!(f, "{text} is not legal here: the piece on {from} is a {}.", role.name())
            }
            SanErrorKind::NoneReaches(role, to) => {
                write!(f, "{text} is not legal here: no {} can go to {to}.", role.name())
            }
            SanErrorKind::Refused(refusal) => write!(f, "{text} is not legal here: {refusal}."),
        }
    }
}

impl std::error::Error for SanError {}
