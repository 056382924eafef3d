//! Documents of hostile sizes: nothing recurses on their depth, and memory stays in proportion.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where a claim fails")]

mod memory;

use gridmate::document::{Document, NodeId, Note};
use gridmate::notation::pgn;
use gridmate::script::Start;
use memory::check_memory;
use std::fmt::Write;

/// What recurses on a depth of thousands does not get through.
fn on_a_small_stack(work: impl FnOnce() + Send + 'static) {
    std::thread::Builder::new().stack_size(192 << 10).spawn(work).unwrap().join().unwrap();
}

/// The same document comes back from its bytes, and the same moves from its PGN.
fn check_forms(document: &Document, nodes: usize) {
    let bytes = document.to_bytes();
    let again = Document::from_bytes(&bytes).unwrap();
    assert!(again.script().text() == document.script().text() && again.cursor() == document.cursor());
    assert!(again.to_bytes() == bytes);
    let records = document.records();
    assert_eq!((records.games.len(), records.left_out, records.games[0].tree().len()), (1, 0, nodes));
    let read = pgn::read(&records.to_string()).next().unwrap().unwrap();
    assert!(read.tree() == records.games[0].tree());
    check_memory();
}

/// A line of knights that come and go, and beside each of its moves another, written by `ply`.
fn knights(plies: usize, mut ply: impl FnMut(&mut String, &str, &str)) -> String {
    let mut text = String::new();
    for at in 0..plies {
        ply(&mut text, ["Nf3", "Nf6", "Ng1", "Ng8"][at % 4], ["Nc3", "Nc6"][at % 2]);
    }
    text
}

#[test]
fn variations_within_each_other_as_deep_as_pgn_is_read() {
    on_a_small_stack(|| {
        let depth = pgn::MAX_DEPTH;
        let text = knights(depth, |text, on, other| write!(text, "{other} ({on} ").unwrap()) + &")".repeat(depth);
        let game = pgn::read(&text).next().unwrap().unwrap();
        let mut document = Document::from_game(&game).unwrap();
        check_forms(&document, 2 * depth);
        let mut node = NodeId::ROOT;
        while let Some(&next) = document.children(node).last() {
            node = next;
        }
        assert!(document.select(node));
        assert_eq!(document.script().steps(), depth);
        assert!(document.make_main(node) && document.undo() && document.redo());
        assert!(document.delete_from(document.path()[0]) && document.undo());
    });
}

#[test]
fn heavy_two_hundred_thousand_variations() {
    on_a_small_stack(|| {
        let text = knights(200_000, |text, on, other| write!(text, "{on} ({other}) ").unwrap());
        let game = pgn::read(&text).next().unwrap().unwrap();
        check_forms(&Document::from_game(&game).unwrap(), 400_000);
    });
}

#[test]
fn heavy_two_hundred_thousand_first_moves() {
    on_a_small_stack(|| {
        let text = "1. a3 ".to_owned() + &"(1. a3) ".repeat(200_000);
        let game = pgn::read(&text).next().unwrap().unwrap();
        let mut document = Document::from_game(&game).unwrap();
        check_forms(&document, 200_001);
        // Another document in their place: none moves up when one before it goes.
        document.replace(&Document::new(Start::default(), "e2e4").unwrap());
        assert!(document.undo() && document.redo() && document.undo());
        assert_eq!(document.children(NodeId::ROOT).len(), 200_001);
    });
}

#[test]
fn heavy_four_hundred_thousand_plies() {
    on_a_small_stack(|| {
        let text = knights(400_000, |text, on, _| write!(text, "{on} ").unwrap());
        let game = pgn::read(&text).next().unwrap().unwrap();
        let document = Document::from_game(&game).unwrap();
        check_forms(&document, 400_000);
    });
}

#[test]
fn heavy_a_comment_of_sixty_four_megabytes() {
    on_a_small_stack(|| {
        let mut document = Document::new(Start::default(), "e2e4").unwrap();
        let said = Note { after: vec!["so ".repeat((64 << 20) / 3)], ..Note::default() };
        let node = document.path()[0];
        assert!(document.set_note(node, said.clone()));
        assert!(document.undo() && document.redo());
        let bytes = document.to_bytes();
        let again = Document::from_bytes(&bytes).unwrap();
        assert!(again.note(again.path()[0]) == Some(&said));
        assert!(document.records().to_string().len() > 64 << 20);
        // A few bytes cannot ask for much: a text has at most some letters for each of them.
        for end in [40, bytes.len() / 2] {
            assert!(Document::from_bytes(&bytes[..end]).is_err());
        }
        check_memory();
    });
}
