//! The motifs by name, and what is found of one.

use crate::board::{Bitboard, Color, not_one};
use core::fmt;
use core::str::FromStr;

/// A motif: something on the board, or that a move does, that the field has a word for.
///
/// Each says what it is and what its [`Finding`] holds. A piece *wins* another by taking it if the exchange on that square,
/// in which each side takes with its cheapest piece that legally may and stops when it pays no more, brings more than it
/// costs. A *safe* piece is one that the other side does not win by taking it. What a side that is not to move could do is
/// looked at as if it were its turn; but for [`Motif::Hanging`], and for whether a piece is safe, a check that is on the board
/// counts as answered.
///
/// ```
/// use gridmate::tactics::Motif;
/// assert_eq!(Motif::RelativePin.to_string(), "relative-pin");
/// assert_eq!("fork".parse(), Ok(Motif::Fork));
/// assert!("forks".parse::<Motif>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Motif {
    /// A piece, other than a king, that the other side wins by taking it. A side in check is to answer the check by taking; a
    /// pawn may be taken in passing. `by`: the pieces that win by taking first; `targets`: the piece.
    Hanging,
    /// A piece that may not leave a line, because a bishop, rook or queen would then attack its king (absolute pin).
    /// `by`: the pinning piece; `through`: the pinned one; `targets`: the king.
    Pin,
    /// A piece that stands alone between a safe bishop, rook or queen and a dearer piece of its own side, which that bishop,
    /// rook or queen would win if nothing stood between. `by`: the pinning piece; `through`: the pinned one; `targets`: the
    /// dearer piece.
    RelativePin,
    /// A safe bishop, rook or queen attacks a king, or a piece that it wins and that is no pawn, and would win the piece
    /// behind that one, which is no dearer, if it were gone. `by`: the attacker; `through`: the piece in front; `targets`:
    /// the piece behind.
    Skewer,
    /// A safe piece, of any kind, attacks at least two of these at once: the king, and pieces that it may take and that are
    /// dearer than it is or that the other side could not take back for. `by`: the forking piece; `targets`: those.
    Fork,
    /// A piece with a legal move off the line between a bishop, rook or queen of its own side and a piece, other than the
    /// king, which that one would win if the line were open. `by`: the piece behind; `through`: the one that can move;
    /// `targets`: the piece that is then attacked.
    DiscoveredAttack,
    /// The same with the other side's king at the end of the line. `by`: the piece behind; `through`: the one that can move;
    /// `targets`: the king.
    DiscoveredCheck,
    /// Two pieces give check. `by`: both; `targets`: the king.
    DoubleCheck,
    /// A piece is the sole defender of at least two others: each is not won by the other side, but would be if the defender
    /// were gone, and no other piece of its side attacks that square, pieces apart that are pinned to the king. `by`: the
    /// pieces that would win them; `through`: the defender; `targets`: what it defends.
    Overloaded,
    /// A knight, bishop, rook or queen that loses in the exchange, what it takes included, wherever it can go, and that the
    /// other side wins by taking it now or, if not, after one legal move with a piece that is safe then. `by`: the pieces that
    /// win it, or the pieces that can come to attack it; `targets`: the piece; `through`: the squares where it can go.
    Trapped,
    /// A king on its back rank with no flight square: each square of the next rank beside it is held by a piece of its own or
    /// attacked; and the other side's rook or queen attacks a square of the back rank from which it would give check along
    /// it. `by`: those rooks and queens; `targets`: the king; `through`: the squares of the next rank.
    BackRank,
    /// The side that is not to move would mate in one if it were its turn, and the other is not in check. One finding for each
    /// move. `by`: the piece that moves; `through`: where it goes; `targets`: the king.
    MateThreat,
    /// A pawn with no pawn ahead of it on its file and none of the other side ahead on the files beside it. `by`: the pawn;
    /// `through`: the squares ahead of it.
    PassedPawn,
    /// Two or more pawns of a side on one file. `by`: all of them.
    DoubledPawns,
    /// A pawn with none of its side on the files beside it. `by`: the pawn.
    IsolatedPawn,
    /// A file without pawns on which a side has a rook or a queen. `by`: those; `through`: the file.
    OpenFile,
    /// A file on which only the other side has pawns and a side has a rook or a queen. `by`: those; `through`: the file;
    /// `targets`: the pawns.
    HalfOpenFile,
    /// A knight or bishop on the fourth to sixth rank, seen from its side, that a pawn of its own guards and no pawn of the
    /// other side can come to attack: none stands on the files beside it on a rank further ahead. `by`: the piece;
    /// `through`: the pawns that guard it.
    Outpost,
    /// Bishops on squares of both colours, which the other side has not. `by`: the bishops.
    BishopPair,
    /// Of a move: the piece that moves attacks pieces, a king among them, that it did not attack before. `by`: the piece where
    /// it goes; `targets`: those.
    Attacks,
    /// Of a move: the piece that moves defends pieces that it did not defend before. `by`: the piece where it goes; `targets`:
    /// those.
    Defends,
    /// Of a move: the piece that moves no longer defends pieces that it defended. `by`: the piece where it goes; `targets`:
    /// those.
    GivesUp,
    /// Of a move: a bishop, rook or queen of the side that moves attacks pieces over a square that is now empty. `by`: that
    /// piece; `through`: the square; `targets`: those.
    Opens,
    /// Of a move: the same for the other side, which attacks pieces that stand where they stood. `by`: the other side's piece;
    /// `through`: the square that is now empty; `targets`: those.
    LetsThrough,
    /// Of a move: it takes a defender of pieces that were not won by taking them before and are now. `by`: the piece where it
    /// goes; `through`: the square of the piece taken; `targets`: those.
    RemovesDefender,
}

