//! Where a script starts.

use crate::board::Board;
use crate::diagnostic::{Diagnostic, Sentence, Severity, sentences};
use crate::notation::fen::{self, FenError};
use crate::rules::chess960::Number;
use crate::rules::{Position, Setup, Variant};
use core::fmt;

/// Where a script starts: any arrangement of pieces, legal or not.
///
/// ```
/// use gridmate::rules::Variant;
/// use gridmate::script::Start;
/// assert_eq!("960:518".parse::<Start>()?.setup, Start::default().setup);
/// let (castled, later) = ("r4rk1/8/8/8/8/8/8/R3K2R w KQ - 4 20", "960:r4rk1/8/8/8/8/8/8/R3K2R w KQ - 4 20");
/// assert_eq!(castled.parse::<Start>()?.variant, Variant::Standard);
/// assert_eq!(later.parse::<Start>()?.variant, Variant::Chess960);
/// assert_eq!("8/8/8/8/8/8/8/8".parse::<Start>()?.to_string(), "8/8/8/8/8/8/8/8 w - - 0 1");
/// # Ok::<(), gridmate::script::StartError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// The pieces, and whose move it is.
    pub setup: Setup,
    /// Which game is played.
    pub variant: Variant,
}

impl Default for Start {
    fn default() -> Self {
        Self { setup: Setup::initial(), variant: Variant::Standard }
    }
}

impl Start {
    /// The start of a Chess960 game.
    #[must_use]
    pub fn chess960(number: Number) -> Self {
        Self { setup: Setup::chess960(number), variant: Variant::Chess960 }
    }

    /// The number of this start, if it is that of a Chess960 game.
    ///
    /// ```
    /// use gridmate::script::Start;
    /// let start: Start = "960:518".parse()?;
    /// assert_eq!(start.number().map(|number| number.get()), Some(518));
    /// assert_eq!(Start::default().number(), None);
    /// # Ok::<(), gridmate::script::StartError>(())
    /// ```
    #[must_use]
    pub fn number(&self) -> Option<Number> {
        Number::all().find(|&number| Self::chess960(number) == *self)
    }

    /// Which game a position after this start belongs to: Chess960 if its castling rights cannot be said in standard form.
    #[must_use]
    pub fn variant_of(&self, position: &Position) -> Variant {
        if position.is_standard() { self.variant } else { Variant::Chess960 }
    }

    fn from_fen(text: &str) -> Result<Self, StartError> {
        match fen::parse_any(text) {
            Ok((position, variant)) => Ok(Self { setup: position.setup(), variant }),
            // What is no legal position may be a start all the same.
            Err(error) => match text.parse() {
                Ok(setup) => Ok(Self { setup, variant: Variant::Standard }),
                Err(_) => Err(StartError::Fen(error)),
            },
        }
    }

    /// A board alone: white to move, no castling rights.
    #[must_use]
    pub fn bare(board: Board) -> Self {
        Self { setup: Setup { board, ..Setup::EMPTY }, variant: Variant::Standard }
    }
}

/// What is wrong with `960:` and no number behind it.
pub(crate) const BAD_NUMBER: Sentence = Sentence::new(
    "start",
    "bad-number",
    Severity::Error,
    "the Chess960 boards are numbered from 0 to 959; write such as 960:518",
);

/// Why a text names no start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StartError {
    /// After `960:` there is no number from 0 to 959.
    Number,
    /// The text is no FEN.
    Fen(FenError),
}

impl StartError {
    /// A stable name in kebab case.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.diagnostic().code
    }

    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::Number => BAD_NUMBER.diagnostic(),
            Self::Fen(error) => error.into(),
        }
    }
}

sentences!(StartError);

impl core::str::FromStr for Start {
    type Err = StartError;

    /// Reads a FEN, its first field alone, or `960:` and a number. The position need not be legal. `960:` and a FEN is a
    /// position of a Chess960 game, even where it looks like one of the standard game.
    fn from_str(text: &str) -> Result<Self, StartError> {
        let text = text.trim();
        if let Some(shuffled) = text.strip_prefix("960:") {
            if shuffled.bytes().any(|byte| byte == b' ') {
                return Ok(Self { variant: Variant::Chess960, ..Self::from_fen(shuffled)? });
            }
            return shuffled.parse().map(Self::chess960).map_err(|_| StartError::Number);
        }
        if !text.is_empty() && !text.bytes().any(|byte| byte == b' ') {
            return text.parse().map(Self::bare).map_err(StartError::Fen);
        }
        Self::from_fen(text)
    }
}

impl fmt::Display for Start {
    /// The FEN. Of a position that is not legal it says all that the setup has: later tokens may make it legal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.setup.position() {
            Ok(position) => position.fmt(f),
            Err(_) => self.setup.fmt(f),
        }
    }
}
