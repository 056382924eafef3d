//! `gridmate-lab chances`: what the engine's scores stand for, and whether its review agrees with that of another program.

use super::evals::read_games;
use super::selfplay::at_once;
use clap::Args;
use gridmate::board::Color;
use gridmate::document::Evaluation;
use gridmate::engine::{Engine, NoControl};
use gridmate::game::{Game, GameResult};
use gridmate::notation::pgn::{MoveId, PgnGame};
use gridmate::review::{Review, STEEPNESS, USUAL_NODES};
use gridmate_cli::output::{self, Output};
use gridmate_cli::problem::Problem;
use gridmate_lab::chances::{ScoreShare, mean_square, share, steepness};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Find the steepness of the curve that turns the engine's scores into winning chances.
///
/// Reads games with `[%eval]` after each move, as `gridmate-lab evals` writes them, and judges each position as `gridmate
/// review` does. Prints the steepness with which the scores foretell the winning chances of the evaluations best, at
/// 0.00368208 for their centipawn as on Lichess; and beside it that for the results of the games. Positions of which either
/// says more than 500 are left out: they are decided, and what counts are those that are not.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate-lab chances tests/data/review/games.pgn --threads 2")]
pub(crate) struct Chances {
    /// The games.
    #[arg(value_name = "FILE", required = true)]
    games: Vec<PathBuf>,
    /// The nodes of each position.
    #[arg(long, value_name = "N", default_value_t = USUAL_NODES)]
    nodes: u64,
    /// How many threads share the work.
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
}

/// What a centipawn of Lichess' evaluations counts.
const LICHESS: f64 = 0.003_682_08;
/// Positions with a score further from zero are left out.
const MOST: i32 = 500;

/// The engine's scores with the shares that others see, for white.
#[derive(Debug, Default)]
struct Shares {
    of_evaluations: Vec<ScoreShare>,
    of_results: Vec<ScoreShare>,
}

/// The evaluation that stands at a node.
fn evaluation(game: &PgnGame, node: MoveId) -> Option<Evaluation> {
    let comments = game.tree().comments(node).iter();
    let mut texts = comments.filter_map(|comment| comment.split_once("[%eval ")?.1.split(']').next());
    texts.next()?.parse().ok()
}

/// Judges the positions of a game.
fn judge(record: &PgnGame, nodes: u64, engine: &mut Engine) -> Review {
    let mut game = Game::new(*record.start(), record.variant());
    for (_, played) in record.playable() {
        if game.play_on(played).is_err() {
            break;
        }
    }
    let mut review = Review::of(&game);
    for block in 0..review.blocks() {
        let mut judging = review.judge(block, nodes);
        while !judging.go_on(engine, &NoControl) {}
        for judgement in judging.take() {
            review.learn(judgement);
        }
    }
    review
}

impl Shares {
    fn add(&mut self, record: &PgnGame, review: &Review) {
        let result = match record.result() {
            GameResult::WhiteWins => Some(1.0),
            GameResult::BlackWins => Some(0.0),
            GameResult::Draw => Some(0.5),
            GameResult::Unknown => None,
        };
        for (ply, node) in std::iter::once(MoveId::ROOT).chain(record.tree().mainline()).enumerate() {
            let has_lines = review.judgement(ply).is_some_and(|known| !known.lines.is_empty());
            let (Some(score), Some(position), true) = (review.score(ply), review.position(ply), has_lines) else {
                continue;
            };
            if score.abs() > MOST {
                continue;
            }
            let of_white = f64::from(if position.turn() == Color::White { score } else { -score });
            if let Some(Evaluation::Centipawns(centipawns)) = evaluation(record, node)
                && centipawns.abs() <= MOST
            {
                self.of_evaluations.push((of_white, share(f64::from(centipawns), LICHESS)));
            }
            if let Some(result) = result {
                self.of_results.push((of_white, result));
            }
        }
    }
}

pub(crate) fn run(arguments: &Chances, output: &mut Output) -> Result<(), Problem> {
    let games = read_games(&arguments.games)?;
    let (next, shares) = (AtomicUsize::new(0), Mutex::new(Shares::default()));
    at_once(arguments.threads, || {
        let mut engine = Engine::new(0);
        loop {
            let Some(record) = games.get(next.fetch_add(1, Ordering::Relaxed)) else { return Ok(()) };
            let review = judge(record, arguments.nodes, &mut engine);
            if let Ok(mut shares) = shares.lock() {
                shares.add(record, &review);
                output::remark(format_args!("{} positions", shares.of_results.len()));
            }
        }
    })?;
    let shares = shares.into_inner().unwrap_or_default();
    for (name, chances) in [("evaluations", &shares.of_evaluations), ("results", &shares.of_results)] {
        let found = steepness(chances);
        output.line(format_args!(
            "{name}: {} positions, steepness {found:.6}, mean square {:.5} (at {STEEPNESS}: {:.5})",
            chances.len(),
            mean_square(chances, found),
            mean_square(chances, STEEPNESS)
        ))?;
    }
    Ok(output.flush()?)
}
