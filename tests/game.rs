//! Games: repetition, claims and ends, against rows from outside and on the odd cases between them.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

mod oracle;
mod random;

use gridmate::board::Color;
use gridmate::game::{Claim, ClaimError, End, Game, GameResult, PlayError};
use gridmate::notation::{fen, uci};
use gridmate::rules::chess960::Number;
use gridmate::rules::{Material, Move, Position, Variant};
use oracle::Row;

fn game(text: &str) -> Game {
    Game::new(fen::parse(text, Variant::Standard).unwrap(), Variant::Standard)
}

fn read(game: &Game, text: &str) -> Move {
    uci::parse(game.position(), text, game.variant()).unwrap()
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split(' ') {
        game.play(read(game, text)).unwrap();
    }
}

/// The knights go out and back: the start occurs once more.
const THERE_AND_BACK: &str = "g1f3 g8f6 f3g1 f6g8";

fn claimable(game: &Game, claim: Claim) -> Vec<String> {
    let moves = game.moves_that_reach(claim);
    let can_be_claimed = |&played: &Move| game.can_claim_by_move(claim, played);
    assert!(moves.iter().all(|played| can_be_claimed(played) == game.end().is_none()));
    let claims = game.claims_by_move(claim);
    assert!(if game.end().is_some() { claims.is_empty() } else { claims == moves });
    let mut texts: Vec<_> = moves.iter().map(|&played| uci::write(game.position(), played, game.variant())).collect();
    texts.sort();
    texts
}

/// A list of moves; once the claim stands on the board, some rows say just `any`.
fn check_claims(game: &Game, claim: Claim, listed: &serde_json::Value, place: &str) {
    if let Some(listed) = listed.as_array() {
        let mut listed: Vec<_> = listed.iter().map(|text| text.as_str().unwrap().to_owned()).collect();
        listed.sort();
        assert_eq!(claimable(game, claim), listed, "{claim:?} by move, {place}");
    }
}

fn check_row(row: &Row) {
    let variant = if row.flag("chess960") { Variant::Chess960 } else { Variant::Standard };
    let mut game = Game::new(fen::parse(row.str("start_fen"), variant).unwrap(), variant);
    let mut most = 1;
    for (index, (text, ply)) in row.texts("uci").iter().zip(row.rows("plies")).enumerate() {
        let place = format!("{} ply {}", row.str("id"), index + 1);
        let was_over = game.end().is_some();
        let played = read(&game, text);
        assert_eq!(game.clone().play(played).is_err(), was_over, "{place}");
        game.play_on(played).unwrap();
        let position = game.position();
        assert_eq!(fen::write(position, fen::FenStyle::XFen), ply.str("fen"), "{place}");
        assert_eq!(u64::from(game.repetitions()), ply.number("rep"), "{place}");
        assert_eq!(u64::from(position.halfmove_clock()), ply.number("halfmove"), "{place}");
        for (claim, name) in [(Claim::Threefold, "claim3"), (Claim::FiftyMoves, "claim50")] {
            assert_eq!(game.reaches(claim), ply.flag(name), "{place}");
            let can_claim = game.reaches(claim) && game.end().is_none();
            assert_eq!((game.can_claim(claim), game.clone().claim(claim).is_ok()), (can_claim, can_claim), "{place}");
        }
        check_claims(&game, Claim::Threefold, &ply.0["claim3_by_move"], &place);
        check_claims(&game, Claim::FiftyMoves, &ply.0["claim50_by_move"], &place);
        assert_eq!(game.end().map(End::code), ply.maybe("end"), "{place}");
        assert_eq!(Material::of(position.board()).is_dead(), ply.flag("insufficient"), "{place}");
        most = most.max(game.repetitions());
    }
    assert_eq!(game.end().map(End::code), row.maybe("end"), "{}", row.str("id"));
    assert_eq!(u64::from(most), row.number("max_rep"), "{}", row.str("id"));
}

#[test]
fn a_sample_of_games_ends_and_draws_are_claimed_as_the_rows_say() {
    oracle::sample("draws").iter().for_each(check_row);
}

#[test]
fn heavy_all_games_end_and_draws_are_claimed_as_the_rows_say() {
    oracle::whole("draws").iter().for_each(check_row);
}

#[test]
fn material_tells_who_can_still_mate() {
    for row in oracle::whole("insufficient") {
        for text in row.texts("fens") {
            let material = Material::of(fen::parse(text, Variant::Standard).unwrap().board());
            assert_eq!(material.can_mate(Color::White), row.flag("white_can_mate"), "{text}");
            assert_eq!(material.can_mate(Color::Black), row.flag("black_can_mate"), "{text}");
            assert_eq!(material.is_dead(), row.flag("dead"), "{text}");
        }
    }
}

#[test]
fn mate_in_the_last_quiet_move_beats_the_count() {
    let mut game = game("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 100");
    play(&mut game, "a1a8");
    assert_eq!(game.end(), Some(End::Checkmate { winner: Color::White }));
    assert!(!game.can_claim(Claim::FiftyMoves));
}

