//! The page: what JavaScript gets from WebAssembly.
//!
//! In: numbers, texts, and lists of these, which may be anything. Out: numbers, texts, lists of numbers or of texts; what
//! has other parts is an object or a list that `json` writes and one `JSON.parse` reads, of a type that a `.d.ts` beside it
//! declares; an input that is wrong throws an `Error` with a stable `code` and a `message` that a person can act on. A class
//! is what lives on between calls. Everything here converts and forwards; nothing decides.
//!
//! Squares cross as numbers from 0 (a1) over 7 (h1) to 63 (h8), pieces as FEN letters, moves as UCI texts. Within objects,
//! squares of a document have their names.
//!
//! Each of these modules is made with the feature of its name:
//!
//! - `embed`, in [`tree`]: the document as a tree, as far as a board on another page needs it. With `document`, for the page, all
//!   that can be done to it, and all chance; with `document-api`, for the npm package, also PGN, what there is to say about the
//!   text, and answers about any node
//! - `worker`, in [`engine`]: the strong engine, any other player, games of a match; with `bench` also the work that its
//!   speed is measured by
//! - [`review`]: games judged move by move and explained; with `review-api`, for the npm package, also those of a PGN
//! - [`labs`]: all of the page that is not needed before the first move
//! - [`uci`]: the strong engine for programs that speak UCI with a worker, for the npm package
//! - `chess-api`, in [`chess`]: what the npm package has beyond those: what the class `Chess` stands on, and sets of moves
//!
//! What two of them have stands beside them: [`shared`], [`value`], [`piece`], `task`, `turn`, `listening`.

#![allow(clippy::needless_pass_by_value, reason = "lists of texts cross by value")]

#[cfg(feature = "chess-api")]
pub mod chess;
#[cfg(feature = "worker")]
pub mod engine;
mod error;
mod json;
#[cfg(feature = "labs")]
pub mod labs;
#[cfg(any(feature = "worker", feature = "uci"))]
mod listening;
#[cfg(any(feature = "document-api", feature = "chess-api"))]
pub mod piece;
#[allow(dead_code, reason = "no module reads all of it")]
mod read;
#[cfg(feature = "review")]
pub mod review;
#[cfg(any(feature = "labs", feature = "chess-api"))]
pub mod shared;
#[cfg(any(feature = "document-api", feature = "labs"))]
mod task;
#[cfg(feature = "embed")]
pub mod tree;
#[cfg(any(feature = "worker", feature = "review", feature = "uci"))]
mod turn;
#[cfg(feature = "uci")]
pub mod uci;
#[cfg(any(feature = "worker", feature = "chess-api"))]
pub mod value;

#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
