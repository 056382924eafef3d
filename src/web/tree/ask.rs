//! What a player asks at the cursor: where a piece may go, why it may not, what would be there some moves on.
//!
//! Nothing here changes the document.

use super::view::{write_effect, write_move};
use super::{TreeDocument, read_move};
use crate::board::{Piece, Role};
use crate::notation::{fen, san, uci};
use crate::rules::{Move, Position};
use crate::script::{EditError, Turn, TurnError};
#[cfg(all(feature = "document", not(feature = "document-api")))]
use crate::script::{Start, StepKind};
#[cfg(feature = "document")]
use crate::web::error::failure;
use crate::web::error::{Failure, write_whole};
use crate::web::json::Json;
use crate::web::read::square;
use wasm_bindgen::prelude::*;

/// At the cursor.
#[wasm_bindgen]
impl TreeDocument {
    /// The squares that what stands on one may go to by the rules; none where the game is over.
    #[wasm_bindgen(unchecked_return_type = "Destination[]")]
    pub fn destinations(&self, from: u8) -> Result<JsValue, Failure> {
        let from = square(from)?;
        let turn = self.turn();
        let moves = turn.iter().flat_map(|turn| {
            let position = turn.position_of(from);
            turn.moves_from(from).map(move |played| (position, played))
        });
        // A pawn may become four things on one square.
        let moves = moves.filter(|(_, played)| matches!(played.promotion(), None | Some(Role::Queen)));
        Ok(Json::parsed_list(moves, |json, (position, played)| {
            let effect = position.effect(played);
            json.object(|json| {
                json.field("to").square(position.move_target(played));
                json.field("captured").maybe(effect.captured, |json, piece| json.letter(piece.char()));
                json.field("promotes").plain(effect.promotion.is_some());
                json.field("castles").maybe(effect.rook, |json, (from, to)| {
                    json.object(|json| {
                        json.field("king").square(effect.to);
                        json.field("rookFrom").square(from);
                        json.field("rookTo").square(to);
                    });
                });
            });
        }))
    }

    /// Whether what stands on a square may go to another, and what it may become there.
    #[wasm_bindgen(unchecked_return_type = "Attempt")]
    pub fn attempt(&self, from: u8, to: u8) -> Result<JsValue, Failure> {
        let (from, to) = (square(from)?, square(to)?);
        let meant = match self.turn() {
            Some(turn) => turn.moves_between(from, to),
            None => Err(TurnError::Refused(EditError::NoPosition)),
        };
        let (moves, problem) = match meant {
            Ok(moves) => (moves, None),
            Err(error) => (Vec::new(), Some(error.into())),
        };
        let roles: String = moves.into_iter().filter_map(|played| played.promotion().map(Role::char)).collect();
        Ok(Json::parsed_object(|json| {
            json.field("problem").maybe(problem.as_ref(), write_whole);
            json.field("promotions").text(&roles);
        }))
    }

    /// The pieces that were taken on the line up to the cursor, as FEN letters.
    pub fn captured(&self) -> String {
        self.document.captured().into_iter().map(Piece::char).collect()
    }

    /// Some moves on from the cursor, each with a blank before it, as an engine says its line; as far as they can be played.
    #[wasm_bindgen(unchecked_return_type = "Ahead")]
    pub fn ahead(&self, moves: &str) -> JsValue {
        let mut problem = None;
        let mut position = self.document.position();
        Json::parsed_object(|json| {
            json.field("moves").list(moves.split_ascii_whitespace(), |json, text| {
                let Some(before) = position.filter(|_| problem.is_none()) else { return };
                match read_move(&before, text, self.document.start().variant_of(&before)) {
                    Ok(played) => {
                        self.write_ahead(json, &before, played);
                        position = before.play(played);
                    }
                    Err(error) => problem = Some(error),
                }
            });
            if position.is_none() {
                problem = Some(EditError::NoPosition.into());
            }
            json.field("problem").maybe(problem.as_ref(), write_whole);
        })
    }
}

/// What a board on another page does not ask.
#[cfg(feature = "document")]
#[wasm_bindgen]
impl TreeDocument {
    /// Reads a move, and returns what it does.
    #[wasm_bindgen(js_name = readMove, unchecked_return_type = "AheadMove")]
    pub fn read_move(&self, text: &str) -> Result<JsValue, Failure> {
        let position = self.here()?;
        let variant = self.document.start().variant_of(&position);
        let played = read_move(&position, text, variant).map_err(failure)?;
        Ok(Json::parsed(|json| self.write_ahead(json, &position, played)))
    }
}

/// The number of steps of a line that are looked up in the table of openings, whose longest line has 36 moves.
#[cfg(all(feature = "document", not(feature = "document-api")))]
const OPENING_STEPS: usize = 60;

/// What the page alone asks of the line.
#[cfg(all(feature = "document", not(feature = "document-api")))]
#[wasm_bindgen]
impl TreeDocument {
    /// The keys of the positions after the first steps of the line: the highest 40 bits of each hash, which a number of
    /// JavaScript holds; 0 for a step that is ignored, and -1 for an edit of the board, which is the last. A game from
    /// another start than the usual one has none.
    #[wasm_bindgen(js_name = lineKeys, unchecked_return_type = "number[]")]
    pub fn line_keys(&self) -> JsValue {
        let is_usual = *self.document.start() == Start::default();
        let steps = self.document.script().transitions(0).take(if is_usual { OPENING_STEPS } else { 0 });
        let mut is_edited = false;
        let steps = steps.take_while(|(step, ..)| !core::mem::replace(&mut is_edited, step.kind == StepKind::Free));
        Json::parsed_list(steps, |json, (step, _, after)| match step.kind {
            StepKind::Legal(_) => json.plain(after.position().map_or(0, |position| position.hash() >> 24)),
            StepKind::Ignored => json.plain("0"),
            StepKind::Free => json.plain("-1"),
        })
    }
}

impl TreeDocument {
    fn turn(&self) -> Option<Turn> {
        Turn::after(self.document.script(), self.document.cursor())
    }

    fn write_ahead(&self, json: &mut Json, before: &Position, played: Move) {
        let after = before.play_unchecked(played);
        let uci = uci::write(before, played, self.document.start().variant_of(before));
        json.object(|json| {
            write_move(json, &san::write(before, played), &uci);
            json.field("number").plain(before.fullmove_number());
            json.field("color").letter(before.turn().char());
            json.field("fen").text(&fen::write(&after, fen::FenStyle::XFen));
            write_effect(json.field("effect"), &before.effect(played));
        });
    }
}
