//! Moves as engines write them: every legal one reads back, every other is refused with its reason.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where a claim fails")]

mod oracle;
mod random;

use gridmate::board::Square;
use gridmate::notation::uci::UciMove;
use gridmate::notation::{MoveError, fen, uci};
use gridmate::rules::{Position, Variant};
use oracle::Row;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::collections::{BTreeMap, HashSet};

fn variant(row: &Row) -> Variant {
    if row.flag("chess960") { Variant::Chess960 } else { Variant::Standard }
}

fn position(text: &str, variant: Variant) -> Position {
    fen::parse(text, variant).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The legal moves of a row are ours, both ways, and lead where they should.
fn check_moves(row: &Row) {
    let (text, variant) = (row.str("fen"), variant(row));
    let position = position(text, variant);
    let mut listed = HashSet::new();
    for expected in row.rows("moves") {
        let name = expected.str("uci");
        let played = uci::parse(&position, name, variant).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(uci::write(&position, played, variant), name, "{text}");
        let value = UciMove::of(&position, played, variant);
        assert_eq!((name.parse(), value.to_string().as_str()), (Ok(value), name), "{text}");
        let after = position.play(played).map(|next| fen::write(&next, fen::FenStyle::XFen));
        assert_eq!(after.as_deref(), Some(expected.str("after")), "{text} {name}");
        assert_eq!(played.is_castle(), expected.str("kind").contains("castle"), "{text} {name}");
        for other in [name, expected.maybe("uci_alt").unwrap_or(name)] {
            assert_eq!(uci::parse_lenient(&position, other, variant), Ok(played), "{text} {other}");
        }
        assert!(listed.insert(played), "{text} {name} stands for another move too");
    }
    assert_eq!(listed, position.legal_moves().into_iter().collect(), "{text}");
}

#[test]
fn a_sample_of_legal_moves_reads_back_and_leads_where_it_should() {
    oracle::sample("positions").iter().for_each(check_moves);
}

#[test]
fn heavy_the_legal_moves_read_back_and_lead_where_they_should() {
    oracle::whole("positions").iter().for_each(check_moves);
}

fn check_malformed(rows: &[Row]) {
    let mut tally = BTreeMap::new();
    for row in rows.iter().filter(|row| row.str("kind") == "uci") {
        let (text, variant) = (row.text(), variant(row));
        let position = position(row.str("fen"), variant);
        let strict = uci::parse(&position, &text, variant);
        let lenient = uci::parse_lenient(&position, &text, variant);
        let context = format!("{} {} {text:.90?}: {strict:?}, {lenient:?}", row.str("id"), row.str("reason"));
        assert_eq!(strict.is_ok(), row.str("strict") == "accept", "{context}");
        match row.str("lenient") {
            "any" => *tally.entry(format!("{} {}", row.str("reason"), lenient.is_ok())).or_insert(0) += 1,
            label => assert_eq!(lenient.is_ok(), label != "reject", "{context}"),
        }
        if let (Some(name), Ok(read)) = (row.maybe("uci"), &lenient) {
            assert_eq!(uci::write(&position, *read, variant), name, "{context}");
        }
    }
    println!("lenient verdicts where the labels have none: {tally:#?}");
}

#[test]
fn a_sample_of_malformed_moves_is_refused_or_repaired_as_labelled() {
    check_malformed(&oracle::sample("malformed"));
}

#[test]
fn heavy_malformed_moves_are_refused_or_repaired_as_labelled() {
    check_malformed(&oracle::whole("malformed"));
}

#[test]
fn a_refused_move_is_told_why() {
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let cases = [
        (START, "", "empty", "there is no text; write two squares, such as e2e4."),
        (START, "e2", "bad-form", "this is not two squares such as e2e4, with q, r, b or n to promote."),
        (START, "0000", "null-move", "a side cannot pass its turn."),
        (START, "e3e4", "no-piece", "there is no piece on e3."),
        (START, "e7e5", "not-your-piece", "the pawn on e7 is black's, and it is white's turn."),
        (START, "e2e2", "same-square", "a move ends on another square than e2, where it starts."),
        (START, "a1a2", "own-piece", "white's own pawn stands on a2."),
        (
            START,
            "g1g3",
            "unreachable",
            "the knight on g1 cannot go to g3: a knight moves two squares along a rank or file and one to the side.",
        ),
        (START, "a1a3", "blocked", "the rook on a1 cannot go to a3: something stands in its way."),
        (START, "e2d3", "nothing-to-take", "a pawn moves diagonally only to capture, and d3 has nothing to take."),
        (START, "e2e4q", "false-promotion", "only a pawn that reaches the last rank takes a letter."),
        (START, "e1g1", "castling-blocked", "a piece stands in the way of castling."),
        (
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            "a7a8",
            "missing-promotion",
            "the pawn reaches the last rank; add q, r, b or n.",
        ),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", "bad-promotion", "a pawn becomes q, r, b or n."),
        (
            "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1",
            "e2e4",
            "blocked",
            "the pawn on e2 cannot go to e4: something stands in its way.",
        ),
        (
            "4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1",
            "e2d3",
            "exposes-king",
            "the bishop on e2 shields its king, which would be in check.",
        ),
        ("4k3/4r3/8/8/8/8/3B4/4K3 w - - 0 1", "d2c3", "stays-in-check", "the white king would stay in check."),
        ("4k3/3r4/8/8/8/8/8/4K3 w - - 0 1", "e1d1", "into-check", "the king would be in check on d1."),
        (
            "8/8/8/K2pP2q/8/8/8/7k w - d6 0 1",
            "e5d6",
            "nothing-to-take",
            "a pawn moves diagonally only to capture, and d6 has nothing to take.",
        ),
        (CASTLES, "e1h1", "castling-spelling", "castling is written e1g1 here."),
        ("r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1", "e1g1", "no-castling-right", "the right to castle there is lost."),
        (
            "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            "e1g1",
            "castling-through-check",
            "the king would castle over or onto an attacked square.",
        ),
        ("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "castling-in-check", "a king in check cannot castle."),
    ];
    for (fen, text, code, sentence) in cases {
        let error = uci::parse(&position(fen, Variant::Standard), text, Variant::Standard).unwrap_err();
        assert_eq!((error.code(), error.to_string()), (code, format!("Move \"{text}\": {sentence}")), "{fen}");
    }
}

#[test]
fn castling_has_two_spellings_and_each_variant_its_own() {
    let position = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Variant::Standard);
    for (own, other, variant) in [("e1g1", "e1h1", Variant::Standard), ("e1a1", "e1c1", Variant::Chess960)] {
        let castle = uci::parse(&position, own, variant).unwrap();
        assert!(castle.is_castle());
        assert_eq!(uci::parse(&position, other, variant).unwrap_err().code(), "castling-spelling");
        assert_eq!(uci::parse_lenient(&position, other, variant), Ok(castle));
    }
}

#[test]
fn a_step_of_the_king_is_never_read_as_castling() {
    let position = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1", Variant::Chess960);
    for read in [uci::parse, uci::parse_lenient] {
        assert!(!read(&position, "f1g1", Variant::Chess960).unwrap().is_castle());
        assert!(read(&position, "f1h1", Variant::Chess960).unwrap().is_castle());
    }
    // Asked for the standard game, which has no such castling, it is still two different texts.
    assert!(!uci::parse(&position, "f1g1", Variant::Standard).unwrap().is_castle());
    assert!(uci::parse(&position, "f1h1", Variant::Standard).unwrap().is_castle());
}

#[test]
fn what_people_type_is_read() {
    let start = Position::initial();
    for text in [" e2e4\n", "E2E4", "e2-e4", "e2–e4", "\u{202a}e2e4"] {
        assert_eq!(uci::parse_lenient(&start, text, Variant::Standard).unwrap().to(), Square::E4, "{text:?}");
    }
    let promotion = position("3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1", Variant::Standard);
    let takes = uci::parse(&promotion, "c7d8n", Variant::Standard).unwrap();
    for text in ["c7xd8=N", "C7D8N", "c7d8♘", "c7-d8=♞", "c7d8/n"] {
        assert_eq!(uci::parse_lenient(&promotion, text, Variant::Standard), Ok(takes), "{text:?}");
    }
}

/// The same cases in every run.
fn config() -> ProptestConfig {
    ProptestConfig { cases: 300, failure_persistence: None, rng_seed: RngSeed::Fixed(960), ..ProptestConfig::default() }
}

fn any_position() -> impl Strategy<Value = (Position, Variant)> {
    let variant = prop_oneof![Just(Variant::Standard), Just(Variant::Chess960)];
    (any::<u64>(), variant, 0usize..160).prop_map(|(seed, variant, plies)| {
        let mut game = random::playout(seed, variant);
        game.by_ref().take(plies).for_each(drop);
        (game.position, variant)
    })
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn no_two_moves_share_a_text((position, variant) in any_position()) {
        for played in &position.legal_moves() {
            let text = uci::write(&position, played, variant);
            prop_assert_eq!(uci::parse(&position, &text, variant), Ok(played));
            prop_assert_eq!(uci::parse_lenient(&position, &text.to_uppercase(), variant), Ok(played));
        }
    }

    #[test]
    fn each_pair_of_squares_is_a_move_or_has_a_reason_against_it((position, variant) in any_position()) {
        for from in Square::ALL {
            for to in Square::ALL {
                let listed = position.legal_moves().into_iter().any(|played| played.from() == from && played.to() == to);
                let refusal = MoveError::find(&position, from, to);
                let castles = uci::parse_lenient(&position, &format!("{from}{to}"), variant).is_ok_and(|played| played.is_castle());
                prop_assert_eq!(refusal.is_none(), listed || castles, "{}{} {:?}", from, to, refusal);
                if let Some(refusal) = refusal {
                    prop_assert!(!refusal.to_string().is_empty() && !refusal.code().is_empty());
                }
            }
        }
    }

    #[test]
    fn any_text_is_a_legal_move_or_refused((position, variant) in any_position(), text in "\\PC{0,8}|[a-h1-8qrnb=x-]{0,7}") {
        for read in [uci::parse, uci::parse_lenient] {
            match read(&position, &text, variant) {
                Ok(played) => prop_assert!(position.is_legal(played)),
                Err(error) => prop_assert!(error.to_string().ends_with('.')),
            }
        }
    }
}
