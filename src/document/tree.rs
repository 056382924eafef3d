//! The nodes of a document: all of them in one list, naming each other by number, so that nothing recurses on a tree of
//! any depth; and the log of what has happened to them.

use super::Note;
use crate::script::GAP;
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::mem;

/// No document has higher numbers than this, unless it has more nodes.
const MOST_NUMBERS: usize = 1 << 22;
/// The log has no more entries than this.
const MOST_ENTRIES: usize = 4096;

/// A place in the tree: behind a token, or the start.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
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

    /// The place of a number; [`Document::contains`](super::Document::contains) says whether there is one.
    #[must_use]
    pub const fn from_number(number: u32) -> Self {
        Self(number)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Some nodes.
#[derive(Clone, Debug, Default)]
pub(super) struct NodeSet(Vec<bool>);

impl NodeSet {
    /// Adds a node; returns whether it is new.
    pub(super) fn insert(&mut self, node: NodeId) -> bool {
        place_of(&mut self.0, node).is_some_and(|place| !mem::replace(place, true))
    }

    /// Takes a node out; returns whether it was in.
    pub(super) fn remove(&mut self, node: NodeId) -> bool {
        self.0.get_mut(node.index()).is_some_and(mem::take)
    }

    pub(super) fn contains(&self, node: NodeId) -> bool {
        self.0.get(node.index()) == Some(&true)
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// The nodes of the set by their numbers.
    pub(super) fn nodes(&self) -> impl Iterator<Item = NodeId> {
        let numbered = (0..).map(NodeId::from_number).zip(&self.0);
        numbered.filter(|&(_, &is_in)| is_in).map(|(node, _)| node)
    }
}

/// What some nodes are called elsewhere.
#[derive(Debug, Default)]
pub(super) struct NodeMap(Vec<NodeId>);

impl NodeMap {
    pub(super) fn insert(&mut self, node: NodeId, name: NodeId) {
        if let Some(place) = place_of(&mut self.0, node) {
            *place = name;
        }
    }

    /// The name of a node; the start where it has none.
    pub(super) fn name(&self, node: NodeId) -> NodeId {
        self.0.get(node.index()).copied().unwrap_or_default()
    }
}

/// The place of a node in a list that has one for each number.
fn place_of<T: Copy + Default>(list: &mut Vec<T>, node: NodeId) -> Option<&mut T> {
    list.resize(list.len().max(node.index() + 1), T::default());
    list.get_mut(node.index())
}

/// How a change touches a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Touch {
    /// Its parent, children or note may be others.
    Node,
    /// Its place or its token may be another; it and all below it may be other steps.
    Step,
    /// It may be another step, and so may those a few tokens before it: what follows may be of one move with them.
    Back,
    /// It was taken out, with all below it.
    Out,
    /// Every node may be another step.
    All,
}

/// What has happened to a tree, the last of it: a version is how much had happened by then.
#[derive(Clone, Debug, Default)]
pub(super) struct TouchLog {
    /// The version before the first entry.
    first: usize,
    entries: Vec<(Touch, NodeId)>,
}

impl TouchLog {
    pub(super) const fn version(&self) -> usize {
        self.first + self.entries.len()
    }

    /// What has happened since a version; none where that is not known any more.
    pub(super) fn since(&self, version: usize) -> Option<&[(Touch, NodeId)]> {
        self.entries.get(version.checked_sub(self.first)?..)
    }

    pub(super) fn add(&mut self, touch: Touch, node: NodeId) {
        if self.entries.len() == MOST_ENTRIES {
            self.entries.drain(..MOST_ENTRIES / 2);
            self.first += MOST_ENTRIES / 2;
        }
        self.entries.push((touch, node));
    }

    /// The children of a node are others; only the first may be of one move with it, as it is reported.
    fn add_parent(&mut self, parent: NodeId, index: usize) {
        self.add(Touch::Node, parent);
        if index == 0 {
            self.add(Touch::Back, parent);
        }
    }

    /// Forgets what has happened.
    fn clear(&mut self) {
        self.first = self.version() + 1;
        self.entries.clear();
    }
}

/// A token as it was written, and what belongs to it.
#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    pub(super) token: Box<str>,
    /// What is written before the token, where that is not the usual [`GAP`]; of a first token, where it is anything.
    pub(super) gap: Option<Box<str>>,
    parent: Option<NodeId>,
    /// Whether it is in the tree, and not taken out of it.
    is_in: bool,
    /// Where it stands on the line that is shown, or stood on one that was.
    line_index: u32,
    /// The node that goes on with the line, then the variations in their order.
    children: Vec<NodeId>,
    /// Most tokens have none.
    note: Option<Box<Note>>,
}

impl Node {
    pub(super) fn new(token: &str) -> Self {
        Self { token: token.into(), ..Self::default() }
    }

    /// The same without a place in the tree.
    fn copy(&self) -> Self {
        Self { gap: self.gap.clone(), note: self.note.clone(), ..Self::new(&self.token) }
    }
}

