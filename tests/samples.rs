//! The samples in `tests/data`: what is in them, and how they are made from the whole collection.
//!
//! `cargo test --test samples -- --ignored` writes them anew: the first rows of every kind that a file has.

#![cfg(not(target_arch = "wasm32"))]

mod oracle;

use flate2::{Compression, GzBuilder};
use oracle::Row;
use std::collections::HashMap;
use std::fs;
use std::io::Write;

/// Names the kinds that a row is of.
type Kinds = fn(&Row) -> Vec<String>;

/// A file, how many rows of each kind its sample takes, and what the kinds are.
const SAMPLES: [(&str, usize, Kinds); 8] = [
    ("positions", 3, tags),
    ("games_noise", 1, noise),
    ("draws", 3, |row| one(row, &["kind"])),
    ("insufficient", 1000, |row| one(row, &[])),
    ("mates", 15, mate_kind),
    ("scripts", 3, |row| [one(row, &["kind", "encoding"]), prefixed(row, "quirks")].concat()),
    ("quirks", 1000, |row| one(row, &[])),
    ("malformed", 1, malformed_kind),
];

/// The kinds of a row that are named by the values of these keys together.
fn one(row: &Row, keys: &[&str]) -> Vec<String> {
    vec![keys.iter().map(|key| row.0[key].to_string()).collect::<Vec<_>>().join(" ")]
}

fn prefixed(row: &Row, key: &str) -> Vec<String> {
    row.texts(key).into_iter().map(str::to_owned).collect()
}

fn tags(row: &Row) -> Vec<String> {
    row.texts("tags").iter().map(|tag| format!("{} {tag}", row.str("variant"))).collect()
}

fn noise(row: &Row) -> Vec<String> {
    [one(row, &["variant"]), prefixed(row, "noise")].concat()
}

fn mate_kind(row: &Row) -> Vec<String> {
    let has = |key| format!("{key} {}", !row.0[key].is_null());
    vec![format!("{} {} {}", row.number("mate_in"), has("avoid"), has("stalemate_trap"))]
}

/// Reason and verdicts, and for what was damaged at random a few more.
fn malformed_kind(row: &Row) -> Vec<String> {
    let mut kinds = one(row, &["kind", "reason", "layer", "strict", "lenient", "encoding", "chess960"]);
    kinds.extend(row.maybe("note").map(str::to_owned).filter(|note| note.len() < 12));
    kinds
}

/// The rows that are among the first few of some kind they have.
fn first_of_each_kind(rows: Vec<Row>, limit: usize, kinds: Kinds) -> Vec<Row> {
    let mut seen: HashMap<String, usize> = HashMap::new();
    let mut is_new = |row: &Row| {
        let mut new = false;
        for kind in kinds(row) {
            let count = seen.entry(kind).or_default();
            *count += 1;
            new |= *count <= limit;
        }
        new
    };
    rows.into_iter().filter(|row| is_new(row)).collect()
}

#[test]
#[ignore = "writes tests/data anew from the whole collection"]
fn samples_are_made() {
    for (name, limit, kinds) in SAMPLES {
        let rows = oracle::rows(&oracle::whole_folder().join(format!("{name}.jsonl.gz")));
        let sample = first_of_each_kind(rows, limit, kinds);
        assert!(!sample.is_empty(), "the whole collection has no {name}");
        let file = fs::File::create(oracle::sample_folder().join(format!("{name}.jsonl.gz"))).unwrap();
        let mut gzip = GzBuilder::new().write(file, Compression::best());
        for row in &sample {
            writeln!(gzip, "{}", row.0).unwrap();
        }
        gzip.finish().unwrap();
        println!("{name}: {} rows", sample.len());
    }
    let starts = "sp960.tsv.gz";
    fs::write(oracle::sample_folder().join(starts), fs::read(oracle::whole_folder().join(starts)).unwrap()).unwrap();
}

#[test]
fn every_file_has_a_sample() {
    for (name, ..) in SAMPLES {
        assert!(oracle::sample(name).len() >= 20, "{name}");
    }
    assert_eq!(oracle::starts().len(), 960);
}

#[test]
fn every_encoding_gives_its_bytes() {
    let row = |json| Row(serde_json::from_str(json).unwrap());
    assert_eq!(row(r#"{"encoding":"text","input":"e4"}"#).bytes(), b"e4");
    assert_eq!(row(r#"{"encoding":"bytes","b64":"//5hYg=="}"#).bytes(), [0xFF, 0xFE, b'a', b'b']);
    assert_eq!(row(r#"{"encoding":"utf16","units":[101,55296]}"#).text(), "e\u{FFFD}");
    assert_eq!(row(r#"{"encoding":"repeat","prefix":"a","unit":"bc","times":2,"suffix":"d"}"#).text(), "abcbcd");
}
