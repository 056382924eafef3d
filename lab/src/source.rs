//! Weights as Rust.

use super::Weights;
use gridmate::engine::evaluation::lab::named;
use std::ops::Range;

/// The text of `src/engine/evaluation/weights.rs` for some weights. `made` is the command that found
/// them, from `positions` positions.
#[must_use]
pub fn source(weights: &Weights, made: &str, positions: usize) -> String {
    let mut text = String::from(
        "//! What each term is worth: in the middlegame and in the endgame, in centipawns; for dangers what is\n\
         //! squared, and what counts as it is.\n\
         //!\n",
    );
    text.push_str(&format!("//! Written by `{made}` from {positions} positions.\n\nsuper::terms::weights! {{\n"));
    for (name, term, meaning) in named() {
        text.push_str(&format!("    //{meaning}\n    {name}: ["));
        text.push_str(&row(weights, term));
        text.push_str("];\n");
    }
    text.push_str("}\n");
    text
}

/// The pairs of a term, eight in a line.
fn row(weights: &Weights, term: Range<usize>) -> String {
    let pairs: Vec<String> = weights.0[term]
        .iter()
        .map(|pair| {
            let [middlegame, endgame] = pair.map(|value| value.round().clamp(-30_000.0, 30_000.0) as i16);
            format!("({middlegame}, {endgame})")
        })
        .collect();
    let width = 8;
    if pairs.len() <= width {
        return pairs.join(", ");
    }
    let lines: Vec<String> = pairs.chunks(width).map(|line| format!("        {},\n", line.join(", "))).collect();
    format!("\n{}    ", lines.concat())
}
