//! How many steps readers take: four times the text takes about four times as many, whatever the text is.
//!
//! A step is an edge of the control flow, counted by the compiler's coverage for sanitizers (`trace-pc`), so the numbers
//! are the same in each run and depend on no clock. What `std` was compiled with is not counted: a search for a byte or a move
//! of memory is one step. Allocated bytes are counted, too.
//!
//! `cargo xtask test --only steps` compiles the core with that coverage and runs a sample of all texts; with `--all` it runs all.

#![cfg(test)]

mod readers;

use readers::{PLAYS, READERS, Reader};
use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Four times the text takes at most so many times the steps.
const MOST: f64 = 6.0;

static STEPS: AtomicU64 = AtomicU64::new(0);

/// Called by the compiled code at each edge.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the name under which the coverage calls it; sets no memory but the counter")]
extern "C" fn __sanitizer_cov_trace_pc() {
    STEPS.fetch_add(1, Ordering::Relaxed);
}

/// Counts a step for each eight bytes that are allocated.
struct Counting;

#[allow(unsafe_code, reason = "an allocator is unsafe; it forwards each call as it comes")]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        STEPS.fetch_add(layout.size() as u64 / 8, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How many steps something takes.
fn steps(work: impl FnOnce()) -> u64 {
    let before = STEPS.load(Ordering::Relaxed);
    work();
    STEPS.load(Ordering::Relaxed) - before
}

/// How many times the steps are that four times the work takes.
fn ratio(work: impl Fn(usize), size: usize) -> f64 {
    let [small, large] = [size, 4 * size].map(|size| steps(|| work(size)));
    large as f64 / small as f64
}

/// Texts of about a size that are made of two tokens: one after the other, and all of one before all of the other.
fn texts(first: &str, second: &str, size: usize) -> [String; 2] {
    // What every second or third one closes is closed at any size.
    let times = 6 * size.div_ceil(6 * (first.len() + second.len()));
    [[first, second].concat().repeat(times), first.repeat(times) + &second.repeat(times)]
}

/// The texts with which a reader takes too many steps: of the known pairs, and of every so manieth of all.
fn slow(reader: &Reader, size: usize, stride: usize) -> Vec<String> {
    let pairs = reader.tokens.iter().flat_map(|&first| reader.tokens.iter().map(move |&second| (first, second)));
    let mut found = Vec::new();
    for (first, second) in pairs.step_by(stride).chain(reader.known.iter().copied()) {
        for form in 0..2 {
            let times = ratio(|size| (reader.read)(black_box(&texts(first, second, size)[form])), size);
            if times > MOST {
                found.push(format!(
                    "{}, form {form}: {first:?} {second:?} takes {times:.1} times the steps",
                    reader.name
                ));
            }
        }
    }
    found
}

fn check(size: usize, stride: usize) {
    let _turn = TURN.lock();
    assert!(
        steps(|| {
            black_box((0..100).map(black_box::<u32>).max());
        }) >= 100,
        "not compiled by `cargo xtask test --only steps`"
    );
    let mut found = Vec::new();
    for (name, play) in PLAYS {
        let times = ratio(play, size);
        found.extend((times > MOST).then(|| format!("{name} takes {times:.1} times the steps")));
    }
    found.extend(READERS.iter().flat_map(|reader| slow(reader, size, stride)));
    assert!(found.is_empty(), "{} texts:\n{}", found.len(), found.join("\n"));
}

/// Both tests count with the same counter.
static TURN: Mutex<()> = Mutex::new(());

#[test]
fn four_times_the_text_of_a_sample_of_pairs_takes_at_most_six_times_the_steps() {
    check(2048, 61);
}

#[test]
fn heavy_four_times_the_text_of_all_pairs_takes_at_most_six_times_the_steps() {
    check(4096, 1);
}
