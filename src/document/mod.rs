//! The document: a tree of steps, of which the script is one path.
//!
//! In: edits of the text and of the board, games, bytes. Out: the line as a script, all other lines as a tree, what
//! is said about them, PGN, bytes. Each node is a token of the script language as it was written. The path from the start
//! through the cursor to its end is *the line*; its tokens are the script.
//!
//! **Moves branch, text rewrites.** A move on the board that is not the next one of the line becomes a variation, and the
//! line goes on through it. An edit of the text changes the line itself: tokens before and after it are the same nodes as
//! before, with their comments and variations. A token that is typed and stands there already as a variation goes into it.
//! Moves that begin with the same token stay apart: each promotion of a pawn has its own. So do variations that a PGN
//! writes twice: what was read is written as it stood, and two children may have the same token.
//!
//! **Which tree to choose.** [`PgnGame`](crate::notation::pgn::PgnGame) is what a file says: legal moves alone, a few bytes
//! each, read as fast as files come. A document is what a user edits: any token, one text, a history of changes.
//! [`Document::from_game`] and [`Document::records`] lead from one to the other, and nothing is lost that PGN can say.
//!
//! ```
//! use gridmate::document::{Document, NodeId, Note};
//! use gridmate::notation::pgn;
//!
//! // From PGN: a tree, in which each node has a token, its children and what is said about it.
//! let game = pgn::read("1. e4 e5 (1... c5 {sharp} 2. Nf3) 2. Nf3 *").next().unwrap()?;
//! let mut document = Document::from_game(&game)?;
//! let e4 = document.children(NodeId::ROOT)[0];
//! let [_, sicilian] = document.children(e4) else { panic!("there are two answers") };
//! let sicilian = *sicilian;
//! assert_eq!((document.token(sicilian), document.note(sicilian).unwrap().after[0].as_str()), ("c7c5", "sharp"));
//!
//! // The line goes through the cursor; the script is its text.
//! document.select(sicilian);
//! assert_eq!(document.script().text(), "e2e4, c7c5, g1f3");
//! assert_eq!(document.script().san(2).as_deref(), Some("Nf3"));
//!
//! // Changes: text of the line, the order of the variations, what is said. Each can be undone.
//! let end = document.script().text().len();
//! document.edit(end..end, ", d7d6")?;
//! document.promote(sicilian);
//! document.set_note(e4, Note { nags: vec![1], ..Note::default() });
//! let written = "1. e4 $1 c5 {sharp} (1... e5 2. Nf3) 2. Nf3 d6 *\n";
//! assert!(document.records().to_string().ends_with(written));
//! while document.undo() {}
//! assert!(document.records().to_string().ends_with("1. e4 e5 (1... c5 {sharp} 2. Nf3) 2. Nf3 *\n"));
//!
//! // As bytes: all of it but its history.
//! assert_eq!(Document::from_bytes(&document.to_bytes())?.records(), document.records());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - [`Document`]: all of it; [`Document::script`] is the line with its boards, moves and diagnostics
//! - [`NodeId`]: a place in the tree; [`Document::nodes`], [`Document::visit_steps`], [`Document::line_to`] go through all
//! - [`Document::user_edit`], [`Document::write`], [`Document::end_game`]: changes that a user makes by hand
//! - [`Note`], [`Shape`], [`Evaluation`]: what is said about a step
//! - [`Standing`]: how the game stands at a step
//! - [`Document::records`], [`Document::from_game`]: PGN; [`Document::to_bytes`], [`Document::from_bytes`]: bytes
//! - [`Viewer`]: what has changed of what is shown
//! - [`TextKind`]: what a text is that comes from elsewhere
//!
//! Every change is a list of small edits, each of which has an inverse: one history for text, tree, comments, tags and
//! result. Nothing here recurses on the depth of the tree.

mod bytes;
mod change;
mod coder;
mod command;
mod history;
mod kind;
mod note;
mod ordering;
mod outcome;
mod picture;
mod play;
mod record;
mod text;
mod tree;
mod user_edit;
mod view;
mod walk;

pub use crate::notation::{Paint, ParseShapeError, Shape};
pub use bytes::BytesError;
pub use command::{Evaluation, NotAnEvaluation};
pub use kind::TextKind;
pub use note::{CommentsAsRead, Note};
pub use outcome::Standing;
pub use play::{PassError, PlaySanError};
pub use record::{CommentsWarning, Records, RecordsWarning};
pub use tree::NodeId;
pub use view::{LineStep, NodeStep, Splice, ViewChange, Viewer};

use crate::game::Outcome;
use crate::script::{self, EditError, Mode, Start};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use history::{ChangeKind, Direction, Edit, History};
use tree::{Touch, Tree};
use user_edit::Typed;

