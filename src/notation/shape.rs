//! Arrows and squares drawn on a board, as PGN names them in `[%cal Ge2e4]` and `[%csl Re4]`.

use crate::board::{Square, not_one};
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

    /// Its letter: the first of its name.
    #[must_use]
    pub const fn letter(self) -> char {
        self.name().as_bytes()[0].to_ascii_uppercase() as char
    }

    /// The paint of a letter.
    ///
    /// ```
    /// use gridmate::notation::Paint;
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
    ParseShapeError = "a shape is one of G, R, Y and B, then one square, or two for an arrow"
}

impl FromStr for Shape {
    type Err = ParseShapeError;

    /// Reads `Ge4`, or `Ge2e4` for an arrow.
    fn from_str(text: &str) -> Result<Self, ParseShapeError> {
        read(text).ok_or(ParseShapeError)
    }
}

fn read(text: &str) -> Option<Shape> {
    let paint = Paint::from_letter(text.chars().next()?)?;
    let from = text.get(1..3)?.parse().ok()?;
    let to = if text.len() == 3 { from } else { text.get(3..)?.parse().ok()? };
    Some(Shape { paint, from, to })
}
