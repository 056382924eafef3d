//! Chess960 starts by number.

use super::chess960::number_of;
use super::error::Failure;
use crate::board::Role;
use wasm_bindgen::prelude::wasm_bindgen;

/// The pieces of a Chess960 start from the a-file to the h-file, such as `RNBQKBNR` for number 518.
///
/// ```js
/// chess960Row(0); // 'BBQNNRKR'
/// ```
#[wasm_bindgen(js_name = chess960Row)]
pub fn chess960_row(number: f64) -> Result<String, Failure> {
    Ok(number_of(number)?.arrangement().into_iter().map(Role::upper_char).collect())
}
