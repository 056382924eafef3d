//! Documents as one game: what is written of them, and what is left out of a game that is read.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where a claim fails")]

use gridmate::board::Square;
use gridmate::document::{CommentsWarning, Document, NodeId, Note, Paint, Shape, TextKind};
use gridmate::game::Cause;
use gridmate::notation::pgn;
use gridmate::script::{BoardEdit, Start};

fn document(text: &str) -> Document {
    Document::new(Start::default(), text).unwrap()
}

fn from_pgn(text: &str) -> Document {
    Document::from_game(&pgn::read(text).next().unwrap().unwrap()).unwrap()
}

/// The last game of a document, without its tags.
fn moves(document: &Document) -> Option<String> {
    Some(document.records().to_string().lines().last()?.to_owned())
}

#[test]
fn a_game_has_all_that_is_said_about_it() {
    let text = "1. e4 {best} 1... e5 (1... c5 $1 2. Nf3 (2. c3)) 2. -- Nc6 1-0";
    let document = from_pgn(&format!("[White \"Ann\"]\n\n{text}"));
    assert_eq!(moves(&document).as_deref(), Some(text));
    assert_eq!(document.records().games[0].tag("White"), Some("Ann"));
}

#[test]
fn what_follows_free_edits_is_a_game_of_its_own_with_the_tags() {
    let mut document = document("e2e4, e7e5, xe5, g1f3, b8c6");
    document.set_tag("White", "Ann").unwrap();
    let records = document.records();
    let [first, second] = records.games.as_slice() else { panic!("two games") };
    assert_eq!((first.tree().len(), moves(&document).as_deref()), (2, Some("2. Nf3 Nc6 *")));
    assert_eq!((second.tag("White"), second.start().board().occupied().len()), (Some("Ann"), 31));
    assert_eq!(
        records.warning().unwrap().to_string().split(';').next(),
        Some("Free edits (1) are no moves, and were left out")
    );
}

#[test]
fn a_start_that_is_edited_at_once_is_no_game_nor_is_what_is_not_legal() {
    for (text, games, edits) in [("xd8, e2e4", 1, 1), ("xe1", 0, 1), ("e2e4, xe8", 1, 1), ("", 1, 0), ("oops", 1, 0)] {
        let records = document(text).records();
        assert_eq!(
            (records.games.len(), records.edits, records.warning().is_some()),
            (games, edits, edits > 0),
            "{text}"
        );
    }
    assert_eq!(moves(&document("xd8, e2e4")).as_deref(), Some("1. e4 *"));
    // What is said about the start is.
    let mut said = document("xd8, e2e4");
    said.set_note(NodeId::ROOT, Note { after: vec!["so".into()], ..Note::default() });
    assert_eq!(said.records().games.len(), 2);
}

#[test]
fn its_result_is_the_one_that_it_was_given_else_that_of_its_main_line() {
    let mate = "f2f3, e7e5, g2g4, d8h4";
    assert_eq!(moves(&document(mate)).as_deref(), Some("1. f3 e5 2. g4 Qh4# 0-1"));
    let mut given = document("e2e4");
    assert!(given.end_game("agreed"));
    assert_eq!(moves(&given).as_deref(), Some("1. e4 1/2-1/2"));
    // The mate of a variation that is shown is not the end of the game.
    let mut tried = from_pgn("1. f3 e5 2. Nc3 (2. g4 Qh4#) *");
    let last = *tried.nodes().last().unwrap();
    tried.select(last);
    assert_eq!(tried.script().steps(), 4);
    assert_eq!(moves(&tried).as_deref(), Some("1. f3 e5 2. Nc3 (2. g4 Qh4#) *"));
}

#[test]
fn a_document_has_one_result_whichever_line_is_shown() {
    let bare = "[FEN \"4k3/8/8/8/8/8/4q3/4K3 w - - 0 1\"]\n\n1. Kxe2 (1. Kd1) *";
    for (text, result, cause) in [
        ("1. f3 e5 2. g4 (2. Nc3 Nc6) Qh4# *", "0-1", Some("checkmate")),
        (bare, "1/2-1/2", Some("insufficient")),
        ("1. f3 e5 2. Nc3 (2. g4 Qh4#) *", "*", None),
        // What a record says stays.
        ("1. f3 e5 2. g4 (2. Nc3 Nc6) Qh4# 1-0", "1-0", Some("record")),
    ] {
        let mut document = from_pgn(text);
        for node in document.nodes() {
            document.select(node);
            assert_eq!(document.result().cause.map(Cause::code), cause, "{text}");
            assert_eq!(document.result().result.text(), result, "{text}");
            assert_eq!(document.records().games[0].result().text(), result, "{text}");
        }
    }
}

