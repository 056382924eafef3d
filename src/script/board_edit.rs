//! What is done on the board, written as tokens.

use super::script::{EditError, Script};
use crate::board::{Color, Piece, Role, Square};
use crate::notation::MoveError;
use crate::notation::text::glued;
use crate::rules::{Move, Position};
use crate::script::choice::{self, PositionToken};
use crate::script::sheet::Content;
use crate::script::state::ScriptState;
use crate::script::write::{GAP, push_insertion, push_move, push_move_tokens, push_removal};
use crate::script::{DiagnosticKind, Ending, Mode, StepKind, friendly};
use alloc::borrow::ToOwned;
use alloc::string::String;

/// An action on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardEdit {
    /// Puts what stands on a square on another. It is the legal move of that kind where there is one, castling too when
    /// the king goes where it lands or on its rook.
    Move {
        /// Where from.
        from: Square,
        /// Where to.
        to: Square,
        /// What a pawn becomes; a queen if it is a legal promotion and nothing is said.
        promotion: Option<Role>,
    },
    /// Takes what stands on a square to another, whatever the rules say: whose turn it is stays, as for who sets up a board.
    Shift {
        /// Where from.
        from: Square,
        /// Where to.
        to: Square,
    },
    /// Takes what stands on a square off the board.
    Remove(Square),
    /// Puts a piece on a square.
    Insert(Square, Piece),
}

impl Script {
    /// The tokens of an edit after `steps` steps; none if it would change nothing.
    pub(crate) fn board_edit_text(&self, steps: usize, edit: BoardEdit) -> Result<String, EditError> {
        let state = self.state(steps);
        let mut text = String::new();
        match edit {
            BoardEdit::Remove(square) if state.sheet().get(square).is_none() => {}
            BoardEdit::Remove(square) => push_removal(&mut text, square),
            BoardEdit::Insert(square, piece) if state.sheet().get(square) == Some(Content::Piece(piece)) => {}
            BoardEdit::Insert(square, piece) => push_insertion(&mut text, square, piece),
            BoardEdit::Move { from, .. } | BoardEdit::Shift { from, .. } if state.sheet().get(from).is_none() => {
                return Err(EditError::EmptySquare(from));
            }
            BoardEdit::Move { from, to, .. } | BoardEdit::Shift { from, to } if from == to => {}
            BoardEdit::Shift { from, to } => push_shift(&mut text, &state, from, to),
            BoardEdit::Move { from, to, promotion } => push_drag(&mut text, &state, from, to, promotion),
        }
        Ok(text)
    }

    /// The tokens of a move after `steps` steps, which is legal or null.
    pub(crate) fn move_text(&self, steps: usize, played: Move) -> Result<String, EditError> {
        let state = self.state(steps);
        let Some(here) = state.position() else { return Err(EditError::NoPosition) };
        if played.is_null() && here.null_move().is_some() {
            return Ok(choice::PASS.to_owned());
        }
        let mover = state.sheet().board().piece_at(played.from()).map(|piece| piece.color);
        let position = mover.and_then(|color| state.position_for(color)).unwrap_or(*here);
        if !position.is_legal(played) {
            let error = MoveError::find(&position, played.from(), played.to());
            return Err(EditError::Illegal(error.unwrap_or(MoveError::SameSquare(played.from()))));
        }
        let mut text = String::new();
        push_move_tokens(&mut text, &position, played);
        Ok(text)
    }

    /// Chooses the side to move after a free step, by the number of a move: `1.` or `1...`.
    ///
    /// ```
    /// use gridmate::board::Color;
    /// use gridmate::script::{Script, Start};
    /// let mut script = Script::new(Start::default(), "xe2")?;
    /// script.choose_turn(1, Color::Black)?;
    /// assert_eq!(script.text(), "xe2, 1...");
    /// assert_eq!(script.state(2).turn(), Color::Black);
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn choose_turn(&mut self, steps: usize, color: Color) -> Result<(), EditError> {
        let text = if color == Color::White { "1." } else { "1..." };
        self.choose(steps, text)
    }

