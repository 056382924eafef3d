//! What programs written for chess.js expect of a chess library: its rules of reading, its order of moves, its texts.
//!
//! In: the texts and squares that such a program passes. Out: states, moves and texts as it knows them. A program may
//! put any pieces on the board, so a [`State`] may be anything; where it is a legal position it plays by
//! [`crate::rules`], elsewhere its pieces move as they do there, and `illegal` looks after the kings: one, none, several.
//! What a text of a FEN, a move or a game says is read by [`crate::notation`]; this room adds what chess.js takes or
//! refuses beyond that.
//!
//! - [`State`]: a board, whose turn it is, the rights, the counters; [`Block`] is the same in sixteen words
//! - [`Report`]: what one move does, in one word; [`sanmark`]: its SAN as a number, and back
//! - [`Listing`]: the moves of a state, in the order that such programs are used to
//! - [`fen`], [`pgn`]: reading and writing with the words, and the faults, of those programs
//!
//! Nothing here holds a game: a game is a line of blocks, which the caller keeps.

mod block;
pub mod fen;
mod hash;
mod illegal;
mod listing;
pub mod pgn;
mod read;
mod report;
pub mod sanmark;
mod state;

pub use block::{Block, WORDS, repetitions};
pub use listing::{Entry, Filter, Listing};
pub use read::{MoveText, Strictness};
pub use report::Report;
pub use state::{ClaimedRights, State, corners};
