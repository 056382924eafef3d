//! How the page changes its document: on the board, in the text, in the tree.
//!
//! In: squares, pieces, texts, places in the tree. Out: where a change ends, or why there was none. Each change can be
//! taken back.

use super::Page;
use crate::board::{Piece, Role};
use crate::diagnostic::call;
use crate::document::{Document, NodeId, Shape};
use crate::script::{EditError, Gesture, LONGEST_RUN, Mode, Script, Turn, TurnError};
use crate::web::JsDocument;
use crate::web::error::{Failure, failure, no_such_claim};
use crate::web::read::{read_color, read_range, read_start};
use crate::web::square::square;
use wasm_bindgen::prelude::wasm_bindgen;

const fn mode_of(sheet: bool) -> Mode {
    if sheet { Mode::Sheet } else { Mode::Friendly }
}

impl From<Document> for JsDocument {
    fn from(document: Document) -> Self {
        Self(Page::from(document))
    }
}

/// Where documents come from, and how they are kept.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// A document of one line. `start` is a FEN, its first field alone, or `960:` and the number of a start or the FEN of a
    /// position of Chess960; `sheet` reads the tokens exactly as the spreadsheet does.
    #[wasm_bindgen(constructor)]
    pub fn new(start: Option<String>, text: Option<String>, sheet: Option<bool>) -> Result<Self, Failure> {
        let text = text.unwrap_or_default();
        Document::open(read_start(start)?, mode_of(sheet == Some(true)), &text).map(Self::from).map_err(failure)
    }

    /// The document as bytes.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        self.0.document.to_bytes()
    }

    /// Becomes the document of bytes, as if there had been none.
    pub fn open(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.0 = Page::from(read_bytes(bytes)?);
        Ok(())
    }

    /// Puts the document of bytes in the place of this one, which can be taken back.
    pub fn load(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.0.document.replace(&read_bytes(bytes)?);
        self.0.touch(0);
        Ok(())
    }

    /// Puts a start and a script in the place of this document, likewise.
    #[wasm_bindgen(js_name = loadScript)]
    pub fn load_script(&mut self, start: Option<String>, text: &str) -> Result<(), Failure> {
        let other = Document::open(read_start(start)?, self.script().mode(), text).map_err(failure)?;
        self.0.document.replace(&other);
        self.0.touch(0);
        Ok(())
    }

    /// Begins a game at the cursor, without tags and without an end.
    pub fn begin(&mut self) -> Result<(), Failure> {
        self.0.document.begin_game().map_err(failure)?;
        self.0.touch(0);
        Ok(())
    }

    /// Forgets its changes: nothing is taken back.
    pub fn forget(&mut self) {
        self.0.document.forget_history();
    }
}

fn read_bytes(bytes: &[u8]) -> Result<Document, Failure> {
    Document::from_bytes(bytes).map_err(failure)
}

/// On the board, at the cursor.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// Goes to a place on the line.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, steps: usize) {
        self.0.document.go_to(steps);
    }

    /// Goes to a place in the tree; the line goes through it from now on.
    pub fn select(&mut self, node: u32) -> Result<(), Failure> {
        let node = self.node(node)?;
        self.0.document.select(node);
        self.0.touch(0);
        Ok(())
    }

    /// Plays the legal move from one square to another, the computer's if it is a reply. A move that is not the next one of
    /// the line is a variation.
    pub fn play(&mut self, from: u8, to: u8, promotion: Option<char>, is_reply: bool) -> Result<(), Failure> {
        let first = self.0.document.cursor();
        let no_position = || failure(TurnError::Refused(EditError::NoPosition));
        let turn = Turn::after(self.script(), first).ok_or_else(no_position)?;
        let role = promotion.and_then(Role::from_char);
        let played = turn.chosen(square(from)?, square(to)?, role).map_err(failure)?;
        let play = |document: &mut Document| if is_reply { document.reply(played) } else { document.play(played) };
        self.0.document.by_hand(play).map_err(failure)?;
        self.0.touch(first.saturating_sub(LONGEST_RUN));
        Ok(())
    }

    /// The same after so many steps; tells after how many steps it is done.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self, steps: usize, from: u8, to: u8, promotion: Option<char>) -> Result<usize, Failure> {
        self.0.document.go_to(steps);
        self.play(from, to, promotion, false)?;
        Ok(self.0.document.cursor())
    }

    /// Moves what stands on a square, whatever the rules say.
    pub fn put(&mut self, from: u8, to: u8) -> Result<(), Failure> {
        self.gesture(Gesture::Move { from: square(from)?, to: square(to)?, promotion: None })
    }

    /// Takes what stands on a square off the board.
    pub fn remove(&mut self, from: u8) -> Result<(), Failure> {
        self.gesture(Gesture::Remove(square(from)?))
    }

    /// Puts a piece, given as a FEN letter, on a square.
    pub fn insert(&mut self, at: u8, piece: char) -> Result<(), Failure> {
        let piece = Piece::from_char(piece).ok_or_else(|| failure(call::NO_SUCH_PIECE))?;
        self.gesture(Gesture::Insert(square(at)?, piece))
    }

    /// Ends the game as the players wish, by the code of how: a claim, `agreed`, `resigned-w`, `time-w` (White's time is up).
    pub fn end(&mut self, code: &str) -> Result<(), Failure> {
        if !self.0.document.end_game(code) {
            return Err(no_such_claim());
        }
        self.0.touch(0);
        Ok(())
    }
}

