//! Pawns among themselves, and before the king: what can be remembered as long as no pawn and no king moves.

use super::sink::TermSink;
use super::terms::*;
use super::view::{
    A_FILE, SideView, attacks_down, attacks_up, beside, count, distance, each, file_of, fill_down, fill_up, from_edge,
    from_rank, square_of,
};

const FIFTH: u64 = 0xFF << 32;
const SIXTH: u64 = 0xFF << 40;

/// Judges the pawns of a side and the shelter of its king. Returns the passed pawns, as the side sees them.
#[inline]
pub(super) fn pawns<S: TermSink>(view: &SideView, sink: &mut S) -> u64 {
    let (ours, theirs) = (view.us.pawns, view.them.pawns);
    let defended = attacks_up(ours);
    let attacked = attacks_down(theirs);
    let opposed = fill_down(theirs >> 8);
    let held = opposed | beside(opposed);
    let front = ours & !fill_down(ours >> 8);
    let passed = front & !held;
    let files = fill_up(ours) | fill_down(ours);
    let isolated = ours & !beside(files);
    let doubled = ours & fill_up(ours << 8);
    let phalanx = ours & beside(ours);
    let supported = ours & defended;
    let stuck = ours & ((ours << 8 & (attacked | theirs) & !fill_up(defended)) >> 8) & !isolated;

    sink.add(MATERIAL.at(0), count(ours));
    sink.add(ISOLATED.at(0), count(isolated & opposed));
    sink.add(ISOLATED.at(1), count(isolated & !opposed));
    sink.add(DOUBLED.at(0), count(doubled & !defended));
    sink.add(DOUBLED.at(1), count(doubled & defended));
    sink.add(BACKWARD.at(0), count(stuck & opposed));
    sink.add(BACKWARD.at(1), count(stuck & !opposed));
    let rammed = ours & theirs >> 8;
    sink.add(RAMMED.at(0), count(rammed & FIFTH));
    sink.add(RAMMED.at(1), count(rammed & SIXTH));

    let mirror = view.mirror();
    each!(at of ours => {
        sink.add(PAWN_SQUARE.at(at ^ mirror), 1);
    });
    each!(at of phalanx => {
        sink.add(PHALANX.at(at >> 3), 1);
    });
    each!(at of supported => {
        sink.add(SUPPORTED.at(at >> 3), 1);
    });
    each!(at of front & !opposed & !passed => {
        let neighbours = beside(file_of(at));
        let ahead = from_rank(at) << 8;
        if count(ours & neighbours & !ahead) >= count(theirs & neighbours & ahead) {
            sink.add(CANDIDATE.at(at >> 3), 1);
        }
    });
    each!(at of passed => {
        sink.add(PASSED.at(at >> 3), 1);
        sink.add(PASSED_FILE.at(from_edge(at)), 1);
    });
    shelter(view, sink);
    passed
}

/// The own pawns before the king, and the enemy's that come.
#[inline(always)]
fn shelter<S: TermSink>(view: &SideView, sink: &mut S) {
    let (ours, theirs) = (view.us.pawns, view.them.pawns);
    let ahead = from_rank(view.king);
    let middle = (view.king & 7).clamp(1, 6);
    for file in middle - 1..=middle + 1 {
        let column = file_of(file) & ahead;
        let row = from_edge(file) * 8;
        // The nearest on the file, or rank 0 where there is none: no pawn stands there.
        let nearest = |pawns: u64| if pawns & column == 0 { 0 } else { square_of(pawns & column) >> 3 };
        let (shield, storm) = (nearest(ours), nearest(theirs));
        sink.add(SHELTER.at(row + shield), 1);
        sink.danger(DANGER_SHELTER.at(row + shield), 1);
        if shield != 0 && storm == shield + 1 {
            sink.add(STORM_STOPPED.at(storm), 1);
        } else {
            sink.add(STORM.at(row + storm), 1);
            sink.danger(DANGER_STORM.at(row + storm), 1);
        }
    }
    if (ours | theirs) & flank(view.king) == 0 {
        sink.add(PAWNLESS_FLANK.at(0), 1);
    }
    let mut nearest = 8;
    each!(at of ours => {
        nearest = nearest.min(distance(at, view.king));
    });
    if ours != 0 {
        sink.add(KING_PAWN_DISTANCE.at(0), nearest as i32);
    }
}

/// The files where a king's safety is decided.
#[inline(always)]
pub(super) const fn flank(king: usize) -> u64 {
    const FILES: [u8; 8] = [0b111, 0b1111, 0b1111, 0b11_1100, 0b11_1100, 0b1111_0000, 0b1111_0000, 0b1110_0000];
    FILES[king & 7] as u64 * A_FILE
}
