//! What programs written for chess.js expect, natively; `tests/npm` asks the same of the package, beside chess.js.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

mod oracle;

use gridmate::board::{Color, Piece, Role, Square};
use gridmate::compat::{
    ClaimedRights, Entry, Filter, Listing, MoveText, State, Strictness, fen, pgn, repetitions, sanmark,
};
use gridmate::rules::Variant;

fn state(text: &str) -> State {
    fen::read(text, Variant::Standard)
}

fn sans(state: &State, filter: Filter) -> Vec<String> {
    let mut found = Vec::new();
    Listing::default().each(state, filter, |entry| found.push(sanmark::text(entry.san)));
    found
}

fn play(state: &State, text: &str) -> State {
    let Some(MoveText::Move(played)) = Listing::default().read(state, text, Strictness::Permissive) else {
        panic!("{text} is no move")
    };
    state.play(played)
}

#[test]
fn a_sample_of_positions_lists_the_moves_that_six_programs_agree_on() {
    for row in oracle::sample("positions") {
        let variant = if row.flag("chess960") { Variant::Chess960 } else { Variant::Standard };
        let state = fen::read(row.str("shredder_fen"), variant);
        let mut found = sans(&state, Filter::default());
        let mut wanted: Vec<_> = row.rows("moves").iter().map(|played| played.str("san").to_owned()).collect();
        found.sort();
        wanted.sort();
        assert_eq!(found, wanted, "{}", row.str("fen"));
        assert_eq!(state.perft(2), row.numbers("perft")[1]);
    }
}

