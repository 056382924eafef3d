//! What the class `Chess` stands on: states as words, moves as reports.

use super::{json, problem};
use gridmate::compat::WORDS;
use gridmate::web::chess::ask::chess960_fen;
use gridmate::web::chess::{buffer::*, game::*, moves::*, state::*};
use wasm_bindgen_test::wasm_bindgen_test;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// No such square, no such role: every one is wanted.
const ANY: u32 = 255;

#[wasm_bindgen_test]
fn a_loaded_state_is_listed_played_and_asked() {
    assert_eq!(chess_load(START, 0), Ok(None));
    assert_eq!((chess_moves(), chess_sans(ANY, ANY), chess_sans(1, ANY)), (20, 20, 2));
    assert_eq!(chess_verbose(1, ANY).matches(" b KQkq - 1 1").count(), 2);
    assert_eq!(chess_play_text("e4", 0), 1);
    assert_eq!(chess_play_text("e4", 0), 0);
    assert_eq!(chess_play(52, 36, 0), 1);
    assert_eq!(chess_fen(0), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    assert_eq!(chess_fen(1), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2");
    assert_eq!((chess_status(), chess_attackers(27, 1), chess_is_attacked(27, 0)), (0, 1, false));
    assert_eq!(chess_perft(2), Ok(835.0));
    assert_eq!(chess_pass(), 1);
    assert_ne!(chess_words(), 0);
}

#[wasm_bindgen_test]
fn a_board_is_changed_by_hand() {
    chess_clear();
    assert!(chess_put(4, 0, 6) && !chess_put(5, 0, 6) && chess_put(7, 0, 2));
    chess_set_rights(0b11, 0b1100);
    assert_eq!(chess_fen(0), "8/8/8/8/8/8/8/4K2R w K - 0 1");
    chess_remove(7);
    assert_eq!(chess_fen(0), "8/8/8/8/8/8/8/4K3 w - - 0 1");
    // Numbers that name nothing change nothing.
    chess_remove(ANY);
    assert!(!chess_put(ANY, 0, 1) && !chess_put(1, 0, ANY));
    assert_eq!((chess_attackers(ANY, 0), chess_play(ANY, ANY, ANY), chess_sans(64, ANY)), (0, 0, 0));
}

#[wasm_bindgen_test]
fn a_game_is_read_and_written() {
    let game = LoadedGame::read("[White \"A\"]\n\n1. e4 {good} e5 $6 1-0", 0).unwrap();
    let line = game.line();
    assert_eq!(line.len(), 3 * WORDS);
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let record = format!(
        r#"{{"tags":[["White","A"]],"comments":[["{fen}","good"]],"marks":[[2,"6"]],"start":null,"result":"1-0","problem":null}}"#
    );
    assert_eq!(json(&game.record()), record);
    let (tags, comments) = (["White", "A"], [fen, "good"]);
    let text = chess_pgn(&line, tags.map(str::to_owned).into(), comments.map(str::to_owned).into(), "1-0", "\n", 0);
    assert_eq!(text, "[White \"A\"]\n\n1. e4 {good} e5 1-0");
    assert!(!chess_is_threefold(&line));
}

#[wasm_bindgen_test]
fn what_is_refused_is_an_error_with_a_code() {
    let sentence = "Invalid FEN: must contain six space-delimited fields";
    assert_eq!(problem(chess_load("x", 0).unwrap_err()), ("invalid-fen".to_owned(), sentence.to_owned()));
    assert_eq!(chess_fault("x").as_deref(), Some(sentence));
    assert_eq!(chess_fault(START), None);
    assert_eq!(problem(chess_perft(33).unwrap_err()).0, "depth-out-of-range");
    assert_eq!(problem(LoadedGame::read("1. e4 e9", 0).unwrap_err()).0, "invalid-move");
    assert_eq!(chess960_fen(518.0).as_deref(), Ok(START));
}
