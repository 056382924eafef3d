//! From the sum of the terms to one value: dangers squared, winning chances, the scale of the endgame, and tapering by phase.

use super::score::{Sum, TaperedScore};
use super::view::{A_FILE, DARK, H_FILE, SidePieces, SideView, count, distance};

/// The phase with all pieces on the board.
pub(crate) const FULL_PHASE: i32 = 24;
/// The scale at which an advantage counts in full.
pub(crate) const FULL_SCALE: i32 = 64;
/// The divisor of a squared danger.
pub(crate) const DANGER_UNIT: i32 = 1024;
/// The largest danger that counts.
pub(crate) const DANGER_LIMIT: i32 = 2000;

/// How much of the middlegame is left: 24 with all pieces, 0 with none.
#[inline(always)]
pub(super) fn phase(views: &[SideView; 2]) -> i32 {
    let [SideView { us, them, .. }, _] = views;
    let pieces = count(us.knights | us.bishops | them.knights | them.bishops)
        + 2 * count(us.rooks | them.rooks)
        + 4 * count(us.queens | them.queens);
    pieces.min(FULL_PHASE)
}

/// The cost of a danger: its square in the middlegame.
#[inline(always)]
pub(super) fn cost(danger: TaperedScore) -> TaperedScore {
    let middlegame = danger.middlegame().clamp(0, DANGER_LIMIT);
    let endgame = danger.endgame().clamp(0, DANGER_LIMIT);
    TaperedScore::new((middlegame * middlegame / DANGER_UNIT) as i16, endgame as i16)
}

/// The value of a sum for white, in centipawns.
#[inline(always)]
pub(super) fn value(views: &[SideView; 2], passed: [u64; 2], sum: &Sum) -> i32 {
    let score = sum.difference() - cost(sum.danger) + cost(sum.other_danger);
    let endgame = score.endgame();
    // Winning chances help the better side, and never reverse the sign.
    let endgame = endgame + endgame.signum() * sum.complexity.endgame().max(-endgame.abs());
    let stronger = usize::from(endgame < 0);
    let endgame = endgame * scale(&views[stronger], passed[stronger]) / FULL_SCALE;
    let phase = phase(views);
    (score.middlegame() * phase + endgame * (FULL_PHASE - phase)) / FULL_PHASE
}

/// The weight of pieces by which it is decided whether they can win without pawns.
#[inline(always)]
fn weight(pieces: &SidePieces) -> i32 {
    3 * count(pieces.knights | pieces.bishops) + 5 * count(pieces.rooks) + 10 * count(pieces.queens)
}

/// The share of its endgame score that counts for the side of this view, in 64ths.
#[inline]
pub(super) fn scale(view: &SideView, passed: u64) -> i32 {
    let (us, them) = (&view.us, &view.them);
    let pawns = count(us.pawns);
    let (ours, theirs) = (weight(us), weight(them));
    if pawns == 0 && ours - theirs <= 3 {
        return if ours < 5 {
            0
        } else if theirs <= 3 {
            4
        } else {
            14
        };
    }
    if is_corner_draw(view) {
        return 0;
    }
    let bishops = [us.bishops, them.bishops].map(count) == [1, 1];
    if bishops && (us.bishops & DARK != 0) != (them.bishops & DARK != 0) {
        return if us.pieces() == us.bishops && them.pieces() == them.bishops {
            (20 + 5 * count(passed)).min(FULL_SCALE)
        } else {
            (24 + 3 * count(us.all)).min(FULL_SCALE)
        };
    }
    (38 + 7 * pawns).min(FULL_SCALE)
}

/// Whether a side has only rook pawns and bishops of the wrong colour, with the enemy king before the pawns.
#[inline]
fn is_corner_draw(view: &SideView) -> bool {
    let (us, them) = (&view.us, &view.them);
    let at_edge = us.pawns & !A_FILE == 0 || us.pawns & !H_FILE == 0;
    if !at_edge || us.pieces() != us.bishops || them.pieces() != 0 || us.pawns == 0 {
        return false;
    }
    let goal = if us.pawns & A_FILE != 0 { 56 } else { 63 };
    let same = if DARK >> goal & 1 != 0 { DARK } else { !DARK };
    us.bishops & same == 0 && distance(view.their_king, goal) <= 1
}

/// A value for the side of this view, which is better: scaled down where little can be won.
#[inline(always)]
pub(super) fn at_most(view: &SideView, value: i32) -> i32 {
    if view.us.pawns & !(A_FILE | H_FILE) != 0 {
        return value;
    }
    match scale(view, 0) {
        scale @ 0..=14 => value * scale / FULL_SCALE,
        _ => value,
    }
}
