//! FEN: what is read, what is refused, what is repaired, and that it reads back.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where a claim fails")]

mod oracle;
mod random;

use gridmate::board::{Board, Color};
use gridmate::notation::fen::{self, FenFix, FenStyle, Field, FixedFen};
use gridmate::rules::{Material, Position, Setup, SetupError, Variant, chess960::Number, perft};
use oracle::Row;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::collections::BTreeMap;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn variant(row: &Row) -> Variant {
    if row.flag("chess960") { Variant::Chess960 } else { Variant::Standard }
}

/// Reads all three forms of a row and writes them back, and compares what the position knows about itself.
fn check_position(row: &Row, depth: usize) {
    let text = row.str("fen");
    let position = fen::parse(text, variant(row)).unwrap_or_else(|error| panic!("{text}: {error}"));
    for key in ["fen_legal_ep", "shredder_fen"] {
        assert_eq!(fen::parse(row.str(key), variant(row)).as_ref(), Ok(&position), "{text} as {key}");
    }
    assert_eq!(fen::write(&position, FenStyle::XFen), row.str("fen_legal_ep"), "{text}");
    assert_eq!(fen::write(&position, FenStyle::Shredder), row.str("shredder_fen"), "{text}");
    assert_eq!(
        (text.parse().as_ref(), position.to_string().as_str()),
        (Ok(&position), row.str("fen_legal_ep")),
        "{text}"
    );
    let pasted = fen::parse_lenient(text).unwrap();
    assert_eq!((pasted.position, pasted.fixes), (position, vec![]), "{text} needs no repair");
    assert_eq!(fen::parse_any(text).map(|(position, _)| position), Ok(position), "{text}");

    assert_eq!(position.turn().char().to_string(), row.str("turn"), "{text}");
    assert_eq!(position.is_check(), row.flag("in_check"), "{text}");
    assert_eq!(u64::from(position.checkers().len()), row.number("checkers"), "{text}");
    assert_eq!(position.is_checkmate(), row.flag("checkmate"), "{text}");
    assert_eq!(position.is_stalemate(), row.flag("stalemate"), "{text}");
    assert_eq!(Material::of(position.board()).is_dead(), row.flag("insufficient_material"), "{text}");
    for (count, level) in row.numbers("perft").into_iter().zip(1..=depth) {
        assert_eq!(perft(&position, level as u32), count, "{text} depth {level}");
    }
}

#[test]
fn a_sample_of_positions_reads_back_in_all_three_forms() {
    oracle::sample("positions").iter().for_each(|row| check_position(row, 2));
}

#[test]
fn heavy_positions_read_back_in_all_three_forms() {
    oracle::whole("positions").iter().for_each(|row| check_position(row, 3));
}

#[test]
fn all_960_starts_have_their_number_and_both_forms() {
    for [number, arrangement, shredder, xfen] in oracle::starts() {
        let number = Number::new(number.parse().unwrap()).unwrap();
        let start = Position::chess960(number);
        assert_eq!(number.arrangement().map(|role| role.upper_char()).iter().collect::<String>(), arrangement);
        assert_eq!(fen::write(&start, FenStyle::Shredder), shredder);
        assert_eq!(fen::write(&start, FenStyle::XFen), xfen);
        for text in [&shredder, &xfen] {
            assert_eq!(fen::parse(text, Variant::Chess960), Ok(start), "{text}");
        }
    }
}

/// Reasons that the labels refuse and we do not: such a position gets a warning and can be played on.
fn is_only_an_odd_check(row: &Row) -> bool {
    row.str("reason").split('+').all(|reason| matches!(reason, "IMPOSSIBLE_CHECK" | "TOO_MANY_CHECKERS"))
}

fn check_strict(row: &Row) {
    let text = row.text();
    let id = row.str("id");
    // What is no text cannot reach a function that takes text; its repaired form is tried all the same.
    let accepted = fen::parse(&text, variant(row)).is_ok();
    match row.str("strict") {
        _ if is_only_an_odd_check(row) => assert!(accepted, "{id} {text:?}"),
        "any" => {}
        label => assert_eq!(accepted, label == "accept", "{id} {text:?} {}", row.str("reason")),
    }
    if let Some(label) = row.maybe("strict_960").filter(|_| !is_only_an_odd_check(row)) {
        assert_eq!(fen::parse(&text, Variant::Chess960).is_ok(), label == "accept", "{id} {text:?} as Chess960");
    }
}

