//! What is said about a step, beside what it does.

use crate::board::{Square, not_one};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// The colour of an arrow or a square, as PGN names it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Paint {
    /// `G`
    Green,
    /// `R`
    Red,
    /// `Y`
    Yellow,
    /// `B`
    Blue,
}

impl Paint {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Yellow, Self::Blue];

    /// Its name, in small letters.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
        }
    }

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Blue => 'B',
        }
    }

    /// The paint of a letter.
    ///
    /// ```
    /// use gridmate::document::Paint;
    /// assert_eq!(Paint::from_letter('R').map(Paint::name), Some("red"));
    /// assert_eq!(Paint::from_letter('P'), None);
    /// ```
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|paint| paint.letter() == letter)
    }
}

/// Something drawn on the board: an arrow, or a square where both ends are the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// Its colour.
    pub paint: Paint,
    /// Where it starts.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
}

impl Shape {
    /// Whether it is an arrow, and no square.
    #[must_use]
    pub fn is_arrow(&self) -> bool {
        self.from != self.to
    }
}

impl fmt::Display for Shape {
    /// As PGN writes it: `Ge4`, or `Ge2e4` for an arrow.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.paint.letter(), self.from)?;
        if self.is_arrow() { self.to.fmt(f) } else { Ok(()) }
    }
}

not_one! {
    /// The text is no shape.
    NotAShape = "a shape is one of G, R, Y and B, then one square, or two for an arrow"
}

impl FromStr for Shape {
    type Err = NotAShape;

    /// Reads `Ge4`, or `Ge2e4` for an arrow.
    fn from_str(text: &str) -> Result<Self, NotAShape> {
        shape(text, text.len() > 3).ok_or(NotAShape)
    }
}

/// How a position stands, as `[%eval …]` says it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Evaluation {
    /// Centipawns from White's side.
    Centipawns(i32),
    /// Mate in so many moves; below zero Black mates.
    Mate(i32),
}

impl fmt::Display for Evaluation {
    /// As `[%eval …]` has it: `0.35`, `-1.20`, `#3` or `#-3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Mate(moves) => write!(f, "#{moves}"),
            Self::Centipawns(score) => {
                let (sign, size) = (if score < 0 { "-" } else { "" }, score.unsigned_abs());
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)
            }
        }
    }
}

not_one! {
    /// The text is no evaluation.
    NotAnEvaluation = "an evaluation is a number of pawns such as 0.35 and -1.2, or mate such as #3 and #-3"
}

/// Reads what `[%eval …]` has, if nothing of it would be lost.
///
/// ```
/// use gridmate::document::Evaluation;
/// assert_eq!("-1.2".parse(), Ok(Evaluation::Centipawns(-120)));
/// assert_eq!("#-3".parse::<Evaluation>().unwrap().to_string(), "#-3");
/// assert!("0.355".parse::<Evaluation>().is_err());
/// ```
impl FromStr for Evaluation {
    type Err = NotAnEvaluation;

    fn from_str(text: &str) -> Result<Self, NotAnEvaluation> {
        evaluation(text).ok_or(NotAnEvaluation)
    }
}

