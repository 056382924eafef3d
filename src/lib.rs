//! Gridmate: a chess playground for one browser tab.
//!
//! The rooms of the house, each of which may import only those above it:
//!
//! - [`board`]: squares, pieces, bitboards, the board as a plain grid
//! - [`diagnostic`]: what there is to say about an input: code, arguments, sentence, fix
//! - [`geometry`]: how pieces move on a board: attack sets and the lines between squares
//! - [`rules`]: a legal position: validation, legal moves, make, check, perft, hashing, Chess960
//! - [`game`]: a game: history, undo and redo, repetition, the reasons it ends
//! - [`tactics`]: what is on the board, what a move and a line do: pins, forks, sacrifices, mates; exchanges
//! - [`notation`]: text and chess: FEN, EPD, SAN, UCI moves, PGN, opening books, boards as text and as SVG
//! - [`sql`]: statements of T-SQL in SQLite's words, and a game as the rows of a database
//! - [`sets`]: sets of moves with a name, those of a position, and formulas over them, as pairs and as SQL
//! - [`script`]: the token language: a start, a text, and what each token does to the board
//! - [`document`]: the tree of steps, of which a script is one path
//! - [`engine`]: players: random; minimax, negamax and alpha-beta, which show how they think; the strong engine, at ten
//!   levels, with its evaluation; matches
//! - [`review`]: games judged move by move: winning chances, marks, accuracy
//! - [`lesson`]: documents with tasks: answers to them, and what is wrong with them
//! - [`compat`]: what programs written for chess.js expect: its reading, its order, its texts
//! - [`sentences`]: all sentences that the others may say of an input, in one list
//!
//! Rules, games and notations are always there; what else a program wants it asks for by a feature:
//!
//! | feature | rooms |
//! | --- | --- |
//! | `pictures` | [`notation::svg`], [`notation::gif`] |
//! | `tactics` | [`tactics`] |
//! | `sets` | [`sets`], [`sql`], `tactics` |
//! | `document` | [`script`], [`document`], `pictures` |
//! | `engine` | [`engine`], `tactics`; needs `std` |
//! | `review` | [`review`], `engine` |
//! | `lesson` | [`lesson`], `document`, `review`, `sets` |
//! | `compat` | [`compat`]; needs `std` |
//! | `full` | all of them, and [`sentences`] |
//!
//! Without the one default feature, `std`, the core is `no_std` and needs `alloc` alone. With the feature `serde`, positions, moves,
//! games and their parts are written and read as their texts.
//!
//! A game against the strong engine, and what the article on a chess engine in R makes of it:
//!
//! ```
//! use gridmate::engine::{Limits, NoControl, evaluate_position, player};
//! use gridmate::game::Game;
//! use gridmate::notation::san;
//!
//! let mut game = Game::default();
//! for text in ["f3", "e5", "g4"] {
//!     let played = san::parse(game.position(), text)?;
//!     game.play(played)?;
//! }
//! let limits = Limits { depth: Some(3), ..Limits::default() };
//! let mate = player("engine", 1)?.choose(&game, &limits, &NoControl).expect("it has legal moves");
//! assert_eq!(san::write(game.position(), mate), "Qh4#");
//! game.play(mate)?;
//! assert_eq!(game.end().map(|end| end.to_string()).as_deref(), Some("black wins by checkmate"));
//! assert_eq!(evaluate_position(&game), -1000);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![cfg_attr(not(feature = "std"), no_std)]
// docs.rs compiles with nightly Rust and marks each item with the feature that it needs.
#![cfg_attr(docsrs, feature(doc_cfg), doc(auto_cfg(hide(feature = "web"))))]
// What the rooms below offer to those above alone has no other use without them.
#![cfg_attr(not(any(feature = "full", feature = "web")), allow(dead_code, unused_imports))]

extern crate alloc;

pub mod board;
#[cfg(any(feature = "compat", feature = "web"))]
pub mod compat;
pub mod diagnostic;
#[cfg(any(feature = "document", feature = "web"))]
pub mod document;
#[cfg(any(feature = "engine", feature = "web"))]
pub mod engine;
pub mod game;
pub mod geometry;
#[cfg(any(feature = "lesson", feature = "web"))]
pub mod lesson;
pub mod notation;
#[cfg(any(feature = "review", feature = "web"))]
pub mod review;
pub mod rules;
#[cfg(any(feature = "document", feature = "web"))]
pub mod script;
#[cfg(any(feature = "full", feature = "web"))]
pub mod sentences;
#[cfg(feature = "serde")]
mod serde;
#[cfg(any(feature = "sets", feature = "web"))]
pub mod sets;
#[cfg(any(feature = "sets", feature = "web"))]
pub mod sql;
#[cfg(any(feature = "tactics", feature = "web"))]
pub mod tactics;
// What JavaScript gets: the package `gridmate-web` compiles these sources with it, the published crate has none of it.
#[cfg(all(feature = "web", target_arch = "wasm32"))]
pub mod web;

/// The examples of the README are tried, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
