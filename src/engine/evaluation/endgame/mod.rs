//! Endgames that are known: few pieces, and a rule that says what they are worth.
//!
//! All of them are told from the view of the stronger side.

mod kpk;

pub(super) use kpk::Kpk;

use super::view::{SidePieces, SideView, count, distance, from_edge, square_of};

/// What is won for sure is worth more than anything that is not.
const WON: i32 = 10_000;
/// A pawn that will become a queen.
const QUEENS: i32 = 8_000;
const DARK: u64 = 0xAA55_AA55_AA55_AA55;

/// What the position is worth for the first view's side, if it is one of those that are known.
///
/// `to_move` says whether that side moves. `kpk` is built when it is first asked.
#[cold]
#[inline(never)]
pub(super) fn known(views: &[SideView; 2], to_move: bool, kpk: &mut Option<Kpk>) -> Option<i32> {
    let [first, second] = views;
    match one_sided(first, to_move, kpk) {
        Some(value) => Some(value),
        None => one_sided(second, !to_move, kpk).map(|value| -value),
    }
}

/// Whether the position may be one of those.
#[inline(always)]
pub(super) fn may_be_known(view: &SideView) -> bool {
    count(view.us.all).min(count(view.them.all)) <= 2
        && (count(view.occupied) <= 4 || view.us.all == view.us.king || view.them.all == view.them.king)
}

fn one_sided(view: &SideView, to_move: bool, kpk: &mut Option<Kpk>) -> Option<i32> {
    let (us, them) = (&view.us, &view.them);
    if them.all == them.king {
        return bare_king(view, to_move, kpk);
    }
    let kind = (numbers(us), numbers(them));
    match kind {
        // A rook against a pawn.
        ([0, 0, 0, 1, 0], [1, 0, 0, 0, 0]) => Some(rook_and_pawn(view, to_move)),
        // A queen against a pawn.
        ([0, 0, 0, 0, 1], [1, 0, 0, 0, 0]) => Some(queen_and_pawn(view, to_move)),
        // A queen against a rook is won, at the edge.
        ([0, 0, 0, 0, 1], [0, 0, 0, 1, 0]) => Some(400 + drive(view)),
        // A rook against a minor piece is drawn, if the king does not get lost.
        ([0, 0, 0, 1, 0], [0, 1, 0, 0, 0] | [0, 0, 1, 0, 0]) => Some(drive(view) / 8),
        _ => None,
    }
}

/// Pawns, knights, bishops, rooks, queens.
fn numbers(pieces: &SidePieces) -> [i32; 5] {
    [pieces.pawns, pieces.knights, pieces.bishops, pieces.rooks, pieces.queens].map(count)
}

/// Against a lone king.
fn bare_king(view: &SideView, to_move: bool, kpk: &mut Option<Kpk>) -> Option<i32> {
    let us = &view.us;
    let [pawns, knights, bishops, rooks, queens] = numbers(us);
    if us.pieces() == 0 {
        if pawns != 1 {
            return (pawns == 0).then_some(0);
        }
        let table = kpk.get_or_insert_with(Kpk::new);
        let pawn = square_of(us.pawns);
        let wins = table.wins(to_move, view.king, pawn, view.their_king);
        return Some(if wins { QUEENS + 100 * (pawn >> 3) as i32 } else { 0 });
    }
    let both_colours = us.bishops & DARK != 0 && us.bishops & !DARK != 0;
    let material = pawns * 100 + (knights + bishops) * 300 + rooks * 500 + queens * 900;
    if rooks + queens > 0 || both_colours || knights > 2 {
        return Some(WON + material.min(4_000) + drive(view));
    }
    match (pawns, knights, bishops) {
        (0, 1, 1..) => Some(WON + material + drive(view) + right_corner(view)),
        (0, 2, 1..) => Some(WON + material + drive(view)),
        // Bishops of one colour, a knight or two: nothing to be done.
        (0, ..) => Some(0),
        _ => None,
    }
}

/// The enemy king to the edge, the own one to it.
fn drive(view: &SideView) -> i32 {
    let at = view.their_king;
    let edge = 6 - from_edge(at & 7) - from_edge(at >> 3);
    let near = 7 - distance(view.king, at);
    (edge * 20 + near * 15) as i32
}

/// How close the enemy king is to a corner that the bishop sees.
fn right_corner(view: &SideView) -> i32 {
    let at = view.their_king;
    // Light bishops are turned into dark ones, whose corners are a1 and h8.
    let at = if view.us.bishops & DARK != 0 { at } else { at ^ 7 };
    let along = (at & 7) + (at >> 3);
    along.abs_diff(7) as i32 * 60
}

/// A rook against a pawn: who comes first.
fn rook_and_pawn(view: &SideView, to_move: bool) -> i32 {
    let (king, their_king) = (view.king, view.their_king);
    let (rook, pawn) = (square_of(view.us.rooks), square_of(view.them.pawns));
    let goal = pawn & 7;
    let tempo = usize::from(to_move);
    let in_front = king & 7 == goal && king < pawn;
    let too_far = distance(their_king, pawn) >= 4 - tempo && distance(their_king, rook) >= 3;
    let escorted = their_king >> 3 <= 2 && distance(their_king, pawn) == 1 && king >> 3 >= 3;
    if in_front || too_far {
        return 450 - 5 * distance(king, pawn) as i32;
    }
    if escorted && distance(king, pawn) > 2 + tempo {
        return 60 - 6 * distance(king, pawn) as i32;
    }
    let stop = pawn.saturating_sub(8);
    let race = distance(king, stop) as i32 - distance(their_king, stop) as i32 - (pawn >> 3) as i32;
    160 - 8 * race
}

/// A queen against a pawn: won, but for rook's and bishop's pawns about to queen with their king beside them.
fn queen_and_pawn(view: &SideView, to_move: bool) -> i32 {
    let pawn = square_of(view.them.pawns);
    let drawish = pawn >> 3 == 1
        && matches!(pawn & 7, 0 | 2 | 5 | 7)
        && distance(view.their_king, pawn) == 1
        && distance(view.king, pawn) > 3 + usize::from(to_move);
    let near = 7 - distance(view.king, pawn) as i32;
    near * 10 + if drawish { 0 } else { 700 + 40 * (pawn >> 3) as i32 }
}
