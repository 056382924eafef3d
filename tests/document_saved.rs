//! What pages have saved and linked before there was a tree goes on opening.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where a claim fails")]

use gridmate::board::Color;
use gridmate::document::{Cause, Document, Link, NodeId, SavedDocument};
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
    let open = |link: &str| Document::from_saved(&Link::from_text(link).saved);
    let document = open("script=e2e4,%20e7e5+g1f3&step=2&flip=1&panel=script").unwrap();
    assert_eq!((document.script().text(), document.cursor()), ("e2e4, e7e5 g1f3", 2));
    let document = open("start=4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1&script=e1g1,h1f1").unwrap();
    assert_eq!(document.script().san(0).as_deref(), Some("O-O"));
    let document = open("960=0&script=e2e4&sheet=1").unwrap();
    assert_eq!((document.script().mode(), document.script().steps()), (Mode::Sheet, 1));
    assert!(document.start().to_string().starts_with("bbqnnrkr/"));
    assert!(open("").unwrap().script().text().is_empty());
    assert_eq!(open("960=960").unwrap_err().code(), "bad-number");
    assert!(open("start=nothing_at_all").is_err());
}

#[test]
fn a_link_written_by_hand_is_taken_apart_as_browsers_take_it() {
    let drawn = Link::from_text("?flip=1&panel=sets&arrows=e2e4,g1");
    assert_eq!((drawn.panel.as_str(), drawn.arrows.as_str(), drawn.is_flipped), ("sets", "e2e4,g1", true));
    for (link, text) in [
        ("script=%e", "%e"),
        ("script=%%65%+1%2", "%e% 1%2"),
        ("script=%ff%E2%99%e4%B8", "\u{fffd}\u{fffd}\u{fffd}"),
        ("script=%E2%99%95=♕&", "♕=♕"),
        ("%73cript=a&script=b", "a"),
        ("script&script=b", ""),
        ("&&=c&script=%26%3d%2B", "&=+"),
    ] {
        assert_eq!(Link::from_text(link).saved.text, text, "{link}");
    }
    for (link, steps) in [("7", Some(7)), ("007", Some(7)), ("%2B7", None), ("-1", None), ("1e9", None), ("", None)] {
        assert_eq!(Link::from_text(&format!("step={link}")).saved.steps, steps, "{link}");
    }
    assert_eq!(Link::from_text("step=1234567890").saved.steps, None);
    for (link, start) in [("960=&start=a_b%5Fc", "a b c"), ("start=a&960=518", "960:518"), ("960=&960=5", "")] {
        assert_eq!(Link::from_text(link).saved.start, start, "{link}");
    }
}

#[test]
fn a_link_of_bytes_means_what_it_meant_and_one_that_is_damaged_nothing() {
    let read = |bytes: &[u8]| Link::from_bytes(bytes, None).unwrap();
    let castled = read(b"\x32\x08\x05\x1d\x63\x90\x23\x0b\nscript").unwrap();
    assert_eq!(castled.saved.text, "e2e4, e7e5, g1f3, b8c6, f1c4, g8f6, e1g1, h1f1, f6e4");
    assert_eq!((castled.panel.as_str(), castled.is_flipped), ("script", true));
    let drawn = read(b"\x28\xbf\x07\n\ne2e4,g1").unwrap();
    assert_eq!((drawn.saved.start.as_str(), drawn.arrows.as_str()), ("960:959", "e2e4,g1"));
    for damaged in [&[][..], &[16, 1, 255], &[16, 200, 1], &[16, 255, 255, 255, 255, 255, 255, 255], &[32, 255, 254]] {
        assert_eq!(read(damaged), None, "{damaged:?}");
    }
    assert_eq!(Link::deflated(&[64, 3, 0]), Some(&[3, 0][..]));
}
