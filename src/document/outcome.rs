//! How a game ended, and why.

use super::Document;
use super::tree::NodeId;
use crate::board::{Board, Color, not_one};
use crate::game::{Claim, End};
use crate::notation::pgn::GameResult;
use crate::rules::Material;
use crate::script::{Script, end_of_game_of};
use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

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
    /// Every cause, in the order of the byte form.
    pub(super) const ALL: [Self; 16] = [
        Self::Record,
        Self::Agreement,
        Self::Rules(End::Checkmate { winner: Color::White }),
        Self::Rules(End::Checkmate { winner: Color::Black }),
        Self::Rules(End::Stalemate),
        Self::Rules(End::DeadPosition),
        Self::Rules(End::Fivefold),
        Self::Rules(End::SeventyFiveMoves),
        Self::Claim(Claim::Threefold),
        Self::Claim(Claim::FiftyMoves),
        Self::Resignation(Color::White),
        Self::Time(Color::White),
        Self::Resignation(Color::Black),
        Self::Time(Color::Black),
        Self::Rules(End::Claimed(Claim::Threefold)),
        Self::Rules(End::Claimed(Claim::FiftyMoves)),
    ];

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
/// use gridmate::document::Cause;
/// assert_eq!("time-b".parse(), Ok(Cause::Time(Color::Black)));
/// assert_eq!(Cause::Agreement.to_string(), "agreed");
/// ```
impl FromStr for Cause {
    type Err = ParseCauseError;

    fn from_str(text: &str) -> Result<Self, ParseCauseError> {
        let is_given = |cause: &Self| !matches!(cause, Self::Rules(_) | Self::Record);
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

    /// By the rules.
    #[must_use]
    pub fn by_rules(end: End) -> Self {
        Self { result: end.result().parse().unwrap_or_default(), cause: Some(Cause::Rules(end)) }
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
        let cause = match code {
            // Of a page that did not say whose time was up.
            "time" => Cause::Record,
            _ => code.parse().ok()?,
        };
        let wins = |side| if side == Color::White { GameResult::WhiteWins } else { GameResult::BlackWins };
        let result = match cause {
            Cause::Resignation(side) => wins(!side),
            Cause::Time(side) if Material::of(board).can_mate(!side) => wins(!side),
            _ => GameResult::Draw,
        };
        Some(Self { result, cause: Some(cause) })
    }

    /// Whether an end comes after the last move of the line, wherever the cursor is, as resignation and lost time do.
    pub(super) fn comes_late(code: &str) -> bool {
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
    /// use gridmate::document::Outcome;
    /// use gridmate::notation::pgn::GameResult;
    /// let outcome = Outcome::given("agreed", &Board::initial()).unwrap();
    /// assert_eq!(outcome.given_code(), Some("agreed"));
    /// assert_eq!(Outcome::recorded(GameResult::Draw).given_code(), None);
    /// ```
    #[must_use]
    pub fn given_code(self) -> Option<&'static str> {
        match self.cause? {
            Cause::Rules(_) | Cause::Record => None,
            // A draw, since the other side could not mate.
            Cause::Time(_) if self.result.winner().is_none() => Some("time"),
            cause => Some(cause.code()),
        }
    }
}

/// How a game stands at a place: whether it is over, and what may be claimed if it is not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// How it has ended, if it has.
    pub end: Option<Outcome>,
    /// The draws that may be claimed.
    pub claims: Vec<Claim>,
}

impl Standing {
    /// By the rules alone, of the game that was played up to a step of a script since the last free one.
    ///
    /// ```
    /// use gridmate::document::Standing;
    /// use gridmate::script::{Script, Start};
    /// let script = Script::new(Start::default(), "f2f3, e7e5, g2g4, d8h4")?;
    /// assert_eq!(Standing::by_rules(&script, 3).end, None);
    /// assert_eq!(Standing::by_rules(&script, 4).end.unwrap().result.text(), "0-1");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn by_rules(script: &Script, steps: usize) -> Self {
        let Some(game) = end_of_game_of(script, steps) else { return Self::default() };
        Self { end: game.end().map(Outcome::by_rules), claims: game.claims().collect() }
    }
}

impl Document {
    /// How the game stands after `steps` steps of the line. Where the players have given it an end, nothing can be
    /// claimed in it, and it is over behind its last move.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4")?;
    /// document.end_game("resigned-b");
    /// assert_eq!(document.standing(0).end, None);
    /// assert_eq!(document.standing(1).end.unwrap().code(), Some("resigned-b"));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn standing(&self, steps: usize) -> Standing {
        let by_rules = Standing::by_rules(&self.line, steps);
        match self.given_end() {
            Some(given) if steps >= self.line.steps() => Standing { end: Some(given), claims: Vec::new() },
            Some(_) => Standing { claims: Vec::new(), ..by_rules },
            None => by_rules,
        }
    }

    /// How the game ended: as the players or a record say, else as the rules end its main line, whichever line is shown.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let document = Document::new(Start::default(), "f2f3, e7e5, g2g4, d8h4")?;
    /// assert_eq!(document.outcome().cause, None);
    /// assert_eq!(document.result().cause.unwrap().code(), "checkmate");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn result(&self) -> Outcome {
        if self.outcome != Outcome::default() {
            return self.outcome;
        }
        let line = self.main_script();
        Standing::by_rules(&line, line.steps()).end.unwrap_or_default()
    }

    /// The outcome that a text names: a result as PGN writes it, how the line that is shown ends by the rules, or the code of
    /// an end that players give.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let document = Document::new(Start::default(), "e2e4")?;
    /// assert_eq!(document.outcome_named("resigned-b").unwrap().result.text(), "1-0");
    /// assert_eq!(document.outcome_named("checkmate"), None);
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn outcome_named(&self, text: &str) -> Option<Outcome> {
        let steps = self.line.steps();
        let by_rules = || Standing::by_rules(&self.line, steps).end.filter(|outcome| outcome.code() == Some(text));
        let given = || Outcome::given(text, self.line.state(steps).sheet().board());
        text.parse().ok().map(Outcome::recorded).or_else(by_rules).or_else(given)
    }

    /// The main line as a script, however long it is.
    fn main_script(&self) -> Cow<'_, Script> {
        if self.is_main_line() {
            return Cow::Borrowed(&self.line);
        }
        let nodes: Vec<NodeId> = self.tree.line_from(NodeId::ROOT).skip(1).collect();
        let mut line = self.line.clone();
        line.show(*self.start(), self.line.mode(), 0, &self.text_of(&nodes));
        Cow::Owned(line)
    }
}
