//! Players in a worker, bit by bit.
//!
//! A worker hears nothing while it computes. So a player thinks for a while, returns, looks whether it was told to stop,
//! and goes on where it was.
//!
//! - `thinker`: the strong engine, and the levels that are made of it
//! - `chooser`: any player by its name
//! - `match_game`: games of one player against another, and what many say

mod chooser;
mod match_game;
mod thinker;

pub use chooser::Chooser;
pub use match_game::{MatchGame, match_elo};
pub use thinker::*;
