//! How a game ended, and why.

use crate::board::{Board, Color};
use crate::game::{Claim, End};
use crate::notation::pgn::GameResult;
use crate::rules::Material;

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

impl Outcome {
    /// As a record has it, which says no cause.
    #[must_use]
    pub fn recorded(result: GameResult) -> Self {
        Self { result, cause: (result != GameResult::Unknown).then_some(Cause::Record) }
    }

    /// By the rules.
    #[must_use]
    pub fn by_rules(end: End) -> Self {
        Self { result: GameResult::from_text(end.result()).unwrap_or_default(), cause: Some(Cause::Rules(end)) }
    }

    /// A draw that was claimed.
    #[must_use]
    pub const fn claimed(claim: Claim) -> Self {
        Self { result: GameResult::Draw, cause: Some(Cause::Claim(claim)) }
    }

    /// The end that players give a game with this board, by the code of its cause. Who runs out of time loses only if the
    /// other side could mate.
    ///
    /// ```
    /// use gridmate::board::Board;
    /// use gridmate::document::Outcome;
    /// let outcome = Outcome::given("resigned-w", &Board::initial()).unwrap();
    /// assert_eq!((outcome.result.text(), outcome.cause.unwrap().code()), ("0-1", "resigned-w"));
    /// assert_eq!(Outcome::given("tired", &Board::initial()), None);
    /// ```
    #[must_use]
    pub fn given(code: &str, board: &Board) -> Option<Self> {
        let claim = Claim::ALL.into_iter().find(|&claim| Cause::Claim(claim).code() == code);
        let sides = Color::ALL.into_iter().flat_map(|side| [Cause::Resignation(side), Cause::Time(side)]);
        let cause = match claim {
            Some(claim) => return Some(Self::claimed(claim)),
            // Of a page that did not say whose time was up.
            None if code == "time" => Cause::Record,
            None => sides.chain([Cause::Agreement]).find(|cause| cause.code() == code)?,
        };
        let wins = |side| if side == Color::White { GameResult::WhiteWins } else { GameResult::BlackWins };
        let result = match cause {
            Cause::Resignation(side) => wins(!side),
            Cause::Time(side) if Material::of(board).can_mate(!side) => wins(!side),
            _ => GameResult::Draw,
        };
        Some(Self { result, cause: Some(cause) })
    }
}
