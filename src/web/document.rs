//! The document that the page holds: a start and a script.
//!
//! Places in the text are counted as text boxes count them, in UTF-16 units. Whatever happens after so many steps is
//! asked with that number; one beyond the end is taken as the end.

use super::error::Failure;
use super::read::{read_start, refused};
use crate::script::{self, Meaning, Mode, Rest, Severity, StepKind};
use wasm_bindgen::prelude::wasm_bindgen;

/// A start and a script, with all that follows from them.
///
/// ```js
/// const document = new Document(undefined, 'e2e4, e7e5, Nf3');
/// document.remarks(0, 5)[0].fix; // 'g1f3'
/// document.fixAll();
/// document.sans(0, document.steps); // 'e4\ne5\nNf3'
/// document.move(3, 57, 42); // 4, b8 to c6
/// document.text; // 'e2e4, e7e5, g1f3, b8c6'
/// ```
#[wasm_bindgen(js_name = Document)]
#[derive(Debug)]
pub struct JsDocument(pub(super) script::Script);

pub(super) const fn rest(keep: Option<bool>) -> Rest {
    if let Some(true) = keep { Rest::Keep } else { Rest::Drop }
}

/// The text and what it is made of.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// A document. `start` is a FEN, its first field alone, or `960:` and the number of a start or the FEN of a position
    /// of Chess960; `sheet` reads the tokens exactly as
    /// the spreadsheet does.
    ///
    /// ```js
    /// new Document().fen(0); // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    /// new Document('960:0', '').start; // 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1'
    /// ```
    #[wasm_bindgen(constructor)]
    pub fn new(start: Option<String>, text: Option<String>, sheet: Option<bool>) -> Result<Self, Failure> {
        let mode = if sheet == Some(true) { Mode::Sheet } else { Mode::Friendly };
        let text = text.unwrap_or_default();
        script::Script::open(read_start(start)?, mode, &text).map(Self).map_err(refused)
    }

    /// Where it starts, as a FEN.
    ///
    /// ```js
    /// new Document('960:518').start; // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    /// ```
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn start(&self) -> String {
        self.0.start().to_string()
    }

    /// The script.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4, e7e5').text; // 'e2e4, e7e5'
    /// ```
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn text(&self) -> String {
        self.0.text().to_owned()
    }

    /// Whether the tokens are read exactly as the spreadsheet does.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4', true).sheet; // true
    /// ```
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn sheet(&self) -> bool {
        self.0.mode() == Mode::Sheet
    }

    /// Reads the tokens exactly as the spreadsheet does, or without its traps.
    ///
    /// ```js
    /// const document = new Document(undefined, 'e2e4');
    /// document.setSheet(true);
    /// document.sheet; // true
    /// ```
    #[wasm_bindgen(js_name = setSheet)]
    pub fn set_sheet(&mut self, sheet: bool) -> Result<(), Failure> {
        self.0.set_mode(if sheet { Mode::Sheet } else { Mode::Friendly }).map_err(refused)
    }

    /// How many tokens it has.
    ///
    /// ```js
    /// new Document(undefined, 'e1g1, h1f1').tokens; // 2
    /// ```
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn tokens(&self) -> usize {
        self.0.tokens()
    }

    /// How many steps its tokens make.
    ///
    /// ```js
    /// new Document('r3k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1, h1f1').steps; // 1
    /// ```
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn steps(&self) -> usize {
        self.0.steps()
    }

    /// Six numbers for each token from one up to another: where it starts, how long it is, what it does (0 nothing,
    /// 1 move, 2 removal, 3 insertion, 4 promotion), what there is to say (0 nothing, 1 info, 2 warning, 3 error), its
    /// step, and what that is (0 ignored, 1 free, 2 legal).
    ///
    /// ```js
    /// new Document(undefined, 'e2e4, xd1').tokensIn(0, 2); // [0, 4, 1, 0, 0, 2, 6, 3, 2, 0, 1, 1]
    /// ```
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
    ///
    /// ```js
    /// new Document(undefined, 'e2e4, e7e5').tokenAt(8); // 1
    /// ```
    #[wasm_bindgen(js_name = tokenAt)]
    #[must_use]
    pub fn token_at(&self, place: u32) -> Option<usize> {
        self.0.token_at(place)
    }

    /// The step that a token belongs to.
    ///
    /// ```js
    /// new Document('r3k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1, h1f1').stepOf(1); // 0
    /// ```
    #[wasm_bindgen(js_name = stepOf)]
    #[must_use]
    pub fn step_of(&self, token: usize) -> usize {
        self.0.step_of(token.min(self.0.tokens()))
    }

    /// The script of a text that is plainly the movetext of a game, comments, variations and all; `fixAll` puts it in
    /// the place of the text.
    ///
    /// ```js
    /// new Document(undefined, '1. e4 e5 2. Nf3').movetext; // '1. e2e4 e7e5 2. g1f3'
    /// ```
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn movetext(&self) -> Option<String> {
        self.0.movetext()
    }

    /// How many remarks there are.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4, Nf6').remarkCount; // 1
    /// ```
    #[wasm_bindgen(getter, js_name = remarkCount)]
    #[must_use]
    pub fn remark_count(&self) -> usize {
        self.0.diagnostic_count()
    }

    /// So many of the remarks, from one on, in the order of the text, a line each with tabs between: the token, counted
    /// from 0, where the text starts that it is about and where it ends, `info`, `warning` or `error`, a stable name,
    /// what to write instead, if anything is known, and the whole sentence.
    ///
    /// ```js
    /// const line = new Document(undefined, 'e2e4, Nf6').remarkLines(0, 1);
    /// line.split('\t').slice(0, 6); // ['1', '6', '9', 'error', 'san-move', 'g8f6']
    /// ```
    #[wasm_bindgen(js_name = remarkLines)]
    #[must_use]
    pub fn remark_lines(&self, from: usize, most: usize) -> String {
        let mut lines = String::new();
        for told in self.0.diagnostics().skip(from).take(most) {
            if !lines.is_empty() {
                lines.push('\n');
            }
            for number in [told.token as u32, told.start.utf16, told.end.utf16] {
                lines.push_str(&number.to_string());
                lines.push('\t');
            }
            for text in [told.severity().name(), told.code(), told.fix.as_deref().unwrap_or("")] {
                lines.push_str(text);
                lines.push('\t');
            }
            lines.push_str(&told.to_string());
        }
        lines
    }
}
