//! The moves of the state in the buffer.

use super::buffer::{Buffer, role, square, with};
use crate::compat::{Entry, Filter, MoveText, Report, State, Strictness, fen, sanmark};
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

/// What `chessPlay` and its kin answer.
mod outcome {
    /// There is no such move.
    pub(super) const NONE: u32 = 0;
    pub(super) const PLAYED: u32 = 1;
    /// The turn cannot be passed on in check.
    pub(super) const CHECKED: u32 = 2;
}

fn play(buffer: &mut Buffer, played: Move) -> u32 {
    let (entry, next) = Entry::of(buffer.state(), played);
    buffer.put(next, entry.report, entry.san);
    outcome::PLAYED
}

/// Plays a move as it is written; strictly with 1.
#[wasm_bindgen(js_name = chessPlayText)]
pub fn chess_play_text(text: &str, strict: u32) -> u32 {
    let strictness = if strict == 0 { Strictness::Permissive } else { Strictness::Strict };
    let text_read = with(|buffer| {
        let (state, listing, _) = buffer.parts();
        listing.read(state, text, strictness)
    });
    match text_read {
        Some(MoveText::Move(played)) => with(|buffer| play(buffer, played)),
        Some(MoveText::Null) => chess_pass(),
        None => outcome::NONE,
    }
}

/// Plays a move by its squares and, where it promotes, the role.
#[wasm_bindgen(js_name = chessPlay)]
pub fn chess_play(from: u32, to: u32, promotion: u32) -> u32 {
    let (Some(from), Some(to)) = (square(from), square(to)) else { return outcome::NONE };
    with(|buffer| {
        let found = buffer.state().find_move(from, to, role(promotion));
        found.map_or(outcome::NONE, |played| play(buffer, played))
    })
}

/// Passes the turn on.
#[wasm_bindgen(js_name = chessPass)]
pub fn chess_pass() -> u32 {
    with(|buffer| {
        let state = buffer.state();
        let (turn, next) = (state.turn(), state.pass());
        let Some(next) = next else { return outcome::CHECKED };
        buffer.put(next, Report::null(turn), sanmark::NULL);
        outcome::PLAYED
    })
}
