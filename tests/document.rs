//! The tree of steps: what branches and what rewrites, one history, PGN in and out.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic, reason = "a test may stop where a claim fails")]

mod oracle;
mod random;

use gridmate::board::{Board, Role, Square};
use gridmate::document::{Document, Evaluation, NodeId, Note, Viewer};
use gridmate::game::{Claim, End, GameResult, Outcome};
use gridmate::notation::pgn;
use gridmate::notation::read_move;
use gridmate::rules::{Move, Variant};
use gridmate::script::{BoardEdit, EditError, Mode, Start, StepKind};
use random::Random;

fn document(text: &str) -> Document {
    Document::new(Start::default(), text).unwrap()
}

fn drag(document: &mut Document, from: Square, to: Square) {
    document.edit_board(BoardEdit::Move { from, to, promotion: None }).unwrap();
}

/// All that a document holds, in words: every node with its place, its text and what is said, the line, the cursor.
fn dump(document: &Document) -> String {
    let mut text = format!("{:?} {:?} {:?}\n", document.start(), document.tags(), document.outcome());
    let mut rest = vec![(NodeId::ROOT, 0)];
    while let Some((node, depth)) = rest.pop() {
        let (token, note) = (document.token(node), document.note(node));
        let place = if node == document.cursor_node() { "<" } else { "" };
        text += &format!("{depth} {token} {note:?} {}{place}\n", document.path().contains(&node));
        rest.extend(document.children(node).iter().rev().map(|&child| (child, depth + 1)));
    }
    text + document.script().text()
}

fn undo_all(document: &mut Document) {
    while document.undo() {}
}

#[test]
fn a_move_before_the_end_of_the_line_is_a_variation() {
    let mut document = document("e2e4, e7e5, g1f3");
    document.go_to(1);
    drag(&mut document, Square::C7, Square::C5);
    assert_eq!(document.script().text(), "e2e4, c7c5");
    let e4 = document.children(NodeId::ROOT)[0];
    let [main, sicilian] = document.children(e4) else { panic!("two ways to go on") };
    assert_eq!([document.token(*main), document.token(*sicilian)], ["e7e5", "c7c5"]);
    // The same move again goes into the variation that there is.
    document.go_to(1);
    drag(&mut document, Square::C7, Square::C5);
    assert_eq!((document.children(e4).len(), document.cursor()), (2, 2));
    // Back on the main line all is as it was.
    let main = document.children(e4)[0];
    assert!(document.select(main));
    assert_eq!((document.script().text(), document.cursor()), ("e2e4, e7e5, g1f3", 2));
}

#[test]
fn each_of_three_tries_is_kept() {
    let mut document = document("");
    for to in [Square::E4, Square::D4, Square::C4] {
        document.go_to(0);
        drag(&mut document, to.offset(0, -2).unwrap(), to);
    }
    let tokens: Vec<_> = document.children(NodeId::ROOT).iter().map(|&node| document.token(node)).collect();
    assert_eq!(tokens, ["e2e4", "d2d4", "c2c4"]);
}

#[test]
fn who_sets_up_a_board_keeps_the_turn() {
    let mut document = document("e2e4");
    let shift = |document: &mut Document, from, to| document.edit_board(BoardEdit::Shift { from, to });
    shift(&mut document, Square::A7, Square::A3).unwrap();
    shift(&mut document, Square::D1, Square::D8).unwrap();
    assert_eq!(document.script().text(), "e2e4, xa7, a3=♟, xd1, d8=♕");
    assert_eq!(document.state().fen(), "rnbQkbnr/1ppppppp/8/8/4P3/p7/PPPP1PPP/RNB1KBNR b KQkq - 0 1");
    // One change each, also onto a piece of the same kind and side.
    shift(&mut document, Square::B7, Square::C7).unwrap();
    assert!(document.script().text().ends_with("d8=♕, xb7"));
    assert!(document.undo() && document.undo() && document.undo());
    assert_eq!(document.script().text(), "e2e4");
    assert_eq!(shift(&mut document, Square::E2, Square::E3), Err(EditError::EmptySquare(Square::E2)));
    assert_eq!(shift(&mut document, Square::E4, Square::E4), Ok(document.cursor_node()));
}

