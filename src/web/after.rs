//! What a document is like after so many of its steps: the board, the FEN, whose turn it is, who may castle.
//!
//! In: a number of steps, and no more than that. Out: texts and numbers; nothing here changes the document.

use super::Document;
use super::error::{Failure, failure};
use super::square::index;
use crate::board::Square;
use crate::notation::diagram::{self, Style};
use crate::script;
use wasm_bindgen::prelude::wasm_bindgen;

/// What is there after so many steps.
#[wasm_bindgen]
impl Document {
    /// 64 FEN letters from a1 to h8, with a dot where nothing stands and a question mark where text does that is no
    /// piece.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4').board(1).slice(24, 32); // '....P...'
    /// ```
    #[must_use]
    pub fn board(&self, steps: usize) -> String {
        let state = self.0.state(steps);
        let cell = |square| match state.sheet().get(square) {
            Some(script::Content::Piece(piece)) => piece.char(),
            Some(script::Content::Text(_)) => '?',
            None => '.',
        };
        Square::all().map(cell).collect()
    }

    /// The FEN.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4').fen(1); // 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
    /// ```
    #[must_use]
    pub fn fen(&self, steps: usize) -> String {
        self.0.state(steps).fen()
    }

    /// The board as text: `unicode`, `letters` or `boxed`.
    ///
    /// ```js
    /// new Document().diagram(0, 'letters').split('\n')[0]; // '8 r n b q k b n r'
    /// ```
    pub fn diagram(&self, steps: usize, style: &str) -> Result<String, Failure> {
        let style = Style::from_name(style)
            .ok_or_else(|| failure("diagram-style", "A diagram is unicode, letters or boxed."))?;
        Ok(diagram::draw(self.0.state(steps).sheet().board(), style))
    }

    /// `w` or `b`: who moves.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4').turn(1); // 'b'
    /// ```
    #[must_use]
    pub fn turn(&self, steps: usize) -> char {
        self.0.state(steps).turn().char()
    }

    /// Whether the side to move was only inferred, so that it can be chosen.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4, xd8').turnIsOpen(2); // true
    /// ```
    #[wasm_bindgen(js_name = turnIsOpen)]
    #[must_use]
    pub fn turn_is_open(&self, steps: usize) -> bool {
        self.0.state(steps).turn_is_open()
    }

    /// Who may castle, as the third field of a FEN has it.
    ///
    /// ```js
    /// new Document(undefined, 'xh1').castling(1); // 'Qkq'
    /// ```
    #[must_use]
    pub fn castling(&self, steps: usize) -> String {
        self.0.state(steps).castling()
    }

    /// Whether the rights to castle were only inferred, so that they can be chosen.
    ///
    /// ```js
    /// new Document(undefined, 'xh1').castlingIsOpen(1); // true
    /// ```
    #[wasm_bindgen(js_name = castlingIsOpen)]
    #[must_use]
    pub fn castling_is_open(&self, steps: usize) -> bool {
        self.0.state(steps).castling_is_open()
    }

    /// The rights to castle that these pieces may have; of two rooks on one side of a king only one.
    ///
    /// ```js
    /// new Document(undefined, 'xh1').possibleCastling(1); // 'Qkq'
    /// ```
    #[wasm_bindgen(js_name = possibleCastling)]
    #[must_use]
    pub fn possible_castling(&self, steps: usize) -> String {
        self.0.state(steps).possible_castling(self.0.start().variant)
    }

    /// Why this is no legal position, in sentences; none where it is one.
    ///
    /// ```js
    /// new Document(undefined, 'xe1').reasons(1).length; // 1
    /// new Document().reasons(0); // []
    /// ```
    #[must_use]
    pub fn reasons(&self, steps: usize) -> Vec<String> {
        self.0.state(steps).reasons()
    }

    /// Where the king stands that is in check, if it is.
    ///
    /// ```js
    /// new Document(undefined, 'f2f3, e7e5, g2g4, d8h4').checkedKing(4); // 4, e1
    /// ```
    #[wasm_bindgen(js_name = checkedKing)]
    #[must_use]
    pub fn checked_king(&self, steps: usize) -> Option<u8> {
        let state = self.0.state(steps);
        let position = state.position()?;
        position.is_check().then(|| index(position.king(position.turn())))
    }
}
