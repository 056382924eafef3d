//! Games judged move by move and explained, in a worker, bit by bit. `review.d.ts` has the types of what is reported.

#[cfg(feature = "review-api")]
pub mod programs;
pub mod reviewer;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("review.d.ts");
