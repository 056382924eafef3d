//! All positions that are one move away, made a set of moves at a time.
//!
//! What all moves of a position share is done once, what all moves of a piece share once for the piece; a move that
//! takes nothing is then little more than writing the new position down. This is the fastest way to make every move;
//! [`Position::play`] makes one.

use super::generate::{MoveSink, each};
use super::moves::kind;
use super::play::ON_PLANES;
use super::position::{NO_SQUARE, Position, by_turn, counted};
use super::side::Side;
use super::{Move, hash};
use crate::board::{Role, Square};
use core::marker::PhantomData;

impl Position {
    /// Makes every legal move, one after the other, and shows the move and the position after it.
    ///
    /// ```
    /// use gridmate::rules::Position;
    /// let mut checks = 0;
    /// Position::initial().for_each_child(|_, next| checks += u32::from(next.is_check()));
    /// assert_eq!(checks, 0);
    /// ```
    #[inline]
    pub fn for_each_child(&self, mut visit: impl FnMut(Move, &Self)) {
        by_turn!(self, visit_next(&mut visit));
    }

    /// [`Position::for_each_child`] for a side that is known.
    #[inline(always)]
    pub(super) fn visit_next<S: Side>(&self, visit: &mut impl PositionVisitor) {
        let mut passed = *self;
        passed.turn = S::Them::COLOR;
        passed.hash ^= hash::TURN;
        if self.en_passant != NO_SQUARE {
            passed.hash ^= hash::en_passant(self.en_passant());
            passed.en_passant = NO_SQUARE;
        }
        passed.halfmove = counted(self.halfmove, true);
        passed.fullmove = counted(self.fullmove, S::CODE != 0);
        self.generate::<S>(&mut Children::<S, _> { position: self, passed, visit, side: PhantomData });
    }
}

/// Is shown the moves and the positions after them.
pub(super) trait PositionVisitor {
    fn visit(&mut self, played: Move, next: &Position);
}

impl<F: FnMut(Move, &Position)> PositionVisitor for F {
    #[inline(always)]
    fn visit(&mut self, played: Move, next: &Position) {
        self(played, next);
    }
}

struct Children<'a, S, W> {
    position: &'a Position,
    /// The position with the turn passed on: what all children share.
    passed: Position,
    visit: &'a mut W,
    side: PhantomData<S>,
}

impl<S: Side, W: PositionVisitor> Children<'_, S, W> {
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

    /// Puts the lifted piece down on a square that `captured` leaves. Only what changes from square to square is
    /// written: `next` holds the rest already.
    #[inline(always)]
    fn put(next: &mut Position, lifted: &Position, role: Role, to: Square, captured: u8) {
        let code = role.code() | S::CODE;
        let enters = 1u64 << to.index();
        let keep = if captured == 0 { !0 } else { !enters };
        let on = &ON_PLANES[usize::from(code & 15)];
        let [a, b, c, color] = lifted.board.planes;
        next.board.planes = [
            a & keep | enters & on[0],
            b & keep | enters & on[1],
            c & keep | enters & on[2],
            color & keep | enters & on[3],
        ];
        next.hash = lifted.hash ^ hash::piece(code, to.index());
        if captured != 0 {
            next.hash ^= hash::piece(captured, to.index());
            let lost = lifted.castling & enters;
            next.castling = lifted.castling & !lost;
            if lost != 0 {
                next.hash ^= hash::castling(lost);
            }
        }
    }
}

impl<S: Side, W: PositionVisitor> MoveSink for Children<'_, S, W> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: u64) {
        if targets == 0 {
            return;
        }
        let lifted = self.lift(role, from);
        let base = Move::pack(u16::from(role.code()), from.index() as u16, 0).raw();
        let occupied = self.position.board.occupied().0;
        let mut next = lifted;
        each!(to of targets & !occupied => {
            Self::put(&mut next, &lifted, role, to, 0);
            self.visit.visit(Move::from_raw(base | (to.index() as u16) << 6), &next);
        });
        next.halfmove = 0;
        each!(to of targets & occupied => {
            Self::put(&mut next, &lifted, role, to, self.position.board.code_at(to));
            self.visit.visit(Move::from_raw(base | (to.index() as u16) << 6), &next);
        });
    }

    #[inline(always)]
    fn pawns(&mut self, kind: u16, step: i32, targets: u64) {
        each!(to of targets => {
            let from = Square::from_low_bits((to.index() as i32 - step) as u32);
            let straight = step == S::UP || step == 2 * S::UP;
            let captured = if straight { 0 } else { self.position.board.code_at(to) };
            let lifted = self.lift(Role::Pawn, from);
            let mut next = lifted;
            next.halfmove = 0;
            Self::put(&mut next, &lifted, Role::Pawn, to, captured);
            if kind == kind::DOUBLE_PUSH
                && self.position.has_pawn_beside::<S>(to)
                && let Some(square) = self.position.en_passant_after::<S>(from, to)
            {
                next.en_passant = square.index() as u8;
                next.hash ^= hash::en_passant(Some(square));
            }
            self.visit.visit(Move::pack(kind, from.index() as u16, to.index() as u16), &next);
        });
    }

    #[inline(always)]
    fn promotions(&mut self, step: i32, targets: u64) {
        each!(to of targets => {
            let mut choice = 0;
            while choice < Role::PROMOTIONS.len() {
                let kind = kind::PROMOTION | u16::from(Role::PROMOTIONS[choice].code());
                self.one(Move::pack(kind, (to.index() as i32 - step) as u16, to.index() as u16));
                choice += 1;
            }
        });
    }

    #[inline(always)]
    fn one(&mut self, played: Move) {
        self.visit.visit(played, &self.position.after_rare::<S>(played));
    }
}
