//! What is wrong with a lesson, and what puts it right.

use super::answer::{AnswerError, marked_squares};
use super::mate::{MateProof, MateSearch};
use super::moves::TreeMoves;
use super::{orientation, tasks};
use crate::board::Color;
use crate::diagnostic::{Argument, diagnostics, sentences};
use crate::document::{Document, NodeId, Note};
use crate::game::End;
use crate::notation::pgn::{LessonChoice, LessonTask, PlayTask};
use crate::notation::san;
use crate::rules::{Move, Position};
use crate::sets::FormulaError;
use core::iter::successors;
use std::collections::BTreeSet;

/// The number of texts of a task to choose from.
const CHOICES: core::ops::RangeInclusive<usize> = 2..=4;
/// The levels of the engine.
const LEVELS: core::ops::RangeInclusive<u8> = 1..=10;
/// The mark of a variation that is made a right answer.
const GOOD_MOVE: u16 = 1;

diagnostics! {
    /// What is wrong with a lesson.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum FaultKind: Warning, "lesson", "", "";
    /// Nothing is asked for.
    NoTask = "no-task", "this chapter asks for nothing; set a task";
    /// No move follows a task to find one.
    NoAnswer = "no-answer", "this task has no answer; play the move that is to be found";
    /// A task for a move or a game has no legal position.
    NoPosition = "no-position", "this task needs a legal position";
    /// The game is over where a task begins.
    Over(reasons: End) [end: reasons] = "task-over", "the game is over here ({end}), and nothing can be played";
    /// Another move mates as well as the solution.
    AlsoMates(san: String) = "also-mates", "{san} mates too; as a variation marked ! it is right";
    /// There is no such mate.
    NoMate(count: u8) = "no-mate", "there is no mate in {count} here";
    /// There is a mate in fewer moves.
    ShorterMate(count: u8) = "shorter-mate", "there is a mate in {count} here";
    /// The search for a mate has reached its limit.
    NotProved(count: u8) = "mate-not-proved", "a mate in {count} is not proved here; the search has reached its limit";
    /// The move of the solution does not mate in time.
    SolutionFails(san: String, count: u8) = "solution-fails", "{san} is the solution, and does not mate in {count}";
    /// The formula cannot be read.
    Formula(reasons: FormulaError) = {reasons.code()}, "the formula of this task cannot be read: {reasons}";
    /// No square is to be marked.
    NoSquares = "no-squares", "this task wants no square to be marked";
    /// No text says which squares or texts are wanted.
    NoQuestion = "no-question", "no text says what is wanted here; write the question as a comment";
    /// Too few or too many texts to choose from.
    ChoiceCount(count: usize) = "choice-count", "texts to choose from: {count}; two to four are wanted";
    /// All texts are wrong.
    NoneRight = "none-right", "none of the texts is right";
    /// A text to choose is empty.
    BlankChoice = "blank-choice", "a text to choose is empty";
    /// A text to choose comes twice.
    SameChoice(text: String) [text: Argument::Input(text.clone())] = "same-choice", "the text {text} is there twice";
    /// A level that there is not.
    Level(count: u8) = "task-level", "there is no level {count}; levels go from 1 to 10";
    /// A number of moves that is none.
    NoMoves = "task-moves", "this task leaves no move; it needs one at least";
    /// A hint that belongs to no task and no answer.
    LostHint = "lost-hint", "this hint is never shown; there is no task here, and no wrong answer";
    /// A reply that belongs to no task.
    LostReply = "lost-reply", "this reply to wrong answers is never shown; there is no task here";
    /// The learner is on the other side of the board than the tag `Orientation` says.
    Orientation(color: Color) = "orientation", "{color} is to answer, and sits at the other side of the board";
}

sentences!(FaultKind);

/// A fault of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonFault {
    /// Where it is.
    pub node: NodeId,
    /// What it is.
    pub kind: FaultKind,
    /// What puts it right, if anything is known.
    pub fix: Option<LessonFix>,
}

/// A change that puts a fault right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonFix {
    /// The move becomes a variation that is marked as good.
    AddAnswer(Move),
    /// The task becomes another.
    SetTask(LessonTask),
    /// Hint and reply are taken away.
    ClearReplies,
    /// The tag `Orientation` names this side.
    Orientation(Color),
}

impl LessonFault {
    const fn new(node: NodeId, kind: FaultKind, fix: Option<LessonFix>) -> Self {
        Self { node, kind, fix }
    }

