//! What is said about a step: read from the comments of a PGN, changed, and written again as it stood.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may stop where a claim fails")]

use gridmate::board::Square;
use gridmate::document::{CommentsAsRead, Document, Evaluation, Note, Paint, Shape};
use gridmate::notation::pgn;
use gridmate::script::Start;

/// A note of one comment.
fn said(comment: &str) -> Note {
    Note::read(&[], &[comment.to_owned()])
}

#[test]
fn commands_of_a_comment_are_read() {
    let note = said("[%csl Ga1,Rh8] [%cal Be2e4] [%eval -1.05] [%clk 1:02:03] [%emt 0:00:00.25] fine [%tqu x]");
    assert_eq!(note.after, ["fine [%tqu x]"]);
    assert_eq!((note.clock, note.elapsed), (Some(3_723_000), Some(250)));
    assert_eq!(note.evaluation, Some(Evaluation::Centipawns(-105)));
    assert_eq!(note.shapes[2], Shape { paint: Paint::Blue, from: Square::E2, to: Square::E4 });
    // What says nothing clear is words.
    for odd in [
        "[%clk soon]",
        "[%csl Ga9]",
        "[%eval]",
        "[%cal Ga1]",
        "[%clk 1:2",
        "[%eval 99999999]",
        "[%clk 1:2:3:4]",
        "[%clk 1:2:]",
        "[%clk 99999999999999999999]",
        "[%eval 0.35,deep]",
        "[%eval #2147483648]",
        "[%clk one [%clk 1]",
    ] {
        assert_eq!(said(odd), Note { after: vec![odd.to_owned()], ..Note::default() });
    }
    // Where something is said twice the first counts; what is between two places is told to the nearest, a time before it.
    for (comment, evaluation, clock) in [
        ("[%eval 0.350] [%clk 0:00:01.2349] [%eval 1.2] [%clk 9]", Some(Evaluation::Centipawns(35)), Some(1234)),
        ("[%eval 0.17,25] [%clk 00:01:00]", Some(Evaluation::Centipawns(17)), Some(60_000)),
        ("so [%eval -0.345] far [%clk 3.25]", Some(Evaluation::Centipawns(-35)), Some(3250)),
        ("[%eval #-4, 12]", Some(Evaluation::Mate(-4)), None),
        ("[%eval 3.]", Some(Evaluation::Centipawns(300)), None),
    ] {
        assert_eq!((said(comment).evaluation, said(comment).clock), (evaluation, clock), "{comment}");
    }
}

#[test]
fn a_change_of_what_a_comment_says_leaves_the_rest_as_it_is_written() {
    const ARROW: Shape = Shape { paint: Paint::Green, from: Square::E2, to: Square::E4 };
    const SQUARE: Shape = Shape { to: Square::E2, ..ARROW };
    type Change = fn(&mut Note);
    let rows: [(&str, Change, &str); 11] = [
        ("[%clk 00:01:00] so", |note| note.clock = Some(60_000), "[%clk 00:01:00] so"),
        ("so [%clk 00:01:00] far", |note| note.clock = Some(61_500), "so [%clk 0:01:01.5] far"),
        ("so [%clk 1] far [%clk 2]", |note| note.clock = None, "so far"),
        (
            "[%eval 0.17,25] [%emt 3.25] so",
            |note| note.clock = Some(0),
            "[%eval 0.17,25] [%clk 0:00:00] [%emt 3.25] so",
        ),
        ("so", |note| note.evaluation = Some(Evaluation::Mate(2)), "[%eval #2] so"),
        ("[%eval 0.17,25] so", |note| note.shapes = vec![ARROW], "[%cal Ge2e4] [%eval 0.17,25] so"),
        ("so [%csl Re2]", |note| note.shapes = vec![SQUARE, ARROW], "so [%csl Ge2] [%cal Ge2e4]"),
        ("[%csl Re2][%clk 2]", |note| note.shapes.clear(), "[%clk 2]"),
        ("so [%clk 00:01:00] far", |note| note.set_comment("well"), "[%clk 00:01:00] well"),
        ("so [%clk 00:01:00]", |note| note.set_comment(""), "[%clk 00:01:00]"),
        ("so [%clk 00:01:00]", |note| *note = Note::default(), ""),
    ];
    for (before, change, after) in rows {
        let mut note = said(before);
        change(&mut note);
        assert_eq!(note.comments().1.join("|"), after, "{before}");
    }
    let mut note = Note::read(&["a [%clk 1]".into()], &["b".into(), "c".into()]);
    (note.before, note.after, note.clock) = (vec!["e".into()], vec!["b".into(), "d".into()], Some(2000));
    assert_eq!(note.comments(), (vec!["[%clk 0:00:02] e".to_owned()], vec!["b".to_owned(), "d".to_owned()]));
}

