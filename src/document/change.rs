//! Changes of the tree and of what is said about it.

use super::history::{ChangeKind, Edit};
use super::tree::NodeId;
use super::{Document, Note};
use crate::game::Outcome;
use crate::notation::pgn::{LessonTask, TagError, set_tag};
use crate::script::{EditError, Mode, Start};
use alloc::boxed::Box;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

impl Document {
    /// Makes edits, and remembers how to take them back.
    pub(super) fn commit(&mut self, kind: ChangeKind, edits: Vec<Edit>) {
        let (mut undo, kept) = self.make(edits);
        if let Some(kept) = kept {
            self.settle(kept, &mut undo);
        }
        self.history.push(kind, undo, &mut self.tree);
    }

    /// Where the text of the line reads as other tokens than its nodes have, the nodes follow: in another mode, or where
    /// something is open that was closed by what stood behind it. The first `kept` tokens stand as before, but the last
    /// of them may be longer. Adds the edits that take this back, the first to be made last.
    pub(super) fn settle(&mut self, kept: usize, undo: &mut Vec<Edit>) {
        let is_same = |(index, &node): (usize, &NodeId)| {
            self.line.token(index).is_some_and(|token| token.text == self.tree.token(node))
        };
        let mut rest = self.path.iter().enumerate().skip(kept.saturating_sub(1));
        if self.path.len() == self.line.tokens() && rest.all(is_same) {
            return;
        }
        undo.push(self.here());
        self.follow_text(0, 0, 0, undo);
        if !self.is_on_line(self.cursor) {
            self.cursor = self.end();
        }
    }

    /// The edit that leaves the place as it is; undo comes back to it.
    pub(super) fn here(&self) -> Edit {
        Edit::Place { end: self.end(), cursor: self.cursor, tail: self.tail.clone() }
    }

