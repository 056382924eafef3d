//! A PGN taken apart: tags, then moves, comments and a result.

use super::PgnError;

/// One piece of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// A tag with its value, escapes and all.
    Tag(&'a str, &'a str),
    /// A move as it is written, without its marks.
    Move(&'a str),
    /// A comment in braces.
    Comment(&'a str),
    /// A comment up to the end of its line.
    LineComment(&'a str),
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    Result(&'a str),
}

/// Walks over a text; variations, numbers, and marks are passed over.
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lexer<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn error(&self, expected: &'static str) -> PgnError {
        PgnError::Syntax {
            expected,
            found: self.rest().chars().next(),
            line: 1 + self.text[..self.at].matches('\n').count(),
        }
    }

    /// The fault of a text that goes on behind its result.
    pub(super) fn behind_the_end(&self) -> PgnError {
        self.error("the end of the text behind the result")
    }

    /// Takes what lies before the first `end`, and the `end`.
    fn until(&mut self, end: char, expected: &'static str) -> Result<&'a str, PgnError> {
        let rest = self.rest();
        let length = rest.find(end).ok_or_else(|| self.error(expected))?;
        self.at += length + end.len_utf8();
        Ok(&rest[..length])
    }

    /// Takes as many bytes as belong together.
    fn run(&mut self, belongs: impl Fn(u8) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.bytes().position(|byte| !belongs(byte)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    fn skip_space(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn expect(&mut self, sign: char, expected: &'static str) -> Result<(), PgnError> {
        self.skip_space();
        if !self.rest().starts_with(sign) {
            return Err(self.error(expected));
        }
        self.at += sign.len_utf8();
        Ok(())
    }

    fn tag(&mut self) -> Result<Token<'a>, PgnError> {
        self.expect('[', "a tag")?;
        self.skip_space();
        let name = self.run(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if name.is_empty() {
            return Err(self.error("the name of a tag"));
        }
        self.expect('"', "the value of a tag in quotes")?;
        let rest = self.rest();
        let mut escaped = false;
        let end = rest.bytes().position(|byte| {
            let ends = byte == b'"' && !escaped;
            escaped = byte == b'\\' && !escaped;
            ends
        });
        let length = end.ok_or_else(|| self.error("the end of the tag's value"))?;
        self.at += length + 1;
        self.expect(']', "the end of the tag")?;
        Ok(Token::Tag(name, &rest[..length]))
    }

    /// Passes over a variation and all that are in it.
    fn skip_variation(&mut self) -> Result<(), PgnError> {
        let mut depth = 0_usize;
        loop {
            match self.rest().chars().next() {
                Some('{') => _ = self.until('}', "the end of a comment")?,
                Some(';') => _ = self.run(|byte| byte != b'\n' && byte != b'\r'),
                Some(other) => {
                    self.at += other.len_utf8();
                    match other {
                        '(' => depth += 1,
                        ')' if depth == 1 => return Ok(()),
                        ')' => depth -= 1,
                        _ => {}
                    }
                }
                None => return Err(self.error("the end of a variation")),
            }
        }
    }

    /// The next piece; tags only count before the first move.
    pub(super) fn next(&mut self, in_tags: bool) -> Result<Option<Token<'a>>, PgnError> {
        loop {
            self.skip_space();
            let rest = self.rest();
            let Some(first) = rest.bytes().next() else { return Ok(None) };
            if let Some(result) = ["1-0", "0-1", "1/2-1/2", "*"].into_iter().find(|&result| rest.starts_with(result)) {
                self.at += result.len();
                return Ok(Some(Token::Result(&rest[..result.len()])));
            }
            match first {
                b'[' if in_tags => return self.tag().map(Some),
                b'{' => {
                    self.at += 1;
                    return self.until('}', "the end of a comment").map(|text| Some(Token::Comment(text)));
                }
                b';' => {
                    let text = self.run(|byte| byte != b'\n' && byte != b'\r');
                    return Ok(Some(Token::LineComment(text[1..].trim())));
                }
                b'(' => self.skip_variation()?,
                b'$' => {
                    self.at += 1;
                    _ = self.run(|byte| byte.is_ascii_digit());
                }
                b'0' if rest.starts_with("0-0") => return Ok(Some(self.written_move())),
                b'.' | b'0'..=b'9' => _ = self.run(|byte| byte == b'.' || byte.is_ascii_digit()),
                b'-' if rest.starts_with("--") => return Ok(Some(self.written_move())),
                _ if first.is_ascii_alphabetic() => return Ok(Some(self.written_move())),
                _ => return Err(self.error("a move, a comment, a variation or a result")),
            }
        }
    }

    /// A move with its sign of check; its marks of judgement are passed over.
    fn written_move(&mut self) -> Token<'a> {
        let start = self.at;
        _ = self.run(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'='));
        _ = self.run(|byte| matches!(byte, b'+' | b'#'));
        let text = &self.text[start..self.at];
        _ = self.run(|byte| matches!(byte, b'!' | b'?'));
        Token::Move(text)
    }
}
