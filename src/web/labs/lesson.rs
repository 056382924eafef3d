//! Lessons: their chapters, answers to their tasks, and what is wrong with them.
//!
//! Documents come as their bytes, so that nodes are given by their places in the tree.

use super::files::document;
use crate::board::{Bitboard, Color};
use crate::diagnostic::{Diagnostic, call};
use crate::document::{Document, NodeId};
use crate::game::Game;
use crate::lesson::{self, AnswerError, GivenAnswer, LessonFix, SheetSolution, SheetTask, TaskVerdict};
use crate::notation::pgn::{LessonTask, PlayGoal, PlayTask};
use crate::notation::uci;
use crate::rules::{Move, Position};
use crate::web::error::{Failure, failure, write_whole};
use crate::web::json::Json;
use crate::web::read::{line_text, played, square};
use crate::web::task::write_task;
use wasm_bindgen::prelude::*;

/// The chapters of a lesson: documents, one after the other.
///
/// ```js
/// const lesson = LessonChapters.fromPgn('[FEN "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"]\n\n1. Ra8# *');
/// LessonChapters.fromBytes(lesson.bytes()).count; // 1
/// ```
#[wasm_bindgen]
#[derive(Debug)]
pub struct LessonChapters {
    chapters: Vec<Document>,
    notes: Vec<Diagnostic>,
}

#[wasm_bindgen]
impl LessonChapters {
    /// A lesson without chapters.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "JavaScript has no Default")]
    pub fn new() -> Self {
        Self { chapters: Vec::new(), notes: Vec::new() }
    }

    /// All documents of bytes.
    #[wasm_bindgen(js_name = fromBytes)]
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Failure> {
        let chapters = Document::chapters_from_bytes(bytes).map_err(failure)?;
        Ok(Self { chapters, notes: Vec::new() })
    }

    /// A chapter for each game of a PGN; a position with its solution becomes a puzzle.
    #[wasm_bindgen(js_name = fromPgn)]
    pub fn from_pgn(text: &str) -> Result<Self, Failure> {
        let (chapters, notes) = lesson::chapters_of_pgn(text);
        if chapters.is_empty() {
            return Err(failure(notes.into_iter().next().unwrap_or_else(|| call::NO_PASTED_TEXT.into())));
        }
        Ok(Self { chapters, notes })
    }

    /// Adds the document of bytes as the last chapter.
    pub fn add(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.chapters.push(document(bytes)?);
        Ok(())
    }

    /// The number of chapters.
    #[wasm_bindgen(getter)]
    pub fn count(&self) -> usize {
        self.chapters.len()
    }

    /// A chapter as the bytes of a document.
    pub fn chapter(&self, index: usize) -> Option<Vec<u8>> {
        self.chapters.get(index).map(Document::to_bytes)
    }

    /// All chapters as bytes, for a link, too.
    pub fn bytes(&self) -> Vec<u8> {
        Document::chapters_to_bytes(&self.chapters)
    }

    /// All chapters as games of a PGN.
    pub fn pgn(&self) -> String {
        let games: Vec<String> = self.chapters.iter().map(|chapter| chapter.records().to_string()).collect();
        games.join("\n")
    }

    /// What is printed of each chapter, with its boards as SVG. A mate that a chapter does not show is looked for, by a search
    /// that looks at `most` positions at most for each move.
    #[wasm_bindgen(unchecked_return_type = "SheetChapter[]")]
    pub fn sheet(&self, most: u32) -> JsValue {
        Json::parsed_list(&self.chapters, |json, chapter| {
            json.object(|json| {
                json.field("title").text(chapter.tag("Event").filter(|title| *title != "?").unwrap_or_default());
                json.field("learner").letter(lesson::learner(chapter).char());
                json.field("tasks").list(lesson::sheet(chapter, most), |json, task| write_printed(json, &task));
            });
        })
    }

    /// What is odd about the PGN that was read.
    #[wasm_bindgen(unchecked_return_type = "Diagnostic[]")]
    pub fn notes(&self) -> JsValue {
        Json::parsed_list(&self.notes, write_whole)
    }
}

fn write_printed(json: &mut Json, printed: &SheetTask) {
    json.object(|json| {
        write_task(json.field("task"), &printed.task);
        json.field("board").text(&printed.board.svg());
        json.field("turn").letter(printed.turn.char());
        json.field("text").text(&printed.text);
        json.field("hint").text(&printed.hint);
        let (mut lines, mut squares, mut texts) = (&[][..], Bitboard::EMPTY, &[][..]);
        match &printed.solution {
            SheetSolution::Lines(found) => lines = found,
            SheetSolution::Squares(found) => squares = *found,
            SheetSolution::Texts(found) => texts = found,
            SheetSolution::None => {}
        }
        json.field("lines").list(lines, |json, line| json.text(line));
        json.field("squares").list(squares, Json::square);
        json.field("texts").list(texts, Json::plain);
    });
}

