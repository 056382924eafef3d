//! What a document is asked: each answer is one text of JSON.

use super::TreeDocument;
use crate::board::{Piece, Square};
use crate::document::{Evaluation, NodeId, NodeStep, Note, Shape};
use crate::game::{Claim, End, Game};
use crate::notation::{san, uci};
use crate::script::{self, ScriptState, TokenDiagnostic};
use crate::web::error::{Failure, failure, write};
use crate::web::json::Json;
use std::collections::BTreeMap;
use wasm_bindgen::prelude::wasm_bindgen;

/// Everything that there is to know of a document.
#[wasm_bindgen]
impl TreeDocument {
    /// All nodes, each before those that follow it.
    #[must_use]
    pub fn nodes(&self) -> String {
        let mut steps = BTreeMap::from([(NodeId::ROOT, NodeStep::Start)]);
        self.document.visit_steps(|nodes, kind, before| {
            for (index, &node) in nodes.iter().enumerate() {
                let is_last = index + 1 == nodes.len();
                steps.insert(node, NodeStep::of(&self.document, kind, before, is_last));
            }
        });
        Json::of(|json| {
            json.list(self.document.nodes(), |json, node| self.write_node(json, node, steps.get(&node)));
        })
    }

    /// A node, as it is on the line to it.
    #[wasm_bindgen(js_name = node)]
    pub fn node_facts(&self, number: u32) -> Result<String, Failure> {
        let node = self.node(number)?;
        let step = self.document.line_to(node).filter(|_| node != NodeId::ROOT).and_then(|(line, steps)| {
            let step = line.step(steps.checked_sub(1)?)?;
            let is_last = self.tokens_to(node) == step.tokens.end;
            Some(NodeStep::of(&self.document, step.kind, &line.state(steps - 1), is_last))
        });
        Ok(Json::of(|json| self.write_node(json, node, step.as_ref())))
    }

    /// What is there after a node.
    pub fn position(&self, number: u32) -> Result<String, Failure> {
        let (line, steps) = self.line_to(number)?;
        let state = line.state(steps);
        let game = script::game_of(&line, steps);
        let end = game.as_ref().and_then(Game::end);
        let claims = Claim::ALL.into_iter().filter(|&claim| game.as_ref().is_some_and(|game| game.can_claim(claim)));
        Ok(Json::of(|json| {
            json.object(|json| {
                write_state(json, &state);
                json.field("reasons").list(state.reasons(), |json, reason| json.text(&reason.to_string()));
                json.field("repetitions").plain(game.as_ref().map_or(0, Game::repetitions));
                json.field("end").maybe(end, |json, end| json.text(end.code()));
                let winner = end.and_then(End::winner);
                json.field("winner").maybe(winner, |json, side| write_letter(json, side.char()));
                json.field("claims").list(claims, |json, claim| json.text(End::Claimed(claim).code()));
            });
        }))
    }

    /// The legal moves after a node.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self, number: u32) -> Result<String, Failure> {
        let (line, steps) = self.line_to(number)?;
        let state = line.state(steps);
        let position = state.position().copied();
        let moves = position.iter().flat_map(|position| {
            position.legal_moves().into_iter().map(|played| (*position, played)).collect::<Vec<_>>()
        });
        Ok(Json::of(|json| {
            json.list(moves, |json, (position, played)| {
                let uci = uci::write(&position, played, self.document.start().variant_of(&position));
                json.object(|json| write_move(json, &san::write(&position, played), &uci));
            });
        }))
    }

    /// What there is to say about the line.
    #[must_use]
    pub fn diagnostics(&self) -> String {
        let path = self.document.path();
        Json::of(|json| {
            json.list(self.document.script().diagnostics(), |json, told| write_told(json, &told, path));
        })
    }

    /// Names and values of the tags.
    #[must_use]
    pub fn tags(&self) -> String {
        Json::of(|json| {
            json.list(self.document.tags(), |json, (name, value)| {
                json.list([name, value], |json, text| json.text(text));
            });
        })
    }

    /// The pieces that were taken on the line up to the cursor, as FEN letters.
    #[must_use]
    pub fn captured(&self) -> String {
        self.document.captured().into_iter().map(Piece::char).collect()
    }

    /// How the game ended, and why.
    #[must_use]
    pub fn result(&self) -> String {
        let outcome = self.document.result();
        Json::of(|json| {
            json.object(|json| {
                json.field("result").text(outcome.result.text());
                json.field("cause").maybe(outcome.cause, |json, cause| json.text(cause.code()));
            });
        })
    }
}