/// Where we judge otherwise than the proposed label, and why.
fn judged_otherwise(row: &Row, read: &FixedFen) -> Option<&'static str> {
    let has = |code| read.fixes.iter().any(|repair| repair.code() == code);
    match (row.str("reason"), row.str("lenient")) {
        (_, "repair") if read.variant == Variant::Chess960 => Some("these rights need no repair in Chess960"),
        (_, "reject") if is_only_an_odd_check(row) => Some("an odd check is a warning"),
        ("TURN", "reject") if has("turn-spelling") => Some("B and black are as clear as W and white"),
        ("FULLMOVE", "reject") if has("missing-fields") => {
            Some("a space at the end changes nothing: five fields are repaired")
        }
        (_, "reject") if has("castling-dropped") => {
            Some("the pieces are well written, and false rights are dropped elsewhere too")
        }
        ("MUTANT_SYNTAX", "reject") => Some("damaged text may still have one clear reading"),
        _ => None,
    }
}

fn check_lenient(row: &Row, tally: &mut BTreeMap<String, usize>) {
    let text = row.text();
    let read = fen::parse_lenient(&text);
    let context = || format!("{} {text:?} {} {read:?}", row.str("id"), row.str("reason"));
    let verdict = match &read {
        Ok(read) if read.fixes.is_empty() => "accept",
        Ok(_) => "repair",
        Err(_) => "reject",
    };
    if let (Some(normal), Ok(read)) = (row.maybe("normal"), &read) {
        let normal = fen::parse(normal, variant(row)).unwrap_or_else(|error| panic!("{normal}: {error}"));
        assert_eq!(read.position, normal, "{}", context());
    }
    let label = row.str("lenient");
    if label == "any" || verdict == label {
        return;
    }
    *tally.entry(format!("{} labelled {label}: {verdict}", row.str("reason"))).or_default() += 1;
    assert!(read.as_ref().is_ok_and(|read| judged_otherwise(row, read).is_some()), "{label} expected: {}", context());
}

fn check_malformed(rows: &[Row]) {
    let mut tally = BTreeMap::new();
    for row in rows.iter().filter(|row| row.str("kind") == "fen") {
        check_strict(row);
        check_lenient(row, &mut tally);
    }
    println!("lenient verdicts that differ from the proposals: {tally:#?}");
}

#[test]
fn a_sample_of_malformed_texts_is_refused_or_repaired_as_labelled() {
    check_malformed(&oracle::sample("malformed"));
}

#[test]
fn heavy_malformed_text_is_refused_or_repaired_as_labelled() {
    check_malformed(&oracle::whole("malformed"));
}

#[test]
fn an_error_tells_its_code_field_and_column() {
    let cases = [
        ("", "empty", None, 1, "FEN: there is no text; paste a line such as 4k3/8/8/8/8/8/8/4K3 w - - 0 1."),
        ("8/8", "field-count", None, 4, "FEN: the text has 1 field; it needs 6, with spaces between."),
        ("8/8  w - - 0 1", "white-space", None, 5, "FEN: white space at column 5 is not one space between two fields."),
        (
            "8/8 w - - 0 1",
            "rank-count",
            Some(Field::Placement),
            1,
            "FEN: the board has 2 ranks; it needs 8, with / between.",
        ),
        (
            "8/8/8/8/8/PPPPPPP/8/8 w - - 0 1",
            "rank-length",
            Some(Field::Placement),
            11,
            "FEN: rank 3 (\"PPPPPPP\") has 7 squares; it needs 8.",
        ),
        (
            "8/8/8/4x3/8/8/8/8 w - - 0 1",
            "bad-character",
            Some(Field::Placement),
            8,
            "FEN: \"x\" in rank 5 is no piece (KQRBNP, kqrbnp) and no number from 1 to 8.",
        ),
        (
            "8/44/8/8/8/8/8/8 w - - 0 1",
            "adjacent-digits",
            Some(Field::Placement),
            4,
            "FEN: rank 7 has two numbers in a row; write their sum.",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w kK - 0 1",
            "castling-order",
            Some(Field::Castling),
            24,
            "FEN: the castling rights are \"kK\"; each comes once, in the order KQkq.",
        ),
        (
            "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1",
            "not-standard-castling",
            Some(Field::Castling),
            25,
            "FEN: the castling right for g1 is one of Chess960, not of the standard game.",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e4 0 1",
            "bad-en-passant",
            Some(Field::EnPassant),
            25,
            "FEN: the en-passant square is \"e4\"; it is - or a square of rank 3 or 6, such as e3.",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 07 1",
            "bad-counter",
            Some(Field::Halfmove),
            27,
            "FEN: the half-move clock is \"07\"; it is a plain number.",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 10000",
            "counter-out-of-range",
            Some(Field::Fullmove),
            29,
            "FEN: the move number is \"10000\"; it goes from 1 to 9999.",
        ),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "no-king", Some(Field::Placement), 1, "FEN: black has no king."),
    ];
    for (text, code, field, column, sentence) in cases {
        let error = fen::parse(text, Variant::Standard).unwrap_err();
        assert_eq!((error.code(), error.field(), error.column()), (code, field, column), "{text}");
        assert_eq!(error.to_string(), sentence, "{text}");
    }
}

