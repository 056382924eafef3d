//! Legal move generation.
//!
//! Nothing is tried and taken back. From the king outwards the generator finds the checkers and the two kinds of pin;
//! every piece then gets the set of squares that it may go to at once, and hands it to a [`MoveSink`], which counts it or
//! writes it down. Pawns move as one set per direction.
//!
//! A pinned piece may only move along its pin. The squares of all diagonal pins together are one set, those of all
//! straight ones another, and no piece needs to know which pin is its own: a bishop on one diagonal ray of the king
//! that leaves it never lands on another.

use super::Move;
use super::legality::{KingSafety, castle_squares, castle_way_is_free};
use super::list::{ListWriter, MoveList};
use super::moves::kind;
use super::position::{Position, by_turn};
use super::side::Side;
use crate::board::{Bitboard, Role, Square};
use crate::geometry::{
    BISHOP_RAYS, BISHOPS_AROUND, ROOK_RAYS, ROOKS_AROUND, between, bishop_attacks, king_attacks, knight_attacks,
    knights_attack, pawn_attacks, pawns_attack, rook_attacks,
};

/// Runs through the squares of a set. The question whether any is left stands at the end of the loop: a compiler that
/// minds the size does not move it there, and a tenth of the speed of counting in a browser hangs on it.
macro_rules! each {
    ($square:ident of $set:expr => $act:block) => {{
        let mut left: u64 = $set;
        if left != 0 {
            loop {
                let $square = $crate::board::Square::from_low_bits(left.trailing_zeros());
                left &= left - 1;
                $act
                if left == 0 {
                    break;
                }
            }
        }
    }};
}
pub(super) use each;

/// Takes the moves, a set at a time.
pub(super) trait MoveSink {
    /// A piece goes from a square to any of `targets`.
    fn piece(&mut self, role: Role, from: Square, targets: u64);
    /// Pawns go to each of `targets` from the square `step` below it.
    fn pawns(&mut self, kind: u16, step: i32, targets: u64);
    /// Pawns go to each of `targets`, on the last rank, from the square `step` below it.
    fn promotions(&mut self, step: i32, targets: u64);
    /// A single move.
    fn one(&mut self, played: Move);
}

/// Counts the moves.
pub(super) struct MoveCounter(pub(super) u32);

impl MoveSink for MoveCounter {
    #[cfg_attr(not(feature = "small"), inline(always))]
    fn piece(&mut self, _: Role, _: Square, targets: u64) {
        self.0 += targets.count_ones();
    }

    #[cfg_attr(not(feature = "small"), inline(always))]
    fn pawns(&mut self, _: u16, _: i32, targets: u64) {
        self.0 += targets.count_ones();
    }

    #[cfg_attr(not(feature = "small"), inline(always))]
    fn promotions(&mut self, _: i32, targets: u64) {
        self.0 += 4 * targets.count_ones();
    }

    #[cfg_attr(not(feature = "small"), inline(always))]
    fn one(&mut self, _: Move) {
        self.0 += 1;
    }
}

impl MoveSink for ListWriter<'_> {
    #[cfg_attr(not(feature = "small"), inline(always))]
    fn piece(&mut self, role: Role, from: Square, targets: u64) {
        self.write_set(targets, 1 << 6, Move::pack(u16::from(role.code()), from.index() as u16, 0).raw());
    }

    #[cfg_attr(not(feature = "small"), inline(always))]
    fn pawns(&mut self, kind: u16, step: i32, targets: u64) {
        // Where it comes from is where it goes less the step, so one sum makes both.
        self.write_set(targets, 1 << 6 | 1, Move::pack(kind, 0, 0).raw().wrapping_sub(step as u16));
    }

    #[cold]
    #[inline(never)]
    fn promotions(&mut self, step: i32, targets: u64) {
        for role in Role::PROMOTIONS {
            self.pawns(kind::PROMOTION | u16::from(role.code()), step, targets);
        }
    }

    #[cfg_attr(not(feature = "small"), inline(always))]
    fn one(&mut self, played: Move) {
        self.push(played);
    }
}

