//! Pawns: their structure and the shelter of the king, which are cached by pawns and kings, and the way of passed pawns.

use super::pieces::Attacks;
use super::score::{Sum, TaperedScore, TermSink};
use super::terms::*;
use super::view::{
    A_FILE, SideView, attacks_down, attacks_up, beside, count, distance, each, file_of, fill_down, fill_up, from_edge,
    from_rank, square_of,
};

const FIFTH: u64 = 0xFF << 32;
const SIXTH: u64 = 0xFF << 40;

/// Evaluates the pawns of a side and the shelter of its king. Returns the passed pawns in the side's view.
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

/// The shelter of own pawns before the king, and the storm of enemy pawns.
#[inline(always)]
fn shelter<S: TermSink>(view: &SideView, sink: &mut S) {
    let (ours, theirs) = (view.us.pawns, view.them.pawns);
    let ahead = from_rank(view.king);
    let middle = (view.king & 7).clamp(1, 6);
    for file in middle - 1..=middle + 1 {
        let column = file_of(file) & ahead;
        let row = from_edge(file) * 8;
        // The rank of the nearest pawn on the file; 0 if there is none.
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

/// The files that matter for the safety of a king.
#[inline(always)]
pub(super) const fn flank(king: usize) -> u64 {
    const FILES: [u8; 8] = [0b111, 0b1111, 0b1111, 0b11_1100, 0b11_1100, 0b1111_0000, 0b1111_0000, 0b1110_0000];
    FILES[king & 7] as u64 * A_FILE
}

/// Evaluates the way of the passed pawns of a side.
#[inline]
pub(super) fn passed<S: TermSink>(
    view: &SideView,
    ours: &Attacks,
    theirs: &Attacks,
    passed: u64,
    to_move: bool,
    sink: &mut S,
) {
    let only_pawns = view.them.pieces() == 0;
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
        let behind_sliders = (view.them.rooks | view.them.queens) & behind;
        if theirs.all & spot == 0 {
            sink.add(PASSED_SAFE.at(rank), 1);
        }
        if (theirs.all | view.occupied) & way == 0 && behind_sliders == 0 {
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
        if only_pawns && view.us.all & way == 0 {
            let goal = 56 | at & 7;
            let steps = (7 - rank).min(5);
            let tempo = usize::from(!to_move);
            runs |= distance(view.their_king, goal) > steps + tempo && view.occupied & way == 0;
        }
    });
    sink.add(PASSED_RUNS.at(0), i32::from(runs));
}

/// The entries of the cache: 128 KB.
const ENTRIES: usize = 4096;

/// The evaluation of the pawns and kings of a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PawnEntry {
    key: u64,
    /// The passed pawns of both sides in white's view.
    pub(super) passed: u64,
    /// White's terms less black's.
    pub(super) difference: TaperedScore,
    /// The danger of white's king and of black's.
    pub(super) danger: [TaperedScore; 2],
}

/// A cache of evaluations of pawns by a key of pawns and kings.
#[derive(Clone, Debug)]
pub(super) struct PawnCache {
    entries: Vec<PawnEntry>,
}

impl Default for PawnCache {
    fn default() -> Self {
        Self { entries: vec![PawnEntry::default(); ENTRIES] }
    }
}

/// The key of pawns and kings, mixed so that all bits affect the index and the check.
#[inline(always)]
fn key(view: &SideView) -> u64 {
    let mixed = view.us.pawns.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ view.them.pawns.wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(29)
        ^ ((view.king << 6 | view.their_king) as u64 + 1).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    (mixed ^ mixed >> 32).wrapping_mul(0xA076_1D64_78BD_642F)
}

impl PawnCache {
    /// The evaluation of the pawns, cached or new.
    #[inline(always)]
    pub(super) fn look_up(&mut self, views: &[SideView; 2]) -> PawnEntry {
        let key = key(&views[0]);
        let index = (key >> 52) as usize;
        match self.entries.get(index) {
            Some(entry) if entry.key == key => *entry,
            _ => self.evaluate(views, key, index),
        }
    }

    #[inline(never)]
    fn evaluate(&mut self, views: &[SideView; 2], key: u64, index: usize) -> PawnEntry {
        let mut sum = Sum::default();
        let white = pawns(&views[0], &mut sum);
        sum.turn();
        let black = pawns(&views[1], &mut sum);
        sum.turn();
        let new = PawnEntry {
            key,
            passed: white | black.swap_bytes(),
            difference: sum.difference(),
            danger: [sum.danger, sum.other_danger],
        };
        if let Some(entry) = self.entries.get_mut(index) {
            *entry = new;
        }
        new
    }
}
