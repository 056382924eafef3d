//! The strong engine, as its worker has it.

use super::{field, items, problem};
use gridmate::engine::{SIGNATURE, bench};
use gridmate::web::engine::thinker::{Thinker, level_elo, level_error};
use wasm_bindgen_test::wasm_bindgen_test;

/// A middlegame in which Black has just lost the queen.
const MIDDLEGAME: &str = "r1b2rk1/pp2bppp/2n1pn2/3p4/2PP4/1PN1PN1q/P3BPPP/R1BQ1RK1 w - - 0 9";
/// Less than a megabyte of table.
const BYTES: u32 = 1 << 19;

#[wasm_bindgen_test]
fn the_signature_is_the_native_one() {
    let (depth, nodes) = SIGNATURE;
    let found = bench(depth);
    assert_eq!(
        found, nodes,
        "{found} nodes at depth {depth} as WebAssembly, {nodes} in src/engine/bench.rs; `gridmate bench --depth {depth}` \
         says what it takes natively"
    );
}

/// What is found to a depth by thinking for so many milliseconds at a time, and the nodes.
fn in_turns_of(milliseconds: f64) -> (Option<String>, f64) {
    let mut thinker = Thinker::new(BYTES);
    thinker.begin(MIDDLEGAME, "", 8, 0.0, 0.0, 1).expect("a good FEN");
    while !thinker.go_on(milliseconds) {}
    (thinker.best(), thinker.nodes())
}

#[wasm_bindgen_test]
fn thinking_in_turns_finds_what_thinking_at_once_finds() {
    let at_once = in_turns_of(1e6);
    assert_eq!(at_once.0.as_deref(), Some("g2h3"));
    assert!(at_once.1 > 1000.0, "{at_once:?}");
    assert_eq!(in_turns_of(2.0).0, at_once.0);
}

#[wasm_bindgen_test]
fn a_level_or_a_move_that_is_none_is_refused() {
    let mut thinker = Thinker::new(BYTES);
    assert_eq!(problem(thinker.set_level(11, 1).unwrap_err()).0, "no-such-level");
    assert!(thinker.begin("no fen", "", 1, 0.0, 0.0, 1).is_err());
    assert!(thinker.begin(MIDDLEGAME, "e2e4", 1, 0.0, 0.0, 1).is_err());
    assert_eq!((level_elo(11), level_error(0)), (None, None));
    assert!((1..=10).all(|level| level_elo(level).is_some() && level_error(level).is_some()));
}

#[wasm_bindgen_test]
fn a_clock_ends_the_thinking_and_is_forgotten_after_the_move() {
    let mut thinker = Thinker::new(BYTES);
    for (left, increment) in [(400.0, 0.0), (-1.0, 0.0), (f64::NAN, f64::INFINITY)] {
        thinker.set_clock(left, increment);
        thinker.begin(MIDDLEGAME, "", 0, 0.0, 3_000.0, 1).expect("a good FEN");
        while !thinker.go_on(20.0) {}
        assert!(thinker.best().is_some(), "{left}");
    }
    thinker.begin(MIDDLEGAME, "", 6, 0.0, 0.0, 1).expect("a good FEN");
    while !thinker.go_on(20.0) {}
    assert_eq!(items(&thinker.thoughts()).last().map(|thought| field(thought, "depth")), Some("6".to_owned()));
}
