//! The Universal Chess Interface (UCI), in which chess programs speak with engines: lines read, tasks made of them, and the
//! lines that answer. What runs a search, and stops it, is no part of it.
//!
//! - [`UciCommand`], [`read_command`]: a line, read; [`Go`]: what comes after `go`; [`UciWarning`]: what is odd about a line
//! - [`Options`]: what `setoption` sets; [`Strength`]: how strongly to play
//! - [`read_position`]: the game that `position` says; [`Question`]: what to think about it
//! - [`Writing`], [`SearchLines`]: moves and searches as lines

mod command;
mod go;
mod options;
mod position;
mod question;
mod strength;
mod warning;
mod writing;

pub use command::{UciCommand, read_command};
pub use go::{Go, When};
pub use options::{HASH, OptionChange, Options, introduction};
pub use position::read_position;
pub use question::{Question, count_paths};
pub use strength::Strength;
pub use warning::UciWarning;
pub use writing::{SearchLines, Writing, drawing};
