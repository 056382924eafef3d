//! Games as chess.js reads and writes them: one game, its main line, comments by position.

mod read;
mod write;

pub use read::{Loaded, PgnError, Pieces, read};
pub use write::{Layout, write};
