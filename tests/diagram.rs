//! Boards as text.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may stop where a claim fails")]

use gridmate::board::{Board, Piece, Square};
use gridmate::notation::diagram::{self, DiagramStyle};
use gridmate::rules::{Position, chess960::Number};

#[test]
fn the_initial_board_in_chess_symbols() {
    let picture = "\
8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜
7 ♟ ♟ ♟ ♟ ♟ ♟ ♟ ♟
6 · · · · · · · ·
5 · · · · · · · ·
4 · · · · · · · ·
3 · · · · · · · ·
2 ♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙
1 ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖
  a b c d e f g h
";
    assert_eq!(diagram::draw(&Board::initial(), DiagramStyle::Unicode), picture);
}

#[test]
fn any_arrangement_in_letters() {
    let board = "K1k4K/8/8/3p4/8/8/8/P6P".parse().unwrap();
    let picture = "\
8 K . k . . . . K
7 . . . . . . . .
6 . . . . . . . .
5 . . . p . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 P . . . . . . P
  a b c d e f g h
";
    assert_eq!(diagram::draw(&board, DiagramStyle::Letters), picture);
}

#[test]
fn a_boxed_board_tells_the_colours_by_case() {
    let picture = "\
---------------------------------
| r | n | b | q | k | b | n | r |
---------------------------------
| p | p | p | p | p | p | p | p |
---------------------------------
|   |   |   |   |   |   |   |   |
---------------------------------
|   |   |   |   |   |   |   |   |
---------------------------------
|   |   |   |   |   |   |   |   |
---------------------------------
|   |   |   |   |   |   |   |   |
---------------------------------
| P | P | P | P | P | P | P | P |
---------------------------------
| R | N | B | Q | K | B | N | R |
---------------------------------
";
    assert_eq!(diagram::draw(&Board::initial(), DiagramStyle::Boxed), picture);
}

/// The board that a well-known Chess960 generator in C++ prints, character for character.
#[test]
fn a_sample_board_is_boxed_without_colours() {
    let picture = "\
---------------------------------
| R | K | Q | B | R | N | B | N |
---------------------------------
| p | p | p | p | p | p | p | p |
---------------------------------
|   |   |   |   |   |   |   |   |
---------------------------------
|   |   |   |   |   |   |   |   |
---------------------------------
|   |   |   |   |   |   |   |   |
---------------------------------
|   |   |   |   |   |   |   |   |
---------------------------------
| p | p | p | p | p | p | p | p |
---------------------------------
| R | K | Q | B | R | N | B | N |
---------------------------------
";
    let row = ['R', 'K', 'Q', 'B', 'R', 'N', 'B', 'N'].map(|letter| Piece::from_char(letter).unwrap().role);
    let start = Position::chess960(Number::from_arrangement(row).unwrap());
    assert_eq!(diagram::draw_sample(start.board()), picture);
}

#[test]
fn every_square_is_drawn_where_it_belongs() {
    for square in Square::ALL {
        let mut board = Board::EMPTY;
        board.set(square, Piece::from_char('Q'));
        let (row, column) = (7 - square.rank().index(), square.file().index());
        let at = |style, row: usize, column: usize| {
            diagram::draw(&board, style).lines().nth(row).unwrap().chars().nth(column)
        };
        assert_eq!(at(DiagramStyle::Letters, row, 2 * column + 2), Some('Q'));
        assert_eq!(at(DiagramStyle::Unicode, row, 2 * column + 2), Some('♕'));
        assert_eq!(at(DiagramStyle::Boxed, 2 * row + 1, 4 * column + 2), Some('Q'));
    }
}
