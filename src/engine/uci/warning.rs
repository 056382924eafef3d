//! What is wrong with a line of the protocol, in a sentence.

use crate::diagnostic::quote::quote;
use crate::notation::fen::FenError;
use crate::notation::uci::UciError;
use std::fmt;

/// What is wrong, or was put right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UciWarning {
    /// The line is no text that can be read; why.
    Unreadable(String),
    /// There is no command in the line, which starts with this.
    Unknown(String),
    /// The line starts with something else than its command.
    Skipped(String, String),
    /// `debug` without `on` or `off`.
    Debug,
    /// `setoption` without a name.
    NoOption,
    /// There is no option of that name.
    UnknownOption(String),
    /// An option cannot be that; what it can be.
    BadValue(&'static str, String, String),
    /// There is not so much memory: mebibytes.
    NoMemory(usize),
    /// There are fewer threads than were asked for: those there are, and those asked for.
    NoThreads(usize, usize),
    /// `position` without `startpos` or `fen`.
    NoPosition,
    /// Something that is not `moves` comes after `startpos`.
    AfterStart(String),
    /// The FEN is none.
    Fen(FenError),
    /// The FEN was put right; in which way.
    Repaired(String),
    /// The move of this number is none.
    Move(usize, UciError),
    /// Part of `go` that is no word of it.
    NotOfGo(String),
    /// A word of `go` that needs a number, and what stands there.
    NoNumber(&'static str, String),
    /// A number that is too small.
    TooSmall(&'static str, i64),
    /// A number that is too large, and the largest.
    TooLarge(&'static str, i64, i64),
    /// A move to be searched that is none here.
    NotSearched(UciError),
    /// All the moves to be searched are none here.
    NoneSearched,
    /// A search runs already.
    Busy,
    /// There is no search to stop, or to say that the move was played.
    Idle(&'static str),
}

impl UciWarning {
    /// A stable name in kebab case.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unreadable(_) => "unreadable",
            Self::Unknown(_) => "unknown",
            Self::Skipped(..) => "skipped",
            Self::Debug => "debug",
            Self::NoOption => "no-option",
            Self::UnknownOption(_) => "unknown-option",
            Self::BadValue(..) => "bad-value",
            Self::NoMemory(_) => "no-memory",
            Self::NoThreads(..) => "no-threads",
            Self::NoPosition => "no-position",
            Self::AfterStart(_) => "after-startpos",
            Self::Fen(_) => "bad-fen",
            Self::Repaired(_) => "repaired",
            Self::Move(..) => "bad-move",
            Self::NotOfGo(_) => "not-of-go",
            Self::NoNumber(..) => "no-number",
            Self::TooSmall(..) => "too-small",
            Self::TooLarge(..) => "too-large",
            Self::NotSearched(_) => "not-searched",
            Self::NoneSearched => "none-searched",
            Self::Busy => "busy",
            Self::Idle(_) => "idle",
        }
    }
}

impl fmt::Display for UciWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const KEPT: &str = "the position before is kept";
        match self {
            Self::Unreadable(what) => write!(f, "The line was passed over: {what}."),
            Self::Unknown(first) => {
                write!(f, "There is no command in the line that starts with {}; nothing was done.", quote(first))
            }
            Self::Skipped(first, name) => write!(f, "What starts with {} before {name} was passed over.", quote(first)),
            Self::Debug => f.write_str("debug needs on or off; nothing was changed."),
            Self::NoOption => f.write_str("setoption needs a name, such as: setoption name Hash value 64."),
            Self::UnknownOption(name) => write!(f, "There is no option {}; uci lists them.", quote(name)),
            Self::BadValue(name, value, wanted) => {
                write!(f, "{name} cannot be {}; it is {wanted}. It was left as it was.", quote(value))
            }
            Self::NoMemory(size) => write!(f, "This machine has no {size} MB to give; Hash was left as it was."),
            Self::NoThreads(given, wanted) => {
                write!(f, "This machine gives {given} of {wanted} threads; the engine goes on with them.")
            }
            Self::NoPosition => write!(f, "position needs startpos or fen after it; {KEPT}."),
            Self::AfterStart(extra) => {
                write!(f, "After startpos only moves may follow, not {}; {KEPT}.", quote(extra))
            }
            Self::Fen(error) => write!(f, "{error} So {KEPT}."),
            Self::Repaired(how) => write!(f, "The FEN was put right. {how}"),
            Self::Move(number, error) => write!(f, "Move {number} of the position: {error} So {KEPT}."),
            Self::NotOfGo(word) => write!(f, "go knows nothing of {}; it was passed over.", quote(word)),
            Self::NoNumber("searchmoves", _) => f.write_str("go searchmoves names no moves; all are searched."),
            Self::NoNumber(name, text) if text.is_empty() => {
                write!(f, "go {name} needs a number after it; the least was taken.")
            }
            Self::NoNumber(name, text) => {
                write!(f, "go {name} needs a number, which {} is not; the least was taken.", quote(text))
            }
            Self::TooSmall("movestogo", number) => write!(f, "go movestogo {number} is too small; it was passed over."),
            Self::TooLarge(name, number, most) => write!(f, "go {name} {number} is too large; {most} was taken."),
            Self::TooSmall(name, number) => write!(f, "go {name} {number} is too small; 1 was taken."),
            Self::NotSearched(error) => write!(f, "Left out of searchmoves. {error}"),
            Self::NoneSearched => f.write_str("No move of searchmoves is legal here; all moves are searched."),
            Self::Busy => f.write_str("A search is running; stop it before the next go, which was passed over."),
            Self::Idle(name) => write!(f, "There is no search that {name} could mean."),
        }
    }
}