#[test]
fn a_promotion_played_again_goes_the_way_that_is_there() {
    let start = "8/P6k/8/8/8/8/8/K7 w - - 0 1".parse().unwrap();
    let mut document = Document::new(start, "").unwrap();
    for role in [Role::Queen, Role::Knight, Role::Rook, Role::Knight, Role::Queen] {
        document.go_to(0);
        let gesture = BoardEdit::Move { from: Square::A7, to: Square::A8, promotion: Some(role) };
        document.edit_board(gesture).unwrap();
    }
    assert_eq!(document.nodes().len(), 1 + 3 * 2, "three promotions of two tokens");
    assert_eq!(document.script().text(), "a7a8, a8=♕");
}

#[test]
fn a_king_may_go_where_it_castles_to() {
    let start = "960:1k6/8/8/8/8/8/8/RK6 w Q - 0 1".parse().unwrap();
    let mut document = Document::new(start, "").unwrap();
    let position = *document.script().state(0).position().unwrap();
    let moves = ["O-O-O", "Kc1"].map(|text| read_move(&position, text, Variant::Chess960).unwrap());
    for _ in 0..2 {
        for (played, text) in moves.into_iter().zip(["b1c1, a1d1", "b1c1"]) {
            document.go_to(0);
            document.play(played).unwrap();
            assert_eq!((document.script().text(), document.cursor()), (text, 1));
        }
        assert_eq!(document.children(NodeId::ROOT).len(), 2);
    }
    let written = document.records().to_string();
    assert!(written.ends_with("1. O-O-O (1. Kc1) *\n"), "{written}");
}

#[test]
fn tokens_that_an_edit_leaves_alone_are_the_same_nodes() {
    let mut document = document("e2e4, e7e5, g1f3, b8c6");
    let path = document.path().to_vec();
    let said = Note { after: vec!["the knight".to_owned()], ..Note::default() };
    assert!(document.set_note(path[2], said.clone()));
    document.go_to(2);
    drag(&mut document, Square::F1, Square::C4);
    document.select(path[3]);
    // Another second move, one more in front, one less, and blanks.
    for (from, to) in [("e7e5", "c7c5"), ("e2e4", "a2a3, e2e4"), ("a2a3, ", ""), (", g1f3", ",\n  g1f3")] {
        let at = document.script().text().find(from).unwrap();
        document.edit(at..at + from.len(), to).unwrap();
        let now = document.path();
        assert_eq!([now[now.len() - 2], now[now.len() - 1]], [path[2], path[3]], "{from} to {to}");
        assert_eq!(document.note(path[2]), Some(&said));
        let before = document.parent(path[2]).unwrap();
        assert_eq!(document.children(before).len(), 2, "the bishop's move stays a variation");
    }
    assert_eq!(document.script().text(), "e2e4, c7c5,\n  g1f3, b8c6");
    undo_all(&mut document);
    assert_eq!(document.script().text(), "e2e4, e7e5, g1f3, b8c6");
}

#[test]
fn typing_with_corrections_leaves_nothing_behind() {
    let mut document = document("e2e4");
    document.pause();
    let keys = ", e7e6\u{8}\u{8}5\u{8}e5, g1f4\u{8}3";
    for key in keys.chars() {
        let end = document.script().text().len();
        match key {
            '\u{8}' => document.edit(end - 1..end, "").unwrap(),
            _ => document.edit(end..end, key.encode_utf8(&mut [0; 4])).unwrap(),
        };
    }
    assert_eq!(document.script().text(), "e2e4, e7e5, g1f3");
    let mut node = NodeId::ROOT;
    for token in ["e2e4", "e7e5", "g1f3"] {
        assert_eq!(document.children(node).len(), 1);
        node = document.children(node)[0];
        assert_eq!(document.token(node), token);
    }
    assert!(document.undo());
    assert_eq!(document.script().text(), "e2e4");
    assert!(document.redo());
    assert_eq!(document.script().text(), "e2e4, e7e5, g1f3");
}

#[test]
fn typing_without_a_pause_is_one_change_until_that_is_large() {
    let mut document = document("");
    let text = "e2e4, e7e5, ".repeat(5_000);
    for _ in 0..8 {
        document.set_text(&text).unwrap();
        document.set_text("").unwrap();
    }
    let count = document.undo_count();
    assert!((2..16).contains(&count), "{count}");
    undo_all(&mut document);
    assert!(document.script().text().is_empty());
}

