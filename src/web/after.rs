//! What a document is like after so many of its steps: the board, and whose king is in check.
//!
//! In: a number of steps, and no more than that. Out: texts and numbers; nothing here changes the document.

use super::square::index;
use crate::board::Square;
use crate::script::{self, ScriptState};

/// 64 FEN letters from a1 to h8, with a dot where nothing stands and a question mark where text does that is no piece.
pub(super) fn board_of(state: &ScriptState) -> impl Iterator<Item = char> {
    Square::all().map(|square| match state.sheet().get(square) {
        Some(script::Content::Piece(piece)) => piece.char(),
        Some(script::Content::Text(_)) => '?',
        None => '.',
    })
}

/// Where the king stands that is in check, if it is.
pub(super) fn checked_king(state: &ScriptState) -> Option<u8> {
    let position = state.position()?;
    position.is_check().then(|| index(position.king(position.turn())))
}
