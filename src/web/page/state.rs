//! What the page shows of its document: the state, other lines.
//!
//! In: how much of it is wanted. Out: objects, whose types `state.d.ts` tells; each is made of one text, since each
//! question would find the place anew.

use super::Page;
use crate::board::Color;
use crate::document::{NodeId, Note, Outcome, Standing};
use crate::game::End;
use crate::notation::san;
use crate::rules::{MoveEffect, Variant};
use crate::script::{ScriptState, StepKind};
use crate::web::JsDocument;
use crate::web::after::{board_of, checked_king};
use crate::web::error::write_whole;
use crate::web::json::Json;
use crate::web::square::index;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("state.d.ts");

/// What is shown.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// How many steps have been done.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn ply(&self) -> usize {
        self.0.document.cursor()
    }

    /// Where it starts, as text that brings it back: a FEN, or `960:` and a number or a FEN.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn origin(&self) -> String {
        let start = self.script().start();
        if start.variant != Variant::Chess960 {
            return start.to_string();
        }
        let place = match start.number() {
            Some(number) => number.get().to_string(),
            None => start.to_string(),
        };
        ["960:", &place].concat()
    }

    /// How many changes can be taken back.
    #[wasm_bindgen(getter, js_name = undoCount)]
    #[must_use]
    pub fn undo_count(&self) -> usize {
        self.0.document.undo_count()
    }

    /// Counts the changes.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn changes(&self) -> u32 {
        self.0.changes
    }

    /// The document as it is now. Of the line and the text only what may be other than in the last state that was asked for,
    /// if that is the one of this number.
    #[wasm_bindgen(unchecked_return_type = "State")]
    pub fn state(&mut self, known: u32) -> JsValue {
        let state = Json::parsed(|json| json.object(|json| self.0.write_state(json, known)));
        self.0.number += 1;
        self.0.first = usize::MAX;
        self.0.has_text = false;
        state
    }

    /// What there is after so many steps.
    #[wasm_bindgen(unchecked_return_type = "After")]
    #[must_use]
    pub fn after(&self, steps: usize) -> JsValue {
        Json::parsed(|json| self.0.write_after(json, steps, false))
    }

    /// The steps of all lines beside the one that is shown, each line before those that leave it.
    #[wasm_bindgen(unchecked_return_type = "Entry[]")]
    #[must_use]
    pub fn variations(&self) -> JsValue {
        let document = &self.0.document;
        let mut shown = vec![false; document.path().iter().map(|node| node.number() as usize + 1).max().unwrap_or(0)];
        for node in document.path() {
            if let Some(is_shown) = shown.get_mut(node.number() as usize) {
                *is_shown = true;
            }
        }
        Json::parsed(|json| {
            json.list([()], |json, ()| {
                document.visit_steps(|nodes, kind, before| {
                    let last = nodes.last().copied().unwrap_or(NodeId::ROOT);
                    if !shown.get(last.number() as usize).copied().unwrap_or(false) {
                        self.0.write_entry(json, nodes, kind, before);
                    }
                });
            });
        })
    }
}

impl Page {
    fn write_state(&self, json: &mut Json, known: u32) {
        let document = &self.document;
        let script = document.script();
        let is_known = known == self.number;
        let first = if is_known { self.first.min(script.steps()) } else { 0 };
        let ply = document.cursor();
        json.field("number").plain(self.number + 1);
        json.field("first").plain(first);
        json.field("line").list(script.walk_from(first), |json, (step, state)| {
            let nodes = document.path().get(step.tokens.clone()).unwrap_or_default();
            self.write_entry(json, nodes, step.kind, &state);
        });
        if !is_known || self.has_text {
            json.field("text").text(script.text());
        }
        json.field("start").text(&script.start().to_string());
        json.field("ply").plain(ply);
        json.field("node").plain(document.cursor_node().number());
        let shapes = document.note(document.cursor_node()).map(|note| note.shapes.as_slice());
        json.field("shapes").list(shapes.unwrap_or_default(), |json, shape| json.text(&shape.to_string()));
        json.field("loads").plain(document.loads());
        for (name, is_so) in [
            ("isChess960", script.start().variant == Variant::Chess960),
            ("sheet", script.mode() == crate::script::Mode::Sheet),
            ("hasVariations", document.has_variations()),
            ("canUndo", document.can_undo()),
            ("canRedo", document.can_redo()),
        ] {
            json.field(name).plain(is_so);
        }
        self.write_after(json.field("after"), ply, true);
    }

