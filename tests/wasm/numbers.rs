//! Counts and Chess960 numbers.

use super::problem;
use gridmate::web::chess::ask::{chess960_row, random_chess960};
use gridmate::web::shared::perft;
use std::collections::HashSet;
use wasm_bindgen_test::wasm_bindgen_test;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A position and the paths of legal moves from it, from depth 1 on.
const COUNTS: &[(&str, &[f64])] = &[
    (START, &[20.0, 400.0, 8_902.0, 197_281.0]),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", &[48.0, 2_039.0, 97_862.0, 4_085_603.0]),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14.0, 191.0, 2_812.0, 43_238.0, 674_624.0]),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &[6.0, 264.0, 9_467.0, 422_333.0]),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44.0, 1_486.0, 62_379.0, 2_103_487.0]),
    // A pin along the rank that only the capture in passing opens.
    ("8/8/8/K2pP2q/8/8/8/7k w - d6 0 1", &[6.0]),
    // Chess960: rooks inside and outside of the castling squares.
    ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", &[21.0, 528.0, 12_189.0, 326_672.0]),
];

#[wasm_bindgen_test]
fn paths_are_counted_as_on_every_machine() {
    for (fen, counts) in COUNTS {
        for (depth, &count) in (1..).zip(*counts) {
            assert_eq!(perft(fen, depth), Ok(count), "{fen}, depth {depth}");
        }
    }
}

#[wasm_bindgen_test]
fn a_count_that_would_never_end_is_refused() {
    assert_eq!(problem(perft(START, 33).unwrap_err()).0, "depth-out-of-range");
    assert_eq!(problem(perft(START, u32::MAX).unwrap_err()).0, "depth-out-of-range");
    assert_eq!(problem(perft("no fen", 1).unwrap_err()).0, "field-count");
}

#[wasm_bindgen_test]
fn chess960_starts_have_their_rows_and_numbers() {
    assert_eq!(chess960_row(518.0).as_deref(), Ok("RNBQKBNR"));
    assert_eq!(chess960_row(0.0).as_deref(), Ok("BBQNNRKR"));
    assert_eq!(chess960_row(959.0).as_deref(), Ok("RKRNNQBB"));
    for wrong in [-1.0, 960.0, 0.5, 65_536.0, f64::NAN, f64::INFINITY] {
        assert_eq!(problem(chess960_row(wrong).unwrap_err()).0, "chess960-number", "{wrong}");
    }
}

#[wasm_bindgen_test]
fn random_starts_come_from_the_browser_and_differ() {
    let numbers: Vec<u16> = (0..200).map(|_| random_chess960(None).unwrap()).collect();
    assert!(numbers.iter().all(|&number| number < 960));
    assert!(numbers.iter().collect::<HashSet<_>>().len() > 100, "{numbers:?}");
}

#[wasm_bindgen_test]
fn a_seed_draws_the_same_start_again() {
    let drawn = |seed| random_chess960(Some(seed)).unwrap();
    assert!((0..50).map(f64::from).all(|seed| drawn(seed) == drawn(seed)));
    assert!((0..50).any(|seed| drawn(f64::from(seed)) != drawn(960.0)));
}
