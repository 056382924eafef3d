//! A king that is mated: what checks it, what holds the squares around it, and which known pattern that is.

use super::patterns::PATTERNS;
use crate::board::{Bitboard, Color, Role, Square};
use crate::geometry::{attackers, king_attacks};
use crate::rules::Position;
use crate::tactics::{Finding, Motif};
use alloc::vec::Vec;

/// A mated king and what stands around it.
pub(super) struct MatedKing<'a> {
    position: &'a Position,
    pub(super) king: Square,
    /// The side that mates.
    pub(super) side: Color,
    pub(super) checkers: Bitboard,
    /// The squares beside the king that pieces of its own hold.
    pub(super) blocked: Bitboard,
    /// The other squares beside the king, each of which the side that mates guards.
    pub(super) guarded: Bitboard,
}

impl<'a> MatedKing<'a> {
    fn of(position: &'a Position) -> Self {
        let (loser, king) = (position.turn(), position.king(position.turn()));
        let beside = king_attacks(king);
        let blocked = beside & position.board().color(loser);
        Self { position, king, side: !loser, checkers: position.checkers(), blocked, guarded: beside - blocked }
    }

    /// The pieces of a role of the side that mates.
    pub(super) fn pieces(&self, role: Role) -> Bitboard {
        self.position.board().pieces(self.side, role)
    }

    /// The pieces of the side that mates that guard a square; the king hides none.
    pub(super) fn guards(&self, square: Square) -> Bitboard {
        let board = self.position.board();
        attackers(board, square, self.side, board.occupied() - Bitboard::from(self.king))
    }

    /// The one piece that gives check, if it is one of a role.
    pub(super) fn checker(&self, role: Role) -> Option<Square> {
        self.checkers.first().filter(|&checker| !self.checkers.has_many() && self.pieces(role).contains(checker))
    }

    /// Whether each square beside the king that is free to it is held or guarded by one of these pieces.
    pub(super) fn is_held_by(&self, pieces: Bitboard) -> bool {
        (self.guarded - pieces).into_iter().all(|square| self.guards(square).intersects(pieces))
    }

    /// The king's own back rank.
    pub(super) fn back_rank(&self) -> Bitboard {
        Bitboard::back_rank(!self.side)
    }

    /// The ways to look at the king from an edge that it stands on: towards the middle, and both ways along the edge.
    pub(super) fn views(&self) -> impl Iterator<Item = KingView> {
        let king = self.king;
        let inward = [(0, 1), (0, -1), (1, 0), (-1, 0)];
        let from_edge = inward.into_iter().filter(move |&(files, ranks)| king.offset(-files, -ranks).is_none());
        from_edge.flat_map(move |ahead| {
            let along = |sign: i8| (ahead.1 * sign, ahead.0 * sign);
            [1, -1].map(|sign| KingView { king, ahead, along: along(sign) })
        })
    }
}

/// Steps from a king: ahead of it and along beside it.
#[derive(Clone, Copy)]
pub(super) struct KingView {
    pub(super) king: Square,
    ahead: (i8, i8),
    along: (i8, i8),
}

impl KingView {
    /// Any view, from the king outward in two directions at a right angle.
    pub(super) fn all(king: Square) -> impl Iterator<Item = Self> {
        let directions = [(0, 1), (0, -1), (1, 0), (-1, 0)];
        directions
            .into_iter()
            .flat_map(move |ahead| [1, -1].map(|sign| Self { king, ahead, along: (ahead.1 * sign, ahead.0 * sign) }))
    }

    /// The square that lies these steps ahead and along.
    pub(super) fn square(&self, ahead: i8, along: i8) -> Option<Square> {
        let step = |a: i8, b: i8| a * ahead + b * along;
        self.king.offset(step(self.ahead.0, self.along.0), step(self.ahead.1, self.along.1))
    }

    /// Whether a square lies on the line through the king along the edge.
    pub(super) fn is_along(&self, square: Square) -> bool {
        if self.along.0 == 0 { square.file() == self.king.file() } else { square.rank() == self.king.rank() }
    }

    /// Whether a square lies on the line through the king ahead of it.
    pub(super) fn is_ahead(&self, square: Square) -> bool {
        if self.ahead.0 == 0 { square.file() == self.king.file() } else { square.rank() == self.king.rank() }
    }

    /// Whether the king stands in a corner.
    pub(super) fn is_corner(&self) -> bool {
        self.square(0, 1).is_none() || self.square(0, -1).is_none()
    }
}

/// The checkmate that is on the board, and the patterns that it is one of.
pub(super) fn checkmates(position: &Position) -> Vec<Finding> {
    if !position.is_checkmate() {
        return Vec::new();
    }
    let mate = MatedKing::of(position);
    let checkmate = Finding::new(Motif::Checkmate, mate.side, mate.checkers, mate.king);
    let patterns = PATTERNS.iter().filter_map(|(motif, pattern)| {
        let (by, through) = pattern(&mate)?;
        Some(Finding::new(*motif, mate.side, by, mate.king).through(through))
    });
    core::iter::once(checkmate).chain(patterns).collect()
}
