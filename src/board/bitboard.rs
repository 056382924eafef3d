//! A set of squares in one machine word.

use super::{Color, File, Rank, Square};
use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

/// A set of squares: bit 0 is a1, bit 63 is h8.
///
/// ```
/// use gridmate::board::{Bitboard, Square};
/// let set = Bitboard::from(Square::A1) | Bitboard::from(Square::C3);
/// assert_eq!(set.len(), 2);
/// assert_eq!(set.into_iter().collect::<Vec<_>>(), [Square::A1, Square::C3]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All 64 squares.
    pub const FULL: Self = Self(!0);
    /// The squares of the colour of a1.
    pub const DARK: Self = Self(0xAA55_AA55_AA55_AA55);

    /// The set of one square, as `From` makes it, for constants.
    ///
    /// ```
    /// use gridmate::board::{Bitboard, Square};
    /// const CENTRE: Bitboard = Bitboard::from_square(Square::D4).union(Bitboard::from_square(Square::E4));
    /// assert_eq!(CENTRE.len(), 2);
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn from_square(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// The squares of a file.
    #[must_use]
    pub const fn file(file: File) -> Self {
        Self(0x0101_0101_0101_0101 << file.index())
    }

    /// The squares of a rank.
    #[must_use]
    pub const fn rank(rank: Rank) -> Self {
        Self(0xFF << (rank.index() * 8))
    }

    /// The rank on which this colour's king and rooks start.
    #[must_use]
    pub const fn back_rank(color: Color) -> Self {
        match color {
            Color::White => Self::rank(Rank::First),
            Color::Black => Self::rank(Rank::Eighth),
        }
    }

    /// Whether the square is in the set.
    #[must_use]
    #[inline(always)]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// The squares of either set, as `|` gives them, for constants.
    ///
    /// ```
    /// use gridmate::board::{Bitboard, File, Rank};
    /// const CROSS: Bitboard = Bitboard::file(File::E).union(Bitboard::rank(Rank::Fourth));
    /// assert_eq!(CROSS.len(), 15);
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The squares of both sets, as `&` gives them, for constants.
    ///
    /// ```
    /// use gridmate::board::{Bitboard, File, Rank, Square};
    /// const E4: Bitboard = Bitboard::file(File::E).intersection(Bitboard::rank(Rank::Fourth));
    /// assert_eq!(E4, Bitboard::from(Square::E4));
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The squares of this set that are not in the other, as `-` gives them, for constants.
    ///
    /// ```
    /// use gridmate::board::Bitboard;
    /// const LIGHT: Bitboard = Bitboard::FULL.difference(Bitboard::DARK);
    /// assert_eq!(LIGHT.len(), 32);
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Adds a square; returns whether it was not in the set.
    ///
    /// ```
    /// use gridmate::board::{Bitboard, Square};
    /// let mut set = Bitboard::EMPTY;
    /// assert!(set.insert(Square::E4) && !set.insert(Square::E4));
    /// ```
    pub const fn insert(&mut self, square: Square) -> bool {
        let is_new = !self.contains(square);
        self.0 |= Self::from_square(square).0;
        is_new
    }

    /// Removes a square; returns whether it was in the set.
    ///
    /// ```
    /// use gridmate::board::{Bitboard, Square};
    /// let mut set = Bitboard::FULL;
    /// assert!(set.remove(Square::E4) && !set.remove(Square::E4));
    /// ```
    pub const fn remove(&mut self, square: Square) -> bool {
        let is_there = self.contains(square);
        self.0 &= !Self::from_square(square).0;
        is_there
    }

    /// The set with the files mirrored, each square as [`Square::flip_file`] has it.
    ///
    /// ```
    /// use gridmate::board::{Bitboard, File};
    /// assert_eq!(Bitboard::file(File::B).flip_files(), Bitboard::file(File::G));
    /// ```
    #[must_use]
    pub const fn flip_files(self) -> Self {
        Self(self.0.reverse_bits().swap_bytes())
    }

    /// The set with the ranks mirrored, each square as [`Square::flip_rank`] has it.
    ///
    /// ```
    /// use gridmate::board::{Bitboard, Rank};
    /// assert_eq!(Bitboard::rank(Rank::Second).flip_ranks(), Bitboard::rank(Rank::Seventh));
    /// ```
    #[must_use]
    pub const fn flip_ranks(self) -> Self {
        Self(self.0.swap_bytes())
    }

    /// Whether the two sets share a square.
    #[must_use]
    #[inline(always)]
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether there is no square in the set.
    #[must_use]
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares there are.
    #[must_use]
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are at least two squares.
    #[must_use]
    #[inline(always)]
    pub const fn has_many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The first square, counted from a1.
    #[must_use]
    #[inline(always)]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_low_bits(self.0.trailing_zeros())) }
    }

    /// The last square, counted from a1.
    #[must_use]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_low_bits(63 - self.0.leading_zeros())) }
    }
}

impl From<Square> for Bitboard {
    #[inline(always)]
    fn from(square: Square) -> Self {
        Self(1 << square.index())
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | Self::from(square))
    }
}

/// Adds squares.
///
/// ```
/// use gridmate::board::{Bitboard, Square};
/// let mut set = Bitboard::from(Square::A1);
/// set.extend([Square::A1, Square::B2]);
/// assert_eq!(set.len(), 2);
/// ```
impl Extend<Square> for Bitboard {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        *self |= squares.into_iter().collect::<Self>();
    }
}

macro_rules! operators {
    ($($trait:ident $method:ident $assign_trait:ident $assign_method:ident $op:tt;)*) => {$(
        impl $trait for Bitboard {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Self(self.0 $op other.0)
            }
        }
        impl $assign_trait for Bitboard {
            #[inline(always)]
            fn $assign_method(&mut self, other: Self) {
                *self = *self $op other;
            }
        }
    )*};
}

operators! {
    BitAnd bitand BitAndAssign bitand_assign &;
    BitOr bitor BitOrAssign bitor_assign |;
    BitXor bitxor BitXorAssign bitxor_assign ^;
}

impl Sub for Bitboard {
    type Output = Self;

    /// The squares of the first set that are not in the second.
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// The squares of a [`Bitboard`], from a1 to h8.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline(always)]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// A picture: eight lines from rank 8 down, `X` in the set, `.` outside.
///
/// ```
/// use gridmate::board::{Bitboard, File};
/// assert_eq!(Bitboard::file(File::B).to_string(), [". X . . . . . ."; 8].join("\n"));
/// ```
impl fmt::Display for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::ALL.map(Square::flip_rank) {
            let mark = if self.contains(square) { "X" } else { "." };
            let end = match (square.file(), square) {
                (_, Square::H1) => "",
                (File::H, _) => "\n",
                _ => " ",
            };
            write!(f, "{mark}{end}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Bitboard {
    /// The picture, and the end of its last line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{self}")
    }
}
