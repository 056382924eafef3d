//! The dangers for a king.

use super::pawns::flank;
use super::pieces::{Attacks, ring};
use super::sink::TermSink;
use super::terms::*;
use super::view::{SideView, bishop, count, king as near_king, knight, rook};

/// The side's own half and the middle.
const CAMP: u64 = 0x0000_00FF_FFFF_FFFF;

/// Judges the dangers for the king of a side.
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

/// Where the enemy could give check.
#[inline(always)]
fn checks<S: TermSink>(view: &SideView, ours: &Attacks, theirs: &Attacks, weak: u64, sink: &mut S) {
    let free = !view.them.all;
    let safe = free & (!ours.all | weak & theirs.two);
    let lines = view.occupied ^ view.us.queens;
    let (straight, diagonal) = (rook(view.king, lines), bishop(view.king, lines));
    // A queen's check is one only if the queen cannot be taken by ours.
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