/// A task as a document has it, of its kind with its numbers and texts: moves, numbers of squares, for each text whether it is
/// right, level and moves; the formula, or the texts to choose from.
///
/// ```js
/// taskText('mate', [3], []); // 'mate 3'
/// taskText('choose', [1, 0], ['yes', 'no']); // 'choose +yes|-no'
/// ```
#[wasm_bindgen(js_name = taskText)]
pub fn task_text(kind: &str, numbers: &[u16], texts: Vec<String>) -> Result<String, Failure> {
    let task = LessonTask::of(kind, numbers, &texts).ok_or_else(|| failure(call::NO_SUCH_TASK))?;
    Ok(task.to_string())
}

/// What a task asks for, as a document has it; nothing where it is none.
///
/// ```js
/// readTask('mate 3'); // { kind: 'mate', moves: 3 }
/// ```
#[wasm_bindgen(js_name = readTask, unchecked_return_type = "ShownTask | null")]
pub fn read_task(text: &str) -> JsValue {
    let task: Option<LessonTask> = text.parse().ok();
    Json::parsed(|json| json.maybe(task.as_ref(), write_task))
}

/// What a document asks for, and which side it asks.
///
/// ```js
/// const { learner, tasks } = lessonTasks(LessonChapters.fromPgn('{[%task find]} 1. e4 *').chapter(0));
/// [learner, tasks[0].task.kind]; // ['w', 'find']
/// ```
#[wasm_bindgen(js_name = lessonTasks, unchecked_return_type = "LessonTasks")]
pub fn lesson_tasks(bytes: &[u8]) -> Result<JsValue, Failure> {
    let document = document(bytes)?;
    let nodes = document.nodes();
    Ok(Json::parsed_object(|json| {
        json.field("learner").letter(lesson::learner(&document).char());
        json.field("tasks").list(lesson::tasks(&document), |json, (node, task)| {
            json.object(|json| {
                json.field("node").plain(place_of(&nodes, node));
                write_task(json.field("task"), &task);
            });
        });
    }))
}

/// Judges an answer to the task of a node: a move as UCI, or the numbers of squares, or the places of texts. A search for
/// mate looks at this many positions at most.
///
/// ```js
/// const bytes = LessonChapters.fromPgn('{[%task find]} 1. e4 (1. f3 {weak}) *').chapter(0);
/// taskAnswer(bytes, 0, 'e2e4', [], 1000).verdict; // 'right'
/// taskAnswer(bytes, 0, 'f2f3', [], 1000); // { verdict: 'wrong', node: 2, line: '', extra: [] }
/// ```
#[wasm_bindgen(js_name = taskAnswer, unchecked_return_type = "TaskVerdict")]
pub fn task_answer(
    bytes: &[u8],
    node: usize,
    given: Option<String>,
    numbers: &[u8],
    most: u32,
) -> Result<JsValue, Failure> {
    let document = document(bytes)?;
    let nodes = document.nodes();
    let Some(&at) = nodes.get(node) else {
        return Err(failure(call::NO_SUCH_NODE.diagnostic().with("node", node)));
    };
    let task = lesson::task_at(&document, at).ok_or_else(|| failure(AnswerError::NoTask))?;
    let position = document.line_to(at).and_then(|(line, steps)| line.state(steps).position().copied());
    let answer = match (&task, given) {
        (LessonTask::Squares(_) | LessonTask::Formula(_), None) => {
            GivenAnswer::Squares(numbers.iter().map(|&number| square(number)).collect::<Result<Bitboard, _>>()?)
        }
        (_, None) => GivenAnswer::Choices(numbers.iter().map(|&number| number.into()).collect()),
        (_, Some(text)) => {
            let position = position.ok_or_else(|| failure(AnswerError::NoPosition))?;
            let variant = document.start().variant_of(&position);
            GivenAnswer::Move(uci::parse_lenient(&position, &text, variant).map_err(failure)?)
        }
    };
    let verdict = lesson::answer(&document, at, &answer, most).map_err(failure)?;
    let after = match answer {
        GivenAnswer::Move(played) => position.and_then(|position| position.play(played)),
        _ => None,
    };
    let after = after.map(|after| Game::new(after, document.start().variant_of(&after)));
    Ok(verdict_object(&verdict, &nodes, after.as_ref()))
}

