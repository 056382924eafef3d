//! The game of the page: its texts go out and come back, its moves are drawn right.

use super::problem;
use gridmate::web::Game;
use wasm_bindgen_test::wasm_bindgen_test;

/// The number of a square.
fn at(name: &str) -> u8 {
    let bytes = name.as_bytes();
    bytes[0] - b'a' + (bytes[1] - b'1') * 8
}

fn names(squares: &[u8]) -> Vec<String> {
    let name = |&square: &u8| [char::from(b'a' + square % 8), char::from(b'1' + square / 8)].iter().collect();
    squares.iter().map(name).collect()
}

fn played(moves: &str) -> Game {
    let mut game = Game::new();
    for text in moves.split_whitespace() {
        game.play(text).unwrap();
    }
    game
}

#[wasm_bindgen_test]
fn a_fen_comes_back_as_it_went_in() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Kq - 13 40",
        "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 2",
        "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w KQkq - 0 1",
        "1r2k3/8/8/8/8/8/8/RR2K3 w B - 0 1",
    ] {
        assert_eq!(Game::from_fen(fen).unwrap().fen(), fen);
        let pasted = Game::from_pasted_fen(fen).unwrap();
        assert_eq!((pasted.fen().as_str(), pasted.notes()), (fen, vec![]));
    }
}

