//! How fast moves are written and read, games written, and positions judged: `cargo run --release --example speed`.

mod games;
mod timing;

use gridmate::engine::evaluation::{Evaluate, HandWritten, Learned};
use gridmate::notation::{pgn, san};
use gridmate::rules::Position;
use std::hint::black_box;
use timing::{ROUNDS, median};

const SEED: u64 = 1;
const SIZE: usize = 1 << 18;

fn main() {
    let file = games::bytes(SEED, SIZE);
    let games: Vec<_> = pgn::read(&file).flatten().collect();
    let positions: Vec<Position> =
        games.iter().flat_map(|game| game.mainline().map(|(position, _)| position)).collect();
    println!("{} games, {} positions, from seed {SEED}; medians of {ROUNDS} rounds\n", games.len(), positions.len());

    let moves: Vec<_> = positions.iter().map(Position::legal_moves).collect();
    let texts: Vec<Vec<String>> = positions.iter().zip(&moves).map(|(at, moves)| san::write_all(at, moves)).collect();
    let count = moves.iter().map(|list| list.len()).sum();
    report("million moves written as SAN a second", count, || {
        positions.iter().zip(&moves).for_each(|(at, moves)| drop(black_box(san::write_all(at, moves))));
    });
    report("million moves read from SAN a second", count, || {
        let read =
            |(at, texts): (&Position, &Vec<String>)| texts.iter().filter(|text| san::parse(at, text).is_ok()).count();
        assert_eq!(positions.iter().zip(&texts).map(read).sum::<usize>(), count);
    });
    let written = games.iter().map(|game| pgn::write(game).len()).sum();
    report("MB of PGN written a second", written, || games.iter().for_each(|game| drop(black_box(pgn::write(game)))));
    let quiet: Vec<_> = positions.iter().filter(|position| !position.is_check()).collect();
    let (mut by_hand, mut learned) = (HandWritten::default(), Learned::default());
    report("million positions judged by hand-written terms a second", quiet.len(), || {
        quiet.iter().for_each(|position| _ = black_box(by_hand.evaluate(position)));
    });
    report("million positions judged by the network a second, each from nothing", quiet.len(), || {
        quiet.iter().for_each(|position| _ = black_box(learned.evaluate(position)));
    });
}

fn report(name: &str, count: usize, run: impl FnMut()) {
    println!("{name:<72}{:>8.2}", count as f64 / median(run).as_secs_f64() / 1e6);
}
