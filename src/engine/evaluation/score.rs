//! A pair of values, for the middlegame and for the endgame, in one number.

use std::ops::{Add, Neg, Sub};

/// What something is worth in the middlegame (upper half) and in the endgame (lower half), in centipawns.
/// Sums and multiples of pairs are sums and multiples of the whole number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TaperedScore(pub(super) i32);

impl TaperedScore {
    /// A pair.
    pub(crate) const fn new(middlegame: i16, endgame: i16) -> Self {
        Self(((middlegame as i32) << 16) + endgame as i32)
    }

    /// The middlegame's half; the lower one has borrowed from it if it is negative.
    #[inline(always)]
    pub(crate) const fn middlegame(self) -> i32 {
        self.0.wrapping_add(0x8000) >> 16
    }

    /// The endgame's half.
    #[inline(always)]
    pub(crate) const fn endgame(self) -> i32 {
        self.0 as i16 as i32
    }

    #[inline(always)]
    pub(super) const fn times(self, count: i32) -> Self {
        Self(self.0.wrapping_mul(count))
    }
}

impl Add for TaperedScore {
    type Output = Self;
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }
}

impl Sub for TaperedScore {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }
}

impl Neg for TaperedScore {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Self(self.0.wrapping_neg())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_survive_sums_of_either_sign() {
        for (a, b, c, d) in [(1, -1, -1, 1), (-300, -5, 200, -9), (0, -1, 0, -1), (7, 0, -8, 0)] {
            let sum = TaperedScore::new(a, b) + TaperedScore::new(c, d).times(3) - TaperedScore::new(d, c);
            assert_eq!(sum.middlegame(), i32::from(a + 3 * c - d));
            assert_eq!(sum.endgame(), i32::from(b + 3 * d - c));
        }
    }
}
