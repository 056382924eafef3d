//! Endgames with few pieces that have an evaluation of their own, in the view of the stronger side.
//!
//! King and pawn against king is exact: for each pawn on the files a to d and each square of its king, the squares of the
//! enemy king on which the pawn's side wins are one word. The words are computed from each other until none grows.

use super::view::{DARK, SidePieces, SideView, attacks_up, beside, count, distance, each, from_edge, king, square_of};

/// The value of a certain win, above that of any other position.
const WON: i32 = 10_000;
/// The value of a pawn that will promote.
const QUEENS: i32 = 8_000;
/// Files a to d, ranks 2 to 7.
const PAWNS: usize = 24;

/// The value for the first view's side, if the position is such an endgame. `to_move` is whether that side moves; `kpk` is
/// built when it is first needed.
#[cold]
#[inline(never)]
pub(super) fn known(views: &[SideView; 2], to_move: bool, kpk: &mut Option<Kpk>) -> Option<i32> {
    let [first, second] = views;
    match one_sided(first, to_move, kpk) {
        Some(value) => Some(value),
        None => one_sided(second, !to_move, kpk).map(|value| -value),
    }
}

/// Whether the position may be such an endgame.
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

/// The numbers of pawns, knights, bishops, rooks and queens.
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
        // Bishops of one colour, a knight or two: no win.
        (0, ..) => Some(0),
        _ => None,
    }
}

/// The nearer the enemy king is to the edge and the own king to it, the better.
fn drive(view: &SideView) -> i32 {
    let at = view.their_king;
    let edge = 6 - from_edge(at & 7) - from_edge(at >> 3);
    let near = 7 - distance(view.king, at);
    (edge * 20 + near * 15) as i32
}

/// How close the enemy king is to a corner of the bishop's colour.
fn right_corner(view: &SideView) -> i32 {
    let at = view.their_king;
    // For a light bishop the board is mirrored, so that its corners are a1 and h8.
    let at = if view.us.bishops & DARK != 0 { at } else { at ^ 7 };
    let along = (at & 7) + (at >> 3);
    along.abs_diff(7) as i32 * 60
}

/// A rook against a pawn: a race.
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

/// A queen against a pawn: won, except for rook and bishop pawns on the seventh rank next to their king.
fn queen_and_pawn(view: &SideView, to_move: bool) -> i32 {
    let pawn = square_of(view.them.pawns);
    let drawish = pawn >> 3 == 1
        && matches!(pawn & 7, 0 | 2 | 5 | 7)
        && distance(view.their_king, pawn) == 1
        && distance(view.king, pawn) > 3 + usize::from(to_move);
    let near = 7 - distance(view.king, pawn) as i32;
    near * 10 + if drawish { 0 } else { 700 + 40 * (pawn >> 3) as i32 }
}

/// The squares next to a set.
const fn around(set: u64) -> u64 {
    let row = beside(set);
    row | (set | row) << 8 | (set | row) >> 8
}

const fn pawn_square(pawn: usize) -> usize {
    pawn / 4 * 8 + 8 + pawn % 4
}

/// The table of king and pawn against king: 24 KB.
#[derive(Clone, Debug)]
pub(super) struct Kpk {
    /// Where the enemy king loses with the pawn's side to move, by pawn and king.
    ours: Vec<u64>,
    /// The same with the other side to move.
    theirs: Vec<u64>,
}

impl Kpk {
    /// Computes the table in a fraction of a millisecond.
    fn new() -> Self {
        let mut table = Self { ours: vec![0; PAWNS * 64], theirs: vec![0; PAWNS * 64] };
        while table.step() {}
        table
    }

    /// Whether the pawn's side wins; the pawn moves up the board.
    fn wins(&self, to_move: bool, our_king: usize, pawn: usize, their_king: usize) -> bool {
        let mirror = if pawn & 4 == 0 { 0 } else { 7 };
        let (pawn, our_king, their_king) = (pawn ^ mirror, our_king ^ mirror, their_king ^ mirror);
        let row = (pawn >> 3).saturating_sub(1) * 4 + (pawn & 3);
        let words = if to_move { &self.ours } else { &self.theirs };
        words.get(row * 64 + our_king).is_some_and(|word| word >> their_king & 1 != 0)
    }

    fn at(words: &[u64], index: usize) -> u64 {
        words.get(index).copied().unwrap_or(0)
    }

    /// Updates all words once; returns whether any grew.
    fn step(&mut self) -> bool {
        let mut grew = false;
        for pawn in (0..PAWNS).rev() {
            for our_king in 0..64 {
                if our_king == pawn_square(pawn) {
                    continue;
                }
                let index = pawn * 64 + our_king;
                let ours = self.won_on_move(pawn, our_king);
                grew |= ours != Self::at(&self.ours, index);
                if let Some(word) = self.ours.get_mut(index) {
                    *word = ours;
                }
                let theirs = won_waiting(pawn, our_king, ours);
                grew |= theirs != Self::at(&self.theirs, index);
                if let Some(word) = self.theirs.get_mut(index) {
                    *word = theirs;
                }
            }
        }
        grew
    }

    /// Where the enemy king loses with the pawn's side to move.
    fn won_on_move(&self, pawn: usize, our_king: usize) -> u64 {
        let square = pawn_square(pawn);
        let spot = 1u64 << square;
        let next = spot << 8;
        let near = king(our_king);
        let taken = spot | 1 << our_king | near;
        let mut won = 0;
        each!(to of near & !spot => {
            won |= Self::at(&self.theirs, pawn * 64 + to);
        });
        if next & 1 << our_king == 0 {
            if pawn >= PAWNS - 4 {
                // The new queen must not be taken at once.
                won |= if near & next != 0 { !next } else { !next & !around(next) };
            } else {
                won |= Self::at(&self.theirs, (pawn + 4) * 64 + our_king);
                let far = next << 8;
                if pawn < 4 && far & 1 << our_king == 0 {
                    won |= Self::at(&self.theirs, (pawn + 8) * 64 + our_king) & !next;
                }
            }
        }
        won & !taken & !attacks_up(spot)
    }
}

/// Where the enemy king, to move, loses, given where it loses after its move.
fn won_waiting(pawn: usize, our_king: usize, after: u64) -> u64 {
    let spot = 1u64 << pawn_square(pawn);
    let near = king(our_king);
    // The squares where it may go; on the pawn's square it takes the pawn.
    let allowed = !(near | 1 << our_king | attacks_up(spot));
    let escapes = allowed & !after;
    let legal = !(near | 1 << our_king | spot);
    legal & around(allowed) & !around(escapes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_wins_is_the_known_one() {
        let table = Kpk::new();
        let wins: u32 = table.ours.iter().chain(&table.theirs).map(|word| word.count_ones()).sum();
        assert_eq!(wins, 111_282);
    }
}
