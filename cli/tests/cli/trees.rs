//! `gridmate pgn --tree` and `--rewrite`: all that a game holds, and the same game written anew.

use super::oracle;
use super::terminal::run;
use serde_json::{Value, json};

/// Each game of a text.
fn trees(text: &str) -> Vec<Value> {
    run(&["pgn", "--tree"], text.as_bytes()).objects()
}

fn rewritten(text: &str) -> String {
    let run = run(&["pgn", "--rewrite"], text.as_bytes());
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
    run.stdout
}

#[test]
fn a_tree_has_every_variation_comment_and_mark() {
    let text = "[White \"A\"]\n[Zeta \"1\"]\n[Black \"B\"]\n\n{ start } 1. e4! {a} ({d} {e}) (1. d4 d5 (1... Nf6 {y})) ({b} 1. c4 $5) ({f}) Z0 *";
    let line = |uci: &str, san: &str| json!({ "uci": uci, "san": san, "nags": [], "commentsBefore": [], "comments": [], "commentVariations": [], "variations": [] });
    let with = |mut object: Value, name: &str, value: Value| {
        object[name] = value;
        object
    };
    let knight = with(line("g8f6", "Nf6"), "comments", json!(["y"]));
    let pawn = with(line("d7d5", "d5"), "variations", json!([[knight]]));
    let english = with(with(line("c2c4", "c4"), "nags", json!([5])), "commentsBefore", json!(["b"]));
    let english = with(english, "commentVariations", json!([["f"]]));
    let first = with(with(line("e2e4", "e4"), "nags", json!([1])), "comments", json!(["a"]));
    let first = with(first, "commentVariations", json!([["d", "e"]]));
    let first = with(first, "variations", json!([[line("d2d4", "d4"), pawn], [english]]));
    let whole = json!({
        "ok": true,
        "tags": [["White", "A"], ["Zeta", "1"], ["Black", "B"]],
        "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "comments": ["start"],
        "moves": [first, line("0000", "--")],
        "fen": "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2",
        "result": "*",
    });
    let mut tree = trees(text).remove(0);
    let warnings = tree.as_object_mut().unwrap().remove("warnings").unwrap();
    assert_eq!(tree, whole);
    assert!(warnings.as_array().unwrap().iter().any(|warning| warning["code"] == "null-move"), "{warnings}");
}

#[test]
fn what_is_written_anew_is_the_same_tree() {
    let text = "{ start } 1. e4! {[%clk 0:01:00] a} ({d4 is met by d5}) (1. d4 {x} d5 (1... Nf6 {y}) 2. c4) ({b} 1. c4 $5) e5 2. Nf3 -- 3. d4 {%} 1-0\n\n1. d4 ; it } is\n *";
    let again = rewritten(text);
    let (before, after) = (trees(text), trees(&again));
    assert_eq!((before.len(), after.len()), (2, 2), "{again}");
    for (before, after) in before.iter().zip(&after) {
        for name in ["comments", "moves", "fen", "result", "start"] {
            assert_eq!(before[name], after[name], "{name}\n{again}");
        }
    }
    assert_eq!(rewritten(&again), again);
}

#[test]
fn a_sample_of_games_with_the_noise_of_real_files_is_the_same_after_writing_it_anew() {
    let rows = oracle::sample("games_noise");
    let text: String = rows.iter().map(|row| row.str("pgn_noisy").to_owned() + "\n\n").collect();
    let (before, after) = (trees(&text), trees(&rewritten(&text)));
    assert_eq!(before.len(), after.len());
    for (before, after) in before.iter().zip(&after) {
        assert_eq!((&before["moves"], &before["result"]), (&after["moves"], &after["result"]));
    }
}

#[test]
fn a_broken_game_is_told_up_to_its_fault_and_the_next_is_read() {
    let text = "[White \"A\"]\n\n1. e4 e5 2. Ke3 *\n\nno game\n\n[White \"B\"]\n\n1. d4 *\n";
    let games = trees(text);
    let error = &games[0]["error"];
    assert_eq!((&games[0]["ok"], &error["code"]), (&json!(false), &json!("unreachable")));
    assert_eq!((&error["line"], &error["column"]), (&json!(3), &json!(13)));
    assert_eq!(games[0]["moves"].as_array().map(Vec::len), Some(2));
    assert_eq!(games.last().map(|game| &game["ok"]), Some(&json!(true)));
    let run = run(&["pgn", "--rewrite"], text.as_bytes());
    assert!(
        run.stderr.contains("Line 3, column 13") && run.stdout.contains("1. e4 e5 *") && run.stdout.contains("1. d4 *")
    );
}

#[test]
fn a_file_in_any_encoding_has_its_tree_and_is_written_anew() {
    let text = "[White \"Müller\"]\n\n1. e4 {ß} *\n";
    let wide = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>();
    let latin = text.chars().map(|char| char as u8).collect();
    let marked = format!("\u{FEFF}{text}");
    for bytes in [text.as_bytes().to_vec(), marked.as_bytes().to_vec(), wide(&marked), latin] {
        let games = run(&["pgn", "--tree", "-"], &bytes).objects();
        let [game] = &games[..] else { panic!("{games:?}") };
        assert_eq!((&game["ok"], &game["tags"][0]), (&json!(true), &json!(["White", "Müller"])));
        assert_eq!((&game["moves"][0]["uci"], &game["moves"][0]["comments"]), (&json!("e2e4"), &json!(["ß"])));
        let again = run(&["pgn", "--rewrite", "-"], &bytes);
        assert_eq!(again.code, Some(0));
        assert!(again.stdout.contains("[White \"Müller\"]\n") && again.stdout.ends_with("\n\n1. e4 {ß} *\n"));
    }
}

#[test]
fn a_file_without_games_has_no_trees() {
    for text in ["", " \n\n", "\u{FEFF}", "% e4\n"] {
        for form in ["--tree", "--rewrite"] {
            let run = run(&["pgn", form], text.as_bytes());
            assert_eq!((run.code, run.stdout.as_str(), run.stderr.as_str()), (Some(0), "", ""), "{form} {text:?}");
        }
    }
}

#[test]
fn variations_in_variations_are_written_without_end() {
    let deep = 16_000;
    let text = format!("1. e4 e5 {}{} *", "(1... c5 2. Nf3 ".repeat(deep), ")".repeat(deep));
    assert_eq!(run(&["pgn", "--tree"], text.as_bytes()).code, Some(0));
    // Each of them takes the place of the knight's move but the first.
    let nested = format!("1. e4 {} *", "(1. d4 ".repeat(200_000));
    assert_eq!(run(&["pgn", "--rewrite"], nested.as_bytes()).code, Some(0));
}
