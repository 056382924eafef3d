//! The hash that chess.js gives a position, number for number.
//!
//! It differs only where chess.js counts an en-passant square on which no pawn may take: two positions with the same
//! moves have the same hash here.

use super::state::{State, bits_of};
use crate::board::{Bitboard, Board, Color, Role, Square};
use std::sync::LazyLock;

/// Where the generator of the keys starts.
const SEED: [u64; 2] = [0x31c4_b365_b102_e01e, 0xa187_eb39_cdca_ed8f];

/// The keys, in an order that is fast to look up.
struct Keys {
    /// By the code of the board's planes, and square.
    pieces: [[u64; 64]; 16],
    /// By file.
    passed: [u64; 8],
    /// By the four rights.
    castling: [u64; 16],
    turn: u64,
}

static KEYS: LazyLock<Box<Keys>> = LazyLock::new(Keys::draw);

/// The next number of xoroshiro128**.
fn next(state: &mut [u64; 2]) -> u64 {
    let [low, high] = *state;
    let mixed = high ^ low;
    *state = [low.rotate_left(24) ^ mixed ^ mixed << 16, mixed.rotate_left(37)];
    low.wrapping_mul(5).rotate_left(7).wrapping_mul(9)
}

impl Keys {
    /// Draws the keys in the order of chess.js, whose board has sixteen files, the right half of them never used.
    fn draw() -> Box<Self> {
        let mut state = SEED;
        let mut keys = Box::new(Self { pieces: [[0; 64]; 16], passed: [0; 8], castling: [0; 16], turn: 0 });
        for color in Color::ALL {
            for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King] {
                let row = &mut keys.pieces[usize::from((role.code() | (color as u8) << 3) & 15)];
                for place in 0..128 {
                    let key = next(&mut state);
                    let (rank, file) = (7 - place / 16, place % 16);
                    if file < 8 {
                        row[rank * 8 + file] = key;
                    }
                }
            }
        }
        keys.passed = std::array::from_fn(|_| next(&mut state));
        keys.castling = std::array::from_fn(|_| next(&mut state));
        keys.turn = next(&mut state);
        keys
    }

    /// 0 for an empty square.
    fn of_piece(&self, board: &Board, square: Square) -> u64 {
        self.pieces[usize::from(board.code_at(square) & 15)][square.index()]
    }

    /// Of all but the pieces.
    fn of_fields(&self, state: &State) -> u64 {
        let passed = state.en_passant().map_or(0, |square| self.passed[square.file().index()]);
        let turn = if state.turn() == Color::Black { self.turn } else { 0 };
        self.castling[bits_of(state.rights()) as usize & 15] ^ passed ^ turn
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
        let (keys, board) = (&**KEYS, self.board());
        board.occupied().into_iter().fold(keys.of_fields(self), |sum, square| sum ^ keys.of_piece(board, square))
    }

    /// The hash, from that of another state: only the squares that differ are looked at.
    #[must_use]
    pub fn hash_beside(&self, other: &Self, hash: u64) -> u64 {
        let (keys, [ours, theirs]) = (&**KEYS, [self, other].map(State::board));
        let differ = ours.planes.iter().zip(theirs.planes).fold(0, |sum, (one, two)| sum | (one ^ two));
        let pieces = |square| keys.of_piece(ours, square) ^ keys.of_piece(theirs, square);
        let fields = keys.of_fields(self) ^ keys.of_fields(other);
        Bitboard(differ).into_iter().fold(hash ^ fields, |sum, square| sum ^ pieces(square))
    }
}
