//! Walks over positions, by this crate and by others: for the native bench, where each program is a binary of its own,
//! and for the browser's.
//!
//! The walks count the same number in four ways: the last moves counted in bulk, written to a list, made by the quickest
//! way that the library has, or made by a loop over the list of legal moves, as its users write it.

// Each bench uses its part of this.
#![allow(dead_code)]

pub(crate) mod cozy;
pub(crate) mod gridmate;

use std::io::BufRead;
use std::time::Instant;

/// A walk's way with its last moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Walk {
    Count,
    List,
    Make,
    Loop,
}

impl Walk {
    pub(crate) const ALL: [Self; 4] = [Self::Count, Self::List, Self::Make, Self::Loop];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Count => "counted in bulk",
            Self::List => "written to lists",
            Self::Make => "every leaf made",
            Self::Loop => "made by a loop",
        }
    }
}

/// A position: its name, FEN (Shredder form for Chess960), the depth of the bench, and the paths at that depth.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) name: &'static str,
    pub(crate) fen: &'static str,
    pub(crate) depth: u32,
    pub(crate) paths: u64,
}

pub(crate) const PLACES: [Place; 6] = [
    Place {
        name: "start",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        depth: 5,
        paths: 4_865_609,
    },
    Place {
        name: "kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        depth: 4,
        paths: 4_085_603,
    },
    Place { name: "endgame", fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", depth: 6, paths: 11_030_083 },
    Place {
        name: "promotions",
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        depth: 5,
        paths: 15_833_292,
    },
    Place {
        name: "castle trap",
        fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        depth: 4,
        paths: 2_103_487,
    },
    Place {
        name: "chess960",
        fen: "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        depth: 5,
        paths: 8_146_062,
    },
];

/// A library that walks: one position and what it needs to walk from it.
pub(crate) trait Walker: Sized {
    /// The position of a place; none where the library has no such game.
    fn new(place: &Place) -> Option<Self>;

    /// The paths of a depth, by one of the walks; none where the library has no such way.
    fn walk(&mut self, walk: Walk, depth: u32) -> Option<u64>;
}

/// Million paths a second; none where the library has no such game or way.
pub(crate) fn speed<W: Walker>(walk: Walk, place: &Place) -> Option<f64> {
    let mut walker = W::new(place)?;
    let start = Instant::now();
    let paths = walker.walk(walk, place.depth)?;
    let speed = paths as f64 / start.elapsed().as_secs_f64() / 1e6;
    assert_eq!(paths, place.paths, "{}", place.name);
    Some(speed)
}

/// Answers each line of the standard input, the numbers of a walk and a place, with the speed; 0 where there is none.
pub(crate) fn serve<W: Walker>() {
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        let numbers: Vec<usize> = line.split(' ').filter_map(|number| number.parse().ok()).collect();
        let asked = |at: usize| numbers.get(at).copied().unwrap_or(usize::MAX);
        let known = Walk::ALL.get(asked(0)).zip(PLACES.get(asked(1)));
        println!("{}", known.and_then(|(&walk, place)| speed::<W>(walk, place)).unwrap_or_default());
    }
}
