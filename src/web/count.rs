//! Counting move paths.

use super::error::{Failure, failure};
use crate::diagnostic::call;
use crate::rules::{self, Position};
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
        return Err(failure(call::TOO_DEEP.diagnostic().with("deepest", 32u32)));
    }
    let position: Position = fen.parse().map_err(failure)?;
    Ok(rules::perft(&position, depth) as f64)
}
