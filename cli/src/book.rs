//! `gridmate book`: opening books.

use super::output::{self, Output};
use super::position;
use super::problem::Problem;
use clap::Args;
use gridmate::notation::fen::{self, FenStyle};
use gridmate::notation::pgn::{Reader, ReaderError};
use gridmate::notation::polyglot::{self, Book, BookBuilder, BookOptions};
use gridmate::notation::{san, uci};
use gridmate::rules::{Position, Variant};
use serde_json::{Value, json};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Ask an opening book in Polyglot's format, or make one of games.
///
/// Prints an object with `ok`, `fen`, `key` (of the position, in hexadecimal) and `moves`, the heaviest first, each with `uci`,
/// `san`, `weight` and `learn`.
///
/// With --from the book is made of the main lines of games and written to FILE: the weight of a move is twice its wins and
/// once its draws, and moves that only lost are left out. The object then has `ok`, `games` and `entries`. Games that cannot be
/// read to their end are left out and named on standard error.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate book openings.bin
  gridmate book openings.bin \"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\"
  gridmate book openings.bin --from games.pgn --plies 24 --games 3")]
pub(super) struct BookArguments {
    /// The book.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The position; the start position if left out.
    #[arg(value_name = "FEN")]
    fen: Vec<String>,
    /// Take the position as one of Chess960.
    #[arg(long)]
    chess960: bool,
    /// Make the book of these games in PGN; `-` is standard input.
    #[arg(long, value_name = "GAMES", conflicts_with_all = ["fen", "chess960"])]
    from: Option<PathBuf>,
    /// With --from: how many plies of each game.
    #[arg(long, value_name = "N", requires = "from", default_value_t = 60)]
    plies: usize,
    /// With --from: in how many games at least a move must have been played.
    #[arg(long, value_name = "N", requires = "from", default_value_t = 1)]
    games: u32,
}

pub(super) fn run(arguments: &BookArguments, output: &mut Output) -> Result<(), Problem> {
    let answer = match &arguments.from {
        Some(games) => make(arguments, games)?,
        None => ask(arguments)?,
    };
    Ok(output.json(&answer)?)
}

/// What the book has for a position.
fn ask(arguments: &BookArguments) -> Result<Value, Problem> {
    let (position, variant) = match position::joined(&arguments.fen) {
        Some(text) => position::read(&text, arguments.chess960)?,
        None => position::start(arguments.chess960),
    };
    let path = &arguments.file;
    let bytes = fs::read(path).map_err(|error| Problem::File(path.clone(), error))?;
    let book = Book::from_bytes(&bytes).map_err(|error| {
        let place = format!("at byte {} of {}", error.byte(), path.display());
        Problem::Argument(format!("{error} ({place})"))
    })?;
    Ok(json!({
        "ok": true,
        "fen": fen::write(&position, FenStyle::XFen),
        "key": format!("{:016x}", polyglot::key(&position)),
        "moves": moves(&book, &position, variant),
    }))
}

fn moves(book: &Book, position: &Position, variant: Variant) -> Value {
    let moves = book.moves(position).into_iter().map(|(played, entry)| {
        json!({
            "uci": uci::write(position, played, variant),
            "san": san::write(position, played),
            "weight": entry.weight,
            "learn": entry.learn,
        })
    });
    moves.collect()
}

/// Writes a book of games.
fn make(arguments: &BookArguments, games: &Path) -> Result<Value, Problem> {
    let source: Box<dyn Read> = if games.as_os_str() == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(games).map_err(|error| Problem::File(games.to_owned(), error))?)
    };
    let mut builder = BookBuilder::new(BookOptions { max_plies: arguments.plies, min_games: arguments.games });
    let mut count = 0_u64;
    for game in Reader::new(source) {
        match game {
            Ok(game) => {
                builder.add(&game);
                count += 1;
            }
            Err(ReaderError::Io(error)) => return Err(Problem::File(games.to_owned(), error)),
            Err(error) => output::complain(&error),
        }
    }
    let book = builder.finish();
    let path = &arguments.file;
    fs::write(path, book.to_bytes())
        .map_err(|error| Problem::Argument(format!("cannot write {}: {error}", path.display())))?;
    Ok(json!({ "ok": true, "games": count, "entries": book.entries().len() }))
}
