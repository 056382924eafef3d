//! Sets of moves: the counts of the article "SQLChess", the sets against its conditions, the laws of relations.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

use gridmate::board::{Bitboard, Color, Role, Square};
use gridmate::geometry::{Relation, between};
use gridmate::notation::fen;
use gridmate::rules::chess960::Number;
use gridmate::rules::{Position, Variant};
use gridmate::sets::{Formula, Named, OnBoard, reach};
use proptest::prelude::*;

#[test]
fn every_set_of_the_article_has_its_count() {
    let counts = [
        (Named::All, 4032),
        (Named::Rook, 896),
        (Named::Bishop, 560),
        (Named::Knight, 336),
        (Named::Possible, 1792),
        (Named::Queen, 1456),
        (Named::King, 424),
        (Named::KingSteps, 420),
        (Named::Pawn, 324),
    ];
    for (set, count) in counts {
        assert_eq!(set.relation().count(), count, "{}", set.name());
    }
}

/// The condition of a query, on the columns X, Y, Xi and Yi.
fn fulfils(set: Named, x: i32, y: i32, xi: i32, yi: i32) -> bool {
    let (dx, dy) = ((x - xi).abs(), (y - yi).abs());
    let pawn = |color: Color| {
        let (ahead, start) = if color == Color::White { (yi - y, 2) } else { (y - yi, 7) };
        let holds = (2..=7).contains(&y);
        (holds && dx == 0 && ahead == 1, dx == 0 && ahead == 2 && y == start, holds && dx == 1 && ahead == 1)
    };
    match set {
        Named::All => true,
        Named::Rook => x == xi || y == yi,
        Named::Bishop => dx == dy,
        Named::Knight => dx == 2 && dy == 1 || dx == 1 && dy == 2,
        Named::Queen => dx == dy || x == xi || y == yi,
        Named::Possible => [Named::Queen, Named::Knight].into_iter().any(|set| fulfils(set, x, y, xi, yi)),
        Named::King => dx < 2 && dy < 2 || y == yi && x == 5 && dx == 2 && (y == 1 || y == 8),
        Named::KingSteps => dx < 2 && dy < 2,
        Named::Pawn => y != yi && (dx < 2 && dy < 2 || x == xi && (y == 2 && yi == 4 || y == 7 && yi == 5)),
        Named::PawnPushes(color) => pawn(color).0,
        Named::PawnDoublePushes(color) => pawn(color).1,
        Named::PawnCaptures(color) => pawn(color).2,
        Named::PawnOf(color) => pawn(color).0 || pawn(color).1 || pawn(color).2,
    }
}

#[test]
fn every_set_holds_the_pairs_that_fulfil_its_condition() {
    let point = |square: Square| (square.file().index() as i32 + 1, square.rank().index() as i32 + 1);
    for set in Named::ALL {
        let relation = set.relation();
        for (from, to) in Named::All.relation().iter() {
            let ((x, y), (xi, yi)) = (point(from), point(to));
            assert_eq!(relation.contains(from, to), fulfils(set, x, y, xi, yi), "{} {from}{to}", set.name());
        }
        assert_eq!(set.to_string().parse(), Ok(set));
    }
}

/// What a formula yields that depends on no position.
fn yields(formula: &str) -> Relation {
    let read: Formula = formula.parse().unwrap_or_else(|error| panic!("{formula}: {error}"));
    read.relation(|set| panic!("{formula} depends on {}", set.name()))
}

#[test]
fn formulas_yield_the_counts_of_the_article_under_its_words() {
    for (formula, count) in [
        ("all", 4032),
        ("AllMoves", 4032),
        ("castle", 896),
        ("Bishop", 560),
        ("horse", 336),
        ("castle or bishop or knight", 1792),
        ("(rook|camel)|knight", 1792),
        ("bishop ∪ elephant", 1456),
        ("queen", 1456),
        ("king", 424),
        (
            "king-steps or (all from e1 e8 to c1,g1 c8,g8 and castle without (all from e1 to c8 g8 or all from e8 to c1 g1))",
            424,
        ),
        ("pawn", 324),
        ("~queen", 2576),
        ("queen complement", 2576),
    ] {
        assert_eq!(yields(formula).count(), count, "{formula}");
    }
}

#[test]
fn every_sign_of_a_formula_has_a_word_and_is_read_from_left_to_right() {
    for (words, signs) in [
        ("rook or knight", "rook|knight"),
        ("rook or knight", "rook ∪ knight"),
        ("queen and king", "queen&king"),
        ("queen and king", "QUEEN∩KING"),
        ("queen without rook", "queen-rook"),
        ("queen without rook", "queen − castle"),
        ("king-steps without rook", "king-steps-rook"),
        ("knight then knight", "knight*knight"),
        ("knight then knight", "knight;knight"),
        ("white-pawn inverse", "white-pawn ⇄"),
        ("knight complement", "~knight"),
        ("knight complement", "∁ knight"),
        ("knight", "~~knight"),
        ("rook or (bishop and king)", "rook|(bishop&king)"),
    ] {
        assert_eq!(yields(words), yields(signs), "{words} is {signs}");
    }
    assert_eq!(yields("rook or bishop and king"), yields("(rook or bishop) and king"));
    assert_ne!(yields("rook or bishop and king"), yields("rook or (bishop and king)"));
    assert_eq!(yields("knight from g2 B1").sources().len(), 2);
    assert_eq!(yields("knight to e4"), yields("knight from e4 inverse"));
}

