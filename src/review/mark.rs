//! The marks of moves, and the losses that they stand for.

use super::chances::win_chance;
use super::judge::ComparedMove;
use crate::board::not_one;
use crate::engine::{Score, mate_in};
use std::fmt;
use std::str::FromStr;

/// A loss of winning chance from which on a move is an inaccuracy, a mistake, a blunder.
const LOSSES: [f64; 3] = [0.1, 0.2, 0.3];
/// A side that lets itself be mated gives away less if its score is lower than this: what stands beside −700 and −1000 centipawns
/// of Stockfish (docs/review.md).
const NEARLY_LOST: [Score; 2] = [-1250, -1850];

/// What a move deserves to be marked with.
///
/// ```
/// use gridmate::review::Mark;
/// assert_eq!(Mark::MissedMate.to_string(), "missed-mate");
/// assert_eq!("blunder".parse(), Ok(Mark::Blunder));
/// assert_eq!((Mark::Blunder.nag(), Mark::MissedMate.nag()), (Some(4), None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// It loses a tenth of the winning chance, which goes from −1 to 1.
    Inaccuracy,
    /// It loses two tenths.
    Mistake,
    /// It loses three tenths.
    Blunder,
    /// It lets a forced mate go, and loses less than a tenth.
    MissedMate,
    /// The only move that keeps the expected result, and no obvious one.
    Great,
    /// The same by a sound sacrifice.
    Brilliant,
}

impl Mark {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Inaccuracy, Self::Mistake, Self::Blunder, Self::MissedMate, Self::Great, Self::Brilliant];

    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
            Self::MissedMate => "missed-mate",
            Self::Great => "great",
            Self::Brilliant => "brilliant",
        }
    }

    /// Whether it says that a move is an inaccuracy or worse.
    #[must_use]
    pub const fn is_bad(self) -> bool {
        !matches!(self, Self::Great | Self::Brilliant)
    }

    /// The number by which PGN marks it (NAG); a missed mate has none.
    #[must_use]
    pub const fn nag(self) -> Option<u8> {
        match self {
            Self::Inaccuracy => Some(6),
            Self::Mistake => Some(2),
            Self::Blunder => Some(4),
            Self::MissedMate => None,
            Self::Great => Some(1),
            Self::Brilliant => Some(3),
        }
    }

    /// The mark of a loss of winning chance, mates apart.
    ///
    /// ```
    /// use gridmate::review::Mark;
    /// assert_eq!([0.05, 0.1, 0.25, 1.2].map(Mark::of_loss), [
    ///     None,
    ///     Some(Mark::Inaccuracy),
    ///     Some(Mark::Mistake),
    ///     Some(Mark::Blunder)
    /// ]);
    /// ```
    #[must_use]
    pub fn of_loss(loss: f64) -> Option<Self> {
        let reached = LOSSES.iter().filter(|&&least| loss >= least).count();
        [None, Some(Self::Inaccuracy), Some(Self::Mistake), Some(Self::Blunder)][reached]
    }

    /// The mark of a move that is not the best one, by the scores of the best one and of the move, both for the mover.
    ///
    /// ```
    /// use gridmate::review::Mark;
    /// let (mates, is_mated) = (31_995, -31_996);
    /// assert_eq!(Mark::of_scores(mates, 900), Some(Mark::MissedMate));
    /// assert_eq!(Mark::of_scores(mates, 0), Some(Mark::Blunder));
    /// assert_eq!(Mark::of_scores(-40, is_mated), Some(Mark::Blunder));
    /// assert_eq!(Mark::of_scores(-1500, is_mated), Some(Mark::Mistake));
    /// assert_eq!(Mark::of_scores(-2000, is_mated), Some(Mark::Inaccuracy));
    /// ```
    #[must_use]
    pub fn of_scores(best: Score, played: Score) -> Option<Self> {
        let loss = win_chance(best) - win_chance(played);
        let is_mating = |score| mate_in(score).is_some() && score > 0;
        let marked = Self::of_loss(loss);
        if is_mating(-played) && mate_in(best).is_none() {
            return Some(Self::of_allowed_mate(best));
        }
        if is_mating(best) && !is_mating(played) {
            return marked.or(Some(Self::MissedMate));
        }
        marked
    }

    /// The mark of a move that lets the other side mate, by the score before it.
    fn of_allowed_mate(before: Score) -> Self {
        let reached = NEARLY_LOST.iter().filter(|&&most| before < most).count();
        [Self::Blunder, Self::Mistake, Self::Inaccuracy][reached]
    }
}

/// What a move that is not the best one loses.
#[derive(Clone, Copy, Debug)]
pub(super) struct LostChance {
    /// The winning chance after it.
    pub(super) win: f64,
    pub(super) loss: f64,
    pub(super) mark: Option<Mark>,
}

impl LostChance {
    /// By the scores of the positions before and after it, and by those of the best move and of itself, searched together. The
    /// mean of both counts; where one of them sees a mate, the one by which the move loses more.
    pub(super) fn of(before: Score, after: Score, compared: Option<ComparedMove>) -> Self {
        let first = Self::by(before, after);
        let Some(ComparedMove { best, score, .. }) = compared else { return first };
        let second = Self::by(best, score);
        if [before, after, best, score].into_iter().any(|score| mate_in(score).is_some()) {
            return if second.loss > first.loss { second } else { first };
        }
        let loss = f64::midpoint(first.loss, second.loss).max(0.0);
        Self { win: f64::midpoint(first.win, second.win), loss, mark: Mark::of_loss(loss) }
    }

    fn by(best: Score, played: Score) -> Self {
        let win = win_chance(played);
        Self { win, loss: win_chance(best) - win, mark: Mark::of_scores(best, played) }
    }
}

impl fmt::Display for Mark {
    /// Its code.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

not_one! {
    /// The text is the code of no mark.
    ParseMarkError = "there is no mark of that code"
}

/// Reads its code.
impl FromStr for Mark {
    type Err = ParseMarkError;

    fn from_str(code: &str) -> Result<Self, ParseMarkError> {
        Self::ALL.into_iter().find(|mark| mark.code() == code).ok_or(ParseMarkError)
    }
}
