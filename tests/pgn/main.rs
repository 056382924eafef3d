//! Portable game notation against the rows from outside, and through its own writer.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where a claim fails")]

#[path = "../memory/mod.rs"]
mod memory;
#[path = "../oracle/mod.rs"]
mod oracle;
#[path = "../random/mod.rs"]
mod random;

mod limits;
mod pieces;
mod trees;
mod verdicts;

use gridmate::game::GameResult;
use gridmate::notation::pgn::{self, Encoding, MoveId, PgnGame};
use gridmate::notation::{fen, san, uci};
use gridmate::rules::{Move, Position, Variant};
use oracle::Row;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use verdicts::verdict;

/// The only game of a text.
fn one(text: &str) -> PgnGame {
    let games: Vec<_> = pgn::read(text).collect();
    match &games[..] {
        [Ok(game)] => game.clone(),
        other => panic!("{text}\nreads as {other:?}"),
    }
}

/// The main line in SAN.
fn line(game: &PgnGame) -> String {
    let texts: Vec<_> = game.mainline().map(|(before, played)| san::write(&before, played)).collect();
    texts.join(" ")
}

/// Everything but the warnings, which tell of the text, and the tags that a writer adds.
fn assert_same(left: &PgnGame, right: &PgnGame) {
    assert_eq!((left.start(), left.variant(), left.result()), (right.start(), right.variant(), right.result()));
    assert!(left.tree() == right.tree(), "the trees differ:\n{}\n{}", pgn::write(left), pgn::write(right));
    for (name, value) in left.tags().iter().filter(|(name, _)| name != "Result") {
        assert_eq!(right.tag(name), Some(value.as_str()), "tag {name}");
    }
}

fn check_game(row: &Row, text: &str) -> PgnGame {
    let game = one(text);
    let id = row.str("id");
    let (moves, sans, fens) = (row.texts("uci"), row.texts("san"), row.texts("fens"));
    assert_eq!(game.mainline().count(), moves.len(), "{id}: {:?}", game.warnings());
    for (index, (before, played)) in game.mainline().enumerate() {
        assert_eq!(uci::write(&before, played, game.variant()), moves[index], "{id}, ply {index}");
        assert_eq!(san::write(&before, played), sans[index], "{id}, ply {index}");
        let after = fen::write(&before.play_unchecked(played), fen::FenStyle::XFen);
        assert_eq!(after, fens[index], "{id}, ply {index}");
    }
    assert_eq!(fen::write(&game.final_position(), fen::FenStyle::XFen), row.str("final_fen"), "{id}");
    assert_eq!(game.result().text(), row.str("result"), "{id}");
    assert_same(&game, &one(&pgn::write(&game)));
    game
}

/// The export form comes without a warning and is written back to the letter; noise changes nothing about the game.
fn check_games(rows: &[Row]) {
    for row in rows {
        let clean = check_game(row, row.str("pgn"));
        assert!(clean.warnings().is_empty(), "{}: {:?}", row.str("id"), clean.warnings());
        assert_eq!(pgn::write(&clean), row.str("pgn"), "{}", row.str("id"));
        check_game(row, row.str("pgn_noisy"));
    }
}

#[test]
fn a_sample_of_games_reads_alike_with_and_without_noise() {
    check_games(&oracle::sample("games_noise"));
}

#[test]
fn heavy_all_games_read_alike_with_and_without_noise() {
    check_games(&oracle::whole("games_noise"));
}

#[test]
fn places_count_lines_of_every_kind_and_characters() {
    for newline in ["\n", "\r\n", "\r", "\n\r"] {
        let text = format!("[White \"Ünï\"]{newline}{newline}1. e4 {{ä}} e5{newline}{{ö}} 2. Ke3 *");
        let error = pgn::read(&text).next().unwrap().unwrap_err();
        assert_eq!((error.line(), error.column(), error.text()), (4, 8, "Ke3"), "{newline:?}");
    }
    let game = one("5. e4 {a} e5 2. Nf3 (2. Nh3 (2. Nc3 *");
    let warnings = game.warnings();
    let places: Vec<_> = warnings.iter().map(|warning| (warning.code(), warning.line(), warning.column())).collect();
    assert_eq!(places, [("move-number", 1, 1), ("variation-open", 1, 21)]);
    assert_eq!(warnings[0].to_string(), "Line 1, column 1: \"5\" is not the number of the move that is due.");
}

