//! What nodes and steps do, found where it may be another.
//!
//! A node is told as the first line has it that goes through it: the line that turns off last before it, and goes on by first
//! children. What a step is depends on the state before it and on the next few tokens, so it is enough to read from a step
//! that is the same on the line which is shown, a few tokens further than what is asked.

use super::{LineStep, NodeStep, SeenNode, Splice, Viewer};
use crate::document::dirty::DirtyNodes;
use crate::document::tree::NodeSet;
use crate::document::{Document, NodeId};
use crate::notation::{san, uci};
use crate::script::{LONGEST_RUN, ScriptState, StepKind};
use alloc::vec;
use alloc::vec::Vec;

/// Where more nodes than this may be other steps, all nodes are looked at in one go.
const MOST: usize = 256;

/// What nodes do that may do something else than before, and which nodes are gone.
type Found = (Vec<(NodeId, NodeStep)>, Vec<NodeId>);

impl Viewer {
    /// The steps of the line that are others.
    pub(super) fn look_at_line(&mut self, document: &Document, dirty: &DirtyNodes) -> Option<Splice<Vec<LineStep>>> {
        let (script, path) = (document.script(), document.path());
        let same = self.path.iter().zip(path).take_while(|(old, new)| old == new).count();
        let first = dirty.first_in(path.get(..same).unwrap_or_default()).unwrap_or(same);
        if first == path.len() && path.len() == self.path.len() {
            return None;
        }
        // A step is read from at most `LONGEST_RUN` tokens.
        let at = script.step_of(first.saturating_sub(LONGEST_RUN - 1)).min(script.steps());
        let steps = script.walk_from(at).map(|(step, before)| LineStep {
            nodes: path.get(step.tokens.clone()).unwrap_or_default().to_vec(),
            step: NodeStep::of(document, step.kind, &before, true),
        });
        let mut added: Vec<LineStep> = steps.collect();
        self.path.splice(same.., path.iter().skip(same).copied());
        let old = self.line.get(at..).unwrap_or_default();
        let start = old.iter().zip(&added).take_while(|(old, new)| old == new).count();
        let rest = old.len().min(added.len()) - start;
        let end = old.iter().rev().zip(added.iter().rev()).take(rest).take_while(|(old, new)| old == new).count();
        let removed = old.len() - start - end;
        added.truncate(added.len() - end);
        added.drain(..start);
        if removed == 0 && added.is_empty() {
            return None;
        }
        let at = at + start;
        self.line.splice(at..at + removed, added.iter().cloned());
        Some(Splice { at, removed, added })
    }

    /// The nodes that are new or others, and those that are gone.
    pub(super) fn look_at_nodes(&mut self, document: &Document, dirty: &DirtyNodes) -> (Vec<NodeId>, Vec<NodeId>) {
        let places = Places::of(document);
        let is_near = self.game.is_some() && !dirty.all;
        let near = if is_near { self.near(document, dirty, &places) } else { None };
        self.seen.resize(self.seen.len().max(document.tree.numbers()), SeenNode::default());
        let mut told = NodeSet::default();
        for &node in dirty.nodes.iter().filter(|&&node| places.contain(document, node)) {
            told.insert(node);
        }
        let (steps, gone) = match near {
            Some(near) => near,
            None => self.far(document),
        };
        for (node, step) in steps {
            let Some(seen) = self.seen.get_mut(node.index()) else { continue };
            let is_same = seen.is_there && seen.step == step && *seen.children == *document.children(node);
            if !is_same {
                told.insert(node);
            }
            (seen.is_there, seen.step) = (true, step);
        }
        for node in told.nodes() {
            if let Some(seen) = self.seen.get_mut(node.index()) {
                seen.is_there = true;
                seen.children = document.children(node).into();
            }
        }
        for &node in &gone {
            if let Some(seen) = self.seen.get_mut(node.index()) {
                *seen = SeenNode::default();
            }
        }
        (told.nodes().collect(), gone)
    }

    /// What each node does, and which are gone.
    fn far(&self, document: &Document) -> Found {
        let mut steps = vec![(NodeId::ROOT, NodeStep::Start)];
        if document.is_one_line() {
            // They are its steps, which have just been found.
            for LineStep { nodes, step } in &self.line {
                if let Some((&last, parts)) = nodes.split_last() {
                    steps.extend(parts.iter().map(|&part| (part, NodeStep::Part)));
                    steps.push((last, step.clone()));
                }
            }
        } else {
            document.visit_steps(|nodes, kind, before| {
                for (index, &node) in nodes.iter().enumerate() {
                    steps.push((node, NodeStep::of(document, kind, before, index + 1 == nodes.len())));
                }
            });
        }
        let mut there = NodeSet::default();
        for &(node, _) in &steps {
            there.insert(node);
        }
        let numbers = (0..self.seen.len() as u32).map(NodeId::from_number);
        let was_there = |node: &NodeId| self.seen.get(node.index()).is_some_and(|seen| seen.is_there);
        let gone = numbers.filter(was_there).filter(|&node| !there.contains(node)).collect();
        (steps, gone)
    }

