//! A fixed benchmark of the strong engine, whose number of nodes is its signature.

use super::{Engine, Limits, NoControl, Task};
use crate::game::Game;
use crate::notation::fen;

/// Openings, middlegames and endings, quiet and sharp ones, of both variants.
const POSITIONS: [&str; 22] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
    "rnbqk2r/pp2ppbp/3p1np1/8/3NP3/2N1BP2/PPP3PP/R2QKB1R b KQkq - 0 7",
    "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/1PN1PN2/P3BPPP/R1BQ1RK1 b - - 0 9",
    "2rq1rk1/pb1n1ppN/4p3/1pb5/3P1Pn1/P1N5/1PQ1B1PP/R1B2RK1 b - - 0 16",
    "r2q1rk1/1ppnbppp/p2p1nb1/3Pp3/2P1P1P1/2N2N1P/PPB1QP2/R1B2RK1 b - - 0 14",
    "4rrk1/pp1n3p/3q2pQ/2p1pb2/2PP4/2P3N1/P2B2PP/4RRK1 b - - 7 19",
    "r3r1k1/2p2ppp/p1p1bn2/8/1q2P3/2NPQN2/PPP3PP/R4RK1 b - - 2 15",
    "1rbqk1nr/p3ppbp/2np2p1/2p5/1p2PP2/3PB1P1/PPPQ2BP/R2NK1NR b KQk - 0 10",
    "3r1rk1/p5pp/bpp1pp2/8/q1PP1P2/b3P3/P2NQRPP/1R2B1K1 b - - 6 22",
    "r1q2rk1/2p1bppp/2Pp4/p6b/Q1PNp3/4B3/PP1R1PPP/2K4R w - - 2 18",
    "8/8/1p1r1k2/p1pPN1p1/P3KnP1/1P6/8/3R4 b - - 0 1",
    "5k2/7R/4P2p/5K2/p1r2P1p/8/8/8 b - - 0 1",
    "8/3p3B/5p2/5P2/p7/PP5b/k7/6K1 w - - 0 1",
    "8/8/8/8/5kp1/P7/8/1K1N4 w - - 0 1",
    "6k1/4pp1p/3p2p1/P1pPb3/R7/1r2P1PP/3B1P2/6K1 w - - 0 1",
    "2r2rk1/1bqnbpp1/1p1ppn1p/pP6/N1P1P3/P2B1N1P/1B2QPP1/R2R2K1 b - - 0 1",
    "6k1/1R3p2/6p1/2Bp3p/3P2q1/P7/1P2rQ1K/5R2 b - - 4 44",
    "8/1p3k2/p2p1p2/P1pPpPp1/2P1P1Pp/1K5P/8/8 w - - 0 40",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "qnbbrkrn/1pppp1p1/p4p2/7p/8/1P1P2P1/P1P1PP1P/QNBBRKRN w GEge - 0 5",
];

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
    for text in POSITIONS {
        let Ok((position, variant)) = fen::parse_any(text) else { continue };
        engine.clear();
        engine.think(&Game::new(position, variant), &task, &NoControl, &mut |_| {});
        nodes += engine.nodes();
    }
    nodes
}
