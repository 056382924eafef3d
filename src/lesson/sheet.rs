//! What stands on the printed sheet of a lesson.

use super::answer::{answer_mate, marked_squares};
use super::moves::{TreeMove, TreeMoves};
use super::{TaskVerdict, learner, tasks};
use crate::board::{Bitboard, Board, Color};
use crate::document::{Document, NodeId};
use crate::notation::pgn::LessonTask;
use crate::notation::san;
use crate::notation::svg::Picture;
use crate::rules::{Move, Position};
use std::fmt::Write;

/// The most plies of a solution.
const PLIES: usize = 10;

/// A board on paper: black lines on white, dark squares grey; the last move has its corners and no tint; each kind of arrows
/// another grey, all of them darker than the squares.
const PAPER: [&str; 19] = [
    "#ffffff",
    "#333333",
    "#ffffff",
    "#cccccc",
    "#000000",
    "#ffffff",
    "#000000",
    "#1a1a1a",
    "#ffffff",
    "#000000",
    "#00000000",
    "#00000000",
    "#000000",
    "#ffffff",
    "#ffffff",
    "#555555",
    "#000000",
    "#333333",
    "#6e6e6e",
];

/// A task as it is printed.
#[derive(Clone, Debug)]
pub struct SheetTask {
    /// Where it is in the document.
    pub node: NodeId,
    /// What it asks for.
    pub task: LessonTask,
    /// The board, from the side of the learner, in the colours of paper.
    pub board: Picture,
    /// The side to move.
    pub turn: Color,
    /// The text before it: the comments on the way to it, from the start or from behind the answer to the task before.
    pub text: String,
    /// What helps; empty if there is nothing.
    pub hint: String,
    /// What answers it.
    pub solution: SheetSolution,
}

/// A solution as it is printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SheetSolution {
    /// Moves in SAN with their numbers, each line an answer, the best first.
    Lines(Vec<String>),
    /// Squares.
    Squares(Bitboard),
    /// Texts, by their places from 0.
    Texts(Vec<usize>),
    /// A game that is played out has none, and neither has a task that lacks its answer.
    None,
}

/// The tasks of a chapter as they are printed. A mate that the document does not show is looked for, by a search that looks
/// at `nodes` positions at most for each move.
///
/// ```
/// use gridmate::document::Document;
/// use gridmate::lesson::{SheetSolution, sheet};
/// use gridmate::notation::pgn;
/// let text = "[FEN \"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\"]\n\n{A quiet move. [%task mate 2]} 1. Ra6 bxa6 2. b7# *";
/// let document = Document::from_game(&pgn::read(text).next().unwrap()?)?;
/// let [task] = &sheet(&document, 1000)[..] else { panic!("one task") };
/// assert_eq!((task.text.as_str(), task.board.is_flipped), ("A quiet move.", false));
/// assert_eq!(task.solution, SheetSolution::Lines(vec!["1. Ra6 bxa6 2. b7#".into()]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn sheet(document: &Document, nodes: u32) -> Vec<SheetTask> {
    let moves = TreeMoves::of(document);
    let learner = learner(document);
    let all = tasks(document);
    let mut printed = Vec::new();
    for (node, task) in &all {
        let looks = Picture {
            is_flipped: learner == Color::Black,
            has_coordinates: true,
            colors: PAPER.map(str::to_owned).into(),
            title: String::new(),
            ..Picture::of(&Board::default())
        };
        let Some(board) = document.picture_at(*node, looks) else { continue };
        let Some((line, steps)) = document.line_to(*node) else { continue };
        let hint = document.note(*node).map(|note| note.hint.clone()).unwrap_or_default();
        printed.push(SheetTask {
            node: *node,
            task: task.clone(),
            board: Picture { check: None, ..board },
            turn: line.state(steps).turn(),
            text: text_before(document, *node, &all),
            hint,
            solution: solution(document, &moves, *node, task, &all, nodes),
        });
    }
    printed
}

