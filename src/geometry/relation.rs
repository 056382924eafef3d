//! Sets of moves: which squares lead to which.

use crate::board::{Bitboard, Square};
use alloc::format;
use core::array::from_fn;
use core::borrow::Borrow;
use core::fmt;
use core::ops::{BitAnd, BitOr, BitXor, Not, Sub};

/// A set of pairs of squares, each a way from one to the other.
///
/// A row of 64 squares for each square to start from, so that every operation on the pairs is 64 operations on words.
///
/// ```
/// use gridmate::board::Square;
/// use gridmate::geometry::Relation;
/// use gridmate::sets::Named;
/// let knight = Named::Knight.relation();
/// assert_eq!(knight.count(), 336);
/// // Where a knight may stand after two moves.
/// let twice = knight.then(&knight);
/// assert_eq!(twice.from(Square::A1).len(), 10);
/// assert_eq!(knight.inverse(), knight);
/// // The operators of sets take relations and references to them.
/// assert_eq!(Named::Rook.relation() | Named::Bishop.relation(), Named::Queen.relation());
/// assert_eq!(&knight & !&knight, knight.clone() - &knight);
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Relation {
    rows: [u64; 64],
}

impl Relation {
    /// No pair.
    pub const EMPTY: Self = Self { rows: [0; 64] };
    /// All 4,096 pairs, those of a square with itself included.
    pub const FULL: Self = Self { rows: [!0; 64] };

    /// The pairs that a piece makes: from each square to those that it reaches.
    #[must_use]
    pub fn from_reach(reach: impl Fn(Square) -> Bitboard) -> Self {
        Self { rows: Square::ALL.map(|from| reach(from).0) }
    }

    /// Puts a pair in.
    pub fn insert(&mut self, from: Square, to: Square) {
        self.rows[from.index()] |= 1 << to.index();
    }

    /// Whether the pair is in the set.
    #[must_use]
    pub fn contains(&self, from: Square, to: Square) -> bool {
        self.from(from).contains(to)
    }

    /// The squares that one leads to.
    #[must_use]
    pub fn from(&self, from: Square) -> Bitboard {
        Bitboard(self.rows[from.index()])
    }

    /// The squares that lead to one.
    #[must_use]
    pub fn to(&self, to: Square) -> Bitboard {
        Bitboard::FULL.into_iter().filter(|&from| self.contains(from, to)).collect()
    }

    /// The squares that lead anywhere.
    #[must_use]
    pub fn sources(&self) -> Bitboard {
        Bitboard::FULL.into_iter().filter(|&from| !self.from(from).is_empty()).collect()
    }

    /// The squares that any leads to.
    #[must_use]
    pub fn targets(&self) -> Bitboard {
        Bitboard(self.rows.iter().fold(0, |all, row| all | row))
    }

    /// How many pairs there are.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.rows.iter().map(|row| row.count_ones()).sum()
    }

    /// Whether there is no pair.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// The pairs the other way round.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let mut rows = self.rows;
        // Quarters change places, then their quarters, down to single squares.
        let mut width = 32;
        let mut mask = 0x0000_0000_FFFF_FFFFu64;
        while width != 0 {
            let mut row = 0;
            while row < 64 {
                let swapped = (rows[row] >> width ^ rows[row + width]) & mask;
                rows[row] ^= swapped << width;
                rows[row + width] ^= swapped;
                row = (row + width + 1) & !width;
            }
            width >>= 1;
            mask ^= mask << width;
        }
        Self { rows }
    }

    /// First a pair of this set, then one of the other: from where the first starts to where the second ends.
    #[must_use]
    pub fn then(&self, next: &Self) -> Self {
        Self::from_reach(|from| self.from(from).into_iter().fold(Bitboard::EMPTY, |all, via| all | next.from(via)))
    }

    /// Only the pairs that start on these squares.
    #[must_use]
    pub fn restricted_from(&self, squares: Bitboard) -> Self {
        Self::from_reach(|from| if squares.contains(from) { self.from(from) } else { Bitboard::EMPTY })
    }

    /// Only the pairs that end on these squares.
    #[must_use]
    pub fn restricted_to(&self, squares: Bitboard) -> Self {
        Self::from_reach(|from| self.from(from) & squares)
    }

    /// The pairs, by the square they start from and then by that where they end, both from a1 to h8.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Square)> + '_ {
        Square::ALL.into_iter().flat_map(|from| self.from(from).into_iter().map(move |to| (from, to)))
    }

    fn zip(&self, other: &Self, act: fn(u64, u64) -> u64) -> Self {
        Self { rows: from_fn(|from| act(self.rows[from], other.rows[from])) }
    }
}

impl FromIterator<(Square, Square)> for Relation {
    fn from_iter<I: IntoIterator<Item = (Square, Square)>>(pairs: I) -> Self {
        let mut relation = Self::EMPTY;
        for (from, to) in pairs {
            relation.insert(from, to);
        }
        relation
    }
}

macro_rules! operators {
    ($($trait:ident $method:ident $act:expr, $what:literal;)*) => {$(
        impl<R: Borrow<Relation>> $trait<R> for &Relation {
            type Output = Relation;
            #[doc = $what]
            fn $method(self, other: R) -> Relation {
                self.zip(other.borrow(), $act)
            }
        }

        impl<R: Borrow<Relation>> $trait<R> for Relation {
            type Output = Relation;
            #[doc = $what]
            fn $method(self, other: R) -> Relation {
                self.zip(other.borrow(), $act)
            }
        }
    )*};
}

operators! {
    BitOr bitor |a, b| a | b, "The pairs of either.";
    BitAnd bitand |a, b| a & b, "The pairs of both.";
    BitXor bitxor |a, b| a ^ b, "The pairs of one but not of both.";
    Sub sub |a, b| a & !b, "The pairs of the first that are not in the second.";
}

impl Not for &Relation {
    type Output = Relation;

    /// All other pairs of the 4,096, those of a square with itself included.
    fn not(self) -> Relation {
        &Relation::FULL - self
    }
}

impl Not for Relation {
    type Output = Self;

    /// All other pairs of the 4,096, those of a square with itself included.
    fn not(self) -> Self {
        !&self
    }
}

impl fmt::Debug for Relation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|(from, to)| format!("{from}{to}"))).finish()
    }
}
