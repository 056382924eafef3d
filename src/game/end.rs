//! The ways in which a game ends.

use crate::board::{Color, not_one};
use crate::diagnostic::{Diagnostic, Sentence, Severity, sentences};
use crate::rules::{Material, Position};
use core::fmt;
use core::str::FromStr;

/// A draw that a player may ask for; until then the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// The same position for the third time.
    Threefold,
    /// Fifty moves of each side without a capture or a pawn move.
    FiftyMoves,
}

impl Claim {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Threefold, Self::FiftyMoves];

    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Threefold => "threefold",
            Self::FiftyMoves => "fifty",
        }
    }
}

impl fmt::Display for Claim {
    /// Its code.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

not_one! {
    /// The text is no draw to claim.
    ParseClaimError = "draws to claim are threefold and fifty"
}

/// Reads its code.
///
/// ```
/// use gridmate::game::Claim;
/// assert_eq!("fifty".parse(), Ok(Claim::FiftyMoves));
/// assert_eq!(Claim::Threefold.to_string(), "threefold");
/// ```
impl FromStr for Claim {
    type Err = ParseClaimError;

    fn from_str(text: &str) -> Result<Self, ParseClaimError> {
        Self::ALL.into_iter().find(|claim| claim.code() == text).ok_or(ParseClaimError)
    }
}

/// Why a game is over.
///
/// ```
/// use gridmate::board::Color;
/// use gridmate::game::End;
/// let end = End::Checkmate { winner: Color::Black };
/// assert_eq!((end.code(), end.winner()), ("checkmate", Some(Color::Black)));
/// assert_eq!(end.to_string(), "black wins by checkmate");
/// assert_eq!(End::Stalemate.winner(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// The side to move is in check and has no legal move.
    Checkmate {
        /// Who gave it.
        winner: Color,
    },
    /// The side to move is not in check and has no legal move.
    Stalemate,
    /// Neither side has the pieces to mate, however both play.
    DeadPosition,
    /// The same position for the fifth time: a draw without a claim.
    Fivefold,
    /// Seventy-five moves of each side without a capture or a pawn move: a draw without a claim.
    SeventyFiveMoves,
    /// A draw that was claimed.
    Claimed(Claim),
}

impl End {
    /// Checkmate or stalemate, if the side to move has no legal move.
    #[must_use]
    pub fn without_moves(position: &Position) -> Option<Self> {
        let mated = Self::Checkmate { winner: !position.turn() };
        (!position.has_legal_move()).then(|| if position.is_check() { mated } else { Self::Stalemate })
    }

    /// How a game is over with a position, whatever came before it: no legal move, or no pieces to mate with.
    #[must_use]
    pub fn of_position(position: &Position) -> Option<Self> {
        let is_dead = || Material::of(position.board()).is_dead().then_some(Self::DeadPosition);
        Self::without_moves(position).or_else(is_dead)
    }

    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Checkmate { .. } => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "insufficient",
            Self::Fivefold => "fivefold",
            Self::SeventyFiveMoves => "seventyfive",
            Self::Claimed(claim) => claim.code(),
        }
    }

    /// The side that has won; none in a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Checkmate { winner } => Some(winner),
            _ => None,
        }
    }
}

impl End {
    /// How games end, in sentences.
    pub(crate) const SENTENCES: &'static [Sentence] = &[
        Self::Checkmate { winner: Color::White }.sentence(),
        Self::Stalemate.sentence(),
        Self::DeadPosition.sentence(),
        Self::Fivefold.sentence(),
        Self::SeventyFiveMoves.sentence(),
        Self::Claimed(Claim::Threefold).sentence(),
        Self::Claimed(Claim::FiftyMoves).sentence(),
    ];

    /// How it has ended, in a sentence.
    const fn sentence(self) -> Sentence {
        let template = match self {
            Self::Checkmate { .. } => "{color} wins by checkmate",
            Self::Stalemate => "draw by stalemate",
            Self::DeadPosition => "draw: neither side has the pieces to mate",
            Self::Fivefold => "draw: the same position for the fifth time",
            Self::SeventyFiveMoves => "draw: 75 moves of each side without a capture or a pawn move",
            Self::Claimed(Claim::Threefold) => "draw claimed: the same position for the third time",
            Self::Claimed(Claim::FiftyMoves) => "draw claimed: 50 moves of each side without a capture or a pawn move",
        };
        Sentence::new("end", self.code(), Severity::Info, template)
    }

    fn diagnostic(&self) -> Diagnostic {
        let diagnostic = self.sentence().diagnostic();
        self.winner().into_iter().fold(diagnostic, |diagnostic, color| diagnostic.with("color", color))
    }
}

sentences!(End);
