//! What PGN says in square brackets among the words of a comment: `[%clk 0:01:00]`, `[%eval 0.35]`, `[%cal Ge2e4]`; and the
//! evaluations that it names there.
//!
//! In: a comment as it stands between its braces. Out: its words and commands in their order, and what each command says.
//! A command that is not known, or says nothing clear, is part of the words.

use crate::board::not_one;
use crate::notation::Shape;
use crate::notation::pgn::{LessonTask, command_text, plain_text};
use alloc::borrow::{Cow, ToOwned};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// How a position stands, as `[%eval …]` says it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Evaluation {
    /// Centipawns from White's side.
    Centipawns(i32),
    /// Mate in this many moves; below zero Black mates.
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

/// Reads what `[%eval …]` has: pawns to the nearest hundredth, or mate. The depth of a search may stand behind it, and is
/// not part of what it says.
///
/// ```
/// use gridmate::document::Evaluation;
/// assert_eq!("-1.2".parse(), Ok(Evaluation::Centipawns(-120)));
/// assert_eq!("0.345,25".parse(), Ok(Evaluation::Centipawns(35)));
/// assert_eq!("#-3".parse::<Evaluation>().unwrap().to_string(), "#-3");
/// assert!("good".parse::<Evaluation>().is_err());
/// ```
impl FromStr for Evaluation {
    type Err = NotAnEvaluation;

    fn from_str(text: &str) -> Result<Self, NotAnEvaluation> {
        evaluation(text).ok_or(NotAnEvaluation)
    }
}

/// What a command says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum CommentCommand {
    /// `[%csl …]` and `[%cal …]`
    Shapes(Vec<Shape>),
    /// `[%eval …]`
    Evaluation(Evaluation),
    /// `[%clk …]`, in milliseconds.
    Clock(u64),
    /// `[%emt …]`, in milliseconds.
    Elapsed(u64),
    /// `[%task …]`
    Task(String),
    /// `[%hint …]`
    Hint(String),
    /// `[%wrong …]`
    Wrong(String),
}

impl CommentCommand {
    /// Reads what stands between `[%` and `]`.
    fn read(text: &str) -> Option<Self> {
        let (name, value) = text.split_once(char::is_whitespace)?;
        let value = value.trim_ascii();
        let text = || Some(plain_text(value)).filter(|text| !text.is_empty());
        Some(match name {
            "task" => Self::Task(value.parse::<LessonTask>().ok()?.to_string()),
            "hint" => Self::Hint(text()?),
            "wrong" => Self::Wrong(text()?),
            "clk" => Self::Clock(milliseconds(value)?),
            "emt" => Self::Elapsed(milliseconds(value)?),
            "eval" => Self::Evaluation(evaluation(value)?),
            "csl" | "cal" => {
                let texts = value.split(',').map(str::trim);
                // An arrow has two squares.
                let shapes = texts.map(|text| text.parse().ok().filter(|_| (text.len() > 3) == (name == "cal")));
                Self::Shapes(shapes.collect::<Option<_>>()?)
            }
            _ => return None,
        })
    }

    /// Its place among the others in front of a comment.
    pub(super) const fn rank(&self) -> usize {
        match self {
            Self::Shapes(_) => 0,
            Self::Evaluation(_) => 1,
            Self::Clock(_) => 2,
            Self::Elapsed(_) => 3,
            Self::Task(_) => 4,
            Self::Hint(_) => 5,
            Self::Wrong(_) => 6,
        }
    }
}

impl fmt::Display for CommentCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shapes(shapes) => {
                for (index, shapes) in shapes.chunk_by(|one, next| one.is_arrow() == next.is_arrow()).enumerate() {
                    let name = if shapes.first().is_some_and(Shape::is_arrow) { "cal" } else { "csl" };
                    let texts: Vec<String> = shapes.iter().map(Shape::to_string).collect();
                    write!(f, "{}[%{name} {}]", if index > 0 { " " } else { "" }, texts.join(","))?;
                }
                Ok(())
            }
            Self::Evaluation(evaluation) => write!(f, "[%eval {evaluation}]"),
            Self::Clock(time) => write!(f, "[%clk {}]", clock_text(*time)),
            Self::Elapsed(time) => write!(f, "[%emt {}]", clock_text(*time)),
            Self::Task(task) => write!(f, "[%task {task}]"),
            Self::Hint(text) => write!(f, "[%hint {}]", command_text(text)),
            Self::Wrong(text) => write!(f, "[%wrong {}]", command_text(text)),
        }
    }
}

