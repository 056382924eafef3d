//! The moves of a game and their variations.
//!
//! All nodes lie in one list and name each other by number, so that neither reading, nor walking, nor dropping a tree
//! of any depth recurses.

use crate::rules::Move;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// A place in a [`MoveTree`]: the position after a move, or the start.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MoveId(u32);

impl MoveId {
    /// The start of the game.
    pub const ROOT: Self = Self(0);

    fn index(self) -> usize {
        self.0 as usize
    }

    /// The number 0 stands for none, since the root is no child and no sibling of another node.
    fn some(number: u32) -> Option<Self> {
        (number != 0).then_some(Self(number))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct MoveNode {
    played: Move,
    parent: u32,
    first_child: u32,
    last_child: u32,
    next_sibling: u32,
    /// One more than the place of its notes, or 0 for none: most moves have none.
    notes: u32,
}

impl MoveNode {
    const fn new(played: Move, parent: MoveId) -> Self {
        Self { played, parent: parent.0, first_child: 0, last_child: 0, next_sibling: 0, notes: 0 }
    }
}

/// What is said about a move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct MoveNotes {
    before: Vec<String>,
    after: Vec<String>,
    nags: Vec<u16>,
    /// The comments of variations without a move, see [`MoveTree::comment_variations`].
    comment_variations: Vec<Vec<String>>,
}

/// Moves with variations, comments and marks.
///
/// Two trees are equal when they hold the same moves, order and notes, in whatever order they were built.
#[derive(Clone, Debug)]
pub struct MoveTree {
    nodes: Vec<MoveNode>,
    notes: Vec<MoveNotes>,
}

impl Default for MoveTree {
    fn default() -> Self {
        Self { nodes: vec![MoveNode::new(Move::from_raw(0), MoveId::ROOT)], notes: Vec::new() }
    }
}

impl MoveTree {
    /// Adds a move after a node, behind the moves that are there already: the first of them is the main line.
    ///
    /// The move must be legal there; [`PgnGame::play`](super::PgnGame::play) asks.
    pub(crate) fn add(&mut self, parent: MoveId, played: Move) -> MoveId {
        // Four thousand million moves do not fit in memory.
        let id = self.nodes.len() as u32;
        self.nodes.push(MoveNode::new(played, parent));
        let mut last = 0;
        if let Some(node) = self.nodes.get_mut(parent.index()) {
            last = core::mem::replace(&mut node.last_child, id);
            if last == 0 {
                node.first_child = id;
            }
        }
        if last > 0
            && let Some(node) = self.nodes.get_mut(last as usize)
        {
            node.next_sibling = id;
        }
        MoveId(id)
    }

    /// Makes room for `moves` more moves.
    pub(super) fn reserve(&mut self, moves: usize) {
        self.nodes.reserve(moves);
    }

    /// What is known about a node; of one that is not of this tree, nothing.
    fn node(&self, node: MoveId) -> MoveNode {
        self.nodes.get(node.index()).copied().unwrap_or(MoveNode::new(Move::from_raw(0), MoveId::ROOT))
    }

    /// Whether there is such a node. A node of another game is known by its number, like any of this one.
    #[must_use]
    pub fn contains(&self, node: MoveId) -> bool {
        node.index() < self.nodes.len()
    }

    /// How many moves there are, all variations counted.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Whether there is no move.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The move that leads to a node; none leads to the start.
    #[must_use]
    pub fn played(&self, node: MoveId) -> Option<Move> {
        (node != MoveId::ROOT).then(|| self.node(node).played)
    }

    /// The node before; the start has none.
    #[must_use]
    pub fn parent(&self, node: MoveId) -> Option<MoveId> {
        (node != MoveId::ROOT).then(|| MoveId(self.node(node).parent))
    }

    /// The move that goes on with the line.
    #[must_use]
    pub fn main_child(&self, node: MoveId) -> Option<MoveId> {
        MoveId::some(self.node(node).first_child)
    }

    /// The next variation instead of a node's move.
    #[must_use]
    pub fn next_sibling(&self, node: MoveId) -> Option<MoveId> {
        MoveId::some(self.node(node).next_sibling)
    }

