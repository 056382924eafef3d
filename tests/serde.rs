//! Values as JSON, with the feature `serde`.
#![cfg(feature = "serde")]
#![allow(clippy::unwrap_used)]

use gridmate::board::{Bitboard, Board, Color, Piece, Role, Square};
use gridmate::game::{Cause, Claim, GameResult};
use gridmate::notation::epd::Epd;
use gridmate::notation::pgn::PgnGame;
use gridmate::notation::san::{San, SanPlus};
use gridmate::notation::uci::UciMove;
use gridmate::rules::chess960::Number;
use gridmate::rules::{Position, Setup, Variant};
use gridmate::script::Start;
use std::fmt::Debug;

/// A value is written as this JSON, and read from it again.
#[track_caller]
fn check<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_eq!(serde_json::from_str::<T>(json).unwrap(), *value);
}

#[test]
fn values_are_their_texts() {
    check(&Square::E4, r#""e4""#);
    check(&Color::Black, r#""black""#);
    check(&Role::Knight, r#""knight""#);
    check(&Piece::new(Color::White, Role::Queen), r#""Q""#);
    check(&Bitboard::from(Square::C1), "4");
    check(&Board::initial(), r#""rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR""#);
    check(&Position::initial(), r#""rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1""#);
    check(&Setup::EMPTY, r#""8/8/8/8/8/8/8/8 w - - 0 1""#);
    check(&Variant::Chess960, r#""Chess960""#);
    check(&Number::new(518).unwrap(), r#""518""#);
    check(&"e7e8q".parse::<UciMove>().unwrap(), r#""e7e8q""#);
    check(&"Nbd7".parse::<San>().unwrap(), r#""Nbd7""#);
    check(&"Qh4#".parse::<SanPlus>().unwrap(), r##""Qh4#""##);
    check(&GameResult::Draw, r#""1/2-1/2""#);
    check(&Claim::Threefold, r#""threefold""#);
    check(&Cause::Time(Color::White), r#""time-w""#);
    check(&Start::default(), r#""rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1""#);
    check(&"8/8/8/8/8/4k3/8/4K2R w K - hmvc 3;".parse::<Epd>().unwrap(), r#""8/8/8/8/8/4k3/8/4K2R w K - hmvc 3;""#);
    // As it is written: with all seven tags.
    let text = "[White \"Ann\"]\n\n1. e4 {best} e5 *".parse::<PgnGame>().unwrap().to_string();
    let game: PgnGame = text.parse().unwrap();
    check(&game, &serde_json::to_string(&text).unwrap());
}

#[test]
fn what_is_read_is_checked() {
    let refused = |text: &str| serde_json::from_str::<Position>(text).unwrap_err().to_string();
    assert!(
        refused(r#""8/8/8/8/8/8/8/8 w - - 0 1""#).contains("king"),
        "{}",
        refused(r#""8/8/8/8/8/8/8/8 w - - 0 1""#)
    );
    assert!(refused("4").contains("a text"), "{}", refused("4"));
    assert!(serde_json::from_str::<Square>(r#""i9""#).is_err());
}