impl Motif {
    /// All of them, those of moves last.
    pub const ALL: [Self; 25] = [
        Self::Hanging,
        Self::Pin,
        Self::RelativePin,
        Self::Skewer,
        Self::Fork,
        Self::DiscoveredAttack,
        Self::DiscoveredCheck,
        Self::DoubleCheck,
        Self::Overloaded,
        Self::Trapped,
        Self::BackRank,
        Self::MateThreat,
        Self::PassedPawn,
        Self::DoubledPawns,
        Self::IsolatedPawn,
        Self::OpenFile,
        Self::HalfOpenFile,
        Self::Outpost,
        Self::BishopPair,
        Self::Attacks,
        Self::Defends,
        Self::GivesUp,
        Self::Opens,
        Self::LetsThrough,
        Self::RemovesDefender,
    ];

    /// Whether it is one of moves, which [`by_move`](super::by_move()) finds and no position has.
    ///
    /// ```
    /// use gridmate::tactics::Motif;
    /// assert!(Motif::Opens.is_of_move() && !Motif::OpenFile.is_of_move());
    /// ```
    #[must_use]
    pub const fn is_of_move(self) -> bool {
        self as u8 >= Self::Attacks as u8
    }

    /// Its code, which does not change.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Hanging => "hanging",
            Self::Pin => "pin",
            Self::RelativePin => "relative-pin",
            Self::Skewer => "skewer",
            Self::Fork => "fork",
            Self::DiscoveredAttack => "discovered-attack",
            Self::DiscoveredCheck => "discovered-check",
            Self::DoubleCheck => "double-check",
            Self::Overloaded => "overloaded",
            Self::Trapped => "trapped",
            Self::BackRank => "back-rank",
            Self::MateThreat => "mate-threat",
            Self::PassedPawn => "passed-pawn",
            Self::DoubledPawns => "doubled-pawns",
            Self::IsolatedPawn => "isolated-pawn",
            Self::OpenFile => "open-file",
            Self::HalfOpenFile => "half-open-file",
            Self::Outpost => "outpost",
            Self::BishopPair => "bishop-pair",
            Self::Attacks => "attacks",
            Self::Defends => "defends",
            Self::GivesUp => "gives-up",
            Self::Opens => "opens",
            Self::LetsThrough => "lets-through",
            Self::RemovesDefender => "removes-defender",
        }
    }
}

/// Its code.
impl fmt::Display for Motif {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

not_one! {
    /// The text is the code of no motif.
    ParseMotifError = "there is no motif of that code"
}

/// Reads its code.
impl FromStr for Motif {
    type Err = ParseMotifError;

    fn from_str(code: &str) -> Result<Self, ParseMotifError> {
        Self::ALL.into_iter().find(|motif| motif.code() == code).ok_or(ParseMotifError)
    }
}

/// A motif that is on the board, with its squares; [`Motif`] says what each set holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub struct Finding {
    /// What it is.
    pub motif: Motif,
    /// Whose pieces `by` holds: the side that attacks, or whose pawn, file, outpost or bishops it is.
    pub side: Color,
    /// The pieces that do it.
    pub by: Bitboard,
    /// What they do it to.
    pub targets: Bitboard,
    /// What stands between, or the squares that it is about.
    pub through: Bitboard,
}

impl Finding {
    /// What pieces of a side do to others.
    pub(super) fn new(motif: Motif, side: Color, by: impl Into<Bitboard>, targets: impl Into<Bitboard>) -> Self {
        Self { motif, side, by: by.into(), targets: targets.into(), through: Bitboard::EMPTY }
    }

    /// The same through some squares.
    pub(super) fn through(self, through: impl Into<Bitboard>) -> Self {
        Self { through: through.into(), ..self }
    }
}
