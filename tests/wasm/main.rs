//! The library as WebAssembly, in a browser: `cargo xtask test --only wasm`.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn the_tests_run_in_a_browser() {
    let window = js_sys::Reflect::has(&js_sys::global(), &"document".into());
    assert_eq!(window, Ok(true));
}
