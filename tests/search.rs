//! The strong engine: mates, safe moves and traps from outside, its limits, and that it gives the same twice.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

mod oracle;
mod random;

use gridmate::engine::{Engine, Limits, Line, NoControl, SIGNATURE, Task, bench};
use gridmate::game::Game;
use gridmate::notation::{fen, uci};
use gridmate::rules::Variant;

fn game(text: &str) -> Game {
    let (position, variant) = fen::parse_any(text).expect("a good FEN");
    Game::new(position, variant)
}

fn strings(row: &oracle::Row, key: &str) -> Vec<String> {
    if row.0.get(key).is_some() { row.texts(key).into_iter().map(str::to_owned).collect() } else { Vec::new() }
}

fn search(engine: &mut Engine, game: &Game, limits: Limits) -> Line {
    engine.clear();
    let task = Task { limits, ..Task::default() };
    engine.think(game, &task, &NoControl, &mut |_| {}).into_iter().next().expect("a legal move")
}

const fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), depth: None, movetime: None }
}

/// What is wrong with the engine's choice in a row.
fn fault(engine: &mut Engine, row: &oracle::Row) -> Option<String> {
    let game = game(row.str("fen"));
    if let Some(moves) = row.0["mate_in"].as_u64() {
        let mut found = None;
        engine.clear();
        let task = Task { limits: nodes(200_000), mate: Some(moves as u32), ..Task::default() };
        engine.think(&game, &task, &NoControl, &mut |report| {
            if report.mate_in() == i32::try_from(moves).ok() {
                found = Some(uci::write(game.position(), report.line[0], Variant::Chess960));
            }
        });
        let keys = strings(row, "keys");
        return match found {
            None => Some(format!("mate in {moves} not found")),
            Some(found) => (!keys.contains(&found)).then(|| format!("{found}, not one of {keys:?}")),
        };
    }
    let best = search(engine, &game, nodes(20_000));
    let played = uci::write(game.position(), best.moves[0], game.variant());
    let (losing, traps) = (strings(row, "losing"), strings(row, "traps"));
    (losing.contains(&played) || traps.contains(&played)).then(|| format!("{played} is bad"))
}

fn check(rows: &[oracle::Row]) {
    let mut engine = Engine::new(1 << 22);
    let faults: Vec<_> =
        rows.iter().filter_map(|row| Some(format!("{}: {}", row.str("fen"), fault(&mut engine, row)?))).collect();
    assert!(faults.is_empty(), "{} of {}:\n{}", faults.len(), rows.len(), faults.join("\n"));
}

#[test]
fn a_sample_of_mates_is_found_within_200_000_nodes_and_of_traps_avoided() {
    check(&oracle::sample("mates"));
}

#[test]
fn heavy_mates_are_found_within_200_000_nodes_and_traps_avoided_in_every_row() {
    check(&oracle::whole("mates"));
}

#[test]
fn a_mate_that_is_not_there_ends_the_search_with_the_best_move() {
    let mut engine: Engine = Engine::new(1 << 22);
    let mut best = |fen: &str, mate: u32, limit: u64| {
        engine.clear();
        let game = game(fen);
        let task = Task { limits: nodes(limit), mate: Some(mate), ..Task::default() };
        let line = engine.think(&game, &task, &NoControl, &mut |_| {}).into_iter().next().expect("a legal move");
        (uci::write(game.position(), line.moves[0], Variant::Standard), line.mate_in(), engine.nodes())
    };
    // There is none in two, but one in five.
    let (played, mate_in, searched) = best("6k1/8/3K4/8/8/8/8/R7 w - - 0 1", 2, 5_000_000);
    assert!(mate_in == Some(5) && searched < 5_000_000, "{played} {mate_in:?} {searched}");
    // Broken off at any time, it has a move for which a queen is won.
    for limit in [200, 2_000, 20_000] {
        assert_eq!(best("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", 9, limit).0, "e4d5", "{limit}");
    }
}

#[test]
fn a_search_that_is_broken_off_has_a_score_for_every_line() {
    let game = game("7k/8/8/8/3q4/8/8/K2Q4 w - - 0 1");
    let mut engine: Engine = Engine::new(1 << 20);
    for limit in (100..6000).step_by(100) {
        engine.clear();
        let task = Task { limits: nodes(limit), lines: 2, ..Task::default() };
        let lines = engine.think(&game, &task, &NoControl, &mut |_| {});
        let [takes, loses] = &lines[..] else { panic!("{} lines", lines.len()) };
        assert!(takes.score > 300 && loses.score < -300, "{limit}: {} and {}", takes.score, loses.score);
    }
}

#[test]
fn the_same_work_takes_the_same_nodes_every_time() {
    assert_eq!(bench(5), bench(5));
}

#[test]
fn the_signature_is_what_the_wasm_module_has_too() {
    let (depth, nodes) = SIGNATURE;
    let found = bench(depth);
    assert_eq!(
        found, nodes,
        "the search has changed: if it was meant to, SIGNATURE in src/engine/bench.rs is ({depth}, {found}) now; \
         `gridmate bench --depth {depth}` shows it as well"
    );
}
