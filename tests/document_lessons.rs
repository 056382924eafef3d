//! Lessons: tasks of a document in its history, its bytes, its links and its PGN.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where a claim fails")]

#[path = "random/mod.rs"]
mod random;

use gridmate::board::{Bitboard, Square};
use gridmate::document::{Document, NodeId, Note, Paint, Shape, Viewer};
use gridmate::lesson;
use gridmate::notation::pgn::{self, LessonChoice, LessonTask, PlayGoal, PlayTask};
use gridmate::rules::Variant;
use gridmate::rules::chess960::Number;
use gridmate::script::Start;
use random::{Random, playout};

/// Texts that a command, a comment, a tag or a byte could be mistaken about.
const TEXTS: [&str; 14] = [
    "Look at f7.",
    "a ] and a [ and [%clk 0:01]",
    "\"quoted\" and 'so'",
    "two\nlines\r\nor three",
    " blanks around ",
    "{braces}",
    "back\\slash \\x5D \\",
    "+plus|bar|-minus",
    "Zürich, 北京, 🙂",
    "\u{3000}wide\u{a0}\u{85}",
    "%",
    "; semicolon ;",
    "$1 (1. e4)",
    "\t",
];
/// What a comment keeps as it is.
const COMMENTS: [&str; 5] = ["White to play.", "Why \"this\"?", "a ] and [b]", "ü 🙂 %", "[%xyz 1] and so on"];

fn read(text: &str) -> Document {
    Document::from_game(&pgn::read(text).next().unwrap().unwrap()).unwrap()
}

fn random_task(random: &mut Random) -> LessonTask {
    let text = |random: &mut Random| String::from(*random.pick(&TEXTS));
    match random.below(6) {
        0 => LessonTask::Find,
        1 => LessonTask::Mate(random.word() as u8),
        2 => LessonTask::Squares(Square::ALL.into_iter().filter(|_| random.below(9) == 0).collect()),
        3 => LessonTask::Formula(text(random)),
        4 => {
            let count = random.below(5);
            let choice = |_| LessonChoice { text: text(random), is_right: random.below(2) == 0 };
            LessonTask::Choose((0..count).map(choice).collect())
        }
        _ => {
            let goal = *random.pick(&PlayGoal::ALL);
            LessonTask::Play(PlayTask { goal, level: random.word() as u8, moves: random.word() as u16 })
        }
    }
}

fn random_note(random: &mut Random) -> Note {
    let mut note = Note::default();
    if random.below(3) > 0 {
        note.task = random_task(random).to_string();
    }
    for text in [&mut note.hint, &mut note.wrong] {
        if random.below(3) == 0 {
            *text = String::from(*random.pick(&TEXTS));
        }
    }
    note.after = (0..random.below(3)).map(|_| String::from(*random.pick(&COMMENTS))).collect();
    if random.below(4) == 0 {
        note.shapes = vec![Shape { paint: Paint::Red, from: Square::E4, to: Square::E5 }];
        note.clock = Some(random.below(100_000) as u64);
    }
    note
}

/// A chapter with tasks on its line and its variations.
fn random_chapter(random: &mut Random) -> Document {
    let (variant, start) = match random.below(3) {
        0 => (Variant::Standard, Start::default()),
        1 => (Variant::Chess960, Start::chess960(Number::random(random.word()))),
        _ => {
            let (position, _) = playout(random.word(), Variant::Standard)
                .nth(random.below(60))
                .unwrap_or_else(|| playout(1, Variant::Standard).next().unwrap());
            (Variant::Standard, Start { setup: position.setup(), variant: Variant::Standard })
        }
    };
    let mut document = Document::new(start, "").unwrap();
    assert_eq!(document.start().variant, variant);
    for (name, texts) in [("Event", &TEXTS[..3]), ("Annotator", &TEXTS[1..3]), ("Orientation", &["black"][..])] {
        if random.below(2) == 0 {
            document.set_tag(name, texts[random.below(texts.len())]).unwrap();
        }
    }
    let mut nodes = vec![NodeId::ROOT];
    for _ in 0..random.below(12) {
        let node = if random.below(3) == 0 { *random.pick(&nodes) } else { *nodes.last().unwrap() };
        document.select(node);
        let Some(position) = document.position() else { break };
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let node = document.play(*random.pick(&moves)).unwrap();
        if random.below(5) == 0 && document.parent(node).is_some() {
            let note = Note { nags: vec![1], ..document.note(node).cloned().unwrap_or_default() };
            document.set_note(node, note);
        }
        if !nodes.contains(&node) {
            nodes.push(node);
        }
    }
    document.set_task(NodeId::ROOT, Some(random_task(random)));
    for &node in &nodes {
        if random.below(2) == 0 {
            let nags = document.note(node).map(|note| note.nags.clone()).unwrap_or_default();
            document.set_note(node, Note { nags, ..random_note(random) });
        }
    }
    if !document.is_lesson() {
        document.set_task(NodeId::ROOT, Some(LessonTask::Find));
    }
    // PGN has no place for a cursor: it is at the end of the main line.
    Document::from_bytes(&document.to_bytes()).map(at_main_end).unwrap()
}

