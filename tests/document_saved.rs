//! What pages have saved and linked before there was a tree goes on opening.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where a claim fails")]

use gridmate::board::Color;
use gridmate::document::{Cause, Document, NodeId, SavedDocument};
use gridmate::notation::pgn::GameResult;
use gridmate::script::Mode;
use serde_json::Value;

/// The fields of a document as the page stores it.
fn saved(json: &str) -> SavedDocument {
    let value: Value = serde_json::from_str(json).unwrap();
    let text = |name: &str| value[name].as_str().map(str::to_owned);
    let branches = value["branches"].as_array().into_iter().flatten();
    SavedDocument {
        start: text("start").unwrap_or_default(),
        text: text("text").unwrap_or_default(),
        sheet: value["sheet"] == true,
        steps: value["ply"].as_u64().map(|ply| ply as usize),
        record: text("record"),
        claimed: text("claimed"),
        branches: branches.filter_map(|branch| Some(branch["text"].as_str()?.to_owned())).collect(),
    }
}

#[test]
fn a_stored_document_opens_with_its_branches_as_variations() {
    let saved = saved(
        r#"{"start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","text":"e2e4, e7e5, g1f3","sheet":false,
        "ply":2,"claimed":"resigned-w","branches":[{"text":"e2e4, c7c5, g1f3, d7d6","steps":"e4\nc5\nNf3\nd6"},
        {"text":"e2e4, c7c5, b1c3","steps":"e4\nc5\nNc3"},{"text":"d2d4","steps":"d4"}]}"#,
    );
    let document = Document::from_saved(&saved).unwrap();
    assert_eq!((document.script().text(), document.cursor()), ("e2e4, e7e5, g1f3", 2));
    assert_eq!(document.outcome().result, GameResult::BlackWins);
    assert_eq!(document.outcome().cause, Some(Cause::Resignation(Color::White)));
    let tokens = |node| document.children(node).iter().map(|&child| document.token(child)).collect::<Vec<_>>();
    assert_eq!(tokens(NodeId::ROOT), ["e2e4", "d2d4"]);
    let e4 = document.path()[0];
    assert_eq!(tokens(e4), ["e7e5", "c7c5"]);
    assert_eq!(tokens(document.children(e4)[1]), ["g1f3", "b1c3"]);
    assert!(!document.can_undo());
    assert!(
        document.records().to_string().contains("1. e4 (1. d4) 1... e5 (1... c5 2. Nf3 (2. Nc3) 2... d6) 2. Nf3 0-1")
    );
}

#[test]
fn a_stored_document_keeps_what_its_record_says() {
    let record = r#"[White \"Ann\"]\n\n1. e4 {best} e5 (1... c5) 1-0"#;
    let same = saved(&format!(r#"{{"text":"e2e4, e7e5","ply":2,"record":"{record}"}}"#));
    let document = Document::from_saved(&same).unwrap();
    assert_eq!(
        (document.tags().first().unwrap().1.as_str(), document.outcome().result),
        ("Ann", GameResult::WhiteWins)
    );
    assert_eq!(document.note(document.path()[0]).unwrap().after, ["best"]);
    // Where it goes another way by now, the record has the tags alone.
    let other = saved(&format!(r#"{{"text":"d2d4","ply":0,"record":"{record}"}}"#));
    let document = Document::from_saved(&other).unwrap();
    assert_eq!((document.tags().len(), document.outcome().result, document.cursor()), (1, GameResult::Unknown, 0));
}

#[test]
fn links_written_by_hand_open() {
    let open = |link: &str| Document::from_saved(&SavedDocument::from_link(link).unwrap()).unwrap();
    let document = open("#script=e2e4,%20e7e5+g1f3&step=2&flip=1&panel=script");
    assert_eq!((document.script().text(), document.cursor()), ("e2e4, e7e5 g1f3", 2));
    let document = open("start=4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1&script=e1g1,h1f1");
    assert_eq!(document.script().san(0).as_deref(), Some("O-O"));
    let document = open("960=0&script=e2e4&sheet=1");
    assert_eq!((document.script().mode(), document.script().steps()), (Mode::Sheet, 1));
    assert!(document.start().to_string().starts_with("bbqnnrkr/"));
    assert!(open("").script().text().is_empty());
    for (link, code) in [("960=960", "bad-number"), ("script=%e", "bad-escape"), ("script=%ff", "bad-escape")] {
        let error = SavedDocument::from_link(link).and_then(|saved| Document::from_saved(&saved)).unwrap_err();
        assert_eq!(error.code(), code);
    }
    assert!(Document::from_saved(&SavedDocument::from_link("start=nothing_at_all").unwrap()).is_err());
}
