//! What positions are worth to the strong engine: the same whoever looks at them, and never nonsense.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

mod random;

use gridmate::board::{Bitboard, Board, Color, Piece, Role, Square};
use gridmate::engine::evaluation::{EvalKind, Evaluate, Explanation, HandWritten, Learned};
use gridmate::notation::fen;
use gridmate::rules::{Position, Setup, Variant};
use proptest::prelude::*;
use random::playout;

fn position(text: &str) -> Position {
    fen::parse_any(text).unwrap().0
}

/// For the side to move.
fn value(text: &str) -> i32 {
    HandWritten::default().evaluate(&position(text))
}

/// The position with every square moved, and the colours exchanged where asked.
fn moved(position: &Position, to: impl Fn(usize) -> usize, swap: impl Fn(Color) -> Color) -> Option<Position> {
    let mut board = Board::EMPTY;
    for (square, piece) in position.board().iter() {
        let to = Square::from_index(to(square.index())).unwrap();
        board.set(to, Some(Piece::new(swap(piece.color), piece.role)));
    }
    let setup =
        Setup { board, turn: swap(position.turn()), castling: Bitboard::EMPTY, en_passant: None, ..position.setup() };
    setup.position().ok()
}

/// Positions of random games in both variants.
fn positions(games: u64) -> impl Iterator<Item = Position> {
    (0..games).flat_map(|seed| {
        let variant = if seed % 2 == 0 { Variant::Standard } else { Variant::Chess960 };
        playout(seed, variant).take(300).map(|(position, _)| position)
    })
}

#[test]
fn colours_and_wings_are_treated_alike() {
    alike(&mut HandWritten::default());
    alike(&mut Learned::default());
}

fn alike(engine: &mut dyn Evaluate) {
    for position in positions(60) {
        let value = engine.evaluate(&position);
        let turned = moved(&position, |square| square ^ 56, |color| !color).unwrap();
        assert_eq!(engine.evaluate(&turned), value, "colours: {position:?}");
        let mirrored = moved(&position, |square| square ^ 7, |color| color).unwrap();
        assert_eq!(engine.evaluate(&mirrored), value, "wings: {position:?}");
    }
}

#[test]
fn what_is_remembered_changes_nothing() {
    let (mut hand, mut learned) = (HandWritten::default(), Learned::default());
    for position in positions(20) {
        assert_eq!(hand.evaluate(&position), HandWritten::default().evaluate(&position), "{position:?}");
        assert_eq!(learned.evaluate(&position), Learned::default().evaluate(&position), "{position:?}");
    }
    // From another game, at the same ply, and backwards.
    let mut all: Vec<Position> = positions(6).collect();
    all.reverse();
    for position in all {
        assert_eq!(learned.evaluate(&position), Learned::default().evaluate(&position), "{position:?}");
    }
}

#[test]
fn the_network_can_be_left_out() {
    let (mut learned, mut by_hand) = (Learned::default(), Learned::default());
    by_hand.set(EvalKind::ByHand);
    let mut differing = 0;
    for position in positions(10) {
        let hand = HandWritten::default().evaluate(&position);
        assert_eq!(by_hand.evaluate(&position), hand, "{position:?}");
        differing += u32::from(learned.evaluate(&position) != hand);
    }
    assert!(differing > 100);
}

#[test]
fn an_explanation_adds_up() {
    for position in positions(20) {
        let explained = Explanation::of(&position);
        let value = HandWritten::default().evaluate(&position);
        assert_eq!(explained.white, if position.turn() == Color::White { value } else { -value });
        serde_json::from_str::<serde_json::Value>(&explained.to_json()).unwrap();
    }
    let start = Explanation::of(&Position::initial());
    let sum: i32 = start.groups.iter().map(|(_, [white, black])| white.middlegame - black.middlegame).sum();
    assert_eq!(sum, start.white);
}

fn any_piece() -> impl Strategy<Value = (u8, Role)> {
    use Role::{Bishop, Knight, Pawn, Queen, Rook};
    (0u8..64, prop_oneof![Just(Pawn), Just(Knight), Just(Bishop), Just(Rook), Just(Queen), Just(Queen)])
}

