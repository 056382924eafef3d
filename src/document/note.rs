//! What is said about a step, beside what it does.
//!
//! Comments are kept as they were written, commands such as `[%clk 0:01:00]` among them; what these say is read from
//! there, and a change of it changes nothing else.

use super::comment::{CommentCommand, CommentPiece, Evaluation, pieces, rewrite};
use super::shape::Shape;
use alloc::borrow::{Cow, ToOwned};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::mem;

/// What is said about a step.
///
/// ```
/// use gridmate::document::{Evaluation, Note};
/// let mut note = Note { after: vec!["[%clk 00:01:30.5] good [%eval #-3,20] [%xyz 1]".into()], ..Note::default() };
/// assert_eq!((note.clock(), note.evaluation()), (Some(90_500), Some(Evaluation::Mate(-3))));
/// assert_eq!(note.words(), "good [%xyz 1]");
/// note.set_clock(Some(90_000));
/// assert_eq!(note.after, ["[%clk 0:01:30] good [%eval #-3,20] [%xyz 1]"]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Note {
    /// Comments before it, as PGN has them between their braces.
    pub before: Vec<String>,
    /// Comments after it; at the start of a document, before all.
    pub after: Vec<String>,
    /// Marks, as PGN numbers them: 1 is `!`, 2 `?`.
    pub nags: Vec<u16>,
}

impl Note {
    /// Whether it says nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Adds what another says. Where only one thing can be said, what is said here stays.
    pub(super) fn join(&mut self, other: Self) {
        self.before.extend(other.before);
        self.after.extend(other.after);
        for nag in other.nags {
            if !self.nags.contains(&nag) {
                self.nags.push(nag);
            }
        }
    }

    /// How many bytes it takes.
    pub(super) fn weight(&self) -> usize {
        let texts: usize = self.comments().map(|text| text.len() + size_of::<String>()).sum();
        size_of::<Self>() + texts + self.nags.len() * size_of::<u16>()
    }

    /// All comments, those before it first.
    fn comments(&self) -> impl Iterator<Item = &str> {
        self.before.iter().chain(&self.after).map(String::as_str)
    }

    fn commands(&self) -> impl Iterator<Item = CommentCommand> {
        self.comments().flat_map(pieces).filter_map(|piece| piece.command)
    }

    /// The words of its comments, those before it first: without commands, as far as these are known and clear.
    #[must_use]
    pub fn words(&self) -> String {
        let words: Vec<String> = words_of(&self.before).chain(words_of(&self.after)).collect();
        words.join(" ")
    }

    /// The words of the comments before it, one by one.
    pub fn words_before(&self) -> impl Iterator<Item = String> {
        words_of(&self.before)
    }

    /// The words of the comments after it, one by one.
    pub fn words_after(&self) -> impl Iterator<Item = String> {
        words_of(&self.after)
    }

    /// Arrows and coloured squares.
    #[must_use]
    pub fn shapes(&self) -> Vec<Shape> {
        let shapes = self.commands().filter_map(|command| match command {
            CommentCommand::Shapes(shapes) => Some(shapes),
            _ => None,
        });
        shapes.flatten().collect()
    }

    /// What the clock of the side that moved shows, in milliseconds. Of what is said more than once the first counts.
    #[must_use]
    pub fn clock(&self) -> Option<u64> {
        self.commands().find_map(|command| match command {
            CommentCommand::Clock(time) => Some(time),
            _ => None,
        })
    }

    /// How long the move took, in milliseconds.
    #[must_use]
    pub fn elapsed(&self) -> Option<u64> {
        self.commands().find_map(|command| match command {
            CommentCommand::Elapsed(time) => Some(time),
            _ => None,
        })
    }

    /// How the position stands.
    #[must_use]
    pub fn evaluation(&self) -> Option<Evaluation> {
        self.commands().find_map(|command| match command {
            CommentCommand::Evaluation(evaluation) => Some(evaluation),
            _ => None,
        })
    }

    /// Makes all words one comment, behind the commands; where that is what they say already, each stays by itself.
    ///
    /// ```
    /// use gridmate::document::Note;
    /// let mut note = Note { before: vec!["so".into()], after: vec!["good [%csl Ga1]".into()], ..Note::default() };
    /// note.set_words("so good");
    /// assert_eq!((note.before.clone(), note.after.clone()), (vec!["so".into()], vec!["good [%csl Ga1]".into()]));
    /// note.set_words("so bad");
    /// assert_eq!((note.before.len(), note.after), (0, vec!["[%csl Ga1] so bad".into()]));
    /// ```
    pub fn set_words(&mut self, words: &str) {
        if self.words() != words {
            let comments = mem::take(&mut self.before).into_iter().chain(mem::take(&mut self.after));
            self.after = with_words(&comments.collect::<Vec<_>>(), &[words.to_owned()]);
        }
    }

    /// Sets the words of the comments before it, one by one; the commands among them go in front.
    pub fn set_words_before(&mut self, words: &[String]) {
        if !self.words_before().eq(words.iter().cloned()) {
            self.before = with_words(&self.before, words);
        }
    }