#[test]
fn a_faulty_game_leaves_the_others_alone() {
    let text = "1. e4 e5 {a [White \"?\"] b} 2. Ke3 (2. d4 {c} [ 1-0) 2... a6 1-0\n\n1. d4 *\n[White \"?\"]\n1. c4 *";
    assert_eq!(verdict(text), "2 unreachable!, 1, 1");
}

#[test]
fn comments_stand_where_they_stood() {
    let text = "{start} 1. e4 {after\n e4} ({before d4} 1. d4 {after d4}) {after the variation} e5 {end} * {last}";
    let game = one(text);
    let e4 = game.tree().main_child(MoveId::ROOT).unwrap();
    let d4 = game.tree().next_sibling(e4).unwrap();
    let e5 = game.tree().main_child(e4).unwrap();
    assert_eq!(game.tree().comments(MoveId::ROOT), ["start"]);
    assert_eq!(game.tree().comments(e4), ["after e4", "after the variation"]);
    assert_eq!(game.tree().comments_before(d4), ["before d4"]);
    assert_eq!(game.tree().comments(d4), ["after d4"]);
    assert_eq!(game.tree().comments(e5), ["end", "last"]);
    assert_same(&game, &one(&pgn::write(&game)));
}

#[test]
fn glyphs_become_marks() {
    let game = one("1. e4! e5? 2. Nf3!! Nc6?? 3. Bb5!? a6?! 4. Ba4 ± Nf6 $10 $10 $3 *");
    let nags: Vec<_> = game.tree().mainline().map(|node| game.tree().nags(node).to_vec()).collect();
    assert_eq!(nags, [vec![1], vec![2], vec![3], vec![4], vec![5], vec![6], vec![16], vec![10, 3]]);
}

#[test]
fn bytes_of_any_encoding_become_text() {
    assert_eq!(pgn::decode("Ünï".as_bytes()).encoding, Encoding::Utf8);
    let mixed = pgn::decode(b"\xC3\x9Cn\xEF");
    assert_eq!((&*mixed.text, mixed.encoding), ("Ünï", Encoding::Latin1));
    let units: Vec<u8> = "\u{FEFF}1. e4 *".encode_utf16().flat_map(u16::to_be_bytes).collect();
    assert_eq!(verdict(&pgn::decode(&units).text), "1");
    assert!(pgn::decode(&units).encoding.warning().is_some());
}

#[test]
fn a_game_is_written_as_the_standard_has_it() {
    let mut game =
        one("[Black \"B\"]\n[Elo \"a \\\"b\\\" \\\\c\"]\n[White \"A\"]\n\n1.e4(1.d4 d5)e5 2.Nf3 {x} (2.f4 {y}) Nc6");
    game.set_result(GameResult::Draw);
    let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"A\"]\n[Black \"B\"]\n\
        [Result \"1/2-1/2\"]\n[Elo \"a \\\"b\\\" \\\\c\"]\n\n\
        1. e4 (1. d4 d5) 1... e5 2. Nf3 {x} (2. f4 {y}) 2... Nc6 1/2-1/2\n";
    assert_eq!(pgn::write(&game), expected);
}

#[test]
fn the_start_is_told_by_its_tags() {
    for (number, variant) in [(518, Variant::Chess960), (0, Variant::Chess960)] {
        let start = Position::chess960(gridmate::rules::chess960::Number::new(number).unwrap());
        let game = PgnGame::new(start, variant);
        let again = one(&pgn::write(&game));
        assert_eq!((again.start(), again.variant(), again.warnings().len()), (&start, variant, 0));
        assert_eq!(again.tag("Variant"), Some("Chess960"));
    }
    let start = fen::parse("4k3/8/8/8/8/8/8/4K2R b K - 3 9", Variant::Standard).unwrap();
    let text = pgn::write(&PgnGame::new(start, Variant::Standard));
    assert!(text.contains("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 3 9\"]\n") && !text.contains("Variant"));
}

