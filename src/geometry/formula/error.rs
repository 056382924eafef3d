//! Why a text is no formula.

use super::parse::names;
use std::fmt;

/// Where a text stops being a formula, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormulaError {
    column: usize,
    kind: FormulaErrorKind,
}

/// Why a text is no formula.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormulaErrorKind {
    /// A word stands where a set is to stand, and there is none of that name.
    NoSet(String),
    /// The text ends, or a sign comes, where a set is to stand.
    SetMissing,
    /// Something stands behind a set that joins nothing to it.
    NoJoin(String),
    /// What stands behind `from` or `to` is no square.
    NoSquare(String),
    /// A parenthesis is opened and not closed.
    Unclosed,
    /// A parenthesis is closed that was not opened.
    Unopened,
    /// It has more steps than a formula may have.
    TooLong,
}

impl FormulaError {
    pub(super) const fn new(column: usize, kind: FormulaErrorKind) -> Self {
        Self { column, kind }
    }

    /// The column where it was noticed, from 1.
    #[must_use]
    pub const fn column(&self) -> usize {
        self.column
    }

    /// Why.
    #[must_use]
    pub const fn kind(&self) -> &FormulaErrorKind {
        &self.kind
    }

    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self.kind {
            FormulaErrorKind::NoSet(_) => "no-such-set",
            FormulaErrorKind::SetMissing => "set-missing",
            FormulaErrorKind::NoJoin(_) => "no-such-join",
            FormulaErrorKind::NoSquare(_) => "no-such-square",
            FormulaErrorKind::Unclosed => "parenthesis-unclosed",
            FormulaErrorKind::Unopened => "parenthesis-unopened",
            FormulaErrorKind::TooLong => "formula-too-long",
        }
    }
}

impl fmt::Display for FormulaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: ", self.column)?;
        match &self.kind {
            FormulaErrorKind::NoSet(word) => {
                write!(f, "\"{word}\" is no set of moves; ")?;
                match nearest(word) {
                    Some(name) => write!(f, "did you mean {name}? ")?,
                    None => f.write_str("name one that there is. ")?,
                }
                f.write_str("There are ")?;
                let all: Vec<_> = names().map(|(name, _)| name).collect();
                f.write_str(&all.join(", "))
            }
            FormulaErrorKind::SetMissing => f.write_str("a set is missing here; name one, such as rook or knight"),
            FormulaErrorKind::NoJoin(word) => write!(
                f,
                "\"{word}\" joins nothing to the set before it; write or (|), and (&), without (-), then (*) and another \
                 set, or from g2, to c6, inverse, complement, paths"
            ),
            FormulaErrorKind::NoSquare(word) if word.is_empty() => {
                f.write_str("a square is missing here; name one from a1 to h8, such as g2")
            }
            FormulaErrorKind::NoSquare(word) => {
                write!(f, "\"{word}\" is no square; name one from a1 to h8, such as g2")
            }
            FormulaErrorKind::Unclosed => f.write_str("this parenthesis is not closed; write ) behind what it holds"),
            FormulaErrorKind::Unopened => f.write_str("no parenthesis is open here; leave this ) out"),
            FormulaErrorKind::TooLong => {
                write!(
                    f,
                    "a formula has at most {} steps, {} within each other; make it shorter",
                    super::parse::STEPS,
                    super::parse::DEPTH
                )
            }
        }
    }
}

impl std::error::Error for FormulaError {}

/// The name that somebody may have meant who misspelt it.
fn nearest(word: &str) -> Option<&'static str> {
    let word: Vec<char> = word.to_ascii_lowercase().chars().take(32).collect();
    let near = (word.len() / 3).clamp(1, 3);
    let ranked = names().map(|(name, _)| (distance(&word, name), name));
    ranked.min_by_key(|(far, _)| *far).filter(|(far, _)| *far <= near).map(|(_, name)| name)
}

/// How many letters are to be changed, left out or put in to make one word of another.
fn distance(one: &[char], other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.iter().enumerate() {
        let mut next = vec![i + 1];
        for ((&changed, &left_out), other) in row.iter().zip(&row[1..]).zip(&other) {
            let put_in = next.last().copied().unwrap_or_default();
            next.push((changed + usize::from(letter != other)).min(left_out + 1).min(put_in + 1));
        }
        row = next;
    }
    row.last().copied().unwrap_or_default()
}
