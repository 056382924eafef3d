//! What documents cost: `cargo run --release --example document`.
//!
//! A key in the text of one line, at its end, in its middle and at its start; changes of a tree of 5,000 steps in 500
//! variations; and what is asked at its middle step, beside the same line without a variation: that must cost the same.

mod timing;

use gridmate::document::{Document, NodeId, Note, Viewer};
use gridmate::script::{Start, game_of};
use std::hint::black_box;
use std::time::{Duration, Instant};
use timing::{ROUNDS, median, median_of};

/// A line of legal moves that ends where it began.
const ROUND: &str = "g1f3, g8f6, f3g1, f6g8, ";

type Question = (&'static str, fn(&Document));
type Change<'c> = (&'static str, &'c mut dyn FnMut(&mut Document));

fn main() {
    println!("Microseconds, median of {ROUNDS} rounds\n");
    println!("{:<40}{:>10}{:>10}{:>10}", "a key in a script of", "end", "middle", "start");
    for tokens in [1_000, 10_000, 100_000] {
        let mut document = open(&ROUND.repeat(tokens / 4));
        let length = document.script().text().len() - 2;
        let places = [length, length / 2 / 24 * 24, 0];
        row(&format!("{tokens} tokens"), &places.map(|at| key(&mut document, at)));
    }
    println!("\n{:<40}{:>10}{:>10}", "at the middle of 4,000 steps", "line", "tree");
    let (mut line, mut tree) = (open(&ROUND.repeat(1_000)), tree());
    for document in [&mut line, &mut tree] {
        document.go_to(2_000);
    }
    let questions: [Question; 5] = [
        ("position", |document| {
            black_box(document.script().state(2_000).position().copied());
        }),
        ("SAN", |document| drop(black_box(document.script().san(2_000)))),
        ("diagnostic", |document| drop(black_box(document.script().diagnostic(2_000)))),
        ("children", |document| {
            black_box(document.children(document.cursor_node()));
        }),
        ("repetition and claims", |document| drop(black_box(game_of(document.script(), 2_000)))),
    ];
    for (name, ask) in questions {
        row(name, &[&line, &tree].map(|document| median(|| ask(document))));
    }
    println!("\n{:<40}{:>10}{:>10}", "a change of 5,000 steps, 500 variations", "tree", "view");
    let mut viewer = Viewer::default();
    drop(viewer.look(&tree, true));
    let node = tree.cursor_node();
    let mut count = 0;
    let changes: [Change<'_>; 6] = [
        ("a key at the end", &mut |document| {
            let end = document.script().text().len();
            assert!(document.edit(end..end, "a").is_ok());
        }),
        ("a move at the end", &mut |document| {
            let moves = document.position().map(|position| position.legal_moves());
            assert!(moves.is_some_and(|moves| document.play(moves[0]).is_ok()));
        }),
        ("a move that is a variation", &mut |document| {
            document.go_to(2_000);
            let moves = document.script().state(2_000).position().map(|position| position.legal_moves());
            assert!(moves.is_some_and(|moves| document.play(moves[7]).is_ok()));
        }),
        ("a comment", &mut |document| {
            count += 1;
            assert!(document.set_note(node, Note { after: vec![count.to_string()], ..Note::default() }));
        }),
        ("make the main line", &mut |document| {
            let last = document.children(document.path()[8]).last().copied().unwrap_or(NodeId::ROOT);
            assert!(document.make_main(last));
        }),
        ("delete from the middle on", &mut |document| assert!(document.delete_from(document.path()[2_001]))),
    ];
    for (name, change) in changes {
        row(name, &both(&mut tree, &mut viewer, change));
    }
    println!("\n{:<40}{:>10}{:>10}", "5,000 plies as bytes", "write", "read");
    let long = open(ROUND.repeat(1_250).trim_end_matches([',', ' ']));
    let bytes = long.to_bytes();
    let write = median(|| drop(black_box(long.to_bytes())));
    let read = median(|| drop(black_box(Document::from_bytes(&bytes))));
    row("", &[write, read]);
}

fn open(text: &str) -> Document {
    match Document::new(Start::default(), text) {
        Ok(document) => document,
        Err(error) => unreachable!("{error}"),
    }
}

/// A main line of 4,000 steps with 500 variations of two steps each.
fn tree() -> Document {
    let mut document = open(ROUND.repeat(1_000).trim_end_matches([',', ' ']));
    let main = document.path().to_vec();
    for &node in main.iter().step_by(8) {
        document.select(node);
        for choice in 0..2 {
            let moves = document.script().state(document.cursor()).position().map(|position| position.legal_moves());
            assert!(moves.is_some_and(|moves| document.play(moves[choice]).is_ok()));
        }
    }
    document.select(main[main.len() - 1]);
    document
}

/// A letter typed at a place and deleted again: half of that is one key.
fn key(document: &mut Document, at: usize) -> Duration {
    median(|| {
        assert!(document.edit(at..at, "a").and_then(|_| document.edit(at..at + 1, "")).is_ok());
        document.pause();
    }) / 2
}

/// A change alone, and what is told of it; it is taken back before the next.
fn both(document: &mut Document, viewer: &mut Viewer, change: &mut dyn FnMut(&mut Document)) -> [Duration; 2] {
    let mut views = Vec::new();
    let change = median_of(|| {
        document.pause();
        let start = Instant::now();
        change(document);
        let time = start.elapsed();
        let start = Instant::now();
        drop(black_box(viewer.look(document, true)));
        views.push(start.elapsed());
        assert!(document.undo());
        drop(viewer.look(document, true));
        time
    });
    views.sort_unstable();
    [change, views.get(views.len() / 2).copied().unwrap_or_default()]
}

fn row(name: &str, times: &[Duration]) {
    print!("{name:<40}");
    times.iter().for_each(|time| print!("{:>10.1}", time.as_secs_f64() * 1e6));
    println!();
}
