//! The forms of tokens.
//!
//! In: the text of a token, without what cannot be seen. Out: its meaning, or which form it misses.

use super::diagnostic::DiagnosticKind;
use super::formula::square;
use super::sheet::{Content, Meaning};
use crate::board::{Color, Piece, Rank, Role, Square};
use crate::notation::text::{after, before, trim_end};

/// Why a text is no token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TokenError {
    /// The form says what is wrong.
    Known(DiagnosticKind),
    /// It has no form that is known.
    Unknown,
}

/// What may stand between the two squares of a move.
const BETWEEN: [&str; 13] = ["->", "=>", "-", "x", "X", "×", ":", "–", "—", "−", "‐", "‑", "→"];

/// Reads a token that is written exactly as the spreadsheet wants it, in either case.
pub(super) fn plain(text: &str) -> Option<Meaning> {
    match *text.as_bytes() {
        [a, b, c, d] => Some(Meaning::Move { from: square(&[a, b])?, to: square(&[c, d])? }),
        [b'x' | b'X', a, b] => Some(Meaning::Removal(square(&[a, b])?)),
        [a, b, b'=', first, ..] if !first.is_ascii() => {
            let mut rest = text.get(3..)?.chars();
            let piece = rest.next().and_then(Piece::from_glyph)?;
            let content = Content::Piece(piece);
            rest.as_str().is_empty().then_some(Meaning::Insertion { at: square(&[a, b])?, content })
        }
        _ => None,
    }
}

/// Takes the name of a square off the start.
fn take_square(text: &str) -> Option<(Square, &str)> {
    let square = text.as_bytes().first_chunk().and_then(square)?;
    Some((square, text.get(2..)?))
}

/// Reads a token.
pub(super) fn read(text: &str) -> Result<Meaning, TokenError> {
    use DiagnosticKind::{LonePiece, ManySquares, NothingInserted, OffBoard, RemovalInsertion, RemovalMove, TrailingX};
    let known = |diagnostic| Err(TokenError::Known(diagnostic));
    let Some((first, rest)) = take_square(text) else {
        if let Some(removed) = text.strip_prefix(['x', 'X']) {
            return match take_square(removed) {
                Some((square, "")) => Ok(Meaning::Removal(square)),
                Some((_, rest)) if rest.starts_with('=') => known(RemovalInsertion),
                Some((_, rest)) if take_square(rest).is_some_and(|(_, rest)| rest.is_empty()) => known(RemovalMove),
                _ if is_off_board(removed) => known(OffBoard),
                _ => Err(TokenError::Unknown),
            };
        }
        let piece = text.strip_prefix('=').unwrap_or(text);
        if piece.chars().all(|char| Piece::from_glyph(char).is_some()) && !piece.is_empty() {
            return known(LonePiece);
        }
        return if is_off_board(text) { known(OffBoard) } else { Err(TokenError::Unknown) };
    };
    if let Some(inserted) = rest.strip_prefix('=') {
        let content = Content::Piece(one_piece(inserted).map_err(TokenError::Known)?);
        return Ok(Meaning::Insertion { at: first, content });
    }
    let target = BETWEEN.iter().find_map(|between| take_square(rest.strip_prefix(between)?)).or(take_square(rest));
    match target {
        Some((to, "")) => Ok(Meaning::Move { from: first, to }),
        Some((_, "=")) => known(NothingInserted),
        Some((to, rest)) if rest.len() > 1 && rest.starts_with('=') => match one_piece(after(rest, 1)) {
            Ok(piece) => Ok(promotion(first, to, piece, after(rest, 1))),
            Err(diagnostic) => known(diagnostic),
        },
        Some((_, rest)) if take_square(rest).is_some() => known(ManySquares),
        Some((to, rest)) => suffix(first, to, rest),
        None if matches!(rest, "x" | "X") => known(TrailingX),
        None if is_off_board(text) => known(OffBoard),
        None => Err(TokenError::Unknown),
    }
}

