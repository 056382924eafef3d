//! What has changed of what is shown: the nodes of the tree, the steps of the line, its text.
//!
//! In: a document after a change. Out: the difference to what it was when it was looked at last, found from the places
//! that the change has touched. What it takes grows with what may have changed, and not with the document, but for a few
//! microseconds; a change in front of many steps may change all of these.
//!
//! - [`Viewer`]: who looks at one document again and again
//! - [`ViewChange`]: what is another
//! - [`NodeStep`], [`LineStep`]: what nodes do, and steps of the line

mod steps;

use super::Document;
use super::tree::NodeId;
use crate::board::Color;
use crate::game::Outcome;
use crate::script::{Mode, Start, difference};
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

/// What a node does, on the first line that goes through it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum NodeStep {
    /// It is the start.
    #[default]
    Start,
    /// It changes nothing.
    Ignored,
    /// It edits the board outside of the rules.
    Free,
    /// It is of one legal move with the next one.
    Part,
    /// A legal move ends with it.
    Move {
        /// The number of the move.
        number: u16,
        /// Who makes it.
        color: Color,
        /// As people write it.
        san: String,
        /// As engines write it.
        uci: String,
    },
}

/// A step of the line that is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineStep {
    /// Its tokens.
    pub nodes: Vec<NodeId>,
    /// What it does on this line.
    pub step: NodeStep,
}

/// A replaced part of a list: the number of things removed at a place, and those put there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Splice<T> {
    /// How many things stand before it.
    pub at: usize,
    /// How many went.
    pub removed: usize,
    /// What came.
    pub added: T,
}

/// What of a document is another than before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ViewChange {
    /// Counts the looks, from 1.
    pub version: u32,
    /// The version that it tells the difference to; 0 where all is told.
    pub since: u32,
    /// The nodes that are new or others: in their children, token, note or step.
    pub nodes: Vec<NodeId>,
    /// The nodes that are not there any more.
    pub gone: Vec<NodeId>,
    /// The steps of the line that are others.
    pub line: Option<Splice<Vec<LineStep>>>,
    /// The part of the text that is another, counted in UTF-16 units.
    pub text: Option<Splice<String>>,
    /// Whether the start, the mode, the tags or the outcome are others.
    pub is_other_game: bool,
    /// Whether the cursor is elsewhere, or what leads to it may be another position.
    pub is_other_position: bool,
}

/// What was seen of a node.
#[derive(Clone, Debug, Default)]
struct SeenNode {
    is_there: bool,
    step: NodeStep,
    children: Box<[NodeId]>,
}

/// What was seen of the whole game.
type SeenGame = (Start, Mode, Vec<(String, String)>, Outcome);

/// Looks at one document again and again. Several may look at the same one: who did not look last is told all.
///
/// ```
/// use gridmate::document::{Document, NodeStep, Viewer};
/// use gridmate::script::Start;
/// let mut document = Document::new(Start::default(), "e2e4, e7e5")?;
/// let mut viewer = Viewer::default();
/// assert_eq!(viewer.look(&mut document, true).nodes.len(), 3);
/// let node = document.play_san("Nf3").unwrap();
/// let change = viewer.look(&mut document, true);
/// assert_eq!((change.since, change.nodes), (1, vec![document.path()[1], node]));
/// assert!(matches!(viewer.step(node), NodeStep::Move { number: 2, san, .. } if san == "Nf3"));
/// assert_eq!(change.line.map(|line| (line.at, line.added.len())), Some((2, 1)));
/// # Ok::<(), gridmate::script::EditError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Viewer {
    version: u32,
    /// How often anybody had looked at the document after the last look.
    looks: u32,
    seen: Vec<SeenNode>,
    path: Vec<NodeId>,
    line: Vec<LineStep>,
    text: String,
    game: Option<SeenGame>,
    /// The node at the cursor, and whether it is on the main line.
    cursor: Option<(NodeId, bool)>,
}

impl Viewer {
    /// What has changed since the last look; all there is at the first one, and where nothing is known of that any more. Of
    /// the text only where it is wanted, and then since the last look that wanted it.
    pub fn look(&mut self, document: &mut Document, wants_text: bool) -> ViewChange {
        let dirty = document.tree.dirty.take();
        // Another viewer has looked since, and what happened before that is not known any more.
        let is_other = dirty.looks != self.looks;
        if dirty.is_lost || is_other {
            *self = Self { version: self.version, ..Self::default() };
        }
        self.looks = document.tree.dirty.looks;
        let since = if self.game.is_none() { 0 } else { self.version };
        self.version = self.version.wrapping_add(1).max(1);
        let line = self.look_at_line(document, &dirty);
        let (nodes, gone) = self.look_at_nodes(document, &dirty);
        let text = if wants_text { self.look_at_text(document) } else { None };
        let is_other_game = self.look_at_game(document);
        let cursor = Some((document.cursor_node(), document.is_main_line()));
        let is_moved = mem::replace(&mut self.cursor, cursor) != cursor;
        // A free step with another token is the same step of the line.
        let is_written = dirty.first_in(document.path()).is_some();
        let is_other_position = is_moved || is_written || line.is_some() || is_other_game;
        ViewChange { version: self.version, since, nodes, gone, line, text, is_other_game, is_other_position }
    }

    /// Forgets what it has seen: the next look tells all.
    pub fn forget(&mut self) {
        self.game = None;
        self.seen.clear();
        self.path.clear();
        self.line.clear();
        self.text.clear();
        self.cursor = None;
    }

    /// What a node did at the last look.
    #[must_use]
    pub fn step(&self, node: NodeId) -> &NodeStep {
        self.seen.get(node.index()).map_or(&NodeStep::Start, |seen| &seen.step)
    }

    fn look_at_text(&mut self, document: &Document) -> Option<Splice<String>> {
        let text = document.script().text();
        if self.text == text {
            return None;
        }
        let (range, added) = difference(&self.text, text);
        let units = |text: &str| if text.is_ascii() { text.len() } else { text.encode_utf16().count() };
        let at = units(self.text.get(..range.start).unwrap_or_default());
        let removed = units(self.text.get(range.clone()).unwrap_or_default());
        let splice = Splice { at, removed, added: added.to_owned() };
        self.text.replace_range(range, added);
        Some(splice)
    }

    fn look_at_game(&mut self, document: &Document) -> bool {
        let game = (*document.start(), document.script().mode(), document.tags().to_vec(), document.outcome());
        let is_other = self.game.as_ref() != Some(&game);
        self.game = Some(game);
        is_other
    }
}
