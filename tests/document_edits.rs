//! What somebody does to a document by hand: what is one change, what stays of what was taken back, how games end.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may stop where a claim fails")]

use gridmate::board::{Color, Square};
use gridmate::document::{Document, NodeId, Note};
use gridmate::game::Outcome;
use gridmate::notation::{pgn, read_move};
use gridmate::rules::Variant;
use gridmate::script::{BoardEdit, Mode, Start};

fn document(text: &str) -> Document {
    Document::new(Start::default(), text).unwrap()
}

/// A change that somebody makes.
type Change = fn(&mut Document);

/// Types a text at the end of the script, a key each so many milliseconds.
fn type_in(document: &mut Document, text: &str, first: f64, each: f64) {
    for (index, char) in text.chars().enumerate() {
        let end = document.script().text().len();
        document.write(end..end, char.encode_utf8(&mut [0; 4]), first + each * index as f64).unwrap();
    }
}

fn play(document: &mut Document, text: &str) {
    let position = *document.script().state(document.cursor()).position().unwrap();
    let played = read_move(&position, text, Variant::Standard).unwrap();
    document.user_edit(|document| document.play(played)).unwrap();
}

/// Says something about the first move.
fn say(document: &mut Document, text: &str) {
    let node = document.path()[0];
    let note = Note { after: vec![text.to_owned()], ..Note::default() };
    assert!(document.user_edit(|document| document.set_note(node, note)));
}

/// The texts that undo leads to, one after the other.
fn texts(document: &Document) -> Vec<String> {
    let mut document = document.clone();
    let mut texts = Vec::new();
    while document.undo() {
        texts.push(document.script().text().to_owned());
    }
    texts
}

/// The document as a PGN, without its tags.
fn moves(document: &Document) -> String {
    document.records().to_string().lines().last().unwrap().to_owned()
}

#[test]
fn keys_up_to_the_end_of_a_token_are_one_change() {
    let mut document = document("");
    type_in(&mut document, "e2e4, e7e5;g1f3 b8c6\nf1b5", 0.0, 100.0);
    let ends = ["e2e4, e7e5;g1f3 b8c6\n", "e2e4, e7e5;g1f3 ", "e2e4, e7e5;", "e2e4, ", "e2e4,", ""];
    assert_eq!(texts(&document), ends);
}

#[test]
fn who_pauses_for_more_than_two_seconds_begins_another_change() {
    for (pause, changes) in [(2_000.0, 1), (2_001.0, 2)] {
        let mut document = document("");
        type_in(&mut document, "e2", 0.0, 10.0);
        type_in(&mut document, "e4", 10.0 + pause, 10.0);
        assert_eq!(document.undo_count(), changes, "{pause}");
    }
}

#[test]
fn keys_that_remove_are_a_change_apart_from_keys_that_add() {
    let mut document = document("");
    type_in(&mut document, "e2e5", 0.0, 10.0);
    document.write(3..4, "", 50.0).unwrap();
    document.write(2..3, "", 60.0).unwrap();
    type_in(&mut document, "e4", 70.0, 10.0);
    assert_eq!(texts(&document), ["e2", "e2e5", ""]);
}

#[test]
fn keys_elsewhere_and_whole_texts_are_changes_of_their_own() {
    let mut there = document("e2e4, e7e5");
    there.write(10..10, ",", 0.0).unwrap();
    there.write(4..4, ",", 10.0).unwrap();
    assert_eq!(there.undo_count(), 2);
    let mut pasted = document("");
    type_in(&mut pasted, "e2", 0.0, 10.0);
    pasted.write(2..2, "e4, e7e5", 20.0).unwrap();
    type_in(&mut pasted, "x", 30.0, 10.0);
    assert_eq!(texts(&pasted), ["e2", ""]);
}

#[test]
fn who_writes_sees_the_end_of_the_line() {
    let mut document = document("e2e4, e7e5");
    document.go_to(0);
    document.write(0..0, " ", 0.0).unwrap();
    assert_eq!(document.cursor(), 2);
}