#[test]
fn behind_free_edits_the_result_is_that_of_the_game_in_which_the_main_line_ends() {
    let results = |document: &Document| -> Vec<String> {
        document.records().games.iter().map(|game| game.result().to_string()).collect()
    };
    let mut edited = document("e2e4, xd8, e7e5");
    assert_eq!(results(&edited), ["*", "*"]);
    assert!(edited.end_game("resigned-b"));
    assert_eq!(results(&edited), ["*", "1-0"]);
    assert_eq!(results(&document("f2f3, xa2, e7e5, g2g4, d8h4")), ["*", "0-1"]);
    // That of a variation has none.
    let mut varied = document("e2e4");
    varied.go_to(0);
    varied.edit_board(BoardEdit::Remove(Square::D8)).unwrap();
    assert!(varied.select(varied.children(NodeId::ROOT)[0]) && varied.end_game("resigned-w"));
    assert_eq!(results(&varied), ["0-1", "*"]);
}

/// The document of a game, and what is said of its comments.
fn limited(text: &str) -> (Document, Option<CommentsWarning>) {
    Document::from_game_limited(&pgn::read(text).next().unwrap().unwrap()).unwrap()
}

#[test]
fn comments_up_to_a_quarter_of_a_million_bytes_stay() {
    let half = "x".repeat(125_000);
    let (document, warning) = limited(&format!("{{{half}}} 1. e4 {{{half}}} *"));
    assert_eq!(warning, None);
    assert_eq!(document.note(document.path()[0]).unwrap().after, [half]);
}

#[test]
fn longer_comments_are_left_out_and_all_else_that_is_said_stays() {
    let half = "x".repeat(125_000);
    let text = format!("{{{half}}} 1. e4 $1 {{[%cal Ge2e4] [%clk 0:01:00] {half}}} ({{y}} 1. d4) *");
    let (document, warning) = limited(&text);
    let warning = warning.unwrap();
    assert_eq!(warning.code(), "comments-left-out");
    assert!(warning.to_string().contains("250000"), "{warning}");
    assert_eq!(moves(&document).as_deref(), Some("1. e4 $1 {[%cal Ge2e4] [%clk 0:01:00]} (1. d4) *"));
    assert_eq!(document.note(NodeId::ROOT), None);
    assert!(!document.can_undo());
}

#[test]
fn shapes_are_read_as_they_are_written() {
    for text in ["Ge4", "Rh8", "Ya1", "Be2e4", "Gh1a8"] {
        assert_eq!(text.parse::<Shape>().unwrap().to_string(), text);
    }
    assert_eq!("Yb7".parse::<Shape>().unwrap().paint, Paint::Yellow);
    for text in ["", "G", "e4", "Ge", "Ge9", "Ge2e", "Ge2e4e5", "Pe4", "ge4", "Gé4"] {
        assert!(text.parse::<Shape>().is_err(), "{text}");
    }
}

#[test]
fn what_is_pasted_is_a_start_a_script_or_games() {
    let rows = [
        ("4k3/8/8/8/8/8/4P3/4K3 b - - 5 40", Some(TextKind::Start)),
        ("  960:518\n", Some(TextKind::Start)),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\nmore", Some(TextKind::Start)),
        ("4k3/9/8 b", Some(TextKind::Start)),
        ("e2e4", Some(TextKind::Script)),
        ("e2e4, e7e5, xd1, e8=♕", Some(TextKind::Script)),
        ("1. e2e4 e7e5", Some(TextKind::Script)),
        ("e4", Some(TextKind::Games)),
        ("1. e4 {best} e5 (1... c5) 2. Nf3 1-0", Some(TextKind::Games)),
        ("1.e4 e5 2.Ke3", Some(TextKind::Games)),
        ("[White \"Ann\"]\n\n*", Some(TextKind::Games)),
        ("[Event \"Riga\"]\n\n1. d4 *\n\n[Event \"Paris\"]\n\n1. e4 *", Some(TextKind::Games)),
        ("", None),
        ("  \n", None),
        ("see you at the club", None),
        ("a letter, [dear friend], 3/4 of it", None),
        ("https://example.org/a/b/c", None),
        ("*", None),
    ];
    for (text, kind) in rows {
        assert_eq!(TextKind::of(text), kind, "{text}");
    }
}
