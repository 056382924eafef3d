//! The text cut into tokens.
//!
//! In: text. Out: one [`Token`] after another, with the bytes it takes. Each byte is looked at a bounded number of
//! times, whatever the text is.

use super::repair::{self, Tag};
use crate::notation::text::{after, before, between, trim_end};

/// A piece of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// `[`, where a tag may start; nothing is taken yet.
    Bracket,
    /// A comment in braces, or after `;`; `closed` unless a brace is missing.
    Comment { text: &'a str, closed: bool },
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$` and what follows.
    Nag(&'a str),
    /// Digits, and how many dots follow.
    Number { digits: &'a str, dots: usize },
    /// `*`, or anything else up to the next blank or bracket: a move, a result, a mark.
    Word(&'a str),
    /// What belongs nowhere.
    Stray(&'a str),
    /// The end of the text.
    End,
}

/// Stray brackets are taken with what is in them if that is no longer than this many bytes.
const MAX_STRAY: usize = 120;

#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// From here on there is no `}`: it is looked for once, not by each comment that lacks it.
    no_brace_from: usize,
}

/// The token, and where it starts.
pub(super) type Spot<'a> = (usize, Token<'a>);

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, at: 0, no_brace_from: usize::MAX }
    }

    pub(super) fn text(&self) -> &'a str {
        self.text
    }

    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// Goes back to the start of a token, so that it is read again.
    pub(super) fn return_to(&mut self, start: usize) {
        self.at = start;
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    #[inline(never)]
    pub(super) fn is_line_start(&self, at: usize) -> bool {
        match at.checked_sub(1).and_then(|before| self.byte(before)) {
            None | Some(b'\n' | b'\r') => true,
            // A byte-order mark takes no room.
            Some(0xBF) => {
                let before = trim_end(before(self.text, at), &['\u{FEFF}']);
                before.len() < at && matches!(before.as_bytes().last(), None | Some(b'\n' | b'\r'))
            }
            _ => false,
        }
    }

    /// The next token.
    pub(super) fn next(&mut self) -> Spot<'a> {
        self.skip_blank();
        let start = self.at;
        let Some(byte) = self.byte(start) else { return (start, Token::End) };
        let token = match byte {
            b'[' => Token::Bracket,
            b'{' => self.comment(),
            b';' => {
                let text = self.take_line();
                Token::Comment { text: after(text, 1), closed: true }
            }
            b'(' => {
                self.at += 1;
                Token::Open
            }
            b')' => {
                self.at += 1;
                Token::Close
            }
            b'*' => Token::Word(self.take(1)),
            b'$' => {
                self.at += 1;
                Token::Nag(self.take(word_len(after(self.text, self.at))))
            }
            b'0'..=b'9' => self.number(),
            b'<' => Token::Stray(self.take(self.stray_len(b'>'))),
            b'%' => Token::Stray(self.take_line()),
            b'}' | b']' | b'>' | b'"' => Token::Stray(self.take(1)),
            _ => match word_len(after(self.text, start)) {
                // A control character.
                0 => Token::Stray(self.take(1)),
                len => Token::Word(self.take(len)),
            },
        };
        (start, token)
    }

    fn take(&mut self, len: usize) -> &'a str {
        let text = between(self.text, self.at, self.at + len);
        self.at += len;
        text
    }

    fn take_line(&mut self) -> &'a str {
        self.take(line_of(after(self.text, self.at)).len())
    }

    /// White space, byte-order marks, lone dots, and lines that start with `%`.
    #[inline(never)]
    fn skip_blank(&mut self) {
        while let Some(byte) = self.byte(self.at) {
            match byte {
                b' ' | b'\t' | b'\n' | b'\r' | 0x0B | 0x0C | b'.' => self.at += 1,
                b'%' if self.is_line_start(self.at) => {
                    self.take_line();
                }
                0x80.. => match after(self.text, self.at).chars().next() {
                    Some(char) if is_blank(char) || char == '…' => self.at += char.len_utf8(),
                    _ => return,
                },
                _ => return,
            }
        }
    }

    /// From `{` to `}`. Where that is missing, to the next line that starts a tag, so that the next game is not lost.
    #[inline(never)]
    fn comment(&mut self) -> Token<'a> {
        let rest = after(self.text, self.at + 1);
        let end = if self.at < self.no_brace_from { rest.bytes().position(|byte| byte == b'}') } else { None };
        if let Some(end) = end {
            self.at += end + 2;
            return Token::Comment { text: before(rest, end), closed: true };
        }
        self.no_brace_from = self.no_brace_from.min(self.at);
        let line_ends = rest.bytes().enumerate().filter(|(_, byte)| matches!(byte, b'\n' | b'\r'));
        let mut line_starts = line_ends.map(|(end, _)| end + 1);
        let end = line_starts.find(|&start| repair::is_tag(after(rest, start))).unwrap_or(rest.len());
        self.at += 1 + end;
        Token::Comment { text: before(rest, end), closed: false }
    }

    /// A move number with its dots; or a word that starts with a digit, such as `1-0` and `0-0`.
    fn number(&mut self) -> Token<'a> {
        let rest = after(self.text, self.at);
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let after = after(rest, digits);
        let dots = after.bytes().take_while(|&byte| byte == b'.').count();
        if dots == 0 && word_len(after) > 0 {
            return Token::Word(self.take(digits + word_len(after)));
        }
        Token::Number { digits: before(self.take(digits + dots), digits), dots }
    }

    /// The tag that starts at `[`, taken as far as it is one.
    pub(super) fn tag(&mut self) -> Tag<'a> {
        let tag = repair::read_tag(after(self.text, self.at));
        self.at += tag.len;
        tag
    }

    /// A line that only lacks the bracket of a tag at its start, such as `Event "x"]`.
    #[inline(never)]
    pub(super) fn tag_without_bracket(&mut self, start: usize) -> Option<Tag<'a>> {
        if !self.is_line_start(start) {
            return None;
        }
        let tag = repair::read_tag_without_bracket(line_of(after(self.text, start)))?;
        self.at = start + tag.len;
        Some(tag)
    }

    /// What stands in stray square brackets, up to the closing one if that is near.
    pub(super) fn stray_bracket(&mut self) -> &'a str {
        self.take(self.stray_len(b']'))
    }

    /// The bytes up to a closing bracket on the same line, or the opening ones alone.
    ///
    /// The search is short, so that thousands of brackets without their partners cost no more than their number.
    fn stray_len(&self, close: u8) -> usize {
        let open = self.byte(self.at);
        let mut end = self.at;
        while open.is_some() && self.byte(end) == open {
            end += 1;
        }
        let opening = end - self.at;
        for at in end..end + MAX_STRAY {
            match self.byte(at) {
                Some(byte) if byte == close => return at + 1 - self.at,
                None | Some(b'\n' | b'\r') => break,
                byte if byte == open => break,
                _ => {}
            }
        }
        opening
    }

    /// Whether the text that starts with `[` at this place is a tag.
    pub(super) fn is_tag(&self, start: usize) -> bool {
        repair::is_tag(after(self.text, start))
    }

    /// Whether an empty line, or the start of the text, comes before this place.
    pub(super) fn is_after_empty_line(&self, at: usize) -> bool {
        let blank = before(self.text, at).bytes().rev().take_while(u8::is_ascii_whitespace);
        let (mut ends, mut after) = (0, 0);
        for byte in blank {
            // Going backwards, `\r\n` comes as `\n`, `\r`.
            if byte == b'\n' || byte == b'\r' && after != b'\n' {
                ends += 1;
            }
            after = byte;
        }
        ends > 1
    }
}

/// The text up to the end of its first line.
pub(super) fn line_of(text: &str) -> &str {
    let end = text.bytes().position(|byte| byte == b'\n' || byte == b'\r').unwrap_or(text.len());
    before(text, end)
}

fn is_blank(char: char) -> bool {
    char.is_whitespace() || char == '\u{FEFF}'
}

/// How many bytes belong to the word at the start. A promotion in brackets, `e8(Q)`, belongs to it.
fn word_len(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'(' if at > 0
                && matches!(
                    bytes.get(at + 1..at + 3),
                    Some([b'Q' | b'R' | b'B' | b'N' | b'q' | b'r' | b'b' | b'n', b')'])
                ) =>
            {
                at += 3;
            }
            b'\0'..=b' ' | b'{' | b'}' | b'(' | b')' | b'[' | b']' | b'<' | b'>' | b';' | b'"' | b'$' | b'*' => break,
            0x80.. => match after(text, at).chars().next() {
                Some(char) if !is_blank(char) => at += char.len_utf8(),
                _ => break,
            },
            _ => at += 1,
        }
    }
    at
}
