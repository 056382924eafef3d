//! Words of the move text that are no moves, and the comments' white space.

use super::repair::is_blank;
use crate::game::GameResult;
use crate::notation::san;
use crate::notation::text::{after, before, is_one_of, trim};
use alloc::string::String;

/// The result that a word means, and whether it is written as the standard has it.
#[inline]
pub(super) fn result(word: &str) -> Option<(GameResult, bool)> {
    // Nearly every word is a move: most are told apart by their first byte.
    if matches!(word.as_bytes().first(), Some(b'0' | b'1' | b'*' | 0xC2)) { likely_result(word) } else { None }
}

#[inline(never)]
fn likely_result(word: &str) -> Option<(GameResult, bool)> {
    if let Ok(result) = word.parse() {
        return Some((result, true));
    }
    // The longest odd form is a draw with long dashes and halves of one character.
    if word.len() > 16 {
        return None;
    }
    let mut plain = String::new();
    for char in word.chars() {
        match char {
            '\u{2010}'..='\u{2015}' | '\u{2212}' | ':' => plain.push('-'),
            '½' => plain.push_str("1/2"),
            char => plain.push(char),
        }
    }
    let result = if plain == "1/2" { Some(GameResult::Draw) } else { plain.parse().ok() };
    result.map(|result| (result, false))
}

/// A move and the NAG of the `!` and `?` behind it; 0 where they form no known mark.
#[inline]
pub(super) fn split_glyph(word: &str) -> (&str, Option<u8>) {
    if matches!(word.as_bytes().last(), Some(b'!' | b'?')) { split_off_glyph(word) } else { (word, None) }
}

#[inline(never)]
fn split_off_glyph(word: &str) -> (&str, Option<u8>) {
    let last = word.bytes().rposition(|byte| !matches!(byte, b'!' | b'?'));
    let (body, mark) = last.map_or((word, ""), |last| (before(word, last + 1), after(word, last + 1)));
    let nag = (!mark.is_empty()).then(|| san::nag_of(mark.as_bytes()).unwrap_or(0));
    (body, nag)
}

/// Whether the word says that a pawn was taken in passing.
pub(super) fn is_en_passant(word: &str) -> bool {
    is_one_of(word.as_bytes(), &["e.p.", "ep", "e.p", "ep."])
}

/// A comment without white space around it, and with a blank for each line end: lines are only a matter of width.
pub(crate) fn comment_line(text: &str) -> String {
    let mut rest = trim(text);
    let mut joined = String::with_capacity(rest.len());
    while let Some(end) = rest.bytes().position(|byte| matches!(byte, b'\n' | b'\r')) {
        let (line, next) = (before(rest, end), after(rest, end));
        let line_end = line.bytes().rposition(|byte| !is_blank(byte)).map_or(0, |last| last + 1);
        joined.push_str(before(line, line_end));
        joined.push(' ');
        rest = after(next, next.bytes().position(|byte| !is_blank(byte)).unwrap_or(next.len()));
    }
    joined + rest
}
