//! Walks by shakmaty, a binary of its own. Its positions keep no hash.

#[path = "../../../walks/mod.rs"]
mod walks;

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};
use std::hint::black_box;
use walks::{Place, Walk, Walker};

struct Shakmaty(Chess);

impl Walker for Shakmaty {
    fn new(place: &Place) -> Option<Self> {
        let fen: Fen = place.fen.parse().unwrap_or_else(|error| unreachable!("{}: {error}", place.fen));
        let mode = if place.name == "chess960" { CastlingMode::Chess960 } else { CastlingMode::Standard };
        Some(Self(fen.into_position(mode).unwrap_or_else(|error| unreachable!("{}: {error}", place.fen))))
    }

    fn walk(&mut self, walk: Walk, depth: u32) -> Option<u64> {
        match walk {
            Walk::Count => Some(shakmaty::perft(&self.0, depth)),
            Walk::List => Some(list(&self.0, depth)),
            // Moves come in lists alone.
            Walk::Make => None,
            Walk::Loop => Some(each(&self.0, depth)),
        }
    }
}

fn list(position: &Chess, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        return black_box(&moves).len() as u64;
    }
    let after = |&played| {
        let mut next = position.clone();
        next.play_unchecked(played);
        list(&next, depth - 1)
    };
    moves.iter().map(after).sum()
}

fn each(position: &Chess, depth: u32) -> u64 {
    let mut paths = 0;
    for played in position.legal_moves() {
        let mut next = position.clone();
        next.play_unchecked(played);
        paths += if depth == 1 { u64::from(black_box(&next).turn() as u8 != 9) } else { each(&next, depth - 1) };
    }
    paths
}

fn main() {
    walks::serve::<Shakmaty>();
}
