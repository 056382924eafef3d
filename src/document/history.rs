//! What has been changed, in the order of the changes: undo takes them back, redo makes them again.
//!
//! A change is a list of edits. An edit that is made gives back the one that takes it back, so the history holds nothing
//! but edits: those that lead back, and those that lead on again.

use super::Note;
use super::tree::{NodeId, NodeSet, Tree};
use crate::game::Outcome;
use crate::script::{Mode, Start};
use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// The edits that are remembered take no more bytes than this, but for the last change.
const MOST_BYTES: usize = 16 << 20;
/// No typing joins a change that takes more bytes than this.
const MOST_BYTES_TYPED: usize = MOST_BYTES / 8;

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
    /// Puts a tag at a place among the tags, or none, and takes the one that is there out, or none.
    Tag { index: usize, removes: bool, tag: Option<Box<(String, String)>> },
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
            Self::Tag { tag, .. } => tag.as_ref().map_or(0, |tag| tag.0.len() + tag.1.len()),
            Self::Tags(tags) => tags.iter().map(|(name, value)| name.len() + value.len() + 48).sum(),
            _ => 0,
        };
        size_of::<Self>() + more
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
    /// Another document in the place of this one.
    Load,
    /// Anything else.
    Other,
}

/// The edits that lead from one state of the document to another.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) kind: ChangeKind,
    /// Those that are to be made last come first.
    pub(super) edits: Vec<Edit>,
    bytes: usize,
}

impl Group {
    const fn new(kind: ChangeKind) -> Self {
        Self { kind, edits: Vec::new(), bytes: 0 }
    }

    /// Adds edits that are to be made before those that are here, the first to be made last. Of the texts that a node had
    /// during typing only the first is kept, and of the places only the first. Counts the bytes of the edits and of the
    /// nodes that nothing else keeps.
    fn add(&mut self, edits: Vec<Edit>, texts: &mut NodeSet, tree: &Tree) {
        let is_new = self.edits.is_empty();
        for edit in edits {
            match edit {
                Edit::Text { node, .. } if !texts.insert(node) => continue,
                Edit::Place { .. } if !is_new => continue,
                Edit::Attach { node, .. } if tree.parent(node).is_none() => {
                    self.bytes += tree.weight(node);
                }
                _ => {}
            }
            self.add_one(edit);
        }
    }

    fn add_one(&mut self, edit: Edit) {
        self.bytes += edit.weight();
        self.edits.push(edit);
    }

    /// Frees the nodes that nothing but its edits could have brought back: those that they attach without having detached
    /// them before.
    fn forget(&self, tree: &mut Tree) {
        let mut detached = NodeSet::default();
        for edit in self.edits.iter().rev() {
            match edit {
                Edit::Detach { node } => drop(detached.insert(*node)),
                Edit::Attach { node, .. } if !detached.contains(*node) => tree.forget(*node),
                _ => {}
            }
        }
    }
}

/// Tokens of the line that have gone into others while a text is being written.
#[derive(Clone, Debug)]
pub(super) struct MergedDuplicates {
    /// The edits that take it back, the first to be made last.
    pub(super) undo: Vec<Edit>,
    /// The end of the line before.
    pub(super) end: NodeId,
    /// Which tokens were written.
    pub(super) tokens: Range<usize>,
}

/// Which of the changes are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Direction {
    /// Those that were made.
    Undo,
    /// Those that were taken back.
    Redo,
}

/// Both directions.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    done: VecDeque<Group>,
    undone: VecDeque<Group>,
    /// What the last change, a text that is being written, has merged: it is part of that change as soon as anything else
    /// happens than that the writing goes on.
    pub(super) merged: Option<MergedDuplicates>,
    /// The nodes whose text was another before the last change: that one alone is wanted again.
    texts: NodeSet,
    bytes: usize,
    /// Whether the last change is finished, so that none joins it.
    pub(super) is_closed: bool,
    /// Whether the next change joins the last one, whatever it is.
    pub(super) joins_next: bool,
    /// The number of changes, counted from the first, that are not taken back.
    pub(super) floor: usize,
}

