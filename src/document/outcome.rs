//! How a game ended, and why.

use crate::board::Color;
use crate::game::{Claim, End};
use crate::notation::pgn::GameResult;

/// Why a game is over, where the players say so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// The rules end it.
    Rules(End),
    /// A draw that was claimed.
    Claim(Claim),
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
    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Rules(end) => end.code(),
            Self::Claim(claim) => End::Claimed(claim).code(),
            Self::Agreement => "agreed",
            Self::Resignation(Color::White) => "resigned-w",
            Self::Resignation(Color::Black) => "resigned-b",
            Self::Time(Color::White) => "time-w",
            Self::Time(Color::Black) => "time-b",
            Self::Record => "record",
        }
    }
}

/// A result with its cause; as long as nobody has won, lost or drawn there is none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Outcome {
    /// How it ended.
    pub result: GameResult,
    /// Why.
    pub cause: Option<Cause>,
}
