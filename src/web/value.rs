//! What a position is worth by the article on a chess engine in R: the engine's module and the npm package's say it.

use super::error::Failure;
use super::read::played;
use crate::engine::evaluate_position;
use wasm_bindgen::prelude::wasm_bindgen;

/// The article's evaluation of the position after some UCI moves from a start, from White's side: 1000 or −1000 at mate, 0
/// in a draw (the third occurrence and fifty moves included), else queens 9, rooks 5, bishops and knights 3, pawns 1, and
/// one point less for a side that is in check.
///
/// ```js
/// evaluatePosition('7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43'); // 1000
/// ```
#[wasm_bindgen(js_name = evaluatePosition)]
pub fn evaluate(start: &str, moves: Option<String>) -> Result<i32, Failure> {
    Ok(evaluate_position(&played(start, &moves.unwrap_or_default())?))
}
