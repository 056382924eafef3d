//! Random play: the same for the same seed, on every machine.
//!
//! In: a seed and a variant. Out: the positions of a game of random moves.

#![allow(dead_code, reason = "each test file takes what it needs")]

use gridmate::rules::chess960::Number;
use gridmate::rules::{Move, MoveKind, Position, Variant};

/// Numbers from a seed (SplitMix64).
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let word = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ word >> 31
    }

    /// A number below `limit`, which is small, so that the remainder favours none worth noting.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.word() % limit.max(1) as u64) as usize
    }

    /// One of the items.
    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

/// A game of random moves, with the position before each of them; it stops when there is no move.
#[derive(Clone, Debug)]
pub(crate) struct Playout {
    pub(crate) position: Position,
    random: Random,
}

/// A game from the start of the variant.
pub(crate) fn playout(seed: u64, variant: Variant) -> Playout {
    let start = match variant {
        Variant::Standard => Position::initial(),
        Variant::Chess960 => Position::chess960(Number::random(seed)),
    };
    playout_from(seed, start)
}

/// A game from any position.
pub(crate) fn playout_from(seed: u64, position: Position) -> Playout {
    Playout { position, random: Random::new(seed) }
}

impl Iterator for Playout {
    type Item = (Position, Move);

    /// Of three moves drawn, the oddest is played: plain random play hardly ever castles or takes in passing.
    fn next(&mut self) -> Option<(Position, Move)> {
        let moves = self.position.legal_moves();
        if moves.is_empty() {
            return None;
        }
        let drawn = [0; 3].map(|_: u8| *self.random.pick(&moves));
        let played = drawn.into_iter().max_by_key(|played| oddity(*played))?;
        let before = self.position;
        self.position = before.play(played)?;
        Some((before, played))
    }
}

fn oddity(played: Move) -> u8 {
    match played.kind() {
        Some(MoveKind::Castle | MoveKind::EnPassant) => 3,
        Some(MoveKind::Promotion(_)) => 2,
        Some(MoveKind::DoublePush) => 1,
        _ => 0,
    }
}
