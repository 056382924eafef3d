//! Zobrist keys: a random word for everything that distinguishes two positions.
//!
//! The keys of a plane overlap: that of square *n* is the eight bytes from byte *n* on of one random text. The
//! exclusive or of any set of different keys is still a uniformly random word (its top byte has a random byte that no
//! other key of the set has, and so on down), and all planes together are 1 KB instead of 8 KB.

use super::Rng;
use crate::board::Square;

/// Sixteen planes: twelve pieces by their board code, and in the codes that no piece has, the rest. Plane 0, the
/// empty square, is all zeros, so that taking nothing changes nothing.
const PLANES: usize = 16;
/// 64 keys of eight bytes that overlap by seven.
const PLANE: usize = 72;
/// All of them, and zeros up to a length that no key can lead beyond.
const LENGTH: usize = 2048 + 8;
/// The plane of a rook that may still castle.
const CASTLING: usize = 7;
/// The plane of the square where a pawn can be taken in passing.
const EN_PASSANT: usize = 15;

/// Part of the hash when black is to move.
pub(super) const TURN: u64 = 0x9D39_247E_3377_6D41;

static BYTES: [u8; LENGTH] = {
    let mut bytes = [0; LENGTH];
    let mut rng = Rng::new(0x6772_6964_6D61_7465);
    let mut place = PLANE;
    while place < PLANES * PLANE {
        // One word a byte, so that no two bytes share one.
        let word = rng.word();
        // An empty square of black's has no key either.
        bytes[place] = if place / PLANE == 8 { 0 } else { (word >> 56) as u8 };
        place += 1;
    }
    bytes
};

#[cfg_attr(not(feature = "small"), inline(always))]
fn key(plane: usize, square: usize) -> u64 {
    if cfg!(feature = "small") {
        return key_without_table(plane, square);
    }
    let place = (plane & 15) * PLANE + (square & 63);
    let byte = |index: usize| BYTES[(place & 2047) + index];
    u64::from_le_bytes([byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7)])
}

/// What must be small has no random text: each key is made when it is asked for.
fn key_without_table(plane: usize, square: usize) -> u64 {
    // As in the text, an empty square has none.
    if plane & 7 == 0 { 0 } else { Rng::new((plane * 64 + square) as u64).word() }
}

/// The key of a piece, by the code of the board's planes, on a square; code 0 is an empty square and has none.
#[cfg_attr(not(feature = "small"), inline(always))]
pub(super) fn piece(code: u8, square: usize) -> u64 {
    key(usize::from(code), square)
}

/// The key of the rooks that may still castle.
#[cfg_attr(not(feature = "small"), inline(always))]
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
#[cfg_attr(not(feature = "small"), inline(always))]
pub(super) fn en_passant(square: Option<Square>) -> u64 {
    // Without a branch, so that a loop over the moves of a position reads it once.
    key(EN_PASSANT, square.map_or(0, Square::index)) & u64::from(square.is_some()).wrapping_neg()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn keys_without_a_table_differ_and_an_empty_square_has_none() {
        let planes = (0..PLANES).filter(|plane| plane % 8 != 0);
        let keys: BTreeSet<u64> =
            planes.flat_map(|plane| (0..64).map(move |square| key_without_table(plane, square))).collect();
        assert_eq!(keys.len(), 14 * 64);
        assert!([0, 8].into_iter().all(|plane| key_without_table(plane, 5) == 0 && key(plane, 5) == 0));
    }
}
