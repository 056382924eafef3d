//! Documents as pages have saved them before there was a tree: one script, and whole scripts beside it.
//!
//! In: the fields of what is saved. Out: a document with all of that in one tree. A [`Link`](super::Link) to a line has
//! such fields, too.

use super::history::Edit;
use super::{Document, NodeId, Outcome};
use crate::diagnostic::{Diagnostic, sentences};
use crate::notation::pgn;
use crate::script::{EditError, Mode, Start, StartError};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// What a page has saved of a document.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SavedDocument {
    /// Where it starts: a FEN, or `960:` and a number or a FEN; the usual start if it is empty.
    pub start: String,
    /// The script.
    pub text: String,
    /// Whether its tokens are read as the spreadsheet does.
    pub sheet: bool,
    /// After how many steps the cursor is; at the end if nothing is said.
    pub steps: Option<usize>,
    /// The PGN that it comes from.
    pub record: Option<String>,
    /// The end that the players gave it: `threefold`, `fifty`, `agreed`, `resigned-w`, `time-b` and so on.
    pub claimed: Option<String>,
    /// Whole scripts that it has taken the place of.
    pub branches: Vec<String>,
}

/// Why what was saved is no document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SavedDocumentError {
    /// Its start is none.
    Start(StartError),
    /// Its script is none.
    Script(EditError),
}

impl SavedDocumentError {
    /// A stable name in kebab case.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.diagnostic().code
    }

    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::Start(error) => error.into(),
            Self::Script(error) => error.into(),
        }
    }
}

sentences!(SavedDocumentError);

impl From<EditError> for SavedDocumentError {
    fn from(error: EditError) -> Self {
        Self::Script(error)
    }
}

impl Document {
    /// The document that a page has saved. Where it comes from a PGN and has its moves still, all that the PGN says is on
    /// it; the scripts that it has replaced are variations of it.
    ///
    /// ```
    /// use gridmate::document::{Document, SavedDocument};
    /// let saved = SavedDocument { text: "e2e4, e7e5".into(), branches: vec!["e2e4, c7c5, g1f3".into()], ..SavedDocument::default() };
    /// let document = Document::from_saved(&saved)?;
    /// let first = document.path()[0];
    /// assert_eq!(document.token(document.children(first)[1]), "c7c5");
    /// # Ok::<(), gridmate::document::SavedDocumentError>(())
    /// ```
    pub fn from_saved(saved: &SavedDocument) -> Result<Self, SavedDocumentError> {
        let start = if saved.start.is_empty() { Ok(Start::default()) } else { saved.start.parse() };
        let (start, mode) =
            (start.map_err(SavedDocumentError::Start)?, if saved.sheet { Mode::Sheet } else { Mode::Friendly });
        let mut document = Self::open(start, mode, &saved.text)?;
        if let Some(Ok(game)) = saved.record.as_deref().and_then(|text| pgn::read(text).next()) {
            let known = Self::from_game(&game)?;
            if (known.start(), known.script().text()) == (&start, saved.text.as_str()) && !saved.sheet {
                document = known;
            } else {
                document.tags = known.tags;
            }
        }
        for text in &saved.branches {
            let branch = Self::open(start, mode, text)?;
            document.add_variations(&branch, core::slice::from_ref(&branch.path));
        }
        let board = *document.line.state(usize::MAX).sheet().board();
        if let Some(outcome) = saved.claimed.as_deref().and_then(|code| Outcome::given(code, &board)) {
            document.outcome = outcome;
        }
        document.go_to(saved.steps.unwrap_or(usize::MAX));
        Ok(document)
    }

    /// Adds lines of another document as variations, each where it leaves what is there; tells the edits that take this
    /// back, the first to be made last.
    pub(super) fn add_variations(&mut self, other: &Self, lines: &[Vec<NodeId>]) -> Vec<Edit> {
        let mut undo = Vec::new();
        for line in lines {
            let mut known = vec![NodeId::ROOT];
            let mut new = line.as_slice();
            while let [there, rest @ ..] = new {
                let next = self.tree.next_nodes(&known, other.token(*there));
                if next.is_empty() {
                    break;
                }
                (known, new) = (next, rest);
            }
            let tokens: Vec<&str> = new.iter().map(|&there| other.token(there)).collect();
            let nodes = self.tree.create_run(&tokens);
            for (&node, &there) in nodes.iter().zip(new) {
                self.tree.set_text(node, &mut other.token(there).into(), &mut other.tree.own_gap(there));
                self.tree.set_note(node, &mut other.tree.note(there).cloned().map(Box::new));
            }
            if let (Some(&node), Some(&parent)) = (nodes.first(), known.first()) {
                let index = self.children(parent).len();
                self.attach(node, parent, index, &mut undo);
            }
        }
        undo
    }
}
