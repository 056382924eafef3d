//! Chess960 starts by number: how a number crosses, and how it leads to its row.

use super::error::{Failure, failure};
use crate::rules::chess960::Number;
#[cfg(any(feature = "chess-api", feature = "files"))]
use {crate::board::Role, wasm_bindgen::prelude::wasm_bindgen};

/// A Chess960 number from whatever JavaScript passes for one.
pub(in crate::web) fn number_of(number: f64) -> Result<Number, Failure> {
    // Out of range the cast saturates, and then it is not the number that was meant.
    let whole = number as u16;
    match Number::new(whole) {
        Some(found) if f64::from(whole) == number => Ok(found),
        _ => Err(failure("chess960-number", "Chess960: the starts are numbered 0 to 959.")),
    }
}

/// The number of a Chess960 start, each of the 960 as likely as any other; the same seed draws the same.
///
/// ```js
/// randomChess960(7) === randomChess960(7); // true
/// ```
#[cfg(any(feature = "chess-api", feature = "files"))]
#[wasm_bindgen(js_name = randomChess960)]
pub fn random_chess960(seed: Option<f64>) -> Result<u16, Failure> {
    let seed = match seed {
        Some(seed) => Ok(seed as u64),
        None => getrandom::u64(),
    };
    match seed {
        Ok(seed) => Ok(Number::random(seed).get()),
        Err(_) => Err(failure("no-random", "This browser gives no random numbers; type a number from 0 to 959.")),
    }
}

/// How the number of a Chess960 start leads to its row: for each of five steps the row after it, with dots where
/// nothing stands yet, a space, and a sentence.
///
/// ```js
/// chess960Steps(518)[3].slice(0, 8); // '.NBQ.BN.'
/// ```
#[cfg(feature = "chess-api")]
#[wasm_bindgen(js_name = chess960Steps)]
pub fn chess960_steps(number: f64) -> Result<Vec<String>, Failure> {
    let line = |step: &crate::rules::chess960::DerivationStep| {
        let mut line = row_text(step.row());
        line.push(' ');
        line.push_str(&step.to_string());
        line
    };
    Ok(number_of(number)?.derivation().iter().map(line).collect())
}

#[cfg(any(feature = "chess-api", feature = "files"))]
fn row_text(row: [Option<Role>; 8]) -> String {
    row.into_iter().map(|role| role.map_or('.', Role::upper_char)).collect()
}

/// The same as JSON, for sentences in any language: five steps, each with `choice` (`light-bishop`, `dark-bishop`,
/// `queen`, `knights`, `rooks-and-king`), `ways` to choose, the `number` that is left before it, the `way` taken (the
/// number modulo the ways) and the number `left` after it, the files `open` to it, the `files` it fills, and the `row`.
///
/// ```js
/// JSON.parse(chess960Derivation(518))[0];
/// // { choice: 'light-bishop', ways: 4, number: 518, way: 2, left: 129, open: 'bdfh', files: 'f', row: '.....B..' }
/// ```
#[cfg(feature = "files")]
#[wasm_bindgen(js_name = chess960Derivation)]
pub fn chess960_derivation(number: f64) -> Result<String, Failure> {
    let mut json = String::from("[");
    for step in number_of(number)?.derivation() {
        let (choice, number) = (step.choice(), step.number());
        json.push_str(if json.len() > 1 { ",{\"choice\":\"" } else { "{\"choice\":\"" });
        json.push_str(choice.code());
        json.push('"');
        let numbers =
            [("ways", choice.ways()), ("number", number), ("way", step.way()), ("left", number / choice.ways())];
        for (name, value) in numbers {
            for part in [",\"", name, "\":", &value.to_string()] {
                json.push_str(part);
            }
        }
        let files =
            |files: &mut dyn Iterator<Item = crate::board::File>| files.map(|file| file.char()).collect::<String>();
        let texts =
            [("open", files(&mut step.open())), ("files", files(&mut step.files())), ("row", row_text(step.row()))];
        for (name, value) in texts {
            for part in [",\"", name, "\":\"", &value, "\""] {
                json.push_str(part);
            }
        }
        json.push('}');
    }
    json.push(']');
    Ok(json)
}
