//! Making a move on a copy.

use super::legality::castle_squares;
use super::moves::kind;
use super::position::{MAX_COUNTER, NO_SQUARE, Position};
use super::side::Side;
use super::{Move, hash};
use crate::board::{Role, Square};
use crate::geometry::pawn_attacks;

impl Position {
    /// The position after a legal move.
    #[inline(always)]
    pub(super) fn after<S: Side>(&self, played: Move) -> Self {
        let mut next = *self;
        next.apply::<S>(played);
        next
    }

    #[inline(always)]
    fn apply<S: Side>(&mut self, played: Move) {
        if self.en_passant != NO_SQUARE {
            self.hash ^= hash::en_passant(self.en_passant());
            self.en_passant = NO_SQUARE;
        }
        self.hash ^= hash::TURN;
        self.turn = S::Them::COLOR;
        self.halfmove = (self.halfmove + 1).min(MAX_COUNTER);
        if S::CODE != 0 {
            self.fullmove = (self.fullmove + 1).min(MAX_COUNTER);
        }
        let (from, to) = (played.from(), played.to());
        match played.kind_bits() {
            role @ 1..=6 => self.apply_plain::<S>(role as u8, from, to),
            kind::DOUBLE_PUSH => self.apply_double::<S>(from, to),
            kind::CASTLE => self.apply_castle::<S>(from, to),
            kind::EN_PASSANT => self.apply_en_passant::<S>(from, to),
            promotion => self.apply_promotion::<S>(promotion as u8 & 7, from, to),
        }
    }

    /// Flips a piece on a square: puts it there or takes it away.
    #[inline(always)]
    fn toggle(&mut self, code: u8, square: Square) {
        for (index, plane) in self.board.planes.iter_mut().enumerate() {
            *plane ^= u64::from(code >> index & 1) << square.index();
        }
        self.hash ^= hash::piece(code, square.index());
    }

    /// Empties the square a piece goes to; says whether one was taken.
    #[inline(always)]
    fn capture(&mut self, to: Square) -> bool {
        let captured = self.board.code_at(to);
        let keep = !(1 << to.index());
        for plane in &mut self.board.planes {
            *plane &= keep;
        }
        // No branch: whether a move captures is what a branch predictor gets wrong most.
        let taken = u64::from(captured != 0).wrapping_neg();
        self.hash ^= hash::piece(captured, to.index()) & taken;
        captured != 0
    }

    /// Takes away the rights of rooks on these squares.
    #[inline(always)]
    fn lose_rights(&mut self, squares: u64) {
        let lost = self.castling & squares;
        if lost != 0 {
            self.hash ^= hash::castling(lost);
            self.castling &= !lost;
        }
    }

    #[inline(always)]
    fn apply_plain<S: Side>(&mut self, role: u8, from: Square, to: Square) {
        let captured = self.capture(to);
        let code = role | S::CODE;
        let both = 1 << from.index() | 1 << to.index();
        for (index, plane) in self.board.planes.iter_mut().enumerate() {
            *plane ^= both & u64::from(code >> index & 1).wrapping_neg();
        }
        self.hash ^= hash::piece(code, from.index()) ^ hash::piece(code, to.index());
        let king = if role == Role::King.code() { S::BACK_RANK } else { 0 };
        self.lose_rights(both | king);
        if captured || role == Role::Pawn.code() {
            self.halfmove = 0;
        }
    }

    #[inline(always)]
    fn apply_double<S: Side>(&mut self, from: Square, to: Square) {
        let code = Role::Pawn.code() | S::CODE;
        self.toggle(code, from);
        self.toggle(code, to);
        self.halfmove = 0;
        let passed = Square::from_low_bits((from.index() + to.index()) as u32 / 2);
        let takers = self.board.role(Role::Pawn) & self.board.color(S::Them::COLOR);
        if takers.intersects(pawn_attacks(S::COLOR, passed)) {
            self.allow_en_passant(passed);
        }
    }

    /// Notes a possible capture in passing if it is legal, which needs the other side to move already.
    #[cold]
    #[inline(never)]
    fn allow_en_passant(&mut self, passed: Square) {
        if self.takes_en_passant_at(passed) {
            self.en_passant = passed.index() as u8;
            self.hash ^= hash::en_passant(Some(passed));
        }
    }

    #[inline(never)]
    fn apply_castle<S: Side>(&mut self, king: Square, rook: Square) {
        let (king_to, rook_to) = castle_squares(king, rook);
        // Off the board first: in Chess960 one may land where the other stood.
        self.toggle(Role::King.code() | S::CODE, king);
        self.toggle(Role::Rook.code() | S::CODE, rook);
        self.toggle(Role::King.code() | S::CODE, king_to);
        self.toggle(Role::Rook.code() | S::CODE, rook_to);
        self.lose_rights(S::BACK_RANK);
    }

    #[inline(never)]
    fn apply_en_passant<S: Side>(&mut self, from: Square, to: Square) {
        let code = Role::Pawn.code() | S::CODE;
        self.toggle(code, from);
        self.toggle(code, to);
        self.toggle(Role::Pawn.code() | S::Them::CODE, Square::new(to.file(), from.rank()));
        self.halfmove = 0;
    }

    #[inline(always)]
    fn apply_promotion<S: Side>(&mut self, role: u8, from: Square, to: Square) {
        self.capture(to);
        self.toggle(Role::Pawn.code() | S::CODE, from);
        self.toggle(role | S::CODE, to);
        self.lose_rights(1 << to.index());
        self.halfmove = 0;
    }
}
