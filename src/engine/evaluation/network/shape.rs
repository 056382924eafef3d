//! The shape of the network, and how a position is put to it.
//!
//! Each side looks at the board from its own edge, with its king on the files e to h: the board is turned and mirrored
//! for that. What it sees is one of [`INPUTS`] things per piece: kind, own or not, square.

/// What a side may see: own pieces and the other's, six kinds on 64 squares. Pawns never stand on some, the own king on
/// half of them.
pub const INPUTS: usize = 2 * KINDS * 64;
const KINDS: usize = 6;
/// How many numbers a side's view of the board is made into.
pub const HIDDEN: usize = 96;
/// The number of output buckets: each has output weights of its own, and the number of pieces chooses it.
pub const BUCKETS: usize = 8;

/// The numbers are weighed up twice: for what is added to the hand-written terms, and for how much more than once these
/// count.
pub const HEADS: usize = 2;

/// A clipped number is at most one, which is this many parts. What an input adds is told in steps of a power of two of
/// them, the finer the more often the input is met.
pub const ONE: i32 = 128;
/// Parts of one in the weights of each head.
pub const OUTPUT_ONE: [i32; HEADS] = [64, 256];
/// What one is at the end, in centipawns.
pub const UNIT: i32 = 200;

/// The input of a piece: its kind from pawn to king, 1 if it is the other side's, and its square as the side sees it.
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

/// The inputs that a position can have, as a file tells them: those with the smallest steps first.
pub fn in_order(steps: &[u8; INPUTS]) -> impl Iterator<Item = usize> {
    (0..8).flat_map(move |step| (0..INPUTS).filter(move |&input| steps[input] == step && is_possible(input)))
}