    /// The moves from a node: the main one first, then the variations in their order.
    pub fn children(&self, node: MoveId) -> impl Iterator<Item = MoveId> {
        core::iter::successors(self.main_child(node), |&child| self.next_sibling(child))
    }

    /// The nodes of the main line, without the start.
    pub fn mainline(&self) -> impl Iterator<Item = MoveId> {
        core::iter::successors(self.main_child(MoveId::ROOT), |&node| self.main_child(node))
    }

    fn notes(&self, node: MoveId) -> Option<&MoveNotes> {
        let place = (self.node(node).notes as usize).checked_sub(1)?;
        self.notes.get(place)
    }

    fn notes_mut(&mut self, node: MoveId) -> Option<&mut MoveNotes> {
        let place = &mut self.nodes.get_mut(node.index())?.notes;
        if *place == 0 {
            self.notes.push(MoveNotes::default());
            *place = self.notes.len() as u32;
        }
        self.notes.get_mut(*place as usize - 1)
    }

    /// The comments before the first move of a variation.
    #[must_use]
    pub fn comments_before(&self, node: MoveId) -> &[String] {
        self.notes(node).map_or(&[], |notes| &notes.before)
    }

    /// The comments after a move, or at the start of the game.
    #[must_use]
    pub fn comments(&self, node: MoveId) -> &[String] {
        self.notes(node).map_or(&[], |notes| &notes.after)
    }

    /// The marks of a move, as the standard numbers them: 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`.
    #[must_use]
    pub fn nags(&self, node: MoveId) -> &[u16] {
        self.notes(node).map_or(&[], |notes| &notes.nags)
    }

    /// The variations between a move, or the variation that it begins, and the next one in its place that have no move of
    /// their own: the comments that each holds.
    #[must_use]
    pub fn comment_variations(&self, node: MoveId) -> &[Vec<String>] {
        self.notes(node).map_or(&[], |notes| &notes.comment_variations)
    }

    /// Adds a comment to a variation without a move, in place of the moves after a node: to a new one behind those that are
    /// there, or to the last one. Where there is no move to replace, it becomes a comment of the node.
    pub(crate) fn add_aside(&mut self, parent: MoveId, comment: String, is_new: bool) {
        let Some(last) = MoveId::some(self.node(parent).last_child) else { return self.add_comment(parent, comment) };
        if let Some(notes) = self.notes_mut(last) {
            match notes.comment_variations.last_mut() {
                Some(aside) if !is_new => aside.push(comment),
                _ => notes.comment_variations.push(vec![comment]),
            }
        }
    }

    /// Adds a comment before the first move of a variation.
    pub(crate) fn add_comment_before(&mut self, node: MoveId, comment: String) {
        if let Some(notes) = self.notes_mut(node) {
            notes.before.push(comment);
        }
    }

    /// Adds a comment after a move, or at the start of the game.
    pub(crate) fn add_comment(&mut self, node: MoveId, comment: String) {
        if let Some(notes) = self.notes_mut(node) {
            notes.after.push(comment);
        }
    }

    /// Adds a mark to a move, unless it has it.
    pub(crate) fn add_nag(&mut self, node: MoveId, nag: u16) {
        if let Some(notes) = self.notes_mut(node)
            && !notes.nags.contains(&nag)
        {
            notes.nags.push(nag);
        }
    }
}

impl PartialEq for MoveTree {
    fn eq(&self, other: &Self) -> bool {
        let mut pairs = vec![(MoveId::ROOT, MoveId::ROOT)];
        while let Some((left, right)) = pairs.pop() {
            let same = self.played(left) == other.played(right)
                && self.comments_before(left) == other.comments_before(right)
                && self.comments(left) == other.comments(right)
                && self.nags(left) == other.nags(right)
                && self.comment_variations(left) == other.comment_variations(right);
            if !same {
                return false;
            }
            for step in [Self::main_child, Self::next_sibling] {
                match (step(self, left), step(other, right)) {
                    (None, None) => {}
                    (Some(left), Some(right)) => pairs.push((left, right)),
                    _ => return false,
                }
            }
        }
        true
    }
}

impl Eq for MoveTree {}
