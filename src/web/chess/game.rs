//! A whole line of blocks.

use super::state::claimed_rights;
use crate::compat::{Block, State, Strictness, WORDS, fen, pgn, repetitions};
use crate::web::error::{Failure, failure};
use crate::web::json::Json;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("game.d.ts");

/// Whether the last state of a line stands in it for the third time.
#[wasm_bindgen(js_name = chessIsThreefold)]
pub fn chess_is_threefold(line: &[u32]) -> bool {
    repetitions(line) >= 3
}

/// The FENs of a line, with line breaks between.
#[wasm_bindgen(js_name = chessFens)]
pub fn chess_fens(line: &[u32]) -> String {
    let mut text = String::with_capacity(line.len() * 4);
    for block in line.chunks_exact(WORDS).filter_map(|words| Block::try_from(words).ok()) {
        if !text.is_empty() {
            text.push('\n');
        }
        fen::write_onto(&mut text, &State::from_block(&block), fen::Passed::IfLegal);
    }
    text
}

fn pairs(list: &[String]) -> Vec<(&str, &str)> {
    list.chunks_exact(2).map(|pair| (pair[0].as_str(), pair[1].as_str())).collect()
}

/// Writes a line as PGN. Tags and comments come as names and values in turn, comments by FEN.
#[wasm_bindgen(js_name = chessPgn)]
pub fn chess_pgn(
    line: &[u32],
    tags: Vec<String>,
    comments: Vec<String>,
    result: &str,
    newline: &str,
    width: usize,
) -> String {
    pgn::write(&pairs(&tags), line, &pairs(&comments), result, pgn::Layout { newline, width })
}

/// A game that was read from PGN.
#[wasm_bindgen]
#[derive(Debug)]
pub struct LoadedGame(pgn::Loaded);

#[wasm_bindgen]
impl LoadedGame {
    /// Reads a game; strictly with 1. Castling rights that its start only claims are dropped with 4.
    pub fn read(text: &str, options: u32) -> Result<Self, Failure> {
        let strictness = if options & 1 == 0 { Strictness::Permissive } else { Strictness::Strict };
        pgn::read(text, strictness, claimed_rights(options)).map(Self).map_err(failure)
    }

    /// What it says.
    #[wasm_bindgen(unchecked_return_type = "GameRecord")]
    pub fn record(&self) -> JsValue {
        let pair =
            |json: &mut Json, (one, other): &(String, String)| json.list([one, other], |json, text| json.text(text));
        Json::parsed_object(|json| {
            json.field("tags").list(&self.0.tags, pair);
            json.field("comments").list(&self.0.comments, pair);
            json.field("marks").list(&self.0.marks, |json, (ply, mark)| {
                json.list([ply], |json, ply| {
                    json.plain(ply);
                    json.text(mark);
                });
            });
            json.field("start").maybe(self.0.start.as_deref(), Json::text);
            json.field("result").maybe(self.0.result.as_deref(), Json::text);
        })
    }

    /// The line.
    pub fn line(&self) -> Vec<u32> {
        self.0.line.concat()
    }
}
