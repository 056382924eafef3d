//! Lessons: answers to tasks, proofs of mate, what is wrong with a lesson, puzzles from PGN.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where a claim fails")]

#[path = "oracle/mod.rs"]
mod oracle;

use gridmate::board::{Bitboard, Square};
use gridmate::document::{Document, NodeId};
use gridmate::game::Game;
use gridmate::lesson::{
    self, AnswerError, GivenAnswer, MateProof, MateSearch, TaskVerdict, USUAL_MATE_NODES, answer_mate, judge_play,
};
use gridmate::notation::pgn::{self, LessonTask, PlayGoal, PlayTask};
use gridmate::notation::{fen, san, uci};
use gridmate::rules::Position;

fn read(text: &str) -> Document {
    Document::from_game(&pgn::read(text).next().unwrap().unwrap()).unwrap()
}

/// The position after the main line's first moves.
fn position_of(document: &Document, steps: usize) -> Position {
    *document.script().state(steps).position().unwrap()
}

fn move_at(document: &Document, steps: usize, san: &str) -> GivenAnswer {
    GivenAnswer::Move(san::parse(&position_of(document, steps), san).unwrap())
}

fn squares(names: &str) -> GivenAnswer {
    GivenAnswer::Squares(names.split_whitespace().map(|name| name.parse::<Square>().unwrap()).collect())
}

/// All first moves of a mate are right, and no others; what is mate in so many moves is none in fewer.
fn check_mates(rows: &[oracle::Row]) {
    let mut count = 0;
    for row in rows.iter().filter(|row| row.number("mate_in") > 0) {
        let (position, variant) = fen::parse_any(row.str("fen")).unwrap();
        let moves = row.number("mate_in") as u8;
        let proof = MateSearch::new(USUAL_MATE_NODES).prove(&position, moves + 1);
        assert_eq!(proof, MateProof::Mate(moves), "{}", row.str("id"));
        let keys = row.texts("keys");
        for played in position.legal_moves() {
            let verdict = answer_mate(&position, moves, played, USUAL_MATE_NODES);
            let is_key = keys.contains(&uci::write(&position, played, variant).as_str());
            let fits = match verdict {
                TaskVerdict::Right { .. } => is_key,
                TaskVerdict::Wrong { .. } => !is_key,
                _ => false,
            };
            assert!(fits, "{} {}: {verdict:?}", row.str("id"), uci::write(&position, played, variant));
        }
        count += 1;
    }
    assert!(count > 0);
}

#[test]
fn a_sample_of_mates_is_proved_with_all_keys_and_no_other_move() {
    check_mates(&oracle::sample("mates"));
}

#[test]
fn heavy_all_mates_are_proved_with_all_keys_and_no_other_move() {
    check_mates(&oracle::whole("mates"));
}

#[test]
fn a_mate_goes_on_against_the_longest_defence_until_it_is_there() {
    let (mut position, _) = fen::parse_any("7k/8/5K2/8/8/8/8/6R1 w - - 0 1").unwrap();
    let MateProof::Mate(mut left) = MateSearch::new(USUAL_MATE_NODES).prove(&position, 4) else { panic!("it is mate") };
    assert_eq!(left, 2);
    loop {
        let right = position.legal_moves().into_iter().find_map(|played| {
            match answer_mate(&position, left, played, USUAL_MATE_NODES) {
                TaskVerdict::Right { reply, .. } => Some((played, reply)),
                _ => None,
            }
        });
        let (played, reply) = right.unwrap();
        position = position.play(played).unwrap();
        let Some(reply) = reply else { break };
        position = position.play(reply).unwrap();
        left -= 1;
    }
    assert!(position.is_checkmate());
}

#[test]
fn a_search_that_reaches_its_limit_proves_nothing() {
    let (position, _) = fen::parse_any("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3").unwrap();
    assert_eq!(MateSearch::new(2000).prove(&position, 5), MateProof::Unknown);
    let played = san::parse(&position, "Nf6").unwrap();
    assert_eq!(answer_mate(&position, 4, played, 50), TaskVerdict::NotProved);
}

