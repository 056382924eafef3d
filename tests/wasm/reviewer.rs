//! Games judged as WebAssembly, which must come out as they do natively.

use super::{field, items};
use gridmate::web::review::reviewer::Reviewer;
use wasm_bindgen_test::wasm_bindgen_test;

/// Ten plies of a game, and the scores of the best lines with 2,000 nodes a position, which `tests/review.rs` holds the native engine
/// to as well.
const GAME: &str = include_str!("../data/review/scores.txt");

#[wasm_bindgen_test]
fn positions_are_worth_what_they_are_natively() {
    let (moves, scores) = GAME.trim().split_once('\n').expect("two lines");
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let mut reviewer = Reviewer::new(start, moves, 2_000.0, &[]).expect("a game");
    let mut found = Vec::new();
    for block in 0..reviewer.blocks() {
        reviewer.begin(block);
        while !reviewer.go_on(0.0) {}
        for judgement in items(&reviewer.judgements()) {
            let lines = items(&js_sys::Reflect::get(&judgement, &"lines".into()).expect("lines"));
            found.push(lines.iter().map(|line| field(line, "score")).collect::<Vec<_>>().join(","));
        }
    }
    assert_eq!(found.join(" "), scores);
}

#[wasm_bindgen_test]
fn moves_are_explained_as_they_are_natively() {
    let row = include_str!("../data/review/claims.tsv").lines().next().expect("a row");
    let [start, played, sentence] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("one sentence") };
    let mut reviewer = Reviewer::new(start, played, 5_000.0, &[]).expect("a game");
    reviewer.begin_explaining(1);
    while !reviewer.go_on(0.0) {}
    let said: Vec<_> = items(&reviewer.claims()).iter().map(|claim| field(claim, "text")).collect();
    assert_eq!(said, [sentence]);
}
