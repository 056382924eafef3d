//! `gridmate game`: following games move by move.

use super::answer::{self, failure};
use super::lines::answer_lines;
use super::output::Output;
use super::position;
use super::problem::Problem;
use gridmate::diagnostic::Diagnostic;
use gridmate::diagnostic::quote::quote;
use gridmate::game::{End, Game};
use gridmate::notation::fen::{self, FenStyle};
use gridmate::notation::uci::{self, UciError, UciErrorKind};
use gridmate::rules::{Move, Position, Variant};
use serde_json::{Value, json};
use std::fmt::Display;

/// The longest line that is followed: enough for 120,000 plies, ten times the longest game that the rules allow.
const LONGEST_LINE: usize = 1 << 20;
/// What a line may have.
const FIELDS: [&str; 3] = ["moves", "fen", "chess960"];

pub(super) fn run(output: &mut Output) -> Result<(), Problem> {
    answer_lines(LONGEST_LINE, output, |line| follow(line).unwrap_or_else(|failure| failure.to_string()))
}

/// The plies of a game as one line of JSON, or an object that says what is wrong.
///
/// Each ply becomes text at once: as objects the plies of a long line would take a hundred times the room of the line.
fn follow(line: &str) -> Result<String, Value> {
    let row: Value = serde_json::from_str(line).map_err(no_json)?;
    let fields = row.as_object().ok_or_else(|| no_json("it is no object such as {\"moves\":[\"e2e4\"]}"))?;
    if let Some(name) = fields.keys().find(|name| !FIELDS.contains(&name.as_str())) {
        return Err(wrong_field(name, "is none of moves, fen and chess960"));
    }
    let mut game = start(&row)?;
    let mut plies = String::new();
    for text in moves(&row)? {
        let ply = game.ply() + 1;
        let played = read(game.position(), text, game.variant()).map_err(|error| at(ply, error))?;
        game.play_on(played).map_err(|error| at(ply, error))?;
        plies.push_str(if plies.is_empty() { "" } else { "," });
        plies.push_str(&describe(&game).to_string());
    }
    Ok(format!("{{\"ok\":true,\"plies\":[{plies}]}}"))
}

fn start(row: &Value) -> Result<Game, Value> {
    let chess960 = match &row["chess960"] {
        Value::Null => false,
        Value::Bool(asked) => *asked,
        _ => return Err(wrong_field("chess960", "is true or false")),
    };
    let (start, variant) = match &row["fen"] {
        Value::Null => position::start(chess960),
        Value::String(text) => position::read(text, chess960).map_err(|error| failure(answer::diagnostic(error)))?,
        _ => return Err(wrong_field("fen", "is a text")),
    };
    Ok(Game::new(start, variant))
}

fn moves(row: &Value) -> Result<Vec<&str>, Value> {
    match &row["moves"] {
        Value::String(text) => Ok(text.split_whitespace().collect()),
        Value::Array(list) => list.iter().map(|text| text.as_str().ok_or_else(wrong_moves)).collect(),
        _ => Err(wrong_moves()),
    }
}

fn no_json(why: impl Display) -> Value {
    failure(answer::error("line", "bad-json", &json!({}), format_args!("the line is no JSON object: {why}")))
}

fn wrong_moves() -> Value {
    wrong_field("moves", "is a list of moves such as [\"e2e4\",\"e7e5\"], or a text of them with spaces between")
}

fn wrong_field(name: &str, what: &str) -> Value {
    let message = format_args!("the field {} {what}", quote(name));
    failure(answer::error("line", "bad-field", &json!({ "field": name }), message))
}

/// Reads a move, with castling in either spelling.
fn read(position: &Position, text: &str, variant: Variant) -> Result<Move, UciError> {
    uci::parse(position, text, variant).or_else(|error| match error.kind() {
        UciErrorKind::CastlingSpelling(from, to) => uci::parse(position, &format!("{from}{to}"), variant),
        _ => Err(error),
    })
}

/// What is wrong with the move of a ply.
fn at(ply: usize, error: impl Into<Diagnostic>) -> Value {
    let mut object = answer::diagnostic(error);
    object["ply"] = ply.into();
    failure(object)
}

fn describe(game: &Game) -> Value {
    let position = game.position();
    json!({
        "fen": fen::write(position, FenStyle::XFen),
        "turn": position.turn().char().to_string(),
        "repetitions": game.repetitions(),
        "halfmoveClock": position.halfmove_clock(),
        "claims": game.claims().map(|claim| End::Claimed(claim).code()).collect::<Value>(),
        "end": game.end().map(End::code),
        "winner": game.end().and_then(End::winner).map(|winner| winner.char().to_string()),
    })
}
