//! What has been changed, in the order of the changes: undo takes them back, redo makes them again.
//!
//! A change is a list of edits. An edit that is made gives back the one that takes it back, so the history holds nothing
//! but edits: those that lead back, and those that lead on again.

use super::duplicates::MergedDuplicates;
use super::tree::{NodeId, Tree};
use super::{Note, Outcome};
use crate::script::{Mode, Start};
use std::collections::{BTreeSet, VecDeque};

/// The edits that are remembered take no more bytes than this.
const MOST_BYTES: usize = 16 << 20;

/// The smallest changes, of which all others are made.
#[derive(Clone, Debug)]
pub(super) enum Edit {
    /// Puts a node, with all below it, among the children of another.
    Attach { node: NodeId, parent: NodeId, index: usize },
    /// Takes a node out, with all below it.
    Detach { node: NodeId },
    /// Sets the token of a node and what is written before it.
    Text { node: NodeId, token: Box<str>, gap: Option<Box<str>> },
    /// Sets what is said about a node.
    Note { node: NodeId, note: Option<Box<Note>> },
    /// Sets all tags.
    Tags(Vec<(String, String)>),
    /// Sets how the game ended.
    Outcome(Outcome),
    /// Sets where the document starts, and how its tokens are read.
    Start(Start, Mode),
    /// Sets which line is shown, the place on it, and what is written behind its last token.
    Place { end: NodeId, cursor: NodeId, tail: Box<str> },
}

impl Edit {
    fn weight(&self) -> usize {
        let more = match self {
            Self::Text { token, gap, .. } => token.len() + gap.as_ref().map_or(0, |gap| gap.len()),
            Self::Note { note, .. } => note.as_ref().map_or(0, |note| note.weight()),
            Self::Place { tail, .. } => tail.len(),
            Self::Tags(tags) => tags.iter().map(|(name, value)| name.len() + value.len() + 48).sum(),
            _ => 0,
        };
        size_of::<Self>() + more
    }

    /// How many bytes the nodes take that it would bring back.
    fn kept(&self, tree: &Tree) -> usize {
        match self {
            Self::Attach { node, .. } if tree.parent(*node).is_none() => tree.subtree_weight(*node),
            _ => 0,
        }
    }
}

/// Which changes join: typing with typing, a reply with the move before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ChangeKind {
    /// A text is being written.
    Typing,
    /// A move on the board.
    Move,
    /// The answer to it.
    Reply,
    /// Anything else.
    Other,
}

/// The edits that lead from one state of the document to another.
#[derive(Clone, Debug)]
struct Group {
    kind: ChangeKind,
    /// Those that are to be made last come first.
    edits: Vec<Edit>,
    /// The nodes whose text was another before: that one alone is wanted again.
    texts: BTreeSet<NodeId>,
    /// What was typed and stood there already, which is the last that happened.
    merge: Option<MergedDuplicates>,
    bytes: usize,
}

impl Group {
    fn new(kind: ChangeKind) -> Self {
        Self { kind, edits: Vec::new(), texts: BTreeSet::new(), merge: None, bytes: 0 }
    }

    /// Adds edits that are to be made before those that are here, given in that order. Of the texts that a node had while
    /// somebody was typing only the first is kept, of the places likewise. Tells how many bytes there are more, those of
    /// the nodes included that nothing else keeps.
    fn add(&mut self, edits: Vec<Edit>, tree: &Tree) -> usize {
        let is_new = self.edits.is_empty();
        let before = self.bytes;
        for edit in edits.into_iter().rev() {
            let is_known = match &edit {
                Edit::Text { node, .. } => !self.texts.insert(*node),
                Edit::Place { .. } => !is_new,
                _ => false,
            };
            if !is_known {
                self.bytes += edit.weight() + edit.kept(tree);
                self.edits.push(edit);
            }
        }
        self.bytes - before
    }

    /// All its edits in the order in which they are to be made.
    fn into_edits(self) -> (ChangeKind, Vec<Edit>) {
        let mut edits = self.merge.map(|merge| merge.undo).unwrap_or_default();
        edits.extend(self.edits.into_iter().rev());
        (self.kind, edits)
    }
}

