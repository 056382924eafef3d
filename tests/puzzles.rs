//! The puzzles of the page: each line can be read, is solved legally, mates where it says so, and rests on its themes; and how the
//! finder looks for them.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where a claim fails")]

use gridmate::document::NodeId;
use gridmate::engine::{Engine, Limits, Line, NoControl, Task};
use gridmate::game::Game;
use gridmate::lesson::{
    GamePuzzles, GivenAnswer, GradedPuzzle, MateProof, MateSearch, Puzzle, PuzzleFinder, TaskVerdict, USUAL_MATE_NODES,
    answer, faults, task_at,
};
use gridmate::notation::pgn::LessonTask;
use gridmate::notation::uci;
use gridmate::rules::{Position, Variant};
use gridmate::tactics::Motif;

/// The puzzles that there are at least.
const COUNT: usize = 500;
const FILE: &str = include_str!("../www/learn/puzzles.tsv");

fn puzzles() -> Vec<GradedPuzzle> {
    FILE.lines().map(|line| line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))).collect()
}

#[test]
fn each_line_is_a_puzzle_with_its_themes_and_is_written_as_it_was_read() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= COUNT, "{}", puzzles.len());
    for (line, graded) in FILE.lines().zip(&puzzles) {
        assert_eq!(graded.to_string(), line);
        assert_eq!(graded.themes, graded.puzzle.themes(), "{line}");
        assert!(graded.error > 0 && !graded.themes.is_empty(), "{line}");
        let mates = graded.themes.contains(&Motif::Checkmate);
        assert_eq!(mates, graded.puzzle.is_mate(), "{line}");
    }
    assert!(puzzles.windows(2).all(|pair| pair[0].elo <= pair[1].elo), "the easiest are first");
}

#[test]
fn each_puzzle_is_a_chapter_with_its_task_and_no_fault() {
    for graded in puzzles() {
        let chapter = graded.puzzle.chapter().unwrap();
        let steps = graded.puzzle.steps();
        let task = task_at(&chapter, NodeId::ROOT).unwrap();
        if graded.puzzle.is_mate() {
            let moves = steps.len() as u8;
            assert_eq!(task, LessonTask::Mate(moves), "{graded}");
            let proof = MateSearch::new(USUAL_MATE_NODES).prove(graded.puzzle.start(), moves);
            assert_eq!(proof, MateProof::Mate(moves), "{graded}");
        } else {
            assert_eq!(task, LessonTask::Find, "{graded}");
        }
        let verdict = answer(&chapter, NodeId::ROOT, &GivenAnswer::Move(steps[0].1), USUAL_MATE_NODES);
        assert!(matches!(verdict, Ok(TaskVerdict::Right { .. })), "{graded}: {verdict:?}");
        let wrong = faults(&chapter, USUAL_MATE_NODES);
        assert!(wrong.is_empty(), "{graded}: {wrong:?}");
    }
}

/// A line of a score and UCI moves.
fn line(position: &Position, score: i32, moves: &str) -> Line {
    let (mut at, mut line) = (*position, Vec::new());
    for text in moves.split(' ') {
        let played = uci::parse(&at, text, Variant::Standard).unwrap();
        line.push(played);
        at = at.play(played).unwrap();
    }
    Line { score, moves: line }
}

/// The finder after the two best lines of a position.
fn judged(fen: &str, best: (i32, &str), second: (i32, &str)) -> PuzzleFinder {
    let position: Position = fen.parse().unwrap();
    let mut finder = PuzzleFinder::new(position, None);
    let lines = [best, second].map(|(score, moves)| line(&position, score, moves));
    finder.learn(&lines);
    finder
}

const FORK: &str = "2r3k1/5ppp/8/3N4/8/8/5PPP/6K1 w - - 0 1";

#[test]
fn a_line_goes_on_as_long_as_one_move_alone_wins() {
    // 600 centipawns are a winning chance of 0.93, 50 one of 0.14, 200 one of 0.50.
    assert!(judged(FORK, (600, "d5e7"), (50, "d5f4")).wanted().is_some());
    assert!(judged(FORK, (600, "d5e7"), (200, "d5f4")).wanted().is_none(), "the second wins, too");
    assert!(judged(FORK, (199, "d5e7"), (-500, "d5f4")).wanted().is_none(), "the best does not win");
    assert!(judged(FORK, (200, "d5e7"), (-500, "d5f4")).wanted().is_some());
    // Beside a mate the second best may have 0.6, which are 252 centipawns.
    const MATE: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    let mate = judged(MATE, (31_999, "a1a8"), (240, "a1a7"));
    assert!(mate.wanted().is_none() && mate.puzzle().is_some_and(|puzzle| puzzle.is_mate()));
    assert!(judged(MATE, (31_999, "a1a8"), (260, "a1a7")).puzzle().is_none());
    // One line of two moves says nothing about the second best.
    let mut finder = PuzzleFinder::new(FORK.parse().unwrap(), None);
    finder.learn(&[line(&FORK.parse().unwrap(), 600, "d5e7")]);
    assert!(finder.wanted().is_none() && finder.puzzle().is_none());
}

