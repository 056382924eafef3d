//! Random trees of variations, written and read back.

use crate::random::{self, Random};
use crate::{assert_same, one};
use gridmate::game::GameResult;
use gridmate::notation::pgn::{self, MoveId, PgnGame, WarningKind};
use gridmate::rules::{Move, Variant};

/// A tree of random moves, with remarks of all kinds at random places.
fn random_game(seed: u64) -> PgnGame {
    let mut random = Random::new(seed);
    let variant = if seed.is_multiple_of(3) { Variant::Chess960 } else { Variant::Standard };
    let skipped = random.below(40);
    let mut playout = random::playout(seed, variant);
    playout.by_ref().take(skipped).for_each(drop);
    let mut game = PgnGame::new(playout.position, variant);
    let mut nodes = vec![MoveId::ROOT];
    let comments = ["x", "two words", "a } b", "{", "[%clk 1:00]", "% x  y", "(", "1-0", "ünï ♘", "; [A \"b\"]", "\\"];
    for _ in 0..random.below(60) {
        let node = if random.below(3) > 0 { nodes[nodes.len() - 1] } else { *random.pick(&nodes) };
        let position = game.position(node).unwrap();
        let moves = position.legal_moves();
        if moves.is_empty() {
            continue;
        }
        let passes = random.below(20) == 0 && position.null_move().is_some();
        let new = game.play(node, if passes { Move::NULL } else { *random.pick(&moves) }).unwrap();
        nodes.push(new);
        let long = comments.map(|comment| comment.repeat(1 + random.below(9))).join(" ");
        let is_there = match random.below(9) {
            0 => game.add_comment(new, (*random.pick(&comments)).to_owned()),
            1 => game.add_comment(new, long),
            2 => game.add_nag(new, random.below(256) as u16),
            3 if game.tree().main_child(node) != Some(new) => {
                game.add_comment_before(new, (*random.pick(&comments)).to_owned())
            }
            4 => game.add_aside(node, (*random.pick(&comments)).to_owned(), random.below(2) == 0),
            _ => true,
        };
        assert!(is_there);
    }
    game.set_result(*random.pick(&[
        GameResult::WhiteWins,
        GameResult::BlackWins,
        GameResult::Draw,
        GameResult::Unknown,
    ]));
    game.set_tag("Annotator", comments[random.below(comments.len())]).unwrap();
    game
}

fn check_round_trip(game: &PgnGame) {
    let text = pgn::write(game);
    let again = one(&text);
    // A record may say what it likes of the result, and pass the turn.
    let is_said = |kind| matches!(kind, WarningKind::ResultAgainstRules | WarningKind::NullMove);
    assert!(again.warnings().iter().all(|warning| is_said(warning.kind())), "{text}\n{:?}", again.warnings());
    assert_same(game, &again);
    assert_eq!(pgn::write(&again), text);
    // A tag is one line, and so is a comment that a brace would end too early.
    let plain = |line: &&str| !line.starts_with('[') && !line.contains([';', '%']);
    assert!(text.lines().filter(plain).all(|line| line.chars().count() < 80), "{text}");
}

#[test]
fn random_trees_read_back() {
    (0..100).for_each(|seed| check_round_trip(&random_game(seed)));
}

#[test]
fn heavy_many_random_trees_read_back() {
    (100..10_000).for_each(|seed| check_round_trip(&random_game(seed)));
}
