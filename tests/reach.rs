//! Where pieces may go and who attacks them, against cozy-chess on random play in both variants.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

mod random;

use cozy_chess::Board;
use gridmate::board::{Bitboard, Color, Role, Square};
use gridmate::geometry::{Control, attack_relation, attacked};
use gridmate::notation::fen::{self, FenStyle};
use gridmate::rules::Position;
use gridmate::rules::chess960::Number;
use random::playout_from;

fn their(square: Square) -> cozy_chess::Square {
    cozy_chess::Square::index(square.index())
}

fn board_of(position: &Position) -> Board {
    Board::from_fen(&fen::write(position, FenStyle::Shredder), true).expect("they read our FEN")
}

/// The squares that a piece goes to by their moves; castling ends where the king lands.
fn their_reach(board: &Board, position: &Position, from: Square) -> Bitboard {
    let mut squares = Bitboard::EMPTY;
    board.generate_moves(|moves| {
        for played in moves {
            if played.from as usize != from.index() {
                continue;
            }
            let to = Square::from_index(played.to as usize).unwrap();
            let castles = position.board().pieces(position.turn(), Role::Rook).contains(to);
            let lands = match castles {
                true if to > from => Square::new(gridmate::board::File::G, from.rank()),
                true => Square::new(gridmate::board::File::C, from.rank()),
                false => to,
            };
            squares |= lands.into();
        }
        false
    });
    squares
}

fn their_attacks(board: &Board, from: Square) -> u64 {
    let (square, occupied) = (their(from), board.occupied());
    let Some(piece) = board.piece_on(square) else { return 0 };
    match piece {
        cozy_chess::Piece::Pawn => cozy_chess::get_pawn_attacks(square, board.color_on(square).unwrap()).0,
        cozy_chess::Piece::Knight => cozy_chess::get_knight_moves(square).0,
        cozy_chess::Piece::Bishop => cozy_chess::get_bishop_moves(square, occupied).0,
        cozy_chess::Piece::Rook => cozy_chess::get_rook_moves(square, occupied).0,
        cozy_chess::Piece::Queen => {
            cozy_chess::get_bishop_moves(square, occupied).0 | cozy_chess::get_rook_moves(square, occupied).0
        }
        cozy_chess::Piece::King => cozy_chess::get_king_moves(square).0,
    }
}

fn compare(position: &Position) {
    let board = board_of(position);
    let passed = board.null_move();
    assert_eq!(position.null_move().is_some(), passed.is_some(), "{position:?}");
    let control = Control::of(position.board());
    let mut counts = [[0u8; 64]; 2];
    for (from, piece) in position.board().iter() {
        let expected = if piece.color == position.turn() {
            their_reach(&board, position, from)
        } else {
            match (&passed, position.null_move()) {
                (Some(board), Some(ours)) => their_reach(board, &ours, from),
                _ => Bitboard::EMPTY,
            }
        };
        assert_eq!(position.legal_targets(from), expected, "{from} in {position:?}");
        let theirs = their_attacks(&board, from);
        assert_eq!(attack_relation(position.board(), piece.color).from(from).0, theirs, "{from} in {position:?}");
        for to in Bitboard(theirs) {
            counts[piece.color.index()][to.index()] += 1;
        }
        // What is legal is a way that the piece moves; only castling is more.
        let king_way = if piece.role == Role::King { expected } else { Bitboard::EMPTY };
        assert!((expected - position.pseudo_targets(from) - king_way).is_empty(), "{from} in {position:?}");
    }
    for color in Color::ALL {
        assert_eq!(control.counts(color), &counts[color.index()], "{position:?}");
        let seen: Bitboard = Square::ALL.into_iter().filter(|&to| control.count(color, to) > 0).collect();
        assert_eq!(attacked(position.board(), color), seen, "{position:?}");
    }
}

#[test]
fn reach_and_control_are_what_another_program_sees() {
    for game in 0..60 {
        let start = if game % 2 == 0 { Position::initial() } else { Position::chess960(Number::random(game)) };
        // They read no more than 100 quiet plies.
        for (position, _) in playout_from(game, start).take(120).filter(|(now, _)| now.halfmove_clock() <= 100) {
            compare(&position);
        }
    }
}

#[test]
fn a_pawn_steps_into_nothing_takes_what_stands_there_and_passes_nobody() {
    let read = |text: &str| fen::parse_any(text).unwrap().0;
    let position = read("4k3/8/8/8/3p4/2n5/2P1P3/4K3 w - - 0 1");
    assert_eq!(position.pseudo_targets(Square::C2), Bitboard::EMPTY);
    assert_eq!(position.pseudo_targets(Square::E2).len(), 2);
    assert_eq!(position.pseudo_targets(Square::D4), Bitboard::from(Square::D3));
    // In check, the other side cannot be asked.
    let check = read("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    assert_eq!(check.null_move(), None);
    assert!(check.legal_moves_from(Square::E2).is_empty());
}

#[test]
fn a_turn_is_passed_at_the_last_move_number_too() {
    let position = fen::parse_any("4k3/8/8/8/8/8/8/R3K3 b - - 9999 9999").unwrap().0;
    let passed = position.null_move().unwrap();
    assert_eq!((passed.halfmove_clock(), passed.fullmove_number()), (9999, 9999));
    assert!(!passed.legal_targets(Square::A1).is_empty());
    assert!(!position.legal_targets(Square::A1).is_empty());
}

#[test]
fn the_moves_from_a_square_are_moves_that_can_be_played() {
    for row in ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "4k2r/8/8/8/8/8/8/R3K3 b Qk - 0 1"] {
        let position = fen::parse_any(row).unwrap().0;
        let moves: Vec<_> = Square::ALL.into_iter().flat_map(|from| position.legal_moves_from(from)).collect();
        assert_eq!(moves.len(), position.legal_moves().len());
        assert!(moves.iter().all(|&played| position.play(played).is_some()));
    }
}
