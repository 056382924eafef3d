//! Games read beside pgn-reader with shakmaty: `cargo run --release --bin games` in this folder.
//!
//! 100,000 games from a seed are read by both, with every move of the main line checked and played; Gridmate builds its
//! tree of moves with variations and comments besides. Both take turns with every 500 games, and of each such part the
//! best round of each counts, so that other work on the machine weighs on both alike.

#[path = "../../../games/mod.rs"]
mod games;

use gridmate::notation::pgn;
use pgn_reader::{Reader, SanPlus, Skip, Visitor};
use shakmaty::{Chess, Position};
use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Instant;

const SEED: u64 = 1;
const GAMES: usize = 100_000;
const PART: usize = 500;
const ROUNDS: usize = 5;

fn main() {
    let mut games = games::Games::new(SEED);
    let parts: Vec<String> = (0..GAMES / PART).map(|_| games.by_ref().take(PART).collect()).collect();
    let bytes: usize = parts.iter().map(String::len).sum();
    println!("{GAMES} games, {} MB, from seed {SEED}; seconds", bytes >> 20);
    let mut best = vec![[f64::INFINITY; 2]; parts.len()];
    for _ in 0..ROUNDS {
        for (part, [ours, theirs]) in parts.iter().zip(&mut best) {
            *ours = ours.min(seconds(|| read(part)));
            *theirs = theirs.min(seconds(|| read_by_peer(part)));
        }
        let [ours, theirs] = best.iter().fold([0.0, 0.0], |sum, part| [sum[0] + part[0], sum[1] + part[1]]);
        println!("gridmate {ours:.3}, pgn-reader with shakmaty {theirs:.3}, ratio {:.2}", ours / theirs);
    }
}

fn seconds(run: impl Fn() -> usize) -> f64 {
    let start = Instant::now();
    assert_eq!(black_box(run()), PART);
    start.elapsed().as_secs_f64()
}

fn read(text: &str) -> usize {
    pgn::read(text).filter(|game| black_box(game).is_ok()).count()
}

fn read_by_peer(text: &str) -> usize {
    let mut reader = Reader::new(text.as_bytes());
    let mut games = 0;
    while let Ok(Some(is_legal)) = reader.read_game(&mut Check) {
        games += usize::from(black_box(is_legal));
    }
    games
}

struct Check;

impl Visitor for Check {
    type Tags = ();
    type Movetext = Chess;
    type Output = bool;

    fn begin_tags(&mut self) -> ControlFlow<bool> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<bool, Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn begin_variation(&mut self, _: &mut Chess) -> ControlFlow<bool, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<bool> {
        match san.san.to_move(position) {
            Ok(played) => {
                position.play_unchecked(played);
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(false),
        }
    }

    fn end_game(&mut self, _: Chess) -> bool {
        true
    }
}
