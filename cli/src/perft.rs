//! `gridmate perft`: counting move paths.

use super::arguments::PerftArguments;
use super::output::{self, Output};
use super::position;
use super::problem::Problem;
use gridmate::notation::uci;
use gridmate::rules::{Position, Variant, perft, perft_full};
use std::time::Instant;

pub(super) fn run(arguments: &PerftArguments, output: &mut Output) -> Result<(), Problem> {
    let (position, variant) = match &arguments.fen {
        Some(text) => position::read(text, arguments.chess960)?,
        None => position::start(arguments.chess960),
    };
    let count = if arguments.full { perft_full } else { perft };
    let started = Instant::now();
    let nodes = match arguments.depth.checked_sub(1) {
        Some(rest) if arguments.divide => divide(&position, variant, output, |next| count(next, rest))?,
        _ => count(&position, arguments.depth),
    };
    let seconds = started.elapsed().as_secs_f64();
    output.line(format_args!("nodes {nodes}"))?;
    output.flush()?;
    let speed = nodes as f64 / seconds.max(1e-9) / 1e6;
    output::remark(format_args!("{seconds:.3} s, {speed:.1} million nodes a second"));
    Ok(())
}

/// Counts and prints by first move, in the order of their text.
fn divide(
    position: &Position,
    variant: Variant,
    output: &mut Output,
    count: impl Fn(&Position) -> u64,
) -> Result<u64, Problem> {
    let moves = position.legal_moves();
    let mut moves: Vec<_> = moves.into_iter().map(|played| (uci::write(position, played, variant), played)).collect();
    moves.sort_unstable();
    let mut nodes = 0;
    for (text, played) in moves {
        let below = count(&position.play_unchecked(played));
        output.line(format_args!("{text}: {below}"))?;
        nodes += below;
    }
    Ok(nodes)
}
