//! What the page holds: the tree of steps, and which part of it has changed since it was shown.
//!
//! Moves branch, text rewrites. Whatever else changes the line (a fix, another side to move) is a rewriting of its text. How
//! changes follow each other is decided in `document::by_hand`.
//!
//! - [`Page`]: the document, and what the page does not know of it yet
//! - `commands`: what is done to it; `state`: what is shown of it

mod commands;
mod state;

use super::JsDocument;
use crate::document::Document;
use crate::script::{Script, difference};

impl JsDocument {
    /// The line that is shown.
    pub(super) const fn script(&self) -> &Script {
        self.0.document.script()
    }
}

/// A document on the page.
#[derive(Debug)]
pub struct Page {
    document: Document,
    /// Counts the states that were asked for.
    number: u32,
    /// The first step that may be another than in the last of them.
    first: usize,
    /// Whether the text may be another.
    has_text: bool,
    /// Counts the changes.
    changes: u32,
}

impl From<Document> for Page {
    fn from(document: Document) -> Self {
        Self { document, number: 0, first: 0, has_text: true, changes: 0 }
    }
}

impl Page {
    /// The steps from one on may be others.
    fn touch(&mut self, first: usize) {
        self.first = self.first.min(first);
        self.has_text = true;
        self.changes = self.changes.wrapping_add(1);
    }

    /// Takes the last change back or makes it again; tells where in the text it ends, in UTF-16 units, if there was one.
    fn travel(&mut self, is_back: bool) -> Option<u32> {
        let old = self.document.script().text().to_owned();
        let is_done = if is_back { self.document.undo() } else { self.document.redo() };
        self.touch(0);
        let text = self.document.script().text();
        let (range, with) = difference(&old, text);
        let end = text.get(..range.start + with.len()).unwrap_or_default();
        is_done.then(|| end.encode_utf16().count() as u32)
    }
}