#[test]
fn the_move_that_goes_on_is_right_and_so_is_a_variation_marked_as_good() {
    let text = "{[%task find] [%wrong Not that.]} 1. Nf3 (1. Nc3 $1 {as good}) (1. f3 $6 {[%hint the king] It weakens.} 1... e5 \
                2. g4 Qh4#) 1... Nf6 {[%task find]} 2. g3 *";
    let document = read(text);
    let verdict = |san: &str| lesson::answer(&document, NodeId::ROOT, &move_at(&document, 0, san), 0).unwrap();
    let [main, good, bad] = document.children(NodeId::ROOT) else { panic!("three moves") };
    assert_eq!(verdict("Nf3"), TaskVerdict::Right { node: Some(*main), reply: None });
    assert_eq!(verdict("Nc3"), TaskVerdict::Right { node: Some(*good), reply: None });
    let TaskVerdict::Wrong { node, line, extra } = verdict("f3") else { panic!("it is wrong") };
    assert_eq!((node, line.len(), extra), (Some(*bad), 3, vec![]));
    assert_eq!(document.note(*bad).unwrap().hint, "the king");
    assert_eq!(verdict("a4"), TaskVerdict::WRONG);
    let second = document.path()[1];
    let verdict = |san: &str| lesson::answer(&document, second, &move_at(&document, 2, san), 0).unwrap();
    assert!(matches!(verdict("g3"), TaskVerdict::Right { .. }));
    // Where there is no task, or the answer is of another kind, there is no verdict.
    assert_eq!(lesson::answer(&document, *main, &move_at(&document, 1, "e5"), 0), Err(AnswerError::NoTask));
    assert_eq!(lesson::answer(&document, second, &squares("e4"), 0), Err(AnswerError::OtherAnswer));
    assert_eq!(lesson::answer(&document, second, &move_at(&document, 1, "e5"), 0), Err(AnswerError::OtherAnswer));
}

#[test]
fn castling_promotion_and_taking_in_passing_are_answers() {
    for (fen, moves, right, wrong) in [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "1. O-O-O (1. O-O)", "O-O-O", "O-O"),
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "1. a8=N (1. a8=Q+)", "a8=N", "a8=Q+"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "1. exd6 (1. e6)", "exd6", "e6"),
    ] {
        let document = read(&format!("[FEN \"{fen}\"]\n\n{{[%task find]}} {moves} *"));
        let verdict = |san: &str| lesson::answer(&document, NodeId::ROOT, &move_at(&document, 0, san), 0).unwrap();
        assert!(matches!(verdict(right), TaskVerdict::Right { node: Some(_), .. }), "{right}");
        assert!(matches!(verdict(wrong), TaskVerdict::Wrong { node: Some(_), .. }), "{wrong}");
    }
}

#[test]
fn squares_are_right_if_they_are_all_and_no_others() {
    let verdict = |task: &str, names: &str| {
        let document = read(&format!("{{[%task {task}]}} 1. e4 *"));
        lesson::answer(&document, NodeId::ROOT, &squares(names), 0)
    };
    for (task, names, expected) in [
        ("squares e4,d5", "d5 e4", TaskVerdict::RIGHT),
        ("squares e4,d5", "d5", TaskVerdict::Incomplete { missing: 1 }),
        ("squares e4,d5", "", TaskVerdict::Incomplete { missing: 2 }),
        ("formula knight from g2", "e1 e3 f4 h4", TaskVerdict::RIGHT),
        ("formula legal from g1", "f3 h3", TaskVerdict::RIGHT),
        ("formula legal from g1", "f3", TaskVerdict::Incomplete { missing: 1 }),
    ] {
        assert_eq!(verdict(task, names), Ok(expected), "{task}: {names}");
    }
    let TaskVerdict::Wrong { extra, .. } = verdict("squares e4,d5", "e4 a1").unwrap() else { panic!("a1 is wrong") };
    assert_eq!(extra, [0]);
    assert!(matches!(verdict("formula knihgt", ""), Err(AnswerError::Formula(_))));
}