/// Of the text.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// Writes a text at a place in the script, in the place of so many units, at a time in milliseconds.
    pub fn write(&mut self, place: f64, removed: f64, text: &str, time: f64) -> Result<(), Failure> {
        let range = read_range(self.script(), place, removed)?;
        let first = self.0.document.write(range, text, time).map_err(failure)?;
        let script = self.script();
        self.0.touch(script.step_of(first.min(script.tokens())));
        Ok(())
    }

    /// Chooses the side to move at the cursor, after a free step: `w` or `b`.
    #[wasm_bindgen(js_name = chooseTurn)]
    pub fn choose_turn(&mut self, turn: char) -> Result<(), Failure> {
        let color = read_color(turn)?;
        let cursor = self.0.document.cursor();
        self.rewrite(&mut |script| script.choose_turn(cursor, color).map(drop))
    }

    /// Chooses who may castle at the cursor, after a free step, as the third field of a FEN has it.
    #[wasm_bindgen(js_name = chooseCastling)]
    pub fn choose_castling(&mut self, letters: &str) -> Result<(), Failure> {
        let cursor = self.0.document.cursor();
        self.rewrite(&mut |script| script.choose_castling(cursor, letters).map(drop))
    }

    /// Drops all but the first steps.
    pub fn truncate(&mut self, steps: usize) -> Result<(), Failure> {
        self.0.document.truncate(steps).map_err(failure)?;
        self.0.touch(0);
        Ok(())
    }

    /// Reads the tokens exactly as the spreadsheet does, or without its traps.
    #[wasm_bindgen(js_name = setSheet)]
    pub fn set_sheet(&mut self, sheet: bool) -> Result<(), Failure> {
        let start = *self.0.document.start();
        self.0.document.by_hand(|document| document.set_start(start, mode_of(sheet))).map_err(failure)?;
        self.0.document.go_to(usize::MAX);
        self.0.touch(0);
        Ok(())
    }

    /// Takes the last change back; tells where in the text it ends.
    pub fn undo(&mut self) -> Option<u32> {
        self.0.travel(true)
    }

    /// Makes the change again that was taken back last; tells where in the text it ends.
    pub fn redo(&mut self) -> Option<u32> {
        self.0.travel(false)
    }
}

/// Of the tree and what is said about it.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// Makes the variation that a step belongs to the main one where it leaves another.
    pub fn promote(&mut self, node: u32) -> Result<(), Failure> {
        let node = self.node(node)?;
        self.0.document.by_hand(|document| document.promote(node));
        self.0.touch(0);
        Ok(())
    }

    /// Makes the path to a step the main line.
    #[wasm_bindgen(js_name = makeMain)]
    pub fn make_main(&mut self, node: u32) -> Result<(), Failure> {
        let node = self.node(node)?;
        self.0.document.by_hand(|document| document.make_main(node));
        self.0.touch(0);
        Ok(())
    }

    /// Takes a step out, with all that follows it.
    #[wasm_bindgen(js_name = deleteFrom)]
    pub fn delete_from(&mut self, node: u32) -> Result<(), Failure> {
        let node = self.node(node)?;
        self.0.document.by_hand(|document| document.delete_from(node));
        self.0.touch(0);
        Ok(())
    }

    /// Sets what is drawn at a step, arrows and squares as PGN writes them, each behind a blank: `Ge4 Re2e4`. The start may
    /// have something, too.
    #[wasm_bindgen(js_name = setShapes)]
    pub fn set_shapes(&mut self, node: u32, shapes: &str) -> Result<(), Failure> {
        let node = self.node(node)?;
        let shapes = shapes.split(' ').filter(|text| !text.is_empty()).map(str::parse::<Shape>);
        let shapes: Result<_, _> = shapes.collect();
        let mut note = self.0.document.note(node).cloned().unwrap_or_default();
        note.shapes = shapes.map_err(|_| failure(call::NO_SUCH_SHAPE_TEXT))?;
        self.by_hand(|document| document.set_note(node, note));
        Ok(())
    }

    /// Sets what is said about a step: marks as PGN numbers them, and a comment.
    #[wasm_bindgen(js_name = setNote)]
    pub fn set_note(&mut self, node: u32, nags: Vec<u16>, comment: &str) -> Result<(), Failure> {
        let node = self.node(node)?;
        let mut note = self.0.document.note(node).cloned().unwrap_or_default();
        note.set_comment(comment);
        note.nags = nags;
        self.by_hand(|document| document.set_note(node, note));
        let step = self.0.document.steps_to(node).unwrap_or_default();
        self.0.touch(step.saturating_sub(1));
        Ok(())
    }

    /// Sets a tag of its PGN.
    #[wasm_bindgen(js_name = setTag)]
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        self.by_hand(|document| document.set_tag(name, value)).map_err(failure)
    }
}

impl JsDocument {
    /// Makes a change that leaves the line as it is; others become variations of it by that, if they were taken back.
    fn by_hand<T>(&mut self, change: impl FnOnce(&mut Document) -> T) -> T {
        let could_redo = self.0.document.can_redo();
        let done = self.0.document.by_hand(change);
        self.0.changes = self.0.changes.wrapping_add(1);
        if could_redo && !self.0.document.can_redo() {
            self.0.touch(0);
        }
        done
    }

    fn gesture(&mut self, gesture: Gesture) -> Result<(), Failure> {
        self.0.document.by_hand(|document| document.gesture(gesture)).map_err(failure)?;
        self.0.touch(0);
        Ok(())
    }

    fn rewrite(&mut self, change: &mut dyn FnMut(&mut Script) -> Result<(), EditError>) -> Result<(), Failure> {
        self.0.document.rewrite(change).map_err(failure)?;
        self.0.touch(0);
        Ok(())
    }

    /// The node of a number.
    fn node(&self, number: u32) -> Result<NodeId, Failure> {
        let node = NodeId::from_number(number);
        let is_known = self.0.document.contains(node);
        is_known.then_some(node).ok_or_else(|| failure(call::NO_SUCH_STEP))
    }
}
