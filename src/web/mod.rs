//! The page: what JavaScript gets from WebAssembly.
//!
//! In: numbers and texts from JavaScript, which may be anything. Out: numbers, texts and lists, or an `Error` with a
//! stable `code` and a `message` that a person can act on. Everything here converts and forwards; nothing decides.
//!
//! Squares cross as numbers from 0 (a1) over 7 (h1) to 63 (h8), pieces as FEN letters, moves as UCI texts.
//!
//! - [`Document`]: a start and a script, with all that follows from them
//! - [`Standing`], [`pgn_notes`], [`repair_fen`]: what a player needs of it
//! - [`Step`]: what one move did, for drawing and speaking
//! - [`perft`], [`random_chess960`], [`chess960_row`]: what needs no game
//!
//! What the page does without is only in the npm package, with the feature `chess-api`:
//!
//! - `Relation`, `reach`, `control`: moves as sets of pairs, what pieces reach, who attacks what
//! - `chess`: what the class `Chess` of the npm package stands on
//! - `beyond`: what else programs ask of a document

#[cfg(feature = "chess-api")]
mod beyond;
#[cfg(feature = "chess-api")]
pub mod chess;
mod document;
mod error;
mod play;
#[cfg(feature = "chess-api")]
mod relation;
mod square;
mod step;

pub use document::{Document, Remark};
pub use play::{Standing, pgn_notes, repair_fen};
#[cfg(feature = "chess-api")]
pub use relation::*;
pub use step::Step;

use crate::board::Role;
use crate::notation::fen;
use crate::rules;
use crate::rules::chess960::Number;
use error::{Failure, failure};
use wasm_bindgen::prelude::wasm_bindgen;

#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// The deepest count that one call may ask for: far beyond what anybody waits for.
const DEEPEST: u32 = 32;

/// How many paths of `depth` legal moves lead on from a position; exact up to 2^53.
#[wasm_bindgen]
pub fn perft(fen: &str, depth: u32) -> Result<f64, Failure> {
    if depth > DEEPEST {
        return Err(failure("depth-out-of-range", "The depth goes from 0 to 32."));
    }
    let (position, _) = fen::parse_any(fen).map_err(|error| failure(error.code(), &error))?;
    Ok(rules::perft(&position, depth) as f64)
}

/// The number of a Chess960 start, each of the 960 as likely as any other.
#[wasm_bindgen(js_name = randomChess960)]
pub fn random_chess960() -> Result<u16, Failure> {
    match getrandom::u64() {
        Ok(seed) => Ok(Number::random(seed).get()),
        Err(_) => Err(failure("no-random", "This browser gives no random numbers; type a number from 0 to 959.")),
    }
}

/// The pieces of a Chess960 start from the a-file to the h-file, such as `RNBQKBNR` for number 518.
#[wasm_bindgen(js_name = chess960Row)]
pub fn chess960_row(number: f64) -> Result<String, Failure> {
    Ok(number_of(number)?.arrangement().into_iter().map(Role::upper_char).collect())
}

/// A Chess960 number from whatever JavaScript passes for one.
fn number_of(number: f64) -> Result<Number, Failure> {
    // Out of range the cast saturates, and then it is not the number that was meant.
    let whole = number as u16;
    match Number::new(whole) {
        Some(found) if f64::from(whole) == number => Ok(found),
        _ => Err(failure("chess960-number", "Chess960: the starts are numbered 0 to 959.")),
    }
}