/// The puzzle of a position, by the engine.
fn found(fen: &str, taken_on: Option<&str>) -> Option<Puzzle> {
    let mut engine: Engine = Engine::new(1 << 20);
    let task = Task { limits: Limits { nodes: Some(20_000), ..Limits::default() }, lines: 2, ..Task::default() };
    let mut finder = PuzzleFinder::new(fen.parse().unwrap(), taken_on.map(|square| square.parse().unwrap()));
    while let Some(&wanted) = finder.wanted() {
        finder.learn(&engine.think(&Game::new(wanted, Variant::Standard), &task, &NoControl, &mut |_| {}));
    }
    finder.puzzle()
}

#[test]
fn last_moves_that_are_forced_or_take_back_are_dropped() {
    let fork = found(FORK, None).unwrap();
    assert_eq!(fork.to_string().split('\t').nth(1).unwrap().split(' ').count() % 2, 1);
    assert_eq!(fork.themes(), [Motif::Fork]);
    // To take back is no puzzle, to take what hangs is one.
    let hangs = "4k3/8/8/3q4/4P3/8/5PPP/6K1 w - - 0 1";
    assert_eq!(found(hangs, None).unwrap().themes(), [Motif::Hanging]);
    assert_eq!(found(hangs, Some("d5")), None);
    // After a check that must be answered by taking, taking back is dropped, too.
    let mate = found("k7/2Q5/K7/8/8/8/8/8 w - - 0 1", None);
    assert!(mate.is_none(), "there are several mates: {mate:?}");
}

#[test]
fn texts_that_are_no_puzzle_are_refused() {
    for text in [
        "",
        "6k1/5ppp/8/8/8/8/8/R3K3 w - -",
        "6k1/5ppp/8/8/8/8/8/R3K3 w - -\ta1a8 g8h8",
        "6k1/5ppp/8/8/8/8/8/R3K3 w - -\ta1b8",
        "6k1/5ppp/8/8/8/8/8/R3K3 w - -\t",
    ] {
        assert!(text.parse::<Puzzle>().is_err(), "{text}");
    }
    let text = "6k1/5ppp/8/8/8/8/8/R3K3 w - -\ta1a8\tcheckmate\t400\t180\t4788888811";
    assert!(text.parse::<GradedPuzzle>().is_ok());
    for (from, to) in [("check", "chess"), ("400", "x"), ("4788888811", "47"), ("\t180", "")] {
        assert!(text.replace(from, to).parse::<GradedPuzzle>().is_err(), "{to}");
    }
}

#[test]
fn the_puzzles_of_a_game_are_asked_for_and_none_begins_on_the_line_of_another() {
    // White forks king and rook, and takes the rook two plies later.
    let start: Position = "2r3k1/5ppp/8/3N4/7P/8/5PP1/6K1 b - - 0 20".parse().unwrap();
    let mut game = Game::new(start, Variant::Standard);
    for text in ["h7h6", "d5e7", "g8f8", "e7c8", "f8e8"] {
        let played = uci::parse(game.position(), text, Variant::Standard).unwrap();
        game.play_on(played).unwrap();
    }
    let mut engine: Engine = Engine::new(1 << 20);
    let task = Task { limits: Limits { nodes: Some(5_000), ..Limits::default() }, lines: 2, ..Task::default() };
    let mut judge = |position| engine.think(&Game::new(position, Variant::Standard), &task, &NoControl, &mut |_| {});
    let mut puzzles = GamePuzzles::of(&game);
    assert_eq!((puzzles.wanted(), puzzles.progress()), (None, (0, 0)), "nothing of the game is known");
    let positions: Vec<Position> =
        std::iter::once(*game.start()).chain(game.moves().map(|(_, after)| *after)).collect();
    for &position in &positions[..2] {
        puzzles.learn(position, judge(position));
    }
    // What follows on the fork has not been judged.
    let mut asked = 0;
    while let Some(wanted) = puzzles.wanted() {
        let complete = puzzles.progress().1;
        puzzles.learn(wanted, judge(wanted));
        assert!(puzzles.progress().1 >= complete);
        asked += 1;
    }
    for &position in &positions[2..] {
        puzzles.learn(position, judge(position));
    }
    assert!(asked > 0 && puzzles.progress() == (1, 1), "{asked} {:?}", puzzles.progress());
    // At the third ply the rook is taken, on the line that begins at the first.
    let found = puzzles.puzzles();
    assert_eq!(found.iter().map(|&(ply, _)| ply).collect::<Vec<_>>(), [1], "{found:?}");
    assert_eq!(found[0].1.themes(), [Motif::Fork]);
}
