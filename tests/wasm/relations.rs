//! Moves as sets, and what pieces reach.

use super::{json, problem};
use gridmate::web::chess::ask::{attackers, chess960_steps, control, reach, reach_in, reach_json};
use gridmate::web::chess::relation::{JsRelation, formula_steps, relation_names, relation_sql};
use wasm_bindgen_test::wasm_bindgen_test;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn named(name: &str) -> JsRelation {
    JsRelation::named(name).expect("a set")
}

#[wasm_bindgen_test]
fn the_sets_of_the_article_have_their_counts() {
    let counts =
        [("all", 4032), ("rook", 896), ("bishop", 560), ("knight", 336), ("queen", 1456), ("king", 424), ("pawn", 324)];
    for (name, count) in counts {
        assert_eq!(named(name).count(), count, "{name}");
    }
    let all = named("rook").union(&named("bishop")).union(&named("knight"));
    assert_eq!((all.count(), all.difference(&named("possible")).count()), (1792, 0));
    assert!(relation_names().iter().all(|name| relation_sql(name).is_ok()));
}

#[wasm_bindgen_test]
fn sets_are_worked_with_and_given_out() {
    let knight = named("knight");
    assert_eq!(knight.targets_of(14).expect("g2"), [4, 20, 29, 31]);
    assert_eq!(knight.inverse().pairs(), knight.pairs());
    assert_eq!(knight.complement().union(&knight).count(), 4032);
    assert_eq!(knight.restrict_from(&[14]).expect("g2").pairs(), [14, 4, 14, 20, 14, 29, 14, 31]);
    assert_eq!(JsRelation::from_pairs(&knight.pairs()).expect("its own pairs").count(), 336);
    assert!(knight.followed_by(&knight).has(0, 0).expect("squares"));
    for thrown in [JsRelation::from_pairs(&[1]), JsRelation::from_pairs(&[1, 64]), JsRelation::named("tower")] {
        let (code, message) = problem(thrown.expect_err("no set"));
        assert!(!code.is_empty() && message.ends_with('.'));
    }
}

#[wasm_bindgen_test]
fn formulas_yield_sets_and_steps() {
    let count = |formula, fen| JsRelation::formula(formula, fen).map(|set| set.count());
    assert_eq!(count("queen without castle", ""), Ok(560));
    assert_eq!(
        count("legal or (bishop paths)", START),
        Ok(20 + JsRelation::formula("bishop paths", "").expect("a set").count())
    );
    assert_eq!(
        formula_steps("rook and here from d4 paths").map(|steps| json(&steps)).as_deref(),
        Ok(r#"[{"op":"union","set":"rook"},{"op":"meet","set":"here"},{"op":"from","squares":[27]},{"op":"paths"}]"#)
    );
    for (thrown, code) in [
        (count("queen or rok", "").map(|_| ()), "no-such-set"),
        (formula_steps("rook or ~king").map(|_| ()), "has-groups"),
        (relation_sql("rook or").map(|_| ()), "set-missing"),
    ] {
        assert_eq!(problem(thrown.expect_err(code)).0, code);
    }
    assert!(count("legal", "").is_err());
}

#[wasm_bindgen_test]
fn a_piece_reaches_what_the_article_says() {
    assert_eq!(
        reach_json('N', "g2").expect("g2"),
        r#"{"piece": "knight", "current_location": "g2", "moves": ["e1", "e3", "f4", "h4"]}"#
    );
    assert_eq!(reach('p', 52).expect("e7"), [36, 44]);
    assert_eq!(reach_in(START, 62, true).expect("g8"), [45, 47]);
    assert_eq!(attackers(START, 21, 'w').expect("f3"), [6, 12, 14]);
    let counts = control(START).expect("a position");
    assert_eq!((counts.len(), counts[21], counts[64 + 21]), (128, 3, 0));
    assert!(reach('x', 0).is_err() && reach('n', 64).is_err() && control("nonsense").is_err());
}

#[wasm_bindgen_test]
fn a_chess960_number_shows_its_way() {
    let steps = chess960_steps(518.0).expect("a number");
    assert_eq!(steps.len(), 5);
    assert!(steps[0].starts_with(".....B.. 518 = 4 × 129 + 2") && steps[4].starts_with("RNBQKBNR "));
    assert!(chess960_steps(960.0).is_err());
}
