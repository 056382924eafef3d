//! A legal position and what may happen in it.
//!
//! In: a [`Setup`], which may be anything. Out: a [`Position`], which is legal by construction, its moves, and the
//! positions after them. Nothing in this room doubts a position again once it is made.
//!
//! - [`Setup`] and [`SetupError`]: validation, with every error named
//! - [`Position`]: the legal position; [`Position::play`] makes moves on a copy
//! - [`Move`], [`MoveList`]: sixteen bits a move; [`MoveEffect`]: what one does on the board
//! - [`perft()`]: counting move paths, the proof of the generator
//! - [`chess960`]: the 960 starts by number; [`CastlingRights`]: with which rooks a side may castle
//! - [`Material`]: who can still mate

pub mod chess960;
mod generate;
mod hash;
mod legality;
mod list;
mod material;
mod moves;
mod perft;
mod play;
mod position;
mod reach;
mod rng;
mod setup;
mod side;

pub(crate) use legality::{KingSafety, castle_way_is_free};
pub use list::{IntoMoves, MoveList};
pub use material::Material;
pub use moves::{Move, MoveEffect, MoveKind};
pub use perft::{divide, perft, perft_full};
pub use position::{CastlingRights, MAX_COUNTER, Position};
pub use rng::Rng;
pub use setup::{IllegalPosition, Setup, SetupError, SetupWarning, castling_homes};

/// Which game is played: the standard one, or Chess960 with its castling between any files.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Variant {
    /// The game with the king on e1 and the rooks in the corners.
    #[default]
    Standard,
    /// Fischer random chess.
    Chess960,
}
