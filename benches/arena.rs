//! The walks of the bench as plain wasm exports, for the browser.
#![allow(unsafe_code)]

mod walks;

use walks::{PLACES, Walk, Walker, cozy::Cozy, gridmate::Gridmate};

/// Walks a place: program 0 is Gridmate, 1 cozy-chess; walk 0 counts, 1 lists, 2 makes, 3 loops. Answers the paths, 0 for a
/// number it does not know.
#[unsafe(no_mangle)]
pub extern "C" fn run(program: u32, walk: u32, place: u32, depth: u32) -> u64 {
    let known = Walk::ALL.get(walk as usize).zip(PLACES.get(place as usize));
    let paths = known.and_then(|(&walk, place)| match program {
        0 => Gridmate::new(place)?.walk(walk, depth),
        _ => Cozy::new(place)?.walk(walk, depth),
    });
    paths.unwrap_or_default()
}