    /// What those nodes do that a change may have made other steps, and which are gone; none, if that may be many.
    fn near(&self, document: &Document, dirty: &DirtyNodes, places: &Places) -> Option<Found> {
        let gone = self.gone(document, dirty, places)?;
        let mut wanted = NodeSet::default();
        let mut list = Vec::new();
        for &node in dirty.back.iter().filter(|&&node| places.contain(document, node)) {
            let back = core::iter::successors(Some(node), |&node| document.parent(node)).take(LONGEST_RUN);
            list.extend(back.filter(|&node| wanted.insert(node)));
        }
        for &node in dirty.below.iter().filter(|&&node| places.contain(document, node)) {
            let mut rest = vec![node];
            while let Some(node) = rest.pop() {
                if list.len() > MOST {
                    return None;
                }
                if wanted.insert(node) {
                    list.push(node);
                }
                rest.extend(document.children(node));
            }
        }
        let mut steps = Vec::new();
        let mut done = NodeSet::default();
        for node in list {
            if node == NodeId::ROOT {
                steps.push((node, NodeStep::Start));
            } else if !done.contains(node) {
                read_around(document, places, node, &wanted, &mut done, &mut steps)?;
            }
        }
        Some((steps, gone))
    }

    /// The nodes that were seen below those that were taken out, and are not there any more.
    fn gone(&self, document: &Document, dirty: &DirtyNodes, places: &Places) -> Option<Vec<NodeId>> {
        let mut gone = Vec::new();
        let mut told = NodeSet::default();
        let mut rest = dirty.out.clone();
        let mut count = 0;
        while let Some(node) = rest.pop() {
            count += 1;
            if count > MOST {
                return None;
            }
            let Some(seen) = self.seen.get(node.index()).filter(|seen| seen.is_there) else { continue };
            if !told.insert(node) {
                continue;
            }
            rest.extend(&seen.children);
            if !places.contain(document, node) {
                gone.push(node);
            }
        }
        Some(gone)
    }
}

/// Where nodes stand on the line that is shown.
struct Places(Vec<u32>);

impl Places {
    fn of(document: &Document) -> Self {
        let mut places = vec![u32::MAX; document.tree.numbers()];
        for (place, node) in document.path().iter().enumerate() {
            if let Some(known) = places.get_mut(node.index()) {
                *known = place as u32;
            }
        }
        Self(places)
    }

    fn get(&self, node: NodeId) -> Option<usize> {
        self.0.get(node.index()).filter(|&&place| place < u32::MAX).map(|&place| place as usize)
    }

    /// Whether a node is in the tree: from most it is not far to the line.
    fn contain(&self, document: &Document, node: NodeId) -> bool {
        let mut back = core::iter::successors(Some(node), |&node| document.parent(node));
        back.any(|node| node == NodeId::ROOT || self.get(node).is_some())
    }
}

/// Reads what the wanted nodes do on the first line through a node; none, if that is far from the line that is shown.
fn read_around(
    document: &Document,
    places: &Places,
    node: NodeId,
    wanted: &NodeSet,
    done: &mut NodeSet,
    steps: &mut Vec<(NodeId, NodeStep)>,
) -> Option<()> {
    // From the node back to the line that is shown, from there a few tokens more, and on by first children.
    let mut nodes = Vec::new();
    let mut at = node;
    let shared = loop {
        match places.get(at) {
            Some(place) => break place + 1,
            None if at == NodeId::ROOT => break 0,
            None => nodes.push(at),
        }
        if nodes.len() > MOST {
            return None;
        }
        at = document.parent(at)?;
    };
    let script = document.script();
    let first = script.step_of(shared.saturating_sub(2 * LONGEST_RUN)).min(script.steps());
    let start = script.step(first).map_or(document.path().len(), |step| step.tokens.start).min(shared);
    nodes.extend(document.path().get(start..shared)?.iter().rev());
    nodes.reverse();
    let place = nodes.iter().position(|&known| known == node)?;
    let is_first =
        |&node: &NodeId| document.parent(node).map(|parent| document.children(parent).first()) == Some(Some(&node));
    let turn = nodes.get(..=place)?.iter().rposition(|node| !is_first(node)).unwrap_or_default();
    nodes.truncate(place + 1);
    let mut last = place;
    for next in document.tree.line_from(node).skip(1) {
        if nodes.len() > last + LONGEST_RUN {
            break;
        }
        if wanted.contains(next) {
            last = nodes.len();
        }
        nodes.push(next);
    }
    let tokens: Vec<&str> = nodes.iter().map(|&node| document.token(node)).collect();
    let run = document.token_run(&script.state(first), &tokens);
    for (step, before) in run.walk() {
        for index in step.tokens.clone().filter(|&index| index >= turn && index <= last) {
            if let Some(&node) = nodes.get(index)
                && wanted.contains(node)
                && done.insert(node)
            {
                steps.push((node, NodeStep::of(document, step.kind, &before, index + 1 == step.tokens.end)));
            }
        }
    }
    Some(())
}

impl NodeStep {
    /// What a token of a step does, with the state before the step.
    pub(crate) fn of(document: &Document, kind: StepKind, before: &ScriptState, is_last: bool) -> Self {
        match kind {
            StepKind::Ignored => Self::Ignored,
            StepKind::Free => Self::Free,
            StepKind::Legal(_) if !is_last => Self::Part,
            StepKind::Legal(played) => match before.position_before(played) {
                Some(position) => Self::Move {
                    number: position.fullmove_number(),
                    color: position.turn(),
                    san: san::write(&position, played),
                    uci: uci::write(&position, played, document.start().variant_of(&position)),
                },
                None => Self::Free,
            },
        }
    }
}
