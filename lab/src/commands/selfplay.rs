//! `gridmate-lab selfplay`: positions with scores, from games of a player against itself.

use clap::Args;
use gridmate::engine::evaluation::Learned;
use gridmate::engine::{Engine, Limits, NoControl, Task};
use gridmate::game::Game;
use gridmate::rules::Move;
use gridmate::rules::Rng;
use gridmate_cli::matches::{Candidate, MatchPlayer, Name};
use gridmate_cli::output;
use gridmate_cli::problem::Problem;
use gridmate_lab::{Record, on_own_scale, selfplay};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// Let the engine, or another player, play itself and write down the positions with their scores.
///
/// Each game begins with eight or nine random moves. Positions are added to the file in 32 bytes each. Of another player's
/// scores only the order is taken: among some hundred thousand quiet positions with about as many pieces, the highest of
/// the values that the engine sees at once, a little more spread, goes to the position with the highest score, and so on
/// down.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate-lab selfplay --games 100000 --nodes 700 --threads 4 --seed 1 --out games.bin
  gridmate-lab selfplay --games 100000 --by 'uci:stockfish;Hash=2' --nodes 150 --stray 25 --threads 6 --out games.bin")]
pub(crate) struct Selfplay {
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// The positions looked at for each move.
    #[arg(long, value_name = "N", default_value_t = 700)]
    nodes: u64,
    /// Who plays, as in `gridmate match`; the engine itself if left out.
    #[arg(long, value_name = "P", value_parser = Name::read)]
    by: Option<Name>,
    /// One move in this many is a random one; none if it is 0.
    #[arg(long, value_name = "N", default_value_t = 0)]
    stray: usize,
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

/// How many positions of another player are put on the engine's scale together.
const ROUND: usize = 1 << 18;
/// How long another program may take for a move.
const TIMEOUT: Duration = Duration::from_secs(60);

/// Who plays both sides.
enum SelfPlayer<'a> {
    Engine(Box<Engine<Learned>>),
    Other(Box<MatchPlayer<'a>>),
}

impl SelfPlayer<'_> {
    /// Forgets the game before.
    fn begin(&mut self, seed: u64) -> Result<(), Problem> {
        match self {
            Self::Engine(engine) => engine.clear(),
            Self::Other(player) => {
                let failed = |failure| Problem::Argument(format!("--by: {failure}"));
                player.begin(&Game::default(), seed).map_err(failed)?;
            }
        }
        Ok(())
    }

    /// Its move, and its score.
    fn think(&mut self, game: &Game, limits: &Limits) -> Option<(Move, i32)> {
        match self {
            Self::Engine(engine) => {
                let task = Task { limits: *limits, ..Task::default() };
                let lines = engine.think(game, &task, &NoControl, &mut |_| {});
                lines.first().and_then(|line| Some((*line.moves.first()?, line.score)))
            }
            Self::Other(player) => player.choose(game, None).ok().zip(player.score),
        }
    }
}

/// Where positions are gathered and written.
struct SampleWriter {
    file: File,
    /// Those that wait to be put on the engine's scale, if they are another player's.
    waiting: Option<Vec<Record>>,
    count: usize,
}

impl SampleWriter {
    fn add(&mut self, records: Vec<Record>) -> std::io::Result<()> {
        let Some(waiting) = &mut self.waiting else { return self.write(&records) };
        waiting.extend(records.into_iter().filter(|record| record.is_quiet));
        if waiting.len() >= ROUND { self.finish() } else { Ok(()) }
    }

    /// Writes those that wait.
    fn finish(&mut self) -> std::io::Result<()> {
        let mut records = self.waiting.as_mut().map(std::mem::take).unwrap_or_default();
        on_own_scale(&mut records);
        self.write(&records)
    }

    fn write(&mut self, records: &[Record]) -> std::io::Result<()> {
        self.count += records.len();
        let bytes: Vec<u8> = records.iter().flat_map(Record::to_bytes).collect();
        self.file.write_all(&bytes)
    }
}

pub(crate) fn run(arguments: &Selfplay) -> Result<(), Problem> {
    let unwritten = |error| Problem::Argument(format!("--out: cannot write {}: {error}", arguments.out.display()));
    let file = OpenOptions::new().create(true).append(true).open(&arguments.out).map_err(unwritten)?;
    let writer = Mutex::new(SampleWriter { file, waiting: arguments.by.as_ref().map(|_| Vec::new()), count: 0 });
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let limits = Limits { nodes: Some(arguments.nodes), ..Limits::default() };
    let candidate = arguments.by.as_ref().map(|name| Candidate::new(name, limits, TIMEOUT));
    let play = || -> Result<(), Problem> {
        let mut player = match &candidate {
            None => SelfPlayer::Engine(Box::new(Engine::new(1 << 20))),
            Some(candidate) => SelfPlayer::Other(Box::new(candidate.player(&stop))),
        };
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= arguments.games {
                return Ok(());
            }
            let mut rng = Rng::new(arguments.seed ^ number.wrapping_mul(0xD1B5_4A32_D192_ED03));
            // Most openings are fair.
            for _ in 0..100 {
                let seed = rng.word();
                player.begin(seed)?;
                let Some(records) = selfplay(seed, arguments.stray, &mut |game| player.think(game, &limits)) else {
                    continue;
                };
                if let Ok(mut writer) = writer.lock() {
                    writer.add(records).map_err(unwritten)?;
                }
                break;
            }
        }
    };
    at_once(arguments.threads, play)?;
    if let Ok(mut writer) = writer.lock() {
        writer.finish().map_err(unwritten)?;
        output::remark(format_args!("{} positions", writer.count));
    }
    Ok(())
}

/// Does the same in `threads` threads at once, and says what went wrong in the first that failed.
pub(super) fn at_once(threads: usize, work: impl Fn() -> Result<(), Problem> + Sync) -> Result<(), Problem> {
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(&work)).collect();
        let ends =
            running.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        ends.collect()
    })
}
