//! What a player needs of the document: where pieces go, and the game as engines read it.

use super::JsDocument;
use super::error::{Failure, failure};
use super::square::{index, square};
use crate::board::{Bitboard, Role};
use crate::notation::{fen, uci};
use crate::script::{EditError, Turn, TurnError, game_of};
use wasm_bindgen::prelude::wasm_bindgen;

impl JsDocument {
    /// The turn after so many steps.
    fn turn_after(&self, steps: usize) -> Result<Turn, Failure> {
        Turn::after(self.script(), steps).ok_or_else(|| failure(TurnError::Refused(EditError::NoPosition)))
    }
}

/// What a player asks of it.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// The squares that the piece on a square may be moved to, 64 added to those where it takes something. None, if
    /// the game is over or the position is not legal.
    ///
    /// ```js
    /// new Script(undefined, 'e2e4, d7d5').aims(2, 28); // [99, 36], takes on d5 or goes to e5
    /// ```
    pub fn aims(&self, steps: usize, from: u8) -> Result<Vec<u8>, Failure> {
        let from = square(from)?;
        let Some(turn) = Turn::after(self.script(), steps) else { return Ok(Vec::new()) };
        let position = turn.position_of(from);
        let (mut aims, mut victims) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for played in turn.moves_from(from) {
            aims |= position.aim(played).into();
            if played.is_capture(position.board()) {
                victims |= played.to().into();
            }
        }
        let mark = |square| index(square) + if victims.contains(square) { 64 } else { 0 };
        Ok(aims.into_iter().map(mark).collect())
    }

    /// What a pawn may become that moves from one square to another, as letters; an empty text for any other move. If
    /// there is no such move, the error says why.
    ///
    /// ```js
    /// new Script('7k/P7/8/8/8/8/8/7K w - - 0 1').promotions(0, 48, 56); // 'qrbn'
    /// new Script().promotions(0, 12, 28); // ''
    /// ```
    pub fn promotions(&self, steps: usize, from: u8, to: u8) -> Result<String, Failure> {
        let (from, to) = (square(from)?, square(to)?);
        let moves = self.turn_after(steps)?.meant(from, to).map_err(failure)?;
        Ok(moves.into_iter().filter_map(|played| played.promotion().map(Role::char)).collect())
    }

    /// The game of so many steps since the last free one, as engines read it: a FEN, a line break, and UCI moves
    /// with a space behind each. Nothing, where the position is not legal.
    ///
    /// ```js
    /// new Script(undefined, 'e2e4, e7e5').uciGame(2)?.split('\n')[1]; // 'e2e4 e7e5 '
    /// ```
    #[wasm_bindgen(js_name = uciGame)]
    #[must_use]
    pub fn uci_game(&self, steps: usize) -> Option<String> {
        let game = game_of(self.script(), steps)?;
        let mut text = fen::write(game.start(), fen::FenStyle::XFen);
        text.push('\n');
        let mut before = game.start();
        for (played, after) in game.moves() {
            text.push_str(&uci::write(before, played, game.variant()));
            text.push(' ');
            before = after;
        }
        Some(text)
    }
}
