//! Edits of a part of the text, and changes taken back and made again: only in the npm package, since the page edits
//! whole texts and knows its own past.

use super::JsDocument;
use super::error::{Failure, failure};
use super::read::read_range;
use wasm_bindgen::prelude::wasm_bindgen;

impl JsDocument {
    /// The place of a byte in the text.
    fn place_of(&self, byte: usize) -> u32 {
        self.0.text().get(..byte).unwrap_or_default().encode_utf16().count() as u32
    }
}

/// What the page does in other ways.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// Replaces so much of the text, from a place on, and tells from which token on anything may have changed.
    ///
    /// ```js
    /// const script = new Script(undefined, 'e2e4');
    /// script.edit(4, 0, ', e7e5'); // 0
    /// script.text; // 'e2e4, e7e5'
    /// ```
    pub fn edit(&mut self, place: f64, removed: f64, text: &str) -> Result<usize, Failure> {
        let range = read_range(&self.0, place, removed)?;
        self.0.edit(range, text).map_err(failure)
    }

    /// Takes the last change back; tells where in the text it ends, for the caret.
    ///
    /// ```js
    /// const script = new Script(undefined, 'e2e4');
    /// script.play(1, 'e5');
    /// script.undo(); // 4
    /// script.text; // 'e2e4'
    /// ```
    pub fn undo(&mut self) -> Option<u32> {
        let byte = self.0.undo()?;
        Some(self.place_of(byte))
    }

    /// Makes the change again that was taken back last; tells where in the text it ends.
    ///
    /// ```js
    /// const script = new Script();
    /// script.play(0, 'e4');
    /// script.undo();
    /// script.redo(); // 4
    /// ```
    pub fn redo(&mut self) -> Option<u32> {
        let byte = self.0.redo()?;
        Some(self.place_of(byte))
    }

    /// Whether there is a change to take back.
    ///
    /// ```js
    /// new Script(undefined, 'e2e4').canUndo; // false
    /// ```
    #[wasm_bindgen(getter, js_name = canUndo)]
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.0.can_undo()
    }

    /// Whether there is a change to make again.
    ///
    /// ```js
    /// const script = new Script();
    /// script.play(0, 'e4');
    /// script.undo();
    /// script.canRedo; // true
    /// ```
    #[wasm_bindgen(getter, js_name = canRedo)]
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.0.can_redo()
    }
}
