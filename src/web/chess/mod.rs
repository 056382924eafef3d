//! What the npm package has beyond the other modules: what its class `Chess` stands on, sets of moves, and what is asked
//! of positions and games that cross as texts.
//!
//! The class keeps its game itself, as a line of blocks of sixteen words that mean nothing to it, and hands the last
//! one in with every call: it writes the words at [`buffer::chess_words`], calls, and reads what has changed there. So nothing
//! has to be freed, and a game outlives this module should it ever trap. Those words are the one exception to the way in
//! which values cross: to write and parse a text would take longer than a move.

pub mod ask;
pub mod buffer;
pub mod game;
pub mod moves;
pub mod relation;
pub mod state;
