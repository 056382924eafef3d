//! King and pawn against king, exactly.
//!
//! For each pawn on the files a to d and each square of its king, the squares of the enemy king on which the pawn's side
//! wins are one word. Such words are found from each other, all squares at once, until nothing is won any more.

use crate::engine::evaluation::view::{attacks_up, beside, each, king};

/// Files a to d, ranks 2 to 7.
const PAWNS: usize = 24;

/// The squares next to a set.
const fn around(set: u64) -> u64 {
    let row = beside(set);
    row | (set | row) << 8 | (set | row) >> 8
}

const fn pawn_square(pawn: usize) -> usize {
    pawn / 4 * 8 + 8 + pawn % 4
}

/// The table: 24 KB.
#[derive(Clone, Debug)]
pub(crate) struct Kpk {
    /// Where the enemy king loses when the pawn's side is to move: by pawn and king.
    ours: Vec<u64>,
    /// The same when he is to move.
    theirs: Vec<u64>,
}

impl Kpk {
    /// Finds all of it, in a fraction of a millisecond.
    pub(crate) fn new() -> Self {
        let mut table = Self { ours: vec![0; PAWNS * 64], theirs: vec![0; PAWNS * 64] };
        while table.step() {}
        table
    }

    /// Whether the pawn's side wins, whose pawn goes up the board.
    pub(crate) fn wins(&self, to_move: bool, our_king: usize, pawn: usize, their_king: usize) -> bool {
        let mirror = if pawn & 4 == 0 { 0 } else { 7 };
        let (pawn, our_king, their_king) = (pawn ^ mirror, our_king ^ mirror, their_king ^ mirror);
        let row = (pawn >> 3).saturating_sub(1) * 4 + (pawn & 3);
        let words = if to_move { &self.ours } else { &self.theirs };
        words.get(row * 64 + our_king).is_some_and(|word| word >> their_king & 1 != 0)
    }

    fn at(words: &[u64], index: usize) -> u64 {
        words.get(index).copied().unwrap_or(0)
    }

    /// Goes through all words once; tells whether any grew.
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
                // The new queen must not be lost at once.
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
    // Where it may go; on the pawn's square it takes the pawn.
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
