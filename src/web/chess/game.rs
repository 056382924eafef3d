//! A whole line of blocks.

use crate::compat::{Block, State, Strictness, WORDS, fen, pgn, repetitions};
use crate::web::error::{Failure, failure};
use wasm_bindgen::prelude::wasm_bindgen;

/// Whether the last state of a line stands in it for the third time.
#[wasm_bindgen(js_name = chessIsThreefold)]
#[must_use]
pub fn chess_is_threefold(line: &[u32]) -> bool {
    repetitions(line) >= 3
}

/// The FENs of a line, with line breaks between.
#[wasm_bindgen(js_name = chessFens)]
#[must_use]
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
#[must_use]
#[allow(clippy::needless_pass_by_value, reason = "lists of texts cross by value")]
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
    /// Reads a game; strictly with 1.
    pub fn read(text: &str, strict: u32) -> Result<Self, Failure> {
        let strictness = if strict == 0 { Strictness::Permissive } else { Strictness::Strict };
        pgn::read(text, strictness).map(Self).map_err(failure)
    }

    /// Names and values of the tags in turn.
    #[must_use]
    pub fn tags(&self) -> Vec<String> {
        self.0.tags.iter().flat_map(|(name, value)| [name.clone(), value.clone()]).collect()
    }

    /// The comments, each after the FEN that it stands at.
    #[must_use]
    pub fn comments(&self) -> Vec<String> {
        self.0.comments.iter().flat_map(|(place, said)| [place.clone(), said.clone()]).collect()
    }

    /// The text of the start, where a tag gives one.
    #[must_use]
    pub fn start(&self) -> Option<String> {
        self.0.start.clone()
    }

    /// The result behind the moves.
    #[must_use]
    pub fn result(&self) -> Option<String> {
        self.0.result.clone()
    }

    /// The line.
    #[must_use]
    pub fn line(&self) -> Vec<u32> {
        self.0.line.concat()
    }
}
