//! Games and positions as people paste them: PGN, FEN.
//!
//! In: texts, which may be anything. Out: what they mean, or why they mean nothing.

use super::error::{Failure, failure, object};
use crate::diagnostic::{Diagnostic, call};
use crate::notation::fen;
use crate::notation::pgn;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The next game of a text, and what ends it before its end, if anything does.
pub(super) fn next_game(games: &mut pgn::Games<'_>) -> Result<(pgn::PgnGame, Option<Diagnostic>), Failure> {
    match games.next() {
        Some(Ok(game)) => Ok((game, None)),
        Some(Err(error)) if error.is_playable() => {
            let fault = Diagnostic::from(&error);
            Ok((error.into_game(), Some(fault)))
        }
        Some(Err(error)) => Err(failure(error)),
        None => Err(failure(call::NO_PASTED_TEXT)),
    }
}

/// What is odd about a PGN.
///
/// ```js
/// pgnNotes('1. e4 *\n\n1. d4 *')[0].message; // 'The text holds more than one game; the first was loaded.'
/// ```
#[cfg(feature = "chess-api")]
#[wasm_bindgen(js_name = pgnNotes, unchecked_return_type = "Diagnostic[]")]
pub fn pgn_notes(text: &str) -> Result<Vec<JsValue>, Failure> {
    let mut games = pgn::read(text);
    let (game, _) = next_game(&mut games)?;
    Ok(notes_of(&game, &mut games).iter().map(object).collect())
}

/// What is odd about a game, and that others come after it.
pub(super) fn notes_of(game: &pgn::PgnGame, others: &mut pgn::Games<'_>) -> Vec<Diagnostic> {
    let mut notes: Vec<_> = game.warnings().iter().map(Diagnostic::from).collect();
    if others.next().is_some() {
        notes.push(pgn::SEVERAL_GAMES.into());
    }
    notes
}

/// The FEN that a pasted text means, then what was put right in it and what is odd.
///
/// ```js
/// repairFen('4k3/8/8/8/8/8/8/4K2R')[0]; // '4k3/8/8/8/8/8/8/4K2R w - - 0 1'
/// repairFen('4k3/8/8/8/8/8/8/4K2R')[1].args.added; // 'w - - 0 1'
/// ```
#[wasm_bindgen(js_name = repairFen, unchecked_return_type = "[string, ...Diagnostic[]]")]
pub fn repair_fen(text: &str) -> Result<Vec<JsValue>, Failure> {
    let read = fen::parse_lenient(text).map_err(failure)?;
    let mut parts = vec![JsValue::from(fen::write(&read.position, fen::FenStyle::XFen))];
    parts.extend(read.fixes.iter().map(|fix| object(&fix.into())));
    parts.extend(read.position.setup().warnings().iter().map(|warning| object(&warning.but_playable())));
    Ok(parts)
}
