//! The document of the page: scripts, gestures, places in the text.

use crate::problem;
use gridmate::web::JsDocument;
use wasm_bindgen_test::wasm_bindgen_test;

fn document(text: &str) -> JsDocument {
    JsDocument::new(None, Some(text.to_owned()), None).expect("a short text")
}

fn sheet(text: &str) -> JsDocument {
    JsDocument::new(None, Some(text.to_owned()), Some(true)).expect("a short text")
}

#[wasm_bindgen_test]
fn a_script_is_a_line_of_steps_with_boards_and_moves() {
    let document = document("e2e4, e7e5, g1f3");
    assert_eq!((document.tokens(), document.steps()), (3, 3));
    assert_eq!(document.sans(0, 3), "e4\ne5\nNf3");
    assert_eq!(document.fen(1), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(&document.board(0)[..16], "RNBQKBNRPPPPPPPP");
    assert_eq!(document.legal_moves(0).split(' ').count(), 20);
    assert_eq!(document.targets(0, 6).expect("a square"), [21, 23]);
    // The other side's knight, too.
    assert_eq!(document.targets(0, 57).expect("a square"), [40, 42]);
    assert!(document.pgn(3).expect("a game").ends_with("1. e4 e5 2. Nf3 *\n"));
}

#[wasm_bindgen_test]
fn the_examples_of_the_formula_run_as_in_the_spreadsheet() {
    let placement = |text| sheet(text).placement(usize::MAX);
    assert_eq!(placement("e2e4"), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(placement("xe2"), "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(placement("e8=Q"), "rnbq{U+0051}bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    assert_eq!(placement("e2e4; e7e5"), "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPP1PPP/RNBQKBNR");
}

#[wasm_bindgen_test]
fn remarks_name_the_place_and_fixes_are_done() {
    let mut document = document("e2e4, e7e5, Nf3");
    let remarks = document.remarks(0, 5);
    assert_eq!((document.remark_count(), remarks.len()), (1, 1));
    assert_eq!((remarks[0].start, remarks[0].end, remarks[0].fix.as_deref()), (12, 15, Some("g1f3")));
    assert_eq!(remarks[0].code, "san-move");
    assert!(document.fix(2).expect("it fits"));
    assert_eq!(document.text(), "e2e4, e7e5, g1f3");
    assert_eq!(document.undo(), Some(15));
    assert_eq!(document.text(), "e2e4, e7e5, Nf3");
}

#[wasm_bindgen_test]
fn an_edit_at_any_place_is_the_same_as_the_whole_text_anew() {
    let mut document = document("e2e4, e7e5, g1f3, b8c6");
    let edits = [(0.0, 4.0, "d2d4"), (22.0, 0.0, " ♞ x😀 e4"), (24.0, 1.0, "♘"), (6.0, 6.0, ""), (0.0, 0.0, "1. ")];
    for (place, removed, text) in edits {
        let before = document.tokens_in(0, 99);
        let first = document.edit(place, removed, text).expect("a place in the text");
        assert_eq!(document.tokens_in(0, first), before[..6 * first], "nothing changes before what is told");
        let anew = JsDocument::new(None, Some(document.text()), None).expect("a short text");
        assert!(first <= document.tokens());
        assert_eq!(document.tokens_in(0, 99), anew.tokens_in(0, 99), "{}", document.text());
        assert_eq!(document.fen(99), anew.fen(99));
    }
    while document.undo().is_some() {}
    assert_eq!(document.text(), "e2e4, e7e5, g1f3, b8c6");
}

#[wasm_bindgen_test]
fn places_outside_of_the_text_and_inside_of_a_character_change_nothing() {
    let mut document = document("x😀 e2e4");
    for (place, removed) in
        [(2.0, 0.0), (0.0, 2.0), (9.0, 0.0), (-1.0, 0.0), (0.5, 0.0), (f64::NAN, 0.0), (1e20, 0.0), (4.0, -1.0)]
    {
        let (code, _) = problem(document.edit(place, removed, "e7e5").expect_err("no such place"));
        assert_eq!(code, "out-of-range", "{place} {removed}");
    }
    assert_eq!(document.text(), "x😀 e2e4");
    let (code, _) = problem(document.set_text(&"e2e4 ".repeat(300_000)).expect_err("too long"));
    assert_eq!(code, "script-too-long");
    assert_eq!(document.step_of(usize::MAX), document.step_of(document.tokens()));
    assert!(document.tokens_in(usize::MAX, 0).is_empty() && document.token_at(u32::MAX).is_some());
    assert!(document.targets(0, 64).is_err());
}

#[wasm_bindgen_test]
fn what_is_done_on_the_board_becomes_tokens() {
    let mut played = document("e2e4, e7e5, g1f3, b8c6, f1c4, g8f6");
    assert_eq!(played.drag(6, 4, 6, None, None).expect("a castle"), 7);
    assert!(played.text().ends_with("e1g1, h1f1"));
    assert_eq!(played.sans(6, 7), "O-O");
    assert_eq!(played.play(0, "d4", None).expect("a move"), 1);
    assert_eq!(played.text(), "d2d4");
    assert_eq!(played.remove(1, 60, None).expect("a square"), 2);
    assert_eq!(played.reasons(2), ["black has no king"]);
    assert_eq!(played.insert(2, 60, 'k', None).expect("a piece"), 3);
    assert!(played.reasons(3).is_empty());
    let (code, _) = problem(played.play(0, "e5", None).expect_err("too far"));
    assert!(!code.is_empty());
    // In Chess960 a king castles onto its rook's square.
    let mut other = JsDocument::new(Some("960:518".into()), Some("e2e4, e7e5, g1f3, b8c6, f1c4, g8f6".into()), None)
        .expect("a start");
    other.drag(6, 4, 7, None, None).expect("a castle");
    assert_eq!(other.sans(6, 7), "O-O");
}

#[wasm_bindgen_test]
fn a_pgn_becomes_a_script_and_a_script_a_pgn() {
    let mut document = document("");
    document.load_pgn("1. f3 e5 (1... d5) 2. g4 Qh4# 0-1").expect("a game");
    assert_eq!(document.text(), "f2f3, e7e5, g2g4, d8h4");
    assert!(document.pgn(4).expect("a game").ends_with("1. f3 e5 2. g4 Qh4# 0-1\n"));
    assert_eq!(document.checked_king(4), Some(4));
    document.load(Some("8/8/8/8/8/8/8/K6k w - - 0 1".into()), "a1a2").expect("a start");
    assert_eq!((document.start(), document.steps()), ("8/8/8/8/8/8/8/K6k w - - 0 1".to_owned(), 1));
    let (code, _) = problem(document.load(Some("960:960".into()), "").expect_err("no such number"));
    assert!(!code.is_empty() && document.steps() == 1);
}

#[wasm_bindgen_test]
fn side_and_rights_are_chosen_after_a_free_step() {
    let mut document = document("xe2, xa1");
    assert_eq!((document.castling(2), document.possible_castling(2)), ("Kkq".to_owned(), "Kkq".to_owned()));
    assert!(document.castling_is_open(2) && !document.castling_is_open(0));
    assert_eq!(document.choose_castling(2, "k").expect("a choice"), 3);
    assert_eq!(document.choose_turn(3, 'b').expect("a choice"), 4);
    assert_eq!(document.fen(4), "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/1NBQKBNR b k - 0 1");
    let (code, sentence) = problem(document.choose_castling(4, "Q").expect_err("no rook"));
    assert_eq!(code, "bad-castling-right");
    assert!(sentence.contains("rook"), "{sentence}");
    document.undo();
    document.undo();
    assert_eq!(document.text(), "xe2, xa1");
}

#[wasm_bindgen_test]
fn movetext_that_is_pasted_offers_its_script() {
    let mut document = document("1. e4 {Best, by test.} 1... e5 $1 (1... c5 2. Nf3) 2. Nf3 1-0");
    let script = document.movetext().expect("movetext");
    document.fix_all().expect("a short text");
    assert_eq!((document.text(), document.remark_count(), document.movetext()), (script, 0, None));
}

#[wasm_bindgen_test]
fn ten_thousand_games_take_no_more_memory_than_a_thousand() {
    let mut document = JsDocument::new(None, None, None).expect("a document");
    let mut load = |games: usize| {
        for number in 0..games {
            let script =
                ["e2e4, e7e5, ", "d2d4, d7d5, "][number % 2].to_owned() + &"g1f3, g8f6, f3g1, f6g8, ".repeat(20);
            document.load(None, &script).expect("a script");
        }
        core::arch::wasm32::memory_size::<0>() / 16
    };
    let after_a_thousand = load(1_000);
    let after_all = load(9_000);
    assert!(after_all <= after_a_thousand + 1, "{after_a_thousand} MiB, then {after_all} MiB");
}
