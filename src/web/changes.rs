//! How a document is changed: by edits of its text and by gestures on its board.
//!
//! In: places in the text, squares, pieces. Out: where the change begins or ends, or why there was none.

use super::JsDocument;
use super::document::rest;
use super::error::{Failure, failure};
use super::play::next_game;
use super::read::{read_role, read_start, refused};
use super::square::square;
use crate::board::{Color, Piece};
use crate::notation::pgn;
use crate::script::Gesture;
use wasm_bindgen::prelude::wasm_bindgen;

/// Changes; each can be undone.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// Makes the text another; tells from which step on anything may have changed.
    ///
    /// ```js
    /// const document = new Document(undefined, 'e2e4');
    /// document.setText('e2e4, d7d5'); // 0
    /// document.text; // 'e2e4, d7d5'
    /// ```
    #[wasm_bindgen(js_name = setText)]
    pub fn set_text(&mut self, text: &str) -> Result<usize, Failure> {
        let first = self.0.set_text(text).map_err(refused)?;
        Ok(self.0.step_of(first))
    }

    /// Another start and text in the place of these.
    ///
    /// ```js
    /// const document = new Document(undefined, 'e2e4');
    /// document.load('960:0', 'd2d4');
    /// document.castling(1); // 'KQkq'
    /// ```
    pub fn load(&mut self, start: Option<String>, text: &str) -> Result<(), Failure> {
        self.0.replace(read_start(start)?, text).map_err(refused)
    }

    /// The main line of the first game of a PGN in the place of the document. Where one of its moves cannot be played, it
    /// ends before that one, and a sentence says where and why.
    ///
    /// ```js
    /// const document = new Document();
    /// document.loadPgn('1. e4 e5 (1... c5) *');
    /// document.text; // 'e2e4, e7e5'
    /// document.loadPgn('1. d4 Ke4').slice(0, 23); // 'Line 1, column 7: "Ke4"'
    /// document.text; // 'd2d4'
    /// ```
    #[wasm_bindgen(js_name = loadPgn)]
    pub fn load_pgn(&mut self, text: &str) -> Result<Option<String>, Failure> {
        let (game, fault) = next_game(&mut pgn::read(text))?;
        self.0.load_game(&game).map_err(refused)?;
        Ok(fault)
    }

    /// Moves what stands on a square, after so many steps: as the legal move of that kind where there is one. Tells
    /// after how many steps it is done. What came behind is dropped, unless `keep` is true.
    ///
    /// ```js
    /// const document = new Document();
    /// document.move(0, 12, 28); // 1, e2 to e4
    /// document.text; // 'e2e4'
    /// ```
    #[wasm_bindgen(js_name = move)]
    pub fn drag(
        &mut self,
        steps: usize,
        from: u8,
        to: u8,
        promotion: Option<String>,
        keep: Option<bool>,
    ) -> Result<usize, Failure> {
        let gesture = Gesture::Move { from: square(from)?, to: square(to)?, promotion: read_role(promotion)? };
        self.0.gesture(steps, gesture, rest(keep)).map_err(refused)
    }

    /// Takes what stands on a square off the board, after so many steps.
    ///
    /// ```js
    /// const document = new Document();
    /// document.remove(0, 3); // 1
    /// document.text; // 'xd1'
    /// ```
    pub fn remove(&mut self, steps: usize, from: u8, keep: Option<bool>) -> Result<usize, Failure> {
        self.0.gesture(steps, Gesture::Remove(square(from)?), rest(keep)).map_err(refused)
    }

    /// Puts a piece, given as a FEN letter, on a square, after so many steps.
    ///
    /// ```js
    /// const document = new Document();
    /// document.insert(0, 28, 'Q'); // 1
    /// document.text; // 'e4=♕'
    /// ```
    pub fn insert(&mut self, steps: usize, at: u8, piece: char, keep: Option<bool>) -> Result<usize, Failure> {
        let piece = Piece::from_char(piece)
            .ok_or_else(|| failure("no-such-piece", "A piece is one of the letters KQRBNP and kqrbnp."))?;
        self.0.gesture(steps, Gesture::Insert(square(at)?, piece), rest(keep)).map_err(refused)
    }

    /// Chooses the side to move after a free step: `w` or `b`.
    ///
    /// ```js
    /// const document = new Document(undefined, 'xd8');
    /// document.chooseTurn(1, 'b'); // 2
    /// document.turn(2); // 'b'
    /// ```
    #[wasm_bindgen(js_name = chooseTurn)]
    pub fn choose_turn(&mut self, steps: usize, turn: char) -> Result<usize, Failure> {
        let color = Color::ALL.into_iter().find(|color| color.char() == turn);
        let color = color.ok_or_else(|| failure("no-such-side", "The side to move is w or b."))?;
        self.0.choose_turn(steps, color).map_err(refused)
    }

    /// Chooses who may castle after a free step, as the third field of a FEN has it: `KQkq`, `Kq`, `-`.
    ///
    /// ```js
    /// const document = new Document(undefined, 'xd8');
    /// document.chooseCastling(1, 'Kq'); // 2
    /// document.castling(2); // 'Kq'
    /// ```
    #[wasm_bindgen(js_name = chooseCastling)]
    pub fn choose_castling(&mut self, steps: usize, letters: &str) -> Result<usize, Failure> {
        self.0.choose_castling(steps, letters).map_err(refused)
    }

    /// Drops all but the first steps.
    ///
    /// ```js
    /// const document = new Document(undefined, 'e2e4, e7e5');
    /// document.truncate(1);
    /// document.text; // 'e2e4'
    /// ```
    pub fn truncate(&mut self, steps: usize) -> Result<(), Failure> {
        self.0.truncate(steps).map_err(refused)
    }

    /// Puts the fix of a token in its place; tells whether it has one. That of a separator is put wherever there is one of
    /// its kind.
    ///
    /// ```js
    /// const document = new Document(undefined, 'e2e4, Nf6');
    /// document.fix(1); // true
    /// document.text; // 'e2e4, g8f6'
    /// ```
    pub fn fix(&mut self, token: usize) -> Result<bool, Failure> {
        self.0.fix(token).map_err(refused)
    }

    /// Puts everything right that has a fix, and leaves out what does nothing. Tells how many tokens are written otherwise,
    /// how many are left out, and how many separators are others.
    ///
    /// ```js
    /// const document = new Document(undefined, '1. e4 e5 2. Nf3 oops');
    /// document.fixAll(); // [3, 1, 0]
    /// document.text; // '1. e2e4 e7e5 2. g1f3'
    /// ```
    #[wasm_bindgen(js_name = fixAll)]
    pub fn fix_all(&mut self) -> Result<Vec<u32>, Failure> {
        let fixes = self.0.fix_all().map_err(refused)?;
        Ok([fixes.rewritten, fixes.removed, fixes.separators].map(|count| count as u32).to_vec())
    }
}
