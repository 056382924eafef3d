//! Pieces one by one: placement, mobility, and the squares that a side attacks.

use super::score::TermSink;
use super::terms::*;
use super::view::{
    A_FILE, CENTRE_FILES, DARK, H_FILE, SideView, attacks_down, attacks_up, bishop, count, distance, each, east,
    file_of, fill_down, king, knight, rook, west,
};
use crate::board::Square;
use crate::geometry::{BETWEEN, BISHOP_RAYS, ROOK_RAYS, line};

const CENTRE: u64 = 0x0000_0018_1800_0000;
const LOW_RANKS: u64 = 0x0000_0000_00FF_FF00;
const OUTPOST_RANKS: u64 = 0x0000_FFFF_FF00_0000;
const SEVENTH: u64 = 0xFF << 48;
const EIGHTH: u64 = 0xFF << 56;

/// The attacks of a side, in the view of either.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attacks {
    pub(super) pawn: u64,
    pub(super) knight: u64,
    pub(super) bishop: u64,
    pub(super) rook: u64,
    pub(super) queen: u64,
    pub(super) king: u64,
    pub(super) all: u64,
    /// Attacked at least twice.
    pub(super) two: u64,
    /// The squares that count for mobility: without blocked pawns, the king, and attacks of enemy pawns.
    pub(super) area: u64,
    /// Own pieces that shield the king from a slider.
    pub(super) pinned: u64,
    /// The numbers of knights, bishops, rooks and queens that attack the squares around the enemy king.
    pub(super) attackers: [i32; 4],
    /// Their attacks on the squares next to it.
    pub(super) hits: i32,
}

impl Attacks {
    /// The same in the view of the other side.
    #[inline(always)]
    pub(super) fn turned(&self) -> Self {
        Self {
            pawn: self.pawn.swap_bytes(),
            knight: self.knight.swap_bytes(),
            bishop: self.bishop.swap_bytes(),
            rook: self.rook.swap_bytes(),
            queen: self.queen.swap_bytes(),
            king: self.king.swap_bytes(),
            all: self.all.swap_bytes(),
            two: self.two.swap_bytes(),
            ..*self
        }
    }
}

/// The squares around a king: next to it, and one more rank or file towards the centre for a king at the edge.
#[inline(always)]
pub(super) fn ring(at: usize) -> u64 {
    let inner = (at & 7).clamp(1, 6) | ((at >> 3).clamp(1, 6) << 3);
    king(inner) | 1 << inner
}

/// Own pieces between the king and an enemy slider.
#[inline(always)]
fn shields(view: &SideView) -> u64 {
    let straight = (view.them.rooks | view.them.queens) & ROOK_RAYS[view.king];
    let diagonal = (view.them.bishops | view.them.queens) & BISHOP_RAYS[view.king];
    let mut pinned = 0;
    each!(at of straight | diagonal => {
        let between = BETWEEN[view.king][at] & view.occupied;
        if between & between.wrapping_sub(1) == 0 {
            pinned |= between;
        }
    });
    pinned & view.us.all
}

/// Evaluates what all kinds of pieces have in common.
struct PieceWalk<'a> {
    view: &'a SideView,
    attacks: Attacks,
    ring: u64,
    near: u64,
}

impl PieceWalk<'_> {
    /// Evaluates mobility, placement and attacks on the king of a piece. Takes its attacks without a pin, returns those with it.
    #[inline(always)]
    fn piece<S: TermSink>(
        &mut self,
        kind: usize,
        at: usize,
        reach: u64,
        [square, mobility]: [Term; 2],
        sink: &mut S,
    ) -> u64 {
        let mut reach = reach;
        if self.attacks.pinned >> at & 1 != 0 {
            let (from, king) = (Square::from_low_bits(at as u32), Square::from_low_bits(self.view.king as u32));
            reach &= line(from, king).0;
        }
        sink.add(square.at(at ^ self.view.mirror()), 1);
        sink.add(mobility.at(count(reach & self.attacks.area) as usize), 1);
        self.attacks.two |= self.attacks.all & reach;
        self.attacks.all |= reach;
        if reach & self.ring != 0 {
            self.attacks.attackers[kind & 3] += 1;
            self.attacks.hits += count(reach & self.near);
        }
        reach
    }
}

/// Evaluates the pieces of a side one by one.
#[inline]
pub(super) fn pieces<S: TermSink>(view: &SideView, sink: &mut S) -> Attacks {
    let us = &view.us;
    let pawn = attacks_up(us.pawns);
    let by_pawns = attacks_down(view.them.pawns);
    let near = king(view.king);
    let blocked = us.pawns & (view.occupied >> 8 | LOW_RANKS);
    let attacks = Attacks {
        pawn,
        knight: 0,
        bishop: 0,
        rook: 0,
        queen: 0,
        king: near,
        all: pawn | near,
        two: pawn & near | east(us.pawns << 8) & west(us.pawns << 8),
        area: !(blocked | us.king | by_pawns),
        pinned: shields(view),
        attackers: [0; 4],
        hits: 0,
    };
    let mut walk = PieceWalk { view, attacks, ring: ring(view.their_king), near: king(view.their_king) };
    sink.add(KING_SQUARE.at(king_square(view.king)), 1);
    sink.add(MATERIAL.at(1), count(us.knights));
    sink.add(MATERIAL.at(2), count(us.bishops));
    sink.add(MATERIAL.at(3), count(us.rooks));
    sink.add(MATERIAL.at(4), count(us.queens));
    knights(&mut walk, by_pawns, sink);
    bishops(&mut walk, by_pawns, sink);
    rooks(&mut walk, sink);
    queens(&mut walk, sink);
    walk.attacks
}

