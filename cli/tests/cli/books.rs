//! Opening books: made of games, asked, and refused where they are none.

use crate::terminal::run;
use serde_json::{Value, json};
use std::path::PathBuf;

const GAMES: &[u8] = b"1. e4 e5 1-0\n\n1. e4 c5 1/2-1/2\n\n1. d4 d5 0-1\n\n1. e4 Ke3 *\n";

/// A file of this test run.
fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn a_book_is_made_of_games_and_asked() {
    let path = file("book.bin");
    let path = path.to_str().unwrap();
    let made = run(&["book", path, "--from", "-"], GAMES);
    assert_eq!(made.object(), json!({ "ok": true, "games": 3, "entries": 3 }));
    assert!(made.stderr.contains("Ke3"), "{}", made.stderr);
    let asked = run(&["book", path], b"").object();
    assert_eq!((&asked["ok"], &asked["key"]), (&json!(true), &json!("463b96181691fc9c")));
    assert_eq!(asked["moves"], json!([{ "uci": "e2e4", "san": "e4", "weight": 3, "learn": 0 }]));
    let after = run(&["book", path, "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1"], b"").object();
    assert_eq!(after["moves"], json!([{ "uci": "d7d5", "san": "d5", "weight": 2, "learn": 0 }]));
    let first = run(&["book", path, "--from", "-", "--plies", "1", "--games", "2"], GAMES).object();
    assert_eq!(first["entries"], json!(1));
}

#[test]
fn what_is_no_book_is_refused_with_its_place() {
    let path = file("broken.bin");
    std::fs::write(&path, [1; 40]).unwrap();
    let refused = run(&["book", path.to_str().unwrap()], b"");
    assert_eq!((refused.code, &refused.object()["error"]["code"]), (Some(2), &json!("bad-argument")));
    assert!(
        refused.stderr.contains("entry 3 has 8 bytes") && refused.stderr.contains("at byte 32"),
        "{}",
        refused.stderr
    );
    let missing = run(&["book", file("none.bin").to_str().unwrap()], b"");
    assert_eq!((missing.code, &missing.object()["ok"]), (Some(2), &json!(false)));
}

#[test]
fn a_position_that_the_book_does_not_have_has_no_moves() {
    let path = file("empty.bin");
    std::fs::write(&path, []).unwrap();
    let asked = run(&["book", path.to_str().unwrap(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1"], b"").object();
    assert_eq!((&asked["ok"], asked["moves"].as_array().map(Vec::len)), (&Value::Bool(true), Some(0)));
}
