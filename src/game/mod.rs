//! A game: what has been played, and whether it is over.
//!
//! In: a legal start [`Position`](crate::rules::Position) and moves. Out: the position after each of them, how often it
//! has occurred, what may be claimed, and the [`End`] of the game with its reason. Undo and redo move along the line.
//!
//! - [`Game`]: the line of moves and the place on it
//! - [`End`]: every way a game ends by the rules, with its winner
//! - [`GameResult`], [`Outcome`]: who has won, and why, by the rules, the players or a record
//! - [`Claim`]: the two draws that a player has to ask for

mod claims;
mod end;
mod line;
mod outcome;
mod result;

pub use claims::ClaimError;
pub use end::{Claim, End, ParseClaimError};
pub use line::{Game, PlayError};
pub use outcome::{Cause, Outcome, ParseCauseError};
pub use result::{GameResult, ParseResultError};