    /// Puts the fault right, as one change; returns whether there was a fix.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::lesson;
    /// use gridmate::notation::pgn;
    /// let text = "[FEN \"7k/8/6K1/8/8/8/8/R4R2 w - - 0 1\"]\n\n{[%task find]} 1. Ra8# *";
    /// let mut document = Document::from_game(&pgn::read(text).next().unwrap()?)?;
    /// let faults = lesson::faults(&document, 10_000);
    /// assert_eq!(faults[0].kind.to_string(), "Rf8# mates too; as a variation marked ! it is right");
    /// assert!(faults[0].fix(&mut document));
    /// assert_eq!(lesson::faults(&document, 10_000), []);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fix(&self, document: &mut Document) -> bool {
        let note = |document: &Document, node| document.note(node).cloned().unwrap_or_default();
        match &self.fix {
            None => false,
            Some(LessonFix::AddAnswer(played)) => {
                let cursor = document.cursor_node();
                document.select(self.node);
                let Ok(node) = document.play(*played) else { return false };
                let mut nags = note(document, node).nags;
                nags.push(GOOD_MOVE);
                document.join();
                document.set_note(node, Note { nags, ..note(document, node) });
                document.select(cursor)
            }
            Some(LessonFix::SetTask(task)) => document.set_task(self.node, Some(task.clone())),
            Some(LessonFix::ClearReplies) => {
                let (hint, wrong) = Default::default();
                document.set_note(self.node, Note { hint, wrong, ..note(document, self.node) })
            }
            Some(LessonFix::Orientation(color)) => document.set_tag("Orientation", color.name()).is_ok(),
        }
    }
}

/// What is wrong with a lesson, by node in the order of [`tasks`]; each search for a mate looks at this many positions at most.
#[must_use]
pub fn faults(document: &Document, nodes: u32) -> Vec<LessonFault> {
    let tasks = tasks(document);
    let mut finder = FaultFinder { document, moves: TreeMoves::of(document), nodes, faults: Vec::new() };
    if tasks.is_empty() {
        finder.add(NodeId::ROOT, FaultKind::NoTask, None);
    }
    for (node, task) in &tasks {
        finder.look_at(*node, task);
    }
    finder.look_at_questions(&tasks);
    finder.look_at_replies(&tasks);
    finder.look_at_orientation(&tasks);
    finder.faults
}

struct FaultFinder<'d> {
    document: &'d Document,
    moves: TreeMoves,
    nodes: u32,
    faults: Vec<LessonFault>,
}

