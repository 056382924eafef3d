//! What the page and programs do to a document beyond a board that is played on: the board by hand, the text, the order of
//! variations, tags, tasks, links, how a game goes.

use super::{TreeDocument, mode_of};
use crate::board::{Color, Piece};
use crate::diagnostic::call;
use crate::document::{Document, NodeId, Note};
use crate::script::{BoardEdit, EditError, Script};
use crate::web::error::{Failure, failure};
use crate::web::read::{read_start, square};
use std::ops::Range;
use wasm_bindgen::prelude::wasm_bindgen;

/// On the board, at the cursor.
#[wasm_bindgen]
impl TreeDocument {
    /// Plays a move as the answer to the last one: undo takes both back.
    pub fn reply(&mut self, text: &str) -> Result<u32, Failure> {
        let played = self.named(text)?;
        self.change(|document| document.reply(played)).map(NodeId::number).map_err(failure)
    }

    /// Takes what stands on a square to another freely: whose turn it is stays.
    pub fn shift(&mut self, from: u8, to: u8) -> Result<u32, Failure> {
        self.edit_board(BoardEdit::Shift { from: square(from)?, to: square(to)? })
    }

    /// Puts a piece, given as a FEN letter, on a square.
    pub fn insert(&mut self, at: u8, piece: char) -> Result<u32, Failure> {
        let piece = Piece::from_char(piece).ok_or_else(|| failure(call::NO_SUCH_PIECE))?;
        self.edit_board(BoardEdit::Insert(square(at)?, piece))
    }
}

/// Of the text, the tree and what is said about it.
#[wasm_bindgen]
impl TreeDocument {
    /// Replaces so much of the text of the line, from a place on.
    pub fn edit(&mut self, place: f64, removed: f64, text: &str) -> Result<(), Failure> {
        let range = read_range(self.document.script(), place, removed)?;
        self.change(|document| document.edit(range, text)).map(drop).map_err(failure)
    }

    /// Makes the text of the line another.
    #[wasm_bindgen(js_name = setText)]
    pub fn set_text(&mut self, text: &str) -> Result<(), Failure> {
        self.change(|document| document.set_text(text)).map(drop).map_err(failure)
    }

    /// Writes by hand at a place in the text, in place of `removed` units, at a time in milliseconds: keys that follow
    /// each other are one change.
    pub fn write(&mut self, place: f64, removed: f64, text: &str, time: f64) -> Result<(), Failure> {
        let range = read_range(self.document.script(), place, removed)?;
        self.document.write(range, text, time).map(drop).map_err(failure)
    }

    /// Chooses the side to move at the cursor, behind a free step: `w` or `b`.
    #[wasm_bindgen(js_name = chooseTurn)]
    pub fn choose_turn(&mut self, turn: &str) -> Result<(), Failure> {
        let color = read_color(turn.parse().unwrap_or_default())?;
        self.document.choose_turn(color).map_err(failure)
    }

    /// Chooses who may castle at the cursor, behind a free step, as the third field of a FEN has it.
    #[wasm_bindgen(js_name = chooseCastling)]
    pub fn choose_castling(&mut self, letters: &str) -> Result<(), Failure> {
        self.document.choose_castling(letters).map_err(failure)
    }

    /// Makes the variation that a node belongs to the main one where it leaves another.
    pub fn promote(&mut self, number: u32) -> Result<bool, Failure> {
        let node = self.node(number)?;
        Ok(self.change(|document| document.promote(node)))
    }

    /// Makes the path to a node the main line.
    #[wasm_bindgen(js_name = makeMain)]
    pub fn make_main(&mut self, number: u32) -> Result<bool, Failure> {
        let node = self.node(number)?;
        Ok(self.change(|document| document.make_main(node)))
    }

    /// Takes a node out, with all that follows it.
    #[wasm_bindgen(js_name = deleteFrom)]
    pub fn delete_from(&mut self, number: u32) -> Result<bool, Failure> {
        let node = self.node(number)?;
        Ok(self.change(|document| document.delete_from(node)))
    }

    /// Sets what a lesson asks for after a node, as PGN has it, such as `mate 3`; the hint and the reply to wrong answers. What is
    /// empty is not there.
    #[wasm_bindgen(js_name = setTask)]
    pub fn set_task(&mut self, number: u32, task: String, hint: String, wrong: String) -> Result<(), Failure> {
        let node = self.node(number)?;
        #[cfg(feature = "document-api")]
        let task = super::programs::checked_task(task)?;
        let note = Note { task, hint, wrong, ..self.said(node) };
        self.say(node, note);
        Ok(())
    }

    /// Says what the clock of a move showed, as part of the change that made it: undo takes both back.
    #[wasm_bindgen(js_name = setClock)]
    pub fn set_clock(&mut self, number: u32, milliseconds: f64) -> Result<(), Failure> {
        let node = self.node(number)?;
        let clock = Some(milliseconds as u64);
        let note = Note { clock, ..self.said(node) };
        self.document.join();
        self.say(node, note);
        Ok(())
    }

