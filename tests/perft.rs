//! Path counts that many programs agree on.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

use gridmate::notation::fen;
use gridmate::rules::{Position, divide, perft, perft_full};

/// A name, a position, and its counts from depth 1 on.
type Case = (&'static str, &'static str, &'static [u64]);

/// The six positions that everybody counts.
const USUAL: [Case; 6] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[20, 400, 8_902, 197_281, 4_865_609]),
    (
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2_039, 97_862, 4_085_603, 193_690_690],
    ),
    ("rook endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238, 674_624]),
    (
        "promotions",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9_467, 422_333, 15_833_292],
    ),
    (
        "talkchess",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1_486, 62_379, 2_103_487, 89_941_194],
    ),
    (
        "middlegame",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594, 164_075_551],
    ),
];

/// Castling between all kinds of files.
const CHESS960: [Case; 5] = [
    (
        "king on g1, rooks beside it",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        &[21, 528, 12_189, 326_672, 8_146_062],
    ),
    (
        "rooks on e and h",
        "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
        &[21, 807, 18_002, 667_366, 16_253_601],
    ),
    (
        "only white castles",
        "b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9",
        &[20, 479, 10_471, 273_318, 6_417_013],
    ),
    (
        "only black castles",
        "qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9",
        &[22, 593, 13_440, 382_958, 9_183_776],
    ),
    (
        "a queen in the way",
        "1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf - 0 9",
        &[28, 1_120, 31_058, 1_171_749, 34_030_312],
    ),
];

/// One trap each: position, depth, count.
const TRAPS: [(&str, &str, u32, u64); 17] = [
    ("the pawn taken in passing shields the king from a queen", "8/8/8/K2pP2q/8/8/8/7k w - d6 0 1", 1, 6),
    ("the taking pawn is pinned along the rank", "3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", 6, 1_134_888),
    ("the taken pawn shields from a bishop", "8/8/4k3/8/2p5/8/B2P2K1/8 w - - 0 1", 6, 1_015_133),
    ("taking in passing stops check", "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1", 6, 1_440_467),
    ("castling short gives check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", 6, 661_072),
    ("castling long gives check", "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", 6, 803_711),
    ("rights go with taken rooks", "r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1", 4, 1_274_206),
    ("castling is stopped by attacks", "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1", 4, 1_720_476),
    ("promoting out of check", "2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1", 6, 3_821_001),
    ("uncovered check", "8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1", 5, 1_004_658),
    ("promoting gives check", "4k3/1P6/8/8/8/8/K7/8 w - - 0 1", 6, 217_342),
    ("underpromoting gives check", "8/P1k5/K7/8/8/8/8/8 w - - 0 1", 6, 92_683),
    ("stalemate of oneself", "K1k5/8/P7/8/8/8/8/8 w - - 0 1", 6, 2_217),
    ("stalemate and mate", "8/k1P5/8/1K6/8/8/8/8 w - - 0 1", 7, 567_584),
    ("double check", "8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1", 4, 23_527),
    ("promotions everywhere", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 5, 3_605_103),
    ("no legal move", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 3, 0),
];

fn position(fen: &str) -> Position {
    fen::parse_any(fen).unwrap().0
}

fn check(cases: &[Case], depths: std::ops::RangeInclusive<usize>) {
    for (name, fen, counts) in cases {
        for (depth, &count) in (1..).zip(*counts).filter(|(depth, _)| depths.contains(depth)) {
            assert_eq!(perft(&position(fen), depth as u32), count, "{name}, depth {depth}");
        }
    }
}

#[test]
fn the_usual_positions_count_as_everywhere() {
    check(&USUAL, 1..=3);
}

#[test]
fn heavy_the_usual_positions_count_as_everywhere_to_depth_five() {
    check(&USUAL, 4..=5);
}

#[test]
fn chess960_positions_count_as_everywhere() {
    check(&CHESS960, 1..=3);
}

#[test]
fn heavy_chess960_positions_count_as_everywhere_to_depth_five() {
    check(&CHESS960, 4..=5);
}

#[test]
fn the_known_traps_count_as_everywhere() {
    for (name, fen, depth, count) in TRAPS {
        assert_eq!(perft(&position(fen), depth), count, "{name}");
    }
}

#[test]
fn making_every_leaf_counts_the_same() {
    for (name, fen, counts) in USUAL.iter().chain(&CHESS960) {
        assert_eq!(perft_full(&position(fen), 3), counts[2], "{name}");
    }
}

/// The paths by lists of moves, each played by itself; the moves of a last list are counted.
fn listed(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    match depth {
        1 => moves.len() as u64,
        _ => moves.into_iter().map(|played| listed(&position.play_unchecked(played), depth - 1)).sum(),
    }
}

#[test]
fn playing_the_listed_moves_counts_the_same() {
    for (name, fen, counts) in USUAL.iter().chain(&CHESS960) {
        assert_eq!(listed(&position(fen), 3), counts[2], "{name}");
    }
    for (name, fen, depth, count) in TRAPS {
        assert_eq!(listed(&position(fen), depth), count, "{name}");
    }
}

#[test]
fn depth_zero_is_the_position_itself() {
    let start = Position::initial();
    assert_eq!((perft(&start, 0), perft_full(&start, 0)), (1, 1));
    assert_eq!(divide(&start, 0), []);
    assert_eq!(divide(&start, 1).iter().map(|(_, paths)| paths).sum::<u64>(), perft(&start, 1));
}