#[test]
fn texts_are_right_if_they_are_all_that_are_and_no_others() {
    let document = read("{[%task choose +a|-b|+c]} 1. e4 *");
    let verdict = |places: &[usize]| lesson::answer(&document, NodeId::ROOT, &GivenAnswer::Choices(places.to_vec()), 0);
    assert_eq!(verdict(&[2, 0]), Ok(TaskVerdict::RIGHT));
    assert_eq!(verdict(&[2]), Ok(TaskVerdict::Incomplete { missing: 1 }));
    let wrong = TaskVerdict::Wrong { node: None, line: vec![], extra: vec![1] };
    assert_eq!((verdict(&[0, 1]), verdict(&[1])), (Ok(wrong.clone()), Ok(wrong)));
    assert_eq!(verdict(&[3]), Err(AnswerError::OtherAnswer));
}

#[test]
fn a_game_is_judged_by_its_end_and_by_the_moves_of_the_learner() {
    let verdict = |goal, moves, fen: &str, line: &str| {
        let (position, variant) = fen::parse_any(fen).unwrap();
        let mut game = Game::new(position, variant);
        for san in line.split_whitespace() {
            let played = san::parse(game.position(), san).unwrap();
            game.play(played).unwrap();
        }
        judge_play(PlayTask { goal, level: 1, moves }, &game)
    };
    let rook = "6k1/5ppp/8/8/8/8/5PPP/R3K3 w - - 0 1";
    let rows = [
        (PlayGoal::Win, 1, rook, "Ra8#", TaskVerdict::RIGHT),
        (PlayGoal::Draw, 1, rook, "Ra8#", TaskVerdict::RIGHT),
        (PlayGoal::Win, 2, rook, "Ra7", TaskVerdict::Incomplete { missing: 1 }),
        (PlayGoal::Win, 1, rook, "Ra7", TaskVerdict::Incomplete { missing: 0 }),
        (PlayGoal::Win, 1, rook, "Ra7 h6", TaskVerdict::WRONG),
        (PlayGoal::Hold, 1, rook, "Ra7 h6", TaskVerdict::RIGHT),
        (PlayGoal::Draw, 1, rook, "Ra7 h6", TaskVerdict::WRONG),
        (
            PlayGoal::Hold,
            5,
            "r5k1/8/8/8/8/8/5PPP/R5K1 w - - 0 1",
            "Rb1 Ra1 h3 Rxb1+",
            TaskVerdict::Incomplete { missing: 3 },
        ),
        (
            PlayGoal::Hold,
            5,
            "r5k1/8/8/8/8/8/5PPP/1R4K1 w - - 0 1",
            "Rc1 Rb8 Ra1 Rb1+ Rxb1",
            TaskVerdict::Incomplete { missing: 2 },
        ),
        (PlayGoal::Hold, 5, "r5k1/8/8/8/8/8/4RPPP/6K1 w - - 0 1", "Rb2 Ra1+ Rb1 Rxb1#", TaskVerdict::WRONG),
        // Stalemate, and a position for the third time, in which a draw may be claimed.
        (PlayGoal::Draw, 3, "7k/8/8/8/8/8/5q2/7K b - - 0 1", "Qg3", TaskVerdict::RIGHT),
        (PlayGoal::Win, 3, "7k/8/8/8/8/8/5q2/7K b - - 0 1", "Qg3", TaskVerdict::WRONG),
        (PlayGoal::Draw, 9, rook, "Rb1 h6 Ra1 Kh7 Rb1 Kg8 Ra1 Kh7 Rb1 Kg8 Ra1", TaskVerdict::RIGHT),
    ];
    for (goal, moves, fen, line, expected) in rows {
        assert_eq!(verdict(goal, moves, fen, line), expected, "{} in {moves}: {line}", goal.name());
    }
}

