//! The printed sheet of a lesson: what stands at each task.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where a claim fails")]

use gridmate::board::Color;
use gridmate::document::Document;
use gridmate::lesson::{SheetSolution, SheetTask, chapters_of_pgn, sheet};
use gridmate::notation::pgn;

fn read(text: &str) -> Document {
    Document::from_game(&pgn::read(text).next().unwrap().unwrap()).unwrap()
}

/// The solutions of all tasks: lines, squares or places.
fn solutions(text: &str) -> Vec<String> {
    let shown = |task: SheetTask| match task.solution {
        SheetSolution::Lines(lines) => lines.join(" / "),
        SheetSolution::Squares(squares) => squares.into_iter().map(|square| square.to_string()).collect(),
        SheetSolution::Texts(places) => format!("{places:?}"),
        SheetSolution::None => String::new(),
    };
    sheet(&read(text), 100_000).into_iter().map(shown).collect()
}

const MATE: &str = "[FEN \"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\"]\n\n";

#[test]
fn each_kind_of_task_has_its_solution() {
    for (text, wanted) in [
        ("{[%task find]} 1. e4 e5 2. Nf3 *", "1. e4 e5 2. Nf3"),
        ("{[%task find]} 1. e4 (1. d4 $1 d5) (1. f3) *", "1. e4 / 1. d4"),
        ("1. e4 {[%task find]} c5 2. Nf3 *", "1... c5 2. Nf3"),
        ("{[%task squares e4,d5]} *", "e4d5"),
        ("{[%task formula knight from g2]} *", "e1e3f4h4"),
        ("{[%task formula knight from]} *", ""),
        ("{[%task choose +a|-b|+c]} *", "[0, 2]"),
        ("{[%task win 4,20]} 1. e4 *", ""),
        ("{[%task find]} *", ""),
    ] {
        assert_eq!(solutions(text), [wanted], "{text}");
    }
}

#[test]
fn a_mate_is_shown_as_long_as_it_may_be_and_looked_for_where_it_is_not_there() {
    for (moves, wanted) in [
        ("{[%task mate 2]} 1. Ra6 bxa6 2. b7# *", "1. Ra6 bxa6 2. b7#"),
        ("{[%task mate 2]} 1. Ra6 *", "1. Ra6"),
        ("{[%task mate 2]} *", "1. Ra6"),
        ("{[%task mate 1]} *", ""),
        ("{[%task mate 0]} *", ""),
    ] {
        assert_eq!(solutions(&format!("{MATE}{moves}")), [wanted], "{moves}");
    }
}

#[test]
fn a_move_does_not_go_on_into_what_another_task_asks() {
    let text = "[FEN \"4k2r/8/8/8/8/8/8/R3K3 b - - 0 1\"]\n\n1... Rh1+ 2. Kd2 Rxa1 *";
    let (chapters, _) = chapters_of_pgn(text);
    let tasks = sheet(&chapters[0], 1000);
    let lines: Vec<_> = tasks.iter().map(|task| task.solution.clone()).collect();
    let line = |text: &str| SheetSolution::Lines(vec![text.to_owned()]);
    assert_eq!(lines, [line("1... Rh1+"), line("2... Rxa1")]);
    assert!(tasks.iter().all(|task| task.turn == Color::Black && task.board.is_flipped));
}

#[test]
fn the_text_before_a_task_is_that_on_the_way_to_it_but_for_the_answer_to_the_one_before() {
    let text = "{Look.} 1. e4 {The centre. [%task find] [%hint A gambit.]} e5 {Good.} 2. f4 {[%task choose +yes|-no] And now?} \
                exf4 {A pawn.} 3. Nf3 {It is kept.} g5 4. h4 {Which? [%task squares f4,g5]} *";
    let tasks = sheet(&read(text), 0);
    let texts: Vec<_> = tasks.iter().map(|task| (task.text.as_str(), task.hint.as_str())).collect();
    assert_eq!(texts, [("Look. The centre.", "A gambit."), ("And now?", ""), ("A pawn. It is kept. Which?", "")]);
}

#[test]
fn a_board_is_drawn_in_black_and_grey_from_the_side_of_the_learner() {
    let svg = sheet(&read("1. e4 {[%task find]} e5 *"), 0)[0].board.svg();
    assert!(svg.contains("viewBox=\"-34 0 834 834\""));
    // The line round it lies within the picture.
    assert!(svg.contains("<path d=\"M1 1h798v798h-798z\" fill=\"none\" stroke-width=\"2\""), "{svg}");
    // The pawn on e4, seen from Black.
    assert!(svg.contains("<use href=\"#P\" x=\"300\" y=\"300\"/>"), "{svg}");
    let colors = svg.split('#').skip(1).filter_map(|rest| rest.get(..6));
    let is_grey = |color: &str| color[..2] == color[2..4] && color[..2] == color[4..];
    let is_color = |color: &&str| color.bytes().all(|byte| byte.is_ascii_hexdigit());
    assert!(colors.filter(is_color).all(is_grey));
}

/// How bright a grey is, from 0 to 1, as the contrast of WCAG has it.
fn luminance(color: &str) -> f64 {
    let part = f64::from(u8::from_str_radix(&color[1..3], 16).unwrap()) / 255.0;
    if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}

#[test]
fn what_is_drawn_at_a_task_is_on_its_board_in_greys_that_are_seen_on_either_square() {
    let text = "{[%csl Gd4,Re5] [%cal Bg1f3,Ya1h8] [%task find]} 1. Nf3 {[%csl Gf3]} *";
    let board = &sheet(&read(text), 0)[0].board;
    let shapes: Vec<String> = board.shapes.iter().map(ToString::to_string).collect();
    assert_eq!(shapes, ["Gd4", "Re5", "Bg1f3", "Ya1h8"]);
    let svg = board.svg();
    let bodies: Vec<&str> = svg
        .split("<path fill=\"")
        .filter_map(|rest| rest.split_once("\" stroke=\"#ffffff\" d="))
        .map(|(fill, _)| fill)
        .collect();
    assert_eq!(bodies.len(), 4, "{svg}");
    for (at, fill) in bodies.iter().enumerate() {
        assert!(!bodies[..at].contains(fill), "two are {fill}");
        for square in ["#ffffff", "#cccccc"] {
            let contrast = (luminance(square) + 0.05) / (luminance(fill) + 0.05);
            assert!(contrast >= 3.0, "{fill} on {square}: {contrast}");
        }
    }
    // Those that are not green have a thread.
    let drawn = svg.split_once(" paint-order=\"stroke\"").and_then(|(_, rest)| rest.split_once("</g>")).unwrap().0;
    assert_eq!(drawn.matches("<path d=").count(), 3, "{drawn}");
}
