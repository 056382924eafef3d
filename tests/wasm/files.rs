//! What the Position menu needs beyond a document.

use super::problem;
use gridmate::web::{PgnIndex, chess960_derivation, chess960_sample, decode_pgn, first_moves, pgn_left_out};
use js_sys::{Array, JSON, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn the_games_of_a_file_are_told_as_soon_as_they_are_whole() {
    let mut index = PgnIndex::new();
    assert_eq!(index.feed(b"[White \"A\tB\"]\n\n1. e4 e5 1-0\n\n", false), "");
    let lines = index.feed(b"[White \"C\"]\n[Date \"1858\"]\n\n1. e5", true);
    let rows: Vec<Vec<_>> = lines.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows[0], ["0", "29", "2", "1-0", "A B", "", "", "", ""]);
    assert_eq!(rows[1][..8], ["29", "61", "0", "*", "C", "", "", "1858"]);
    assert!(rows[1][8].starts_with("Line 8, column 4: "), "{}", rows[1][8]);
    assert_eq!(index.warning(), None);
}

#[wasm_bindgen_test]
fn bytes_that_are_no_utf_8_are_read_and_that_is_said() {
    assert_eq!(decode_pgn(b"M\xFC")[0], "Mü");
    assert!(decode_pgn(b"M\xFC")[1].contains("Latin-1"));
    assert_eq!(decode_pgn("Mü".as_bytes()), ["Mü"]);
}

#[wasm_bindgen_test]
fn first_moves_have_two_names_and_a_position_each() {
    let lines = first_moves("7k/P7/8/8/8/8/8/7K w - - 0 1").unwrap_or_default();
    assert_eq!(lines.lines().count(), 7);
    assert!(lines.contains("a7a8n\ta8=N\tN6k/8/8/8/8/8/8/7K b - - 0 1"), "{lines}");
    assert_eq!(problem(first_moves("8/8").unwrap_err().into()).0, "field-count");
}

#[wasm_bindgen_test]
fn a_start_is_drawn_as_a_sample_board() {
    let text = chess960_sample(0.0).unwrap_or_default();
    assert_eq!(text.lines().nth(15), Some("| B | B | Q | N | N | R | K | R |"));
    assert_eq!(problem(chess960_sample(960.0).unwrap_err().into()).0, "chess960-number");
}

#[wasm_bindgen_test]
fn a_chess960_number_leads_to_its_row_in_five_steps() {
    let told = JSON::parse(&chess960_derivation(518.0).expect("steps")).expect("JSON");
    let steps: Vec<_> = told.unchecked_into::<Array>().iter().collect();
    assert_eq!(
        String::from(JSON::stringify(&steps[0]).expect("JSON")),
        r#"{"choice":"light-bishop","ways":4,"number":518,"way":2,"left":129,"open":"bdfh","files":"f","row":".....B.."}"#
    );
    assert_eq!((steps.len(), Reflect::get(&steps[4], &"row".into())), (5, Ok("RNBQKBNR".into())));
    assert_eq!(problem(chess960_derivation(-1.0).unwrap_err()).0, "chess960-number");
}

#[wasm_bindgen_test]
fn what_is_left_out_of_a_game_is_counted_up_to_its_fault() {
    assert_eq!(pgn_left_out("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 1-0"), [0, 1, 0, 0, 0]);
    assert_eq!(
        pgn_left_out("1. e4! {[%csl Gd4] centre} e5 {[%clk 0:01]} 2. Ke3 {never read} *\n\n1. d4 {other} *"),
        [1, 0, 1, 1, 1]
    );
    assert_eq!(pgn_left_out("1. e4 e5 *"), [0; 5]);
    assert!(pgn_left_out("").is_empty());
}
