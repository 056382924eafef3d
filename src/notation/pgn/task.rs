//! The commands of a lesson in the comments of a game: `[%task …]`, `[%hint …]` and `[%wrong …]`.
//!
//! In: what stands in a command. Out: the task that it sets, its text without escapes; and a command that says nothing clear.
//! A text in a command has no `]`, `}`, backslash or control character, and no blank at its ends: `\x5D` stands for `]`,
//! and so for each of them by the two digits of its code.

use crate::board::{Bitboard, Square, not_one};
use crate::notation::text::{after, before};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::ops::Range;
use core::str::FromStr;

/// What a lesson asks for in a position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LessonTask {
    /// The move that the document has next, or a variation that is marked as good.
    Find,
    /// A mate in this many moves.
    Mate(u8),
    /// These squares.
    Squares(Bitboard),
    /// The squares on which the moves of a formula of sets end.
    Formula(String),
    /// The right ones of some texts.
    Choose(Vec<LessonChoice>),
    /// A game from there.
    Play(PlayTask),
}

/// A text to choose.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LessonChoice {
    /// What it says.
    pub text: String,
    /// Whether it is to be chosen.
    pub is_right: bool,
}

/// A game that is to be played out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlayTask {
    /// What is to be reached.
    pub goal: PlayGoal,
    /// The level of the opponent.
    pub level: u8,
    /// The number of moves within which it is to be reached.
    pub moves: u16,
}

/// What is to be reached in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlayGoal {
    /// To win.
    Win,
    /// Not to have lost after the moves.
    Hold,
    /// To draw, or to win.
    Draw,
}

impl PlayGoal {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Win, Self::Hold, Self::Draw];

    /// `win`, `hold` or `draw`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Hold => "hold",
            Self::Draw => "draw",
        }
    }
}

impl LessonTask {
    /// The kinds of task, by name.
    pub const KINDS: [&'static str; 8] = ["find", "mate", "squares", "formula", "choose", "win", "hold", "draw"];

    /// The name of its kind.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Find => "find",
            Self::Mate(_) => "mate",
            Self::Squares(_) => "squares",
            Self::Formula(_) => "formula",
            Self::Choose(_) => "choose",
            Self::Play(play) => play.goal.name(),
        }
    }

    /// Its numbers: moves; squares; for each text whether it is right; level and moves.
    #[must_use]
    pub fn numbers(&self) -> Vec<u16> {
        match self {
            Self::Find | Self::Formula(_) => Vec::new(),
            Self::Mate(moves) => [u16::from(*moves)].into(),
            Self::Squares(squares) => squares.into_iter().map(|square| square.index() as u16).collect(),
            Self::Choose(choices) => choices.iter().map(|choice| choice.is_right.into()).collect(),
            Self::Play(play) => [play.level.into(), play.moves].into(),
        }
    }

    /// Its texts: the formula, or those to choose from.
    #[must_use]
    pub fn texts(&self) -> Vec<&str> {
        match self {
            Self::Formula(formula) => [formula.as_str()].into(),
            Self::Choose(choices) => choices.iter().map(|choice| choice.text.as_str()).collect(),
            _ => Vec::new(),
        }
    }

    /// The task of a kind with its numbers and texts; none where they are no such task.
    ///
    /// ```
    /// use gridmate::notation::pgn::LessonTask;
    /// assert_eq!(LessonTask::of("mate", &[3], &[]), Some(LessonTask::Mate(3)));
    /// assert_eq!(LessonTask::of("mate", &[], &[]), None);
    /// ```
    #[must_use]
    pub fn of(kind: &str, numbers: &[u16], texts: &[String]) -> Option<Self> {
        let goal = PlayGoal::ALL.into_iter().find(|goal| goal.name() == kind);
        match (kind, numbers, texts) {
            ("find", [], []) => Some(Self::Find),
            ("mate", &[moves], []) => u8::try_from(moves).ok().map(Self::Mate),
            ("squares", squares, []) => {
                let squares = squares.iter().map(|&square| Square::from_index(square.into()));
                squares.collect::<Option<_>>().map(Self::Squares)
            }
            ("formula", [], [formula]) => Some(Self::Formula(formula.clone())),
            ("choose", rights, texts) if rights.len() == texts.len() => {
                let choices = texts.iter().zip(rights);
                let choice = |(text, &right): (&String, &u16)| LessonChoice { text: text.clone(), is_right: right > 0 };
                Some(Self::Choose(choices.map(choice).collect()))
            }
            (_, &[level, moves], []) => {
                Some(Self::Play(PlayTask { goal: goal?, level: u8::try_from(level).ok()?, moves }))
            }
            _ => None,
        }
    }
}

not_one! {
    /// The text is no task.
    ParseTaskError = "a task is find, mate 3, squares e4,d5, formula knight from g2, choose +yes|-no, or win 4,20, hold 4,20, draw 4,20"
}

/// Reads what `[%task …]` has.
///
/// ```
/// use gridmate::notation::pgn::LessonTask;
/// let task: LessonTask = r"choose +a \x7C b|-c".parse().unwrap();
/// assert_eq!((task.texts(), task.numbers()), (vec!["a | b", "c"], vec![1, 0]));
/// assert_eq!(task.to_string(), r"choose +a \x7C b|-c");
/// assert!("mate soon".parse::<LessonTask>().is_err());
/// ```
impl FromStr for LessonTask {
    type Err = ParseTaskError;

