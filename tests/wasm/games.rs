//! Play on a document: its texts go out and come back, its moves are drawn right.

use super::field;
use super::problem;
use gridmate::web::{JsDocument, pgn_notes, repair_fen};
use wasm_bindgen_test::wasm_bindgen_test;

/// The number of a square.
fn at(name: &str) -> u8 {
    let bytes = name.as_bytes();
    bytes[0] - b'a' + (bytes[1] - b'1') * 8
}

/// The squares that are aimed at, those where something is taken with an `x`.
fn aims(game: &JsDocument, steps: usize, from: &str) -> Vec<String> {
    let name = |aim: u8| {
        let (square, takes) = (aim % 64, if aim < 64 { "" } else { "x" });
        format!("{takes}{}{}", char::from(b'a' + square % 8), char::from(b'1' + square / 8))
    };
    game.aims(steps, at(from)).unwrap().into_iter().map(name).collect()
}

fn from_fen(fen: &str) -> JsDocument {
    JsDocument::new(Some(fen.to_owned()), None, None).unwrap()
}

fn played(text: &str) -> JsDocument {
    JsDocument::new(None, Some(text.to_owned()), None).unwrap()
}

fn pgn(game: &JsDocument) -> String {
    game.game_pgn(None, None).unwrap().unwrap()
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
        assert_eq!(from_fen(fen).fen(0), fen);
        assert_eq!(repair_fen(fen).unwrap(), [fen]);
    }
}