#[test]
fn each_fault_of_a_lesson_has_its_sentence() {
    const SMOTHER: &str = "[FEN \"6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1\"]\n\n";
    const LADDER: &str = "[FEN \"7k/8/6K1/8/8/8/8/R4R2 w - - 0 1\"]\n\n";
    const BARE: &str = "[FEN \"8/8/8/3k4/8/3K4/3P4/8 w - - 0 1\"]\n\n";
    let rows: [(&str, &str, &[&str]); 33] = [
        ("", "1. e4", &["no-task"]),
        ("", "{[%task find]}", &["no-answer"]),
        ("", "{[%task find]} 1. e4", &[]),
        (SMOTHER, "{[%task find]} 1. Nf7#", &[]),
        (LADDER, "{[%task find]} 1. Ra8#", &["also-mates"]),
        (LADDER, "{[%task find]} 1. Ra8# (1. Rf8# {Longer.})", &["also-mates"]),
        (LADDER, "{[%task find]} 1. Ra8# (1. Rf8# $1)", &[]),
        (LADDER, "{[%task mate 1]}", &[]),
        (LADDER, "{[%task mate 2]} 1. Ra8#", &["shorter-mate"]),
        (LADDER, "{[%task mate 1]} 1. Ra7", &["solution-fails"]),
        (LADDER, "{[%task mate 0]}", &["task-moves"]),
        (BARE, "{[%task mate 2]}", &["no-mate"]),
        ("", "{[%task mate 9]}", &["mate-not-proved"]),
        (LADDER, "1. Ra8# {[%task find]}", &["task-over"]),
        ("", "{Which? [%task squares]}", &["no-squares"]),
        ("", "{Which? [%task formula bishop from d4 to d5]}", &["no-squares"]),
        ("", "{Which? [%task formula bishopp]}", &["no-such-set"]),
        ("", "{Which? [%task choose +a]}", &["choice-count"]),
        ("", "{Which? [%task choose -a|-b]}", &["none-right"]),
        ("", "{Which? [%task choose +a|-|-a|-c]}", &["blank-choice", "same-choice"]),
        ("", "{[%task squares e4]} 1. e4 {Behind.}", &["no-question"]),
        ("", "{[%task formula knight from g2] [%hint Jump.]}", &["no-question"]),
        ("", "{[%task choose +a|-b]} 1. e4 e5 {[%task choose +c|-d]}", &["no-question", "no-question"]),
        ("", "{Where?} 1. e4 e5 {[%task squares e4]} (1... c5 {[%task choose +c|-d]})", &[]),
        ("", "{Find it. [%task find]} 1. e4 {[%task squares e4]}", &["no-question"]),
        ("", "{Find it. [%task find]} 1. e4 {And now?} e5 2. Nf3 {[%task squares e4]}", &[]),
        (BARE, "{[%task win 11,5]}", &["task-level"]),
        (BARE, "{[%task hold 1,0]}", &["task-moves"]),
        ("", "{[%task find]} 1. e4 {[%hint so]}", &[]),
        ("", "{[%task find]} 1. e4 e5 {[%hint so]}", &["lost-hint"]),
        ("", "{[%task find]} 1. e4 {[%wrong so]}", &["lost-reply"]),
        ("[Orientation \"black\"]\n\n", "{[%task find]} 1. e4", &["orientation"]),
        ("[Orientation \"black\"]\n\n", "1. e4 {[%task find]} e5", &[]),
    ];
    for (head, moves, codes) in rows {
        let mut document = read(&format!("{head}{moves} *"));
        let faults = lesson::faults(&document, 50_000);
        let found: Vec<&str> = faults.iter().map(|fault| fault.kind.code()).collect();
        assert_eq!(found, codes, "{head}{moves}");
        // What has a fix is right after it, by one change that can be taken back.
        let bytes = document.to_bytes();
        for fault in faults {
            let count = document.undo_count();
            if fault.fix(&mut document) {
                assert_eq!(document.undo_count(), count + 1, "{moves}");
                let again = lesson::faults(&document, 50_000);
                assert!(!again.contains(&fault), "{moves}: {}", fault.kind);
                document.undo();
                assert_eq!(
                    lesson::faults(&Document::from_bytes(&bytes).unwrap(), 50_000)[0].kind,
                    lesson::faults(&document, 50_000)[0].kind
                );
            }
        }
    }
}

