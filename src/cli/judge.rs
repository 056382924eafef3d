//! `gridmate judge`: positions with the scores of another player.

use super::contest::{Candidate, Failure, Name, Seat};
use super::learn;
use super::output::{self, Output};
use super::problem::Problem;
use crate::engine::Limits;
use crate::engine::evaluation::network::shape::{BUCKETS, bucket};
use crate::engine::tuner::{FORCED, Record, is_quiet};
use crate::game::Game;
use crate::rules::Variant;
use clap::Args;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Let a player judge positions that `gridmate selfplay` wrote, and write down what it says.
///
/// Takes the quiet positions; those are left out where the player would capture or promote, or sees a mate. A pawn is not
/// worth the same to all, so only its order is taken: among some ten thousand positions with about as many pieces, the
/// highest of the scores that were there before goes to the position that it holds for the best, and so on down. Positions
/// are added to the file in 32 bytes each, in their order.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate selfplay --games 100000 --nodes 60 --threads 4 --out games.bin
  gridmate judge --positions games.bin --by 'engine;nodes=5000' --threads 4 --out judged.bin
  gridmate judge --positions games.bin --by 'uci:stockfish;nodes=150' --threads 4 --out judged.bin")]
pub(super) struct Judge {
    /// The positions.
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    positions: Vec<PathBuf>,
    /// Who judges, as in `gridmate match`, with the limits that it judges by.
    #[arg(long, value_name = "P", value_parser = Name::read)]
    by: Name,
    /// The file that the positions are added to.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many positions at once.
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// Leave out positions whose score was further from zero.
    #[arg(long, value_name = "CP", default_value_t = 2000)]
    limit: i16,
}

/// So many positions at most are judged, ordered and written together.
const ROUND: usize = 1 << 18;
/// How long a program may take for a position beyond its limit of time.
const PATIENCE: Duration = Duration::from_secs(600);

pub(super) fn run(arguments: &Judge, _: &mut Output) -> Result<(), Problem> {
    let records = learn::read(&arguments.positions, arguments.limit)?;
    let unwritten = |error| Problem::Argument(format!("--out: cannot write {}: {error}", arguments.out.display()));
    let mut file = OpenOptions::new().create(true).append(true).open(&arguments.out).map_err(unwritten)?;
    let (stop, candidate) = (AtomicBool::new(false), Candidate::new(&arguments.by, Limits::default(), PATIENCE));
    let mut seats: Vec<Seat<'_>> = (0..arguments.threads.max(1)).map(|_| candidate.seat(&stop)).collect();
    for seat in &mut seats {
        seat.begin(&Game::default(), 0).map_err(failed)?;
    }
    let (mut done, mut count) = (0, 0);
    // Rounds of the same length, so that none is too short to be put in order.
    let rounds = records.len().div_ceil(ROUND).max(1);
    for round in records.chunks(records.len().div_ceil(rounds).max(1)) {
        let mut judged = share(round, &mut seats).map_err(failed)?;
        hand_out(&mut judged);
        let bytes: Vec<u8> = judged.iter().flat_map(|(record, _)| record.to_bytes()).collect();
        file.write_all(&bytes).map_err(unwritten)?;
        (done, count) = (done + round.len(), count + judged.len());
        output::remark(format_args!("{done} of {}: {count} written", records.len()));
    }
    Ok(())
}

fn failed(failure: Failure) -> Problem {
    Problem::Argument(format!("--by: {failure}"))
}

/// A position as it was, and what a player says of it.
type Judged = (Record, i32);

/// All players judge a part each.
fn share(records: &[Record], seats: &mut [Seat<'_>]) -> Result<Vec<Judged>, Failure> {
    let length = records.len().div_ceil(seats.len()).max(1);
    std::thread::scope(|scope| {
        let parts = records.chunks(length).zip(seats);
        let running: Vec<_> = parts.map(|(part, seat)| scope.spawn(move || judge(part, seat))).collect();
        let mut all = Vec::new();
        for part in running {
            all.extend(part.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
        }
        Ok(all)
    })
}

/// What a player says of positions; those are left out that are not quiet to it.
fn judge(records: &[Record], seat: &mut Seat<'_>) -> Result<Vec<Judged>, Failure> {
    let mut judged = Vec::with_capacity(records.len());
    for record in records {
        let Some(position) = record.position() else { continue };
        let game = Game::new(position, Variant::Standard);
        if game.end().is_some() {
            continue;
        }
        let best = seat.choose(&game)?;
        let score = seat.score.filter(|score| score.abs() <= FORCED && is_quiet(&game, best));
        judged.extend(score.map(|score| (*record, score)));
    }
    Ok(judged)
}

/// Hands out the scores that were there anew, in the order of what was said, among positions with about as many pieces.
fn hand_out(judged: &mut [Judged]) {
    let bucket = |(record, _): &Judged| bucket(record.occupied.count_ones() as usize);
    for number in 0..BUCKETS {
        let mut order: Vec<usize> = (0..judged.len()).filter(|&index| bucket(&judged[index]) == number).collect();
        let mut scores: Vec<i16> = order.iter().map(|&index| judged[index].0.score).collect();
        scores.sort_unstable();
        order.sort_by_key(|&index| judged[index].1);
        for (index, score) in order.into_iter().zip(scores) {
            judged[index].0.score = score;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position;

    #[test]
    fn scores_go_to_the_positions_in_the_order_that_is_told_and_stay_among_as_many_pieces() {
        let full = |score| Record::new(&Position::initial(), score, 1, true);
        let few = |score| Record { occupied: 0xff, ..full(score) };
        let mut judged = vec![(full(10), 700), (few(900), -5), (full(-20), 300), (few(-900), 5), (full(40), -900)];
        hand_out(&mut judged);
        let scores: Vec<i16> = judged.iter().map(|(record, _)| record.score).collect();
        assert_eq!(scores, [40, -900, 10, 900, -20]);
    }
}