    /// What there is after so many steps, with the end that the players gave the game, if that is wanted.
    fn write_after(&self, json: &mut Json, steps: usize, with_given: bool) {
        let document = &self.document;
        let script = document.script();
        let state = script.state(steps);
        let Standing { end, claims } = match with_given {
            true => document.standing(steps),
            false => Standing::by_rules(script, steps),
        };
        let does = |&step: &usize| script.step(step).is_some_and(|step| step.kind != StepKind::Ignored);
        let last = (0..steps.min(script.steps())).rev().find(does);
        json.object(|json| {
            let board: String = board_of(&state).collect();
            json.field("board").text(&board);
            letter(json.field("turn"), state.turn().char());
            json.field("turnIsOpen").plain(state.turn_is_open());
            json.field("castlingIsOpen").plain(state.castling_is_open());
            json.optional("checkedKing", checked_king(&state));
            json.field("fen").text(&state.fen());
            if let Some(code) = end.and_then(Outcome::code) {
                json.field("end").text(code);
            }
            if let Some(winner) = end.and_then(|end| end.result.winner()) {
                letter(json.field("winner"), winner.char());
            }
            json.field("claims").list(claims, |json, claim| json.text(End::Claimed(claim).code()));
            if let Some((before, played)) = last.and_then(|step| script.played(step)) {
                let san = san::write(&before, played);
                json.field("lastStep").object(|json| write_effect(json, &before.effect(played), &san));
            }
            json.field("reasons").list(state.reasons(), |json, reason| write_whole(json, &reason));
        });
    }

    /// A step of a line, of these nodes.
    fn write_entry(&self, json: &mut Json, nodes: &[NodeId], kind: StepKind, before: &ScriptState) {
        let node = nodes.last().copied().unwrap_or(NodeId::ROOT);
        let first = nodes.first().copied().unwrap_or(node);
        json.object(|json| {
            let (mut name, mut count, mut turn) = ("free", 0_u32, "");
            // A comment may go over several lines, and in the spreadsheet any token.
            let mut text = self.document.token(first).replace('\n', " ");
            if let StepKind::Legal(played) = kind
                && let Some(position) = before.position_before(played)
            {
                (name, count) = ("legal", position.fullmove_number().into());
                turn = if position.turn() == Color::White { "w" } else { "b" };
                text = san::write(&position, played);
            } else if kind == StepKind::Ignored {
                name = "ignored";
            }
            json.field("kind").text(name);
            json.field("number").plain(count);
            json.field("turn").text(turn);
            json.field("text").text(&text);
            json.field("node").plain(node.number());
            if nodes.len() > 1 {
                json.field("nodes").list(nodes, |json, node| json.plain(node.number()));
            }
            json.field("parent").plain(self.document.parent(first).unwrap_or(NodeId::ROOT).number());
            if let Some(note) = self.document.note(node) {
                json.field("note").object(|json| write_note(json, note));
            }
        });
    }
}

fn letter(json: &mut Json, char: char) {
    json.text(char.encode_utf8(&mut [0; 4]));
}

fn write_effect(json: &mut Json, effect: &MoveEffect, san: &str) {
    let (rook_from, rook_to) = effect.rook.unzip();
    for (name, square) in
        [("from", Some(effect.from)), ("to", Some(effect.to)), ("rookFrom", rook_from), ("rookTo", rook_to)]
    {
        json.optional(name, square.map(index));
    }
    for (name, piece) in [("piece", Some(effect.piece)), ("captured", effect.captured), ("promotion", effect.promotion)]
    {
        if let Some(piece) = piece {
            letter(json.field(name), piece.char());
        }
    }
    json.field("san").text(san);
    let tells_from = san.bytes().filter(|byte| matches!(byte, b'a'..=b'h' | b'1'..=b'8')).count() > 2;
    for (name, is_so) in [("enPassant", effect.is_en_passant), ("check", effect.is_check), ("tellsFrom", tells_from)] {
        json.field(name).plain(is_so);
    }
}

fn write_note(json: &mut Json, note: &Note) {
    json.field("nags").list(&note.nags, |json, nag| json.plain(nag));
    json.field("comments").list(note.before.iter().chain(&note.after), |json, text| json.text(text));
}
