//! Making moves on copies: one, or all at once.
//!
//! [`Position::for_each_child`] makes a set of moves at a time: what all moves of a position share is done once, what all
//! moves of a piece share once for the piece; a move that takes nothing is then little more than writing the new position
//! down. This is the fastest way to make every move; [`Position::play`] makes one.

use super::generate::{MoveSink, each};
use super::legality::castle_squares;
use super::moves::kind;
use super::position::{NO_SQUARE, Position, by_turn, counted};
use super::side::Side;
use super::{Move, Setup, hash};
use crate::board::{Bitboard, Board, Role, Square};
use crate::geometry::{king_attacks, pawn_attacks};
use core::marker::PhantomData;

/// By piece code: which of the board's planes the piece is on, each as all bits or none.
static ON_PLANES: [[u64; 4]; 16] = {
    let mut table = [[0; 4]; 16];
    let mut code = 0;
    while code < 16 {
        let mut plane = 0;
        while plane < 4 {
            table[code][plane] = (code as u64 >> plane & 1).wrapping_neg();
            plane += 1;
        }
        code += 1;
    }
    table
};

/// The planes of a board with a piece put on a square, and those kept that are to be kept.
#[cfg_attr(not(feature = "small"), inline(always))]
fn put_on_planes([a, b, c, color]: [u64; 4], keep: u64, enters: u64, code: u8) -> [u64; 4] {
    let on = &ON_PLANES[usize::from(code & 15)];
    [a & keep | enters & on[0], b & keep | enters & on[1], c & keep | enters & on[2], color & keep | enters & on[3]]
}

impl Position {
    /// The position after a legal move.
    ///
    /// Nearly all moves go one way without a branch: what a piece is, and whether it captures, is what a branch
    /// predictor gets wrong most. The new position is put together from the old one, not changed in a copy, so that
    /// no field is read back soon after it was written.
    #[cfg_attr(not(feature = "small"), inline(always))]
    pub(super) fn after<S: Side>(&self, played: Move) -> Self {
        // Before the first branch, so that a loop over the moves of a position reads it once.
        let passed = hash::en_passant(self.en_passant());
        let kind = played.kind_bits();
        if kind > kind::DOUBLE_PUSH {
            return self.after_rare::<S>(played);
        }
        let is_double = kind == kind::DOUBLE_PUSH;
        let role = if is_double { Role::Pawn.code() } else { kind as u8 };
        let code = role | S::CODE;
        let (from, to) = (played.from(), played.to());
        let (leaves, enters) = (1u64 << from.index(), 1u64 << to.index());
        let captured = self.board.code_at(to);
        let touched = leaves | enters;
        let mut hash = passed ^ self.hash_moved(code, from, to, captured);
        let mut castling = self.castling;
        if touched & (castling | self.board.role(Role::King).0) != 0 {
            let home = if role == Role::King.code() { S::BACK_RANK } else { 0 };
            let lost = castling & (touched | home);
            castling &= !lost;
            hash ^= hash::castling(lost);
        }
        let mut en_passant = NO_SQUARE;
        if is_double
            && self.has_pawn_beside::<S>(to)
            && let Some(square) = self.en_passant_after::<S>(from, to)
        {
            en_passant = square.index() as u8;
            hash ^= hash::en_passant(Some(square));
        }
        let planes = put_on_planes(self.board.planes, !touched, enters, code);
        let quiet = u16::from(role != Role::Pawn.code()) & u16::from(captured == 0);
        Self {
            board: Board { planes },
            castling,
            hash,
            en_passant,
            turn: S::Them::COLOR,
            halfmove: counted(self.halfmove, true) & quiet.wrapping_neg(),
            fullmove: counted(self.fullmove, S::CODE != 0),
        }
    }

    /// The hash with a piece moved, what stood there taken, and the turn passed on.
    #[cfg_attr(not(feature = "small"), inline(always))]
    fn hash_moved(&self, code: u8, from: Square, to: Square, captured: u8) -> u64 {
        let (leaves, enters) = (hash::piece(code, from.index()), hash::piece(code, to.index()));
        self.hash ^ hash::TURN ^ leaves ^ enters ^ hash::piece(captured, to.index())
    }

    /// What the hash is after a legal move, at little cost: right for all but castling, en passant, promotions and moves
    /// that change what may be castled or taken in passing.
    #[must_use]
    #[inline]
    pub(crate) fn likely_hash_after(&self, played: Move) -> u64 {
        let (from, to) = (played.from(), played.to());
        self.hash_moved(self.board.code_at(from), from, to, self.board.code_at(to))
    }

    /// Whether a pawn of the other side stands beside a pawn that arrives here.
    #[cfg_attr(not(feature = "small"), inline(always))]
    pub(super) fn has_pawn_beside<S: Side>(&self, to: Square) -> bool {
        let theirs = self.board.role(Role::Pawn) & self.board.color(S::Them::COLOR);
        theirs.intersects(king_attacks(to) & Bitboard(0xFF << (to.index() & 56)))
    }

    /// The square where a double step may be taken in passing, if one of the pawns beside it may legally do that.
    #[cold]
    #[inline(never)]
    pub(super) fn en_passant_after<S: Side>(&self, from: Square, to: Square) -> Option<Square> {
        let passed = Square::from_low_bits((from.index() + to.index()) as u32 / 2);
        let king = self.king(S::Them::COLOR);
        let takers = self.board.pieces(S::Them::COLOR, Role::Pawn) & pawn_attacks(S::COLOR, passed);
        let safe = |taker: Square| {
            let gone = Bitboard::from(from) | Bitboard::from(taker);
            let occupied = (self.board.occupied() - gone) | Bitboard::from(passed);
            (self.attackers(king, S::COLOR, occupied) - Bitboard::from(from)).is_empty()
        };
        takers.into_iter().any(safe).then_some(passed)
    }