    /// Chooses the rights to castle after a free step, as a FEN has them.
    ///
    /// ```
    /// use gridmate::script::{Script, Start};
    /// let mut script = Script::new(Start::default(), "xe2, xa1")?;
    /// assert_eq!(script.state(2).castling(), "Kkq");
    /// script.choose_castling(2, "Kk")?;
    /// assert_eq!(script.text(), "xe2, xa1, castling=Kk");
    /// assert_eq!(script.choose_castling(3, "Q").unwrap_err().code(), "bad-castling-right");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn choose_castling(&mut self, steps: usize, letters: &str) -> Result<(), EditError> {
        match choice::rights(letters, self.state(steps).sheet().board(), self.start().variant) {
            Ok(_) => self.choose(steps, &glued(&[choice::CASTLING, letters])),
            Err(DiagnosticKind::BadCastling) => Err(EditError::BadCastling),
            Err(_) => Err(EditError::CastlingRight),
        }
    }

    /// Writes a choice after `steps` steps, in the place of one of its kind if there is one since the last free edit.
    fn choose(&mut self, steps: usize, text: &str) -> Result<(), EditError> {
        let wants_turn = friendly::turn(text).is_some();
        let steps = steps.min(self.steps());
        for step in (0..steps).rev() {
            let Some(token) = self.step(step).and_then(|step| self.token(step.tokens.start)) else { break };
            let chosen = PositionToken::read(token.text).filter(|_| token.diagnostic.is_none());
            match (chosen, self.step(step).map(|step| step.kind)) {
                (Some(PositionToken::Pass), _) => break,
                (Some(choice), Some(StepKind::Free)) if matches!(choice, PositionToken::Turn(_)) == wants_turn => {
                    let range = token.start.byte as usize..token.end.byte as usize;
                    return self.edit(range, text).map(drop);
                }
                (Some(_), Some(StepKind::Free)) | (_, Some(StepKind::Ignored)) => {}
                _ => break,
            }
        }
        let state = self.state(steps);
        match wants_turn {
            true if !state.turn_is_open() => Err(EditError::TurnIsKnown),
            false if !state.castling_is_open() => Err(EditError::CastlingIsKnown),
            _ => self.write(steps, text),
        }
    }

    /// Drops all but the first steps.
    ///
    /// ```
    /// use gridmate::script::{Script, Start};
    /// let mut script = Script::new(Start::default(), "e2e4, e7e5, g1f3")?;
    /// script.truncate(1)?;
    /// assert_eq!(script.text(), "e2e4");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn truncate(&mut self, steps: usize) -> Result<(), EditError> {
        let first = self.step_tokens(steps.min(self.steps())).start;
        if first == self.tokens() {
            return Ok(());
        }
        let last = first.checked_sub(1).and_then(|last| self.tokens.get(last));
        self.edit(last.map_or(0, |token| token.end())..self.text().len(), "").map(drop)
    }

    /// Writes tokens after `steps` steps, before those that follow.
    fn write(&mut self, steps: usize, tokens: &str) -> Result<(), EditError> {
        let first = self.step_tokens(steps).start;
        let before = first.checked_sub(1).and_then(|before| self.tokens.get(before));
        let at = before.map_or(0, |token| token.end());
        let is_last = first == self.tokens();
        // What is written before may be open, and would swallow what follows.
        let ending = match before.filter(|_| self.mode() == Mode::Friendly) {
            Some(token) => Ending::of(self.token_text(token)),
            None => Ending::Gap,
        };
        let (closed, head) = match &ending {
            Ending::LineEnd => ("", "\n"),
            Ending::Brackets(brackets) => (brackets.as_str(), GAP),
            Ending::Gap => ("", if at > 0 { GAP } else { "" }),
        };
        let tail = if at == 0 && !is_last { GAP } else { "" };
        let end = if is_last { self.text().len() } else { at };
        self.edit(at..end, &glued(&[closed, head, tokens, tail])).map(drop)
    }
}

/// Adds the tokens of what is taken to another square; text that is no piece moves like one.
fn push_shift(text: &mut String, state: &ScriptState, from: Square, to: Square) {
    let Some(piece) = state.sheet().board().piece_at(from) else { return push_move(text, from, to) };
    push_removal(text, from);
    if state.sheet().get(to) != Some(Content::Piece(piece)) {
        push_insertion(text, to, piece);
    }
}

/// Adds the tokens of what is dragged: of the legal move, or else of the move as it is.
fn push_drag(text: &mut String, state: &ScriptState, from: Square, to: Square, promotion: Option<Role>) {
    let moving = state.sheet().board().piece_at(from);
    let legal = moving.and_then(|piece| {
        let position = state.position_for(piece.color)?;
        Some((position, find(&position, from, to, promotion)?))
    });
    match (legal, moving.zip(promotion)) {
        (Some((position, played)), _) => push_move_tokens(text, &position, played),
        (None, Some((piece, role))) => {
            push_move(text, from, to);
            push_insertion(text, to, Piece::new(piece.color, role));
        }
        (None, None) => push_move(text, from, to),
    }
}

/// The legal move that a drag means.
fn find(position: &Position, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
    let moves = position.legal_moves();
    let here = || moves.iter().copied().filter(|played| played.from() == from);
    let direct = here().find(|played| {
        let becomes = played.promotion();
        played.to() == to && (becomes == promotion || becomes == Some(Role::Queen) && promotion.is_none())
    });
    let lands = |played: &Move| played.castle_squares().is_some_and(|(king_to, _)| king_to == to);
    direct.or_else(|| here().find(lands))
}
