//! How a search goes its way, and what a position is worth, told as JSON.

use super::error::{Failure, failure};
use super::line::played;
use crate::engine::evaluation::Explanation;
use crate::engine::{LONGEST_TRACE, Method, Trace, evaluation_json};
use crate::notation::fen;
use crate::rules::Position;
use wasm_bindgen::prelude::wasm_bindgen;

/// As deep as a trace may go: in a middlegame that takes seconds.
const fn deepest(method: Method) -> u32 {
    match method {
        Method::Minimax | Method::Negamax => 4,
        Method::AlphaBeta => 5,
    }
}

/// The tree that a search of `depth` half-moves, 4 at most and 5 with alpha-beta, walks after some UCI moves from a start: the nodes of its
/// first `plies`, 2000 at most, in the order in which they were reached. The method is `minimax`, `negamax` or
/// `alphabeta`; `alpha` and `beta` are the window that the search begins with.
///
/// All scores and windows are from White's side. Of each node there are `parent`, `san`, `uci`, `depth` (half-moves left),
/// `alpha` and `beta` (what White and what Black have for certain elsewhere; null is an open window), `score`, `fate`
/// (`over`, `leaf`, `searched`, `cut`, `skipped`), `cut_by`, `visited` and `plain` (positions looked at below it, and those
/// that plain minimax looks at). `complete` says whether these are all nodes of those plies, `ties` how many moves of the
/// root come to its score. What lies below a node is what a trace with its moves, its depth and its window shows.
///
/// ```js
/// const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/// JSON.parse(trace(start, '', 'minimax', 2, 1)).nodes.length; // 21
/// ```
#[wasm_bindgen]
pub fn trace(
    start: &str,
    moves: &str,
    method: &str,
    depth: u32,
    plies: u32,
    alpha: Option<i32>,
    beta: Option<i32>,
) -> Result<String, Failure> {
    let method = match method {
        "minimax" => Method::Minimax,
        "negamax" => Method::Negamax,
        "alphabeta" => Method::AlphaBeta,
        _ => return Err(failure("no-such-method", "The methods are minimax, negamax and alphabeta.")),
    };
    if depth > deepest(method) {
        return Err(failure("depth-out-of-range", format!("The depth goes from 0 to {}.", deepest(method))));
    }
    let game = played(start, moves)?;
    Ok(Trace::within(&game, method, depth, (alpha, beta), plies, LONGEST_TRACE).to_json())
}

fn position(text: &str) -> Result<Position, Failure> {
    fen::parse_any(text).map(|(position, _)| position).map_err(|error| failure(error.code(), &error))
}

/// What the strong engine's hand-written evaluation makes of a position, term by term: `white` (hundredths of a pawn),
/// `phase` (24 down to 0), `scale` (64ths), and `terms`, each with `name`, and for `white` and `black` `middlegame`,
/// `endgame` and `tapered`.
///
/// ```js
/// JSON.parse(explain('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')).terms[0].name; // 'material'
/// ```
#[wasm_bindgen]
pub fn explain(fen: &str) -> Result<String, Failure> {
    Ok(Explanation::of(&position(fen)?).to_json())
}

/// The article's evaluation of the position after some UCI moves from a start: `value` (1000 or −1000 at mate, 0 in a draw),
/// `end` (how the game is over: checkmate, stalemate, insufficient, threefold or fifty; null if it goes on), and what is
/// counted: `score`, `checked` (`w`, `b` or null), and `pieces`, each with `role`, `worth`, and how many `white` and `black`
/// have.
///
/// ```js
/// JSON.parse(teachingTerms('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')).value; // 1
/// ```
#[wasm_bindgen(js_name = teachingTerms)]
pub fn teaching_terms(start: &str, moves: Option<String>) -> Result<String, Failure> {
    Ok(evaluation_json(&played(start, &moves.unwrap_or_default())?))
}
