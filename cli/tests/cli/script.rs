//! `gridmate script`: what other programs and people get of a script.

use crate::oracle::{self, Row};
use crate::terminal::{Talk, answers, good, run};
use serde_json::{Value, json};

/// The script of a row as a line of JSON.
fn asked(row: &Row) -> String {
    Value::from(row.text()).to_string()
}

fn check(rows: &[Row]) {
    let lines: Vec<_> = rows.iter().map(asked).collect();
    for (row, answer) in rows.iter().zip(answers(&["script", "--stdin", "--sheet", "--format", "json"], &lines)) {
        assert_eq!(answer["placement"], row.str("placement"), "{}", row.str("id"));
        let placements = answer["placements"].as_array().unwrap();
        assert_eq!(placements.len() as u64, row.number("tokens"), "{}", row.str("id"));
        if row.0["steps"].is_array() {
            assert_eq!(answer["placements"], row.0["steps"], "{}", row.str("id"));
        }
    }
}

#[test]
fn a_sample_of_scripts_is_run_as_the_rows_say() {
    check(&oracle::sample("scripts"));
}

#[test]
fn heavy_all_scripts_are_run_as_the_rows_say() {
    check(&oracle::whole("scripts"));
}

#[test]
fn every_broken_script_is_answered() {
    for arguments in
        [&["script", "--stdin", "--format", "json"][..], &["script", "--stdin", "--format", "json", "--sheet"]]
    {
        let mut talk = Talk::start(arguments);
        for row in [oracle::whole("malformed"), oracle::sample("scripts")].concat() {
            if row.str("kind") == "script" || row.str("kind") == "huge" {
                let answer = talk.ask(asked(&row).as_bytes());
                let is_run = answer["placement"].is_string() && answer["diagnostics"].is_array();
                let is_too_long = answer["error"]["code"] == "script-too-long";
                assert_eq!((&answer["ok"], is_run), (&json!(!is_too_long), !is_too_long), "{}", row.str("id"));
            }
        }
        assert_eq!(talk.hang_up().code, Some(0));
    }
}

#[test]
fn what_is_no_json_string_is_told_and_the_next_line_is_answered() {
    let mut talk = Talk::start(&["script", "--stdin", "--format", "json"]);
    for line in ["", "e2e4", "[]", "7", "\"", "{}"] {
        let answer = talk.ask(line.as_bytes());
        assert_eq!((&answer["ok"], &answer["error"]["code"]), (&json!(false), &json!("bad-json")), "{line}");
    }
    assert_eq!(talk.ask(b"\"\xFF\"")["error"]["code"], "not-utf8");
    let half = talk.ask(br#""e4=\ud83e, e2e4""#);
    assert_eq!(
        (&half["diagnostics"][0]["code"], half["placements"].as_array().unwrap().len()),
        (&json!("not-a-piece"), 2)
    );
    assert_eq!(talk.hang_up().code, Some(0));
}

#[test]
fn json_tells_boards_steps_and_diagnostics() {
    let object = run(&["script", "e2e4, e7e5, Nf3, xe5", "--format", "json"], b"").object();
    assert_eq!(object["placement"], "rnbqkbnr/pppp1ppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(object["placements"].as_array().unwrap().len(), 4);
    assert_eq!(object["placements"][0], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    let diagnostics = object["diagnostics"].as_array().unwrap();
    let [diagnostic] = &diagnostics[..] else { panic!("{diagnostics:?}") };
    for (name, value) in [
        ("code", json!("san-move")),
        ("message", json!("Line 1, column 13: \"Nf3\" was ignored: written as a move (Nf3); scripts say g1f3.")),
        ("severity", json!("error")),
        ("line", json!(1)),
        ("column", json!(13)),
        ("start", json!(12)),
        ("end", json!(15)),
        ("fix", json!("g1f3")),
        ("token", json!("Nf3")),
    ] {
        assert_eq!(diagnostic[name], value, "{name}");
    }
    assert_eq!(
        object["steps"],
        json!([
            { "tokens": 1, "kind": "legal", "san": "e4", "uci": "e2e4" },
            { "tokens": 1, "kind": "legal", "san": "e5", "uci": "e7e5" },
            { "tokens": 1, "kind": "ignored" },
            { "tokens": 1, "kind": "free" },
        ])
    );
    assert_eq!((&object["isLegal"], &object["turnIsOpen"], &object["turn"]), (&json!(true), &json!(true), &json!("w")));
    assert_eq!(object["fen"], "rnbqkbnr/pppp1ppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
}

#[test]
fn a_script_is_shown_in_each_format() {
    assert_eq!(good(&["script", "e2e4"]).lines().nth(4), Some("4 · · · · ♙ · · ·"));
    assert_eq!(good(&["script", "e2e4", "--format", "letters"]).lines().nth(4), Some("4 . . . . P . . ."));
    assert_eq!(good(&["script"]).lines().next(), Some("8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜"));
    assert!(good(&["script", "--start", "960:0", "--format", "fen"]).starts_with("bbqnnrkr/pppppppp/"));
    let formula = good(&["script", "e2-e4 e7e5", "--format", "formula"]);
    assert!(formula.starts_with("=ARRAYFORMULA(LET(moves,\"e2e4, e7e5\",coords,"), "{formula}");
    assert_eq!(formula.lines().count(), 1, "it goes into one cell");
    let boxed = good(&["script", "e4=Q", "--sheet", "--format", "boxed"]);
    assert_eq!(boxed.lines().nth(9), Some("|   |   |   |   | Q |   |   |   |"));
    let pgn = run(&["script", "--stdin", "--format", "pgn"], b"e2e4 e7e5\n");
    assert!(pgn.stdout.ends_with("\n1. e4 e5 *\n") && pgn.stderr.is_empty(), "{pgn:?}");
    let fen = ["script", "--start", "8/8/8/8/8/8/8/8", "e1=K,", "e8=♚", "--format", "fen"];
    assert_eq!(run(&fen, b"").stdout, "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
}

#[test]
fn a_script_is_read_from_a_file_and_what_is_odd_goes_to_standard_error() {
    let file = std::env::temp_dir().join(format!("gridmate-{}.script", std::process::id()));
    std::fs::write(&file, "e2e4 e7e5 Nf3 1 2 x x x x x x\r\n").unwrap();
    let run = run(&["script", "--file", file.to_str().unwrap()], b"");
    std::fs::remove_file(&file).unwrap();
    assert_eq!(run.code, Some(0));
    assert!(run.stderr.starts_with("Line 1, column 11: \"Nf3\" was ignored"), "{}", run.stderr);
    assert!(run.stderr.contains("[Use g1f3]\n") && run.stderr.ends_with("\nand 2 more\n"), "{}", run.stderr);
}

#[test]
fn what_cannot_be_done_is_told_in_a_sentence() {
    for (arguments, told) in [
        (&["script", "--start", "960:960"][..], "numbered from 0 to 959"),
        (&["script", "--start", "x"], "FEN: "),
        (&["script", "e2e5", "--format", "pgn"], "step 1, \"e2e5\", is not a legal move"),
        (&["script", "--file", "no/such/file"], "cannot read no/such/file"),
        (&["script", "e2e4", "--stdin"], "cannot be used"),
        (&["script", "--format", "oil"], "unicode"),
    ] {
        let run = run(arguments, b"");
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(run.stderr.contains(told), "{arguments:?}: {}", run.stderr);
    }
    let long = run(&["script", "--stdin"], &b"e2e4 ".repeat(300_000));
    assert!(long.code == Some(2) && long.stderr.contains("1048576 bytes"), "{}", long.stderr);
}
