//! The nodes of a document: all of them in one list, naming each other by number, so that nothing recurses on a tree of
//! any depth.

use super::Note;
use crate::script::GAP;
use std::collections::{BTreeMap, BTreeSet};

/// No document has higher numbers than this, unless it has more nodes.
const MOST_NUMBERS: usize = 1 << 22;

/// A place in the tree: behind a token, or the start.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

impl NodeId {
    /// The start, before any token.
    pub const ROOT: Self = Self(0);

    /// Its number, by which programs name it.
    ///
    /// ```
    /// use gridmate::document::NodeId;
    /// assert_eq!(NodeId::ROOT.number(), 0);
    /// assert_eq!(NodeId::from_number(7).number(), 7);
    /// ```
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The place of a number; [`Document::contains`](super::Document::contains) tells whether there is one.
    #[must_use]
    pub const fn from_number(number: u32) -> Self {
        Self(number)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A token as it was written, and what belongs to it.
#[derive(Clone, Debug, Default)]
struct Node {
    token: Box<str>,
    /// What is written before the token, where that is not the usual [`GAP`]; of a first token, where it is anything.
    gap: Option<Box<str>>,
    parent: Option<NodeId>,
    /// The node that goes on with the line, then the variations in their order.
    children: Vec<NodeId>,
    /// Most tokens have none.
    note: Option<Box<Note>>,
}

/// All nodes, those that are taken out of the tree and may come back included.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    /// Numbers that nobody names any more.
    free: Vec<NodeId>,
}

impl Default for Tree {
    fn default() -> Self {
        Self { nodes: vec![Node::default()], free: Vec::new() }
    }
}

impl Tree {
    /// A new node, which is not in the tree yet.
    pub(super) fn create(&mut self, token: &str) -> NodeId {
        let node = Node { token: token.into(), ..Node::default() };
        match self.free.pop() {
            Some(id) => {
                if let Some(place) = self.nodes.get_mut(id.index()) {
                    *place = node;
                }
                id
            }
            None => {
                // Four thousand million tokens do not fit in memory.
                let id = NodeId(self.nodes.len() as u32);
                self.nodes.push(node);
                id
            }
        }
    }

    /// Puts a node with all below it among the children of another, at a place among them.
    pub(super) fn attach(&mut self, node: NodeId, parent: NodeId, index: usize) {
        if let Some(parent) = self.nodes.get_mut(parent.index()) {
            let index = index.min(parent.children.len());
            parent.children.insert(index, node);
        }
        if let Some(node) = self.nodes.get_mut(node.index()) {
            node.parent = Some(parent);
        }
    }

    /// Takes a node with all below it out of the tree; tells where it was.
    pub(super) fn detach(&mut self, node: NodeId) -> Option<(NodeId, usize)> {
        let parent = self.nodes.get_mut(node.index())?.parent.take()?;
        let children = &mut self.nodes.get_mut(parent.index())?.children;
        let index = children.iter().position(|&child| child == node)?;
        children.remove(index);
        Some((parent, index))
    }

    /// Forgets a node that is not in the tree, and all below it.
    pub(super) fn forget(&mut self, node: NodeId) {
        let mut rest = vec![node];
        while let Some(id) = rest.pop() {
            if let Some(node) = self.nodes.get_mut(id.index()) {
                let node = std::mem::take(node);
                rest.extend(node.children);
                self.free.push(id);
            }
        }
    }

    /// Takes in the nodes of another tree, below its start: tells what each is called here, and which stood first.
    pub(super) fn take_in(&mut self, other: &Self) -> (BTreeMap<NodeId, NodeId>, Vec<NodeId>) {
        let mut names = BTreeMap::new();
        let mut rest = other.children(NodeId::ROOT).to_vec();
        while let Some(node) = rest.pop() {
            names.insert(node, self.create(""));
            rest.extend(other.children(node));
        }
        let renamed = |node: &NodeId| names.get(node).copied().unwrap_or(NodeId::ROOT);
        for (old, new) in &names {
            if let (Some(from), Some(to)) = (other.nodes.get(old.index()), self.nodes.get_mut(new.index())) {
                *to = from.clone();
                to.children = from.children.iter().map(renamed).collect();
                to.parent = from.parent.filter(|&parent| parent != NodeId::ROOT).map(|parent| renamed(&parent));
            }
        }
        let first = other.children(NodeId::ROOT).iter().map(renamed).collect();
        (names, first)
    }

