//! One state: read, written, asked, changed.

use super::buffer::{color, role, square, with};
use crate::board::Piece;
use crate::compat::{ClaimedRights, Report, State, corners, fen, sanmark};
use crate::rules::Variant;
use crate::web::error::{Failure, failure};
use crate::web::shared::counted;
use wasm_bindgen::prelude::wasm_bindgen;

/// What `chessLoad` is to do, as bits.
const SKIP_VALIDATION: u32 = 1;
const CHESS960: u32 = 2;
const DROP_CLAIMS: u32 = 4;

/// What options that have this bit, too, say of claimed rights.
pub(super) fn claimed_rights(options: u32) -> ClaimedRights {
    if options & DROP_CLAIMS == 0 { ClaimedRights::Kept } else { ClaimedRights::Dropped }
}

/// Puts the state of a FEN in the buffer; answers the text with its missing fields, if there were any.
#[wasm_bindgen(js_name = chessLoad)]
pub fn chess_load(text: &str, options: u32) -> Result<Option<String>, Failure> {
    let variant = if options & CHESS960 == 0 { Variant::Standard } else { Variant::Chess960 };
    let (state, completed) = if options & SKIP_VALIDATION == 0 {
        fen::load(text, variant).map_err(failure)?
    } else {
        let completed = fen::complete(text);
        (fen::read(completed.as_deref().unwrap_or(text), variant), completed)
    };
    let state = if claimed_rights(options) == ClaimedRights::Kept { state } else { state.without_claims() };
    with(|buffer| buffer.put(state, Report::default(), sanmark::NULL));
    Ok(completed)
}

/// What is wrong with a FEN, if anything is.
#[wasm_bindgen(js_name = chessFault)]
pub fn chess_fault(text: &str) -> Option<String> {
    fen::validate(text).err().map(|error| error.to_string())
}

/// Puts an empty board in the buffer.
#[wasm_bindgen(js_name = chessClear)]
pub fn chess_clear() {
    with(|buffer| buffer.put(State::empty(), Report::default(), sanmark::NULL));
}

/// The FEN of the state; with 1, the passed square always.
#[wasm_bindgen(js_name = chessFen)]
pub fn chess_fen(always: u32) -> String {
    let passed = if always == 0 { fen::Passed::IfLegal } else { fen::Passed::Always };
    with(|buffer| fen::write(buffer.state(), passed))
}

/// What only the moves say of the state, as bits: check (1), checkmate (2), stalemate (4).
#[wasm_bindgen(js_name = chessStatus)]
pub fn chess_status() -> u32 {
    with(|buffer| buffer.state().status())
}

/// Writes the squares whose pieces of a colour attack a square, where reports go; answers how many there are.
#[wasm_bindgen(js_name = chessAttackers)]
pub fn chess_attackers(at: u32, by: u32) -> usize {
    let Some(at) = square(at) else { return 0 };
    with(|buffer| {
        let (state, _, mut rows) = buffer.parts();
        state.attackers(at, color(by)).for_each(|square| rows.write_word(square.index() as u32));
        rows.count
    })
}

/// Whether a square is attacked by a colour.
#[wasm_bindgen(js_name = chessIsAttacked)]
pub fn chess_is_attacked(at: u32, by: u32) -> bool {
    square(at).is_some_and(|at| with(|buffer| buffer.state().attackers(at, color(by)).next().is_some()))
}

/// Puts a piece on a square; not a second king.
#[wasm_bindgen(js_name = chessPut)]
pub fn chess_put(at: u32, of: u32, code: u32) -> bool {
    let (Some(at), Some(role)) = (square(at), role(code)) else { return false };
    with(|buffer| {
        let next = buffer.state().put(Piece::new(color(of), role), at);
        next.map(|next| buffer.change(next)).is_some()
    })
}

/// Empties a square.
#[wasm_bindgen(js_name = chessRemove)]
pub fn chess_remove(at: u32) {
    if let Some(at) = square(at) {
        with(|buffer| {
            let next = buffer.state().remove(at);
            buffer.change(next);
        });
    }
}

/// Takes castling rights and gives others where king and rook stand for them, each as four bits: white's short and
/// long, black's short and long.
#[wasm_bindgen(js_name = chessSetRights)]
pub fn chess_set_rights(given: u32, taken: u32) {
    with(|buffer| buffer.regrant(corners(given), corners(taken)));
}

/// How many paths of `depth` moves there are; exact up to 2^53.
#[wasm_bindgen(js_name = chessPerft)]
pub fn chess_perft(depth: u32) -> Result<f64, Failure> {
    with(|buffer| counted(depth, |depth| buffer.state().perft(depth)))
}