    /// Sets the value of a tag.
    #[wasm_bindgen(js_name = setTag)]
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        self.change(|document| document.set_tag(name, value)).map_err(failure)
    }

    /// Takes a tag away.
    #[wasm_bindgen(js_name = removeTag)]
    pub fn remove_tag(&mut self, name: &str) -> bool {
        self.change(|document| document.remove_tag(name))
    }

    /// Sets where the document starts, and how its tokens are read.
    #[wasm_bindgen(js_name = setStart)]
    pub fn set_start(&mut self, start: Option<String>, sheet: Option<bool>) -> Result<(), Failure> {
        let start = read_start(start)?;
        self.change(|document| document.set_start(start, mode_of(sheet))).map_err(failure)
    }

    /// Says how the game ended: by a result as PGN writes it, or by its cause.
    #[wasm_bindgen(js_name = setResult)]
    pub fn set_result(&mut self, text: &str) -> Result<(), Failure> {
        let outcome = self.document.outcome_named(text).ok_or_else(|| failure(call::NO_SUCH_RESULT))?;
        self.change(|document| document.set_outcome(outcome));
        Ok(())
    }
}

/// Of the whole.
#[wasm_bindgen]
impl TreeDocument {
    /// The document as bytes for a link; nothing where it has more nodes than a link holds.
    #[wasm_bindgen(js_name = linkBytes)]
    pub fn link_bytes(&self) -> Option<Vec<u8>> {
        self.document.to_link()
    }

    /// Puts the document of bytes in the place of this one, which can be taken back.
    pub fn load(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.document.replace(&Document::from_bytes(bytes).map_err(failure)?);
        Ok(())
    }

    /// Puts the document of the bytes of a link in the place of this one, which can be taken back.
    #[wasm_bindgen(js_name = loadLink)]
    pub fn load_link(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.document.replace(&Document::from_link(bytes).map_err(failure)?);
        Ok(())
    }

    /// Begins a game at the cursor by hand: without what follows it on the line, without tags and without an end.
    pub fn begin(&mut self) -> Result<(), Failure> {
        self.document.begin_game().map_err(failure)
    }

    /// Ends the game by hand as the players wish, by the code of how. Who gives up or runs out of time while looking back has
    /// all moves made; any other end is where the cursor is, and what follows is dropped.
    pub fn end(&mut self, code: &str) -> Result<(), Failure> {
        if self.document.end_game(code) { Ok(()) } else { Err(failure(call::NO_SUCH_CLAIM)) }
    }

    /// Drops all of the line but its first steps, by hand.
    pub fn truncate(&mut self, steps: usize) -> Result<(), Failure> {
        self.document.truncate(steps).map_err(failure)
    }
}

/// The history.
#[wasm_bindgen]
impl TreeDocument {
    /// All that has been done can be taken back again.
    #[wasm_bindgen(js_name = unlimitUndo)]
    pub fn unlimit_undo(&mut self) {
        self.document.unlimit_undo();
    }

    /// Takes the last change back for good; returns whether there was one.
    pub fn discard(&mut self) -> bool {
        self.document.discard()
    }

    /// The next change joins the last one: undo takes both back.
    pub fn join(&mut self) {
        self.document.join();
    }

    /// Ends a change made by typing: what is written next is another change.
    pub fn pause(&mut self) {
        self.document.pause();
    }
}

/// A side, from its letter.
fn read_color(letter: char) -> Result<Color, Failure> {
    let color = Color::ALL.into_iter().find(|color| color.char() == letter);
    color.ok_or_else(|| failure(call::NO_SUCH_SIDE))
}

/// The bytes of so much of the text of a script, from a place on; both are counted in UTF-16 units.
fn read_range(script: &Script, place: f64, length: f64) -> Result<Range<usize>, Failure> {
    let (start, end) = (byte_at(script, place)?, byte_at(script, place + length)?);
    if end < start { Err(failure(EditError::OutOfRange)) } else { Ok(start..end) }
}

/// The byte at a place in the text, whatever JavaScript passes for one.
fn byte_at(script: &Script, place: f64) -> Result<usize, Failure> {
    let whole = place as u32;
    if f64::from(whole) != place {
        return Err(failure(EditError::OutOfRange));
    }
    let near = script.token_at(whole).and_then(|token| script.token(token)).map(|token| token.start);
    let (mut byte, mut units) = near.map_or((0, 0), |near| (near.byte as usize, near.utf16 as usize));
    for char in script.text().get(byte..).unwrap_or_default().chars() {
        if units >= whole as usize {
            break;
        }
        units += char.len_utf16();
        byte += char.len_utf8();
    }
    if units == whole as usize { Ok(byte) } else { Err(failure(EditError::OutOfRange)) }
}
