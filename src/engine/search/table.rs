//! What the search remembers of positions: the transposition table.
//!
//! All threads share it without a lock. An entry is two words, the second the position's hash crossed with the first, so
//! that two halves that do not belong together are taken for another position. Nothing that is read here is believed
//! before it is checked: a move may be any sixteen bits.

use super::score::{self, Score};
use crate::rules::Move;
use std::sync::atomic::{AtomicU64, Ordering};

/// What a score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is at most this.
    Upper,
    /// It is at least this.
    Lower,
    /// It is this.
    Exact,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) best: Option<Move>,
    pub(super) score: Score,
    /// The evaluation before any search; none where the side to move is in check.
    pub(super) judged: Option<Score>,
    pub(super) depth: i32,
    pub(super) bound: Bound,
    /// Whether it was on a principal variation.
    pub(super) principal: bool,
}

/// In the place of an evaluation: there is none.
const UNJUDGED: i16 = i16::MIN;
/// Depths are kept with this added, so that those of the quiescence search fit, too.
const DEPTH_OFFSET: i32 = 8;
/// Searches are numbered with so many bits.
const AGES: u64 = 32;

/// The fields of an entry in its word: move 16, score 16, evaluation 16, depth 8, age 5, principal 1, bound 2.
fn pack(entry: &Entry, age: u64) -> u64 {
    let best = entry.best.map_or(0, Move::raw);
    let judged = entry.judged.map_or(UNJUDGED, |judged| judged as i16);
    let depth = (entry.depth + DEPTH_OFFSET).clamp(1, 255) as u64;
    let bound = match entry.bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    };
    u64::from(best)
        | u64::from(entry.score as i16 as u16) << 16
        | u64::from(judged as u16) << 32
        | depth << 48
        | age << 56
        | u64::from(entry.principal) << 61
        | bound << 62
}

fn unpack(word: u64) -> Entry {
    let (best, judged) = (word as u16, (word >> 32) as u16 as i16);
    Entry {
        best: (best != 0).then(|| Move::from_raw(best)),
        score: Score::from((word >> 16) as u16 as i16),
        judged: (judged != UNJUDGED).then(|| Score::from(judged)),
        depth: depth_of(word),
        bound: match word >> 62 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        },
        principal: word >> 61 & 1 != 0,
    }
}

const fn depth_of(word: u64) -> i32 {
    (word >> 48 & 255) as i32 - DEPTH_OFFSET
}

#[derive(Debug, Default)]
struct Slot {
    lock: AtomicU64,
    word: AtomicU64,
}

/// Four entries that share a cache line.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

/// The table.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
    /// The number of the search, to tell old entries.
    age: u64,
}

impl Table {
    /// A table of about so many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let count = (bytes / size_of::<Bucket>()).max(16);
        let mut buckets = Vec::new();
        buckets.resize_with(count, Bucket::default);
        Self { buckets, age: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        self.age = 0;
    }

    /// Counts a new search, before which every entry is old.
    pub(super) fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    fn bucket(&self, hash: u64) -> Option<&Bucket> {
        // The upper half of the hash times the length is even over the buckets, whatever their number.
        self.buckets.get((((hash >> 32) * self.buckets.len() as u64) >> 32) as usize)
    }

    /// What is remembered of a position; a mate is told from `ply`, where the position stands.
    pub(super) fn probe(&self, hash: u64, ply: usize) -> Option<Entry> {
        for slot in &self.bucket(hash)?.0 {
            let word = slot.word.load(Ordering::Relaxed);
            if word != 0 && slot.lock.load(Ordering::Relaxed) ^ word == hash {
                let entry = unpack(word);
                return Some(Entry { score: score::from_table(entry.score, ply), ..entry });
            }
        }
        None
    }

    /// Remembers a position, in the place of what is worth least.
    pub(super) fn store(&self, hash: u64, ply: usize, entry: &Entry) {
        let Some(bucket) = self.bucket(hash) else { return };
        let mut place = &bucket.0[0];
        let mut least = i32::MAX;
        let mut old = 0;
        for slot in &bucket.0 {
            let word = slot.word.load(Ordering::Relaxed);
            if word == 0 || slot.lock.load(Ordering::Relaxed) ^ word == hash {
                (place, old) = (slot, word);
                break;
            }
            let years = (self.age + AGES - (word >> 56 & (AGES - 1))) % AGES;
            let worth = depth_of(word) - 8 * years as i32;
            if worth < least {
                (least, place) = (worth, slot);
            }
        }
        let mut entry = Entry { score: score::to_table(entry.score, ply), ..*entry };
        if old != 0 {
            let known = unpack(old);
            entry.best = entry.best.or(known.best);
            let is_of_now = old >> 56 & (AGES - 1) == self.age;
            let bonus = if entry.principal { 6 } else { 4 };
            if is_of_now && entry.bound != Bound::Exact && entry.depth + bonus <= known.depth {
                return;
            }
        }
        let word = pack(&entry, self.age);
        place.word.store(word, Ordering::Relaxed);
        place.lock.store(word ^ hash, Ordering::Relaxed);
    }

    /// How full it is, in thousandths, judged by its first thousand entries.
    pub(super) fn fullness(&self) -> u32 {
        let is_of_now = |slot: &&Slot| {
            let word = slot.word.load(Ordering::Relaxed);
            word != 0 && word >> 56 & (AGES - 1) == self.age
        };
        let slots = self.buckets.iter().take(250).flat_map(|bucket| &bucket.0);
        let seen = slots.clone().count().max(1);
        (slots.filter(is_of_now).count() * 1000 / seen) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_comes_back_as_it_was_stored() {
        let table = Table::new(1 << 12);
        for (number, bound) in [Bound::Upper, Bound::Lower, Bound::Exact].into_iter().enumerate() {
            for score in [-score::MATE + 9, -123, 0, 77, score::MATE - 12] {
                let hash = 0x1234_5678_9ABC_DEF0 ^ (number as u64) << 40 ^ (score as u64) << 3;
                let best = Some(Move::from_raw(0x1ABC));
                let entry = Entry { best, score, judged: Some(-45), depth: 17, bound, principal: true };
                table.store(hash, 5, &entry);
                let found = table.probe(hash, 5).map(|entry| (entry.best, entry.score, entry.judged, entry.depth));
                assert_eq!(found, Some((best, score, Some(-45), 17)));
                assert_eq!(table.probe(hash, 5).map(|entry| (entry.bound, entry.principal)), Some((bound, true)));
            }
        }
    }

    #[test]
    fn a_mate_is_as_far_from_the_position_wherever_it_is_met() {
        let table = Table::new(1 << 12);
        let entry = Entry {
            best: None,
            score: score::MATE - 10,
            judged: None,
            depth: 1,
            bound: Bound::Exact,
            principal: false,
        };
        table.store(99, 4, &entry);
        assert_eq!(table.probe(99, 2).map(|entry| entry.score), Some(score::MATE - 8));
    }
}
