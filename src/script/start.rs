//! Where a script starts.

use crate::board::{Board, Color};
use crate::notation::fen::{self, FenError};
use crate::rules::chess960::Number;
use crate::rules::{Setup, Variant};
use std::fmt;

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

    fn from_fen(text: &str) -> Result<Self, StartError> {
        match fen::parse_any(text) {
            Ok((position, variant)) => Ok(Self { setup: position.setup(), variant }),
            // What is no legal position may be a start all the same.
            Err(error) => match fen::parse_setup(text, Variant::Chess960) {
                Ok(setup) => Ok(Self { setup, variant: Variant::Standard }),
                Err(_) => Err(StartError::Fen(error)),
            },
        }
    }

    /// A board alone: white to move, nobody castles.
    #[must_use]
    pub fn bare(board: Board) -> Self {
        Self { setup: Setup { board, turn: Color::White, ..Setup::EMPTY }, variant: Variant::Standard }
    }
}

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
        match self {
            Self::Number => "bad-number",
            Self::Fen(error) => error.code(),
        }
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number => f.write_str("the Chess960 boards are numbered from 0 to 959; write such as 960:518"),
            Self::Fen(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StartError {}

impl std::str::FromStr for Start {
    type Err = StartError;

    /// Reads a FEN, its first field alone, or `960:` and a number. The position need not be legal. `960:` and a FEN is a
    /// position of a Chess960 game, even where it looks like one of the standard game.
    fn from_str(text: &str) -> Result<Self, StartError> {
        let text = text.trim();
        if let Some(shuffled) = text.strip_prefix("960:") {
            if shuffled.bytes().any(|byte| byte == b' ') {
                return Ok(Self { variant: Variant::Chess960, ..Self::from_fen(shuffled)? });
            }
            let number = shuffled.parse().ok().and_then(Number::new);
            return number.map(Self::chess960).ok_or(StartError::Number);
        }
        if !text.is_empty() && !text.bytes().any(|byte| byte == b' ') {
            return fen::read_placement(text).map(Self::bare).map_err(StartError::Fen);
        }
        Self::from_fen(text)
    }
}

impl fmt::Display for Start {
    /// The FEN; for a position that is not legal without castling rights.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&fen_of(&self.setup))
    }
}

/// The FEN of a setup; castling rights and en-passant square are left out where it is no legal position.
pub(super) fn fen_of(setup: &Setup) -> String {
    if let Ok(position) = setup.position() {
        return fen::write(&position, fen::FenStyle::XFen);
    }
    let mut text = fen::write_placement(&setup.board);
    push_fields(&mut text, setup.turn);
    text
}

/// The fields of a FEN after the first, where there is nothing to say but whose move it is.
pub(super) fn push_fields(text: &mut String, turn: Color) {
    fen::push_fields(text, turn, &|text| text.push('-'), None, [0, 1]);
}