#[test]
fn a_game_that_is_over_refuses_moves_until_one_is_taken_back() {
    let mut game = game("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 100");
    play(&mut game, "a1a7");
    assert_eq!(game.end(), Some(End::SeventyFiveMoves));
    let next = read(&game, "h7h6");
    let refused = game.play(next).unwrap_err();
    assert_eq!((refused, refused.code()), (PlayError::Ended(End::SeventyFiveMoves), "game-over"));
    game.play_on(next).unwrap();
    assert_eq!(game.end(), Some(End::SeventyFiveMoves), "what has ended stays so");
    game.undo();
    game.undo();
    assert_eq!(game.end(), None);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut game = Game::default();
    let wrong = Move::from_raw(0);
    let refused = game.play(wrong).unwrap_err();
    assert_eq!((refused, refused.code()), (PlayError::Illegal(wrong), "illegal-move"));
    assert_eq!((game.ply(), game.position()), (0, &Position::initial()));
}

#[test]
fn the_third_occurrence_is_claimed_and_the_fifth_ends_the_game() {
    let mut game = Game::default();
    for occurrence in 2..=5 {
        play(&mut game, THERE_AND_BACK);
        assert_eq!(game.repetitions(), occurrence);
        assert_eq!(game.reaches(Claim::Threefold), occurrence >= 3);
        assert_eq!(game.can_claim(Claim::Threefold), (3..5).contains(&occurrence));
    }
    assert_eq!(game.end(), Some(End::Fivefold));
    assert_eq!(game.claim(Claim::Threefold), Err(ClaimError::Ended(End::Fivefold)));
}

#[test]
fn a_draw_is_claimed_with_a_move_that_is_not_played() {
    let mut game = Game::default();
    play(&mut game, THERE_AND_BACK);
    play(&mut game, "g1f3 g8f6 f3g1");
    assert_eq!(game.claim(Claim::Threefold), Err(ClaimError::TooFewRepetitions(2)));
    assert_eq!(game.claim(Claim::FiftyMoves), Err(ClaimError::TooFewQuietPlies(7)));
    let (other, last) = (read(&game, "a7a6"), read(&game, "f6g8"));
    assert_eq!(game.claim_by_move(Claim::Threefold, other), Err(ClaimError::TooFewRepetitions(1)));
    let end = game.claim_by_move(Claim::Threefold, last).unwrap();
    assert_eq!((end.code(), end.winner(), GameResult::from(end), game.ply()), ("threefold", None, GameResult::Draw, 7));
    assert_eq!(game.play(last), Err(PlayError::Ended(end)));
    game.undo();
    assert_eq!(game.end(), None, "a claim goes with the move before it");
}

#[test]
fn taking_back_and_playing_again_leads_to_the_same_place() {
    for seed in 0..20 {
        let mut game = Game::chess960(Number::random(seed));
        for (_, played) in random::playout(seed, Variant::Chess960).take(80) {
            if game.play(played).is_err() {
                break;
            }
        }
        let (there, end, plies) = (*game.position(), game.end(), game.ply());
        while game.undo().is_some() {}
        assert_eq!(
            (game.ply(), game.redoable(), game.position()),
            (0, plies, &Position::chess960(Number::random(seed)))
        );
        while game.redo().is_some() {}
        assert_eq!((*game.position(), game.end(), game.ply()), (there, end, plies));
        assert_eq!(game.moves().last().map(|(_, position)| *position), Some(there));
    }
}

#[test]
fn another_move_forgets_what_was_taken_back_and_the_same_move_does_not() {
    let mut game = Game::default();
    play(&mut game, "e2e4 e7e5 g1f3");
    game.undo();
    game.undo();
    play(&mut game, "e7e5");
    assert_eq!(game.redoable(), 1);
    game.undo();
    play(&mut game, "c7c5");
    assert_eq!(game.redoable(), 0);
    assert_eq!(game.redo(), None);
}

#[test]
fn a_game_may_start_where_it_is_over() {
    let stalemate = game("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(stalemate.end(), Some(End::Stalemate));
    assert_eq!(game("7k/8/6K1/8/8/8/8/8 w - - 0 1").end(), Some(End::DeadPosition));
}

#[test]
fn ten_thousand_quiet_plies_are_counted() {
    let mut game = Game::default();
    let moves: Vec<_> = THERE_AND_BACK.split(' ').collect();
    for ply in 0..10_000 {
        let played = read(&game, moves[ply % 4]);
        game.play_on(played).unwrap();
    }
    assert_eq!(game.repetitions(), 2_501);
}

#[test]
fn a_stalemate_after_fifty_moves_is_no_longer_claimed() {
    let mut game = game("k7/8/8/1Q6/8/8/8/7K w - - 99 90");
    play(&mut game, "b5b6");
    assert_eq!(game.end(), Some(End::Stalemate));
    assert!(!game.can_claim(Claim::FiftyMoves));
    assert_eq!(game.claim(Claim::FiftyMoves), Err(ClaimError::Ended(End::Stalemate)));
}
