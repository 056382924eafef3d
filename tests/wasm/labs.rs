//! What explains: the teaching search, the terms of evaluations.

use super::{json, problem};
use gridmate::web::labs::sql::*;
use gridmate::web::labs::trace::{explain, lesson, teaching_terms, trace};
use js_sys::{Array, JSON, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// White mates with the rook.
const MATE: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";

fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).expect("an object")
}

fn list(object: &JsValue, name: &str) -> Vec<JsValue> {
    get(object, name).unchecked_into::<Array>().iter().collect()
}

#[wasm_bindgen_test]
fn a_trace_tells_each_node_with_its_move_its_window_and_its_score() {
    let told = trace(START, "e2e4 e7e5", "minimax", 1, 4, None, None).expect("a trace");
    assert_eq!(get(&told, "complete"), true);
    let nodes = list(&told, "nodes");
    assert_eq!(nodes.len(), 30);
    let knight = nodes.iter().find(|node| get(node, "san") == "Nf3").expect("a move");
    assert_eq!(
        (get(knight, "uci"), get(knight, "score"), get(knight, "outcome")),
        ("g1f3".into(), 0.into(), "leaf".into())
    );
    let mate = trace(MATE, "", "alphabeta", 2, 4, None, None).expect("a trace");
    assert_eq!(get(&list(&mate, "nodes")[0], "score"), 1000);
}

#[wasm_bindgen_test]
fn alpha_beta_finds_what_minimax_finds_with_fewer_positions() {
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let root = |method| {
        let told = trace(kiwipete, "", method, 2, 1, None, None).expect("a trace");
        list(&told, "nodes")[0].clone()
    };
    let (plain, cut) = (root("minimax"), root("alphabeta"));
    assert_eq!(get(&plain, "score"), get(&cut, "score"));
    assert_eq!(get(&plain, "visited"), 48 + 2039);
    assert_eq!(get(&plain, "plain"), get(&cut, "plain"));
    assert!(get(&cut, "visited").as_f64() < get(&plain, "visited").as_f64());
}

