//! `gridmate match`: games of one player against another.
//!
//! - [`name`]: players as they are named; [`clock`]: what time they have
//! - [`openings`]: where games start
//! - [`options`]: options of the own players
//! - [`player`], [`uci`], [`program`]: players at the board, those that are other programs among them
//! - [`played`]: one game
//! - [`result`], [`record`], [`report`]: the results, the files of games, and the printed report
//! - [`results_file`]: the file that an interrupted match goes on from
//! - [`sprt`]: the sequential test that ends a match early

mod clock;
mod name;
mod openings;
mod options;
mod played;
mod player;
mod program;
mod record;
mod report;
mod result;
mod results_file;
mod sprt;
mod uci;

pub use clock::TimeControl;
pub use name::Name;
pub use options::OptionError;
pub use player::{Candidate, MatchPlayer, PlayerFailure};
pub use program::{Program, ReadError};
pub use sprt::{Hypothesis, Sprt};

use super::output::Output;
use super::problem::Problem;
use clap::Args;
use gridmate::engine::{Limits, Terms};
use gridmate::game::Game;
use openings::Openings;
use played::Calls;
use report::Progress;
use result::MatchResult;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// How long players think that have no limits of their own, if the match has none.
const MOVETIME: Duration = Duration::from_millis(100);

/// Let two players play each other.
///
/// A player is `random`, `minimax:N`, `negamax:N` or `alphabeta:N`, where N is how many moves it looks below each of its
/// own, `engine`, the strong one, `level:N`, the strong one held to a level from 1 to 10, or `uci:COMMAND`, another program
/// that speaks UCI. After semicolons follow limits for this player alone (`nodes=N`, `depth=N`, `movetime=MS`, `tc=CLOCK`;
/// they replace those of the match) and options by their names, such as `engine;hash=64;nodes=5000` or
/// `uci:stockfish;UCI_LimitStrength=true;UCI_Elo=2000;movetime=50`; write `option.NAME=VALUE` for an option that is named
/// like a limit. Options of `engine` and `level:N` are `hash` (MB), `threads`, and `evaluation`, which is `learned` or `hand`.
/// Quotes in the command keep white space together.
///
/// A program that dies, does not answer in time or answers with a move that is not legal loses that game, and is started
/// anew for the next. Draws that may be claimed are claimed. The same seed plays the same games, however many at once,
/// if players are limited by depth or nodes.
///
/// With --tc each player has a clock: `8+0.08` are 8 seconds for the game and 0.08 more for each move, `40/60` is a minute for
/// each 40 moves. Who has no time left loses, or draws against a side that could not mate.
///
/// With --results a match that was interrupted goes on where it was: the same command takes the games that the file has, and
/// plays the others. Games that ran at the time are played anew.
///
/// Prints wins, draws and losses, the difference in Elo with its 95 % interval, how the games ended, losses on time, and how
/// fast the players were.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate match --white minimax:1 --black random --games 10
  gridmate match --white alphabeta:2 --black minimax:1 --games 20 --swap --openings 960 --seed 7
  gridmate match --white engine --black 'uci:stockfish;nodes=1000' --games 200 --swap --openings book --movetime 100
  gridmate match --white 'uci:stockfish;nodes=1000' --black 'uci:./other --quiet' --nodes 5000 --openings lines.pgn --swap
  gridmate match --white 'uci:./new' --black 'uci:./old' --games 20000 --swap --openings book --tc 8+0.08 --sprt 0,5 \
    --concurrency 4 --results match.jsonl --pgn match.pgn")]
pub(super) struct MatchArguments {
    /// The first player, with the white pieces unless they change sides.
    #[arg(long, value_name = "P", value_parser = Name::read)]
    white: Name,
    /// The second player.
    #[arg(long, value_name = "P", value_parser = Name::read)]
    black: Name,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Change sides after each game; each opening is then played twice.
    #[arg(long)]
    swap: bool,
    /// How games start: `standard`, `960`, `book` (after eight random plies that leave both sides as well off), or
    /// a file: PGN, or a FEN or EPD or the moves from the start in each line.
    #[arg(long, value_name = "FILE|NAME", default_value = "standard")]
    openings: String,
    /// A clock for each player: [MOVES/]SECONDS[+SECONDS for each move].
    #[arg(long, value_name = "CLOCK", value_parser = TimeControl::read, conflicts_with = "movetime")]
    tc: Option<TimeControl>,
    /// The time for each move, in milliseconds; 100 if there is no limit at all.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    movetime: Option<u64>,
    /// The nodes searched for each move.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// The depth of search for each move.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// How long a program may take to answer, beyond the time that it is given to think, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    timeout: u64,
    /// What everything random comes from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Stop as soon as one of two differences in Elo is accepted, each wrong in 5 of 100 matches.
    #[arg(long, value_name = "ELO0,ELO1", value_parser = sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Call a game drawn after this many moves of each side.
    #[arg(long, value_name = "MOVES", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    draw_after: Option<u32>,
    /// Call a game lost when both players, four moves in a row, see one of them behind by this many centipawns.
    #[arg(long, value_name = "CP", value_parser = clap::value_parser!(i32).range(1..=20_000))]
    resign: Option<i32>,
    /// Write the results into this file, a line for each game, or take those that it has and go on with the match; --pgn and
    /// --positions go on with it.
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Write the games into this file.
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Write the quiet positions of the games into this file, each as `FEN;RESULT`, and `;SCORE` for white in
    /// centipawns where the player says it: after the opening, without check or a mate in sight, and none where a capture
    /// or a promotion was played.
    #[arg(long, value_name = "FILE")]
    positions: Option<PathBuf>,
    /// Print one JSON object: `ok`, `games`, `white`, `black` (each `name`, `wins`, `losses`, `draws`, `lossesOnTime`), `elo`
    /// (`value`, `low`, `high`; null where infinite), `ends` (how many games ended in which way), `seed`; with --swap
    /// `pairs`, with --sprt `sprt` (`elo0`, `elo1`, `llr`, `bounds`, `accepted`).
    #[arg(long)]
    pub(super) json: bool,
    /// How many games at once; as many as the machine has cores if not given.
    #[arg(short = 'j', long, visible_alias = "jobs", value_name = "N", value_parser = clap::value_parser!(u64).range(1..=256))]
    concurrency: Option<u64>,
}

