//! All of the page that is not needed before the first move: what explains, and what reads and writes files.
//!
//! - `typed`: what there is to say about a script, and what puts it right; moves and texts as people type and paste them
//! - `setup`: positions to begin with
//! - `files`: documents as PGN, as the spreadsheet's formula, as text and SVG; files of games
//! - `sets`: sets of moves, and what a formula yields
//! - `sql`: statements of T-SQL, and a game as the rows of a database
//! - `trace`: how a search goes its way, what a player draws from it, and what a position is worth, term by term

mod files;
mod sets;
mod setup;
mod sql;
mod trace;
mod typed;

pub use files::*;
pub use sets::*;
pub use setup::*;
pub use sql::*;
pub use trace::*;
pub use typed::*;
