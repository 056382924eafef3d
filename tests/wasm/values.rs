//! What a position is worth by the article, as the npm package has it.

use super::problem;
use gridmate::web::chess::ask::minimax_score;
use gridmate::web::value::evaluate;
use wasm_bindgen_test::wasm_bindgen_test;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[wasm_bindgen_test]
fn a_position_is_worth_what_the_article_says() {
    let worth = |fen: &str| evaluate(fen, None).expect("a position");
    assert_eq!(worth("7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43"), 1000);
    assert_eq!(worth(START), 0);
    assert_eq!(worth("3rk3/8/8/8/7b/8/8/Q3K3 w - - 0 1"), 0);
    assert!(evaluate("no fen", None).is_err());
    assert_eq!(evaluate(START, Some("f2f3 e7e5 g2g4 d8h4".to_owned())).expect("a game"), -1000);
}

#[wasm_bindgen_test]
fn minimax_looks_as_deep_as_it_is_told_and_no_deeper_than_anybody_waits() {
    let mate = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    assert_eq!([0, 1].map(|depth| minimax_score(mate, "", depth).expect("a score")), [2, 1000]);
    assert_eq!(minimax_score(mate, "a1a8", 4).expect("a score"), 1000);
    assert_eq!(problem(minimax_score(mate, "", 5).unwrap_err()).0, "depth-out-of-range");
}
