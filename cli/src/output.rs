//! Standard output, locked once and buffered.

use gridmate::diagnostic::quote::push_visible;
use serde_json::Value;
use std::fmt::Display;
use std::io::{self, BufWriter, StdoutLock, Write};

/// Where results go.
pub struct Output(BufWriter<StdoutLock<'static>>);

impl Output {
    /// Standard output, locked: nothing else can print there while this lives.
    pub fn standard() -> Self {
        Self(BufWriter::with_capacity(1 << 16, io::stdout().lock()))
    }

    /// Writes one value as a line of JSON.
    pub fn json(&mut self, value: &Value) -> io::Result<()> {
        serde_json::to_writer(&mut self.0, value)?;
        self.0.write_all(b"\n")
    }

    /// Writes one value as a line of JSON with a space behind each colon and comma, as Python's `json.dumps` writes it.
    pub fn spaced_json(&mut self, value: &Value) -> io::Result<()> {
        self.line(spaced(value))
    }

    /// Writes a line of text.
    pub fn line(&mut self, text: impl Display) -> io::Result<()> {
        writeln!(self.0, "{text}")
    }

    /// Writes text that brings its own line breaks.
    pub fn text(&mut self, text: &str) -> io::Result<()> {
        self.0.write_all(text.as_bytes())
    }

    /// Hands over what has been written so far.
    pub fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

fn spaced(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("[{}]", items.iter().map(spaced).collect::<Vec<_>>().join(", ")),
        Value::Object(entries) => {
            let entries =
                entries.iter().map(|(key, value)| format!("{}: {}", Value::from(key.as_str()), spaced(value)));
            format!("{{{}}}", entries.collect::<Vec<_>>().join(", "))
        }
        _ => value.to_string(),
    }
}

/// Says on standard error what is wrong. If that is closed too, the text is dropped.
pub fn complain(what: impl Display) {
    let _ = writeln!(io::stderr(), "gridmate: {}", shown(&what.to_string()));
}

/// Says something beside the result on standard error.
pub fn remark(what: impl Display) {
    let _ = writeln!(io::stderr(), "{}", shown(&what.to_string()));
}

/// How many characters of a long line of a message are shown at its beginning.
const SHOWN_FIRST: usize = 600;
/// How many at its end.
const SHOWN_LAST: usize = 200;

/// A message that may quote anything: long lines are cut in the middle, and characters that cannot be seen, or that steer the
/// terminal, are written as code points.
pub(super) fn shown(message: &str) -> String {
    let mut shown = String::with_capacity(message.len().min(4096));
    for line in message.split_inclusive('\n') {
        let length = line.chars().count();
        let is_long = length > SHOWN_FIRST + SHOWN_LAST;
        for (index, char) in line.chars().enumerate() {
            if is_long && index == SHOWN_FIRST {
                shown.push('…');
            }
            if !is_long || index < SHOWN_FIRST || index >= length - SHOWN_LAST {
                if char == '\n' { shown.push(char) } else { push_visible(&mut shown, char) }
            }
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_shows_what_it_quotes_and_no_more_of_it_than_fits() {
        assert_eq!(shown("two\n  lines\n"), "two\n  lines\n");
        assert_eq!(shown("a\u{1B}[31m b\u{202E}c\u{9B}"), "a<U+001B>[31m b<U+202E>c<U+009B>");
        let long = shown(&format!("before {} after\nshort", "x".repeat(100_000)));
        assert_eq!(long.chars().count(), SHOWN_FIRST + 1 + SHOWN_LAST + 5);
        assert!(long.starts_with("before x") && long.contains("x…x") && long.ends_with("x after\nshort"), "{long}");
    }
}