#[test]
fn moves_come_in_the_order_of_chess_js() {
    let kings = state("N3k3/8/8/8/8/8/5b2/4K3 w - - 0 1");
    let king = Filter { role: Some(Role::King), square: None };
    assert_eq!(sans(&kings, king), ["Kd2", "Ke2", "Kxf2", "Kf1", "Kd1"]);
    let pawn = Filter { square: Some(Square::H2), role: None };
    assert_eq!(sans(&state("8/k7/8/8/8/8/7p/K7 b - - 0 1"), pawn), ["h1=N", "h1=B", "h1=R+", "h1=Q+"]);
    let castles = state("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert!(sans(&castles, Filter::default()).ends_with(&["O-O".to_owned(), "O-O-O".to_owned()]));
}

#[test]
fn every_number_of_a_san_is_one_text_and_no_text_has_two() {
    let texts: Vec<_> = (0..sanmark::COMMON).map(sanmark::text).collect();
    let different: std::collections::HashSet<_> = texts.iter().filter(|text| !text.is_empty()).collect();
    let written = texts.iter().filter(|text| !text.is_empty()).count();
    assert_eq!(different.len(), written);
    assert_eq!(sanmark::text(u32::MAX), "");
    let rare = state("3k4/8/8/1Q3Q2/8/8/8/KQ3Q2 w - - 0 1");
    let found = sans(&rare, Filter { square: Some(Square::B1), role: None });
    assert!(found.contains(&"Qb1d3+".to_owned()) && found.contains(&"Q1b3".to_owned()), "{found:?}");
}

#[test]
fn boards_without_kings_move_all_the_same() {
    let lonely = State::empty().put(Piece::new(Color::White, Role::Queen), Square::D4).unwrap();
    assert_eq!(lonely.moves().len(), 27);
    assert!(!lonely.is_check() && lonely.has_move() && lonely.position().is_none());
    assert!(lonely.put(Piece::new(Color::White, Role::King), Square::A1).is_some());
    let twice = lonely.put(Piece::new(Color::White, Role::King), Square::A1).unwrap();
    assert_eq!(twice.put(Piece::new(Color::White, Role::King), Square::A2), None);
}

#[test]
fn a_sample_of_blocks_reads_back_as_the_state_and_any_words_as_some_state() {
    for row in oracle::sample("positions") {
        let state = fen::read(row.str("shredder_fen"), Variant::Chess960);
        assert_eq!(State::from_block(&state.first_block()), state);
    }
    let mut noise = 0x9E37_79B9_u32;
    for _ in 0..500 {
        let block = std::array::from_fn(|_| {
            noise = noise.wrapping_mul(0x85EB_CA6B).rotate_left(13) ^ 0x27D4_EB2F;
            noise
        });
        let state = State::from_block(&block);
        assert_eq!(State::from_block(&state.first_block()), state);
        let mut listing = Listing::default();
        let mut count = 0;
        listing.each(&state, Filter::default(), |_| count += 1);
        assert_eq!(count, state.moves().len());
        _ = fen::write(&state, fen::Passed::Always);
    }
}

#[test]
fn claimed_rights_are_written_and_lost_but_never_used() {
    let claimed = state("7k/5K2/4R3/8/8/8/8/8 w KQkq - 0 1");
    assert!(sans(&claimed, Filter::default()).iter().all(|san| !san.starts_with('O')));
    assert_eq!(fen::write(&play(&claimed, "Rh6#"), fen::Passed::IfLegal), "7k/5K2/7R/8/8/8/8/8 b KQkq - 1 1");
    assert_eq!(fen::write(&play(&claimed, "Kf8"), fen::Passed::IfLegal), "5K1k/8/4R3/8/8/8/8/8 b kq - 1 1");
    let game = "[FEN \"4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1\"]\n\n1. Ke2 {off} *";
    let dropped = pgn::read(game, Strictness::Permissive, ClaimedRights::Dropped).unwrap();
    assert_eq!(
        fen::write(&State::from_block(&dropped.line[0]), fen::Passed::IfLegal),
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    );
    assert_eq!(dropped.comments[0].0, "4k3/8/8/8/8/8/4K3/7R b - - 1 1");
}

#[test]
fn the_passed_square_is_written_where_a_capture_is_legal_or_on_demand() {
    let start = state("rnb1kbn1/p1p1pp2/PpPp2qr/5Pp1/8/R1P4p/1PK1P1PP/1NBQ1BNR b - - 0 1");
    let next = play(&start, "e5");
    assert!(fen::write(&next, fen::Passed::IfLegal).ends_with(" w - - 0 2"));
    assert!(fen::write(&next, fen::Passed::Always).ends_with(" w - e6 0 2"));
}

#[test]
fn a_text_must_be_a_move_as_a_whole() {
    let start = state("4k3/8/8/8/8/8/4pP2/4K3 w - - 0 1");
    let mut listing = Listing::default();
    for text in ["fxe24+", "e1e2e3", "Ke1e2 ", "K", "", "=", "+", "x", "-", "e", "♔e2", "e.p."] {
        let said = listing.read(&start, text, Strictness::Strict);
        assert_eq!(said, None, "{text:?}");
    }
    for text in ["ze1e2", "xe1e2", "zKe2", "1e2", "ke2"] {
        assert_eq!(listing.read(&start, text, Strictness::Permissive), None, "{text:?}");
    }
    for text in ["Kxe2", "Ke2", "e1e2", "Ke1-e2", "ke1xe2", "K1e2", "Kxe2!?", " Kxe2+ "] {
        assert!(listing.read(&start, text, Strictness::Permissive).is_some(), "{text:?}");
    }
}

#[test]
fn a_block_beside_the_one_before_is_the_block_from_scratch() {
    for row in oracle::sample("positions") {
        let state = fen::read(row.str("shredder_fen"), Variant::Chess960);
        for played in state.moves() {
            let (next, report, san) = MoveText::Move(played).play(&state).unwrap();
            let beside = next.block_beside((&state, &state.first_block()), report, san);
            assert_eq!(beside, next.block(report, san), "{} {played:?}", row.str("fen"));
        }
    }
}

#[test]
fn squares_name_the_move_that_the_list_has() {
    for row in oracle::sample("positions") {
        let variant = if row.flag("chess960") { Variant::Chess960 } else { Variant::Standard };
        let state = fen::read(row.str("shredder_fen"), variant);
        let mut listing = Listing::default();
        for played in state.moves() {
            let ends = [played.from(), played.castle_squares().map_or(played.to(), |(king, _)| king)];
            let found = [ends[1], played.to()].map(|to| state.find_move(ends[0], to, played.promotion()));
            assert!(found.contains(&Some(played)), "{} {played:?}", row.str("fen"));
            let promotion = played.promotion().map_or(String::new(), |role| role.char().to_string());
            let text = format!("{}{}{promotion}", played.from(), played.to());
            let read = listing.read(&state, &text, Strictness::Permissive);
            assert!(read == Some(MoveText::Move(played)) || played.is_castle(), "{} {text}", row.str("fen"));
            assert_eq!(listing.read(&state, &text, Strictness::Strict), None, "{} {text}", row.str("fen"));
        }
    }
    let king = state("4k3/P7/8/8/8/8/8/4K2R w K - 0 1");
    let mut read = |text: &str| Listing::default().read(&king, text, Strictness::Permissive);
    assert_eq!(read("e1g1"), read("O-O"));
    assert_eq!(["e2e4", "a7a8k", "e1e2q", "a7a9"].map(&mut read), [None; 4]);
    assert_eq!(read("a7a8"), read("a7a8n"));
}

#[test]
fn a_third_time_is_counted_over_the_line() {
    let mut now = State::default();
    let mut line = now.first_block().to_vec();
    for text in ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle().take(8) {
        let Some(MoveText::Move(played)) = Listing::default().read(&now, text, Strictness::Strict) else {
            panic!("{text}")
        };
        let (entry, next) = Entry::of(&now, played);
        line.extend(next.block(entry.report, entry.san));
        now = next;
    }
    assert_eq!(repetitions(&line), 3);
    assert_eq!(repetitions(&line[..line.len() - 16]), 2);
    assert_eq!(repetitions(&[]), 0);
}

#[test]
fn games_read_back_as_they_are_written() {
    let text = "[Event \"a \\\"b\\\"\"]\n[Result \"1-0\"]\n\n{ first } 1. e4 {one} e5 2. Nf3 Nc6 (2... d6 {no} (2... f6)) 3. Bb5 $1 a6!? ; end\n 1-0";
    let loaded = pgn::read(text, Strictness::Permissive, ClaimedRights::Kept).unwrap();
    assert_eq!(loaded.marks, [(5, "1".to_owned()), (6, "!?".to_owned())]);
    let tags: Vec<_> = loaded.tags.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let comments: Vec<_> = loaded.comments.iter().map(|(place, said)| (place.as_str(), said.as_str())).collect();
    assert_eq!(tags[0], ("Event", "a \"b\""));
    let layout = pgn::Layout { newline: "\n", width: 0 };
    let written = pgn::write(&tags, &loaded.line.concat(), &comments, loaded.result.as_deref().unwrap(), layout);
    assert!(written.ends_with("{ first } 1. e4 {one} e5 2. Nf3 Nc6 3. Bb5 a6 {end} 1-0"), "{written}");
    let again = pgn::read(&written, Strictness::Strict, ClaimedRights::Kept).unwrap();
    assert_eq!(again, pgn::Loaded { marks: Vec::new(), ..loaded });
}

#[test]
fn what_is_no_game_is_refused_with_its_line() {
    for (text, code) in [
        ("1. e4 e9", "invalid-move"),
        ("1. e4 (", "pgn-syntax"),
        ("1. e4 {", "pgn-syntax"),
        ("1. e4\n)", "pgn-syntax"),
        ("1. e4 * 1. d4", "pgn-syntax"),
        ("[FEN \"x\"]\n*", "invalid-fen"),
        ("[White \"", "pgn-syntax"),
    ] {
        let error = pgn::read(text, Strictness::Permissive, ClaimedRights::Kept).unwrap_err();
        assert_eq!(error.code(), code, "{text}: {error}");
    }
    let error = pgn::read("1. e4\n)", Strictness::Permissive, ClaimedRights::Kept).unwrap_err();
    assert_eq!(
        error.to_string(),
        "Invalid PGN: expected a move, a comment, a variation or a result, but \")\" found in line 2."
    );
}

fn loads_what_it_completes_checks_and_reads(text: &str) {
    let completed = fen::complete(text);
    let whole = completed.as_deref().unwrap_or(text);
    let expected = fen::validate(whole).map(|()| (state(whole), completed.clone()));
    assert_eq!(fen::load(text, Variant::Standard), expected, "{text:?}");
}

#[test]
fn a_fen_with_fields_left_out_is_loaded_as_it_is_completed() {
    for fields in ["", " w", " b -", " w - -", " w - - 3", " w - - 3 7", " w - - 3 7 x"] {
        let text = format!("4k3/8/8/8/8/8/8/4K3{fields}");
        for text in [text.clone(), format!(" {text}"), format!("{text}\t"), format!(" {text} ")] {
            loads_what_it_completes_checks_and_reads(&text);
        }
    }
    ["", " ", "8 "].into_iter().for_each(loads_what_it_completes_checks_and_reads);
    assert!(fen::load("4k3/8/8/8/8/8/8/4K3 w", Variant::Standard).is_ok());
}

#[test]
fn a_sample_of_malformed_texts_is_answered_without_a_panic() {
    let mut listing = Listing::default();
    for row in oracle::sample("malformed") {
        let text = row.text();
        loads_what_it_completes_checks_and_reads(&text);
        let state = fen::read(&text, Variant::Chess960);
        _ = fen::write(&state, fen::Passed::Always);
        _ = pgn::read(&text, Strictness::Permissive, ClaimedRights::Kept);
        _ = listing.read(&State::default(), &text, Strictness::Permissive);
    }
}

#[test]
fn a_chess960_game_is_known_by_every_name_in_use() {
    for name in ["Chess960", "fischerandom", "Fischerrandom", "Chess 960", "FRC"] {
        for (fen, moves) in [
            ("4k3/8/8/8/8/8/8/1R1K4 w Q - 0 1", "1. O-O-O"),
            ("1r1k2r1/pppppppp/8/8/8/8/PPPPPPPP/1R1K2R1 w KQkq - 0 1", "1. O-O O-O-O"),
        ] {
            let castles = format!("[Variant \"{name}\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves} *");
            assert!(pgn::read(&castles, Strictness::Permissive, ClaimedRights::Kept).is_ok(), "{name}: {fen}");
        }
    }
}

#[test]
fn a_rank_may_count_no_square() {
    let text = "4k3/0p7/8/8/8/8/P0P6/4K3 w - - 0 1";
    assert_eq!(fen::validate(text), Ok(()));
    let read = fen::read(text, Variant::Standard);
    assert_eq!(fen::write(&read, fen::Passed::IfLegal), "4k3/p7/8/8/8/8/PP6/4K3 w - - 0 1");
}
