//! What can go wrong in a command.

use gridmate::notation::fen::FenError;
use std::fmt;
use std::io;
use std::path::PathBuf;

/// Why a command stops.
#[derive(Debug)]
pub enum Problem {
    /// The text given as a position is none.
    Fen(FenError),
    /// A file cannot be read.
    File(PathBuf, io::Error),
    /// Standard input cannot be read.
    Input(io::Error),
    /// Standard output cannot be written.
    Output(io::Error),
    /// The machine has no random numbers to give.
    NoRandom,
    /// A script cannot be run, or not be shown as is asked.
    Script(String),
    /// An argument means nothing.
    Argument(String),
    /// A check of the program by itself has failed.
    SelfCheck(String),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => write!(f, "{error}"),
            Self::File(path, error) => write!(f, "cannot read {}: {error}", path.display()),
            Self::Input(error) => write!(f, "cannot read standard input: {error}"),
            Self::Output(error) => write!(f, "cannot write to standard output: {error}"),
            Self::NoRandom => f.write_str("this machine gives no random numbers; name a board with --number or --seed"),
            Self::Script(what) | Self::Argument(what) => f.write_str(what),
            Self::SelfCheck(what) => write!(f, "self-check failed: {what}"),
        }
    }
}

impl std::error::Error for Problem {}

impl From<FenError> for Problem {
    fn from(error: FenError) -> Self {
        Self::Fen(error)
    }
}

/// Only output is written with `?`; what is read names itself.
impl From<io::Error> for Problem {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
