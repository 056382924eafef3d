//! The document that the page holds: a start and a script.
//!
//! Places in the text are counted as text boxes count them, in UTF-16 units. Whatever happens after so many steps is
//! asked with that number; one beyond the end is taken as the end.

use super::error::{Failure, failure};
use super::square::{index, square};
use crate::board::{Color, Piece, Role, Square};
use crate::notation::diagram::{self, Style};
use crate::notation::pgn;
use crate::script::{self, EditError, Gesture, Meaning, Mode, Rest, Severity, Start, StepKind};
use wasm_bindgen::prelude::wasm_bindgen;

/// A start and a script, with all that follows from them.
///
/// ```js
/// const document = new Document(undefined, 'e2e4, e7e5, Nf3');
/// document.remarks(0, 5)[0].fix;          // 'g1f3'
/// document.fixAll();
/// document.sans(0, document.steps);       // 'e4\ne5\nNf3'
/// document.move(3, 57, 42);               // b8 to c6: 4 steps now
/// document.text;                          // 'e2e4, e7e5, g1f3, b8c6'
/// ```
#[wasm_bindgen]
#[derive(Debug)]
pub struct Document(pub(super) script::Document);

/// What there is to say about a token.
#[wasm_bindgen(getter_with_clone)]
#[derive(Clone, Debug)]
pub struct Remark {
    /// The token, counted from 0.
    #[wasm_bindgen(readonly)]
    pub token: usize,
    /// Where the text starts that it is about.
    #[wasm_bindgen(readonly)]
    pub start: u32,
    /// Where that text ends.
    #[wasm_bindgen(readonly)]
    pub end: u32,
    /// `info`, `warning` or `error`.
    #[wasm_bindgen(readonly)]
    pub severity: String,
    /// A stable name.
    #[wasm_bindgen(readonly)]
    pub code: String,
    /// The whole sentence, with line and column.
    #[wasm_bindgen(readonly)]
    pub message: String,
    /// What to write instead, if anything is known.
    #[wasm_bindgen(readonly)]
    pub fix: Option<String>,
}

pub(super) fn refused(error: EditError) -> Failure {
    failure(error.code(), error)
}

/// A whole number from whatever JavaScript passes for one.
fn whole(number: f64) -> Result<usize, Failure> {
    let found = number as u32;
    if f64::from(found) == number { Ok(found as usize) } else { Err(refused(EditError::OutOfRange)) }
}

/// A start from its text; the usual one if there is none.
fn read_start(text: Option<String>) -> Result<Start, Failure> {
    match text {
        Some(text) => text.parse().map_err(|error: script::StartError| failure(error.code(), error)),
        None => Ok(Start::default()),
    }
}

/// The role of a promotion, from its letter.
fn read_role(letter: Option<String>) -> Result<Option<Role>, Failure> {
    let Some(letter) = letter else { return Ok(None) };
    let mut chars = letter.chars();
    match (chars.next().and_then(|char| Role::from_char(char.to_ascii_lowercase())), chars.next()) {
        (Some(role), None) => Ok(Some(role)),
        _ => Err(failure("no-such-piece", "A promotion is q, r, b or n.")),
    }
}

pub(super) const fn rest(keep: Option<bool>) -> Rest {
    if let Some(true) = keep { Rest::Keep } else { Rest::Drop }
}

impl Document {
    /// The byte at a place in the text.
    fn byte_at(&self, place: f64) -> Result<usize, Failure> {
        let place = whole(place)?;
        let text = self.0.text();
        let near = self.0.token_at(place as u32).and_then(|token| self.0.token(token)).map(|token| token.start);
        let (mut byte, mut units) = near.map_or((0, 0), |near| (near.byte as usize, near.utf16 as usize));
        for char in text.get(byte..).unwrap_or_default().chars() {
            if units >= place {
                break;
            }
            units += char.len_utf16();
            byte += char.len_utf8();
        }
        if units == place { Ok(byte) } else { Err(refused(EditError::OutOfRange)) }
    }

