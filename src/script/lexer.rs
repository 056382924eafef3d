//! The text cut into tokens.
//!
//! In: text and a mode. Out: one token after another, with its place. Nothing but separators lies between two tokens.
//! In friendly mode what a PGN says beside its moves (comments, variations, tags, marks and results) is one token, whatever
//! it holds, and changes nothing.
//!
//! A brace opens a comment wherever it stands, and a percent sign one line where that starts with it. A semicolon
//! separates tokens, and opens a comment up to the end of the line only where it stands after white space and a word of
//! nothing but letters follows: no token of a script is such a word. Whether that is so depends on the next token alone, so
//! that an edit need not look further.

use super::Mode;
use super::diagnostic::DiagnosticKind;
use crate::diagnostic::quote::{is_invisible, is_letter};
use crate::notation::text::{after, after_digits, skip, trim_end};
use alloc::borrow::ToOwned;
use alloc::string::String;

/// A place in the text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TextPlace {
    /// Bytes of UTF-8 before it.
    pub byte: u32,
    /// UTF-16 units before it, as text boxes of browsers count.
    pub utf16: u32,
    /// The line, from 1.
    pub line: u32,
    /// The character in the line, from 1.
    pub column: u32,
}

impl TextPlace {
    /// Where a text starts.
    pub const START: Self = Self { byte: 0, utf16: 0, line: 1, column: 1 };

    /// The place after a piece of text that starts here.
    #[must_use]
    pub fn after(mut self, text: &str) -> Self {
        for &byte in text.as_bytes() {
            self.step(byte);
        }
        self
    }

    /// Goes past one byte; the bytes of one character are all counted at its first.
    #[inline]
    fn step(&mut self, byte: u8) {
        self.byte += 1;
        if byte == b'\n' {
            self.line += 1;
            self.column = 1;
            self.utf16 += 1;
        } else if byte & 0xC0 != 0x80 {
            self.column += 1;
            self.utf16 += 1 + u32::from(byte >= 0xF0);
        }
    }
}

/// A token as it is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TokenSpan {
    pub(super) start: TextPlace,
    /// Its length in bytes.
    pub(super) len: u32,
    /// What lies before it has something that the spreadsheet does not take as a separator.
    pub(super) odd_gap: bool,
}

/// Goes through a text.
#[derive(Clone, Debug)]
pub(super) struct TokenLexer<'a> {
    text: &'a str,
    at: TextPlace,
    mode: Mode,
}

/// What a character is to the lexer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    /// Part of a token.
    Inside,
    /// Separates tokens, also in the spreadsheet.
    Separator,
    /// Separates tokens, but not in the spreadsheet.
    Odd,
    /// Opens a comment, also right after a token.
    Brace,
    /// Not seen: part of a token, but none by itself.
    Unseen,
}

fn class(char: char, mode: Mode) -> Class {
    match char {
        ' ' | ',' => Class::Separator,
        _ if mode == Mode::Sheet => Class::Inside,
        '!'..='z' | '|'..='~' if char != ';' => Class::Inside,
        '{' => Class::Brace,
        ';' | '，' | '；' | '、' | '､' | '﹐' | '﹑' | '﹔' | '،' | '؛' => Class::Odd,
        _ if char.is_whitespace() => Class::Odd,
        _ if is_invisible(char) => Class::Unseen,
        _ => Class::Inside,
    }
}

