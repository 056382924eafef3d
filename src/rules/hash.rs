//! Zobrist keys: a random word for everything that tells two positions apart.
//!
//! The keys overlap: key *n* is the eight bytes from byte *n* on of one random text. The exclusive or of any set of
//! different keys is still a uniformly random word (its top byte contains a random byte that no other key of the set
//! has, and so on down), and the whole table is 1 KB instead of 8 KB.

use crate::board::Square;

/// Sixteen planes of 64 keys: twelve pieces by their board code, and in the codes that no piece has, the rest.
const KEYS: usize = 16 * 64;
/// The plane of a rook that may still castle.
const CASTLING: usize = 7;
/// The plane of the square where a pawn can be taken in passing.
const EN_PASSANT: usize = 15;

/// Part of the hash when black is to move.
pub(super) const TURN: u64 = 0x9D39_247E_3377_6D41;

static BYTES: [u8; KEYS + 8] = {
    let mut bytes = [0; KEYS + 8];
    let mut state = 0x6772_6964_6D61_7465u64;
    let mut place = 0;
    while place < KEYS + 8 {
        // SplitMix64: one step a byte, so that no two bytes share a word.
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = state;
        word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        bytes[place] = (word >> 56) as u8;
        place += 1;
    }
    bytes
};

#[inline(always)]
fn key(plane: usize, square: usize) -> u64 {
    let place = (plane & 15) << 6 | square & 63;
    let mut word = [0; 8];
    word.copy_from_slice(&BYTES[place..place + 8]);
    u64::from_le_bytes(word)
}

/// The key of a piece, by the code of the board's planes, on a square.
#[inline(always)]
pub(super) fn piece(code: u8, square: usize) -> u64 {
    key(usize::from(code), square)
}

/// The key of the rooks that may still castle.
#[inline(always)]
pub(super) fn castling(rooks: u64) -> u64 {
    let mut left = rooks;
    let mut hash = 0;
    while left != 0 {
        hash ^= key(CASTLING, left.trailing_zeros() as usize);
        left &= left - 1;
    }
    hash
}

/// The key of a possible en-passant capture.
#[inline(always)]
pub(super) fn en_passant(square: Option<Square>) -> u64 {
    square.map_or(0, |square| key(EN_PASSANT, square.index()))
}
