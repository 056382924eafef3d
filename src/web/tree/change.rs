//! What is done to a document. Each change can be undone; those of the board say where the cursor is then.
//!
//! What a board on another page does without is in `edit`.

use super::TreeDocument;
use crate::board::Role;
use crate::diagnostic::call;
use crate::document::{Document, Evaluation, NodeId, Note, Paint, Shape};
use crate::script::BoardEdit;
use crate::web::error::{Failure, failure};
use crate::web::read::{read_start, square};
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

    /// Moves what stands on a square, as a legal move or freely.
    #[wasm_bindgen(js_name = move)]
    pub fn drag(&mut self, from: u8, to: u8, promotion: Option<String>) -> Result<u32, Failure> {
        let promotion = read_role(promotion)?;
        self.edit_board(BoardEdit::Move { from: square(from)?, to: square(to)?, promotion })
    }

    /// Takes what stands on a square off the board.
    pub fn remove(&mut self, at: u8) -> Result<u32, Failure> {
        self.edit_board(BoardEdit::Remove(square(at)?))
    }

    /// Goes to the place on the line after `steps` steps.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, steps: usize) {
        self.document.go_to(steps);
    }
}

/// Of what is said, and of the whole.
#[wasm_bindgen]
impl TreeDocument {
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

    /// Puts a start and a script in the place of this document, which can be taken back.
    #[wasm_bindgen(js_name = loadScript)]
    pub fn load_script(&mut self, start: Option<String>, text: &str) -> Result<(), Failure> {
        let mode = self.document.script().mode();
        let document = Document::open(read_start(start)?, mode, text).map_err(failure)?;
        // What must be small has no way back to another document.
        #[cfg(feature = "small")]
        {
            self.document = document;
        }
        #[cfg(not(feature = "small"))]
        self.document.replace(&document);
        Ok(())
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

    /// Whether changes are made as by hand: what was taken back stays as a variation where another line is played, and a
    /// game that has ended goes on if its main line is changed.
    #[wasm_bindgen(js_name = setUserEdits)]
    pub fn set_user_edits(&mut self, is_user_edit: bool) {
        self.is_user_edit = is_user_edit;
    }
}

impl TreeDocument {
    /// Sets what is said about a node, from one place: each of several would have the change within it.
    #[inline(never)]
    pub(super) fn say(&mut self, node: NodeId, note: Note) {
        self.change(|document| document.set_note(node, note));
    }

    /// What is said about a node.
    #[inline(never)]
    pub(super) fn said(&self, node: NodeId) -> Note {
        self.document.note(node).cloned().unwrap_or_default()
    }

    pub(super) fn edit_board(&mut self, edit: BoardEdit) -> Result<u32, Failure> {
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

/// The role of a promotion, from its letter.
fn read_role(letter: Option<String>) -> Result<Option<Role>, Failure> {
    let Some(letter) = letter else { return Ok(None) };
    let mut chars = letter.chars();
    match (chars.next().and_then(|char| Role::from_char(char.to_ascii_lowercase())), chars.next()) {
        (Some(role), None) => Ok(Some(role)),
        _ => Err(failure(call::NO_SUCH_PROMOTION)),
    }
}
