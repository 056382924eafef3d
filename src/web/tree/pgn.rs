//! Documents as PGN, and PGN as documents.

use super::TreeDocument;
use crate::diagnostic::{Diagnostic, call};
use crate::document::Document;
use crate::notation::pgn::{self, PgnGame};
use crate::web::error::{Failure, failure, object};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
impl TreeDocument {
    /// The document as PGN.
    #[must_use]
    pub fn pgn(&self) -> String {
        self.document.records().to_string()
    }

    /// How many tokens PGN cannot say.
    #[wasm_bindgen(js_name = leftOut)]
    #[must_use]
    pub fn left_out(&self) -> usize {
        self.document.records().left_out
    }
}

/// A game of a PGN.
#[wasm_bindgen]
#[derive(Debug)]
pub struct ReadGame {
    document: TreeDocument,
    /// Why it could not be read to its end.
    problem: Option<Diagnostic>,
    warnings: Vec<Diagnostic>,
}

#[wasm_bindgen]
impl ReadGame {
    /// The game as a document, up to where it can be read. It is taken out.
    #[must_use]
    pub fn document(self) -> TreeDocument {
        self.document
    }

    /// Why it could not be read to its end, if it could not.
    #[wasm_bindgen(unchecked_return_type = "Diagnostic | null")]
    #[must_use]
    pub fn problem(&self) -> JsValue {
        self.problem.as_ref().map_or(JsValue::NULL, object)
    }

    /// What is odd about it.
    #[wasm_bindgen(unchecked_return_type = "Diagnostic[]")]
    #[must_use]
    pub fn warnings(&self) -> Vec<JsValue> {
        self.warnings.iter().map(object).collect()
    }
}

/// The first games of a PGN, at most `most`; an error where none of them can be read.
#[wasm_bindgen(js_name = readPgn)]
pub fn read_pgn(text: &str, most: usize) -> Result<Vec<ReadGame>, Failure> {
    let (mut games, mut is_readable) = (Vec::new(), false);
    for read in pgn::read(text).take(most) {
        is_readable |= read.as_ref().map_or_else(pgn::Error::is_playable, |_| true);
        games.push(read_game(read)?);
    }
    if is_readable {
        return Ok(games);
    }
    let problem = games.into_iter().next().and_then(|game| game.problem);
    Err(failure(problem.unwrap_or_else(|| call::NO_TEXT.into())))
}

/// The document of a game, up to where it can be read.
fn read_game(read: Result<PgnGame, pgn::Error>) -> Result<ReadGame, Failure> {
    let (game, problem) = match read {
        Ok(game) => (game, None),
        Err(error) => {
            let problem = Diagnostic::from(&error);
            (error.into_game(), Some(problem))
        }
    };
    let document = Document::from_game(&game).map_err(failure)?;
    let warnings = game.warnings().iter().map(Diagnostic::from).collect();
    Ok(ReadGame { document: document.into(), problem, warnings })
}
