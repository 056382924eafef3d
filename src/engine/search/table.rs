//! The transposition table.
//!
//! All threads share it without a lock. An entry is two words, the second the position's hash XORed with the first, so that
//! two halves of different entries look like another position. A probed move is not trusted: it may be any sixteen bits.
//!
//! The table starts small, because to write many megabytes takes longer than a first move, and grows to its full size, with
//! all entries, when the first would be overwritten. Its entries are then those of a table that had full size from the start.
//! A large table is whole from the start, of memory that the system zeroes page by page when a search first writes there.

use super::score::{self, Score};
use crate::rules::Move;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// How a stored score relates to the exact one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Bound {
    /// Only the evaluation is stored.
    Unknown,
    /// The exact score is at most this.
    Upper,
    /// The exact score is at least this.
    Lower,
    /// The score is exact.
    Exact,
}

/// An entry of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableEntry {
    pub(super) best: Option<Move>,
    pub(super) score: Score,
    /// The evaluation without corrections; none where the side to move is in check.
    pub(super) static_eval: Option<Score>,
    pub(super) depth: i32,
    pub(super) bound: Bound,
    /// Whether the position was on a principal variation.
    pub(super) was_pv: bool,
}

/// Stored where there is no evaluation.
const NO_EVAL: i16 = i16::MIN;
/// Added to stored depths, so that those of the quiescence search are positive, too.
const DEPTH_OFFSET: i32 = 8;
/// The age of an entry is the number of its search modulo this, in five bits.
const AGES: u64 = 32;

/// Packs an entry: move 16 bits, score 16, evaluation 16, depth 8, age 5, was_pv 1, bound 2.
fn pack(entry: &TableEntry, age: u64) -> u64 {
    let best = entry.best.map_or(0, Move::raw);
    let static_eval = entry.static_eval.map_or(NO_EVAL, |static_eval| static_eval as i16);
    let depth = (entry.depth + DEPTH_OFFSET).clamp(1, 255) as u64;
    u64::from(best)
        | u64::from(entry.score as i16 as u16) << 16
        | u64::from(static_eval as u16) << 32
        | depth << 48
        | age << 56
        | u64::from(entry.was_pv) << 61
        | (entry.bound as u64) << 62
}

fn unpack(word: u64) -> TableEntry {
    let (best, static_eval) = (word as u16, (word >> 32) as u16 as i16);
    TableEntry {
        best: (best != 0).then(|| Move::from_raw(best)),
        score: Score::from((word >> 16) as u16 as i16),
        static_eval: (static_eval != NO_EVAL).then(|| Score::from(static_eval)),
        depth: depth_of(word),
        bound: match word >> 62 {
            0 => Bound::Unknown,
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        },
        was_pv: word >> 61 & 1 != 0,
    }
}

const fn depth_of(word: u64) -> i32 {
    (word >> 48 & 255) as i32 - DEPTH_OFFSET
}

const fn age_of(word: u64) -> u64 {
    word >> 56 & (AGES - 1)
}

#[derive(Debug, Default)]
#[repr(align(16))]
struct Slot {
    lock: AtomicU64,
    word: AtomicU64,
}

/// Four entries that share a cache line.
type Bucket = [Slot; 4];

/// The slots of a bucket.
const WIDTH: usize = 4;
/// The bytes of a cache line, and of a bucket.
const LINE: usize = size_of::<Bucket>();

/// Buckets in memory of which the first begins at a cache line.
#[derive(Debug)]
struct Buckets {
    slots: Box<[Slot]>,
    /// The slot at which the first begins.
    start: usize,
    count: usize,
}

impl Buckets {
    /// Empty buckets, of memory that the allocator has zeroed: of many megabytes no page is touched before it is used, which it
    /// is not for an alignment to whole cache lines.
    ///
    /// Measured: with 4,096 MB the engine is ready after 0.02 s, where writing them takes 4.7 s (`gridmate uci`).
    #[inline(never)]
    #[allow(unsafe_code)]
    fn zeroed(count: usize) -> Self {
        let slots = Box::<[Slot]>::new_zeroed_slice(Self::slots(count));
        // SAFETY: a slot is made of atomic integers, which zeroes are values of.
        Self::of(unsafe { slots.assume_init() }, count)
    }

    /// Empty buckets, if the machine has the memory for them.
    #[inline(never)]
    fn try_new(count: usize) -> Option<Self> {
        let mut slots = Vec::new();
        slots.try_reserve_exact(Self::slots(count)).ok()?;
        slots.resize_with(Self::slots(count), Slot::default);
        Some(Self::of(slots.into_boxed_slice(), count))
    }