/// What the generator knows before it looks at the first move.
struct MoveContext {
    king: Square,
    us: u64,
    them: u64,
    occupied: u64,
    checkers: u64,
    /// The squares from the king up to the pinning piece, over all diagonal pins; then over all straight ones.
    diagonal_pins: u64,
    straight_pins: u64,
    /// Where a piece other than the king may go: not onto its own, and in check only to stop it.
    targets: u64,
}

/// The squares up to the snipers that one piece alone keeps from the king; snipers that nothing keeps give check.
#[cfg_attr(not(feature = "small"), inline(always))]
fn pins(king: Square, snipers: u64, occupied: u64, checkers: &mut u64) -> u64 {
    let mut pinned = 0;
    each!(sniper of snipers => {
        let line = between(king, sniper).0;
        let blockers = line & occupied;
        if blockers == 0 {
            *checkers |= 1 << sniper.index();
        } else if blockers & (blockers - 1) == 0 {
            pinned |= line | 1 << sniper.index();
        }
    });
    pinned
}

/// Where the moves that are wanted go: onto the other side's pieces, or elsewhere.
#[cfg_attr(not(feature = "small"), inline(always))]
fn wanted<const NOISY: bool, const QUIET: bool>(view: &MoveContext) -> u64 {
    match (NOISY, QUIET) {
        (true, true) => !0,
        (true, false) => view.them,
        (false, true) => !view.them,
        (false, false) => 0,
    }
}

/// The role of a slider on a square of a set that may hold queens too.
#[cfg_attr(not(feature = "small"), inline(always))]
fn slider(queens: u64, from: Square, other: Role) -> Role {
    if queens >> from.index() & 1 != 0 { Role::Queen } else { other }
}

impl Position {
    #[cfg_attr(not(feature = "small"), inline(always))]
    fn view<S: Side>(&self) -> MoveContext {
        let board = &self.board;
        let occupied = board.occupied().0;
        let (us, them) = (board.color(S::COLOR).0, board.color(S::Them::COLOR).0);
        let king = Square::from_low_bits((us & board.role(Role::King).0).trailing_zeros());
        let k = king.index();
        let mut checkers = them
            & (knight_attacks(king).0 & board.role(Role::Knight).0
                | pawn_attacks(S::COLOR, king).0 & board.role(Role::Pawn).0);
        let snipers = BISHOP_RAYS[k] & board.diagonal_sliders().0 & them;
        let diagonal_pins = pins(king, snipers, occupied, &mut checkers);
        let snipers = ROOK_RAYS[k] & board.straight_sliders().0 & them;
        let straight_pins = pins(king, snipers, occupied, &mut checkers);
        let stops = if checkers == 0 {
            !0
        } else {
            between(king, Square::from_low_bits(checkers.trailing_zeros())).0 | checkers
        };
        MoveContext { king, us, them, occupied, checkers, diagonal_pins, straight_pins, targets: stops & !us }
    }

    /// What the safety of the king of the side to move hangs on.
    #[must_use]
    #[inline]
    pub(crate) fn king_safety(&self) -> KingSafety {
        by_turn!(self, king_safety_of())
    }

    #[cfg_attr(not(feature = "small"), inline(always))]
    fn king_safety_of<S: Side>(&self) -> KingSafety {
        let view = self.view::<S>();
        KingSafety {
            checkers: Bitboard(view.checkers),
            shields: Bitboard((view.diagonal_pins | view.straight_pins) & view.us),
        }
    }

    /// Hands every legal move to a sink.
    #[cfg_attr(not(feature = "small"), inline(always))]
    pub(super) fn generate<S: Side>(&self, sink: &mut impl MoveSink) {
        self.generate_some::<S, true, true>(sink);
    }

    /// Hands the noisy moves, which take something or promote, to a sink, or the quiet ones, or both.
    #[cfg_attr(not(feature = "small"), inline(always))]
    fn generate_some<S: Side, const NOISY: bool, const QUIET: bool>(&self, sink: &mut impl MoveSink) {
        let mut view = self.view::<S>();
        self.king_moves::<S, NOISY, QUIET>(&view, sink);
        if view.checkers & view.checkers.wrapping_sub(1) != 0 {
            return;
        }
        self.pawn_moves::<S, NOISY, QUIET>(&view, sink);
        view.targets &= wanted::<NOISY, QUIET>(&view);
        self.piece_moves(&view, sink);
        if NOISY && self.en_passant < 64 {
            self.en_passant_captures::<S>(sink);
        }
    }

