//! Formulas over sets of moves: what they yield, and the query that yields the same.

use super::{Named, OnBoard};
use crate::board::Bitboard;
use crate::geometry::{Relation, between};
use alloc::vec::Vec;
use core::fmt;

/// A set that a formula names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Set {
    /// The same on every board.
    Named(Named),
    /// Depending on the position.
    OnBoard(OnBoard),
}

impl Set {
    /// Its name in kebab case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Named(set) => set.name(),
            Self::OnBoard(set) => set.name(),
        }
    }
}

/// How a set joins what was there before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Join {
    /// The pairs of either: `|`, `∪`, `or`.
    Union,
    /// The pairs of both: `&`, `∩`, `and`.
    Intersection,
    /// The pairs before that are not in the set: `-`, `−`, `without`.
    Difference,
    /// A pair before, then one of the set: `*`, `;`, `then`.
    Then,
}

/// What is joined: a set, or a formula in parentheses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Operand {
    /// A set by its name.
    Set(Set),
    /// A formula of its own.
    Group(Formula),
}

/// One step of a formula, applied to what the steps before it have brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormulaStep {
    /// Another set is joined.
    Join(Join, Operand),
    /// Only the pairs that start on these squares: `from d4 e5`.
    From(Bitboard),
    /// Only the pairs that end on these squares: `to c6`.
    To(Bitboard),
    /// The pairs the other way round: `inverse`.
    Inverse,
    /// All other moves: `complement`, or `~` before a set.
    Complement,
    /// From where a move starts to each square that it passes over, its ends left out: `paths`.
    Paths,
}

/// Sets of moves and what is done with them, from left to right.
///
/// ```
/// use gridmate::geometry::Relation;
/// use gridmate::sets::Formula;
/// let none = |_| Relation::EMPTY;
/// let diagonals: Formula = "queen - castle".parse().unwrap();
/// assert_eq!(diagonals.relation(none).count(), 560);
/// let path: Formula = "rook from a1 to a4 paths".parse().unwrap();
/// assert_eq!(format!("{:?}", path.relation(none)), r#"{"a1a2", "a1a3"}"#);
/// let error = "queen - rok".parse::<Formula>().unwrap_err();
/// assert_eq!(path.to_string(), "rook from a1 to a4 paths");
/// assert!(error.to_string().starts_with("column 9: unknown set \"rok\". Did you mean rook?"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Formula {
    steps: Vec<FormulaStep>,
}

impl fmt::Display for Join {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Union => "|",
            Self::Intersection => "&",
            Self::Difference => "-",
            Self::Then => "*",
        })
    }
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Set(set) => f.write_str(set.name()),
            Self::Group(formula) => write!(f, "({formula})"),
        }
    }
}

impl fmt::Display for Formula {
    /// As it can be read again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, step) in self.steps.iter().enumerate() {
            match (index, step) {
                (0, FormulaStep::Join(_, operand)) => operand.fmt(f)?,
                (_, FormulaStep::Join(join, operand)) => write!(f, " {join} {operand}")?,
                (_, FormulaStep::From(squares)) => write_squares(f, "from", *squares)?,
                (_, FormulaStep::To(squares)) => write_squares(f, "to", *squares)?,
                (_, FormulaStep::Inverse) => f.write_str(" inverse")?,
                (_, FormulaStep::Complement) => f.write_str(" complement")?,
                (_, FormulaStep::Paths) => f.write_str(" paths")?,
            }
        }
        Ok(())
    }
}

fn write_squares(f: &mut fmt::Formatter<'_>, word: &str, squares: Bitboard) -> fmt::Result {
    write!(f, " {word}")?;
    squares.into_iter().try_for_each(|square| write!(f, " {square}"))
}

impl Formula {
    /// The steps; the first joins a set to nothing.
    #[must_use]
    pub fn steps(&self) -> &[FormulaStep] {
        &self.steps
    }

    /// The same with one step more.
    #[must_use]
    pub fn with(mut self, step: FormulaStep) -> Self {
        self.steps.push(step);
        self
    }

    /// A set of it that depends on the position, if there is one.
    #[must_use]
    pub fn on_board(&self) -> Option<OnBoard> {
        self.steps.iter().find_map(|step| match step {
            FormulaStep::Join(_, Operand::Set(Set::OnBoard(set))) => Some(*set),
            FormulaStep::Join(_, Operand::Group(formula)) => formula.on_board(),
            _ => None,
        })
    }

    /// What it yields, if the sets that depend on the position are as given.
    #[must_use]
    pub fn relation(&self, on_board: impl Fn(OnBoard) -> Relation) -> Relation {
        self.relation_of(&on_board)
    }

    /// How many pairs there are after each step.
    ///
    /// ```
    /// use gridmate::geometry::Relation;
    /// use gridmate::sets::Formula;
    /// let formula: Formula = "rook or bishop from d4".parse().unwrap();
    /// assert_eq!(formula.counts(|_| Relation::EMPTY), [896, 1456, 27]);
    /// ```
    #[must_use]
    pub fn counts(&self, on_board: impl Fn(OnBoard) -> Relation) -> Vec<u32> {
        let after = self.steps.iter().scan(Relation::EMPTY, |before, step| {
            *before = step.apply(before, &on_board);
            Some(before.count())
        });
        after.collect()
    }

    fn relation_of(&self, on_board: &dyn Fn(OnBoard) -> Relation) -> Relation {
        self.steps.iter().fold(Relation::EMPTY, |before, step| step.apply(&before, on_board))
    }
}

impl FormulaStep {
    fn apply(&self, before: &Relation, on_board: &dyn Fn(OnBoard) -> Relation) -> Relation {
        match self {
            Self::Join(join, operand) => {
                let other = match operand {
                    Operand::Set(Set::Named(set)) => set.relation(),
                    Operand::Set(Set::OnBoard(set)) => on_board(*set),
                    Operand::Group(formula) => formula.relation_of(on_board),
                };
                match join {
                    Join::Union => before | &other,
                    Join::Intersection => before & &other,
                    Join::Difference => before - &other,
                    Join::Then => before.then(&other),
                }
            }
            Self::From(squares) => before.restricted_from(*squares),
            Self::To(squares) => before.restricted_to(*squares),
            Self::Inverse => before.inverse(),
            Self::Complement => &Named::All.relation() - before,
            Self::Paths => paths(before),
        }
    }
}

/// From where a move starts to each square that it passes over.
fn paths(moves: &Relation) -> Relation {
    Relation::from_reach(|from| {
        moves.from(from).into_iter().fold(Bitboard::EMPTY, |passed, to| passed | between(from, to))
    })
}
