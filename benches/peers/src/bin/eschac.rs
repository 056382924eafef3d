//! Walks by eschac, a binary of its own. It has no Chess960 and no hash.

#[path = "../../../walks/mod.rs"]
mod walks;

use eschac::prelude::{Position, Setup};
use std::hint::black_box;
use walks::{Place, Walk, Walker};

struct Eschac(Position);

impl Walker for Eschac {
    fn new(place: &Place) -> Option<Self> {
        if place.name == "chess960" {
            return None;
        }
        let fields: Vec<&str> = place.fen.split(' ').take(4).collect();
        let setup = Setup::from_text_record(&fields.join(" "));
        let setup = setup.unwrap_or_else(|error| unreachable!("{}: {error}", place.fen));
        let position = setup.into_position();
        Some(Self(position.unwrap_or_else(|error| unreachable!("{}: {error}", place.fen))))
    }

    fn walk(&mut self, walk: Walk, depth: u32) -> Option<u64> {
        Some(match walk {
            Walk::Count => self.0.perft(depth as usize) as u64,
            Walk::List => list(&self.0, depth),
            Walk::Make => make(&self.0, depth),
            Walk::Loop => each(&self.0, depth),
        })
    }
}

fn list(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        return black_box(&moves).len() as u64;
    }
    moves.iter().map(|played| list(&played.make(), depth - 1)).sum()
}

fn make(position: &Position, depth: u32) -> u64 {
    let mut paths = 0;
    position.for_each_move(|played| {
        let next = played.make();
        paths += if depth == 1 { u64::from(black_box(&next).turn() as u8 != 9) } else { make(&next, depth - 1) };
    });
    paths
}

fn each(position: &Position, depth: u32) -> u64 {
    let mut paths = 0;
    for played in position.legal_moves() {
        let next = played.make();
        paths += if depth == 1 { u64::from(black_box(&next).turn() as u8 != 9) } else { each(&next, depth - 1) };
    }
    paths
}

fn main() {
    walks::serve::<Eschac>();
}
