//! Pieces that are drawn away from what they guard, or to where they suffer for it.

use super::replay::{LineOutcome, Replay, attacked_from, emptied, moved_back, with_board};
use crate::board::{Bitboard, Board, Role, Square};
use crate::geometry::king_attacks;
use crate::rules::Position;
use crate::tactics::exchange::{Exchange, worth};
use crate::tactics::material::{taken_at_once, won_by_move};
use crate::tactics::{Finding, Motif};

/// Three moves of a line: one, its answer, and the move that makes use of that answer.
struct Lure<'a> {
    replay: &'a Replay,
    ply: usize,
    /// Where the piece that answers stood and where it goes.
    answer: (Square, Square),
    /// The position before the last of the three.
    position: &'a Position,
}

impl<'a> Lure<'a> {
    /// The lure that begins with a move; castling is no answer.
    fn at(replay: &'a Replay, ply: usize) -> Option<Self> {
        let is_answered = ply + 2 < replay.plies() && !replay.moves[ply + 1].is_castle();
        let answer = || (replay.from(ply + 1), replay.to(ply + 1));
        is_answered.then(|| Self { replay, ply, answer: answer(), position: replay.before(ply + 2) })
    }

    /// Whether the answer takes the piece that has moved.
    fn is_taken(&self) -> bool {
        self.replay.taken(self.ply + 1) == Some(self.replay.to(self.ply))
    }

    /// Whether the answer meets a check, or moves a piece that the other side newly attacks with the piece that has moved and
    /// that it would win.
    fn is_driven(&self) -> bool {
        let (replay, ply, (from, _)) = (self.replay, self.ply, self.answer);
        let (before, after) = (replay.before(ply), replay.after(ply));
        let attacks = |position: &Position, by| attacked_from(position.board(), by).contains(from);
        let is_new = attacks(after, replay.to(ply)) && !attacks(before, replay.from(ply));
        replay.checks(ply) || is_new && Exchange::of(after).winners(from, replay.side(ply)).contains(replay.to(ply))
    }

    /// The board before the last move as if the answer had not been played and the piece that it took were gone.
    fn back(&self) -> Board {
        moved_back(self.position.board(), self.answer.0, self.answer.1)
    }

    /// Whether the last move mates.
    fn mates(&self) -> bool {
        self.replay.after(self.ply + 2).is_checkmate()
    }

    /// Whether the last move would mate on another board too; a board that is no legal position counts as one where it does.
    fn would_mate_on(&self, board: Board) -> bool {
        with_board(self.position, board).is_none_or(|position| {
            position.play(self.replay.moves[self.ply + 2]).is_some_and(|next| next.is_checkmate())
        })
    }

    fn finding(&self, motif: Motif) -> Finding {
        Finding::new(motif, self.replay.side(self.ply), self.replay.to(self.ply), self.answer.0)
    }
}

pub(super) fn deflection(replay: &Replay, ply: usize) -> Option<Finding> {
    let lure = Lure::at(replay, ply)?;
    let (from, to) = lure.answer;
    let target = replay.to(ply + 2);
    let guards = |board: &Board, by| attacked_from(board, by).contains(target);
    let left = guards(replay.after(ply).board(), from) && !guards(lure.position.board(), to);
    // What the same piece takes after it has attacked another was forked or skewered.
    let is_driven = || replay.from(ply + 2) != replay.to(ply) && lure.is_driven();
    let is_lured = (lure.is_taken() || is_driven()) && target != to && left;
    let works = is_lured && is_prevented(&lure, target) && replay.is_better_than_at_once(ply, ply + 2);
    works.then(|| lure.finding(Motif::Deflection).through(target))
}

/// Whether the last move wins or mates, and would do neither with the piece that was drawn away back in its place.
fn is_prevented(lure: &Lure<'_>, target: Square) -> bool {
    let last = lure.replay.moves[lure.ply + 2];
    let is_king = lure.position.board().role(Role::King).contains(lure.answer.1);
    if lure.mates() {
        let without = emptied(lure.position.board(), lure.answer.1);
        return !is_king && !lure.would_mate_on(lure.back()) && lure.would_mate_on(without);
    }
    let guarded = Exchange::on(lure.back()).won_by(last.from(), target).unwrap_or(0);
    // A check that drives the king off a pawn is no deflection.
    let least = if is_king && !lure.is_taken() { worth(Role::Knight) } else { worth(Role::Pawn) };
    !last.is_en_passant() && won_by_move(lure.position, last) >= least && guarded <= 0
}

pub(super) fn attraction(replay: &Replay, ply: usize) -> Option<Finding> {
    let lure = Lure::at(replay, ply)?;
    let (_, square) = lure.answer;
    let given = replay.after(ply).board().piece_at(replay.to(ply))?;
    let is_given = taken_at_once(replay.before(ply), replay.moves[ply]) < worth(given.role);
    let is_lured = lure.is_taken() && is_given && replay.taken(ply + 2) != Some(square);
    let attracted = lure.position.board().piece_at(square)?;
    let suffers = match attracted.role {
        _ if !is_lured => false,
        Role::King => is_checked_there(&lure),
        _ if lure.mates() => is_in_the_way(&lure),
        role => worth(role) > worth(given.role) && is_won_there(&lure),
    };
    (suffers && replay.is_better_than_at_once(ply, ply + 2)).then(|| lure.finding(Motif::Attraction))
}

/// Whether the king that was drawn to a square is checked there, where it was it would not be, and mate follows or what the
/// check attacks too is taken.
fn is_checked_there(lure: &Lure<'_>) -> bool {
    let (replay, last) = (lure.replay, lure.ply + 2);
    let follows = replay.outcome(lure.ply, replay.side(lure.ply)) == LineOutcome::Mate
        || last + 2 < replay.plies() && replay.takes_what_was_attacked(last);
    let would_check = || {
        let board = moved_back(replay.after(last).board(), lure.answer.0, lure.answer.1);
        let at = lure.answer.0;
        !crate::geometry::attackers(&board, at, replay.side(lure.ply), board.occupied()).is_empty()
    };
    replay.checks(last) && follows && !would_check()
}

/// Whether the piece that was drawn beside its king takes away a square that the king needs.
fn is_in_the_way(lure: &Lure<'_>) -> bool {
    let king = lure.position.king(!lure.replay.side(lure.ply));
    let is_beside = king_attacks(king).contains(lure.answer.1);
    is_beside && !lure.would_mate_on(emptied(lure.position.board(), lure.answer.1))
}

/// Whether the piece is attacked where it was drawn to, where it was it would not be, and is taken there with the next move.
fn is_won_there(lure: &Lure<'_>) -> bool {
    let (replay, last, (from, square)) = (lure.replay, lure.ply + 2, lure.answer);
    let attacker = replay.to(last);
    let is_taken = last + 2 < replay.plies()
        && replay.taken(last + 2) == Some(square)
        && replay.from(last + 2) == attacker
        && replay.to(last + 1) != square;
    let after = replay.after(last).board();
    let there: Bitboard = attacked_from(after, attacker);
    let before = attacked_from(&moved_back(after, from, square), attacker);
    is_taken && there.contains(square) && !before.contains(from)
}