/// Both directions.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    done: VecDeque<Group>,
    undone: Vec<Group>,
    bytes: usize,
    /// Whether the last change is finished, so that none joins it.
    is_closed: bool,
}

impl History {
    /// Remembers the edits that take a change back, in the order in which they are to be made. What was taken back before
    /// can not be made again.
    pub(super) fn push(&mut self, kind: ChangeKind, edits: Vec<Edit>, tree: &mut Tree) {
        for group in std::mem::take(&mut self.undone) {
            forget(&group.into_edits().1, tree);
        }
        let joins = |last: &Group| match kind {
            ChangeKind::Typing => last.kind == ChangeKind::Typing,
            ChangeKind::Reply => last.kind == ChangeKind::Move,
            ChangeKind::Move | ChangeKind::Other => false,
        };
        if self.is_closed || !self.done.back().is_some_and(joins) {
            self.done.push_back(Group::new(kind));
        }
        if let Some(last) = self.done.back_mut() {
            last.kind = kind;
            self.bytes += last.add(edits, tree);
        }
        self.is_closed = false;
        while self.bytes > MOST_BYTES
            && self.done.len() > 1
            && let Some(oldest) = self.done.pop_front()
        {
            self.bytes = self.bytes.saturating_sub(oldest.bytes);
            forget(&oldest.into_edits().1, tree);
        }
    }

    /// Remembers what the last change, a text that is being written, has merged.
    pub(super) fn keep_duplicates(&mut self, merge: MergedDuplicates) {
        let Some(last) = self.done.back_mut() else { return };
        let bytes = merge.undo.iter().map(Edit::weight).sum::<usize>();
        last.bytes += bytes;
        self.bytes += bytes;
        last.merge = Some(merge);
    }

    /// What the last change has merged, if it goes on.
    pub(super) fn take_duplicates(&mut self) -> Option<MergedDuplicates> {
        let last = self.done.back_mut().filter(|_| !self.is_closed)?;
        let merge = last.merge.take()?;
        let bytes = merge.undo.iter().map(Edit::weight).sum::<usize>();
        last.bytes = last.bytes.saturating_sub(bytes);
        self.bytes = self.bytes.saturating_sub(bytes);
        Some(merge)
    }

    /// Ends the last change: the next does not join it.
    pub(super) const fn close(&mut self) {
        self.is_closed = true;
    }

    /// The edits that take the last change back.
    pub(super) fn undo(&mut self) -> Option<(ChangeKind, Vec<Edit>)> {
        let group = self.done.pop_back()?;
        self.bytes = self.bytes.saturating_sub(group.bytes);
        self.is_closed = true;
        Some(group.into_edits())
    }

    /// The edits that make the change again that was taken back last.
    pub(super) fn redo(&mut self) -> Option<(ChangeKind, Vec<Edit>)> {
        let group = self.undone.pop()?;
        self.is_closed = true;
        Some(group.into_edits())
    }

    /// Remembers the edits that make a change again that was taken back.
    pub(super) fn push_undone(&mut self, (kind, edits): (ChangeKind, Vec<Edit>), tree: &Tree) {
        let mut group = Group::new(kind);
        group.add(edits, tree);
        self.undone.push(group);
    }

    /// Remembers the edits that take a change back that was made again.
    pub(super) fn push_done(&mut self, (kind, edits): (ChangeKind, Vec<Edit>), tree: &Tree) {
        let mut group = Group::new(kind);
        self.bytes += group.add(edits, tree);
        self.done.push_back(group);
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }
}

/// Frees the nodes that nothing but these edits could have brought back: those that they attach without having detached
/// them before.
fn forget(edits: &[Edit], tree: &mut Tree) {
    let mut detached = BTreeSet::new();
    for edit in edits {
        match edit {
            Edit::Detach { node } => drop(detached.insert(*node)),
            Edit::Attach { node, .. } if !detached.contains(node) => tree.forget(*node),
            _ => {}
        }
    }
}