/// A token and what is written before it, where that is not the usual.
type TokenText = (Box<str>, Option<Box<str>>);

/// All nodes, those that are taken out of the tree and may come back included.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    /// Numbers that are no longer in use.
    free: Vec<NodeId>,
    pub(super) log: TouchLog,
}

impl Default for Tree {
    fn default() -> Self {
        Self { nodes: vec![Node { is_in: true, ..Node::default() }], free: Vec::new(), log: TouchLog::default() }
    }
}

impl Tree {
    /// Adds a node, which is not in the tree yet.
    fn add(&mut self, node: Node) -> NodeId {
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

    /// Adds a node as the last child of another.
    pub(super) fn append(&mut self, parent: NodeId, node: Node) -> NodeId {
        let node = self.add(node);
        self.attach(node, parent, usize::MAX);
        node
    }

    /// Adds nodes, each as the only child of the one before it.
    pub(super) fn create_run(&mut self, nodes: Vec<Node>) -> Vec<NodeId> {
        let mut run: Vec<NodeId> = Vec::with_capacity(nodes.len());
        for node in nodes {
            let node = self.add(node);
            if let Some(&last) = run.last() {
                self.attach(node, last, 0);
            }
            run.push(node);
        }
        run
    }

    /// Nodes like those of a line.
    pub(super) fn copy(&self, line: &[NodeId]) -> Vec<Node> {
        line.iter().filter_map(|node| self.nodes.get(node.index())).map(Node::copy).collect()
    }

    /// Puts a node with all below it among the children of another, at a place among them.
    pub(super) fn attach(&mut self, node: NodeId, parent: NodeId, index: usize) {
        let Some(place) = self.nodes.get_mut(parent.index()) else { return };
        let (is_in, index) = (place.is_in, index.min(place.children.len()));
        place.children.insert(index, node);
        if let Some(node) = self.nodes.get_mut(node.index()) {
            node.parent = Some(parent);
        }
        self.mark(node, is_in);
        // What is not in the tree is looked at when it is put there.
        if is_in {
            self.log.add(Touch::Step, node);
            self.log.add_parent(parent, index);
        } else {
            self.log.add(Touch::Node, node);
        }
    }

    /// Notes of a node and all below it whether they are in the tree.
    fn mark(&mut self, node: NodeId, is_in: bool) {
        let mut rest = vec![node];
        while let Some(node) = rest.pop() {
            if let Some(node) = self.nodes.get_mut(node.index())
                && node.is_in != is_in
            {
                node.is_in = is_in;
                rest.extend(&node.children);
            }
        }
    }

    /// Takes a node with all below it out of the tree; returns where it was.
    pub(super) fn detach(&mut self, node: NodeId) -> Option<(NodeId, usize)> {
        let parent = self.nodes.get_mut(node.index())?.parent.take()?;
        let children = &mut self.nodes.get_mut(parent.index())?.children;
        let index = children.iter().rposition(|&child| child == node)?;
        children.remove(index);
        if self.contains(parent) {
            self.log.add(Touch::Out, node);
            self.log.add_parent(parent, index);
        }
        self.mark(node, false);
        Some((parent, index))
    }

    /// Forgets a node that is not in the tree, and all below it.
    pub(super) fn forget(&mut self, node: NodeId) {
        let mut rest = vec![node];
        while let Some(id) = rest.pop() {
            if let Some(node) = self.nodes.get_mut(id.index()) {
                let node = mem::take(node);
                rest.extend(node.children);
                self.free.push(id);
            }
        }
    }

    /// Takes in the nodes of another tree, below its start: returns what each is called here. Those that stood first are not
    /// in the tree yet.
    pub(super) fn take_in(&mut self, other: &Self) -> NodeMap {
        let mut names = NodeMap::default();
        let mut rest = vec![NodeId::ROOT];
        while let Some(old) = rest.pop() {
            rest.extend(other.children(old).iter().rev());
            let (Some(node), Some(parent)) = (other.nodes.get(old.index()), other.parent(old)) else { continue };
            let new = self.add(node.copy());
            names.insert(old, new);
            if parent != NodeId::ROOT {
                self.attach(new, names.name(parent), usize::MAX);
            }
        }
        names
    }

    /// Gives all its nodes, given in `old`, other numbers; returns which of them each has now. None, if they are not as many, not
    /// different, or name another start.
    pub(super) fn renumber(&mut self, old: &[NodeId], new: &[NodeId]) -> Option<NodeMap> {
        let highest = new.iter().max()?;
        let fits = new.len() == old.len() && new.first() == Some(&NodeId::ROOT);
        // A number that is no node's costs a place in the list.
        if !fits || highest.index() > MOST_NUMBERS.max(old.len()) {
            return None;
        }
        let (mut names, mut taken) = (NodeMap::default(), NodeSet::default());
        for (&old, &new) in old.iter().zip(new) {
            names.insert(old, new);
            if !taken.insert(new) {
                return None;
            }
        }
        let mut nodes = vec![Node::default(); highest.index() + 1];
        for (old, new) in old.iter().zip(new) {
            if let (Some(from), Some(to)) = (self.nodes.get_mut(old.index()), nodes.get_mut(new.index())) {
                *to = mem::take(from);
                to.children.iter_mut().for_each(|child| *child = names.name(*child));
                to.parent = to.parent.map(|parent| names.name(parent));
            }
        }
        let free = (0..=highest.0).rev().map(NodeId).filter(|&number| !taken.contains(number)).collect();
        (self.nodes, self.free) = (nodes, free);
        self.log.clear();
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
    pub(super) fn set_text(&mut self, node: NodeId, token: Box<str>, gap: Option<Box<str>>) -> TokenText {
        let Some(place) = self.nodes.get_mut(node.index()) else { return (token, gap) };
        let old = (mem::replace(&mut place.token, token), mem::replace(&mut place.gap, gap));
        let parent = place.parent;
        self.log.add(Touch::Step, node);
        parent.into_iter().for_each(|parent| self.log.add(Touch::Back, parent));
        old
    }

    pub(super) fn note(&self, node: NodeId) -> Option<&Note> {
        self.nodes.get(node.index())?.note.as_deref()
    }

    /// Sets what is said about a node; gives back what was said.
    pub(super) fn set_note(&mut self, node: NodeId, note: Option<Box<Note>>) -> Option<Box<Note>> {
        self.log.add(Touch::Node, node);
        mem::replace(&mut self.nodes.get_mut(node.index())?.note, note)
    }

    pub(super) fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes.get(node.index())?.parent
    }

    pub(super) fn children(&self, node: NodeId) -> &[NodeId] {
        self.nodes.get(node.index()).map_or(&[], |node| &node.children)
    }

    /// The child with a token that is another than this node.
    pub(super) fn duplicate(&self, parent: NodeId, token: &str, node: NodeId) -> Option<NodeId> {
        self.children(parent).iter().copied().find(|&child| child != node && self.token(child) == token)
    }

    /// All that follow some nodes with a token.
    pub(super) fn next_nodes(&self, nodes: &[NodeId], token: &str) -> Vec<NodeId> {
        let next = nodes.iter().flat_map(|&node| self.children(node)).copied();
        next.filter(|&node| self.token(node) == token).collect()
    }

    /// The place of a node among the children of its parent.
    pub(super) fn place(&self, node: NodeId) -> Option<(NodeId, usize)> {
        let parent = self.parent(node)?;
        let index = self.children(parent).iter().position(|&child| child == node)?;
        Some((parent, index))
    }

    /// The nodes from the first one to this.
    pub(super) fn path_to(&self, node: NodeId) -> Vec<NodeId> {
        self.path_between(NodeId::ROOT, node).unwrap_or_default()
    }

    /// The nodes behind one up to another; none if the first is not before it.
    pub(super) fn path_between(&self, first: NodeId, last: NodeId) -> Option<Vec<NodeId>> {
        let (mut path, mut at) = (Vec::new(), last);
        while at != first {
            path.push(at);
            at = self.parent(at)?;
        }
        path.reverse();
        Some(path)
    }

    /// The line that starts with a node and goes on by first children.
    pub(super) fn line_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        core::iter::successors(Some(node), |&node| self.children(node).first().copied())
    }