impl FaultFinder<'_> {
    fn add(&mut self, node: NodeId, kind: FaultKind, fix: Option<LessonFix>) {
        self.faults.push(LessonFault::new(node, kind, fix));
    }

    fn look_at(&mut self, node: NodeId, task: &LessonTask) {
        match task {
            LessonTask::Squares(_) | LessonTask::Formula(_) => {
                let position = self.moves.position_after(self.document, node);
                match marked_squares(task, position.as_ref()) {
                    Ok(squares) if squares.is_empty() => self.add(node, FaultKind::NoSquares, None),
                    Ok(_) => {}
                    Err(AnswerError::Formula(error)) => self.add(node, FaultKind::Formula(error), None),
                    Err(_) => self.add(node, FaultKind::NoPosition, None),
                }
            }
            LessonTask::Choose(choices) => self.look_at_choices(node, choices),
            LessonTask::Find | LessonTask::Mate(_) | LessonTask::Play(_) => {
                let Some(position) = self.moves.position_after(self.document, node) else {
                    return self.add(node, FaultKind::NoPosition, None);
                };
                if let Some(end) = End::of_position(&position) {
                    return self.add(node, FaultKind::Over(end), None);
                }
                match task {
                    LessonTask::Mate(moves) => self.look_at_mate(node, &position, *moves),
                    LessonTask::Play(play) => self.look_at_play(node, *play),
                    _ => self.look_at_find(node, &position),
                }
            }
        }
    }

    fn look_at_find(&mut self, node: NodeId, position: &Position) {
        let answers = self.moves.answers(self.document, node);
        let Some((first, _)) = answers.first() else { return self.add(node, FaultKind::NoAnswer, None) };
        let mates = |played| position.play_unchecked(played).is_checkmate();
        if !mates(first.played) {
            return;
        }
        let is_known = |played| answers.iter().any(|(next, is_right)| *is_right && next.played == played);
        for played in position.legal_moves() {
            if mates(played) && !is_known(played) {
                let san = san::write(position, played);
                self.add(node, FaultKind::AlsoMates(san), Some(LessonFix::AddAnswer(played)));
            }
        }
    }

    fn look_at_mate(&mut self, node: NodeId, position: &Position, moves: u8) {
        if moves == 0 {
            return self.add(node, FaultKind::NoMoves, None);
        }
        let mut search = MateSearch::new(self.nodes);
        match search.prove(position, moves) {
            MateProof::None => return self.add(node, FaultKind::NoMate(moves), None),
            MateProof::Unknown => return self.add(node, FaultKind::NotProved(moves), None),
            MateProof::Mate(count) if count < moves => {
                let fix = LessonFix::SetTask(LessonTask::Mate(count));
                self.add(node, FaultKind::ShorterMate(count), Some(fix));
            }
            MateProof::Mate(_) => {}
        }
        let Some(first) = self.moves.after(self.document, node).into_iter().next() else { return };
        let after = position.play_unchecked(first.played);
        let fails = match search.defence(&after, moves - 1) {
            Some((_, count)) => count.is_none(),
            None => !after.is_checkmate() && !after.has_legal_move(),
        };
        if fails {
            self.add(node, FaultKind::SolutionFails(san::write(position, first.played), moves), None);
        }
    }

    fn look_at_play(&mut self, node: NodeId, play: PlayTask) {
        if !LEVELS.contains(&play.level) {
            let level = play.level.clamp(*LEVELS.start(), *LEVELS.end());
            let fix = LessonFix::SetTask(LessonTask::Play(PlayTask { level, ..play }));
            self.add(node, FaultKind::Level(play.level), Some(fix));
        }
        if play.moves == 0 {
            self.add(node, FaultKind::NoMoves, None);
        }
    }

    fn look_at_choices(&mut self, node: NodeId, choices: &[LessonChoice]) {
        if !CHOICES.contains(&choices.len()) {
            self.add(node, FaultKind::ChoiceCount(choices.len()), None);
        }
        if !choices.iter().any(|choice| choice.is_right) {
            self.add(node, FaultKind::NoneRight, None);
        }
        let without = |index: usize| {
            let mut rest = choices.to_vec();
            rest.remove(index);
            Some(LessonFix::SetTask(LessonTask::Choose(rest)))
        };
        for (index, choice) in choices.iter().enumerate() {
            let is_same = |known: &LessonChoice| known.text == choice.text;
            if choice.text.trim().is_empty() {
                self.add(node, FaultKind::BlankChoice, without(index));
            } else if choices.iter().take(index).any(is_same) {
                self.add(node, FaultKind::SameChoice(choice.text.clone()), without(index));
            }
        }
    }

    /// Squares to mark and texts to choose from need a text, at their node or on the way to it from the task before.
    fn look_at_questions(&mut self, tasks: &[(NodeId, LessonTask)]) {
        let has_text = |note: &Note| note.before.iter().chain(&note.after).any(|text| !text.trim().is_empty());
        let asked: BTreeSet<NodeId> = tasks.iter().map(|(node, _)| *node).collect();
        for (node, task) in tasks {
            if !matches!(task, LessonTask::Squares(_) | LessonTask::Formula(_) | LessonTask::Choose(_)) {
                continue;
            }
            let before = |&node: &NodeId| self.document.parent(node).filter(|parent| !asked.contains(parent));
            let mut notes = successors(Some(*node), before).filter_map(|node| self.document.note(node));
            if !notes.any(has_text) {
                self.add(*node, FaultKind::NoQuestion, None);
            }
        }
    }

    /// Hints and replies where nothing shows them.
    fn look_at_replies(&mut self, tasks: &[(NodeId, LessonTask)]) {
        let tasks: BTreeSet<NodeId> = tasks.iter().map(|(node, _)| *node).collect();
        let answers = tasks.iter().flat_map(|&node| self.moves.after(self.document, node));
        let answers: BTreeSet<NodeId> = answers.map(|next| next.last).collect();
        for node in self.document.nodes() {
            let Some(note) = self.document.note(node).filter(|_| !tasks.contains(&node)) else { continue };
            if !note.wrong.is_empty() {
                self.add(node, FaultKind::LostReply, Some(LessonFix::ClearReplies));
            } else if !note.hint.is_empty() && !answers.contains(&node) {
                self.add(node, FaultKind::LostHint, Some(LessonFix::ClearReplies));
            }
        }
    }

    /// The first task for a side, and the side that is down.
    fn look_at_orientation(&mut self, tasks: &[(NodeId, LessonTask)]) {
        let is_for_side =
            |task: &LessonTask| matches!(task, LessonTask::Find | LessonTask::Mate(_) | LessonTask::Play(_));
        let first = tasks.iter().find(|(_, task)| is_for_side(task)).map(|(node, _)| *node);
        let Some((down, node)) = orientation(self.document).zip(first) else { return };
        if let Some(position) = self.moves.position_after(self.document, node)
            && position.turn() != down
        {
            let fix = LessonFix::Orientation(position.turn());
            self.add(node, FaultKind::Orientation(position.turn()), Some(fix));
        }
    }
}
