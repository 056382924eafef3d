//! The document as a tree of steps, for programs: a module of its own, only in the npm package.
//!
//! In: numbers of nodes, squares as numbers, pieces as FEN letters, texts. Out: what is asked, as JSON; the cursor after
//! a change. `npm/document.js` makes of it what programs see: it reads what they pass, and keeps their documents should
//! this module ever trap.
//!
//! - [`TreeDocument`]: the document; `change` holds what is done to it, `facts` what it is asked,
//!   `view` what has changed of what is shown, `ask` what a player asks at the cursor
//! - [`ReadGame`], [`read_pgn`]: a document for each game of a PGN

mod ask;
mod change;
mod facts;
mod view;

use super::chess960::number_of;
use super::error::{Failure, failure, object};
use super::read::read_start;
use crate::diagnostic::Diagnostic;
use crate::document::{Document, NodeId, Viewer};
use crate::notation::pgn::{self, PgnGame};
use crate::rules::Variant;
use crate::script::{Mode, Start};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A tree of steps with a cursor, tags and a result.
#[wasm_bindgen]
#[derive(Debug)]
pub struct TreeDocument {
    document: Document,
    /// What has been seen of it.
    viewer: Viewer,
    /// Whether there may be something else to say about the text than was told.
    owes_diagnostics: bool,
    /// Whether somebody works on it: nothing is lost then that was taken back, and a game that has ended goes on if it is
    /// changed.
    is_by_hand: bool,
}

impl From<Document> for TreeDocument {
    fn from(document: Document) -> Self {
        Self { document, viewer: Viewer::default(), owes_diagnostics: false, is_by_hand: false }
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
        let sentence = "There is no node {node} in the document; nodes() tells which there are.";
        Err(failure(Diagnostic::of_call("no-such-node", sentence).with("node", number)))
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

/// The first games of a PGN, so many at most.
#[wasm_bindgen(js_name = readPgn)]
pub fn read_pgn(text: &str, most: usize) -> Result<Vec<ReadGame>, Failure> {
    let games: Result<Vec<ReadGame>, Failure> = pgn::read(text).take(most).map(read_game).collect();
    match games {
        Ok(games) if games.is_empty() => {
            Err(failure(Diagnostic::of_call("empty", "PGN: there is no text; pass a game such as 1. e4 e5 2. Nf3.")))
        }
        games => games,
    }
}

/// The document of a game, up to where it can be read; a text with nothing of a game is an error.
fn read_game(read: Result<PgnGame, pgn::Error>) -> Result<ReadGame, Failure> {
    let (game, problem) = match read {
        Ok(game) => (game, None),
        Err(error) if error.is_playable() => {
            let problem = Diagnostic::from(&error);
            (error.into_game(), Some(problem))
        }
        Err(error) => return Err(failure(error)),
    };
    let document = Document::from_game(&game).map_err(failure)?;
    let warnings = game.warnings.iter().map(Diagnostic::from).collect();
    Ok(ReadGame { document: document.into(), problem, warnings })
}