#[test]
fn a_rewriting_is_one_change_which_no_key_joins() {
    let mut document = document("");
    type_in(&mut document, "xe2,", 0.0, 10.0);
    document.rewrite(|script| script.choose_turn(1, Color::Black).map(drop)).unwrap();
    let rewritten = document.script().text().to_owned();
    type_in(&mut document, "a", 50.0, 10.0);
    assert_eq!(texts(&document), [rewritten.as_str(), "xe2,", ""]);
    document.truncate(0).unwrap();
    assert_eq!(document.script().text(), "");
    assert!(document.rewrite(|script| script.choose_turn(9, Color::Black).map(drop)).is_err());
}

#[test]
fn what_joins_a_text_after_one_was_taken_back_is_taken_back_with_it() {
    let mut document = document("e2e4, e7e5");
    document.set_tag("White", "Ann").unwrap();
    document.edit(6..10, "c7c5").unwrap();
    assert!(document.undo());
    document.join();
    document.edit(6..10, "d7d5").unwrap();
    assert!(document.undo() && !document.can_undo());
    assert_eq!((document.script().text(), document.tags().len()), ("e2e4, e7e5", 0));
}

#[test]
fn a_text_that_joins_another_change_and_meets_a_variation_stays_as_it_is_when_more_is_typed() {
    let game = pgn::read("1. e4 e5 (1... e6 2. d4) *").next().unwrap().unwrap();
    let mut document = Document::from_game(&game).unwrap();
    document.set_tag("White", "Ann").unwrap();
    document.join();
    document.edit(9..10, "6").unwrap();
    assert_eq!(moves(&document), "1. e4 e6 2. d4 *");
    document.edit(10..10, ", g1f3").unwrap();
    assert_eq!(moves(&document), "1. e4 e6 2. Nf3 (2. d4) *");
    assert!(document.undo());
    assert_eq!(moves(&document), "1. e4 e6 2. d4 *");
    assert!(document.undo() && !document.can_undo());
    assert_eq!(moves(&document), "1. e4 e5 (1... e6 2. d4) *");
}

#[test]
fn what_was_taken_back_stays_as_a_variation_whatever_else_is_done() {
    let changes: [(Change, &str); 8] = [
        (|document| play(document, "c5"), "1. e4 c5 (1... e5 2. Nf3) *"),
        (|document| type_in(document, ", c7c5", 0.0, 10.0), "1. e4 c5 (1... e5 2. Nf3) *"),
        (
            |document| {
                let first = document.path()[0];
                document.user_edit(|document| document.delete_from(first));
            },
            "1. e4 e5 2. Nf3 *",
        ),
        (|document| document.truncate(0).unwrap(), "1. e4 e5 2. Nf3 *"),
        (
            |document| {
                let put = BoardEdit::Move { from: Square::C7, to: Square::C5, promotion: None };
                document.user_edit(|document| document.edit_board(put)).unwrap();
            },
            "1. e4 c5 (1... e5 2. Nf3) *",
        ),
        (|document| say(document, "best"), "1. e4 {best} 1... e5 2. Nf3 *"),
        (|document| document.user_edit(|document| document.set_tag("White", "Ann").unwrap()), "1. e4 e5 2. Nf3 *"),
        (
            |document| {
                let start = *document.start();
                document.user_edit(|document| document.set_start(start, Mode::Sheet)).unwrap();
            },
            "1. e4 e5 2. Nf3 *",
        ),
    ];
    for (change, expected) in changes {
        let mut document = document("");
        for text in ["e4", "e5", "Nf3"] {
            play(&mut document, text);
        }
        assert!(document.undo() && document.undo());
        change(&mut document);
        assert!(!document.can_redo());
        assert_eq!(moves(&document), expected);
    }
}

#[test]
fn it_stays_when_another_variation_becomes_the_main_line() {
    let changes: [fn(&mut Document, NodeId) -> bool; 2] = [Document::promote, Document::make_main];
    for change in changes {
        let game = pgn::read("1. e4 (1. d4) *").next().unwrap().unwrap();
        let mut document = Document::from_game(&game).unwrap();
        play(&mut document, "e5");
        assert!(document.end_game("resigned-w") && document.undo() && document.undo());
        let other = document.children(NodeId::ROOT)[1];
        assert!(document.user_edit(|document| change(document, other)));
        assert_eq!(moves(&document), "1. d4 (1. e4 e5) *");
        // Who gives up has made all moves of the line, and an end belongs to the main line that it was given to.
        assert!(document.end_game("resigned-w") && document.given_end().is_some());
        assert_eq!(moves(&document), "1. e4 (1. d4) 1... e5 0-1");
        assert!(document.user_edit(|document| change(document, other)));
        assert_eq!(moves(&document), "1. d4 (1. e4 e5) *");
    }
}

