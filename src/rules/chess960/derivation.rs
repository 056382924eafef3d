//! From a number to its row, step by step, as it can be shown.

use super::Number;
use crate::board::{File, Role};
use core::array::from_fn;
use core::fmt;

/// What a step chooses a place for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// The bishop on a light square: b, d, f or h.
    LightBishop,
    /// The bishop on a dark square: a, c, e or g. The two stand on different colours.
    DarkBishop,
    /// The queen, on one of six free files.
    Queen,
    /// The knights, on one of the ten pairs of five free files.
    Knights,
    /// Rook, king and rook on what is left: the king between the rooks.
    RooksAndKing,
}

impl Choice {
    /// How many ways there are; multiplied they give 960.
    #[must_use]
    pub const fn ways(self) -> u16 {
        match self {
            Self::LightBishop | Self::DarkBishop => 4,
            Self::Queen => 6,
            Self::Knights => 10,
            Self::RooksAndKing => 1,
        }
    }

    /// What chooses the place of a piece that stands on a file.
    const fn of(role: Role, file: usize) -> Self {
        match role {
            Role::Bishop if file % 2 == 1 => Self::LightBishop,
            Role::Bishop => Self::DarkBishop,
            Role::Queen => Self::Queen,
            Role::Knight => Self::Knights,
            _ => Self::RooksAndKing,
        }
    }

    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::LightBishop => "light-bishop",
            Self::DarkBishop => "dark-bishop",
            Self::Queen => "queen",
            Self::Knights => "knights",
            Self::RooksAndKing => "rooks-and-king",
        }
    }
}

/// One step: what was chosen, and how the number says so. As a sentence it tells both.
///
/// ```
/// use gridmate::rules::chess960::Number;
/// let steps = Number::STANDARD.derivation();
/// assert_eq!(steps[0].to_string(), "518 = 4 × 129 + 2: the light bishop takes number 2 of b, d, f, h, counted from 0: f.");
/// assert_eq!(steps[4].to_string(), "What is left, a, e, h, is for rook, king and rook: the king stands between.");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DerivationStep {
    choice: Choice,
    number: u16,
    before: [Option<Role>; 8],
    after: [Option<Role>; 8],
}

impl DerivationStep {
    /// What is chosen.
    #[must_use]
    pub const fn choice(&self) -> Choice {
        self.choice
    }

    /// What is left of the number before this step.
    #[must_use]
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// Which of the ways is taken, counted from 0.
    #[must_use]
    pub const fn way(&self) -> u16 {
        self.number % self.choice.ways()
    }

    /// The row after this step, from the a-file to the h-file.
    #[must_use]
    pub const fn row(&self) -> [Option<Role>; 8] {
        self.after
    }

    /// The files that it fills.
    pub fn files(&self) -> impl Iterator<Item = File> {
        File::ALL.into_iter().filter(|file| self.before[file.index()] != self.after[file.index()])
    }

    /// The files that it chooses among.
    pub fn open(&self) -> impl Iterator<Item = File> {
        let odd = match self.choice {
            Choice::LightBishop => Some(1),
            Choice::DarkBishop => Some(0),
            _ => None,
        };
        let fits = move |file: &File| odd.is_none_or(|odd| file.index() % 2 == odd);
        File::ALL.into_iter().filter(|file| self.before[file.index()].is_none()).filter(fits)
    }
}

impl Number {
    /// The five steps from the number to the row.
    #[must_use]
    pub fn derivation(self) -> [DerivationStep; 5] {
        let choices = [Choice::LightBishop, Choice::DarkBishop, Choice::Queen, Choice::Knights, Choice::RooksAndKing];
        let row = self.arrangement();
        // The row as far as these choices have filled it.
        let after =
            |made: &[Choice]| from_fn(|file| Some(row[file]).filter(|&role| made.contains(&Choice::of(role, file))));
        let mut number = self.get();
        from_fn(|step| {
            let (choice, before, after) = (choices[step], after(&choices[..step]), after(&choices[..=step]));
            let step = DerivationStep { choice, number, before, after };
            number /= choice.ways();
            step
        })
    }
}

impl fmt::Display for DerivationStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (number, ways, way) = (self.number, self.choice.ways(), self.way());
        if self.choice == Choice::RooksAndKing {
            f.write_str("What is left, ")?;
            list(f, self.open())?;
            return f.write_str(", is for rook, king and rook: the king stands between.");
        }
        let who = match self.choice {
            Choice::LightBishop => "the light bishop takes number",
            Choice::DarkBishop => "the dark bishop takes number",
            Choice::Queen => "the queen takes number",
            _ => "the knights take pair",
        };
        if self.choice == Choice::Knights {
            write!(f, "{number}: {who} {way} of the ten of ")?;
        } else {
            write!(f, "{number} = {ways} × {} + {way}: {who} {way} of ", number / ways)?;
        }
        list(f, self.open())?;
        f.write_str(", counted from 0: ")?;
        list(f, self.files())?;
        f.write_str(".")
    }
}

/// Files with commas between.
fn list(f: &mut fmt::Formatter<'_>, files: impl Iterator<Item = File>) -> fmt::Result {
    for (index, file) in files.enumerate() {
        write!(f, "{}{file}", if index == 0 { "" } else { ", " })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_steps_of_every_number_lead_to_its_row() {
        for number in Number::all() {
            let steps = number.derivation();
            assert_eq!(steps[4].row(), number.arrangement().map(Some));
            for step in steps {
                assert!(step.files().all(|file| step.open().any(|open| open == file)), "{number}: {step}");
            }
        }
        assert_eq!(
            Choice::LightBishop.ways() * Choice::DarkBishop.ways() * Choice::Queen.ways() * Choice::Knights.ways(),
            960
        );
    }
}