    /// Steps of the king, and castling, which asks about the same attacked squares.
    #[cfg_attr(not(feature = "small"), inline(always))]
    fn king_moves<S: Side, const NOISY: bool, const QUIET: bool>(&self, view: &MoveContext, sink: &mut impl MoveSink) {
        let board = &self.board;
        let their_pawns = board.role(Role::Pawn).0 & view.them;
        let their_king = Square::from_low_bits((board.role(Role::King).0 & view.them).trailing_zeros());
        let near = pawns_attack(S::Them::COLOR, Bitboard(their_pawns)).0 | king_attacks(their_king).0;
        let targets = king_attacks(view.king).0 & !view.us & !near & wanted::<NOISY, QUIET>(view);
        let castles = if QUIET && view.checkers == 0 { self.free_castles::<S>(view) } else { 0 };
        if targets | castles == 0 {
            return;
        }
        // Castling asks about squares farther away, too.
        let k = view.king.index();
        let from = if castles == 0 { [BISHOPS_AROUND[k], ROOKS_AROUND[k]] } else { [!0; 2] };
        let danger = near | self.piece_attacks(view, from);
        sink.piece(Role::King, view.king, targets & !danger);
        if castles != 0 {
            self.castles::<S>(view, castles, danger, sink);
        }
    }

    /// What the other side's knights attack, its diagonal sliders of one set and its straight ones of another; our king
    /// hides no squares behind itself.
    #[cfg_attr(not(feature = "small"), inline(always))]
    fn piece_attacks(&self, view: &MoveContext, [diagonal, straight]: [u64; 2]) -> u64 {
        let board = &self.board;
        let occupied = Bitboard(view.occupied ^ 1 << view.king.index());
        let mut attacked = knights_attack(board.role(Role::Knight) & Bitboard(view.them)).0;
        each!(from of board.diagonal_sliders().0 & view.them & diagonal => {
            attacked |= bishop_attacks(from, occupied).0;
        });
        each!(from of board.straight_sliders().0 & view.them & straight => {
            attacked |= rook_attacks(from, occupied).0;
        });
        attacked
    }

    /// The rooks that may castle as far as what stands in the way is concerned.
    #[cfg_attr(not(feature = "small"), inline(always))]
    fn free_castles<S: Side>(&self, view: &MoveContext) -> u64 {
        let mut free = 0;
        each!(rook of self.castling & S::BACK_RANK => {
            // Nearly always something stands between them, so that is asked first and here.
            if between(view.king, rook).0 & view.occupied == 0
                && castle_way_is_free(view.king, rook, Bitboard(view.occupied))
            {
                free |= 1 << rook.index();
            }
        });
        free
    }

    #[cold]
    #[inline(never)]
    fn castles<S: Side>(&self, view: &MoveContext, rooks: u64, danger: u64, sink: &mut impl MoveSink) {
        // A rook that leaves may uncover a slider only along the back rank.
        let sliders = self.board.straight_sliders().0 & view.them & S::BACK_RANK;
        for rook in Bitboard(rooks) {
            let (king_to, _) = castle_squares(view.king, rook);
            let way = (between(view.king, king_to) | Bitboard::from(king_to)) - Bitboard::from(view.king);
            if way.0 & danger == 0 && (sliders == 0 || self.castle_is_safe::<S>(view.king, rook)) {
                sink.one(Move::pack(kind::CASTLE, view.king.index() as u16, rook.index() as u16));
            }
        }
    }