    /// The place of a byte in the text.
    fn place_of(&self, byte: usize) -> u32 {
        self.0.text().get(..byte).unwrap_or_default().encode_utf16().count() as u32
    }
}

/// The text and what it is made of.
#[wasm_bindgen]
impl Document {
    /// A document. `start` is a FEN, its first field alone, or `960:` and a number; `sheet` reads the tokens exactly as
    /// the spreadsheet does.
    #[wasm_bindgen(constructor)]
    pub fn new(start: Option<String>, text: Option<String>, sheet: Option<bool>) -> Result<Self, Failure> {
        let mode = if sheet == Some(true) { Mode::Sheet } else { Mode::Friendly };
        let text = text.unwrap_or_default();
        script::Document::open(read_start(start)?, mode, &text).map(Self).map_err(refused)
    }

    /// Where it starts, as a FEN.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn start(&self) -> String {
        self.0.start().to_string()
    }

    /// The script.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn text(&self) -> String {
        self.0.text().to_owned()
    }

    /// Whether the tokens are read exactly as the spreadsheet does.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn sheet(&self) -> bool {
        self.0.mode() == Mode::Sheet
    }

    /// Reads the tokens exactly as the spreadsheet does, or without its traps.
    #[wasm_bindgen(js_name = setSheet)]
    pub fn set_sheet(&mut self, sheet: bool) -> Result<(), Failure> {
        self.0.set_mode(if sheet { Mode::Sheet } else { Mode::Friendly }).map_err(refused)
    }

    /// How many tokens it has.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn tokens(&self) -> usize {
        self.0.tokens()
    }

    /// How many steps its tokens make.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn steps(&self) -> usize {
        self.0.steps()
    }

    /// Six numbers for each token from one up to another: where it starts, how long it is, what it does (0 nothing,
    /// 1 move, 2 removal, 3 insertion, 4 promotion), what there is to say (0 nothing, 1 info, 2 warning, 3 error), its
    /// step, and what that is (0 ignored, 1 free, 2 legal).
    #[wasm_bindgen(js_name = tokensIn)]
    #[must_use]
    pub fn tokens_in(&self, from: usize, to: usize) -> Vec<u32> {
        let mut numbers = Vec::new();
        for number in from..to.min(self.0.tokens()) {
            let Some(token) = self.0.token(number) else { break };
            let step = self.0.step_of(number);
            let does = match token.meaning {
                Meaning::Nothing => 0,
                Meaning::Move { .. } => 1,
                Meaning::Removal(_) => 2,
                Meaning::Insertion { .. } => 3,
                Meaning::Promotion { .. } => 4,
            };
            let says = match token.complaint.map(script::Complaint::severity) {
                None => 0,
                Some(Severity::Info) => 1,
                Some(Severity::Warning) => 2,
                Some(Severity::Error) => 3,
            };
            let kind = match self.0.step(step).map(|step| step.kind) {
                Some(StepKind::Legal(_)) => 2,
                Some(StepKind::Free) => 1,
                _ => 0,
            };
            numbers.extend([token.start.utf16, token.end.utf16 - token.start.utf16, does, says, step as u32, kind]);
        }
        numbers
    }

    /// The token that holds or last precedes a place in the text, such as that of the caret.
    #[wasm_bindgen(js_name = tokenAt)]
    #[must_use]
    pub fn token_at(&self, place: u32) -> Option<usize> {
        self.0.token_at(place)
    }

    /// The step that a token belongs to.
    #[wasm_bindgen(js_name = stepOf)]
    #[must_use]
    pub fn step_of(&self, token: usize) -> usize {
        self.0.step_of(token.min(self.0.tokens()))
    }

    /// The script of a text that is plainly the movetext of a game, comments, variations and all; `fixAll` puts it in
    /// the place of the text.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn movetext(&self) -> Option<String> {
        self.0.movetext()
    }

    /// How many remarks there are.
    #[wasm_bindgen(getter, js_name = remarkCount)]
    #[must_use]
    pub fn remark_count(&self) -> usize {
        self.0.diagnostic_count()
    }

    /// So many of the remarks, from one on, in the order of the text.
    #[must_use]
    pub fn remarks(&self, from: usize, most: usize) -> Vec<Remark> {
        let told = self.0.diagnostics().skip(from).take(most);
        told.map(|told| Remark {
            token: told.token,
            start: told.start.utf16,
            end: told.end.utf16,
            severity: told.severity().name().to_owned(),
            code: told.code().to_owned(),
            message: told.to_string(),
            fix: told.fix,
        })
        .collect()
    }
}