    /// Sets the words of the comments after it, one by one; the commands among them go in front.
    pub fn set_words_after(&mut self, words: &[String]) {
        if !self.words_after().eq(words.iter().cloned()) {
            self.after = with_words(&self.after, words);
        }
    }

    /// Sets the arrows and coloured squares.
    pub fn set_shapes(&mut self, shapes: Vec<Shape>) {
        if shapes != self.shapes() {
            let is_some = !shapes.is_empty();
            self.set(&CommentCommand::Shapes(shapes), is_some);
        }
    }

    /// Sets what the clock of the side that moved shows.
    pub fn set_clock(&mut self, time: Option<u64>) {
        if time != self.clock() {
            self.set(&CommentCommand::Clock(time.unwrap_or_default()), time.is_some());
        }
    }

    /// Sets how long the move took.
    pub fn set_elapsed(&mut self, time: Option<u64>) {
        if time != self.elapsed() {
            self.set(&CommentCommand::Elapsed(time.unwrap_or_default()), time.is_some());
        }
    }

    /// Sets how the position stands.
    pub fn set_evaluation(&mut self, evaluation: Option<Evaluation>) {
        if evaluation != self.evaluation() {
            let command = CommentCommand::Evaluation(evaluation.unwrap_or(Evaluation::Centipawns(0)));
            self.set(&command, evaluation.is_some());
        }
    }

    /// Writes a command in the place of the first of its kind, and takes the others out; takes out all, if it is not to be.
    /// Where there is none yet, it goes in front, behind those that come first by rank.
    fn set(&mut self, command: &CommentCommand, is_some: bool) {
        let mut text = is_some.then(|| command.to_string());
        for comments in [&mut self.before, &mut self.after] {
            for comment in comments.iter_mut().filter(|comment| comment.contains("[%")) {
                *comment = rewrite(comment, |piece| match &piece.command {
                    Some(known) if known.is_like(command) => text.take().map(Cow::Owned),
                    _ => Some(Cow::Borrowed(piece.text)),
                });
            }
            comments.retain(|comment| !comment.is_empty());
        }
        let Some(text) = text else { return };
        let Some(first) = self.after.first_mut() else { return self.after.push(text) };
        let pieces = pieces(first);
        let is_before = |piece: &&CommentPiece<'_>| match &piece.command {
            Some(known) => known.rank() < command.rank(),
            None => piece.text.trim().is_empty(),
        };
        let front: usize = pieces.iter().take_while(is_before).map(|piece| piece.text.len()).sum();
        let (front, rest) = first.split_at(front);
        let parts = [front.trim(), &text, rest.trim_start()];
        *first = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    }
}

/// What the comments of a note say without saying how: what its bytes hold.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Said {
    pub(super) words: Vec<String>,
    pub(super) shapes: Vec<Shape>,
    pub(super) clock: Option<u64>,
    pub(super) elapsed: Option<u64>,
    pub(super) evaluation: Option<Evaluation>,
}

impl Said {
    /// What comments say that are written as [`Said::comments`] writes them; of others, all is words.
    pub(super) fn of(comments: &[String]) -> Self {
        let note = Note { after: comments.to_vec(), ..Note::default() };
        let said = Self {
            words: note.words_after().collect(),
            shapes: note.shapes(),
            clock: note.clock(),
            elapsed: note.elapsed(),
            evaluation: note.evaluation(),
        };
        if said.clone().comments() == comments { said } else { Self { words: note.after, ..Self::default() } }
    }

    /// The comments that say it: the commands first, in one comment with the first words.
    pub(super) fn comments(self) -> Vec<String> {
        let mut comments = self.words;
        let commands = [
            (!self.shapes.is_empty()).then_some(CommentCommand::Shapes(self.shapes)),
            self.evaluation.map(CommentCommand::Evaluation),
            self.clock.map(CommentCommand::Clock),
            self.elapsed.map(CommentCommand::Elapsed),
        ];
        let commands: Vec<String> = commands.iter().flatten().map(CommentCommand::to_string).collect();
        let commands = commands.join(" ");
        match comments.first_mut() {
            _ if commands.is_empty() => {}
            Some(first) => *first = format!("{commands} {first}"),
            None => comments.push(commands),
        }
        comments
    }
}

/// The words of comments, one by one: those of a comment of nothing but commands are none.
fn words_of(comments: &[String]) -> impl Iterator<Item = String> {
    let words = |comment: &String| {
        rewrite(comment, |piece| piece.command.is_none().then_some(Cow::Borrowed(piece.text))).trim().to_owned()
    };
    comments.iter().map(words).filter(|words| !words.is_empty())
}

/// Comments with other words and the same commands, which go in front.
fn with_words(comments: &[String], words: &[String]) -> Vec<String> {
    let pieces = comments.iter().flat_map(|comment| pieces(comment));
    let commands: Vec<&str> = pieces.filter(|piece| piece.command.is_some()).map(|piece| piece.text).collect();
    let commands = commands.join(" ");
    let mut written: Vec<String> = words.iter().filter(|words| !words.is_empty()).cloned().collect();
    match written.first_mut() {
        _ if commands.is_empty() => {}
        Some(first) => *first = format!("{commands} {first}"),
        None => written.push(commands),
    }
    written
}