#[test]
fn an_illegal_position_names_every_fault() {
    let error = fen::parse("P7/8/8/8/8/8/8/K7 w k e6 0 1", Variant::Standard).unwrap_err();
    let codes: Vec<_> = error.illegal().unwrap().errors().iter().map(|fault| fault.code()).collect();
    assert_eq!(codes, ["no-king", "pawn-on-last-rank", "bad-castling-right", "bad-en-passant"]);
    assert!(error.illegal().unwrap().errors().contains(&SetupError::NoKing(Color::Black)));
}

#[test]
fn what_neither_game_allows_is_told_in_the_words_of_the_closer_one() {
    let error = fen::parse_any("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq e6 0 1").unwrap_err();
    assert_eq!((error.code(), error.illegal().unwrap().errors().len()), ("bad-en-passant", 1));
    let error = fen::parse_any("4k3/8/8/8/8/8/8/4K3 w K - 0 1").unwrap_err();
    assert_eq!(error.code(), "bad-castling-right");
}

#[test]
fn counters_go_up_to_9999() {
    let text = "4k3/8/8/8/8/8/8/4K3 w - - 9999 9999";
    let position = fen::parse(text, Variant::Standard).unwrap();
    assert_eq!(fen::write(&position, FenStyle::XFen), text);
}

#[test]
fn pasted_text_is_repaired_and_every_repair_is_told() {
    let cases: [(&str, &str, &[&str]); 12] = [
        (START, START, &[]),
        ("  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\tw KQkq -\u{a0}0 1\r\n", START, &["white-space"]),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1", START, &["underscores"]),
        (
            "https://lichess.org/analysis/standard/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1",
            START,
            &["wrapping", "underscores"],
        ),
        ("[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]", START, &["wrapping"]),
        ("position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", START, &["wrapping"]),
        ("\u{feff}rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", START, &["invisible-characters"]),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR White qkQK – 00 0",
            START,
            &["turn-spelling", "dash", "castling-order", "leading-zeros", "move-number-zero"],
        ),
        ("4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", &["castling-dropped"]),
        ("4k3/8/8/8/8/8/8/3K1R2 w GE - 0 1", "4k3/8/8/8/8/8/8/3K1R2 w - - 0 1", &["castling-dropped"]),
        ("4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", &["en-passant-dropped"]),
        ("4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", &["missing-fields"]),
    ];
    for (pasted, normal, codes) in cases {
        let read = fen::parse_lenient(pasted).unwrap_or_else(|error| panic!("{pasted:?}: {error}"));
        assert_eq!(fen::write(&read.position, FenStyle::XFen), normal, "{pasted:?}");
        assert_eq!(read.fixes.iter().map(|repair| repair.code()).collect::<Vec<_>>(), codes, "{pasted:?}");
    }
}

