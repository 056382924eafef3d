//! Undo and redo: the changes of a script, in their order.

use super::Start;
use alloc::collections::VecDeque;
use alloc::string::String;
use alloc::vec::Vec;

/// The changes that are remembered take about so many bytes; one that takes more by itself is remembered alone.
const MOST_BYTES: usize = 1 << 20;

/// A change of the text at one place, and where it is more than that, of the start.
#[derive(Clone, Debug)]
pub(super) struct TextChange {
    pub(super) at: usize,
    pub(super) removed: String,
    pub(super) added: String,
    pub(super) starts: Option<(Start, Start)>,
}

impl TextChange {
    fn weight(&self) -> usize {
        self.removed.len() + self.added.len() + size_of::<Self>()
    }

    /// Joins a change that goes on typing or deleting where this one stopped; gives it back if it does not.
    fn join(&mut self, next: Self) -> Option<Self> {
        if self.starts.is_some() || next.starts.is_some() {
            return Some(next);
        }
        let is_separator = |char: char| char.is_whitespace() || matches!(char, ',' | ';');
        let typed = self.removed.is_empty() && next.removed.is_empty();
        let goes_on = next.at == self.at + self.added.len() && next.added.chars().count() == 1;
        if typed && goes_on && !self.added.ends_with(is_separator) {
            self.added.push_str(&next.added);
            return None;
        }
        let deleted = self.added.is_empty() && next.added.is_empty() && next.removed.chars().count() == 1;
        if deleted && next.at + next.removed.len() == self.at {
            self.at = next.at;
            self.removed.insert_str(0, &next.removed);
            return None;
        }
        Some(next)
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct TextHistory {
    done: VecDeque<TextChange>,
    undone: Vec<TextChange>,
    bytes: usize,
}

impl TextHistory {
    pub(super) fn push(&mut self, change: TextChange) {
        self.undone.clear();
        self.bytes += change.weight();
        let left = match self.done.back_mut() {
            Some(last) => last.join(change),
            None => Some(change),
        };
        self.done.extend(left);
        while self.bytes > MOST_BYTES
            && self.done.len() > 1
            && let Some(oldest) = self.done.pop_front()
        {
            self.bytes = self.bytes.saturating_sub(oldest.weight());
        }
    }

    pub(super) fn undo(&mut self) -> Option<TextChange> {
        let change = self.done.pop_back()?;
        self.bytes = self.bytes.saturating_sub(change.weight());
        self.undone.push(change.clone());
        Some(change)
    }

    pub(super) fn redo(&mut self) -> Option<TextChange> {
        let change = self.undone.pop()?;
        self.bytes += change.weight();
        self.done.push_back(change.clone());
        Some(change)
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(bytes: usize) -> TextChange {
        TextChange { at: 0, removed: "r".repeat(bytes), added: String::new(), starts: None }
    }

    #[test]
    fn what_is_remembered_has_a_bound_and_the_last_change_is_always_there() {
        let mut history = TextHistory::default();
        for _ in 0..10_000 {
            history.push(change(1_000));
        }
        assert!(history.done.len() < 1_100 && history.bytes <= MOST_BYTES, "{}", history.done.len());
        assert_eq!(history.bytes, history.done.iter().map(TextChange::weight).sum::<usize>());
        history.push(change(MOST_BYTES * 2));
        assert_eq!(history.done.len(), 1);
        assert!(history.undo().is_some() && !history.can_undo() && history.redo().is_some());
    }
}
