//! Chess960 starts by number: how a number crosses, and how it leads to its row.

use super::error::{Failure, failure};
use crate::diagnostic::call;
use crate::rules::chess960::Number;
#[cfg(feature = "labs")]
use {
    super::json::Json, crate::board::File, crate::notation::diagram, crate::rules::Position,
    crate::rules::chess960::DerivationStep, wasm_bindgen::JsValue,
};
#[cfg(any(feature = "labs", feature = "chess-api"))]
use {crate::board::Role, wasm_bindgen::prelude::wasm_bindgen};

/// A Chess960 number from whatever JavaScript passes for one.
pub(in crate::web) fn number_of(number: f64) -> Result<Number, Failure> {
    // Out of range the cast saturates, and then it is not the number that was meant.
    let whole = number as u16;
    match Number::new(whole) {
        Some(found) if f64::from(whole) == number => Ok(found),
        _ => Err(failure(call::NO_SUCH_START)),
    }
}

/// The number of a Chess960 start, each of the 960 as likely as any other; the same seed draws the same.
///
/// ```js
/// randomChess960(7) === randomChess960(7); // true
/// ```
#[cfg(feature = "chess-api")]
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

#[cfg(any(feature = "labs", feature = "chess-api"))]
fn row_text(row: [Option<Role>; 8]) -> String {
    row.into_iter().map(|role| role.map_or('.', Role::upper_char)).collect()
}

/// The pieces of a Chess960 start from the a-file to the h-file, such as `RNBQKBNR` for number 518.
///
/// ```js
/// chess960Row(0); // 'BBQNNRKR'
/// ```
#[cfg(feature = "chess-api")]
#[wasm_bindgen(js_name = chess960Row)]
pub fn chess960_row(number: f64) -> Result<String, Failure> {
    Ok(number_of(number)?.arrangement().into_iter().map(Role::upper_char).collect())
}

/// One of the 960 starts: how its number leads to its row, in steps for sentences in any language, the row, the number of
/// the row that is this one from h to a, and its board as a sample in text, with `p` for every pawn.
///
/// ```js
/// chess960Start(518).steps[0];
/// // { choice: 'light-bishop', ways: 4, number: 518, way: 2, left: 129, open: 'bdfh', files: 'f', row: '.....B..' }
/// ```
#[cfg(feature = "labs")]
#[wasm_bindgen(js_name = chess960Start, unchecked_return_type = "Chess960Start")]
pub fn chess960_start(number: f64) -> Result<JsValue, Failure> {
    let number = number_of(number)?;
    let row = number.arrangement();
    let mut mirror = row;
    mirror.reverse();
    Ok(Json::parsed(|json| {
        json.object(|json| {
            json.field("steps").list(&number.derivation(), write_step);
            json.field("row").text(&row_text(row.map(Some)));
            json.field("mirrored").plain(Number::from_arrangement(mirror).unwrap_or(number).get());
            json.field("sample").text(&diagram::draw_sample(Position::chess960(number).board()));
        });
    }))
}

#[cfg(feature = "labs")]
fn write_step(json: &mut Json, step: &DerivationStep) {
    json.object(|json| {
        json.field("choice").text(step.choice().code());
        json.field("ways").plain(step.choice().ways());
        json.field("number").plain(step.number());
        json.field("way").plain(step.way());
        json.field("left").plain(step.number() / step.choice().ways());
        json.field("open").text(&step.open().map(File::char).collect::<String>());
        json.field("files").text(&step.files().map(File::char).collect::<String>());
        json.field("row").text(&row_text(step.row()));
    });
}