/// Judges a move where a mate in a number of moves is to be found, after some UCI moves from a start.
///
/// ```js
/// mateAnswer('kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', '', 2, 'a1a6', 100000).verdict; // 'right'
/// ```
#[wasm_bindgen(js_name = mateAnswer, unchecked_return_type = "TaskVerdict")]
pub fn mate_answer(start: &str, moves: &str, count: u8, given: &str, most: u32) -> Result<JsValue, Failure> {
    let game = played(start, moves)?;
    let found = uci::parse_lenient(game.position(), given, game.variant()).map_err(failure)?;
    let verdict = lesson::answer_mate(game.position(), count, found, most);
    let after = game.position().play(found).map(|after| Game::new(after, game.variant()));
    Ok(verdict_object(&verdict, &[], after.as_ref()))
}

/// Judges a game that is played out, to `win`, `hold` or `draw` within a number of moves, after some UCI moves from the
/// position of the task.
///
/// ```js
/// playVerdict('win', 2, '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8').verdict; // 'right'
/// ```
#[wasm_bindgen(js_name = playVerdict, unchecked_return_type = "TaskVerdict")]
pub fn play_verdict(goal: &str, count: u16, start: &str, moves: &str) -> Result<JsValue, Failure> {
    let goal = PlayGoal::ALL.into_iter().find(|known| known.name() == goal);
    let goal = goal.ok_or_else(|| failure(call::NO_SUCH_TASK))?;
    let verdict = lesson::judge_play(PlayTask { goal, level: 1, moves: count }, &played(start, moves)?);
    Ok(verdict_object(&verdict, &[], None))
}

/// What is wrong with a lesson; each search for mate looks at this many positions at most.
///
/// ```js
/// const [fault] = lessonFaults(LessonChapters.fromPgn('{[%task find]} *').chapter(0), 1000);
/// [fault.code, fault.node, fault.change]; // ['no-answer', 0, null]
/// ```
#[wasm_bindgen(js_name = lessonFaults, unchecked_return_type = "LessonFault[]")]
pub fn lesson_faults(bytes: &[u8], most: u32) -> Result<JsValue, Failure> {
    let document = document(bytes)?;
    let nodes = document.nodes();
    Ok(Json::parsed_list(lesson::faults(&document, most), |json, fault| {
        json.object(|json| {
            crate::web::error::write(json, &(&fault.kind).into());
            json.field("message").text(&fault.kind.to_string());
            json.field("node").plain(place_of(&nodes, fault.node));
            let position =
                || document.line_to(fault.node).and_then(|(line, steps)| line.state(steps).position().copied());
            json.field("change").maybe(fault.fix.as_ref(), |json, fix| write_change(json, fix, position, &document));
        });
    }))
}

fn write_change(json: &mut Json, fix: &LessonFix, position: impl FnOnce() -> Option<Position>, document: &Document) {
    json.object(|json| match fix {
        LessonFix::AddAnswer(played) => {
            json.field("kind").text("answer");
            let text =
                position().map(|position| uci::write(&position, *played, document.start().variant_of(&position)));
            json.field("move").text(&text.unwrap_or_default());
        }
        LessonFix::SetTask(task) => {
            json.field("kind").text("task");
            write_task(json.field("task"), task);
        }
        LessonFix::ClearReplies => json.field("kind").text("clear"),
        LessonFix::Orientation(color) => {
            json.field("kind").text("orientation");
            json.field("color").text(Color::name(*color));
        }
    });
}

/// The place of a node in the tree.
fn place_of(nodes: &[NodeId], node: NodeId) -> usize {
    nodes.iter().position(|&known| known == node).unwrap_or_default()
}

/// A verdict, with the game after the move that was given.
fn verdict_object(verdict: &TaskVerdict, nodes: &[NodeId], after: Option<&Game>) -> JsValue {
    let line = |line: &[Move]| after.map(|game| line_text(game, line)).unwrap_or_default();
    let place = |json: &mut Json, node: NodeId| json.plain(place_of(nodes, node));
    Json::parsed_object(|json| match verdict {
        TaskVerdict::Right { node, reply } => {
            json.field("verdict").text("right");
            json.field("node").maybe(*node, place);
            json.field("reply").maybe(*reply, |json, reply| json.text(&line(&[reply])));
        }
        TaskVerdict::Incomplete { missing } => {
            json.field("verdict").text("incomplete");
            json.field("missing").plain(missing);
        }
        TaskVerdict::Wrong { node, line: moves, extra } => {
            json.field("verdict").text("wrong");
            json.field("node").maybe(*node, place);
            json.field("line").text(&line(moves));
            json.field("extra").list(extra, Json::plain);
        }
        TaskVerdict::NotProved => json.field("verdict").text("not-proved"),
    })
}
