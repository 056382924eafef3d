//! The order of moves: the table's move, captures that do not lose material, quiet moves by history, losing captures.
//!
//! Moves are generated when they are needed: most nodes are cut before their quiet moves. The moves of all nodes from the root
//! on lie in one vector, each node's after its parent's.

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

/// The stage of a picker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The root moves in their order.
    Root,
    TableMove,
    GenerateNoisy,
    GoodNoisy,
    Quiet,
    BadNoisy,
    Done,
}

/// Returns the moves of a position one by one.
#[derive(Debug)]
pub(super) struct Picker {
    stage: Stage,
    tt_move: Option<Move>,
    /// The exchange value below which a capture is bad.
    see_threshold: i32,
    skips_quiet: bool,
    /// Whether bad captures are left out instead of coming last.
    skips_bad: bool,
    context: Context,
    /// The node's part of the vector: bad captures, then the moves already returned, then those that are left.
    start: usize,
    bad_end: usize,
    next: usize,
}

/// Whether a move is a capture or a promotion.
#[inline]
pub(in crate::engine) fn is_noisy(position: &Position, played: Move) -> bool {
    played.promotion().is_some() || played.is_capture(position.board())
}

impl Picker {
    /// A picker of all moves of a position.
    pub(super) fn all<E: Evaluate>(search: &Search<'_, E>, ply: usize, tt_move: Option<Move>) -> Self {
        Self::new(search, tt_move, search.context(ply), -search.margins().order_exchange_margin, false)
    }

    /// A picker of the root moves.
    pub(super) fn root<E: Evaluate>(search: &Search<'_, E>) -> Self {
        Self { stage: Stage::Root, next: 0, ..Self::all(search, 0, None) }
    }

    /// A picker of the captures and promotions that lose nothing.
    pub(super) fn noisy<E: Evaluate>(search: &Search<'_, E>, tt_move: Option<Move>) -> Self {
        Self::new(search, tt_move, Context::NONE, 0, true)
    }

    #[inline(always)]
    fn new<E: Evaluate>(
        search: &Search<'_, E>,
        tt_move: Option<Move>,
        context: Context,
        see_threshold: i32,
        only_good_noisy: bool,
    ) -> Self {
        let start = search.ranked.len();
        Self {
            stage: Stage::TableMove,
            tt_move,
            see_threshold,
            skips_quiet: only_good_noisy,
            skips_bad: only_good_noisy,
            context,
            start,
            bad_end: start,
            next: start,
        }
    }

    /// Skips the quiet moves that are left.
    pub(super) const fn skip_quiet(&mut self) {
        self.skips_quiet = true;
    }

    pub(super) const fn skips_quiet(&self) -> bool {
        self.skips_quiet
    }

    /// Removes the node's moves from the vector.
    pub(super) fn release<E: Evaluate>(self, search: &mut Search<'_, E>) {
        search.ranked.truncate(self.start);
    }

    /// The next move; none after the last.
    pub(super) fn next<E: Evaluate>(&mut self, search: &mut Search<'_, E>, position: &Position) -> Option<Move> {
        loop {
            match self.stage {
                Stage::Root => {
                    self.next += 1;
                    return search.root_move(self.next - 1);
                }
                Stage::TableMove => {
                    self.stage = Stage::GenerateNoisy;
                    let legal = self.tt_move.filter(|&played| position.is_legal(played));
                    self.tt_move = legal.filter(|&played| !self.skips_quiet || is_noisy(position, played));
                    if let Some(played) = self.tt_move {
                        search.table.prefetch(position.likely_hash_after(played));
                        return Some(played);
                    }
                }
                Stage::GenerateNoisy => {
                    self.generate_noisy(search, position);
                    self.stage = Stage::GoodNoisy;
                }
                Stage::GoodNoisy => match self.take_best(search, position) {
                    Some(played) if see_ge(position, played, self.see_threshold) => return Some(played),
                    Some(played) => {
                        search.ranked[self.bad_end].played = played;
                        self.bad_end += 1;
                    }
                    None if self.skips_quiet => self.stage = Stage::BadNoisy,
                    None => {
                        self.generate_quiet(search, position);
                        self.stage = Stage::Quiet;
                    }
                },
                Stage::Quiet => match (self.skips_quiet, self.take_best(search, position)) {
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
                    return Some(search.ranked[self.next - 1].played);
                }
            }
        }
    }

    fn generate_noisy<E: Evaluate>(&mut self, search: &mut Search<'_, E>, position: &Position) {
        position.noisy_moves_into(&mut search.list);
        for &played in search.list.iter() {
            if Some(played) == self.tt_move {
                continue;
            }
            let promotion = played.promotion().map_or(0, |role| worth(role) - worth(Role::Pawn));
            let rank = (worth(taken(position, played)) + promotion) * 16 + search.histories.noisy(position, played);
            search.ranked.push(RankedMove { played, rank });
        }
    }

    fn generate_quiet<E: Evaluate>(&mut self, search: &mut Search<'_, E>, position: &Position) {
        position.quiet_moves_into(&mut search.list);
        self.next = search.ranked.len();
        let scores = search.histories.quiet_scores(position.turn(), &self.context);
        for &played in search.list.iter() {
            if Some(played) == self.tt_move {
                continue;
            }
            search.ranked.push(RankedMove { played, rank: scores.get(position, played) });
        }
    }

    /// Takes the best of the moves that are left, and prefetches the table's entry of the position after it.
    fn take_best<E: Evaluate>(&mut self, search: &mut Search<'_, E>, position: &Position) -> Option<Move> {
        let left = search.ranked.get_mut(self.next..)?;
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
        search.table.prefetch(position.likely_hash_after(played));
        Some(played)
    }
}
