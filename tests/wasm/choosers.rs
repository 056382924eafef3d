//! The moves of a player by its name, as a worker asks for them.

use super::problem;
use gridmate::engine::minimax_scoring;
use gridmate::game::Game;
use gridmate::notation::{fen, uci};
use gridmate::web::engine::chooser::Chooser;
use wasm_bindgen_test::wasm_bindgen_test;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// White mates with the rook.
const MATE: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
/// Every piece of white may take one of black's.
const OPEN: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn chosen(name: &str, seed: f64, start: &str, moves: &str) -> Option<String> {
    let mut chooser = Chooser::new(name, seed).expect("a player");
    chooser.begin(start, moves, None).expect("a game");
    while !chooser.go_on(1.0) {}
    chooser.best()
}

fn game(start: &str) -> Game {
    let (position, variant) = fen::parse_any(start).expect("a position");
    Game::new(position, variant)
}

#[wasm_bindgen_test]
fn every_player_chooses_a_legal_move_and_none_where_there_is_none() {
    for name in ["random", "minimax:1", "negamax:2", "alphabeta:3", "level:1", "level:10", "engine"] {
        for (start, moves) in [
            (START, ""),
            (START, "e2e4 e7e5"),
            (OPEN, "e1g1"),
            ("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1", "f2f4"),
        ] {
            let mut game = game(start);
            for text in moves.split_ascii_whitespace() {
                let played = uci::parse(game.position(), text, game.variant()).expect("a move");
                game.play(played).expect("a legal move");
            }
            let text = chosen(name, 5.0, start, moves).expect("a move");
            assert!(uci::parse(game.position(), &text, game.variant()).is_ok(), "{name}: {text} after {start} {moves}");
        }
        assert_eq!(chosen(name, 5.0, START, "f2f3 e7e5 g2g4 d8h4"), None, "{name}");
    }
}

#[wasm_bindgen_test]
fn the_searches_that_teach_choose_a_move_of_the_best_score() {
    for name in ["minimax:1", "negamax:1", "alphabeta:1"] {
        assert_eq!(chosen(name, 1.0, MATE, "").as_deref(), Some("a1a8"));
        let mut game = game(OPEN);
        let after = |game: &mut Game, text: &str| {
            game.play(uci::parse(game.position(), text, game.variant()).expect("a move")).expect("a legal move");
            let score = minimax_scoring(game, 1);
            game.undo();
            score
        };
        let moves: Vec<_> = game.position().legal_moves().iter().copied().collect();
        let texts = moves.into_iter().map(|played| uci::write(game.position(), played, game.variant()));
        let best = texts.collect::<Vec<_>>().iter().map(|text| after(&mut game, text)).max();
        assert_eq!(Some(after(&mut game, &chosen(name, 1.0, OPEN, "").expect("a move"))), best);
    }
}

#[wasm_bindgen_test]
fn what_is_drawn_follows_from_the_seed() {
    for name in ["random", "minimax:1"] {
        let drawn = |seed| chosen(name, seed, START, "");
        assert_eq!(drawn(960.0), drawn(960.0));
        assert!((0..40).any(|seed| drawn(f64::from(seed)) != drawn(960.0)), "{name}");
    }
}

#[wasm_bindgen_test]
fn a_search_goes_on_in_bits_and_a_player_is_asked_again() {
    let mut chooser = Chooser::new("minimax:2", 1.0).expect("a player");
    chooser.begin(OPEN, "", None).expect("a game");
    assert!(!chooser.go_on(0.0), "48 moves are 48 bits");
    let (soon, few) = (chooser.best(), chooser.nodes());
    assert!(soon.is_some(), "the best so far");
    while !chooser.go_on(0.0) {}
    let (last, nodes) = (chooser.best(), chooser.nodes());
    assert!(nodes > few && chooser.go_on(0.0) && chooser.best() == last, "what is chosen stays");
    chooser.begin(MATE, "", None).expect("a game");
    while !chooser.go_on(0.0) {}
    assert_eq!(chooser.best().as_deref(), Some("a1a8"));
    let mut chance = Chooser::new("random", 1.0).expect("a player");
    chance.begin(MATE, "", None).expect("a game");
    assert!(chance.go_on(0.0) && chance.nodes().is_none());
}

#[wasm_bindgen_test]
fn a_player_or_a_game_that_is_none_is_refused() {
    for name in ["", "randon", "minimax", "minimax:-1", "level:11", "engine:2"] {
        assert_eq!(problem(Chooser::new(name, 1.0).unwrap_err()).0, "no-such-player", "{name}");
    }
    for name in ["random", "minimax:1", "level:1"] {
        let mut chooser = Chooser::new(name, f64::NAN).expect("a player");
        assert!(chooser.begin("no fen", "", None).is_err() && chooser.begin(START, "e2e5", None).is_err());
        assert!(chooser.go_on(0.0) && chooser.best().is_none());
    }
}