#[test]
fn numbers_go_on_where_counters_end() {
    let start = fen::parse("4k3/8/8/8/8/8/8/4K3 b - - 0 9998", Variant::Standard).unwrap();
    let mut game = PgnGame::new(start, Variant::Standard);
    let mut node = MoveId::ROOT;
    for square in ["Kd8", "Kd1", "Ke8", "Ke1", "Kd8", "Kd1"] {
        let played = san::parse(&game.position(node).unwrap(), square).unwrap();
        node = game.play(node, played).unwrap();
    }
    assert!(pgn::write(&game).ends_with("\n\n9998... Kd8 9999. Kd1 Ke8 10000. Ke1 Kd8 10001. Kd1 *\n"));
    assert_same(&game, &one(&pgn::write(&game)));
}

#[test]
fn only_legal_moves_make_a_game() {
    let start = Position::initial();
    let e4 = san::parse(&start, "e4").unwrap();
    assert_eq!(PgnGame::from_moves(start, Variant::Standard, &[e4, e4]), None);
    let mut game = PgnGame::from_moves(start, Variant::Standard, &[e4]).unwrap();
    let first = game.tree().main_child(MoveId::ROOT);
    assert_eq!(game.play(MoveId::ROOT, e4), first, "a move that is there is not added again");
    assert_eq!(game.play(MoveId::ROOT, Move::from_raw(0xFFFF)), None);
    assert!(game.play(MoveId::ROOT, Move::NULL).is_some());
    let check = fen::parse_any("4k3/8/8/8/8/8/8/4K2q w - - 0 1").unwrap().0;
    assert_eq!(PgnGame::new(check, Variant::Standard).play(MoveId::ROOT, Move::NULL), None);
}

#[test]
fn what_is_said_of_a_game_is_kept_and_written_or_refused() {
    let mut game = one("1. e4 *");
    let start = *game.start();
    for name in ["FEN", "SetUp", "Variant"] {
        assert_eq!(game.set_tag(name, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"), Err(pgn::TagError::Derived(name.into())));
    }
    let other = one("1. d4 d5 2. c4 *");
    let foreign = other.tree().mainline().last().unwrap();
    assert!(
        !game.add_comment(foreign, "lost") && !game.add_nag(foreign, 1) && !game.add_comment_before(foreign, "lost")
    );
    assert!(!game.add_aside(foreign, "lost", true));
    assert_eq!((game.position(foreign), game.play(foreign, Move::NULL)), (None, None));
    assert_eq!(pgn::write(&game), pgn::write(&one("1. e4 *")));
    assert_eq!((game.tags(), *game.start()), (&[][..], start));
}

#[test]
fn a_game_of_another_variant_in_any_script_is_refused() {
    for name in ["Atomic", "Атомные шахматы", "原子棋", "Chess960 Атомные", "ατομικό"] {
        let error = pgn::read(&format!("[Variant \"{name}\"]\n\n1. e4 *")).next().unwrap().unwrap_err();
        assert_eq!((error.code(), error.text()), ("unknown-variant", name));
    }
    for name in ["", "?", "Chess 960", "Fischer-Random", "From Position"] {
        assert!(pgn::read(&format!("[Variant \"{name}\"]\n\n1. e4 *")).next().unwrap().is_ok(), "{name}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(960), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_panics(text in "([a-hKQRBN]?[a-h]?x?[a-h][1-8][+#]?|[0-9]+[.]{1,3}|[{}()\\[\\]\";%$*<>]|[\\PC\n\r\0]| |1-0|O-O){0,60}") {
        for game in pgn::read(&text).flatten() {
            assert_same(&game, &one(&pgn::write(&game)));
        }
    }

    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let decoded = pgn::decode(&bytes);
        prop_assert!(pgn::read(&decoded.text).count() <= bytes.len());
    }
}
