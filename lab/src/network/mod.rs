//! Learning the network's weights.
//!
//! In: positions with scores and results. Out: the file of weights that is compiled into the engine.
//!
//! - [`Model`]: the network in numbers that are no whole ones, and its slope
//! - [`Learner`]: goes down the slope of the error, in the end with the weights rounded as they will be

mod learner;
mod model;

pub use learner::{Course, Learner};
pub use model::Model;
