//! Threats of a side: pieces that it attacks or could attack next, and the dangers for a king.

use super::pawns::flank;
use super::pieces::{Attacks, ring};
use super::score::TermSink;
use super::terms::*;
use super::view::{SidePieces, SideView, attacks_up, bishop, count, king as near_king, knight, rook, square_of};

const THIRD: u64 = 0xFF << 16;

/// Adds the pieces of each kind in a set, pawns included.
#[inline(always)]
fn by_kind<S: TermSink>(term: Term, pieces: &SidePieces, set: u64, sink: &mut S) {
    if set != 0 {
        sink.add(term.at(0), count(set & pieces.pawns));
        pieces_by_kind(term.at(1), pieces, set, sink);
    }
}

/// Adds the knights, bishops, rooks and queens in a set.
#[inline(always)]
fn pieces_by_kind<S: TermSink>(first: usize, pieces: &SidePieces, set: u64, sink: &mut S) {
    if set != 0 {
        sink.add(first, count(set & pieces.knights));
        sink.add(first + 1, count(set & pieces.bishops));
        sink.add(first + 2, count(set & pieces.rooks));
        sink.add(first + 3, count(set & pieces.queens));
    }
}

/// Evaluates the threats of a side.
#[inline]
pub(super) fn threats<S: TermSink>(view: &SideView, ours: &Attacks, theirs: &Attacks, sink: &mut S) {
    let them = &view.them;
    let their_pieces = them.pieces();
    let strong = theirs.pawn | theirs.two & !ours.two;
    let weak = them.all & !them.king & !strong & ours.all;
    let safe = !theirs.all | ours.all;

    let minor = ours.knight | ours.bishop;
    by_kind(MINOR_HITS, them, (their_pieces | weak) & minor, sink);
    by_kind(ROOK_HITS, them, (weak | them.queens) & ours.rook, sink);
    sink.add(KING_HITS.at(0), i32::from(weak & ours.king != 0));
    let undefended = !theirs.all | their_pieces & ours.two;
    sink.add(HANGING.at(0), count(weak & undefended));
    sink.add(QUEEN_DEFENDS.at(0), count(weak & theirs.queen));
    sink.add(CONTESTED.at(0), count(theirs.all & !strong & ours.all));

    pieces_by_kind(PAWN_HITS.at(0), them, attacks_up(view.us.pawns & safe) & their_pieces, sink);
    let step = (view.us.pawns << 8) & !view.occupied;
    let step = step | ((step & THIRD) << 8) & !view.occupied;
    let step = step & !theirs.pawn & safe;
    sink.add(PUSH_HITS.at(0), count(attacks_up(step) & their_pieces));

    // One queen only: the first of several would depend on the wing.
    if count(them.queens) == 1 {
        let queen = square_of(them.queens);
        let spots = ours.area & !strong & !view.us.pawns;
        sink.add(QUEEN_CHASED.at(0), count(knight(queen) & ours.knight & spots));
        let slides = bishop(queen, view.occupied) & ours.bishop | rook(queen, view.occupied) & ours.rook;
        sink.add(QUEEN_CHASED.at(1), count(slides & spots & ours.two));
    }
}

/// The side's own half and the middle.
const CAMP: u64 = 0x0000_00FF_FFFF_FFFF;

/// Evaluates the dangers for the king of a side.
#[inline]
pub(super) fn king<S: TermSink>(view: &SideView, ours: &Attacks, theirs: &Attacks, sink: &mut S) {
    let them = &view.them;
    sink.danger(DANGER.at(0), 1);
    for kind in 0..4 {
        sink.danger(DANGER_ATTACKER.at(kind), theirs.attackers[kind]);
    }
    sink.danger(DANGER_ATTACKS.at(0), theirs.hits);
    sink.danger(DANGER_NO_QUEEN.at(0), i32::from(them.queens == 0));
    sink.danger(DANGER_PINNED.at(0), count(ours.pinned));

    let weak = theirs.all & !ours.two & (!ours.all | ours.king | ours.queen);
    sink.danger(DANGER_WEAK.at(0), count(weak & ring(view.king)));

    checks(view, ours, theirs, weak, sink);

    let flank = flank(view.king) & CAMP;
    sink.danger(DANGER_FLANK.at(0), count(theirs.all & flank));
    sink.danger(DANGER_FLANK.at(1), count(theirs.two & flank));
    sink.danger(DANGER_DEFENDED.at(0), count(ours.all & flank));
    let around = near_king(view.king);
    sink.danger(DANGER_GUARD.at(0), count(view.us.knights & around));
    sink.danger(DANGER_GUARD.at(1), count(view.us.bishops & around));
}

/// Evaluates the checks that the enemy could give.
#[inline(always)]
fn checks<S: TermSink>(view: &SideView, ours: &Attacks, theirs: &Attacks, weak: u64, sink: &mut S) {
    let free = !view.them.all;
    let safe = free & (!ours.all | weak & theirs.two);
    let lines = view.occupied ^ view.us.queens;
    let (straight, diagonal) = (rook(view.king, lines), bishop(view.king, lines));
    // A check of a queen counts only where our queen cannot take it.
    let spots = [
        knight(view.king) & theirs.knight,
        diagonal & theirs.bishop,
        straight & theirs.rook,
        (straight | diagonal) & theirs.queen & !ours.queen,
    ];
    let mut unsafe_spots = 0;
    for (kind, spots) in spots.into_iter().enumerate() {
        let good = spots & safe;
        if good != 0 {
            sink.danger(DANGER_CHECK.at(kind), 1);
            sink.danger(DANGER_CHECKS.at(kind), i32::from(good & (good - 1) != 0));
        } else if kind != 3 {
            unsafe_spots |= spots & free;
        }
    }
    sink.danger(DANGER_UNSAFE_CHECK.at(0), count(unsafe_spots));
}
