//! What has changed of what is shown: the nodes of the tree, the steps of the line, its text.
//!
//! In: a document after a change. Out: the difference to what it was when it was looked at last, found from what the
//! tree's log has of the time since then. What it takes grows with what may have changed, and not with the document, but
//! for a few microseconds; a change in front of many steps may change all of these.
//!
//! A node is given as the first line has it that goes through it: the line that turns off last before it, and goes on by first
//! children. What a step is depends on the state before it and on the next few tokens, so it is enough to read from a step
//! that is the same on the line which is shown, a few tokens further than what is asked.
//!
//! - [`Viewer`]: who looks at one document again and again
//! - [`ViewChange`]: what is another
//! - [`NodeStep`], [`LineStep`]: what nodes do, and steps of the line

use super::tree::{NodeId, NodeSet, Touch};
use super::{Document, Outcome};
use crate::board::Color;
use crate::notation::{san, uci};
use crate::script::{LONGEST_RUN, Mode, ScriptState, Start, StepKind, difference};
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::iter::successors;
use core::mem;

/// Where more nodes than this may be other steps, all nodes are looked at in one go.
const MOST: usize = 256;

/// What a node does, on the first line that goes through it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum NodeStep {
    /// It is the start.
    #[default]
    Start,
    /// It changes nothing.
    Ignored,
    /// It edits the board outside of the rules.
    Free,
    /// It is of one legal move with the next one.
    Part,
    /// A legal move ends with it.
    Move {
        /// The number of the move.
        number: u16,
        /// Who makes it.
        color: Color,
        /// As people write it.
        san: String,
        /// As engines write it.
        uci: String,
    },
}

/// A step of the line that is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineStep {
    /// Its tokens.
    pub nodes: Vec<NodeId>,
    /// What it does on this line.
    pub step: NodeStep,
}

/// A replaced part of a list: the number of things removed at a place, and those put there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Splice<T> {
    /// How many things stand before it.
    pub at: usize,
    /// How many went.
    pub removed: usize,
    /// What came.
    pub added: T,
}

/// What of a document is another than before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ViewChange {
    /// Counts the looks, from 1.
    pub version: u32,
    /// The version that it gives the difference to; 0 where all is given.
    pub since: u32,
    /// The nodes that are new or others: in their children, token, note or step.
    pub nodes: Vec<NodeId>,
    /// The nodes that are not there any more.
    pub gone: Vec<NodeId>,
    /// The steps of the line that are others.
    pub line: Option<Splice<Vec<LineStep>>>,
    /// The part of the text that is another, counted in UTF-16 units.
    pub text: Option<Splice<String>>,
    /// Whether the start, the mode, the tags or the outcome are others.
    pub is_other_game: bool,
    /// Whether the cursor is elsewhere, or what leads to it may be another position.
    pub is_other_position: bool,
}

/// What was seen of a node.
#[derive(Clone, Debug, Default)]
struct SeenNode {
    is_there: bool,
    step: NodeStep,
    children: Box<[NodeId]>,
}

/// What was seen of the whole game.
type SeenGame = (Start, Mode, Vec<(String, String)>, Outcome);

/// What nodes do that may do something else than before, and which nodes are gone.
type Found = (Vec<(NodeId, NodeStep)>, Vec<NodeId>);

/// Looks at one document again and again. Any number of viewers may look at the same one: each is given what has changed
/// since it looked last.
///
/// ```
/// use gridmate::document::{Document, NodeStep, Viewer};
/// use gridmate::script::Start;
/// let mut document = Document::new(Start::default(), "e2e4, e7e5")?;
/// let mut viewer = Viewer::default();
/// assert_eq!(viewer.look(&document, true).nodes.len(), 3);
/// let node = document.play_san("Nf3").unwrap();
/// let change = viewer.look(&document, true);
/// assert_eq!((change.since, change.nodes), (1, vec![document.path()[1], node]));
/// assert!(matches!(viewer.step(node), NodeStep::Move { number: 2, san, .. } if san == "Nf3"));
/// assert_eq!(change.line.map(|line| (line.at, line.added.len())), Some((2, 1)));
/// # Ok::<(), gridmate::script::EditError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Viewer {
    version: u32,
    /// The version of the tree's log at the last look.
    log_version: usize,
    seen: Vec<SeenNode>,
    path: Vec<NodeId>,
    line: Vec<LineStep>,
    text: String,
    game: Option<SeenGame>,
    /// The node at the cursor, and whether it is on the main line.
    cursor: Option<(NodeId, bool)>,
}

