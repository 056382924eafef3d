//! `gridmate uci`, spoken with as a chess program speaks with an engine.

use crate::engine::Engine;
use crate::oracle::{self, Row};

/// What comes after a word in a line of information.
fn field<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    line.split_whitespace().skip_while(|word| *word != name).nth(1)
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn it_introduces_itself_and_is_ready() {
    let mut engine = Engine::start();
    engine.tell("uci");
    let heard = engine.until("uciok");
    assert!(heard[0].starts_with("id name Gridmate ") && heard[1].starts_with("id author "));
    for option in [
        "option name Hash type spin default 16 min 1 max 65536",
        "option name Clear Hash type button",
        "option name Threads type spin default 1 min 1 max 256",
        "option name MultiPV type spin default 1 min 1 max 218",
        "option name Ponder type check default false",
        "option name Move Overhead type spin default 20 min 0 max 5000",
        "option name UCI_Chess960 type check default false",
        "option name UCI_LimitStrength type check default false",
        "option name UCI_AnalyseMode type check default false",
    ] {
        assert!(heard.iter().any(|line| line == option), "{option}");
    }
    assert!(heard.iter().any(|line| line.starts_with("option name UCI_Elo type spin ")));
    assert_eq!(engine.ready(), ["readyok"]);
    engine.hang_up();
}

#[test]
fn the_engine_of_testing_frameworks_speaks_uci_without_arguments() {
    let mut engine = Engine::of(env!("CARGO_BIN_EXE_gridmate-uci"), &[]);
    engine.tell("uci");
    engine.until("uciok");
    assert_eq!(engine.best("go depth 2").len(), 4);
    engine.hang_up();
    let bench = std::process::Command::new(env!("CARGO_BIN_EXE_gridmate-uci")).args(["bench", "--depth", "1"]).output();
    assert!(bench.unwrap().stdout.starts_with(b"nodes "));
}

#[test]
fn every_form_of_go_ends_with_a_legal_move() {
    let mut engine = Engine::start();
    for go in [
        "go depth 4",
        "go nodes 3000",
        "go movetime 50",
        "go wtime 1000 btime 1000",
        "go wtime 500 btime 500 winc 50 binc 50",
        "go wtime 1000 btime 1000 movestogo 5",
        "go btime 400",
        "go wtime 0 btime 0",
        "go movetime 0",
        "go nodes 1",
        "go depth 200 nodes 2000 movetime 5000",
    ] {
        let heard = engine.think(go);
        assert!(engine.ready().len() == 1, "{go}");
        let played = field(heard.last().unwrap(), "bestmove").unwrap().to_owned();
        engine.tell(format!("position startpos moves {played}"));
        assert_eq!(engine.ready(), ["readyok"], "{go}: {played}");
        engine.tell("position startpos");
    }
    assert_eq!(engine.best("go searchmoves a2a3 depth 3"), "a2a3");
}

#[test]
fn a_line_of_information_has_all_its_fields() {
    let mut engine = Engine::start();
    let heard = engine.think("go depth 9");
    let infos: Vec<_> = heard.iter().filter(|line| line.starts_with("info depth")).collect();
    assert!(infos.len() >= 9);
    for line in &infos {
        for name in ["depth", "seldepth", "multipv", "cp", "nodes", "nps", "hashfull", "time"] {
            assert!(field(line, name).is_some_and(|value| value.parse::<i64>().is_ok()), "{name}: {line}");
        }
        assert!(field(line, "pv").is_some_and(|played| played.len() == 4), "{line}");
    }
    let pv: Vec<_> = infos.last().unwrap().split(" pv ").nth(1).unwrap().split(' ').collect();
    let best: Vec<_> = heard.last().unwrap().split(' ').collect();
    assert_eq!(best, ["bestmove", pv[0], "ponder", pv[1]]);
}

#[test]
fn mates_are_found_and_told_in_moves() {
    let mut engine = Engine::start();
    engine.tell("position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
    for lines in ["1", "2"] {
        engine.tell(format!("setoption name MultiPV value {lines}"));
        let heard = engine.think("go mate 1");
        let depth = heard.iter().find(|line| line.contains(" score mate 1 ")).and_then(|line| field(line, "depth"));
        assert_eq!(depth, Some("1"), "{heard:?}");
        assert_eq!(heard.last().unwrap(), "bestmove a1a8");
    }
    // There is none here, and the search ends all the same.
    engine.tell("position fen 4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1");
    assert!(engine.think("go mate 2").last().unwrap().starts_with("bestmove e4d5"));
    for (fen, score) in [("8/8/8/8/8/5k2/6q1/7K w - - 0 60", "mate 0"), ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "cp 0")] {
        engine.tell(format!("position fen {fen}"));
        assert_eq!(engine.think("go depth 3"), [format!("info depth 0 score {score}"), "bestmove (none)".to_owned()]);
    }
}