    /// Gives all its nodes, told in `old`, other numbers; tells which of them each has now. None, if they are not as many, not
    /// different, or name another start.
    pub(super) fn renumber(&mut self, old: &[NodeId], new: &[NodeId]) -> Option<BTreeMap<NodeId, NodeId>> {
        let names: BTreeMap<NodeId, NodeId> = old.iter().copied().zip(new.iter().copied()).collect();
        let taken: BTreeSet<NodeId> = new.iter().copied().collect();
        let fits = new.len() == old.len() && taken.len() == old.len() && new.first() == Some(&NodeId::ROOT);
        let highest = taken.last().filter(|_| fits)?;
        // A number that is no node's costs a place in the list.
        if highest.index() > MOST_NUMBERS.max(old.len()) {
            return None;
        }
        let mut nodes = vec![Node::default(); highest.index() + 1];
        let renamed = |node: &NodeId| names.get(node).copied().unwrap_or(NodeId::ROOT);
        for (old, new) in &names {
            if let (Some(from), Some(to)) = (self.nodes.get_mut(old.index()), nodes.get_mut(new.index())) {
                *to = std::mem::take(from);
                to.children.iter_mut().for_each(|child| *child = renamed(child));
                to.parent = to.parent.as_ref().map(renamed);
            }
        }
        let free = (0..=highest.0).map(NodeId).filter(|number| !taken.contains(number)).rev();
        *self = Self { nodes, free: free.collect() };
        Some(names)
    }

    pub(super) fn token(&self, node: NodeId) -> &str {
        self.nodes.get(node.index()).map_or("", |node| &node.token)
    }

    /// What is written before the token of a node.
    pub(super) fn gap(&self, node: NodeId) -> &str {
        let Some(found) = self.nodes.get(node.index()) else { return GAP };
        let usual = if found.parent == Some(NodeId::ROOT) { "" } else { GAP };
        found.gap.as_deref().unwrap_or(usual)
    }

    /// What is written before the token of a node, where that is not the usual.
    pub(super) fn own_gap(&self, node: NodeId) -> Option<Box<str>> {
        self.nodes.get(node.index())?.gap.clone()
    }

    /// Sets the token and what is before it; gives back those that were there.
    pub(super) fn set_text(&mut self, node: NodeId, token: &mut Box<str>, gap: &mut Option<Box<str>>) {
        if let Some(node) = self.nodes.get_mut(node.index()) {
            std::mem::swap(&mut node.token, token);
            std::mem::swap(&mut node.gap, gap);
        }
    }

    pub(super) fn note(&self, node: NodeId) -> Option<&Note> {
        self.nodes.get(node.index())?.note.as_deref()
    }

    /// Sets what is said about a node; gives back what was said.
    pub(super) fn set_note(&mut self, node: NodeId, note: &mut Option<Box<Note>>) {
        if let Some(node) = self.nodes.get_mut(node.index()) {
            std::mem::swap(&mut node.note, note);
        }
    }

    pub(super) fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes.get(node.index())?.parent
    }

    pub(super) fn children(&self, node: NodeId) -> &[NodeId] {
        self.nodes.get(node.index()).map_or(&[], |node| &node.children)
    }

    /// The place of a node among the children of its parent.
    pub(super) fn place(&self, node: NodeId) -> Option<(NodeId, usize)> {
        let parent = self.parent(node)?;
        let index = self.children(parent).iter().position(|&child| child == node)?;
        Some((parent, index))
    }

    /// The nodes from the first one to this.
    pub(super) fn path_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = std::iter::successors(Some(node), |&node| self.parent(node)).collect();
        path.pop();
        path.reverse();
        path
    }

    /// The line that starts with a node and goes on by first children.
    pub(super) fn line_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(node), |&node| self.children(node).first().copied())
    }

    /// The last node of that line.
    pub(super) fn end_of(&self, node: NodeId) -> NodeId {
        self.line_from(node).last().unwrap_or(node)
    }

    /// Whether a node is in the tree, and not taken out of it.
    pub(super) fn contains(&self, node: NodeId) -> bool {
        node == NodeId::ROOT
            || self.path_to(node).first().is_some_and(|&first| self.parent(first) == Some(NodeId::ROOT))
    }

    /// How many bytes a node takes beside its children.
    pub(super) fn weight(&self, node: NodeId) -> usize {
        let text = self.token(node).len() + self.gap(node).len();
        size_of::<Node>() + text + self.note(node).map_or(0, Note::weight)
    }

    /// How many bytes a node takes with all below it.
    pub(super) fn subtree_weight(&self, node: NodeId) -> usize {
        let mut rest = vec![node];
        let mut weight = 0;
        while let Some(node) = rest.pop() {
            weight += self.weight(node);
            rest.extend(self.children(node));
        }
        weight
    }
}
