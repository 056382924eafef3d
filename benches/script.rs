//! What scripts cost: `cargo run --release --example script`, or `cargo xtask bench --script`.
//!
//! A script is read from nothing, edited at its end, in its middle and at its start, and stepped through. An edit must
//! cost what it changes, however long the script is; so the same edits are timed at growing lengths, and at the end
//! beside reading all of it anew.

mod timing;

use gridmate::script::{Mode, Script, Start};
use std::hint::black_box;
use std::time::Duration;
use timing::{ROUNDS, median};

/// A line of legal moves that ends where it began, so that it can be repeated; with a castle in tokens after each.
const ROUND: &str = "g1f3, g8f6, f3g1, f6g8, b1c3, b8c6, c3b1, c6b8, ";
/// Free edits, of which none is a legal move.
const FREE: &str = "e2e5, xe5, e2=♙, d8d3, xd3, d8=♛, a1a6, a6a1, ";

fn main() {
    println!("Microseconds, median of {ROUNDS} rounds\n");
    let columns = ["read", "edit end", "edit mid", "edit start", "scrub", "boards", "tell"];
    print!("{:<10}{:>9}", "script", "tokens");
    columns.iter().for_each(|column| print!("{column:>12}"));
    println!();
    for (name, unit) in [("legal", ROUND), ("free", FREE)] {
        for tokens in [104, 504, 10_000, 100_000] {
            let text = unit.repeat(tokens / 8);
            let times = measure(&text);
            print!("{name:<10}{tokens:>9}");
            times.iter().for_each(|time| print!("{:>12.1}", time.as_secs_f64() * 1e6));
            println!();
        }
    }
}

fn measure(text: &str) -> [Duration; 7] {
    let open = || match Script::open(Start::default(), Mode::Friendly, text) {
        Ok(script) => script,
        Err(error) => unreachable!("{error}"),
    };
    let mut script = open();
    let mut scrubbed = 0;
    [
        median(|| drop(black_box(open()))),
        // A move is typed and taken back; half of that is one edit.
        edit(&mut script, text.len()),
        edit(&mut script, text.len() / 2 / 48 * 48),
        edit(&mut script, 0),
        median(|| {
            scrubbed = (scrubbed + 7_919) % script.steps();
            black_box(script.state(scrubbed));
        }),
        median(|| black_box(script.sheets()).for_each(|sheet| drop(black_box(sheet)))),
        median(|| black_box(script.diagnostics().take(5)).for_each(|diagnostic| drop(black_box(diagnostic)))),
    ]
}

/// A token typed at a place and deleted again.
fn edit(script: &mut Script, at: usize) -> Duration {
    let both = median(|| {
        let done = script.edit(at..at, "e2e4, ").and_then(|_| script.edit(at..at + 6, ""));
        assert!(done.is_ok());
    });
    both / 2
}