    fn of(slots: Box<[Slot]>, count: usize) -> Self {
        let start = slots.as_ptr().align_offset(LINE).min(WIDTH - 1);
        Self { slots, start, count }
    }

    /// How many slots hold this number of buckets, wherever the memory begins.
    const fn slots(count: usize) -> usize {
        WIDTH * count + WIDTH - 1
    }

    /// The bucket of a hash.
    #[inline]
    fn bucket(&self, hash: u64) -> Option<&Bucket> {
        // The upper half of the hash times the number is even over the buckets, whatever their number.
        let index = (((hash >> 32) * self.count as u64) >> 32) as usize;
        self.slots.get(self.start + WIDTH * index..)?.first_chunk()
    }

    fn iter(&self) -> impl Iterator<Item = &Bucket> {
        self.slots.get(self.start..).unwrap_or_default().as_chunks().0.iter().take(self.count)
    }
}

/// The buckets of a small table: 256 KB.
const FIRST: usize = 1 << 12;
/// A table of more buckets than this, 32 MB, has full size from the start: to grow it during a search would take too long. It is
/// not written to be cleared either, but replaced.
const LARGE: usize = 1 << 19;
/// The buckets that are sampled for the fullness, a thousand entries, and the least size of a table.
const SAMPLE: usize = 250;

/// The transposition table.
#[derive(Debug)]
pub(super) struct Table {
    /// The buckets before it has grown; all of them if it does not grow.
    first: Buckets,
    /// The buckets after it has grown.
    full: OnceLock<Buckets>,
    /// The number of buckets at full size: a multiple of the first ones, so that entries that share a bucket have shared one
    /// before.
    count: usize,
    /// The age of new entries.
    age: u64,
}

impl Table {
    /// A table of about `bytes` bytes.
    #[inline(never)]
    pub(super) fn new(bytes: usize) -> Self {
        let mut count = (bytes / LINE).max(SAMPLE);
        let mut first = count;
        if (FIRST..=LARGE).contains(&count) {
            (first, count) = (FIRST, count - count % FIRST);
        }
        Self { first: Buckets::zeroed(first), full: OnceLock::new(), count, age: 0 }
    }

    /// Forgets everything.
    #[inline(never)]
    pub(super) fn clear(&mut self) {
        let buckets = self.full.get_mut().unwrap_or(&mut self.first);
        if buckets.count > LARGE {
            // The old ones go first: there may be no room for both.
            let count = std::mem::replace(buckets, Buckets::zeroed(0)).count;
            *buckets = Buckets::zeroed(count);
        } else {
            buckets.slots.fill_with(Slot::default);
        }
        self.age = 0;
    }

