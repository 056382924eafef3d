//! What a position is worth: by the article on a chess engine in R, and to the strong engine.

use super::error::Failure;
#[cfg(feature = "chess-api")]
use super::error::failure;
use super::line::played;
#[cfg(feature = "worker")]
use crate::board::Color;
#[cfg(feature = "chess-api")]
use crate::diagnostic::call;
use crate::engine::evaluate_position;
#[cfg(feature = "worker")]
use crate::engine::evaluation::{Evaluate, Learned};
#[cfg(feature = "chess-api")]
use crate::engine::minimax_scoring;
use wasm_bindgen::prelude::wasm_bindgen;

/// As deep as minimax goes here: it walks a few million positions for it at most.
#[cfg(feature = "chess-api")]
const DEEPEST: u32 = 4;

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

/// The article's minimax: that evaluation at the end of `depth` plies of best play by both sides; `depth` is at most 4.
///
/// ```js
/// minimaxScoring('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', '', 1); // 1000, as the rook mates
/// ```
#[cfg(feature = "chess-api")]
#[wasm_bindgen(js_name = minimaxScoring)]
pub fn minimax_score(start: &str, moves: &str, depth: u32) -> Result<i32, Failure> {
    if depth > DEEPEST {
        return Err(failure(call::TOO_DEEP.diagnostic().with("deepest", 4u32)));
    }
    Ok(minimax_scoring(&played(start, moves)?, depth))
}

/// What the strong engine makes of the same position without looking ahead, in centipawns, from White's side.
#[cfg(feature = "worker")]
#[wasm_bindgen]
pub fn centipawns(start: &str, moves: &str) -> Result<i32, Failure> {
    let game = played(start, moves)?;
    let value = Learned::default().evaluate(game.position());
    Ok(if game.position().turn() == Color::White { value } else { -value })
}
