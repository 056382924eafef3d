//! The words that both sides see: the one exception to the way in which values cross, for the speed of a move.

use crate::board::{Bitboard, Color, Role, Square};
use crate::compat::{Block, Listing, MoveText, Report, State, WORDS};
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

/// How many moves fit: more than any board has.
pub(super) const CAPACITY: usize = 1024;

/// How many states are remembered: one to find out again whether a block is a legal position costs more than a list.
const MEMORY: usize = 64;

/// A block and the state that was read from it.
type Known = (Block, State);

/// The words, and what was read from them lately.
pub(super) struct Buffer {
    /// The block, then three rows of `CAPACITY`: reports, numbers of SANs, ends of texts.
    words: Box<[u32]>,
    /// Each in the place that its hash gives it.
    known: Box<[Known; MEMORY]>,
    listing: Listing,
}

impl Default for Buffer {
    fn default() -> Self {
        let block = State::default().first_block();
        let mut words = vec![0; WORDS + 3 * CAPACITY].into_boxed_slice();
        words[..WORDS].copy_from_slice(&block);
        let known = Box::new(std::array::from_fn(|_| (block, State::from_block(&block))));
        Self { words, known, listing: Listing::default() }
    }
}

/// Where the block that the words begin with is remembered with its state.
fn recall(known: &mut [Known; MEMORY], words: &[u32]) -> usize {
    let mut block = [0; WORDS];
    block.copy_from_slice(&words[..WORDS]);
    let place = place(&block);
    if known[place].0 != block {
        known[place] = (block, State::from_block(&block));
    }
    place
}

/// Where a block is remembered.
fn place(block: &Block) -> usize {
    (block[12] ^ block[12] >> 8) as usize % MEMORY
}

/// What playing a move answers.
mod outcome {
    /// There is no such move.
    pub(super) const NONE: u32 = 0;
    pub(super) const PLAYED: u32 = 1;
    /// The turn cannot be passed on in check.
    pub(super) const CHECKED: u32 = 2;
}

thread_local! {
    static BUFFER: RefCell<Buffer> = RefCell::default();
}

/// Does something with the buffer.
pub(super) fn with<T>(act: impl FnOnce(&mut Buffer) -> T) -> T {
    BUFFER.with_borrow_mut(act)
}

impl Buffer {
    /// The state whose block lies there.
    pub(super) fn state(&mut self) -> &State {
        let place = recall(&mut self.known, &self.words);
        &self.known[place].1
    }

    /// The same, what lists moves, and where it writes them.
    pub(super) fn parts(&mut self) -> (&State, &mut Listing, MoveRows<'_>) {
        let place = recall(&mut self.known, &self.words);
        let rows = MoveRows { words: &mut self.words[WORDS..], count: 0 };
        (&self.known[place].1, &mut self.listing, rows)
    }

    /// Lays a state there, and the move that led to it.
    pub(super) fn put(&mut self, state: State, report: Report, san: u32) {
        let block = state.block(report, san);
        self.words[..WORDS].copy_from_slice(&block);
        self.known[place(&block)] = (block, state);
    }

    /// Lays the state after a move there, and the move, which is chosen for the state.
    pub(super) fn play(&mut self, choose: impl FnOnce(&State, &mut Listing) -> Option<MoveText>) -> u32 {
        let at = recall(&mut self.known, &self.words);
        let (block, state) = &self.known[at];
        let Some(text) = choose(state, &mut self.listing) else { return outcome::NONE };
        let Some((next, report, san)) = text.play(state) else { return outcome::CHECKED };
        let block = next.block_beside((state, block), report, san);
        self.words[..WORDS].copy_from_slice(&block);
        self.known[place(&block)] = (block, next);
        outcome::PLAYED
    }

    /// Lays a changed state there; the move that led to it stays.
    pub(super) fn change(&mut self, state: State) {
        let mut block = state.block(Report::default(), 0);
        block[WORDS - 2..].copy_from_slice(&self.words[WORDS - 2..WORDS]);
        self.words[..WORDS].copy_from_slice(&block);
        self.known[place(&block)] = (block, state);
    }

    /// Takes and gives castling rights; the move that led to the state stays.
    pub(super) fn regrant(&mut self, given: Bitboard, taken: Bitboard) {
        let at = recall(&mut self.known, &self.words);
        let (block, state) = &self.known[at];
        let (block, state) = state.block_with_rights(block, given, taken);
        self.words[..WORDS].copy_from_slice(&block);
        self.known[place(&block)] = (block, state);
    }
}

/// The three rows that a list of moves is written to.
pub(super) struct MoveRows<'a> {
    words: &'a mut [u32],
    pub(super) count: usize,
}

impl MoveRows<'_> {
    /// Writes one word into the first row.
    pub(super) fn write_word(&mut self, word: u32) {
        if let Some(place) = self.words.get_mut(self.count) {
            *place = word;
            self.count += 1;
        }
    }

    /// Writes one move.
    #[inline]
    pub(super) fn write(&mut self, report: Report, san: u32, end: usize) {
        let (reports, rest) = self.words.split_at_mut(CAPACITY);
        let (sans, ends) = rest.split_at_mut(CAPACITY);
        let at = self.count;
        if let (Some(a), Some(b), Some(c)) = (reports.get_mut(at), sans.get_mut(at), ends.get_mut(at)) {
            (*a, *b, *c) = (report.bits(), san, end as u32);
            self.count += 1;
        }
    }
}

/// Where the words lie in memory.
#[wasm_bindgen(js_name = chessWords)]
pub fn chess_words() -> usize {
    with(|buffer| buffer.words.as_ptr().addr())
}

pub(super) fn square(index: u32) -> Option<Square> {
    Square::from_index(index as usize)
}

pub(super) fn color(index: u32) -> Color {
    if index == 0 { Color::White } else { Color::Black }
}

/// A role by the code that reports use; none for 0.
pub(super) fn role(code: u32) -> Option<Role> {
    u8::try_from(code).ok().and_then(Role::from_code)
}
