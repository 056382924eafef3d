//! The page: what JavaScript gets from WebAssembly.
//!
//! In: numbers and texts from JavaScript, which may be anything. Out: numbers, texts and lists, or an `Error` with a
//! stable `code` and a `message` that a person can act on. Everything here converts and forwards; nothing decides.
//!
//! Squares cross as numbers from 0 (a1) over 7 (h1) to 63 (h8), pieces as FEN letters, moves as UCI texts.
//!
//! - [`Document`]: a start and a script, with all that follows from them; `after` and `changes` hold what it is asked
//!   and how it changes
//! - [`Standing`], [`pgn_notes`], [`repair_fen`]: what a player needs of it
//! - [`Step`]: what one move did, for drawing and speaking
//! - [`Thinker`], [`engine_bench`]: the strong engine, for a worker; only with the feature `worker`
//! - [`perft`], [`random_chess960`], [`chess960_row`]: what needs no game
//!
//! What the page does without is only in the npm package, with the feature `chess-api`:
//!
//! - `Relation`, `reach`, `control`: moves as sets of pairs, what pieces reach, who attacks what
//! - `chess`: what the class `Chess` of the npm package stands on
//! - `beyond`: what else programs ask of a document

#[cfg(feature = "web")]
mod after;
#[cfg(feature = "chess-api")]
mod beyond;
#[cfg(feature = "web")]
mod changes;
#[cfg(feature = "chess-api")]
pub mod chess;
#[cfg(feature = "web")]
mod document;
mod error;
#[cfg(feature = "web")]
mod play;
#[cfg(feature = "chess-api")]
mod relation;
#[cfg(feature = "web")]
mod square;
#[cfg(feature = "web")]
mod step;
#[cfg(feature = "web")]
mod tools;
#[cfg(feature = "worker")]
mod worker;

#[cfg(feature = "web")]
pub use document::{Document, Remark};
#[cfg(feature = "web")]
pub use play::{Standing, pgn_notes, repair_fen};
#[cfg(feature = "chess-api")]
pub use relation::*;
#[cfg(feature = "web")]
pub use step::Step;
#[cfg(feature = "web")]
pub use tools::*;
#[cfg(feature = "worker")]
pub use worker::*;

#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
