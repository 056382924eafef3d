//! Play on the board of a script: the moves that two squares mean, and the game of a script.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

mod oracle;
mod random;

use gridmate::board::Square;
use gridmate::document::{Document, Standing};
use gridmate::game::{Claim, End, Game};
use gridmate::notation::{fen, pgn, uci};
use gridmate::rules::{Position, Variant};
use gridmate::script::{Script, Start, Turn, from_game, game_of};
use random::playout;

fn position(text: &str) -> Position {
    fen::parse_any(text).unwrap().0
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// The squares that the piece on a square aims at.
fn aims(position: &Position, from: &str) -> Vec<String> {
    let moves = position.legal_moves();
    let here = moves.into_iter().filter(|played| played.from() == square(from));
    let mut names: Vec<_> = here.map(|played| position.move_target(played).to_string()).collect();
    names.sort();
    names
}

#[test]
fn a_castle_is_meant_by_the_kings_square_or_by_the_rook() {
    let usual = position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assert_eq!(aims(&usual, "e1"), ["d1", "d2", "e2", "f1", "f2", "g1"]);
    // Where the king could step to the square as well, the rook alone means the castle.
    let near = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    assert_eq!(aims(&near, "f1"), ["e1", "e2", "f2", "g1", "g2", "h1"]);
    assert!(!near.moves_between(Square::F1, Square::G1)[0].is_castle());
    assert!(near.moves_between(Square::F1, Square::H1)[0].is_castle());
    // Where the king stands already where it would land, too.
    let there = position("4k3/8/8/8/8/8/8/6KR w H - 0 1");
    assert!(aims(&there, "g1").contains(&"h1".to_owned()));
}

#[test]
fn every_legal_move_is_meant_by_its_squares_and_no_two_but_promotions_by_the_same() {
    for seed in 0..60 {
        for variant in [Variant::Standard, Variant::Chess960] {
            for (position, _) in playout(seed, variant).take(120) {
                for played in &position.legal_moves() {
                    let aim = position.move_target(played);
                    let meant = position.moves_between(played.from(), aim);
                    assert!(meant.contains(&played), "{played:?} in {position:?}");
                    assert_eq!(meant.len(), if played.promotion().is_some() { 4 } else { 1 }, "{meant:?}");
                    assert_eq!(position.moves_between(played.from(), played.to()), meant);
                }
            }
        }
    }
}

#[test]
fn a_game_played_by_squares_on_a_script_is_that_game() {
    for seed in 0..40 {
        for variant in [Variant::Standard, Variant::Chess960] {
            let game = playout(seed, variant).take(90);
            let start = playout(seed, variant).position;
            let mut document = Document::new(Start { setup: start.setup(), variant }, "").unwrap();
            let mut told = Game::new(start, variant);
            for (position, played) in game {
                if told.end().is_some() {
                    break;
                }
                let turn = Turn::after(document.script(), document.cursor()).unwrap();
                let meant = turn.moves_between(played.from(), position.move_target(played)).unwrap();
                let chosen = meant.into_iter().find(|meant| meant.promotion() == played.promotion()).unwrap();
                document.play(chosen).unwrap();
                told.play(played).unwrap();
            }
            let again = game_of(document.script(), usize::MAX).unwrap();
            assert!(again.moves().eq(told.moves()));
            assert_eq!(
                (again.repetitions(), again.end(), again.start()),
                (told.repetitions(), told.end(), told.start())
            );
        }
    }
}

/// The game of a row, and the script of its moves.
fn played_row(row: &oracle::Row) -> (Game, Script) {
    let (start, variant) = fen::parse_any(row.str("start_fen")).unwrap();
    let mut game = Game::new(start, variant);
    for text in row.texts("uci") {
        let played = uci::parse(game.position(), text, variant).unwrap();
        game.play_on(played).unwrap();
    }
    let (start, text) = from_game(&pgn::PgnGame::of(&game));
    let script = Script::new(start, &text).unwrap();
    (game, script)
}

#[test]
fn repetitions_and_ends_in_a_script_are_those_of_a_sample_of_rows() {
    for row in oracle::sample("draws") {
        let (game, script) = played_row(&row);
        let told = game_of(&script, script.steps()).unwrap();
        let facts =
            |game: &Game| (game.ply(), game.repetitions(), game.end(), Claim::ALL.map(|claim| game.can_claim(claim)));
        assert_eq!(facts(&told), facts(&game), "{}", script.text());
    }
}

/// Plays the move that two squares mean after so many steps; tells after how many steps it is done.
fn go_on(document: &mut Document, steps: usize, from: &str, to: &str) -> usize {
    document.go_to(steps);
    let turn = Turn::after(document.script(), steps).unwrap();
    document.play(turn.moves_between(square(from), square(to)).unwrap()[0]).unwrap();
    document.cursor()
}

#[test]
fn moves_taken_back_stay_until_another_is_played() {
    let mut document = Document::new(Start::default(), "e2e4, 1... e7e5, g1f3").unwrap();
    assert_eq!(go_on(&mut document, 0, "e2", "e4"), 1);
    // The number of a move is passed over.
    assert_eq!(go_on(&mut document, 1, "e7", "e5"), 3);
    assert_eq!(document.script().text(), "e2e4, 1... e7e5, g1f3");
    assert_eq!(go_on(&mut document, 1, "c7", "c5"), 2);
    assert_eq!(document.script().text(), "e2e4, c7c5");
}

#[test]
fn after_a_free_step_a_new_game_begins_and_either_side_may_move() {
    let mut document = Document::new(Start::default(), "g1f3, g8f6, f3g1, f6g8, xa2").unwrap();
    assert_eq!(game_of(document.script(), 4).unwrap().repetitions(), 2);
    let game = game_of(document.script(), 5).unwrap();
    assert_eq!((game.repetitions(), game.ply()), (1, 0));
    let turn = Turn::after(document.script(), 5).unwrap();
    assert_eq!((turn.moves_from(Square::E2).count(), turn.moves_from(Square::E7).count()), (2, 2));
    assert_eq!(go_on(&mut document, 5, "e7", "e5"), 6);
    assert_eq!(document.script().san(5).as_deref(), Some("e5"));
    let game = game_of(document.script(), 6).unwrap();
    assert!(pgn::write(&pgn::PgnGame::of(&game)).ends_with("3... e5 *\n"));
    assert_eq!(Turn::after(document.script(), 6).unwrap().moves_from(Square::E5).count(), 0);
    let broken = Script::new(Start::default(), "xe8").unwrap();
    assert!(game_of(&broken, 1).is_none() && Turn::after(&broken, 1).is_none());
}

#[test]
fn what_cannot_be_played_says_why() {
    let script = Script::new(Start::default(), "f2f3, e7e5, g2g4, d8h4").unwrap();
    let turn = Turn::after(&script, 0).unwrap();
    for (from, to, code, words) in [
        (Square::A1, Square::A3, "blocked", "the rook on a1 cannot go to a3: something stands in its way"),
        (Square::E7, Square::E5, "not-your-piece", "the pawn on e7 is black's, and it is white's turn"),
        (Square::E4, Square::E5, "no-piece", "there is no piece on e4"),
    ] {
        let error = turn.moves_between(from, to).unwrap_err();
        assert_eq!((error.code(), error.to_string().as_str()), (code, words));
    }
    let over = Turn::after(&script, 4).unwrap();
    assert_eq!(over.moves_between(Square::A2, Square::A3).unwrap_err().code(), "game-over");
    assert_eq!(over.moves_from(Square::A2).count(), 0);
}

#[test]
fn a_script_of_a_record_goes_on_where_the_rules_end_the_game() {
    let text = format!("1. e4 e5 {}1-0", "Nf3 Nf6 Ng1 Ng8 ".repeat(5));
    let record = pgn::read(&text).next().unwrap().unwrap();
    assert_eq!(record.warnings().last().map(pgn::Warning::code), Some("result-against-rules"));
    let (start, text) = from_game(&record);
    let script = Script::new(start, &text).unwrap();
    assert_eq!(game_of(&script, 99).unwrap().end(), Some(End::Fivefold));
}

#[test]
fn a_script_that_ends_with_bare_kings_is_a_draw_like_the_game_that_it_tells() {
    let text = "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/3k4/4p3/4K3 b - - 0 1\"]\n\n1... Kc3 2. Kxe2 *";
    let (start, text) = from_game(&pgn::read(text).next().unwrap().unwrap());
    let script = Script::new(start, &text).unwrap();
    assert_eq!(script.game(9).unwrap().result(), gridmate::game::GameResult::Draw);
    assert_eq!(game_of(&script, 9).unwrap().end(), Some(End::DeadPosition));
}

#[test]
fn a_free_edit_of_black_leaves_legal_moves_at_the_last_move_number() {
    let start: Start = "4k3/8/8/8/8/8/8/R3K3 b - - 0 9999".parse().unwrap();
    let script = Script::new(start, "e8h8").unwrap();
    assert_eq!(script.state(1).setup_errors(), []);
    assert_eq!(script.state(1).position().unwrap().fullmove_number(), 9999);
}

#[test]
fn how_a_game_stands_follows_from_its_end_alone() {
    for row in oracle::sample("draws") {
        let (_, script) = played_row(&row);
        for steps in 0..=script.steps() {
            let whole = game_of(&script, steps).unwrap();
            let standing = Standing::by_rules(&script, steps);
            assert_eq!(standing.end.and_then(|end| end.code()), whole.end().map(End::code), "{}", row.str("id"));
            assert_eq!(standing.claims, whole.claims().collect::<Vec<_>>(), "{} {steps}", row.str("id"));
        }
    }
}
