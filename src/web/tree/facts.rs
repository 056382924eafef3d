//! What is told of nodes and of what is there after them.

use super::TreeDocument;
use crate::board::{Piece, Square};
use crate::document::{Evaluation, NodeId, NodeStep, Note, Shape};
use crate::script::{self, ScriptState};
use crate::web::json::Json;
use wasm_bindgen::prelude::wasm_bindgen;

/// At the cursor.
#[wasm_bindgen]
impl TreeDocument {
    /// The pieces that were taken on the line up to the cursor, as FEN letters.
    pub fn captured(&self) -> String {
        self.document.captured().into_iter().map(Piece::char).collect()
    }
}

impl TreeDocument {
    /// With what is said about it: all of that where it is told whole, and else what is there.
    pub(super) fn write_node(&self, json: &mut Json, node: NodeId, step: &NodeStep, is_whole: bool) {
        let number = |json: &mut Json, node: NodeId| json.plain(node.number());
        json.object(|json| {
            number(json.field("id"), node);
            json.field("parent").maybe(self.document.parent(node), number);
            json.field("children").list(self.document.children(node), |json, &child| number(json, child));
            json.field("token").text(self.document.token(node));
            write_step(json, step);
            match self.document.note(node) {
                Some(note) => write_note(json, note, is_whole),
                None if is_whole => write_note(json, &Note::default(), true),
                None => {}
            }
        });
    }
}

/// The fields of what there is after a step.
pub(super) fn write_state(json: &mut Json, state: &ScriptState) {
    let board: String = Square::all().map(|square| letter_at(state, square)).collect();
    let check = state.position().filter(|position| position.is_check());
    json.field("fen").text(&state.fen());
    json.field("board").text(&board);
    json.field("turn").letter(state.turn().char());
    json.field("turnIsOpen").plain(state.turn_is_open());
    json.field("isLegal").plain(state.position().is_some());
    json.field("check").maybe(check, |json, position| json.square(position.king(position.turn())));
}

/// The fields of what a node or a step does.
pub(super) fn write_step(json: &mut Json, step: &NodeStep) {
    json.field("kind").text(match step {
        NodeStep::Start => "start",
        NodeStep::Part | NodeStep::Move { .. } => "legal",
        NodeStep::Free => "free",
        NodeStep::Ignored => "ignored",
    });
    let NodeStep::Move { number, color, san, uci } = step else { return json.field("move").plain("null") };
    json.field("move").object(|json| {
        write_move(json, san, uci);
        json.field("number").plain(number);
        json.field("color").letter(color.char());
    });
}

/// The fields of a move.
pub(super) fn write_move(json: &mut Json, san: &str, uci: &str) {
    json.field("san").text(san);
    json.field("uci").text(uci);
    json.field("from").text(uci.get(..2).unwrap_or_default());
    json.field("to").text(uci.get(2..4).unwrap_or_default());
    json.field("promotion").maybe(uci.get(4..5), Json::text);
}

/// The fields of what is said about a node: all of them, or those that say something.
fn write_note(json: &mut Json, note: &Note, is_whole: bool) {
    let texts = |json: &mut Json, text: &String| json.text(text);
    write_some(json, "comments", &note.after, is_whole, texts);
    write_some(json, "commentsBefore", &note.before, is_whole, texts);
    write_some(json, "nags", &note.nags, is_whole, |json, nag| json.plain(nag));
    write_some(json, "shapes", &note.shapes, is_whole, write_shape);
    for (name, time) in [("clock", note.clock), ("elapsed", note.elapsed)] {
        if is_whole || time.is_some() {
            json.field(name).maybe(time, |json, time| json.plain(time));
        }
    }
    if is_whole || note.evaluation.is_some() {
        json.field("evaluation").maybe(note.evaluation, |json, evaluation| {
            json.object(|json| match evaluation {
                Evaluation::Centipawns(score) => json.field("centipawns").plain(score),
                Evaluation::Mate(moves) => json.field("mate").plain(moves),
            });
        });
    }
}

/// A list, where it is not empty or told all the same.
fn write_some<T>(json: &mut Json, name: &str, items: &[T], is_whole: bool, write: impl FnMut(&mut Json, &T)) {
    if is_whole || !items.is_empty() {
        json.field(name).list(items, write);
    }
}

fn write_shape(json: &mut Json, shape: &Shape) {
    json.object(|json| {
        json.field("color").text(shape.paint.name());
        json.field("from").square(shape.from);
        json.field("to").square(shape.to);
    });
}

/// The FEN letter of what stands on a square, a dot for nothing; of a text that is no piece its full-width form, which is
/// no letter of a piece.
fn letter_at(state: &ScriptState, square: Square) -> char {
    match state.sheet().get(square) {
        Some(script::Content::Piece(piece)) => piece.char(),
        Some(script::Content::Text(unit)) => {
            let wide = if matches!(unit, 0x21..=0x7E) { unit + 0xFEE0 } else { unit };
            char::from_u32(wide.into()).unwrap_or(char::REPLACEMENT_CHARACTER)
        }
        None => '.',
    }
}
