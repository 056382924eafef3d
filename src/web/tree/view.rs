//! What has changed of what is shown: one object, whose type `view.d.ts` tells.

use super::TreeDocument;
use super::facts::{write_state, write_step};
use crate::board::Piece;
use crate::document::{LineStep, NodeId, Splice, ViewChange};
use crate::game::End;
use crate::rules::{MoveEffect, Variant};
use crate::script::{Mode, TokenDiagnostic};
use crate::web::error::{write, write_whole};
use crate::web::json::Json;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("view.d.ts");

/// Whether a view tells what there is to say about the text; a page has that from another module, when it shows the text.
const TELLS_DIAGNOSTICS: bool = cfg!(feature = "document-api");

/// So much of what there is to say about a text is told at once.
const MOST_DIAGNOSTICS: usize = 200;

/// What is shown.
#[wasm_bindgen]
impl TreeDocument {
    /// What has changed since the last view, or all there is; the text and what there is to say about it only where it is
    /// wanted.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn view(&mut self, wants_text: bool) -> JsValue {
        let change = self.viewer.look(&mut self.document, wants_text);
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

    /// Forgets what has been seen: the next view tells all.
    #[wasm_bindgen(js_name = forgetViews)]
    pub fn forget_views(&mut self) {
        self.viewer.forget();
    }
}

impl TreeDocument {
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
        json.field("castlingIsOpen").plain(state.castling_is_open());
        json.field("reasons").list(state.reasons(), |json, reason| write_whole(json, &reason));
        let end = standing.end;
        json.field("end").maybe(end.and_then(crate::document::Outcome::code), Json::text);
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
    fn write_game(&self, json: &mut Json) {
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