#[test]
fn a_place_outside_of_the_text_is_refused() {
    let mut document = document("e2e4");
    for range in [5..5, 3..9, usize::MAX..usize::MAX] {
        assert_eq!(document.edit(range, "a").unwrap_err().code(), "out-of-range");
    }
}

#[test]
fn undo_takes_a_move_and_its_answer_together() {
    let mut document = document("");
    drag(&mut document, Square::E2, Square::E4);
    let answer = document.script().state(1).position().unwrap().legal_moves()[0];
    document.reply(answer).unwrap();
    drag(&mut document, Square::D2, Square::D4);
    assert!(document.undo());
    assert_eq!(document.script().steps(), 2);
    assert!(document.undo());
    assert_eq!((document.script().steps(), document.can_undo()), (0, false));
}

#[test]
fn a_variation_is_promoted_made_the_main_line_and_deleted() {
    let game = pgn::read("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5)) 2. Bc4 *").next().unwrap().unwrap();
    let mut document = Document::from_game(&game).unwrap();
    let before = dump(&document);
    let e4 = document.children(NodeId::ROOT)[0];
    let sicilian = document.children(e4)[1];
    let alapin = document.children(sicilian)[1];
    assert!(document.promote(alapin));
    assert_eq!((document.children(sicilian)[0], document.children(e4)[1]), (alapin, sicilian));
    assert!(document.make_main(alapin));
    assert_eq!(document.children(e4)[0], sicilian);
    document.select(alapin);
    assert_eq!(document.script().text(), "e2e4, c7c5, c2c3, d7d5");
    assert!(document.delete_from(sicilian));
    assert_eq!((document.script().text(), document.cursor()), ("e2e4, e7e5, f1c4", 1));
    assert!(!document.contains(alapin) && !document.select(alapin));
    undo_all(&mut document);
    document.select(*document.children(document.children(e4)[0]).last().unwrap());
    assert_eq!(dump(&document), before);
}

#[test]
fn tags_and_results_are_changes_too() {
    let mut document = document("e2e4");
    document.set_tag("White", "Ann").unwrap();
    document.set_tag("Result", "1-0").unwrap();
    assert_eq!(document.outcome(), Outcome::recorded(GameResult::WhiteWins));
    assert_eq!(document.set_tag("Result", "2-0").unwrap_err().code(), "result-value");
    assert_eq!(document.set_tag("two words", "").unwrap_err().code(), "tag-name");
    let fen = "8/8/8/8/8/8/8/8 w - - 0 1";
    for (name, value) in [("FEN", fen), ("SetUp", "1"), ("Variant", "Chess960"), ("Variant", "Atomic")] {
        assert_eq!(document.set_tag(name, value).unwrap_err().code(), "tag-derived", "{name}");
    }
    document.set_outcome(Outcome::from(End::Claimed(Claim::Threefold)));
    assert_eq!(document.outcome().cause.unwrap().code(), "threefold");
    document.undo();
    assert_eq!(document.outcome().result, GameResult::WhiteWins);
    undo_all(&mut document);
    assert_eq!((document.tags(), document.outcome()), (&[][..], Outcome::default()));
}

#[test]
fn the_tag_of_the_result_is_the_result() {
    let game = pgn::read("[White \"Ann\"]\n[Result \"1-0\"]\n\n1. e4 1-0").next().unwrap().unwrap();
    let mut document = Document::from_game(&game).unwrap();
    let check = |document: &Document, result: &str| {
        assert_eq!((document.tag("Result"), document.tags().len()), (Some(result), 1));
        let records = document.records().to_string();
        assert!(records.contains(&format!("[Result \"{result}\"]")), "{records}");
    };
    check(&document, "1-0");
    document.set_outcome(Outcome::given("resigned-w", &Board::initial()).unwrap());
    check(&document, "0-1");
    document.set_tag("Result", "1/2-1/2").unwrap();
    check(&document, "1/2-1/2");
    assert!(!document.remove_tag("Result"));
    check(&Document::from_bytes(&document.to_bytes()).unwrap(), "1/2-1/2");
    document.user_edit(|document| document.edit(4..4, ", e7e5")).unwrap();
    check(&document, "*");
}

