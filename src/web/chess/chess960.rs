//! Chess960 starts by number.

use crate::board::Role;
use crate::diagnostic::call;
use crate::rules::chess960::{DerivationStep, Number};
use crate::web::error::{Failure, failure};
use crate::web::read::number_of;
use crate::web::shared::row_text;
use wasm_bindgen::prelude::wasm_bindgen;

/// The number of a Chess960 start, each of the 960 as likely as any other; the same seed draws the same.
///
/// ```js
/// randomChess960(7) === randomChess960(7); // true
/// ```
#[wasm_bindgen(js_name = randomChess960)]
pub fn random_chess960(seed: Option<f64>) -> Result<u16, Failure> {
    let seed = match seed {
        Some(seed) => Ok(seed as u64),
        None => getrandom::u64(),
    };
    match seed {
        Ok(seed) => Ok(Number::random(seed).get()),
        Err(_) => Err(failure(call::NO_RANDOM)),
    }
}

/// How the number of a Chess960 start leads to its row: for each of five steps the row after it, with dots where
/// nothing stands yet, a space, and a sentence.
///
/// ```js
/// chess960Steps(518)[3].slice(0, 8); // '.NBQ.BN.'
/// ```
#[wasm_bindgen(js_name = chess960Steps)]
pub fn chess960_steps(number: f64) -> Result<Vec<String>, Failure> {
    let line = |step: &DerivationStep| {
        let mut line = row_text(step.row());
        line.push(' ');
        line.push_str(&step.to_string());
        line
    };
    Ok(number_of(number)?.derivation().iter().map(line).collect())
}

/// The pieces of a Chess960 start from the a-file to the h-file, such as `RNBQKBNR` for number 518.
///
/// ```js
/// chess960Row(0); // 'BBQNNRKR'
/// ```
#[wasm_bindgen(js_name = chess960Row)]
pub fn chess960_row(number: f64) -> Result<String, Failure> {
    Ok(number_of(number)?.arrangement().into_iter().map(Role::upper_char).collect())
}

/// The FEN of one of the 960 starts.
///
/// ```js
/// chess960Fen(518); // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
/// ```
#[wasm_bindgen(js_name = chess960Fen)]
pub fn chess960_fen(number: f64) -> Result<String, Failure> {
    let number = number_of(number)?;
    let letters: String = number.arrangement().into_iter().map(|role| role.char()).collect();
    let rooks = letters.char_indices().rev().filter(|&(_, letter)| letter == 'r').map(|(file, _)| b'a' + file as u8);
    let rights: String = if number == Number::STANDARD { "kq".to_owned() } else { rooks.map(char::from).collect() };
    let big = letters.to_ascii_uppercase();
    Ok([&letters, "/pppppppp/8/8/8/8/PPPPPPPP/", &big, " w ", &rights.to_ascii_uppercase(), &rights, " - 0 1"].concat())
}
