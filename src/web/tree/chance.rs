//! Chance: all that the page does by it follows from these words.

use crate::diagnostic::call;
use crate::web::error::{Failure, failure};
use wasm_bindgen::prelude::wasm_bindgen;

/// A random number of 32 bits, from the browser.
#[wasm_bindgen(js_name = randomWord)]
pub fn random_word() -> Result<u32, Failure> {
    getrandom::u32().map_err(|_| failure(call::NO_RANDOM))
}