#[test]
fn what_changes_nothing_is_no_change() {
    let mut document = document("e2e4, e7e5");
    for (name, value) in [("White", "Ann"), ("Result", "1-0")] {
        document.set_tag(name, value).unwrap();
    }
    document.edit(10..10, ", g1f3").unwrap();
    assert!(document.undo());
    for (name, value) in [("White", "Ann"), ("Result", "1-0")] {
        document.set_tag(name, value).unwrap();
    }
    document.set_start(Start::default(), Mode::Friendly).unwrap();
    assert_eq!((document.undo_count(), document.can_redo()), (2, true));
    // A game that was given up has another cause by then.
    document.set_outcome(Outcome::given("resigned-b", &Board::initial()).unwrap());
    document.set_tag("Result", "1-0").unwrap();
    assert_eq!(document.undo_count(), 4);
}

#[test]
fn what_pgn_cannot_say_is_a_game_of_its_own() {
    let document = document("e2e4, e7e5, xe1, e1=♔, g1f3, b8c6");
    let records = document.records();
    assert_eq!((records.games.len(), records.left_out), (2, 2));
    let text = records.to_string();
    assert!(text.contains("\n\n1. e4 e5 *\n"), "{text}");
    assert!(
        text.contains("[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w kq - 0 2\"]"),
        "{text}"
    );
    assert!(text.ends_with("2. Nf3 Nc6 *\n"), "{text}");
}

#[test]
fn bytes_keep_every_evaluation() {
    let mut document = document("e2e4");
    for value in [i32::MIN, i32::MIN + 1, -1, 0, i32::MAX] {
        for evaluation in [Evaluation::Centipawns(value), Evaluation::Mate(value)] {
            document.set_note(NodeId::ROOT, Note { evaluation: Some(evaluation), ..Note::default() });
            assert_eq!(dump(&Document::from_bytes(&document.to_bytes()).unwrap()), dump(&document));
        }
    }
}

#[test]
fn a_sample_of_games_with_variations_comes_back_as_it_was() {
    for row in oracle::sample("games_noise") {
        for game in pgn::read(row.str("pgn_noisy")).flatten() {
            let document = Document::from_game(&game).unwrap();
            let records = document.records();
            assert_eq!((records.left_out, records.games.len()), (0, 1));
            let again = &records.games[0];
            assert_eq!((again.start(), again.variant(), again.result()), (game.start(), game.variant(), game.result()));
            let there = Document::from_game(again).unwrap();
            // A writer adds tags that every game has.
            let without_tags =
                |document: &Document| dump(document).split_once("Outcome").map(|(_, rest)| rest.to_owned());
            let (there, here) = (without_tags(&there).unwrap(), without_tags(&document).unwrap());
            let differs = there.lines().zip(here.lines()).find(|(there, here)| there != here);
            assert_eq!(differs, None, "{}", row.str("id"));
        }
    }
}

#[test]
fn bytes_and_text_keep_all_of_a_start_that_is_not_legal() {
    for start in [
        "8/8/8/8/8/8/8/R3K2R w KQ - 0 20",
        "8/8/8/8/8/8/8/RR2K2R w KB - 7 20",
        "960:8/8/8/8/8/8/8/R3K2R b KQ - 3 9",
        "8/8/8/8/4P3/8/8/8 b - e3 0 1",
        "8/8/8/8/8/8/8/8 w KQkq - 0 1",
    ] {
        let document = Document::new(start.parse().unwrap(), "e8=♚, e1g1, h1f1").unwrap();
        let again = Document::from_bytes(&document.to_bytes()).unwrap();
        assert_eq!(dump(&again), dump(&document), "{start}");
        let text = document.start().to_string();
        assert_eq!(text.parse::<Start>().unwrap().setup, document.start().setup, "{start}");
    }
    let start = "8/8/8/8/8/8/8/R3K2R w KQ - 0 20".parse().unwrap();
    let document = Document::new(start, "e8=♚, e1g1, h1f1").unwrap();
    assert_eq!(document.script().san(1).as_deref(), Some("O-O"));
}

