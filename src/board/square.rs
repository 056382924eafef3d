//! The 64 squares and their two coordinates.

use core::fmt;
use core::str::FromStr;

macro_rules! coordinate {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $char:literal),* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $(#[doc = concat!("`", $char, "`")] $variant),* }

        impl $name {
            /// All eight, in order.
            pub const ALL: [Self; 8] = [$(Self::$variant),*];

            /// The one at `index`, if that is below eight.
            #[must_use]
            pub const fn from_index(index: usize) -> Option<Self> {
                if index < 8 { Some(Self::ALL[index]) } else { None }
            }

            /// 0 to 7.
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The character that names it.
            #[must_use]
            pub const fn char(self) -> char {
                match self { $(Self::$variant => $char),* }
            }

            /// Reads the character that names it.
            #[must_use]
            pub const fn from_char(char: char) -> Option<Self> {
                match char { $($char => Some(Self::$variant),)* _ => None }
            }
        }

        impl FromStr for $name {
            type Err = ParseCoordinateError;

            fn from_str(text: &str) -> Result<Self, ParseCoordinateError> {
                Self::ALL.into_iter().find(|one| text.chars().eq([one.char()])).ok_or(ParseCoordinateError)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Write::write_char(f, self.char())
            }
        }
    };
}

coordinate! {
    /// A file: one of the eight columns, `a` to `h`.
    File { A = 'a', B = 'b', C = 'c', D = 'd', E = 'e', F = 'f', G = 'g', H = 'h' }
}

coordinate! {
    /// A rank: one of the eight rows, `1` to `8`.
    Rank { First = '1', Second = '2', Third = '3', Fourth = '4', Fifth = '5', Sixth = '6', Seventh = '7', Eighth = '8' }
}

/// One of the 64 squares, counted from a1 = 0 along the ranks to h8 = 63.
///
/// ```
/// use gridmate::board::Square;
/// let square: Square = "e4".parse().unwrap();
/// assert_eq!(square, Square::E4);
/// assert_eq!((square.file().char(), square.rank().char()), ('e', '4'));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

macro_rules! name_squares {
    ($($name:ident)*) => { name_squares!(@ 0u8; $($name)*); };
    (@ $n:expr; $name:ident $($rest:ident)*) => {
        #[doc = concat!("The square ", stringify!($name), ".")]
        pub const $name: Square = Square($n);
        name_squares!(@ $n + 1; $($rest)*);
    };
    (@ $n:expr;) => {};
}

impl Square {
    name_squares! {
        A1 B1 C1 D1 E1 F1 G1 H1 A2 B2 C2 D2 E2 F2 G2 H2 A3 B3 C3 D3 E3 F3 G3 H3 A4 B4 C4 D4 E4 F4 G4 H4
        A5 B5 C5 D5 E5 F5 G5 H5 A6 B6 C6 D6 E6 F6 G6 H6 A7 B7 C7 D7 E7 F7 G7 H7 A8 B8 C8 D8 E8 F8 G8 H8
    }

    /// All 64, from a1 to h8.
    ///
    /// ```
    /// use gridmate::board::Square;
    /// assert_eq!((Square::ALL.len(), Square::ALL[12]), (64, Square::E2));
    /// ```
    pub const ALL: [Self; 64] = {
        let mut all = [Self::A1; 64];
        let mut index = 0;
        while index < 64 {
            all[index as usize] = Self(index);
            index += 1;
        }
        all
    };

    /// The square where a file and a rank meet.
    #[must_use]
    pub const fn new(file: File, rank: Rank) -> Self {
        Self(rank as u8 * 8 + file as u8)
    }

