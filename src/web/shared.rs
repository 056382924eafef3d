//! What the page's `labs` and the npm package both have: counts of paths, texts as people paste them, formulas of sets.

use super::error::{Failure, failure, write_whole};
use super::json::Json;
use super::read::square;
use crate::board::{Bitboard, Role, Square};
use crate::diagnostic::{Diagnostic, call};
use crate::geometry::Relation;
use crate::notation::{fen, pgn};
use crate::rules::{self, Position};
use crate::sets::{self, Formula, FormulaStep, Join, OnBoard, Operand};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("shared.d.ts");

/// The deepest count, however few moves there are.
const DEEPEST: u32 = 32;
/// How deep is counted to see how fast the paths multiply.
const PROBE: u32 = 4;
/// The most paths, estimated by how fast they multiply: some ten seconds in a browser.
const MOST_PATHS: f64 = 8e9;

/// Counts paths of `depth` moves, unless they are too many.
pub(super) fn counted(depth: u32, mut count: impl FnMut(u32) -> u64) -> Result<f64, Failure> {
    if depth > PROBE {
        let [before, mut paths] = [PROBE - 1, PROBE].map(|depth| count(depth) as f64);
        let growth = (paths / before.max(1.0)).max(1.0);
        let mut deepest = PROBE;
        while deepest < DEEPEST && paths * growth <= MOST_PATHS {
            paths *= growth;
            deepest += 1;
        }
        if depth > deepest {
            return Err(failure(call::TOO_DEEP.diagnostic().with("deepest", deepest)));
        }
    }
    Ok(count(depth) as f64)
}

/// How many paths of `depth` legal moves lead on from a position; exact up to 2^53. Refused where more than 8 billion are
/// to be expected.
///
/// ```js
/// perft('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 3); // 8902
/// ```
#[wasm_bindgen]
pub fn perft(fen: &str, depth: u32) -> Result<f64, Failure> {
    let position = position(fen)?;
    counted(depth, |depth| rules::perft(&position, depth))
}

/// The FEN that a pasted text means, then what was put right in it and what is odd.
///
/// ```js
/// repairFen('4k3/8/8/8/8/8/8/4K2R')[0]; // '4k3/8/8/8/8/8/8/4K2R w - - 0 1'
/// repairFen('4k3/8/8/8/8/8/8/4K2R')[1].args.added; // 'w - - 0 1'
/// ```
#[wasm_bindgen(js_name = repairFen, unchecked_return_type = "[string, ...Diagnostic[]]")]
pub fn repair_fen(text: &str) -> Result<JsValue, Failure> {
    let read = fen::parse_lenient(text).map_err(failure)?;
    let warnings = read.position.setup().warnings();
    let notes = read.fixes.iter().map(Diagnostic::from).chain(warnings.iter().map(|warning| warning.but_playable()));
    Ok(with_notes(&fen::write(&read.position, fen::FenStyle::XFen), notes))
}

/// A list of a text and what there is to say about it.
pub(super) fn with_notes(text: &str, notes: impl IntoIterator<Item = Diagnostic>) -> JsValue {
    let notes = notes.into_iter().map(Some);
    Json::parsed_list([None].into_iter().chain(notes), |json, note| match note {
        Some(note) => write_whole(json, &note),
        None => json.text(text),
    })
}

/// A row of Chess960, with dots where nothing stands yet.
pub(super) fn row_text(row: [Option<Role>; 8]) -> String {
    row.into_iter().map(|role| role.map_or('.', Role::upper_char)).collect()
}

/// The next game of a text, and what ends it before its end, if anything does.
pub(super) fn next_game(games: &mut pgn::Games<'_>) -> Result<(pgn::PgnGame, Option<Diagnostic>), Failure> {
    match games.next() {
        Some(Ok(game)) => Ok((game, None)),
        Some(Err(error)) if error.is_playable() => {
            let fault = Diagnostic::from(&error);
            Ok((error.into_game(), Some(fault)))
        }
        Some(Err(error)) => Err(failure(error)),
        None => Err(failure(call::NO_PASTED_TEXT)),
    }
}

/// What is odd about a game, and that others come after it.
pub(super) fn notes_of(game: &pgn::PgnGame, others: &mut pgn::Games<'_>) -> Vec<Diagnostic> {
    let mut notes: Vec<_> = game.warnings().iter().map(Diagnostic::from).collect();
    if others.next().is_some() {
        notes.push(pgn::SEVERAL_GAMES.into());
    }
    notes
}

pub(super) fn position(text: &str) -> Result<Position, Failure> {
    text.parse().map_err(failure)
}

pub(super) fn parsed(text: &str) -> Result<Formula, Failure> {
    text.parse().map_err(failure)
}

/// The sets that depend on the position, of this FEN; without such a set it is not read.
pub(super) fn on_board(formula: &Formula, fen: &str) -> Result<impl Fn(OnBoard) -> Relation, Failure> {
    let position = formula.on_board().map(|_| position(fen)).transpose()?;
    Ok(move |set: OnBoard| position.as_ref().map_or(Relation::EMPTY, |position| set.relation(position)))
}

/// The set of pairs: numbers of squares, from and to in turn.
pub(super) fn relation_of(numbers: &[u8]) -> Result<Relation, Failure> {
    let mut relation = Relation::EMPTY;
    for pair in numbers.chunks(2) {
        match *pair {
            [from, to] => relation.insert(square(from)?, square(to)?),
            _ => return Err(failure(call::ODD_PAIRS)),
        }
    }
    Ok(relation)
}

pub(super) fn has_groups(formula: &Formula) -> bool {
    formula.steps().iter().any(|step| matches!(step, FormulaStep::Join(_, Operand::Group(_))))
}

/// Of a formula without groups.
pub(super) fn write_step(json: &mut Json, step: &FormulaStep) {
    let op = match step {
        FormulaStep::Join(Join::Union, _) => "union",
        FormulaStep::Join(Join::Intersection, _) => "meet",
        FormulaStep::Join(Join::Difference, _) => "less",
        FormulaStep::Join(Join::Then, _) => "then",
        FormulaStep::From(_) => "from",
        FormulaStep::To(_) => "to",
        FormulaStep::Inverse => "inverse",
        FormulaStep::Complement => "complement",
        FormulaStep::Paths => "paths",
    };
    json.object(|json| {
        json.field("op").text(op);
        match step {
            FormulaStep::Join(_, Operand::Set(set)) => json.field("set").text(set.name()),
            FormulaStep::From(squares) | FormulaStep::To(squares) => write_squares(json.field("squares"), *squares),
            _ => {}
        }
    });
}

/// The tables and views that queries of sets are about, for a database of SQLite with the schema `dbo`.
///
/// ```js
/// relationSchema().startsWith('create table dbo.Board'); // true
/// ```
#[wasm_bindgen(js_name = relationSchema)]
pub fn relation_schema() -> String {
    sets::schema()
}

/// The number of a square.
pub(super) fn index(square: Square) -> u8 {
    square.index() as u8
}

pub(super) fn write_squares(json: &mut Json, squares: Bitboard) {
    json.list(squares, |json, square| json.plain(index(square)));
}