#[test]
fn bytes_are_few_and_bring_the_same_document_back() {
    let game = |text: &str| Document::from_game(&pgn::read(text).next().unwrap().unwrap()).unwrap();
    // Morphy, Karl and Isouard, 1858, and a long one: Karpov and Kasparov, 1985, its first forty moves.
    let long = "1. e4 c5 2. Nf3 e6 3. d4 cxd4 4. Nxd4 Nc6 5. Nb5 d6 6. c4 Nf6 7. N1c3 a6 8. Na3 d5 9. cxd5 exd5 10. exd5 Nb4 \
        11. Be2 Bc5 12. O-O O-O 13. Bf3 Bf5 14. Bg5 Re8 15. Qd2 b5 16. Rad1 Nd3 17. Nab1 h6 18. Bh4 b4 19. Na4 Bd6 20. Bg3 Rc8 \
        21. b3 g5 22. Bxd6 Qxd6 23. g3 Nd7 24. Bg2 Qf6 25. a3 a5 26. axb4 axb4 27. Qa2 Bg6 28. d6 g4 29. Qd2 Kg7 30. f3 Qxd6 \
        31. fxg4 Qd4+ 32. Kh1 Nf6 33. Rf4 Ne4 34. Qxd3 Nf2+ 35. Rxf2 Bxd3 36. Rfd2 Qe3 37. Rxd3 Rc1 38. Nb2 Qf2 39. Nd2 Rxd1+ \
        40. Nxd1 Re1+ 0-1";
    let plain = game(long);
    let bytes = plain.to_bytes();
    assert!(bytes.len() <= 60, "{} bytes for forty moves", bytes.len());
    assert_eq!(dump(&Document::from_bytes(&bytes).unwrap()), dump(&plain));
    let more = long.replace("5. Nb5", "5. Nb5 {the Szen attack} (5. Nc3 Nf6 6. Ndb5 Bb4 7. a3 Bxc3+)");
    let more =
        more.replace("8... d5", "").replace("d5 9.", "d5 $1 {a gambit, and sound} (8... Be7 9. Be2 O-O 10. O-O b6) 9.");
    let more = more.replace("17. Nab1", "17. Nab1 (17. d6 Qxd6 18. Bxa8 Rxa8 19. Bf4)");
    let rich = game(&more);
    let bytes = rich.to_bytes();
    assert!(bytes.len() <= 160, "{} bytes with variations", bytes.len());
    assert_eq!(dump(&Document::from_bytes(&bytes).unwrap()), dump(&rich));
}

#[test]
fn bytes_are_those_that_were_written_before() {
    let game = "[White \"Ann\"]\n\n1. e4 e5 (1... c5 2. Nf3 {sharp} (2. c3)) 2. Nf3 1-0";
    let document = Document::from_game(&pgn::read(game).next().unwrap().unwrap()).unwrap();
    let bytes = [
        3, 26, 228, 231, 229, 119, 160, 251, 131, 140, 199, 167, 131, 196, 4, 205, 154, 175, 212, 67, 107, 239, 9, 163,
        126,
    ];
    assert_eq!(document.to_bytes(), bytes);
}

#[test]
fn bytes_that_are_cut_changed_or_from_elsewhere_are_refused() {
    let bytes = document("e2e4, e7e5, xe1, {said}, g1f3").to_bytes();
    for end in 0..bytes.len() {
        assert!(Document::from_bytes(&bytes[..end]).is_err());
    }
    for at in 1..bytes.len() {
        let mut changed = bytes.clone();
        changed[at] ^= 16;
        assert_eq!(Document::from_bytes(&changed).unwrap_err().code(), "bytes-damaged");
    }
    let mut later = bytes;
    later[0] = 9;
    assert_eq!(
        Document::from_bytes(&later).unwrap_err().to_string(),
        "these bytes have form 9, and this program reads form 4; a later one may read them"
    );
    assert_eq!(Document::from_bytes(b"").unwrap_err().code(), "bytes-short");
}