/// `e7e8q`: a letter, or the symbol of a piece, right after the squares.
fn suffix(from: Square, to: Square, rest: &str) -> Result<Meaning, TokenError> {
    match one_piece(rest) {
        Ok(piece) if Role::PROMOTIONS.contains(&piece.role) => Ok(promotion(from, to, piece, rest)),
        Ok(_) => Err(TokenError::Known(DiagnosticKind::BadPromotion)),
        Err(_) => Err(TokenError::Unknown),
    }
}

/// Symbols have a colour of their own; a letter, in either case, has that of the piece that moves.
fn promotion(from: Square, to: Square, piece: Piece, text: &str) -> Meaning {
    let color: Option<Color> = (!text.is_ascii()).then_some(piece.color);
    Meaning::Promotion { from, to, role: piece.role, color }
}

/// Exactly one piece, as a symbol or a letter.
fn one_piece(text: &str) -> Result<Piece, DiagnosticKind> {
    let piece = |char: char| Piece::from_glyph(char).or_else(|| Piece::from_char(char));
    let mut chars = text.chars();
    match (chars.next(), chars.next()) {
        (None, _) => Err(DiagnosticKind::NothingInserted),
        (Some(first), None) => piece(first).ok_or(DiagnosticKind::ParsePieceError),
        (Some(first), Some(_)) if piece(first).is_some() => Err(DiagnosticKind::ManyPieces),
        _ => Err(DiagnosticKind::ParsePieceError),
    }
}

/// One or two names of the form of squares, not all of them on the board.
fn is_off_board(text: &str) -> bool {
    let is_name = |&[letter, digit]: &[u8; 2]| letter.is_ascii_alphabetic() && digit.is_ascii_digit();
    match text.as_bytes() {
        [a, b] => is_name(&[*a, *b]) && square(&[*a, *b]).is_none(),
        [a, b, c, d] => is_name(&[*a, *b]) && is_name(&[*c, *d]) && plain(text).is_none(),
        _ => false,
    }
}

/// Whether the text has the form of a move as players write it.
pub(super) fn is_san(text: &str) -> bool {
    if matches!(text.as_bytes(), [b'O' | b'o' | b'0', middle @ .., b'O' | b'o' | b'0'] if is_castle_middle(middle)) {
        return true;
    }
    let (text, promotes) = match text.char_indices().next_back() {
        Some((at, last)) if Piece::from_glyph(last).or(Piece::from_char(last)).is_some() => {
            (trim_end(before(text, at), &['=', '/']), true)
        }
        _ => (text, false),
    };
    let Some((rest, to)) = text.split_at_checked(text.len().wrapping_sub(2)) else { return false };
    let Some(to) = to.as_bytes().first_chunk().and_then(square) else {
        return false;
    };
    if promotes && !matches!(to.rank(), Rank::First | Rank::Eighth) {
        return false;
    }
    let origin = trim_end(rest, &['x', 'X', ':', '-', '×']);
    let takes = origin.len() < rest.len();
    let mut chars = origin.chars();
    let is_from = |rest: &str| {
        matches!(rest.as_bytes(), [] | [b'a'..=b'h'] | [b'1'..=b'8'])
            || take_square(rest).is_some_and(|(_, rest)| rest.is_empty())
    };
    match chars.next() {
        None => !takes,
        Some('a'..='h') if origin.len() == 1 && takes => true,
        Some(first) if promotes => first.is_ascii_lowercase() && origin.len() == 1 && takes,
        Some(first) => Piece::from_glyph(first).or(Piece::from_char(first)).is_some() && is_from(chars.as_str()),
    }
}

fn is_castle_middle(middle: &[u8]) -> bool {
    matches!(middle, b"-" | b"" | b"-O-" | b"-o-" | b"-0-" | b"O" | b"o" | b"0")
}
