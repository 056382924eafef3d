//! Why a text is no formula.

use super::parse::names;
use super::{OnBoard, Set};
use crate::diagnostic::{Argument, Diagnostic, diagnostics, sentences};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// Where a text stops being a formula, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormulaError {
    column: usize,
    kind: FormulaErrorKind,
}

diagnostics! {
    /// Why a text is no formula.
    #[derive(Clone, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub enum FormulaErrorKind: Error, "formula", "column {column}: ", "";
    /// A word stands where a set is to stand, and there is none of that name.
    NoSet(word: String) [word: Argument::Input(word.clone()), sets: sets()] = "no-such-set",
        "unknown set {word}. There are {sets}";
    /// The same, and there is one of nearly that name.
    NearSet(word: String, near: &'static str) [word: Argument::Input(word.clone()), near: *near, sets: sets()]
        = "no-such-set", "unknown set {word}. Did you mean {near}? There are {sets}";
    /// The text ends, or a sign comes, where a set is to stand.
    SetMissing = "set-missing", "a set is missing here; name one, such as rook or knight";
    /// Something stands behind a set that joins nothing to it.
    NoJoin(word: String) [word: Argument::Input(word.clone())] = "no-such-join",
        "{word} joins nothing to the set before it; write or (|), and (&), without (-), then (*) and another set, or from g2, to c6, inverse, complement, paths";
    /// What stands behind `from` or `to` is no square.
    NoSquare(word: String) [word: Argument::Input(word.clone())] = "no-such-square",
        "{word} is no square; name one from a1 to h8, such as g2";
    /// Nothing stands behind `from` or `to`.
    SquareMissing = "no-such-square", "a square is missing here; name one from a1 to h8, such as g2";
    /// A parenthesis is opened and not closed.
    Unclosed = "parenthesis-unclosed", "this parenthesis is not closed; write ) behind what it holds";
    /// A parenthesis is closed that was not opened.
    Unopened = "parenthesis-unopened", "no parenthesis is open here; leave this ) out";
    /// It has more steps than a formula may have.
    TooLong [steps: super::parse::STEPS, depth: super::parse::DEPTH] = "formula-too-long",
        "a formula has at most {steps} steps, {depth} within each other; make it shorter";
}

/// The names of all sets, of motifs those of both sides.
fn sets() -> String {
    let is_listed = |set: &Set| !matches!(set, Set::OnBoard(OnBoard::Motif(_, Some(_))));
    let all: Vec<_> = names().into_iter().filter(|(_, set)| is_listed(set)).map(|(name, _)| name).collect();
    all.join(", ")
}

impl FormulaErrorKind {
    /// A word that names no set, and the same with the words that dashes join to it.
    pub(super) fn no_set(word: &str, joined: &str) -> Self {
        let near = |word: &str| {
            let near = nearest_name(word, names().into_iter().map(|(name, _)| name));
            near.map(|near| Self::NearSet(word.into(), near))
        };
        near(joined).or_else(|| near(word)).unwrap_or_else(|| Self::NoSet(word.into()))
    }
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
    pub fn code(&self) -> &'static str {
        self.kind.code()
    }

    fn diagnostic(&self) -> Diagnostic {
        self.kind.diagnostic().with("column", self.column)
    }
}

sentences!(FormulaError);

/// Of some names the one that a misspelt word is nearest to, if one is near; capitals count as small letters.
///
/// ```
/// use gridmate::sets::nearest_name;
/// assert_eq!(nearest_name("Knigth", ["rook", "knight"]), Some("knight"));
/// assert_eq!(nearest_name("unicorn", ["rook", "knight"]), None);
/// ```
pub fn nearest_name<'a>(word: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word: Vec<char> = word.to_lowercase().chars().take(32).collect();
    let near = (word.len() / 3).clamp(1, 3);
    let ranked = names.into_iter().map(|name| (distance(&word, name), name));
    ranked.min_by_key(|(far, _)| *far).filter(|(far, _)| *far <= near).map(|(_, name)| name)
}

/// How many letters are to be changed, left out or put in to make one word of another.
fn distance(one: &[char], other: &str) -> usize {
    let other: Vec<char> = other.to_lowercase().chars().collect();
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
