//! What makes the engine better: finds the weights with which values foretell the results of games best.
//!
//! In: positions of games with their results. Out: weights, as a table in Rust, and those of the network as a file.
//!
//! - [`Samples`]: positions as counts of weights
//! - `model`: a sample's value for given weights, and how it changes with each of them
//! - [`Tuner`]: goes down the slope of the error
//! - [`source`]: weights as the text of `src/engine/evaluation/weights.rs`
//! - [`selfplay`], [`Record`]: games of a player against itself, and their positions with scores in few bytes
//! - [`neighbour`]: positions that a search looks at and no game comes to
//! - [`on_own_scale`]: the scores of another player, on the scale of the engine
//! - [`network`]: the weights of the network
//! - [`chances`]: what scores stand for
//! - [`Spsa`]: margins of the search that win more games
//! - [`PuzzleHunt`], [`are_alike`], [`graded`]: puzzles, and how hard they are
//! - [`clocked_game`]: games with clocks and evaluations
//! - `parts`: work shared out to threads

pub mod chances;
mod clocked;
mod descent;
mod grade;
mod model;
mod neighbour;
pub mod network;
mod parts;
mod puzzles;
mod record;
mod samples;
mod scale;
mod selfplay;
mod source;
mod spsa;

pub use clocked::clocked_game;
pub use descent::{Settings, Tuner};
pub use grade::{MOST_NODES, grade, graded, graded_again, solved_shares};
pub use model::Weights;
pub use neighbour::neighbour;
pub use puzzles::{PuzzleHunt, are_alike};
pub use record::{RECORD_BYTES, Record, with_hand};
pub use samples::{SampleError, Samples};
pub use scale::{mean_of_chances, on_own_scale};
pub use selfplay::selfplay;
pub use source::source;
pub use spsa::{Spsa, Trial};
