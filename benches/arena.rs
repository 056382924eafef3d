//! The walks of the bench as plain wasm exports, for the browser.
#![allow(unsafe_code)]

mod walks;

use walks::{Arena, PLACES, Program, Walk};

/// Walks a place: program 0 is Gridmate, 1 cozy-chess; walk 0 counts, 1 lists, 2 makes. Answers the paths, 0 for a
/// number it does not know.
#[unsafe(no_mangle)]
pub extern "C" fn run(program: u32, walk: u32, place: u32, depth: u32) -> u64 {
    let program = if program == 0 { Program::Gridmate } else { Program::Cozy };
    match (Walk::ALL.get(walk as usize), PLACES.get(place as usize)) {
        (Some(&walk), Some(place)) => Arena::new(place).walk(program, walk, depth),
        _ => 0,
    }
}
