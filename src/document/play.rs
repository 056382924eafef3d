//! What is played at the cursor: moves branch.

use super::history::{ChangeKind, Edit};
use super::text::tokens_of;
use super::tree::Node;
use super::{Document, NodeId};
use crate::board::Piece;
use crate::diagnostic::{diagnostics, one_of_errors, sentences};
use crate::notation::text::glued;
use crate::notation::{TypedError, read_move};
use crate::rules::{Move, MoveEffect, Position};
use crate::script::{BoardEdit, EditError, Ending, LONGEST_RUN, Mode, PASS, ScriptState, StepKind};
use alloc::vec;
use alloc::vec::Vec;

diagnostics! {
    /// Why the turn cannot be passed.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum PassError: Error, "call", "", "";
    /// The side to move is in check.
    InCheck = "null-move-in-check", "The turn cannot be passed in check.";
}

sentences!(PassError);

one_of_errors! {
    /// Why a typed move is not played.
    pub enum PlaySanError {
        /// It is no move here.
        Text(TypedError),
        /// The turn cannot be passed.
        Pass(PassError),
        /// There is no legal position, or no room.
        Edit(EditError),
    }
}

impl Document {
    /// What there is at the cursor: the board, whose turn it is, and the position or why there is none.
    #[must_use]
    pub fn state(&self) -> ScriptState {
        self.line.state(self.cursor())
    }

