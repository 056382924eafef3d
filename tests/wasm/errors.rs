//! What is wrong with an input is thrown as an `Error`, and the game stays as it was.

use super::{field, json, problem};
use gridmate::web::chess::ask::pgn_notes;
use gridmate::web::shared::{perft, repair_fen};
use gridmate::web::tree::{TreeDocument, read_pgn};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

fn fresh() -> TreeDocument {
    TreeDocument::new(None, None, None).unwrap()
}

/// Why what stands on a square may not go to another.
fn refusal(game: &TreeDocument, from: u8, to: u8) -> Result<JsValue, JsValue> {
    js_sys::Reflect::get(&game.attempt(from, to)?.into(), &"problem".into())
}

#[wasm_bindgen_test]
fn errors_say_what_their_sentence_speaks_of() {
    let game = TreeDocument::new(None, Some("e2e4".into()), None).unwrap();
    let error = refusal(&game, 0, 16).unwrap();
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
    let (code, message) = problem(read_pgn("{no}\n1. Ke3 *", 1).unwrap_err());
    assert!(code == "unreachable" && message.starts_with("Line 2, column 4: "), "{code}: {message}");
    assert_eq!(problem(read_pgn(" \n ", 1).unwrap_err()).0, "empty");
    assert_eq!(problem(pgn_notes(" \n ").unwrap_err()).0, "empty");
}

#[wasm_bindgen_test]
fn a_refused_move_says_why_and_changes_nothing() {
    let mut game = fresh();
    let before = json(&game.position(0).unwrap());
    let refused = refusal(&game, 0, 16).unwrap();
    assert_eq!(
        (field(&refused, "code").as_str(), field(&refused, "message").contains("in its way")),
        ("blocked", true)
    );
    assert_eq!(problem(game.attempt(64, 0).unwrap_err()).0, "no-such-square");
    for junk in ["", "e2e5", "Nf6", "\0", "e9", "♞", "0000", "x".repeat(100_000).as_str()] {
        let (code, _) = problem(game.play(junk).unwrap_err());
        assert!(!code.is_empty());
    }
    assert_eq!((json(&game.position(0).unwrap()), game.text().as_str()), (before, ""));
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
        for game in read_pgn(&text, 9).unwrap_or_default() {
            let _ = game.document().pgn();
        }
        let _ = fresh().play(&text);
        if let Ok(mut document) = TreeDocument::new(Some(text.clone()), Some(text.clone()), None) {
            let (_, _, _) = (document.view(true), document.pgn(), document.nodes());
        }
        let _ = perft(&text, 1);
    }
}
