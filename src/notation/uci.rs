//! Moves as chess engines write them: two squares, and a letter for a promotion.
//!
//! In: a position and a text such as `e2e4`, `e7e8q`, `e1g1`. Out: a legal [`Move`], or a [`UciError`].
//!
//! Castling is the king's two squares in the standard game (`e1g1`) and the king on its rook in Chess960 (`e1h1`). A
//! position whose castling rights only Chess960 has is written in its way whatever the variant, so that no text ever
//! names two moves.

use super::MoveError;
use super::san::write_square;
use super::text::{after, between, is_dash, start_of, trim};
use crate::board::{Piece, Role, Square};
use crate::diagnostic::quote::is_invisible;
use crate::diagnostic::{Argument, Diagnostic, diagnostics, sentences};
use crate::rules::{Move, Position, Variant};
use alloc::borrow::ToOwned;
use alloc::string::String;
use core::error::Error;
use core::fmt;
use core::str::FromStr;

/// Why a text is no legal move.
///
/// ```
/// use gridmate::notation::uci;
/// use gridmate::rules::{Position, Variant};
/// let error = uci::parse(&Position::initial(), "e3e4", Variant::Standard).unwrap_err();
/// assert_eq!(error.code(), "no-piece");
/// assert_eq!(error.to_string(), "Move \"e3e4\": there is no piece on e3.");
/// assert_eq!(std::error::Error::source(&error).unwrap().to_string(), "there is no piece on e3");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UciError {
    text: String,
    kind: UciErrorKind,
}

diagnostics! {
    /// What is wrong with the text of a move.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub enum UciErrorKind: Error, "uci", "Move {text}: ", ".";
    /// There is no text.
    Empty = "empty", "there is no text; write two squares, such as e2e4";
    /// Not two squares and at most a letter.
    Form = "bad-form", "this is not two squares such as e2e4, with q, r, b or n to promote";
    /// `0000`: engines write it for passing, which chess does not allow.
    NullMove = "null-move", "a side cannot pass its turn";
    /// The letter after the squares is none of `q r b n`.
    Promotion = "bad-promotion", "a pawn becomes q, r, b or n";
    /// A pawn reaches the last rank, and the letter is missing.
    MissingPromotion = "missing-promotion", "the pawn reaches the last rank; add q, r, b or n";
    /// A letter, and no pawn that reaches the last rank.
    FalsePromotion = "false-promotion", "only a pawn that reaches the last rank takes a letter";
    /// Castling in the spelling of the other variant; this is how to write it here.
    CastlingSpelling(from: Square, to: Square) = "castling-spelling", "castling is written {from}{to} here";
    /// Well written, but not legal.
    Refused(reasons: MoveError) = {reasons.code()}, "{reasons}";
}

impl UciError {
    fn new(text: &str, kind: UciErrorKind) -> Self {
        Self { text: start_of(text, 32).to_owned(), kind }
    }

    /// What is wrong, for programs.
    #[must_use]
    pub const fn kind(&self) -> UciErrorKind {
        self.kind
    }

    /// A stable name in kebab case.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.kind.code()
    }

    fn diagnostic(&self) -> Diagnostic {
        self.kind.diagnostic().with("text", Argument::Input(self.text.clone()))
    }

    /// Why the move is not legal, where the text is well written.
    const fn refusal(&self) -> Option<&(dyn Error + 'static)> {
        match &self.kind {
            UciErrorKind::Refused(reasons) => Some(reasons),
            _ => None,
        }
    }
}

sentences!(UciError => refusal);

/// Reads a move strictly: exactly what [`write()`] writes.
///
/// ```
/// use gridmate::board::Square;
/// use gridmate::notation::uci;
/// use gridmate::rules::{Position, Variant};
/// let played = uci::parse(&Position::initial(), "g1f3", Variant::Standard)?;
/// assert_eq!((played.from(), played.to()), (Square::G1, Square::F3));
/// # Ok::<(), uci::UciError>(())
/// ```
pub fn parse(position: &Position, text: &str, variant: Variant) -> Result<Move, UciError> {
    let found = UciMove::read(text).and_then(|read| read.find(position, variant));
    found.map_err(|kind| UciError::new(text, kind))
}

/// Reads a move as people type it: with white space, in upper case, with a dash or `x` between the squares, with `=Q` or
/// a figurine for the promotion, and castling in either spelling. Where that could mean two moves, the strict reading
/// is taken.
///
/// ```
/// use gridmate::notation::uci;
/// use gridmate::rules::{Position, Variant};
/// let start = Position::initial();
/// let strict = uci::parse(&start, "e2e4", Variant::Standard)?;
/// assert_eq!(uci::parse_lenient(&start, " E2-E4 ", Variant::Standard)?, strict);
/// # Ok::<(), uci::UciError>(())
/// ```
pub fn parse_lenient(position: &Position, text: &str, variant: Variant) -> Result<Move, UciError> {
    let found = clean(text).and_then(|clean| UciMove::read(trim(&clean))).and_then(|read| {
        read.find(position, variant).or_else(|kind| match kind {
            UciErrorKind::CastlingSpelling(from, to) => UciMove { from, to, promotion: None }.find(position, variant),
            kind => Err(kind),
        })
    });
    found.map_err(|kind| UciError::new(text, kind))
}

/// Writes a move: castling as the king's two squares in the standard game, as the king on its rook in Chess960.
///
/// ```
/// use gridmate::notation::{fen, uci};
/// use gridmate::rules::Variant;
/// let position = fen::parse("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Variant::Standard)?;
/// let castle = uci::parse(&position, "e1g1", Variant::Standard).unwrap();
/// assert_eq!(uci::write(&position, castle, Variant::Standard), "e1g1");
/// assert_eq!(uci::write(&position, castle, Variant::Chess960), "e1h1");
/// # Ok::<(), fen::FenError>(())
/// ```
#[must_use]
pub fn write(position: &Position, played: Move, variant: Variant) -> String {
    if played.is_null() { "0000".to_owned() } else { UciMove::of(position, played, variant).text() }
}

