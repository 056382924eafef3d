//! What there is to say about a script, and what puts it right: a module of its own has it, for the panel that shows it.
//!
//! In: a start, a text, and the next text. Out: remarks as objects, whose type `check.d.ts` tells; other texts.

use super::error::{Failure, failure, write};
use super::json::Json;
use super::read::read_start;
use crate::script::{Mode, Script};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("check.d.ts");

/// A script that is checked while it is typed: it follows each change of the text.
///
/// ```js
/// const check = new ScriptCheck();
/// check.follow('e2e4, Nf6');
/// check.remarks(5)[0].fix; // 'g8f6'
/// check.fixed(1); // 'e2e4, g8f6'
/// ```
#[wasm_bindgen]
#[derive(Debug)]
pub struct ScriptCheck(Script);

#[wasm_bindgen]
impl ScriptCheck {
    /// An empty script with a start; `sheet` reads the tokens exactly as the spreadsheet does.
    #[wasm_bindgen(constructor)]
    pub fn new(start: Option<String>, sheet: Option<bool>) -> Result<Self, Failure> {
        let mode = if sheet == Some(true) { Mode::Sheet } else { Mode::Friendly };
        Script::open(read_start(start)?, mode, "").map(Self).map_err(failure)
    }

    /// Looks at another text; only what differs is read anew.
    pub fn follow(&mut self, text: &str) -> Result<(), Failure> {
        self.0.set_text(text).map(drop).map_err(failure)
    }

    /// How many remarks there are.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.diagnostic_count()
    }

    /// Whether the text is plainly the movetext of a game.
    #[wasm_bindgen(getter, js_name = isMovetext)]
    #[must_use]
    pub fn is_movetext(&self) -> bool {
        self.0.movetext().is_some()
    }

    /// The first remarks, at most `most`, in the order of the text.
    #[wasm_bindgen(unchecked_return_type = "Remark[]")]
    #[must_use]
    pub fn remarks(&self, most: usize) -> JsValue {
        Json::parsed(|json| {
            json.list(self.0.diagnostics().take(most), |json, remark| {
                json.object(|json| {
                    json.field("token").plain(remark.token);
                    write(json, &remark.diagnostic);
                    json.field("message").text(&remark.to_string());
                });
            });
        })
    }

    /// The text with the fix of a token in its place; that of a separator is put wherever there is one of its kind.
    pub fn fixed(&self, token: usize) -> Result<String, Failure> {
        let mut fixed = self.0.clone();
        fixed.fix(token).map_err(failure)?;
        Ok(fixed.text().to_owned())
    }

    /// The text with everything put right that has a fix, and without what does nothing; then how many tokens are written
    /// otherwise, how many are left out, and how many separators are others.
    #[wasm_bindgen(js_name = allFixed, unchecked_return_type = "[string, number, number, number]")]
    pub fn all_fixed(&self) -> Result<Vec<JsValue>, Failure> {
        let mut fixed = self.0.clone();
        let fixes = fixed.fix_all().map_err(failure)?;
        let counts = [fixes.rewritten, fixes.removed, fixes.separators];
        let counts = counts.map(|count| JsValue::from(count as u32));
        Ok([JsValue::from(fixed.text())].into_iter().chain(counts).collect())
    }
}
