//! Standard output, locked once and buffered.

use serde_json::Value;
use std::fmt::Display;
use std::io::{self, BufWriter, StdoutLock, Write};

/// Where results go.
pub struct Output(BufWriter<StdoutLock<'static>>);

impl Output {
    /// Standard output. Nobody else may print there while this lives.
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

/// Says on standard error what is wrong. If that is closed too, there is nobody left to tell.
pub fn complain(what: impl Display) {
    let _ = writeln!(io::stderr(), "gridmate: {what}");
}

/// Says something beside the result on standard error.
pub fn remark(what: impl Display) {
    let _ = writeln!(io::stderr(), "{what}");
}
