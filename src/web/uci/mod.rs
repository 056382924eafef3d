//! The strong engine for programs that speak UCI with a worker, as they do with Stockfish's builds for the browser.
//! `uci.d.ts` has the types of what crosses.
//!
//! Two workers share the work, as two threads do on the command line: one has the [`session::UciSession`], reads each line
//! at once and says what is to be done; the other has the [`thinker::UciThinker`] and does it.

pub mod session;
pub mod thinker;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("uci.d.ts");
