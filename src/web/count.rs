//! Counting move paths.

use super::error::{Failure, failure};
use crate::diagnostic::call;
use crate::rules::{self, Position};
use wasm_bindgen::prelude::wasm_bindgen;

/// The deepest count, however few moves there are.
const DEEPEST: u32 = 32;
/// How deep is counted to see how fast the paths multiply.
const PROBE: u32 = 4;
/// The most paths, estimated by how fast they multiply: some ten seconds in a browser.
const MOST_PATHS: f64 = 8e9;

/// Counts paths of `depth` moves, unless they are too many.
pub(super) fn counted(depth: u32, mut count: impl FnMut(u32) -> u64) -> Result<f64, Failure> {
    if depth > PROBE {
        let [before, mut paths] = [PROBE - 1, PROBE].map(|depth| count(depth) as f64);
        let growth = (paths / before.max(1.0)).max(1.0);
        let mut deepest = PROBE;
        while deepest < DEEPEST && paths * growth <= MOST_PATHS {
            paths *= growth;
            deepest += 1;
        }
        if depth > deepest {
            return Err(failure(call::TOO_DEEP.diagnostic().with("deepest", deepest)));
        }
    }
    Ok(count(depth) as f64)
}

/// How many paths of `depth` legal moves lead on from a position; exact up to 2^53. Refused where more than 8 billion are
/// to be expected.
///
/// ```js
/// perft('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 3); // 8902
/// ```
#[wasm_bindgen]
pub fn perft(fen: &str, depth: u32) -> Result<f64, Failure> {
    let position: Position = fen.parse().map_err(failure)?;
    counted(depth, |depth| rules::perft(&position, depth))
}
