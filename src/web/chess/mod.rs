//! What the npm package has beyond the other modules: what its class `Chess` stands on, sets of moves, and what is asked
//! of positions and games that cross as texts.
//!
//! The class keeps its game itself, as a line of blocks of sixteen words that mean nothing to it, and hands the last
//! one in with every call: it writes the words at [`chess_words`], calls, and reads what has changed there. So nothing
//! has to be freed, and a game outlives this module should it ever trap. Those words are the one exception to the way in
//! which values cross: to write and parse a text would take longer than a move.
//!
//! - `buffer`: the words, and the state that was read from them last
//! - `state`: one state: read, written, asked, changed
//! - `moves`: its moves, listed and played
//! - `game`: a whole line: repetition, PGN
//! - `relation`: sets of moves
//! - `ask`: what a position is worth, where pieces may go in it, what is odd about a PGN
//! - `chess960`: starts by number

mod ask;
mod buffer;
mod chess960;
mod game;
mod moves;
mod relation;
mod state;

pub use ask::*;
pub use buffer::chess_words;
pub use chess960::*;
pub use game::*;
pub use moves::*;
pub use relation::*;
pub use state::*;