    /// The legal position at the cursor; none where the board shows something else.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let document = Document::new(Start::default(), "e2e4, xe8")?;
    /// assert_eq!(document.position(), None);
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        self.state().position().copied()
    }

    /// What the last step before the cursor did that did anything, if it was a legal move.
    #[must_use]
    pub fn last_effect(&self) -> Option<MoveEffect> {
        let does = |&step: &usize| self.line.step(step).is_some_and(|step| step.kind != StepKind::Ignored);
        let (before, played) = (0..self.cursor()).rev().find(does).and_then(|step| self.line.played(step))?;
        Some(before.effect(played))
    }

    /// The pieces that were taken by the moves of the line up to the cursor, in that order.
    ///
    /// ```
    /// use gridmate::board::Piece;
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let document = Document::new(Start::default(), "e2e4, d7d5, e4d5, d8d5")?;
    /// assert_eq!(document.captured().into_iter().map(Piece::char).collect::<String>(), "pP");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn captured(&self) -> Vec<Piece> {
        let steps = self.line.walk().take(self.cursor());
        let taken = |(step, before): (crate::script::Step, ScriptState)| match step.kind {
            StepKind::Legal(played) => before.position_before(played)?.effect(played).captured,
            _ => None,
        };
        steps.filter_map(taken).collect()
    }

    /// Does something on the board at the cursor. What is there already is gone to; anything else goes on with the line at
    /// its end, and is a variation before it. Returns the node behind it.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// use gridmate::board::Square;
    /// use gridmate::script::BoardEdit;
    /// let mut document = Document::new(Start::default(), "e2e4, e7e5")?;
    /// document.go_to(1);
    /// document.edit_board(BoardEdit::Remove(Square::E7))?;
    /// assert_eq!(document.script().text(), "e2e4, xe7");
    /// assert_eq!(document.children(document.path()[0]).len(), 2);
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn edit_board(&mut self, edit: BoardEdit) -> Result<NodeId, EditError> {
        let text = self.line.board_edit_text(self.cursor(), edit)?;
        self.go_on(&text, ChangeKind::Move)
    }

    /// Plays a legal move at the cursor, or [`Move::NULL`] where the side to move is not in check. As with
    /// [`Document::edit_board`], a move that is there already is gone to; any other goes on with the line at its end, and
    /// is a variation before it. Returns the node behind it.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// use gridmate::rules::Move;
    /// let mut document = Document::new(Start::default(), "e2e4")?;
    /// document.play(Move::NULL)?;
    /// assert_eq!(document.script().text(), "e2e4, --");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn play(&mut self, played: Move) -> Result<NodeId, EditError> {
        self.play_as(played, ChangeKind::Move)
    }

    /// Plays a typed move as [`Document::play`] does: SAN, UCI, English words, or `--` to pass the turn.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "")?;
    /// let first = document.play_san("e4").unwrap();
    /// assert_eq!((document.play_san("knight f6").is_ok(), document.parent(document.cursor_node())), (true, Some(first)));
    /// assert_eq!(document.script().text(), "e2e4, g8f6");
    /// assert_eq!(document.play_san("Ke3").unwrap_err().code(), "unreachable");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn play_san(&mut self, text: &str) -> Result<NodeId, PlaySanError> {
        let played = self.read_move(text)?;
        Ok(self.play(played)?)
    }

    /// Reads a typed move for the position at the cursor.
    pub fn read_move(&self, text: &str) -> Result<Move, PlaySanError> {
        let position = self.position().ok_or(EditError::NoPosition)?;
        if text.trim() == PASS {
            return position.null_move().map(|_| Move::NULL).ok_or(PlaySanError::Pass(PassError::InCheck));
        }
        Ok(read_move(&position, text, self.start().variant_of(&position))?)
    }

    /// Plays a legal move as the answer to the last one: undo takes both back.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// use gridmate::notation::san;
    /// let mut document = Document::new(Start::default(), "")?;
    /// document.play(san::parse(&document.position().unwrap(), "e4").unwrap())?;
    /// document.reply(san::parse(&document.position().unwrap(), "e5").unwrap())?;
    /// document.undo();
    /// assert_eq!(document.script().text(), "");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn reply(&mut self, played: Move) -> Result<NodeId, EditError> {
        self.play_as(played, ChangeKind::Reply)
    }

    fn play_as(&mut self, played: Move, kind: ChangeKind) -> Result<NodeId, EditError> {
        let text = self.line.move_text(self.cursor(), played)?;
        // The line may go on with it already, behind what changes nothing.
        let mut steps = self.cursor();
        while let Some(step) = self.line.step(steps) {
            steps += 1;
            match step.kind {
                StepKind::Ignored => {}
                StepKind::Legal(known) if known == played => {
                    self.go_to(steps);
                    return Ok(self.cursor);
                }
                _ => break,
            }
        }
        self.go_on(&text, kind)
    }

    /// Goes on from the cursor with tokens, which may be there already; refused where the line would be too long.
    fn go_on(&mut self, tokens: &str, kind: ChangeKind) -> Result<NodeId, EditError> {
        if tokens.is_empty() {
            return Ok(self.cursor);
        }
        // A cursor within the tokens of a move is behind that move.
        let parent = self.node_after(self.cursor());
        let tokens: Vec<&str> = tokens_of(tokens).collect();
        // Two moves may begin with the same token: what stands on the square after it distinguishes promotions.
        let mut known = vec![parent];
        for &token in &tokens {
            known = self.tree.next_nodes(&known, token);
        }
        if let Some(&node) = known.iter().find(|&&node| self.ends_step(node, &tokens)) {
            self.select(node);
            return Ok(node);
        }
        // Behind the last token that stays, each with a comma and a blank before it.
        let kept = self.place_on_line(parent).and_then(|index| self.line.token(index));
        let written: usize = tokens.iter().map(|token| ", ".len() + token.len()).sum();
        let longest = self.line.mode().longest();
        if kept.map_or(0, |token| token.end.byte as usize) + written > longest {
            return Err(EditError::TooLong(longest));
        }
        let mut nodes: Vec<Node> = tokens.iter().map(|token| Node::new(token)).collect();
        // What is written before may be open, and would swallow what follows.
        let ending = if self.line.mode() == Mode::Friendly { Ending::of(self.token(parent)) } else { Ending::Gap };
        if let (Ending::LineEnd, Some(head)) = (&ending, nodes.first_mut()) {
            head.gap = Some("\n".into());
        }
        let nodes = self.tree.create_run(nodes);
        let (Some(&head), Some(&last)) = (nodes.first(), nodes.last()) else { return Ok(parent) };
        // At its end the line goes on, whatever else has been there; before it, this is another line.
        let index = if parent == self.end() { 0 } else { self.tree.children(parent).len() };
        let mut edits = vec![Edit::Attach { node: head, parent, index }];
        if let Ending::Brackets(brackets) = ending {
            let token = glued(&[self.token(parent), &brackets]).into();
            edits.push(Edit::Text { node: parent, token, gap: self.tree.own_gap(parent) });
        }
        edits.push(Edit::Place { end: last, cursor: last, tail: "".into() });
        self.commit(kind, edits);
        Ok(self.cursor)
    }

    /// Whether a node to which tokens lead from the cursor ends a step: the king may go where a rook follows it.
    fn ends_step(&self, node: NodeId, tokens: &[&str]) -> bool {
        if let Some(steps) = self.steps_to(node) {
            return self.node_after(steps) == node;
        }
        let after = self.tree.line_from(node).skip(1).take(LONGEST_RUN).map(|node| self.token(node));
        let there: Vec<&str> = tokens.iter().copied().chain(after).collect();
        let run = self.token_run(&self.line.state(self.cursor()), &there);
        run.walk().any(|(step, _)| step.tokens.end == tokens.len())
    }
}
