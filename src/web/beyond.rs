//! What programs ask of a document beyond what the page does: only in the npm package.

use super::JsDocument;
use super::changes::rest;
use super::error::{Failure, failure, object};
use super::games::{draw, next_game, pgn_of};
use super::square::{index, square};
use crate::diagnostic::call;
use crate::notation::{pgn, read_move, san, uci};
use crate::script::{EditError, StepKind};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What there is after so many steps, and moves as text.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// The SAN of each step from one up to another, a line each; an empty one where it is no legal move.
    ///
    /// ```js
    /// new Script(undefined, 'e2e4, e7e5, g1f3').sans(0, 3); // 'e4\ne5\nNf3'
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
    /// new Script(undefined, 'e2e4').placement(1); // 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR'
    /// ```
    #[must_use]
    pub fn placement(&self, steps: usize) -> String {
        self.0.state(steps).sheet().placement()
    }

    /// Where the piece on a square, of either side, may legally go.
    ///
    /// ```js
    /// new Script().targets(0, 6); // [21, 23], f3 and h3
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
    /// new Script('7k/8/8/8/8/8/8/7K w - - 0 1').legalMoves(0); // 'h1g1 h1g2 h1h2'
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
    /// new Script(undefined, 'e2e4, e7e5').pgn(2).split('\n').at(-2); // '1. e4 e5 *'
    /// ```
    pub fn pgn(&self, steps: usize) -> Result<String, Failure> {
        let game = self.0.game(steps).map_err(failure)?;
        Ok(pgn::write(&game))
    }

    /// Plays a move in UCI or, as people type it, in SAN, after so many steps.
    ///
    /// ```js
    /// const script = new Script();
    /// script.play(0, 'Nf3'); // 1
    /// script.text; // 'g1f3'
    /// ```
    pub fn play(&mut self, steps: usize, text: &str, keep: Option<bool>) -> Result<usize, Failure> {
        let state = self.0.state(steps);
        let Some(position) = state.position() else { return Err(failure(EditError::NoPosition)) };
        let variant = self.0.start().variant_of(position);
        let played = read_move(position, text, variant).map_err(failure)?;
        self.0.play(steps, played, rest(keep)).map_err(failure)
    }

    /// The main line of the first game of a PGN in the place of the document. Where one of its moves cannot be played, it
    /// ends before that one, and a diagnostic says where and why.
    ///
    /// ```js
    /// const script = new Script();
    /// script.loadPgn('1. e4 e5 (1... c5) *');
    /// script.text; // 'e2e4, e7e5'
    /// script.loadPgn('1. d4 Ke4')?.message.slice(0, 23); // 'Line 1, column 7: "Ke4"'
    /// script.text; // 'd2d4'
    /// ```
    #[wasm_bindgen(js_name = loadPgn, unchecked_return_type = "Diagnostic | undefined")]
    pub fn load_pgn(&mut self, text: &str) -> Result<JsValue, Failure> {
        let (game, fault) = next_game(&mut pgn::read(text))?;
        let passes = fault.is_none() && game.playable().count() < game.mainline().count();
        let fault = fault.or_else(|| passes.then(|| call::TURN_PASSED.diagnostic()));
        self.0.load_game(&game).map_err(failure)?;
        Ok(fault.as_ref().map_or(JsValue::UNDEFINED, object))
    }

    /// The game of all steps since the last free one as PGN, with the tags of another PGN, and with its result as
    /// long as its moves are the same. `claimed` is the end that the players gave it: `threefold` or `fifty`, if that draw
    /// was claimed, `agreed` for any other draw, `resigned-w` or `resigned-b`, `time-w` or `time-b` for who ran out of
    /// time: a draw, as is `time`, if the other side could never mate. Nothing, where the position is not legal.
    ///
    /// ```js
    /// new Script(undefined, 'e2e4, e7e5').gamePgn(undefined, 'agreed')?.split('\n').at(-2); // '1. e4 e5 1/2-1/2'
    /// ```
    #[wasm_bindgen(js_name = gamePgn)]
    pub fn game_pgn(&self, like: Option<String>, claimed: Option<String>) -> Result<Option<String>, Failure> {
        pgn_of(&self.0, like, claimed)
    }

    /// The board as text: `unicode`, `letters` or `boxed`.
    ///
    /// ```js
    /// new Script().diagram(0, 'letters').split('\n')[0]; // '8 r n b q k b n r'
    /// ```
    pub fn diagram(&self, steps: usize, style: &str) -> Result<String, Failure> {
        draw(&self.0, steps, style)
    }
}
