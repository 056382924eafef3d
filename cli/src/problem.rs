//! What can go wrong in a command.

use super::answer;
use gridmate::board::Square;
use gridmate::diagnostic::Diagnostic;
use gridmate::notation::fen::FenError;
use serde_json::{Value, json};
use std::fmt;
use std::io;
use std::path::PathBuf;

/// The exit code of a program that Ctrl-C has ended.
pub(super) const INTERRUPTED: u8 = 130;

/// Why a command stops.
#[derive(Debug)]
pub enum Problem {
    /// The library does not take an input: which one, if that is to be said, and why.
    Refused(String, Box<Diagnostic>),
    /// A file cannot be read.
    File(PathBuf, io::Error),
    /// Standard input cannot be read.
    Input(io::Error),
    /// Standard output cannot be written.
    Output(io::Error),
    /// Ctrl-C was typed.
    Interrupted,
    /// The machine has no random numbers to give.
    NoRandom,
    /// There is no piece on the square that is asked about.
    EmptySquare(Square),
    /// A set of moves depends on a position, and there is none.
    NoPosition(&'static str),
    /// An argument means nothing.
    Argument(String),
    /// A check of the program by itself has failed.
    SelfCheck(String),
}

impl Problem {
    /// What the library says of an input that it does not take.
    pub(super) fn refused(input: &str, diagnostic: impl Into<Diagnostic>) -> Self {
        Self::Refused(input.to_owned(), Box::new(diagnostic.into()))
    }

    /// The same for programs.
    pub(super) fn error(&self) -> Value {
        let (code, args) = match self {
            Self::Refused(_, diagnostic) => return answer::diagnostic((**diagnostic).clone()),
            Self::File(path, _) => ("cannot-read", json!({ "file": path.display().to_string() })),
            Self::Input(_) => ("cannot-read", json!({ "file": "-" })),
            Self::Output(_) => ("cannot-write", json!({})),
            Self::Interrupted => ("interrupted", json!({})),
            Self::NoRandom => ("no-random", json!({})),
            Self::EmptySquare(square) => ("empty-square", json!({ "square": square.to_string() })),
            Self::NoPosition(set) => ("no-position", json!({ "set": set })),
            Self::Argument(_) => ("bad-argument", json!({})),
            Self::SelfCheck(_) => ("self-check", json!({})),
        };
        answer::error("command", code, &args, self)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(input, diagnostic) if input.is_empty() => diagnostic.fmt(f),
            Self::Refused(input, diagnostic) => write!(f, "{input}: {diagnostic}"),
            Self::File(path, error) => write!(f, "cannot read {}: {error}", path.display()),
            Self::Input(error) => write!(f, "cannot read standard input: {error}"),
            Self::Output(error) => write!(f, "cannot write to standard output: {error}"),
            Self::Interrupted => f.write_str("interrupted"),
            Self::NoRandom => f.write_str("this machine gives no random numbers; name a board with --number or --seed"),
            Self::EmptySquare(square) => {
                write!(f, "--location: {square} is empty in this position; name the square of a piece")
            }
            Self::NoPosition(set) => write!(f, "\"{set}\" depends on a position; give it with --fen"),
            Self::Argument(what) => f.write_str(what),
            Self::SelfCheck(what) => write!(f, "self-check failed: {what}"),
        }
    }
}

impl std::error::Error for Problem {}

impl From<FenError> for Problem {
    fn from(error: FenError) -> Self {
        Self::refused("", error)
    }
}

/// Only output is written with `?`; what is read names itself.
impl From<io::Error> for Problem {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
