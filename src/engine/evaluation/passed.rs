//! Passed pawns: who controls their way.

use super::pieces::Attacks;
use super::sink::TermSink;
use super::terms::*;
use super::view::{SideView, distance, each, file_of, from_rank};

/// Judges the passed pawns of a side.
#[inline]
pub(super) fn passed<S: TermSink>(
    view: &SideView,
    ours: &Attacks,
    theirs: &Attacks,
    passed: u64,
    to_move: bool,
    sink: &mut S,
) {
    let alone = view.them.pieces() == 0;
    let mut runs = false;
    each!(at of passed => {
        let rank = at >> 3;
        let stop = (at + 8) & 63;
        let spot = 1u64 << stop;
        let file = file_of(at);
        let way = file & (from_rank(at) << 8);
        if view.occupied & spot == 0 {
            sink.add(PASSED_FREE.at(rank), 1);
        }
        let behind = file & !from_rank(at);
        let hidden = (view.them.rooks | view.them.queens) & behind;
        if theirs.all & spot == 0 {
            sink.add(PASSED_SAFE.at(rank), 1);
        }
        if (theirs.all | view.occupied) & way == 0 && hidden == 0 {
            sink.add(PASSED_CLEAR.at(rank), 1);
        }
        if ours.all & spot != 0 {
            sink.add(PASSED_HELPED.at(rank), 1);
        }
        sink.add(PASSED_ROOK.at(0), i32::from(view.us.rooks & behind != 0));
        sink.add(PASSED_ROOK.at(1), i32::from(view.them.rooks & behind != 0));
        let row = rank.saturating_sub(3) * 8;
        if rank >= 3 {
            sink.add(PASSED_OUR_KING.at(row + distance(view.king, stop)), 1);
            sink.add(PASSED_THEIR_KING.at(row + distance(view.their_king, stop)), 1);
        }
        if alone && view.us.all & way == 0 {
            let goal = 56 | at & 7;
            let steps = (7 - rank).min(5);
            let lag = usize::from(!to_move);
            runs |= distance(view.their_king, goal) > steps + lag && view.occupied & way == 0;
        }
    });
    sink.add(PASSED_RUNS.at(0), i32::from(runs));
}
