//! Input that is broken in every way: the binary answers each piece of it and never panics.

use crate::oracle::{self, Row};
use crate::terminal::{Talk, run};
use serde_json::Value;

fn rows(kind: &str, all: bool) -> Vec<Row> {
    let mut rows = if all { oracle::whole("malformed") } else { oracle::sample("malformed") };
    rows.retain(|row| row.str("kind") == kind);
    assert!(!rows.is_empty());
    rows
}

/// Whether the object either says yes, or no with a sentence and a code.
fn is_answer(object: &Value) -> bool {
    let error = &object["error"];
    let code = error["code"].as_str().unwrap_or_default();
    let is_kebab =
        !code.is_empty() && code.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    object["ok"] == true
        || object["ok"] == false && is_kebab && error["message"].as_str().is_some_and(|text| text.len() > 8)
}

fn check_fens(arguments: &[&str], all: bool) {
    let mut talk = Talk::start(arguments);
    for row in rows("fen", all) {
        let input = row.bytes();
        let mut answers = vec![talk.ask(&input)];
        answers.extend(input.iter().filter(|&&byte| byte == b'\n').map(|_| talk.hear()));
        assert!(answers.iter().all(is_answer), "{}: {answers:?}", row.str("id"));
    }
    let run = talk.hang_up();
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
}

#[test]
fn a_sample_of_broken_fens_is_answered() {
    check_fens(&["inspect", "--stdin", "--perft", "2"], false);
    check_fens(&["inspect", "--stdin", "--lenient"], false);
}

#[test]
fn heavy_all_broken_fens_are_answered() {
    check_fens(&["inspect", "--stdin", "--perft", "2"], true);
    check_fens(&["inspect", "--stdin", "--chess960"], true);
    check_fens(&["inspect", "--stdin", "--lenient"], true);
}

fn check_games(all: bool) {
    for row in rows("pgn", all) {
        let input = row.bytes();
        let run = run(&["pgn"], &input);
        assert_eq!(run.code, Some(0), "{}: {}", row.str("id"), run.stderr);
        let games = run.objects();
        assert!(games.iter().all(is_answer), "{}: {}", row.str("id"), run.stdout);
        let is_placed = |error: &Value| error["line"].as_u64() > Some(0) && error["column"].as_u64() > Some(0);
        let placed = |game: &Value| game["ok"] == true || is_placed(&game["error"]);
        assert!(games.iter().all(placed), "{}: {}", row.str("id"), run.stdout);
    }
}

#[test]
fn a_sample_of_broken_games_is_answered() {
    check_games(false);
}

#[test]
fn heavy_all_broken_games_are_answered() {
    check_games(true);
}

#[test]
fn a_line_gets_one_answer_whatever_it_holds() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let long = vec![b'8'; 4 << 20];
    let cases: [(&[u8], Option<&str>); 8] = [
        (b"", Some("empty")),
        (start.as_bytes(), None),
        (b"\0\0\0", Some("field-count")),
        (b"\xFF\xFE", Some("not-utf8")),
        (&long, Some("too-long")),
        (&[b' '; 70_000], Some("too-long")),
        (b"8/8/8/8/8/8/8/8 w - - 0 1", Some("no-king")),
        (start.as_bytes(), None),
    ];
    let input: Vec<u8> = cases.iter().flat_map(|(line, _)| [line, &b"\n"[..]].concat()).collect();
    let run = run(&["inspect", "--stdin"], &input);
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
    let codes: Vec<_> =
        run.objects().iter().map(|object| object["error"]["code"].as_str().map(str::to_owned)).collect();
    assert_eq!(codes, cases.map(|(_, code)| code.map(str::to_owned)));
}

#[test]
fn a_broken_game_says_what_is_wrong_and_at_which_ply() {
    let mut talk = Talk::start(&["game", "--stdin"]);
    for (line, code, ply) in [
        ("", "bad-json", None),
        ("e2e4 e7e5", "bad-json", None),
        ("[]", "bad-json", None),
        ("null", "bad-json", None),
        ("{}", "bad-field", None),
        (r#"{"moves":7}"#, "bad-field", None),
        (r#"{"moves":[1]}"#, "bad-field", None),
        (r#"{"moves":[],"chess960":1}"#, "bad-field", None),
        (r#"{"moves":[],"fen":7}"#, "bad-field", None),
        (r#"{"moves":[],"start":"8/8/8/8/8/8/8/8 w - - 0 1"}"#, "bad-field", None),
        (r#"{"moves":[],"fen":"x"}"#, "field-count", None),
        (r#"{"moves":["e2e4","e7e5","e4e5"]}"#, "blocked", Some(3)),
        (r#"{"moves":"e2e4 e7e5 e4e5"}"#, "blocked", Some(3)),
        (r#"{"moves":["O-O"]}"#, "bad-form", Some(1)),
    ] {
        let answer = talk.ask(line.as_bytes());
        assert!(is_answer(&answer), "{line}: {answer}");
        let error = &answer["error"];
        assert_eq!((&answer["ok"], error["code"].as_str()), (&Value::from(false), Some(code)), "{line}: {answer}");
        assert_eq!(error["ply"].as_u64(), ply, "{line}");
    }
    let nested = "[".repeat(100_000);
    assert_eq!(talk.ask(nested.as_bytes())["error"]["code"], "bad-json");
    assert_eq!(talk.ask(&vec![b' '; 4 << 20])["error"]["code"], "too-long");
    assert_eq!(talk.hang_up().code, Some(0));
}
