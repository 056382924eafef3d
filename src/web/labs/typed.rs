//! What people type and paste: what there is to say about a script, and what puts it right; moves; texts of any kind.

use crate::document::TextKind;
use crate::notation::{fen, read_move, uci};
use crate::script::{Mode, Script};
use crate::web::error::{Failure, failure, write};
use crate::web::json::Json;
use crate::web::read::read_start;
use wasm_bindgen::prelude::*;

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
    pub fn count(&self) -> usize {
        self.0.diagnostic_count()
    }

    /// Whether the text is plainly the movetext of a game.
    #[wasm_bindgen(getter, js_name = isMovetext)]
    pub fn is_movetext(&self) -> bool {
        self.0.movetext().is_some()
    }

    /// The first remarks, at most `most`, in the order of the text.
    #[wasm_bindgen(unchecked_return_type = "Remark[]")]
    pub fn remarks(&self, most: usize) -> JsValue {
        Json::parsed_list(self.0.diagnostics().take(most), |json, remark| {
            json.object(|json| {
                json.field("token").plain(remark.token);
                write(json, &remark.diagnostic);
                json.field("message").text(&remark.to_string());
            });
        })
    }

    /// The text with the fix of a token in its place; that of a separator is put wherever there is one of its kind.
    pub fn fixed(&self, token: usize) -> Result<String, Failure> {
        let mut fixed = self.0.clone();
        fixed.fix(token).map_err(failure)?;
        Ok(fixed.text().to_owned())
    }

    /// The text with everything put right that has a fix, and without what does nothing; and how much of it is another.
    #[wasm_bindgen(js_name = allFixed, unchecked_return_type = "AllFixed")]
    pub fn all_fixed(&self) -> Result<JsValue, Failure> {
        let mut fixed = self.0.clone();
        let fixes = fixed.fix_all().map_err(failure)?;
        Ok(Json::parsed_object(|json| {
            json.field("text").text(fixed.text());
            json.field("rewritten").plain(fixes.rewritten);
            json.field("removed").plain(fixes.removed);
            json.field("separators").plain(fixes.separators);
        }))
    }
}

/// A move typed in a position, as UCI; the text is two squares, or SAN as people write it.
///
/// ```js
/// typedMove('7k/P7/8/8/8/8/8/7K w - - 0 1', 'a8=Q'); // 'a7a8q'
/// ```
#[wasm_bindgen(js_name = typedMove)]
pub fn typed_move(position: &str, text: &str) -> Result<String, Failure> {
    let (position, variant) = fen::parse_any(position).map_err(failure)?;
    let played = read_move(&position, text, variant).map_err(failure)?;
    Ok(uci::write(&position, played, variant))
}

/// What a pasted text is: a start, a script, or games as PGN; nothing where it is none of these.
///
/// ```js
/// textKind('1. e4 e5'); // 'games'
/// ```
#[wasm_bindgen(js_name = textKind, unchecked_return_type = "'start' | 'script' | 'games' | undefined")]
pub fn text_kind(text: &str) -> Option<String> {
    let kind = TextKind::of(text)?;
    let name = match kind {
        TextKind::Start => "start",
        TextKind::Script => "script",
        TextKind::Games => "games",
    };
    Some(name.to_owned())
}
