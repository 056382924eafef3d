//! Playing a game by the texts of its moves.

use super::san::{self, SanError};
use crate::diagnostic::{Diagnostic, sentences};
use crate::game::{Game, PlayError};
use crate::rules::Move;
use core::error::Error;

/// Why the text of a move is not played in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GamePlayError {
    /// It is no legal move here.
    San(SanError),
    /// The game is over.
    Play(PlayError),
}

impl GamePlayError {
    /// A stable name in kebab case.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.diagnostic().code
    }

    /// What the error within has: the two say the same.
    fn cause(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::San(error) => error.source(),
            Self::Play(error) => error.source(),
        }
    }

    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::San(error) => error.into(),
            Self::Play(error) => error.into(),
        }
    }
}

sentences!(GamePlayError => cause);

impl From<SanError> for GamePlayError {
    fn from(error: SanError) -> Self {
        Self::San(error)
    }
}

impl From<PlayError> for GamePlayError {
    fn from(error: PlayError) -> Self {
        Self::Play(error)
    }
}

impl Game {
    /// Plays a move in SAN, read as [`san::parse_lenient`] reads it, and returns it.
    ///
    /// ```
    /// use gridmate::game::Game;
    /// let mut game = Game::default();
    /// for text in ["f3", "e5", "g4", "Qh4"] {
    ///     game.play_san(text)?;
    /// }
    /// assert!(game.position().is_checkmate());
    /// assert_eq!(game.play_san("a3").unwrap_err().code(), "checkmate");
    /// # Ok::<(), gridmate::notation::GamePlayError>(())
    /// ```
    pub fn play_san(&mut self, text: &str) -> Result<Move, GamePlayError> {
        let (played, _) = san::parse_lenient(self.position(), text)?;
        self.play(played)?;
        Ok(played)
    }
}
