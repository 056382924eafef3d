//! What somebody shows of a document who is told the differences alone.

use gridmate::document::{Document, LineStep, NodeId, NodeStep, Note, Splice, Viewer};
use gridmate::game::Outcome;
use gridmate::rules::Position;
use gridmate::script::Sheet;
use std::collections::BTreeMap;

#[derive(Clone, Default)]
pub(crate) struct Shown {
    viewer: Viewer,
    version: u32,
    nodes: BTreeMap<u32, ShownNode>,
    line: Vec<LineStep>,
    text: Vec<u16>,
    position: Option<ShownPosition>,
}

/// What a position is made of, and how the game stands there.
type ShownPosition = (Sheet, Option<Position>, Option<Outcome>);

#[derive(Clone, PartialEq, Debug)]
struct ShownNode {
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    token: String,
    note: Note,
    step: NodeStep,
}

impl PartialEq for Shown {
    fn eq(&self, other: &Self) -> bool {
        (&self.nodes, &self.line, &self.text, &self.position)
            == (&other.nodes, &other.line, &other.text, &other.position)
    }
}

impl std::fmt::Debug for Shown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "{}", String::from_utf16_lossy(&self.text))?;
        writeln!(f, "{:?}", self.position)?;
        for step in &self.line {
            writeln!(f, "{step:?}")?;
        }
        for (number, ShownNode { parent, children, token, step, .. }) in &self.nodes {
            writeln!(f, "{number} {token:?} {step:?} {parent:?} {children:?}")?;
        }
        Ok(())
    }
}

impl Shown {
    /// Looks at the document, and keeps what is new about it.
    pub(crate) fn look(&mut self, document: &Document) {
        let change = self.viewer.look(document, true);
        if change.since == 0 {
            let viewer = std::mem::take(&mut self.viewer);
            *self = Self { viewer, ..Self::default() };
        } else {
            assert_eq!(change.since, self.version);
        }
        self.version = change.version;
        for node in change.gone {
            assert!(self.nodes.remove(&node.number()).is_some(), "{node:?} was not there");
        }
        for node in change.nodes {
            let shown = ShownNode {
                parent: document.parent(node),
                children: document.children(node).to_vec(),
                token: document.token(node).to_owned(),
                note: document.note(node).cloned().unwrap_or_default(),
                step: self.viewer.step(node).clone(),
            };
            self.nodes.insert(node.number(), shown);
        }
        if let Some(Splice { at, removed, added }) = change.line {
            self.line.splice(at..at + removed, added);
        }
        if let Some(Splice { at, removed, added }) = change.text {
            self.text.splice(at..at + removed, added.encode_utf16());
        }
        if change.is_other_position {
            let state = document.state();
            let end = document.standing(document.cursor()).end;
            self.position = Some((state.sheet().clone(), state.position().cloned(), end));
        }
    }
}