fn at_main_end(mut document: Document) -> Document {
    let mut end = NodeId::ROOT;
    while let Some(&next) = document.children(end).first() {
        end = next;
    }
    document.select(end);
    document
}

/// From a link to its chapters, to PGN, to chapters, to a link again.
fn check_round_trip(seed: u64) {
    let mut random = Random::new(seed);
    let chapters: Vec<Document> = (0..random.below(3) + 1).map(|_| random_chapter(&mut random)).collect();
    let link = Document::chapters_to_bytes(&chapters);
    let opened = Document::chapters_from_bytes(&link).unwrap();
    assert_eq!(opened.len(), chapters.len());
    let mut text = String::new();
    for chapter in &opened {
        assert_eq!(Document::from_link(&chapter.to_link().unwrap()).unwrap().to_bytes(), chapter.to_bytes());
        let records = chapter.records();
        assert_eq!((records.games.len(), records.left_out), (1, 0));
        text += &format!("{records}\n");
    }
    let read: Vec<Document> = pgn::read(&text).map(|game| Document::from_game(&game.unwrap()).unwrap()).collect();
    for (chapter, again) in opened.iter().zip(&read) {
        for (one, other) in chapter.nodes().into_iter().zip(again.nodes()) {
            assert_eq!(chapter.note(one), again.note(other), "seed {seed}: {text}");
        }
        assert_eq!(chapter.tags(), again.tags(), "seed {seed}: {text}");
    }
    assert_eq!(Document::chapters_to_bytes(&read), link, "seed {seed}: {text}");
}

#[test]
fn a_sample_of_lessons_is_the_same_after_link_and_pgn() {
    (0..60).for_each(check_round_trip);
}

#[test]
fn heavy_a_thousand_lessons_are_the_same_after_link_and_pgn() {
    (0..1000).for_each(check_round_trip);
}

#[test]
fn a_task_is_set_changed_and_taken_away_as_changes_that_undo_takes_back() {
    let mut document = Document::new(Start::default(), "e2e4, e7e5").unwrap();
    let node = document.path()[0];
    let mut viewer = Viewer::default();
    viewer.look(&document, false);
    let task = |document: &Document| document.note(node).and_then(|note| note.lesson_task());
    document.set_task(node, Some(LessonTask::Find));
    assert_eq!(viewer.look(&document, false).nodes, [node]);
    document.set_task(node, Some(LessonTask::Mate(3)));
    document.set_task(node, None);
    assert_eq!(document.note(node), None);
    for expected in [Some(LessonTask::Mate(3)), Some(LessonTask::Find), None] {
        assert!(document.undo());
        assert_eq!(task(&document), expected);
    }
    assert!(!document.undo());
    assert!(document.redo() && document.redo() && document.redo() && !document.redo());
    assert_eq!(task(&document), None);
    // What changes nothing is no change, and a node that is not there has no task.
    let count = document.undo_count();
    assert!(document.set_task(node, None) && document.undo_count() == count);
    document.undo();
    document.delete_from(node);
    assert!(!document.set_task(node, Some(LessonTask::Find)));
}