fn army() -> impl Strategy<Value = (u8, Vec<(u8, Role)>)> {
    (0u8..64, prop::collection::vec(any_piece(), 0..=15))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn no_legal_position_is_worth_nonsense(armies in [army(), army()], black_moves in any::<bool>()) {
        let mut board = Board::EMPTY;
        let at = |square: u8| Square::from_index(usize::from(square)).unwrap();
        for (color, (king, pieces)) in Color::ALL.into_iter().zip(&armies) {
            for &(square, role) in pieces {
                board.set(at(square), Some(Piece::new(color, role)));
            }
            let _ = king;
        }
        for (color, (king, _)) in Color::ALL.into_iter().zip(&armies) {
            board.set(at(*king), Some(Piece::new(color, Role::King)));
        }
        let turn = if black_moves { Color::Black } else { Color::White };
        let setup = Setup { board, turn, castling: Bitboard::EMPTY, en_passant: None, halfmove: 0, fullmove: 1 };
        if let Ok(position) = setup.position() {
            let value = HandWritten::default().evaluate(&position);
            prop_assert!(value.abs() < 20_000, "{value}");
            let turned = moved(&position, |square| square ^ 56, |color| !color).unwrap();
            prop_assert_eq!(HandWritten::default().evaluate(&turned), value);
            let value = Learned::default().evaluate(&position);
            prop_assert!(value.abs() < 20_000, "{value}");
            prop_assert_eq!(Learned::default().evaluate(&turned), value);
        }
    }
}

#[test]
fn more_is_better() {
    for (better, worse) in [
        ("4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", "4k3/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"),
        ("3rk3/8/8/8/8/3P4/8/3RK2R w - - 0 1", "3rk2r/8/8/8/8/3P4/8/3RK2R w - - 0 1"),
        // A passed pawn two steps from the end, and one that has just begun.
        ("r3k3/8/2P5/8/8/8/8/R3K3 w - - 0 1", "r3k3/8/8/8/8/8/2P5/R3K3 w - - 0 1"),
        // A king behind his pawns, and one that has lost them.
        (
            "r1bq1rk1/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQ1RK1 w - - 0 1",
            "r1bq1rk1/pppp1ppp/2n2n2/4p3/P3P3/2N2N2/1PPPP3/R1BQ1RK1 w - - 0 1",
        ),
    ] {
        assert!(value(better) > value(worse) + 20, "{better}: {}, {worse}: {}", value(better), value(worse));
    }
}

#[test]
fn known_endgames_are_known() {
    for (text, won) in [
        // King and pawn: the opposition decides.
        ("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", true),
        ("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1", true),
        ("4k3/8/8/4K3/4P3/8/8/8 w - - 0 1", true),
        ("4k3/8/8/4K3/4P3/8/8/8 b - - 0 1", false),
        ("8/8/4k3/8/4K3/4P3/8/8 w - - 0 1", false),
        ("8/8/4k3/8/4K3/4P3/8/8 b - - 0 1", true),
        ("k7/8/1K6/P7/8/8/8/8 w - - 0 1", false),
        // Too little to mate with.
        ("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/1NN1K3 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/1BN1K3 w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/1BB1K3 w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", true),
        // The bishop that never sees the corner, and the one that does.
        ("k7/8/8/P7/8/8/4B3/4K3 w - - 0 1", true),
        ("k7/8/8/P7/8/4B3/8/4K3 w - - 0 1", false),
        // A rook against a minor piece.
        ("4k3/3n4/8/8/8/8/8/R3K3 w - - 0 1", false),
    ] {
        let value = if text.contains(" w ") { value(text) } else { -value(text) };
        let range = if won { 250..20_000 } else { -60..150 };
        assert!(range.contains(&value), "{text}: {value}");
    }
}

#[test]
fn king_and_pawn_agrees_with_its_own_next_move() {
    let mut engine = HandWritten::default();
    let mut checked = 0;
    for word in 0..60_000u64 {
        let mut rng = random::Random::new(word);
        let mut board = Board::EMPTY;
        let square = |rng: &mut random::Random| Square::from_index(rng.below(64)).unwrap();
        board.set(square(&mut rng), Some(Piece::new(Color::White, Role::Pawn)));
        board.set(square(&mut rng), Some(Piece::new(Color::White, Role::King)));
        board.set(square(&mut rng), Some(Piece::new(Color::Black, Role::King)));
        let turn = if rng.below(2) == 0 { Color::White } else { Color::Black };
        let setup = Setup { board, turn, castling: Bitboard::EMPTY, en_passant: None, halfmove: 0, fullmove: 1 };
        let Ok(position) = setup.position() else { continue };
        let pawns = |position: &Position| position.board().role(Role::Pawn).len();
        if pawns(&position) != 1 {
            continue;
        }
        let mut wins = |position: &Position| {
            let value = engine.evaluate(position);
            (if position.turn() == Color::White { value } else { -value }) > 1000
        };
        let moves = position.legal_moves();
        let promotes = moves
            .iter()
            .any(|played| played.to().index() >= 56 && position.board().role(Role::Pawn).contains(played.from()));
        if promotes || moves.is_empty() {
            continue;
        }
        let mut after = moves.iter().map(|&played| wins(&position.play(played).unwrap()));
        let expected = if turn == Color::White { after.any(|wins| wins) } else { after.all(|wins| wins) };
        assert_eq!(wins(&position), expected, "{position:?}");
        checked += 1;
    }
    assert!(checked > 20_000, "{checked}");
}