/// The index of the king's square, mirrored to the files e to h.
#[inline(always)]
const fn king_square(at: usize) -> usize {
    let file = if at & 4 == 0 { 3 - (at & 3) } else { at & 3 };
    (at >> 3) * 4 + file
}

/// The squares on which no enemy pawn can attack a piece.
#[inline(always)]
fn outposts(by_pawns: u64) -> u64 {
    OUTPOST_RANKS & !fill_down(by_pawns)
}

#[inline(always)]
fn knights<S: TermSink>(walk: &mut PieceWalk, by_pawns: u64, sink: &mut S) {
    let view = walk.view;
    let pawn = walk.attacks.pawn;
    each!(at of view.us.knights => {
        let reach = walk.piece(0, at, knight(at), [KNIGHT_SQUARE, KNIGHT_MOBILITY], sink);
        walk.attacks.knight |= reach;
        let outposts = outposts(by_pawns);
        if outposts >> at & 1 != 0 {
            sink.add(KNIGHT_OUTPOST.at((pawn >> at & 1) as usize), 1);
        } else if reach & outposts & pawn & !view.us.all != 0 {
            sink.add(KNIGHT_TO_OUTPOST.at(0), 1);
        }
        sink.add(FAR_FROM_KING.at(0), distance(at, view.king) as i32);
    });
    let pawns_below = (view.us.pawns | view.them.pawns) >> 8;
    sink.add(BEHIND_PAWN.at(0), count(view.us.knights & pawns_below));
    sink.add(BEHIND_PAWN.at(1), count(view.us.bishops & pawns_below));
}

#[inline(always)]
fn bishops<S: TermSink>(walk: &mut PieceWalk, by_pawns: u64, sink: &mut S) {
    let view = walk.view;
    let us = &view.us;
    let pawn = walk.attacks.pawn;
    if us.bishops & DARK != 0 && us.bishops & !DARK != 0 {
        sink.add(BISHOP_PAIR.at(0), 1);
    }
    each!(at of us.bishops => {
        let reach = bishop(at, view.occupied ^ us.queens);
        let reach = walk.piece(1, at, reach, [BISHOP_SQUARE, BISHOP_MOBILITY], sink);
        walk.attacks.bishop |= reach;
        let spot = 1u64 << at;
        if outposts(by_pawns) & spot != 0 {
            sink.add(BISHOP_OUTPOST.at((pawn >> at & 1) as usize), 1);
        }
        sink.add(FAR_FROM_KING.at(1), distance(at, view.king) as i32);
        let colour = if DARK & spot != 0 { DARK } else { !DARK };
        let same = us.pawns & colour;
        sink.add(BISHOP_PAWNS.at(0), count(same));
        sink.add(BISHOP_BLOCKED.at(0), count(same & CENTRE_FILES & view.occupied >> 8));
        if count(bishop(at, us.pawns | view.them.pawns) & CENTRE) > 1 {
            sink.add(LONG_DIAGONAL.at(0), 1);
        }
        // On the sixth or seventh rank at the edge, with a defended pawn on the way back.
        let corner = spot & (A_FILE | H_FILE) & (SEVENTH | SEVENTH >> 8);
        if (east(corner) | west(corner)) >> 8 & view.them.pawns & by_pawns != 0 {
            sink.add(BISHOP_TRAPPED.at(0), 1);
        }
    });
}

#[inline(always)]
fn rooks<S: TermSink>(walk: &mut PieceWalk, sink: &mut S) {
    let view = walk.view;
    let us = &view.us;
    each!(at of us.rooks => {
        let reach = rook(at, view.occupied ^ us.queens ^ us.rooks);
        let reach = walk.piece(2, at, reach, [ROOK_SQUARE, ROOK_MOBILITY], sink);
        walk.attacks.rook |= reach;
        let file = file_of(at);
        if us.pawns & file == 0 {
            sink.add(ROOK_FILE.at(usize::from(view.them.pawns & file == 0)), 1);
        } else if us.pawns & file & view.occupied >> 8 != 0 {
            sink.add(ROOK_FILE.at(2), 1);
        }
        if SEVENTH >> at & 1 != 0 && (view.them.pawns & SEVENTH | view.them.king & EIGHTH) != 0 {
            sink.add(ROOK_SEVENTH.at(0), 1);
        }
        let (rook_file, king_file) = (at & 7, view.king & 7);
        let outside = if king_file < 4 { rook_file < king_file } else { rook_file > king_file };
        if outside && at < 16 && view.king < 8 && us.pawns & file != 0 && count(reach & walk.attacks.area) <= 3 {
            sink.add(ROOK_TRAPPED.at(0), 1);
        }
    });
}

#[inline(always)]
fn queens<S: TermSink>(walk: &mut PieceWalk, sink: &mut S) {
    let view = walk.view;
    each!(at of view.us.queens => {
        let reach = bishop(at, view.occupied) | rook(at, view.occupied);
        let reach = walk.piece(3, at, reach, [QUEEN_SQUARE, QUEEN_MOBILITY], sink);
        walk.attacks.queen |= reach;
        let behind = view.them.rooks & ROOK_RAYS[at] | view.them.bishops & BISHOP_RAYS[at];
        let mut shadowed = false;
        each!(slider of behind => {
            let between = BETWEEN[at][slider] & view.occupied;
            shadowed |= between != 0 && between & (between - 1) == 0;
        });
        if shadowed {
            sink.add(QUEEN_SHADOWED.at(0), 1);
        }
    });
}
