//! `gridmate-lab learn`: the weights of the network from positions with scores.

use clap::Args;
use gridmate_cli::output;
use gridmate_cli::problem::Problem;
use gridmate_lab::network::{Course, Learner, Model};
use gridmate_lab::{RECORD_BYTES, Record, with_hand};
use std::path::PathBuf;

/// Find the weights of the network with which it and the hand-written terms together foretell scores and results best.
///
/// Reads files that `gridmate-lab selfplay` wrote, and looks at their quiet positions. Prints after each round the error over
/// what it learns from and over what it holds back.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate-lab selfplay --games 100000 --nodes 900 --threads 4 --out games.bin
  gridmate-lab learn --positions games.bin --threads 4 --out src/engine/evaluation/network/weights.bin")]
pub(crate) struct Learn {
    /// The positions.
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    positions: Vec<PathBuf>,
    /// How often all positions are looked at.
    #[arg(long, value_name = "N", default_value_t = 9)]
    epochs: u32,
    /// Where the weights are written.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Weights to begin with; small ones by lot if left out, or for numbers that a narrower network does not have.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How many threads share the work; another number gives slightly other weights.
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// What the order of the positions and the first weights come from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How far a weight goes in a step at first.
    #[arg(long, value_name = "STEP", default_value_t = 0.001)]
    rate: f32,
    /// How much of the target is the score; the rest is the result.
    #[arg(long, value_name = "PART", default_value_t = 0.8)]
    blend: f32,
    /// How strongly weights are drawn to zero.
    #[arg(long, value_name = "PULL", default_value_t = 0.3)]
    decay: f32,
    /// Leave out positions whose score is further from zero.
    #[arg(long, value_name = "CP", default_value_t = 3000)]
    limit: i16,
    /// From this part on, the weights are rounded while they learn.
    #[arg(long, value_name = "PART", default_value_t = 0.5)]
    round_from: f32,
}

/// The quiet positions of some files whose scores are not further from zero than a limit.
pub(super) fn read(paths: &[PathBuf], limit: i16) -> Result<Vec<Record>, Problem> {
    let mut records = Vec::new();
    for path in paths {
        let bytes = std::fs::read(path).map_err(|error| Problem::File(path.clone(), error))?;
        let (all, _) = bytes.as_chunks::<RECORD_BYTES>();
        let useful = |record: &Record| record.is_quiet && record.score.abs() <= limit;
        records.extend(all.iter().map(Record::from_bytes).filter(useful));
    }
    Ok(records)
}

pub(crate) fn run(arguments: &Learn) -> Result<(), Problem> {
    let records = with_hand(read(&arguments.positions, arguments.limit)?, arguments.threads);
    let Learn { threads, seed, rate, blend, decay, .. } = *arguments;
    let model = match &arguments.from {
        Some(path) => {
            let bytes = std::fs::read(path).map_err(|error| Problem::File(path.clone(), error))?;
            Model::drawn(seed).with(&bytes)
        }
        None => Model::drawn(seed),
    };
    let mut learner = Learner::new(&records, Course { threads, seed, rate, blend, decay, ..Course::default() }, model);
    output::remark(format_args!("{} positions", records.len()));
    output::remark(format_args!("   0  held back {:.6}", learner.error()));
    for epoch in 0..arguments.epochs {
        // Half a wave down, so that most of the way is gone at full pace and the end slowly.
        let done = |part: f32| (epoch as f32 + part) / arguments.epochs as f32;
        let pace = |part: f32| (0.5 + 0.5 * (done(part) * std::f32::consts::PI).cos()).max(0.01);
        let learnt = learner.epoch(done(0.0) >= arguments.round_from, pace);
        output::remark(format_args!("{:>4}  {learnt:.6}  held back {:.6}", epoch + 1, learner.error()));
    }
    let told = |error| Problem::Argument(format!("--out: cannot write {}: {error}", arguments.out.display()));
    std::fs::write(&arguments.out, learner.model().to_bytes()).map_err(told)
}
