//! The 960 starts of Chess960 and their numbers.
//!
//! The number is Scharnagl's: the remainder by four places the light bishop, the next the dark one, then six places
//! for the queen, and the quotient names one of ten pairs of squares for the knights. Rook, king and rook take what
//! is left, so that the king stands between them.

mod derivation;

pub use derivation::{Choice, DerivationStep};

use super::Rng;
use crate::board::{Role, not_one};
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
}
