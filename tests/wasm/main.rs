//! The library as WebAssembly, in a browser: `cargo xtask test --only wasm`.
#![cfg(target_arch = "wasm32")]

#[cfg(feature = "chess-api")]
mod chess;
#[cfg(feature = "worker")]
mod choosers;
#[cfg(feature = "worker")]
mod engine;
mod errors;
#[cfg(feature = "labs")]
mod files;
mod games;
#[cfg(feature = "labs")]
mod labs;
#[cfg(feature = "worker")]
mod match_games;
mod numbers;
#[cfg(feature = "labs")]
mod pictures;
mod relations;
#[cfg(feature = "review")]
mod reviewer;
#[cfg(feature = "chess-api")]
mod values;

// The core with its bindings.
extern crate gridmate_web as gridmate;

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// The `code` and the `message` of what was thrown, which must be an `Error`.
fn problem(thrown: JsValue) -> (String, String) {
    let error = js_sys::Error::from(thrown);
    assert!(error.is_instance_of::<js_sys::Error>(), "{error:?} is no Error");
    let code = js_sys::Reflect::get(&error, &"code".into()).ok().and_then(|code| code.as_string());
    (code.expect("an error has a code"), error.message().into())
}

/// What an object holds under a name, as text.
fn field(object: &JsValue, name: &str) -> String {
    let value = js_sys::Reflect::get(object, &name.into()).unwrap_or_default();
    value.as_string().unwrap_or_else(|| json(&value))
}

/// The items of a list.
fn items(list: &JsValue) -> Vec<JsValue> {
    js_sys::Array::from(list).to_vec()
}

/// A value as JSON.
fn json(value: &JsValue) -> String {
    js_sys::JSON::stringify(value).map(String::from).unwrap_or_default()
}

#[wasm_bindgen_test]
fn the_tests_run_in_a_browser() {
    let window = js_sys::Reflect::has(&js_sys::global(), &"document".into());
    assert_eq!(window, Ok(true));
}
