//! What people and programs put around a move or instead of its letters, taken off.
//!
//! In: any text. Out: plain ASCII letters of the move itself, and notes of what was taken off or put in place.

use super::error::{SanErrorKind, SanWarning};
use super::parse::Suffix;
use crate::board::{Piece, Role};
use crate::diagnostic::quote::{is_invisible, is_letter};
use crate::notation::text::{is_dash, skip};
use crate::rules::Move;
use alloc::vec::Vec;

/// The letters of a move, cleaned.
#[derive(Clone, Debug, Default)]
pub(super) struct CleanSan {
    pub(super) text: Vec<u8>,
    pub(super) notes: Vec<SanWarning>,
    /// The moves that the text may mean, once that was asked.
    pub(super) meant: Vec<Move>,
    /// What the text says about check; `None` if it says that in signs of its own.
    pub(super) sign: Option<Option<Suffix>>,
    /// The NAG of a mark that has a character of its own, such as `±`.
    symbol: Option<u8>,
}

/// Marks, and the NAGs that they stand for.
const MARKS: [(&str, u8); 21] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("⩲", 14),
    ("+/=", 14),
    ("+=", 14),
    ("⩱", 15),
    ("=/+", 15),
    ("=+", 15),
    ("±", 16),
    ("+/-", 16),
    ("∓", 17),
    ("-/+", 17),
    ("+-", 18),
    ("-+", 19),
];

/// The NAG that a mark stands for.
pub(crate) fn nag_of(mark: &[u8]) -> Option<u8> {
    MARKS.iter().find(|(known, _)| known.as_bytes() == mark).map(|&(_, nag)| nag)
}

impl CleanSan {
    #[inline(never)]
    pub(super) fn note(&mut self, note: SanWarning) {
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    /// Takes bytes off the end as long as they are such, and white space with them; gives back what was taken.
    #[inline(never)]
    fn pop_all(&mut self, such: [u8; 2]) -> Vec<u8> {
        let is_such = |byte: &u8| such.contains(byte) || *byte == b' ';
        let kept = self.text.iter().rposition(|byte| !is_such(byte)).map_or(0, |last| last + 1);
        let mut taken = self.text.get(kept..).unwrap_or_default().to_vec();
        taken.retain(|&byte| byte != b' ');
        self.text.truncate(kept);
        taken
    }
}

/// Takes off all that is not the move itself.
pub(super) fn tidy(text: &str, tidy: &mut CleanSan) -> Result<(), SanErrorKind> {
    for char in text.chars() {
        push_plain(tidy, char)?;
    }
    if tidy.text.first() == Some(&b' ') || tidy.text.last() == Some(&b' ') {
        tidy.note(SanWarning::Space);
    }
    let mark = tidy.pop_all([b'!', b'?']);
    if !mark.is_empty() {
        let nag = tidy.symbol.filter(|_| mark.len() == 1).or_else(|| nag_of(&mark));
        tidy.note(SanWarning::Glyph(nag.unwrap_or(0)));
    }
    strip_number(tidy);
    strip_suffix(tidy);
    tidy.sign = match &tidy.pop_all([b'+', b'#'])[..] {
        b"" => Some(None),
        b"+" => Some(Some(Suffix::Check)),
        b"#" => Some(Some(Suffix::Checkmate)),
        _ => None,
    };
    Ok(())
}

/// Adds a character as the ASCII one that it stands for.
fn push_plain(tidy: &mut CleanSan, char: char) -> Result<(), SanErrorKind> {
    let mut plain = char;
    match char {
        ' '..='~' => {}
        '\u{FF01}'..='\u{FF5E}' => {
            tidy.note(SanWarning::OddCharacter);
            // The wide forms lie in the order of ASCII.
            plain = char::from_u32(u32::from(char) - 0xFEE0).unwrap_or(char);
        }
        _ if is_dash(char) => {
            tidy.note(SanWarning::OddCharacter);
            plain = '-';
        }
        '×' => plain = ':',
        '…' => {
            tidy.text.extend(b"..");
            plain = '.';
        }
        '½' => {
            tidy.text.extend(b"1/");
            plain = '2';
        }
        '†' | '‡' => {
            tidy.note(SanWarning::CheckSign);
            plain = '+';
        }
        _ if is_invisible(char) => {
            tidy.note(SanWarning::OddCharacter);
            return Ok(());
        }
        _ if char.is_whitespace() => plain = ' ',
        _ => {
            if let Some(piece) = Piece::from_glyph(char) {
                tidy.note(SanWarning::Figurine);
                if piece.role == Role::Pawn {
                    return Ok(());
                }
                plain = piece.role.upper_char();
            } else if let Some(nag) = nag_of(char.encode_utf8(&mut [0; 4]).as_bytes()) {
                tidy.symbol = Some(nag);
                plain = '!';
            }
        }
    }
    if plain == ':' {
        tidy.note(SanWarning::CaptureSign);
        plain = 'x';
    }
    match u8::try_from(plain) {
        Ok(byte @ b' '..=b'~') => tidy.text.push(byte),
        _ if is_letter(plain) => return Err(SanErrorKind::Letter(plain)),
        _ => return Err(SanErrorKind::Unreadable),
    }
    Ok(())
}

/// `12.`, `12...`, `...` before the move, and white space.
fn strip_number(tidy: &mut CleanSan) {
    let start = skip(&tidy.text, 0, |byte| byte == b' ');
    let digits = skip(&tidy.text, start, |byte| byte.is_ascii_digit());
    let dots = skip(&tidy.text, digits, |byte| matches!(byte, b' ' | b'.'));
    let numbered = tidy.text.get(digits..dots).unwrap_or_default().contains(&b'.');
    let taken = if numbered { dots } else { start };
    if taken > 0 {
        tidy.text = tidy.text.get(taken..).unwrap_or_default().to_vec();
    }
    if numbered {
        tidy.note(SanWarning::MoveNumber);
    }
}

/// `e.p.` after the move, with and without its points.
fn strip_suffix(tidy: &mut CleanSan) {
    // A square or a sign must stand before it, as `e` could be a file.
    if let [rest @ .., b'p'] = before_points(&tidy.text)
        && let [rest @ .., b'e'] = before_points(rest)
        && let [.., b'1'..=b'8' | b'+' | b'#'] = before_points(rest)
    {
        let kept = rest.len();
        tidy.text.truncate(kept);
        tidy.note(SanWarning::EnPassantSuffix);
    }
}

/// The text without points and blanks at its end.
fn before_points(text: &[u8]) -> &[u8] {
    let mut text = text;
    while let [rest @ .., b'.' | b' '] = text {
        text = rest;
    }
    text
}
