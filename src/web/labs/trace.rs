//! How a search goes its way, what a player draws from it, and what a position is worth, term by term.

use crate::diagnostic::call;
use crate::engine::evaluation::Explanation;
use crate::engine::{LONGEST_TRACE, Method, TeachingMove, Trace, evaluation_json};
use crate::notation::uci;
use crate::web::error::{Failure, failure};
use crate::web::json::{Json, parse};
use crate::web::read::{line_text, played};
use crate::web::shared::position;
use wasm_bindgen::prelude::*;

/// As deep as a trace may go: in a middlegame that takes seconds.
const fn deepest(method: Method) -> u32 {
    match method {
        Method::Minimax | Method::Negamax => 4,
        Method::AlphaBeta => 5,
    }
}

/// The tree that a search of `depth` plies, 4 at most and 5 with alpha-beta, walks after some UCI moves from a start:
/// the nodes of its first `plies`, 2000 at most, in the order in which they were reached. The method is `minimax`, `negamax` or
/// `alphabeta`; `alpha` and `beta` are the window that the search begins with.
///
/// All scores and windows are from White's side. What lies below a node is what a trace with its moves, its depth and its
/// window shows.
///
/// ```js
/// const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/// trace(start, '', 'minimax', 2, 1).nodes.length; // 21
/// ```
#[wasm_bindgen(unchecked_return_type = "Trace")]
pub fn trace(
    start: &str,
    moves: &str,
    method: &str,
    depth: u32,
    plies: u32,
    alpha: Option<i32>,
    beta: Option<i32>,
) -> Result<JsValue, Failure> {
    let method = read_method(method, depth)?;
    let game = played(start, moves)?;
    Ok(parse(&Trace::within(&game, method, depth, (alpha, beta), plies, LONGEST_TRACE).to_json()))
}

/// What a teaching player of a method, which looks `depth` plies deep, its own move included, plays after some UCI moves
/// from a start; and the first plies of the tree that it walks. Of several best moves it is the one that was made, if that
/// is given and is one of them, or drawn with a seed as `Chooser` draws. As deep as a trace may go.
///
/// ```js
/// const mate = lesson('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', '', 'minimax', 2, undefined, 42, 1);
/// [mate.uci, mate.score, mate.trace.ties]; // ['a1a8', 1000, 1]
/// ```
#[wasm_bindgen(unchecked_return_type = "TeachingMove")]
pub fn lesson(
    start: &str,
    moves: &str,
    method: &str,
    depth: u32,
    made: Option<String>,
    seed: f64,
    plies: u32,
) -> Result<JsValue, Failure> {
    let method = read_method(method, depth)?;
    let game = played(start, moves)?;
    let made = made.and_then(|text| uci::parse_lenient(game.position(), &text, game.variant()).ok());
    let lesson = TeachingMove::of(&game, method, depth.saturating_sub(1), made, seed as u64, plies);
    let score = lesson.scored.moves.iter().find(|(known, _)| Some(*known) == lesson.played).map(|&(_, score)| score);
    Ok(Json::parsed_object(|json| {
        json.field("uci").maybe(lesson.played, |json, played| json.text(&line_text(&game, &[played])));
        json.field("score").maybe(score, Json::plain);
        json.field("trace").plain(lesson.trace.to_json());
    }))
}

/// The method of a name, if it may look so deep.
fn read_method(name: &str, depth: u32) -> Result<Method, Failure> {
    let Ok(method) = name.parse() else {
        return Err(failure(call::NO_SUCH_METHOD));
    };
    if depth > deepest(method) {
        return Err(failure(call::TOO_DEEP.diagnostic().with("deepest", deepest(method))));
    }
    Ok(method)
}

/// What the strong engine's hand-written evaluation makes of a position, term by term.
///
/// ```js
/// explain('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1').terms[0].name; // 'material'
/// ```
#[wasm_bindgen(unchecked_return_type = "Explanation")]
pub fn explain(fen: &str) -> Result<JsValue, Failure> {
    Ok(parse(&Explanation::of(&position(fen)?).to_json()))
}

/// The article's evaluation of the position after some UCI moves from a start.
///
/// ```js
/// teachingTerms('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1').value; // 1
/// ```
#[wasm_bindgen(js_name = teachingTerms, unchecked_return_type = "TeachingTerms")]
pub fn teaching_terms(start: &str, moves: Option<String>) -> Result<JsValue, Failure> {
    Ok(parse(&evaluation_json(&played(start, &moves.unwrap_or_default())?)))
}
