//! The moves of the state in the buffer.

use super::buffer::{Buffer, role, square, with};
use crate::compat::{Filter, MoveText, Report, State, Strictness, fen, sanmark};
use crate::rules::Move;
use wasm_bindgen::prelude::wasm_bindgen;

/// No such square, no such role: every one is wanted.
const ANY: u32 = 255;

/// Writes what each move does, in no particular order; answers how many there are.
#[wasm_bindgen(js_name = chessMoves)]
pub fn chess_moves() -> usize {
    with(|buffer| {
        let (state, listing, mut rows) = buffer.parts();
        listing.plain(state, |played| rows.write(Report::new(state, played), 0, 0));
        rows.count
    })
}

/// Writes what the moves of a square and a role do, and the numbers of their SANs; answers how many there are.
#[wasm_bindgen(js_name = chessSans)]
pub fn chess_sans(at: u32, of: u32) -> usize {
    with(|buffer| list(buffer, at, of, |_, _| 0))
}

/// Like `chessSans`, and answers the FENs after the moves in one text; the ends of each are written as well.
#[wasm_bindgen(js_name = chessVerbose)]
pub fn chess_verbose(at: u32, of: u32) -> String {
    let mut text = String::with_capacity(4096);
    with(|buffer| {
        list(buffer, at, of, |state, played| {
            fen::write_onto(&mut text, &state.play(played), fen::Passed::IfLegal);
            text.len()
        })
    });
    text
}

fn list(buffer: &mut Buffer, at: u32, of: u32, mut end: impl FnMut(&State, Move) -> usize) -> usize {
    let filter = Filter { square: square(at), role: role(of) };
    if at != ANY && filter.square.is_none() || of != ANY && filter.role.is_none() {
        return 0;
    }
    let (state, listing, mut rows) = buffer.parts();
    listing.each(state, filter, |entry| rows.write(entry.report, entry.san, end(state, entry.played)));
    rows.count
}

/// The text of a SAN by its number.
#[wasm_bindgen(js_name = chessSanText)]
pub fn chess_san_text(number: u32) -> String {
    sanmark::text(number)
}

/// How many numbers are worth a place in a table.
#[wasm_bindgen(js_name = chessSanCommon)]
pub fn chess_san_common() -> u32 {
    sanmark::COMMON
}

/// Plays a move as it is written; strictly with 1.
#[wasm_bindgen(js_name = chessPlayText)]
pub fn chess_play_text(text: &str, strict: u32) -> u32 {
    let strictness = if strict == 0 { Strictness::Permissive } else { Strictness::Strict };
    with(|buffer| buffer.play(|state, listing| listing.read(state, text, strictness)))
}

/// The same for a text of at most eight ASCII characters, four in a word from its lowest bits on: nearly all moves are
/// such, and no memory is asked for.
#[wasm_bindgen(js_name = chessPlayWords)]
pub fn chess_play_words(first: u32, second: u32, strict: u32) -> u32 {
    let bytes = (u64::from(first) | u64::from(second) << 32).to_le_bytes();
    let length = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    let text = bytes.get(..length).and_then(|bytes| str::from_utf8(bytes).ok());
    chess_play_text(text.unwrap_or_default(), strict)
}

/// Plays a move by its squares and, where it promotes, the role.
#[wasm_bindgen(js_name = chessPlay)]
pub fn chess_play(from: u32, to: u32, promotion: u32) -> u32 {
    with(|buffer| {
        buffer.play(|state, _| state.find_move(square(from)?, square(to)?, role(promotion)).map(MoveText::Move))
    })
}

/// Passes the turn on.
#[wasm_bindgen(js_name = chessPass)]
pub fn chess_pass() -> u32 {
    with(|buffer| buffer.play(|_, _| Some(MoveText::Null)))
}