/// What is there after so many steps.
#[wasm_bindgen]
impl Document {
    /// 64 FEN letters from a1 to h8, with a dot where nothing stands and a question mark where text does that is no
    /// piece.
    #[must_use]
    pub fn board(&self, steps: usize) -> String {
        let state = self.0.state(steps);
        let cell = |square| match state.sheet().get(square) {
            Some(script::Content::Piece(piece)) => piece.char(),
            Some(script::Content::Text(_)) => '?',
            None => '.',
        };
        Square::all().map(cell).collect()
    }

    /// The FEN.
    #[must_use]
    pub fn fen(&self, steps: usize) -> String {
        self.0.state(steps).fen()
    }

    /// The board as text: `unicode`, `letters` or `boxed`.
    pub fn diagram(&self, steps: usize, style: &str) -> Result<String, Failure> {
        let style = Style::from_name(style)
            .ok_or_else(|| failure("diagram-style", "A diagram is unicode, letters or boxed."))?;
        Ok(diagram::draw(self.0.state(steps).sheet().board(), style))
    }

    /// `w` or `b`: who moves.
    #[must_use]
    pub fn turn(&self, steps: usize) -> char {
        self.0.state(steps).turn().char()
    }

    /// Whether the side to move was only inferred, so that it can be chosen.
    #[wasm_bindgen(js_name = turnIsOpen)]
    #[must_use]
    pub fn turn_is_open(&self, steps: usize) -> bool {
        self.0.state(steps).turn_is_open()
    }

    /// Who may castle, as the third field of a FEN has it.
    #[must_use]
    pub fn castling(&self, steps: usize) -> String {
        self.0.state(steps).castling()
    }

    /// Whether the rights to castle were only inferred, so that they can be chosen.
    #[wasm_bindgen(js_name = castlingIsOpen)]
    #[must_use]
    pub fn castling_is_open(&self, steps: usize) -> bool {
        self.0.state(steps).castling_is_open()
    }

    /// The most rights to castle that these pieces may have.
    #[wasm_bindgen(js_name = possibleCastling)]
    #[must_use]
    pub fn possible_castling(&self, steps: usize) -> String {
        self.0.state(steps).possible_castling(self.0.start().variant)
    }

    /// Why this is no legal position, in sentences; none where it is one.
    #[must_use]
    pub fn reasons(&self, steps: usize) -> Vec<String> {
        self.0.state(steps).reasons()
    }

    /// Where the king stands that is in check, if it is.
    #[wasm_bindgen(js_name = checkedKing)]
    #[must_use]
    pub fn checked_king(&self, steps: usize) -> Option<u8> {
        let state = self.0.state(steps);
        let position = state.position()?;
        position.is_check().then(|| index(position.king(position.turn())))
    }
}

/// Changes; each can be undone.
#[wasm_bindgen]
impl Document {
    /// Replaces so much of the text, from a place on, and tells from which token on anything may have changed.
    pub fn edit(&mut self, place: f64, removed: f64, text: &str) -> Result<usize, Failure> {
        let (start, end) = (self.byte_at(place)?, self.byte_at(place + removed)?);
        if end < start {
            return Err(refused(EditError::OutOfRange));
        }
        self.0.edit(start..end, text).map_err(refused)
    }

    /// Makes the text another.
    #[wasm_bindgen(js_name = setText)]
    pub fn set_text(&mut self, text: &str) -> Result<(), Failure> {
        self.0.set_text(text).map_err(refused)
    }

    /// Another start and text in the place of these.
    pub fn load(&mut self, start: Option<String>, text: &str) -> Result<(), Failure> {
        self.0.replace(read_start(start)?, text).map_err(refused)
    }

