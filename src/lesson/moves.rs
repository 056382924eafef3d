//! The moves of a document by the nodes that they follow.

use crate::board::Color;
use crate::document::{Document, NodeId};
use crate::notation::pgn::LessonTask;
use crate::rules::{Move, Position};
use crate::script::StepKind;

/// The marks of a variation that is a right answer: `!` and `!!`.
const GOOD: [u16; 2] = [1, 3];

/// A legal move of a document.
#[derive(Clone, Copy)]
pub(super) struct TreeMove {
    /// The node that it follows, and its own last node, which has its note.
    parent: NodeId,
    pub(super) last: NodeId,
    pub(super) before: Position,
    pub(super) played: Move,
}

/// All legal moves of a document.
pub(super) struct TreeMoves {
    moves: Vec<TreeMove>,
    /// The places of moves among these, by the numbers of their first nodes and of their last.
    by_first: Vec<Option<usize>>,
    by_last: Vec<Option<usize>>,
}

impl TreeMoves {
    pub(super) fn of(document: &Document) -> Self {
        let mut found = Self { moves: Vec::new(), by_first: Vec::new(), by_last: Vec::new() };
        document.visit_steps(|nodes, kind, before| {
            let (StepKind::Legal(played), [first, .., last] | [first @ last]) = (kind, nodes) else { return };
            if let Some((before, parent)) = before.position_before(played).zip(document.parent(*first)) {
                let place = found.moves.len();
                note_place(&mut found.by_first, *first, place);
                note_place(&mut found.by_last, *last, place);
                found.moves.push(TreeMove { parent, last: *last, before, played });
            }
        });
        found
    }

    fn at(&self, places: &[Option<usize>], node: NodeId) -> Option<&TreeMove> {
        self.moves.get((*places.get(node.number() as usize)?)?)
    }

    /// The moves that follow a node, that of the line first.
    pub(super) fn after(&self, document: &Document, node: NodeId) -> Vec<TreeMove> {
        let children = document.children(node).iter();
        children.filter_map(|&child| self.at(&self.by_first, child)).copied().collect()
    }

    /// The legal position after a node.
    pub(super) fn position_after(&self, document: &Document, node: NodeId) -> Option<Position> {
        let played = self.at(&self.by_last, node);
        played.map_or_else(|| position_at(document, node), |last| last.before.play(last.played))
    }

    /// The moves that follow a node, and whether each is a right answer: the first, and what is marked as good.
    pub(super) fn answers(&self, document: &Document, node: NodeId) -> Vec<(TreeMove, bool)> {
        let is_good = |next: &TreeMove| {
            document.note(next.last).is_some_and(|note| note.nags.iter().any(|nag| GOOD.contains(nag)))
        };
        let moves = self.after(document, node).into_iter().enumerate();
        moves.map(|(index, next)| (next, index == 0 || is_good(&next))).collect()
    }

    /// The moves of the line from a node on.
    pub(super) fn line(&self, document: &Document, mut node: NodeId) -> Vec<TreeMove> {
        let mut line = Vec::new();
        while let Some(&next) = self.after(document, node).first() {
            line.push(next);
            node = next.last;
        }
        line
    }

    /// Each move of a side on the main line, as a task at the node before it.
    pub(super) fn solution(&self, document: &Document, learner: Color) -> Vec<(NodeId, LessonTask)> {
        let line = self.line(document, NodeId::ROOT);
        let own = line.iter().filter(|next| next.before.turn() == learner);
        own.map(|next| (next.parent, LessonTask::Find)).collect()
    }
}

/// Notes the place of a move under the number of a node.
fn note_place(places: &mut Vec<Option<usize>>, node: NodeId, place: usize) {
    let number = node.number() as usize;
    places.resize(places.len().max(number + 1), None);
    if let Some(known) = places.get_mut(number) {
        *known = Some(place);
    }
}

/// The legal position after a node.
pub(super) fn position_at(document: &Document, node: NodeId) -> Option<Position> {
    let (line, steps) = document.line_to(node)?;
    line.state(steps).position().copied()
}
