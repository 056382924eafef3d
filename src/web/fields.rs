//! What the fields of a FEN may be instead: whose pawn was just passed by, which rooks may castle.

use super::error::Failure;
use super::json::Json;
use super::read::read_start;
use crate::board::{Bitboard, Color, Role};
use crate::notation::fen::castling_rook;
use crate::rules::Variant;
use crate::script::ScriptState;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What the fields of a FEN may be for the same pieces: the squares of pawns that could be taken in passing, and the
/// rights to castle; nothing, where the position is not legal. A FEN of Chess960 has `960:` before it.
///
/// ```js
/// fenFields('4k3/8/8/2pP4/8/8/8/4K2R w - - 0 1').passable; // ['c6']
/// fenFields('4k3/8/8/2pP4/8/8/8/4K2R w - - 0 1').rights; // [{ letter: 'K', square: 'h1', side: 'K', isUsual: true }]
/// ```
#[wasm_bindgen(js_name = fenFields, unchecked_return_type = "FenFields")]
pub fn fen_fields(start: String) -> Result<JsValue, Failure> {
    let start = read_start(Some(start))?;
    let state = ScriptState::from(&start);
    let (board, is_legal) = (*state.sheet().board(), state.position().is_some());
    let passable = if is_legal { state.setup().possible_en_passant() } else { Bitboard::EMPTY };
    let usual = state.possible_castling(start.variant);
    let letters = if is_legal { state.possible_castling(Variant::Chess960) } else { String::new() };
    let rights = letters.chars().filter_map(|letter| Some((letter, castling_rook(&board, Variant::Chess960, letter)?)));
    Ok(Json::parsed(|json| {
        json.object(|json| {
            json.field("passable").list(passable, |json, square| json.text(&square.to_string()));
            json.field("rights").list(rights, |json, (letter, rook)| {
                let color = if letter.is_uppercase() { Color::White } else { Color::Black };
                let is_kings = board.pieces(color, Role::King).into_iter().any(|king| king < rook);
                let side = match (color, is_kings) {
                    (Color::White, true) => "K",
                    (Color::White, false) => "Q",
                    (Color::Black, true) => "k",
                    (Color::Black, false) => "q",
                };
                json.object(|json| {
                    json.field("letter").text(letter.encode_utf8(&mut [0; 4]));
                    json.field("square").text(&rook.to_string());
                    json.field("side").text(side);
                    json.field("isUsual").plain(usual.chars().any(|known| known == letter));
                });
            });
        });
    }))
}
