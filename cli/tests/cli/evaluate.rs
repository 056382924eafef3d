//! `gridmate evaluate`: what positions are worth.

use crate::oracle;
use crate::terminal::{answers, good, run};
use gridmate::engine::minimax_scoring;
use gridmate::game::Game;
use gridmate::notation::{fen, uci};
use serde_json::Value;

/// The end of the article's random game: white has given mate.
const MATE: &str = "7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43";

#[test]
fn the_articles_position_is_worth_a_thousand() {
    let text = good(&["evaluate", MATE]);
    assert!(text.starts_with(&format!("{{\"ok\":true,\"fen\":\"{MATE}\",\"article\":1000,\"centipawns\":")), "{text}");
    assert!(!text.contains("moves"), "{text}");
    let start = run(&["evaluate", "--depth", "1"], b"").object();
    let keys: Vec<_> = start.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["ok", "fen", "article", "centipawns", "moves"]);
    assert_eq!((&start["article"], start["moves"].as_array().unwrap().len()), (&Value::from(0), 20));
    assert_eq!(start["moves"][0].to_string(), r#"{"uci":"a2a3","san":"a3","article":0}"#);
}

#[test]
fn the_strong_evaluation_is_from_whites_side() {
    let worth = |turn: &str| {
        let fen = format!("4k3/8/8/8/8/8/3Q4/4K3 {turn} - - 0 1");
        run(&["evaluate", &fen], b"").object()["centipawns"].as_i64().unwrap()
    };
    assert!(worth("w") > 500 && worth("b") > 500, "{} {}", worth("w"), worth("b"));
}

#[test]
fn of_a_finished_game_the_article_tells_the_result_and_centipawns_value_the_board_as_the_help_says() {
    let worth = |fen: &str| {
        let object = run(&["evaluate", fen], b"").object();
        (object["article"].as_i64().unwrap(), object["centipawns"].as_i64().unwrap())
    };
    let (mate, stalemate) = ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!((worth(mate).0, worth(stalemate).0), (1000, 0));
    // White is a queen ahead in both.
    assert!([mate, stalemate].iter().all(|fen| worth(fen).1 > 500));
    let help = good(&["help", "evaluate"]);
    let lines: Vec<_> = help.split_whitespace().collect();
    assert!(lines.join(" ").contains("`centipawns` do not: they value what stands on the board"), "{help}");
}

#[test]
fn each_move_of_a_sample_of_positions_has_the_minimax_score_of_the_position_after_it() {
    let rows = oracle::sample("positions");
    let lines: Vec<_> = rows.iter().step_by(3).map(|row| row.str("fen").to_owned()).collect();
    for (depth, line_count) in [("0", lines.len()), ("1", lines.len()), ("2", 6)] {
        let lines = &lines[..line_count];
        for (line, answer) in lines.iter().zip(answers(&["evaluate", "--stdin", "--depth", depth], lines)) {
            let (position, variant) = fen::parse_any(line).unwrap();
            let mut game = Game::new(position, variant);
            let moves = answer["moves"].as_array().unwrap().clone();
            assert_eq!(moves.len(), position.legal_moves().len(), "{line}");
            for played in moves {
                let text = played["uci"].as_str().unwrap();
                game.play_on(uci::parse(&position, text, variant).unwrap()).unwrap();
                let score = minimax_scoring(&game, depth.parse().unwrap());
                assert_eq!(played["article"], score, "{text} in {line}, depth {depth}");
                game.undo();
            }
        }
    }
}

#[test]
fn a_bad_fen_is_a_sentence_and_exit_code_two_and_a_bad_line_an_object() {
    let wrong = run(&["evaluate", "8/8 w - - 0 1"], b"");
    assert_eq!((wrong.code, &wrong.object()["error"]["code"]), (Some(2), &Value::from("rank-count")));
    assert!(wrong.stderr.starts_with("gridmate: "), "{}", wrong.stderr);
    let lines = ["8/8 w - - 0 1".to_owned(), MATE.to_owned(), String::new()];
    let answers = answers(&["evaluate", "--stdin"], &lines);
    assert_eq!((&answers[0]["ok"], &answers[0]["error"]["code"]), (&Value::from(false), &Value::from("rank-count")));
    assert_eq!((&answers[1]["article"], &answers[2]["ok"]), (&Value::from(1000), &Value::from(false)));
    assert_eq!(run(&["evaluate", "--depth", "21"], b"").code, Some(2));
}
