//! Players in a worker, bit by bit. `engine.d.ts` has the types of what is reported.
//!
//! A worker hears nothing while it computes. So a player thinks for a while, returns, looks whether it was asked to stop,
//! and goes on where it was. Where it shares memory with the page, the strong engine looks there while it computes.

pub mod chooser;
pub mod match_game;
pub mod thinker;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("engine.d.ts");
