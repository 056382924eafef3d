//! What is typed and stands there already: two tokens that follow the same one and are written alike become one.
//!
//! As long as somebody types, this is tried anew with each key: `e7e8` may go into a variation, and `e7e8=♕` leaves it
//! again as it was.

use super::history::Edit;
use super::tree::NodeId;
use super::{Document, Note};
use std::collections::BTreeMap;
use std::ops::Range;

/// Tokens of the line that have gone into others.
#[derive(Clone, Debug)]
pub(super) struct MergedDuplicates {
    /// The edits that take it back.
    pub(super) undo: Vec<Edit>,
    /// Where the line went before: places among its tokens, and the nodes there.
    path: Vec<(usize, NodeId)>,
}

impl Document {
    /// Lets tokens of the line go into the variations that are written alike. What was there stays, comments too; of two
    /// tokens the one that stood first decides where they stand, and what follows it comes first.
    pub(super) fn merge_duplicates(&mut self, tokens: Range<usize>) -> Option<MergedDuplicates> {
        let mut merge = MergedDuplicates { undo: Vec::new(), path: Vec::new() };
        for index in tokens {
            let Some(&node) = self.path.get(index) else { break };
            let Some(twin) = self.twin(node) else { continue };
            let gone = self.merge_into(node, twin, &mut merge.undo);
            for (index, place) in self.path.iter_mut().enumerate().skip(index) {
                let Some(&kept) = gone.get(place) else { break };
                merge.path.push((index, std::mem::replace(place, kept)));
            }
        }
        for at in 0..merge.path.len() {
            let index = merge.path.get(at).map_or(0, |&(index, _)| index);
            self.set_text_of(index, &mut merge.undo);
        }
        merge.undo.reverse();
        (!merge.path.is_empty()).then_some(merge)
    }

    /// Takes that back, while the text of the line is already another.
    pub(super) fn split_duplicates(&mut self, MergedDuplicates { undo, path }: MergedDuplicates) {
        let mut end = NodeId::ROOT;
        for edit in undo {
            self.make_one(edit, &mut end);
        }
        for (index, node) in path {
            if let Some(place) = self.path.get_mut(index) {
                *place = node;
            }
        }
    }

    /// Another child of the same node with the same token.
    fn twin(&self, node: NodeId) -> Option<NodeId> {
        let siblings = self.tree.children(self.tree.parent(node)?);
        siblings.iter().copied().find(|&other| other != node && self.tree.token(other) == self.tree.token(node))
    }

    /// Lets a node with all below it go into another child of its parent; tells which nodes are gone, and into which.
    fn merge_into(&mut self, node: NodeId, twin: NodeId, undo: &mut Vec<Edit>) -> BTreeMap<NodeId, NodeId> {
        let mut gone = BTreeMap::new();
        let mut rest = vec![(node, twin)];
        while let Some((node, twin)) = rest.pop() {
            let Some(((_, index), (_, at))) = self.tree.place(node).zip(self.tree.place(twin)) else { continue };
            gone.insert(node, twin);
            self.detach(Some(node), undo);
            if let Some(note) = self.tree.note(node).cloned() {
                self.add_to_note(twin, note, undo);
            }
            let is_first = index < at;
            if is_first && let Some((parent, _)) = self.tree.place(twin) {
                self.detach(Some(twin), undo);
                self.attach(twin, parent, index, undo);
            }
            let known = self.tree.children(twin).to_vec();
            for (index, child) in self.tree.children(node).to_vec().into_iter().enumerate() {
                let same = known.iter().copied().find(|&other| self.tree.token(other) == self.tree.token(child));
                rest.extend(same.map(|same| (child, same)));
                let index = if is_first { index } else { self.tree.children(twin).len() };
                self.detach(Some(child), undo);
                self.attach(child, twin, index, undo);
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