/// A move as engines write it, which says the same in every position.
///
/// ```
/// use gridmate::board::{Role, Square};
/// use gridmate::notation::uci::UciMove;
/// let read: UciMove = "e7e8q".parse()?;
/// assert_eq!((read.from, read.to, read.promotion), (Square::E7, Square::E8, Some(Role::Queen)));
/// assert_eq!(read.to_string(), "e7e8q");
/// assert_eq!("e7-e8".parse::<UciMove>().unwrap_err().code(), "bad-form");
/// # Ok::<(), gridmate::notation::uci::UciError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UciMove {
    /// The first square.
    pub from: Square,
    /// The second square: for castling that of the king after it or that of the rook, by the variant.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
}

impl FromStr for UciMove {
    type Err = UciError;

    fn from_str(text: &str) -> Result<Self, UciError> {
        Self::read(text).map_err(|kind| UciError::new(text, kind))
    }
}

impl fmt::Display for UciMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text())
    }
}

/// The second square of a move in text.
fn target(position: &Position, played: Move, variant: Variant) -> Square {
    match played.castle_squares() {
        Some((king_to, _)) if variant == Variant::Standard && position.is_standard() => king_to,
        _ => played.to(),
    }
}

impl UciMove {
    /// What is written of a legal move.
    #[must_use]
    pub fn of(position: &Position, played: Move, variant: Variant) -> Self {
        Self { from: played.from(), to: target(position, played, variant), promotion: played.promotion() }
    }

    /// The legal move that it means in a position; castling is written as [`parse`] takes it.
    ///
    /// ```
    /// use gridmate::notation::uci::UciMove;
    /// use gridmate::rules::{Position, Variant};
    /// let start = Position::initial();
    /// let played = "e2e4".parse::<UciMove>()?.to_move(&start, Variant::Standard)?;
    /// assert!(start.is_legal(played));
    /// # Ok::<(), gridmate::notation::uci::UciError>(())
    /// ```
    pub fn to_move(self, position: &Position, variant: Variant) -> Result<Move, UciError> {
        self.find(position, variant).map_err(|kind| UciError::new(&self.text(), kind))
    }

    /// The legal move that it means.
    fn find(self, position: &Position, variant: Variant) -> Result<Move, UciErrorKind> {
        let Self { from, to, promotion } = self;
        let moves = position.legal_moves();
        let mut otherwise = None;
        for &played in moves.iter().filter(|played| played.from() == from) {
            let goes_to = target(position, played, variant);
            if goes_to == to {
                if played.promotion() == promotion {
                    return Ok(played);
                }
                let promotes = played.promotion().is_some();
                otherwise = Some(if promotes { UciErrorKind::MissingPromotion } else { UciErrorKind::FalsePromotion });
            } else if let Some((king_to, _)) = played.castle_squares()
                && (king_to == to || played.to() == to)
                && from != to
                && promotion.is_none()
            {
                otherwise = otherwise.or(Some(UciErrorKind::CastlingSpelling(from, goes_to)));
            }
        }
        if let Some(kind) = otherwise {
            return Err(kind);
        }
        // Where a king could castle but `to` means something else here, its shape is what is wrong.
        let king_elsewhere = MoveError::Unreachable(from, to, Role::King);
        Err(UciErrorKind::Refused(MoveError::find(position, from, to).unwrap_or(king_elsewhere)))
    }

    /// Takes a text apart.
    fn read(text: &str) -> Result<Self, UciErrorKind> {
        if text.is_empty() {
            return Err(UciErrorKind::Empty);
        }
        if text == "0000" {
            return Err(UciErrorKind::NullMove);
        }
        let square = |start: usize| between(text, start, start + 2).parse::<Square>().map_err(|_| UciErrorKind::Form);
        let (from, to) = (square(0)?, square(2)?);
        let mut rest = after(text, 4).chars();
        let promotion = match (rest.next(), rest.next()) {
            (None, _) => None,
            (Some(letter @ ('q' | 'r' | 'b' | 'n')), None) => Role::from_char(letter),
            (Some(letter), None) if letter.is_ascii_alphabetic() => return Err(UciErrorKind::Promotion),
            _ => return Err(UciErrorKind::Form),
        };
        Ok(Self { from, to, promotion })
    }

    fn text(self) -> String {
        let mut text = String::with_capacity(5);
        write_square(&mut text, self.from);
        write_square(&mut text, self.to);
        text.extend(self.promotion.map(Role::char));
        text
    }
}

/// The text without what people put before and between the squares, unless it is too long to be a move.
fn clean(text: &str) -> Result<String, UciErrorKind> {
    const LONGEST: usize = 64;
    let mut clean = String::new();
    let mut dropped = 0;
    for char in text.chars().filter(|&char| !is_invisible(char)) {
        let place = clean.len();
        // One mark between the squares, and one before the promotion.
        let is_mark = match place {
            0 => char.is_whitespace(),
            2 => matches!(char, '-' | 'x' | 'X' | ':') || is_dash(char),
            4 => matches!(char, '=' | '/'),
            LONGEST.. => return Err(UciErrorKind::Form),
            _ => false,
        };
        if is_mark && (place == 0 || dropped != place) {
            dropped = place;
            continue;
        }
        let role = Piece::from_glyph(char).filter(|_| place == 4).map(|piece| piece.role.char());
        clean.push(role.unwrap_or(char.to_ascii_lowercase()));
    }
    Ok(clean)
}