    /// The main line of the first game of a PGN in the place of the document.
    #[wasm_bindgen(js_name = loadPgn)]
    pub fn load_pgn(&mut self, text: &str) -> Result<(), Failure> {
        match pgn::read(text).next() {
            Some(Ok(game)) => self.0.load_game(&game).map_err(refused),
            Some(Err(error)) => Err(failure(error.code(), &error)),
            None => Err(failure("empty", "PGN: there is no text; paste a game such as 1. e4 e5 2. Nf3.")),
        }
    }

    /// Moves what stands on a square, after so many steps: as the legal move of that kind where there is one. Tells
    /// after how many steps it is done. What came behind is dropped, unless `keep` is true.
    #[wasm_bindgen(js_name = move)]
    pub fn drag(
        &mut self,
        steps: usize,
        from: u8,
        to: u8,
        promotion: Option<String>,
        keep: Option<bool>,
    ) -> Result<usize, Failure> {
        let gesture = Gesture::Move { from: square(from)?, to: square(to)?, promotion: read_role(promotion)? };
        self.0.gesture(steps, gesture, rest(keep)).map_err(refused)
    }

    /// Takes what stands on a square off the board, after so many steps.
    pub fn remove(&mut self, steps: usize, from: u8, keep: Option<bool>) -> Result<usize, Failure> {
        self.0.gesture(steps, Gesture::Remove(square(from)?), rest(keep)).map_err(refused)
    }

    /// Puts a piece, given as a FEN letter, on a square, after so many steps.
    pub fn insert(&mut self, steps: usize, at: u8, piece: char, keep: Option<bool>) -> Result<usize, Failure> {
        let piece = Piece::from_char(piece)
            .ok_or_else(|| failure("no-such-piece", "A piece is one of the letters KQRBNP and kqrbnp."))?;
        self.0.gesture(steps, Gesture::Insert(square(at)?, piece), rest(keep)).map_err(refused)
    }

    /// Chooses the side to move after a free step: `w` or `b`.
    #[wasm_bindgen(js_name = chooseTurn)]
    pub fn choose_turn(&mut self, steps: usize, turn: char) -> Result<usize, Failure> {
        let color = Color::ALL.into_iter().find(|color| color.char() == turn);
        let color = color.ok_or_else(|| failure("no-such-side", "The side to move is w or b."))?;
        self.0.choose_turn(steps, color).map_err(refused)
    }

    /// Chooses who may castle after a free step, as the third field of a FEN has it: `KQkq`, `Kq`, `-`.
    #[wasm_bindgen(js_name = chooseCastling)]
    pub fn choose_castling(&mut self, steps: usize, letters: &str) -> Result<usize, Failure> {
        self.0.choose_castling(steps, letters).map_err(refused)
    }

    /// Drops all but the first steps.
    pub fn truncate(&mut self, steps: usize) -> Result<(), Failure> {
        self.0.truncate(steps).map_err(refused)
    }

    /// Puts the fix of a token in its place; tells whether it has one.
    pub fn fix(&mut self, token: usize) -> Result<bool, Failure> {
        self.0.fix(token).map_err(refused)
    }

    /// Puts everything right that has a fix, and leaves out what does nothing.
    #[wasm_bindgen(js_name = fixAll)]
    pub fn fix_all(&mut self) -> Result<(), Failure> {
        self.0.fix_all().map_err(refused)
    }

    /// Takes the last change back; tells where in the text it ends, for the caret.
    pub fn undo(&mut self) -> Option<u32> {
        let byte = self.0.undo()?;
        Some(self.place_of(byte))
    }

    /// Makes the change again that was taken back last; tells where in the text it ends.
    pub fn redo(&mut self) -> Option<u32> {
        let byte = self.0.redo()?;
        Some(self.place_of(byte))
    }

    /// Whether there is a change to take back.
    #[wasm_bindgen(getter, js_name = canUndo)]
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.0.can_undo()
    }

    /// Whether there is a change to make again.
    #[wasm_bindgen(getter, js_name = canRedo)]
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.0.can_redo()
    }
}
