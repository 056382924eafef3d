//! Standard input by lines, whatever they hold.

use super::answer::{error, failure};
use super::output::Output;
use super::problem::Problem;
use serde_json::{Value, json};
use std::fmt;
use std::io::{self, BufRead, Read};

/// Why a line is no text to work with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LineError {
    /// It is longer than this many bytes.
    TooLong(usize),
    /// It stops being UTF-8 after this many bytes.
    NotUtf8(usize),
}

impl LineError {
    fn answer(self) -> Value {
        let (code, args) = match self {
            Self::TooLong(limit) => ("too-long", json!({ "limit": limit })),
            Self::NotUtf8(place) => ("not-utf8", json!({ "byte": place + 1 })),
        };
        failure(error("line", code, &args, self))
    }
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong(limit) => write!(f, "the line is longer than {limit} bytes"),
            Self::NotUtf8(place) => write!(f, "byte {} of the line is not UTF-8 text", place + 1),
        }
    }
}

/// Answers every line of standard input with one object, in order.
///
/// A line longer than `limit` bytes is passed over, and never held as a whole. When there is nothing more to read at
/// the moment, the answers so far are handed over, so that a program may ask and wait for the answer.
pub(super) fn answer_lines(
    limit: usize,
    output: &mut Output,
    mut answer: impl FnMut(&str) -> String,
) -> Result<(), Problem> {
    let mut input = io::BufReader::with_capacity(1 << 16, io::stdin().lock());
    let mut line = Vec::new();
    while let Some(read) = read_line(&mut input, limit, &mut line).map_err(Problem::Input)? {
        let said = match read.and_then(|()| utf8(&line)) {
            Ok(text) => answer(text),
            Err(unreadable) => unreadable.answer().to_string(),
        };
        output.line(said)?;
        if input.buffer().is_empty() {
            output.flush()?;
        }
    }
    Ok(())
}

/// A line as text.
pub(super) fn utf8(line: &[u8]) -> Result<&str, LineError> {
    std::str::from_utf8(line).map_err(|error| LineError::NotUtf8(error.valid_up_to()))
}

/// Reads a line without its line break; `None` at the end of the input.
pub(super) fn read_line(
    input: &mut impl BufRead,
    limit: usize,
    line: &mut Vec<u8>,
) -> io::Result<Option<Result<(), LineError>>> {
    line.clear();
    // Two bytes more than the limit, for the line break.
    let read = input.by_ref().take(limit as u64 + 2).read_until(b'\n', line)?;
    if read == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
        if line.last() == Some(&b'\r') {
            line.pop();
        }
    } else if line.len() > limit {
        input.skip_until(b'\n')?;
    }
    Ok(Some(if line.len() > limit { Err(LineError::TooLong(limit)) } else { Ok(()) }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut input: &[u8], limit: usize) -> Vec<Result<String, LineError>> {
        let mut line = Vec::new();
        let mut lines = Vec::new();
        while let Some(read) = read_line(&mut input, limit, &mut line).unwrap() {
            lines.push(read.and_then(|()| utf8(&line).map(str::to_owned)));
        }
        lines
    }

    #[test]
    fn lines_come_one_by_one_without_their_breaks() {
        let ok = |text: &str| Ok(text.to_owned());
        assert_eq!(all(b"a\n\nb\r\nc", 9), [ok("a"), ok(""), ok("b"), ok("c")]);
        assert_eq!(all(b"", 9), []);
        assert_eq!(all(b"\n", 9), [ok("")]);
    }

    #[test]
    fn a_line_may_be_as_long_as_the_limit_and_no_longer() {
        let ok = |text: &str| Ok(text.to_owned());
        for end in ["\n", "\r\n"] {
            assert_eq!(all(format!("1234{end}x{end}").as_bytes(), 4), [ok("1234"), ok("x")]);
            assert_eq!(all(format!("12345{end}x{end}").as_bytes(), 4), [Err(LineError::TooLong(4)), ok("x")]);
            assert_eq!(all(format!("123456789{end}x").as_bytes(), 4), [Err(LineError::TooLong(4)), ok("x")]);
        }
        assert_eq!(all(b"12345", 4), [Err(LineError::TooLong(4))]);
    }

    #[test]
    fn what_is_no_utf8_says_where() {
        assert_eq!(all(b"ab\xFFc\n", 9), [Err(LineError::NotUtf8(2))]);
    }
}
