//! The levels: what none of them overlooks, and that each is stronger than the one before.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

mod oracle;

use gridmate::board::Color;
use gridmate::engine::{Level, Limits, NoControl, Opening, Player, Strong, Tally, Terms, play};
use gridmate::game::{End, Game};
use gridmate::notation::fen::FenStyle::XFen;
use gridmate::notation::{fen, uci};

/// What a level plays in a position.
fn answer(level: Level, seed: u64, game: &Game) -> String {
    let mut player = Strong::at(level, seed);
    let played = player.choose(game, &Limits { nodes: Some(20_000), ..Limits::default() }, &NoControl);
    let (score, text) = (player.info().score.expect("it has thought").abs(), fen::write(game.position(), XFen));
    assert!(score <= 20_000 || score > 31_900, "level {} tells a mate of {text} that is none: {score}", level.number());
    uci::write(game.position(), played.expect("a legal move"), game.variant())
}

/// The rows in which a level does what it must not.
fn faults(rows: &[oracle::Row], level: Level) -> Vec<String> {
    let mut faults = Vec::new();
    for row in rows {
        let (position, variant) = fen::parse_any(row.str("fen")).unwrap();
        let game = Game::new(position, variant);
        for seed in 0..2 {
            let played = answer(level, seed, &game);
            let missed = row.number("mate_in") == 1 && !row.texts("keys").contains(&played.as_str());
            if missed || row.texts("losing").contains(&played.as_str()) {
                faults.push(format!("level {}: {} {played}", level.number(), row.str("fen")));
            }
        }
    }
    faults
}

#[test]
fn from_the_third_level_on_nobody_overlooks_a_mate_in_one_in_a_sample_of_rows() {
    let rows = oracle::sample("mates");
    let faults: Vec<_> = Level::ALL[2..].iter().flat_map(|&level| faults(&rows, level)).collect();
    assert!(faults.is_empty(), "{}:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn heavy_from_the_third_level_on_nobody_overlooks_a_mate_in_one_in_any_row() {
    let rows = oracle::whole("mates");
    let faults: Vec<_> = Level::ALL[2..].iter().flat_map(|&level| faults(&rows, level)).collect();
    assert!(faults.is_empty(), "{}:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn the_first_level_overlooks_mates() {
    assert!(!faults(&oracle::sample("mates"), Level::ALL[0]).is_empty());
}

/// Points of a level against another, in per cent.
fn share(stronger: Level, weaker: Level, games: u64) -> u64 {
    let terms = Terms { opening: Opening::Book, swap: true, seed: 9 };
    let mut tally = Tally::default();
    for number in 0..games {
        let pairing = terms.pairing(number);
        let [one, other] = pairing.seeds();
        let (mut strong, mut weak) = (Strong::at(stronger, one), Strong::at(weaker, other));
        let mut game = terms.open(&pairing);
        let end = play(&mut game, |game| {
            let mover = if game.position().turn() == pairing.first { &mut strong } else { &mut weak };
            mover.choose(game, &Limits { nodes: Some(20_000), ..Limits::default() }, &NoControl)
        });
        match end.and_then(End::winner) {
            None => tally.draws += 1,
            Some(winner) if winner == pairing.first => tally.wins += 1,
            Some(Color::White | Color::Black) => tally.losses += 1,
        }
    }
    (100 * tally.wins + 50 * tally.draws) / tally.games()
}

#[test]
fn each_level_beats_the_one_two_below_it() {
    for pair in Level::ALL[..8].windows(3) {
        let points = share(pair[2], pair[0], 16);
        assert!(points >= 70, "level {} has {points} % against level {}", pair[2].number(), pair[0].number());
    }
}
