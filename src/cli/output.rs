//! Standard output, locked once and buffered.

use serde_json::Value;
use std::fmt::Display;
use std::io::{self, BufWriter, StdoutLock, Write};

/// Where results go.
pub(super) struct Output(BufWriter<StdoutLock<'static>>);

impl Output {
    /// Standard output. Nobody else may print there while this lives.
    pub(super) fn standard() -> Self {
        Self(BufWriter::with_capacity(1 << 16, io::stdout().lock()))
    }

    /// Writes one value as a line of JSON.
    pub(super) fn json(&mut self, value: &Value) -> io::Result<()> {
        serde_json::to_writer(&mut self.0, value)?;
        self.0.write_all(b"\n")
    }

    /// Writes one value as a line of JSON with a space behind each colon and comma, as Python's `json.dumps` writes it.
    pub(super) fn spaced_json(&mut self, value: &Value) -> io::Result<()> {
        self.line(spaced(value))
    }

    /// Writes a line of text.
    pub(super) fn line(&mut self, text: impl Display) -> io::Result<()> {
        writeln!(self.0, "{text}")
    }

    /// Writes text that brings its own line breaks.
    pub(super) fn text(&mut self, text: &str) -> io::Result<()> {
        self.0.write_all(text.as_bytes())
    }

    /// Hands over what has been written so far.
    pub(super) fn flush(&mut self) -> io::Result<()> {
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

/// Says on standard error what is wrong. If that is closed too, there is nobody left to tell.
pub(super) fn complain(what: impl Display) {
    let _ = writeln!(io::stderr(), "gridmate: {what}");
}

/// Says something beside the result on standard error.
pub(super) fn remark(what: impl Display) {
    let _ = writeln!(io::stderr(), "{what}");
}
