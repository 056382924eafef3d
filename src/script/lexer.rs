//! The text cut into tokens.
//!
//! In: text and a mode. Out: one token after another, with its place. Nothing but separators lies between two tokens.
//! In friendly mode what a PGN says beside its moves is one token, whatever it holds.

use super::Mode;
use super::annotation;
use crate::diagnostic::quote::is_invisible;

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

    /// Goes to the next token and past it. At the end of the text it tells whether odd characters were left.
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
        let (len, _) = annotation::extent(rest)?;
        let start = self.at;
        self.at = start.after(rest.get(..len)?);
        // A percent sign opens a comment only where a line has been broken.
        Some(TokenSpan { start, len: self.at.byte - start.byte, odd_gap: odd_gap && !rest.starts_with('%') })
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
}
