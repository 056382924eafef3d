//! What a document is elsewhere, and what is made of files: PGN and an index of its games, the spreadsheet's formula,
//! drawings.
//!
//! Documents come and go as their bytes.

use crate::board::Board;
use crate::diagnostic::{Diagnostic, call};
use crate::document::Document;
use crate::notation::diagram;
use crate::notation::pgn::{self, Chunk, IndexEntry};
use crate::notation::svg::Picture;
use crate::script;
use crate::web::error::{Failure, failure, object, write_whole};
use crate::web::json::Json;
use crate::web::shared::{next_game, notes_of, with_notes};
use wasm_bindgen::prelude::*;

/// The games of a PGN file that is read piece by piece.
///
/// ```js
/// const index = new PgnIndex();
/// const bytes = new TextEncoder().encode('[White "Ann"]\n\n1. e4 e5 1-0\n\n1. d4 *');
/// index.feed(bytes, true)[0]; // { from: 0, to: 29, plies: 2, result: '1-0', white: 'Ann', black: '', event: '', date: '' }
/// ```
#[wasm_bindgen]
#[derive(Debug)]
pub struct PgnIndex(pgn::Index);

#[wasm_bindgen]
impl PgnIndex {
    /// Of a file of which nothing has been read.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "JavaScript has no Default")]
    pub fn new() -> Self {
        Self(pgn::Index::new())
    }

    /// Takes the next bytes, and returns the games that are whole by now.
    #[wasm_bindgen(unchecked_return_type = "IndexedGame[]")]
    pub fn feed(&mut self, bytes: &[u8], last: bool) -> JsValue {
        let piece = if last { Chunk::Last } else { Chunk::Inner };
        Json::parsed(|json| json.list([()], |json, ()| self.0.feed(bytes, piece, |entry| write_indexed(json, &entry))))
    }

    /// What to know of the encoding of the file, if it is not the usual one.
    #[wasm_bindgen(getter, unchecked_return_type = "Diagnostic | undefined")]
    pub fn warning(&self) -> JsValue {
        self.0.encoding().warning().as_ref().map_or(JsValue::UNDEFINED, object)
    }
}

fn write_indexed(json: &mut Json, entry: &IndexEntry<'_>) {
    let read = entry.game();
    let game = read.as_ref().unwrap_or_else(pgn::Error::game);
    json.object(|json| {
        json.field("from").plain(entry.bytes.start);
        json.field("to").plain(entry.bytes.end);
        json.field("plies").plain(game.tree.mainline().count());
        json.field("result").text(game.result.text());
        for (name, tag) in [("white", "White"), ("black", "Black"), ("event", "Event"), ("date", "Date")] {
            let text: String = game.tag(tag).unwrap_or_default().replace(char::is_control, " ");
            json.field(name).text(&text);
        }
        if let Err(error) = &read {
            write_whole(json.field("error"), &error.into());
        }
    });
}

/// The line of a document as the spreadsheet runs it, from its start to the same board.
///
/// ```js
/// sheetScript(readGame('1. e4 e5 *').bytes()); // 'e2e4, e7e5'
/// ```
#[wasm_bindgen(js_name = sheetScript)]
pub fn sheet_script(bytes: &[u8]) -> Result<String, Failure> {
    Ok(script::sheet_script(document(bytes)?.script()))
}

/// The formula of the spreadsheet with the line of a document in it, for a cell of Google Sheets.
///
/// ```js
/// sheetFormula(readGame('1. e4 *').bytes()).startsWith('=ARRAYFORMULA(LET(moves,"e2e4",'); // true
/// ```
#[wasm_bindgen(js_name = sheetFormula)]
pub fn sheet_formula(bytes: &[u8]) -> Result<String, Failure> {
    script::sheet_formula(document(bytes)?.script()).map_err(failure)
}

pub(super) fn document(bytes: &[u8]) -> Result<Document, Failure> {
    Document::from_bytes(bytes).map_err(failure)
}