#[wasm_bindgen_test]
fn a_lesson_is_a_move_and_the_tree_behind_it() {
    let told = lesson(MATE, "", "minimax", 2, None, 42.0, 1).expect("a lesson");
    let root = list(&get(&told, "trace"), "nodes")[0].clone();
    assert_eq!((get(&told, "score"), get(&root, "score"), get(&root, "depth")), (1000.into(), 1000.into(), 2.into()));
    assert_eq!(get(&told, "uci"), "a1a8");
    for (method, depth, code) in [("random", 1, "no-such-method"), ("minimax", 5, "depth-out-of-range")] {
        assert_eq!(problem(lesson(START, "", method, depth, None, 1.0, 1).unwrap_err()).0, code);
    }
    let over = lesson("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "", "minimax", 1, None, 0.0, 1).expect("a lesson");
    assert_eq!((get(&over, "uci"), get(&over, "score")), (JsValue::NULL, JsValue::NULL));
}

#[wasm_bindgen_test]
fn a_trace_is_no_longer_and_no_deeper_than_can_be_shown() {
    let told = trace(START, "", "minimax", 3, u32::MAX, None, None).expect("a trace");
    assert_eq!((get(&told, "complete"), list(&told, "nodes").len()), (false.into(), 2000));
    for (method, depth, code) in
        [("maximin", 1, "no-such-method"), ("negamax", 5, "depth-out-of-range"), ("alphabeta", 6, "depth-out-of-range")]
    {
        assert_eq!(problem(trace(START, "", method, depth, 1, None, None).unwrap_err()).0, code);
    }
    assert!(trace("no fen", "", "minimax", 1, 1, None, None).is_err());
    assert!(trace(START, "e2e5", "minimax", 1, 1, None, None).is_err());
}

#[wasm_bindgen_test]
fn the_terms_of_both_evaluations_are_told() {
    let strong = explain(START).expect("an explanation");
    assert_eq!(get(&list(&strong, "terms")[0], "name"), "material");
    assert!(get(&strong, "white").as_f64().is_some_and(|white| (0.0..60.0).contains(&white)));
    let taught = teaching_terms("3rk3/8/8/8/7b/8/8/Q3K3 w - - 0 1", None).expect("terms");
    assert_eq!((get(&taught, "score"), get(&taught, "checked")), (0.into(), "w".into()));
    assert_eq!((get(&taught, "value"), get(&taught, "end")), (0.into(), JsValue::NULL));
    let mate = "7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43";
    let mated = teaching_terms(mate, None).expect("terms");
    assert_eq!((get(&mated, "value"), get(&mated, "end")), (1000.into(), "checkmate".into()));
    let shuffled = "g1f3 g8f6 f3g1 f6g8 ".repeat(2);
    let repeated = teaching_terms(START, Some(shuffled)).expect("terms");
    assert_eq!((get(&repeated, "value"), get(&repeated, "end")), (0.into(), "threefold".into()));
    let queens = &list(&taught, "pieces")[0];
    assert_eq!(
        String::from(JSON::stringify(queens).expect("JSON")),
        r#"{"role":"queen","worth":9,"white":1,"black":0}"#
    );
}

#[wasm_bindgen_test]
fn a_game_is_told_as_rows() {
    let told = game_facts(START, "e2e4 d7d5 e4d5").expect("a game");
    let count = |name| list(&told, name).len();
    assert_eq!([count("pieces"), count("history"), count("legal_moves")], [31, 3, 28]);
    let last: Array = list(&told, "history")[2].clone().unchecked_into();
    let taken: Vec<JsValue> = last.iter().skip(3).take(7).collect();
    assert_eq!(taken[..6], ["e4", "d5", "e4d5", "exd5", "P", "p"].map(JsValue::from));
    assert_eq!(taken[6], JsValue::NULL);
    // In passing, the pawn that is taken does not stand where the move ends.
    let told = game_facts(START, "e2e4 a7a6 e4e5 d7d5").expect("a game");
    let moves = list(&told, "legal_moves");
    let passing = moves.iter().map(|row| row.clone().unchecked_into::<Array>()).find(|row| row.get(3) == "exd6");
    assert_eq!(passing.map(|row| (row.get(5), row.get(9))), Some(("p".into(), 1.into())));
    assert_eq!(problem(game_facts(START, "e2e5").unwrap_err()).0, "unreachable");
}

#[wasm_bindgen_test]
fn what_stands_on_a_board_is_told_as_rows() {
    let told = board_facts("K");
    assert_eq!(String::from(JSON::stringify(&told).expect("JSON")), r#"{"pieces":[["a1","K","king","w"]]}"#);
    assert!(game_tables().iter().all(|table| game_schema().contains(&["create table ", table, " ("].concat())));
}

#[wasm_bindgen_test]
fn statements_cross_as_places_and_advice_as_diagnostics() {
    assert_eq!(json(&sql_statements("select '😀';\nselect 2")), "[[0,11],[12,21]]");
    let texts = vec!["Square".to_owned()];
    let read = sql_translated("select top 1 Square + X from Board", texts.clone(), "near \"1\": syntax error");
    assert_eq!(read, Some(vec!["select Square || X from Board limit 1".to_owned()]));
    assert_eq!(get(&sql_surprise("select Square + X", texts), "code"), "plus");
    let advice = sql_advice("select * into T from Board", "near \"into\": syntax error");
    assert_eq!((get(&advice, "source"), get(&advice, "code")), ("sql".into(), "into".into()));
    assert!(sql_advice("select 1", "").is_undefined());
    assert_eq!(sql_named("select X + 1 from board", vec!["Board".to_owned()]), ["Board"]);
    assert_eq!(
        [sql_created("create view V as select 1"), sql_created("select 1")].map(|made| json(&made)),
        [r#"{"kind":"view","name":"V"}"#, "null"]
    );
}
