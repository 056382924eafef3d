//! What the npm package asks and does beyond the page, and what there is to say about the text, which the page has from
//! another module. Each answer of several values is one text of JSON.

use super::TreeDocument;
use super::facts::{write_letter, write_move, write_state};
use super::view::write_told;
use crate::document::{NodeId, NodeStep};
use crate::game::{Claim, End, Game};
use crate::notation::{san, uci};
use crate::rules::Variant;
use crate::script::{self, Mode};
use crate::web::error::{Failure, failure};
use crate::web::json::Json;
use std::collections::BTreeMap;
use wasm_bindgen::prelude::wasm_bindgen;

/// Everything that there is to know of a document.
#[wasm_bindgen]
impl TreeDocument {
    /// All nodes, each before those that follow it.
    #[must_use]
    pub fn nodes(&self) -> String {
        let mut steps = BTreeMap::from([(NodeId::ROOT, NodeStep::Start)]);
        self.document.visit_steps(|nodes, kind, before| {
            for (index, &node) in nodes.iter().enumerate() {
                let is_last = index + 1 == nodes.len();
                steps.insert(node, NodeStep::of(&self.document, kind, before, is_last));
            }
        });
        Json::of(|json| {
            json.list(self.document.nodes(), |json, node| {
                self.write_node(json, node, steps.get(&node).unwrap_or(&NodeStep::Start), true);
            });
        })
    }

    /// A node, as it is on the line to it.
    #[wasm_bindgen(js_name = node)]
    pub fn node_facts(&self, number: u32) -> Result<String, Failure> {
        let node = self.node(number)?;
        let step = self.document.line_to(node).filter(|_| node != NodeId::ROOT).and_then(|(line, steps)| {
            let step = line.step(steps.checked_sub(1)?)?;
            let is_last = self.tokens_to(node) == step.tokens.end;
            Some(NodeStep::of(&self.document, step.kind, &line.state(steps - 1), is_last))
        });
        Ok(Json::of(|json| self.write_node(json, node, &step.unwrap_or_default(), true)))
    }

    /// What is there after a node.
    pub fn position(&self, number: u32) -> Result<String, Failure> {
        let (line, steps) = self.line_to(number)?;
        let state = line.state(steps);
        let game = script::game_of(&line, steps);
        let end = game.as_ref().and_then(Game::end);
        let claims = Claim::ALL.into_iter().filter(|&claim| game.as_ref().is_some_and(|game| game.can_claim(claim)));
        Ok(Json::of(|json| {
            json.object(|json| {
                write_state(json, &state);
                json.field("reasons").list(state.reasons(), |json, reason| json.text(&reason.to_string()));
                json.field("repetitions").plain(game.as_ref().map_or(0, Game::repetitions));
                json.field("end").maybe(end, |json, end| json.text(end.code()));
                let winner = end.and_then(End::winner);
                json.field("winner").maybe(winner, |json, side| write_letter(json, side.char()));
                json.field("claims").list(claims, |json, claim| json.text(End::Claimed(claim).code()));
            });
        }))
    }

    /// The legal moves after a node.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self, number: u32) -> Result<String, Failure> {
        let (line, steps) = self.line_to(number)?;
        let state = line.state(steps);
        let position = state.position().copied();
        let moves = position.iter().flat_map(|position| {
            position.legal_moves().into_iter().map(|played| (*position, played)).collect::<Vec<_>>()
        });
        Ok(Json::of(|json| {
            json.list(moves, |json, (position, played)| {
                let uci = uci::write(&position, played, self.document.start().variant_of(&position));
                json.object(|json| write_move(json, &san::write(&position, played), &uci));
            });
        }))
    }

    /// What there is to say about the line.
    #[must_use]
    pub fn diagnostics(&self) -> String {
        let path = self.document.path();
        Json::of(|json| {
            json.list(self.document.script().diagnostics(), |json, told| write_told(json, &told, path));
        })
    }

    /// Names and values of the tags.
    #[must_use]
    pub fn tags(&self) -> String {
        Json::of(|json| {
            json.list(self.document.tags(), |json, (name, value)| {
                json.list([name, value], |json, text| json.text(text));
            });
        })
    }

    /// How the game ended, and why.
    #[must_use]
    pub fn result(&self) -> String {
        let outcome = self.document.result();
        Json::of(|json| {
            json.object(|json| {
                json.field("result").text(outcome.result.text());
                json.field("cause").maybe(outcome.cause, |json, cause| json.text(cause.code()));
            });
        })
    }

    /// The numbers of all nodes, in the order in which bytes have them.
    #[must_use]
    pub fn numbers(&self) -> Vec<u32> {
        self.document.nodes().into_iter().map(NodeId::number).collect()
    }

    /// Gives the nodes the numbers again that they had before; tells whether they fit.
    #[must_use]
    pub fn renumber(&mut self, numbers: &[u32]) -> bool {
        let numbers: Vec<NodeId> = numbers.iter().copied().map(NodeId::from_number).collect();
        self.document.renumber(&numbers)
    }

    /// Where it starts, as a FEN.
    #[must_use]
    pub fn start(&self) -> String {
        self.document.start().to_string()
    }

    /// Whether it is a game of Chess960.
    #[wasm_bindgen(js_name = isChess960)]
    #[must_use]
    pub fn is_chess960(&self) -> bool {
        self.document.start().variant == Variant::Chess960
    }

    /// Whether its tokens are read exactly as the spreadsheet does.
    #[wasm_bindgen(js_name = isSheet)]
    #[must_use]
    pub fn is_sheet(&self) -> bool {
        self.document.script().mode() == Mode::Sheet
    }

    /// The text of the line.
    #[must_use]
    pub fn text(&self) -> String {
        self.document.script().text().to_owned()
    }

    /// The nodes of the line.
    #[must_use]
    pub fn line(&self) -> Vec<u32> {
        self.document.path().iter().map(|node| node.number()).collect()
    }

    /// The node before the cursor.
    #[must_use]
    pub fn cursor(&self) -> u32 {
        self.document.cursor_node().number()
    }

    /// Whether there is a change to take back.
    #[wasm_bindgen(js_name = canUndo)]
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.document.can_undo()
    }

    /// Whether there is a change to make again.
    #[wasm_bindgen(js_name = canRedo)]
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.document.can_redo()
    }
}

/// What there is to say about the text, put right.
#[wasm_bindgen]
impl TreeDocument {
    /// Puts right what there is to say about a node of the line; tells whether there was a fix.
    pub fn fix(&mut self, number: u32) -> Result<bool, Failure> {
        let node = self.node(number)?;
        let token = self.document.path().iter().position(|&known| known == node);
        token.map_or(Ok(false), |token| self.document.fix(token)).map_err(failure)
    }

    /// Puts right all that has a fix, and leaves out what does nothing; tells how many tokens were written anew, were left
    /// out, and how many separators were put right.
    #[wasm_bindgen(js_name = fixAll)]
    pub fn fix_all(&mut self) -> Result<Vec<u32>, Failure> {
        let fixes = self.document.fix_all().map_err(failure)?;
        Ok([fixes.rewritten, fixes.removed, fixes.separators].map(|count| count as u32).to_vec())
    }
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
