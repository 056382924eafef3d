//! What the class `Chess` of the npm package stands on.
//!
//! The class keeps its game itself, as a line of blocks of sixteen words that mean nothing to it, and hands the last
//! one in with every call: it writes the words at [`chess_words`], calls, and reads what has changed there. So nothing
//! has to be freed, and a game outlives this module should it ever trap.
//!
//! - `buffer`: the words, and the state that was read from them last
//! - `state`: one state: read, written, asked, changed
//! - `moves`: its moves, listed and played
//! - `game`: a whole line: repetition, PGN

mod buffer;
mod game;
mod moves;
mod state;

pub use buffer::chess_words;
pub use game::*;
pub use moves::*;
pub use state::*;
