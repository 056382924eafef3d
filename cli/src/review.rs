//! `gridmate review`: the moves of games, judged.

use super::output::{self, Output};
use super::pgn::{load, refuse, tags};
use super::problem::Problem;
use clap::Args;
use gridmate::board::Color;
use gridmate::engine::{Engine, NoControl};
use gridmate::game::Game;
use gridmate::notation::pgn::{self, PgnGame};
use gridmate::notation::{san, uci};
use gridmate::review::{Judgement, Review, ReviewedMove, USUAL_NODES};
use serde_json::{Value, json};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Judge the moves of games in PGN, one JSON line for each game.
///
/// A line has `ok`, `tags`, `moves` and `accuracy`. A move has `ply`, from 1; `san` and `uci`; `win`, the winning chance of
/// its side after it, from -1 to 1; `loss`, how much of that it loses; `mark`: null, inaccuracy, mistake, blunder,
/// missed-mate, great or brilliant; and `best`, the best move. `accuracy` has a percentage for `white` and one for
/// `black`, null for a side without moves. Of a game that cannot be read `ok` is false, and `error`, `line` and `column`
/// say what is wrong and where; the games after it are judged all the same. A line of moves ends with its first null move.
///
/// The same number of nodes gives the same answer on every machine. How far it has come is said on standard error.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate review game.pgn
  gridmate review --nodes 20000 < games.pgn")]
pub(super) struct ReviewArguments {
    /// The file; standard input if left out or `-`.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// How many nodes the engine searches for each position.
    #[arg(long, value_name = "N", default_value_t = USUAL_NODES, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// How many threads share the work; all cores if left out.
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
}

pub(super) fn run(arguments: &ReviewArguments, output: &mut Output) -> Result<(), Problem> {
    let bytes = load(arguments.file.as_deref())?;
    let decoded = pgn::decode(&bytes);
    if let Some(warning) = decoded.encoding.warning() {
        output::complain(warning);
    }
    let threads = arguments.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
    for (index, game) in pgn::read(&decoded.text).enumerate() {
        let reviewed = match game {
            Ok(game) => {
                let review = judge(&game, arguments.nodes, threads, index + 1);
                describe(&game, &review)
            }
            Err(error) => refuse(&error),
        };
        output.json(&reviewed)?;
        output.flush()?;
    }
    Ok(())
}

/// The review of a game, its blocks shared out to threads. Says on standard error how far it has come.
fn judge(record: &PgnGame, nodes: u64, threads: usize, number: usize) -> Review {
    let mut game = Game::new(*record.start(), record.variant());
    for (_, played) in record.playable() {
        if game.play_on(played).is_err() {
            break;
        }
    }
    let review = Review::of(&game);
    let (next, judged) = (AtomicUsize::new(0), Mutex::new(Vec::<Judgement>::new()));
    let work = || {
        let mut engine = Engine::new(0);
        loop {
            let block = next.fetch_add(1, Ordering::Relaxed);
            if block >= review.blocks() {
                break;
            }
            let mut judging = review.judge(block, nodes);
            while !judging.go_on(&mut engine, &NoControl) {}
            if let Ok(mut judged) = judged.lock() {
                judged.extend(judging.take());
                output::remark(format_args!("game {number}: {} of {} positions", judged.len(), game.ply() + 1));
            }
        }
    };
    thread::scope(|scope| (0..threads.min(review.blocks())).for_each(|_| drop(scope.spawn(work))));
    let mut review = Review::of(&game);
    for judgement in judged.into_inner().unwrap_or_default() {
        review.learn(judgement);
    }
    review
}

fn describe(record: &PgnGame, review: &Review) -> Value {
    let moves: Value = review.moves().iter().map(|reviewed| describe_move(review, reviewed)).collect();
    let accuracy = |side| review.accuracy(side).map(|percent| rounded(percent, 10.0));
    json!({
        "ok": true,
        "tags": tags(record),
        "moves": moves,
        "accuracy": { "white": accuracy(Color::White), "black": accuracy(Color::Black) },
    })
}

fn describe_move(review: &Review, reviewed: &ReviewedMove) -> Value {
    let ReviewedMove { ply, played, best, win, loss, mark, .. } = *reviewed;
    let before = review.position(ply - 1);
    let san = |played| before.map(|before| san::write(before, played));
    json!({
        "ply": ply,
        "san": san(played),
        "uci": before.map(|before| uci::write(before, played, review.game().variant())),
        "win": rounded(win, 1000.0),
        "loss": rounded(loss, 1000.0),
        "mark": mark.map(|mark| mark.code()),
        "best": best.and_then(san),
    })
}

/// A number rounded to tenths for 10, to thousandths for 1000.
fn rounded(number: f64, parts: f64) -> f64 {
    // Without the sign of zero.
    (number * parts).round() / parts + 0.0
}