/// A tree of steps with a cursor, tags and a result.
///
/// ```
/// use gridmate::board::Square;
/// use gridmate::document::{Document, NodeId};
/// use gridmate::script::{BoardEdit, Start};
/// let mut document = Document::new(Start::default(), "e2e4, e7e5, g1f3")?;
/// document.go_to(1);
/// // A move that is not the next one is a variation; nothing is lost.
/// document.edit_board(BoardEdit::Move { from: Square::C7, to: Square::C5, promotion: None })?;
/// assert_eq!(document.script().text(), "e2e4, c7c5");
/// let first = document.children(NodeId::ROOT)[0];
/// assert_eq!(document.children(first).len(), 2);
/// document.undo();
/// assert_eq!(document.script().text(), "e2e4, e7e5, g1f3");
/// # Ok::<(), gridmate::script::EditError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Document {
    tree: Tree,
    /// The line as a script: the same tokens as on the path.
    line: script::Script,
    /// The nodes of the line's tokens.
    path: Vec<NodeId>,
    /// The last token before the place on the board.
    cursor: NodeId,
    /// What is written behind the last token.
    tail: Box<str>,
    tags: Vec<(String, String)>,
    outcome: Outcome,
    history: History,
    typed: Option<Typed>,
}

/// A document without moves, from the start of a standard game, in friendly mode.
///
/// ```
/// use gridmate::document::Document;
/// use gridmate::rules::Position;
/// assert_eq!(Document::default().position(), Some(Position::initial()));
/// ```
impl Default for Document {
    fn default() -> Self {
        Self::of_line(script::Script::default())
    }
}

impl Document {
    /// A document of one line, at its end, in friendly mode.
    pub fn new(start: Start, text: &str) -> Result<Self, EditError> {
        Self::open(start, Mode::Friendly, text)
    }

    /// A document of one line in either mode.
    pub fn open(start: Start, mode: Mode, text: &str) -> Result<Self, EditError> {
        Ok(Self::of_line(script::Script::open(start, mode, text)?))
    }

    /// A document of one line, at its end.
    fn of_line(line: script::Script) -> Self {
        let mut document = Self {
            tree: Tree::default(),
            line,
            path: Vec::new(),
            cursor: NodeId::ROOT,
            tail: "".into(),
            tags: Vec::new(),
            outcome: Outcome::default(),
            history: History::default(),
            typed: None,
        };
        document.follow_text(0, 0, 0, &mut Vec::new());
        document.cursor = document.end();
        document
    }

    /// Where it starts.
    #[must_use]
    pub const fn start(&self) -> &Start {
        self.line.start()
    }

    /// The line: its text, tokens, steps, boards, moves and all that there is to say of them.
    #[must_use]
    pub const fn script(&self) -> &script::Script {
        &self.line
    }

    /// After how many steps of the line the cursor is.
    #[must_use]
    pub fn cursor(&self) -> usize {
        self.steps_to(self.cursor).unwrap_or_default()
    }

    /// The token before the cursor.
    #[must_use]
    pub const fn cursor_node(&self) -> NodeId {
        self.cursor
    }

    /// The nodes of the line's tokens.
    #[must_use]
    pub fn path(&self) -> &[NodeId] {
        &self.path
    }

    /// The last node of the line.
    fn end(&self) -> NodeId {
        self.path.last().copied().unwrap_or(NodeId::ROOT)
    }

    /// How many steps of the line end with a node or before; none if it is not on the line.
    #[must_use]
    pub fn steps_to(&self, node: NodeId) -> Option<usize> {
        if node == NodeId::ROOT {
            return Some(0);
        }
        let token = self.place_on_line(node)?;
        Some(self.line.step_of(token) + 1)
    }

    /// Which token of the line a node is.
    fn place_on_line(&self, node: NodeId) -> Option<usize> {
        let index = self.tree.line_index(node);
        (self.path.get(index) == Some(&node)).then_some(index)
    }

    /// Whether a node is on the line or the start of it.
    fn is_on_line(&self, node: NodeId) -> bool {
        node == NodeId::ROOT || self.place_on_line(node).is_some()
    }

    /// The token of a node as it was written; that of the start is empty.
    #[must_use]
    pub fn token(&self, node: NodeId) -> &str {
        self.tree.token(node)
    }

