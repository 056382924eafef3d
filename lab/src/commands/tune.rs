//! `gridmate-lab tune`: weights of the evaluation from played games.

use super::learn;
use clap::Args;
use gridmate::engine::evaluation::lab::shape::UNIT;
use gridmate_cli::output::{self, Output};
use gridmate_cli::problem::Problem;
use gridmate_lab::{Samples, Settings, Tuner, Weights, source};
use std::path::PathBuf;

/// Find the weights of the evaluation with which it foretells the results of games best.
///
/// Reads files of lines FEN;RESULT, as `gridmate match --positions` writes them, or FEN;RESULT;SCORE with what a search
/// said for white in centipawns. Begins at the weights that it was built with, and prints the error after each
/// round, over what it learns from and over what it holds back.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate match --white engine --black engine --nodes 800 --games 20000 --openings book --positions games.txt
  gridmate-lab tune --positions games.txt --threads 4 --out src/engine/evaluation/weights.rs")]
pub(crate) struct Tune {
    /// The positions.
    #[arg(long, value_name = "FILE", required_unless_present = "records", num_args = 1..)]
    positions: Vec<PathBuf>,
    /// Files of `gridmate-lab selfplay` in their place; then the weights are found that do best beside the network.
    #[arg(long, value_name = "FILE", conflicts_with = "positions", num_args = 1..)]
    records: Vec<PathBuf>,
    /// How often all positions are looked at.
    #[arg(long, value_name = "N", default_value_t = 16)]
    epochs: u32,
    /// Where the weights are written, as Rust; to standard output if left out.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// How many threads share the work.
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// What the order of the positions comes from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How far a weight goes in a step at first, in centipawns.
    #[arg(long, value_name = "CP", default_value_t = 1.0)]
    rate: f32,
    /// How much of the target is the score, where there is one; the rest is the result.
    #[arg(long, value_name = "PART", default_value_t = 0.9)]
    blend: f32,
    /// Leave out positions of records whose score is further from zero.
    #[arg(long, value_name = "CP", default_value_t = 3000)]
    limit: i16,
    /// How many positions the weights at the start stand for.
    #[arg(long, value_name = "N", default_value_t = 1000.0)]
    prior: f32,
}

pub(crate) fn run(arguments: &Tune, output: &mut Output) -> Result<(), Problem> {
    let samples = samples(arguments)?;
    let settings = Settings {
        threads: arguments.threads,
        seed: arguments.seed,
        rate: arguments.rate,
        blend: arguments.blend,
        prior: arguments.prior,
        ..Settings::default()
    };
    let mut tuner = Tuner::new(&samples, Weights::current(), settings);
    if !arguments.records.is_empty() {
        tuner.steepness = 1.0 / UNIT as f32;
    }
    output::remark(format_args!("{} positions; a centipawn counts {:.5}", samples.len(), tuner.steepness));
    tell(0, &tuner);
    for epoch in 0..arguments.epochs {
        // Full steps for most of the way, then ever smaller ones.
        let rest = 1.0 - epoch as f32 / arguments.epochs as f32;
        tuner.epoch((rest * 2.0).min(1.0));
        tell(epoch + 1, &tuner);
    }
    let Tune { epochs, rate, blend, prior, seed, .. } = arguments;
    let from = if arguments.records.is_empty() { "positions" } else { "records" };
    let made = format!(
        "gridmate-lab tune --{from} … --epochs {epochs} --rate {rate} --blend {blend} --prior {prior} --seed {seed}"
    );
    let text = source(tuner.weights(), &made, samples.len());
    match &arguments.out {
        Some(path) => {
            let told = |error| Problem::Argument(format!("--out: cannot write {}: {error}", path.display()));
            std::fs::write(path, text).map_err(told)
        }
        None => {
            output.text(&text)?;
            Ok(output.flush()?)
        }
    }
}

/// The positions of the files, beside the network if they are records.
fn samples(arguments: &Tune) -> Result<Samples, Problem> {
    if !arguments.records.is_empty() {
        return Ok(Samples::beside_network(&learn::read(&arguments.records, arguments.limit)?, arguments.threads));
    }
    let mut text = String::new();
    for path in &arguments.positions {
        text += &std::fs::read_to_string(path).map_err(|error| Problem::File(path.clone(), error))?;
    }
    Samples::read(&text, arguments.threads).map_err(|error| Problem::Argument(error.to_string()))
}

fn tell(epoch: u32, tuner: &Tuner) {
    let [learnt, held_back] = tuner.errors();
    output::remark(format_args!("{epoch:>4}  {learnt:.6}  held back {held_back:.6}"));
}
