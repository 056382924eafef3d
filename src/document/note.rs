//! What is said about a step, beside what it does; and the comments of a PGN that say it, commands such as
//! `[%clk 0:01:00]` among them.
//!
//! In: the comments of a PGN. Out: a note of what they say; and the comments that say what a note has become, in which
//! everything stands as it was written that is not said otherwise.

use super::command::{CommentCommand, CommentPiece, Evaluation, pieces, rewrite};
use crate::notation::Shape;
use crate::notation::pgn::LessonTask;
use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
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
    /// What a lesson asks for after it, as `[%task …]` has it; empty if it asks for nothing. [`Note::lesson_task`] reads it.
    pub task: String,
    /// What helps with the task; empty if there is nothing.
    pub hint: String,
    /// The reply to wrong answers that have none of their own; empty if there is none.
    pub wrong: String,
    /// The comments in which it was read, where they say it otherwise than this program would.
    pub as_read: Option<Box<CommentsAsRead>>,
}

/// The comments before a step and after it, as PGN has them between their braces.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct CommentsAsRead {
    /// Those before it.
    pub before: Vec<String>,
    /// Those after it.
    pub after: Vec<String>,
}

impl Note {
    /// Whether it says nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The note on a node; none where it says nothing.
    pub(super) fn boxed(self) -> Option<Box<Self>> {
        (!self.is_empty()).then(|| Box::new(self))
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
        let texts = [(&mut self.task, other.task), (&mut self.hint, other.hint), (&mut self.wrong, other.wrong)];
        for (text, other) in texts {
            if text.is_empty() {
                *text = other;
            }
        }
        if self.as_read.is_none() {
            self.as_read = other.as_read;
        }
    }

    /// Whether it has a task, or what goes with one.
    pub(super) fn is_of_lesson(&self) -> bool {
        !(self.task.is_empty() && self.hint.is_empty() && self.wrong.is_empty())
    }

    /// What a lesson asks for after it.
    ///
    /// ```
    /// use gridmate::document::Note;
    /// use gridmate::notation::pgn::LessonTask;
    /// let note = Note { task: "mate 3".into(), ..Note::default() };
    /// assert_eq!(note.lesson_task(), Some(LessonTask::Mate(3)));
    /// ```
    #[must_use]
    pub fn lesson_task(&self) -> Option<LessonTask> {
        self.task.parse().ok()
    }

    /// How many bytes it takes.
    pub(super) fn weight(&self) -> usize {
        let read = self.as_read.as_ref().map_or(0, |read| weight(&read.before) + weight(&read.after));
        let texts =
            weight(&self.before) + weight(&self.after) + read + self.task.len() + self.hint.len() + self.wrong.len();
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

    /// What comments of a PGN before a step and after it say: their words, and what their commands say. Of what is said more
    /// than once the first counts. A command that is not known, or says nothing clear, is part of the words.
    ///
    /// ```
    /// use gridmate::document::{Evaluation, Note};
    /// let mut note = Note::read(&[], &["[%clk 00:01:30.5] good [%eval #-3,20] [%xyz 1]".into()]);
    /// assert_eq!((note.clock, note.evaluation), (Some(90_500), Some(Evaluation::Mate(-3))));
    /// assert_eq!(note.after, ["good [%xyz 1]"]);
    /// note.clock = Some(90_000);
    /// assert_eq!(note.comments().1, ["[%clk 0:01:30] good [%eval #-3,20] [%xyz 1]"]);
    /// ```
    #[must_use]
    pub fn read(before: &[String], after: &[String]) -> Self {
        let comments = CommentsAsRead { before: before.to_vec(), after: after.to_vec() };
        let mut note = Self { before: words_of(before), after: words_of(after), ..Self::default() };
        for command in comments.commands() {
            match command {
                CommentCommand::Shapes(shapes) => note.shapes.extend(shapes),
                CommentCommand::Evaluation(evaluation) => note.evaluation = note.evaluation.or(Some(evaluation)),
                CommentCommand::Clock(time) => note.clock = note.clock.or(Some(time)),
                CommentCommand::Elapsed(time) => note.elapsed = note.elapsed.or(Some(time)),
                CommentCommand::Task(text) if note.task.is_empty() => note.task = text,
                CommentCommand::Hint(text) if note.hint.is_empty() => note.hint = text,
                CommentCommand::Wrong(text) if note.wrong.is_empty() => note.wrong = text,
                CommentCommand::Task(_) | CommentCommand::Hint(_) | CommentCommand::Wrong(_) => {}
            }
        }
        if note.plain_comments() != comments {
            note.as_read = Some(Box::new(comments));
        }
        note
    }

    /// The comments before the step and after it, as PGN has them: as they were read, but for what is said otherwise by now.
    /// A note that was not read has its commands in front.
    #[must_use]
    pub fn comments(&self) -> (Vec<String>, Vec<String>) {
        let comments = match &self.as_read {
            None => self.plain_comments(),
            Some(read) => {
                let mut comments = read.as_ref().clone();
                comments.become_those_of(self);
                comments
            }
        };
        (comments.before, comments.after)
    }

    /// The comments of a note that was not read: the commands first, in one comment with the first words.
    #[inline(never)]
    fn plain_comments(&self) -> CommentsAsRead {
        let commands: Vec<String> = self.commands().iter().flatten().map(CommentCommand::to_string).collect();
        CommentsAsRead { before: self.before.clone(), after: behind(&commands.join(" "), &self.after) }
    }

    /// What its commands say, each at its rank.
    fn commands(&self) -> [Option<CommentCommand>; 7] {
        let text = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
        [
            (!self.shapes.is_empty()).then(|| CommentCommand::Shapes(self.shapes.clone())),
            self.evaluation.map(CommentCommand::Evaluation),
            self.clock.map(CommentCommand::Clock),
            self.elapsed.map(CommentCommand::Elapsed),
            text(&self.task).map(CommentCommand::Task),
            text(&self.hint).map(CommentCommand::Hint),
            text(&self.wrong).map(CommentCommand::Wrong),
        ]
    }
}

impl CommentsAsRead {
    fn commands(&self) -> impl Iterator<Item = CommentCommand> {
        let comments = self.before.iter().chain(&self.after);
        comments.flat_map(|comment| pieces(comment)).filter_map(|piece| piece.command)
    }

