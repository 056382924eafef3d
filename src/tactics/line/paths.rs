//! Lines and squares that a move frees, shuts, or looks through.

use super::replay::{LineOutcome, Replay, attacked_from, emptied, with_board};
use crate::board::{Bitboard, Role, Square};
use crate::geometry::between;
use crate::tactics::exchange::{Exchange, worth};
use crate::tactics::material::{taken_at_once, won_by_move};
use crate::tactics::{Finding, Motif};

pub(super) fn clearance(replay: &Replay, ply: usize) -> Option<Finding> {
    if ply + 2 >= replay.plies() || replay.moves[ply].is_castle() || replay.moves[ply + 2].is_castle() {
        return None;
    }
    let (cleared, to, last) = (replay.from(ply), replay.to(ply), ply + 2);
    let (user, goal) = (replay.from(last), replay.to(last));
    let uses = user != to && (goal == cleared || between(user, goal).contains(cleared));
    // What the move attacks by opening the line is a discovered attack.
    let is_discovered = replay.taken(last).is_some()
        && attacked_from(replay.after(ply).board(), user).contains(goal)
        && replay.after(ply).board().piece_at(goal).is_some();
    let is_clearance = uses && !is_discovered && has_tempo(replay, ply) && follows(replay, last);
    let king = replay.before(ply).king(!replay.side(ply));
    let found = || Finding::new(Motif::Clearance, replay.side(ply), to, king).through(cleared);
    (is_clearance && replay.outcome(ply, replay.side(ply)) >= LineOutcome::Gain(100)).then(found)
}

/// Whether the piece that moves is given up, or gives check itself and nothing else does.
fn has_tempo(replay: &Replay, ply: usize) -> bool {
    let to = replay.to(ply);
    let mover = replay.after(ply).board().piece_at(to).map_or(0, |piece| worth(piece.role));
    let is_given = replay.taken(ply + 1) == Some(to) && taken_at_once(replay.before(ply), replay.moves[ply]) < mover;
    is_given || replay.after(ply).checkers() == Bitboard::from(to)
}

/// Whether a move mates, or gives check in a line that ends in mate, or attacks a piece that its next move wins.
fn follows(replay: &Replay, ply: usize) -> bool {
    let mates = replay.checks(ply) && replay.outcome(ply, replay.side(ply)) == LineOutcome::Mate;
    let next = ply + 2;
    let wins = || {
        replay.from(next) == replay.to(ply)
            && replay.takes_what_was_attacked(ply)
            && won_by_move(replay.before(next), replay.moves[next]) >= worth(Role::Knight)
    };
    mates || next < replay.plies() && wins()
}

pub(super) fn interference(replay: &Replay, ply: usize) -> Option<Finding> {
    let last = ply + 2;
    if last >= replay.plies() || replay.moves[ply].is_castle() || replay.moves[last].is_en_passant() {
        return None;
    }
    let (square, target, side) = (replay.to(ply), replay.to(last), replay.side(ply));
    let (before, after) = (replay.before(ply).board(), replay.before(last).board());
    let is_shut = |from: &Square| {
        between(*from, target).contains(square)
            && attacked_from(before, *from).contains(target)
            && ![replay.from(ply + 1), replay.to(ply + 1)].contains(from)
    };
    let sliders = (before.diagonal_sliders() | before.straight_sliders()) & before.color(!side);
    let shut: Bitboard = sliders.into_iter().filter(is_shut).collect();
    let is_there = after.occupied().contains(square) && replay.from(last) != square && target != square;
    let works = !shut.is_empty() && is_there && is_prevented_open(replay, last, square);
    let found = || Finding::new(Motif::Interference, side, square, shut).through(target);
    (works && replay.is_better_than_at_once(ply, last)).then(found)
}

/// Whether a move wins or mates, and would do neither if nothing stood on a square.
fn is_prevented_open(replay: &Replay, ply: usize, square: Square) -> bool {
    let (position, played) = (replay.before(ply), replay.moves[ply]);
    let open = emptied(position.board(), square);
    if replay.after(ply).is_checkmate() {
        let mates = |open: crate::rules::Position| open.play(played).is_some_and(|next| next.is_checkmate());
        return with_board(position, open).is_some_and(|open| !mates(open));
    }
    let guarded = Exchange::on(open).won_by(played.from(), played.to()).unwrap_or(0);
    won_by_move(position, played) >= 100 && guarded <= 0
}

pub(super) fn x_ray(replay: &Replay, ply: usize) -> Option<Finding> {
    let last = ply + 2;
    if last >= replay.plies() || replay.moves[ply].is_castle() {
        return None;
    }
    let (square, front, slider) = (replay.to(ply), replay.from(ply + 1), replay.from(last));
    let is_exchange = replay.taken(ply + 1) == Some(square) && replay.taken(last) == Some(square);
    let after = replay.after(ply).board();
    let role = after.piece_at(slider).map_or(Role::Pawn, |piece| piece.role);
    let is_seen = matches!(role, Role::Bishop | Role::Rook | Role::Queen)
        && between(slider, square) & after.occupied() == Bitboard::from(front);
    let found = || Finding::new(Motif::XRay, replay.side(ply), slider, square).through(front);
    let is_good = replay.outcome(ply, replay.side(ply)) >= LineOutcome::Gain(100);
    (is_exchange && is_seen && is_good).then(found)
}
