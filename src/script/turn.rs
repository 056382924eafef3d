//! The game of a script: its legal moves since the board was last edited freely.

use super::{EditError, Script, StepKind};
use crate::board::Square;
use crate::diagnostic::{Diagnostic, sentences};
use crate::game::{Game, PlayError};
use crate::notation::MoveError;
use crate::rules::{Move, Position};
use alloc::vec::Vec;

/// Why a script's game does not go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnError {
    /// The game is over.
    Ended(PlayError),
    /// There is no such move, or no place for it.
    Refused(EditError),
}

impl TurnError {
    /// A stable name in kebab case.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.diagnostic().code
    }

    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::Ended(error) => error.into(),
            // The reason alone: that it is about a move is plain from the place.
            Self::Refused(EditError::Illegal(error)) => error.into(),
            Self::Refused(error) => error.into(),
        }
    }
}

sentences!(TurnError);

/// The game of the first steps of a script, from the last free one of them on; `None` where the position is not legal.
///
/// ```
/// use gridmate::script::{Script, Start, game_of};
/// let script = Script::new(Start::default(), "e2e4, xe7, g1f3, g8f6")?;
/// let game = game_of(&script, 4).unwrap();
/// assert_eq!((game.ply(), script.steps()), (2, 4));
/// # Ok::<(), gridmate::script::EditError>(())
/// ```
#[must_use]
pub fn game_of(script: &Script, steps: usize) -> Option<Game> {
    let is_free = |&step: &usize| script.step(step).is_some_and(|step| step.kind == StepKind::Free);
    let first = (0..steps.min(script.steps())).rev().find(is_free).map_or(0, |free| free + 1);
    game_from(script, first, steps)
}

/// The end of that game, from its last capture or move of a pawn on: as far as it matters for its end and for claims.
pub(crate) fn end_of_game_of(script: &Script, steps: usize) -> Option<Game> {
    let steps = steps.min(script.steps());
    let mut quiet = script.state(steps).position()?.halfmove_clock();
    let mut first = steps;
    while let Some(step) = first.checked_sub(1).and_then(|before| script.step(before)) {
        match step.kind {
            StepKind::Free => break,
            StepKind::Ignored => {}
            StepKind::Legal(_) if quiet == 0 => break,
            StepKind::Legal(_) => quiet -= 1,
        }
        first -= 1;
    }
    game_from(script, first, steps)
}

/// The game of the steps from one on up to another, none of which is free.
#[inline(never)]
fn game_from(script: &Script, first: usize, steps: usize) -> Option<Game> {
    let new = |position: Position| Game::new(position, script.start().variant_of(&position));
    let mut game: Option<Game> = None;
    for (step, before) in script.walk_from(first).take(steps.saturating_sub(first)) {
        if let StepKind::Legal(played) = step.kind {
            // Where the turn was open or was chosen, it is another position than the game's last.
            let position = before.position_before(played)?;
            let mut line = game.filter(|line| *line.position() == position).unwrap_or_else(|| new(position));
            line.play_on(played).ok()?;
            game = Some(line);
        }
    }
    game.or_else(|| script.state(steps).position().copied().map(new))
}

/// What a player may do on the board of a script, after a number of steps.
#[derive(Debug)]
pub struct Turn {
    /// The game so far.
    pub game: Game,
    /// Whether either side may move.
    is_open: bool,
}

impl Turn {
    /// The turn after `steps` steps; `None` where the position is not legal.
    #[must_use]
    pub fn after(script: &Script, steps: usize) -> Option<Self> {
        Some(Self { game: game_of(script, steps)?, is_open: script.state(steps).turn_is_open() })
    }

    /// The position in which the piece on a square moves: that of the other side, where either may.
    #[must_use]
    pub fn position_of(&self, from: Square) -> Position {
        let here = *self.game.position();
        let is_others = here.board().piece_at(from).is_some_and(|piece| piece.color != here.turn());
        if is_others && self.is_open { here.null_move().unwrap_or(here) } else { here }
    }

    /// The moves of the piece on a square; none if the game is over.
    pub fn moves_from(&self, from: Square) -> impl Iterator<Item = Move> {
        let moves = self.position_of(from).legal_moves();
        let count = if self.game.end().is_some() { 0 } else { moves.len() };
        (0..count).map(move |index| moves[index]).filter(move |played| played.from() == from)
    }

    /// The moves that are meant by two squares, at least one; else why there is none.
    pub fn moves_between(&self, from: Square, to: Square) -> Result<Vec<Move>, TurnError> {
        if let Some(end) = self.game.end() {
            return Err(TurnError::Ended(PlayError::Ended(end)));
        }
        let position = self.position_of(from);
        let moves = position.moves_between(from, to);
        if moves.is_empty() {
            return Err(TurnError::Refused(
                MoveError::find(&position, from, to).map_or(EditError::NoPosition, EditError::Illegal),
            ));
        }
        Ok(moves)
    }
}
