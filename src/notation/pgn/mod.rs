//! Portable game notation: whole games as text, with comments, marks and variations.
//!
//! In: text that may hold any number of games, written by any program or hand. Out: a [`PgnGame`] for each, with
//! [`Warning`]s about what was odd, or an [`Error`] that says where reading stopped and why, and keeps the game up to
//! there; the next game is read all the same.
//!
//! - [`read`] goes through the games of a text; [`decode`] makes text of the bytes of a file.
//! - `Reader` goes through the games of a file, or of any other `std::io::Read`, in the memory of one game.
//! - [`visit`] calls a [`Visitor`] with what a text says, all other readers of games are made of it; [`Stream`] does so for a
//!   file whose pieces are handed to it, and [`Index`] finds the games of such a file.
//! - [`LessonTask`] is what `[%task …]` says in a comment.
//! - [`write()`] gives the export format: seven tags first, lines of less than 80 characters.
//!
//! Who works on a game, with undo and a script, takes a [`Document`](crate::document::Document), which says when to choose
//! which.
//!
//! What is read leniently, and how: a move that is not legal ends its game with an error, and its variation with a
//! warning, because leaving it out would make it another game. A null move (`--`, `Z0`, `@@@@`) is kept where the side to
//! move is not in check. A word at the very end
//! that is no move (`resigns`, a cut-off `N`) is left out with a warning. So are stray brackets, marks of unknown
//! number, and text after the result.
//!
//! No step recurses on the input, and each takes time in proportion to it. Limits: [`MAX_MOVES`] moves,
//! [`MAX_DEPTH`] nested variations and [`MAX_TAGS`] tags in a game; what goes beyond is left out with a warning.

mod builder;
mod decode;
mod error;
mod game;
mod lexer;
mod parser;
mod reader;
mod tags;
mod task;
mod tree;
mod visitor;
mod writer;

pub(crate) use decode::SENTENCES;
pub use decode::{Decoded, Encoding, decode};
pub use error::{Error, ErrorKind, SEVERAL_GAMES, Warning, WarningKind};
pub use game::PgnGame;
pub use reader::{Chunk, Games, Index, IndexEntry, Stream, read};
#[cfg(feature = "std")]
pub use reader::{Reader, ReaderError};
pub use tags::{ParseVariantError, TagError};
pub(crate) use tags::{is_of_start, is_unknown, set as set_tag};
pub use task::{LessonChoice, LessonTask, ParseTaskError, PlayGoal, PlayTask};
pub(crate) use task::{command_text, plain_text};
pub use tree::{MoveId, MoveTree};
pub use visitor::{Skip, Span, Visitor, visit};
pub use writer::write;
pub(crate) use writer::{comment_line, push_tag};

/// Variations nested deeper than this are left out with a warning.
pub const MAX_DEPTH: usize = 16_384;

/// Tags beyond this number are left out with a warning.
pub const MAX_TAGS: usize = 1_024;

/// The most moves of a game, those of its variations included; the rest is left out.
pub const MAX_MOVES: usize = 500_000;
