//! A list of moves that lives on the stack.

use super::Move;
use core::fmt;
use core::iter::FusedIterator;
use core::ops::Deref;

/// More than any valid position can have: fifteen queens of 27 moves and a king of 8 with two castles are 415.
const CAPACITY: usize = 512;
/// The moves of a set that are written at a time; what the set does not fill is overwritten later or never read.
const BLOCK: usize = 4;

/// The moves of a position, in no particular order; reads like a slice.
///
/// ```
/// use gridmate::rules::Position;
/// let position = Position::initial();
/// for played in position.legal_moves() {
///     assert!(position.is_legal(played));
/// }
/// ```
#[derive(Clone)]
pub struct MoveList {
    len: usize,
    moves: [Move; CAPACITY + BLOCK],
}

impl MoveList {
    /// A list without moves.
    #[must_use]
    #[inline(always)]
    pub const fn new() -> Self {
        // A constant, so that it is filled at once whatever the level of optimisation.
        const NONE: [Move; CAPACITY + BLOCK] = [Move::from_raw(0); CAPACITY + BLOCK];
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
    ///
    /// A block is written whole, however few squares are left: where a loop over one to ten squares ends is what a branch
    /// predictor gets wrong.
    #[inline(always)]
    pub(super) fn write_set(&mut self, targets: u64, factor: u16, base: u16) {
        let end = self.len + targets.count_ones() as usize;
        let mut left = targets;
        while self.len < end {
            let at = self.len % CAPACITY;
            for place in &mut self.list.moves[at..at + BLOCK] {
                let to = left.trailing_zeros() as u16;
                *place = Move::from_raw(to.wrapping_mul(factor).wrapping_add(base));
                left &= left.wrapping_sub(1);
            }
            self.len += BLOCK;
        }
        self.len = end;
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

/// The moves of a [`MoveList`] that was given away, read where they are: `array::IntoIter` copies them first.
#[derive(Clone, Debug)]
pub struct IntoMoves {
    list: MoveList,
    next: usize,
}

impl Iterator for IntoMoves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let played = *self.list.get(self.next)?;
        self.next += 1;
        Some(played)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.list.len().saturating_sub(self.next);
        (left, Some(left))
    }
}

impl DoubleEndedIterator for IntoMoves {
    #[inline]
    fn next_back(&mut self) -> Option<Move> {
        let played = *self.list.get(self.next..)?.last()?;
        self.list.len -= 1;
        Some(played)
    }
}

impl ExactSizeIterator for IntoMoves {}
impl FusedIterator for IntoMoves {}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = IntoMoves;

    #[inline]
    fn into_iter(self) -> IntoMoves {
        IntoMoves { list: self, next: 0 }
    }
}

/// Adds moves behind those of the list; what comes after the 512th, which no position has, is left out.
///
/// ```
/// use gridmate::rules::{MoveList, Position};
/// let position = Position::initial();
/// let mut list = MoveList::new();
/// list.extend(position.legal_moves());
/// assert_eq!(list[..], position.legal_moves()[..]);
/// ```
impl Extend<Move> for MoveList {
    fn extend<I: IntoIterator<Item = Move>>(&mut self, moves: I) {
        let free = self.moves.get_mut(self.len..CAPACITY).unwrap_or_default();
        for (place, played) in free.iter_mut().zip(moves) {
            *place = played;
            self.len += 1;
        }
    }
}

/// Collects moves; what comes after the 512th, which no position has, is left out.
///
/// ```
/// use gridmate::board::Role;
/// use gridmate::rules::{Move, MoveList, Position};
/// let is_knight = |played: &Move| played.role() == Some(Role::Knight);
/// let knights: MoveList = Position::initial().legal_moves().into_iter().filter(is_knight).collect();
/// assert_eq!(knights.len(), 4);
/// ```
impl FromIterator<Move> for MoveList {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Self {
        let mut list = Self::new();
        list.extend(moves);
        list
    }
}

/// The moves, by value, of a list that stays.
///
/// ```
/// use gridmate::rules::Position;
/// let moves = Position::initial().legal_moves();
/// let mut count = 0;
/// for played in &moves {
///     count += usize::from(!played.is_null());
/// }
/// assert_eq!(count, moves.len());
/// ```
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Role, Square};
    use crate::rules::MoveKind;

    #[test]
    fn a_full_list_takes_no_more() {
        let played = Move::new(Square::A1, Square::A2, MoveKind::Plain(Role::Rook));
        let mut list: MoveList = core::iter::repeat_n(played, CAPACITY + 1).collect();
        assert_eq!(list.len(), CAPACITY);
        list.extend([played]);
        assert_eq!((list.len(), list.into_iter().rev().len()), (CAPACITY, CAPACITY));
    }

    #[test]
    fn a_list_is_taken_apart_from_both_ends() {
        let [a, b, c] = [1, 2, 3].map(Move::from_raw);
        let mut moves = [a, b, c].into_iter().collect::<MoveList>().into_iter();
        assert_eq!((moves.next(), moves.next_back(), moves.len()), (Some(a), Some(c), 1));
        assert_eq!((moves.next_back(), moves.next(), moves.next_back(), moves.len()), (Some(b), None, None, 0));
    }
}
