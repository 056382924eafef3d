//! A list of moves that lives on the stack.

use super::Move;
use std::fmt;
use std::ops::Deref;

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
    pub const fn new() -> Self {
        Self { len: 0, moves: [Move::from_raw(0); CAPACITY] }
    }

    /// Forgets the moves, keeps the place.
    #[inline]
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    #[inline(always)]
    pub(super) fn push(&mut self, played: Move) {
        self.moves[self.len % CAPACITY] = played;
        self.len += 1;
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
    type IntoIter = std::iter::Copied<std::slice::Iter<'a, Move>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter().copied()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}
