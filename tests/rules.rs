//! What must hold in every position, on positions of random play in both variants.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

mod random;

use gridmate::board::{Bitboard, Color, Square};
use gridmate::rules::{Move, MoveList, Position, Variant, divide, perft, perft_full};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use random::playout;
use std::collections::HashSet;

/// The same cases in every run; a failure is printed as the seed and ply that lead to it.
fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, rng_seed: RngSeed::Fixed(960), ..ProptestConfig::default() }
}

fn variants() -> impl Strategy<Value = Variant> {
    prop_oneof![Just(Variant::Standard), Just(Variant::Chess960)]
}

/// A position some plies into a game of random moves.
fn positions() -> impl Strategy<Value = Position> {
    (any::<u64>(), variants(), 0..200usize).prop_map(|(seed, variant, plies)| {
        let mut game = playout(seed, variant);
        game.by_ref().take(plies).for_each(drop);
        game.position
    })
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn noisy_and_quiet_moves_are_all_moves(position in positions()) {
        let set = |list: &MoveList| list.iter().copied().collect::<HashSet<_>>();
        let (mut noisy, mut quiet) = (MoveList::new(), MoveList::new());
        position.noisy_moves_into(&mut noisy);
        position.quiet_moves_into(&mut quiet);
        let all = position.legal_moves();
        prop_assert_eq!(noisy.len() + quiet.len(), all.len());
        prop_assert_eq!(&set(&noisy) | &set(&quiet), set(&all));
        let takes = |played: &Move| position.board().piece_at(played.to()).is_some() && !played.is_castle();
        prop_assert!(noisy.iter().all(|played| takes(played) || played.is_en_passant() || played.promotion().is_some()));
        prop_assert!(!quiet.iter().any(|played| takes(played) || played.is_en_passant() || played.promotion().is_some()));
    }

    #[test]
    fn capture_moves_are_the_legal_moves_that_take(position in positions()) {
        let takes = |played: &Move| played.is_capture(position.board());
        let taking: HashSet<_> = position.legal_moves().into_iter().filter(takes).collect();
        prop_assert_eq!(position.capture_moves().into_iter().collect::<HashSet<_>>(), taking);
    }

    #[test]
    fn a_mirrored_position_has_the_mirrored_moves(position in positions()) {
        let mirrored = position.mirrored();
        let flip = |played: Move| (played.from().flip_rank(), played.to().flip_rank(), played.kind());
        let expected: HashSet<_> = position.legal_moves().into_iter().map(flip).collect();
        let found: HashSet<_> =
            mirrored.legal_moves().into_iter().map(|played| (played.from(), played.to(), played.kind())).collect();
        prop_assert_eq!(found, expected);
        prop_assert_eq!(mirrored.mirrored(), position);
        prop_assert_eq!(mirrored.setup().position(), Ok(mirrored));
    }

    #[test]
    fn the_rights_of_both_sides_are_the_castling_rooks(position in positions()) {
        let rights = Color::ALL.map(|color| position.castling_rights(color));
        let rooks: Bitboard = rights.into_iter().flat_map(|side| side.short.into_iter().chain(side.long)).collect();
        prop_assert_eq!(rooks, position.castling_rooks());
    }

    #[test]
    fn a_board_gives_the_same_pieces_by_index_and_by_iteration(position in positions()) {
        let board = position.board();
        prop_assert!(Square::ALL.into_iter().all(|square| board[square] == board.piece_at(square)));
        prop_assert_eq!(board.iter().len(), board.occupied().len() as usize);
        prop_assert!(board.into_iter().all(|(square, piece)| board[square] == Some(piece)));
    }

    #[test]
    fn sixteen_bits_are_legal_exactly_when_the_list_has_them(position in positions()) {
        let listed: HashSet<_> = position.legal_moves().iter().copied().collect();
        for bits in 0..=u16::MAX {
            let played = Move::from_raw(bits);
            prop_assert_eq!(position.is_legal(played), listed.contains(&played), "{:?}", played);
        }
    }
}

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn no_two_moves_of_a_list_are_equal_and_the_count_is_its_length(position in positions()) {
        let moves = position.legal_moves();
        let different: HashSet<_> = moves.iter().collect();
        prop_assert_eq!(different.len(), moves.len());
        prop_assert_eq!(position.legal_move_count() as usize, moves.len());
        prop_assert_eq!(position.has_legal_move(), !moves.is_empty());
    }

    #[test]
    fn the_hash_kept_up_move_by_move_is_the_hash_from_scratch(position in positions()) {
        prop_assert_eq!(position.hash(), position.hash_from_scratch());
        for played in &position.legal_moves() {
            let next = position.play_unchecked(played);
            prop_assert_eq!(next.hash(), next.hash_from_scratch(), "{:?}", played);
        }
    }

    #[test]
    fn after_every_move_the_position_is_valid_and_keeps_its_counts(position in positions()) {
        for played in &position.legal_moves() {
            let next = position.play(played).expect("a listed move is legal");
            prop_assert_eq!(next.setup().position(), Ok(next), "{:?}", played);
            prop_assert_eq!(next.turn(), !position.turn());
            let gone = position.board().occupied().len() - next.board().occupied().len();
            prop_assert!(gone <= 1, "{:?} takes {} pieces", played, gone);
            let numbers = (position.fullmove_number(), next.fullmove_number());
            prop_assert_eq!(numbers.1 - numbers.0, u16::from(position.turn() == Color::Black));
        }
    }

    #[test]
    fn a_move_leaves_the_position_it_was_played_from_as_it_was(position in positions()) {
        let before = position;
        for played in &position.legal_moves() {
            let _ = position.play(played);
        }
        prop_assert_eq!(position, before);
    }

    #[test]
    fn no_move_leaves_the_own_king_in_check(position in positions()) {
        for played in &position.legal_moves() {
            let next = position.play_unchecked(played);
            let king = next.king(position.turn());
            prop_assert_eq!(
                next.attackers(king, next.turn(), next.board().occupied()), Bitboard::EMPTY, "{:?}", played
            );
        }
    }

    #[test]
    fn en_passant_is_noted_exactly_where_a_capture_is_legal(position in positions()) {
        let takes = position.legal_moves().iter().any(|played| played.is_en_passant());
        prop_assert_eq!(position.en_passant().is_some(), takes);
    }

    #[test]
    fn castling_rights_are_never_won_back(position in positions()) {
        for played in &position.legal_moves() {
            let next = position.play_unchecked(played);
            prop_assert!((next.castling_rooks() - position.castling_rooks()).is_empty(), "{:?}", played);
        }
    }
}

proptest! {
    #![proptest_config(config(100))]

    #[test]
    fn counting_making_and_dividing_agree(position in positions()) {
        let nodes = perft(&position, 3);
        prop_assert_eq!(perft_full(&position, 3), nodes);
        prop_assert_eq!(divide(&position, 3).into_iter().map(|(_, count)| count).sum::<u64>(), nodes);
    }
}

#[test]
fn different_positions_of_random_play_have_different_hashes() {
    let mut seen = std::collections::HashMap::new();
    for seed in 0..200 {
        for (position, _) in playout(seed, Variant::Chess960).take(100) {
            let first = *seen.entry(position.hash()).or_insert(position);
            assert!(first.same_for_repetition(&position), "{first:?}\n{position:?}");
        }
    }
    assert!(seen.len() > 15_000);
}