#[wasm_bindgen_test]
fn a_pasted_fen_tells_what_was_put_right() {
    let texts = repair_fen(" 4k3/8/8/8/44/8/8/4K2R w KQ").unwrap();
    assert_eq!(texts[0], "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    let missing = texts[1..].iter().find(|told| field(told, "code") == "missing-fields").expect("fields were added");
    let args = r#"{"field":"en-passant","added":"- 0 1"}"#;
    assert_eq!((field(missing, "source").as_str(), field(missing, "args").as_str()), ("fen-fix", args));
    assert!(texts.len() > 3, "{texts:?}");
}

#[wasm_bindgen_test]
fn a_game_comes_back_from_its_pgn() {
    for start in [None, Some("960:0".to_owned())] {
        let mut game = JsDocument::new(start, None, None).unwrap();
        for text in ["f2f4", "f7f5", "g1f2", "g8f7"] {
            if game.play(game.steps(), text, None).is_err() {
                game.play(game.steps(), "Nc3", None).or_else(|_| game.play(game.steps(), "Nc6", None)).unwrap();
            }
        }
        assert_eq!(game.steps(), 4);
        let mut again = played("");
        again.load_pgn(&pgn(&game)).unwrap();
        assert_eq!((again.fen(4), again.start(), again.line(None)), (game.fen(4), game.start(), game.line(None)));
        assert_eq!(pgn(&again), pgn(&game));
        assert!(pgn_notes(&pgn(&game)).unwrap().is_empty());
    }
}

#[wasm_bindgen_test]
fn tags_and_result_of_a_pgn_stay_while_its_moves_do() {
    let text = "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 1-0";
    assert!(pgn_notes(text).unwrap().is_empty());
    let mut game = played("");
    game.load_pgn(text).unwrap();
    let like = |game: &JsDocument| game.game_pgn(Some(text.to_owned()), None).unwrap().unwrap();
    assert!(like(&game).contains("[White \"Ann\"]") && like(&game).trim_end().ends_with("2. Nf3 1-0"));
    game.go_on(3, at("b8"), at("c6"), None).unwrap();
    assert!(like(&game).contains("[White \"Ann\"]") && like(&game).trim_end().ends_with("2. Nf3 Nc6 *"));
}

#[wasm_bindgen_test]
fn a_game_with_a_fault_is_loaded_up_to_it_with_its_tags_and_its_result() {
    let text = "[White \"Ann\"]\n\n1. e4 e5 2. Nf3 (2. d4) Ke6 3. Bb5 1-0\n\n1. d4 *";
    let mut game = played("");
    let fault = game.load_pgn(text).unwrap();
    assert_eq!(
        field(&fault, "message"),
        "Line 3, column 25: \"Ke6\" is not legal here: the king on e8 cannot go to e6."
    );
    assert_eq!((field(&fault, "source"), field(&fault, "line")), ("san".into(), "3".into()));
    assert_eq!(game.text(), "e2e4, e7e5, g1f3");
    let notes = pgn_notes(text).unwrap();
    assert_eq!(notes.len(), 1, "{notes:?}");
    let like = game.game_pgn(Some(text.to_owned()), None).unwrap().unwrap();
    assert!(like.contains("[White \"Ann\"]") && like.trim_end().ends_with("2. Nf3 1-0"), "{like}");
    // With nothing to play there is nothing to load, but a position is something.
    assert!(played("").load_pgn("1. Ke3 e5 *").is_err());
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    assert!(game.load_pgn(&format!("[FEN \"{fen}\"]\n\n1. Ke3 *")).unwrap().is_object());
    assert_eq!((game.start().as_str(), game.steps()), (fen, 0));
}

#[wasm_bindgen_test]
fn a_start_of_chess960_that_looks_standard_may_say_what_it_is() {
    let fen = "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 4 20";
    let pgn = |start: String| pgn(&JsDocument::new(Some(start), None, None).unwrap());
    assert!(!pgn(fen.to_owned()).contains("Chess960"));
    assert!(pgn(format!("960:{fen}")).contains("[Variant \"Chess960\"]"));
    assert_eq!(from_fen(&format!("960:{fen}")).start(), fen);
    assert!(JsDocument::new(Some(format!("{}{fen}", "960:".repeat(100_000))), None, None).is_err());
}

#[wasm_bindgen_test]
fn rights_of_inner_rooks_are_among_those_that_are_possible() {
    let game = from_fen("960:1rr1kr1r/8/8/8/8/8/8/RR2K1R1 w - - 0 1");
    assert_eq!(game.possible_castling(0), "KQkqBcf");
}

#[wasm_bindgen_test]
fn moves_taken_back_stay_on_the_line_until_another_is_played() {
    let mut game = played("e2e4, e7e5, g1f3");
    assert_eq!(game.go_on(1, at("e7"), at("e5"), None), Ok(2));
    assert_eq!(game.line(None), "1w e4\n1b e5\n2w Nf3");
    assert_eq!(game.go_on(1, at("c7"), at("c5"), None), Ok(2));
    assert_eq!(game.line(None), "1w e4\n1b c5");
}

#[wasm_bindgen_test]
fn a_line_tells_free_and_idle_steps_from_moves() {
    assert_eq!(played("e2e4, xd7, huh, b1c3, g8f6").line(None), "1w e4\n+xd7\n-huh\n1w Nc3\n1b Nf6");
}

#[wasm_bindgen_test]
fn aims_and_captures_are_those_that_are_drawn() {
    let game = from_fen("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    assert_eq!(aims(&game, 0, "e1"), ["c1", "d1", "f1", "g1"]);
    assert_eq!(aims(&game, 0, "e5"), ["d3", "c4", "g4", "c6", "xg6", "xd7", "xf7"]);
    assert!(aims(&game, 0, "e7").is_empty(), "black's queen, and white is to move");
    assert!(aims(&game, 0, "d4").is_empty());
    assert_eq!(problem(game.aims(0, 255).unwrap_err()).0, "no-such-square");
    let passing = from_fen("4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 2");
    assert_eq!(aims(&passing, 0, "d5"), ["xc6", "d6"]);
    // A castle takes nothing, though its rook stands where it may be dropped.
    let near = from_fen("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    assert_eq!(aims(&near, 0, "f1"), ["e1", "g1", "h1", "e2", "f2", "g2"]);
}

#[wasm_bindgen_test]
fn a_step_tells_what_moved_where() {
    let mut game = from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    game.go_on(0, at("e1"), at("c1"), None).unwrap();
    let step = game.last_step(1).unwrap();
    assert_eq!((step.from, step.to, step.piece), (at("e1"), at("c1"), 'K'));
    assert_eq!((step.rook_from, step.rook_to), (Some(at("a1")), Some(at("d1"))));
    assert_eq!((step.captured, step.check), (None, false));
    game.go_on(1, at("h8"), at("h1"), None).unwrap();
    assert!(game.last_step(2).is_some_and(|step| step.piece == 'r' && step.to == at("h1")));
    assert!(game.last_step(0).is_none());
    let mut promotion = from_fen("3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1");
    let letters = promotion.promotions(0, at("e7"), at("d8")).unwrap();
    assert!(letters.len() == 4 && "qrbn".chars().all(|letter| letters.contains(letter)));
    promotion.go_on(0, at("e7"), at("d8"), Some('q')).unwrap();
    let step = promotion.last_step(1).unwrap();
    assert_eq!((step.piece, step.captured, step.promotion, step.check), ('P', Some('r'), Some('Q'), true));
}

#[wasm_bindgen_test]
fn ends_and_claims_have_their_names() {
    let mate = played("f2f3, e7e5, g2g4, d8h4");
    let standing = mate.standing(4);
    assert_eq!((standing.end.as_deref(), standing.winner), (Some("checkmate"), Some('b')));
    assert_eq!(mate.checked_king(4), Some(at("e1")));
    assert!(pgn(&mate).trim_end().ends_with("Qh4# 0-1"));
    let stalemate = from_fen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").standing(0);
    assert_eq!((stalemate.end.as_deref(), stalemate.winner), (Some("stalemate"), None));
    let draw = played("g1f3, g8f6, f3g1, f6g8, g1f3, g8f6, f3g1, f6g8");
    assert_eq!((draw.standing(8).end, draw.standing(8).claims), (None, vec!["threefold".to_owned()]));
    assert!(draw.standing(7).claims.is_empty());
    let text = draw.game_pgn(None, Some("threefold".to_owned())).unwrap().unwrap();
    assert!(text.trim_end().ends_with("Ng8 1/2-1/2"));
}

#[wasm_bindgen_test]
fn players_may_agree_to_a_draw_or_resign() {
    let game = JsDocument::new(None, None, None).unwrap();
    for (code, result) in [("agreed", "1/2-1/2\n"), ("resigned-w", "0-1\n"), ("resigned-b", "1-0\n")] {
        let text = game.game_pgn(None, Some(code.to_owned())).unwrap().unwrap();
        assert!(text.ends_with(result), "{code}: {text}");
    }
}

#[wasm_bindgen_test]
fn running_out_of_time_loses_only_to_a_side_that_could_mate() {
    let pawn = from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    let start = JsDocument::new(None, None, None).unwrap();
    for (document, code, result) in [
        (&start, "time-w", "0-1"),
        (&start, "time-b", "1-0"),
        (&pawn, "time-b", "1-0"),
        (&pawn, "time-w", "1/2-1/2"),
        (&pawn, "time", "1/2-1/2"),
    ] {
        let text = document.game_pgn(None, Some(code.to_owned())).unwrap().unwrap();
        assert!(text.trim_end().ends_with(result), "{code}: {text}");
        if let Some(side) = code.strip_prefix("time-").and_then(|side| side.chars().next()) {
            let expected = if result == "1/2-1/2" { "time" } else { code };
            assert_eq!(document.time_out(0, side).unwrap(), expected);
        }
    }
}

#[wasm_bindgen_test]
fn an_engine_is_told_the_game_since_the_last_free_step() {
    let document =
        |start: Option<&str>, text: &str| JsDocument::new(start.map(Into::into), Some(text.into()), None).unwrap();
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let plain = document(None, "e2e4, e7e5");
    assert_eq!(plain.uci_game(2).unwrap(), format!("{start}\ne2e4 e7e5 "));
    assert_eq!(plain.uci_game(0).unwrap(), format!("{start}\n"));
    let edited = document(None, "e2e4, xe7, b8c6").uci_game(3).unwrap();
    assert!(edited.ends_with("\nb8c6 ") && !edited.starts_with(start), "{edited}");
    let mut castled = document(Some("960:518"), "e2e4, e7e5, g1f3, g8f6, f1c4, f8c5");
    castled.play(6, "O-O", None).unwrap();
    assert!(castled.uci_game(7).unwrap().ends_with(" e1h1 "), "{:?}", castled.uci_game(7));
    assert_eq!(document(None, "xe1").uci_game(1), None);
}

#[wasm_bindgen_test]
fn where_the_position_is_not_legal_there_is_no_game() {
    let mut game = played("xe8");
    assert!(aims(&game, 1, "e2").is_empty() && game.game_pgn(None, None) == Ok(None));
    assert_eq!(game.standing(1).end, None);
    assert_eq!(problem(game.go_on(1, at("e2"), at("e4"), None).unwrap_err()).0, "no-legal-position");
}

#[wasm_bindgen_test]
fn boards_are_drawn_as_text() {
    let game = played("");
    assert_eq!(game.board(0), "RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr");
    assert_eq!(game.diagram(0, "boxed").unwrap().lines().nth(1), Some("| r | n | b | q | k | b | n | r |"));
    assert_eq!(game.diagram(0, "unicode").unwrap().lines().next(), Some("8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜"));
    assert_eq!(problem(game.diagram(0, "cubist").unwrap_err()).0, "diagram-style");
}