#[test]
fn several_lines_are_told_in_order() {
    let mut engine = Engine::start();
    engine.tell("setoption name MultiPV value 3");
    let heard = engine.think("go depth 5");
    let last: Vec<_> = heard.iter().filter(|line| field(line, "depth") == Some("5")).collect();
    let ranks: Vec<_> = last.iter().rev().take(3).rev().map(|line| field(line, "multipv").unwrap()).collect();
    assert_eq!(ranks, ["1", "2", "3"]);
    let scores: Vec<i64> =
        last.iter().rev().take(3).rev().map(|line| field(line, "cp").unwrap().parse().unwrap()).collect();
    assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
    let mut moves: Vec<_> = last.iter().rev().take(3).map(|line| field(line, "pv").unwrap()).collect();
    moves.sort_unstable();
    moves.dedup();
    assert_eq!(moves.len(), 3);
    assert_eq!(heard.last().unwrap().split(' ').nth(1), field(last[last.len() - 3], "pv"));
}

#[test]
fn a_stop_ends_a_search_that_nothing_else_ends() {
    let mut engine = Engine::start();
    for threads in ["1", "2"] {
        engine.tell(format!("setoption name Threads value {threads}"));
        for depth in ["1", "5", "9"] {
            engine.tell("go infinite");
            while field(engine.until("info").last().unwrap(), "depth") != Some(depth) {}
            engine.think("stop");
        }
    }
}

#[test]
fn it_is_ready_while_it_thinks_and_says_nothing_before_it_may() {
    let mut engine = Engine::start();
    // Mate in one: there is nothing left to find out, and still the move is held back.
    engine.tell("position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
    for go in ["go infinite", "go infinite depth 1", "go ponder wtime 50 btime 50", "go ponder movetime 1"] {
        engine.tell(go);
        let mut heard = engine.until("info");
        heard.extend(engine.ready());
        assert!(!heard.iter().any(|line| line.starts_with("bestmove")), "{go}: {heard:?}");
        engine.tell("ucinewgame");
        engine.ready();
        assert_eq!(engine.best("stop"), "a1a8", "{go}");
    }
    engine.tell("position fen 8/8/8/8/8/5k2/6q1/7K w - - 0 60");
    engine.tell("go infinite");
    assert!(!engine.ready().iter().any(|line| line.starts_with("bestmove")));
    assert_eq!(engine.think("stop").last().unwrap(), "bestmove (none)");
}

#[test]
fn a_hit_puts_the_search_on_the_clock() {
    let mut engine = Engine::start();
    for go in ["movetime 200", "wtime 3000 btime 3000", "depth 3"] {
        engine.tell("position startpos moves e2e4");
        engine.tell(format!("go ponder {go}"));
        let mut heard = engine.until("info");
        heard.extend(engine.ready());
        assert!(!heard.iter().any(|line| line.starts_with("bestmove")), "{go}");
        engine.think("ponderhit");
    }
    engine.tell("ponderhit");
    assert!(engine.ready()[0].starts_with("info string "));
}

#[test]
fn heavy_moves_are_told_one_by_one_after_a_few_seconds() {
    let mut engine = Engine::start();
    engine.tell("go infinite");
    let line = loop {
        let line = engine.until("info").pop().unwrap();
        if line.contains(" currmove ") {
            break line;
        }
    };
    engine.think("stop");
    assert!(field(&line, "currmove").is_some_and(|played| played.len() == 4), "{line}");
    assert!(field(&line, "currmovenumber").is_some_and(|number| number.parse::<u32>().is_ok()), "{line}");
}

#[test]
fn castling_is_written_in_the_way_of_the_game() {
    let mut engine = Engine::start();
    let fen = "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    for (chess960, castle) in [("true", "e1h1"), ("false", "e1g1")] {
        engine.tell(format!("setoption name UCI_Chess960 value {chess960}"));
        for read in ["e1g1", "e1h1"] {
            engine.tell(format!("{fen} moves {read}"));
            assert!(engine.fen().starts_with("4k3/8/8/8/8/8/8/5RK1 b - "), "{chess960} {read}");
            engine.tell(fen);
            assert_eq!(engine.best(&format!("go depth 2 searchmoves {read}")), castle);
        }
        engine.tell(fen);
        engine.tell("go perft 1");
        let counted = engine.until("Nodes");
        assert!(counted.contains(&format!("{castle}: 1")), "{counted:?}");
        assert_eq!(counted.last().unwrap(), "Nodes searched: 15");
    }
    // A start that only Chess960 has needs no option to be understood.
    engine.tell("position fen qnbbrkrn/1pppp1p1/p4p2/7p/8/1P1P2P1/P1P1PP1P/QNBBRKRN w GEge - 0 5 moves f1g1");
    assert_eq!(engine.fen().split(' ').next(), Some("qnbbrkrn/1pppp1p1/p4p2/7p/8/1P1P2P1/P1P1PP1P/QNBBRRKN"));
}