impl Viewer {
    /// What has changed since the last look; all there is at the first one, and where nothing is known of that any more. Of
    /// the text only where it is wanted, and then since the last look that wanted it.
    pub fn look(&mut self, document: &Document, wants_text: bool) -> ViewChange {
        let log = document.tree.log.since(self.log_version);
        if log.is_none() {
            self.forget();
        }
        let log = log.unwrap_or_default();
        self.log_version = document.tree.log.version();
        let since = if self.game.is_none() { 0 } else { self.version };
        self.version = self.version.wrapping_add(1).max(1);
        let first = first_touched(document, log);
        let line = self.look_at_line(document, first);
        let (nodes, gone) = self.look_at_nodes(document, log);
        let text = if wants_text { self.look_at_text(document) } else { None };
        let is_other_game = self.look_at_game(document);
        let cursor = Some((document.cursor_node(), document.is_main_line()));
        let is_moved = mem::replace(&mut self.cursor, cursor) != cursor;
        // A free step with another token is the same step of the line.
        let is_other_position = is_moved || first.is_some() || line.is_some() || is_other_game;
        ViewChange { version: self.version, since, nodes, gone, line, text, is_other_game, is_other_position }
    }

    /// All there is, whatever has been seen before. A program that looks in no other way has no code for differences.
    ///
    /// ```
    /// use gridmate::document::{Document, Viewer};
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4, e7e5")?;
    /// let mut viewer = Viewer::default();
    /// assert_eq!(viewer.look_at_all(&document).nodes.len(), 3);
    /// document.play_san("Nf3").unwrap();
    /// let all = viewer.look_at_all(&document);
    /// assert_eq!((all.version, all.since, all.nodes.len()), (2, 0, 4));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn look_at_all(&mut self, document: &Document) -> ViewChange {
        self.forget();
        self.version = self.version.wrapping_add(1).max(1);
        self.seen.resize(document.tree.numbers(), SeenNode::default());
        document.visit_steps(|nodes, kind, before| {
            for (index, &node) in nodes.iter().enumerate() {
                let step = NodeStep::of(document, kind, before, index + 1 == nodes.len());
                if let Some(seen) = self.seen.get_mut(node.index()) {
                    seen.step = step;
                }
            }
        });
        let line = steps_from(document, 0).collect();
        ViewChange {
            version: self.version,
            since: 0,
            nodes: document.nodes(),
            gone: Vec::new(),
            line: Some(Splice { at: 0, removed: 0, added: line }),
            text: None,
            is_other_game: true,
            is_other_position: true,
        }
    }

    /// Forgets what it has seen: the next look says all.
    pub fn forget(&mut self) {
        *self = Self { version: self.version, log_version: self.log_version, ..Self::default() };
    }

    /// What a node did at the last look.
    #[must_use]
    pub fn step(&self, node: NodeId) -> &NodeStep {
        self.seen.get(node.index()).map_or(&NodeStep::Start, |seen| &seen.step)
    }

    fn look_at_text(&mut self, document: &Document) -> Option<Splice<String>> {
        let text = document.script().text();
        if self.text == text {
            return None;
        }
        let (range, added) = difference(&self.text, text);
        let units = |text: &str| if text.is_ascii() { text.len() } else { text.encode_utf16().count() };
        let at = units(self.text.get(..range.start).unwrap_or_default());
        let removed = units(self.text.get(range.clone()).unwrap_or_default());
        let splice = Splice { at, removed, added: added.to_owned() };
        self.text.replace_range(range, added);
        Some(splice)
    }

    fn look_at_game(&mut self, document: &Document) -> bool {
        let game = (*document.start(), document.script().mode(), document.tags().to_vec(), document.outcome());
        let is_other = self.game.as_ref() != Some(&game);
        self.game = Some(game);
        is_other
    }

    /// The steps of the line that are others, where the first of its tokens that may be another step is known.
    fn look_at_line(&mut self, document: &Document, first: Option<usize>) -> Option<Splice<Vec<LineStep>>> {
        let (script, path) = (document.script(), document.path());
        let same = self.path.iter().zip(path).take_while(|(old, new)| old == new).count();
        let first = first.map_or(same, |first| first.min(same));
        if first == path.len() && path.len() == self.path.len() {
            return None;
        }
        // A step is read from at most `LONGEST_RUN` tokens.
        let at = script.step_of(first.saturating_sub(LONGEST_RUN - 1)).min(script.steps());
        let mut added: Vec<LineStep> = steps_from(document, at).collect();
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
    fn look_at_nodes(&mut self, document: &Document, log: &[(Touch, NodeId)]) -> (Vec<NodeId>, Vec<NodeId>) {
        let (steps, gone) = self.near(document, log).unwrap_or_else(|| self.far(document));
        self.seen.resize(self.seen.len().max(document.tree.numbers()), SeenNode::default());
        let mut told = NodeSet::default();
        for &(touch, node) in log {
            if matches!(touch, Touch::Node | Touch::Step) && document.contains(node) {
                told.insert(node);
            }
        }
        for (node, step) in steps {
            let Some(seen) = self.seen.get_mut(node.index()) else { continue };
            if !seen.is_there || seen.step != step || *seen.children != *document.children(node) {
                told.insert(node);
            }
            seen.step = step;
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
        let line = document.path().iter().chain([&NodeId::ROOT]);
        if line.map(|&node| document.children(node).len()).sum::<usize>() == document.path().len() {
            // There is no other line: they are its steps, which have just been found.
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
        let seen = (0..).map(NodeId::from_number).zip(&self.seen);
        let gone = seen.filter(|&(node, seen)| seen.is_there && !document.contains(node)).map(|(node, _)| node);
        (steps, gone.collect())
    }

    /// What those nodes do that a change may have made other steps, and which are gone; none, if that may be many.
    fn near(&self, document: &Document, log: &[(Touch, NodeId)]) -> Option<Found> {
        if self.game.is_none() || log.iter().any(|&(touch, _)| touch == Touch::All) {
            return None;
        }
        let (mut wanted, mut list) = (NodeSet::default(), Vec::new());
        for &(touch, node) in log.iter().filter(|&&(_, node)| document.contains(node)) {
            if touch == Touch::Back {
                let back = successors(Some(node), |&node| document.parent(node)).take(LONGEST_RUN);
                list.extend(back.filter(|&node| wanted.insert(node)));
            }
            let mut rest = if touch == Touch::Step { vec![node] } else { Vec::new() };
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
        for node in list {
            if node == NodeId::ROOT {
                steps.push((node, NodeStep::Start));
            } else if wanted.contains(node) {
                read_around(document, node, &mut wanted, &mut steps)?;
            }
        }
        Some((steps, self.gone(document, log)?))
    }

    /// The nodes that were seen below those that were taken out, and are not there any more; none, if they may be many.
    fn gone(&self, document: &Document, log: &[(Touch, NodeId)]) -> Option<Vec<NodeId>> {
        let out = log.iter().filter(|(touch, _)| *touch == Touch::Out);
        let mut rest: Vec<NodeId> = out.map(|&(_, node)| node).collect();
        let (mut gone, mut told) = (Vec::new(), NodeSet::default());
        for _ in 0..=MOST {
            let Some(node) = rest.pop() else { return Some(gone) };
            let seen = self.seen.get(node.index()).filter(|seen| seen.is_there);
            if let Some(seen) = seen.filter(|_| told.insert(node)) {
                rest.extend(&seen.children);
                gone.extend((!document.contains(node)).then_some(node));
            }
        }
        None
    }
}

/// The steps of the line from one on.
fn steps_from(document: &Document, at: usize) -> impl Iterator<Item = LineStep> {
    document.script().walk_from(at).map(|(step, before)| LineStep {
        nodes: document.path().get(step.tokens.clone()).unwrap_or_default().to_vec(),
        step: NodeStep::of(document, step.kind, &before, true),
    })
}

/// The first token of the line that may be another step, or have another text.
fn first_touched(document: &Document, log: &[(Touch, NodeId)]) -> Option<usize> {
    let place = |&(touch, node): &(Touch, NodeId)| match touch {
        Touch::All => Some(0),
        Touch::Step => document.place_on_line(node),
        Touch::Node | Touch::Back | Touch::Out => None,
    };
    log.iter().filter_map(place).min()
}

/// Reads what the wanted nodes do on the first line through one of them, which are wanted no more then; none, if that is
/// far from the line that is shown.
fn read_around(
    document: &Document,
    node: NodeId,
    wanted: &mut NodeSet,
    steps: &mut Vec<(NodeId, NodeStep)>,
) -> Option<()> {
    // From the node back to the line that is shown, from there a few tokens more, and on by first children.
    let mut nodes = Vec::new();
    let mut at = node;
    let shared = loop {
        match document.place_on_line(at) {
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
    let is_first = |&node: &NodeId| document.tree.place(node).is_some_and(|(_, index)| index == 0);
    let turn = nodes.iter().rposition(|node| !is_first(node)).unwrap_or_default();
    let mut last = nodes.len().checked_sub(1)?;
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
                && wanted.remove(node)
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