    /// The square at `index`, if that is below 64.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 64 { Some(Self(index as u8)) } else { None }
    }

    /// The square named by the low six bits: for indices that are known to fit.
    #[must_use]
    #[inline(always)]
    pub(crate) const fn from_low_bits(index: u32) -> Self {
        Self((index & 63) as u8)
    }

    /// 0 for a1, 1 for b1, … 63 for h8.
    #[must_use]
    #[inline(always)]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Its column.
    #[must_use]
    #[inline]
    pub const fn file(self) -> File {
        File::ALL[(self.0 & 7) as usize]
    }

    /// Its row.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 >> 3 & 7) as usize]
    }

    /// The square `files` to the right and `ranks` up, if it is on the board.
    ///
    /// ```
    /// use gridmate::board::Square;
    /// assert_eq!(Square::G1.offset(-1, 2), Some(Square::F3));
    /// assert_eq!(Square::H1.offset(1, 0), None);
    /// ```
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = (self.0 & 7) as i8 + files;
        let rank = (self.0 >> 3) as i8 + ranks;
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 { Some(Self((rank * 8 + file) as u8)) } else { None }
    }

    /// The square of the same rank on the mirrored file: the a-file becomes the h-file.
    ///
    /// ```
    /// use gridmate::board::Square;
    /// assert_eq!(Square::B3.flip_file(), Square::G3);
    /// ```
    #[must_use]
    pub const fn flip_file(self) -> Self {
        Self(self.0 ^ 0b000_111)
    }

    /// The square of the same file on the mirrored rank: the first rank becomes the eighth.
    ///
    /// ```
    /// use gridmate::board::Square;
    /// assert_eq!(Square::B3.flip_rank(), Square::B6);
    /// ```
    #[must_use]
    pub const fn flip_rank(self) -> Self {
        Self(self.0 ^ 0b111_000)
    }

    /// Whether it is one of the dark squares, as a1 is.
    #[must_use]
    pub const fn is_dark(self) -> bool {
        ((self.0 >> 3) + self.0) & 1 == 0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

not_one! {
    /// The text is not the name of a square: a letter `a`–`h` and a digit `1`–`8`.
    ParseSquareError = "a square is a letter a-h and a digit 1-8, such as e4"
}

not_one! {
    /// The number is not the index of a square, 0 to 63.
    SquareIndexError = "the index of a square is a number from 0 to 63"
}

not_one! {
    /// The text is not the name of a file, a letter `a`–`h`, or of a rank, a digit `1`–`8`.
    ParseCoordinateError = "a file is a letter a-h, a rank is a digit 1-8"
}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let mut chars = text.chars();
        match (chars.next().and_then(File::from_char), chars.next().and_then(Rank::from_char), chars.next()) {
            (Some(file), Some(rank), None) => Ok(Self::new(file, rank)),
            _ => Err(ParseSquareError),
        }
    }
}

/// The square at an index, as [`Square::from_index`] gives it.
///
/// ```
/// use gridmate::board::{SquareIndexError, Square};
/// assert_eq!(Square::try_from(63), Ok(Square::H8));
/// assert_eq!(Square::try_from(64), Err(SquareIndexError));
/// ```
impl TryFrom<u8> for Square {
    type Error = SquareIndexError;

    fn try_from(index: u8) -> Result<Self, SquareIndexError> {
        Self::from_index(usize::from(index)).ok_or(SquareIndexError)
    }
}

/// The index of a square, 0 for a1 to 63 for h8.
///
/// ```
/// use gridmate::board::Square;
/// assert_eq!(u8::from(Square::E4), 28);
/// ```
impl From<Square> for u8 {
    fn from(square: Square) -> Self {
        square.0
    }
}

/// The index of a square, as [`Square::index`] gives it.
///
/// ```
/// use gridmate::board::Square;
/// assert_eq!(usize::from(Square::E4), 28);
/// ```
impl From<Square> for usize {
    fn from(square: Square) -> Self {
        square.index()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_reads_back_its_own_name() {
        for square in Square::ALL {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(square.file().to_string().parse(), Ok(square.file()));
            assert_eq!(square.rank().to_string().parse(), Ok(square.rank()));
        }
    }

    #[test]
    fn what_is_no_square_is_refused() {
        for text in ["", "e", "e9", "i1", "e44", "E4", "4e", "e４"] {
            assert_eq!(text.parse::<Square>(), Err(ParseSquareError), "{text:?}");
        }
    }

    #[test]
    fn a1_is_dark_and_neighbours_differ() {
        assert!(Square::A1.is_dark() && Square::H8.is_dark());
        assert!(!Square::H1.is_dark() && !Square::A2.is_dark());
    }
}