#[test]
fn what_has_no_clear_reading_is_refused() {
    let cases = [
        ("4k3/8/8/8/8/8/8/4K3 w - -  60", "field-count"),
        ("4k3/8/8/8/8/8/8/4K3 w 0 1", "bad-castling"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 bm e4;", "field-count"),
        ("position startpos", "rank-count"),
        ("4k3\\8\\8\\8\\8\\8\\8\\4K3 w - - 0 1", "rank-count"),
        ("4k3/08/8/8/8/8/8/4K3 w - - 0 1", "bad-character"),
        ("4k3/45/8/8/8/8/8/4K3 w - - 0 1", "adjacent-digits"),
        ("4K3/8/8/8/8/8/8/4K3 w - - 0 1", "too-many-kings"),
        ("\u{200b}\n", "empty"),
        ("[FEN \"\"]", "empty"),
    ];
    for (text, code) in cases {
        assert_eq!(fen::parse_lenient(text).map_err(|error| error.code()).err(), Some(code), "{text:?}");
    }
}

#[test]
fn a_missing_turn_is_black_where_white_cannot_be_to_move() {
    let read = fen::parse_lenient("4k3/4R3/8/8/8/8/8/4K3").unwrap();
    assert_eq!(read.position.turn(), Color::Black);
    assert_eq!(read.fixes, [FenFix::MissingFields(Field::Turn), FenFix::TurnInferred(Color::Black)]);
}

#[test]
fn rights_that_only_chess960_has_are_no_fault() {
    let read = fen::parse_lenient("4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1").unwrap();
    assert_eq!((read.variant, read.fixes), (Variant::Chess960, vec![]));
    let read = fen::parse_lenient("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1").unwrap();
    assert_eq!((read.variant, read.fixes), (Variant::Standard, vec![]));
}

#[test]
fn an_inner_rook_needs_its_file_letter() {
    for text in ["4k3/8/8/8/8/8/8/RR2K3 w B - 0 1", "1rr1k3/8/8/8/8/8/8/4K1RR b Gc - 0 1"] {
        let position = fen::parse(text, Variant::Chess960).unwrap();
        assert_eq!(fen::write(&position, FenStyle::XFen), text);
    }
}

/// A position some moves into a game of random moves.
fn any_position() -> impl Strategy<Value = (Position, Variant)> {
    let variant = prop_oneof![Just(Variant::Standard), Just(Variant::Chess960)];
    (any::<u64>(), variant, 0usize..160).prop_map(|(seed, variant, plies)| {
        let mut game = random::playout(seed, variant);
        let played = game.by_ref().take(plies).count();
        (if played == plies { game.position } else { Position::initial() }, variant)
    })
}

/// The same cases in every run.
fn config() -> ProptestConfig {
    ProptestConfig { cases: 500, failure_persistence: None, rng_seed: RngSeed::Fixed(960), ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn what_is_written_reads_back((position, variant) in any_position()) {
        for style in [FenStyle::XFen, FenStyle::Shredder] {
            let text = fen::write(&position, style);
            prop_assert_eq!(fen::parse(&text, variant), Ok(position));
            let pasted = fen::parse_lenient(&text).unwrap();
            prop_assert_eq!((pasted.position, pasted.fixes.len()), (position, 0));
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        let _ = (fen::parse(&text, Variant::Standard), fen::parse_any(&text), text.parse::<Board>());
        if let Ok(read) = fen::parse_lenient(&text) {
            prop_assert_eq!(fen::parse_any(&fen::write(&read.position, FenStyle::XFen)).unwrap().0, read.position);
        }
    }

    #[test]
    fn a_damaged_fen_is_read_or_refused(
        (position, _) in any_position(),
        damage in prop::collection::vec((any::<prop::sample::Index>(), prop::sample::select(MARKS)), 1..4),
    ) {
        let mut text: Vec<char> = fen::write(&position, FenStyle::XFen).chars().collect();
        for (at, mark) in damage {
            let at = at.index(text.len());
            match mark {
                '⌫' => drop(text.remove(at)),
                '⇄' => text.swap(at, 0),
                mark => text[at] = mark,
            }
        }
        let text: String = text.into_iter().collect();
        let strict = fen::parse_any(&text);
        let lenient = fen::parse_lenient(&text);
        if let Ok((position, _)) = strict {
            prop_assert_eq!(lenient.as_ref().map(|read| read.position), Ok(position));
        }
        for error in strict.err().into_iter().chain(lenient.err()) {
            let sentence = error.to_string();
            prop_assert!(sentence.starts_with("FEN: ") && sentence.ends_with('.'), "{}", sentence);
        }
    }
}

/// What damage puts into a text; ⌫ takes a character out, ⇄ moves the first one.
const MARKS: &[char] = &[
    '⌫', '⇄', ' ', '/', '-', '_', '0', '1', '8', '9', 'K', 'k', 'P', 'q', 'R', 'w', 'b', 'e', '\u{200d}', '\u{a0}',
    'é', '"',
];

#[test]
fn a_setup_reads_back_what_it_says_legal_or_not() {
    for text in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "8/8/8/8/8/8/8/8 b - - 7 30",
        "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
        "1r2k1r1/8/8/8/8/8/8/R2RK2R w DQkq - 0 1",
        "8/8/8/8/8/8/8/R6R w HA - 0 1",
    ] {
        let setup: Setup = text.parse().unwrap();
        assert_eq!(setup.to_string(), text);
        assert_eq!(setup.to_string().parse(), Ok(setup), "{text}");
    }
}
