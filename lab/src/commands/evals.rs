//! `gridmate-lab evals`: games with what another program says of each position.

use super::selfplay::at_once;
use clap::Args;
use gridmate::board::Color;
use gridmate::document::Evaluation;
use gridmate::notation::fen::{self, FenStyle};
use gridmate::notation::pgn::{self, MoveId, PgnGame};
use gridmate::notation::uci;
use gridmate::rules::Variant;
use gridmate_cli::matches::Program;
use gridmate_cli::output::{self, Output};
use gridmate_cli::problem::Problem;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Write games of standard chess anew with the evaluations of another program, as `[%eval]`.
///
/// The program speaks UCI. Each position of the main line is searched with the same number of nodes, from the end of a
/// game to its beginning, with one hash table for the game; what is said of the start stands before the first move. A
/// position in which the game is over has none. The same program gives the same numbers each time.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate match --white level:4 --black level:6 --games 10 --openings book --swap --pgn games.pgn
  gridmate-lab evals --by stockfish --nodes 100000 games.pgn > tests/data/review/games.pgn")]
pub(crate) struct Evals {
    /// The games.
    #[arg(value_name = "FILE", required = true)]
    games: Vec<PathBuf>,
    /// The program.
    #[arg(long, value_name = "COMMAND")]
    by: String,
    /// The nodes of each position.
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    nodes: u64,
    /// How many programs search at once.
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
}

/// How long the program may take for a line.
const TIMEOUT: Duration = Duration::from_secs(120);
/// Its hash table, in MiB.
const HASH: u32 = 64;

/// A program that evaluates positions.
struct Evaluator {
    program: Program,
    stop: AtomicBool,
    nodes: u64,
}

impl Evaluator {
    fn start(command: &str, nodes: u64) -> Result<Self, Problem> {
        let mut words = command.split_whitespace().map(str::to_owned);
        let name = words.next().unwrap_or_default();
        let program = Program::start(&name, &words.collect::<Vec<_>>());
        let program = program.map_err(|error| Problem::Argument(format!("--by: cannot start {command:?}: {error}")))?;
        let mut evaluator = Self { program, stop: AtomicBool::new(false), nodes };
        evaluator.say("uci", "uciok", |_| {})?;
        evaluator.say(&format!("setoption name Hash value {HASH}\nisready"), "readyok", |_| {})?;
        Ok(evaluator)
    }

    /// Sends a command and reads lines up to the one that begins with the answer.
    fn say(&mut self, command: &str, answer: &str, mut seen: impl FnMut(&str)) -> Result<(), Problem> {
        self.program.tell(command);
        let deadline = Instant::now() + TIMEOUT;
        loop {
            let line = self.program.line(deadline, &self.stop);
            let line = line.map_err(|_| {
                let ended = self.program.how_it_ended();
                Problem::Argument(format!("--by: the program does not say {answer}: {ended}"))
            })?;
            if line.starts_with(answer) {
                return Ok(());
            }
            seen(&line);
        }
    }

    /// What it says of a position, from white's side; none where there is no legal move.
    fn evaluate(&mut self, position: &str, turn: Color) -> Result<Option<Evaluation>, Problem> {
        let mut found = None;
        self.program.tell(position);
        self.say(&format!("go nodes {}", self.nodes), "bestmove", |line| {
            // A bound is no score; mate in 0 is said of a board on which the game is over.
            if !line.contains("bound") {
                found = score(line).or(found);
            }
        })?;
        let sign = if turn == Color::White { 1 } else { -1 };
        Ok(match found {
            Some(Evaluation::Mate(0)) | None => None,
            Some(Evaluation::Mate(moves)) => Some(Evaluation::Mate(sign * moves)),
            Some(Evaluation::Centipawns(centipawns)) => Some(Evaluation::Centipawns(sign * centipawns)),
        })
    }

    /// Writes what it says into a game.
    fn annotate(&mut self, game: &mut PgnGame) -> Result<(), Problem> {
        let start = fen::write(game.start(), FenStyle::XFen);
        let mut nodes = vec![(MoveId::ROOT, format!("position fen {start} moves"), game.start().turn())];
        let played: Vec<_> = game.playable().collect();
        for (node, (before, played)) in game.tree().mainline().zip(played) {
            let text = uci::write(&before, played, Variant::Standard);
            let moves = nodes.last().map_or_else(String::new, |(_, moves, _)| format!("{moves} {text}"));
            nodes.push((node, moves, !before.turn()));
        }
        self.say("ucinewgame\nisready", "readyok", |_| {})?;
        for (node, position, turn) in nodes.into_iter().rev() {
            let has_moves = game.position(node).is_some_and(|position| position.has_legal_move());
            if let Some(evaluation) = self.evaluate(&position, turn)?.filter(|_| has_moves) {
                game.add_comment(node, format!("[%eval {evaluation}]"));
            }
        }
        Ok(())
    }
}

/// The score of a line of UCI, for the side to move.
fn score(line: &str) -> Option<Evaluation> {
    let (_, score) = line.split_once(" score ")?;
    let mut words = score.split_whitespace();
    let kind = words.next()?;
    let number = words.next()?.parse().ok()?;
    match kind {
        "cp" => Some(Evaluation::Centipawns(number)),
        "mate" => Some(Evaluation::Mate(number)),
        _ => None,
    }
}

/// The games of files; one that cannot be read ends it.
pub(super) fn read_games(paths: &[PathBuf]) -> Result<Vec<PgnGame>, Problem> {
    let mut games = Vec::new();
    for path in paths {
        let bytes = std::fs::read(path).map_err(|error| Problem::File(path.clone(), error))?;
        for game in pgn::read(&pgn::decode(&bytes).text) {
            games.push(game.map_err(|error| Problem::Argument(format!("{}: {error}", path.display())))?);
        }
    }
    Ok(games)
}

pub(crate) fn run(arguments: &Evals, output: &mut Output) -> Result<(), Problem> {
    let games = read_games(&arguments.games)?;
    let count = games.len();
    let games: Vec<Mutex<PgnGame>> = games.into_iter().map(Mutex::new).collect();
    let next = AtomicUsize::new(0);
    at_once(arguments.threads, || {
        let mut evaluator = Evaluator::start(&arguments.by, arguments.nodes)?;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(Ok(mut game)) = games.get(number).map(Mutex::lock) else { return Ok(()) };
            evaluator.annotate(&mut game)?;
            output::remark(format_args!("{} of {count} games", number + 1));
        }
    })?;
    for (index, game) in games.into_iter().filter_map(|game| game.into_inner().ok()).enumerate() {
        output.text(if index == 0 { "" } else { "\n" })?;
        output.text(&pgn::write(&game))?;
    }
    Ok(output.flush()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_from_lines_of_uci() {
        let line = |score: &str| format!("info depth 9 multipv 1 score {score} nodes 512 pv e2e4");
        assert_eq!(score(&line("cp -31")), Some(Evaluation::Centipawns(-31)));
        assert_eq!(score(&line("mate 3")), Some(Evaluation::Mate(3)));
        assert_eq!((score(&line("cp")), score("info string score")), (None, None));
    }
}
