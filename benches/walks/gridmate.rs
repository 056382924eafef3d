//! The walks of this crate.

use super::{Place, Walk, Walker};
use gridmate::rules::{MoveList, Position, perft, perft_full};
use std::hint::black_box;

/// A position, and a list for each depth.
pub(crate) struct Gridmate(Position, Vec<MoveList>);

impl Walker for Gridmate {
    fn new(place: &Place) -> Option<Self> {
        let position = place.fen.parse().unwrap_or_else(|error| unreachable!("{}: {error}", place.fen));
        Some(Self(position, vec![MoveList::new(); place.depth as usize]))
    }

    fn walk(&mut self, walk: Walk, depth: u32) -> Option<u64> {
        Some(match walk {
            Walk::Count => perft(&self.0, depth),
            Walk::List => list(&self.0, depth, &mut self.1),
            Walk::Make => perft_full(&self.0, depth),
            Walk::Loop => each(&self.0, depth),
        })
    }
}

fn list(position: &Position, depth: u32, lists: &mut [MoveList]) -> u64 {
    let Some((list, rest)) = lists.split_first_mut() else { return 0 };
    position.legal_moves_into(list);
    if depth == 1 {
        return black_box(&*list).len() as u64;
    }
    list.iter().copied().map(|played| self::list(&position.play_unchecked(played), depth - 1, rest)).sum()
}

fn each(position: &Position, depth: u32) -> u64 {
    let mut paths = 0;
    for played in position.legal_moves() {
        let next = position.play_unchecked(played);
        paths += if depth == 1 { u64::from(black_box(&next).hash() != 1) } else { each(&next, depth - 1) };
    }
    paths
}
