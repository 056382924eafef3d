//! What the npm package asks and does beyond the page: facts about any node, what there is to say about the text, and
//! documents as PGN. `npm/document.d.ts` has the types.

use super::TreeDocument;
use super::view::{write_move, write_state, write_told};
use crate::diagnostic::{Diagnostic, call};
use crate::document::{Document, NodeId, NodeStep, Note};
use crate::game::{Claim, End, Game};
use crate::notation::pgn::{self, LessonTask, PgnGame};
use crate::notation::{san, uci};
use crate::script::{self, Start};
use crate::web::error::{Failure, failure, object, write_whole};
use crate::web::json::Json;
use crate::web::read::number_of;
use crate::web::task::write_task;
use std::collections::BTreeMap;
use wasm_bindgen::prelude::*;

/// Everything that there is to know of a document.
#[wasm_bindgen]
impl TreeDocument {
    /// An empty document from one of the 960 starts.
    pub fn chess960(number: f64) -> Result<Self, Failure> {
        Document::new(Start::chess960(number_of(number)?), "").map(Self::from).map_err(failure)
    }

    /// All nodes, each before those that follow it.
    #[wasm_bindgen(unchecked_return_type = "import('../document.js').Node[]")]
    pub fn nodes(&self) -> JsValue {
        let mut steps = BTreeMap::from([(NodeId::ROOT, NodeStep::Start)]);
        self.document.visit_steps(|nodes, kind, before| {
            for (index, &node) in nodes.iter().enumerate() {
                let is_last = index + 1 == nodes.len();
                steps.insert(node, NodeStep::of(&self.document, kind, before, is_last));
            }
        });
        Json::parsed_list(self.document.nodes(), |json, node| {
            self.write_node(json, node, steps.get(&node).unwrap_or(&NodeStep::Start), true);
        })
    }

    /// A node, as it is on the line to it.
    #[wasm_bindgen(js_name = node, unchecked_return_type = "import('../document.js').Node")]
    pub fn node_facts(&self, number: u32) -> Result<JsValue, Failure> {
        let node = self.node(number)?;
        let step = self.document.line_to(node).filter(|_| node != NodeId::ROOT).and_then(|(line, steps)| {
            let step = line.step(steps.checked_sub(1)?)?;
            let is_last = self.tokens_to(node) == step.tokens.end;
            Some(NodeStep::of(&self.document, step.kind, &line.state(steps - 1), is_last))
        });
        Ok(Json::parsed(|json| self.write_node(json, node, &step.unwrap_or_default(), true)))
    }

    /// What is there after a node.
    #[wasm_bindgen(unchecked_return_type = "import('../document.js').Position")]
    pub fn position(&self, number: u32) -> Result<JsValue, Failure> {
        let (line, steps) = self.line_to(number)?;
        let state = line.state(steps);
        let game = script::game_of(&line, steps);
        let end = game.as_ref().and_then(Game::end);
        let claims = Claim::ALL.into_iter().filter(|&claim| game.as_ref().is_some_and(|game| game.can_claim(claim)));
        Ok(Json::parsed_object(|json| {
            write_state(json, &state);
            json.field("reasons").list(state.reasons(), |json, reason| json.text(&reason.to_string()));
            json.field("repetitions").plain(game.as_ref().map_or(0, Game::repetitions));
            json.field("end").maybe(end, |json, end| json.text(end.code()));
            let winner = end.and_then(End::winner);
            json.field("winner").maybe(winner, |json, side| json.letter(side.char()));
            json.field("claims").list(claims, |json, claim| json.text(End::Claimed(claim).code()));
        }))
    }

    /// What a lesson asks for after a node.
    #[wasm_bindgen(unchecked_return_type = "ShownTask | null")]
    pub fn task(&self, number: u32) -> Result<JsValue, Failure> {
        let task = self.document.note(self.node(number)?).and_then(Note::lesson_task);
        Ok(Json::parsed(|json| json.maybe(task.as_ref(), write_task)))
    }

    /// The legal moves after a node.
    #[wasm_bindgen(js_name = legalMoves, unchecked_return_type = "import('../document.js').LegalMove[]")]
    pub fn legal_moves(&self, number: u32) -> Result<JsValue, Failure> {
        let (line, steps) = self.line_to(number)?;
        let state = line.state(steps);
        let moves = state
            .position()
            .into_iter()
            .flat_map(|position| position.legal_moves().into_iter().map(move |played| (position, played)));
        Ok(Json::parsed_list(moves, |json, (position, played)| {
            let uci = uci::write(position, played, self.document.start().variant_of(position));
            json.object(|json| write_move(json, &san::write(position, played), &uci));
        }))
    }

    /// What there is to say about the line.
    #[wasm_bindgen(unchecked_return_type = "import('../document.js').LineDiagnostic[]")]
    pub fn diagnostics(&self) -> JsValue {
        let path = self.document.path();
        Json::parsed_list(self.document.script().diagnostics(), |json, told| write_told(json, &told, path))
    }

    /// What is said about the whole.
    #[wasm_bindgen(unchecked_return_type = "ShownGame")]
    pub fn game(&self) -> JsValue {
        Json::parsed_object(|json| self.write_game(json))
    }

    /// How the game ended, and why.
    #[wasm_bindgen(unchecked_return_type = "import('../document.js').Result")]
    pub fn result(&self) -> JsValue {
        let outcome = self.document.result();
        Json::parsed_object(|json| {
            json.field("result").text(outcome.result.text());
            json.field("cause").maybe(outcome.cause, |json, cause| json.text(cause.code()));
        })
    }

