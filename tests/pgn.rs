//! Portable game notation against the rows from outside, and through its own writer.

mod oracle;
mod random;

use gridmate::notation::pgn::{self, Game};
use gridmate::notation::{fen, san, uci};
use gridmate::rules::Variant;
use oracle::Row;
use std::time::{Duration, Instant};

/// The only game of a text.
fn one(text: &str) -> Game {
    let mut games = pgn::read(text);
    let game = games.next().expect("a game").unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(games.next().is_none(), "a second game in\n{text}");
    game
}

/// Everything but the warnings, which tell of the text and not of the game, and tags that a writer adds.
fn same_game(left: &Game, right: &Game) {
    assert_eq!(left.start, right.start);
    assert_eq!(left.variant, right.variant);
    assert!(left.tree == right.tree, "the trees differ:\n{}\n{}", pgn::write(left), pgn::write(right));
    assert_eq!(left.result, right.result);
    for (name, value) in
        left.tags.iter().filter(|(name, _)| !["Result", "SetUp", "FEN", "Variant"].contains(&name.as_str()))
    {
        assert_eq!(right.tag(name), Some(value.as_str()), "tag {name}");
    }
}

fn check_game(row: &Row, text: &str) -> Game {
    let game = one(text);
    let id = row.str("id");
    let (moves, sans, fens) = (row.texts("uci"), row.texts("san"), row.texts("fens"));
    assert_eq!(game.mainline().count(), moves.len(), "{id}: {:?}", game.warnings);
    for (index, (before, played)) in game.mainline().enumerate() {
        assert_eq!(uci::write(&before, played, game.variant), moves[index], "{id}, ply {index}");
        assert_eq!(san::write(&before, played), sans[index], "{id}, ply {index}");
        let after = fen::write(&before.play_unchecked(played), fen::Style::XFen);
        assert_eq!(after, fens[index], "{id}, ply {index}");
    }
    assert_eq!(fen::write(&game.final_position(), fen::Style::XFen), row.str("final_fen"), "{id}");
    assert_eq!(game.result.text(), row.str("result"), "{id}");
    same_game(&game, &one(&pgn::write(&game)));
    game
}

fn check_games(rows: &[Row]) {
    for row in rows {
        let clean = check_game(row, row.str("pgn"));
        assert!(clean.warnings.is_empty(), "{}: {:?}", row.str("id"), clean.warnings);
        assert_eq!(pgn::write(&clean), row.str("pgn"), "{}", row.str("id"));
        let noisy = check_game(row, row.str("pgn_noisy"));
        if std::env::var_os("SHOW_WARNINGS").is_some() {
            for warning in &noisy.warnings {
                println!("{:?} {warning}", row.texts("noise"));
            }
        }
    }
    println!("{} games", rows.len());
}

#[test]
fn sampled_games_read_alike_with_and_without_noise() {
    check_games(&oracle::sample("games_noise"));
}

#[test]
fn heavy_all_games_read_alike_with_and_without_noise() {
    check_games(&oracle::whole("games_noise"));
}

/// What reading a text came to: a letter a game (`.` clean, `w` with warnings, `E` an error) and the plies read.
fn verdict(text: &str) -> String {
    let games: Vec<String> = pgn::read(text)
        .take(4)
        .map(|game| match game {
            Ok(game) => {
                let codes: Vec<_> = game.warnings.iter().map(pgn::Warning::code).collect();
                format!("{} {}", game.mainline().count(), codes.join("+"))
            }
            Err(error) => format!("{} {}!", error.game().mainline().count(), error.code()),
        })
        .collect();
    games.join(" | ").trim_end().to_owned()
}

#[test]
fn heavy_malformed_games_are_answered_in_time() {
    for row in oracle::whole("malformed").iter().filter(|row| row.str("kind") == "pgn") {
        let bytes = row.bytes();
        let started = Instant::now();
        let decoded = pgn::decode(&bytes);
        let count = pgn::read(&decoded.text).count();
        let took = started.elapsed();
        assert!(took < Duration::from_secs(1), "{} took {took:?}", row.str("id"));
        println!(
            "{} {:20} {:7} {:7} plies {} -> {count}: {} ({took:?})",
            row.str("id"),
            row.str("reason"),
            row.str("strict"),
            row.str("lenient"),
            row.number("plies"),
            verdict(&decoded.text)
        );
    }
}

#[test]
fn the_variant_is_read_from_the_tags() {
    assert_eq!(one("[Variant \"fischerandom\"]\n\n1. e4 *").variant, Variant::Chess960);
}
