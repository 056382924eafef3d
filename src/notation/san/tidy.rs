//! What people and programs put around a move or instead of its letters, taken off.
//!
//! In: any text. Out: plain ASCII letters of the move itself, and notes of what was taken off or put in place.

use super::error::SanErrorKind;
use super::note::Note;
use crate::board::{Piece, Role};
use crate::notation::quote::is_invisible;

/// The letters of a move, cleaned.
#[derive(Clone, Debug, Default)]
pub(super) struct Tidy {
    pub(super) text: String,
    pub(super) notes: Vec<Note>,
    /// What the text said about check: its signs, as they stood.
    pub(super) signs: String,
}

impl Tidy {
    pub(super) fn note(&mut self, note: Note) {
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    /// Cuts the text to its first `len` bytes and white space off the end of that.
    fn cut(&mut self, len: usize) {
        let kept = self.text[..len].trim_ascii_end().len();
        self.text.truncate(kept);
    }
}

/// Marks that stand for a NAG, the longer before those they end with.
///
/// `=` alone is left out: after a pawn's last step it is a promotion that was cut short.
pub(crate) const GLYPHS: [(&str, u8); 17] = [
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
    ("+/-", 16),
    ("-/+", 17),
    ("+/=", 14),
    ("=/+", 15),
    ("±", 16),
    ("∓", 17),
    ("⩲", 14),
    ("⩱", 15),
    ("∞", 13),
    ("□", 7),
    ("+-", 18),
];

/// Takes off all that is not the move itself.
pub(super) fn tidy(text: &str) -> Result<Tidy, SanErrorKind> {
    let mut tidy = Tidy::default();
    let trimmed = text.trim();
    if trimmed.len() != text.len() {
        tidy.note(Note::Space);
    }
    let (marked, nag) = strip_glyphs(trimmed);
    if marked.len() != trimmed.len() {
        tidy.note(Note::Glyph(nag));
    }
    for char in marked.chars() {
        push_plain(&mut tidy, char)?;
    }
    strip_number(&mut tidy);
    strip_suffix(&mut tidy);
    strip_signs(&mut tidy);
    Ok(tidy)
}

/// The text without the marks at its end, and the number of the mark, 0 if there are several or an unknown one.
fn strip_glyphs(text: &str) -> (&str, u8) {
    let mut rest = text;
    let mut found = None;
    while let Some((before, nag)) =
        GLYPHS.iter().find_map(|&(glyph, nag)| rest.strip_suffix(glyph).map(|before| (before.trim_end(), nag)))
    {
        found = if found.is_none() { Some(nag) } else { Some(0) };
        rest = before;
    }
    (rest, found.unwrap_or(0))
}

/// Adds a character as the ASCII one that it stands for.
fn push_plain(tidy: &mut Tidy, char: char) -> Result<(), SanErrorKind> {
    let plain = match char {
        '\u{FF01}'..='\u{FF5E}' => {
            tidy.note(Note::OddCharacter);
            // The wide forms lie in the order of ASCII.
            char::from_u32(u32::from(char) - 0xFEE0).unwrap_or(char)
        }
        '\u{2010}'..='\u{2015}' | '\u{2212}' => {
            tidy.note(Note::OddCharacter);
            '-'
        }
        '×' | ':' => {
            tidy.note(Note::CaptureSign);
            'x'
        }
        '…' => {
            tidy.text.push_str("...");
            return Ok(());
        }
        '†' | '‡' => {
            tidy.note(Note::CheckSign);
            '+'
        }
        char if is_invisible(char) => {
            tidy.note(Note::OddCharacter);
            return Ok(());
        }
        char if char.is_whitespace() => ' ',
        char => match Piece::from_glyph(char) {
            Some(piece) => {
                tidy.note(Note::Figurine);
                if piece.role == Role::Pawn {
                    return Ok(());
                }
                piece.role.upper_char()
            }
            None => char,
        },
    };
    if plain.is_ascii_graphic() || plain == ' ' {
        tidy.text.push(plain);
        return Ok(());
    }
    Err(if plain.is_alphabetic() { SanErrorKind::Letter(plain) } else { SanErrorKind::Unreadable })
}

/// `12.`, `12...`, `...` before the move.
fn strip_number(tidy: &mut Tidy) {
    let digits = tidy.text.bytes().take_while(u8::is_ascii_digit).count();
    let after = tidy.text[digits..].trim_ascii_start();
    let rest = after.trim_start_matches('.');
    if rest.len() != after.len() {
        tidy.text = rest.trim_ascii_start().to_owned();
        tidy.note(Note::MoveNumber);
    }
}

/// `e.p.` after the move, with and without its points.
fn strip_suffix(tidy: &mut Tidy) {
    for suffix in ["e.p.", "ep", "e.p"] {
        // `e` before it could be a file: a square must stand there.
        if let Some(before) = tidy.text.strip_suffix(suffix)
            && before.trim_ascii_end().ends_with(|char: char| char.is_ascii_digit() || char == '+' || char == '#')
        {
            let len = before.len();
            tidy.cut(len);
            tidy.note(Note::EnPassantSuffix);
            return;
        }
    }
}

/// `+`, `++`, `#` and `##` at the end.
fn strip_signs(tidy: &mut Tidy) {
    let body = tidy.text.trim_end_matches(['+', '#']).len();
    tidy.signs = tidy.text[body..].to_owned();
    tidy.cut(body);
}
