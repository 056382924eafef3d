//! A list of moves that lives on the stack.

use super::Move;
use super::generate::each;
use core::fmt;
use core::ops::Deref;

/// More than any valid position can have: fifteen queens of 27 moves and a king of 8 with two castles are 415.
const CAPACITY: usize = 512;

/// The moves of a position, in no particular order; reads like a slice.
#[derive(Clone)]
pub struct MoveList {
    len: usize,
    moves: [Move; CAPACITY],
}

impl MoveList {
    /// A list without moves.
    #[must_use]
    #[inline(always)]
    pub const fn new() -> Self {
        // A constant, so that it is filled at once whatever the level of optimisation.
        const NONE: [Move; CAPACITY] = [Move::from_raw(0); CAPACITY];
        Self { len: 0, moves: NONE }
    }

    /// Forgets the moves, keeps the place.
    #[inline]
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// A writer that overwrites the list from its start.
    #[inline(always)]
    pub(super) fn rewrite(&mut self) -> ListWriter<'_> {
        ListWriter { list: self, len: 0 }
    }
}

/// Writes a list, and counts in a register until it is dropped: a count kept beside the moves would be stored and
/// loaded again for each of them.
pub(super) struct ListWriter<'a> {
    list: &'a mut MoveList,
    len: usize,
}

impl ListWriter<'_> {
    #[inline(always)]
    pub(super) fn push(&mut self, played: Move) {
        self.list.moves[self.len % CAPACITY] = played;
        self.len += 1;
    }

    /// Writes a move for every square of a set: the number of the square times `factor`, plus `base`.
    #[inline(always)]
    pub(super) fn write_set(&mut self, targets: u64, factor: u16, base: u16) {
        each!(to of targets => {
            self.push(Move::from_raw((to.index() as u16).wrapping_mul(factor).wrapping_add(base)));
        });
    }
}

impl Drop for ListWriter<'_> {
    #[inline(always)]
    fn drop(&mut self) {
        self.list.len = self.len;
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline(always)]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len.min(CAPACITY)]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = Move;
    type IntoIter = core::iter::Copied<core::slice::Iter<'a, Move>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter().copied()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}
