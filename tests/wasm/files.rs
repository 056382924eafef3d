//! What the cards of Set up and Games need beyond a document.

use super::{field, items, json, problem};
use gridmate::document::Document;
use gridmate::script::Start;
use gridmate::web::labs::files::{PgnIndex, board_diagram, decode_pgn, document_pgn, read_game};
use gridmate::web::labs::setup::{chess960_start, first_moves};
use gridmate::web::labs::typed::{ScriptCheck, typed_move};
use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn the_games_of_a_file_are_told_as_soon_as_they_are_whole() {
    let mut index = PgnIndex::new();
    assert_eq!(json(&index.feed(b"[White \"A\tB\"]\n\n1. e4 e5 1-0\n\n", false)), "[]");
    let games: Array = index.feed(b"[White \"C\"]\n[Date \"1858\"]\n\n1. e5", true).unchecked_into();
    assert_eq!(
        json(&games.get(0)),
        r#"{"from":0,"to":29,"plies":2,"result":"1-0","white":"A B","black":"","event":"","date":""}"#
    );
    let rest = json(&games.get(1));
    let start =
        r#"{"from":29,"to":61,"plies":0,"result":"*","white":"C","black":"","event":"","date":"1858","error":{"#;
    assert!(rest.starts_with(start) && rest.contains("Line 8, column 4: "), "{rest}");
    assert!(index.warning().is_undefined());
}

