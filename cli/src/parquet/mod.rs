//! `gridmate pgn --parquet`: games, their moves and their positions as Parquet files, for databases that read many games.
//!
//! In: PGN, read once and a game at a time. Out: three files in a folder. Rows wait in memory until a row group is full, so
//! that a file of any length takes the same memory. The columns are described in docs/sql-at-scale.md.
//!
//! - `table`: a file and its row groups
//! - `columns`: the types of columns
//! - `rows`: which columns each table has

mod columns;
mod rows;
mod table;

use crate::output::{self, Output};
use crate::pgn::refuse;
use crate::problem::Problem;
use gridmate::document::Note;
use gridmate::notation::fen::{self, FenStyle};
use gridmate::notation::pgn::{MoveId, PgnGame, Reader, ReaderError};
use rows::{GameRow, MoveRow, PositionRow};
use serde_json::json;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use table::ParquetTable;

/// Reads the games of a file, or of standard input where none or `-` is named, and writes them into a folder.
pub(super) fn run(file: Option<&Path>, folder: &Path, output: &mut Output) -> Result<(), Problem> {
    let path = file.filter(|path| path.as_os_str() != "-");
    let unread = |error| match path {
        Some(path) => Problem::File(path.to_owned(), error),
        None => Problem::Input(error),
    };
    let source: Box<dyn Read> = match path {
        Some(path) => Box::new(File::open(path).map_err(unread)?),
        None => Box::new(io::stdin().lock()),
    };
    std::fs::create_dir_all(folder)
        .map_err(|error| Problem::Argument(format!("--parquet: cannot make {}: {error}", folder.display())))?;
    let mut tables = GameTables::create(folder)?;
    let mut reader = Reader::new(source);
    let mut errors = 0;
    for read in reader.by_ref() {
        match read {
            Ok(game) => tables.add(game, None, true)?,
            Err(ReaderError::Game(error)) => {
                errors += 1;
                output.json(&refuse(&error))?;
                let (code, is_playable) = (error.code(), error.is_playable());
                tables.add(error.into_game(), Some(code), is_playable)?;
            }
            Err(ReaderError::Io(error)) => return Err(unread(error)),
            Err(error) => return Err(Problem::Argument(error.to_string())),
        }
    }
    if let Some(warning) = reader.encoding().warning() {
        output::complain(warning);
    }
    let [games, moves, positions] = tables.finish()?;
    let counts = json!({ "ok": true, "games": games, "moves": moves, "positions": positions, "errors": errors });
    Ok(output.json(&counts)?)
}

/// The three tables of games.
struct GameTables {
    games: ParquetTable<GameRow>,
    moves: ParquetTable<MoveRow>,
    positions: ParquetTable<PositionRow>,
    /// How many games there are.
    count: i64,
}

impl GameTables {
    fn create(folder: &Path) -> Result<Self, Problem> {
        Ok(Self {
            games: ParquetTable::create(folder, "games", rows::of_games())?,
            moves: ParquetTable::create(folder, "moves", rows::of_moves())?,
            positions: ParquetTable::create(folder, "positions", rows::of_positions())?,
            count: 0,
        })
    }

    /// Adds a game, or what was read of it before an error of this code; its main line only where it is known where that starts.
    fn add(&mut self, game: PgnGame, error: Option<&'static str>, has_start: bool) -> Result<(), Problem> {
        self.count += 1;
        let plies = if has_start { self.add_line(&game)? } else { 0 };
        self.games.push(&GameRow { number: self.count, game, error, has_start, plies })
    }

    /// Adds the moves and positions of a game; returns how many moves there are.
    fn add_line(&mut self, game: &PgnGame) -> Result<i32, Problem> {
        let (tree, number) = (game.tree(), self.count);
        let mut position = *game.start();
        let mut plies = 0;
        let start = Note::read(&[], tree.comments(MoveId::ROOT));
        self.positions.push(&PositionRow::new(number, plies, position, &start))?;
        for node in tree.mainline() {
            let Some(played) = tree.played(node) else { continue };
            plies += 1;
            let note = Note::read(tree.comments_before(node), tree.comments(node));
            let after = game.after(&position, node);
            self.positions.push(&PositionRow::new(number, plies, after, &note))?;
            self.moves.push(&MoveRow {
                game: number,
                ply: plies,
                before: position,
                played,
                variant: game.variant(),
                effect: (!played.is_null()).then(|| position.effect(played)),
                nags: tree.nags(node).iter().map(|&nag| nag.into()).collect(),
                note,
            })?;
            position = after;
        }
        Ok(plies)
    }

    /// Ends the files; returns how many games, moves and positions they hold.
    fn finish(self) -> Result<[u64; 3], Problem> {
        Ok([self.games.finish()?, self.moves.finish()?, self.positions.finish()?])
    }
}

impl PositionRow {
    fn new(game: i64, ply: i32, position: gridmate::rules::Position, note: &Note) -> Self {
        let fen = fen::write(&position, FenStyle::XFen);
        Self { game, ply, position, fen, clock: note.clock, evaluation: note.evaluation }
    }
}
