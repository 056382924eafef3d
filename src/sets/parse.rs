//! Reading a formula.
//!
//! ```text
//! formula = operand { step }
//! step    = join operand | "from" squares | "to" squares | "inverse" | "complement" | "paths"
//! join    = "|" "∪" "or" | "&" "∩" "and" | "-" "−" "without" | "*" ";" "then"
//! operand = "~" operand | name | "(" formula ")"
//! ```

use super::error::{FormulaError, FormulaErrorKind as Kind};
use super::{Formula, FormulaStep, Join, Named, OnBoard, Operand, Set};
use crate::board::{Bitboard, Square};
use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use core::str::FromStr;

/// More steps than these, groups included, are too many for SQLite's parser and for a reader.
pub(super) const STEPS: usize = 60;
/// Groups lie no deeper within each other.
pub(super) const DEPTH: usize = 12;

/// All names that a formula may use, with their sets.
#[inline(never)]
pub(super) fn names() -> Vec<(&'static str, Set)> {
    let named = Named::ALL.into_iter().map(|set| (set.name(), Set::Named(set)));
    let others = Named::other_names().map(|(name, set)| (name, Set::Named(set)));
    named.chain(others).chain(OnBoard::all().map(|set| (set.name(), Set::OnBoard(set)))).collect()
}

impl FromStr for Formula {
    type Err = FormulaError;

    fn from_str(text: &str) -> Result<Self, FormulaError> {
        let mut reader = FormulaParser { text, at: 0, steps: 0 };
        let formula = reader.formula(0)?;
        match reader.peek() {
            Some(')') => Err(reader.error(Kind::Unopened)),
            _ => Ok(formula),
        }
    }
}

struct FormulaParser<'a> {
    text: &'a str,
    /// In bytes.
    at: usize,
    /// How many were read.
    steps: usize,
}

impl<'a> FormulaParser<'a> {
    fn formula(&mut self, depth: usize) -> Result<Formula, FormulaError> {
        let first = self.operand(depth)?;
        let mut formula = Formula::default().with(FormulaStep::Join(Join::Union, first));
        while !matches!(self.peek(), None | Some(')')) {
            let step = self.step(depth)?;
            formula = formula.with(step);
        }
        Ok(formula)
    }

    fn step(&mut self, depth: usize) -> Result<FormulaStep, FormulaError> {
        let start = self.at;
        if let Some(join) = self.join() {
            return Ok(FormulaStep::Join(join, self.operand(depth)?));
        }
        self.count()?;
        match self.word().to_ascii_lowercase().as_str() {
            "from" => Ok(FormulaStep::From(self.squares()?)),
            "to" => Ok(FormulaStep::To(self.squares()?)),
            "inverse" | "⇄" => Ok(FormulaStep::Inverse),
            "complement" | "∁" => Ok(FormulaStep::Complement),
            "paths" => Ok(FormulaStep::Paths),
            _ => {
                self.at = start;
                let word = self.word().to_owned();
                self.at = start;
                Err(self.error(Kind::NoJoin(word)))
            }
        }
    }

    fn join(&mut self) -> Option<Join> {
        let start = self.at;
        let sign = self.peek()?;
        let join = match sign {
            '|' | '∪' => Some(Join::Union),
            '&' | '∩' => Some(Join::Intersection),
            '-' | '−' => Some(Join::Difference),
            '*' | ';' => Some(Join::Then),
            _ => None,
        };
        if join.is_some() {
            self.at += sign.len_utf8();
            return join;
        }
        let join = match self.word().to_ascii_lowercase().as_str() {
            "or" => Some(Join::Union),
            "and" => Some(Join::Intersection),
            "without" => Some(Join::Difference),
            "then" => Some(Join::Then),
            _ => None,
        };
        if join.is_none() {
            self.at = start;
        }
        join
    }

