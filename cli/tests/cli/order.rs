//! `gridmate uci`: answers in the order of the lines, and what a large table costs.

use crate::engine::Engine;

/// How often each row is sent, since two threads could answer in one order and then in another.
const ROUNDS: usize = 5;

/// Lines that are sent at once, and the first words of what is answered, but for what is said of a search and of options.
const ROWS: &[(&[&str], &[&str])] = &[
    (&["isready"], &["readyok"]),
    (&["setoption name Hash value 256", "uci", "isready"], &["id", "id", "uciok", "readyok"]),
    (&["setoption name Hash value 256", "setoption name Nonexistent value 1", "isready"], &["info string", "readyok"]),
    (
        &["isready", "setoption name Hash value x", "isready", "xyzzy", "uci"],
        &["readyok", "info string", "readyok", "info string", "id", "id", "uciok"],
    ),
    (&["ucinewgame", "isready", "position startpos moves e2e5", "isready"], &["readyok", "info string", "readyok"]),
    (
        &["setoption name Hash value 256", "go infinite", "isready", "stop", "isready"],
        &["readyok", "bestmove", "readyok"],
    ),
    (&["go infinite", "stop", "isready"], &["bestmove", "readyok"]),
    (&["go infinite", "stop", "uci"], &["bestmove", "id", "id", "uciok"]),
    (&["go infinite", "stop", "xyzzy", "isready"], &["bestmove", "info string", "readyok"]),
    // A search that has begun is not waited for, and the one before it is.
    (
        &["go infinite", "stop", "go infinite", "isready", "stop", "isready"],
        &["bestmove", "readyok", "bestmove", "readyok"],
    ),
    (
        &["go infinite", "go depth 1", "setoption name Threads value 2", "isready", "stop", "isready"],
        &["info string", "readyok", "bestmove", "readyok"],
    ),
    (&["go ponder", "isready", "stop", "ponderhit", "isready"], &["readyok", "bestmove", "info string", "readyok"]),
    (
        &["position startpos moves e2e4", "go infinite searchmoves e7e5 e2e4", "isready", "stop", "isready"],
        &["info string", "readyok", "bestmove", "readyok"],
    ),
    (&["go perft 30", "isready", "stop", "isready"], &["readyok", "info string", "Nodes", "readyok"]),
    (
        &["setoption name Threads value 3", "setoption name Clear Hash", "debug on", "go depth 1 quickly"],
        &["info string", "info string", "bestmove"],
    ),
];

/// The first word of a line, and the second of what is said to people; none of what a search or the list of options says.
fn kind(line: &str) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().take(2).collect();
    match words[..] {
        [] | ["option", _] | ["info", "depth"] => None,
        ["info", "string"] => Some("info string".to_owned()),
        // The paths by their first moves.
        [word, _] if word.ends_with(':') => None,
        [word, ..] => Some(word.to_owned()),
    }
}

#[test]
fn lines_are_answered_in_their_order() {
    for (lines, answers) in ROWS {
        for _ in 0..ROUNDS {
            let mut engine = Engine::start();
            engine.tell(lines.join("\n"));
            let given: Vec<String> = engine.hang_up().iter().filter_map(|line| kind(line)).collect();
            assert_eq!(given, *answers, "{lines:?}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn what_the_machine_lacks_is_said_in_the_order_of_the_lines() {
    let program = format!("ulimit -v 500000; exec '{}' uci", env!("CARGO_BIN_EXE_gridmate"));
    for _ in 0..ROUNDS {
        let mut engine = Engine::of("sh", &["-c", &program]);
        engine.tell("setoption name Hash value 4096\nsetoption name Hash value 0\nisready\nposition startpos x");
        let given = engine.hang_up();
        let parts = ["no 4096 MB to give", "Hash cannot be \"0\"", "readyok", "After startpos"];
        assert_eq!(given.len(), parts.len(), "{given:?}");
        assert!(given.iter().zip(parts).all(|(line, part)| line.contains(part)), "{given:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_large_table_takes_memory_when_it_is_used_and_gives_it_back_when_it_is_cleared() {
    let mut engine = Engine::start();
    engine.tell("setoption name Hash value 4096");
    engine.ready();
    let before = engine.resident();
    assert!(before < 512 << 10, "{before} KiB");
    engine.think("go depth 10");
    let used = engine.resident();
    assert!(used > before, "{before} and then {used} KiB");
    engine.tell("ucinewgame");
    engine.ready();
    let cleared = engine.resident();
    assert!(cleared < used, "{used} and then {cleared} KiB");
    engine.think("go depth 3");
    engine.hang_up();
}