    /// The numbers of all nodes, in the order in which bytes have them.
    pub fn numbers(&self) -> Vec<u32> {
        self.document.nodes().into_iter().map(NodeId::number).collect()
    }

    /// Gives the nodes the numbers again that they had before; returns whether they fit.
    pub fn renumber(&mut self, numbers: &[u32]) -> bool {
        let numbers: Vec<NodeId> = numbers.iter().copied().map(NodeId::from_number).collect();
        self.document.renumber(&numbers)
    }

    /// The text of the line.
    pub fn text(&self) -> String {
        self.document.script().text().to_owned()
    }

    /// The nodes of the line.
    pub fn line(&self) -> Vec<u32> {
        self.document.path().iter().map(|node| node.number()).collect()
    }

    /// The node before the cursor.
    pub fn cursor(&self) -> u32 {
        self.document.cursor_node().number()
    }

    /// Whether there is a change to take back.
    #[wasm_bindgen(js_name = canUndo)]
    pub fn can_undo(&self) -> bool {
        self.document.can_undo()
    }

    /// Whether there is a change to make again.
    #[wasm_bindgen(js_name = canRedo)]
    pub fn can_redo(&self) -> bool {
        self.document.can_redo()
    }

    /// The document as PGN.
    pub fn pgn(&self) -> String {
        self.document.records().to_string()
    }

    /// How many tokens PGN cannot say.
    #[wasm_bindgen(js_name = leftOut)]
    pub fn left_out(&self) -> usize {
        self.document.records().left_out
    }
}

/// What there is to say about the text, put right.
#[wasm_bindgen]
impl TreeDocument {
    /// Puts right what there is to say about a node of the line; returns whether there was a fix.
    pub fn fix(&mut self, number: u32) -> Result<bool, Failure> {
        let node = self.node(number)?;
        let token = self.document.path().iter().position(|&known| known == node);
        token.map_or(Ok(false), |token| self.document.fix(token)).map_err(failure)
    }

    /// Puts right all that has a fix, and leaves out what does nothing; returns how many tokens were written anew, were left
    /// out, and how many separators were put right.
    #[wasm_bindgen(js_name = fixAll, unchecked_return_type = "{ rewritten: number; removed: number; separators: number }")]
    pub fn fix_all(&mut self) -> Result<JsValue, Failure> {
        let fixes = self.document.fix_all().map_err(failure)?;
        Ok(Json::parsed_object(|json| {
            json.field("rewritten").plain(fixes.rewritten);
            json.field("removed").plain(fixes.removed);
            json.field("separators").plain(fixes.separators);
        }))
    }
}

/// A task as it is written, if it is one.
pub(super) fn checked_task(text: String) -> Result<String, Failure> {
    if text.is_empty() {
        return Ok(text);
    }
    let task: LessonTask = text.parse().map_err(|_| failure(call::NO_SUCH_TASK))?;
    Ok(task.to_string())
}

impl TreeDocument {
    /// The line to a node, and after how many of its steps it is there.
    fn line_to(&self, number: u32) -> Result<(std::borrow::Cow<'_, script::Script>, usize), Failure> {
        let node = self.node(number)?;
        self.document
            .line_to(node)
            .ok_or_else(|| failure(script::EditError::TooLong(self.document.script().mode().longest())))
    }

    /// How many tokens the path to a node has.
    fn tokens_to(&self, node: NodeId) -> usize {
        std::iter::successors(self.document.parent(node), |&node| self.document.parent(node)).count()
    }
}

/// A game of a PGN.
#[wasm_bindgen]
#[derive(Debug)]
pub struct ReadGame {
    document: TreeDocument,
    /// Why it could not be read to its end.
    problem: Option<Diagnostic>,
    warnings: Vec<Diagnostic>,
}

#[wasm_bindgen]
impl ReadGame {
    /// The game as a document, up to where it can be read. It is taken out.
    pub fn document(self) -> TreeDocument {
        self.document
    }

    /// Why it could not be read to its end, if it could not.
    #[wasm_bindgen(unchecked_return_type = "Diagnostic | null")]
    pub fn problem(&self) -> JsValue {
        self.problem.as_ref().map_or(JsValue::NULL, object)
    }

    /// What is odd about it.
    #[wasm_bindgen(unchecked_return_type = "Diagnostic[]")]
    pub fn warnings(&self) -> JsValue {
        Json::parsed_list(&self.warnings, write_whole)
    }
}

/// The first games of a PGN, at most `most`; an error where none of them can be read.
#[wasm_bindgen(js_name = readPgn)]
pub fn read_pgn(text: &str, most: usize) -> Result<Vec<ReadGame>, Failure> {
    let (mut games, mut is_readable) = (Vec::new(), false);
    for read in pgn::read(text).take(most) {
        is_readable |= read.as_ref().map_or_else(pgn::Error::is_playable, |_| true);
        games.push(read_game(read)?);
    }
    if is_readable {
        return Ok(games);
    }
    let problem = games.into_iter().next().and_then(|game| game.problem);
    Err(failure(problem.unwrap_or_else(|| call::NO_TEXT.into())))
}

/// The document of a game, up to where it can be read.
fn read_game(read: Result<PgnGame, pgn::Error>) -> Result<ReadGame, Failure> {
    let (game, problem) = match read {
        Ok(game) => (game, None),
        Err(error) => {
            let problem = Diagnostic::from(&error);
            (error.into_game(), Some(problem))
        }
    };
    let document = Document::from_game(&game).map_err(failure)?;
    let warnings = game.warnings().iter().map(Diagnostic::from).collect();
    Ok(ReadGame { document: document.into(), problem, warnings })
}
