//! Side by side with cozy-chess, which generates moves in another way: on random play both must see the same.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

mod random;

use cozy_chess::{Board, Piece};
use gridmate::board::{Role, Square};
use gridmate::notation::fen::{self, FenStyle};
use gridmate::rules::chess960::Number;
use gridmate::rules::{Move, Position, Variant, perft};
use random::{Random, playout, playout_from};

/// A move as both can say it: castling is the king's square to the rook's here and there.
type Plain = (usize, usize, Option<char>);

fn ours(position: &Position) -> Vec<Plain> {
    let mut moves: Vec<_> = position.legal_moves().iter().map(|&played| plain(played)).collect();
    moves.sort_unstable();
    moves
}

fn plain(played: Move) -> Plain {
    (played.from().index(), played.to().index(), played.promotion().map(Role::char))
}

fn theirs(board: &Board) -> Vec<Plain> {
    let mut moves = Vec::new();
    board.generate_moves(|set| {
        moves
            .extend(set.into_iter().map(|played| (played.from as usize, played.to as usize, letter(played.promotion))));
        false
    });
    moves.sort_unstable();
    moves
}

fn letter(piece: Option<Piece>) -> Option<char> {
    piece.map(char::from)
}

fn translate(played: Move) -> cozy_chess::Move {
    let square = |square: Square| cozy_chess::Square::index(square.index());
    let promotion = played.promotion().map(|role| Piece::try_from(role.char()).expect("a role is a piece"));
    cozy_chess::Move { from: square(played.from()), to: square(played.to()), promotion }
}

/// Our position for their board. They stop counting quiet plies at 100, so that count is taken from ours.
fn read_back(board: &Board, like: &Position) -> Position {
    let mut setup = fen::parse(&format!("{board:#}"), Variant::Chess960).expect("their FEN is legal").setup();
    setup.halfmove = like.halfmove_clock();
    setup.position().expect("it was legal with another count")
}

fn their_perft(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
            return false;
        }
        for played in moves {
            let mut next = board.clone();
            next.play_unchecked(played);
            nodes += their_perft(&next, depth - 1);
        }
        false
    });
    nodes
}

/// Plays both through one game and compares all they say about it.
fn compare_game(game: random::Playout, plies: usize, board: &mut Board) {
    for (ply, (position, played)) in game.take(plies).enumerate() {
        let said = fen::write(&position, FenStyle::Shredder);
        assert_eq!(ours(&position), theirs(board), "{said}");
        assert_eq!(position.is_check(), !board.checkers().is_empty(), "{said}");
        assert_eq!(read_back(board, &position), position, "{said}");
        if ply % 8 == 0 {
            assert_eq!(perft(&position, 2), their_perft(board, 2), "{said}");
        }
        board.play_unchecked(translate(played));
    }
}

fn compare_random_play(games: std::ops::Range<u64>) {
    for seed in games {
        compare_game(playout(seed, Variant::Standard), 250, &mut Board::startpos());
        let start = u32::from(Number::random(seed).get());
        compare_game(playout(seed, Variant::Chess960), 250, &mut Board::chess960_startpos(start));
    }
}

#[test]
fn random_play_is_the_same_in_both_variants() {
    compare_random_play(0..20);
}

#[test]
fn heavy_random_play_is_the_same_in_many_more_games() {
    compare_random_play(20..400);
}

#[test]
fn games_with_two_different_starts_are_the_same() {
    // The two back ranks differ, so that each side castles between its own files.
    for seed in 0..40 {
        let mut random = Random::new(seed);
        let mut number = || random.below(960) as u32;
        let mut board = Board::double_chess960_startpos(number(), number());
        let start = fen::parse(&format!("{board:#}"), Variant::Chess960).expect("their FEN is legal");
        compare_game(playout_from(seed, start), 250, &mut board);
    }
}

fn compare_starts(depth: u32) {
    for number in Number::all() {
        let board = Board::chess960_startpos(u32::from(number.get()));
        let position = Position::chess960(number);
        assert_eq!(read_back(&board, &position), position, "start {number}");
        assert_eq!(perft(&position, depth), their_perft(&board, depth), "start {number}");
    }
}

#[test]
fn all_960_starts_count_the_same_to_depth_two() {
    compare_starts(2);
}

#[test]
fn heavy_all_960_starts_count_the_same_to_depth_four() {
    compare_starts(3);
    compare_starts(4);
}