    /// The tokens that may follow a node: the one that goes on with the line, then the variations.
    #[must_use]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        self.tree.children(node)
    }

    /// Whether the line that is shown is the main one: it goes on by first children, and to the end.
    #[must_use]
    pub fn is_main_line(&self) -> bool {
        let mut node = NodeId::ROOT;
        self.path.iter().all(|&next| {
            let is_first = self.children(node).first() == Some(&next);
            node = next;
            is_first
        }) && self.children(node).is_empty()
    }

    /// The token before a node; the start has none.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.tree.parent(node)
    }

    /// Whether a node is in the tree: undo takes nodes out, and what is written anew may use their numbers.
    #[must_use]
    pub fn contains(&self, node: NodeId) -> bool {
        self.tree.contains(node)
    }

    /// What is said about a node; nothing about most.
    #[must_use]
    pub fn note(&self, node: NodeId) -> Option<&Note> {
        self.tree.note(node)
    }

    /// Names and values in their order; where the game starts and how it ended is not among them.
    #[must_use]
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// How the game ended and why, as the players or a record say; [`Document::result`] also has what the rules say.
    #[must_use]
    pub const fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Goes to the place on the line after `steps` steps, or to its end where it has fewer.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4, e7e5, g1f3")?;
    /// document.go_to(1);
    /// assert_eq!((document.cursor(), document.cursor_node()), (1, document.path()[0]));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn go_to(&mut self, steps: usize) {
        self.cursor = self.node_after(steps);
        self.pause();
    }

    /// The node of the last token of the first `steps` steps of the line; without any, the root.
    fn node_after(&self, steps: usize) -> NodeId {
        let last = self.line.step(steps.min(self.line.steps()).wrapping_sub(1)).map(|step| step.tokens.end);
        last.and_then(|end| self.path.get(end - 1)).copied().unwrap_or(NodeId::ROOT)
    }

    /// Goes to a node; if it is not on the line, the line goes through it from now on, and on by first children. Returns
    /// whether there is such a node.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// use gridmate::board::Square;
    /// use gridmate::script::BoardEdit;
    /// let mut document = Document::new(Start::default(), "e2e4, e7e5")?;
    /// let black = document.path()[1];
    /// document.go_to(0);
    /// document.edit_board(BoardEdit::Move { from: Square::D2, to: Square::D4, promotion: None })?;
    /// assert!(document.select(black));
    /// assert_eq!(document.script().text(), "e2e4, e7e5");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn select(&mut self, node: NodeId) -> bool {
        if !self.tree.contains(node) {
            return false;
        }
        if !self.is_on_line(node) {
            let mut undo = vec![self.here()];
            self.tail = "".into();
            let kept = self.show(self.tree.end_of(node), usize::MAX);
            self.cursor = node;
            self.settle(kept, &mut undo);
            if undo.len() > 1 {
                self.history.push(ChangeKind::Other, undo, &mut self.tree);
            }
        } else {
            self.cursor = node;
        }
        self.pause();
        true
    }

    /// Whether there is a change to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// How many changes can be taken back.
    #[must_use]
    pub fn undo_count(&self) -> usize {
        self.history.undo_count()
    }

    /// Whether there is a change to make again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// Ends a change made by typing: what is written next is another change.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "")?;
    /// document.edit(0..0, "e2e4")?;
    /// document.pause();
    /// document.edit(4..4, ", e7e5")?;
    /// document.undo();
    /// assert_eq!(document.script().text(), "e2e4");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub const fn pause(&mut self) {
        self.history.is_closed = true;
    }

    /// The next change joins the last one, so that undo takes both back.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4")?;
    /// document.set_tag("White", "Morphy").unwrap();
    /// document.join();
    /// document.set_text("")?;
    /// document.undo();
    /// assert_eq!((document.script().text(), document.tag("White")), ("e2e4", None));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub const fn join(&mut self) {
        self.history.joins_next = true;
    }

    /// What has been done stays from now on: undo does not go behind this state, and nothing that was taken back is made
    /// again. Called when a game against an opponent begins, and each time that moves are taken back in it.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4")?;
    /// document.play_san("e5").unwrap();
    /// document.limit_undo();
    /// document.play_san("Nf3").unwrap();
    /// assert!(document.undo() && !document.undo());
    /// document.unlimit_undo();
    /// assert!(document.undo() && document.script().text() == "e2e4");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn limit_undo(&mut self) {
        self.history.limit_undo(&mut self.tree);
    }

    /// All that has been done can be taken back again.
    pub const fn unlimit_undo(&mut self) {
        self.history.floor = 0;
    }

    /// Takes the last change back; returns whether there was one.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4")?;
    /// document.edit(4..4, ", e7e5")?;
    /// assert!(document.undo() && document.script().text() == "e2e4");
    /// assert!(document.redo() && document.script().text() == "e2e4, e7e5");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn undo(&mut self) -> bool {
        self.go_through(Direction::Undo)
    }

    /// Takes the last change back for good: nothing that was taken back can be made again. Returns whether there was one.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4")?;
    /// document.play_san("e5").unwrap();
    /// assert!(document.discard() && document.script().text() == "e2e4");
    /// assert!(!document.redo());
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn discard(&mut self) -> bool {
        let is_undone = self.undo();
        if is_undone {
            self.history.drop_undone(&mut self.tree);
        }
        is_undone
    }

    /// Makes the change again that was taken back last; returns whether there was one.
    pub fn redo(&mut self) -> bool {
        self.go_through(Direction::Redo)
    }

    /// Makes the nearest change of one direction, which is then the nearest of the other.
    fn go_through(&mut self, direction: Direction) -> bool {
        let Some(group) = self.history.take(direction) else { return false };
        let (undo, _) = self.make(group.edits);
        self.history.put(direction, group.kind, undo, &self.tree);
        true
    }

    /// Makes edits one after the other, and shows the line that they leave; gives back those that take them back,
    /// the first to be made last, and how many tokens of the line stay if it has been shown anew.
    fn make(&mut self, edits: Vec<Edit>) -> (Vec<Edit>, Option<usize>) {
        let mut end = self.end();
        let kept = self.kept_by(&edits);
        let undo = edits.into_iter().map(|edit| self.make_one(edit, &mut end)).collect();
        (undo, kept.map(|most| self.show(end, most)))
    }

    /// How many tokens of the line stay at most after some edits; none where it reads the same.
    fn kept_by(&self, edits: &[Edit]) -> Option<usize> {
        let most = |edit: &Edit| match edit {
            Edit::Note { .. } | Edit::Tags(_) | Edit::Tag { .. } | Edit::Outcome(_) => None,
            Edit::Place { end, tail, .. } if *end == self.end() && *tail == self.tail => None,
            Edit::Place { .. } | Edit::Attach { .. } => Some(usize::MAX),
            Edit::Detach { node } | Edit::Text { node, .. } => Some(self.place_on_line(*node).unwrap_or(usize::MAX)),
            Edit::Start(..) => Some(0),
        };
        edits.iter().filter_map(most).min()
    }

    /// Makes an edit; gives back the one that takes it back.
    fn make_one(&mut self, edit: Edit, line_end: &mut NodeId) -> Edit {
        match edit {
            Edit::Attach { node, parent, index } => {
                self.tree.attach(node, parent, index);
                Edit::Detach { node }
            }
            Edit::Detach { node } => {
                let (parent, index) = self.tree.detach(node).unwrap_or((NodeId::ROOT, 0));
                Edit::Attach { node, parent, index }
            }
            Edit::Text { node, token, gap } => {
                let (token, gap) = self.tree.set_text(node, token, gap);
                Edit::Text { node, token, gap }
            }
            Edit::Note { node, note } => Edit::Note { node, note: self.tree.set_note(node, note) },
            Edit::Tags(tags) => Edit::Tags(core::mem::replace(&mut self.tags, tags)),
            Edit::Tag { index, removes, tag } => {
                let is_there = removes && index < self.tags.len();
                let old = is_there.then(|| Box::new(self.tags.remove(index)));
                let is_some = tag.is_some();
                if let Some(tag) = tag {
                    self.tags.insert(index.min(self.tags.len()), *tag);
                }
                Edit::Tag { index, removes: is_some, tag: old }
            }
            Edit::Outcome(outcome) => Edit::Outcome(core::mem::replace(&mut self.outcome, outcome)),
            Edit::Start(start, mode) => {
                let old = Edit::Start(*self.line.start(), self.line.mode());
                self.line.show(start, mode, 0, "");
                self.tree.log.add(Touch::All, NodeId::ROOT);
                old
            }
            Edit::Place { end, cursor, tail } => Edit::Place {
                end: core::mem::replace(line_end, end),
                cursor: core::mem::replace(&mut self.cursor, cursor),
                tail: core::mem::replace(&mut self.tail, tail),
            },
        }
    }

    /// Shows the line that ends with a node. The first `most` tokens stay if it goes on behind the last of them, else
    /// fewer. Returns how many stay.
    fn show(&mut self, end: NodeId, most: usize) -> usize {
        self.path.truncate(most);
        let rest = self.tree.path_between(self.end(), end).unwrap_or_else(|| {
            self.path.clear();
            self.tree.path_to(end)
        });
        let kept = self.path.len();
        let from = self.line.token(kept.wrapping_sub(1)).map_or(0, |last| last.end.byte as usize);
        let text = self.text_of(&rest) + &self.tail;
        self.path.extend(rest);
        self.tree.set_line_indices(&self.path, kept);
        self.line.show(*self.line.start(), self.line.mode(), from, &text);
        kept
    }

    /// The text of nodes that follow each other from the start.
    fn text_of(&self, nodes: &[NodeId]) -> String {
        let mut text = String::new();
        for &node in nodes {
            text.push_str(self.tree.gap(node));
            text.push_str(self.tree.token(node));
        }
        text
    }
}
