//! A state in sixteen words, so that it can be kept outside and handed in again.

use super::state::{State, bits_of, corners};
use super::{Report, sanmark};
use crate::board::{Bitboard, Board, Color, Square};
use crate::rules::Setup;

/// How many words a block has.
pub const WORDS: usize = 16;

/// A state, its hash, and the move that led to it.
///
/// Words 0 to 7 are the board's four planes, low word first; 8 the turn (bit 0), rights that could be given (bits 4 to
/// 7), claimed rights (bits 8 to 11), all rights (bits 12 to 15), the passed square (bits 16 to 22, 64 for none), a dead
/// position (bit 24) and fifty moves without a capture or a pawn's move (bit 25), whether a pawn may be taken on the
/// passed square (bit 26) and whether the letters `KQkq` say all rights (bit 27); 9 the counters; 10 and 11 the castling
/// rooks; 12 and 13 the hash; 14 the [`Report`] of the move and 15 the number of its SAN. Any sixteen words can be read:
/// what no state has is left out.
pub type Block = [u32; WORDS];

const NOWHERE: u32 = 64;

/// Where the hash lies in a block.
const HASH: std::ops::Range<usize> = 12..14;

fn halves(word: u64) -> [u32; 2] {
    [word as u32, (word >> 32) as u32]
}

fn whole(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}

impl State {
    /// The words of the state, and of the move that led to it.
    #[must_use]
    pub fn block(&self, report: Report, san: u32) -> Block {
        self.hashed_block(self.hash(), report.bits(), san)
    }

    /// The same, from the words of another state: the hash takes less time.
    #[must_use]
    pub fn block_beside(&self, (other, block): (&Self, &Block), report: Report, san: u32) -> Block {
        self.hashed_block(self.hash_beside(other, whole(block[12], block[13])), report.bits(), san)
    }

    /// The words of the state with castling rights taken and given, from its own words; and that state.
    #[must_use]
    pub fn block_with_rights(&self, block: &Block, given: Bitboard, taken: Bitboard) -> (Block, Self) {
        let next = self.with_rights(given, taken);
        let hash = next.hash_beside(self, whole(block[12], block[13]));
        (next.hashed_block(hash, block[14], block[15]), next)
    }

    fn hashed_block(&self, hash: u64, report: u32, san: u32) -> Block {
        let setup = &self.setup;
        let [a, b, c, d] = setup.board.planes.map(halves);
        let possible = self.possible_rights();
        let rights = bits_of(possible) << 4 | bits_of(self.claimed) << 8 | bits_of(self.rights()) << 12;
        let passed = setup.en_passant.map_or(NOWHERE, |square| square.index() as u32) << 16;
        let ends = u32::from(self.is_dead()) << 24 | u32::from(self.is_fifty()) << 25;
        let has_letters = (setup.castling - possible).is_empty();
        let fields = u32::from(self.en_passant().is_some()) << 26 | u32::from(has_letters) << 27;
        let flags = setup.turn as u32 | rights | passed | ends | fields;
        let counters = u32::from(setup.halfmove) | u32::from(setup.fullmove) << 16;
        let pairs = [a, b, c, d, [flags, counters], halves(setup.castling.0), halves(hash), [report, san]];
        std::array::from_fn(|at| pairs[at / 2][at % 2])
    }

    /// The words of a state that no move has led to.
    #[must_use]
    pub fn first_block(&self) -> Block {
        self.block(Report::default(), sanmark::NULL)
    }

    /// Reads the words of a state.
    #[must_use]
    pub fn from_block(block: &Block) -> Self {
        let [a, b, c, color] = [0, 2, 4, 6].map(|at: usize| whole(block[at], block[at + 1]));
        // All three bits of a role are no role, and a colour alone is no piece.
        let planes = [a, b, c, color & (a | b | c)].map(|plane| plane & !(a & b & c));
        let turn = if block[8] & 1 == 0 { Color::White } else { Color::Black };
        let setup = Setup {
            board: Board { planes },
            turn,
            castling: Bitboard(whole(block[10], block[11])),
            en_passant: Square::from_index((block[8] >> 16 & 0x7F) as usize),
            halfmove: block[9] as u16,
            fullmove: (block[9] >> 16) as u16,
        };
        Self::new(setup, corners(block[8] >> 8))
    }
}

/// How often the last state of a line of blocks stands in it.
#[must_use]
pub fn repetitions(line: &[u32]) -> u32 {
    let Some(last) = line.chunks_exact(WORDS).next_back() else { return 0 };
    line.chunks_exact(WORDS).filter(|block| block.get(HASH) == last.get(HASH)).count() as u32
}
