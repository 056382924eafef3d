//! What a document is asked: each answer is one text of JSON.

use super::TreeDocument;
use crate::board::Square;
use crate::document::{Evaluation, NodeId, Note, Shape};
use crate::game::{Claim, End, Game};
use crate::notation::{san, uci};
use crate::rules::{Move, Position};
use crate::script::{self, ScriptState, StepKind};
use crate::web::error::{Failure, failure, write};
use crate::web::json::Json;
use std::collections::BTreeMap;
use wasm_bindgen::prelude::wasm_bindgen;

/// What a node is on its line.
#[derive(Clone, Copy)]
struct Part {
    kind: StepKind,
    /// The position before its move, if a legal move ends with it.
    ends: Option<Position>,
}

impl Part {
    /// That of the last node of a step, with the state before the step, or of one before it.
    fn of(kind: StepKind, before: &ScriptState, is_last: bool) -> Self {
        let StepKind::Legal(played) = kind else { return Self { kind, ends: None } };
        Self { kind, ends: before.position_before(played).filter(|_| is_last) }
    }
}

/// Everything that there is to know of a document.
#[wasm_bindgen]
impl TreeDocument {
    /// All nodes, each before those that follow it.
    #[must_use]
    pub fn nodes(&self) -> String {
        let mut parts = BTreeMap::new();
        self.0.visit_steps(|nodes, kind, before| {
            for (index, &node) in nodes.iter().enumerate() {
                parts.insert(node, Part::of(kind, before, index + 1 == nodes.len()));
            }
        });
        Json::of(|json| {
            json.list(self.0.nodes(), |json, node| self.write_node(json, node, parts.get(&node).copied()));
        })
    }

    /// A node, as it is on the line to it.
    #[wasm_bindgen(js_name = node)]
    pub fn node_facts(&self, number: u32) -> Result<String, Failure> {
        let node = self.node(number)?;
        let part = self.0.line_to(node).filter(|_| node != NodeId::ROOT).and_then(|(line, steps)| {
            let step = line.step(steps.checked_sub(1)?)?;
            let is_last = self.tokens_to(node) == step.tokens.end;
            Some(Part::of(step.kind, &line.state(steps - 1), is_last))
        });
        Ok(Json::of(|json| self.write_node(json, node, part)))
    }

    /// What is there after a node.
    pub fn position(&self, number: u32) -> Result<String, Failure> {
        let (line, steps) = self.line_to(number)?;
        let state = line.state(steps);
        let game = script::game_of(&line, steps);
        let end = game.as_ref().and_then(Game::end);
        let claims = Claim::ALL.into_iter().filter(|&claim| game.as_ref().is_some_and(|game| game.can_claim(claim)));
        let position = state.position();
        let board: String = Square::all().map(|square| letter_at(&state, square)).collect();
        let check = position.filter(|position| position.is_check());
        Ok(Json::of(|json| {
            json.object(|json| {
                json.field("fen").text(&state.fen());
                json.field("board").text(&board);
                json.field("turn").plain(format_args!("\"{}\"", state.turn().char()));
                json.field("turnIsOpen").plain(state.turn_is_open());
                json.field("isLegal").plain(position.is_some());
                json.field("reasons").list(state.reasons(), |json, reason| json.text(&reason.to_string()));
                json.field("check").maybe(check, |json, position| write_square(json, position.king(position.turn())));
                json.field("repetitions").plain(game.as_ref().map_or(0, Game::repetitions));
                json.field("end").maybe(end, |json, end| json.text(end.code()));
                let winner = end.and_then(End::winner);
                json.field("winner").maybe(winner, |json, side| json.plain(format_args!("\"{}\"", side.char())));
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
                json.object(|json| self.write_move(json, &position, played));
            });
        }))
    }

    /// What there is to say about the line.
    #[must_use]
    pub fn diagnostics(&self) -> String {
        let path = self.0.path();
        Json::of(|json| {
            json.list(self.0.script().diagnostics(), |json, told| {
                json.object(|json| {
                    json.field("node").maybe(path.get(told.token), |json, node| json.plain(node.number()));
                    json.field("start").plain(told.start.utf16);
                    json.field("end").plain(told.end.utf16);
                    write(json, &told.diagnostic);
                    json.field("message").text(&told.to_string());
                    json.field("fix").maybe(told.fix(), Json::text);
                });
            });
        })
    }

    /// Names and values of the tags.
    #[must_use]
    pub fn tags(&self) -> String {
        Json::of(|json| {
            json.list(self.0.tags(), |json, (name, value)| json.list([name, value], |json, text| json.text(text)));
        })
    }

    /// How the game ended, and why.
    #[must_use]
    pub fn result(&self) -> String {
        let outcome = self.0.result();
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
        self.0.line_to(node).ok_or_else(|| failure(script::EditError::TooLong(self.0.script().mode().longest())))
    }

    /// How many tokens the path to a node has.
    fn tokens_to(&self, node: NodeId) -> usize {
        std::iter::successors(self.0.parent(node), |&node| self.0.parent(node)).count()
    }

    fn write_node(&self, json: &mut Json, node: NodeId, part: Option<Part>) {
        let number = |json: &mut Json, node: NodeId| json.plain(node.number());
        json.object(|json| {
            number(json.field("id"), node);
            json.field("parent").maybe(self.0.parent(node), number);
            json.field("children").list(self.0.children(node), |json, &child| number(json, child));
            json.field("token").text(self.0.token(node));
            json.field("kind").text(match part.map(|part| part.kind) {
                None => "start",
                Some(StepKind::Legal(_)) => "legal",
                Some(StepKind::Free) => "free",
                Some(StepKind::Ignored) => "ignored",
            });
            let played = part.and_then(|part| match part.kind {
                StepKind::Legal(played) => Some((part.ends?, played)),
                _ => None,
            });
            json.field("move").maybe(played, |json, (position, played)| {
                json.object(|json| {
                    self.write_move(json, &position, played);
                    json.field("number").plain(position.fullmove_number());
                    json.field("color").plain(format_args!("\"{}\"", position.turn().char()));
                });
            });
            write_note(json, self.0.note(node).unwrap_or(&Note::default()));
        });
    }

    /// The fields of a move.
    fn write_move(&self, json: &mut Json, position: &Position, played: Move) {
        let variant = self.0.start().variant_of(position);
        let text = uci::write(position, played, variant);
        json.field("san").text(&san::write(position, played));
        json.field("uci").text(&text);
        json.field("from").text(text.get(..2).unwrap_or_default());
        json.field("to").text(text.get(2..4).unwrap_or_default());
        json.field("promotion").maybe(text.get(4..5), Json::text);
    }
}

/// The fields of what is said about a node.
fn write_note(json: &mut Json, note: &Note) {
    let texts = |json: &mut Json, text: String| json.text(&text);
    json.field("comments").list(note.words_after(), texts);
    json.field("commentsBefore").list(note.words_before(), texts);
    json.field("nags").list(&note.nags, |json, nag| json.plain(nag));
    json.field("shapes").list(&note.shapes(), write_shape);
    json.field("clock").maybe(note.clock(), |json, time| json.plain(time));
    json.field("elapsed").maybe(note.elapsed(), |json, time| json.plain(time));
    json.field("evaluation").maybe(note.evaluation(), |json, evaluation| {
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

fn write_square(json: &mut Json, square: Square) {
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