    #[cfg_attr(not(feature = "small"), inline(always))]
    fn pawn_moves<S: Side, const NOISY: bool, const QUIET: bool>(&self, view: &MoveContext, sink: &mut impl MoveSink) {
        let pawns = self.board.role(Role::Pawn).0 & view.us;
        let free = pawns & !(view.diagonal_pins | view.straight_pins);
        let empty = !view.occupied;

        let upright = pawns & view.straight_pins;
        let single = (S::forward(free) | S::forward(upright) & view.straight_pins) & empty;
        let double = S::forward(single & S::THIRD_RANK) & empty & view.targets;
        let single = single & view.targets;

        let slanted = pawns & view.diagonal_pins;
        let victims = view.them & view.targets;
        let left = (S::take_left(free) | S::take_left(slanted) & view.diagonal_pins) & victims;
        let right = (S::take_right(free) | S::take_right(slanted) & view.diagonal_pins) & victims;

        let pawn = u16::from(Role::Pawn.code());
        if QUIET {
            sink.pawns(pawn, S::UP, single & !S::LAST_RANK);
            sink.pawns(kind::DOUBLE_PUSH, 2 * S::UP, double);
        }
        if NOISY {
            sink.pawns(pawn, S::UP - 1, left & !S::LAST_RANK);
            sink.pawns(pawn, S::UP + 1, right & !S::LAST_RANK);
        }
        if NOISY && (single | left | right) & S::LAST_RANK != 0 {
            sink.promotions(S::UP, single & S::LAST_RANK);
            sink.promotions(S::UP - 1, left & S::LAST_RANK);
            sink.promotions(S::UP + 1, right & S::LAST_RANK);
        }
    }

    #[cfg_attr(not(feature = "small"), inline(always))]
    fn piece_moves(&self, view: &MoveContext, sink: &mut impl MoveSink) {
        let board = &self.board;
        let pins = view.diagonal_pins | view.straight_pins;
        let occupied = Bitboard(view.occupied);
        each!(from of board.role(Role::Knight).0 & view.us & !pins => {
            sink.piece(Role::Knight, from, knight_attacks(from).0 & view.targets);
        });
        let queens = board.role(Role::Queen).0;
        let diagonal = board.diagonal_sliders().0 & view.us & !view.straight_pins;
        each!(from of diagonal & !pins => {
            sink.piece(slider(queens, from, Role::Bishop), from, bishop_attacks(from, occupied).0 & view.targets);
        });
        let straight = board.straight_sliders().0 & view.us & !view.diagonal_pins;
        each!(from of straight & !pins => {
            sink.piece(slider(queens, from, Role::Rook), from, rook_attacks(from, occupied).0 & view.targets);
        });
        if (diagonal | straight) & pins != 0 {
            each!(from of diagonal & pins => {
                let targets = bishop_attacks(from, occupied).0 & view.targets & view.diagonal_pins;
                sink.piece(slider(queens, from, Role::Bishop), from, targets);
            });
            each!(from of straight & pins => {
                let targets = rook_attacks(from, occupied).0 & view.targets & view.straight_pins;
                sink.piece(slider(queens, from, Role::Rook), from, targets);
            });
        }
    }

    /// Rare, so each capture is tried out on the occupied squares: two pawns leave a line at once.
    #[cold]
    #[inline(never)]
    fn en_passant_captures<S: Side>(&self, sink: &mut impl MoveSink) {
        let Some(to) = self.en_passant() else { return };
        let pawns = self.board.pieces(S::COLOR, Role::Pawn) & pawn_attacks(S::Them::COLOR, to);
        for from in pawns {
            if self.en_passant_is_safe(from, to) {
                sink.one(Move::pack(kind::EN_PASSANT, from.index() as u16, to.index() as u16));
            }
        }
    }

    /// Writes every legal move. Called, not inlined: it is large, and a call costs it nothing.
    #[inline(never)]
    pub(super) fn list<S: Side>(&self, list: &mut MoveList) {
        self.generate::<S>(&mut list.rewrite());
    }

    /// Writes the moves that take something or promote.
    #[inline(never)]
    pub(super) fn list_noisy<S: Side>(&self, list: &mut MoveList) {
        self.generate_some::<S, true, false>(&mut list.rewrite());
    }

    /// Writes all other moves.
    #[inline(never)]
    pub(super) fn list_quiet<S: Side>(&self, list: &mut MoveList) {
        self.generate_some::<S, false, true>(&mut list.rewrite());
    }

    /// How many legal moves there are.
    #[inline(never)]
    pub(super) fn count<S: Side>(&self) -> u32 {
        let mut count = MoveCounter(0);
        self.generate::<S>(&mut count);
        count.0
    }
}