#[test]
fn a_text_that_is_no_formula_says_where_why_and_what_to_do() {
    for (text, code, column, advice) in [
        ("", "set-missing", 1, "name one, such as rook"),
        ("rook|", "set-missing", 6, "name one"),
        ("rook | | king", "set-missing", 8, "name one"),
        ("tower", "no-such-set", 1, "There are all, rook, bishop"),
        ("rook or knigth", "no-such-set", 9, "Did you mean knight?"),
        ("rook+king", "no-such-join", 5, "write or (|)"),
        ("rook king", "no-such-join", 6, "and another set"),
        ("rook from", "no-such-square", 10, "name one from a1 to h8"),
        ("rook from g9", "no-such-square", 11, "\"g9\" is no square"),
        ("rook from g2 i1", "no-such-square", 14, "\"i1\" is no square"),
        ("rook or (king", "parenthesis-unclosed", 9, "write )"),
        ("rook)", "parenthesis-unopened", 5, "leave this ) out"),
        ("ροοκ", "no-such-set", 1, "unknown set \"ροοκ\""),
    ] {
        let error = text.parse::<Formula>().expect_err(text);
        assert_eq!((error.code(), error.column()), (code, column), "{text}: {error}");
        assert!(error.to_string().contains(advice), "{text}: {error}");
    }
    for long in ["rook|".repeat(9999) + "rook", "(".repeat(99_999), "~".repeat(99_999)] {
        assert_eq!(long.parse::<Formula>().expect_err("too long").code(), "formula-too-long");
    }
}

#[test]
fn paths_hold_the_squares_strictly_between_the_ends_of_straight_moves() {
    let between_all: u32 = Named::All.relation().iter().map(|(from, to)| between(from, to).len()).sum();
    assert_eq!(between_all, 2576);
    let passed = |formula: &str| {
        let pairs: Vec<_> = yields(formula).iter().map(|(_, to)| to.to_string()).collect();
        pairs.join(" ")
    };
    assert_eq!(passed("rook from a1 to a4 paths"), "a2 a3");
    assert_eq!(passed("queen from h8 to e5 h6 paths"), "f6 g7 h7");
    assert_eq!(passed("king from e1 to g1 c1 paths"), "d1 f1");
    assert_eq!(passed("white-pawn from e2 paths"), "e3");
    assert_eq!(passed("knight paths"), "");
}