    /// Starts a new search, for which every entry is old.
    pub(super) fn start_search(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// Grows if a new entry for a hash would overwrite another.
    #[cold]
    #[inline(never)]
    fn grow_if_needed(&self, hash: u64) {
        let is_free = |slot: &Slot| {
            let word = slot.word.load(Ordering::Relaxed);
            word == 0 || slot.lock.load(Ordering::Relaxed) ^ word == hash
        };
        if !self.first.bucket(hash).is_some_and(|bucket| bucket.iter().any(is_free)) {
            self.grow();
        }
    }

    /// Grows to full size; without the memory for it the table stays as it is.
    pub(super) fn grow(&self) {
        if self.full.get().is_some() || self.first.count == self.count {
            return;
        }
        let Some(full) = Buckets::try_new(self.count) else { return };
        for slot in self.first.iter().flatten() {
            let word = slot.word.load(Ordering::Relaxed);
            let lock = slot.lock.load(Ordering::Relaxed);
            // The entries of a bucket keep the order in which they were stored.
            let free = |slot: &&Slot| slot.word.load(Ordering::Relaxed) == 0;
            if word != 0
                && let Some(place) = full.bucket(word ^ lock).and_then(|bucket| bucket.iter().find(free))
            {
                place.word.store(word, Ordering::Relaxed);
                place.lock.store(lock, Ordering::Relaxed);
            }
        }
        // Another thread may have been first, with the same result.
        let _ = self.full.set(full);
    }

    #[inline]
    fn buckets(&self) -> &Buckets {
        self.full.get().unwrap_or(&self.first)
    }

    #[inline]
    fn bucket(&self, hash: u64) -> Option<&Bucket> {
        self.buckets().bucket(hash)
    }

    /// Prefetches the bucket of a position that will be probed soon. Measured: 4 % more nodes per second, and another 4 % if
    /// it starts when a move is picked (`gridmate bench`, with and without in turns).
    #[inline]
    #[cfg_attr(target_arch = "x86_64", allow(unsafe_code))]
    pub(super) fn prefetch(&self, hash: u64) {
        let bucket = self.bucket(hash);
        #[cfg(target_arch = "x86_64")]
        if let Some(bucket) = bucket {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            // SAFETY: a hint about valid memory, without an effect that a program can observe.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(bucket).cast()) };
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = bucket;
    }

    /// The entry of a position; mate scores are counted for its `ply`.
    pub(super) fn probe(&self, hash: u64, ply: usize) -> Option<TableEntry> {
        for slot in self.bucket(hash)? {
            let word = slot.word.load(Ordering::Relaxed);
            if word != 0 && slot.lock.load(Ordering::Relaxed) ^ word == hash {
                let entry = unpack(word);
                return Some(TableEntry { score: score::from_table(entry.score, ply), ..entry });
            }
        }
        None
    }

    /// Stores an entry, in place of the one with the least depth, less for age.
    pub(super) fn store(&self, hash: u64, ply: usize, entry: &TableEntry) {
        if self.full.get().is_none() && self.first.count != self.count {
            self.grow_if_needed(hash);
        }
        let Some(bucket) = self.bucket(hash) else { return };
        let mut target = &bucket[0];
        let mut least = i32::MAX;
        let mut old = 0;
        for slot in bucket {
            let word = slot.word.load(Ordering::Relaxed);
            if word == 0 || slot.lock.load(Ordering::Relaxed) ^ word == hash {
                (target, old) = (slot, word);
                break;
            }
            let age = (self.age + AGES - age_of(word)) % AGES;
            let value = depth_of(word) - 8 * age as i32;
            if value < least {
                (least, target) = (value, slot);
            }
        }
        let mut entry = TableEntry { score: score::to_table(entry.score, ply), ..*entry };
        if old != 0 {
            let stored = unpack(old);
            entry.best = entry.best.or(stored.best);
            let bonus = if entry.was_pv { 6 } else { 4 };
            if age_of(old) == self.age && entry.bound != Bound::Exact && entry.depth + bonus <= stored.depth {
                return;
            }
        }
        let word = pack(&entry, self.age);
        target.word.store(word, Ordering::Relaxed);
        target.lock.store(word ^ hash, Ordering::Relaxed);
    }

    /// How full the table is, in thousandths of its full size, by the entries of this search among the first thousand.
    #[inline(never)]
    pub(super) fn fullness(&self) -> u32 {
        let is_current = |word: &u64| *word != 0 && age_of(*word) == self.age;
        let slots = self.buckets().iter().take(SAMPLE).flatten();
        let used = slots.map(|slot| slot.word.load(Ordering::Relaxed)).filter(is_current).count();
        (used as u64 * self.buckets().count as u64 / self.count.max(1) as u64) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_comes_back_as_it_was_stored() {
        let table = Table::new(1 << 12);
        for (number, bound) in [Bound::Unknown, Bound::Upper, Bound::Lower, Bound::Exact].into_iter().enumerate() {
            for score in [-score::MATE + 9, -123, 0, 77, score::MATE - 12] {
                let hash = 0x1234_5678_9ABC_DEF0 ^ (number as u64) << 40 ^ (score as u64) << 3;
                let best = Some(Move::from_raw(0x1ABC));
                let entry = TableEntry { best, score, static_eval: Some(-45), depth: 17, bound, was_pv: true };
                table.store(hash, 5, &entry);
                let found = table.probe(hash, 5).map(|entry| (entry.best, entry.score, entry.static_eval, entry.depth));
                assert_eq!(found, Some((best, score, Some(-45), 17)));
                assert_eq!(table.probe(hash, 5).map(|entry| (entry.bound, entry.was_pv)), Some((bound, true)));
            }
        }
    }

    fn entry_of(depth: i32) -> TableEntry {
        TableEntry { best: None, score: depth, static_eval: None, depth, bound: Bound::Exact, was_pv: false }
    }

    /// Numbers that look like hashes, always the same.
    fn hashes() -> impl Iterator<Item = u64> {
        (1..).map(|n: u64| n.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29).wrapping_mul(0xA076_1D64_78BD_642F))
    }

    /// Every word of a table that has grown.
    fn words(table: &Table) -> Vec<(u64, u64)> {
        let slots = table.buckets().iter().flatten();
        slots.map(|slot| (slot.lock.load(Ordering::Relaxed), slot.word.load(Ordering::Relaxed))).collect()
    }

    #[test]
    fn a_table_that_has_grown_is_the_same_as_one_that_was_whole_from_the_beginning() {
        for bytes in [1 << 20, (3 << 20) + 12_345, 16 << 20] {
            let (table, whole) = (Table::new(bytes), Table::new(bytes));
            whole.grow();
            let mut grown_at = None;
            for (number, hash) in hashes().enumerate().take(40_000) {
                // Every third comes again.
                let hash = if number % 3 == 0 { hash >> 1 | 1 << 63 } else { hash };
                for table in [&table, &whole] {
                    table.store(hash, 0, &entry_of(number as i32 % 100));
                }
                if grown_at.is_none() && table.full.get().is_some() {
                    grown_at = Some(number);
                    assert!(words(&table) == words(&whole), "{bytes}: an entry was lost or stands elsewhere");
                }
            }
            assert!(grown_at.is_some_and(|number| number > FIRST / 8), "{bytes}: {grown_at:?}");
            assert!(words(&table) == words(&whole), "{bytes}");
            assert_eq!(table.buckets().count, table.count);
        }
    }

    #[test]
    fn how_full_it_is_does_not_jump_when_it_grows() {
        let table = Table::new(1 << 20);
        for hash in hashes().take(FIRST / 4) {
            table.store(hash, 0, &entry_of(3));
        }
        let before = table.fullness();
        table.grow();
        assert!(before > 10 && before.abs_diff(table.fullness()) < 10, "{before}, then {}", table.fullness());
    }

    #[test]
    fn a_cleared_table_knows_nothing_whatever_its_size() {
        for count in [100, 40_000] {
            let mut table = Table::new(16 << 20);
            hashes().take(count).for_each(|hash| table.store(hash, 0, &entry_of(3)));
            assert_eq!(table.full.get().is_some(), count > FIRST);
            table.clear();
            assert_eq!(table.fullness(), 0);
            assert!(hashes().take(count).all(|hash| table.probe(hash, 0).is_none()));
        }
    }

    #[test]
    fn each_bucket_is_a_cache_line() {
        for buckets in
            [Buckets::zeroed(1), Buckets::zeroed(777), Buckets::zeroed(1 << 20)].into_iter().chain(Buckets::try_new(9))
        {
            assert_eq!(buckets.iter().count(), buckets.count);
            let mut lines = buckets.iter().map(|bucket| std::ptr::from_ref(bucket).addr());
            assert!(lines.all(|at| at.is_multiple_of(LINE)));
            let last = buckets.bucket(u64::MAX).map(std::ptr::from_ref);
            assert_eq!(last, buckets.iter().last().map(std::ptr::from_ref));
        }
        assert!(Buckets::zeroed(0).iter().next().is_none());
    }

    #[test]
    fn a_large_table_is_empty_at_first_and_after_it_is_cleared() {
        let mut table = Table::new((LARGE + 1) * LINE);
        for _ in 0..2 {
            assert_eq!((table.buckets().count, table.fullness()), (LARGE + 1, 0));
            assert!(hashes().take(1_000).all(|hash| table.probe(hash, 0).is_none()));
            hashes().take(1_000).for_each(|hash| table.store(hash, 0, &entry_of(3)));
            assert!(hashes().take(1_000).all(|hash| table.probe(hash, 0).is_some()));
            table.clear();
        }
    }

    #[test]
    fn a_table_that_is_very_large_or_very_small_is_whole_from_the_beginning() {
        for bytes in [0, 1 << 12, 1 << 18, 33 << 20] {
            let table = Table::new(bytes);
            assert_eq!(table.buckets().count, (bytes / 64).max(SAMPLE));
        }
    }

    #[test]
    fn a_mate_is_as_far_from_the_position_wherever_it_is_met() {
        let table = Table::new(1 << 12);
        let entry = TableEntry {
            best: None,
            score: score::MATE - 10,
            static_eval: None,
            depth: 1,
            bound: Bound::Exact,
            was_pv: false,
        };
        table.store(99, 4, &entry);
        assert_eq!(table.probe(99, 2).map(|entry| entry.score), Some(score::MATE - 8));
    }
}
