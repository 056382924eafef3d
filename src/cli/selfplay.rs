//! `gridmate selfplay`: positions with scores, from games of the engine against itself.

use super::output::{self, Output};
use super::problem::Problem;
use crate::engine::evaluation::Learned;
use crate::engine::tuner::{Record, selfplay};
use crate::engine::{Dice, Engine};
use clap::Args;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Let the engine play itself and write down the positions with their scores.
///
/// Each game begins with eight or nine random moves. Positions are added to the file in 32 bytes each.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate selfplay --games 100000 --nodes 700 --threads 4 --seed 1 --out games.bin")]
pub(super) struct Selfplay {
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// The positions looked at for each move.
    #[arg(long, value_name = "N", default_value_t = 700)]
    nodes: u64,
    /// The file that the positions are added to.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many games at once.
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// What the openings come from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

pub(super) fn run(arguments: &Selfplay, _: &mut Output) -> Result<(), Problem> {
    let told = |error| Problem::Argument(format!("--out: cannot write {}: {error}", arguments.out.display()));
    let file = OpenOptions::new().create(true).append(true).open(&arguments.out).map_err(told)?;
    let (file, next, count) = (Mutex::new(file), AtomicU64::new(0), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for _ in 0..arguments.threads.max(1) {
            scope.spawn(|| {
                let mut engine = Engine::<Learned>::new(1 << 20);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= arguments.games {
                        return;
                    }
                    let mut dice = Dice::new(arguments.seed ^ number.wrapping_mul(0xD1B5_4A32_D192_ED03));
                    // Most openings are fair.
                    let played = (0..100).find_map(|_| selfplay(&mut engine, arguments.nodes, dice.word()));
                    let Some(records) = played else { continue };
                    let bytes: Vec<u8> = records.iter().flat_map(Record::to_bytes).collect();
                    let written = file.lock().is_ok_and(|mut file| file.write_all(&bytes).is_ok());
                    if !written {
                        return;
                    }
                    count.fetch_add(records.len() as u64, Ordering::Relaxed);
                }
            });
        }
    });
    output::remark(format_args!("{} positions", count.load(Ordering::Relaxed)));
    Ok(())
}
