//! The document as a tree of steps, for programs: a module of its own, only in the npm package.
//!
//! In: numbers of nodes, squares as numbers, pieces as FEN letters, texts. Out: what is asked, as JSON; the cursor after
//! a change. `npm/document.js` makes of it what programs see: it reads what they pass, and keeps their documents should
//! this module ever trap.
//!
//! - [`TreeDocument`]: the document; `change` holds what is done to it, `facts` what it is asked,
//!   `view` what has changed of what is shown, `ask` what a player asks at the cursor
//! - `ReadGame`, `read_pgn`: a document for each game of a PGN; only with the feature `pgn`

mod ask;
mod change;
mod facts;
#[cfg(feature = "pgn")]
mod pgn;
mod view;

use super::chess960::number_of;
use super::error::{Failure, failure};
use super::read::read_start;
use crate::diagnostic::call;
use crate::document::{Document, NodeId, Viewer};
use crate::rules::Variant;
use crate::script::{Mode, Start};
#[cfg(feature = "pgn")]
pub use pgn::{ReadGame, read_pgn};
use wasm_bindgen::prelude::wasm_bindgen;

/// A tree of steps with a cursor, tags and a result.
#[wasm_bindgen]
#[derive(Debug)]
pub struct TreeDocument {
    document: Document,
    /// What has been seen of it.
    viewer: Viewer,
    /// The position that was told last: at which node, whether on the main line, as JSON.
    position: Option<(NodeId, bool, String)>,
    /// Whether there may be something else to say about the text than was told.
    owes_diagnostics: bool,
    /// Whether somebody works on it: nothing is lost then that was taken back, and a game that has ended goes on if it is
    /// changed.
    is_by_hand: bool,
}

impl From<Document> for TreeDocument {
    fn from(document: Document) -> Self {
        Self { document, viewer: Viewer::default(), position: None, owes_diagnostics: false, is_by_hand: false }
    }
}

const fn mode_of(sheet: Option<bool>) -> Mode {
    if let Some(true) = sheet { Mode::Sheet } else { Mode::Friendly }
}

impl TreeDocument {
    /// Makes a change, as by hand or not.
    fn change<T>(&mut self, change: impl FnOnce(&mut Document) -> T) -> T {
        if self.is_by_hand { self.document.by_hand(change) } else { change(&mut self.document) }
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

    /// An empty document from one of the 960 starts.
    pub fn chess960(number: f64) -> Result<Self, Failure> {
        Document::new(Start::chess960(number_of(number)?), "").map(Self::from).map_err(failure)
    }

    /// The document of bytes.
    #[wasm_bindgen(js_name = fromBytes)]
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Failure> {
        Document::from_bytes(bytes).map(Self::from).map_err(failure)
    }

    /// The document as bytes.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        self.document.to_bytes()
    }

    /// The numbers of all nodes, in the order in which bytes have them.
    #[must_use]
    pub fn numbers(&self) -> Vec<u32> {
        self.document.nodes().into_iter().map(NodeId::number).collect()
    }

    /// Gives the nodes the numbers again that they had before; tells whether they fit.
    #[must_use]
    pub fn renumber(&mut self, numbers: &[u32]) -> bool {
        let numbers: Vec<NodeId> = numbers.iter().copied().map(NodeId::from_number).collect();
        self.document.renumber(&numbers)
    }

    /// Where it starts, as a FEN.
    #[must_use]
    pub fn start(&self) -> String {
        self.document.start().to_string()
    }

    /// Whether it is a game of Chess960.
    #[wasm_bindgen(js_name = isChess960)]
    #[must_use]
    pub fn is_chess960(&self) -> bool {
        self.document.start().variant == Variant::Chess960
    }

    /// Whether its tokens are read exactly as the spreadsheet does.
    #[wasm_bindgen(js_name = isSheet)]
    #[must_use]
    pub fn is_sheet(&self) -> bool {
        self.document.script().mode() == Mode::Sheet
    }

    /// The text of the line.
    #[must_use]
    pub fn text(&self) -> String {
        self.document.script().text().to_owned()
    }

    /// The nodes of the line.
    #[must_use]
    pub fn line(&self) -> Vec<u32> {
        self.document.path().iter().map(|node| node.number()).collect()
    }

    /// The node before the cursor.
    #[must_use]
    pub fn cursor(&self) -> u32 {
        self.document.cursor_node().number()
    }
}
