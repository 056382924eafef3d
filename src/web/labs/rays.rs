//! What is seen from a square of any board, legal or not.

use crate::board::{Bitboard, Piece, Role, Square};
use crate::geometry::rays;
use crate::web::error::Failure;
use crate::web::json::Json;
use crate::web::read::square;
use wasm_bindgen::prelude::*;

/// What is seen from a square along its lines, clockwise, the upper half of its file first; what is no line there is left out.
/// From a rook or a bishop it is what the piece sees, unless all lines are wanted. The board is 64 letters from a1 to h8,
/// with dots where nothing stands.
///
/// ```js
/// raysFrom('R..p' + '.'.repeat(60), 0, false)[1]; // { empty: ['b1', 'c1'], first: 'd1' }
/// ```
#[wasm_bindgen(js_name = raysFrom, unchecked_return_type = "BoardRay[]")]
pub fn rays_from(board: &str, from: u8, all: bool) -> Result<JsValue, Failure> {
    let from = square(from)?;
    let stands = Square::ALL.into_iter().zip(board.chars()).filter(|&(_, letter)| letter != '.');
    let occupied: Bitboard = stands.clone().map(|(at, _)| at).collect();
    let piece = stands.filter(|&(at, _)| at == from).find_map(|(_, letter)| Piece::from_char(letter));
    // Straight lines and diagonals take turns.
    let is_wanted = |turn: usize| match piece.map(|piece| piece.role) {
        Some(Role::Rook) => all || turn.is_multiple_of(2),
        Some(Role::Bishop) => all || !turn.is_multiple_of(2),
        _ => true,
    };
    let lines = rays(from, occupied).enumerate().filter(|&(turn, _)| is_wanted(turn));
    let seen = lines.map(|(_, line)| line.collect::<Vec<_>>()).filter(|squares| !squares.is_empty());
    Ok(Json::parsed_list(seen, |json, squares| {
        let (empty, first) = match squares.split_last() {
            Some((&last, before)) if occupied.contains(last) => (before, Some(last)),
            _ => (squares.as_slice(), None),
        };
        json.object(|json| {
            json.field("empty").list(empty.iter().copied(), Json::square);
            json.field("first").maybe(first, Json::square);
        });
    }))
}
