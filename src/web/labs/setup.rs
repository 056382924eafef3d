//! Positions to begin with: what the fields of a FEN may be instead, how a number leads to its Chess960 start, first moves.

use crate::board::{Bitboard, Color, File, Piece, Role};
use crate::notation::fen::castling_rook;
use crate::notation::{diagram, fen, san, uci};
use crate::rules::chess960::{DerivationStep, Number};
use crate::rules::{Position, Variant};
use crate::script::ScriptState;
use crate::web::error::{Failure, failure};
use crate::web::json::Json;
use crate::web::read::{number_of, read_start};
use crate::web::shared::row_text;
use wasm_bindgen::prelude::*;

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
    Ok(Json::parsed_object(|json| {
        json.field("passable").list(passable, Json::square);
        json.field("rights").list(rights, |json, (letter, rook)| {
            let color = if letter.is_uppercase() { Color::White } else { Color::Black };
            let is_kings = board.pieces(color, Role::King).into_iter().any(|king| king < rook);
            let side = Piece::new(color, if is_kings { Role::King } else { Role::Queen });
            json.object(|json| {
                json.field("letter").letter(letter);
                json.field("square").square(rook);
                json.field("side").letter(side.char());
                json.field("isUsual").plain(usual.chars().any(|known| known == letter));
            });
        });
    }))
}

/// The legal moves: in UCI, in SAN, and the position after each as a FEN.
///
/// ```js
/// firstMoves('7k/8/8/8/8/8/8/7K w - - 0 1')[0].san; // 'Kg1'
/// ```
#[wasm_bindgen(js_name = firstMoves, unchecked_return_type = "FirstMove[]")]
pub fn first_moves(text: &str) -> Result<JsValue, Failure> {
    let (position, variant) = fen::parse_any(text).map_err(failure)?;
    Ok(Json::parsed_list(position.legal_moves(), |json, played| {
        json.object(|json| {
            json.field("uci").text(&uci::write(&position, played, variant));
            json.field("san").text(&san::write(&position, played));
            json.field("after").text(&fen::write(&position.play_unchecked(played), fen::FenStyle::XFen));
        });
    }))
}

/// One of the 960 starts: how its number leads to its row, in steps for sentences in any language, the row, the number of
/// the row that is this one from h to a, and its board as a sample in text, with `p` for every pawn.
///
/// ```js
/// chess960Start(518).steps[0];
/// // { choice: 'light-bishop', ways: 4, number: 518, way: 2, left: 129, open: 'bdfh', files: 'f', row: '.....B..' }
/// ```
#[wasm_bindgen(js_name = chess960Start, unchecked_return_type = "Chess960Start")]
pub fn chess960_start(number: f64) -> Result<JsValue, Failure> {
    let number = number_of(number)?;
    let row = number.arrangement();
    let mut mirror = row;
    mirror.reverse();
    Ok(Json::parsed_object(|json| {
        json.field("steps").list(&number.derivation(), write_step);
        json.field("row").text(&row_text(row.map(Some)));
        json.field("mirrored").plain(Number::from_arrangement(mirror).unwrap_or(number).get());
        json.field("sample").text(&diagram::draw_sample(Position::chess960(number).board()));
    }))
}

fn write_step(json: &mut Json, step: &DerivationStep) {
    json.object(|json| {
        json.field("choice").text(step.choice().code());
        json.field("ways").plain(step.choice().ways());
        json.field("number").plain(step.number());
        json.field("way").plain(step.way());
        json.field("left").plain(step.number() / step.choice().ways());
        json.field("open").text(&step.open().map(File::char).collect::<String>());
        json.field("files").text(&step.files().map(File::char).collect::<String>());
        json.field("row").text(&row_text(step.row()));
    });
}
