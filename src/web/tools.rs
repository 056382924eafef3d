//! What needs no game: counting move paths, and Chess960 starts by number.

use super::chess960::number_of;
use super::error::{Failure, failure};
use crate::board::Role;
use crate::notation::fen;
use crate::rules;
use crate::rules::chess960::Number;
use wasm_bindgen::prelude::wasm_bindgen;

/// The deepest count that one call may ask for: far beyond what anybody waits for.
pub(super) const DEEPEST: u32 = 32;

/// How many paths of `depth` legal moves lead on from a position; exact up to 2^53.
///
/// ```js
/// perft('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 3); // 8902
/// ```
#[wasm_bindgen]
pub fn perft(fen: &str, depth: u32) -> Result<f64, Failure> {
    if depth > DEEPEST {
        return Err(failure("depth-out-of-range", "The depth goes from 0 to 32."));
    }
    let (position, _) = fen::parse_any(fen).map_err(|error| failure(error.code(), &error))?;
    Ok(rules::perft(&position, depth) as f64)
}

/// The number of a Chess960 start, each of the 960 as likely as any other.
///
/// ```js
/// chess960Row(randomChess960()).length; // 8
/// ```
#[wasm_bindgen(js_name = randomChess960)]
pub fn random_chess960() -> Result<u16, Failure> {
    match getrandom::u64() {
        Ok(seed) => Ok(Number::random(seed).get()),
        Err(_) => Err(failure("no-random", "This browser gives no random numbers; type a number from 0 to 959.")),
    }
}

/// The pieces of a Chess960 start from the a-file to the h-file, such as `RNBQKBNR` for number 518.
///
/// ```js
/// chess960Row(0); // 'BBQNNRKR'
/// ```
#[wasm_bindgen(js_name = chess960Row)]
pub fn chess960_row(number: f64) -> Result<String, Failure> {
    Ok(number_of(number)?.arrangement().into_iter().map(Role::upper_char).collect())
}