#[test]
fn paths_are_counted() {
    let mut engine = Engine::start();
    for (depth, nodes) in [(0, 1), (1, 20), (4, 197_281), (5, 4_865_609)] {
        engine.tell(format!("go perft {depth}"));
        let counted = engine.until("Nodes");
        assert_eq!(counted.last().unwrap(), &format!("Nodes searched: {nodes}"));
        assert_eq!(counted.iter().filter(|line| line.contains(": ")).count(), if depth == 0 { 1 } else { 21 });
    }
    engine.tell("go perft 4294967295");
    engine.tell("stop");
    engine.until("Nodes");
}

#[test]
fn a_weak_player_overlooks_the_same_throughout_a_game_and_other_moves_in_the_next() {
    let mut engine = Engine::start();
    engine.tell("setoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value 430");
    let mut played: Vec<_> = (0..12)
        .map(|_| {
            engine.tell("ucinewgame");
            let starts = ["startpos moves e2e4", "fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"];
            let [one, other] = starts.map(|start| {
                engine.tell(format!("setoption name Clear Hash\nposition {start}"));
                engine.best("go depth 1")
            });
            assert_eq!(one, other);
            one
        })
        .collect();
    played.sort_unstable();
    played.dedup();
    assert!(played.len() > 1, "{played:?}");
}

#[test]
fn what_is_refused_leaves_the_position_and_says_why() {
    let mut engine = Engine::start();
    engine.tell("position startpos moves e2e4");
    let before = engine.fen();
    for line in [
        "position",
        "position fen",
        "position fen xyz",
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "position startpos moves e2e5",
        "position startpos moves e2e4 xyz e7e5",
        "position startpos e2e4",
        "position startpos moves 0000",
        "setoption name Hash value 99999999999999",
        "setoption name Nonexistent value 5",
        "setoption name Hash value abc",
        "debug maybe",
        "xyzzy",
    ] {
        engine.tell(line);
        let heard = engine.ready();
        assert!(
            heard.len() == 2 && heard[0].starts_with("info string ") && heard[0].ends_with('.'),
            "{line}: {heard:?}"
        );
        assert_eq!(engine.fen(), before, "{line}");
    }
    engine.tell([b"\xFF\xFE\0isready".as_slice(), b"\nisready\0\n", &vec![b'a'; 9 << 20]].concat());
    assert_eq!(engine.ready().iter().filter(|line| line.starts_with("info string ")).count(), 3);
    assert_eq!(engine.fen(), before);
    engine.tell("position startpos");
    assert_eq!(engine.fen(), START);
}

#[test]
fn one_search_runs_at_a_time_and_each_gets_its_move() {
    let mut engine = Engine::start();
    for line in ["go infinite", "go depth 5", "position startpos moves e2e4", "isready"] {
        engine.tell(line);
    }
    let heard = engine.until("readyok");
    assert!(heard.iter().any(|line| line.starts_with("info string A search is running")), "{heard:?}");
    // Not all programs wait for the move after a stop.
    for line in ["stop", "go depth 1", "stop", "isready"] {
        engine.tell(line);
    }
    let heard = engine.until("readyok");
    assert_eq!(heard.iter().filter(|line| line.starts_with("bestmove")).count(), 2, "{heard:?}");
    let black = heard.last_chunk::<2>().unwrap()[0].split(' ').nth(1).unwrap().as_bytes()[1];
    assert!(black >= b'7', "{heard:?}");
}

