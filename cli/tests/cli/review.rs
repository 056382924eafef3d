//! `gridmate review`: the moves of games, judged and explained.

use crate::terminal::{good, run};
use serde_json::{Value, json};

const FOOLS_MATE: &str = "[Event \"Fool's mate\"]\n[White \"A\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";

fn review(text: &str) -> Vec<Value> {
    let run = run(&["review", "--nodes", "500"], text.as_bytes());
    assert_eq!(run.code, Some(0), "{run:?}");
    run.objects()
}

fn texts<'a>(game: &'a Value, field: &str) -> Vec<&'a str> {
    game["moves"].as_array().unwrap().iter().map(|played| played[field].as_str().unwrap_or("-")).collect()
}

#[test]
fn each_move_has_its_winning_chance_its_mark_and_the_best_move() {
    let game = review(FOOLS_MATE).remove(0);
    assert_eq!((&game["ok"], &game["tags"]), (&json!(true), &json!([["Event", "Fool's mate"], ["White", "A"]])));
    let keys: Vec<_> = game["moves"][0].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["ply", "san", "uci", "win", "loss", "mark", "best", "claims"]);
    assert_eq!(texts(&game, "san"), ["f3", "e5", "g4", "Qh4#"]);
    let (blunder, mate) = (&game["moves"][2], &game["moves"][3]);
    assert_eq!((&blunder["mark"], &blunder["win"]), (&json!("blunder"), &json!(-1.0)));
    assert_ne!(blunder["best"], "g4");
    assert_eq!(
        mate.to_string(),
        r#"{"ply":4,"san":"Qh4#","uci":"d8h4","win":1.0,"loss":0.0,"mark":null,"best":"Qh4#","claims":[]}"#
    );
    let claim = &blunder["claims"][0];
    assert_eq!((&claim["about"], &claim["motif"], &claim["side"]), (&json!("allows"), &json!("mate"), &json!("b")));
    assert_eq!((&claim["line"], &claim["text"]), (&json!(["Qh4#"]), &json!("Qh4# is mate.")));
    let accuracy = |side: &str| game["accuracy"][side].as_f64().unwrap();
    assert!(accuracy("white") < 60.0 && accuracy("black") > 85.0, "{game}");
}

#[test]
fn several_games_from_any_start_and_of_both_variants_are_judged_and_a_broken_one_is_passed_over() {
    let start = "[FEN \"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n1. Kd2 *\n\n";
    let chess960 =
        "[Variant \"Chess960\"]\n[FEN \"bnrbkrqn/pppppppp/8/8/8/8/PPPPPPPP/BNRBKRQN w FCfc - 0 1\"]\n\n1. e4 *\n\n";
    let broken = "[Event \"?\"]\n\n1. e4 e5 2. Ke3 *\n\n";
    let passed = "[Event \"?\"]\n\n1. e4 -- 2. d4 *\n\n";
    let games = review(&[start, broken, passed, chess960, "[Event \"?\"]\n\n*\n"].concat());
    assert_eq!(games.len(), 5, "{games:?}");
    assert_eq!(games[0]["moves"][0]["best"], "Ra8#");
    let wrong = &games[1];
    let error = &wrong["error"];
    assert_eq!(
        (&wrong["ok"], &error["line"], error["message"].is_string()),
        (&json!(false), &json!(7), true),
        "{wrong}"
    );
    assert_eq!(texts(&games[2], "san"), ["e4"]);
    assert_eq!((games[3]["ok"].clone(), games[4]["moves"].clone()), (json!(true), json!([])));
    assert_eq!(games[4]["accuracy"], json!({ "white": null, "black": null }));
}

#[test]
fn castling_of_chess960_is_written_as_king_takes_rook() {
    let text = "[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/1R2K3 w B - 0 1\"]\n\n1. O-O-O *\n";
    let game = review(text).remove(0);
    assert_eq!((texts(&game, "san"), texts(&game, "uci")), (vec!["O-O-O"], vec!["e1b1"]));
}

#[test]
fn the_answer_is_the_same_however_many_threads_there_are() {
    let text = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 Bxb4 5. c3 Ba5 6. d4 exd4 *";
    let with = |threads: &str| run(&["review", "--nodes", "300", "--threads", threads], text.as_bytes()).stdout;
    assert_eq!(with("1"), with("3"));
}

#[test]
fn progress_is_said_on_standard_error() {
    let run = run(&["review", "--nodes", "100", "--threads", "1"], FOOLS_MATE.as_bytes());
    let said: Vec<&str> = run.stderr.lines().collect();
    assert_eq!(said[..2], ["game 1: 5 of 5 positions", "game 1: 1 of 3 moves explained"]);
}

#[test]
fn no_nodes_end_with_exit_code_two() {
    let run = run(&["review", "--nodes", "0"], b"");
    assert!((run.code, run.stdout.as_str()) == (Some(2), "") && !run.stderr.is_empty(), "{run:?}");
    assert!(good(&["help", "review"]).contains("accuracy"));
}
