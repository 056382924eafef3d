//! How fast files of games are read: `cargo run --release --example pgn`.
//!
//! A file of 64 MB, made from a seed, is cut into its games, whole and in pieces of several sizes; then one long game in
//! pieces; then all games of the file are read with every move checked, and what was made to cost more than its length.

mod games;

use gridmate::notation::pgn::{self, Chunk, Index};
use std::hint::black_box;
use std::time::Instant;

const SEED: u64 = 1;
const SIZE: usize = 64 << 20;
/// The rounds of which the best counts.
const ROUNDS: usize = 3;

fn main() {
    let file = games::bytes(SEED, SIZE);
    println!(
        "{} games, {} MB, from seed {SEED}; MB/s, the best of {ROUNDS} rounds\n",
        index(&file, file.len()),
        file.len() >> 20
    );
    let long = format!("{} *", "1. Nf3 Nf6 2. Ng1 Ng8 {and so on} ".repeat(13_000));
    for (name, text) in [("the file", &file), ("one game of 437 KB", &long)] {
        for (size, shown) in [(text.len(), "whole"), (64 << 10, "64 KiB"), (4 << 10, "4 KiB"), (64, "64 B")] {
            report(&format!("index of {name}, {shown}"), text.len(), || index(text, size));
        }
    }
    report("read with every move checked", file.len(), || pgn::read(&file).filter(Result::is_ok).count());
    // What costs its length costs twice as much at twice the length: the figures of each pair are alike.
    for count in [500, 1_000] {
        let name = |at: usize| format!("{}{at}", "a".repeat(700));
        let tags: String = (0..count).map(|at| format!("[{} \"\"]\n\n", name(at))).collect();
        report(&format!("{count} tags with long names"), tags.len(), || pgn::read(&tags).count());
    }
    for size in [1 << 19, 1 << 20] {
        let mut comment = b"1. e4 {".to_vec();
        comment.resize(size, 0xE9);
        comment.extend_from_slice(b"} *");
        report(&format!("a Latin-1 comment of {size} bytes, 1 KiB"), size, || {
            let mut stream = pgn::Stream::new();
            for piece in comment.chunks(1 << 10) {
                let _ = stream.feed(piece, Chunk::Inner, &mut Nothing);
            }
            usize::from(stream.feed(b"", Chunk::Last, &mut Nothing).is_continue())
        });
    }
}

/// Looks at all and takes nothing.
struct Nothing;

impl pgn::Visitor for Nothing {}

fn index(text: &str, size: usize) -> usize {
    let (mut index, mut games) = (Index::new(), 0);
    for piece in text.as_bytes().chunks(size) {
        index.feed(piece, Chunk::Inner, |entry| games += usize::from(!black_box(entry).bytes.is_empty()));
    }
    index.feed(b"", Chunk::Last, |entry| games += usize::from(!black_box(entry).bytes.is_empty()));
    games
}

fn report(name: &str, bytes: usize, mut run: impl FnMut() -> usize) {
    let best = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        black_box(run());
        start.elapsed().as_secs_f64()
    });
    let best = best.fold(f64::INFINITY, f64::min);
    println!("{name:<40}{:>10.1}", bytes as f64 / 1e6 / best);
}
