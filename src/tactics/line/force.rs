//! What is given up, what is put in between, and what the other side cannot help.

use super::replay::{Outcome, Replay};
use crate::board::{Bitboard, Role};
use crate::rules::{Move, Position};
use crate::tactics::attacks::squares_without_refuge;
use crate::tactics::exchange::{Exchange, worth};
use crate::tactics::material::{gain_at_once, taken_at_once, won_by_move};
use crate::tactics::{Finding, Motif, quiet_end, taken_square};

pub(super) fn promotion(replay: &Replay, ply: usize) -> Option<Finding> {
    replay.moves[ply].promotion()?;
    let found = Finding::new(Motif::Promotion, replay.side(ply), replay.to(ply), Bitboard::EMPTY);
    Some(found.through(replay.from(ply)))
}

pub(super) fn underpromotion(replay: &Replay, ply: usize) -> Option<Finding> {
    let is_under = replay.moves[ply].promotion().is_some_and(|role| role != Role::Queen);
    let found = || promotion(replay, ply).map(|found| Finding { motif: Motif::Underpromotion, ..found });
    is_under.then(found).flatten()
}

/// The end of the first cycle of at least four plies that begins with a move, and is checks of its side alone.
fn checks_until_repeated(replay: &Replay, ply: usize) -> Option<usize> {
    let begin = replay.before(ply);
    let ends = (ply + 4..=replay.plies()).step_by(2);
    let is_check = |end| (ply..end).step_by(2).all(|ply| replay.checks(ply));
    ends.take_while(|&end| is_check(end)).find(|&end| replay.positions[end].same_for_repetition(begin))
}

pub(super) fn perpetual_check(replay: &Replay, ply: usize) -> Option<Finding> {
    checks_until_repeated(replay, ply)?;
    let is_first =
        |earlier| replay.side(earlier) != replay.side(ply) || checks_until_repeated(replay, earlier).is_none();
    let after = replay.after(ply);
    let found = || Finding::new(Motif::PerpetualCheck, replay.side(ply), after.checkers(), after.king(after.turn()));
    (0..ply).all(is_first).then(found)
}

/// Whether a line is one that its side wants: it mates, draws by perpetual check, or ends with no less material than before.
fn ends_well(replay: &Replay, ply: usize) -> bool {
    let side = replay.side(ply);
    let draws = |ply: usize| replay.side(ply) == side && checks_until_repeated(replay, ply).is_some();
    replay.outcome(ply, side) >= Outcome::Gain(0) || (ply..replay.plies()).any(draws)
}

pub(super) fn sacrifice(replay: &Replay, ply: usize) -> Option<Finding> {
    let answered = replay.moves.get(ply..ply + 2)?;
    let given = replay.taken(ply + 1)?;
    let taker = replay.from(ply + 1);
    let end = quiet_end(replay.before(ply), answered)?;
    let is_sacrifice = end.balance < -worth(Role::Pawn) && ends_well(replay, ply);
    is_sacrifice.then(|| Finding::new(Motif::Sacrifice, replay.side(ply), given, taker))
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

/// Whether a move gives check, takes a piece that is no pawn, or threatens mate.
fn comes_first(replay: &Replay, ply: usize) -> bool {
    let is_piece = replay.moves[ply].captured(replay.before(ply).board()).is_some_and(|role| role != Role::Pawn);
    let after = replay.after(ply);
    after.is_check() || is_piece || mates_at_once(&after.skipped())
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
        && ply + 1 < replay.plies()
        && replay.taken(ply + 1) == Some(square)
        && squares_without_refuge(position, from).is_some();
    let lost = if is_lost { Exchange::begun_by(position, !side).won(from, !side) } else { 0 };
    let sold = quiet_end(position, replay.moves.get(ply..ply + 2)?)?.balance;
    (lost > 0 && sold > -lost).then(|| Finding::new(Motif::Desperado, side, square, replay.from(ply + 1)))
}

pub(super) fn zugzwang(replay: &Replay, ply: usize) -> Option<Finding> {
    let (after, side) = (replay.after(ply), replay.side(ply));
    if after.is_check() || !passing_keeps(after) {
        return None;
    }
    let replies = after.legal_moves();
    let loses = |&reply: &Move| {
        let next = after.play_unchecked(reply);
        gain_at_once(&next) - taken_at_once(after, reply) >= worth(Role::Pawn) || mates_at_once(&next)
    };
    let is_zugzwang = !replies.is_empty() && replies.iter().all(loses);
    is_zugzwang.then(|| Finding::new(Motif::Zugzwang, side, replay.to(ply), after.king(!side)))
}

/// Whether the other side wins nothing if the turn is passed on.
fn passing_keeps(position: &Position) -> bool {
    let passed = position.skipped();
    gain_at_once(&passed) == 0 && !mates_at_once(&passed)
}
