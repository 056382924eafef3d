//! How errors cross to JavaScript.

use std::fmt::Display;
use wasm_bindgen::JsValue;

/// An `Error` of JavaScript with a `message` and a `code`.
pub(super) type Failure = JsValue;

/// Makes an `Error` that carries a stable code in kebab case and a sentence.
pub(super) fn failure(code: &str, message: impl Display) -> Failure {
    let error = js_sys::Error::new(&message.to_string());
    // Setting a property of a fresh object does not fail.
    let _ = js_sys::Reflect::set(&error, &JsValue::from_str("code"), &JsValue::from_str(code));
    error.into()
}
