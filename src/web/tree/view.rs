//! What has changed of what is shown: one object, whose type `view.d.ts` says.

use super::TreeDocument;
use crate::board::{Bitboard, Piece, Square};
use crate::document::{Evaluation, LineStep, NodeId, NodeStep, Note, Shape, Splice, ViewChange};
use crate::game::End;
use crate::rules::{MoveEffect, Variant};
use crate::script::{self, Mode, ScriptState, TokenDiagnostic};
use crate::web::error::{write, write_whole};
use crate::web::json::Json;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = concat!(include_str!("view.d.ts"), include_str!("ask.d.ts"));

/// Whether a view says what there is to say about the text; a page has that from another module, when it shows the text.
const TELLS_DIAGNOSTICS: bool = cfg!(feature = "document-api");

/// So much of what there is to say about a text is reported at once.
const MOST_DIAGNOSTICS: usize = 200;

/// What is shown.
#[wasm_bindgen]
impl TreeDocument {
    /// What has changed since the last view, or all there is; the text and what there is to say about it only where it is
    /// wanted.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn view(&mut self, wants_text: bool) -> JsValue {
        let change = self.look(wants_text);
        // How a game stands takes long to find out after many quiet moves, and a comment does not change it.
        let known = self.position.take().filter(|_| !change.is_other_position);
        self.position = known.or_else(|| Some(Json::of(|json| json.object(|json| self.write_position(json)))));
        // Of another start or mode there may be something else to say, though the text is the same.
        let is_same = change.line.is_none() && change.text.is_none() && !change.is_other_game && change.since > 0;
        let owes = self.owes_diagnostics || !is_same;
        self.owes_diagnostics = owes && !wants_text;
        let tells = TELLS_DIAGNOSTICS && owes && wants_text;
        Json::parsed_object(|json| self.write_view(json, &change, tells))
    }

    /// Forgets what has been seen: the next view says all.
    #[wasm_bindgen(js_name = forgetViews)]
    pub fn forget_views(&mut self) {
        self.viewer.forget();
    }
}

impl TreeDocument {
    #[cfg(not(feature = "small"))]
    fn look(&mut self, wants_text: bool) -> ViewChange {
        self.viewer.look(&self.document, wants_text)
    }

    /// Finding the differences takes much code; a document on another page is small.
    #[cfg(feature = "small")]
    fn look(&mut self, _: bool) -> ViewChange {
        self.viewer.look_at_all(&self.document)
    }

    fn write_view(&self, json: &mut Json, change: &ViewChange, tells_diagnostics: bool) {
        let document = &self.document;
        let number = |json: &mut Json, node: &NodeId| json.plain(node.number());
        json.field("version").plain(change.version);
        json.field("since").plain(change.since);
        json.field("nodes")
            .list(&change.nodes, |json, &node| self.write_node(json, node, self.viewer.step(node), false));
        json.field("gone").list(&change.gone, number);
        if let Some(line) = &change.line {
            write_splice(json.field("line"), line, |json, steps| {
                json.list(steps, |json, LineStep { nodes, step }| match nodes[..] {
                    [node] if self.viewer.step(node) == step => number(json, &node),
                    _ => json.object(|json| {
                        json.field("nodes").list(nodes, number);
                        write_step(json, step);
                    }),
                });
            });
        }
        json.field("cursor").object(|json| {
            json.field("node").plain(document.cursor_node().number());
            json.field("steps").plain(document.cursor());
        });
        json.field("position").plain(self.position.as_deref().unwrap_or("null"));
        if let Some(text) = &change.text {
            write_splice(json.field("text"), text, |json, text| json.text(text));
        }
        if TELLS_DIAGNOSTICS && tells_diagnostics {
            self.write_diagnostics(json.field("diagnostics"));
        }
        if change.is_other_game {
            json.field("game").object(|json| self.write_game(json));
        }
        json.field("canUndo").plain(document.can_undo());
        json.field("canRedo").plain(document.can_redo());
    }

