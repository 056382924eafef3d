//! Moves that deserve praise: the only one that keeps the expected result, and sacrifices among them.

use super::Mark;
use super::chances::win_chance;
use crate::board::{Role, Square};
use crate::engine::{Line, Score};
use crate::rules::{Move, Position};
use crate::tactics::{Finding, Motif, find, see_ge, worth};

/// The winning chance from which on a win is expected, some three pawns; the negative, up to which a loss is.
const DECISIVE: f64 = 0.65;
/// How much worse the second best move must be.
const GAP: f64 = 0.2;
/// The most winning chance that a great move may lose on a closer look.
const TOLERANCE: f64 = 0.1;
/// What a sacrifice leaves to be taken, in centipawns, less what the move takes.
const SACRIFICE: i32 = 200;

/// A move with what it is judged by.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlayedMove<'a> {
    /// The position before it.
    pub(super) position: &'a Position,
    /// The square where the move before it has taken something.
    pub(super) taken_on: Option<Square>,
    pub(super) played: Move,
    /// The lines of the position before it.
    pub(super) lines: &'a [Line],
    /// The score after it, for its side.
    pub(super) score: Score,
}

impl PlayedMove<'_> {
    /// The praise that it deserves.
    pub(super) fn praise(&self) -> Option<Mark> {
        if !self.is_only_move() || self.is_obvious() {
            return None;
        }
        Some(if self.is_sacrifice() { Mark::Brilliant } else { Mark::Great })
    }

    /// Whether every other move brings a worse result, by a clear margin.
    fn is_only_move(&self) -> bool {
        let [best, second, ..] = self.lines else { return false };
        let (best_chance, second_chance) = (win_chance(best.score), win_chance(second.score));
        best.moves.first() == Some(&self.played)
            && best_chance - second_chance >= GAP
            && expected(second_chance) < expected(best_chance)
            && expected(win_chance(self.score)) == expected(best_chance)
            && best_chance - win_chance(self.score) <= TOLERANCE
    }

    /// Whether it is a move that every player looks at first: one that answers a check, takes back, wins material by
    /// taking, saves a piece that hangs, or mates.
    fn is_obvious(&self) -> bool {
        let (position, played) = (self.position, self.played);
        let takes_back = played.is_capture(position.board()) && self.taken_on == Some(played.to());
        let is_noisy = played.is_capture(position.board()) || played.promotion().is_some();
        let wins = is_noisy && see_ge(position, played, worth(Role::Pawn));
        let hangs = || find(position, Motif::Hanging).iter().any(|found| found.targets.contains(played.from()));
        position.is_check() || takes_back || wins || hangs() || position.play_unchecked(played).is_checkmate()
    }

    /// Whether it leaves a piece to be taken at a loss that the side does not make good by taking elsewhere at once.
    fn is_sacrifice(&self) -> bool {
        let after = self.position.play_unchecked(self.played);
        let gained = self.played.captured(self.position.board()).map_or(0, worth);
        let mover = self.position.turn();
        let offered: Vec<Finding> =
            find(&after, Motif::Hanging).into_iter().filter(|found| found.side != mover).collect();
        let is_offered = |taking: &&Move| {
            offered.iter().any(|found| found.targets.contains(taking.to()) && found.by.contains(taking.from()))
        };
        let takings = after.capture_moves();
        takings.iter().filter(is_offered).any(|&taking| {
            let lost = won(&after, taking) - gained;
            let accepted = after.play_unchecked(taking);
            // What is taken back on the same square is a part of the exchange.
            let makes_good = |own: &Move| own.to() != taking.to() && see_ge(&accepted, *own, lost - worth(Role::Pawn));
            lost >= SACRIFICE && !accepted.capture_moves().iter().any(makes_good)
        })
    }
}

/// What a capture and the exchange after it bring.
fn won(position: &Position, taking: Move) -> i32 {
    let (mut least, mut most) = (-worth(Role::Queen), 2 * worth(Role::Queen));
    while least < most {
        let middle = (least + most + 1).div_euclid(2);
        if see_ge(position, taking, middle) { least = middle } else { most = middle - 1 }
    }
    least
}

/// The result that a winning chance lets expect: −1, 0 or 1.
fn expected(chance: f64) -> i8 {
    i8::from(chance >= DECISIVE) - i8::from(chance <= -DECISIVE)
}