#[test]
fn a_game_that_the_players_have_ended_does_not_go_on_with_what_was_taken_back() {
    let mut ended = document("e2e4");
    assert!(ended.end_game("agreed"));
    play(&mut ended, "e5");
    assert!(ended.undo());
    say(&mut ended, "enough");
    assert_eq!(moves(&ended), "1. e4 {enough} 1/2-1/2");
    for (code, expected) in [("agreed", "1. e4 1/2-1/2"), ("resigned-w", "1. e4 e5 0-1")] {
        let mut document = document("e2e4, e7e5");
        document.pause();
        play(&mut document, "Nf3");
        assert!(document.undo());
        document.go_to(1);
        assert!(document.end_game(code));
        assert_eq!(moves(&document), expected, "{code}");
    }
    // A line that leaves the game before its end stays.
    let mut left = document("e2e4");
    play(&mut left, "e5");
    assert!(left.undo() && left.undo_count() == 0);
    left.go_to(0);
    play(&mut left, "d4");
    assert!(left.end_game("resigned-w"));
    assert_eq!(moves(&left), "1. d4 (1. e4 e5) 0-1");
}

#[test]
fn each_line_that_was_taken_back_stays_with_what_was_said_about_it() {
    let mut document = document("");
    play(&mut document, "e4");
    play(&mut document, "e5");
    let node = document.cursor_node();
    document.set_note(node, Note { after: vec!["open".to_owned()], nags: vec![1], ..Note::default() });
    document.go_to(1);
    play(&mut document, "c5");
    for _ in 0..3 {
        assert!(document.undo());
    }
    play(&mut document, "d5");
    assert_eq!(moves(&document), "1. e4 d5 (1... e5 $1 {open}) (1... c5) *");
}

#[test]
fn a_line_that_stays_goes_and_comes_with_the_change_that_it_stays_by() {
    let changes: [(Change, &str, &str); 3] = [
        (|document| play(document, "c5"), "1. e4 c5 (1... e5 2. Nf3) *", "1. e4 *"),
        (|document| say(document, "best"), "1. e4 {best} 1... e5 2. Nf3 *", "1. e4 *"),
        // What is deleted and what was behind it are one line.
        (
            |document| {
                let first = document.path()[0];
                assert!(document.user_edit(|document| document.delete_from(first)));
            },
            "1. e4 e5 2. Nf3 *",
            "1. e4 *",
        ),
    ];
    for (change, made, back) in changes {
        let mut document = document("");
        for text in ["e4", "e5", "Nf3"] {
            play(&mut document, text);
        }
        assert!(document.undo() && document.undo());
        let shown = moves(&document);
        change(&mut document);
        assert_eq!(moves(&document), made);
        assert!(document.undo());
        assert_eq!((moves(&document), shown.as_str()), (shown.clone(), back));
        assert!(document.redo());
        assert_eq!(moves(&document), made);
        // What is taken back with it stays by the next change.
        assert!(document.undo());
        play(&mut document, "d5");
        assert!(moves(&document).contains("e5 2. Nf3"), "{}", moves(&document));
    }
}

#[test]
fn a_key_that_meets_a_variation_leaves_it_with_the_next_though_a_line_stays_by_it() {
    let game = pgn::read("1. e4 e5 (1... e6 {solid} 2. d4) *").next().unwrap().unwrap();
    let mut document = Document::from_game(&game).unwrap();
    play(&mut document, "Nf3");
    assert!(document.undo());
    document.write(9..10, "6", 0.0).unwrap();
    assert_eq!(moves(&document), "1. e4 e6 {solid} (1... e5 2. Nf3) 2. d4 *");
    document.write(9..10, "", 100.0).unwrap();
    document.write(9..9, "5", 200.0).unwrap();
    assert_eq!(moves(&document), "1. e4 e5 (1... e6 {solid} 2. d4) 2. Nf3 *");
}

