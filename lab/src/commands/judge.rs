//! `gridmate-lab judge`: what another program says at sight of positions, and of neighbours of theirs.

use super::learn;
use super::selfplay::at_once;
use clap::Args;
use gridmate::notation::fen;
use gridmate::rules::Rng;
use gridmate_cli::matches::{Program, ReadError};
use gridmate_cli::output;
use gridmate_cli::problem::Problem;
use gridmate_lab::{Record, mean_of_chances, neighbour, on_own_scale};
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Let another program judge positions, and neighbours of theirs, at sight.
///
/// The program must know the command `eval` and say `Final evaluation` in pawns for white, as Stockfish does. A position
/// gets the mean of the score that it has and of what is said; a neighbour, a random move further on with what hangs taken,
/// what is said. Only the order of what is said is taken, as `gridmate-lab selfplay` does.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate-lab judge --positions games.bin --by stockfish --neighbours 3 --threads 4 --out judged.bin")]
pub(crate) struct Judge {
    /// The positions, as `gridmate-lab selfplay` writes them; the quiet ones are judged.
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    positions: Vec<PathBuf>,
    /// The program that judges.
    #[arg(long, value_name = "COMMAND")]
    by: String,
    /// How many neighbours of each are looked for.
    #[arg(long, value_name = "N", default_value_t = 3)]
    neighbours: usize,
    /// The file that the judged positions are written to.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many programs judge at once.
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// What random moves come from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Leave out positions whose score is further from zero.
    #[arg(long, value_name = "CP", default_value_t = 3000)]
    limit: i16,
}

/// How many positions are shared out together, and those near them put on the engine's scale.
const ROUND: usize = 1 << 16;
/// How long the program may take for a position.
const TIMEOUT: Duration = Duration::from_secs(30);

/// What a program says of positions.
struct JudgeProgram {
    program: Program,
    stop: AtomicBool,
}

impl JudgeProgram {
    fn start(command: &str) -> Result<Self, Problem> {
        let mut words = command.split_whitespace().map(str::to_owned);
        let name = words.next().unwrap_or_default();
        let program = Program::start(&name, &words.collect::<Vec<_>>());
        let program = program.map_err(|error| Problem::Argument(format!("--by: cannot start {command:?}: {error}")))?;
        Ok(Self { program, stop: AtomicBool::new(false) })
    }

    /// What it says at sight, in centipawns for the side to move, which is white; none if it will not judge.
    fn sight(&mut self, record: &Record) -> Result<Option<i16>, Problem> {
        let Some(position) = record.position() else { return Ok(None) };
        self.program.tell(&format!("position fen {}", fen::write(&position, fen::FenStyle::XFen)));
        self.program.tell("eval");
        let deadline = Instant::now() + TIMEOUT;
        loop {
            let line = self.program.line(deadline, &self.stop).map_err(|silence| {
                let state = match silence {
                    ReadError::Late => "is silent".to_owned(),
                    ReadError::Gone | ReadError::Unwanted => format!("has ended ({})", self.program.how_it_ended()),
                };
                Problem::Argument(format!("--by: the program {state} where `eval` should say `Final evaluation`"))
            })?;
            if let Some(said) = line.strip_prefix("Final evaluation") {
                let pawns = said.split_whitespace().find_map(|word| word.parse::<f32>().ok());
                return Ok(pawns.map(|pawns| (pawns * 100.0).round().clamp(-9000.0, 9000.0) as i16));
            }
        }
    }

    /// A round of positions with those near them, judged.
    fn round(&mut self, given: &[Record], arguments: &Judge, rng: &mut Rng) -> Result<Vec<Record>, Problem> {
        let (mut judged, mut before) = (Vec::new(), Vec::new());
        for record in given {
            let near = (0..arguments.neighbours).filter_map(|_| neighbour(record, rng));
            let all = std::iter::once((*record, Some(record.score))).chain(near.map(|near| (near, None)));
            for (mut record, score) in all {
                if let Some(said) = self.sight(&record)?.filter(|said| said.abs() <= arguments.limit) {
                    record.score = said;
                    judged.push(record);
                    before.push(score);
                }
            }
        }
        on_own_scale(&mut judged);
        for (record, before) in judged.iter_mut().zip(before) {
            if let Some(before) = before {
                record.score = mean_of_chances(record.score, before);
            }
        }
        Ok(judged)
    }
}

pub(crate) fn run(arguments: &Judge) -> Result<(), Problem> {
    let unwritten = |error| Problem::Argument(format!("--out: cannot write {}: {error}", arguments.out.display()));
    let given = learn::read(&arguments.positions, arguments.limit)?;
    let rounds: Vec<&[Record]> = given.chunks(ROUND).collect();
    let file = Mutex::new((File::create(&arguments.out).map_err(unwritten)?, 0));
    let next = AtomicUsize::new(0);
    let judge = || -> Result<(), Problem> {
        let mut program = JudgeProgram::start(&arguments.by)?;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(round) = rounds.get(number) else { return Ok(()) };
            let mut rng = Rng::new(arguments.seed ^ (number as u64).wrapping_mul(0xD1B5_4A32_D192_ED03));
            let judged = program.round(round, arguments, &mut rng)?;
            let bytes: Vec<u8> = judged.iter().flat_map(Record::to_bytes).collect();
            if let Ok(mut file) = file.lock() {
                file.0.write_all(&bytes).map_err(unwritten)?;
                file.1 += judged.len();
                output::remark(format_args!("{} of {} rounds, {} positions", number + 1, rounds.len(), file.1));
            }
        }
    };
    at_once(arguments.threads, judge)
}
