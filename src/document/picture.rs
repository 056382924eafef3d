//! Boards of a document as pictures.

use super::{Document, NodeId, Shape};
use crate::board::{Board, Square};
use crate::notation::svg::Picture;
use crate::rules::MoveEffect;
use crate::script::{Content, ScriptState, StepKind};
use alloc::vec::Vec;

impl Document {
    /// The board at the cursor, in the looks of another picture; where it is marked, with the last move, a king in check, and
    /// what is drawn there.
    ///
    /// ```
    /// use gridmate::board::{Board, Square};
    /// use gridmate::document::Document;
    /// use gridmate::notation::svg::Picture;
    /// use gridmate::script::Start;
    /// let picture = Document::new(Start::default(), "e2e4")?.picture(Picture::of(&Board::default()), true);
    /// assert_eq!((picture.pieces.len(), picture.last_move), (32, Some((Square::E2, Square::E4))));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn picture(&self, looks: Picture, is_marked: bool) -> Picture {
        if is_marked {
            let shapes = self.shapes_at(self.cursor);
            Picture { shapes, ..picture_of(&self.state(), self.last_effect(), looks) }
        } else {
            Picture { check: None, ..picture_of(&self.state(), None, looks) }
        }
    }

    /// What is drawn at a node.
    fn shapes_at(&self, node: NodeId) -> Vec<Shape> {
        self.note(node).map(|note| note.shapes.clone()).unwrap_or_default()
    }

    /// The board after a node, with the last move, a king in check, and what is drawn there.
    #[must_use]
    pub fn picture_at(&self, node: NodeId, looks: Picture) -> Option<Picture> {
        let (line, steps) = self.line_to(node)?;
        let played = steps.checked_sub(1).and_then(|step| line.played(step));
        let last = played.map(|(before, played)| before.effect(played));
        Some(Picture { shapes: self.shapes_at(node), ..picture_of(&line.state(steps), last, looks) })
    }

    /// The boards of the line that is shown, each with its last move and what is drawn there: the start, and what each move and each
    /// free edit leads to. They have the colours of no other picture.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let document = Document::new(Start::default(), "e2e4, e7e5, g1f3, b8c6, f1c4, g8f6, e1g1, h1f1")?;
    /// assert_eq!(document.line_pictures().len(), 8);
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn line_pictures(&self) -> Vec<Picture> {
        let looks = || Picture::of(&Board::default());
        let start = Picture { shapes: self.shapes_at(NodeId::ROOT), ..picture_of(&self.line.state(0), None, looks()) };
        let after = self.line.transitions(0).filter_map(|(step, before, after)| {
            let effect = match step.kind {
                StepKind::Legal(played) => before.position_before(played).map(|before| before.effect(played)),
                StepKind::Free => None,
                StepKind::Ignored => return None,
            };
            let node = self.path.get(step.tokens).and_then(|nodes| nodes.last());
            let shapes = node.map(|&node| self.shapes_at(node)).unwrap_or_default();
            Some(Picture { shapes, ..picture_of(&after, effect, looks()) })
        });
        [start].into_iter().chain(after).collect()
    }
}

fn picture_of(state: &ScriptState, last: Option<MoveEffect>, looks: Picture) -> Picture {
    let piece_at = |square| match state.sheet().get(square) {
        Some(Content::Piece(piece)) => Some((square, piece)),
        _ => None,
    };
    let position = state.position().filter(|position| position.is_check());
    Picture {
        pieces: Square::ALL.into_iter().filter_map(piece_at).collect(),
        last_move: last.map(|effect| (effect.from, effect.to)),
        check: position.map(|position| position.king(position.turn())),
        ..looks
    }
}
