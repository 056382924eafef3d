//! What is typed and stands there already: two tokens that follow the same one and are written alike become one.
//!
//! While a text is typed, this is tried anew with each key: `e7e8` may go into a variation, and `e7e8=♕` leaves it
//! again as it was.

use super::history::Edit;
use super::tree::{NodeId, NodeMap};
use super::{Document, Note};
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

/// Tokens of the line that have gone into others.
#[derive(Debug)]
pub(super) struct MergedDuplicates {
    /// The edits that take it back, the first to be made last.
    pub(super) undo: Vec<Edit>,
    /// The end of the line before.
    pub(super) end: NodeId,
    /// Which tokens were written.
    pub(super) tokens: Range<usize>,
}

impl Document {
    /// Lets tokens of the line go into the variations that are written alike. What was there stays, comments too; of two
    /// tokens the one that stood first decides where they stand, and what follows it comes first.
    pub(super) fn merge_duplicates(&mut self, tokens: Range<usize>) -> Option<MergedDuplicates> {
        let mut merge = MergedDuplicates { undo: Vec::new(), end: self.end(), tokens: tokens.clone() };
        for index in tokens {
            let Some(&node) = self.path.get(index) else { break };
            let duplicate =
                self.tree.parent(node).and_then(|parent| self.tree.duplicate(parent, self.tree.token(node), node));
            let Some(duplicate) = duplicate else { continue };
            let gone = self.merge_into(node, duplicate, &mut merge.undo);
            for index in index..self.path.len() {
                let Some(place) = self.path.get_mut(index) else { break };
                let Some(&kept) = gone.get(place) else { break };
                *place = kept;
                self.set_text_of(index, &mut merge.undo);
            }
            self.tree.set_line_indices(&self.path, index);
        }
        (!merge.undo.is_empty()).then_some(merge)
    }

    /// Takes that back, while the text of the line is already another.
    pub(super) fn split_duplicates(&mut self, MergedDuplicates { undo, mut end, .. }: MergedDuplicates) {
        for edit in undo.into_iter().rev() {
            self.make_one(edit, &mut end);
        }
        self.path = self.tree.path_to(end);
        self.tree.set_line_indices(&self.path, 0);
    }

    /// Makes a change that joins the last one, beneath what that has merged: the next key may take the merging back still.
    pub(super) fn join_beneath_duplicates(&mut self, change: impl FnOnce(&mut Self)) {
        self.history.join(true);
        let (steps, merge) = (self.cursor(), self.history.take_duplicates());
        let tokens = merge.as_ref().map(|merge| merge.tokens.clone());
        merge.into_iter().for_each(|merge| self.split_duplicates(merge));
        change(self);
        self.history.join(false);
        let Some(tokens) = tokens else { return };
        if let Some(merge) = self.merge_duplicates(tokens) {
            self.history.keep_duplicates(merge);
        }
        self.cursor = self.node_after(steps);
    }

    /// Lets a node with all below it go into another child of its parent; tells which nodes are gone, and into which.
    fn merge_into(&mut self, node: NodeId, duplicate: NodeId, undo: &mut Vec<Edit>) -> NodeMap {
        let mut gone = NodeMap::default();
        let mut rest = vec![(node, duplicate)];
        while let Some((node, duplicate)) = rest.pop() {
            let Some(((_, index), (_, at))) = self.tree.place(node).zip(self.tree.place(duplicate)) else { continue };
            gone.insert(node, duplicate);
            self.detach(Some(node), undo);
            if let Some(note) = self.tree.note(node).cloned() {
                self.add_to_note(duplicate, note, undo);
            }
            let is_first = index < at;
            if is_first && let Some((parent, _)) = self.tree.place(duplicate) {
                self.detach(Some(duplicate), undo);
                self.attach(duplicate, parent, index, undo);
            }
            let children = self.tree.children(node).to_vec();
            // Of children that are alike, too, each goes into the one that stays, and none into another that goes.
            let same = |&child: &NodeId| Some((child, self.tree.duplicate(duplicate, self.tree.token(child), child)?));
            rest.extend(children.iter().filter_map(same));
            for (index, child) in children.into_iter().enumerate() {
                let index = if is_first { index } else { self.tree.children(duplicate).len() };
                self.detach(Some(child), undo);
                self.attach(child, duplicate, index, undo);
            }
        }
        gone
    }

    fn add_to_note(&mut self, node: NodeId, more: Note, undo: &mut Vec<Edit>) {
        let mut note = self.tree.note(node).cloned().unwrap_or_default();
        note.join(more);
        let mut note = Some(Box::new(note));
        self.tree.set_note(node, &mut note);
        undo.push(Edit::Note { node, note });
    }
}
