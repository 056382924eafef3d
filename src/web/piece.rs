//! How pieces cross that programs name: only in the npm package.

use crate::board::{Color, Piece};
use crate::sets::role_named;
use wasm_bindgen::prelude::wasm_bindgen;

/// The FEN letter of a piece by that letter, its figure, or its name, with or without a side: `knight`, `black horse`.
/// Nothing, if it is none, or if its side has to be given and is not; otherwise a piece of no side is White's.
#[wasm_bindgen(js_name = chessPieceLetter)]
pub fn chess_piece_letter(text: &str, is_owned: bool) -> Option<char> {
    if let Ok(char) = text.parse() {
        return Piece::from_char(char).or_else(|| Piece::from_glyph(char)).map(Piece::char);
    }
    let name = text.to_lowercase();
    let sided =
        Color::ALL.into_iter().find_map(|color| Some((color, name.strip_prefix(color.name())?.strip_prefix(' ')?)));
    let (color, name) = match sided {
        Some(known) => known,
        None if is_owned => return None,
        None => (Color::White, name.as_str()),
    };
    Some(Piece::new(color, role_named(name)?).char())
}
