//! Lessons: documents with tasks at their nodes; answers to these, and what is wrong with them.
//!
//! In: a document, a node, an answer; or a PGN of positions with solutions. Out: a verdict; what is wrong with a lesson, with a
//! change that puts it right; the chapters of a lesson.
//!
//! - [`tasks`], [`task_at`], [`learner`]: what a document asks for, and which side it asks
//! - [`answer`], [`answer_mate`], [`judge_play`]: the [`TaskVerdict`] on an answer
//! - [`MateSearch`]: the proof that a position is mate in a number of moves
//! - [`refutation`]: what is played against a wrong move
//! - [`faults`]: what is wrong with a lesson
//! - [`chapters_of_pgn`]: a lesson from positions with solutions
//! - [`sheet()`]: what is printed of a lesson
//! - [`PuzzleFinder`], [`GamePuzzles`], [`Puzzle`], [`GradedPuzzle`]: positions in which one move alone wins
//!
//! `docs/lessons.md` says what each task means.

mod answer;
mod fault;
mod finder;
mod game_puzzles;
mod mate;
mod moves;
mod play;
mod puzzle;
mod refute;
mod sheet;
mod solution;
mod theme;

pub use answer::{AnswerError, GivenAnswer, TaskVerdict, answer, answer_mate, marked_squares};
pub use fault::{FaultKind, LessonFault, LessonFix, faults};
pub use finder::PuzzleFinder;
pub use game_puzzles::GamePuzzles;
pub use mate::{MateProof, MateSearch, USUAL_MATE_NODES};
pub use play::judge_play;
pub use puzzle::chapters_of_pgn;
pub use refute::refutation;
pub use sheet::{SheetSolution, SheetTask, sheet};
pub use solution::{GradedPuzzle, ParsePuzzleError, Puzzle};

use crate::board::Color;
use crate::document::{Document, NodeId, Note};
use crate::notation::pgn::LessonTask;
use moves::TreeMoves;

/// What a document asks for, by node, in the order of [`Document::nodes`]: the tasks at its nodes. Where there are none and
/// the tag `AnalysisMode` is `Interactive`, each move of the learner on the main line is to be found.
///
/// ```
/// use gridmate::document::{Document, NodeId};
/// use gridmate::lesson;
/// use gridmate::notation::pgn::{self, LessonTask};
/// let text = "[AnalysisMode \"Interactive\"]\n\n1. e4 {[%hint the centre]} 1... e5 2. Nf3 *";
/// let document = Document::from_game(&pgn::read(text).next().unwrap()?)?;
/// let nodes: Vec<NodeId> = lesson::tasks(&document).into_iter().map(|(node, _)| node).collect();
/// assert_eq!(nodes, [NodeId::ROOT, document.path()[1]]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn tasks(document: &Document) -> Vec<(NodeId, LessonTask)> {
    let task = |node: NodeId| Some((node, document.note(node)?.lesson_task()?));
    let found: Vec<_> = document.nodes().into_iter().filter_map(task).collect();
    if !found.is_empty() || document.tag("AnalysisMode") != Some("Interactive") {
        return found;
    }
    TreeMoves::of(document).solution(document, learner(document))
}

/// The task of a node, if it has one.
#[must_use]
pub fn task_at(document: &Document, node: NodeId) -> Option<LessonTask> {
    let own = document.note(node).and_then(Note::lesson_task);
    own.or_else(|| tasks(document).into_iter().find(|(known, _)| *known == node).map(|(_, task)| task))
}

/// The side that answers: that of the tag `Orientation`, or that to move in the first task, or at the start.
///
/// ```
/// use gridmate::board::Color;
/// use gridmate::document::Document;
/// use gridmate::lesson;
/// use gridmate::notation::pgn::LessonTask;
/// use gridmate::script::Start;
/// let mut document = Document::new(Start::default(), "e2e4")?;
/// assert_eq!(lesson::learner(&document), Color::White);
/// document.set_task(document.path()[0], Some(LessonTask::Find));
/// assert_eq!(lesson::learner(&document), Color::Black);
/// # Ok::<(), gridmate::script::EditError>(())
/// ```
#[must_use]
pub fn learner(document: &Document) -> Color {
    if let Some(color) = orientation(document) {
        return color;
    }
    let has_task = |node: &NodeId| document.note(*node).is_some_and(|note| !note.task.is_empty());
    let first = document.nodes().into_iter().find(has_task).unwrap_or(NodeId::ROOT);
    let line = document.line_to(first);
    line.map_or(document.start().setup.turn, |(line, steps)| line.state(steps).turn())
}

/// The side that the tag `Orientation` names.
fn orientation(document: &Document) -> Option<Color> {
    let name = document.tag("Orientation")?;
    Color::ALL.into_iter().find(|color| color.name() == name)
}
