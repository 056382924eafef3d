//! What the page that holds a script asks besides: the game of a script as PGN.

use super::error::{Failure, failure};
use super::games::pgn_of;
use super::read::read_start;
use crate::script::{Mode, Script};
use wasm_bindgen::prelude::wasm_bindgen;

/// The game of a script since its last free step as PGN, with the tags of another PGN, and with its result as long as its
/// moves are the same. `claimed` is the end that the players gave it: `threefold` or `fifty`, if that draw was claimed,
/// `agreed` for any other draw, `resigned-w` or `resigned-b`, `time-w` or `time-b` for who ran out of time: a draw, as is
/// `time`, if the other side could never mate. Nothing, where the position is not legal.
///
/// ```js
/// gamePgn(undefined, 'e2e4, e7e5', false, undefined, 'agreed')?.split('\n').at(-2); // '1. e4 e5 1/2-1/2'
/// ```
#[wasm_bindgen(js_name = gamePgn)]
pub fn game_pgn(
    start: Option<String>,
    text: &str,
    sheet: bool,
    like: Option<String>,
    claimed: Option<String>,
) -> Result<Option<String>, Failure> {
    let mode = if sheet { Mode::Sheet } else { Mode::Friendly };
    let script = Script::open(read_start(start)?, mode, text).map_err(failure)?;
    pgn_of(&script, like, claimed)
}
