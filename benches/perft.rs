//! Perft side by side with cozy-chess: `cargo run --release --example perft`, or `cargo xtask bench`.
//!
//! Both programs walk the same positions in turn, round after round in one process, so that what else the machine
//! does hits both; the medians are compared. A number after `--` sets the rounds. With `serve` it walks what it is
//! asked for line by line, so that a browser can take turns with it.

mod walks;

use std::time::Instant;
use walks::{Arena, PLACES, Place, Program, Walk};

fn main() {
    if std::env::args().nth(1).as_deref() == Some("serve") {
        return serve();
    }
    let number = std::env::args().skip(1).find_map(|argument| argument.parse().ok());
    let rounds: usize = number.unwrap_or(9);
    println!("Million paths a second, median of {rounds} interleaved rounds\n");
    println!("{:<18}{:<14}{:>10}{:>12}{:>8}", "walk", "position", "gridmate", "cozy-chess", "ratio");
    for walk in Walk::ALL {
        let mut ratios = Vec::new();
        for place in &PLACES {
            let mut arena = Arena::new(place);
            let mut speeds = [Vec::new(), Vec::new()];
            for _ in 0..rounds {
                for (program, speeds) in [Program::Gridmate, Program::Cozy].into_iter().zip(&mut speeds) {
                    speeds.push(speed(&mut arena, program, walk, place));
                }
            }
            let [ours, theirs] = speeds.map(median);
            ratios.push(ours / theirs);
            println!("{:<18}{:<14}{ours:>10.1}{theirs:>12.1}{:>8.2}", walk.name(), place.name, ours / theirs);
        }
        let mean = ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64;
        println!("{:<18}{:<14}{:>30.2}\n", walk.name(), "geometric mean", mean.exp());
    }
}

/// Million paths a second.
fn speed(arena: &mut Arena, program: Program, walk: Walk, place: &Place) -> f64 {
    let start = Instant::now();
    let paths = arena.walk(program, walk, place.depth);
    let speed = paths as f64 / start.elapsed().as_secs_f64() / 1e6;
    assert_eq!(paths, place.paths, "{}", place.name);
    speed
}

/// Answers each line, the numbers of a walk and a place, with Gridmate's speed.
fn serve() {
    for line in std::io::stdin().lines().map_while(Result::ok) {
        let numbers: Vec<usize> = line.split(' ').filter_map(|number| number.parse().ok()).collect();
        let asked = |at: usize| numbers.get(at).copied().unwrap_or(usize::MAX);
        match (Walk::ALL.get(asked(0)), PLACES.get(asked(1))) {
            (Some(&walk), Some(place)) => println!("{}", speed(&mut Arena::new(place), Program::Gridmate, walk, place)),
            _ => println!("0"),
        }
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
