//! A fixed benchmark of the strong engine, whose number of nodes is its signature.

use super::{Engine, Limits, NoControl, Task};
use crate::game::Game;
use crate::notation::fen;

/// Openings, middlegames and endings, quiet and sharp ones, of both variants.
const POSITIONS: &str = include_str!("bench.fen");

/// The depth of a usual run.
pub const BENCH_DEPTH: u32 = 12;
/// The depth of a short run, and its number of nodes on every machine. A change of the search changes the number;
/// `gridmate bench --depth 7` prints the new one.
pub const SIGNATURE: (u32, u64) = (7, 64_278);
/// The size of the hash table.
const HASH_BYTES: usize = 16 << 20;

/// Searches a fixed list of positions to a depth, each with an empty table, and returns the nodes: the same number on every
/// machine, natively and as WebAssembly.
#[must_use]
pub fn bench(depth: u32) -> u64 {
    let mut engine: Engine = Engine::new(HASH_BYTES);
    let task = Task { limits: Limits { depth: Some(depth), ..Limits::default() }, ..Task::default() };
    let mut nodes = 0;
    for text in POSITIONS.lines() {
        let Ok((position, variant)) = fen::parse_any(text) else { continue };
        engine.clear();
        engine.think(&Game::new(position, variant), &task, &NoControl, &mut |_| {});
        nodes += engine.nodes();
    }
    nodes
}
