//! The walks of cozy-chess, used as its authors mean it: set by set, with one list a depth that is filled again.

use super::{Place, Walk, Walker};
use cozy_chess::{Board, Move};
use std::hint::black_box;

/// A board, and a list for each depth.
pub(crate) struct Cozy(Board, Vec<Vec<Move>>);

impl Walker for Cozy {
    fn new(place: &Place) -> Option<Self> {
        let board = Board::from_fen(place.fen, place.name == "chess960");
        let board = board.unwrap_or_else(|error| unreachable!("{}: {error}", place.fen));
        Some(Self(board, vec![Vec::with_capacity(256); place.depth as usize]))
    }

    fn walk(&mut self, walk: Walk, depth: u32) -> Option<u64> {
        Some(match walk {
            Walk::Count => count(&self.0, depth),
            Walk::List => list(&self.0, depth, &mut self.1),
            // It hands out sets of moves; its users' loop goes over these.
            Walk::Make | Walk::Loop => each(&self.0, depth),
        })
    }
}

fn count(board: &Board, depth: u32) -> u64 {
    let mut paths = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            paths += moves.len() as u64;
        } else {
            for played in moves {
                let mut next = board.clone();
                next.play_unchecked(played);
                paths += count(&next, depth - 1);
            }
        }
        false
    });
    paths
}

fn list(board: &Board, depth: u32, lists: &mut [Vec<Move>]) -> u64 {
    let Some((list, rest)) = lists.split_first_mut() else { return 0 };
    list.clear();
    board.generate_moves(|moves| {
        list.extend(moves);
        false
    });
    if depth == 1 {
        return black_box(&*list).len() as u64;
    }
    let mut paths = 0;
    for &played in list.iter() {
        let mut next = board.clone();
        next.play_unchecked(played);
        paths += self::list(&next, depth - 1, rest);
    }
    paths
}

fn each(board: &Board, depth: u32) -> u64 {
    let mut paths = 0;
    board.generate_moves(|moves| {
        for played in moves {
            let mut next = board.clone();
            next.play_unchecked(played);
            paths += if depth == 1 { u64::from(black_box(&next).hash() != 1) } else { each(&next, depth - 1) };
        }
        false
    });
    paths
}
