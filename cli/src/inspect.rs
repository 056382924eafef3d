//! `gridmate inspect`: all about a position.

use super::answer::{self, failure};
use super::arguments::InspectArguments;
use super::lines::answer_lines;
use super::output::Output;
use super::position;
use super::problem::Problem;
use gridmate::notation::fen::{self, FenError, FenStyle, FixedFen};
use gridmate::notation::{san, uci};
use gridmate::rules::{Material, Position, Variant, perft};
use serde_json::{Value, json};

/// The longest line that is looked at. No FEN is nearly as long, and the room for it stays small.
const LONGEST_LINE: usize = 1 << 16;

pub(super) fn run(arguments: &InspectArguments, output: &mut Output) -> Result<(), Problem> {
    if arguments.stdin {
        return answer_lines(LONGEST_LINE, output, |line| answer_line(line, arguments).to_string());
    }
    let read = match position::joined(&arguments.fen) {
        Some(text) => read(&text, arguments)?,
        None => whole(position::start(arguments.chess960)),
    };
    Ok(output.json(&describe(&read, arguments.perft))?)
}

fn answer_line(line: &str, arguments: &InspectArguments) -> Value {
    match read(line, arguments) {
        Ok(read) => describe(&read, arguments.perft),
        Err(error) => failure(answer::diagnostic(error)),
    }
}

fn read(text: &str, arguments: &InspectArguments) -> Result<FixedFen, FenError> {
    if !arguments.lenient {
        return position::read(text, arguments.chess960).map(whole);
    }
    let mut repaired = fen::parse_lenient(text)?;
    if arguments.chess960 {
        repaired.variant = Variant::Chess960;
    }
    Ok(repaired)
}

/// A position that needed no repair.
fn whole((position, variant): (Position, Variant)) -> FixedFen {
    FixedFen { position, variant, fixes: Vec::new() }
}

fn describe(read: &FixedFen, depth: Option<u32>) -> Value {
    let FixedFen { position, variant, fixes } = read;
    let mut object = json!({
        "ok": true,
        "fen": fen::write(position, FenStyle::XFen),
        "shredderFen": fen::write(position, FenStyle::Shredder),
        "isChess960": *variant == Variant::Chess960,
        "turn": position.turn().char().to_string(),
        "isCheck": position.is_check(),
        "isCheckmate": position.is_checkmate(),
        "isStalemate": position.is_stalemate(),
        "isInsufficientMaterial": Material::of(position.board()).is_dead(),
        "moves": moves(position, *variant),
        "warnings": answer::diagnostics(position.setup().warnings()),
        "repairs": answer::diagnostics(fixes),
    });
    if let Some(depth) = depth {
        object["perft"] = (1..=depth).map(|depth| perft(position, depth)).collect();
    }
    object
}

/// The legal moves in the order of their text.
fn moves(position: &Position, variant: Variant) -> Value {
    let moves = position.legal_moves();
    let sans = san::write_all(position, &moves);
    let mut described: Vec<_> = moves
        .into_iter()
        .zip(sans)
        .map(|(played, san)| (uci::write(position, played, variant), san, position.play_unchecked(played)))
        .collect();
    described.sort_unstable_by(|(one, ..), (other, ..)| one.cmp(other));
    let object = |(uci, san, after)| json!({ "uci": uci, "san": san, "after": fen::write(&after, FenStyle::XFen) });
    described.into_iter().map(object).collect()
}