/// What is said about a step.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Note {
    /// Comments before it.
    pub before: Vec<String>,
    /// Comments after it; at the start of a document, before all.
    pub after: Vec<String>,
    /// Marks, as PGN numbers them: 1 is `!`, 2 `?`.
    pub nags: Vec<u8>,
    /// Arrows and coloured squares.
    pub shapes: Vec<Shape>,
    /// What the clock of the side that moved shows, in milliseconds.
    pub clock: Option<u64>,
    /// How long the move took, in milliseconds.
    pub elapsed: Option<u64>,
    /// How the position stands.
    pub evaluation: Option<Evaluation>,
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
    }

    /// How many bytes it takes.
    pub(super) fn weight(&self) -> usize {
        let texts: usize = self.before.iter().chain(&self.after).map(|text| text.len() + size_of::<String>()).sum();
        size_of::<Self>() + texts + self.nags.len() + self.shapes.len() * size_of::<Shape>()
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

    /// Takes a comment of a PGN: what its commands (`[%clk 0:01:00]`, `[%csl Ga1]` …) say, and the words beside them.
    /// A command that is not known, or would not be written as it was, stays among the words.
    ///
    /// ```
    /// use gridmate::document::{Evaluation, Note};
    /// let mut note = Note::default();
    /// note.add_comment("[%clk 0:01:30.5] good [%eval #-3] [%xyz 1]");
    /// assert_eq!((note.clock, note.evaluation), (Some(90_500), Some(Evaluation::Mate(-3))));
    /// assert_eq!(note.after, ["good [%xyz 1]"]);
    /// ```
    pub fn add_comment(&mut self, comment: &str) {
        let words = self.take_commands(comment);
        self.after.extend(words);
    }

    /// Takes what the commands of a comment say; tells the words beside them, if there are any.
    pub(super) fn take_commands(&mut self, comment: &str) -> Option<String> {
        let mut words = String::new();
        let mut rest = comment;
        while let Some(start) = rest.find("[%") {
            let (before, command) = rest.split_at(start);
            let Some(end) = command.find(']') else { break };
            let (whole, after) = command.split_at(end + 1);
            words.push_str(before);
            if self.take_command(&whole[2..end]).is_none() {
                words.push_str(whole);
                rest = after;
            } else {
                // Of the blanks on both sides of what is taken out one stays.
                rest = if words.is_empty() || words.ends_with(' ') { after.trim_start() } else { after };
            }
        }
        words.push_str(rest);
        let words = words.trim();
        (!words.is_empty()).then(|| words.to_owned())
    }

    /// Takes what a command says; none if it is not known, says nothing clear, or something that is known otherwise already.
    fn take_command(&mut self, command: &str) -> Option<()> {
        let (name, value) = command.split_once(char::is_whitespace)?;
        let value = value.trim();
        match name {
            "clk" if self.clock.is_none() => self.clock = Some(milliseconds(value)?),
            "emt" if self.elapsed.is_none() => self.elapsed = Some(milliseconds(value)?),
            "eval" if self.evaluation.is_none() => self.evaluation = Some(evaluation(value)?),
            "csl" | "cal" => {
                let shapes: Option<Vec<Shape>> =
                    value.split(',').map(|text| shape(text.trim(), name == "cal")).collect();
                self.shapes.extend(shapes?);
            }
            _ => return None,
        }
        Some(())
    }

    /// The comments after the step as PGN has them: the commands first, in one comment with the first words.
    #[must_use]
    pub fn comments(&self) -> Vec<String> {
        let mut comments = self.after.clone();
        let commands = self.commands();
        match comments.first_mut() {
            _ if commands.is_empty() => {}
            Some(first) => *first = format!("{commands} {first}"),
            None => comments.push(commands),
        }
        comments
    }

    fn commands(&self) -> String {
        let mut commands = Vec::new();
        for shapes in self.shapes.chunk_by(|one, next| one.is_arrow() == next.is_arrow()) {
            let name = if shapes.first().is_some_and(|shape| shape.is_arrow()) { "cal" } else { "csl" };
            let texts: Vec<String> = shapes.iter().map(Shape::to_string).collect();
            commands.push(format!("[%{name} {}]", texts.join(",")));
        }
        if let Some(evaluation) = self.evaluation {
            commands.push(format!("[%eval {evaluation}]"));
        }
        for (name, time) in [("clk", self.clock), ("emt", self.elapsed)] {
            if let Some(time) = time {
                commands.push(format!("[%{name} {}]", clock_text(time)));
            }
        }
        commands.join(" ")
    }
}

/// Hours, minutes and seconds, with tenths and less where there are any.
fn clock_text(milliseconds: u64) -> String {
    let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000);
    let text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if rest == 0 { text } else { format!("{text}.{rest:03}").trim_end_matches('0').to_owned() }
}

/// Reads `1:02:03`, `2:03` or `3`, each with up to three digits of a fraction of a second or without.
fn milliseconds(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let is_number = |text: &str| !text.is_empty() && text.len() < 7 && text.bytes().all(|byte| byte.is_ascii_digit());
    let parts: Vec<&str> = whole.split(':').collect();
    if parts.len() > 3 || !parts.iter().all(|part| is_number(part)) || !(fraction.is_empty() || is_number(fraction)) {
        return None;
    }
    let seconds = parts.iter().try_fold(0_u64, |sum, part| Some(sum * 60 + part.parse::<u64>().ok()?))?;
    Some(seconds * 1000 + u64::from(fraction_of(fraction, 3)?))
}

/// The digits behind a point as so many of them; none, where there are more that say anything.
fn fraction_of(digits: &str, count: usize) -> Option<u32> {
    let digits = digits.trim_end_matches('0');
    if digits.len() > count { None } else { format!("{digits:0<count$}").parse().ok() }
}

/// Reads `0.35`, `-1.2`, `#3` or `#-3`.
fn evaluation(text: &str) -> Option<Evaluation> {
    if let Some(moves) = text.strip_prefix('#') {
        return moves.parse().ok().filter(|moves: &i32| moves.unsigned_abs() < 10_000).map(Evaluation::Mate);
    }
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let is_number = |text: &str| text.len() < 6 && text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || !is_number(whole) || !is_number(fraction) {
        return None;
    }
    let hundredths = fraction_of(fraction, 2)? as i32;
    Some(Evaluation::Centipawns(sign * (whole.parse::<i32>().ok()? * 100 + hundredths)))
}

/// Reads `Ge4`, or `Ge2e4` for an arrow.
fn shape(text: &str, is_arrow: bool) -> Option<Shape> {
    let paint = Paint::from_letter(text.chars().next()?)?;
    let from = text.get(1..3)?.parse().ok()?;
    let to = if is_arrow { text.get(3..5)?.parse().ok()? } else { from };
    (text.len() == if is_arrow { 5 } else { 3 }).then_some(Shape { paint, from, to })
}
