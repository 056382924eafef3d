//! Players: who choose a move in a game.
//!
//! In: a game, and where chance decides a seed; nothing is read from a clock or from the machine. Out: a move, or the
//! scores of all of them.
//!
//! - [`Player`]: chooses; [`player`] makes one from a name such as `minimax:2`
//! - [`Random`]: any legal move
//! - [`Teaching`]: the searches of the article on a chess engine in R, and the next steps that it names
//! - [`Trace`]: the tree that such a search walked
//! - [`teaching_score`]: the article's evaluation
//! - [`play`], [`Terms`], [`Tally`]: games of one player against another, and what they say about strength
//! - [`Dice`]: random numbers from a seed

mod contest;
mod dice;
mod elo;
mod evaluation;
mod player;
mod teaching;
mod trace;

pub use contest::{Opening, Pairing, Terms, play};
pub use dice::Dice;
pub use elo::{Elo, Tally};
pub use evaluation::{MATE, teaching_score};
pub use player::{Player, PlayerError, Random, player};
pub use teaching::{Method, Scored, Teaching};
pub use trace::{Fate, LONGEST_TRACE, Node, Trace};
