//! What has been changed, in the order of the changes: undo takes them back, redo makes them again.
//!
//! A change is a list of edits. An edit that is made gives back the one that takes it back, so the history holds nothing
//! but edits: those that lead back, and those that lead on again.

use super::tree::{NodeId, Tree};
use super::{Note, Outcome};
use crate::script::{Mode, Start};
use std::collections::VecDeque;

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
}

/// Which changes join: typing with typing, a reply with the move before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
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
    kind: Kind,
    edits: Vec<Edit>,
    bytes: usize,
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
    /// Remembers the edits that take a change back, in the order in which they are to be made, and those that are kept
    /// with it: `removed` bytes in nodes that are out of the tree. What was taken back before can not be made again.
    pub(super) fn push(&mut self, kind: Kind, edits: Vec<Edit>, removed: usize, tree: &mut Tree) {
        for group in std::mem::take(&mut self.undone) {
            forget(&group.edits, tree);
        }
        let bytes = removed + edits.iter().map(Edit::weight).sum::<usize>();
        self.bytes += bytes;
        let joins = |last: &Group| match kind {
            Kind::Typing => last.kind == Kind::Typing,
            Kind::Reply => last.kind == Kind::Move,
            Kind::Move | Kind::Other => false,
        };
        match self.done.back_mut().filter(|last| !self.is_closed && joins(last)) {
            Some(last) => {
                let older = std::mem::replace(&mut last.edits, edits);
                last.edits.extend(older);
                last.bytes += bytes;
                last.kind = kind;
                self.bytes -= shorten(last);
            }
            None => self.done.push_back(Group { kind, edits, bytes }),
        }
        self.is_closed = false;
        while self.bytes > MOST_BYTES
            && self.done.len() > 1
            && let Some(oldest) = self.done.pop_front()
        {
            self.bytes = self.bytes.saturating_sub(oldest.bytes);
            forget(&oldest.edits, tree);
        }
    }

    /// Ends the last change: the next does not join it.
    pub(super) const fn close(&mut self) {
        self.is_closed = true;
    }

    /// The edits that take the last change back.
    pub(super) fn undo(&mut self) -> Option<(Kind, Vec<Edit>)> {
        let group = self.done.pop_back()?;
        self.bytes = self.bytes.saturating_sub(group.bytes);
        self.is_closed = true;
        Some((group.kind, group.edits))
    }

    /// The edits that make the change again that was taken back last.
    pub(super) fn redo(&mut self) -> Option<(Kind, Vec<Edit>)> {
        let group = self.undone.pop()?;
        self.is_closed = true;
        Some((group.kind, group.edits))
    }

    /// Remembers the edits that make a change again that was taken back.
    pub(super) fn push_undone(&mut self, (kind, edits): (Kind, Vec<Edit>)) {
        self.undone.push(Group { kind, edits, bytes: 0 });
    }

    /// Remembers the edits that take a change back that was made again.
    pub(super) fn push_done(&mut self, (kind, edits): (Kind, Vec<Edit>)) {
        let bytes = edits.iter().map(Edit::weight).sum();
        self.bytes += bytes;
        self.done.push_back(Group { kind, edits, bytes });
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }
}

/// Of the texts that a node had while somebody was typing only the first is wanted again, which stands last; of the
/// places likewise. Tells how many bytes that saves.
fn shorten(group: &mut Group) -> usize {
    let before = group.bytes;
    let mut seen = Vec::new();
    let mut has_place = false;
    let mut kept: Vec<Edit> = Vec::with_capacity(group.edits.len());
    for edit in std::mem::take(&mut group.edits).into_iter().rev() {
        let is_known = match &edit {
            Edit::Text { node, .. } if seen.contains(node) => true,
            Edit::Text { node, .. } => {
                seen.push(*node);
                false
            }
            Edit::Place { .. } => std::mem::replace(&mut has_place, true),
            _ => false,
        };
        if is_known {
            group.bytes = group.bytes.saturating_sub(edit.weight());
        } else {
            kept.push(edit);
        }
    }
    kept.reverse();
    group.edits = kept;
    before - group.bytes
}

/// Frees the nodes that nothing but these edits could have brought back: those that they attach without having detached
/// them before.
fn forget(edits: &[Edit], tree: &mut Tree) {
    let mut detached = Vec::new();
    for edit in edits {
        match edit {
            Edit::Detach { node } => detached.push(*node),
            Edit::Attach { node, .. } if !detached.contains(node) => tree.forget(*node),
            _ => {}
        }
    }
}
