//! The result of a game.

use super::End;
use crate::board::{Color, not_one};
use core::fmt;
use core::str::FromStr;

/// Who has won, as PGN writes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: it goes on, was abandoned, or the result is not known.
    #[default]
    Unknown,
}

impl GameResult {
    /// This side has won.
    #[must_use]
    pub const fn win(side: Color) -> Self {
        match side {
            Color::White => Self::WhiteWins,
            Color::Black => Self::BlackWins,
        }
    }

    /// As PGN writes it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }

    /// The side that has won, if one has.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::WhiteWins => Some(Color::White),
            Self::BlackWins => Some(Color::Black),
            Self::Draw | Self::Unknown => None,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

not_one! {
    /// The text is no result.
    ParseResultError = "results are 1-0, 0-1, 1/2-1/2 and *"
}

/// Reads what PGN writes.
impl FromStr for GameResult {
    type Err = ParseResultError;

    fn from_str(text: &str) -> Result<Self, ParseResultError> {
        let all = [Self::WhiteWins, Self::BlackWins, Self::Draw, Self::Unknown];
        all.into_iter().find(|result| result.text() == text).ok_or(ParseResultError)
    }
}

/// The result of a game that is over.
///
/// ```
/// use gridmate::game::{End, GameResult};
/// assert_eq!(GameResult::from(End::Stalemate), GameResult::Draw);
/// ```
impl From<End> for GameResult {
    fn from(end: End) -> Self {
        end.winner().map_or(Self::Draw, Self::win)
    }
}

/// The result of a game that may go on: [`GameResult::Unknown`] without an end.
///
/// ```
/// use gridmate::game::{Game, GameResult};
/// assert_eq!(GameResult::from(Game::default().end()), GameResult::Unknown);
/// ```
impl From<Option<End>> for GameResult {
    fn from(end: Option<End>) -> Self {
        end.map(Self::from).unwrap_or_default()
    }
}