    /// Changes what is not what a note says.
    #[inline(never)]
    fn become_those_of(&mut self, note: &Note) {
        let known = Note::read(&self.before, &self.after);
        for (rank, (known, wanted)) in known.commands().into_iter().zip(note.commands()).enumerate() {
            if known != wanted {
                self.set(rank, wanted.map(|command| command.to_string()));
            }
        }
        if known.before != note.before {
            self.before = with_words(&self.before, &note.before);
        }
        if known.after != note.after {
            self.after = with_words(&self.after, &note.after);
        }
    }

    /// Writes a command in the place of the first of its rank, and takes the others out. Where there is none yet, it goes in
    /// front, behind those that come first by rank.
    #[inline(never)]
    fn set(&mut self, rank: usize, mut text: Option<String>) {
        for comments in [&mut self.before, &mut self.after] {
            for comment in comments.iter_mut() {
                *comment = rewrite(comment, &mut |piece| match &piece.command {
                    Some(known) if known.rank() == rank => text.take().map(Cow::Owned),
                    _ => Some(Cow::Borrowed(piece.text)),
                });
            }
            comments.retain(|comment| !comment.is_empty());
        }
        let Some(text) = text else { return };
        let Some(first) = self.after.first_mut() else { return self.after.push(text) };
        let is_before = |piece: &CommentPiece<'_>| match &piece.command {
            Some(known) => known.rank() < rank,
            None => piece.text.trim().is_empty(),
        };
        let front: usize =
            pieces(first).iter().take_while(|piece| is_before(piece)).map(|piece| piece.text.len()).sum();
        let Some((front, rest)) = first.split_at_checked(front) else { return };
        let parts = [front.trim(), &text, rest.trim_start()];
        *first = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    }
}

/// The words of comments, one by one: those of a comment of nothing but commands are none.
#[inline(never)]
fn words_of(comments: &[String]) -> Vec<String> {
    let words = |comment: &String| {
        rewrite(comment, &mut |piece| piece.command.is_none().then_some(Cow::Borrowed(piece.text))).trim().to_owned()
    };
    comments.iter().map(words).filter(|words| !words.is_empty()).collect()
}

/// Comments with other words and the same commands, which go in front.
#[inline(never)]
fn with_words(comments: &[String], words: &[String]) -> Vec<String> {
    let pieces = comments.iter().flat_map(|comment| pieces(comment));
    let commands: Vec<&str> = pieces.filter(|piece| piece.command.is_some()).map(|piece| piece.text).collect();
    behind(&commands.join(" "), words)
}

/// Words behind commands, which are in one comment with the first of them.
#[inline(never)]
fn behind(commands: &str, words: &[String]) -> Vec<String> {
    let mut comments = words.to_vec();
    match comments.first_mut() {
        _ if commands.is_empty() => {}
        Some(first) => *first = format!("{commands} {first}"),
        None => comments.push(commands.to_owned()),
    }
    comments
}

/// How many bytes texts take.
#[inline(never)]
fn weight(texts: &[String]) -> usize {
    texts.iter().map(|text| text.len() + size_of::<String>()).sum()
}
