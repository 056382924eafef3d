//! Chess960 starts by number.

use super::chess960::number_of;
use super::error::Failure;
#[cfg(feature = "chess-api")]
use super::error::failure;
use crate::board::Role;
#[cfg(feature = "chess-api")]
use crate::rules::chess960::Number;
use wasm_bindgen::prelude::wasm_bindgen;

/// The number of a Chess960 start, each of the 960 as likely as any other.
///
/// ```js
/// chess960Row(randomChess960()).length; // 8
/// ```
#[cfg(feature = "chess-api")]
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
