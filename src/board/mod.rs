//! Squares, pieces and bitboards, and the board as a plain grid.
//!
//! In: nothing but numbers and names. Out: the vocabulary of every other room. A [`Board`] may hold any arrangement of
//! pieces, legal or not, because scripts and editors need that; what is legal is the business of [`crate::rules`].

mod bitboard;
mod grid;
mod piece;
mod square;

pub use bitboard::Bitboard;
pub use grid::Board;
pub use piece::{Color, NotAPiece, Piece, Role};
pub use square::{File, NotASquare, Rank, Square};
