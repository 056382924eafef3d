//! What few bytes may ask for: a link is opened without being trusted.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may stop where a claim fails")]

#[path = "memory/counted.rs"]
mod counted;

use counted::peak_of;
use gridmate::board::Square;
use gridmate::document::{BytesError, Document, NodeId, Note, Paint, Shape};
use gridmate::script::Start;

/// What opening takes in memory, and for each byte beside that: each may be sixteen nodes.
const MEMORY: [usize; 2] = [1 << 20, 16 * 250];

/// Bytes with the check behind them that documents have.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let sum = bytes.iter().fold(0x811C_9DC5_u32, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let [a, b, c, d] = sum.to_le_bytes();
    bytes.extend([a, b, c ^ d]);
    bytes
}

/// Opens bytes in the memory that so many may ask for.
fn open(bytes: &[u8]) -> Result<Document, BytesError> {
    let (document, peak) = peak_of(|| Document::from_bytes(bytes));
    assert!(peak <= MEMORY[0] + MEMORY[1] * bytes.len(), "{} bytes take {peak}", bytes.len());
    document
}

/// A line of knights that come and go, of so many steps.
fn knights(steps: usize) -> Document {
    let moves = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let line: Vec<&str> = (0..steps).map(|at| moves[at % 4]).collect();
    Document::new(Start::default(), &line.join(", ")).unwrap()
}

/// A document that says the same thing again and again.
fn said(note: Note) -> Document {
    let mut document = Document::new(Start::default(), "e2e4").unwrap();
    assert!(document.set_note(document.path()[0], note));
    document
}

#[test]
fn bytes_that_say_nothing_open_no_large_tree() {
    for byte in [0, 255, 0x55] {
        for count in [100, 700, 5_000] {
            let bytes = sealed([vec![3], vec![byte; count]].concat());
            if let Ok(document) = open(&bytes) {
                assert!(document.nodes().len() <= 4096 + 16 * bytes.len());
            }
        }
    }
    assert_eq!(open(&sealed([vec![3], vec![0; 700]].concat())).unwrap_err(), BytesError::Wrong);
}

#[test]
fn a_document_that_repeats_itself_has_as_many_bytes_as_its_parts_need() {
    let count = 40_000;
    let shape = Shape { paint: Paint::Green, from: Square::A1, to: Square::A1 };
    let mut tags = Document::new(Start::default(), "e2e4").unwrap();
    for at in 0..2_000 {
        tags.set_tag(&format!("T{at:05}"), "v").unwrap();
    }
    let documents = [
        (knights(count), count),
        (said(Note { after: vec!["a".to_owned(); count / 2], ..Note::default() }), count),
        (said(Note { before: vec!["a".repeat(count)], ..Note::default() }), count),
        (said(Note { nags: vec![1; count], ..Note::default() }), count),
        (said(Note { shapes: vec![shape; count], ..Note::default() }), count),
        (tags, 2_000 * 8),
    ];
    for (document, parts) in documents {
        let bytes = document.to_bytes();
        assert!(parts <= 4096 + 16 * bytes.len(), "{parts} parts in {} bytes", bytes.len());
        assert_eq!(open(&bytes).unwrap().to_bytes(), bytes);
        // As it was before there was such a limit: fewer bytes, and the zeros at their end are read all the same.
        let zeros = bytes[..bytes.len() - 3].iter().rev().take_while(|&&byte| byte == 0).count();
        if zeros > 100 {
            let cut = sealed(bytes[..bytes.len() - 3 - zeros].to_vec());
            assert_eq!(open(&cut).unwrap_err(), BytesError::Wrong, "{} bytes", cut.len());
        }
    }
}

#[test]
fn a_link_has_twenty_thousand_nodes_at_most() {
    let fits = knights(19_999);
    assert_eq!(fits.nodes().len(), 20_000);
    let link = fits.to_link().unwrap();
    assert_eq!(Document::from_link(&link).unwrap().script().text(), fits.script().text());
    let large = knights(20_000);
    assert_eq!(large.to_link(), None);
    let bytes = large.to_bytes();
    assert_eq!(Document::from_link(&bytes).unwrap_err(), BytesError::Wrong);
    assert_eq!(Document::from_bytes(&bytes).unwrap().children(NodeId::ROOT).len(), 1);
}