    fn from_str(text: &str) -> Result<Self, ParseTaskError> {
        let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim_ascii();
        let (mut numbers, mut texts) = (Vec::new(), Vec::new());
        match kind {
            "formula" => texts.push(plain_text(rest)),
            "choose" => {
                for part in rest.split('|').filter(|_| !rest.is_empty()) {
                    numbers.push(part.starts_with('+').into());
                    let text = part.strip_prefix(['+', '-']).ok_or(ParseTaskError)?;
                    texts.push(plain_text(text.trim_ascii()));
                }
            }
            _ => {
                for part in rest.split(',').filter(|_| !rest.is_empty()) {
                    let part = part.trim_ascii();
                    let square = || part.parse().ok().map(|square: Square| square.index() as u16);
                    let found = if kind == "squares" { square() } else { part.parse().ok() };
                    numbers.push(found.ok_or(ParseTaskError)?);
                }
            }
        }
        Self::of(kind, &numbers, &texts).ok_or(ParseTaskError)
    }
}

/// As `[%task …]` has it.
impl fmt::Display for LessonTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())?;
        let texts = self.texts();
        if let [formula] = texts[..]
            && matches!(self, Self::Formula(_))
        {
            return write!(f, " {}", command_text(formula));
        }
        for (index, number) in self.numbers().into_iter().enumerate() {
            let separator = if texts.is_empty() { ',' } else { '|' };
            f.write_char(if index > 0 { separator } else { ' ' })?;
            match (self, texts.get(index)) {
                (_, Some(text)) => {
                    let sign = if number > 0 { '+' } else { '-' };
                    write!(f, "{sign}{}", command_text(text).replace('|', "\\x7C"))?;
                }
                (Self::Squares(_), None) => {
                    Square::from_index(number.into()).map_or(Ok(()), |square| square.fmt(f))?;
                }
                (_, None) => number.fmt(f)?,
            }
        }
        Ok(())
    }
}

/// A text as it stands in a command.
pub(crate) fn command_text(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    let last = text.len().wrapping_sub(1);
    for (at, char) in text.char_indices() {
        let is_end_blank = char == ' ' && (at == 0 || at == last);
        if matches!(char, '\\' | ']' | '}' | '\0'..='\x1F' | '\x7F'..='\u{A0}') || is_end_blank {
            // Writing to a text does not fail.
            let _ = write!(written, "\\x{:02X}", u32::from(char));
        } else {
            written.push(char);
        }
    }
    written
}

/// The text that stands in a command.
pub(crate) fn plain_text(written: &str) -> String {
    let mut parts = written.split("\\x");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let code = part.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match code.filter(|_| part.as_bytes().first() != Some(&b'+')) {
            Some(code) => {
                text.push(char::from(code));
                text.push_str(after(part, 2));
            }
            None => {
                text.push_str("\\x");
                text.push_str(part);
            }
        }
    }
    text
}

/// The first command of a lesson in a comment that says nothing clear.
pub(super) fn malformed_command(comment: &str) -> Option<Range<usize>> {
    let mut at = 0;
    while let Some(found) = after(comment, at).find("[%") {
        let start = at + found;
        let rest = after(comment, start + 2);
        at = start + 2;
        let Some(name) = ["task", "hint", "wrong"].into_iter().find(|name| rest.starts_with(name)) else { continue };
        let value = after(rest, name.len());
        if value.starts_with(|next: char| next.is_ascii_alphanumeric()) {
            continue;
        }
        let end = value.find(']');
        let text = before(value, end.unwrap_or(value.len())).trim_ascii();
        let is_clear = value.starts_with(char::is_whitespace)
            && !text.is_empty()
            && (name != "task" || text.parse::<LessonTask>().is_ok());
        if end.is_none() || !is_clear {
            return Some(start..start + 2 + name.len() + end.map_or(value.len(), |end| end + 1));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_comes_back_from_its_command() {
        for text in
            ["", " ", "  a  ", "]", "a]b}c\\x5D", "one\ntwo\r\n", "\\", "\\x", "\u{85}\u{a0}", "ü | “q” \"r\"", "\\x+1"]
        {
            let written = command_text(text);
            assert_eq!(plain_text(&written), text, "{written}");
            assert!(!written.contains([']', '}', '\n', '\r']) && written.trim() == written, "{written}");
        }
        assert_eq!(plain_text("a\\q \\xZZ \\x4"), "a\\q \\xZZ \\x4");
    }

    #[test]
    fn every_kind_comes_back_from_its_text() {
        for text in [
            "find",
            "mate 3",
            "squares",
            "squares a1,e4,h8",
            "formula knight from g2",
            "choose +yes|-no|-a \\x5D|+",
            "win 4,20",
            "hold 1,1",
            "draw 10,65535",
        ] {
            let task: LessonTask = text.parse().unwrap();
            assert_eq!(task.to_string(), text);
            assert!(LessonTask::KINDS.contains(&task.kind()));
            let texts: Vec<String> = task.texts().into_iter().map(str::to_owned).collect();
            assert_eq!(LessonTask::of(task.kind(), &task.numbers(), &texts), Some(task));
        }
        for text in [
            "",
            "Find",
            "find e4",
            "mate",
            "mate 256",
            "mate 1,2",
            "squares e9",
            "choose yes",
            "win 4",
            "win 4,70000",
            "win a,b",
        ] {
            assert_eq!(text.parse::<LessonTask>(), Err(ParseTaskError), "{text}");
        }
    }

    #[test]
    fn a_command_of_a_lesson_that_says_nothing_clear_is_found() {
        let found = |comment: &'static str| malformed_command(comment).map(|range| &comment[range]);
        assert_eq!(found("so [%clk 1] [%task mate] far"), Some("[%task mate]"));
        assert_eq!(found("[%task find] [%hint ]"), Some("[%hint ]"));
        assert_eq!(found("[%wrong no end"), Some("[%wrong no end"));
        assert_eq!(found("[%task]"), Some("[%task]"));
        assert_eq!(found("[%hints x] [%task find] [%hint a] [%wrong b] [%clk"), None);
    }
}
