//! The hash that chess.js gives a position, number for number.
//!
//! It differs only where chess.js counts an en-passant square that nobody may take on: two positions with the same
//! moves have the same hash here.

use super::State;
use crate::board::Color;
use crate::board::{Role, Square};
use std::cell::OnceCell;

/// Where the generator of the keys starts.
const SEED: [u64; 2] = [0x31c4_b365_b102_e01e, 0xa187_eb39_cdca_ed8f];
/// Two colours of six roles, each with a key for every place of a board of sixteen files.
const PIECES: usize = 2 * 6 * 128;
const EN_PASSANT: usize = PIECES;
const CASTLING: usize = EN_PASSANT + 8;
const TURN: usize = CASTLING + 16;
const KEYS: usize = TURN + 1;

thread_local! {
    static TABLE: OnceCell<Vec<u64>> = const { OnceCell::new() };
}

/// The next number of xoroshiro128**.
fn next(state: &mut [u64; 2]) -> u64 {
    let [low, high] = *state;
    let mixed = high ^ low;
    *state = [low.rotate_left(24) ^ mixed ^ mixed << 16, mixed.rotate_left(37)];
    low.wrapping_mul(5).rotate_left(7).wrapping_mul(9)
}

fn table() -> Vec<u64> {
    let mut state = SEED;
    (0..KEYS).map(|_| next(&mut state)).collect()
}

const fn row(role: Role) -> usize {
    match role {
        Role::Pawn => 0,
        Role::Knight => 1,
        Role::Bishop => 2,
        Role::Rook => 3,
        Role::Queen => 4,
        Role::King => 5,
    }
}

impl State {
    /// The hash of pieces, turn, rights and legal en-passant capture.
    ///
    /// ```
    /// assert_eq!(gridmate::compat::State::default().hash(), 0x3436_f01f_d716_346e);
    /// ```
    #[must_use]
    pub fn hash(&self) -> u64 {
        TABLE.with(|cell| {
            let table = cell.get_or_init(table);
            let key = |index: usize| table.get(index).copied().unwrap_or_default();
            let place = |square: Square| (7 - square.rank().index()) * 16 + square.file().index();
            let pieces = self.board().iter().fold(0, |sum, (square, piece)| {
                sum ^ key((piece.color.index() * 6 + row(piece.role)) * 128 + place(square))
            });
            let passed = self.en_passant().map_or(0, |square| key(EN_PASSANT + square.file().index()));
            let turn = if self.turn() == Color::Black { key(TURN) } else { 0 };
            pieces ^ passed ^ turn ^ key(CASTLING + usize::from(self.rights().0 & 15))
        })
    }
}
