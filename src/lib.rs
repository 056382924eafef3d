//! Gridmate: a chess playground for one browser tab.
//!
//! The rooms of the house, each of which may import only those above it:
//!
//! - [`board`]: squares, pieces, bitboards, the board as a plain grid
//! - [`geometry`]: how pieces move on a board: attack sets and the lines between squares
//! - [`rules`]: a legal position: validation, legal moves, make, check, perft, hashing, Chess960
//! - [`notation`]: text and chess: FEN, SAN, UCI moves, PGN, text diagrams
//! - [`game`]: a game: history, undo and redo, repetition, the reasons it ends

pub mod board;
pub mod game;
pub mod geometry;
pub mod notation;
pub mod rules;