#[test]
fn what_is_empty_is_not_kept_however_much_of_it_a_few_bytes_have() {
    let mut game = pgn::read("1. e4 *").next().unwrap().unwrap();
    game.set_tag("Annotator", "").unwrap();
    let mut document = Document::from_game(&game).unwrap();
    let (node, empty) = (document.path()[0], vec![String::new(); 1 << 20]);
    document.set_note(node, Note { before: empty.clone(), after: empty.clone(), ..Note::default() });
    assert_eq!(document.note(node), None);
    let as_read = CommentsAsRead { before: empty, after: vec!["so".into()] };
    document.set_note(node, Note { after: vec!["so".into()], as_read: Some(Box::new(as_read)), ..Note::default() });
    let bytes = document.to_bytes();
    assert!(bytes.len() < 1 << 13, "{}", bytes.len());
    let again = Document::from_bytes(&bytes).unwrap();
    assert_eq!(again.tags(), [("Annotator".to_owned(), String::new())]);
    let read = again.note(again.path()[0]).unwrap().as_read.as_ref().unwrap();
    assert_eq!((read.before.len(), &read.after[..]), (0, &["so".to_owned()][..]));
}

/// What PGN says and the document keeps as it stood.
#[test]
fn what_was_read_is_written_again_as_it_stood() {
    for movetext in [
        "1. e4 {[%eval 0.17,25]} 1... e5 {[%eval 0.345] [%clk 0:01:00] [%clk 0:02:00]} *",
        "1. e4 {[%emt 3.25] [%clk 00:01:00]} 1... e5 {so [%csl Ga1] far [%eval 0.3]} *",
        "1. e4 $300 e5 $1 $139 $65535 *",
        "1. e4 ({only} {a comment}) ({[%csl Ga1]}) (1. d4) ({behind} {it}) 1... e5 ({none} {at all}) *",
        "1. e4 e5 (1... c5 2. Nf3 {so} ({or not}) 2... d6) ({a line}) 2. Nf3 *",
        "1. e4 ({[%csl Ga1] so} 1. d4 {[%cal Gd2d4]}) 1... e5 *",
        "{[%csl Ga1] at the [%clk 1] start} 1. e4 *",
        "1. f4 e5 2. fxe5 f5 (2... d6 {so}) 3. exf6 {[%clk 00:00:01]} ({[%cal Re5e4]} 3. e6) *",
    ] {
        let game = pgn::read(movetext).next().unwrap().unwrap();
        let document = Document::from_game(&game).unwrap();
        let written = |document: &Document| {
            let text = document.records().to_string();
            text.split_once("\n\n").unwrap().1.replace('\n', " ").trim_end().to_owned()
        };
        assert_eq!(written(&document), movetext);
        assert_eq!(document.records().left_out, 0);
        let again = Document::from_bytes(&document.to_bytes()).unwrap();
        assert_eq!((written(&again), again.to_bytes()), (movetext.to_owned(), document.to_bytes()));
    }
}

#[test]
fn comments_among_the_tokens_of_a_script_are_comments_of_its_pgn() {
    for (text, movetext) in [
        ("e2e4, {best}, e7e5", "1. e4 {best} 1... e5 *"),
        ("{first} e2e4 {}", "{first} 1. e4 *"),
        ("e2e4 foo {best}", "1. e4 {best} *"),
        ("e2e4 {two \n\n lines}", "1. e4 {two lines} *"),
    ] {
        let records = Document::new(Start::default(), text).unwrap().records();
        let written = records.to_string();
        assert!(written.ends_with(&format!("\n\n{movetext}\n")), "{written}");
        assert_eq!(pgn::read(&written).next().unwrap().unwrap().tree(), records.games[0].tree(), "{written}");
    }
    assert_eq!(Document::new(Start::default(), "e2e4 foo {best}").unwrap().records().left_out, 1);
}