#[test]
fn quit_ends_it_at_once_and_the_end_of_the_input_what_only_a_stop_would_end() {
    for last in [
        "go infinite",
        "go infinite\nquit",
        "go perft 20\nquit",
        "go depth 90\nquit",
        "go ponder",
        "go mate 9 infinite",
        "isready",
        "",
    ] {
        let mut engine = Engine::start();
        engine.ready();
        engine.tell(last);
        engine.hang_up();
    }
}

#[test]
fn at_the_end_of_the_input_it_does_what_it_was_asked_for() {
    for (asked, word) in [
        ("go depth 12", "bestmove"),
        ("go nodes 100000", "bestmove"),
        ("go movetime 900", "bestmove"),
        ("go wtime 20000 btime 20000", "bestmove"),
        ("go perft 5", "Nodes"),
        ("go ponder movetime 700\nponderhit", "bestmove"),
    ] {
        let mut engine = Engine::start();
        engine.tell(asked);
        let lines = engine.hang_up();
        assert!(lines.iter().any(|line| line.starts_with(word)), "{asked}: {lines:?}");
        if asked == "go depth 12" {
            assert!(lines.iter().any(|line| line.starts_with("info depth 12 ")), "{lines:?}");
        }
        if word == "Nodes" {
            assert!(lines.contains(&"Nodes searched: 4865609".to_owned()), "{lines:?}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn threads_that_cannot_be_started_are_done_without() {
    let program = format!("ulimit -v 500000; exec '{}' uci", env!("CARGO_BIN_EXE_gridmate"));
    let mut engine = Engine::of("sh", &["-c", &program]);
    engine.tell("setoption name Threads value 256");
    let said = engine.think("go depth 9");
    let given =
        |line: &String| line.strip_prefix("info string This machine gives ")?.split(' ').next()?.parse::<u32>().ok();
    let threads: Vec<_> = said.iter().filter_map(given).collect();
    assert!(said.iter().any(|line| line.contains("of 256 threads")), "{said:?}");
    assert!(threads.iter().all(|threads| (2..256).contains(threads)), "{threads:?}");
    let lines = {
        engine.tell("go depth 5");
        engine.until("bestmove");
        engine.hang_up()
    };
    assert!(lines.is_empty(), "{lines:?}");
}

/// Whether a search is asked for.
fn asks(text: &str) -> bool {
    text.lines().any(|line| line.split_whitespace().next() == Some("go"))
}

/// Sends what a row holds; afterwards the engine must be ready, and have told as many moves as it was asked for.
fn check(engine: &mut Engine, row: &Row) {
    let (input, id) = (row.bytes(), row.str("id").to_owned());
    let input = input.strip_suffix(b"<EOF>").unwrap_or(&input);
    let ends = input.ends_with(b"quit") || input.len() < row.bytes().len();
    engine.tell(input);
    if ends {
        std::mem::replace(engine, Engine::start()).hang_up();
        return;
    }
    let mut heard = engine.ready();
    let told = |heard: &[String]| {
        heard.iter().filter(|line| line.starts_with("bestmove ") || line.starts_with("Nodes searched")).count()
    };
    // A search that nothing has ended yet.
    engine.tell("stop");
    heard.extend(engine.ready());
    let text = String::from_utf8_lossy(input).into_owned();
    let is_one = row.str("expect").contains("exactly one `bestmove`");
    // It may be ready before the thinking, on a thread of its own, has come to its end.
    if (is_one || asks(&text)) && told(&heard) == 0 {
        heard.extend(engine.until_any(&["bestmove", "Nodes"]));
    }
    assert!(if is_one { told(&heard) == 1 } else { told(&heard) >= usize::from(asks(&text)) }, "{id}: {heard:?}");
}

fn check_rows(all: bool) {
    let mut rows = if all { oracle::whole("malformed") } else { oracle::sample("malformed") };
    rows.retain(|row| row.str("kind") == "ucicmd");
    assert!(!rows.is_empty());
    let mut engine = Engine::start();
    for row in &rows {
        check(&mut engine, row);
    }
    // The state is what a lone good command says.
    engine.tell("position startpos");
    assert_eq!(engine.fen(), START);
    engine.hang_up();
}

#[test]
fn a_sample_of_broken_lines_is_survived() {
    check_rows(false);
}

#[test]
fn heavy_all_broken_lines_are_survived() {
    check_rows(true);
}
