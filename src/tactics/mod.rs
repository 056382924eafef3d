//! What is on the board, in the words of the field.
//!
//! - [`see_ge`], [`worth`]: what an exchange on one square brings

mod exchange;

pub(crate) use exchange::taken;
pub use exchange::{see_ge, worth};
