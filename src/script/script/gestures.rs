//! What is done on the board, written as tokens.

use super::{EditError, Script};
use crate::board::{Color, Piece, Role, Square};
use crate::notation::MoveError;
use crate::notation::text::glued;
use crate::rules::{Move, Position};
use crate::script::choice::{self, PositionToken};
use crate::script::meaning::Meaning;
use crate::script::sheet::Content;
use crate::script::state::ScriptState;
use crate::script::write::{GAP, push_meaning, push_move, push_move_tokens};
use crate::script::{DiagnosticKind, StepKind, friendly};
use alloc::borrow::ToOwned;
use alloc::string::String;

/// What somebody does on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
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
    /// Takes what stands on a square off the board.
    Remove(Square),
    /// Puts a piece on a square.
    Insert(Square, Piece),
}

/// What becomes of the tokens behind the place where something is done. Undo brings them back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rest {
    /// They are dropped: the line goes on from here.
    #[default]
    Drop,
    /// They stay, and follow what is written.
    Keep,
}

impl Script {
    /// Writes the tokens of a gesture after so many steps; tells after how many steps it is done.
    ///
    /// ```
    /// use gridmate::board::Square;
    /// use gridmate::script::{Script, Gesture, Rest, Start};
    /// let mut script = Script::new(Start::default(), "e2e4, e7e5, g1f3, b8c6, f1c4, g8f6")?;
    /// let castle = Gesture::Move { from: Square::E1, to: Square::G1, promotion: None };
    /// assert_eq!(script.gesture(6, castle, Rest::Drop)?, 7);
    /// assert!(script.text().ends_with("g8f6, e1g1, h1f1"));
    /// assert_eq!(script.san(6).as_deref(), Some("O-O"));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn gesture(&mut self, steps: usize, gesture: Gesture, rest: Rest) -> Result<usize, EditError> {
        let text = self.gesture_text(steps, gesture)?;
        if text.is_empty() { Ok(steps) } else { self.write(steps, &text, rest) }
    }

    /// The tokens of a gesture after so many steps; none if it would change nothing.
    pub(crate) fn gesture_text(&self, steps: usize, gesture: Gesture) -> Result<String, EditError> {
        let state = self.state(steps);
        let mut text = String::new();
        match gesture {
            Gesture::Remove(square) if state.sheet().get(square).is_none() => {}
            Gesture::Remove(square) => push_meaning(&mut text, Meaning::Removal(square), None),
            Gesture::Insert(square, piece) if state.sheet().get(square) == Some(Content::Piece(piece)) => {}
            Gesture::Insert(at, piece) => {
                push_meaning(&mut text, Meaning::Insertion { at, content: Content::Piece(piece) }, None);
            }
            Gesture::Move { from, .. } if state.sheet().get(from).is_none() => {
                return Err(EditError::EmptySquare(from));
            }
            Gesture::Move { from, to, .. } if from == to => {}
            Gesture::Move { from, to, promotion } => push_drag(&mut text, &state, from, to, promotion),
        }
        Ok(text)
    }

    /// Writes the tokens of a legal move after so many steps; tells after how many steps it is done.
    pub fn play(&mut self, steps: usize, played: Move, rest: Rest) -> Result<usize, EditError> {
        self.write(steps, &self.move_text(steps, played)?, rest)
    }

    /// The tokens of a move after so many steps, which is legal or null.
    pub(crate) fn move_text(&self, steps: usize, played: Move) -> Result<String, EditError> {
        let state = self.state(steps);
        let Some(here) = state.position() else { return Err(EditError::NoPosition) };
        if played.is_null() && here.passed().is_some() {
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

    /// Chooses the side to move after a free step, by the number of a move: `1.` or `1...`; tells after how many steps
    /// it is chosen.
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
    pub fn choose_turn(&mut self, steps: usize, color: Color) -> Result<usize, EditError> {
        let text = if color == Color::White { "1." } else { "1..." };
        self.choose(steps, text)
    }

    /// Chooses the rights to castle after a free step, as a FEN has them; tells after how many steps they are chosen.
    ///
    /// ```
    /// use gridmate::script::{Script, Start};
    /// let mut script = Script::new(Start::default(), "xe2, xa1")?;
    /// assert_eq!(script.state(2).castling(), "Kkq");
    /// assert_eq!(script.choose_castling(2, "Kk")?, 3);
    /// assert_eq!(script.text(), "xe2, xa1, castling=Kk");
    /// assert_eq!(script.choose_castling(3, "Q").unwrap_err().code(), "bad-castling-right");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn choose_castling(&mut self, steps: usize, letters: &str) -> Result<usize, EditError> {
        match choice::rights(letters, self.state(steps).sheet().board(), self.start().variant) {
            Ok(_) => self.choose(steps, &glued(&[choice::CASTLING, letters])),
            Err(DiagnosticKind::BadCastling) => Err(EditError::BadCastling),
            Err(_) => Err(EditError::CastlingRight),
        }
    }

    /// Writes a choice after so many steps, in the place of one of its kind if there is one since the last free edit.
    fn choose(&mut self, steps: usize, text: &str) -> Result<usize, EditError> {
        let wants_turn = friendly::turn(text).is_some();
        let steps = steps.min(self.steps());
        for step in (0..steps).rev() {
            let Some(token) = self.step(step).and_then(|step| self.token(step.tokens.start)) else { break };
            let chosen = PositionToken::read(token.text).filter(|_| token.diagnostic.is_none());
            match (chosen, self.step(step).map(|step| step.kind)) {
                (Some(PositionToken::Pass), _) => break,
                (Some(choice), Some(StepKind::Free)) if matches!(choice, PositionToken::Turn(_)) == wants_turn => {
                    let range = token.start.byte as usize..token.end.byte as usize;
                    return self.edit(range, text).map(|_| steps);
                }
                (Some(_), Some(StepKind::Free)) | (_, Some(StepKind::Ignored)) => {}
                _ => break,
            }
        }
        let state = self.state(steps);
        match wants_turn {
            true if !state.turn_is_open() => Err(EditError::TurnIsKnown),
            false if !state.castling_is_open() => Err(EditError::CastlingIsKnown),
            _ => self.write(steps, text, Rest::Keep),
        }
    }

    /// Drops all but the first steps; undo brings them back.
    ///
    /// ```
    /// use gridmate::script::{Script, Start};
    /// let mut script = Script::new(Start::default(), "e2e4, e7e5, g1f3")?;
    /// script.truncate(1)?;
    /// assert_eq!(script.text(), "e2e4");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn truncate(&mut self, steps: usize) -> Result<(), EditError> {
        let first = self.line.step_tokens(steps.min(self.steps())).start;
        if first == self.tokens() {
            return Ok(());
        }
        let last = first.checked_sub(1).and_then(|last| self.line.tokens().get(last));
        self.edit(last.map_or(0, |token| token.end())..self.text().len(), "").map(drop)
    }

    /// Writes tokens after so many steps.
    fn write(&mut self, steps: usize, tokens: &str, rest: Rest) -> Result<usize, EditError> {
        let steps = steps.min(self.steps());
        let first = self.line.step_tokens(steps).start;
        let before = first.checked_sub(1).and_then(|before| self.line.tokens().get(before));
        let at = before.map_or(0, |token| token.end());
        let drops = rest == Rest::Drop || first == self.tokens();
        let end = if drops { self.text().len() } else { at };
        let mut with = String::with_capacity(tokens.len() + 4);
        if at > 0 {
            with.push_str(GAP);
        }
        with.push_str(tokens);
        if at == 0 && !drops {
            with.push_str(GAP);
        }
        self.edit(at..end, &with)?;
        let written = self.line.tokens().partition_point(|token| token.end() <= at + with.trim_end().len());
        Ok(self.step_of(written.saturating_sub(1)) + 1)
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
            let meaning = Meaning::Promotion { from, to, role, color: Some(piece.color) };
            push_meaning(text, meaning, None);
        }
        (None, None) => push_move(text, from, to),
    }
}

/// The legal move that a drag means.
fn find(position: &Position, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
    let moves = position.legal_moves();
    let here = || moves.into_iter().filter(|played| played.from() == from);
    let direct = here().find(|played| {
        let becomes = played.promotion();
        played.to() == to && (becomes == promotion || becomes == Some(Role::Queen) && promotion.is_none())
    });
    let lands = |played: &Move| played.castle_squares().is_some_and(|(king_to, _)| king_to == to);
    direct.or_else(|| here().find(lands))
}
