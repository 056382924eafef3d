//! Text rewrites: what an edit of the script does to the nodes of the line.

use super::Document;
use super::history::{ChangeKind, Edit};
use super::tree::NodeId;
use crate::script::{EditError, GAP, TextEdit, difference};
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

impl Document {
    /// Replaces a part of the script, given in bytes. Tokens before and after it stay the nodes that they are; those in
    /// between are renamed as far as there are as many of them. Edits that follow each other are one change, until
    /// [`Document::pause`] or a change of another kind. Tells from which token on anything may have changed.
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
        if let Some(merge) = self.history.take_duplicates() {
            self.split_duplicates(merge);
        }
        let changed = self.follow_text(first, behind, unmoved, &mut undo);
        let first_changed = first_read.min(changed.start);
        self.history.push(ChangeKind::Typing, undo, &mut self.tree);
        if let Some(merge) = self.merge_duplicates(changed) {
            self.history.keep_duplicates(merge);
        }
        self.cursor = self.last_of_step_at(behind);
        Ok(first_changed)
    }

    /// Makes the script another text; only the part that differs is an edit. Tells the same.
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
    /// back, the first to be made last; tells which tokens are written or stand otherwise.
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
        let tokens: Vec<&str> =
            new_rest.clone().filter_map(|index| self.line.token(index)).map(|token| token.text).collect();
        let fresh = self.tree.create_run(&tokens);
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
        let (mut text, mut gap) = (token.text.into(), (gap != usual).then(|| gap.into()));
        self.tree.set_text(node, &mut text, &mut gap);
        undo.push(Edit::Text { node, token: text, gap });
    }
}

/// The tokens that a move or an edit of the board is written as.
pub(super) fn tokens_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim_start)
}
