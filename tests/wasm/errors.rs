//! What is wrong with an input is thrown as an `Error`, and the game stays as it was.

use super::{field, problem};
use gridmate::web::{JsDocument, perft, pgn_notes, repair_fen};
use wasm_bindgen_test::wasm_bindgen_test;

fn fresh() -> JsDocument {
    JsDocument::new(None, None, None).unwrap()
}

#[wasm_bindgen_test]
fn errors_say_what_their_sentence_speaks_of() {
    let mut game = JsDocument::new(None, Some("e2e4".into()), None).unwrap();
    let error = game.go_on(1, 0, 16, None).unwrap_err();
    assert_eq!((field(&error, "source"), field(&error, "code")), ("move".into(), "not-your-piece".into()));
    let args = r#"{"from":"a1","role":"rook","color":"white","turn":"black"}"#;
    assert_eq!(field(&error, "args"), args);
    let error = repair_fen("8/8/8/8/8/8/8/8 w - - 0 1").unwrap_err();
    let reasons = js_sys::Reflect::get(&js_sys::Reflect::get(&error, &"args".into()).unwrap(), &"reasons".into());
    let reasons = js_sys::Array::from(&reasons.unwrap());
    let args: Vec<_> = reasons.iter().map(|reason| field(&reason, "args")).collect();
    assert_eq!(args, [r#"{"color":"white"}"#, r#"{"color":"black"}"#]);
}

#[wasm_bindgen_test]
fn errors_have_a_code_and_a_sentence() {
    let (code, message) = problem(repair_fen("8/8/8/8/8/8/8/8 w - - 0 1").unwrap_err());
    assert!(code == "no-king" && message.starts_with("FEN: ") && message.ends_with('.'), "{code}: {message}");
    let (code, message) = problem(fresh().load_pgn("{no}\n1. Ke3 *").unwrap_err());
    assert!(code == "unreachable" && message.starts_with("Line 2, column 4: "), "{code}: {message}");
    assert_eq!(problem(fresh().load_pgn(" \n ").unwrap_err()).0, "empty");
    assert_eq!(problem(pgn_notes(" \n ").unwrap_err()).0, "empty");
}

#[wasm_bindgen_test]
fn a_refused_move_says_why_and_changes_nothing() {
    let mut game = fresh();
    let before = game.fen(0);
    let (code, message) = problem(game.promotions(0, 0, 16).unwrap_err());
    assert_eq!((code.as_str(), message.contains("in its way")), ("blocked", true), "{message}");
    assert_eq!(problem(game.promotions(0, 64, 0).unwrap_err()).0, "no-such-square");
    assert_eq!(problem(game.go_on(0, 0, 16, None).unwrap_err()).0, "blocked");
    for junk in ["", "e2e5", "Nf6", "\0", "e9", "♞", "0000", "--", "x".repeat(100_000).as_str()] {
        let (code, _) = problem(game.play(0, junk, None).unwrap_err());
        assert!(!code.is_empty());
    }
    assert_eq!(problem(game.game_pgn(None, Some("boredom".into())).unwrap_err()).0, "no-such-claim");
    assert_eq!((game.fen(0), game.steps()), (before, 0));
}

#[wasm_bindgen_test]
fn junk_of_any_kind_is_an_error_or_a_game_and_never_a_trap() {
    let mut state = 0x9E37_79B9_u32;
    let mut random = |below: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % below
    };
    let alphabet: Vec<char> =
        "rnbqkpRNBQKP12345678/ wb-KQkqHAha.abcdefgh=+#xO(){}[];\"$!?*\n\u{0}é♔\u{FE0E}\u{1F600}".chars().collect();
    for _ in 0..3_000 {
        let length = random(90);
        let text: String = (0..length).map(|_| alphabet[random(alphabet.len() as u32) as usize]).collect();
        let _ = repair_fen(&text);
        let _ = pgn_notes(&text);
        let mut game = fresh();
        let _ = game.load_pgn(&text).and_then(|_| game.game_pgn(Some(text.clone()), None));
        let _ = fresh().play(0, &text, None);
        if let Ok(document) = JsDocument::new(Some(text.clone()), Some(text.clone()), None) {
            let (_, _) = (document.standing(9), document.game_pgn(None, None));
            let _ = document.line(None);
        }
        let _ = perft(&text, 1);
    }
}