    fn operand(&mut self, depth: usize) -> Result<Operand, FormulaError> {
        self.count()?;
        if depth > DEPTH {
            return Err(self.error(Kind::TooLong));
        }
        match self.peek() {
            Some(sign @ ('~' | '∁')) => {
                self.at += sign.len_utf8();
                let inner = self.operand(depth + 1)?;
                let group =
                    Formula::default().with(FormulaStep::Join(Join::Union, inner)).with(FormulaStep::Complement);
                Ok(Operand::Group(group))
            }
            Some('(') => {
                let opened = self.error(Kind::Unclosed);
                self.at += 1;
                let group = self.formula(depth + 1)?;
                if self.peek() != Some(')') {
                    return Err(opened);
                }
                self.at += 1;
                Ok(Operand::Group(group))
            }
            _ => self.set().map(Operand::Set),
        }
    }

    /// A name. The longest that fits is meant, since names have dashes.
    fn set(&mut self) -> Result<Set, FormulaError> {
        let rest = self.rest();
        let fits = |name: &str| {
            let parts = rest.split_at_checked(name.len());
            parts.is_some_and(|(head, tail)| head.eq_ignore_ascii_case(name) && !tail.starts_with(is_letter))
        };
        let found = names().into_iter().filter(|(name, _)| fits(name)).max_by_key(|(name, _)| name.len());
        if let Some((name, set)) = found {
            self.at += name.len();
            return Ok(set);
        }
        let start = self.at;
        let word = self.word();
        self.at = start;
        let joined = rest.split(|sign| sign != '-' && !is_letter(sign)).next().unwrap_or(word);
        Err(self.error(if word.starts_with(is_letter) { Kind::no_set(word, joined) } else { Kind::SetMissing }))
    }

    /// One square or more, with blanks or commas between them.
    fn squares(&mut self) -> Result<Bitboard, FormulaError> {
        let mut squares = Bitboard::EMPTY;
        loop {
            self.peek();
            let start = self.at;
            let word = self.word();
            if let Ok(square) = word.to_ascii_lowercase().parse::<Square>() {
                squares |= square.into();
                if self.peek() == Some(',') {
                    self.at += 1;
                }
                continue;
            }
            let looks_like_one = word.ends_with(|last: char| last.is_ascii_digit());
            let error = if word.starts_with(is_letter) { Kind::NoSquare(word.to_owned()) } else { Kind::SquareMissing };
            self.at = start;
            return if squares.is_empty() || looks_like_one { Err(self.error(error)) } else { Ok(squares) };
        }
    }

    /// The next character that is no blank.
    fn peek(&mut self) -> Option<char> {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
        self.rest().chars().next()
    }

    /// Takes a word, or a sign if there is none.
    fn word(&mut self) -> &'a str {
        self.peek();
        let rest = self.rest();
        let sign = rest.chars().next().map_or(0, char::len_utf8);
        let length = rest.find(|sign| !is_letter(sign)).unwrap_or(rest.len()).max(sign);
        self.at += length;
        rest.get(..length).unwrap_or_default()
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn count(&mut self) -> Result<(), FormulaError> {
        self.steps += 1;
        if self.steps > STEPS { Err(self.error(Kind::TooLong)) } else { Ok(()) }
    }

    fn error(&self, kind: Kind) -> FormulaError {
        FormulaError::new(self.text.get(..self.at).map_or(0, |before| before.chars().count()) + 1, kind)
    }
}

/// Whether a character may be part of a word. The blocks of punctuation, arrows and signs are distinguished from the letters
/// of all scripts by their places: the tables of Unicode are larger than all of this parser.
fn is_letter(letter: char) -> bool {
    let is_sign = matches!(letter, '\u{80}'..='\u{BF}' | '×' | '÷' | '\u{2000}'..='\u{2BFF}' | '\u{3000}'..='\u{303F}');
    letter.is_ascii_alphanumeric() || !letter.is_ascii() && !is_sign
}
