//! The 960 starts of Chess960 and their numbers.
//!
//! The number is Scharnagl's: the remainder by four places the light bishop, the next the dark one, then six places
//! for the queen, and the quotient names one of ten pairs of squares for the knights. Rook, king and rook take what
//! is left, so that the king stands between them.

use super::Rng;
use crate::board::{File, Role, not_one};
use core::array::from_fn;
use core::fmt;
use core::str::FromStr;

/// The number of a Chess960 start, 0 to 959.
///
/// ```
/// use gridmate::rules::chess960::Number;
/// assert_eq!(Number::STANDARD.to_string(), "518");
/// assert_eq!(Number::from_arrangement(Number::STANDARD.arrangement()), Some(Number::STANDARD));
/// assert_eq!(Number::new(960), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Number(u16);

/// The ten ways to put two knights on five free squares, in the order of the numbers.
const KNIGHTS: [(usize, usize); 10] = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

impl Number {
    /// The start of the standard game.
    pub const STANDARD: Self = Self(518);

    /// A number below 960.
    #[must_use]
    pub const fn new(number: u16) -> Option<Self> {
        if number < 960 { Some(Self(number)) } else { None }
    }

    /// 0 to 959.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }

    /// All 960, in order.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..960).map(Self)
    }

    /// One of the 960, each as likely as any other when the seed is a random number: the first of the numbers that the
    /// seed unfolds into which does not favour any.
    #[must_use]
    pub fn random(seed: u64) -> Self {
        // The largest multiple of 960 that a word holds: numbers above it would make some starts more likely.
        const FAIR: u64 = u64::MAX - u64::MAX % 960;
        let mut rng = Rng::new(seed);
        loop {
            let word = rng.word();
            if word < FAIR {
                return Self((word % 960) as u16);
            }
        }
    }

    /// The pieces from the a-file to the h-file.
    #[must_use]
    pub fn arrangement(self) -> [Role; 8] {
        // The king takes the place that is left over in the end; until then he stands for a free one.
        let mut row = [Role::King; 8];
        let (rest, light) = (self.0 / 4, self.0 % 4);
        let (rest, dark) = (rest / 4, rest % 4);
        let (knights, queen) = (rest / 6, rest % 6);
        row[usize::from(light) * 2 + 1] = Role::Bishop;
        row[usize::from(dark) * 2] = Role::Bishop;
        let (first, second) = KNIGHTS[usize::from(knights) % 10];
        put(&mut row, usize::from(queen), Role::Queen);
        // From the right, so that the places on the left keep their numbers.
        put(&mut row, second, Role::Knight);
        put(&mut row, first, Role::Knight);
        put(&mut row, 2, Role::Rook);
        put(&mut row, 0, Role::Rook);
        row
    }

    /// The number of an arrangement, if it is one of the 960.
    #[must_use]
    pub fn from_arrangement(row: [Role; 8]) -> Option<Self> {
        Self::all().find(|number| number.arrangement() == row)
    }
}

/// Puts a piece on the free place of this number, counted from the left.
fn put(row: &mut [Role; 8], number: usize, role: Role) {
    let mut free = row.iter_mut().filter(|place| **place == Role::King);
    if let Some(place) = free.nth(number) {
        *place = role;
    }
}

not_one! {
    /// The text is no number of a Chess960 start.
    ParseNumberError = "the Chess960 starts are numbered from 0 to 959"
}

impl FromStr for Number {
    type Err = ParseNumberError;

    fn from_str(text: &str) -> Result<Self, ParseNumberError> {
        // A sign is none of a number's digits.
        let is_signed = text.starts_with('+');
        text.parse().ok().filter(|_| !is_signed).and_then(Self::new).ok_or(ParseNumberError)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

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

/// One step: what was chosen, and how the number says so. As a sentence it says both.
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
    use std::collections::HashSet;

    #[test]
    fn all_960_numbers_and_arrangements_are_one_to_one() {
        let rows: HashSet<_> = Number::all().map(Number::arrangement).collect();
        assert_eq!(rows.len(), 960);
        for number in Number::all() {
            assert_eq!(Number::from_arrangement(number.arrangement()), Some(number));
            assert_eq!(number.to_string().parse(), Ok(number));
        }
        assert!(["+518", "-1", "", "960", "518 "].iter().all(|text| text.parse::<Number>().is_err()));
    }

    #[test]
    fn a_row_that_breaks_a_rule_has_no_number() {
        use Role::{Bishop, King, Knight, Queen, Rook};
        assert_eq!(Number::from_arrangement([King, Rook, Bishop, Queen, Knight, Bishop, Knight, Rook]), None);
        assert_eq!(Number::from_arrangement([Rook, Knight, Bishop, Queen, King, Knight, Bishop, Rook]), None);
        assert_eq!(Number::from_arrangement([Queen; 8]), None);
    }

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
