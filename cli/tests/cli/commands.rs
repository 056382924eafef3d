//! The commands one by one.

use crate::terminal::{Run, Talk, good, run, tag};
use serde_json::{Value, json};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn inspect_tells_all_about_the_start_position_when_none_is_given() {
    let object = run(&["inspect", "--perft", "3"], b"").object();
    assert_eq!(object["fen"], START);
    assert_eq!(object["moves"].as_array().unwrap().len(), 20);
    assert_eq!(
        object["moves"][0],
        json!({ "uci": "a2a3", "san": "a3", "after": START.replace("8/PPPPPPPP", "P7/1PPPPPPP").replace(" w ", " b ") })
    );
    assert_eq!(object["perft"], json!([20, 400, 8902]));
    assert_eq!(run(&["inspect", "--perft", "0"], b"").object()["perft"], json!([]));
    assert_eq!(run(&["inspect"], b"").object().get("perft"), None);
}

#[test]
fn inspect_takes_a_fen_in_one_argument_or_in_six() {
    let words: Vec<_> = START.split(' ').collect();
    let split = [&["inspect"][..], &words].concat();
    assert_eq!(good(&split), good(&["inspect", START]));
}

#[test]
fn inspect_writes_castling_by_the_variant() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let castles = |object: &Value| {
        let moves = object["moves"].as_array().unwrap().iter();
        moves
            .filter(|played| played["san"].as_str().unwrap().starts_with('O'))
            .map(|played| played["uci"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    let standard = run(&["inspect", fen], b"").object();
    assert_eq!(
        (castles(&standard), &standard["isChess960"]),
        (vec!["e1c1".to_owned(), "e1g1".to_owned()], &json!(false))
    );
    let chess960 = run(&["inspect", fen, "--chess960"], b"").object();
    assert_eq!(
        (castles(&chess960), &chess960["isChess960"]),
        (vec!["e1a1".to_owned(), "e1h1".to_owned()], &json!(true))
    );
    let by_rights = run(&["inspect", "4k3/8/8/8/8/8/8/1R2K3 w B - 0 1"], b"").object();
    assert_eq!((castles(&by_rights), &by_rights["isChess960"]), (vec!["e1b1".to_owned()], &json!(true)));
}

#[test]
fn inspect_says_what_it_has_repaired_and_warns_of_what_is_odd() {
    let pasted = run(&["inspect", "--lenient", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq"], b"").object();
    assert_eq!(pasted["fen"], START);
    assert!(pasted["repairs"].as_array().is_some_and(|repairs| repairs[0]["code"].is_string()), "{pasted}");
    let odd = run(&["inspect", "8/8/8/2k5/3P4/8/1Q6/K1R5 b - - 0 1"], b"").object();
    assert_eq!((&odd["ok"], &odd["warnings"]), (&json!(true), &json!([])), "two checkers, one uncovered: {odd}");
    let odd = run(&["inspect", "2R5/8/8/2k5/8/8/8/K1R5 b - - 0 1"], b"").object();
    assert_eq!((&odd["ok"], &odd["warnings"][0]["code"]), (&json!(true), &json!("impossible-check")));
}

#[test]
fn what_is_wrong_is_an_object_a_sentence_and_exit_code_two_of_each_command_that_answers_in_json() {
    const BAD: &str = "8/8 w - - 0 1";
    let long = "e2e4 ".repeat(1 << 18);
    let file = std::env::temp_dir().join(format!("gridmate-{}.long", std::process::id()));
    std::fs::write(&file, long).unwrap();
    for (arguments, source, code) in [
        (&["inspect", BAD][..], "fen", "rank-count"),
        (&["inspect", BAD, "--lenient"], "fen", "rank-count"),
        (&["evaluate", BAD], "fen", "rank-count"),
        (&["perft", "2", "--json", "--fen", BAD], "fen", "rank-count"),
        (&["pgn", "no-such-file.pgn"], "command", "cannot-read"),
        (&["pgn", "--tree", "no-such-file.pgn"], "command", "cannot-read"),
        (&["review", "no-such-file.pgn"], "command", "cannot-read"),
        (&["moves", "-l", "e4", "--fen", BAD], "fen", "rank-count"),
        (&["moves", "-l", "e4", "--fen", START], "command", "empty-square"),
        (&["moves", "--fen", BAD], "fen", "rank-count"),
        (&["sets", "knigth", "--json"], "formula", "no-such-set"),
        (&["sets", "legal", "--json"], "command", "no-position"),
        (&["script", "--start", BAD, "--format", "json"], "fen", "rank-count"),
        (&["script", "--file", file.to_str().unwrap(), "--format", "json"], "edit", "script-too-long"),
        (&["match", "--white", "uci:true", "--black", "random", "--json"], "command", "bad-argument"),
    ] {
        let run = run(arguments, b"");
        assert_eq!(run.code, Some(2), "{arguments:?}: {run:?}");
        let object = run.object();
        let error = &object["error"];
        assert_eq!((&object["ok"], &error["source"], &error["code"]), (&json!(false), &json!(source), &json!(code)));
        let message = error["message"].as_str().unwrap();
        assert!(run.stderr.ends_with(&format!("{message}\n")) && error["args"].is_object(), "{run:?}");
    }
    std::fs::remove_file(&file).unwrap();
    for arguments in [&["perft", "2", "--fen", BAD][..], &["sets", "knigth"], &["pgn", "--rewrite", "no-such-file.pgn"]]
    {
        let run = run(arguments, b"");
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{arguments:?}");
    }
}

#[test]
fn bench_prints_nodes_and_speed_as_testing_frameworks_read_them() {
    let run = run(&["bench", "--depth", "1"], b"");
    let nodes = run.stdout.strip_prefix("nodes ").and_then(|rest| rest.trim_end().parse::<u64>().ok());
    assert!(nodes.is_some_and(|nodes| nodes > 100), "{}", run.stdout);
    let speed =
        run.stderr.trim_end().strip_suffix(" nps").and_then(|rest| rest.rsplit(' ').next()?.parse::<u64>().ok());
    assert!(speed.is_some(), "{}", run.stderr);
}

#[test]
fn perft_prints_the_nodes_last_and_the_speed_beside() {
    let run = run(&["perft", "4"], b"");
    assert_eq!((run.code, run.stdout.as_str()), (Some(0), "nodes 197281\n"));
    assert!(run.stderr.contains(" s, ") && run.stderr.contains("nodes a second"), "{}", run.stderr);
    assert_eq!(good(&["perft", "0"]), "nodes 1\n");
    assert_eq!(good(&["perft", "0", "--divide"]), "nodes 1\n");
    assert_eq!(good(&["perft", "4", "--full"]), "nodes 197281\n");
}

#[test]
fn perft_answers_in_json_where_that_is_asked_for() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let object = run(&["perft", "2", "--json", "--fen", fen], b"").object();
    assert_eq!(object, json!({ "ok": true, "fen": fen, "depth": 2, "nodes": 66 }));
    let divided = run(&["perft", "2", "--json", "--divide", "--full", "--chess960", "--fen", fen], b"").object();
    let moves = divided["moves"].as_array().unwrap();
    assert_eq!((moves.len(), &divided["nodes"]), (15, &json!(66)));
    assert_eq!(moves.iter().map(|played| played["nodes"].as_u64().unwrap()).sum::<u64>(), 66);
    assert!(moves.iter().any(|played| played["uci"] == "e1h1" && played["san"] == "O-O"), "{divided}");
    assert_eq!(run(&["perft", "0", "--json", "--divide"], b"").object()["nodes"], 1);
}

#[test]
fn perft_divides_by_the_first_move() {
    let text = good(&["perft", "3", "--divide", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]);
    let (moves, nodes): (Vec<_>, Vec<_>) = text.lines().partition(|line| line.contains(": "));
    assert_eq!(moves.len(), 15);
    assert!(moves.is_sorted() && moves.iter().any(|line| line.starts_with("e1g1: ")));
    let sum: u64 = moves.iter().map(|line| line.split(": ").nth(1).unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!(nodes, [format!("nodes {sum}")]);
    assert_eq!(good(&["perft", "3", "--divide", "--full", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]), text);
    let text = good(&["perft", "1", "--divide", "--chess960", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]);
    assert!(text.contains("e1h1: 1\n"));
}

#[test]
fn game_takes_castling_in_both_spellings_and_moves_in_both_forms() {
    let mut talk = Talk::start(&["game", "--stdin"]);
    let mut after = |castle: &str, chess960: bool| {
        let moves = if chess960 { json!([castle]) } else { json!(castle) };
        let asked = json!({ "fen": "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "chess960": chess960, "moves": moves });
        talk.ask(asked.to_string().as_bytes())["plies"][0]["fen"].clone()
    };
    for (castle, chess960) in [("e1g1", false), ("e1h1", false), ("e1h1", true), ("e1g1", true)] {
        assert_eq!(after(castle, chess960), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1", "{castle} {chess960}");
    }
}

#[test]
fn game_starts_a_standard_game_when_no_position_is_given() {
    let run = run(&["game", "--stdin"], br#"{"moves":["f2f3","e7e5","g2g4","d8h4"]}"#);
    let plies = run.object()["plies"].clone();
    assert_eq!((&plies[3]["end"], &plies[3]["winner"]), (&json!("checkmate"), &json!("b")));
    assert_eq!((&plies[2]["end"], &plies[2]["winner"]), (&Value::Null, &Value::Null));
}

#[test]
fn game_reads_standard_input_without_being_told_and_answers_a_bad_line_by_an_object() {
    let run = run(&["game"], b"{bad\n{\"moves\":[\"e2e4\"]}\n");
    let answers = run.objects();
    assert_eq!((run.code, run.stderr.as_str(), answers.len()), (Some(0), "", 2));
    assert_eq!((&answers[0]["ok"], &answers[0]["error"]["code"]), (&json!(false), &json!("bad-json")));
    assert_eq!(answers[1]["ok"], true);
}

#[test]
fn diagram_draws_a_chess960_board_by_its_number() {
    let fen = good(&["chess960", "--number", "909", "--format", "fen"]);
    assert_eq!(good(&["diagram", "960:909"]), good(&["diagram", fen.trim()]));
    let wrong = run(&["diagram", "960:1000"], b"");
    assert!(wrong.code == Some(2) && wrong.stderr.contains("959"), "{wrong:?}");
}

#[test]
fn the_help_names_what_there_is() {
    let help = |arguments: &[&str]| good(&[&["help"], arguments].concat());
    for word in ["gridmate bench", "gridmate play", "gridmate evaluate", "level:1"] {
        assert!(help(&[]).contains(word), "{word}");
    }
    for (command, words) in [
        ("uci", &["Evaluation", "Threads"][..]),
        ("match", &["level:N", "engine", "threads", "--tc", "--concurrency", "--jobs", "--results"]),
        ("play", &["NO_COLOR", "arrow keys", "brackets"]),
    ] {
        for word in words {
            assert!(help(&[command]).contains(word), "{command}: {word}");
        }
    }
}

#[test]
fn pgn_reads_a_file_and_goes_on_after_a_broken_game() {
    let text = "[White \"A\"]\n\n1. e4 e5 2. Kd4 *\n\n[White \"B\"]\n[White \"C\"]\n\n1. d4 {the main line} (1. c4) d5 1/2-1/2\n";
    let file = std::env::temp_dir().join(format!("gridmate-{}.pgn", std::process::id()));
    std::fs::write(&file, text).unwrap();
    let run = run(&["pgn", file.to_str().unwrap()], b"");
    std::fs::remove_file(&file).unwrap();
    let games = run.objects();
    assert_eq!((run.code, games.len()), (Some(0), 2), "{run:?}");
    let error = &games[0]["error"];
    assert_eq!((&games[0]["ok"], &error["line"], &error["column"]), (&json!(false), &json!(3), &json!(13)));
    assert_eq!((&error["args"]["text"], games[0]["moves"].as_array().unwrap().len()), (&json!("Kd4"), 2));
    assert_eq!(games[1]["tags"], json!([["White", "B"]]));
    assert_eq!(games[1]["moves"], json!([{ "uci": "d2d4", "san": "d4" }, { "uci": "d7d5", "san": "d5" }]));
    assert_eq!((&games[1]["start"], &games[1]["result"]), (&json!(START), &json!("1/2-1/2")));
}

#[test]
fn pgn_reads_old_files_and_says_so() {
    let run = run(&["pgn"], b"[White \"M\xFCller\"]\n\n1. e4 *\n");
    assert_eq!(run.object()["tags"], json!([["White", "Müller"]]));
    assert!(run.code == Some(0) && run.stderr.contains("not UTF-8"), "{run:?}");
}

#[test]
fn pgn_without_games_prints_nothing() {
    assert_eq!(good(&["pgn"]), "");
}

#[test]
fn diagram_draws_in_three_styles() {
    assert_eq!(good(&["diagram"]).lines().next(), Some("8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜"));
    assert_eq!(good(&["diagram", START, "--style", "letters"]).lines().next(), Some("8 r n b q k b n r"));
    let boxed = good(&["diagram", START, "--style", "boxed"]);
    assert_eq!(boxed.lines().next(), Some("-".repeat(33).as_str()));
    assert_eq!(boxed.lines().nth(1), Some("| r | n | b | q | k | b | n | r |"));
    assert_eq!(boxed.lines().count(), 17);
    assert!(good(&["diagram", "8/8/8/3Q4/8/8/8/8"]).contains('♕'), "a board needs no kings to be drawn");
}

#[test]
fn chess960_gives_the_board_of_a_number() {
    assert_eq!(good(&["chess960", "--number", "518"]), format!("518 RNBQKBNR {START}\n"));
    assert_eq!(good(&["chess960", "--number", "0", "--format", "row"]), "BBQNNRKR\n");
    assert_eq!(good(&["chess960", "--number", "518", "--format", "fen"]), format!("{START}\n"));
    let object = run(&["chess960", "--number", "959", "--format", "json"], b"").object();
    assert_eq!((&object["number"], &object["row"]), (&json!(959), &json!("RKRNNQBB")));
    let boxed = good(&["chess960", "--number", "518", "--format", "boxed"]);
    assert_eq!(boxed.lines().nth(15), Some("| R | N | B | Q | K | B | N | R |"));
    assert_eq!(boxed.lines().nth(1), boxed.lines().nth(15));
}

#[test]
fn chess960_draws_the_same_boards_from_the_same_seed() {
    let drawn = good(&["chess960", "--seed", "7", "--count", "50", "--format", "row"]);
    assert_eq!(drawn, good(&["chess960", "--seed", "7", "--count", "50", "--format", "row"]));
    assert_ne!(drawn, good(&["chess960", "--seed", "8", "--count", "50", "--format", "row"]));
    assert_eq!(drawn.lines().count(), 50);
    assert_ne!(good(&["chess960", "--count", "20"]), good(&["chess960", "--count", "20"]), "without a seed by chance");
}

#[test]
fn chess960_checks_itself() {
    assert!(good(&["chess960", "--self-check"]).starts_with("100/100 "));
    assert!(good(&["chess960", "--self-check", "--count", "5000", "--seed", "1"]).starts_with("5000/5000 "));
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in ["play", "inspect", "evaluate", "perft", "game", "pgn", "review", "diagram", "chess960", "script"] {
        assert!(good(&[command, "--help"]).contains(&format!("gridmate {command}")), "{command}");
        assert!(good(&["--help"]).contains(command));
    }
    assert_eq!(good(&["--version"]), format!("gridmate {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn wrong_usage_is_told_in_a_sentence_with_exit_code_two() {
    for (arguments, told) in [
        (&[][..], "Usage"),
        (&["bogus"], "unrecognized"),
        (&["inspect", "--bogus"], "unexpected"),
        (&["inspect", "--stdin", START], "cannot be used"),
        (&["inspect", "--perft", "9"], "the deepest is 8"),
        (&["inspect", "--perft", "-1"], "number from 0 to 8"),
        (&["perft"], "<DEPTH>"),
        (&["perft", "99"], "the deepest is 13"),
        (&["perft", "x"], "number from 0 to 13"),
        (&["perft", "3", "--fen", "x"], "FEN: the text has 1 field"),
        (&["pgn", "--rewrite", "no/such/file.pgn"], "cannot read no/such/file.pgn"),
        (&["diagram", "9/9"], "FEN: "),
        (&["diagram", START, "--style", "oil"], "letters"),
        (&["chess960", "--number", "960"], "from 0 to 959"),
        (&["chess960", "--number", "1", "--seed", "1"], "cannot be used"),
        (&["chess960", "--count", "0"], "count"),
    ] {
        let run = run(arguments, b"");
        assert_eq!(run.code, Some(2), "{arguments:?}");
        assert!(run.stderr.contains(told), "{arguments:?}: {}", run.stderr);
        assert!(run.stdout.is_empty(), "{arguments:?}: {}", run.stdout);
    }
}

#[test]
fn what_is_wrong_is_shown_without_what_steers_the_terminal_and_not_at_any_length() {
    let long = "x".repeat(100_000);
    for arguments in [
        &["match", "--white", "\u{1B}[31mred", "--black", "random"][..],
        &["match", "--white", "random", "--black", "random", "--openings", "no/\u{1B}[31m\u{202E}file"],
        &["match", "--white", "engine;hash=\u{1B}[31m", "--black", "random"],
        &["inspect", "\u{1B}]0;title\u{7}\u{9B}"],
        &["\u{1B}[2Jbogus"],
        &["moves", "-p", "\u{202E}rook", "-l", "e4"],
        &["match", "--white", &long, "--black", "random"],
        &["match", "--white", "random", "--black", "random", "--openings", &long],
        &[&long],
    ] {
        let Run { code, stderr, .. } = run(arguments, b"");
        assert_eq!(code, Some(2), "{stderr}");
        assert!(stderr.chars().count() < 3_000, "{} characters", stderr.chars().count());
        let unseen = stderr.chars().find(|char| char.is_control() && *char != '\n' || *char == '\u{202E}');
        assert_eq!(unseen, None, "{stderr:?}");
    }
}

#[test]
fn a_reader_who_leaves_early_is_no_trouble() {
    let mut talk = Talk::start(&["chess960", "--count", "1000000", "--format", "json"]);
    assert!(talk.hear()["number"].is_u64());
    let run = talk.hang_up();
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
}

#[test]
fn moves_answers_as_the_article_does() {
    let knight = run(&["moves", "-p", "knight", "-l", "g2"], b"").object();
    assert_eq!(
        knight,
        json!({ "ok": true, "piece": "knight", "current_location": "g2", "moves": ["e1", "e3", "f4", "h4"] })
    );
    let rook = run(&["moves", "--piece", "Rook", "--location", "E6"], b"").object();
    let squares = "a6 b6 c6 d6 e1 e2 e3 e4 e5 e7 e8 f6 g6 h6".split(' ').collect::<Vec<_>>();
    assert_eq!(rook, json!({ "ok": true, "piece": "rook", "current_location": "E6", "moves": squares }));
    let article =
        r#""piece": "knight", "current_location": "D4", "moves": ["b3", "b5", "c2", "c6", "e2", "e6", "f3", "f5"]}"#;
    let text = format!("{{\"ok\": true, {article}");
    for name in ["knight", "Horse", "n"] {
        assert_eq!(good(&["moves", "-p", name, "-l", "D4"]), format!("{text}\n"));
    }
    for (name, other) in [("rook", "elephant"), ("rook", "castle"), ("bishop", "camel")] {
        assert_eq!(good(&["moves", "-p", name, "-l", "e6"]), good(&["moves", "-p", other, "-l", "e6"]));
    }
    let pawn = run(&["moves", "-p", "pawn", "-l", "e7", "--color", "black"], b"").object();
    assert_eq!(pawn["moves"], json!(["e5", "e6"]));
}

#[test]
fn moves_tells_what_is_pinned_and_who_attacks() {
    let fen = "4k3/4r3/8/8/4N3/8/8/4K3 w - - 0 1";
    let knight = run(&["moves", "-l", "e4", "--fen", fen], b"").object();
    assert_eq!(knight["moves"].as_array().unwrap().len(), 8);
    assert_eq!((&knight["legal"], &knight["attackers"]), (&json!([]), &json!(["e7"])));
    assert_eq!((&knight["piece"], &knight["color"], &knight["square"]), (&json!("n"), &json!("w"), &json!("e4")));
    assert_eq!(run(&["moves", "-l", "E4", "--fen", fen], b"").object(), knight);
}

#[test]
fn sets_counts_lists_and_says_the_query() {
    assert_eq!(good(&["sets", "king", "--count"]), "424\n");
    assert_eq!(good(&["sets", "queen-rook", "--count"]), "560\n");
    assert_eq!(good(&["sets", "~knight", "--count"]), "3696\n");
    assert_eq!(good(&["sets", "rook|bishop|knight", "--count"]), good(&["sets", "possible", "--count"]));
    assert_eq!(good(&["sets", "king-steps", "--count"]), "420\n");
    assert_eq!(good(&["sets", "knight", "--from", "g2"]), "g2e1\ng2e3\ng2f4\ng2h4\n");
    assert!(good(&["sets", "rook", "--sql"]).ends_with("where (X = Xi or Y = Yi)\n"));
    assert_eq!(good(&["sets"]).lines().count(), 17);
    assert_eq!(good(&["sets", "--fen", START]).lines().count(), 43);
    assert_eq!(good(&["sets", "fork-w", "--fen", "r3k3/2N5/8/8/8/8/8/6K1 b - - 0 1"]), "c7a8\nc7e8\n");
    assert_eq!(good(&["sets", "castle", "--count"]), "896\n");
    let diagonals = good(&["sets", "queen-rook", "--sql"]);
    assert!(
        diagonals.starts_with("select * from (\n  Select FromSquare, ToSquare") && diagonals.contains("\nexcept\n")
    );
    assert!(good(&["sets", "knight", "--from", "g2", "--sql"]).ends_with("where FromSquare in ('g2')\n"));
    assert!(
        good(&["sets", "--schema"])
            .contains("create view dbo.Paths (X, Y, FromSquare, Xi, Yi, ToSquare, Step, PathSquare)")
    );
    assert_eq!(good(&["sets", "legal", "--count", "--fen", START]), "20\n");
}

#[test]
fn sets_tells_the_paths_that_pieces_travel_over() {
    assert_eq!(good(&["sets", "rook from a1 to a4 c1", "--paths"]), "a1c1 b1\na1a4 a2 a3\n");
    assert_eq!(good(&["sets", "bishop from h8 to e5", "--paths"]), "h8e5 g7 f6\n");
    assert_eq!(good(&["sets", "knight", "--paths", "--count"]), "0\n");
    assert_eq!(good(&["sets", "rook", "--paths", "--count"]), "1792\n");
    assert_eq!(good(&["sets", "queen", "--paths", "--count"]), "2576\n");
    let object = run(&["sets", "queen from a1 to d4 b1", "--paths", "--json"], b"").object();
    assert_eq!(object["pairs"], json!([["a1", "b1", []], ["a1", "d4", ["b2", "c3"]]]));
    assert!(
        good(&["sets", "rook", "--paths", "--sql"])
            .starts_with("select P.FromSquare, P.ToSquare, P.Step, P.PathSquare")
    );
    assert_eq!(good(&["sets", "queen from d1 and blocked", "--count", "--fen", START]), "16\n");
}

#[test]
fn a_wrong_piece_square_or_set_is_told_with_what_there_is() {
    for (arguments, word) in [
        (&["moves", "-p", "tower", "-l", "e4"][..], "rook"),
        (&["moves", "-p", "rook", "-l", "i9"], "e6"),
        (&["moves", "-l", "e4"], "--piece"),
        (&["moves", "-l", "e5", "--fen", START], "empty"),
        (&["sets", "tower"], "rook"),
        (&["sets", "rook+king"], "|"),
        (&["sets", "rook|"], "rook"),
        (&["sets", "rook or knigth"], "column 9: unknown set \"knigth\". Did you mean knight?"),
        (&["sets", "legal"], "give it with --fen"),
    ] {
        let talk = run(arguments, b"");
        assert_eq!(talk.code, Some(2), "{arguments:?}");
        assert!(talk.stderr.contains(word), "{}", talk.stderr);
    }
}

#[test]
fn chess960_shows_the_way_to_a_row() {
    let board = run(&["chess960", "--number", "518", "--format", "json"], b"").object();
    assert_eq!(board["row"], "RNBQKBNR");
    let ways: Vec<_> = board["steps"].as_array().unwrap().iter().map(|step| step["way"].as_u64().unwrap()).collect();
    assert_eq!(ways, [2, 1, 2, 5, 0]);
    assert_eq!(board["steps"][3]["row"], ".NBQ.BN.");
}

#[test]
fn moves_maps_who_attacks_what() {
    let map = run(&["moves", "--fen", START], b"").object();
    assert_eq!(map["white"]["f3"], json!(["e2", "g1", "g2"]));
    assert_eq!((&map["black"]["f6"], map["white"].get("e5")), (&json!(["e7", "g7", "g8"]), None));
    let pairs = run(&["sets", "knight", "--from", "a1", "--json"], b"").object();
    assert_eq!(pairs, json!({ "ok": true, "set": "knight", "count": 2, "pairs": [["a1", "c2"], ["a1", "b3"]] }));
}

#[test]
fn matches_are_the_same_for_a_seed_however_many_games_at_once() {
    let arguments =
        ["match", "--white", "alphabeta:1", "--black", "random", "--games", "12", "--swap", "--openings", "960"];
    let with = |more: &[&str]| run(&[&arguments[..], &["--json", "--seed", "5"], more].concat(), b"").object();
    let one = with(&[]);
    assert_eq!(one, with(&["-j", "4"]));
    assert_eq!((&one["games"], &one["seed"], &one["white"]["name"]), (&json!(12), &json!(5), &json!("alphabeta:1")));
    assert_eq!((&one["white"]["wins"], &one["black"]["losses"]), (&json!(12), &json!(12)));
    assert_eq!(
        (&one["elo"]["value"], &one["elo"]["high"], &one["ends"]),
        (&json!(null), &json!(null), &json!({ "checkmate": 12 }))
    );
    let sum = |object: &Value| ["wins", "losses", "draws"].map(|key| object[key].as_u64().unwrap()).iter().sum::<u64>();
    let chance = run(&["match", "--white", "random", "--black", "random", "--games", "30", "--json"], b"").object();
    assert_eq!((sum(&chance["white"]), sum(&chance["black"])), (30, 30));
    assert!(chance["elo"]["low"].as_f64() < chance["elo"]["value"].as_f64());
}

#[test]
fn the_games_of_a_match_are_written_down() {
    let file = std::env::temp_dir().join(format!("gridmate-match-{}.pgn", std::process::id()));
    let path = file.to_str().unwrap();
    let arguments = [
        "match",
        "--white",
        "minimax:1",
        "--black",
        "random",
        "--games",
        "4",
        "--swap",
        "--openings",
        "960",
        "--pgn",
        path,
    ];
    assert!(good(&arguments).starts_with("minimax:1 against random: 4 won, 0 drawn, 0 lost\nElo at least +7 (95 %)\n"));
    let games = run(&["pgn", path], b"").objects();
    std::fs::remove_file(&file).unwrap();
    let seats: Vec<_> = games.iter().map(|game| (tag(game, "White"), game["result"].clone())).collect();
    let expected = [("minimax:1", "1-0"), ("random", "0-1")].map(|(name, result)| (json!(name), json!(result)));
    assert_eq!(seats, [&expected[..], &expected].concat());
    // The same opening for both sides, then another.
    assert_eq!(games[0]["start"], games[1]["start"]);
    assert!(games.iter().all(|game| game["ok"] == true && tag(game, "Variant") == "Chess960"));
}