#[test]
fn bytes_with_a_right_check_and_any_content_are_answered() {
    let mut random = Random::new(7);
    for _ in 0..400 {
        let mut bytes: Vec<u8> = (0..random.below(60)).map(|_| random.word() as u8).collect();
        bytes.insert(0, 3);
        let sum = bytes.iter().fold(0x811C_9DC5_u32, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        let [a, b, c, d] = sum.to_le_bytes();
        bytes.extend([a, b, c ^ d]);
        match Document::from_bytes(&bytes) {
            Ok(document) => check(&document, "random bytes"),
            Err(error) => assert_eq!(error.code(), "bytes-wrong"),
        }
    }
}

/// What must be true of any document.
fn check(document: &Document, place: &str) {
    let script = document.script();
    assert_eq!(document.path().len(), script.tokens(), "{place}: {}", script.text());
    for (index, &node) in document.path().iter().enumerate() {
        assert_eq!(script.token(index).unwrap().text, document.token(node), "{place}");
        let parent = if index == 0 { NodeId::ROOT } else { document.path()[index - 1] };
        assert_eq!(document.parent(node), Some(parent), "{place}");
    }
    assert!(document.steps_to(document.cursor_node()).is_some(), "{place}: the cursor is on the line");
}

#[test]
fn a_typed_token_goes_into_the_variation_that_stands_there_and_leaves_it_when_it_is_typed_on() {
    let game = pgn::read("1. e4 e5 (1... c5 {open} 2. Nf3) 2. Nc3 *").next().unwrap().unwrap();
    let mut document = Document::from_game(&game).unwrap();
    let before = dump(&document);
    let e4 = document.children(NodeId::ROOT)[0];
    let sicilian = document.children(e4)[1];
    document.edit(6..10, "c7c5").unwrap();
    assert_eq!((document.script().text(), document.children(e4)), ("e2e4, c7c5, b1c3", &[sicilian][..]));
    let tokens: Vec<_> = document.children(sicilian).iter().map(|&node| document.token(node)).collect();
    // The line that is typed was the main one, and stays it.
    assert_eq!(tokens, ["b1c3", "g1f3"]);
    assert_eq!(document.note(sicilian).unwrap().after, ["open"]);
    // It was not meant: one letter more, and the variation is as it was.
    document.edit(10..10, "q").unwrap();
    assert_eq!((document.children(e4).len(), document.children(sicilian).len()), (2, 1));
    document.edit(10..11, "").unwrap();
    document.pause();
    assert_eq!(document.children(e4), [sicilian]);
    assert!(document.undo());
    assert_eq!(dump(&document), before);
}

#[test]
fn of_moves_that_are_alike_each_goes_into_the_one_that_stays() {
    let text = "1. e4 (1. e4 e5 2. Nf3) e5 (1... e5 2. d4) *";
    let mut document = Document::from_game(&pgn::read(text).next().unwrap().unwrap()).unwrap();
    let second = document.children(document.children(NodeId::ROOT)[0])[1];
    document.select(document.children(second)[0]);
    // The first token is typed anew: it goes into the other one, with both of its answers.
    document.edit(3..4, "").unwrap();
    document.edit(3..3, "4").unwrap();
    assert_eq!((document.script().text(), document.children(NodeId::ROOT).len()), ("e2e4, e7e5, d2d4", 1));
    for nodes in document.path().windows(2) {
        assert_eq!(document.parent(nodes[1]), Some(nodes[0]));
    }
}

#[test]
fn variations_that_are_alike_are_written_as_they_were_read() {
    let text = "1. e4 e5 (1... e5 2. Nf3) (1... c5 {open} 2. Nf3) (1... c5 2. c3) 2. Nc3 *";
    let document = Document::from_game(&pgn::read(text).next().unwrap().unwrap()).unwrap();
    let answers = document.children(document.children(NodeId::ROOT)[0]);
    assert_eq!(answers.iter().map(|&node| document.token(node)).collect::<Vec<_>>(), ["e7e5", "e7e5", "c7c5", "c7c5"]);
    assert!(document.records().to_string().ends_with(&format!("\n\n{text}\n")), "{}", document.records());
    assert_eq!(dump(&Document::from_bytes(&document.to_bytes()).unwrap()), dump(&document));
}

#[test]
fn null_moves_are_steps() {
    let text = "1. e4 -- 2. d4 (2. -- {again}) 2... e5 *";
    let game = pgn::read(text).next().unwrap().unwrap();
    let mut document = Document::from_game(&game).unwrap();
    assert_eq!(document.script().text(), "e2e4, --, d2d4, e7e5");
    let kinds = [0, 1, 2].map(|step| document.script().step(step).unwrap().kind);
    assert!(matches!(kinds, [StepKind::Legal(_), StepKind::Free, StepKind::Legal(_)]));
    assert_eq!(document.records().games[0].tree(), game.tree());
    assert!(document.records().to_string().ends_with(&format!("\n\n{text}\n")));
    assert_eq!(dump(&Document::from_bytes(&document.to_bytes()).unwrap()), dump(&document));
    // It goes on from the cursor as a move does, but not out of check.
    document.go_to(3);
    document.play(Move::NULL).unwrap();
    assert_eq!(document.script().text(), "e2e4, --, d2d4, --");
    document.set_text("e2e4, f7f6, d1h5, --").unwrap();
    assert_eq!(document.script().step(3).unwrap().kind, StepKind::Ignored);
    assert!(document.play(Move::NULL).is_err());
    // The spreadsheet does nothing either.
    let sheet = Document::open(Start::default(), Mode::Sheet, "e2e4, --, d2d4").unwrap();
    assert!(matches!(sheet.script().step(2).unwrap().kind, StepKind::Legal(_)));
}

#[test]
fn variations_within_the_tokens_of_a_move_are_variations_of_the_game() {
    let mut document = promotions();
    let [pawn] = document.children(NodeId::ROOT) else { panic!("one first token") };
    let pieces: Vec<_> = document.children(*pawn).iter().map(|&node| document.token(node)).collect();
    assert_eq!(pieces, ["a8=♕", "a8=♘"]);
    let records = document.records();
    assert_eq!((records.games.len(), records.left_out), (1, 0));
    assert!(records.to_string().ends_with("1. a8=Q (1. a8=N Kg7) 1... Kg6 *\n"));
    // The other king's move after the queen is a variation, too.
    document.go_to(1);
    drag(&mut document, Square::H7, Square::G7);
    assert!(document.records().to_string().contains("1. a8=Q (1. a8=N Kg7) 1... Kg6 (1... Kg7) *"));
}

#[test]
fn what_follows_a_free_edit_is_a_game_of_its_own_however_deep_it_is() {
    let game = pgn::read("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 3. exd5)) 2. Bc4 *").next().unwrap().unwrap();
    let mut document = Document::from_game(&game).unwrap();
    let e4 = document.children(NodeId::ROOT)[0];
    let alapin = document.children(document.children(e4)[1])[1];
    document.select(document.children(alapin)[0]);
    document.edit_board(BoardEdit::Remove(Square::D8)).unwrap();
    let position = *document.script().state(document.cursor()).position().unwrap();
    let answer = position.legal_moves()[0];
    document.play(answer).unwrap();
    let records = document.records();
    assert_eq!((records.games.len(), records.left_out), (2, 1));
    assert_eq!(records.games[0].tree(), game.tree());
    assert_eq!((records.games[1].start(), records.games[1].tree().len()), (&position, 1));
    assert!(records.to_string().contains("[SetUp \"1\"]"));
}

/// A document with variations, one of them a free edit.
fn branched() -> Document {
    let text = "1. e4 {best} (1. d4 d5 (1... Nf6 2. c4) 2. c4) e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O (4. c3 Nf6) Nf6 *";
    let game = pgn::read(text).next().unwrap().unwrap();
    let mut document = Document::from_game(&game).unwrap();
    document.go_to(2);
    document.edit_board(BoardEdit::Remove(Square::A7)).unwrap();
    document
}

/// Two promotions that share the token of the pawn.
fn promotions() -> Document {
    let text = "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=Q (1. a8=N Kg7) 1... Kg6 *";
    let game = pgn::read(text).next().unwrap().unwrap();
    let mut document = Document::from_game(&game).unwrap();
    // The first token is typed anew: it goes into that of the other promotion.
    document.edit(3..4, "").unwrap();
    document.edit(3..3, "8").unwrap();
    assert_eq!(document.children(NodeId::ROOT).len(), 1);
    document
}

#[test]
fn every_step_of_the_tree_is_told_once_and_is_the_step_of_the_line_to_it() {
    for (document, legal) in [(branched(), 15), (promotions(), 4)] {
        let mut told = Vec::new();
        document.visit_steps(|nodes, kind, before| told.push((nodes.to_vec(), kind, before.fen())));
        let mut nodes: Vec<NodeId> = told.iter().flat_map(|(nodes, ..)| nodes.clone()).collect();
        nodes.sort();
        let mut known = document.nodes();
        known.sort();
        assert_eq!(nodes, known[1..]);
        for (nodes, kind, before) in &told {
            let (line, steps) = document.line_to(*nodes.last().unwrap()).unwrap();
            assert_eq!((line.step(steps - 1).unwrap().kind, line.state(steps - 1).fen()), (*kind, before.clone()));
        }
        assert_eq!(told.iter().filter(|(_, kind, _)| matches!(kind, StepKind::Legal(_))).count(), legal);
    }
    assert!(branched().line_to(NodeId::from_number(99)).is_none());
}

#[test]
fn a_document_from_bytes_has_its_old_numbers_again() {
    let mut document = branched();
    document.delete_from(document.children(NodeId::ROOT)[1]);
    let numbers = document.nodes();
    let mut back = Document::from_bytes(&document.to_bytes()).unwrap();
    assert!(back.renumber(&numbers) && !back.can_undo());
    assert_eq!((back.nodes(), back.path(), back.cursor_node()), (numbers, document.path(), document.cursor_node()));
    assert_eq!(dump(&back), dump(&document));
    // New nodes take numbers that nobody has, and undo works on.
    back.go_to(0);
    drag(&mut back, Square::C2, Square::C4);
    let new = back.children(NodeId::ROOT)[1];
    assert!(!document.nodes().contains(&new) && back.token(new) == "c2c4");
    back.undo();
    document.go_to(0);
    assert_eq!(dump(&back), dump(&document));
}

#[test]
fn numbers_that_are_too_few_twice_or_of_another_start_are_refused() {
    let mut document = document("e2e4, e7e5");
    let before = dump(&document);
    let number = NodeId::from_number;
    let wrong: [&[NodeId]; 5] = [
        &[],
        &[NodeId::ROOT, number(1)],
        &[NodeId::ROOT, number(1), number(1)],
        &[number(1), number(2), NodeId::ROOT],
        &[NodeId::ROOT, number(1), number(u32::MAX)],
    ];
    for numbers in wrong {
        assert!(!document.renumber(numbers), "{numbers:?}");
    }
    assert_eq!(dump(&document), before);
}

#[test]
fn what_is_played_keeps_to_the_limit_of_what_is_written() {
    let longest = Mode::Friendly.longest();
    let round = "g1f3, g8f6, f3g1, f6g8, ";
    let mut document = document(round.repeat(longest / round.len()).trim_end_matches(", "));
    let most = document.script().text().len();
    let knight = |document: &Document| {
        let position = *document.script().state(document.cursor()).position().unwrap();
        position.legal_moves()[0]
    };
    // There is room for two moves less than a round.
    while document.script().text().len() + ", a2a3".len() <= longest {
        document.play(knight(&document)).unwrap();
    }
    let end = document.script().text().len();
    assert!(end > most && end <= longest);
    let before = document.to_bytes();
    assert_eq!(document.play(knight(&document)), Err(EditError::TooLong(longest)));
    assert_eq!(
        document.edit_board(BoardEdit::Move { from: Square::E2, to: Square::E5, promotion: None }),
        Err(EditError::TooLong(longest))
    );
    assert_eq!(document.to_bytes(), before);
    // Another move before the end makes a shorter line.
    document.go_to(10);
    document.play(knight(&document)).unwrap();
    assert!(document.script().text().len() < most);
}

#[test]
fn each_of_many_viewers_is_told_what_has_changed_since_it_looked() {
    let mut document = document("e2e4, e7e5");
    let look = |viewer: &mut Viewer, document: &Document| {
        let change = viewer.look(document, true);
        (change.since, change.nodes.len())
    };
    let (mut often, mut seldom) = (Viewer::default(), Viewer::default());
    assert_eq!([&mut often, &mut seldom].map(|viewer| look(viewer, &document)), [(0, 3), (0, 3)]);
    document.play_san("Nf3").unwrap();
    assert_eq!(look(&mut often, &document), (1, 2));
    let node = document.play_san("Nc6").unwrap();
    assert_eq!(look(&mut often, &document), (2, 2));
    assert_eq!(look(&mut seldom, &document), (1, 3));
    assert_eq!([&mut often, &mut seldom].map(|viewer| look(viewer, &document)), [(3, 0), (2, 0)]);
    // Who has not looked for thousands of changes is told all.
    for at in 0..5_000 {
        document.set_note(node, Note { nags: vec![at], ..Note::default() });
        if at % 100 == 0 {
            assert_eq!(look(&mut often, &document).1, 1);
        }
    }
    assert_eq!(look(&mut often, &document).1, 1);
    assert_eq!(look(&mut seldom, &document), (0, 5));
}
