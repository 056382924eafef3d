//! What sheets and panels need beyond a document: the games of a file, the moves that a count of paths starts with, a
//! Chess960 start as text, a script for the spreadsheet.

use super::chess960::number_of;
use super::error::{Failure, failure};
use crate::notation::pgn::{self, Chunk, IndexEntry};
use crate::notation::{diagram, fen, san, uci};
use crate::rules::Position;
use crate::script::{self, Mode, Script, Start};
use wasm_bindgen::prelude::wasm_bindgen;

/// The games of a PGN file that is read piece by piece.
///
/// ```js
/// const index = new PgnIndex();
/// const bytes = new TextEncoder().encode('[White "Ann"]\n\n1. e4 e5 1-0\n\n1. d4 *');
/// index.feed(bytes, true).split('\n')[0].split('\t'); // ['0', '29', '2', '1-0', 'Ann', '', '', '', '']
/// ```
#[wasm_bindgen]
#[derive(Debug)]
pub struct PgnIndex(pgn::Index);

#[wasm_bindgen]
impl PgnIndex {
    /// Of a file of which nothing has been read.
    #[wasm_bindgen(constructor)]
    #[must_use]
    #[allow(clippy::new_without_default, reason = "JavaScript has no Default")]
    pub fn new() -> Self {
        Self(pgn::Index::new())
    }

    /// Takes the next bytes, and tells the games that are whole by now, a line for each. Between tabs it has: where in the
    /// file the game starts and where it ends, how many half-moves are in its main line, its result, who plays White, who
    /// Black, event, date, and what is wrong with it, if anything is.
    pub fn feed(&mut self, bytes: &[u8], last: bool) -> String {
        let mut lines = String::new();
        let piece = if last { Chunk::Last } else { Chunk::Inner };
        self.0.feed(bytes, piece, |entry| push_line(&mut lines, &entry));
        lines
    }

    /// A sentence about the encoding of the file, if it is not the usual one.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn warning(&self) -> Option<String> {
        self.0.encoding().warning().map(str::to_owned)
    }
}

fn push_line(lines: &mut String, entry: &IndexEntry<'_>) {
    let read = entry.game();
    let (game, error) = match &read {
        Ok(game) => (game, String::new()),
        Err(error) => (error.game(), error.to_string()),
    };
    if !lines.is_empty() {
        lines.push('\n');
    }
    for number in [entry.bytes.start, entry.bytes.end, game.mainline().count() as u64] {
        lines.push_str(&number.to_string());
        lines.push('\t');
    }
    lines.push_str(game.result.text());
    let tags = ["White", "Black", "Event", "Date"].map(|name| game.tag(name).unwrap_or_default());
    for text in tags.into_iter().chain([error.as_str()]) {
        lines.push('\t');
        lines.extend(text.chars().map(|char| if char.is_control() { ' ' } else { char }));
    }
}

/// A script as the spreadsheet runs it, from its start to the same board; `sheet` reads it by the rules of the formula.
///
/// ```js
/// sheetScript(undefined, '1. e2-e4 e7e5 oops', false); // 'e2e4, e7e5'
/// ```
#[wasm_bindgen(js_name = sheetScript)]
pub fn sheet_script(start: Option<String>, text: &str, sheet: bool) -> Result<String, Failure> {
    open(start, text, sheet).map(|document| script::sheet_script(&document))
}

/// The formula of the spreadsheet with a script in it, for a cell of Google Sheets.
///
/// ```js
/// sheetFormula(undefined, 'e2e4', false).startsWith('=ARRAYFORMULA(LET(moves,"e2e4",'); // true
/// ```
#[wasm_bindgen(js_name = sheetFormula)]
pub fn sheet_formula(start: Option<String>, text: &str, sheet: bool) -> Result<String, Failure> {
    script::sheet_formula(&open(start, text, sheet)?).map_err(|error| failure(error.code(), error))
}

fn open(start: Option<String>, text: &str, sheet: bool) -> Result<Script, Failure> {
    let start = match start {
        Some(text) => text.parse().map_err(|error: script::StartError| failure(error.code(), error))?,
        None => Start::default(),
    };
    let mode = if sheet { Mode::Sheet } else { Mode::Friendly };
    Script::open(start, mode, text).map_err(|error| failure(error.code(), error))
}

/// The text of a PGN file, whatever its encoding; behind it a sentence about that, if it is not the usual one.
///
/// ```js
/// decodePgn(Uint8Array.of(0x4d, 0xfc))[0]; // 'Mü'
/// ```
#[wasm_bindgen(js_name = decodePgn)]
#[must_use]
pub fn decode_pgn(bytes: &[u8]) -> Vec<String> {
    let decoded = pgn::decode(bytes);
    let warning = decoded.encoding.warning();
    [Some(decoded.text.into_owned()), warning.map(str::to_owned)].into_iter().flatten().collect()
}

/// What of the first game of a PGN is left out when it is loaded: how many comments, variations, marks, arrows with
/// coloured squares, and values such as clock times. Nothing where there is no game.
///
/// ```js
/// pgnLeftOut('1. e4! {best by test} e5 (1... c5) *'); // [1, 1, 1, 0, 0]
/// ```
#[wasm_bindgen(js_name = pgnLeftOut)]
#[must_use]
pub fn pgn_left_out(text: &str) -> Vec<u32> {
    let game = match pgn::read(text).next() {
        Some(Ok(game)) => game,
        Some(Err(error)) => error.into_game(),
        None => return Vec::new(),
    };
    let pgn::Annotations { comments, variations, marks, drawings, values } = pgn::Annotations::of(&game);
    vec![comments, variations, marks, drawings, values]
}

/// The legal moves, a line for each: in UCI, in SAN and the position after it as a FEN, with tabs between.
///
/// ```js
/// firstMoves('7k/8/8/8/8/8/8/7K w - - 0 1').split('\n')[0].split('\t')[1]; // 'Kg1'
/// ```
#[wasm_bindgen(js_name = firstMoves)]
pub fn first_moves(text: &str) -> Result<String, Failure> {
    let (position, variant) = fen::parse_any(text).map_err(|error| failure(error.code(), &error))?;
    let mut lines = String::new();
    for played in &position.legal_moves() {
        if !lines.is_empty() {
            lines.push('\n');
        }
        let after = fen::write(&position.play_unchecked(played), fen::FenStyle::XFen);
        for part in [&uci::write(&position, played, variant), "\t", &san::write(&position, played), "\t", &after] {
            lines.push_str(part);
        }
    }
    Ok(lines)
}

/// A Chess960 start as a sample board in text: `R N B Q K` on both back ranks, `p` for every pawn.
///
/// ```js
/// chess960Sample(0).split('\n')[1]; // '| B | B | Q | N | N | R | K | R |'
/// ```
#[wasm_bindgen(js_name = chess960Sample)]
pub fn chess960_sample(number: f64) -> Result<String, Failure> {
    Ok(diagram::draw_sample(Position::chess960(number_of(number)?).board()))
}
