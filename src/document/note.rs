//! What is said about a step, beside what it does.

use super::command::Evaluation;
use super::comments::CommentsAsRead;
use super::shape::Shape;
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// What is said about a step.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Note {
    /// Comments before it.
    pub before: Vec<String>,
    /// Comments after it; at the start of a document, before all.
    pub after: Vec<String>,
    /// Marks, as PGN numbers them: 1 is `!`, 2 `?`.
    pub nags: Vec<u16>,
    /// Arrows and coloured squares.
    pub shapes: Vec<Shape>,
    /// What the clock of the side that moved shows, in milliseconds.
    pub clock: Option<u64>,
    /// How long the move took, in milliseconds.
    pub elapsed: Option<u64>,
    /// How the position stands.
    pub evaluation: Option<Evaluation>,
    /// The comments in which it was read, where they say it otherwise than this program would.
    pub as_read: Option<Box<CommentsAsRead>>,
}

impl Note {
    /// Whether it says nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Adds what another says; where only one thing can be said, what is said here stays.
    pub(super) fn join(&mut self, other: Self) {
        self.before.extend(other.before);
        self.after.extend(other.after);
        for nag in other.nags {
            if !self.nags.contains(&nag) {
                self.nags.push(nag);
            }
        }
        self.shapes.extend(other.shapes);
        self.clock = self.clock.or(other.clock);
        self.elapsed = self.elapsed.or(other.elapsed);
        self.evaluation = self.evaluation.or(other.evaluation);
        if self.as_read.is_none() {
            self.as_read = other.as_read;
        }
    }

    /// How many bytes it takes.
    pub(super) fn weight(&self) -> usize {
        let read = self.as_read.as_ref().map_or(0, |read| weight(&read.before) + weight(&read.after));
        let texts = weight(&self.before) + weight(&self.after) + read;
        size_of::<Self>() + texts + self.nags.len() * size_of::<u16>() + self.shapes.len() * size_of::<Shape>()
    }

    /// Makes all comments one text; where that is what they say already, each stays by itself.
    ///
    /// ```
    /// use gridmate::document::Note;
    /// let mut note = Note { before: vec!["so".into()], after: vec!["good".into()], ..Note::default() };
    /// note.set_comment("so good");
    /// assert_eq!(note.before, ["so"]);
    /// note.set_comment("so bad");
    /// assert_eq!((note.before.len(), note.after), (0, vec!["so bad".into()]));
    /// ```
    pub fn set_comment(&mut self, text: &str) {
        let comments: Vec<&str> = self.before.iter().chain(&self.after).map(String::as_str).collect();
        if comments.join(" ") != text {
            self.before.clear();
            self.after = if text.is_empty() { Vec::new() } else { vec![text.to_owned()] };
        }
    }
}

/// How many bytes texts take.
#[inline(never)]
fn weight(texts: &[String]) -> usize {
    texts.iter().map(|text| text.len() + size_of::<String>()).sum()
}
