//! `gridmate pgn`: reading games.

use super::arguments::PgnArguments;
use super::output::{self, Output};
use super::parquet;
use super::problem::Problem;
use super::tree;
use gridmate::notation::fen::{self, FenStyle};
use gridmate::notation::pgn::{self, Error, PgnGame, Warning};
use gridmate::notation::{san, uci};
use serde_json::{Map, Value, json};
use std::fs;
use std::io::{self, Read};
use std::path::Path;

pub(super) fn run(arguments: &PgnArguments, output: &mut Output) -> Result<(), Problem> {
    if let Some(folder) = &arguments.parquet {
        return parquet::run(arguments.file.as_deref(), folder, output);
    }
    let bytes = load(arguments.file.as_deref())?;
    let decoded = pgn::decode(&bytes);
    if let Some(warning) = decoded.encoding.warning() {
        output::complain(warning);
    }
    let mut is_first = true;
    for game in pgn::read(&decoded.text) {
        if arguments.tree {
            output.text(&game.map_or_else(
                |error| tree::write(error.game(), Some(&fault(&error))),
                |game| tree::write(&game, None),
            ))?;
        } else if arguments.rewrite {
            rewrite(game, std::mem::take(&mut is_first), output)?;
        } else {
            output.json(&game.map_or_else(|error| refuse(&error), |game| describe(&game)))?;
        }
    }
    Ok(())
}

/// Writes a game anew; of a broken one what comes before the fault, if anything does.
fn rewrite(game: Result<PgnGame, Error>, is_first: bool, output: &mut Output) -> Result<(), Problem> {
    let game = match game {
        Ok(game) => game,
        Err(error) => {
            output::complain(&error);
            if !error.is_playable() {
                return Ok(());
            }
            error.into_game()
        }
    };
    if !is_first {
        output.text("\n")?;
    }
    Ok(output.text(&pgn::write(&game))?)
}

/// What ended the reading of a game, and where.
fn fault(error: &Error) -> Value {
    json!({ "error": error.to_string(), "reason": error.code(), "place": [error.line(), error.column()] })
}

/// The bytes of the file, or of standard input where none or `-` is named.
pub(super) fn load(file: Option<&Path>) -> Result<Vec<u8>, Problem> {
    if let Some(path) = file.filter(|path| path.as_os_str() != "-") {
        return fs::read(path).map_err(|error| Problem::File(path.to_owned(), error));
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes).map_err(Problem::Input)?;
    Ok(bytes)
}

fn describe(game: &PgnGame) -> Value {
    json!({
        "ok": true,
        "tags": tags(game),
        "start_fen": fen::write(game.start(), FenStyle::XFen),
        "moves": moves(game),
        "final_fen": fen::write(&game.final_position(), FenStyle::XFen),
        "result": game.result().text(),
        "warnings": game.warnings().iter().map(warning).collect::<Value>(),
    })
}

/// The tags in the order of the text. Of two with one name the first counts, as everywhere.
pub(super) fn tags(game: &PgnGame) -> Map<String, Value> {
    let mut tags = Map::new();
    for (name, value) in game.tags() {
        tags.entry(name.as_str()).or_insert_with(|| value.as_str().into());
    }
    tags
}

fn moves(game: &PgnGame) -> Value {
    let describe = |(before, played)| json!({ "uci": uci::write(&before, played, game.variant()), "san": san::write(&before, played) });
    game.mainline().map(describe).collect()
}

fn warning(warning: &Warning) -> Value {
    json!({
        "code": warning.code(),
        "line": warning.line(),
        "column": warning.column(),
        "text": warning.to_string(),
    })
}

/// What is wrong and where, and the game up to there.
pub(super) fn refuse(error: &Error) -> Value {
    json!({
        "ok": false,
        "error": error.to_string(),
        "reason": error.code(),
        "line": error.line(),
        "column": error.column(),
        "text": error.text(),
        "tags": tags(error.game()),
        "moves": moves(error.game()),
    })
}
