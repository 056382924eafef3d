//! `gridmate-lab games`: games with clocks and evaluations, as many as are wanted, for questions about many games.

use super::selfplay::at_once;
use clap::Args;
use gridmate::engine::Engine;
use gridmate::notation::pgn;
use gridmate::rules::Rng;
use gridmate_cli::problem::Problem;
use gridmate_lab::clocked_game;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Let the engine play itself quickly and write down the games as PGN, with clocks and evaluations.
///
/// Each side has 60 seconds, in which a node takes 10 milliseconds; what a player sees is written behind its move, and so is
/// its clock. The same seed writes the same file on every machine, with any number of threads.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate-lab games --games 9000 --threads 2 --out games.pgn
  gridmate-lab pgn --parquet games games.pgn")]
pub(crate) struct GamesArguments {
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// The file that is written.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many games at once.
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// What the games come from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// A file that takes games in any order and writes them in theirs.
struct OrderedGames {
    file: BufWriter<File>,
    next: u64,
    waiting: BTreeMap<u64, String>,
}

impl OrderedGames {
    fn add(&mut self, number: u64, text: String) -> std::io::Result<()> {
        self.waiting.insert(number, text);
        while let Some(text) = self.waiting.remove(&self.next) {
            self.file.write_all(text.as_bytes())?;
            self.next += 1;
        }
        Ok(())
    }
}

pub(crate) fn run(arguments: &GamesArguments) -> Result<(), Problem> {
    let unwritten = |error| Problem::Argument(format!("--out: cannot write {}: {error}", arguments.out.display()));
    let file = BufWriter::new(File::create(&arguments.out).map_err(unwritten)?);
    let writer = Mutex::new(OrderedGames { file, next: 0, waiting: BTreeMap::new() });
    let next = AtomicU64::new(0);
    at_once(arguments.threads, || {
        let mut engine = Engine::new(1 << 20);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= arguments.games {
                return Ok(());
            }
            let seed = Rng::new(arguments.seed ^ number.wrapping_mul(0xD1B5_4A32_D192_ED03)).word();
            let mut game = clocked_game(seed, &mut engine);
            // No reader takes it for anything but a name.
            let _ = game.set_tag("Round", &(number + 1).to_string());
            if let Ok(mut writer) = writer.lock() {
                writer.add(number, pgn::write(&game) + "\n").map_err(unwritten)?;
            }
        }
    })?;
    let mut writer = writer.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    writer.file.flush().map_err(unwritten)
}
