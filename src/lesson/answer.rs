//! The verdict on an answer.

use super::mate::MateSearch;
use super::moves::{TreeMoves, position_at};
use super::task_at;
use crate::board::Bitboard;
use crate::diagnostic::{diagnostics, sentences};
use crate::document::{Document, NodeId};
use crate::geometry::Relation;
use crate::notation::pgn::{LessonChoice, LessonTask};
use crate::rules::{Move, Position};
use crate::sets::{Formula, FormulaError};

/// An answer to a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GivenAnswer {
    /// A move.
    Move(Move),
    /// Squares.
    Squares(Bitboard),
    /// Texts, by their places from 0.
    Choices(Vec<usize>),
}

/// What becomes of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TaskVerdict {
    /// It is right.
    Right {
        /// The last node of the move, if the document has it.
        node: Option<NodeId>,
        /// The defence that holds longest, where the task is a mate that goes on.
        reply: Option<Move>,
    },
    /// Nothing is wrong, and this much is missing: squares, texts, or moves that are left in a game.
    Incomplete {
        /// How much.
        missing: u32,
    },
    /// It is wrong.
    Wrong {
        /// The last node of the move, if the document has it: its comments are the reply.
        node: Option<NodeId>,
        /// The moves that refute it, if they are known.
        line: Vec<Move>,
        /// The squares that are marked and should not be, or the places of such texts.
        extra: Vec<usize>,
    },
    /// The search for mate has reached its limit.
    NotProved,
}

impl TaskVerdict {
    /// It is right, and there is no more to say.
    pub const RIGHT: Self = Self::Right { node: None, reply: None };
    /// It is wrong, and there is no more to say.
    pub const WRONG: Self = Self::Wrong { node: None, line: Vec::new(), extra: Vec::new() };
}

diagnostics! {
    /// Why there is no verdict on an answer.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum AnswerError: Error, "lesson", "", "";
    /// The node has no task.
    NoTask = "no-task-here", "there is no task here; choose a place that has one";
    /// The position of the task is not legal.
    NoPosition = "no-position-here", "the position of this task is not legal, so no move answers it; set up a legal one";
    /// The answer is of another kind than the task, or a move that is not legal.
    OtherAnswer = "other-answer", "this is no answer to this task; give what it asks for";
    /// The formula of the task cannot be read.
    Formula(reasons: FormulaError) = {reasons.code()}, "the formula of this task: {reasons}";
}

sentences!(AnswerError);

/// Judges an answer to the task of a node; the search for a mate looks at this many positions at most. A game that is
/// played out is judged by [`judge_play`](super::judge_play).
///
/// ```
/// use gridmate::document::{Document, NodeId};
/// use gridmate::lesson::{self, GivenAnswer, TaskVerdict};
/// use gridmate::notation::{pgn, san};
/// use gridmate::rules::Position;
/// let text = "{[%task find] [%wrong No.]} 1. e4 (1. f3 {It weakens the king.}) (1. d4 $1) *";
/// let document = Document::from_game(&pgn::read(text).next().unwrap()?)?;
/// let given = |san: &str| GivenAnswer::Move(san::parse(&Position::initial(), san).unwrap());
/// let verdict = |san: &str| lesson::answer(&document, NodeId::ROOT, &given(san), 0);
/// assert!(matches!(verdict("e4")?, TaskVerdict::Right { node: Some(_), .. }));
/// assert!(matches!(verdict("d4")?, TaskVerdict::Right { node: Some(_), .. }));
/// let TaskVerdict::Wrong { node: Some(node), .. } = verdict("f3")? else { panic!("it is wrong") };
/// assert_eq!(document.note(node).unwrap().after, ["It weakens the king."]);
/// assert_eq!(verdict("a3")?, TaskVerdict::WRONG);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn answer(document: &Document, node: NodeId, given: &GivenAnswer, nodes: u32) -> Result<TaskVerdict, AnswerError> {
    let task = task_at(document, node).ok_or(AnswerError::NoTask)?;
    let position = || position_at(document, node).ok_or(AnswerError::NoPosition);
    match (&task, given) {
        (LessonTask::Find, &GivenAnswer::Move(played)) => {
            position()?.play(played).ok_or(AnswerError::OtherAnswer)?;
            Ok(answer_find(document, node, played))
        }
        (&LessonTask::Mate(moves), &GivenAnswer::Move(played)) => {
            let position = position()?;
            position.play(played).ok_or(AnswerError::OtherAnswer)?;
            let next = TreeMoves::of(document).after(document, node).into_iter().find(|next| next.played == played);
            let known = next.map(|next| next.last);
            Ok(match answer_mate(&position, moves, played, nodes) {
                TaskVerdict::Right { reply, .. } => TaskVerdict::Right { node: known, reply },
                TaskVerdict::Wrong { line, extra, .. } => TaskVerdict::Wrong { node: known, line, extra },
                verdict => verdict,
            })
        }
        (LessonTask::Squares(_) | LessonTask::Formula(_), &GivenAnswer::Squares(squares)) => {
            let wanted = marked_squares(&task, position_at(document, node).as_ref())?;
            let extra = squares.difference(wanted).into_iter().map(|square| square.index()).collect();
            Ok(complete(wanted.difference(squares).len(), extra))
        }
        (LessonTask::Choose(choices), GivenAnswer::Choices(places)) => {
            let is_right = |place: &usize| choices.get(*place).map(|choice| choice.is_right);
            if places.iter().any(|place| is_right(place).is_none()) {
                return Err(AnswerError::OtherAnswer);
            }
            let extra = places.iter().copied().filter(|place| is_right(place) == Some(false)).collect();
            let is_missing = |(place, choice): &(usize, &LessonChoice)| choice.is_right && !places.contains(place);
            Ok(complete(choices.iter().enumerate().filter(is_missing).count() as u32, extra))
        }
        _ => Err(AnswerError::OtherAnswer),
    }
}