/// Two differences in Elo.
fn sprt(text: &str) -> Result<Sprt, String> {
    let pair = text.split_once(',').and_then(|(low, high)| Some((low.trim().parse().ok()?, high.trim().parse().ok()?)));
    let test = pair.and_then(|(low, high)| Sprt::new(low, high));
    test.ok_or_else(|| "needs two differences in Elo, the lower one first, such as 0,5".to_owned())
}

impl MatchArguments {
    fn limits(&self) -> Limits {
        let movetime = self.movetime.map(Duration::from_millis);
        let limits = Limits { depth: self.depth, nodes: self.nodes, movetime };
        let is_unlimited = limits.is_none() && self.tc.is_none();
        if is_unlimited { Limits { movetime: Some(MOVETIME), ..limits } } else { limits }
    }

    /// The clock of a player: its own, or that of the match if it has no limits of its own.
    fn control_of(&self, name: &Name) -> Option<TimeControl> {
        if name.is_limited() { name.control } else { self.tc }
    }

    /// Whether a player has a clock.
    fn has_clocks(&self) -> bool {
        [&self.white, &self.black].iter().any(|name| self.control_of(name).is_some())
    }

    /// Sees whether there is memory for the tables of all players that play at once.
    fn try_memory(&self) -> Result<(), Problem> {
        let jobs = usize::try_from(self.jobs()).unwrap_or(usize::MAX);
        let mebibytes = [&self.white, &self.black].map(Name::hash).into_iter().sum::<usize>().saturating_mul(jobs);
        Vec::<u8>::new().try_reserve_exact(mebibytes.saturating_mul(1 << 20)).map_err(|_| {
            Problem::Argument(format!(
                "this machine has no {mebibytes} MB to give for the hash of {jobs} games at once; choose a smaller hash or \
                 less --concurrency"
            ))
        })
    }

    fn jobs(&self) -> u64 {
        let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
        self.concurrency.unwrap_or_else(cores).min(self.games)
    }
}

pub(super) fn run(arguments: &MatchArguments, output: &mut Output) -> Result<(), Problem> {
    let opening = openings::named(&arguments.openings).unwrap_or_default();
    let terms = Terms { opening, swap: arguments.swap, seed: arguments.seed };
    let openings = Openings::read(&arguments.openings, arguments.seed)?;
    let patience = Duration::from_millis(arguments.timeout);
    let candidates =
        [&arguments.white, &arguments.black].map(|name| Candidate::new(name, arguments.limits(), patience));
    let candidates = candidates.map(|candidate| candidate.on_clock(arguments.tc));
    let mut run =
        MatchRun { arguments, terms, openings, candidates, next: AtomicU64::new(0), stop: AtomicBool::new(false) };
    run.try_players()?;
    arguments.try_memory()?;
    let results = MatchResult::open(arguments)?;
    *run.next.get_mut() = results.tally.games();
    *run.stop.get_mut() = !results.goes_on();
    let books = Mutex::new((results, Progress::start(run.next.load(Ordering::Relaxed)), None));
    std::thread::scope(|scope| {
        for _ in 0..arguments.jobs() {
            scope.spawn(|| run.play(&books));
        }
    });
    let (results, progress, problem) = books.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    progress.end();
    match problem {
        Some(problem) => Err(problem),
        None => report::result(arguments, &results, output),
    }
}

/// What all the boards of a match share.
struct MatchRun<'a> {
    arguments: &'a MatchArguments,
    terms: Terms,
    openings: Openings,
    candidates: [Candidate; 2],
    next: AtomicU64,
    stop: AtomicBool,
}

/// The results so far, how they are reported, and what has gone wrong with writing them down.
type Books<'a> = Mutex<(MatchResult<'a>, Progress, Option<Problem>)>;

impl MatchRun<'_> {
    /// Starts both players once, so that a wrong name ends the match before it begins.
    fn try_players(&self) -> Result<(), Problem> {
        for (candidate, option) in self.candidates.iter().zip(["--white", "--black"]) {
            let begun = candidate.player(&self.stop).begin(&Game::default(), 0);
            begun.map_err(|failure| Problem::Argument(format!("{option}: {failure}")))?;
        }
        Ok(())
    }

    /// Plays one game after another at one board.
    fn play(&self, books: &Books<'_>) {
        let mut players = [0, 1].map(|index: usize| self.candidates[index].player(&self.stop));
        while !self.stop.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.arguments.games {
                return;
            }
            let pairing = self.terms.pairing(number);
            let game = self.openings.open(&self.terms, &pairing);
            let calls = Calls { draw_after: self.arguments.draw_after, resign: self.arguments.resign };
            let Some(played) = played::play(&pairing, game, &mut players, calls) else { return };
            let Ok(mut books) = books.lock() else { return };
            let (results, progress, problem) = &mut *books;
            match results.take(number, played) {
                Ok(true) => progress.tell(self.arguments, results),
                Ok(false) => self.stop.store(true, Ordering::Relaxed),
                Err(error) => {
                    *problem = Some(error);
                    self.stop.store(true, Ordering::Relaxed);
                }
            }
        }
    }
}
