//! The document as a tree of steps, for a page and for programs.
//!
//! In: numbers of nodes, squares as numbers, pieces as FEN letters, texts. Out: the node at the cursor after a change, what
//! has changed of what is shown, answers to what players ask. `npm/document.js` makes of it what programs see: it reads what
//! they pass, and keeps their documents should this module ever trap.
//!
//! - [`TreeDocument`]: the document; `change` holds what is done to it, `view` what has changed of what is shown, `ask` what a
//!   player asks at the cursor
//! - `edit`: what is done to it beyond that; not with the feature `embed` alone, of a board on another page
//! - `programs`, [`read_pgn`]: what the npm package asks beyond the page, and a document for each game of a PGN; only with
//!   the feature `document-api`

mod ask;
mod change;
#[cfg(feature = "document")]
mod edit;
#[cfg(feature = "document-api")]
mod programs;
mod view;

use super::error::{Failure, failure};
use super::read::read_start;
use crate::diagnostic::{Diagnostic, call};
use crate::document::{Document, NodeId, PassError, Viewer};
use crate::rules::{Move, Position, Variant};
use crate::script::{EditError, Mode, PASS};
#[cfg(feature = "document-api")]
pub use programs::{ReadGame, read_pgn};
use wasm_bindgen::prelude::wasm_bindgen;

/// A tree of steps with a cursor, tags and a result.
#[wasm_bindgen]
#[derive(Debug)]
pub struct TreeDocument {
    document: Document,
    /// What has been seen of it.
    viewer: Viewer,
    /// The position of the last view, as JSON.
    position: Option<String>,
    /// Whether there may be something else to say about the text than was reported.
    owes_diagnostics: bool,
    /// Whether changes are made as by [`Document::user_edit`]: lines that were taken back stay as variations, and a game
    /// that has ended goes on if its main line is changed.
    #[cfg_attr(feature = "small", allow(dead_code, reason = "nothing is kept"))]
    is_user_edit: bool,
}

impl From<Document> for TreeDocument {
    fn from(document: Document) -> Self {
        Self { document, viewer: Viewer::default(), position: None, owes_diagnostics: false, is_user_edit: false }
    }
}

/// Reads a move: as engines write it, and in the npm package as people type it, too. A page has the latter from another
/// module, since it takes longer to load.
fn read_move(position: &Position, text: &str, variant: Variant) -> Result<Move, Diagnostic> {
    #[cfg(feature = "document-api")]
    let read = crate::notation::read_move(position, text, variant);
    #[cfg(not(feature = "document-api"))]
    let read = crate::notation::uci::parse_lenient(position, text, variant);
    read.map_err(Diagnostic::from)
}

const fn mode_of(sheet: Option<bool>) -> Mode {
    if let Some(true) = sheet { Mode::Sheet } else { Mode::Friendly }
}

impl TreeDocument {
    /// The position at the cursor.
    fn here(&self) -> Result<Position, Failure> {
        self.document.position().ok_or_else(|| failure(EditError::NoPosition))
    }

    /// The move that a text names at the cursor; `--` passes the turn.
    fn named(&self, text: &str) -> Result<Move, Failure> {
        let position = self.here()?;
        if text.trim() == PASS {
            return position.null_move().map(|_| Move::NULL).ok_or_else(|| failure(PassError::InCheck));
        }
        read_move(&position, text, self.document.start().variant_of(&position)).map_err(failure)
    }

    /// Makes a change, as by hand or not.
    #[cfg(not(feature = "small"))]
    fn change<T>(&mut self, change: impl FnOnce(&mut Document) -> T) -> T {
        if self.is_user_edit { self.document.user_edit(change) } else { change(&mut self.document) }
    }

    /// Makes a change; what was taken back before it is kept in no small module.
    #[cfg(feature = "small")]
    fn change<T>(&mut self, change: impl FnOnce(&mut Document) -> T) -> T {
        change(&mut self.document)
    }

    /// The node of a number.
    fn node(&self, number: u32) -> Result<NodeId, Failure> {
        let node = NodeId::from_number(number);
        if self.document.contains(node) {
            return Ok(node);
        }
        Err(failure(call::NO_SUCH_NODE.diagnostic().with("node", number)))
    }
}

/// Where documents come from, and the forms they have elsewhere.
#[wasm_bindgen]
impl TreeDocument {
    /// A document of one line.
    #[wasm_bindgen(constructor)]
    pub fn new(start: Option<String>, text: Option<String>, sheet: Option<bool>) -> Result<Self, Failure> {
        let text = text.unwrap_or_default();
        Document::open(read_start(start)?, mode_of(sheet), &text).map(Self::from).map_err(failure)
    }

    /// The document of bytes.
    #[wasm_bindgen(js_name = fromBytes)]
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Failure> {
        Document::from_bytes(bytes).map(Self::from).map_err(failure)
    }

    /// The document as bytes.
    pub fn bytes(&self) -> Vec<u8> {
        self.document.to_bytes()
    }
}

/// A random number of 32 bits, from the browser: all that the page does by chance follows from these.
#[cfg(not(feature = "document-api"))]
#[wasm_bindgen(js_name = randomWord)]
pub fn random_word() -> Result<u32, Failure> {
    getrandom::u32().map_err(|_| failure(call::NO_RANDOM))
}