impl<'a> TokenLexer<'a> {
    /// A lexer that starts at a place outside of all tokens.
    pub(super) const fn new(text: &'a str, at: TextPlace, mode: Mode) -> Self {
        Self { text, at, mode }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at.byte as usize..).unwrap_or_default()
    }

    fn skip(&mut self, char: char) {
        let mut bytes = [0; 4];
        for &byte in char.encode_utf8(&mut bytes).as_bytes() {
            self.at.step(byte);
        }
    }

    /// Goes to the next token and past it. At the end of the text it says whether odd characters were left.
    pub(super) fn next(&mut self) -> Result<TokenSpan, bool> {
        let mut odd_gap = false;
        // A token may start with what is not seen.
        let mut start = None;
        for char in self.rest().chars() {
            if matches!(char, '{' | '(' | '[' | ';' | '%')
                && self.mode == Mode::Friendly
                && let Some(span) = self.annotation(odd_gap | start.is_some())
            {
                return Ok(span);
            }
            match class(char, self.mode) {
                Class::Separator => start = None,
                Class::Odd => {
                    odd_gap = true;
                    start = None;
                }
                Class::Unseen => start = start.or(Some(self.at)),
                Class::Inside | Class::Brace => return Ok(self.finish(start.unwrap_or(self.at), odd_gap)),
            }
            odd_gap |= start.is_some() && class(char, self.mode) == Class::Unseen && self.is_alone(char);
            self.skip(char);
        }
        Err(odd_gap)
    }

    /// Whether an unseen character is followed by a separator or nothing, so that it belongs to no token.
    fn is_alone(&self, char: char) -> bool {
        let next = self.rest().get(char.len_utf8()..).and_then(|rest| rest.chars().next());
        next.is_none_or(|next| matches!(class(next, self.mode), Class::Separator | Class::Odd))
    }

    /// Goes to the end of the token.
    fn finish(&mut self, start: TextPlace, odd_gap: bool) -> TokenSpan {
        for char in self.rest().chars() {
            if !matches!(class(char, self.mode), Class::Inside | Class::Unseen) {
                break;
            }
            self.skip(char);
        }
        TokenSpan { start, len: self.at.byte - start.byte, odd_gap }
    }

    /// Goes past what a PGN says beside its moves, if that starts here. What is not seen before it is none of it.
    #[inline(never)]
    fn annotation(&mut self, odd_gap: bool) -> Option<TokenSpan> {
        let rest = self.rest();
        let before = self.text.get(..self.at.byte as usize)?.chars().next_back();
        let may_open = match rest.as_bytes().first()? {
            b';' => before.is_none_or(char::is_whitespace),
            b'%' => matches!(before, None | Some('\n' | '\r')),
            _ => true,
        };
        if !may_open {
            return None;
        }
        let (len, _) = annotation(rest)?;
        let start = self.at;
        self.at = start.after(rest.get(..len)?);
        // A percent sign opens a comment only where a line has been broken.
        Some(TokenSpan { start, len: self.at.byte - start.byte, odd_gap: odd_gap && !rest.starts_with('%') })
    }
}

/// How many bytes a comment, variation or tag takes that starts here, and what has to stand behind it.
fn annotation(text: &str) -> Option<(usize, Ending)> {
    let bytes = text.as_bytes();
    match bytes {
        [b'{', ..] => Some(brace(bytes)),
        [b'(', ..] => Some(parenthesis(bytes)),
        [b'[', letter, ..] if letter.is_ascii_alphabetic() => Some(tag(bytes)),
        [b'%', ..] => Some((line(bytes), Ending::LineEnd)),
        [b';', ..] if opens_line_comment(after(text, 1)) => Some((line(bytes), Ending::LineEnd)),
        _ => None,
    }
}

fn brace(bytes: &[u8]) -> (usize, Ending) {
    let end = skip(bytes, 0, |byte| byte != b'}');
    if end < bytes.len() { (end + 1, Ending::Gap) } else { (end, Ending::Brackets("}".to_owned())) }
}

/// Variations lie in each other, and what is in braces is none of them.
fn parenthesis(bytes: &[u8]) -> (usize, Ending) {
    let (mut depth, mut is_comment) = (0_usize, false);
    for (at, &byte) in bytes.iter().enumerate() {
        match byte {
            b'{' | b'}' => is_comment = byte == b'{',
            b'(' if !is_comment => depth += 1,
            b')' if !is_comment && depth == 1 => return (at + 1, Ending::Gap),
            b')' if !is_comment => depth -= 1,
            _ => {}
        }
    }
    let brace = if is_comment { "}" } else { "" };
    (bytes.len(), Ending::Brackets(brace.to_owned() + &")".repeat(depth)))
}

