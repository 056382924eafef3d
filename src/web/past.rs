//! Edits of a part of the text, and changes taken back and made again: only in the npm package, since the page edits
//! whole texts and knows its own past.

use super::JsDocument;
use super::document::refused;
use super::error::Failure;
use crate::script::EditError;
use wasm_bindgen::prelude::wasm_bindgen;

/// A whole number from whatever JavaScript passes for one.
fn whole(number: f64) -> Result<usize, Failure> {
    let found = number as u32;
    if f64::from(found) == number { Ok(found as usize) } else { Err(refused(EditError::OutOfRange)) }
}

impl JsDocument {
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

/// What the page does in other ways.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// Replaces so much of the text, from a place on, and tells from which token on anything may have changed.
    ///
    /// ```js
    /// const document = new Document(undefined, 'e2e4');
    /// document.edit(4, 0, ', e7e5'); // 0
    /// document.text; // 'e2e4, e7e5'
    /// ```
    pub fn edit(&mut self, place: f64, removed: f64, text: &str) -> Result<usize, Failure> {
        let (start, end) = (self.byte_at(place)?, self.byte_at(place + removed)?);
        if end < start {
            return Err(refused(EditError::OutOfRange));
        }
        self.0.edit(start..end, text).map_err(refused)
    }

    /// Takes the last change back; tells where in the text it ends, for the caret.
    ///
    /// ```js
    /// const document = new Document(undefined, 'e2e4');
    /// document.play(1, 'e5');
    /// document.undo(); // 4
    /// document.text; // 'e2e4'
    /// ```
    pub fn undo(&mut self) -> Option<u32> {
        let byte = self.0.undo()?;
        Some(self.place_of(byte))
    }

    /// Makes the change again that was taken back last; tells where in the text it ends.
    ///
    /// ```js
    /// const document = new Document();
    /// document.play(0, 'e4');
    /// document.undo();
    /// document.redo(); // 4
    /// ```
    pub fn redo(&mut self) -> Option<u32> {
        let byte = self.0.redo()?;
        Some(self.place_of(byte))
    }

    /// Whether there is a change to take back.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4').canUndo; // false
    /// ```
    #[wasm_bindgen(getter, js_name = canUndo)]
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.0.can_undo()
    }

    /// Whether there is a change to make again.
    ///
    /// ```js
    /// const document = new Document();
    /// document.play(0, 'e4');
    /// document.undo();
    /// document.canRedo; // true
    /// ```
    #[wasm_bindgen(getter, js_name = canRedo)]
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.0.can_redo()
    }
}
