//! The same walks over the same positions by this crate and by cozy-chess, for the native and the browser bench.
//!
//! Three walks count the same number in three ways: the last moves counted in bulk, written to a list, or made.
//! Each program is used as its authors mean it to be used: set by set where it hands out sets, with one list a depth
//! that is cleared and filled again.

// Each bench uses its part of this.
#![allow(dead_code)]

use cozy_chess::{Board as CozyBoard, Move as CozyMove};
use gridmate::rules::{MoveList, Position};
use std::hint::black_box;

/// A walk's way with its last moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Walk {
    Count,
    List,
    Make,
}

impl Walk {
    pub(crate) const ALL: [Self; 3] = [Self::Count, Self::List, Self::Make];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Count => "counted in bulk",
            Self::List => "written to lists",
            Self::Make => "every leaf made",
        }
    }
}

/// Who walks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Program {
    Gridmate,
    Cozy,
}

/// A position: its name, FEN (Shredder form for Chess960), the depth of the bench, and the paths at that depth.
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

/// A place as both programs hold it, with their lists.
pub(crate) struct Arena {
    ours: Position,
    theirs: CozyBoard,
    our_lists: Vec<MoveList>,
    their_lists: Vec<Vec<CozyMove>>,
}

const MAX_DEPTH: usize = 8;

impl Arena {
    pub(crate) fn new(place: &Place) -> Self {
        let chess960 = place.name == "chess960";
        let theirs = match CozyBoard::from_fen(place.fen, chess960) {
            Ok(board) => board,
            Err(error) => unreachable!("{}: {error}", place.fen),
        };
        Self {
            ours: position(&theirs),
            theirs,
            our_lists: vec![MoveList::new(); MAX_DEPTH],
            their_lists: (0..MAX_DEPTH).map(|_| Vec::with_capacity(256)).collect(),
        }
    }

    pub(crate) fn walk(&mut self, program: Program, walk: Walk, depth: u32) -> u64 {
        match program {
            Program::Gridmate => match walk {
                Walk::Count => our_count(&self.ours, depth),
                Walk::List => our_list(&self.ours, depth, &mut self.our_lists),
                Walk::Make => our_make(&self.ours, depth),
            },
            Program::Cozy => match walk {
                Walk::Count => their_count(&self.theirs, depth),
                Walk::List => their_list(&self.theirs, depth, &mut self.their_lists),
                Walk::Make => their_make(&self.theirs, depth),
            },
        }
    }
}

/// Our position from theirs, so that both start from one reading of the FEN.
fn position(board: &CozyBoard) -> Position {
    use gridmate::board::{Bitboard, Color, Piece, Square};
    let mut setup = gridmate::rules::Setup::EMPTY;
    let mut placement = String::new();
    for square in cozy_chess::Square::ALL {
        let Some((piece, color)) = board.piece_on(square).zip(board.color_on(square)) else { continue };
        placement.clear();
        placement.push(piece.into());
        let role = placement.chars().next().and_then(Piece::from_char).map(|piece| piece.role);
        let color = if color == cozy_chess::Color::White { Color::White } else { Color::Black };
        let at = Square::from_index(square as usize).unwrap_or(Square::A1);
        setup.board.set(at, role.map(|role| Piece::new(color, role)));
    }
    for (color, rank) in [(cozy_chess::Color::White, 0), (cozy_chess::Color::Black, 56)] {
        let rights = board.castle_rights(color);
        for file in [rights.short, rights.long].into_iter().flatten() {
            setup.castling |= Bitboard(1 << (rank + file as u32));
        }
    }
    setup.turn = if board.side_to_move() == cozy_chess::Color::White { Color::White } else { Color::Black };
    match setup.position() {
        Ok(position) => position,
        Err(error) => unreachable!("{error}"),
    }
}

fn our_count(position: &Position, depth: u32) -> u64 {
    gridmate::rules::perft(position, depth)
}

fn our_list(position: &Position, depth: u32, lists: &mut [MoveList]) -> u64 {
    let Some((list, rest)) = lists.split_first_mut() else { return 0 };
    position.legal_moves_into(list);
    if depth == 1 {
        return black_box(&*list).len() as u64;
    }
    list.iter().copied().map(|played| our_list(&position.play_unchecked(played), depth - 1, rest)).sum()
}

fn our_make(position: &Position, depth: u32) -> u64 {
    gridmate::rules::perft_full(position, depth)
}

fn their_count(board: &CozyBoard, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for played in moves {
                let mut next = board.clone();
                next.play_unchecked(played);
                nodes += their_count(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

fn their_list(board: &CozyBoard, depth: u32, lists: &mut [Vec<CozyMove>]) -> u64 {
    let Some((list, rest)) = lists.split_first_mut() else { return 0 };
    list.clear();
    board.generate_moves(|moves| {
        list.extend(moves);
        false
    });
    if depth == 1 {
        return black_box(&*list).len() as u64;
    }
    let mut nodes = 0;
    for &played in list.iter() {
        let mut next = board.clone();
        next.play_unchecked(played);
        nodes += their_list(&next, depth - 1, rest);
    }
    nodes
}

fn their_make(board: &CozyBoard, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for played in moves {
            let mut next = board.clone();
            next.play_unchecked(played);
            nodes += if depth == 1 { u64::from(black_box(&next).hash() != 1) } else { their_make(&next, depth - 1) };
        }
        false
    });
    nodes
}
