//! All positions that are one move away, made a set of moves at a time.
//!
//! What all moves of a position share is done once, what all moves of a piece share once for the piece; a move that
//! takes nothing is then little more than writing the new position down. This is the fastest way to make every move;
//! [`Position::play`] makes one.

use super::generate::Sink;
use super::moves::kind;
use super::play::ON_PLANES;
use super::position::{MAX_COUNTER, NO_SQUARE, Position, by_turn};
use super::side::Side;
use super::{Move, hash};
use crate::board::{Role, Square};
use std::marker::PhantomData;

impl Position {
    /// Makes every legal move, one after the other, and shows the move and the position after it.
    ///
    /// ```
    /// use gridmate::rules::Position;
    /// let mut checks = 0;
    /// Position::initial().for_each_next(|_, next| checks += u32::from(next.is_check()));
    /// assert_eq!(checks, 0);
    /// ```
    #[inline]
    pub fn for_each_next(&self, see: impl FnMut(Move, &Self)) {
        by_turn!(self, see_next(see));
    }

    /// [`Position::for_each_next`] for a side that is known.
    #[inline(always)]
    pub(super) fn see_next<S: Side>(&self, see: impl FnMut(Move, &Self)) {
        let mut passed = *self;
        passed.turn = S::Them::COLOR;
        passed.hash ^= hash::TURN;
        if self.en_passant != NO_SQUARE {
            passed.hash ^= hash::en_passant(self.en_passant());
            passed.en_passant = NO_SQUARE;
        }
        passed.halfmove = (self.halfmove + 1).min(MAX_COUNTER);
        passed.fullmove = (self.fullmove + u16::from(S::CODE != 0)).min(MAX_COUNTER);
        self.generate::<S>(&mut Children::<S, _> { position: self, passed, see, side: PhantomData });
    }
}

struct Children<'a, S, F> {
    position: &'a Position,
    /// The position with the turn passed on: what all children share.
    passed: Position,
    see: F,
    side: PhantomData<S>,
}

impl<S: Side, F: FnMut(Move, &Position)> Children<'_, S, F> {
    /// The passed position with a piece taken up from a square.
    #[inline(always)]
    fn lift(&self, role: Role, from: Square) -> Position {
        let leaves = 1u64 << from.index();
        let mut lifted = self.passed;
        let [a, b, c, color] = lifted.board.planes;
        lifted.board.planes = [a & !leaves, b & !leaves, c & !leaves, color & !leaves];
        lifted.hash ^= hash::piece(role.code() | S::CODE, from.index());
        let home = if role == Role::King { S::BACK_RANK } else { 0 };
        let lost = lifted.castling & (leaves | home);
        if lost != 0 {
            lifted.hash ^= hash::castling(lost);
            lifted.castling &= !lost;
        }
        lifted
    }

    /// Puts the lifted piece down on a square that `captured` leaves.
    #[inline(always)]
    fn put(lifted: &Position, role: Role, to: Square, captured: u8) -> Position {
        let code = role.code() | S::CODE;
        let enters = 1u64 << to.index();
        let on = &ON_PLANES[usize::from(code & 15)];
        let mut next = *lifted;
        let keep = if captured == 0 { !0 } else { !enters };
        let [a, b, c, color] = next.board.planes;
        next.board.planes = [
            a & keep | enters & on[0],
            b & keep | enters & on[1],
            c & keep | enters & on[2],
            color & keep | enters & on[3],
        ];
        next.hash ^= hash::piece(code, to.index());
        if captured != 0 {
            next.hash ^= hash::piece(captured, to.index());
            next.halfmove = 0;
            let lost = next.castling & enters;
            if lost != 0 {
                next.hash ^= hash::castling(lost);
                next.castling &= !lost;
            }
        }
        next
    }
}

impl<S: Side, F: FnMut(Move, &Position)> Sink for Children<'_, S, F> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: u64) {
        if targets == 0 {
            return;
        }
        let lifted = self.lift(role, from);
        let base = Move::pack(u16::from(role.code()), from.index() as u16, 0).raw();
        let occupied = self.position.board.occupied().0;
        let mut quiet = targets & !occupied;
        while quiet != 0 {
            let to = Square::from_low_bits(quiet.trailing_zeros());
            quiet &= quiet - 1;
            (self.see)(Move::from_raw(base | (to.index() as u16) << 6), &Self::put(&lifted, role, to, 0));
        }
        let mut captures = targets & occupied;
        while captures != 0 {
            let to = Square::from_low_bits(captures.trailing_zeros());
            captures &= captures - 1;
            let captured = self.position.board.code_at(to);
            (self.see)(Move::from_raw(base | (to.index() as u16) << 6), &Self::put(&lifted, role, to, captured));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, kind: u16, step: i32, targets: u64) {
        let mut left = targets;
        while left != 0 {
            let to = Square::from_low_bits(left.trailing_zeros());
            left &= left - 1;
            let from = Square::from_low_bits((to.index() as i32 - step) as u32);
            let straight = step == S::UP || step == 2 * S::UP;
            let captured = if straight { 0 } else { self.position.board.code_at(to) };
            let mut next = Self::put(&self.lift(Role::Pawn, from), Role::Pawn, to, captured);
            next.halfmove = 0;
            if kind == kind::DOUBLE_PUSH
                && self.position.has_pawn_beside::<S>(to)
                && let Some(square) = self.position.en_passant_after::<S>(from, to)
            {
                next.en_passant = square.index() as u8;
                next.hash ^= hash::en_passant(Some(square));
            }
            (self.see)(Move::pack(kind, from.index() as u16, to.index() as u16), &next);
        }
    }

    #[inline(always)]
    fn promotions(&mut self, step: i32, targets: u64) {
        for to in crate::board::Bitboard(targets) {
            for role in Role::PROMOTIONS {
                let kind = kind::PROMOTION | u16::from(role.code());
                self.one(Move::pack(kind, (to.index() as i32 - step) as u16, to.index() as u16));
            }
        }
    }

    #[inline(always)]
    fn one(&mut self, played: Move) {
        (self.see)(played, &self.position.after_rare::<S>(played));
    }
}
