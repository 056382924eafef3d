//! The size of the network and its inputs.
//!
//! Each side views the board from its own edge, with its king on the files e to h: the board is turned and mirrored for that.
//! A piece is one of [`INPUTS`] inputs: its kind, whether it is the side's own, its square.

/// The inputs of a side: own and enemy pieces, six kinds on 64 squares. Some squares of pawns and half of those of the own king
/// are never used.
pub const INPUTS: usize = 2 * KINDS * 64;
const KINDS: usize = 6;
/// The width of the first layer for a side.
pub const HIDDEN: usize = 96;
/// The number of output buckets: each has output weights of its own, and the number of pieces chooses it.
pub const BUCKETS: usize = 8;

/// The outputs: what is added to the hand-written terms, and the factor of these terms that is added.
pub const HEADS: usize = 2;

/// One in the units of the first layer, the limit of clipping. The weights of an input are stored in steps of a power of two,
/// which are smaller for frequent inputs.
pub const ONE: i32 = 128;
/// One in the units of the weights of each head.
pub const OUTPUT_ONE: [i32; HEADS] = [64, 256];
/// The output one in centipawns.
pub const UNIT: i32 = 200;

/// The input of a piece: its kind from pawn to king, 1 if it is the other side's, and its square in the side's view.
#[inline(always)]
pub const fn input(kind: usize, other: usize, square: usize) -> usize {
    (other * KINDS + kind) * 64 + square
}

/// Whether a position can have an input at all.
pub const fn is_possible(input: usize) -> bool {
    let (piece, square) = (input / 64, input % 64);
    match piece {
        0 | KINDS => square >= 8 && square < 56,
        5 => square & 4 != 0,
        _ => true,
    }
}

/// The output bucket for the number of pieces on the board.
#[inline(always)]
pub const fn bucket(pieces: usize) -> usize {
    let bucket = pieces.saturating_sub(1) / 4;
    if bucket < BUCKETS { bucket } else { BUCKETS - 1 }
}

/// The possible inputs in the order of the file: those with the smallest steps first.
pub fn in_order(steps: &[u8; INPUTS]) -> impl Iterator<Item = usize> {
    (0..8).flat_map(move |step| (0..INPUTS).filter(move |&input| steps[input] == step && is_possible(input)))
}
