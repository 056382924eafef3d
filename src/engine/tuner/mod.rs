//! The tuner: finds the weights with which values foretell the results of games best.
//!
//! In: positions of games with their results. Out: weights, as a table in Rust.
//!
//! - [`Samples`]: positions as counts of weights
//! - `model`: a sample's value for given weights, and how it changes with each of them
//! - [`Tuner`]: goes down the slope of the error
//! - [`source`]: weights as the text of `src/engine/evaluation/weights.rs`

mod descent;
mod model;
mod samples;
mod source;

pub use descent::{Settings, Tuner};
pub use model::Weights;
pub use samples::{Samples, Unreadable};
pub use source::source;
