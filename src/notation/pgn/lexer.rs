//! The text cut into tokens, in windows of any size.
//!
//! In: a [`Window`]. Out: one [`Token`] after another; none where the window ends before it is clear what its last bytes
//! are. Then the lexer stands at their start, and goes on when the window holds more. Each byte is looked at a bounded
//! number of times for each window, whatever the text is.

use super::tags::{self, Tag, Unclean};
use crate::notation::text::{after, before, between, skip};

/// A piece of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    Tag(Tag<'a>),
    /// A comment in braces, or after `;`; `closed` unless a brace is missing.
    Comment {
        text: &'a str,
        closed: bool,
    },
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$` and what follows.
    Nag(&'a str),
    /// Digits, and how many dots follow.
    Number {
        digits: &'a str,
        dots: usize,
    },
    /// `*`, or anything else up to the next blank or bracket: a move, a result, a mark.
    Word(&'a str),
    /// What belongs nowhere.
    Stray(&'a str),
}

/// Where in a game the next token lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// Before the first move: a line may be a tag that is not well written.
    Tags,
    /// From the first move on.
    Moves,
    /// Behind the result.
    Between,
}

/// The text that is there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window<'a> {
    pub(super) text: &'a str,
    /// Whether the text ends where the window does.
    pub(super) is_last: bool,
    /// Whether it ends there because the next game begins, perhaps on the same line.
    pub(super) is_cut: bool,
}

impl<'a> Window<'a> {
    /// The rest of a line, if its end is there.
    #[inline(never)]
    fn line(self, rest: &'a str) -> Option<&'a str> {
        let line = line_of(rest);
        (self.is_last || line.len() < rest.len()).then_some(line)
    }

    /// The length of a word, if its end is there.
    #[inline(never)]
    fn word(self, rest: &str) -> Option<usize> {
        let len = word_len(rest);
        (self.is_last || len + PROMOTION <= rest.len()).then_some(len)
    }
}

/// The length in bytes of a promotion in brackets, such as `(Q)`, which belongs to the word before it.
const PROMOTION: usize = 3;

/// Stray brackets are taken with what is in them if that is no longer than this many bytes.
const MAX_STRAY: usize = 120;

#[derive(Clone, Copy, Debug)]
pub(super) struct Lexer {
    /// The byte of the window that is read next.
    pub(super) at: usize,
    /// Whether that is the first of its line.
    pub(super) is_line_start: bool,
    /// How many line ends there are between the last token and this place, with white space between them alone.
    line_ends: u32,
    /// Whether the byte before is a carriage return: with a line feed it is one line end.
    is_after_return: bool,
    /// Whether a line has ended since this was last set to false.
    pub(super) has_line_end: bool,
    /// From here on there is no `}`: it is looked for once, not by each comment that lacks it.
    no_brace_from: usize,
}

impl Lexer {
    /// For a text that starts at the start of a line, or not.
    pub(super) const fn new(is_line_start: bool) -> Self {
        Self {
            at: 0,
            is_line_start,
            line_ends: 0,
            is_after_return: false,
            has_line_end: false,
            no_brace_from: usize::MAX,
        }
    }

    /// Whether an empty line comes before this place.
    pub(super) const fn is_after_empty_line(&self) -> bool {
        self.line_ends > 1
    }

    /// White space, byte-order marks, lone dots, and lines that start with `%`. `None` within such a line.
    #[inline]
    pub(super) fn skip_blank(&mut self, window: Window<'_>) -> Option<()> {
        // Nearly always it is one blank before a word.
        if let Some([b' ', next, ..]) = window.text.as_bytes().get(self.at..)
            && PLAIN[usize::from(*next)]
        {
            (self.is_line_start, self.is_after_return) = (false, false);
            self.at += 1;
            return Some(());
        }
        self.skip_blanks(window)
    }

    #[inline(never)]
    fn skip_blanks(&mut self, window: Window<'_>) -> Option<()> {
        while let Some(&byte) = window.text.as_bytes().get(self.at) {
            match byte {
                b' ' | b'\t' | 0x0C => self.is_line_start = false,
                b'\n' | b'\r' => {
                    self.line_ends += u32::from(byte == b'\r' || !self.is_after_return);
                    (self.is_line_start, self.has_line_end) = (true, true);
                }
                0x0B | b'.' => self.end_blank(),
                b'%' if self.is_line_start => {
                    self.at += window.line(after(window.text, self.at))?.len();
                    self.end_blank();
                    continue;
                }
                0x80.. => match after(window.text, self.at).chars().next() {
                    Some(char) if is_blank(char) || char == '…' => {
                        // A byte-order mark takes no room.
                        let is_line_start = self.is_line_start && char == '\u{FEFF}';
                        self.end_blank();
                        self.is_line_start = is_line_start;
                        self.at += char.len_utf8();
                        continue;
                    }
                    _ => return Some(()),
                },
                _ => return Some(()),
            }
            self.is_after_return = byte == b'\r';
            self.at += 1;
        }
        Some(())
    }

    /// Forgets the line ends before this place.
    #[inline]
    fn end_blank(&mut self) {
        (self.is_line_start, self.line_ends, self.is_after_return) = (false, 0, false);
    }

    /// Goes behind a move number or a move, if one is next that can be nothing else, and its end is there; behind blanks.
    /// Nearly all tokens are such.
    #[inline]
    pub(super) fn take_plain<'a>(&mut self, window: Window<'a>) -> Option<Token<'a>> {
        let bytes = window.text.as_bytes();
        let digits = skip(bytes, self.at, |byte| byte.is_ascii_digit());
        let start = self.at;
        let token = if digits > start {
            let end = skip(bytes, digits, |byte| byte == b'.');
            if end == digits || end == bytes.len() {
                return None;
            }
            self.at = end;
            Token::Number { digits: between(window.text, start, digits), dots: end - digits }
        } else if bytes.get(start)?.is_ascii_alphabetic() {
            let end = skip(bytes, start + 1, |byte| PLAIN[usize::from(byte)]);
            if !matches!(bytes.get(end)?, b' ' | b'\n' | b')') {
                return None;
            }
            self.at = end;
            Token::Word(between(window.text, start, end))
        } else {
            return None;
        };
        self.end_blank();
        Some(token)
    }

    /// The token that starts here and its length, if all of it is there; behind blanks.
    #[inline]
    pub(super) fn peek<'a>(&mut self, window: Window<'a>, phase: Phase) -> Option<(Token<'a>, usize)> {
        let rest = after(window.text, self.at);
        Some(match *rest.as_bytes().first()? {
            b'0'..=b'9' => number(window, rest)?,
            b'(' => (Token::Open, 1),
            b')' => (Token::Close, 1),
            b'*' => (Token::Word(before(rest, 1)), 1),
            b'[' => self.bracket(window, rest, phase)?,
            b'{' => self.comment(window, rest)?,
            b';' => {
                let line = window.line(rest)?;
                (Token::Comment { text: after(line, 1), closed: true }, line.len())
            }
            b'$' => {
                let len = 1 + window.word(after(rest, 1))?;
                (Token::Nag(between(rest, 1, len)), len)
            }
            b'<' => stray(window, rest, b'>')?,
            b'%' => window.line(rest).map(|line| (Token::Stray(line), line.len()))?,
            b'}' | b']' | b'>' | b'"' => (Token::Stray(before(rest, 1)), 1),
            _ => self.word(window, rest, phase)?,
        })
    }

    /// Goes behind a token of this length.
    #[inline]
    pub(super) fn take(&mut self, len: usize) {
        self.at += len;
        self.end_blank();
    }

    #[inline]
    fn word<'a>(&self, window: Window<'a>, rest: &'a str, phase: Phase) -> Option<(Token<'a>, usize)> {
        if phase == Phase::Tags
            && self.is_line_start
            && let line = window.line(rest)?
            // A line with the next game on it was no tag.
            && !(window.is_cut && line.len() == rest.len())
            && let Some(tag) = tags::read_tag_without_bracket(line)
        {
            let len = tag.len;
            return Some((Token::Tag(tag), len));
        }
        match window.word(rest)? {
            // A control character.
            0 => Some((Token::Stray(before(rest, 1)), 1)),
            len => Some((Token::Word(before(rest, len)), len)),
        }
    }

    /// A tag, or a stray bracket.
    #[inline(never)]
    fn bracket<'a>(&self, window: Window<'a>, rest: &'a str, phase: Phase) -> Option<(Token<'a>, usize)> {
        let tag = match tags::read_clean(rest) {
            Ok(tag) => tag,
            Err(Unclean::Cut) if !window.is_last => return None,
            Err(_) => {
                let is_tag = self.is_line_start && phase != Phase::Moves || tags::name_and_quote(rest).is_ok();
                if !is_tag {
                    return stray(window, rest, b']');
                }
                tags::read_line(window.line(rest)?, 1)
            }
        };
        let len = tag.len;
        Some((Token::Tag(tag), len))
    }

    /// From `{` to `}`. Where that is missing, to the next line that starts a tag, so that the next game is not lost.
    #[inline(never)]
    fn comment<'a>(&mut self, window: Window<'a>, rest: &'a str) -> Option<(Token<'a>, usize)> {
        let rest = after(rest, 1);
        let end = if self.at < self.no_brace_from { rest.find('}') } else { None };
        let is_start = |&at: &usize| tags::name_and_quote(after(rest, at)).is_ok();
        let (text, closed) = match end {
            Some(end) => (before(rest, end), true),
            None if !window.is_last => return None,
            None => {
                self.no_brace_from = self.no_brace_from.min(self.at);
                let line_ends = rest.bytes().enumerate().filter(|(_, byte)| matches!(byte, b'\n' | b'\r'));
                let end = line_ends.map(|(end, _)| end + 1).find(is_start).unwrap_or(rest.len());
                // The line ends before the tag are counted with all others.
                (before(rest, end).trim_ascii_end(), false)
            }
        };
        Some((Token::Comment { text, closed }, 1 + text.len() + usize::from(closed)))
    }
}

/// A move number with its dots; or a word that starts with a digit, such as `1-0` and `0-0`.
#[inline]
fn number<'a>(window: Window<'a>, rest: &'a str) -> Option<(Token<'a>, usize)> {
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let dots = rest.bytes().skip(digits).take_while(|&byte| byte == b'.').count();
    let len = digits + dots;
    if dots == 0 {
        let word = window.word(after(rest, digits))?;
        if word > 0 {
            return Some((Token::Word(before(rest, digits + word)), digits + word));
        }
    }
    (window.is_last || len < rest.len()).then(|| (Token::Number { digits: before(rest, digits), dots }, len))
}

/// What stands in stray brackets up to a closing one on the same line, or the opening ones alone.
///
/// The search is short, so that thousands of brackets without their partners cost no more than their number.
#[inline(never)]
fn stray<'a>(window: Window<'a>, rest: &'a str, close: u8) -> Option<(Token<'a>, usize)> {
    let bytes = rest.as_bytes();
    let opening = bytes.iter().take_while(|&byte| Some(byte) == bytes.first()).count();
    let found = bytes.iter().enumerate().skip(opening).take(MAX_STRAY);
    let end = found.clone().find(|&(_, byte)| matches!(*byte, b'\n' | b'\r') || [close, bytes[0]].contains(byte));
    let len = match end {
        Some((at, &byte)) if byte == close => at + 1,
        Some(_) => opening,
        None if window.is_last || opening + MAX_STRAY <= bytes.len() => opening,
        None => return None,
    };
    Some((Token::Stray(before(rest, len)), len))
}

/// What moves are written with, so that the tests of most bytes are one.
const PLAIN: [bool; 256] = {
    let mut plain = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        plain[byte] =
            (byte as u8).is_ascii_alphanumeric() || matches!(byte as u8, b'+' | b'-' | b'=' | b'#' | b'!' | b'?');
        byte += 1;
    }
    plain
};

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
    let mut at = skip(bytes, 0, |byte| PLAIN[usize::from(byte)]);
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'(' if at > 0
                && matches!(
                    bytes.get(at + 1..at + PROMOTION),
                    Some([b'Q' | b'R' | b'B' | b'N' | b'q' | b'r' | b'b' | b'n', b')'])
                ) =>
            {
                at += PROMOTION;
            }
            b'\0'..=b' ' | b'{' | b'}' | b'(' | b')' | b'[' | b']' | b'<' | b'>' | b';' | b'"' | b'$' | b'*' => break,
            0x80.. => match after(text, at).chars().next() {
                Some(char) if !is_blank(char) => at += char.len_utf8(),
                _ => break,
            },
            _ => at = skip(bytes, at + 1, |byte| PLAIN[usize::from(byte)]),
        }
    }
    at
}
