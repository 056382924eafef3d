//! `gridmate bench`: a fixed piece of work for the strong engine.

use super::output::{self, Output};
use super::problem::Problem;
use clap::Args;
use gridmate::engine::{BENCH_DEPTH, bench};
use std::time::Instant;

/// Search a fixed list of positions and count the nodes.
///
/// The number on the last line is the engine's signature: it is the same on every machine, and changes only when the
/// engine does. On standard error stand how long it took and the nodes per second (nps).
#[derive(Debug, Args)]
pub(super) struct BenchArguments {
    /// How many plies ahead.
    #[arg(long, value_name = "N", default_value_t = BENCH_DEPTH, value_parser = clap::value_parser!(u32).range(1..=40))]
    depth: u32,
}

pub(super) fn run(arguments: &BenchArguments, output: &mut Output) -> Result<(), Problem> {
    let started = Instant::now();
    let nodes = bench(arguments.depth);
    let seconds = started.elapsed().as_secs_f64();
    output::remark(format_args!("{seconds:.3} s, {:.0} nps", nodes as f64 / seconds.max(1e-9)));
    output.line(format_args!("nodes {nodes}"))?;
    Ok(())
}
