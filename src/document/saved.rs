//! Documents as pages have saved and linked them before there was a tree: one script, and whole scripts beside it.
//!
//! In: the fields of what is saved, or a link as people write it by hand. Out: a document with all of that in one tree.
//! A link of bytes (`#1…`) is unpacked by the page, whose browser inflates it; its fields are those of [`SavedDocument`].

use super::{Document, NodeId, Outcome};
use crate::notation::pgn;
use crate::script::{self, EditError, Mode, Start, StartError};
use std::fmt;

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
    /// A link has `%` without two hexadecimal digits after it, or what they say is no text.
    Escape,
}

impl SavedDocumentError {
    /// A stable name in kebab case.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Start(error) => error.code(),
            Self::Script(error) => error.code(),
            Self::Escape => "bad-escape",
        }
    }
}

impl fmt::Display for SavedDocumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(error) => error.fmt(f),
            Self::Script(error) => error.fmt(f),
            Self::Escape => f.write_str("the link is not as it was made: after % stand two hexadecimal digits"),
        }
    }
}

impl std::error::Error for SavedDocumentError {}

impl From<EditError> for SavedDocumentError {
    fn from(error: EditError) -> Self {
        Self::Script(error)
    }
}

impl SavedDocument {
    /// Reads the part of an address behind `#`, as people write it by hand: `script=e2e4,e7e5&step=1`, with `start=` (a
    /// FEN, with `_` for a space) or `960=`, and `sheet=1`.
    ///
    /// ```
    /// use gridmate::document::{Document, SavedDocument};
    /// let saved = SavedDocument::from_link("script=e2e4,e7e5&step=1")?;
    /// let document = Document::from_saved(&saved)?;
    /// assert_eq!((document.script().san(1).as_deref(), document.cursor()), (Some("e5"), 1));
    /// # Ok::<(), gridmate::document::SavedDocumentError>(())
    /// ```
    pub fn from_link(fragment: &str) -> Result<Self, SavedDocumentError> {
        let mut saved = Self::default();
        for pair in fragment.trim_start_matches('#').split('&') {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let value = unescape(value)?;
            match name {
                "script" => saved.text = value,
                "start" if saved.start.is_empty() => saved.start = value.replace('_', " "),
                "960" => saved.start = format!("960:{value}"),
                "step" if value.len() < 10 => saved.steps = value.parse().ok(),
                "sheet" => saved.sheet = value == "1",
                _ => {}
            }
        }
        Ok(saved)
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
            document.add_line(&script::Script::open(start, mode, text)?);
        }
        let board = *document.line.state(usize::MAX).sheet().board();
        if let Some(outcome) = saved.claimed.as_deref().and_then(|code| Outcome::given(code, &board)) {
            document.outcome = outcome;
        }
        document.go_to(saved.steps.unwrap_or(usize::MAX));
        Ok(document)
    }

    /// Adds a whole line as a variation where it leaves what is there.
    fn add_line(&mut self, line: &script::Script) {
        let mut node = NodeId::ROOT;
        let mut behind = 0;
        for index in 0..line.tokens() {
            let Some(token) = line.token(index) else { break };
            let gap = line.text().get(behind..token.start.byte as usize).unwrap_or_default();
            behind = token.end.byte as usize;
            let known = self.children(node).iter().copied().find(|&child| self.token(child) == token.text);
            node = known.unwrap_or_else(|| {
                let new = self.tree.create(token.text);
                self.tree.attach(new, node, usize::MAX);
                if self.tree.gap(new) != gap {
                    self.tree.set_text(new, &mut token.text.into(), &mut Some(gap.into()));
                }
                new
            });
        }
    }
}

/// The text of a value in an address: `+` is a space, and `%` stands before the two digits of a byte.
fn unescape(value: &str) -> Result<String, SavedDocumentError> {
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value.bytes();
    while let Some(byte) = rest.next() {
        let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let (high, low) = digit(rest.next()).zip(digit(rest.next())).ok_or(SavedDocumentError::Escape)?;
                (high << 4 | low) as u8
            }
            _ => byte,
        });
    }
    String::from_utf8(bytes).map_err(|_| SavedDocumentError::Escape)
}