#[wasm_bindgen_test]
fn a_pasted_fen_tells_what_was_put_right() {
    let game = Game::from_pasted_fen(" 4k3/8/8/8/44/8/8/4K2R w KQ").unwrap();
    assert_eq!(game.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assert!(game.notes().len() >= 3, "{:?}", game.notes());
}

#[wasm_bindgen_test]
fn a_game_comes_back_from_its_pgn() {
    let game = played("e2e4 e7e5 Nf3 Nc6 Bc4 Nf6 O-O Nxe4");
    let again = Game::from_pgn(&game.pgn()).unwrap();
    assert_eq!(again.sans(), ["e4", "e5", "Nf3", "Nc6", "Bc4", "Nf6", "O-O", "Nxe4"]);
    assert_eq!((again.fen(), again.ucis(), again.pgn()), (game.fen(), game.ucis(), game.pgn()));
    assert!(again.notes().is_empty());
}

#[wasm_bindgen_test]
fn a_chess960_game_comes_back_from_its_pgn() {
    let mut game = Game::chess960(0.0).unwrap();
    for text in ["f2f4", "f7f5", "g1f2", "g8f7"] {
        game.play(text).unwrap();
    }
    let again = Game::from_pgn(&game.pgn()).unwrap();
    assert_eq!((again.fen(), again.start_fen(), again.sans()), (game.fen(), game.start_fen(), game.sans()));
    assert!(game.pgn().contains("[Variant \"Chess960\"]"), "{}", game.pgn());
}

#[wasm_bindgen_test]
fn tags_and_result_of_a_pgn_stay_while_its_moves_do() {
    let text = "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 1-0";
    let mut game = Game::from_pgn(text).unwrap();
    assert_eq!(game.notes(), ["Only the main line was loaded; moves in variations left out: 2."]);
    assert!(game.pgn().contains("[White \"Ann\"]") && game.pgn().trim_end().ends_with("2. Nf3 1-0"));
    game.play("b8c6").unwrap();
    assert!(game.pgn().contains("[White \"Ann\"]") && game.pgn().trim_end().ends_with("2. Nf3 Nc6 *"));
}

#[wasm_bindgen_test]
fn moves_taken_back_stay_on_the_line_until_another_is_played() {
    let mut game = played("e2e4 e7e5 g1f3");
    game.go_to(1);
    assert_eq!((game.ply(), game.length(), game.sans().len()), (1, 3, 3));
    game.go_to(3);
    assert_eq!(game.ply(), 3);
    game.go_to(0);
    game.go_to(usize::MAX);
    assert_eq!(game.ply(), 3);
    game.go_to(1);
    game.play("c5").unwrap();
    assert_eq!(game.sans(), ["e4", "c5"]);
}

#[wasm_bindgen_test]
fn targets_and_captures_are_those_that_are_drawn() {
    let game = Game::from_fen("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1").unwrap();
    assert_eq!(names(&game.targets(at("e1"))), ["c1", "d1", "f1", "g1"]);
    assert_eq!(names(&game.captures(at("e5"))), ["g6", "d7", "f7"]);
    assert!(game.targets(at("e7")).is_empty(), "black's queen, and white is to move");
    assert!(game.targets(at("d4")).is_empty());
    assert!(game.targets(255).is_empty());
    let passing = Game::from_fen("4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 2").unwrap();
    assert_eq!(names(&passing.captures(at("d5"))), ["c6"]);
}

#[wasm_bindgen_test]
fn a_castle_is_meant_by_the_kings_square_or_by_the_rook() {
    let game = Game::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
    assert_eq!(game.moves_to(at("e1"), at("g1")).unwrap(), ["e1g1"]);
    assert_eq!(game.moves_to(at("e1"), at("h1")).unwrap(), ["e1g1"]);
    // Where the king could step to the square as well, the rook alone means the castle.
    let near = Game::from_fen("4k3/8/8/8/8/8/8/5K1R w H - 0 1").unwrap();
    assert_eq!(names(&near.targets(at("f1"))), ["e1", "g1", "h1", "e2", "f2", "g2"]);
    assert_eq!(near.moves_to(at("f1"), at("g1")).unwrap(), ["f1g1"]);
    assert_eq!(near.moves_to(at("f1"), at("h1")).unwrap(), ["f1h1"]);
}

#[wasm_bindgen_test]
fn a_step_tells_what_moved_where() {
    let mut game = Game::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").unwrap();
    game.play("e1c1").unwrap();
    let step = game.last_step().unwrap();
    assert_eq!((step.from, step.to, step.piece), (at("e1"), at("c1"), 'K'));
    assert_eq!((step.rook_from, step.rook_to), (Some(at("a1")), Some(at("d1"))));
    assert_eq!((step.captured, step.check), (None, false));
    game.play("h8h1").unwrap();
    assert!(game.last_step().is_some_and(|step| step.piece == 'r' && step.to == at("h1")));
    let mut promotion = Game::from_fen("3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    assert_eq!(promotion.moves_to(at("e7"), at("d8")).unwrap().len(), 4);
    promotion.play("e7d8q").unwrap();
    let step = promotion.last_step().unwrap();
    assert_eq!((step.piece, step.captured, step.promotion, step.check), ('P', Some('r'), Some('Q'), true));
}

#[wasm_bindgen_test]
fn ends_and_claims_have_their_names() {
    let mate = played("f2f3 e7e5 g2g4 d8h4");
    assert_eq!(
        (mate.end().as_deref(), mate.winner(), mate.checked_king()),
        (Some("checkmate"), Some('b'), Some(at("e1")))
    );
    assert!(mate.pgn().trim_end().ends_with("Qh4# 0-1"));
    let stalemate = Game::from_fen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").unwrap();
    assert_eq!((stalemate.end().as_deref(), stalemate.winner()), (Some("stalemate"), None));
    let mut draw = played("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    assert_eq!((draw.end(), draw.claims()), (None, vec!["threefold".to_owned()]));
    draw.claim("threefold").unwrap();
    assert_eq!((draw.end().as_deref(), draw.claims()), (Some("threefold"), vec![]));
    assert_eq!(problem(draw.play("e2e4").unwrap_err()).0, "game-over");
}

#[wasm_bindgen_test]
fn boards_are_drawn_as_text() {
    let game = Game::new();
    assert_eq!(game.board(), "RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr");
    assert_eq!(game.diagram("boxed").unwrap().lines().nth(1), Some("| r | n | b | q | k | b | n | r |"));
    assert_eq!(game.diagram("unicode").unwrap().lines().next(), Some("8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜"));
    assert_eq!(problem(game.diagram("cubist").unwrap_err()).0, "diagram-style");
}