#[test]
fn a_game_that_has_begun_or_ended_is_a_change_that_no_text_joins() {
    let changes: [Change; 2] =
        [|document| assert!(document.end_game("agreed")), |document| document.begin_game().unwrap()];
    for change in changes {
        let mut document = document("e2e4, e7e5");
        document.set_tag("White", "Ann").unwrap();
        document.go_to(1);
        change(&mut document);
        document.edit(4..4, ", d7d5").unwrap();
        assert!(document.undo());
        assert_eq!(document.script().text(), "e2e4");
    }
}

#[test]
fn of_a_text_that_was_taken_back_only_the_line_that_was_shown_stays() {
    let game = pgn::read("1. e4 e5 (1... c5 2. Nf3) 2. Nc3 *").next().unwrap().unwrap();
    let mut document = Document::from_game(&game).unwrap();
    document.edit(0..4, "d2d4").unwrap();
    assert!(document.undo());
    document.go_to(0);
    play(&mut document, "c4");
    assert_eq!(moves(&document), "1. e4 (1. c4) (1. d4 e5 2. Nc3) 1... e5 (1... c5 2. Nf3) 2. Nc3 *");
}

#[test]
fn what_can_still_be_made_again_is_no_variation_yet() {
    let mut document = document("");
    play(&mut document, "e4");
    document.undo();
    assert!(document.user_edit(|document| document.edit(0..99, "")).is_err());
    assert!(document.write(usize::MAX..usize::MAX, "a", 0.0).is_err());
    assert!(document.can_redo() && document.nodes() == [NodeId::ROOT]);
}

#[test]
fn of_a_document_that_stood_here_before_nothing_becomes_a_variation() {
    let mut document = document("");
    play(&mut document, "e4");
    document.replace(&self::document("d2d4"));
    assert!(document.undo());
    play(&mut document, "e5");
    assert_eq!(moves(&document), "1. e4 e5 *");
}

#[test]
fn a_game_that_has_ended_goes_on_when_its_main_line_changes() {
    let mut document = document("e2e4, e7e5, g1f3");
    assert!(document.end_game("resigned-b"));
    // Elsewhere anything may be tried.
    document.go_to(1);
    play(&mut document, "c5");
    assert_eq!((moves(&document).as_str(), document.given_end()), ("1. e4 e5 (1... c5) 2. Nf3 1-0", None));
    let main = document.children(document.path()[0])[0];
    assert!(document.select(main) && document.given_end().is_some());
    document.go_to(3);
    play(&mut document, "Nc6");
    assert_eq!(moves(&document), "1. e4 e5 (1... c5) 2. Nf3 Nc6 *");
    assert_eq!(document.outcome(), Outcome::default());
    // The move and the end are one change.
    assert!(document.undo());
    assert_eq!(moves(&document), "1. e4 e5 (1... c5) 2. Nf3 1-0");
}

#[test]
fn a_main_line_whose_comment_falls_into_tokens_is_another() {
    let mut document = document("; so it is");
    assert!(document.end_game("resigned-b"));
    document.user_edit(|document| document.set_start(Start::default(), Mode::Sheet)).unwrap();
    assert_eq!((document.path().len(), document.outcome()), (4, Outcome::default()));
}

#[test]
fn keys_that_meet_a_variation_and_let_a_game_go_on_are_one_change() {
    for (text, met, left, again) in [
        (
            "1. e4 e5 {sharp} (1... e6 {solid} 2. d4) 2. Nf3 Nc6 1-0",
            "1. e4 e6 {solid} {sharp} 2. Nf3 (2. d4) 2... Nc6 *",
            "e2e4, e7e, g1f3, b8c6",
            "1. e4 e5 {sharp} (1... e6 {solid} 2. d4) 2. Nf3 Nc6 *",
        ),
        ("1. e4 e5 (1... e6) 1-0", "1. e4 e6 *", "e2e4, e7e", "1. e4 e5 (1... e6) *"),
    ] {
        let mut document = Document::from_game(&pgn::read(text).next().unwrap().unwrap()).unwrap();
        document.write(9..10, "6", 0.0).unwrap();
        assert_eq!((moves(&document).as_str(), document.undo_count()), (met, 1));
        document.write(9..10, "", 100.0).unwrap();
        assert_eq!((document.script().text(), document.undo_count()), (left, 1));
        assert!(document.contains(document.cursor_node()));
        document.write(9..9, "5", 200.0).unwrap();
        assert_eq!(moves(&document), again);
        assert!(document.undo() && document.undo() && !document.can_undo());
        assert_eq!(moves(&document), text);
    }
}

