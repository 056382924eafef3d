//! What programs ask of a document beyond what the page does: only in the npm package.

use super::JsDocument;
use super::document::rest;
use super::error::{Failure, failure};
use super::read::refused;
use super::square::{index, square};
use crate::notation::{pgn, read_move, san, uci};
use crate::rules::Variant;
use crate::script::{EditError, StepKind};
use wasm_bindgen::prelude::wasm_bindgen;

/// What there is after so many steps, and moves as text.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// The SAN of each step from one up to another, a line each; an empty one where it is no legal move.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4, e7e5, g1f3').sans(0, 3); // 'e4\ne5\nNf3'
    /// ```
    #[must_use]
    pub fn sans(&self, from: usize, to: usize) -> String {
        let mut lines = String::new();
        for (number, (step, state)) in self.0.walk().enumerate().take(to).skip(from) {
            if number > from {
                lines.push('\n');
            }
            if let StepKind::Legal(played) = step.kind
                && let Some(position) = state.position_before(played)
            {
                lines.push_str(&san::write(&position, played));
            }
        }
        lines
    }

    /// The cells as the first field of a FEN; text that is no piece is written as `{U+0051}`.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4').placement(1); // 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR'
    /// ```
    #[must_use]
    pub fn placement(&self, steps: usize) -> String {
        self.0.state(steps).sheet().placement()
    }

    /// Where the piece on a square, of either side, may legally go.
    ///
    /// ```js
    /// new Document().targets(0, 6); // [21, 23], f3 and h3
    /// ```
    pub fn targets(&self, steps: usize, from: u8) -> Result<Vec<u8>, Failure> {
        let from = square(from)?;
        let state = self.0.state(steps);
        let reach = state.position().map(|position| position.legal_reach(from));
        Ok(reach.into_iter().flatten().map(index).collect())
    }

    /// The legal moves in UCI, with spaces between.
    ///
    /// ```js
    /// new Document('7k/8/8/8/8/8/8/7K w - - 0 1').legalMoves(0); // 'h1g1 h1g2 h1h2'
    /// ```
    #[wasm_bindgen(js_name = legalMoves)]
    #[must_use]
    pub fn legal_moves(&self, steps: usize) -> String {
        let state = self.0.state(steps);
        let mut text = String::new();
        if let Some(position) = state.position() {
            for played in &position.legal_moves() {
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(&uci::write(position, played, self.0.start().variant));
            }
        }
        text
    }

    /// The game of the first steps as PGN, if all of them are legal moves.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4, e7e5').pgn(2).split('\n').at(-2); // '1. e4 e5 *'
    /// ```
    pub fn pgn(&self, steps: usize) -> Result<String, Failure> {
        let game = self.0.game(steps).map_err(|error| failure("no-game", error))?;
        Ok(pgn::write(&game))
    }

    /// Plays a move in UCI or, as people type it, in SAN, after so many steps.
    ///
    /// ```js
    /// const document = new Document();
    /// document.play(0, 'Nf3'); // 1
    /// document.text; // 'g1f3'
    /// ```
    pub fn play(&mut self, steps: usize, text: &str, keep: Option<bool>) -> Result<usize, Failure> {
        let state = self.0.state(steps);
        let Some(position) = state.position() else { return Err(refused(EditError::Illegal(None))) };
        let variant = if position.is_standard() { self.0.start().variant } else { Variant::Chess960 };
        let played = read_move(position, text, variant).map_err(|error| failure(error.code(), &error))?;
        self.0.play(steps, played, rest(keep)).map_err(refused)
    }
}
