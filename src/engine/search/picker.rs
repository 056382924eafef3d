//! Which move to try next: the one that the table remembers, captures that win or hold, quiet moves by what was learned
//! of them, and last the captures that lose.
//!
//! Moves are only made up when they are asked for: most nodes are cut before their quiet moves are needed. The moves of
//! all nodes of a line lie in one arena, each node's after its parent's.

use super::Search;
use super::history::Context;
use crate::board::Role;
use crate::engine::evaluation::Evaluate;
use crate::rules::{Move, Position};
use crate::tactics::{see_ge, taken, worth};

/// A move and its rank among the others.
#[derive(Clone, Copy, Debug)]
pub(super) struct RankedMove {
    played: Move,
    rank: i32,
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The moves to choose from, in their order.
    Root,
    Remembered,
    MakeNoisy,
    GoodNoisy,
    Quiet,
    BadNoisy,
    Done,
}

/// Hands out the moves of a position, one by one.
#[derive(Debug)]
pub(super) struct Picker {
    stage: Stage,
    remembered: Option<Move>,
    /// What an exchange has to bring for a capture to come early.
    least: i32,
    skips_quiet: bool,
    /// Whether captures that bring too little come at the end, or not at all.
    skips_bad: bool,
    context: Context,
    /// The part of the arena: bad captures, then what has been handed out, then what has not.
    start: usize,
    bad_end: usize,
    next: usize,
}

/// Whether a move takes something or promotes.
#[inline]
pub(in crate::engine) fn is_noisy(position: &Position, played: Move) -> bool {
    played.promotion().is_some() || played.is_capture(position.board())
}

impl Picker {
    /// All moves of a position.
    pub(super) fn all<E: Evaluate>(search: &Search<'_, E>, ply: usize, remembered: Option<Move>) -> Self {
        Self {
            stage: Stage::Remembered,
            remembered,
            least: -search.margins().order_exchange_margin,
            skips_quiet: false,
            skips_bad: false,
            context: search.context(ply),
            start: search.moves.len(),
            bad_end: search.moves.len(),
            next: search.moves.len(),
        }
    }

    /// The moves to choose from.
    pub(super) fn root<E: Evaluate>(search: &Search<'_, E>) -> Self {
        Self { stage: Stage::Root, next: 0, ..Self::all(search, 0, None) }
    }

    /// The captures and promotions that lose nothing.
    pub(super) fn noisy<E: Evaluate>(search: &Search<'_, E>, remembered: Option<Move>) -> Self {
        Self {
            stage: Stage::Remembered,
            remembered,
            least: 0,
            skips_quiet: true,
            skips_bad: true,
            context: Context::NONE,
            start: search.moves.len(),
            bad_end: search.moves.len(),
            next: search.moves.len(),
        }
    }

    /// From now on no quiet move is wanted.
    pub(super) const fn skip_quiet(&mut self) {
        self.skips_quiet = true;
    }

    pub(super) const fn skips_quiet(&self) -> bool {
        self.skips_quiet
    }

    /// Gives the arena back.
    pub(super) fn done<E: Evaluate>(self, search: &mut Search<'_, E>) {
        search.moves.truncate(self.start);
    }

    /// The next move; none when all have been handed out.
    pub(super) fn next<E: Evaluate>(&mut self, search: &mut Search<'_, E>, position: &Position) -> Option<Move> {
        loop {
            match self.stage {
                Stage::Root => {
                    self.next += 1;
                    return search.root_move(self.next - 1);
                }
                Stage::Remembered => {
                    self.stage = Stage::MakeNoisy;
                    let legal = self.remembered.filter(|&played| position.is_legal(played));
                    self.remembered = legal.filter(|&played| !self.skips_quiet || is_noisy(position, played));
                    if let Some(played) = self.remembered {
                        search.table.expect(position.likely_hash_after(played));
                        return Some(played);
                    }
                }
                Stage::MakeNoisy => {
                    self.make_noisy(search, position);
                    self.stage = Stage::GoodNoisy;
                }
                Stage::GoodNoisy => match self.best(search, position) {
                    Some(played) if see_ge(position, played, self.least) => return Some(played),
                    Some(played) => {
                        search.moves[self.bad_end].played = played;
                        self.bad_end += 1;
                    }
                    None if self.skips_quiet => self.stage = Stage::BadNoisy,
                    None => {
                        self.make_quiet(search, position);
                        self.stage = Stage::Quiet;
                    }
                },
                Stage::Quiet => match (self.skips_quiet, self.best(search, position)) {
                    (false, Some(played)) => return Some(played),
                    _ => self.stage = Stage::BadNoisy,
                },
                Stage::BadNoisy => {
                    self.stage = Stage::Done;
                    self.next = self.start;
                }
                Stage::Done => {
                    if self.skips_bad || self.next >= self.bad_end {
                        return None;
                    }
                    self.next += 1;
                    return Some(search.moves[self.next - 1].played);
                }
            }
        }
    }

    fn make_noisy<E: Evaluate>(&mut self, search: &mut Search<'_, E>, position: &Position) {
        position.noisy_moves_into(&mut search.list);
        for &played in search.list.iter() {
            if Some(played) == self.remembered {
                continue;
            }
            let promoted = played.promotion().map_or(0, |role| worth(role) - worth(Role::Pawn));
            let rank = (worth(taken(position, played)) + promoted) * 16 + search.histories.of_noisy(position, played);
            search.moves.push(RankedMove { played, rank });
        }
    }

    fn make_quiet<E: Evaluate>(&mut self, search: &mut Search<'_, E>, position: &Position) {
        position.quiet_moves_into(&mut search.list);
        self.next = search.moves.len();
        let known = search.histories.quiet_after(position.turn(), &self.context);
        for &played in search.list.iter() {
            if Some(played) == self.remembered {
                continue;
            }
            let rank = known.of(position, played);
            search.moves.push(RankedMove { played, rank });
        }
    }

    /// The best of those that are left, taken out. What the table has of the position after it is sent for: until it
    /// is wanted, the move is looked at more closely.
    fn best<E: Evaluate>(&mut self, search: &mut Search<'_, E>, position: &Position) -> Option<Move> {
        let left = search.moves.get_mut(self.next..)?;
        let mut best = 0;
        let mut rank = left.first()?.rank;
        for (index, candidate) in left.iter().enumerate() {
            if candidate.rank > rank {
                (best, rank) = (index, candidate.rank);
            }
        }
        left.swap(0, best);
        self.next += 1;
        let played = left.first()?.played;
        search.table.expect(position.likely_hash_after(played));
        Some(played)
    }
}