    /// Makes the variation that a node belongs to the main one where it leaves another; returns whether it is in one.
    ///
    /// ```
    /// use gridmate::document::{Document, NodeId};
    /// use gridmate::notation::pgn;
    /// let game = pgn::read("1. e4 (1. d4 d5 (1... Nf6)) *").next().unwrap().unwrap();
    /// let mut document = Document::from_game(&game)?;
    /// let indian = document.children(document.children(NodeId::ROOT)[1])[1];
    /// assert!(document.promote(indian));
    /// assert!(document.records().to_string().ends_with("1. e4 (1. d4 Nf6 (1... d5)) *\n"));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn promote(&mut self, node: NodeId) -> bool {
        self.promote_first(node, 1)
    }

    /// Makes the path to a node the main line, wherever it leaves it; returns whether anything has changed.
    ///
    /// ```
    /// use gridmate::document::{Document, NodeId};
    /// use gridmate::notation::pgn;
    /// let game = pgn::read("1. e4 (1. d4 d5 (1... Nf6)) *").next().unwrap().unwrap();
    /// let mut document = Document::from_game(&game)?;
    /// let indian = document.children(document.children(NodeId::ROOT)[1])[1];
    /// assert!(document.make_main(indian));
    /// assert!(document.records().to_string().ends_with("1. d4 (1. e4) 1... Nf6 (1... d5) *\n"));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn make_main(&mut self, node: NodeId) -> bool {
        self.promote_first(node, usize::MAX)
    }

    fn promote_first(&mut self, node: NodeId, most: usize) -> bool {
        let path = self.tree.path_to(node);
        let places = path.iter().rev().filter_map(|&node| Some((node, self.tree.place(node)?)));
        let mut edits = Vec::new();
        for (node, (parent, _)) in places.filter(|(_, (_, index))| *index > 0).take(most) {
            edits.extend([Edit::Detach { node }, Edit::Attach { node, parent, index: 0 }]);
        }
        if edits.is_empty() || !self.tree.contains(node) {
            return false;
        }
        edits.push(self.here());
        self.commit(ChangeKind::Other, edits);
        true
    }

    /// Takes a node out of the tree, with all that follows it; returns whether there was one.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4, e7e5, g1f3")?;
    /// assert!(document.delete_from(document.path()[1]));
    /// assert_eq!(document.script().text(), "e2e4");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn delete_from(&mut self, node: NodeId) -> bool {
        let Some((parent, index)) = self.tree.place(node).filter(|_| self.tree.contains(node)) else { return false };
        let place = match self.place_on_line(node) {
            None => self.here(),
            Some(first) => {
                let next = self.tree.children(parent).get(usize::from(index == 0)).copied();
                let end = next.map_or(parent, |next| self.tree.end_of(next));
                let is_gone = self.place_on_line(self.cursor).is_some_and(|place| place >= first);
                let cursor = if is_gone { parent } else { self.cursor };
                Edit::Place { end, cursor, tail: "".into() }
            }
        };
        self.commit(ChangeKind::Other, vec![Edit::Detach { node }, place]);
        true
    }

    /// Sets what is said about a node, but for comments that are empty; returns whether there is such a node.
    ///
    /// ```
    /// use gridmate::document::{Document, Note};
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4")?;
    /// let node = document.path()[0];
    /// document.set_note(node, Note { nags: vec![1], after: vec!["best".into()], ..Note::default() });
    /// assert!(document.records().to_string().ends_with("1. e4 $1 {best} *\n"));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn set_note(&mut self, node: NodeId, mut note: Note) -> bool {
        if !self.tree.contains(node) {
            return false;
        }
        for comments in [&mut note.before, &mut note.after] {
            comments.retain(|comment| !comment.is_empty());
        }
        let note = note.boxed();
        if self.tree.note(node) != note.as_deref() {
            self.commit(ChangeKind::Other, vec![Edit::Note { node, note }, self.here()]);
        }
        true
    }

    /// Sets what a lesson asks for after a node, or that it asks for nothing; returns whether there is such a node.
    ///
    /// ```
    /// use gridmate::document::{Document, NodeId};
    /// use gridmate::notation::pgn::LessonTask;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4")?;
    /// document.set_task(NodeId::ROOT, Some(LessonTask::Find));
    /// assert!(document.records().to_string().ends_with("{[%task find]} 1. e4 *\n"));
    /// document.undo();
    /// assert_eq!(document.note(NodeId::ROOT), None);
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn set_task(&mut self, node: NodeId, task: Option<LessonTask>) -> bool {
        let task = task.map(|task| task.to_string()).unwrap_or_default();
        self.set_note(node, Note { task, ..self.note(node).cloned().unwrap_or_default() })
    }

    /// The value of a tag; that of `Result` is [`Document::result`].
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        if name == "Result" {
            return Some(self.result().result.text());
        }
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets the value of a tag; a new one comes last. `Result` sets the result, as a record has it; what says where the game
    /// starts is refused.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4")?;
    /// document.set_tag("White", "Morphy").unwrap();
    /// assert_eq!(document.tag("White"), Some("Morphy"));
    /// assert_eq!(document.set_tag("Result", "2-0").unwrap_err().code(), "result-value");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        let mut tag = Vec::new();
        if let Some(result) = set_tag(&mut tag, name, value)? {
            self.set_outcome(Outcome::recorded(result));
        } else if self.tag(name) != Some(value) {
            let known = self.tags.iter().position(|(known, _)| known == name);
            let index = known.unwrap_or(self.tags.len());
            let edit = Edit::Tag { index, removes: known.is_some(), tag: tag.pop().map(Box::new) };
            self.commit(ChangeKind::Other, vec![edit, self.here()]);
        }
        Ok(())
    }

    /// Takes a tag away; returns whether there was one.
    pub fn remove_tag(&mut self, name: &str) -> bool {
        let mut tags = self.tags.clone();
        tags.retain(|(known, _)| known != name);
        let is_known = tags.len() < self.tags.len();
        if is_known {
            self.commit(ChangeKind::Other, vec![Edit::Tags(tags), self.here()]);
        }
        is_known
    }

    /// Takes all tags away.
    pub fn clear_tags(&mut self) {
        if !self.tags.is_empty() {
            self.commit(ChangeKind::Other, vec![Edit::Tags(Vec::new()), self.here()]);
        }
    }

    /// Says how the game ended.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::game::{Claim, End, Outcome};
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4")?;
    /// document.set_outcome(Outcome::from(End::Claimed(Claim::Threefold)));
    /// assert_eq!(document.outcome().result.text(), "1/2-1/2");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn set_outcome(&mut self, outcome: Outcome) {
        if outcome != self.outcome {
            self.commit(ChangeKind::Other, vec![Edit::Outcome(outcome), self.here()]);
        }
    }

    /// Sets where the document starts, and how its tokens are read; they stay as they are.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::{Mode, Start};
    /// let mut document = Document::new(Start::default(), "e2e4")?;
    /// document.set_start("960:0".parse().unwrap(), Mode::Friendly)?;
    /// assert!(document.start().to_string().starts_with("bbqnnrkr/"));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn set_start(&mut self, start: Start, mode: Mode) -> Result<(), EditError> {
        if self.line.text().len() > mode.longest() {
            return Err(EditError::TooLong(mode.longest()));
        }
        if (&start, mode) != (self.start(), self.line.mode()) {
            self.commit(ChangeKind::Other, vec![Edit::Start(start, mode), self.here()]);
        }
        Ok(())
    }

    /// All of another document in the place of this one, which undo brings back.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4")?;
    /// document.replace(&Document::new(Start::default(), "d2d4")?);
    /// assert_eq!(document.script().text(), "d2d4");
    /// document.undo();
    /// assert_eq!(document.script().text(), "e2e4");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn replace(&mut self, other: &Self) {
        // From the last on, none has to move up.
        let firsts = self.children(NodeId::ROOT).iter().rev();
        let mut edits: Vec<Edit> = firsts.map(|&node| Edit::Detach { node }).collect();
        let names = self.tree.take_in(&other.tree);
        let firsts = other.children(NodeId::ROOT).iter().map(|&node| names.name(node)).enumerate();
        edits.extend(firsts.map(|(index, node)| Edit::Attach { node, parent: NodeId::ROOT, index }));
        let note = other.tree.note(NodeId::ROOT).cloned().map(Box::new);
        edits.extend([
            Edit::Note { node: NodeId::ROOT, note },
            Edit::Start(*other.start(), other.line.mode()),
            Edit::Tags(other.tags.clone()),
            Edit::Outcome(other.outcome),
            Edit::Place { end: names.name(other.end()), cursor: names.name(other.cursor), tail: other.tail.clone() },
        ]);
        self.commit(ChangeKind::Load, edits);
    }
}
