//! The file of results that a match goes on from: its terms in the first line, then a line for each game, as JSON.
//!
//! In: the file as an interrupted match has left it. Out: the games that it has, and the file, to be continued. What is written
//! last, and only in part, counts for nothing.

use super::MatchArguments;
use super::played::Played;
use super::player::{PlayerFailure, PlayerTotals};
use crate::problem::Problem;
use gridmate::board::Color;
use gridmate::game::GameResult;
use serde_json::{Value, json};
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

const NO_RESULTS: &str = "this is no file of results of a match";

/// What a match makes of a game.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct GameSummary {
    /// The first player's side.
    pub(super) first: Color,
    pub(super) result: GameResult,
    /// A stable name in kebab case for how it ended.
    pub(super) end: String,
    /// What the first and the second player have done.
    pub(super) work: [PlayerTotals; 2],
}

impl GameSummary {
    pub(super) fn of(played: &Played) -> Self {
        let Played { first, verdict, work, .. } = played;
        Self { first: *first, result: verdict.result(), end: verdict.code().to_owned(), work: *work }
    }

    /// What the first player has made of it, in half points.
    pub(super) fn halves(&self) -> usize {
        match self.result.winner() {
            None => 1,
            Some(winner) => 2 * usize::from(winner == self.first),
        }
    }

    /// Which player has lost on time, if one has.
    pub(super) fn late(&self) -> Option<usize> {
        let is_late = self.end == PlayerFailure::Flag.code();
        is_late.then(|| usize::from(self.halves() == 2))
    }
}

/// A game as the file has it, and how long the other files of the match were after it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct StoredGame {
    pub(super) summary: GameSummary,
    pub(super) pgn: Option<u64>,
    pub(super) positions: Option<u64>,
}

impl StoredGame {
    fn write(&self, number: u64) -> Value {
        let Self { summary: GameSummary { first, result, end, work }, pgn, positions } = self;
        json!({
            "game": number + 1,
            "first": first.char().to_string(),
            "result": result.text(),
            "end": end,
            "players": work.iter().map(write_totals).collect::<Value>(),
            "pgn": pgn,
            "positions": positions,
        })
    }

    fn read(line: &Value) -> Option<(u64, Self)> {
        let first = [Color::White, Color::Black].into_iter().find(|color| line["first"] == color.char().to_string())?;
        let (one, other) = (read_totals(&line["players"][0])?, read_totals(&line["players"][1])?);
        let summary = GameSummary {
            first,
            result: line["result"].as_str()?.parse().ok()?,
            end: line["end"].as_str()?.to_owned(),
            work: [one, other],
        };
        let stored = Self { summary, pgn: line["pgn"].as_u64(), positions: line["positions"].as_u64() };
        Some((line["game"].as_u64()?.checked_sub(1)?, stored))
    }
}

fn write_totals(totals: &PlayerTotals) -> Value {
    let milliseconds = |time: Duration| (time.as_secs_f64() * 1e6).round() / 1e3;
    let (time, longest) = (milliseconds(totals.time), milliseconds(totals.longest));
    json!({ "moves": totals.moves, "nodes": totals.nodes, "time": time, "longest": longest })
}

fn read_totals(value: &Value) -> Option<PlayerTotals> {
    let time = |name: &str| Duration::try_from_secs_f64(value[name].as_f64()? / 1e3).ok();
    let (moves, nodes) = (value["moves"].as_u64()?, value["nodes"].as_u64()?);
    Some(PlayerTotals { moves, nodes, time: time("time")?, longest: time("longest")? })
}

/// The file.
#[derive(Debug)]
pub(super) struct ResultsFile {
    path: PathBuf,
    file: File,
}

impl ResultsFile {
    /// Opens the file of a match, which begins with it where it is not there; returns it with the games that it has.
    pub(super) fn open(path: &Path, arguments: &MatchArguments) -> Result<(Self, Vec<StoredGame>), Problem> {
        let unusable = |error| problem(path, &error);
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(unusable)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(unusable)?;
        let (whole, games) = read(&text, &terms(arguments)).map_err(|(line, what)| wrong(path, line, &what))?;
        file.set_len(whole).and_then(|()| file.seek(SeekFrom::End(0))).map_err(unusable)?;
        let mut results = Self { path: path.to_owned(), file };
        if whole == 0 {
            results.write(&json!({ "terms": terms(arguments) }))?;
        }
        Ok((results, games))
    }

    /// Adds a game.
    pub(super) fn add(&mut self, number: u64, game: &StoredGame) -> Result<(), Problem> {
        self.write(&game.write(number))
    }

    fn write(&mut self, line: &Value) -> Result<(), Problem> {
        self.file.write_all(format!("{line}\n").as_bytes()).map_err(|error| problem(&self.path, &error))
    }
}

/// How many bytes of a text are whole lines, and the games in them; else the number of a line that has none, and why.
fn read(text: &str, terms: &Value) -> Result<(u64, Vec<StoredGame>), (u64, String)> {
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut lines = text.get(..whole).unwrap_or_default().lines();
    match lines.next() {
        Some(line) => same_terms(line, terms).map_err(|what| (1, what))?,
        // The first line was not written to its end.
        None if text.is_empty() || text.starts_with("{\"terms\":") => {}
        None => return Err((1, NO_RESULTS.to_owned())),
    }
    let mut games = Vec::new();
    for (number, line) in (0..).zip(lines) {
        let read = serde_json::from_str(line).ok().and_then(|line| StoredGame::read(&line));
        match read {
            Some((at, game)) if at == number => games.push(game),
            _ => return Err((number + 2, format!("this is not game {} of a match", number + 1))),
        }
    }
    Ok((whole as u64, games))
}

fn problem(path: &Path, error: &io::Error) -> Problem {
    Problem::Argument(format!("--results: {}: {error}", path.display()))
}

fn wrong(path: &Path, line: u64, what: &str) -> Problem {
    Problem::Argument(format!("--results: {}, line {line}: {what}", path.display()))
}

/// All that the games of a match depend on.
fn terms(arguments: &MatchArguments) -> Value {
    json!({
        "white": arguments.white.text,
        "black": arguments.black.text,
        "swap": arguments.swap,
        "openings": arguments.openings,
        "seed": arguments.seed,
        "tc": arguments.tc.map(|control| control.to_string()),
        "movetime": arguments.movetime,
        "nodes": arguments.nodes,
        "depth": arguments.depth,
        "drawAfter": arguments.draw_after,
        "resign": arguments.resign,
    })
}

/// Sees whether the first line of a file has these terms.
fn same_terms(line: &str, terms: &Value) -> Result<(), String> {
    let line: Value = serde_json::from_str(line).unwrap_or_default();
    let Some(found) = line["terms"].as_object() else { return Err(NO_RESULTS.to_owned()) };
    let other = terms.as_object().into_iter().flatten().find(|(name, term)| found.get(*name) != Some(term));
    other.map_or(Ok(()), |(name, term)| {
        let was = found.get(name).unwrap_or(&Value::Null);
        Err(format!("these are results of another match: {name} was {was} there, and is {term} here"))
    })
}
