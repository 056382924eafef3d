//! `gridmate pgn`: reading games.

use super::answer::{self, tags};
use super::arguments::PgnArguments;
use super::output::{self, Output};
use super::parquet;
use super::problem::Problem;
use super::tree;
use gridmate::notation::fen::{self, FenStyle};
use gridmate::notation::pgn::{self, Error, PgnGame};
use gridmate::notation::{san, uci};
use serde_json::{Value, json};
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
            output.text(&match &game {
                Ok(game) => tree::write(game, None),
                Err(error) => tree::write(error.game(), Some(error)),
            })?;
        } else if arguments.rewrite {
            rewrite(game, std::mem::take(&mut is_first), output)?;
        } else {
            output.json(&match &game {
                Ok(game) => describe(game, None),
                Err(error) => describe(error.game(), Some(error)),
            })?;
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

/// The bytes of the file, or of standard input where none or `-` is named.
pub(super) fn load(file: Option<&Path>) -> Result<Vec<u8>, Problem> {
    if let Some(path) = file.filter(|path| path.as_os_str() != "-") {
        return fs::read(path).map_err(|error| Problem::File(path.to_owned(), error));
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes).map_err(Problem::Input)?;
    Ok(bytes)
}

/// A game; if an error has ended its reading, the game up to there.
fn describe(game: &PgnGame, error: Option<&Error>) -> Value {
    let mut object = error.map_or_else(|| json!({ "ok": true }), refuse);
    object["tags"] = tags(game);
    object["start"] = fen::write(game.start(), FenStyle::XFen).into();
    object["moves"] = moves(game);
    object["fen"] = fen::write(&game.final_position(), FenStyle::XFen).into();
    object["result"] = game.result().text().into();
    object["warnings"] = answer::diagnostics(game.warnings());
    object
}

fn moves(game: &PgnGame) -> Value {
    let describe = |(before, played)| json!({ "uci": uci::write(&before, played, game.variant()), "san": san::write(&before, played) });
    game.mainline().map(describe).collect()
}

/// What has ended the reading of a game, and where.
pub(super) fn refuse(error: &Error) -> Value {
    answer::failure(answer::diagnostic(error))
}
