//! How many bytes a thread allocates.

#![allow(unsafe_code, reason = "only an allocator sees what is allocated")]
#![allow(dead_code, reason = "not each test asks for both")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    /// Bytes that are held, the most that were held, and all that were ever asked for.
    static COUNTS: Cell<[usize; 3]> = const { Cell::new([0; 3]) };
}

struct Counted;

#[global_allocator]
static COUNTED: Counted = Counted;

// SAFETY: the system's allocator does all the work.
unsafe impl GlobalAlloc for Counted {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = COUNTS.try_with(|counts| {
            let [held, most, all] = counts.get();
            let held = held.wrapping_add(layout.size());
            // What another thread has allocated may be freed here.
            let is_more = held > most && held < usize::MAX / 2;
            counts.set([held, if is_more { held } else { most }, all + layout.size()]);
        });
        // SAFETY: as the caller promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        let _ = COUNTS.try_with(|counts| {
            let [held, most, all] = counts.get();
            counts.set([held.wrapping_sub(layout.size()), most, all]);
        });
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(place, layout) }
    }
}

/// What some work gives, and how many bytes more than before it held at most.
pub(crate) fn peak_of<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let [held, _, all] = COUNTS.get();
    COUNTS.set([held, held, all]);
    let given = work();
    (given, COUNTS.get()[1].wrapping_sub(held))
}

/// What some work gives, and how many bytes it has asked for.
pub(crate) fn bytes_of<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let before = COUNTS.get()[2];
    let given = work();
    (given, COUNTS.get()[2] - before)
}