#[wasm_bindgen_test]
fn bytes_that_are_no_utf_8_are_read_and_that_is_said() {
    let decoded = items(&decode_pgn(b"M\xFC"));
    assert_eq!((decoded[0].as_string().as_deref(), field(&decoded[1], "code").as_str()), (Some("Mü"), "latin-1"));
    assert_eq!(json(&decode_pgn("Mü".as_bytes())), r#"["Mü"]"#);
}

/// A document as PGN.
fn written(bytes: &[u8]) -> String {
    items(&document_pgn(bytes).unwrap())[0].as_string().expect("a text")
}

#[wasm_bindgen_test]
fn a_game_is_read_as_a_document_with_all_that_it_says_and_written_again() {
    let text = "[White \"Ann\"]\n[Result \"0-1\"]\n\n1. f3! {odd} e5 (1... d5) 2. g4 Qh4# 0-1\n\n1. d4 *";
    let game = read_game(text).unwrap();
    let told = json(&game.record());
    assert!(told.contains(r#""message":"The text holds more than one game; the first was loaded."}]"#), "{told}");
    let again = written(&game.bytes());
    assert!(again.contains("[White \"Ann\"]"), "{again}");
    assert!(!told.contains("fault") && again.ends_with("1. f3 $1 {odd} 1... e5 (1... d5) 2. g4 Qh4# 0-1\n"), "{again}");
    let cut = read_game("1. d4 Ke4").unwrap();
    assert_eq!(field(&Reflect::get(&cut.record(), &"fault".into()).unwrap(), "code"), "unreachable");
    assert!(written(&cut.bytes()).ends_with("1. d4 *\n"));
    assert_eq!(problem(read_game(" \n ").unwrap_err()).0, "empty");
    assert_eq!(problem(document_pgn(&game.bytes()[1..]).unwrap_err()).0, "bytes-version");
}

/// The bytes of a line that is looked at after so many steps.
fn line(text: &str, steps: usize) -> Vec<u8> {
    let mut document = Document::new(Start::default(), text).unwrap();
    document.go_to(steps);
    document.to_bytes()
}

#[wasm_bindgen_test]
fn behind_free_edits_there_is_a_game_of_its_own_and_none_where_there_is_no_king() {
    let free = items(&document_pgn(&line("e2e4, xd8, e7e5", 3)).unwrap());
    let text = free[0].as_string().expect("a text");
    assert!(text.contains("\n1. e4 *\n") && text.ends_with("1... e5 *\n"), "{text}");
    assert!(text.contains("[SetUp \"1\"]"), "{text}");
    assert_eq!(field(&free[1], "code"), "edits-left-out");
    assert_eq!(written(&line("xe1", 1)), "");
}

#[wasm_bindgen_test]
fn the_board_of_a_document_is_drawn_where_its_cursor_is() {
    let text = board_diagram(&line("e2e4, e7e5", 1), "letters").unwrap();
    let rows: Vec<_> = text.lines().skip(3).take(2).collect();
    assert_eq!(rows, ["5 . . . . . . . .", "4 . . . . P . . ."]);
    assert_eq!(problem(board_diagram(&line("", 0), "cubist").unwrap_err()).0, "diagram-style");
}

#[wasm_bindgen_test]
fn a_script_is_checked_as_it_grows_and_put_right() {
    let mut check = ScriptCheck::new(None, None).unwrap();
    check.follow("e2e4, Nf6").unwrap();
    let remarks = check.remarks(5).unchecked_into::<Array>();
    assert_eq!(
        (check.count(), field(&remarks.get(0), "fix"), field(&remarks.get(0), "code")),
        (1, "g8f6".into(), "san-move".into())
    );
    assert_eq!((check.fixed(1).unwrap().as_str(), check.is_movetext()), ("e2e4, g8f6", false));
    check.follow("1. e4 e5 2. Nf3").unwrap();
    assert!(check.is_movetext());
    check.follow("1. e4 e5 2. Nf3 oops").unwrap();
    let fixed = check.all_fixed().unwrap();
    assert_eq!(json(&fixed), r#"{"text":"1. e2e4 e7e5 2. g1f3","rewritten":3,"removed":1,"separators":0}"#);
    assert_eq!(problem(ScriptCheck::new(Some("8/8".into()), None).unwrap_err()).0, "rank-count");
}

#[wasm_bindgen_test]
fn first_moves_have_two_names_and_a_position_each() {
    let moves = json(&first_moves("7k/P7/8/8/8/8/8/7K w - - 0 1").unwrap_or_default());
    assert_eq!(moves.matches("uci").count(), 7);
    assert!(moves.contains(r#"{"uci":"a7a8n","san":"a8=N","after":"N6k/8/8/8/8/8/8/7K b - - 0 1"}"#), "{moves}");
    assert_eq!(problem(first_moves("8/8").unwrap_err()).0, "field-count");
}

#[wasm_bindgen_test]
fn a_typed_move_is_read_as_two_squares_or_as_san() {
    let position = "4k3/P7/8/8/8/8/8/4K2R w K - 0 1";
    for (text, expected) in [("a8=Q", "a7a8q"), ("a8n", "a7a8n"), ("o-o", "e1g1"), ("E1-F2", "e1f2")] {
        assert_eq!(typed_move(position, text).unwrap_or_default(), expected);
    }
    assert_eq!(problem(typed_move(position, "Rh9").unwrap_err().into()).0, "not-a-move");
    assert_eq!(problem(typed_move("8/8", "e4").unwrap_err().into()).0, "field-count");
}

#[wasm_bindgen_test]
fn a_chess960_number_leads_to_its_row_in_five_steps() {
    let start = |number| chess960_start(number).map_err(JsValue::from);
    let bishops = start(0.0).expect("a start");
    assert_eq!(field(&bishops, "sample").lines().nth(15), Some("| B | B | Q | N | N | R | K | R |"));
    assert_eq!((field(&bishops, "row"), field(&bishops, "mirrored")), ("BBQNNRKR".into(), "959".into()));
    let usual = start(518.0).expect("a start");
    let steps: Array = Reflect::get(&usual, &"steps".into()).expect("steps").unchecked_into();
    assert_eq!(
        json(&steps.get(0)),
        r#"{"choice":"light-bishop","ways":4,"number":518,"way":2,"left":129,"open":"bdfh","files":"f","row":".....B.."}"#
    );
    assert_eq!((steps.length(), field(&steps.get(4), "row")), (5, "RNBQKBNR".into()));
    for wrong in [-1.0, 960.0, 1.5] {
        assert_eq!(problem(start(wrong).unwrap_err()).0, "chess960-number");
    }
}
