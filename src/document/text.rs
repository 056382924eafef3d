//! Text rewrites: what an edit of the script does to the nodes of the line.
//!
//! What is typed and stands there already: two tokens that follow the same one and are written alike become one. While a
//! text is typed, this is tried anew with each key: `e7e8` may go into a variation, and `e7e8=♕` leaves it again as it was.

use super::history::{ChangeKind, Edit, MergedDuplicates};
use super::tree::{Node, NodeId, NodeMap};
use super::{Document, Note};
use crate::script::{EditError, GAP, TextEdit, difference};
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

impl Document {
    /// Replaces a part of the script, given in bytes. Tokens before and after it stay the nodes that they are; those in
    /// between are renamed as far as there are as many of them. Edits that follow each other are one change, until
    /// [`Document::pause`] or a change of another kind. Returns from which token on anything may have changed.
    ///
    /// ```
    /// use gridmate::document::{Document, NodeId};
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4, e7e5, g1f3")?;
    /// let last = document.path()[2];
    /// document.edit(6..10, "c7c5")?;
    /// assert_eq!((document.path()[2], document.script().san(2).as_deref()), (last, Some("Nf3")));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn edit(&mut self, range: Range<usize>, with: &str) -> Result<usize, EditError> {
        if self.line.text().get(range.clone()) == Some(with) {
            return Ok(self.line.tokens());
        }
        let first = self.tokens_before(range.start);
        let behind = range.start.saturating_add(with.len());
        let TextEdit { first: first_read, unmoved } = self.line.rewrite(range, with)?;
        let mut undo = vec![self.here()];
        if let Some(merged) = self.history.take_merged() {
            self.split_duplicates(merged);
        }
        let changed = self.follow_text(first, behind, unmoved, &mut undo);
        let first_changed = first_read.min(changed.start);
        self.history.push(ChangeKind::Typing, undo, &mut self.tree);
        self.history.merged = self.merge_duplicates(changed);
        self.cursor = self.last_of_step_at(behind);
        Ok(first_changed)
    }

    /// Makes the script another text; only the part that differs is an edit. Returns the same.
    pub fn set_text(&mut self, text: &str) -> Result<usize, EditError> {
        let (range, with) = difference(self.line.text(), text);
        self.edit(range, with)
    }

    /// How many tokens of the line end before a byte of the text.
    fn tokens_before(&self, byte: usize) -> usize {
        let (mut low, mut high) = (0, self.line.tokens());
        while low < high {
            let middle = low + (high - low) / 2;
            let ends_before = self.line.token(middle).is_some_and(|token| (token.end.byte as usize) < byte);
            (low, high) = if ends_before { (middle + 1, high) } else { (low, middle) };
        }
        low
    }

    /// The last token of the step that starts before a byte of the text.
    fn last_of_step_at(&self, byte: usize) -> NodeId {
        let count = self.tokens_before(byte.saturating_add(1));
        let touches = self.line.token(count).is_some_and(|token| (token.start.byte as usize) < byte);
        let Some(token) = (count + usize::from(touches)).checked_sub(1) else { return NodeId::ROOT };
        let end = self.line.step(self.line.step_of(token)).map_or(token + 1, |step| step.tokens.end);
        self.path.get(end - 1).copied().unwrap_or(NodeId::ROOT)
    }

    /// Makes the nodes of the line what the tokens of the text are by now. The tokens before `first` are as they were, and
    /// those that start at byte `behind` or later may be; the last `unmoved` tokens are. Adds the edits that take this
    /// back, the first to be made last; returns which tokens are written or stand otherwise.
    pub(super) fn follow_text(
        &mut self,
        first: usize,
        behind: usize,
        unmoved: usize,
        undo: &mut Vec<Edit>,
    ) -> Range<usize> {
        let (old, new) = (self.path.len(), self.line.tokens());
        let first = first.min(old).min(new);
        let is_same = |old: usize, new: usize| {
            let (node, token) = (self.path.get(old), self.line.token(new));
            node.zip(token).is_some_and(|(&node, token)| self.tree.token(node) == token.text)
        };
        let starts_behind = |new: usize| self.line.token(new).is_some_and(|token| token.start.byte as usize >= behind);
        let most = old.min(new) - first;
        let unmoved = unmoved.min(most);
        let is_same_behind = |i: &usize| starts_behind(new - 1 - i) && is_same(old - 1 - i, new - 1 - i);
        let same_end = unmoved + (unmoved..most).take_while(is_same_behind).count();
        let same_start = (0..most - same_end).take_while(|i| is_same(first + i, first + i)).count();
        let from = first + same_start;
        let renamed = (old - same_end - from).min(new - same_end - from);
        let (old_rest, new_rest) = (from + renamed..old - same_end, from + renamed..new - same_end);
        let next = self.path.get(old - same_end).copied();
        let changed = from..new - same_end + usize::from(!old_rest.is_empty());
        if let Some(&gone) = self.path.get(old_rest.start).filter(|_| !old_rest.is_empty()) {
            let place = self.tree.place(gone);
            self.detach(next, undo);
            self.detach(Some(gone), undo);
            if let (Some(node), Some((parent, index))) = (next, place) {
                self.attach(node, parent, index, undo);
            }
        }
        let tokens = new_rest.clone().filter_map(|index| self.line.token(index));
        let fresh = self.tree.create_run(tokens.map(|token| Node::new(token.text)).collect());
        if let (Some(&head), Some(&last)) = (fresh.first(), fresh.last()) {
            let parent = new_rest.start.checked_sub(1).and_then(|before| self.path.get(before)).copied();
            let parent = parent.unwrap_or(NodeId::ROOT);
            let index = next.and_then(|node| self.tree.place(node)).map_or(0, |(_, index)| index);
            self.detach(next, undo);
            self.attach(head, parent, index, undo);
            if let Some(node) = next {
                self.attach(node, last, 0, undo);
            }
        }
        if !old_rest.is_empty() || !fresh.is_empty() {
            let first = old_rest.start;
            self.path.splice(old_rest, fresh);
            self.tree.set_line_indices(&self.path, first);
        }
        // The first of the tokens behind the edit may have another gap before it.
        for token in first..(new - same_end + 1).min(new) {
            self.set_text_of(token, undo);
        }
        self.tail = self.text_between(self.line.tokens(), None).into();
        changed
    }

    pub(super) fn attach(&mut self, node: NodeId, parent: NodeId, index: usize, undo: &mut Vec<Edit>) {
        self.tree.attach(node, parent, index);
        undo.push(Edit::Detach { node });
    }

    pub(super) fn detach(&mut self, node: Option<NodeId>, undo: &mut Vec<Edit>) {
        if let Some(node) = node
            && let Some((parent, index)) = self.tree.detach(node)
        {
            undo.push(Edit::Attach { node, parent, index });
        }
    }

    /// What is written before a token of the line, or behind the last.
    fn text_between(&self, token: usize, start: Option<usize>) -> &str {
        let before = token.checked_sub(1).and_then(|before| self.line.token(before));
        let from = before.map_or(0, |token| token.end.byte as usize);
        let text = self.line.text();
        text.get(from..start.unwrap_or(text.len())).unwrap_or_default()
    }

    /// Gives a node of the line the text and the gap that its token has.
    pub(super) fn set_text_of(&mut self, index: usize, undo: &mut Vec<Edit>) {
        let (Some(&node), Some(token)) = (self.path.get(index), self.line.token(index)) else { return };
        let gap = self.text_between(index, Some(token.start.byte as usize));
        if self.tree.token(node) == token.text && self.tree.gap(node) == gap {
            return;
        }
        let usual = if index == 0 { "" } else { GAP };
        let (token, gap) = self.tree.set_text(node, token.text.into(), (gap != usual).then(|| gap.into()));
        undo.push(Edit::Text { node, token, gap });
    }

    /// Lets tokens of the line go into the variations that are written alike. What was there stays, comments too; of two
    /// tokens the one that stood first decides where they stand, and what follows it comes first.
    fn merge_duplicates(&mut self, tokens: Range<usize>) -> Option<MergedDuplicates> {
        let mut merge = MergedDuplicates { undo: Vec::new(), end: self.end(), tokens: tokens.clone() };
        for index in tokens {
            let Some(&node) = self.path.get(index) else { break };
            let duplicate =
                self.tree.parent(node).and_then(|parent| self.tree.duplicate(parent, self.tree.token(node), node));
            let Some(duplicate) = duplicate else { continue };
            let gone = self.merge_into(node, duplicate, &mut merge.undo);
            for index in index..self.path.len() {
                let Some(place) = self.path.get_mut(index) else { break };
                let kept = gone.name(*place);
                if kept == NodeId::ROOT {
                    break;
                }
                *place = kept;
                self.set_text_of(index, &mut merge.undo);
            }
            self.tree.set_line_indices(&self.path, index);
        }
        (!merge.undo.is_empty()).then_some(merge)
    }

    /// Takes that back, while the text of the line is already another; returns which tokens were written.
    fn split_duplicates(&mut self, MergedDuplicates { undo, mut end, tokens }: MergedDuplicates) -> Range<usize> {
        for edit in undo.into_iter().rev() {
            self.make_one(edit, &mut end);
        }
        self.path = self.tree.path_to(end);
        self.tree.set_line_indices(&self.path, 0);
        tokens
    }

    /// Makes a change that joins the last one, beneath what that has merged: the next key may take the merging back still.
    pub(super) fn join_beneath_duplicates(&mut self, change: impl FnOnce(&mut Self)) {
        self.join();
        let steps = self.cursor();
        let tokens = self.history.take_merged().map(|merged| self.split_duplicates(merged));
        change(self);
        self.history.joins_next = false;
        if let Some(tokens) = tokens {
            self.history.merged = self.merge_duplicates(tokens);
            self.cursor = self.node_after(steps);
        }
    }

    /// Lets a node with all below it go into another child of its parent; returns which nodes are gone, and into which.
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
        let note = self.tree.set_note(node, Some(Box::new(note)));
        undo.push(Edit::Note { node, note });
    }
}

/// The tokens that a move or an edit of the board is written as.
pub(super) fn tokens_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim_start)
}
