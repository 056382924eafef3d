//! The line of moves of a game, and the place on it.

use super::{Claim, End};
use crate::diagnostic::{diagnostics, sentences};
use crate::rules::chess960::Number;
use crate::rules::{MAX_COUNTER, Move, Position, Variant};
use alloc::vec::Vec;

/// Plies without a capture or a pawn move after which the game is drawn by itself.
const SEVENTY_FIVE_MOVES: u16 = 150;

/// A game: a start, the moves played, and those taken back that can be played again.
///
/// It ends by itself with checkmate, stalemate, a dead position, the fifth occurrence of a position or 75 quiet moves;
/// [`Game::play`] then refuses to go on. The third occurrence and 50 quiet moves end it only when claimed.
///
/// ```
/// use gridmate::game::Game;
/// let mut game = Game::default();
/// let first = game.position().legal_moves()[0];
/// game.play(first).unwrap();
/// assert_eq!((game.ply(), game.end()), (1, None));
/// assert_eq!(game.undo(), Some(first));
/// assert_eq!(game.redo(), Some(first));
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    variant: Variant,
    start: PlyState,
    /// Every move ever played on this line, those taken back included.
    line: Vec<Ply>,
    /// How many of them stand.
    ply: usize,
    pub(super) claimed: Option<Claim>,
}

#[derive(Clone, Copy, Debug)]
struct Ply {
    played: Move,
    state: PlyState,
}

/// What is known once a position is on the board.
#[derive(Clone, Copy, Debug)]
struct PlyState {
    position: Position,
    /// How often the position has occurred, this time included.
    repetitions: u32,
    /// How the game has ended here or earlier.
    end: Option<End>,
}

diagnostics! {
    /// Why a move was not played.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub enum PlayError: Error, "play", "", "";
    /// The rules do not allow it here.
    Illegal(played: Move) [from: played.from(), to: played.to()] = "illegal-move",
        "{from} to {to} is not a legal move here";
    /// The game is over.
    Ended(end: End) = "game-over", "the game is over ({end}); take a move back to play on";
}

sentences!(PlayError);

impl Game {
    /// A game from any legal position.
    #[must_use]
    pub fn new(start: Position, variant: Variant) -> Self {
        let start = PlyState { position: start, repetitions: 1, end: end_of(&start, 1) };
        Self { variant, start, line: Vec::new(), ply: 0, claimed: None }
    }

    /// A game from one of the 960 starts.
    #[must_use]
    pub fn chess960(number: Number) -> Self {
        Self::new(Position::chess960(number), Variant::Chess960)
    }

    /// Which game is played.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The position before the first move.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start.position
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.state().position
    }

    /// How many moves have been played.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// The moves played, each with the position after it.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = (Move, &Position)> + ExactSizeIterator {
        self.line[..self.ply].iter().map(|ply| (ply.played, &ply.state.position))
    }

    /// How many of the moves taken back can be played again.
    #[must_use]
    pub const fn redoable(&self) -> usize {
        self.line.len() - self.ply
    }

    /// How often the position on the board has occurred, this time included.
    #[must_use]
    pub fn repetitions(&self) -> u32 {
        self.state().repetitions
    }

    /// How the game has ended, if it has.
    ///
    /// Of several reasons it is the first in time; at the same move mate goes before all others, as the rules say, and
    /// stalemate and a dead position before the counts.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.state().end.or(self.claimed.map(End::Claimed))
    }

    /// Plays a legal move, unless the game is over.
    ///
    /// The move that was taken back last keeps those that followed it; any other forgets them.
    pub fn play(&mut self, played: Move) -> Result<(), PlayError> {
        match self.end() {
            Some(end) => Err(PlayError::Ended(end)),
            None => self.play_on(played),
        }
    }

    /// Plays a legal move even if the game is over by the rules: records of games sometimes go on, because the
    /// players did not count. [`Game::end`] stays what it was.
    pub fn play_on(&mut self, played: Move) -> Result<(), PlayError> {
        let Some(position) = self.position().play(played) else { return Err(PlayError::Illegal(played)) };
        self.claimed = None;
        if self.line.get(self.ply).is_none_or(|next| next.played != played) {
            let repetitions = self.occurrences(&position) + 1;
            let end = self.state().end.or_else(|| end_of(&position, repetitions));
            self.line.truncate(self.ply);
            self.line.push(Ply { played, state: PlyState { position, repetitions, end } });
        }
        self.ply += 1;
        Ok(())
    }

    /// Takes the last move back; with it goes a claim.
    pub fn undo(&mut self) -> Option<Move> {
        let last = self.line[..self.ply].last()?.played;
        self.ply -= 1;
        self.claimed = None;
        Some(last)
    }

    /// Plays again the move that was taken back last.
    pub fn redo(&mut self) -> Option<Move> {
        let next = self.line.get(self.ply)?.played;
        self.ply += 1;
        self.claimed = None;
        Some(next)
    }

    /// How often a position that would come next has occurred so far.
    ///
    /// Only back to the last capture or pawn move: nothing before it can be the same. Of those, every second position
    /// has the same side to move; and the last that is the same knows the number of those before it.
    pub(super) fn occurrences(&self, next: &Position) -> u32 {
        let clock = next.halfmove_clock();
        // A clock that has stopped does not say how far back the last other ply is.
        let quiet = if clock < MAX_COUNTER { usize::from(clock).min(self.ply + 1) } else { self.ply + 1 };
        let so_far = (self.ply + 1 - quiet..=self.ply).rev().skip(1).step_by(2);
        let mut states = so_far.map(|ply| self.state_at(ply));
        states.find(|state| state.position.same_for_repetition(next)).map_or(0, |state| state.repetitions)
    }

    fn state(&self) -> &PlyState {
        self.state_at(self.ply)
    }

    fn state_at(&self, ply: usize) -> &PlyState {
        self.line[..ply].last().map_or(&self.start, |ply| &ply.state)
    }
}

impl Default for Game {
    /// A standard game.
    fn default() -> Self {
        Self::new(Position::initial(), Variant::Standard)
    }
}

/// Whether a position that has occurred so often ends the game, and how.
fn end_of(position: &Position, repetitions: u32) -> Option<End> {
    if let Some(end) = End::of_position(position) {
        Some(end)
    } else if repetitions >= 5 {
        Some(End::Fivefold)
    } else if position.halfmove_clock() >= SEVENTY_FIVE_MOVES {
        Some(End::SeventyFiveMoves)
    } else {
        None
    }
}