impl History {
    /// Remembers the edits that take a change back, the first to be made last. What was taken back before can not be made
    /// again.
    pub(super) fn push(&mut self, kind: ChangeKind, edits: Vec<Edit>, tree: &mut Tree) {
        self.keep_merged();
        self.drop_undone(tree);
        let is_joined = core::mem::take(&mut self.joins_next) && self.can_undo();
        let joins = |last: &Group| match kind {
            ChangeKind::Typing => last.kind == ChangeKind::Typing && last.bytes <= MOST_BYTES_TYPED,
            ChangeKind::Reply => last.kind == ChangeKind::Move,
            ChangeKind::Move | ChangeKind::Load | ChangeKind::Other => false,
        };
        if !is_joined && (self.is_closed || !self.done.back().is_some_and(joins)) {
            self.done.push_back(Group::new(kind));
            self.texts.clear();
        }
        if let Some(last) = self.done.back_mut() {
            last.kind = if is_joined { last.kind } else { kind };
            self.bytes -= last.bytes;
            last.add(edits, &mut self.texts, tree);
            self.bytes += last.bytes;
        }
        self.is_closed = false;
        while self.bytes > MOST_BYTES
            && self.done.len() > 1
            && let Some(oldest) = self.done.pop_front()
        {
            self.floor = self.floor.saturating_sub(1);
            self.drop_group(&oldest, tree);
        }
    }

    /// What has been done is not taken back from now on, and what was taken back is not made again.
    pub(super) fn limit_undo(&mut self, tree: &mut Tree) {
        self.drop_undone(tree);
        self.is_closed = true;
        self.joins_next = false;
        self.floor = self.done.len();
    }

    /// What was taken back is not made again.
    pub(super) fn drop_undone(&mut self, tree: &mut Tree) {
        for group in core::mem::take(&mut self.undone) {
            self.drop_group(&group, tree);
        }
    }

    fn drop_group(&mut self, group: &Group, tree: &mut Tree) {
        self.bytes -= group.bytes;
        group.forget(tree);
    }

    /// Makes what the last change has merged a part of it.
    fn keep_merged(&mut self) {
        let Some((merged, last)) = self.merged.take().zip(self.done.back_mut()) else { return };
        self.bytes -= last.bytes;
        merged.undo.into_iter().for_each(|edit| last.add_one(edit));
        self.bytes += last.bytes;
    }

    /// What the last change has merged, if what is typed next joins it.
    pub(super) fn take_merged(&mut self) -> Option<MergedDuplicates> {
        let is_typing = self.done.back().is_some_and(|last| last.kind == ChangeKind::Typing);
        self.merged.take_if(|_| !self.is_closed && (self.joins_next || is_typing))
    }

    /// How many of the changes that can be taken back have put another document in the place of one.
    pub(super) fn loads(&self) -> usize {
        self.done.iter().skip(self.floor).filter(|group| group.kind == ChangeKind::Load).count()
    }

    /// Whether the last change has put another document in the place of one.
    pub(super) fn is_load(&self) -> bool {
        self.done.back().is_some_and(|group| group.kind == ChangeKind::Load)
    }

    /// The changes of a direction, and those of the other.
    const fn changes(&mut self, direction: Direction) -> (&mut VecDeque<Group>, &mut VecDeque<Group>) {
        match direction {
            Direction::Undo => (&mut self.done, &mut self.undone),
            Direction::Redo => (&mut self.undone, &mut self.done),
        }
    }

    /// Takes the nearest change out: its edits, in the order in which they are to be made.
    pub(super) fn take(&mut self, direction: Direction) -> Option<Group> {
        if direction == Direction::Undo {
            if !self.can_undo() {
                return None;
            }
            self.keep_merged();
        }
        let mut group = self.changes(direction).0.pop_back()?;
        self.bytes -= group.bytes;
        self.is_closed = true;
        self.texts.clear();
        group.edits.reverse();
        Some(group)
    }

    /// Puts a change that was taken out in as the nearest of the other direction: its edits, the first to be made last.
    pub(super) fn put(&mut self, direction: Direction, kind: ChangeKind, edits: Vec<Edit>, tree: &Tree) {
        let mut group = Group::new(kind);
        group.add(edits, &mut NodeSet::default(), tree);
        self.bytes += group.bytes;
        self.changes(direction).1.push_back(group);
    }

    pub(super) fn undo_count(&self) -> usize {
        self.done.len() - self.floor
    }

    pub(super) fn can_undo(&self) -> bool {
        self.undo_count() > 0
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }
}