#[test]
fn the_commands_of_a_lesson_are_read_and_written() {
    let text = "[AnalysisMode \"Interactive\"]\n\n{[%task choose +It pins|-It forks \\x5D|-\"No\"] [%hint Count \\x7Cthem\\x7C.]} \
                1. e4 {[%wrong Two\\x0Alines] fine} 1... e5 {[%task squares e4,d5]} *";
    let document = read(text);
    let note = |index: usize| document.note(document.path()[index]).unwrap().clone();
    let root = document.note(NodeId::ROOT).unwrap();
    assert_eq!(root.lesson_task().unwrap().texts(), ["It pins", "It forks ]", "\"No\""]);
    assert_eq!((root.hint.as_str(), note(0).wrong.as_str()), ("Count |them|.", "Two\nlines"));
    assert_eq!(note(0).after, ["fine"]);
    let squares: Bitboard = [Square::E4, Square::D5].into_iter().collect();
    assert_eq!(note(1).lesson_task(), Some(LessonTask::Squares(squares)));
    assert!(document.tags().is_empty());
    let written = document.records().to_string();
    assert!(written.contains("[AnalysisMode \"Interactive\"]\n"), "{written}");
    // What was read is written as it stood: an escape that is not needed, too.
    let movetext = |text: &str| text.split_once("\n\n").unwrap().1.replace('\n', " ").trim_end().to_owned();
    assert_eq!(movetext(&written), movetext(text));
    let again = read(&written);
    assert_eq!(again.to_bytes(), document.to_bytes());
}

#[test]
fn the_tag_of_a_lesson_stays_where_it_is_wanted() {
    // Elsewhere than a writer puts it.
    let document = read("[AnalysisMode \"Interactive\"]\n[Annotator \"Ann\"]\n\n{[%task find]} 1. e4 *");
    assert_eq!(document.tags()[0].0, "AnalysisMode");
    assert_eq!(document.records().to_string().matches("AnalysisMode").count(), 1);
    // Without a task it says what nothing else does.
    let document = read("[AnalysisMode \"Interactive\"]\n\n1. e4 *");
    assert_eq!(document.tag("AnalysisMode"), Some("Interactive"));
    // Another value is not ours.
    let document = read("[AnalysisMode \"Practice\"]\n\n{[%task find]} 1. e4 *");
    assert_eq!(document.tag("AnalysisMode"), Some("Practice"));
    assert_eq!(read(&document.records().to_string()).to_bytes(), document.to_bytes());
}

#[test]
fn a_command_that_says_nothing_clear_stays_and_has_a_warning_with_its_place() {
    for (comment, command) in [
        ("[%task mate soon]", "[%task mate soon]"),
        ("so [%task] far", "[%task]"),
        ("[%hint ]", "[%hint ]"),
        ("[%wrong without an end", "[%wrong without an end"),
        ("[%task squares e9]", "[%task squares e9]"),
    ] {
        let text = format!("1. e4\n{{{comment}}} e5 *");
        let game = pgn::read(&text).next().unwrap().unwrap();
        let [warning] = game.warnings() else { panic!("{comment}: {:?}", game.warnings()) };
        assert_eq!((warning.code(), warning.text(), warning.line()), ("lesson-command", command, 2), "{comment}");
        assert_eq!(warning.column() as usize, 2 + comment.find("[%").unwrap());
        let document = Document::from_game(&game).unwrap();
        let note = document.note(document.path()[0]).unwrap();
        assert_eq!((&note.after[..], note.task.is_empty()), (&[comment.to_owned()][..], true));
        assert!(document.records().to_string().contains(comment));
    }
    // What nobody knows is no fault.
    let game = pgn::read("1. e4 {[%tasks x] [%hinted] [%xyz} *").next().unwrap().unwrap();
    assert!(game.warnings().is_empty());
}

#[test]
fn bytes_without_tasks_are_as_ever_and_those_with_tasks_say_so() {
    let mut document = Document::new(Start::default(), "e2e4").unwrap();
    assert_eq!(document.to_bytes()[0], 3);
    document.set_task(NodeId::ROOT, Some(LessonTask::Find));
    let bytes = document.to_bytes();
    assert_eq!(bytes, [4, 4, 50, 35, 90, 2, 158, 136, 220, 124, 34, 20]);
    for end in 0..bytes.len() {
        assert!(Document::from_bytes(&bytes[..end]).is_err());
    }
}

