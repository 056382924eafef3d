//! Games of one player against another, as a worker has them.

use super::{field, problem};
use gridmate::engine::{Limits, Player};
use gridmate::engine::{NoControl, Opening, Random, Terms, play};
use gridmate::web::engine::match_game::{MatchGame, match_elo};
use wasm_bindgen_test::wasm_bindgen_test;

fn played(game: &mut MatchGame, milliseconds: f64) -> (String, String, String) {
    while !game.go_on(milliseconds) {}
    let record = game.record();
    (field(&record, "start"), field(&record, "moves"), field(&record, "result"))
}

#[wasm_bindgen_test]
fn a_game_comes_out_the_same_in_slices_and_at_once() {
    for (first, second, opening) in [("minimax:1", "random", "standard"), ("level:2", "level:1", "chess960")] {
        let game = || MatchGame::new(first, second, opening, true, 7.0, 3.0, 0.0).expect("two players");
        let (mut one, mut other) = (game(), game());
        let (slices, at_once) = (played(&mut one, 0.0), played(&mut other, 1e9));
        assert_eq!(slices, at_once);
        assert_eq!(field(&one.record(), "first"), "b");
        assert!(field(&one.record(), "end") != "null" && slices.2 != "*");
    }
}

#[wasm_bindgen_test]
fn a_game_is_the_one_that_the_same_match_has_elsewhere() {
    let terms = Terms { opening: Opening::Chess960, swap: true, seed: 960 };
    let pairing = terms.pairing(1);
    let mut game = terms.open(&pairing);
    let [first, second] = pairing.seeds().map(Random::new);
    let mut players = [second, first];
    let end = play(&mut game, |game| {
        let player = &mut players[usize::from(game.position().turn() == gridmate::board::Color::Black)];
        player.choose(game, &Limits::default(), &NoControl)
    });
    let mut same = MatchGame::new("random", "random", "chess960", true, 960.0, 1.0, 0.0).expect("two players");
    let (_, moves, result) = played(&mut same, 1e9);
    assert_eq!(
        (moves.split(' ').count(), Some(result.as_str())),
        (game.ply(), end.map(|end| gridmate::game::GameResult::from(end).text()))
    );
}

#[wasm_bindgen_test]
fn a_level_with_a_limit_of_its_own_passes_over_that_of_the_match() {
    let first_move = |first: &str, nodes: f64| {
        let mut game = MatchGame::new(first, "random", "standard", false, 1.0, 0.0, nodes).expect("two players");
        game.go_on(0.0);
        field(&game.record(), "moves")
    };
    assert_eq!(first_move("level:9", 1.0), first_move("level:9", 0.0));
    assert_ne!(first_move("level:10", 1.0), first_move("level:10", 0.0));
}

#[wasm_bindgen_test]
fn a_player_or_an_opening_that_is_none_is_refused() {
    let new = |first: &str, opening: &str| MatchGame::new(first, "random", opening, false, 1.0, 0.0, 0.0).map(|_| ());
    assert_eq!(problem(new("minimax:deep", "standard").unwrap_err()).0, "no-such-player");
    assert_eq!(problem(new("engine", "gambit").unwrap_err()).0, "no-such-opening");
}

#[wasm_bindgen_test]
fn a_match_says_how_far_the_players_are_apart() {
    let rounded = |elo: Vec<f64>| elo.into_iter().map(f64::round).collect::<Vec<_>>();
    assert_eq!(rounded(match_elo(60, 0, 40, &[]))[0], 70.0);
    let [_, low, high] = match_elo(60, 0, 40, &[])[..] else { panic!("three numbers") };
    assert!(low < 70.0 && high > 70.0 && low > 0.0, "{low} {high}");
    assert_eq!(match_elo(10, 0, 0, &[])[0], f64::INFINITY);
    assert_eq!(match_elo(0, 0, 10, &[])[..2], [f64::NEG_INFINITY; 2]);
    // White wins every game: the pairs say that the players are alike.
    let [value, low, high] = match_elo(50, 0, 50, &[0, 0, 50, 0, 0])[..] else { panic!("three numbers") };
    assert!(value.abs() < 1e-9 && high - low < 40.0, "{low} {high}");
}