#[test]
fn a_program_that_changes_a_game_leaves_its_end() {
    let mut document = document("e2e4");
    assert!(document.end_game("agreed"));
    document.edit(4..4, ", e7e5").unwrap();
    assert_eq!(moves(&document), "1. e4 e5 1/2-1/2");
}

#[test]
fn a_draw_is_where_the_cursor_is_and_who_gives_up_has_all_moves_made() {
    for (code, expected) in [
        ("agreed", "1. e4 1/2-1/2"),
        ("threefold", "1. e4 1/2-1/2"),
        ("fifty", "1. e4 1/2-1/2"),
        ("resigned-w", "1. e4 e5 0-1"),
        ("resigned-b", "1. e4 e5 1-0"),
        ("time-w", "1. e4 e5 0-1"),
        ("time-b", "1. e4 e5 1-0"),
    ] {
        let mut document = document("e2e4, e7e5");
        document.go_to(1);
        assert!(document.end_game(code));
        assert_eq!(moves(&document), expected, "{code}");
        let end = document.given_end().unwrap();
        assert_eq!(end.given_code(), Some(code));
        assert_eq!(document.cursor(), document.script().steps());
        // However many changes it takes, one undo takes them back.
        assert!(document.undo() && !document.can_undo());
        assert_eq!((moves(&document).as_str(), document.given_end()), ("1. e4 e5 *", None));
    }
}

#[test]
fn a_game_ends_in_its_main_line() {
    let game = pgn::read("1. e4 e5 (1... c5 2. Nf3) *").next().unwrap().unwrap();
    let mut document = Document::from_game(&game).unwrap();
    let sicilian = document.children(document.children(NodeId::ROOT)[0])[1];
    document.select(sicilian);
    assert!(document.end_game("resigned-w"));
    assert_eq!(moves(&document), "1. e4 c5 (1... e5) 2. Nf3 0-1");
    assert!(document.undo());
    assert_eq!(moves(&document), "1. e4 e5 (1... c5 2. Nf3) *");
}

#[test]
fn nothing_joins_an_end_that_is_given_again_or_a_game_that_stands_in_the_place_of_one() {
    let mut document = document("e2e4, e7e5");
    assert!(document.end_game("agreed"));
    document.go_to(1);
    play(&mut document, "c5");
    assert!(document.end_game("agreed"));
    let before = moves(&document);
    document.set_tag("White", "Ann").unwrap();
    assert!(document.undo());
    assert_eq!(moves(&document), before);
    let other = Document::from_game(&pgn::read("1. d4 1-0").next().unwrap().unwrap()).unwrap();
    assert!(document.undo() && document.can_redo());
    document.user_edit(|document| document.replace(&other));
    assert_eq!(moves(&document), "1. d4 1-0");
    document.set_tag("White", "Ann").unwrap();
    assert!(document.undo());
    assert_eq!(moves(&document), "1. d4 1-0");
}

#[test]
fn time_that_is_up_draws_where_the_other_side_could_never_mate() {
    let start = "7k/8/8/8/8/8/8/R6K w - - 0 1".parse().unwrap();
    let mut document = Document::new(start, "").unwrap();
    assert!(document.end_game("time-w"));
    let end = document.given_end().unwrap();
    assert_eq!((end.result.text(), end.given_code()), ("1/2-1/2", Some("time")));
    assert!(document.end_game("time-b"));
    assert_eq!(document.given_end().unwrap().result.text(), "1-0");
}

#[test]
fn an_end_that_nobody_gives_is_none_and_changes_nothing() {
    for code in ["", "record", "checkmate", "resigned", "time-x", "resigned-W"] {
        let mut document = document("e2e4, e7e5");
        document.go_to(1);
        assert!(!document.end_game(code), "{code}");
        assert_eq!((document.cursor(), document.can_undo()), (1, false));
    }
}