#[test]
fn bytes_of_a_lesson_with_a_right_check_and_any_content_are_answered() {
    let mut random = Random::new(7);
    let mut found = 0;
    for _ in 0..400 {
        let mut bytes: Vec<u8> = (0..random.below(60)).map(|_| random.word() as u8).collect();
        bytes.insert(0, 4);
        let sum = bytes.iter().fold(0x811C_9DC5_u32, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        let [a, b, c, d] = sum.to_le_bytes();
        bytes.extend([a, b, c ^ d]);
        match Document::chapters_from_bytes(&bytes) {
            Ok(chapters) => {
                found += chapters.len();
                let again = Document::chapters_from_bytes(&Document::chapters_to_bytes(&chapters)).unwrap();
                assert_eq!(again.len(), chapters.len());
                chapters.iter().for_each(|chapter| drop(lesson::faults(chapter, 1000)));
            }
            Err(error) => assert_eq!(error.code(), "bytes-wrong"),
        }
    }
    assert!(found > 0);
}

#[test]
fn few_bytes_have_few_chapters() {
    let chapters = vec![Document::default(); 1000];
    let bytes = Document::chapters_to_bytes(&chapters);
    assert!(bytes.len() > 256 * 1000 / 16 - 1000, "{}", bytes.len());
    assert_eq!(Document::chapters_from_bytes(&bytes).unwrap().len(), 1000);
    // Who opens them as one document has the first.
    assert_eq!(Document::from_bytes(&bytes).unwrap().nodes().len(), 1);
}

/// Ten tasks of all kinds with a text of a sentence or two each.
#[test]
fn ten_tasks_with_text_fit_into_a_link_of_two_thousand_characters() {
    let rows = [
        (
            "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
            "{[%task mate 1] Black has just developed a knight and forgotten something. Mate at once.} 1. Qxf7# {The queen is guarded by the bishop.}",
        ),
        (
            "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
            "{[%task find] [%hint Look at the back rank.] [%wrong The king runs away.] The king has no air. Find the move.} 1. Ra8#",
        ),
        (
            "8/8/8/3k4/8/3K4/3P4/8 w - - 0 1",
            "{[%task win 4,40] White is to win this endgame. Remember the opposition.}",
        ),
        ("8/8/8/8/3k4/8/3p4/3K4 w - - 0 1", "{[%task hold 3,10] Hold the draw. The king goes straight back.}"),
        (
            "4k3/8/8/8/8/8/6N1/4K3 w - - 0 1",
            "{[%task formula knight from g2] Mark the squares that the knight can reach.}",
        ),
        (
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2",
            "{[%task squares d5,f5] Which squares does the pawn on e4 attack?}",
        ),
        (
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2",
            "{[%task choose +It attacks e5|-It defends e4|-It stops the queen] Why is 2. Nf3 the most popular move here?} 2. Nf3",
        ),
        (
            "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1",
            "{[%task mate 2] [%hint The quiet move is the strongest.] A famous problem of Morphy. Mate in two moves.} 1. Ra6 bxa6 2. b7#",
        ),
        (
            "r3k2r/8/8/8/8/8/8/4K2R w Kkq - 0 1",
            "{[%task find] Win a rook. There is only one way.} 1. Rxh8+ (1. O-O {Castling is safe, and lets the rook go.}) 1... Kd7 2. Rxa8",
        ),
        (
            "8/8/8/8/8/5k2/6q1/7K w - - 0 1",
            "{[%task choose +Checkmate|-Stalemate|-Neither] What is this? Look at all squares around the king.}",
        ),
    ];
    let pgn: String =
        rows.iter().map(|(fen, moves)| format!("[Event \"Ten tasks\"]\n[FEN \"{fen}\"]\n\n{moves} *\n\n")).collect();
    let chapters: Vec<Document> = pgn::read(&pgn).map(|game| Document::from_game(&game.unwrap()).unwrap()).collect();
    assert!(chapters.iter().all(|chapter| lesson::tasks(chapter).len() == 1));
    let bytes = Document::chapters_to_bytes(&chapters);
    // Four characters for three bytes, and the address before them.
    let characters = bytes.len().div_ceil(3) * 4;
    println!("{characters} characters, {} bytes", bytes.len());
    assert!(characters <= 1900, "{characters} characters");
}
