//! What can be said about the text of a move: what is wrong with it, or how it differs from the canonical one.

use super::MAX_LENGTH;
use super::lenient::Pattern;
use super::parse::{CastlingSide, San, castle_of};
use crate::board::{Color, Rank, Role, Square};
use crate::notation::Refusal;
use crate::notation::quote::quote;
use crate::notation::text::{before, joined};
use crate::rules::Position;
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
pub struct SanError(Box<SanErrorDetails>);

/// Kept apart, so that what may fail hands on no more than an address.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SanErrorDetails {
    text: String,
    kind: SanErrorKind,
    /// The moves that the text may mean, in canonical text.
    meant: Vec<String>,
}

impl SanError {
    pub(super) fn new(text: &str, kind: SanErrorKind, meant: Vec<String>) -> Self {
        // A hostile text may be megabytes long; nobody reads more than its start.
        let text = before(text, text.floor_char_boundary(MAX_LENGTH)).to_owned();
        Self(Box::new(SanErrorDetails { text, kind, meant }))
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

/// Why castling to this side is not legal.
pub(super) fn why_no_castle(position: &Position, side: CastlingSide) -> SanErrorKind {
    over(position).unwrap_or_else(|| {
        let refusal = castle_of(position, side).and_then(|played| Refusal::find(position, played.from(), played.to()));
        SanErrorKind::Refused(refusal.unwrap_or(Refusal::NoCastlingRight))
    })
}

/// Why no legal move fits the pattern.
pub(super) fn why_no_move(position: &Position, pattern: &Pattern) -> SanErrorKind {
    let Some(to) = pattern.to() else { return SanErrorKind::Unreadable };
    if pattern.promotion.is_some() && !may_promote(position, pattern, to) {
        return SanErrorKind::FalsePromotion;
    }
    over(position).unwrap_or_else(|| of_piece(position, pattern, to))
}

fn over(position: &Position) -> Option<SanErrorKind> {
    let ended = !position.has_legal_move();
    ended.then(|| if position.is_check() { SanErrorKind::Checkmate } else { SanErrorKind::Stalemate })
}

fn may_promote(position: &Position, pattern: &Pattern, to: Square) -> bool {
    let last = if position.turn() == Color::White { Rank::Eighth } else { Rank::First };
    to.rank() == last && pattern.role.is_none_or(|role| role == Role::Pawn)
}

fn of_piece(position: &Position, pattern: &Pattern, to: Square) -> SanErrorKind {
    let (board, turn) = (position.board(), position.turn());
    if let Some(from) = pattern.from() {
        let other = board.piece_at(from).filter(|piece| pattern.role.is_some_and(|role| role != piece.role));
        if let Some(other) = other.filter(|other| other.color == turn) {
            return SanErrorKind::OtherPiece(from, other.role);
        }
        let role = board.piece_at(from).map_or(Role::Pawn, |piece| piece.role);
        return refused(position, from, to, role);
    }
    let role = pattern.role.unwrap_or(Role::Pawn);
    if let Some(own) = board.piece_at(to).filter(|piece| piece.color == turn) {
        return SanErrorKind::Refused(Refusal::OwnPiece(to, own));
    }
    let (from_file, from_rank) = (pattern.from_file, pattern.from_rank);
    let san = San::Normal { role, from_file, from_rank, captures: pattern.takes, to, promotion: None };
    let all = board.pieces(turn, role);
    // One that moves like that, or the only one there is: then there is more to say than that none gets there.
    let only = all.first().filter(|_| !all.has_many() && role != Role::Pawn);
    match san.origins(position).first().or(only) {
        Some(from) => refused(position, from, to, role),
        None => SanErrorKind::NoneReaches(role, to),
    }
}

fn refused(position: &Position, from: Square, to: Square, role: Role) -> SanErrorKind {
    match Refusal::find(position, from, to) {
        Some(refusal) => SanErrorKind::Refused(refusal),
        // `Kg1` is not castling, even where the king's two squares would be.
        None if role == Role::King => SanErrorKind::Refused(Refusal::Unreachable(from, to, role)),
        None => SanErrorKind::NoneReaches(role, to),
    }
}

/// A way in which a text that was understood differs from the canonical one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SanNote {
    /// White space around the move.
    Space,
    /// Characters that cannot be seen, or the wide forms of Latin letters.
    OddCharacter,
    /// A chess symbol instead of a letter: `♘f3`.
    Figurine,
    /// A move number: `1.e4`.
    MoveNumber,
    /// `e.p.` after the move.
    EnPassantSuffix,
    /// A mark such as `!?`, by its NAG number; 0 for one without a number.
    Glyph(u8),
    /// Castling not written with capital letters O: `0-0`.
    CastlingForm,
    /// Capital letters for small ones or the reverse.
    Case,
    /// A letter for the pawn: `Pe4`.
    PawnLetter,
    /// Both squares: `e2e4`, `Ng1-f3`.
    Coordinates,
    /// More of the starting square than is needed: `Ngf3`.
    OverSpecified,
    /// The square or the pawn of a capture cut short: `exd`, `xd5`.
    ShortCapture,
    /// The `x` of a capture missing, false or another sign.
    CaptureSign,
    /// The `+` or `#` missing, false or another sign.
    CheckSign,
    /// A promotion not written as `=Q`.
    PromotionForm,
}

impl SanNote {
    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Space => "space",
            Self::OddCharacter => "odd-character",
            Self::Figurine => "figurine",
            Self::MoveNumber => "move-number",
            Self::EnPassantSuffix => "en-passant-suffix",
            Self::Glyph(_) => "glyph",
            Self::CastlingForm => "castling-form",
            Self::Case => "case",
            Self::PawnLetter => "pawn-letter",
            Self::Coordinates => "coordinates",
            Self::OverSpecified => "over-specified",
            Self::ShortCapture => "short-capture",
            Self::CaptureSign => "capture-sign",
            Self::CheckSign => "check-sign",
            Self::PromotionForm => "promotion-form",
        }
    }
}
