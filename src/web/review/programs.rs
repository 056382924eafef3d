//! What the npm package asks beyond the page: games as PGN.

use super::reviewer::Reviewer;
use crate::notation::pgn::{Error, PgnGame};
use crate::web::error::{Failure, failure};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
impl Reviewer {
    /// The review of the first game of a PGN: its main line, up to the first null move.
    ///
    /// ```js
    /// Reviewer.fromPgn('1. f3 e5 2. g4 Qh4#', 0).positions; // 5
    /// ```
    #[wasm_bindgen(js_name = fromPgn)]
    pub fn from_pgn(text: &str, nodes: f64) -> Result<Self, Failure> {
        let record: PgnGame = text.parse().map_err(|error: Error| failure(&error))?;
        Ok(Self::of(&record.to_game(), nodes, &[]))
    }

    /// The number of the positions of the game.
    #[wasm_bindgen(getter)]
    pub fn positions(&self) -> usize {
        self.review().game().ply() + 1
    }
}