#[test]
fn moves_are_blocked_where_a_piece_stands_on_their_path() {
    let position = Position::initial();
    let count = |formula: &str| formula.parse::<Formula>().unwrap().relation(|set| set.relation(&position)).count();
    // From d1 a queen goes past its own pieces to all squares but the five beside it.
    assert_eq!(count("queen from d1"), 21);
    assert_eq!(count("queen from d1 and blocked"), 16);
    assert_eq!(count("knight and blocked"), 0);
    assert_eq!(count("legal"), 20);
    assert_eq!(count("legal and blocked"), 0);
    // Castling is a move of the pieces that stand here, though no piece attacks that way.
    let castles = fen::parse("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Variant::Standard).unwrap();
    for set in [OnBoard::Here, OnBoard::Legal, OnBoard::MovesOf(Color::White)] {
        assert!(set.relation(&castles).contains(Square::E1, Square::G1), "{}", set.name());
    }
}

#[test]
fn motifs_are_sets_of_both_sides_or_of_one() {
    // A knight forks king and rook, and is forked with nothing; a rook pins a knight; the pawns are isolated.
    let position = fen::parse("r3k3/2N5/8/p7/8/4n3/8/4R1K1 b - - 0 1", Variant::Standard).unwrap();
    let pairs = |formula: &str| {
        let formula: Formula = formula.parse().unwrap_or_else(|error| panic!("{formula}: {error}"));
        format!("{:?}", formula.relation(|set| set.relation(&position)))
    };
    for (formula, expected) in [
        ("fork", r#"{"c7a8", "c7e8"}"#),
        ("fork-w and attacks-w", r#"{"c7a8", "c7e8"}"#),
        ("fork-b", "{}"),
        ("Pin", r#"{"e1e3"}"#),
        ("pin or fork-w without pin-w", r#"{"c7a8", "c7e8"}"#),
        ("pin-w inverse", r#"{"e3e1"}"#),
        ("isolated-pawn", r#"{"a5a5"}"#),
        ("passed-pawn-b", r#"{"a5a1", "a5a2", "a5a3", "a5a4"}"#),
        ("half-open-file", "{}"),
    ] {
        assert_eq!(pairs(formula), expected, "{formula}");
    }
    let mut names: Vec<_> = OnBoard::all().map(OnBoard::name).collect();
    assert_eq!(names.len(), 64);
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 64);
    for set in OnBoard::all() {
        assert!(!set.about().is_empty() && set.sql().contains("FromSquare"), "{}", set.name());
        let OnBoard::Motif(motif, side) = set else { continue };
        let code = motif.motif().code();
        assert!(set.name().starts_with(code) && side.is_some() == (set.name() != code), "{}", set.name());
    }
    for (text, near) in
        [("forks", "fork"), ("passed-pawns or pin", "passed-pawn"), ("hangin-b", "hanging-b"), ("skwer", "skewer")]
    {
        let error = text.parse::<Formula>().expect_err(text).to_string();
        assert!(error.contains(&format!("Did you mean {near}?")) && error.contains("bishop-pair"), "{error}");
    }
}

#[test]
fn a_piece_on_an_empty_board_reaches_what_the_articles_say() {
    let squares = |role, square: &str| {
        let mut names: Vec<_> =
            reach(role, Color::White, square.parse().unwrap()).into_iter().map(|to| to.to_string()).collect();
        names.sort();
        names.join(" ")
    };
    assert_eq!(squares(Role::Knight, "g2"), "e1 e3 f4 h4");
    assert_eq!(squares(Role::Knight, "d4"), "b3 b5 c2 c6 e2 e6 f3 f5");
    assert_eq!(squares(Role::Rook, "e6"), "a6 b6 c6 d6 e1 e2 e3 e4 e5 e7 e8 f6 g6 h6");
    assert_eq!(squares(Role::Pawn, "e2"), "e3 e4");
    assert_eq!(squares(Role::Pawn, "e8"), "");
    assert_eq!(squares(Role::King, "a1"), "a2 b1 b2");
}

#[test]
fn a_knight_goes_home_in_two_moves_and_everywhere_in_six() {
    let knight = Named::Knight.relation();
    let twice = knight.then(&knight);
    assert!(Square::ALL.into_iter().all(|square| twice.contains(square, square)));
    let mut within = &knight | &twice;
    for _ in 3..=6 {
        within = &within | &within.then(&knight);
    }
    assert_eq!(within, Relation::FULL);
}

#[test]
fn restrictions_keep_the_pairs_of_their_squares() {
    let rook = Named::Rook.relation();
    let corner = Bitboard::from(Square::A1);
    assert_eq!(rook.restricted_from(corner).count(), 14);
    assert_eq!(rook.restricted_to(corner), rook.restricted_from(corner).inverse());
    assert_eq!(rook.to(Square::A1), rook.from(Square::A1));
    assert_eq!(rook.restricted_from(corner).sources(), corner);
    assert_eq!(rook.restricted_to(corner).targets(), corner);
}

#[test]
fn random_chess960_starts_are_all_reached_and_as_often_as_chance_has_it() {
    const DRAWS: u64 = 960 * 500;
    let mut counts = [0u32; 960];
    for seed in 0..DRAWS {
        counts[usize::from(Number::random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)).get())] += 1;
    }
    let expected = DRAWS as f64 / 960.0;
    let square: f64 = counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    // 959 degrees of freedom: the mean is 959, the standard deviation 44; five of those to either side.
    assert!((740.0..1180.0).contains(&square), "chi-squared {square}");
    assert!(counts.iter().all(|&count| count > 0));
}

fn relations() -> impl Strategy<Value = Relation> {
    prop::collection::vec((0usize..64, 0usize..64), 0..200).prop_map(|pairs| {
        let square = |index| Square::from_index(index).unwrap();
        pairs.into_iter().map(|(from, to)| (square(from), square(to))).collect()
    })
}

proptest! {
    #[test]
    fn relations_obey_the_laws(a in relations(), b in relations(), c in relations()) {
        prop_assert_eq!(!&(&a | &b), &!&a & &!&b);
        prop_assert_eq!(&a - &b, &a & &!&b);
        prop_assert_eq!(&a ^ &b, &(&a | &b) - &(&a & &b));
        prop_assert_eq!(&a.inverse().inverse(), &a);
        prop_assert_eq!(a.inverse(), a.iter().map(|(from, to)| (to, from)).collect::<Relation>());
        prop_assert_eq!(a.then(&b).inverse(), b.inverse().then(&a.inverse()));
        prop_assert_eq!(a.then(&b).then(&c), a.then(&b.then(&c)));
        prop_assert_eq!(a.then(&(&b | &c)), &a.then(&b) | &a.then(&c));
        prop_assert_eq!(a.count() as usize, a.iter().count());
        prop_assert_eq!((&a | &b).count() + (&a & &b).count(), a.count() + b.count());
    }
}

#[test]
fn a_formula_is_written_as_it_can_be_read() {
    for (text, written) in [
        ("queen − rook", "queen - rook"),
        ("rook from d4, e5 to c6 inverse", "rook from d4 e5 to c6 inverse"),
        ("~(knight ∪ rook) then legal", "((knight | rook) complement) * legal"),
        ("blocked complement paths & moves-w", "blocked complement paths & moves-w"),
    ] {
        let formula: Formula = text.parse().unwrap();
        assert_eq!(formula.to_string(), written);
        assert_eq!(written.parse::<Formula>().unwrap().to_string(), written);
    }
}
