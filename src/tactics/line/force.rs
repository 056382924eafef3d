//! What is given up, what is put in between, and what the other side cannot help.

use super::replay::{LineOutcome, Replay, attacked_from};
use crate::board::{Bitboard, Role};
use crate::rules::{Move, MoveKind, Position};
use crate::tactics::attacks::squares_without_refuge;
use crate::tactics::exchange::{Exchange, worth};
use crate::tactics::material::{gain_at_once, surplus, taken_at_once, won_by_move};
use crate::tactics::{Finding, Motif, quiet_end, taken_square};

pub(super) fn promotion(replay: &Replay, ply: usize) -> Option<Finding> {
    replay.moves[ply].promotion()?;
    let found = Finding::new(Motif::Promotion, replay.side(ply), replay.to(ply), Bitboard::EMPTY);
    Some(found.through(replay.from(ply)))
}

pub(super) fn underpromotion(replay: &Replay, ply: usize) -> Option<Finding> {
    let played = replay.moves[ply];
    let role = played.promotion().filter(|&role| role != Role::Queen)?;
    let queen = Move::new(played.from(), played.to(), MoveKind::Promotion(Role::Queen));
    let after = replay.after(ply);
    let pieces = after.board().color(after.turn()) - after.board().role(Role::Pawn);
    let hits = attacked_from(after.board(), replay.to(ply)).intersects(pieces);
    let is_needed = role == Role::Knight && hits || replay.before(ply).play_unchecked(queen).is_stalemate();
    let is_taken = ply + 1 < replay.plies() && replay.taken(ply + 1) == Some(replay.to(ply));
    let found = || promotion(replay, ply).map(|found| Finding { motif: Motif::Underpromotion, ..found });
    (is_needed && !is_taken).then(found).flatten()
}

/// Whether a side that has no more material gives check with a move and all its later ones, and the position before that
/// move occurs again.
fn is_perpetual(replay: &Replay, ply: usize) -> bool {
    let begin = replay.before(ply);
    let is_check = (ply..replay.plies()).step_by(2).all(|ply| replay.checks(ply));
    let repeats = |end: usize| replay.positions[end].same_for_repetition(begin);
    is_check
        && surplus(begin.board(), begin.turn()) <= 0
        && !replay.last().is_checkmate()
        && (ply + 4..=replay.plies()).step_by(2).any(repeats)
}

pub(super) fn perpetual_check(replay: &Replay, ply: usize) -> Option<Finding> {
    let is_earlier = |earlier| replay.side(earlier) == replay.side(ply) && is_perpetual(replay, earlier);
    let after = replay.after(ply);
    let found = || Finding::new(Motif::PerpetualCheck, replay.side(ply), after.checkers(), after.king(after.turn()));
    (is_perpetual(replay, ply) && !(0..ply).any(is_earlier)).then(found)
}

/// Whether a line is one that its side wants: it mates, draws by perpetual check, or ends with no less material than before.
fn ends_well(replay: &Replay, ply: usize) -> bool {
    let side = replay.side(ply);
    let draws = |ply: usize| replay.side(ply) == side && is_perpetual(replay, ply);
    replay.outcome(ply, side) >= LineOutcome::Gain(0) || (ply..replay.plies()).any(draws)
}

pub(super) fn sacrifice(replay: &Replay, ply: usize) -> Option<Finding> {
    let answered = replay.moves.get(ply..ply + 2)?;
    let given = replay.taken(ply + 1)?;
    let taker = replay.from(ply + 1);
    let end = quiet_end(replay.before(ply), answered)?;
    let (before, side) = (replay.before(ply), replay.side(ply));
    let was_lost = || Exchange::begun_by(before, !side).won(given, !side) > 0;
    let is_given = !before.is_check() && (given == replay.to(ply) || !was_lost());
    let is_sacrifice = is_given && end.balance < -worth(Role::Pawn) && ends_well(replay, ply);
    is_sacrifice.then(|| Finding::new(Motif::Sacrifice, side, given, taker))
}