/// The comments on the way to a node; where a task stands on it, those behind the move that answers it, which may give it away.
fn text_before(document: &Document, node: NodeId, tasks: &[(NodeId, LessonTask)]) -> String {
    let mut way = vec![node];
    while let Some(parent) = way.last().and_then(|&node| document.parent(node)) {
        if let Some((_, task)) = tasks.iter().find(|(node, _)| *node == parent) {
            // The answer to that task says how it was, unless the next task stands on it.
            let is_answer = matches!(task, LessonTask::Find | LessonTask::Mate(_)) && way.len() > 1;
            way.truncate(way.len() - usize::from(is_answer));
            break;
        }
        way.push(parent);
    }
    let notes = way.into_iter().rev().filter_map(|node| document.note(node));
    let comments: Vec<&str> =
        notes.flat_map(|note| note.before.iter().chain(&note.after)).map(String::as_str).collect();
    comments.join(" ")
}

fn solution(
    document: &Document,
    moves: &TreeMoves,
    node: NodeId,
    task: &LessonTask,
    tasks: &[(NodeId, LessonTask)],
    nodes: u32,
) -> SheetSolution {
    let position = moves.position_after(document, node);
    match task {
        LessonTask::Squares(_) | LessonTask::Formula(_) => match marked_squares(task, position.as_ref()) {
            Ok(squares) => SheetSolution::Squares(squares),
            Err(_) => SheetSolution::None,
        },
        LessonTask::Choose(choices) => {
            let right = choices.iter().enumerate().filter(|(_, choice)| choice.is_right);
            SheetSolution::Texts(right.map(|(place, _)| place).collect())
        }
        LessonTask::Play(_) => SheetSolution::None,
        LessonTask::Find | LessonTask::Mate(_) => {
            let Some(position) = position else { return SheetSolution::None };
            let lines = match task {
                LessonTask::Mate(count) => mate_lines(document, moves, node, &position, *count, nodes),
                _ => found_lines(document, moves, node, tasks),
            };
            let texts: Vec<String> = lines.into_iter().map(|line| numbered(position, &line)).collect();
            if texts.is_empty() { SheetSolution::None } else { SheetSolution::Lines(texts) }
        }
    }
}

/// The right moves of a node; the first goes on with its line, unless another task asks for that.
fn found_lines(document: &Document, moves: &TreeMoves, node: NodeId, tasks: &[(NodeId, LessonTask)]) -> Vec<Vec<Move>> {
    let right = moves.answers(document, node).into_iter().filter(|(_, is_right)| *is_right);
    let mut lines: Vec<Vec<Move>> = Vec::new();
    for (answer, _) in right {
        let mut line = vec![answer.played];
        let rest: Vec<TreeMove> = moves.line(document, answer.last);
        let nodes = [answer.last].into_iter().chain(rest.iter().map(|next| next.last));
        let is_asked = nodes.into_iter().any(|node| tasks.iter().any(|(asked, _)| *asked == node));
        if lines.is_empty() && !is_asked {
            line.extend(rest.iter().map(|next| next.played));
            line.truncate(PLIES);
        }
        lines.push(line);
    }
    lines
}

/// The mate that the document shows, or the first move of one that is found.
fn mate_lines(
    document: &Document,
    moves: &TreeMoves,
    node: NodeId,
    position: &Position,
    count: u8,
    nodes: u32,
) -> Vec<Vec<Move>> {
    let mut line: Vec<Move> = moves.line(document, node).into_iter().map(|next| next.played).collect();
    line.truncate(usize::from(count) * 2 - usize::from(count > 0));
    if !line.is_empty() {
        return vec![line];
    }
    let mates = |played: &Move| matches!(answer_mate(position, count, *played, nodes), TaskVerdict::Right { .. });
    position.legal_moves().iter().copied().find(mates).map(|played| vec![played]).into_iter().collect()
}

/// Moves in SAN with their numbers, as far as they are legal.
fn numbered(mut position: Position, moves: &[Move]) -> String {
    let mut text = String::new();
    for (index, &played) in moves.iter().enumerate() {
        let Some(next) = position.play(played) else { break };
        let number = position.fullmove_number();
        // Writing to a text does not fail.
        let _ = match (position.turn(), index) {
            (Color::White, 0) => write!(text, "{number}. "),
            (Color::White, _) => write!(text, " {number}. "),
            (Color::Black, 0) => write!(text, "{number}... "),
            (Color::Black, _) => write!(text, " "),
        };
        text.push_str(&san::write(&position, played));
        position = next;
    }
    text
}
