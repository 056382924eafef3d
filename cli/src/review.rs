//! `gridmate review`: the moves of games, judged and explained.

use super::answer::tags;
use super::output::{self, Output};
use super::pgn::{load, refuse};
use super::problem::Problem;
use clap::Args;
use gridmate::board::{Color, Role};
use gridmate::engine::{Engine, NoControl};
use gridmate::notation::pgn::{self, PgnGame};
use gridmate::notation::{san, uci};
use gridmate::review::{ClaimOutcome, Judgement, MoveClaim, Review, ReviewedMove, Spot, USUAL_NODES};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Judge and explain the moves of games in PGN, one JSON line for each game.
///
/// A line has `ok`, `tags`, `moves` and `accuracy`. A move has `ply`, from 1; `san` and `uci`; `win`, the winning chance of
/// its side after it, from -1 to 1; `loss`, how much of that it loses; `mark`: null, inaccuracy, mistake, blunder,
/// missed-mate, great or brilliant; `best`, the best move; and `claims`, what is proved of a move that has a mark: each with
/// `about` (allows, better, judgement; of a great move does and otherwise), `motif`, `side`, the squares `by`, `targets` and
/// `through`, the `line` that shows it, `at`, the index in it of the move that does what the motif says, the `outcome` at
/// its end, and the sentence, `text`. `accuracy` has a percentage for `white` and one for `black`, null for a side without
/// moves. Of a game that cannot be read `ok` is false, and `error` says what is wrong and where; the games after it are judged
/// all the same. A line of moves ends with its first null move. `docs/cli.md` has the form of all answers.
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
                let claims = explain(&review, arguments.nodes, threads, index + 1);
                describe(&game, &review, &claims)
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
    let game = record.to_game();
    let review = Review::of(&game);
    let judged = Mutex::new(Vec::<Judgement>::new());
    share(threads, review.blocks(), |engine, block| {
        let mut judging = review.judge(block, nodes);
        while !judging.go_on(engine, &NoControl) {}
        if let Ok(mut judged) = judged.lock() {
            judged.extend(judging.take());
            output::remark(format_args!("game {number}: {} of {} positions", judged.len(), game.ply() + 1));
        }
    });
    let mut review = Review::of(&game);
    for judgement in judged.into_inner().unwrap_or_default() {
        review.learn(judgement);
    }
    review
}

/// The claims of each move of a review that has a mark, by the ply of the move.
fn explain(review: &Review, nodes: u64, threads: usize, number: usize) -> BTreeMap<usize, Vec<MoveClaim>> {
    let marked = review.moves().into_iter().filter(|reviewed| reviewed.mark.is_some());
    let plies: Vec<usize> = marked.map(|reviewed| reviewed.ply).collect();
    let explained = Mutex::new(BTreeMap::new());
    share(threads, plies.len(), |engine, index| {
        let Some(mut explaining) = review.explain(plies[index], nodes) else { return };
        while !explaining.go_on(engine, &NoControl) {}
        if let Ok(mut explained) = explained.lock() {
            explained.insert(plies[index], explaining.claims().to_vec());
            output::remark(format_args!("game {number}: {} of {} moves explained", explained.len(), plies.len()));
        }
    });
    explained.into_inner().unwrap_or_default()
}

/// Shares out pieces of work to threads, each with an engine.
fn share(threads: usize, pieces: usize, work: impl Fn(&mut Engine, usize) + Sync) {
    let next = AtomicUsize::new(0);
    let run = || {
        let mut engine = Engine::new(0);
        loop {
            let piece = next.fetch_add(1, Ordering::Relaxed);
            if piece >= pieces {
                break;
            }
            work(&mut engine, piece);
        }
    };
    thread::scope(|scope| (0..threads.min(pieces)).for_each(|_| drop(scope.spawn(run))));
}

fn describe(record: &PgnGame, review: &Review, claims: &BTreeMap<usize, Vec<MoveClaim>>) -> Value {
    let of = |reviewed: &ReviewedMove| claims.get(&reviewed.ply).map_or(&[][..], Vec::as_slice);
    let moves: Value = review.moves().iter().map(|reviewed| describe_move(review, reviewed, of(reviewed))).collect();
    let accuracy = |side| review.accuracy(side).map(rounded);
    json!({
        "ok": true,
        "tags": tags(record),
        "moves": moves,
        "accuracy": { "white": accuracy(Color::White), "black": accuracy(Color::Black) },
    })
}

fn describe_move(review: &Review, reviewed: &ReviewedMove, claims: &[MoveClaim]) -> Value {
    let ReviewedMove { ply, played, best, win, loss, mark, .. } = *reviewed;
    let before = review.position(ply - 1);
    let san = |played| before.map(|before| san::write(before, played));
    json!({
        "ply": ply,
        "san": san(played),
        "uci": before.map(|before| uci::write(before, played, review.game().variant())),
        "win": rounded(win),
        "loss": rounded(loss),
        "mark": mark.map(|mark| mark.code()),
        "best": best.and_then(san),
        "claims": claims.iter().map(describe_claim).collect::<Value>(),
    })
}

fn describe_claim(claim: &MoveClaim) -> Value {
    let squares = |spots: &[Spot]| spots.iter().map(|spot| spot.square.to_string()).collect::<Value>();
    json!({
        "about": claim.about.code(),
        "motif": claim.code(),
        "side": claim.side.char().to_string(),
        "at": claim.at,
        "by": squares(&claim.by),
        "targets": squares(&claim.targets),
        "through": squares(&claim.through),
        "line": claim.sans(),
        "outcome": describe_outcome(&claim.outcome),
        "text": claim.to_string(),
    })
}

fn describe_outcome(outcome: &ClaimOutcome) -> Value {
    let letters = |roles: &[Role]| roles.iter().map(|role| role.char().to_string()).collect::<Value>();
    match outcome {
        ClaimOutcome::Mate(moves) => json!({ "kind": "mate", "moves": moves }),
        ClaimOutcome::Material { won, lost } => {
            json!({ "kind": "material", "won": letters(won), "lost": letters(lost) })
        }
        ClaimOutcome::Draw => json!({ "kind": "draw" }),
        ClaimOutcome::Terms(names) => json!({ "kind": "terms", "terms": names }),
        ClaimOutcome::Effect(_) | ClaimOutcome::Nothing => json!({ "kind": "none" }),
    }
}

/// A number rounded to thousandths.
fn rounded(number: f64) -> f64 {
    // Without the sign of zero.
    (number * 1000.0).round() / 1000.0 + 0.0
}
