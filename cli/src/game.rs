//! `gridmate game`: following games move by move.

use super::lines::{answer_lines, failure};
use super::output::Output;
use super::position;
use super::problem::Problem;
use gridmate::game::{Claim, End, Game};
use gridmate::notation::fen::{self, FenStyle};
use gridmate::notation::uci::{self, UciError, UciErrorKind};
use gridmate::rules::{Move, Position, Variant};
use serde_json::{Value, json};

/// The longest line that is followed: enough for 120,000 plies, ten times the longest game that the rules allow.
const LONGEST_LINE: usize = 1 << 20;

pub(super) fn run(output: &mut Output) -> Result<(), Problem> {
    answer_lines(LONGEST_LINE, output, |line| follow(line).unwrap_or_else(|failure| failure.to_string()))
}

/// The plies of a game as one line of JSON, or an object that says what is wrong.
///
/// Each ply becomes text at once: as objects the plies of a long line would take a hundred times the room of the line.
fn follow(line: &str) -> Result<String, Value> {
    let row: Value = serde_json::from_str(line).map_err(|error| failure("bad-json", &error.to_string()))?;
    if !row.is_object() {
        return Err(failure("bad-json", "the line is no object such as {\"uci\":[\"e2e4\"]}"));
    }
    let mut game = start(&row)?;
    let mut plies = String::new();
    for text in moves(&row)? {
        let failed = |error: UciError| at(game.ply() + 1, error.code(), &error);
        let played = read(game.position(), text, game.variant()).map_err(failed)?;
        game.play_on(played).map_err(|error| at(game.ply() + 1, error.code(), &error))?;
        plies.push_str(if plies.is_empty() { "" } else { "," });
        plies.push_str(&describe(&game).to_string());
    }
    Ok(format!("{{\"ok\":true,\"plies\":[{plies}]}}"))
}

fn start(row: &Value) -> Result<Game, Value> {
    let chess960 = match &row["chess960"] {
        Value::Null => false,
        Value::Bool(asked) => *asked,
        _ => return Err(failure("bad-field", "chess960 is true or false")),
    };
    let (start, variant) = match &row["start_fen"] {
        Value::Null => position::start(chess960),
        Value::String(text) => {
            position::read(text, chess960).map_err(|error| failure(error.code(), &error.to_string()))?
        }
        _ => return Err(failure("bad-field", "start_fen is a text")),
    };
    Ok(Game::new(start, variant))
}

fn moves(row: &Value) -> Result<Vec<&str>, Value> {
    let wrong = || failure("bad-field", "uci is a list of moves such as [\"e2e4\",\"e7e5\"]");
    let list = row["uci"].as_array().ok_or_else(wrong)?;
    list.iter().map(|text| text.as_str().ok_or_else(wrong)).collect()
}

/// Reads a move, with castling in either spelling.
fn read(position: &Position, text: &str, variant: Variant) -> Result<Move, UciError> {
    uci::parse(position, text, variant).or_else(|error| match error.kind() {
        UciErrorKind::CastlingSpelling(from, to) => uci::parse(position, &format!("{from}{to}"), variant),
        _ => Err(error),
    })
}

/// What is wrong with the move of a ply.
fn at(ply: usize, reason: &str, error: &dyn std::fmt::Display) -> Value {
    let mut object = failure(reason, &format!("ply {ply}: {error}"));
    object["ply"] = ply.into();
    object
}

fn describe(game: &Game) -> Value {
    let position = game.position();
    json!({
        "fen": fen::write(position, FenStyle::XFen),
        "rep": game.repetitions(),
        "halfmove": position.halfmove_clock(),
        "claim3": game.reaches(Claim::Threefold),
        "claim50": game.reaches(Claim::FiftyMoves),
        "end": game.end().map(End::code),
    })
}
