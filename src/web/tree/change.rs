//! What is done to a document. Each change can be undone; those of the board say where the cursor is then.

use super::{TreeDocument, mode_of};
use crate::board::{Color, Piece, Role};
use crate::diagnostic::call;
use crate::document::{Document, Evaluation, NodeId, Note, Paint, Shape};
use crate::script::{BoardEdit, EditError, Script};
use crate::web::error::{Failure, failure};
use crate::web::read::{read_start, square};
use std::ops::Range;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// What is said about a node, as programs pass it.
    pub type NoteFields;

    #[wasm_bindgen(method, getter)]
    fn comments(this: &NoteFields) -> Vec<String>;
    #[wasm_bindgen(method, getter, js_name = commentsBefore)]
    fn comments_before(this: &NoteFields) -> Vec<String>;
    #[wasm_bindgen(method, getter)]
    fn nags(this: &NoteFields) -> Vec<u16>;
    /// Three numbers for each shape: its colour, in the order of `Paint::ALL`, and its squares.
    #[wasm_bindgen(method, getter)]
    fn shapes(this: &NoteFields) -> Vec<u8>;
    #[wasm_bindgen(method, getter)]
    fn clock(this: &NoteFields) -> Option<f64>;
    #[wasm_bindgen(method, getter)]
    fn elapsed(this: &NoteFields) -> Option<f64>;
    #[wasm_bindgen(method, getter)]
    fn centipawns(this: &NoteFields) -> Option<i32>;
    #[wasm_bindgen(method, getter)]
    fn mate(this: &NoteFields) -> Option<i32>;
}

/// On the board, at the cursor.
#[wasm_bindgen]
impl TreeDocument {
    /// Goes to a node; the line goes through it from now on.
    pub fn select(&mut self, number: u32) -> Result<(), Failure> {
        let node = self.node(number)?;
        self.document.select(node);
        Ok(())
    }

    /// Plays a move in UCI, or passes the turn with `--`.
    pub fn play(&mut self, text: &str) -> Result<u32, Failure> {
        let played = self.named(text)?;
        self.change(|document| document.play(played)).map(NodeId::number).map_err(failure)
    }

    /// Plays a move as the answer to the last one: undo takes both back.
    pub fn reply(&mut self, text: &str) -> Result<u32, Failure> {
        let played = self.named(text)?;
        self.change(|document| document.reply(played)).map(NodeId::number).map_err(failure)
    }

    /// Moves what stands on a square, as a legal move or freely.
    #[wasm_bindgen(js_name = move)]
    pub fn drag(&mut self, from: u8, to: u8, promotion: Option<String>) -> Result<u32, Failure> {
        let promotion = read_role(promotion)?;
        self.edit_board(BoardEdit::Move { from: square(from)?, to: square(to)?, promotion })
    }

    /// Takes what stands on a square to another freely: whose turn it is stays.
    pub fn shift(&mut self, from: u8, to: u8) -> Result<u32, Failure> {
        self.edit_board(BoardEdit::Shift { from: square(from)?, to: square(to)? })
    }

    /// Goes to the place on the line after `steps` steps.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, steps: usize) {
        self.document.go_to(steps);
    }

    /// Takes what stands on a square off the board.
    pub fn remove(&mut self, at: u8) -> Result<u32, Failure> {
        self.edit_board(BoardEdit::Remove(square(at)?))
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

    /// Sets all that is said about a node.
    #[wasm_bindgen(js_name = setNote)]
    pub fn set_note(&mut self, number: u32, fields: &NoteFields) -> Result<(), Failure> {
        let node = self.node(number)?;
        let shapes: Result<Vec<Shape>, Failure> = fields.shapes().chunks(3).map(shape_of).collect();
        let mut note = self.said(node);
        note.nags = fields.nags();
        note.before = fields.comments_before();
        note.after = fields.comments();
        note.shapes = shapes?;
        note.clock = fields.clock().map(|time| time as u64);
        note.elapsed = fields.elapsed().map(|time| time as u64);
        note.evaluation = fields.mate().map(Evaluation::Mate).or(fields.centipawns().map(Evaluation::Centipawns));
        self.say(node, note);
        Ok(())
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

    /// Puts a start and a script in the place of this document, which can be taken back.
    #[wasm_bindgen(js_name = loadScript)]
    pub fn load_script(&mut self, start: Option<String>, text: &str) -> Result<(), Failure> {
        let mode = self.document.script().mode();
        self.document.replace(&Document::open(read_start(start)?, mode, text).map_err(failure)?);
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
    /// Takes the last change back; returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.document.undo()
    }

    /// Makes the change again that was taken back last; returns whether there was one.
    pub fn redo(&mut self) -> bool {
        self.document.redo()
    }

    /// What has been done stays: undo does not go behind it, and nothing that was taken back is made again.
    #[wasm_bindgen(js_name = limitUndo)]
    pub fn limit_undo(&mut self) {
        self.document.limit_undo();
    }

    /// All that has been done can be taken back again.
    #[wasm_bindgen(js_name = unlimitUndo)]
    pub fn unlimit_undo(&mut self) {
        self.document.unlimit_undo();
    }

    /// Whether changes are made as by hand: what was taken back stays as a variation where another line is played, and a
    /// game that has ended goes on if its main line is changed.
    #[wasm_bindgen(js_name = setUserEdits)]
    pub fn set_user_edits(&mut self, is_user_edit: bool) {
        self.is_user_edit = is_user_edit;
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

impl TreeDocument {
    /// Sets what is said about a node, from one place: each of several would have the change within it.
    #[inline(never)]
    fn say(&mut self, node: NodeId, note: Note) {
        self.change(|document| document.set_note(node, note));
    }

    /// What is said about a node.
    #[inline(never)]
    fn said(&self, node: NodeId) -> Note {
        self.document.note(node).cloned().unwrap_or_default()
    }

    fn edit_board(&mut self, edit: BoardEdit) -> Result<u32, Failure> {
        self.change(|document| document.edit_board(edit)).map(NodeId::number).map_err(failure)
    }
}

/// The shape of three numbers.
fn shape_of(numbers: &[u8]) -> Result<Shape, Failure> {
    let &[paint, from, to] = numbers else {
        return Err(failure(call::NO_SUCH_SHAPE));
    };
    let paint = Paint::ALL.get(usize::from(paint)).copied();
    let paint = paint.ok_or_else(|| failure(call::NO_SUCH_COLOUR))?;
    Ok(Shape { paint, from: square(from)?, to: square(to)? })
}

/// A side, from its letter.
fn read_color(letter: char) -> Result<Color, Failure> {
    let color = Color::ALL.into_iter().find(|color| color.char() == letter);
    color.ok_or_else(|| failure(call::NO_SUCH_SIDE))
}

/// The role of a promotion, from its letter.
fn read_role(letter: Option<String>) -> Result<Option<Role>, Failure> {
    let Some(letter) = letter else { return Ok(None) };
    let mut chars = letter.chars();
    match (chars.next().and_then(|char| Role::from_char(char.to_ascii_lowercase())), chars.next()) {
        (Some(role), None) => Ok(Some(role)),
        _ => Err(failure(call::NO_SUCH_PROMOTION)),
    }
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