/// The first game of a PGN as a document: its bytes, with variations, comments and all, up to a move that cannot be played.
///
/// ```js
/// documentPgn(readGame('1. e4 e5 (1... c5) *').bytes())[0].split('\n').at(-2); // '1. e4 e5 (1... c5) *'
/// readGame('1. d4 Ke4').record().fault?.message.slice(0, 23); // 'Line 1, column 7: "Ke4"'
/// ```
#[wasm_bindgen]
#[derive(Clone, Debug)]
pub struct FoundGame {
    bytes: Vec<u8>,
    notes: Vec<Diagnostic>,
    fault: Option<Diagnostic>,
}

#[wasm_bindgen]
impl FoundGame {
    /// The document.
    pub fn bytes(&self) -> Vec<u8> {
        self.bytes.clone()
    }

    /// What is odd about it, and why it ends early, if it does.
    #[wasm_bindgen(unchecked_return_type = "{ notes: Diagnostic[]; fault?: Diagnostic | undefined }")]
    pub fn record(&self) -> JsValue {
        Json::parsed_object(|json| {
            json.field("notes").list(&self.notes, write_whole);
            self.fault.iter().for_each(|fault| write_whole(json.field("fault"), fault));
        })
    }
}

/// Reads the first game of a PGN.
#[wasm_bindgen(js_name = readGame)]
pub fn read_game(text: &str) -> Result<FoundGame, Failure> {
    let mut games = pgn::read(text);
    let (game, fault) = next_game(&mut games)?;
    let (document, warning) = Document::from_game_limited(&game).map_err(failure)?;
    let mut notes = notes_of(&game, &mut games);
    notes.extend(warning.map(Diagnostic::from));
    Ok(FoundGame { bytes: document.to_bytes(), notes, fault })
}

/// A document as PGN with all that is said about it, nothing where it has no legal position; behind it what the PGN leaves
/// out, if that is anything.
///
/// ```js
/// documentPgn(readGame('[White "Ann"]\n\n1. e4 {best} *').bytes())[0].includes('1. e4 {best} *'); // true
/// ```
#[wasm_bindgen(js_name = documentPgn, unchecked_return_type = "[string, Diagnostic?]")]
pub fn document_pgn(bytes: &[u8]) -> Result<JsValue, Failure> {
    let records = document(bytes)?.records();
    Ok(with_notes(&records.to_string(), records.warning().map(Diagnostic::from)))
}

/// The board of a document as text, as it is at its cursor: `unicode`, `letters` or `boxed`.
///
/// ```js
/// boardDiagram(readGame('*').bytes(), 'letters').split('\n')[0]; // '8 r n b q k b n r'
/// ```
#[wasm_bindgen(js_name = boardDiagram)]
pub fn board_diagram(bytes: &[u8], style: &str) -> Result<String, Failure> {
    let document = document(bytes)?;
    let style = style.parse().map_err(|_| failure(call::NO_SUCH_STYLE))?;
    Ok(diagram::draw(document.state().sheet().board(), style))
}

/// The text of a PGN file, whatever its encoding; behind it what to know of that, if it is not the usual one.
///
/// ```js
/// decodePgn(Uint8Array.of(0x4d, 0xfc))[0]; // 'Mü'
/// ```
#[wasm_bindgen(js_name = decodePgn, unchecked_return_type = "[string, Diagnostic?]")]
pub fn decode_pgn(bytes: &[u8]) -> JsValue {
    let decoded = pgn::decode(bytes);
    with_notes(&decoded.text, decoded.encoding.warning())
}

/// The board of a document as SVG, as it is at its cursor. `colors` are those of a style sheet, in the order of
/// `PictureColor`; where it is marked, it has the last move, a king in check, and what is drawn there.
///
/// ```js
/// const svg = boardPicture(readGame('1. e4 *').bytes(), [], 'After e4', 512, false, true, true);
/// svg.match(/viewBox="[^"]*"/)[0]; // 'viewBox="-34 0 834 834"'
/// ```
#[wasm_bindgen(js_name = boardPicture)]
pub fn board_picture(
    bytes: &[u8],
    colors: Vec<String>,
    title: String,
    size: u32,
    is_flipped: bool,
    has_coordinates: bool,
    is_marked: bool,
) -> Result<String, Failure> {
    let looks = Picture { title, size, is_flipped, has_coordinates, colors, ..Picture::of(&Board::default()) };
    Ok(document(bytes)?.picture(looks, is_marked).svg())
}
