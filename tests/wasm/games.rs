//! Games and positions as text: they go out and come back.

use super::{field, items, problem};
use gridmate::web::chess::ask::pgn_notes;
use gridmate::web::shared::repair_fen;
use gridmate::web::tree::{TreeDocument, read_pgn};
use wasm_bindgen_test::wasm_bindgen_test;

fn read(text: &str) -> (TreeDocument, wasm_bindgen::JsValue) {
    let game = read_pgn(text, 1).unwrap().pop().unwrap();
    let fault = game.problem();
    (game.document(), fault)
}

fn start_of(game: &TreeDocument) -> String {
    field(&game.game(), "start")
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
        assert_eq!(start_of(&TreeDocument::new(Some(fen.to_owned()), None, None).unwrap()), fen);
        assert_eq!(items(&repair_fen(fen).unwrap()), [fen]);
    }
}

#[wasm_bindgen_test]
fn a_pasted_fen_tells_what_was_put_right() {
    let texts = items(&repair_fen(" 4k3/8/8/8/44/8/8/4K2R w KQ").unwrap());
    assert_eq!(texts[0], "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    let missing = texts[1..].iter().find(|told| field(told, "code") == "missing-fields").expect("fields were added");
    let args = r#"{"field":"en-passant","added":"- 0 1"}"#;
    assert_eq!((field(missing, "source").as_str(), field(missing, "args").as_str()), ("fen-fix", args));
    assert!(texts.len() > 3, "{texts:?}");
}

#[wasm_bindgen_test]
fn a_game_comes_back_from_its_pgn() {
    for start in [None, Some("960:0".to_owned())] {
        let mut game = TreeDocument::new(start, None, None).unwrap();
        for text in ["f2f4", "f7f5", "g1f2", "g8f7"] {
            game.play(text).or_else(|_| game.play("Nc3")).or_else(|_| game.play("Nc6")).unwrap();
        }
        let (again, fault) = read(&game.pgn());
        assert!(fault.is_null() && items(&pgn_notes(&game.pgn()).unwrap()).is_empty());
        assert_eq!((start_of(&again), again.text(), again.pgn()), (start_of(&game), game.text(), game.pgn()));
        assert_eq!(again.line().len(), 4);
    }
}

#[wasm_bindgen_test]
fn a_game_with_a_fault_is_loaded_up_to_it_with_its_tags() {
    let text = "[White \"Ann\"]\n\n1. e4 e5 2. Nf3 (2. d4) Ke6 3. Bb5 1-0\n\n1. d4 *";
    let (game, fault) = read(text);
    assert_eq!(
        field(&fault, "message"),
        "Line 3, column 25: \"Ke6\" is not legal here: the king on e8 cannot go to e6: a king moves one square."
    );
    assert_eq!((field(&fault, "source"), field(&fault, "line")), ("san".into(), "3".into()));
    assert_eq!(
        (game.text().as_str(), field(&game.game(), "tags").as_str()),
        ("e2e4, e7e5, g1f3", r#"[["White","Ann"]]"#)
    );
    let notes = items(&pgn_notes(text).unwrap());
    assert_eq!(notes.len(), 1, "{notes:?}");
    // With nothing to play there is nothing to load, but a position is something.
    assert!(read_pgn("1. Ke3 e5 *", 1).is_err());
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let (game, fault) = read(&format!("[FEN \"{fen}\"]\n\n1. Ke3 *"));
    assert!(fault.is_object());
    assert_eq!((start_of(&game).as_str(), game.line().len()), (fen, 0));
}

#[wasm_bindgen_test]
fn a_start_of_chess960_that_looks_standard_may_say_what_it_is() {
    let fen = "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 4 20";
    let start = |start: String| TreeDocument::new(Some(start), None, None);
    assert!(!start(fen.to_owned()).unwrap().pgn().contains("Chess960"));
    assert!(start(format!("960:{fen}")).unwrap().pgn().contains("[Variant \"Chess960\"]"));
    assert_eq!(start_of(&start(format!("960:{fen}")).unwrap()), fen);
    assert!(start(format!("{}{fen}", "960:".repeat(100_000))).is_err());
}

#[wasm_bindgen_test]
fn running_out_of_time_loses_only_to_a_side_that_could_mate() {
    let (start, pawn) = (None, Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    for (from, code, result) in [
        (start, "agreed", "1/2-1/2"),
        (start, "resigned-w", "0-1"),
        (start, "resigned-b", "1-0"),
        (start, "time-w", "0-1"),
        (start, "time-b", "1-0"),
        (pawn, "time-b", "1-0"),
        (pawn, "time-w", "1/2-1/2"),
        (pawn, "time", "1/2-1/2"),
    ] {
        let mut game = TreeDocument::new(from.map(str::to_owned), None, None).unwrap();
        game.end(code).unwrap();
        assert!(game.pgn().trim_end().ends_with(result), "{code}: {}", game.pgn());
    }
    assert_eq!(problem(TreeDocument::new(None, None, None).unwrap().end("boredom").unwrap_err()).0, "no-such-claim");
}

#[wasm_bindgen_test]
fn ten_thousand_games_take_no_more_memory_than_a_thousand() {
    let load = |games: usize| {
        for number in 0..games {
            let script =
                ["e2e4, e7e5, ", "d2d4, d7d5, "][number % 2].to_owned() + &"g1f3, g8f6, f3g1, f6g8, ".repeat(20);
            TreeDocument::new(None, Some(script), None).unwrap();
        }
        core::arch::wasm32::memory_size::<0>() / 16
    };
    let after_a_thousand = load(1_000);
    let after_all = load(9_000);
    assert!(after_all <= after_a_thousand + 1, "{after_a_thousand} MiB, then {after_all} MiB");
}