#[test]
fn who_has_won_is_in_the_result() {
    let winners =
        ["1-0", "0-1", "1/2-1/2", "*"].map(|text| text.parse::<gridmate::game::GameResult>().unwrap().winner());
    assert_eq!(winners, [Some(Color::White), Some(Color::Black), None, None]);
}

#[test]
fn only_an_end_that_the_players_gave_is_given() {
    let mate = Document::new(Start::default(), "f2f3, e7e5, g2g4, d8h4").unwrap();
    assert_eq!(mate.given_end(), None);
    let recorded = pgn::read("1. e4 1-0").next().unwrap().unwrap();
    assert_eq!(Document::from_game(&recorded).unwrap().given_end(), None);
}

#[test]
fn a_game_begins_at_the_cursor_without_tags_and_without_an_end() {
    let mut document = document("e2e4, e7e5, g1f3");
    document.set_tag("White", "Ann").unwrap();
    assert!(document.end_game("agreed"));
    document.go_to(1);
    document.begin_game().unwrap();
    assert_eq!((moves(&document).as_str(), document.tags().len(), document.cursor()), ("1. e4 *", 0, 1));
    // One undo brings it all back …
    assert!(document.undo());
    assert_eq!((moves(&document).as_str(), document.tags().len()), ("1. e4 e5 2. Nf3 1/2-1/2", 1));
    // … and no more than that; what was taken back before stays.
    document.go_to(3);
    document.begin_game().unwrap();
    assert_eq!((moves(&document).as_str(), document.tags().len()), ("1. e4 e5 2. Nf3 *", 0));
    assert!(document.undo());
    assert_eq!((moves(&document).as_str(), document.tags().len()), ("1. e4 e5 2. Nf3 1/2-1/2", 1));
    let mut document = self::document("e2e4");
    document.set_tag("White", "Ann").unwrap();
    play(&mut document, "e5");
    assert!(document.undo());
    document.begin_game().unwrap();
    assert_eq!((moves(&document).as_str(), document.tags().len()), ("1. e4 e5 *", 0));
}

#[test]
fn nothing_is_taken_back_or_made_again_behind_the_floor() {
    let mut document = Document::new(Start::default(), "").unwrap();
    for text in ["e4", "e5", "Nf3"] {
        document.user_edit(|document| document.play_san(text)).unwrap();
    }
    assert!(document.undo());
    document.limit_undo();
    assert_eq!((document.can_undo(), document.can_redo(), document.undo_count()), (false, false, 0));
    // Nothing joins what is behind it, a reply neither.
    document.join();
    let answer = document.read_move("Nc3").unwrap();
    document.user_edit(|document| document.reply(answer)).unwrap();
    assert_eq!(document.script().text(), "e2e4, e7e5, b1c3");
    assert!(document.undo() && !document.undo() && document.redo() && document.undo());
    assert_eq!(document.script().text(), "e2e4, e7e5");
    // A line that was taken back before is no variation afterwards.
    document.user_edit(|document| document.play_san("d4")).unwrap();
    assert_eq!(document.nodes().len(), 5);
    document.unlimit_undo();
    while document.undo() {}
    assert_eq!(document.script().text(), "");
}

#[test]
fn the_line_is_put_right_by_hand() {
    let mut document = Document::new(Start::default(), "1. e4 e5 Ke3").unwrap();
    assert_eq!(document.fix(1), Ok(true));
    assert_eq!(document.fix(1), Ok(false));
    assert_eq!(document.script().text(), "1. e2e4 e5 Ke3");
    let fixes = document.fix_all().unwrap();
    assert_eq!((fixes.rewritten, document.script().text()), (1, "1. e2e4 e7e5"));
    assert!(document.undo() && document.undo());
    assert_eq!(document.script().text(), "1. e4 e5 Ke3");
    let mut document = Document::new(Start::default(), "xe2").unwrap();
    document.choose_turn(Color::Black).unwrap();
    assert_eq!((document.script().text(), document.cursor()), ("xe2, 1...", 2));
    document.choose_castling("Qk").unwrap();
    assert_eq!(document.state().castling(), "Qk");
    assert_eq!(document.choose_castling("X").unwrap_err().code(), "bad-castling");
    assert_eq!(document.play_san("e4").unwrap_err().code(), "none-reaches");
}