/// A tag ends on its line at the latest.
fn tag(bytes: &[u8]) -> (usize, Ending) {
    let mut is_value = false;
    let end = skip(bytes, 0, |byte| {
        is_value ^= byte == b'"';
        !matches!(byte, b'\n' | b'\r') && (is_value || byte != b']')
    });
    if bytes.get(end) == Some(&b']') { (end + 1, Ending::Gap) } else { (end, Ending::LineEnd) }
}

fn line(bytes: &[u8]) -> usize {
    skip(bytes, 0, |byte| !matches!(byte, b'\n' | b'\r'))
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
        annotation(token).filter(|(len, _)| *len == token.len()).map_or(Self::Gap, |(_, ending)| ending)
    }
}

/// What a token is of a PGN, beside its moves.
pub(super) fn read_annotation(text: &str) -> Option<DiagnosticKind> {
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
    let (_, ending) = annotation(text)?;
    match text.as_bytes().first()? {
        _ if matches!(ending, Ending::Brackets(_)) => Some(DiagnosticKind::NotClosed),
        b'(' => Some(DiagnosticKind::PgnVariation),
        b'[' => Some(DiagnosticKind::PgnTag),
        _ => Some(DiagnosticKind::PgnComment),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(text: &str, mode: Mode) -> Vec<(String, bool)> {
        let mut lexer = TokenLexer::new(text, TextPlace::START, mode);
        let mut pieces = Vec::new();
        while let Ok(span) = lexer.next() {
            let from = span.start.byte as usize;
            pieces.push((text[from..from + span.len as usize].to_owned(), span.odd_gap));
        }
        pieces
    }

    #[test]
    fn the_sheet_knows_two_separators() {
        let own = |texts: &[&str]| texts.iter().map(|text| ((*text).to_owned(), false)).collect::<Vec<_>>();
        assert_eq!(cut(", e2e4,,e7e5\na ,", Mode::Sheet), own(&["e2e4", "e7e5\na"]));
        assert_eq!(cut("", Mode::Sheet), []);
    }

    #[test]
    fn friendly_separators_are_many_and_the_odd_ones_are_told() {
        let odd = |text: &str| (text.to_owned(), true);
        let plain = |text: &str| (text.to_owned(), false);
        assert_eq!(cut("a,b\nc;d e", Mode::Friendly), [plain("a"), plain("b"), odd("c"), odd("d"), plain("e")]);
        assert_eq!(cut("a{b, c}d (e, (f)) $1", Mode::Friendly), ["a", "{b, c}", "d", "(e, (f))", "$1"].map(plain));
        assert_eq!(cut("a ;bc d;\ne;fg", Mode::Friendly), [plain("a"), plain(";bc d;"), odd("e"), odd("fg")]);
        assert_eq!(cut("\u{FEFF}a \u{200B} b", Mode::Friendly), [plain("\u{FEFF}a"), odd("b")]);
    }

    #[test]
    fn places_count_bytes_units_lines_and_columns() {
        let mut lexer = TokenLexer::new("e4=🨀\n é e2e4", TextPlace::START, Mode::Friendly);
        let places: Vec<_> = core::iter::from_fn(|| lexer.next().ok()).map(|span| span.start).collect();
        let last = TextPlace { byte: 12, utf16: 9, line: 2, column: 4 };
        assert_eq!((places.len(), places[2]), (3, last));
        assert_eq!(TextPlace::START.after("e4=🨀\n é "), last);
    }

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
            assert_eq!(
                annotation(text).map(|(len, ending)| (len, !matches!(ending, Ending::Brackets(_)))),
                Some((len, closed)),
                "{text:?}"
            );
        }
        for text in ["; e2e4", ";Nf3", "; O-O", ";oo", "; a b", ";", "[%clk]", "; castling=K", "; wow1", "e4"] {
            assert_eq!(
                annotation(text).map(|(len, ending)| (len, !matches!(ending, Ending::Brackets(_)))),
                None,
                "{text:?}"
            );
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
            assert_eq!(read_annotation(text), Some(diagnostic), "{text}");
        }
        assert_eq!(
            [
                read_annotation("1."),
                read_annotation("$"),
                read_annotation(""),
                read_annotation("½"),
                read_annotation("1-")
            ],
            [None; 5]
        );
    }
}
