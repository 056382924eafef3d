//! The script that JavaScript holds: on the page the line of a document that is shown, in the npm package a line alone.
//!
//! Places in the text are counted as text boxes count them, in UTF-16 units. Whatever happens after so many steps is
//! asked with that number; one beyond the end is taken as the end.

#[cfg(feature = "page")]
use super::page::Page as Inner;
use crate::diagnostic::Severity;
#[cfg(not(feature = "page"))]
use crate::script::Script as Inner;
use crate::script::{self, Meaning, Mode, StepKind};
use wasm_bindgen::prelude::wasm_bindgen;

/// A start and a script, with all that follows from them.
///
/// ```js
/// const script = new Script(undefined, 'e2e4, e7e5, Nf3');
/// script.remarks(0, 5)[0].fix; // 'g1f3'
/// script.fixAll();
/// script.sans(0, script.steps); // 'e4\ne5\nNf3'
/// script.move(3, 57, 42); // 4, b8 to c6
/// script.text; // 'e2e4, e7e5, g1f3, b8c6'
/// ```
#[wasm_bindgen(js_name = Document)]
#[derive(Debug)]
pub struct JsDocument(pub(super) Inner);

/// The text and what it is made of.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// Where it starts, as a FEN.
    ///
    /// ```js
    /// new Script('960:518').start; // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    /// ```
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn start(&self) -> String {
        self.script().start().to_string()
    }

    /// The script.
    ///
    /// ```js
    /// new Script(undefined, 'e2e4, e7e5').text; // 'e2e4, e7e5'
    /// ```
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn text(&self) -> String {
        self.script().text().to_owned()
    }

    /// Whether the tokens are read exactly as the spreadsheet does.
    ///
    /// ```js
    /// new Script(undefined, 'e2e4', true).sheet; // true
    /// ```
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn sheet(&self) -> bool {
        self.script().mode() == Mode::Sheet
    }

    /// How many tokens it has.
    ///
    /// ```js
    /// new Script(undefined, 'e1g1, h1f1').tokens; // 2
    /// ```
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn tokens(&self) -> usize {
        self.script().tokens()
    }

    /// How many steps its tokens make.
    ///
    /// ```js
    /// new Script('r3k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1, h1f1').steps; // 1
    /// ```
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn steps(&self) -> usize {
        self.script().steps()
    }

    /// Six numbers for each token from one up to another: where it starts, how long it is, what it does (0 nothing,
    /// 1 move, 2 removal, 3 insertion, 4 promotion), what there is to say (0 nothing, 1 info, 2 warning, 3 error), its
    /// step, and what that is (0 ignored, 1 free, 2 legal).
    ///
    /// ```js
    /// new Script(undefined, 'e2e4, xd1').tokensIn(0, 2); // [0, 4, 1, 0, 0, 2, 6, 3, 2, 0, 1, 1]
    /// ```
    #[wasm_bindgen(js_name = tokensIn)]
    #[must_use]
    pub fn tokens_in(&self, from: usize, to: usize) -> Vec<u32> {
        let mut numbers = Vec::new();
        for number in from..to.min(self.script().tokens()) {
            let Some(token) = self.script().token(number) else { break };
            let step = self.script().step_of(number);
            let does = match token.meaning {
                Meaning::Nothing => 0,
                Meaning::Move { .. } => 1,
                Meaning::Removal(_) => 2,
                Meaning::Insertion { .. } => 3,
                Meaning::Promotion { .. } => 4,
            };
            let says = match token.diagnostic.map(script::DiagnosticKind::severity) {
                None => 0,
                Some(Severity::Info) => 1,
                Some(Severity::Warning) => 2,
                Some(Severity::Error) => 3,
            };
            let kind = match self.script().step(step).map(|step| step.kind) {
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
    /// new Script(undefined, 'e2e4, e7e5').tokenAt(8); // 1
    /// ```
    #[wasm_bindgen(js_name = tokenAt)]
    #[must_use]
    pub fn token_at(&self, place: u32) -> Option<usize> {
        self.script().token_at(place)
    }

    /// The step that a token belongs to.
    ///
    /// ```js
    /// new Script('r3k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1, h1f1').stepOf(1); // 0
    /// ```
    #[wasm_bindgen(js_name = stepOf)]
    #[must_use]
    pub fn step_of(&self, token: usize) -> usize {
        self.script().step_of(token.min(self.script().tokens()))
    }
}