    /// What there is at the cursor.
    fn write_position(&self, json: &mut Json) {
        let document = &self.document;
        let state = document.state();
        let standing = document.standing(document.cursor());
        write_state(json, &state);
        // Only who sets a board up asks for it.
        #[cfg(not(feature = "small"))]
        json.field("castlingIsOpen").plain(state.castling_is_open());
        json.field("reasons").list(state.reasons(), |json, reason| write_whole(json, &reason));
        let end = standing.end;
        json.field("end").maybe(end.and_then(crate::game::Outcome::code), Json::text);
        let winner = end.and_then(|end| end.result.winner());
        json.field("winner").maybe(winner, |json, side| json.letter(side.char()));
        let recorded = document.recorded_end(document.cursor()).filter(|_| end.is_none());
        json.field("recorded").maybe(recorded, |json, result| json.text(result.text()));
        json.field("claims").list(standing.claims, |json, claim| json.text(End::Claimed(claim).code()));
        json.field("last").maybe(document.last_effect().as_ref(), write_effect);
    }

    /// What there is to say about the text.
    fn write_diagnostics(&self, json: &mut Json) {
        let (script, path) = (self.document.script(), self.document.path());
        json.object(|json| {
            json.field("count").plain(script.diagnostic_count());
            let first = script.diagnostics().take(MOST_DIAGNOSTICS);
            json.field("first").list(first, |json, told| write_told(json, &told, path));
        });
    }

    /// What is said about the whole.
    pub(super) fn write_game(&self, json: &mut Json) {
        let document = &self.document;
        let outcome = document.outcome();
        json.field("start").text(&document.start().to_string());
        json.field("isChess960").plain(document.start().variant == Variant::Chess960);
        json.field("isSheet").plain(document.script().mode() == Mode::Sheet);
        json.field("tags")
            .list(document.tags(), |json, (name, value)| json.list([name, value], |json, text| json.text(text)));
        json.field("result").text(outcome.result.text());
        json.field("cause").maybe(outcome.cause, |json, cause| json.text(cause.code()));
    }
}

fn write_splice<T>(json: &mut Json, splice: &Splice<T>, write: impl FnOnce(&mut Json, &T)) {
    json.object(|json| {
        json.field("at").plain(splice.at);
        json.field("removed").plain(splice.removed);
        write(json.field("added"), &splice.added);
    });
}

pub(super) fn write_effect(json: &mut Json, effect: &MoveEffect) {
    let piece = |json: &mut Json, piece: Piece| json.letter(piece.char());
    json.object(|json| {
        json.field("from").square(effect.from);
        json.field("to").square(effect.to);
        piece(json.field("piece"), effect.piece);
        json.field("captured").maybe(effect.captured, piece);
        json.field("promotion").maybe(effect.promotion, piece);
        json.field("enPassant").plain(effect.is_en_passant);
        json.field("rook").maybe(effect.rook, |json, (from, to)| json.list([from, to], Json::square));
        json.field("check").plain(effect.is_check);
        json.field("mate").plain(effect.is_mate);
    });
}

/// What there is to say about a token of a line of nodes.
pub(super) fn write_told(json: &mut Json, told: &TokenDiagnostic, path: &[NodeId]) {
    json.object(|json| {
        json.field("node").maybe(path.get(told.token), |json, node| json.plain(node.number()));
        write(json, &told.diagnostic);
        json.field("message").text(&told.to_string());
    });
}

impl TreeDocument {
    /// With what is said about it: all of that where it is reported whole, and else what is there.
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
    let board: String = Bitboard::FULL.into_iter().map(|square| letter_at(state, square)).collect();
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
    for (name, text) in [("task", &note.task), ("hint", &note.hint), ("wrong", &note.wrong)] {
        if is_whole || !text.is_empty() {
            json.field(name).text(text);
        }
    }
}

/// A list, where it is not empty, or wanted all the same.
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
