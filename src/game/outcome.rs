//! How a game ended, and why.

use super::{Claim, End, GameResult};
use crate::board::{Board, Color, not_one};
use crate::rules::Material;
use core::fmt;
use core::str::FromStr;

/// Why a game is over, where the players say so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// The rules end it, or a draw that they allow was claimed.
    Rules(End),
    /// A draw that was agreed.
    Agreement,
    /// This side has resigned.
    Resignation(Color),
    /// The time of this side was up.
    Time(Color),
    /// A record says so.
    Record,
}

impl Cause {
    /// Every cause, in the order of the byte form of documents.
    pub(crate) const ALL: [Self; 14] = [
        Self::Record,
        Self::Agreement,
        Self::Rules(End::Checkmate { winner: Color::White }),
        Self::Rules(End::Checkmate { winner: Color::Black }),
        Self::Rules(End::Stalemate),
        Self::Rules(End::DeadPosition),
        Self::Rules(End::Fivefold),
        Self::Rules(End::SeventyFiveMoves),
        Self::Rules(End::Claimed(Claim::Threefold)),
        Self::Rules(End::Claimed(Claim::FiftyMoves)),
        Self::Resignation(Color::White),
        Self::Time(Color::White),
        Self::Resignation(Color::Black),
        Self::Time(Color::Black),
    ];

    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Rules(end) => end.code(),
            Self::Agreement => "agreed",
            Self::Resignation(Color::White) => "resigned-w",
            Self::Resignation(Color::Black) => "resigned-b",
            Self::Time(Color::White) => "time-w",
            Self::Time(Color::Black) => "time-b",
            Self::Record => "record",
        }
    }
}

impl fmt::Display for Cause {
    /// Its code.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

not_one! {
    /// The text is no cause.
    ParseCauseError = "causes that players give are threefold, fifty, agreed, resigned-w, resigned-b, time-w and time-b"
}

/// Reads the code of a cause that players give; what the rules say follows from the moves.
///
/// ```
/// use gridmate::board::Color;
/// use gridmate::game::Cause;
/// assert_eq!("time-b".parse(), Ok(Cause::Time(Color::Black)));
/// assert_eq!(Cause::Agreement.to_string(), "agreed");
/// ```
impl FromStr for Cause {
    type Err = ParseCauseError;

    fn from_str(text: &str) -> Result<Self, ParseCauseError> {
        let is_given = |cause: &Self| match cause {
            Self::Rules(end) => matches!(end, End::Claimed(_)),
            cause => *cause != Self::Record,
        };
        Self::ALL.into_iter().filter(is_given).find(|cause| cause.code() == text).ok_or(ParseCauseError)
    }
}

/// A result with its cause, which is none as long as the game is not won, lost or drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Outcome {
    /// How it ended.
    pub result: GameResult,
    /// Why.
    pub cause: Option<Cause>,
}

impl fmt::Display for Outcome {
    /// The result, and behind a blank the code of its cause, if it has one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.result.text())?;
        self.cause.map_or(Ok(()), |cause| write!(f, " {cause}"))
    }
}

impl Outcome {
    /// As a record has it, which says no cause.
    #[must_use]
    pub fn recorded(result: GameResult) -> Self {
        Self { result, cause: (result != GameResult::Unknown).then_some(Cause::Record) }
    }

    /// The end that players give a game with this board, by the code of its cause. Who runs out of time loses only if the
    /// other side could mate.
    ///
    /// ```
    /// use gridmate::board::Board;
    /// use gridmate::game::Outcome;
    /// let outcome = Outcome::given("resigned-w", &Board::initial()).unwrap();
    /// assert_eq!((outcome.result.text(), outcome.cause.unwrap().code()), ("0-1", "resigned-w"));
    /// assert_eq!(Outcome::given("tired", &Board::initial()), None);
    /// ```
    #[must_use]
    pub fn given(code: &str, board: &Board) -> Option<Self> {
        let cause = match code {
            // Of a page that did not say whose time was up.
            "time" => Cause::Record,
            _ => code.parse().ok()?,
        };
        let result = match cause {
            Cause::Resignation(side) => GameResult::win(!side),
            Cause::Time(side) if Material::of(board).can_mate(!side) => GameResult::win(!side),
            _ => GameResult::Draw,
        };
        Some(Self { result, cause: Some(cause) })
    }

    /// Whether an end comes after the last move of the line, wherever the cursor is, as resignation and lost time do.
    pub(crate) fn comes_late(code: &str) -> bool {
        code == "time" || matches!(code.parse(), Ok(Cause::Resignation(_) | Cause::Time(_)))
    }

    /// How the game ended, as a stable name in kebab case: that of an end which players give, else of its cause.
    #[must_use]
    pub fn code(self) -> Option<&'static str> {
        self.given_code().or_else(|| self.cause.map(Cause::code))
    }

    /// The code with which players give such an end; none where the rules or a record say it.
    ///
    /// ```
    /// use gridmate::board::Board;
    /// use gridmate::game::Outcome;
    /// use gridmate::game::GameResult;
    /// let outcome = Outcome::given("agreed", &Board::initial()).unwrap();
    /// assert_eq!(outcome.given_code(), Some("agreed"));
    /// assert_eq!(Outcome::recorded(GameResult::Draw).given_code(), None);
    /// ```
    #[must_use]
    pub fn given_code(self) -> Option<&'static str> {
        match self.cause? {
            Cause::Rules(End::Claimed(claim)) => Some(claim.code()),
            Cause::Rules(_) | Cause::Record => None,
            // A draw, since the other side could not mate.
            Cause::Time(_) if self.result.winner().is_none() => Some("time"),
            cause => Some(cause.code()),
        }
    }
}

/// An end by the rules, or by a claim that they allow.
impl From<End> for Outcome {
    fn from(end: End) -> Self {
        Self { result: end.into(), cause: Some(Cause::Rules(end)) }
    }
}