    /// Castling, en passant and promotion.
    #[cold]
    #[inline(never)]
    pub(super) fn after_rare<S: Side>(&self, played: Move) -> Self {
        let mut next = *self;
        next.hash ^= hash::en_passant(self.en_passant()) ^ hash::TURN;
        next.en_passant = NO_SQUARE;
        next.turn = S::Them::COLOR;
        next.halfmove = counted(self.halfmove, true);
        next.fullmove = counted(self.fullmove, S::CODE != 0);
        let (from, to) = (played.from(), played.to());
        match played.kind_bits() {
            kind::CASTLE => next.apply_castle::<S>(from, to),
            kind::EN_PASSANT => next.apply_en_passant::<S>(from, to),
            promotion => next.apply_promotion::<S>(promotion as u8 & 7, from, to),
        }
        next
    }

    /// Flips a piece on a square: puts it there or takes it away.
    #[cfg_attr(not(feature = "small"), inline(always))]
    fn toggle(&mut self, code: u8, square: Square) {
        for (index, plane) in self.board.planes.iter_mut().enumerate() {
            *plane ^= u64::from(code >> index & 1) << square.index();
        }
        self.hash ^= hash::piece(code, square.index());
    }

    /// Takes away the rights of rooks on these squares.
    #[cfg_attr(not(feature = "small"), inline(always))]
    fn lose_rights(&mut self, squares: u64) {
        let lost = self.castling & squares;
        if lost != 0 {
            self.hash ^= hash::castling(lost);
            self.castling &= !lost;
        }
    }

    fn apply_castle<S: Side>(&mut self, king: Square, rook: Square) {
        let (king_to, rook_to) = castle_squares(king, rook);
        // Off the board first: in Chess960 one may land where the other stood.
        self.toggle(Role::King.code() | S::CODE, king);
        self.toggle(Role::Rook.code() | S::CODE, rook);
        self.toggle(Role::King.code() | S::CODE, king_to);
        self.toggle(Role::Rook.code() | S::CODE, rook_to);
        self.lose_rights(S::BACK_RANK);
    }

    fn apply_en_passant<S: Side>(&mut self, from: Square, to: Square) {
        let code = Role::Pawn.code() | S::CODE;
        self.toggle(code, from);
        self.toggle(code, to);
        self.toggle(Role::Pawn.code() | S::Them::CODE, Square::new(to.file(), from.rank()));
        self.halfmove = 0;
    }

    fn apply_promotion<S: Side>(&mut self, role: u8, from: Square, to: Square) {
        let captured = self.board.code_at(to);
        if captured != 0 {
            self.toggle(captured, to);
        }
        self.toggle(Role::Pawn.code() | S::CODE, from);
        self.toggle(role | S::CODE, to);
        self.lose_rights(1 << to.index());
        self.halfmove = 0;
    }
}

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
    #[cfg_attr(not(feature = "small"), inline(always))]
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
    #[cfg_attr(not(feature = "small"), inline(always))]
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
    #[cfg_attr(not(feature = "small"), inline(always))]
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
    #[cfg_attr(not(feature = "small"), inline(always))]
    fn put(next: &mut Position, lifted: &Position, role: Role, to: Square, captured: u8) {
        let code = role.code() | S::CODE;
        let enters = 1u64 << to.index();
        let keep = if captured == 0 { !0 } else { !enters };
        next.board.planes = put_on_planes(lifted.board.planes, keep, enters, code);
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
    #[cfg_attr(not(feature = "small"), inline(always))]
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

    #[cfg_attr(not(feature = "small"), inline(always))]
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

    #[cfg_attr(not(feature = "small"), inline(always))]
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

    #[cfg_attr(not(feature = "small"), inline(always))]
    fn one(&mut self, played: Move) {
        self.visit.visit(played, &self.position.after_rare::<S>(played));
    }
}

impl Setup {
    /// The setup after a move that [`Setup::pseudo_targets`] has, or a castle of a right it has whose way is free, be any
    /// of it legal or not; it keeps the square that a double step has passed, whether or not anyone may take there.
    pub(crate) fn after(&self, played: Move) -> Self {
        // Making a move asks for no more than the pieces that it moves.
        let next = Position::unhashed(self).play_unchecked(played).setup();
        Self { en_passant: played.passed(), ..next }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts the moves below a position: those whose hash was foretold, and all.
    fn foretold(position: &Position, depth: u32) -> [u32; 2] {
        let mut counts = [0; 2];
        for &played in position.legal_moves().iter() {
            let after = position.play_unchecked(played);
            let is_plain = played.kind_bits() <= kind::DOUBLE_PUSH
                && position.en_passant().or(after.en_passant()).is_none()
                && position.castling_rooks() == after.castling_rooks();
            let is_right = position.likely_hash_after(played) == after.hash();
            assert!(is_right || !is_plain, "{position:?} {played:?}");
            counts = [counts[0] + u32::from(is_right), counts[1] + 1];
            if depth > 1 {
                let below = foretold(&after, depth - 1);
                counts = [counts[0] + below[0], counts[1] + below[1]];
            }
        }
        counts
    }

    #[test]
    fn the_hash_after_nearly_every_move_is_foretold() {
        let [right, all] = foretold(&Position::initial(), 3);
        assert_eq!(all, 20 + 400 + 8902);
        assert!(right > all * 19 / 20 && right < all, "{right} of {all}");
    }
}
