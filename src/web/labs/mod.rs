//! All of the page that is not needed before the first move: what explains, what reads and writes files, what checks answers. `labs.d.ts` has
//! the types of what is reported.

pub mod files;
pub mod lesson;
pub mod pictures;
pub mod puzzles;
pub mod rays;
pub mod sets;
pub mod setup;
pub mod sql;
pub mod trace;
pub mod typed;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("labs.d.ts");