#[test]
fn positions_with_solutions_become_puzzles() {
    let text = "[Event \"Mate\"]\n[FEN \"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\"]\n\n1. Ra6 bxa6 2. b7# *\n\n\
                [Event \"Skewer\"]\n[FEN \"4k2r/8/8/8/8/8/8/R3K3 b - - 0 1\"]\n\n{Black to move.} 1... Rh1+ 2. Kd2 Rxa1 *\n\n\
                [Event \"A task already\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n\n{[%task win 1,20]} 1. Ra8+ *\n\n\
                [Event \"White answers\"]\n[Orientation \"white\"]\n[FEN \"4k2r/8/8/8/8/8/8/R3K3 b - - 0 1\"]\n\n1... Rh1+ 2. Kd2 *\n\n\
                [Event \"A game\"]\n\n1. e4 e5 *\n\n\
                [Event \"Cut off\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n\n1. Ra8+ Kd7 2. Rb9 *\n\n\
                [Event \"No position\"]\n[FEN \"nonsense\"]\n\n1. Ra8+ *\n";
    let (chapters, notes) = lesson::chapters_of_pgn(text);
    let tasks = |chapter: &Document| {
        let tasks = lesson::tasks(chapter).into_iter();
        let place = |node: NodeId| chapter.steps_to(node).unwrap();
        tasks.map(|(node, task)| format!("{} {task}", place(node))).collect::<Vec<_>>().join(" | ")
    };
    let found: Vec<(Option<&str>, String)> =
        chapters.iter().map(|chapter| (chapter.tag("Event"), tasks(chapter))).collect();
    let expected = [
        ("Mate", "0 mate 2"),
        ("Skewer", "0 find | 2 find"),
        ("A task already", "0 win 1,20"),
        ("White answers", "1 find"),
        ("A game", ""),
        ("Cut off", "0 find"),
    ];
    assert_eq!(found, expected.map(|(event, tasks)| (Some(event), tasks.to_owned())));
    assert_eq!(chapters[1].note(NodeId::ROOT).unwrap().after, ["Black to move."]);
    let codes: Vec<&str> = notes.iter().map(|note| note.code).collect();
    assert!(codes.contains(&"bad-fen"), "{codes:?}");
    // All tasks of a chapter are one change.
    let mut skewer = chapters[1].clone();
    assert_eq!(skewer.undo_count(), 1);
    assert!(skewer.undo() && !skewer.is_lesson());
}

#[test]
fn a_puzzle_of_a_pgn_keeps_what_is_said_and_drawn_at_its_moves() {
    let text = "[FEN \"4k2r/8/8/8/8/8/8/R3K3 b - - 0 1\"]\n\n{Look. [%csl Re1] [%cal Gh8h1]} 1... Rh1+ {Check. [%cal Rh1a1]} \
                2. Kd2 {[%clk 0:01:00] Where to?} ({Or} 2. Ke2 Rxa1 {the same}) Rxa1 $1 {Won.} *";
    let (chapters, notes) = lesson::chapters_of_pgn(text);
    assert_eq!((chapters.len(), notes), (1, vec![]));
    let mut plain = Document::from_game(&pgn::read(text).next().unwrap().unwrap()).unwrap();
    assert_eq!(lesson::tasks(&chapters[0]).len(), 2);
    // But for the tasks it is the same document.
    for (node, _) in lesson::tasks(&chapters[0]) {
        assert!(plain.set_task(node, Some(LessonTask::Find)));
    }
    assert_eq!(chapters[0].records(), plain.records());
    let pgn = chapters[0].records().to_string();
    for part in ["[%csl Re1]", "[%cal Gh8h1]", "{Check. [%cal Rh1a1]}", "[%clk 0:01:00]", "{the same}", "{Won.}"] {
        assert!(pgn.contains(part), "{part} in {pgn}");
    }
    let texts: Vec<String> = lesson::sheet(&chapters[0], 0).into_iter().map(|task| task.text).collect();
    assert_eq!(texts, ["Look.", "Where to?"]);
}

#[test]
fn a_lesson_of_lichess_asks_for_each_move_of_its_side() {
    let text = "[Orientation \"black\"]\n[AnalysisMode \"Interactive\"]\n\n1. e4 {[%hint Sharp.]} c5 2. Nf3 d6 *";
    let document = read(text);
    let places: Vec<_> = lesson::tasks(&document).iter().map(|(node, _)| document.steps_to(*node).unwrap()).collect();
    assert_eq!(places, [1, 3]);
    assert_eq!(lesson::task_at(&document, document.path()[0]), Some(LessonTask::Find));
    assert!(matches!(
        lesson::answer(&document, document.path()[0], &move_at(&document, 1, "c5"), 0),
        Ok(TaskVerdict::Right { .. })
    ));
    assert!(lesson::faults(&document, 1000).is_empty());
    assert_eq!(Bitboard::EMPTY, Bitboard::default());
}
