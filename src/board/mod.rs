//! Squares, pieces and bitboards, and the board as a plain grid.
//!
//! In: nothing but numbers and names. Out: the vocabulary of every other room. A [`Board`] may hold any arrangement of
//! pieces, legal or not, because scripts and editors need that; what is legal is the business of [`crate::rules`].

/// Makes the error of a text that is none of a type.
macro_rules! not_one {
    ($(#[$doc:meta])* $name:ident = $sentence:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name;

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str($sentence)
            }
        }

        impl core::error::Error for $name {}
    };
}
pub(crate) use not_one;

mod bitboard;
mod grid;
mod piece;
mod square;

pub use bitboard::{Bitboard, Squares};
pub use grid::{Board, BoardPieces};
pub use piece::{Color, ParseColorError, ParsePieceError, ParseRoleError, Piece, Role};
pub use square::{File, ParseCoordinateError, ParseSquareError, Rank, Square, SquareIndexError};