/// A part of a comment, as it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct CommentPiece<'a> {
    pub(super) text: &'a str,
    /// What it says, if it is a command; else it is words.
    pub(super) command: Option<CommentCommand>,
}

/// The parts of a comment, in their order.
#[inline(never)]
pub(super) fn pieces(comment: &str) -> Vec<CommentPiece<'_>> {
    let mut pieces = Vec::new();
    let (mut words, mut at) = (0, 0);
    let begin = |rest: &[u8]| rest.windows(2).position(|pair| pair == b"[%");
    while let Some(start) = comment.as_bytes().get(at..).and_then(begin).map(|found| at + found) {
        let Some(end) = comment.get(start..).and_then(|rest| rest.find(']')).map(|found| start + found) else { break };
        at = end + 1;
        if let Some(command) = comment.get(start + 2..end).and_then(CommentCommand::read) {
            let between = comment.get(words..start).filter(|text| !text.is_empty());
            pieces.extend(between.map(|text| CommentPiece { text, command: None }));
            pieces.extend(comment.get(start..at).map(|text| CommentPiece { text, command: Some(command) }));
            words = at;
        }
    }
    let last = comment.get(words..).filter(|text| !text.is_empty());
    pieces.extend(last.map(|text| CommentPiece { text, command: None }));
    pieces
}

/// A comment with other texts for some of its parts, or none: of the blanks on both sides of what is taken out one stays.
#[inline(never)]
pub(super) fn rewrite<'a>(
    comment: &'a str,
    change: &mut dyn FnMut(&CommentPiece<'a>) -> Option<Cow<'a, str>>,
) -> String {
    let mut written = String::new();
    let mut is_cut = false;
    for piece in pieces(comment) {
        match change(&piece) {
            None => is_cut = true,
            Some(text) => {
                let joins = core::mem::take(&mut is_cut) && (written.is_empty() || written.ends_with(' '));
                written.push_str(if joins { text.trim_start() } else { &text });
            }
        }
    }
    if is_cut { written.trim_end().to_owned() } else { written }
}

/// Hours, minutes and seconds, with tenths and less where there are any.
fn clock_text(milliseconds: u64) -> String {
    let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000);
    let text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if rest == 0 { text } else { format!("{text}.{rest:03}").trim_end_matches('0').to_owned() }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Reads `1:02:03`, `2:03` or `3`, each with a fraction of a second or without; what is below a millisecond is left off.
#[inline(never)]
fn milliseconds(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let parts: Vec<&str> = whole.split(':').collect();
    if parts.len() > 3 || !parts.iter().all(|part| is_number(part)) || !is_number(fraction) {
        return None;
    }
    let add = |sum: u64, part: &&str| sum.checked_mul(60)?.checked_add(part.parse().ok()?);
    let seconds = parts.iter().try_fold(0_u64, add)?;
    seconds.checked_mul(1000)?.checked_add(digits(fraction, 3)?.into())
}

/// The number that the first `count` digits of a text make, with zeros in place of those that are missing.
fn digits(text: &str, count: usize) -> Option<u32> {
    let mut digits = text.bytes().chain(core::iter::repeat(b'0')).take(count);
    digits.try_fold(0_u32, |sum, digit| Some(sum * 10 + u32::from(digit.checked_sub(b'0')?)))
}

/// Reads `0.35`, `-1.2`, `#3` or `#-3`, with the depth of a search behind a comma or without.
#[inline(never)]
fn evaluation(text: &str) -> Option<Evaluation> {
    let text = match text.split_once(',') {
        Some((value, depth)) => is_number(depth.trim()).then_some(value.trim_end())?,
        None => text,
    };
    if let Some(moves) = text.strip_prefix('#') {
        return moves.parse().ok().map(Evaluation::Mate);
    }
    let (sign, size) = match text.strip_prefix('-') {
        Some(size) => (-1, size),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, fraction) = size.split_once('.').unwrap_or((size, "0"));
    // `3.` is written by some, and eight digits are more than there is room for.
    let fraction = if fraction.is_empty() { "0" } else { fraction };
    if !is_number(whole) || !is_number(fraction) || whole.len() > 8 {
        return None;
    }
    let thousandths = whole.parse::<i64>().ok()? * 1000 + i64::from(digits(fraction, 3)?);
    i32::try_from(sign * ((thousandths + 5) / 10)).ok().map(Evaluation::Centipawns)
}