pub(super) fn intermezzo(replay: &Replay, ply: usize) -> Option<Finding> {
    let (previous, last) = (ply.checked_sub(1)?, ply + 2);
    let square = replay.taken(previous).filter(|&square| square == replay.to(previous))?;
    let position = replay.before(ply);
    let is_late = last < replay.plies()
        && replay.taken(ply) != Some(square)
        && replay.taken(last) == Some(square)
        && replay.from(ply + 1) != square
        && replay.to(ply + 1) != square;
    if !is_late || !comes_first(replay, ply) {
        return None;
    }
    let recaptures = position.capture_moves();
    let at_once =
        |taking: &&Move| taken_square(position, **taking) == Some(square) && won_by_move(position, **taking) > 0;
    let best = recaptures.iter().filter(at_once).map(|&taking| replay.outcome_of(ply, &[taking])).max()?;
    let late = replay.outcome_of(ply, &replay.moves[ply..=last]);
    (late >= best).then(|| Finding::new(Motif::Intermezzo, replay.side(ply), replay.to(ply), square))
}

/// Whether a move gives check, takes a piece that is no pawn and is answered by taking, or threatens mate.
fn comes_first(replay: &Replay, ply: usize) -> bool {
    let is_piece = replay.moves[ply].captured(replay.before(ply).board()).is_some_and(|role| role != Role::Pawn);
    let after = replay.after(ply);
    after.is_check() || is_piece && replay.taken(ply + 1).is_some() || mates_at_once(&after.skipped())
}

/// Whether the side to move has a move that mates.
fn mates_at_once(position: &Position) -> bool {
    position.legal_moves().iter().any(|&played| position.play_unchecked(played).is_checkmate())
}

pub(super) fn desperado(replay: &Replay, ply: usize) -> Option<Finding> {
    let (position, side, from) = (replay.before(ply), replay.side(ply), replay.from(ply));
    let role = replay.mover(ply)?.role;
    let square = replay.taken(ply)?;
    let is_lost = ![Role::Pawn, Role::King].contains(&role)
        && !position.is_check()
        && !position.attackers(from, !side, position.board().occupied()).contains(square)
        && ply + 1 < replay.plies()
        && replay.taken(ply + 1) == Some(square)
        && squares_without_refuge(position, from).is_some();
    let lost = if is_lost { Exchange::begun_by(position, !side).won(from, !side) } else { 0 };
    let sold = quiet_end(position, replay.moves.get(ply..ply + 2)?)?.balance;
    (lost > 0 && sold > -lost).then(|| Finding::new(Motif::Desperado, side, square, replay.from(ply + 1)))
}

pub(super) fn zugzwang(replay: &Replay, ply: usize) -> Option<Finding> {
    let (after, side) = (replay.after(ply), replay.side(ply));
    if after.is_check() || wins_at_once(&after.skipped(), 0) {
        return None;
    }
    let replies = after.legal_moves();
    let loses = |&reply: &Move| wins_at_once(&after.play_unchecked(reply), taken_at_once(after, reply));
    let is_zugzwang = !replies.is_empty() && replies.iter().all(loses) && passing_keeps(after);
    is_zugzwang.then(|| Finding::new(Motif::Zugzwang, side, replay.to(ply), after.king(!side)))
}

/// Whether the side that has moved threatens nothing if the turn is passed on: each of its moves can be answered, or the turn
/// passed on again.
fn passing_keeps(position: &Position) -> bool {
    let passed = position.skipped();
    let moves = passed.legal_moves();
    moves.iter().all(|&played| is_answered(&passed.play_unchecked(played)))
}

/// Whether the side to move can avoid that the other wins with its next move.
fn is_answered(position: &Position) -> bool {
    let may_pass = !position.is_check() && !wins_at_once(&position.skipped(), 0);
    let answers = |&reply: &Move| !wins_at_once(&position.play_unchecked(reply), taken_at_once(position, reply));
    may_pass || position.legal_moves().iter().any(answers)
}

/// Whether the side to move mates or wins at least a pawn more than it has just lost.
fn wins_at_once(position: &Position, lost: i32) -> bool {
    gain_at_once(position) - lost >= worth(Role::Pawn) || mates_at_once(position)
}
