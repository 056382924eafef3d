//! Which nodes may be shown otherwise than before.

use super::tree::{NodeId, NodeSet};
use alloc::vec::Vec;

/// More changes than this are not told apart.
const MOST: usize = 4096;

/// What has happened to a tree since this was last taken.
#[derive(Clone, Debug, Default)]
pub(super) struct DirtyNodes {
    /// Nodes whose parent, children, token or note may be others.
    pub(super) nodes: Vec<NodeId>,
    /// Nodes that may be another step, with all below them.
    pub(super) below: Vec<NodeId>,
    /// Nodes that may be another step, with those a few tokens before them: what follows may be of one move with them.
    pub(super) back: Vec<NodeId>,
    /// Nodes that were taken out, with all below them.
    pub(super) out: Vec<NodeId>,
    /// Whether each node may be another step.
    pub(super) all: bool,
    /// Whether nothing of this is known.
    pub(super) is_lost: bool,
    /// How often this was taken: a viewer that was not the last to take it does not know what has happened.
    pub(super) looks: u32,
}

impl DirtyNodes {
    /// What has happened; from now on what happens next.
    pub(super) fn take(&mut self) -> Self {
        let next = Self { looks: self.looks.wrapping_add(1), ..Self::default() };
        core::mem::replace(self, next)
    }

    /// Forgets what has happened.
    pub(super) fn lose(&mut self) {
        *self = Self { is_lost: true, looks: self.looks, ..Self::default() };
    }

    fn is_full(&mut self) -> bool {
        let count = self.nodes.len() + self.below.len() + self.back.len() + self.out.len();
        if count >= MOST && !self.is_lost {
            self.lose();
        }
        self.is_lost
    }

    /// A node was put among the children of another.
    pub(super) fn attached(&mut self, node: NodeId, parent: NodeId, index: usize) {
        if !self.is_full() {
            self.nodes.extend([parent, node]);
            self.below.push(node);
            self.follow(parent, index);
        }
    }

    /// A node was taken out of the children of another.
    pub(super) fn detached(&mut self, node: NodeId, parent: NodeId, index: usize) {
        if !self.is_full() {
            self.nodes.push(parent);
            self.out.push(node);
            self.follow(parent, index);
        }
    }

    /// A node has another token.
    pub(super) fn written(&mut self, node: NodeId, parent: Option<NodeId>) {
        if !self.is_full() {
            self.nodes.push(node);
            self.below.push(node);
            self.back.extend(parent);
        }
    }

    /// Something else is said about a node.
    pub(super) fn noted(&mut self, node: NodeId) {
        if !self.is_full() {
            self.nodes.push(node);
        }
    }

    /// The place of the first node of a path that may have another token or be another step.
    pub(super) fn first_in(&self, path: &[NodeId]) -> Option<usize> {
        if self.all {
            return Some(0);
        }
        let mut below = NodeSet::default();
        for &node in &self.below {
            below.insert(node);
        }
        path.iter().position(|&node| below.contains(node))
    }

    /// Of the children of a node only the first may be of one move with it, as it is told.
    fn follow(&mut self, parent: NodeId, index: usize) {
        if index == 0 {
            self.back.push(parent);
        }
    }
}