/// The verdict on a set, of which this much is missing and this is too much.
fn complete(missing: u32, extra: Vec<usize>) -> TaskVerdict {
    match missing {
        _ if !extra.is_empty() => TaskVerdict::Wrong { node: None, line: Vec::new(), extra },
        0 => TaskVerdict::RIGHT,
        _ => TaskVerdict::Incomplete { missing },
    }
}

fn answer_find(document: &Document, node: NodeId, played: Move) -> TaskVerdict {
    let moves = TreeMoves::of(document);
    let found = moves.answers(document, node).into_iter().find(|(next, _)| next.played == played);
    match found {
        Some((next, true)) => TaskVerdict::Right { node: Some(next.last), reply: None },
        Some((next, false)) => {
            let line = moves.line(document, next.last).into_iter().map(|next| next.played).collect();
            TaskVerdict::Wrong { node: Some(next.last), line, extra: Vec::new() }
        }
        None => TaskVerdict::WRONG,
    }
}

/// The squares that a task wants to be marked, in its position; the sets of a formula that depend on a position are empty
/// without one. None for any other task.
///
/// ```
/// use gridmate::lesson::marked_squares;
/// use gridmate::notation::pgn::LessonTask;
/// let task = LessonTask::Formula("knight from g2".into());
/// assert_eq!(marked_squares(&task, None)?.into_iter().map(|square| square.to_string()).collect::<String>(), "e1e3f4h4");
/// # Ok::<(), gridmate::lesson::AnswerError>(())
/// ```
pub fn marked_squares(task: &LessonTask, position: Option<&Position>) -> Result<Bitboard, AnswerError> {
    match task {
        LessonTask::Squares(squares) => Ok(*squares),
        LessonTask::Formula(text) => {
            let formula: Formula = text.parse().map_err(AnswerError::Formula)?;
            if formula.on_board().is_some() && position.is_none() {
                return Err(AnswerError::NoPosition);
            }
            let relation = formula.relation(|set| position.map_or(Relation::EMPTY, |position| set.relation(position)));
            Ok(relation.targets())
        }
        _ => Err(AnswerError::OtherAnswer),
    }
}

/// Judges a move where a mate in a number of moves is to be found: it is right if it mates within them against every reply. Then
/// the reply that holds longest is given; else the reply that escapes.
///
/// ```
/// use gridmate::lesson::{TaskVerdict, answer_mate};
/// use gridmate::notation::san;
/// use gridmate::rules::Position;
/// let position: Position = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1".parse()?;
/// let verdict = |san| answer_mate(&position, 2, san::parse(&position, san).unwrap(), 100_000);
/// assert!(matches!(verdict("Ra6"), TaskVerdict::Right { reply: Some(_), .. }));
/// assert!(matches!(verdict("Rxa7+"), TaskVerdict::Wrong { line, .. } if line.len() == 1));
/// # Ok::<(), gridmate::notation::fen::FenError>(())
/// ```
#[must_use]
pub fn answer_mate(position: &Position, moves: u8, played: Move, nodes: u32) -> TaskVerdict {
    let Some(after) = position.play(played) else { return TaskVerdict::WRONG };
    if !after.has_legal_move() {
        return if after.is_check() && moves > 0 { TaskVerdict::RIGHT } else { TaskVerdict::WRONG };
    }
    match MateSearch::new(nodes).defence(&after, moves.saturating_sub(1)) {
        Some((reply, Some(_))) => TaskVerdict::Right { node: None, reply: Some(reply) },
        Some((reply, None)) => TaskVerdict::Wrong { node: None, line: vec![reply], extra: Vec::new() },
        None => TaskVerdict::NotProved,
    }
}
