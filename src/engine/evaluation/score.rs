//! Pairs of scores for the middlegame and the endgame, and the sinks that take the terms of a position: a sum, or counts that
//! explain and tune.

use super::terms::ROOM;
use super::weights::WEIGHTS;
use std::ops::{Add, Sub};

/// A score for the middlegame (upper half) and one for the endgame (lower half), in centipawns. Sums and multiples of pairs are
/// sums and multiples of the packed number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TaperedScore(pub(super) i32);

impl TaperedScore {
    /// Packs a pair.
    pub(crate) const fn new(middlegame: i16, endgame: i16) -> Self {
        Self(((middlegame as i32) << 16) + endgame as i32)
    }

    /// The score for the middlegame; a negative lower half has borrowed from it.
    #[inline(always)]
    pub(crate) const fn middlegame(self) -> i32 {
        self.0.wrapping_add(0x8000) >> 16
    }

    /// The score for the endgame.
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

/// Takes the terms of a position: white's first, and after [`TermSink::turn`] the other side's.
pub(crate) trait TermSink {
    /// Adds a weight `count` times for the side.
    fn add(&mut self, index: usize, count: i32);
    /// Adds a weight `count` times to the danger of the side's king.
    fn danger(&mut self, index: usize, count: i32);
    /// Adds a weight `count` times for the side that is better in the endgame.
    fn complexity(&mut self, index: usize, count: i32);
    /// Changes the side.
    fn turn(&mut self);
}

/// The sum of the terms of a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum {
    /// The terms of the current side, and of the other.
    pub(super) own: TaperedScore,
    other: TaperedScore,
    /// The danger of the current side's king, and of the other's.
    pub(super) danger: TaperedScore,
    pub(super) other_danger: TaperedScore,
    pub(super) complexity: TaperedScore,
}

impl Sum {
    /// The terms of the current side less those of the other.
    #[inline(always)]
    pub(super) fn difference(&self) -> TaperedScore {
        self.own - self.other
    }

    /// Starts from cached sums.
    #[inline(always)]
    pub(super) fn with(difference: TaperedScore, danger: TaperedScore, other_danger: TaperedScore) -> Self {
        Self { own: difference, danger, other_danger, ..Self::default() }
    }
}

#[inline(always)]
fn weight(index: usize) -> TaperedScore {
    WEIGHTS[index & (ROOM - 1)]
}

impl TermSink for Sum {
    #[inline(always)]
    fn add(&mut self, index: usize, count: i32) {
        self.own = self.own + weight(index).times(count);
    }

    #[inline(always)]
    fn danger(&mut self, index: usize, count: i32) {
        self.danger = self.danger + weight(index).times(count);
    }

    #[inline(always)]
    fn complexity(&mut self, index: usize, count: i32) {
        self.complexity = self.complexity + weight(index).times(count);
    }

    #[inline(always)]
    fn turn(&mut self) {
        std::mem::swap(&mut self.own, &mut self.other);
        std::mem::swap(&mut self.danger, &mut self.other_danger);
    }
}

/// How often each weight counts, for white and for black.
#[derive(Clone, Debug)]
pub(crate) struct Counts {
    side: usize,
    pub(crate) linear: [[i16; ROOM]; 2],
    pub(crate) danger: [[i16; ROOM]; 2],
    pub(crate) complexity: [i16; ROOM],
}

impl Counts {
    pub(crate) const fn new() -> Self {
        const NONE: [i16; ROOM] = [0; ROOM];
        Self { side: 0, linear: [NONE; 2], danger: [NONE; 2], complexity: NONE }
    }

    /// The sum of the terms.
    pub(super) fn sum(&self) -> Sum {
        let total = |counts: &[i16; ROOM]| {
            let scores = WEIGHTS.iter().zip(counts).map(|(weight, &count)| weight.times(count.into()));
            scores.fold(TaperedScore::default(), |sum, score| sum + score)
        };
        let ([own, other], [danger, other_danger]) =
            (self.linear.each_ref().map(total), self.danger.each_ref().map(total));
        Sum { own, other, danger, other_danger, complexity: total(&self.complexity) }
    }
}

impl TermSink for Counts {
    fn add(&mut self, index: usize, count: i32) {
        self.linear[self.side & 1][index & (ROOM - 1)] += count as i16;
    }

    fn danger(&mut self, index: usize, count: i32) {
        self.danger[self.side & 1][index & (ROOM - 1)] += count as i16;
    }

    fn complexity(&mut self, index: usize, count: i32) {
        self.complexity[index & (ROOM - 1)] += count as i16;
    }

    fn turn(&mut self) {
        self.side ^= 1;
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
