//! What each side could take, and what it could attack next.

use super::pieces::Attacks;
use super::sink::TermSink;
use super::terms::*;
use super::view::{SidePieces, SideView, attacks_up, bishop, count, knight, rook, square_of};

const THIRD: u64 = 0xFF << 16;

/// Counts the pieces of each kind in a set.
#[inline(always)]
fn by_kind<S: TermSink>(term: Term, pieces: &SidePieces, set: u64, sink: &mut S) {
    if set != 0 {
        sink.add(term.at(0), count(set & pieces.pawns));
        officers(term.at(1), pieces, set, sink);
    }
}

/// The same without pawns.
#[inline(always)]
fn officers<S: TermSink>(first: usize, pieces: &SidePieces, set: u64, sink: &mut S) {
    if set != 0 {
        sink.add(first, count(set & pieces.knights));
        sink.add(first + 1, count(set & pieces.bishops));
        sink.add(first + 2, count(set & pieces.rooks));
        sink.add(first + 3, count(set & pieces.queens));
    }
}

/// Judges what a side threatens.
#[inline]
pub(super) fn threats<S: TermSink>(view: &SideView, ours: &Attacks, theirs: &Attacks, sink: &mut S) {
    let them = &view.them;
    let officers_of = them.pieces();
    let strong = theirs.pawn | theirs.two & !ours.two;
    let weak = them.all & !them.king & !strong & ours.all;
    let safe = !theirs.all | ours.all;

    let minor = ours.knight | ours.bishop;
    by_kind(MINOR_HITS, them, (officers_of | weak) & minor, sink);
    by_kind(ROOK_HITS, them, (weak | them.queens) & ours.rook, sink);
    sink.add(KING_HITS.at(0), i32::from(weak & ours.king != 0));
    let bare = !theirs.all | officers_of & ours.two;
    sink.add(HANGING.at(0), count(weak & bare));
    sink.add(QUEEN_DEFENDS.at(0), count(weak & theirs.queen));
    sink.add(CONTESTED.at(0), count(theirs.all & !strong & ours.all));

    officers(PAWN_HITS.at(0), them, attacks_up(view.us.pawns & safe) & officers_of, sink);
    let step = (view.us.pawns << 8) & !view.occupied;
    let step = step | ((step & THIRD) << 8) & !view.occupied;
    let step = step & !theirs.pawn & safe;
    sink.add(PUSH_HITS.at(0), count(attacks_up(step) & officers_of));

    // One queen only: of several, which is the first depends on the wing.
    if count(them.queens) == 1 {
        let queen = square_of(them.queens);
        let spots = ours.area & !strong & !view.us.pawns;
        sink.add(QUEEN_CHASED.at(0), count(knight(queen) & ours.knight & spots));
        let slides = bishop(queen, view.occupied) & ours.bishop | rook(queen, view.occupied) & ours.rook;
        sink.add(QUEEN_CHASED.at(1), count(slides & spots & ours.two));
    }
}
