//! A whole line of blocks.

use super::state::claimed_rights;
use crate::compat::{Strictness, pgn, repetitions};
use crate::notation::pgn::Chunk;
use crate::web::error::{Failure, failure, write_whole};
use crate::web::json::Json;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("game.d.ts");

/// Whether the last state of a line stands in it for the third time.
#[wasm_bindgen(js_name = chessIsThreefold)]
pub fn chess_is_threefold(line: &[u32]) -> bool {
    repetitions(line) >= 3
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

/// A game that was read from PGN, and what stopped the reading before its end.
#[wasm_bindgen]
#[derive(Debug)]
pub struct LoadedGame(pgn::Loaded, Option<pgn::PgnError>);

#[wasm_bindgen]
impl LoadedGame {
    /// Reads a game; strictly with 1. Castling rights that its start only claims are dropped with 4.
    pub fn read(text: &str, options: u32) -> Result<Self, Failure> {
        let strictness = if options & 1 == 0 { Strictness::Permissive } else { Strictness::Strict };
        pgn::read(text, strictness, claimed_rights(options)).map(|game| Self(game, None)).map_err(failure)
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
            json.field("problem").maybe(self.1.as_ref(), |json, error| write_whole(json, &error.into()));
        })
    }

    /// The line.
    pub fn line(&self) -> Vec<u32> {
        self.0.line.concat()
    }
}

/// The games of a PGN that comes in pieces.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct PgnPieces(pgn::Pieces);

#[wasm_bindgen]
impl PgnPieces {
    /// Of a file of which nothing has been read.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes the next bytes of the file; returns the games that are whole by now.
    pub fn feed(&mut self, bytes: &[u8], is_last: bool) -> Vec<LoadedGame> {
        let mut games = Vec::new();
        let chunk = if is_last { Chunk::Last } else { Chunk::Inner };
        self.0.feed(bytes, chunk, |game, error| games.push(LoadedGame(game, error)));
        games
    }
}
