//! What a PGN says beside its moves: comments, variations, tags, marks and results.
//!
//! In: a text. Out: how far such a thing reaches, and what it is. Each is one token that changes nothing.
//!
//! A brace opens a comment wherever it stands, and a percent sign one line where that starts with it. A semicolon separates tokens, and opens a comment up to the end of the
//! line only where it stands after white space and a word of nothing but letters follows: no token of a script is
//! such a word. Whether that is so depends on the next token alone, so that an edit need not look further.

use super::diagnostic::DiagnosticKind;
use crate::diagnostic::quote::is_letter;
use crate::notation::text::{after, after_digits, trim_end};
use alloc::borrow::ToOwned;
use alloc::string::String;

/// How many bytes a comment, variation or tag takes that starts here, and whether it ends before the text does.
pub(super) fn extent(text: &str) -> Option<(usize, bool)> {
    match text.as_bytes() {
        [b'{', ..] => Some(brace(text.as_bytes())),
        [b'(', ..] => Some(parenthesis(text.as_bytes())),
        [b'[', letter, ..] if letter.is_ascii_alphabetic() => Some(tag(text.as_bytes())),
        [b'%', ..] => Some((line(text.as_bytes()), true)),
        [b';', ..] if opens_line_comment(after(text, 1)) => Some((line(text.as_bytes()), true)),
        _ => None,
    }
}

fn brace(bytes: &[u8]) -> (usize, bool) {
    match bytes.iter().position(|&byte| byte == b'}') {
        Some(at) => (at + 1, true),
        None => (bytes.len(), false),
    }
}

/// Variations lie in each other, and what is in braces is none of them.
fn parenthesis(bytes: &[u8]) -> (usize, bool) {
    let (mut depth, mut is_comment) = (0_u32, false);
    for (at, &byte) in bytes.iter().enumerate() {
        match byte {
            b'{' => is_comment = true,
            b'}' => is_comment = false,
            b'(' if !is_comment => depth += 1,
            b')' if !is_comment && depth == 1 => return (at + 1, true),
            b')' if !is_comment => depth -= 1,
            _ => {}
        }
    }
    (bytes.len(), false)
}

/// A tag ends on its line at the latest.
fn tag(bytes: &[u8]) -> (usize, bool) {
    let mut is_value = false;
    for (at, &byte) in bytes.iter().enumerate() {
        match byte {
            b'"' => is_value = !is_value,
            b']' if !is_value => return (at + 1, true),
            b'\n' | b'\r' => return (at, true),
            _ => {}
        }
    }
    (bytes.len(), true)
}

fn line(bytes: &[u8]) -> usize {
    bytes.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(bytes.len())
}

/// Whether a word of nothing but letters is next on the line, which is no castling move.
fn opens_line_comment(rest: &str) -> bool {
    let mut letters = 0_u32;
    let mut only_o = true;
    let mut is_over = false;
    for char in rest.chars() {
        match char {
            ' ' | '\t' if letters == 0 => {}
            ' ' | '\t' | '\n' | '\r' | ',' | ';' => break,
            '.' | ':' | '!' | '?' if letters > 0 => is_over = true,
            _ if is_over || !(char.is_ascii_alphabetic() || is_letter(char)) => return false,
            _ => {
                letters += 1;
                only_o &= matches!(char, 'o' | 'O');
            }
        }
    }
    letters > 1 && !only_o
}

/// What has to stand behind a token so that the next one is not taken for a part of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// Nothing but a separator.
    Gap,
    /// The end of its line.
    LineEnd,
    /// The brackets that it lacks.
    Brackets(String),
}

impl Ending {
    /// Of a token in friendly mode.
    pub(crate) fn of(token: &str) -> Self {
        let Some((_, closed)) = extent(token).filter(|&(len, _)| len == token.len()) else { return Self::Gap };
        match token.as_bytes() {
            [b'{', ..] if !closed => Self::Brackets("}".to_owned()),
            [b'(', ..] if !closed => Self::Brackets(lacks(token.as_bytes())),
            [b'[', .., b']'] => Self::Gap,
            [b'[' | b';' | b'%', ..] => Self::LineEnd,
            _ => Self::Gap,
        }
    }
}

/// The brackets that close a variation.
fn lacks(bytes: &[u8]) -> String {
    let (mut depth, mut is_comment) = (0_usize, false);
    for &byte in bytes {
        match byte {
            b'{' | b'}' => is_comment = byte == b'{',
            b'(' if !is_comment => depth += 1,
            b')' if !is_comment => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    let brace = if is_comment { "}" } else { "" };
    brace.to_owned() + &")".repeat(depth)
}

/// What a token is, if it is one of these.
pub(super) fn read(text: &str) -> Option<DiagnosticKind> {
    let is_number = |text: &str| !text.is_empty() && after_digits(text).is_empty();
    match *text.as_bytes().first()? {
        b'$' if is_number(after(text, 1)) => return Some(DiagnosticKind::PgnNag),
        b'0' | b'1' | b'*' | 0xC2 => {
            let result = trim_end(text, &['.']);
            let is_result = matches!(result, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "*");
            return is_result.then_some(DiagnosticKind::PgnResult);
        }
        _ => {}
    }
    let (_, closed) = extent(text)?;
    match text.as_bytes().first()? {
        _ if !closed => Some(DiagnosticKind::NotClosed),
        b'(' => Some(DiagnosticKind::PgnVariation),
        b'[' => Some(DiagnosticKind::PgnTag),
        _ => Some(DiagnosticKind::PgnComment),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reaches_as_far_as_a_game_has_it() {
        for (text, len, closed) in [
            ("{a (b} c)", 6, true),
            ("{a {b", 5, false),
            ("(a (b) {)} c) d", 13, true),
            ("(a (b)", 6, false),
            ("[Event \"a]b\"] e4", 13, true),
            ("[Event a\ne4", 8, true),
            ("; the best\ne4", 10, true),
            (";well, e2e4", 11, true),
        ] {
            assert_eq!(extent(text), Some((len, closed)), "{text:?}");
        }
        for text in ["; e2e4", ";Nf3", "; O-O", ";oo", "; a b", ";", "[%clk]", "; castling=K", "; wow1", "e4"] {
            assert_eq!(extent(text), None, "{text:?}");
        }
    }

    #[test]
    fn each_is_known_by_its_first_character() {
        for (text, diagnostic) in [
            ("{good}", DiagnosticKind::PgnComment),
            ("; good move", DiagnosticKind::PgnComment),
            ("% good move", DiagnosticKind::PgnComment),
            ("(1. d4)", DiagnosticKind::PgnVariation),
            ("[Event \"?\"]", DiagnosticKind::PgnTag),
            ("$1", DiagnosticKind::PgnNag),
            ("1-0", DiagnosticKind::PgnResult),
            ("*", DiagnosticKind::PgnResult),
            ("½-½", DiagnosticKind::PgnResult),
            ("{good", DiagnosticKind::NotClosed),
        ] {
            assert_eq!(read(text), Some(diagnostic), "{text}");
        }
        assert_eq!([read("1."), read("$"), read(""), read("½"), read("1-")], [None; 5]);
    }
}
