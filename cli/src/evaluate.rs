//! `gridmate evaluate`: what a position is worth.

use super::answer::{self, failure};
use super::arguments::depth;
use super::lines::answer_lines;
use super::output::Output;
use super::position;
use super::problem::Problem;
use clap::Args;
use gridmate::board::Color;
use gridmate::engine::evaluation::{Evaluate as _, Learned};
use gridmate::engine::{Method, Teaching, evaluate_position};
use gridmate::game::Game;
use gridmate::notation::fen::{self, FenError, FenStyle};
use gridmate::notation::{san, uci};
use serde_json::{Value, json};

/// The longest line that is looked at. No FEN is nearly as long.
const LONGEST_LINE: usize = 1 << 16;
/// The deepest search that is started.
const DEEPEST: u32 = 20;

/// Say what a position is worth, as one JSON object.
///
/// The object has `ok`, `fen`; `article`, the value that the article on a chess engine in R gives it (1000 or -1000 at mate, 0 in
/// a draw, else queens 9, rooks 5, bishops and knights 3, pawns 1, and one point less for a side that is in check);
/// `centipawns`, what the strong engine takes it for before it looks ahead; and with --depth `moves`, each legal move with
/// `uci`, `san` and `article`, the article's minimax of the position after it, N moves deep. All numbers are from white's
/// side. Where `ok` is false, `error` says what is wrong. `docs/cli.md` has the form of all answers.
///
/// Of a finished game `article` gives the result. `centipawns` do not: they value what stands on the board, in a position
/// of mate or stalemate as in any other.
///
/// A position is one of Chess960 where its castling rights cannot be said in standard form.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate evaluate \"7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43\"
  gridmate evaluate --depth 1
  gridmate evaluate --stdin < positions.txt")]
pub(super) struct EvaluateArguments {
    /// The position; the start position if left out.
    #[arg(value_name = "FEN")]
    fen: Vec<String>,
    /// Read a FEN from each line of standard input and answer each with one line, whatever it holds.
    #[arg(long, conflicts_with = "fen")]
    stdin: bool,
    /// Score each legal move by a search of N moves below it.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = |text: &str| depth(text, DEEPEST))]
    depth: Option<u32>,
}

pub(super) fn run(arguments: &EvaluateArguments, output: &mut Output) -> Result<(), Problem> {
    let mut judge = Learned::default();
    if arguments.stdin {
        return answer_lines(LONGEST_LINE, output, |line| {
            let described = read(line).map(|game| describe(&game, arguments.depth, &mut judge));
            described.unwrap_or_else(|error| failure(answer::diagnostic(error))).to_string()
        });
    }
    let game = match position::joined(&arguments.fen) {
        Some(text) => read(&text)?,
        None => Game::default(),
    };
    Ok(output.json(&describe(&game, arguments.depth, &mut judge))?)
}

fn read(text: &str) -> Result<Game, FenError> {
    position::read(text, false).map(|(position, variant)| Game::new(position, variant))
}

fn describe(game: &Game, depth: Option<u32>, judge: &mut Learned) -> Value {
    let position = game.position();
    let for_turn = judge.evaluate(position);
    let mut object = json!({
        "ok": true,
        "fen": fen::write(position, FenStyle::XFen),
        "article": evaluate_position(game),
        "centipawns": if position.turn() == Color::White { for_turn } else { -for_turn },
    });
    if let Some(depth) = depth {
        object["moves"] = moves(game, depth);
    }
    object
}

/// The legal moves in the order of their text. Alpha-beta gives each the score that minimax gives it, and sooner.
fn moves(game: &Game, depth: u32) -> Value {
    let position = game.position();
    let scored = Teaching::new(Method::AlphaBeta, depth, 0).score(game).moves;
    let mut described: Vec<_> = scored
        .into_iter()
        .map(|(played, score)| (uci::write(position, played, game.variant()), san::write(position, played), score))
        .collect();
    described.sort_unstable();
    described.into_iter().map(|(uci, san, score)| json!({ "uci": uci, "san": san, "article": score })).collect()
}
