//! What is wrong with the text of a move, and how one that was understood differs from the canonical one.

use super::MAX_LENGTH;
use super::lenient::Pattern;
use super::parse::{CastlingSide, San, castle_of};
use crate::board::{Color, Rank, Role, Square};
use crate::diagnostic::{Argument, Diagnostic, diagnostics, sentences};
use crate::notation::MoveError;
use crate::notation::text::{before, joined};
use crate::rules::Position;
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;

diagnostics! {
    /// What is wrong.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub enum SanErrorKind: Error, "san", "", ".";
    /// There is no text.
    Empty = "empty-move", "There is no move; write one such as e4 or Nf3";
    /// The text is far longer than any move.
    TooLong [most: MAX_LENGTH] = "move-too-long", "{text} is longer than {most} characters; no move needs that";
    /// Not the text of any move.
    Unreadable = "not-a-move",
        "{text} is not a move; write K, Q, R, B or N (nothing for a pawn) and a square, such as Nf3";
    /// A letter where only `K Q R B N` or a square can stand.
    Letter(letter: char) [letter: Argument::Input((*letter).into())] = "unknown-letter",
        "{text} is not a move: {letter} is not one of the letters K, Q, R, B, N and a to h";
    /// `--`, `Z0` and the like: a side passes.
    NullMove = "null-move", "{text} passes the turn, which chess does not allow";
    /// `1-0` and the like: the result of a game.
    Result = "result-not-move", "{text} is the result of a game, not a move";
    /// Clear, but not the canonical text.
    NotCanonical = "not-canonical", "{text} is {meant} with more than it needs or in another form; write {meant}";
    /// A pawn reaches the last rank and the text does not say what it becomes.
    MissingPromotion = "missing-promotion", "{text} does not say what the pawn becomes; add =Q, =R, =B or =N";
    /// A pawn cannot become that.
    BadPromotion = "bad-promotion", "{text}: a pawn becomes Q, R, B or N and nothing else";
    /// The move is no promotion, but the text says so.
    FalsePromotion = "false-promotion", "{text} is no promotion: only a pawn on the last rank is";
    /// Several moves fit.
    Ambiguous = "ambiguous-move", "{text} could be {meant}; write one of them";
    /// The game has ended by checkmate.
    Checkmate = "checkmate", "{text} is not legal here: the game is over by checkmate";
    /// The game has ended by stalemate.
    Stalemate = "stalemate", "{text} is not legal here: the game is over by stalemate";
    /// Another kind of piece stands on the square the move starts from.
    OtherPiece(from: Square, role: Role) = "other-piece",
        "{text} is not legal here: the piece on {from} is a {role}";
    /// No piece of that kind gets there.
    NoneReaches(role: Role, to: Square) = "none-reaches", "{text} is not legal here: no {role} can go to {to}";
    /// Well written, but not legal.
    Refused(reasons: MoveError) = {reasons.code()}, "{text} is not legal here: {reasons}";
}

/// What is wrong with the text of a move.
///
/// ```
/// use gridmate::notation::san;
/// use gridmate::rules::Position;
/// let error = san::parse_lenient(&Position::initial(), "Nf6").unwrap_err();
/// assert_eq!(error.code(), "none-reaches");
/// assert_eq!(error.to_string(), "\"Nf6\" is not legal here: no knight can go to f6.");
///
/// let error = san::parse_lenient(&Position::initial(), "Ke2").unwrap_err();
/// assert!(std::error::Error::source(&error).unwrap().is::<gridmate::notation::MoveError>());
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
        // A hostile text may be megabytes long; only its start is shown.
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
    pub fn code(&self) -> &'static str {
        self.0.kind.code()
    }

    /// Why the move is not legal, where the text is well written.
    fn refusal(&self) -> Option<&(dyn Error + 'static)> {
        match &self.0.kind {
            SanErrorKind::Refused(reasons) => Some(reasons),
            _ => None,
        }
    }

    fn diagnostic(&self) -> Diagnostic {
        let meant = joined(&mut self.0.meant.iter().map(String::as_str), " or ");
        self.0.kind.diagnostic().with("text", Argument::Input(self.0.text.clone())).with("meant", meant)
    }
}

sentences!(SanError => refusal);

/// Why castling to this side is not legal.
pub(super) fn why_no_castle(position: &Position, side: CastlingSide) -> SanErrorKind {
    over(position).unwrap_or_else(|| {
        let refusal =
            castle_of(position, side).and_then(|played| MoveError::find(position, played.from(), played.to()));
        SanErrorKind::Refused(refusal.unwrap_or(MoveError::NoCastlingRight))
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
        return SanErrorKind::Refused(MoveError::OwnPiece(to, own));
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
    match MoveError::find(position, from, to) {
        Some(refusal) => SanErrorKind::Refused(refusal),
        // `Kg1` is not castling, even where the king's two squares would be.
        None if role == Role::King => SanErrorKind::Refused(MoveError::Unreachable(from, to, role)),
        None => SanErrorKind::NoneReaches(role, to),
    }
}

diagnostics! {
    /// A way in which a text that was understood differs from the canonical one.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum SanWarning: Info, "san-form", "", "";
    /// White space around the move.
    Space = "space", "white space stands around the move";
    /// Characters that cannot be seen, or the wide forms of Latin letters.
    OddCharacter = "odd-character", "it has characters that cannot be seen, or wide ones";
    /// A chess symbol instead of a letter: `♘f3`.
    Figurine = "figurine", "a chess symbol stands for a letter";
    /// A move number: `1.e4`.
    MoveNumber = "move-number", "a move number stands before it";
    /// `e.p.` after the move.
    EnPassantSuffix = "en-passant-suffix", "e.p. stands behind it";
    /// A mark such as `!?`, by its NAG number; 0 for one without a number.
    Glyph(nag: u8) = "glyph", "a mark such as !? stands behind it";
    /// Castling not written with capital letters O: `0-0`.
    CastlingForm = "castling-form", "castling is not written with capital letters O";
    /// Capital letters for small ones or the reverse.
    Case = "case", "capital and small letters are mixed up";
    /// A letter for the pawn: `Pe4`.
    PawnLetter = "pawn-letter", "a pawn has a letter";
    /// Both squares: `e2e4`, `Ng1-f3`.
    Coordinates = "coordinates", "it names both squares";
    /// More of the starting square than is needed: `Ngf3`.
    OverSpecified = "over-specified", "it says more of the starting square than is needed";
    /// The square or the pawn of a capture cut short: `exd`, `xd5`.
    ShortCapture = "short-capture", "a capture is cut short";
    /// The `x` of a capture missing, false or another sign.
    CaptureSign = "capture-sign", "the x of a capture is missing, false or another sign";
    /// The `+` or `#` missing, false or another sign.
    CheckSign = "check-sign", "the + or # is missing, false or another sign";
    /// A promotion not written as `=Q`.
    PromotionForm = "promotion-form", "a promotion is not written as =Q";
}

sentences!(SanWarning);