    /// The last node of that line.
    pub(super) fn end_of(&self, node: NodeId) -> NodeId {
        self.line_from(node).last().unwrap_or(node)
    }

    /// Whether a node is in the tree, and not taken out of it.
    pub(super) fn contains(&self, node: NodeId) -> bool {
        self.nodes.get(node.index()).is_some_and(|node| node.is_in)
    }

    /// Where a node stands on the line that is shown, or stood on one that was.
    pub(super) fn line_index(&self, node: NodeId) -> usize {
        self.nodes.get(node.index()).map_or(usize::MAX, |node| node.line_index as usize)
    }

    /// Notes where the nodes of the line stand from a place on.
    pub(super) fn set_line_indices(&mut self, line: &[NodeId], first: usize) {
        for (index, node) in line.iter().enumerate().skip(first) {
            if let Some(node) = self.nodes.get_mut(node.index()) {
                node.line_index = index as u32;
            }
        }
    }

    /// How many numbers there are, including those that are no longer in use.
    pub(super) const fn numbers(&self) -> usize {
        self.nodes.len()
    }

    /// How many bytes a node takes with all below it.
    pub(super) fn weight(&self, node: NodeId) -> usize {
        let mut rest = vec![node];
        let mut weight = 0;
        while let Some(node) = rest.pop() {
            let text = self.token(node).len() + self.gap(node).len();
            weight += size_of::<Node>() + text + self.note(node).map_or(0, Note::weight);
            rest.extend(self.children(node));
        }
        weight
    }
}