impl TreeDocument {
    /// The line to a node, and after how many of its steps it is there.
    fn line_to(&self, number: u32) -> Result<(std::borrow::Cow<'_, script::Script>, usize), Failure> {
        let node = self.node(number)?;
        self.document
            .line_to(node)
            .ok_or_else(|| failure(script::EditError::TooLong(self.document.script().mode().longest())))
    }

    /// How many tokens the path to a node has.
    fn tokens_to(&self, node: NodeId) -> usize {
        std::iter::successors(self.document.parent(node), |&node| self.document.parent(node)).count()
    }

    pub(super) fn write_node(&self, json: &mut Json, node: NodeId, step: Option<&NodeStep>) {
        let number = |json: &mut Json, node: NodeId| json.plain(node.number());
        json.object(|json| {
            number(json.field("id"), node);
            json.field("parent").maybe(self.document.parent(node), number);
            json.field("children").list(self.document.children(node), |json, &child| number(json, child));
            json.field("token").text(self.document.token(node));
            write_step(json, step.unwrap_or(&NodeStep::Start));
            write_note(json, self.document.note(node).unwrap_or(&Note::default()));
        });
    }
}

/// The fields of what there is after a step.
pub(super) fn write_state(json: &mut Json, state: &ScriptState) {
    let board: String = Square::all().map(|square| letter_at(state, square)).collect();
    let check = state.position().filter(|position| position.is_check());
    json.field("fen").text(&state.fen());
    json.field("board").text(&board);
    write_letter(json.field("turn"), state.turn().char());
    json.field("turnIsOpen").plain(state.turn_is_open());
    json.field("isLegal").plain(state.position().is_some());
    json.field("check").maybe(check, |json, position| write_square(json, position.king(position.turn())));
}

/// What there is to say about a token of a line of nodes.
pub(super) fn write_told(json: &mut Json, told: &TokenDiagnostic, path: &[NodeId]) {
    json.object(|json| {
        json.field("node").maybe(path.get(told.token), |json, node| json.plain(node.number()));
        json.field("start").plain(told.start.utf16);
        json.field("end").plain(told.end.utf16);
        write(json, &told.diagnostic);
        json.field("message").text(&told.to_string());
        json.field("fix").maybe(told.fix(), Json::text);
    });
}

pub(super) fn write_letter(json: &mut Json, char: char) {
    json.text(char.encode_utf8(&mut [0; 4]));
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
        write_letter(json.field("color"), color.char());
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

/// The fields of what is said about a node.
fn write_note(json: &mut Json, note: &Note) {
    let texts = |json: &mut Json, text: &String| json.text(text);
    json.field("comments").list(&note.after, texts);
    json.field("commentsBefore").list(&note.before, texts);
    json.field("nags").list(&note.nags, |json, nag| json.plain(nag));
    json.field("shapes").list(&note.shapes, write_shape);
    json.field("clock").maybe(note.clock, |json, time| json.plain(time));
    json.field("elapsed").maybe(note.elapsed, |json, time| json.plain(time));
    json.field("evaluation").maybe(note.evaluation, |json, evaluation| {
        json.object(|json| match evaluation {
            Evaluation::Centipawns(score) => json.field("centipawns").plain(score),
            Evaluation::Mate(moves) => json.field("mate").plain(moves),
        });
    });
}

fn write_shape(json: &mut Json, shape: &Shape) {
    json.object(|json| {
        json.field("color").text(shape.paint.name());
        write_square(json.field("from"), shape.from);
        write_square(json.field("to"), shape.to);
    });
}

pub(super) fn write_square(json: &mut Json, square: Square) {
    json.plain(format_args!("\"{square}\""));
}

/// The FEN letter of what stands on a square, a dot for nothing, a question mark for a text that is no piece.
fn letter_at(state: &ScriptState, square: Square) -> char {
    match state.sheet().get(square) {
        Some(script::Content::Piece(piece)) => piece.char(),
        Some(script::Content::Text(_)) => '?',
        None => '.',
    }
}
