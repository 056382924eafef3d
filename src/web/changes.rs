//! How a document is made and changed: by edits of its text and by gestures on its board.
//!
//! In: places in the text, squares, pieces. Out: where the change begins or ends, or why there was none.

use super::JsDocument;
use super::error::{Failure, failure};
use super::read::{read_color, read_role, read_start};
use super::square::square;
use crate::board::{Piece, Role};
use crate::diagnostic::call;
use crate::script::{self, Gesture, Mode, Rest, Script};
use wasm_bindgen::prelude::wasm_bindgen;

pub(super) const fn rest(keep: Option<bool>) -> Rest {
    if let Some(true) = keep { Rest::Keep } else { Rest::Drop }
}

impl JsDocument {
    /// Its line.
    pub(super) const fn script(&self) -> &Script {
        &self.0
    }
}

/// Changes; each can be undone.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// A document. `start` is a FEN, its first field alone, or `960:` and the number of a start or the FEN of a position
    /// of Chess960; `sheet` reads the tokens exactly as
    /// the spreadsheet does.
    ///
    /// ```js
    /// new Script().fen(0); // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    /// new Script('960:0', '').start; // 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1'
    /// ```
    #[wasm_bindgen(constructor)]
    pub fn new(start: Option<String>, text: Option<String>, sheet: Option<bool>) -> Result<Self, Failure> {
        let mode = if sheet == Some(true) { Mode::Sheet } else { Mode::Friendly };
        let text = text.unwrap_or_default();
        Script::open(read_start(start)?, mode, &text).map(Self).map_err(failure)
    }

    /// Reads the tokens exactly as the spreadsheet does, or without its traps.
    ///
    /// ```js
    /// const script = new Script(undefined, 'e2e4');
    /// script.setSheet(true);
    /// script.sheet; // true
    /// ```
    #[wasm_bindgen(js_name = setSheet)]
    pub fn set_sheet(&mut self, sheet: bool) -> Result<(), Failure> {
        self.0.set_mode(if sheet { Mode::Sheet } else { Mode::Friendly }).map_err(failure)
    }

    /// Makes the text another; tells from which step on anything may have changed.
    ///
    /// ```js
    /// const script = new Script(undefined, 'e2e4');
    /// script.setText('e2e4, d7d5'); // 0
    /// script.text; // 'e2e4, d7d5'
    /// ```
    #[wasm_bindgen(js_name = setText)]
    pub fn set_text(&mut self, text: &str) -> Result<usize, Failure> {
        let first = self.0.set_text(text).map_err(failure)?;
        Ok(self.0.step_of(first))
    }

    /// Another start and text in the place of these.
    ///
    /// ```js
    /// const script = new Script(undefined, 'e2e4');
    /// script.load('960:0', 'd2d4');
    /// script.castling(1); // 'KQkq'
    /// ```
    pub fn load(&mut self, start: Option<String>, text: &str) -> Result<(), Failure> {
        self.0.replace(read_start(start)?, text).map_err(failure)
    }

    /// Moves what stands on a square, after so many steps: as the legal move of that kind where there is one. Tells
    /// after how many steps it is done. What came behind is dropped, unless `keep` is true.
    ///
    /// ```js
    /// const script = new Script();
    /// script.move(0, 12, 28); // 1, e2 to e4
    /// script.text; // 'e2e4'
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
        self.0.gesture(steps, gesture, rest(keep)).map_err(failure)
    }

    /// Takes what stands on a square off the board, after so many steps.
    ///
    /// ```js
    /// const script = new Script();
    /// script.remove(0, 3); // 1
    /// script.text; // 'xd1'
    /// ```
    pub fn remove(&mut self, steps: usize, from: u8, keep: Option<bool>) -> Result<usize, Failure> {
        self.0.gesture(steps, Gesture::Remove(square(from)?), rest(keep)).map_err(failure)
    }

    /// Puts a piece, given as a FEN letter, on a square, after so many steps.
    ///
    /// ```js
    /// const script = new Script();
    /// script.insert(0, 28, 'Q'); // 1
    /// script.text; // 'e4=♕'
    /// ```
    pub fn insert(&mut self, steps: usize, at: u8, piece: char, keep: Option<bool>) -> Result<usize, Failure> {
        let piece = Piece::from_char(piece).ok_or_else(|| failure(call::NO_SUCH_PIECE))?;
        self.0.gesture(steps, Gesture::Insert(square(at)?, piece), rest(keep)).map_err(failure)
    }

    /// Chooses the side to move after a free step: `w` or `b`.
    ///
    /// ```js
    /// const script = new Script(undefined, 'xd8');
    /// script.chooseTurn(1, 'b'); // 2
    /// script.turn(2); // 'b'
    /// ```
    #[wasm_bindgen(js_name = chooseTurn)]
    pub fn choose_turn(&mut self, steps: usize, turn: char) -> Result<usize, Failure> {
        self.0.choose_turn(steps, read_color(turn)?).map_err(failure)
    }

    /// Chooses who may castle after a free step, as the third field of a FEN has it: `KQkq`, `Kq`, `-`.
    ///
    /// ```js
    /// const script = new Script(undefined, 'xd8');
    /// script.chooseCastling(1, 'Kq'); // 2
    /// script.castling(2); // 'Kq'
    /// ```
    #[wasm_bindgen(js_name = chooseCastling)]
    pub fn choose_castling(&mut self, steps: usize, letters: &str) -> Result<usize, Failure> {
        self.0.choose_castling(steps, letters).map_err(failure)
    }

    /// Drops all but the first steps.
    ///
    /// ```js
    /// const script = new Script(undefined, 'e2e4, e7e5');
    /// script.truncate(1);
    /// script.text; // 'e2e4'
    /// ```
    pub fn truncate(&mut self, steps: usize) -> Result<(), Failure> {
        self.0.truncate(steps).map_err(failure)
    }

    /// Puts the fix of a token in its place; tells whether it has one. That of a separator is put wherever there is one of
    /// its kind.
    ///
    /// ```js
    /// const script = new Script(undefined, 'e2e4, Nf6');
    /// script.fix(1); // true
    /// script.text; // 'e2e4, g8f6'
    /// ```
    pub fn fix(&mut self, token: usize) -> Result<bool, Failure> {
        self.0.fix(token).map_err(failure)
    }

    /// Puts everything right that has a fix, and leaves out what does nothing. Tells how many tokens are written otherwise,
    /// how many are left out, and how many separators are others.
    ///
    /// ```js
    /// const script = new Script(undefined, '1. e4 e5 2. Nf3 oops');
    /// script.fixAll(); // [3, 1, 0]
    /// script.text; // '1. e2e4 e7e5 2. g1f3'
    /// ```
    #[wasm_bindgen(js_name = fixAll)]
    pub fn fix_all(&mut self) -> Result<Vec<u32>, Failure> {
        let fixes = self.0.fix_all().map_err(failure)?;
        Ok([fixes.rewritten, fixes.removed, fixes.separators].map(|count| count as u32).to_vec())
    }

    /// Plays the legal move from one square to another; tells after how many steps it is done. What follows stays, if
    /// it is the move that comes next; else it is dropped.
    ///
    /// ```js
    /// const script = new Script();
    /// script.goOn(0, 12, 28); // 1
    /// script.text; // 'e2e4'
    /// ```
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self, steps: usize, from: u8, to: u8, promotion: Option<char>) -> Result<usize, Failure> {
        let role = promotion.and_then(Role::from_char);
        let squares = (square(from)?, square(to)?);
        script::go_on(&mut self.0, steps, squares, role).map_err(failure)
    }
}
