//! What changes cost: as much for each of many as for each of a few.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may stop where a claim fails")]

#[path = "memory/counted.rs"]
mod counted;

use counted::bytes_of;
use gridmate::document::Document;
use gridmate::script::Start;

/// Four times as many take no more than six times as many bytes.
fn check(what: &str, few: usize, work: impl Fn(usize)) {
    let ((), one) = bytes_of(|| work(few));
    let ((), four) = bytes_of(|| work(4 * few));
    assert!(four <= 6 * one, "{what}: {one} bytes for {few}, {four} for {}", 4 * few);
}

#[test]
fn a_tag_is_set_without_the_others_being_copied() {
    check("tags", 1_000, |count| {
        let mut document = Document::new(Start::default(), "e2e4").unwrap();
        for at in 0..count {
            document.set_tag(&format!("T{at:05}"), "so").unwrap();
        }
        for _ in 0..count {
            assert!(document.undo());
        }
        assert!(document.tags().is_empty() && document.redo() && document.tags().len() == 1);
    });
}
