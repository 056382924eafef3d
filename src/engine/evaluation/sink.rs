//! Where terms go: into a sum, or into counts that can be explained and tuned.

use super::score::TaperedScore;
use super::terms::ROOM;
use super::weights::WEIGHTS;

/// Takes the terms of a position. It begins with white's; [`TermSink::turn`] goes over to the other side's.
pub(crate) trait TermSink {
    /// The weight of this index counts so often for the side.
    fn add(&mut self, index: usize, count: i32);
    /// It endangers the side's king so often.
    fn danger(&mut self, index: usize, count: i32);
    /// It counts for the side that is better in the endgame.
    fn complexity(&mut self, index: usize, count: i32);
    /// From now on the terms are those of the other side.
    fn turn(&mut self);
}

/// The sum of a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum {
    /// What is good for the side whose turn it is to be counted, and for the other.
    pub(super) own: TaperedScore,
    other: TaperedScore,
    /// What endangers the king of the one and of the other.
    pub(super) danger: TaperedScore,
    pub(super) other_danger: TaperedScore,
    pub(super) complexity: TaperedScore,
}

impl Sum {
    /// White's good less black's, when white's turn it is to be counted.
    #[inline(always)]
    pub(super) fn difference(&self) -> TaperedScore {
        self.own - self.other
    }

    /// Takes over what was summed up before.
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
    /// What is good for a side, what endangers its king, and once, in the first row, what is complex.
    pub(crate) linear: [[i16; ROOM]; 2],
    pub(crate) danger: [[i16; ROOM]; 2],
    pub(crate) complexity: [i16; ROOM],
}

impl Counts {
    pub(crate) const fn new() -> Self {
        const NONE: [i16; ROOM] = [0; ROOM];
        Self { side: 0, linear: [NONE; 2], danger: [NONE; 2], complexity: NONE }
    }

    /// What they come to: the sum of the same position.
    pub(super) fn sum(&self) -> Sum {
        let total = |counts: &[i16; ROOM]| {
            let worth = WEIGHTS.iter().zip(counts).map(|(weight, &count)| weight.times(count.into()));
            worth.fold(TaperedScore::default(), |sum, worth| sum + worth)
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
