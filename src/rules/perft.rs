//! Counting the paths of legal moves: the proof of a move generator, and its speed.

use super::Move;
use super::play::PositionVisitor;
use super::position::{Position, by_turn};
use super::side::Side;
use alloc::vec::Vec;
use core::hint::black_box;
use core::marker::PhantomData;

/// How many paths of `depth` legal moves there are. The last move of each is counted, not made.
///
/// ```
/// use gridmate::rules::{Position, perft};
/// assert_eq!(perft(&Position::initial(), 3), 8_902);
/// ```
#[must_use]
#[inline]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => by_turn!(position, paths(depth, true)),
    }
}

/// Like [`perft()`], but every move is made, the last ones too: the same number, more slowly.
#[must_use]
#[inline]
pub fn perft_full(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => by_turn!(position, paths(depth, false)),
    }
}

/// [`perft()`] by first move, in the order of the list; at depth 0, where no path has a first move, none.
///
/// ```
/// use gridmate::rules::{Position, divide};
/// assert_eq!(divide(&Position::initial(), 2)[0].1, 20);
/// assert_eq!(divide(&Position::initial(), 0), []);
/// ```
#[must_use]
#[inline]
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(below) = depth.checked_sub(1) else { return Vec::new() };
    let moves = position.legal_moves();
    moves.into_iter().map(|played| (played, perft(&position.play_unchecked(played), below))).collect()
}

impl Position {
    /// The paths of at least one move, whose last moves are counted or made.
    fn paths<S: Side>(&self, depth: u32, counted: bool) -> u64 {
        if counted && depth == 1 {
            return u64::from(self.count::<S>());
        }
        let mut below = Paths::<S> { depth: depth - 1, counted, sum: 0, side: PhantomData };
        self.visit_next::<S>(&mut below);
        below.sum
    }
}

/// Adds up the paths through the positions that it is shown.
struct Paths<S> {
    /// How many moves are left to make.
    depth: u32,
    counted: bool,
    sum: u64,
    side: PhantomData<S>,
}

impl<S: Side> PositionVisitor for Paths<S> {
    #[inline(always)]
    fn visit(&mut self, _: Move, next: &Position) {
        self.sum += if self.depth == 0 {
            // The position is used, so that making it cannot be optimised away.
            u64::from(black_box(next).turn == S::Them::COLOR)
        } else {
            next.paths::<S::Them>(self.depth, self.counted)
        };
    }
}
