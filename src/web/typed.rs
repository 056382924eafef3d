//! Typed moves and pasted texts.

use super::error::{Failure, failure};
use crate::document::TextKind;
use crate::notation::{fen, read_move, uci};
use wasm_bindgen::prelude::wasm_bindgen;

/// A move typed in a position, as UCI; the text is two squares, or SAN as people write it.
///
/// ```js
/// typedMove('7k/P7/8/8/8/8/8/7K w - - 0 1', 'a8=Q'); // 'a7a8q'
/// ```
#[wasm_bindgen(js_name = typedMove)]
pub fn typed_move(position: &str, text: &str) -> Result<String, Failure> {
    let (position, variant) = fen::parse_any(position).map_err(failure)?;
    let played = read_move(&position, text, variant).map_err(failure)?;
    Ok(uci::write(&position, played, variant))
}

/// What a pasted text is: a start, a script, or games as PGN; nothing where it is none of these.
///
/// ```js
/// textKind('1. e4 e5'); // 'games'
/// ```
#[wasm_bindgen(js_name = textKind, unchecked_return_type = "'start' | 'script' | 'games' | undefined")]
#[must_use]
pub fn text_kind(text: &str) -> Option<String> {
    let kind = TextKind::of(text)?;
    let name = match kind {
        TextKind::Start => "start",
        TextKind::Script => "script",
        TextKind::Games => "games",
    };
    Some(name.to_owned())
}
