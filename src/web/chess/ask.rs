//! What is asked of positions and games that cross as texts, and of Chess960 starts by number.

use super::relation::indices;
use crate::board::{Color, Piece, Role};
use crate::diagnostic::call;
use crate::engine::minimax_scoring;
use crate::geometry::Control;
use crate::notation::fen::{self, FenStyle};
use crate::notation::pgn;
use crate::rules::Position;
use crate::rules::chess960::{DerivationStep, Number};
use crate::sets;
use crate::web::error::{Failure, failure, write_whole};
use crate::web::json::Json;
use crate::web::read::{number_of, played, square};
use crate::web::shared::{next_game, notes_of, position, row_text};
use wasm_bindgen::prelude::*;

/// As deep as minimax goes here: it walks a few million positions for it at most.
const DEEPEST: u32 = 4;

/// The article's minimax: its evaluation at the end of `depth` plies of best play by both sides; `depth` is at most 4.
///
/// ```js
/// minimaxScoring('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', '', 1); // 1000, as the rook mates
/// ```
#[wasm_bindgen(js_name = minimaxScoring)]
pub fn minimax_score(start: &str, moves: &str, depth: u32) -> Result<i32, Failure> {
    if depth > DEEPEST {
        return Err(failure(call::TOO_DEEP.diagnostic().with("deepest", DEEPEST)));
    }
    Ok(minimax_scoring(&played(start, moves)?, depth))
}

/// What is odd about a PGN.
///
/// ```js
/// pgnNotes('1. e4 *\n\n1. d4 *')[0].message; // 'The text holds more than one game; the first was loaded.'
/// ```
#[wasm_bindgen(js_name = pgnNotes, unchecked_return_type = "Diagnostic[]")]
pub fn pgn_notes(text: &str) -> Result<JsValue, Failure> {
    let mut games = pgn::read(text);
    let (game, _) = next_game(&mut games)?;
    Ok(Json::parsed_list(&notes_of(&game, &mut games), write_whole))
}

fn piece(letter: char) -> Result<Piece, Failure> {
    Piece::from_char(letter).ok_or_else(|| failure(call::NO_SUCH_PIECE))
}

/// Where a piece, given as a FEN letter, may go from a square of an empty board.
///
/// ```js
/// reach('N', 0); // [10, 17], c2 and b3
/// ```
#[wasm_bindgen]
pub fn reach(letter: char, from: u8) -> Result<Vec<u8>, Failure> {
    let piece = piece(letter)?;
    Ok(indices(sets::reach(piece.role, piece.color, square(from)?)))
}

/// The same as a line of JSON: `piece`, `current_location`, which is the square as it was written, and `moves`, the squares
/// in the order of their names.
///
/// ```js
/// reachJson('N', 'g2'); // '{"piece": "knight", "current_location": "g2", "moves": ["e1", "e3", "f4", "h4"]}'
/// ```
#[wasm_bindgen(js_name = reachJson)]
pub fn reach_json(letter: char, location: &str) -> Result<String, Failure> {
    let piece = piece(letter)?;
    sets::reach_json(piece.role, piece.color, location).ok_or_else(|| failure(call::NO_SUCH_SQUARE))
}

/// Where the piece on a square of a position, of either side, moves: by its way of moving, or, with `legal`, as the
/// rules allow.
///
/// ```js
/// const pinned = '4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1';
/// reachIn(pinned, 12, false).length; // 9
/// reachIn(pinned, 12, true); // []
/// ```
#[wasm_bindgen(js_name = reachIn)]
pub fn reach_in(fen: &str, from: u8, legal: bool) -> Result<Vec<u8>, Failure> {
    let (position, from) = (position(fen)?, square(from)?);
    Ok(indices(if legal { position.legal_targets(from) } else { position.pseudo_targets(from) }))
}

/// The squares of the pieces of a side, `w` or `b`, that attack a square, or defend it if their own piece stands there.
///
/// ```js
/// attackers('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 21, 'w'); // [6, 12, 14]
/// ```
#[wasm_bindgen]
pub fn attackers(fen: &str, of: u8, by: char) -> Result<Vec<u8>, Failure> {
    let position = position(fen)?;
    let color = if by == 'b' { Color::Black } else { Color::White };
    Ok(indices(position.attackers(square(of)?, color, position.board().occupied())))
}

/// How often white, then black attacks each square, from a1 to h8: 128 numbers.
///
/// ```js
/// const counts = control('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
/// [counts[21], counts[64 + 21]]; // [3, 0], of f3
/// ```
#[wasm_bindgen]
pub fn control(fen: &str) -> Result<Vec<u8>, Failure> {
    let control = Control::of(position(fen)?.board());
    Ok(Color::ALL.map(|color| *control.counts(color)).concat())
}

/// The number of a Chess960 start, each of the 960 as likely as any other; the same seed draws the same.
///
/// ```js
/// randomChess960(7) === randomChess960(7); // true
/// ```
#[wasm_bindgen(js_name = randomChess960)]
pub fn random_chess960(seed: Option<f64>) -> Result<u16, Failure> {
    let seed = seed.map_or_else(getrandom::u64, |seed| Ok(seed as u64));
    seed.map(|seed| Number::random(seed).get()).map_err(|_| failure(call::NO_RANDOM))
}

/// How the number of a Chess960 start leads to its row: for each of five steps the row after it, with dots where
/// nothing stands yet, a space, and a sentence.
///
/// ```js
/// chess960Steps(518)[3].slice(0, 8); // '.NBQ.BN.'
/// ```
#[wasm_bindgen(js_name = chess960Steps)]
pub fn chess960_steps(number: f64) -> Result<Vec<String>, Failure> {
    let line = |step: &DerivationStep| {
        let mut line = row_text(step.row());
        line.push(' ');
        line.push_str(&step.to_string());
        line
    };
    Ok(number_of(number)?.derivation().iter().map(line).collect())
}

/// The pieces of a Chess960 start from the a-file to the h-file, such as `RNBQKBNR` for number 518.
///
/// ```js
/// chess960Row(0); // 'BBQNNRKR'
/// ```
#[wasm_bindgen(js_name = chess960Row)]
pub fn chess960_row(number: f64) -> Result<String, Failure> {
    Ok(number_of(number)?.arrangement().into_iter().map(Role::upper_char).collect())
}

/// The FEN of one of the 960 starts.
///
/// ```js
/// chess960Fen(518); // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
/// ```
#[wasm_bindgen(js_name = chess960Fen)]
pub fn chess960_fen(number: f64) -> Result<String, Failure> {
    let number = number_of(number)?;
    let style = if number == Number::STANDARD { FenStyle::XFen } else { FenStyle::Shredder };
    Ok(fen::write(&Position::chess960(number), style))
}
