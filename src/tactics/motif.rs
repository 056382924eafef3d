//! The motifs by name, and what is found of one.

use crate::board::{Bitboard, Color, not_one};
use core::fmt;
use core::str::FromStr;

/// A motif: something on the board, or that a move or a line does, that the field has a word for.
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
    /// Of a line: its last move mates. `by`: the pieces that give check; `targets`: the king, here and for every pattern of
    /// mate.
    Checkmate,
    /// Checkmate along the king's back rank by a rook or queen, with pieces of its own on each square of the next rank beside
    /// it. `by`: the rook or queen; `through`: those squares.
    BackRankMate,
    /// Checkmate by a knight alone, with pieces of its own on each square beside the king. `by`: the knight; `through`: those
    /// squares.
    SmotheredMate,
    /// Checkmate along an edge by a rook or queen, with a piece of the king's own beside it towards the middle, and a knight
    /// two squares behind that one, which guards the two free squares at its sides. `by`: both attackers; `through`: the
    /// king's own piece.
    AnastasiaMate,
    /// Checkmate of a king in a corner by a rook beside it along the edge, which a knight guards from two squares along the
    /// diagonal, with the free square beside the king on the other edge. `by`: rook and knight; `through`: that square.
    ArabianMate,
    /// Checkmate by one of two bishops on diagonals that cross, which guard every square beside the king that its own pieces
    /// do not hold, of which there are some. `by`: the bishops; `through`: the squares of those pieces.
    BodenMate,
    /// Checkmate by one of two bishops on diagonals side by side, which guard every square beside the king that its own
    /// pieces do not hold. `by`: the bishops; `through`: the squares of those pieces.
    DoubleBishopMate,
    /// Checkmate by a rook beside the king, with a knight beside the king that guards the rook, a pawn that guards the
    /// knight, and a piece of the king's own beside it. `by`: the three; `through`: the king's own pieces.
    HookMate,
    /// Checkmate by a queen diagonally beside the king, which guards each free square; pieces of its own hold the two squares
    /// beside the king that the queen cannot reach. `by`: the queen; `through`: those two.
    DovetailMate,
    /// The same with a queen beside the king on its file or rank: the two squares that she cannot reach are the diagonal ones
    /// behind the king. `by`: the queen; `through`: those two.
    SwallowTailMate,
    /// Checkmate of a king on an edge by a queen two squares ahead of it, which guards each free square; pieces of its own
    /// stand on both sides of the king along the edge. `by`: the queen; `through`: those pieces.
    EpauletteMate,
    /// Checkmate on the king's back rank by a rook beside it that a bishop alone guards, with a piece of the king's own on
    /// the next rank beside it. `by`: rook and bishop; `through`: the king's own pieces.
    OperaMate,
    /// Checkmate of a king in a corner by a bishop; a rook guards the free square beside the king on one edge and a piece of
    /// its own holds the one on the other. `by`: bishop and rook; `through`: the king's own piece.
    MorphyMate,
    /// Checkmate of a king beside a corner on an edge by a rook ahead of it; a bishop guards the free corner and a piece of
    /// the king's own stands on its other side. `by`: rook and bishop; `through`: the corner.
    PillsburyMate,
    /// Checkmate of a king in a corner by a knight; a rook or queen guards the free square beside the king on one edge and a
    /// piece of its own holds the one on the other. `by`: knight and rook or queen; `through`: the king's own piece.
    CornerMate,
    /// Checkmate of a king on an edge by a bishop beside it that a knight guards, with another bishop that guards a free
    /// square which the first does not, and a piece of the king's own beside it. `by`: the three; `through`: the king's own
    /// pieces.
    BlackburneMate,
    /// Of a line: after a move that answers no check the other side takes what that move put or left there, and the mover is
    /// then down by more than a pawn against before its move, once captures are settled; yet the line ends in mate by the
    /// mover, in perpetual check by it, or with at least the material that it had. What was lost before the move is no
    /// sacrifice. `by`: the piece that is taken; `targets`: the piece that takes it.
    Sacrifice,
    /// Of a line: a piece takes what has just moved, or answers its check or leaves its attack, and so no longer guards a
    /// square on which the next move wins a piece or pawn, promotes or mates; back in its place it would prevent that, and
    /// the line brings more than that move would at once. A piece that drives another away does not take itself, which is a
    /// fork or skewer, and a king that only leaves a check is drawn from a piece, not from a pawn. `by`: the piece that
    /// moves; `targets`: the one that is drawn away, where it stood; `through`: the square.
    Deflection,
    /// Of a line: a piece takes one of less worth, or a king any, that has just gone there at a loss, and suffers there: the
    /// king is checked by the next move as it would not be where it stood, and mate follows or the move after takes what that
    /// check attacks too; the piece stands in its king's way when the next move mates; or it is attacked there by the next
    /// move, and then taken. `by`: the piece that is given; `targets`: the one that takes it, where it stood.
    Attraction,
    /// Of a line: a piece is given up or gives check as it leaves a square, and the next move of another goes there or across
    /// it, which mates, checks in a line that ends in mate, or attacks a piece that it then wins. What attacks at once over
    /// the open line is a discovered attack, and none. `by`: the piece that moves away; `through`: the square; `targets`: the
    /// king.
    Clearance,
    /// Of a line: a piece goes between a bishop, rook or queen of the other side and a square that it guards, and the next
    /// move wins a piece or mates on that square, as it would not with the line open. `by`: the piece between; `targets`:
    /// those that it shuts out; `through`: the square.
    Interference,
    /// Of a line: instead of taking back what pays, a move gives check, takes a piece and is answered by taking, or threatens
    /// mate, and what would have been taken back is taken with the next move, at no less gain. `by`: the piece that moves;
    /// `targets`: what is taken later.
    Intermezzo,
    /// Of a line: a piece moves to a square and is taken there by one that stood alone between that square and a bishop, rook
    /// or queen, which takes back there; and the line wins something. `by`: the bishop, rook or queen; `through`: the piece
    /// between; `targets`: the square.
    XRay,
    /// Of a line: a knight, bishop, rook or queen that the other side wins by taking it, and that loses in the exchange
    /// wherever it goes, takes something that does not attack it and is taken, which costs less. `by`: the piece where it
    /// goes; `targets`: the one that takes it.
    Desperado,
    /// Of a line: after a move the other side is not in check and loses at least a pawn, or is mated by the next move,
    /// whatever it plays; if it could pass, neither would happen, nor could it after any move that followed, if it could
    /// answer or pass again. `by`: the piece that moved; `targets`: the king.
    Zugzwang,
    /// Of a line: the position before a move of a side that has no more material occurs again, and that move and all its
    /// later ones give check, none of them mate. The finding is of the first of these moves. `by`: the pieces that give
    /// check; `targets`: the king.
    PerpetualCheck,
    /// Of a line: a pawn becomes a queen, rook, bishop or knight. `by`: that piece; `through`: the square that the pawn came
    /// from.
    Promotion,
    /// The same for one that becomes a knight and attacks a king or piece, or becomes no queen where that would give
    /// stalemate, and is not taken at once. The squares are the same.
    Underpromotion,
}

impl Motif {
    /// The patterns of mate, the most specific first.
    pub const MATE_PATTERNS: [Self; 15] = [
        Self::SmotheredMate,
        Self::AnastasiaMate,
        Self::ArabianMate,
        Self::BodenMate,
        Self::DoubleBishopMate,
        Self::HookMate,
        Self::DovetailMate,
        Self::SwallowTailMate,
        Self::EpauletteMate,
        Self::OperaMate,
        Self::MorphyMate,
        Self::PillsburyMate,
        Self::CornerMate,
        Self::BlackburneMate,
        Self::BackRankMate,
    ];

    /// All of them: those of positions, of moves, of lines.
    pub const ALL: [Self; 53] = [
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
        Self::Checkmate,
        Self::BackRankMate,
        Self::SmotheredMate,
        Self::AnastasiaMate,
        Self::ArabianMate,
        Self::BodenMate,
        Self::DoubleBishopMate,
        Self::HookMate,
        Self::DovetailMate,
        Self::SwallowTailMate,
        Self::EpauletteMate,
        Self::OperaMate,
        Self::MorphyMate,
        Self::PillsburyMate,
        Self::CornerMate,
        Self::BlackburneMate,
        Self::Sacrifice,
        Self::Deflection,
        Self::Attraction,
        Self::Clearance,
        Self::Interference,
        Self::Intermezzo,
        Self::XRay,
        Self::Desperado,
        Self::Zugzwang,
        Self::PerpetualCheck,
        Self::Promotion,
        Self::Underpromotion,
    ];

    /// Whether it is one of moves, which [`by_move`](super::by_move()) finds and no position has.
    ///
    /// ```
    /// use gridmate::tactics::Motif;
    /// assert!(Motif::Opens.is_of_move() && !Motif::OpenFile.is_of_move());
    /// ```
    #[must_use]
    pub const fn is_of_move(self) -> bool {
        self as u8 >= Self::Attacks as u8 && !self.is_of_line()
    }

    /// Whether it is one of lines of moves, which [`by_line`](super::by_line()) finds.
    ///
    /// ```
    /// use gridmate::tactics::Motif;
    /// assert!(Motif::Deflection.is_of_line() && !Motif::RemovesDefender.is_of_line());
    /// ```
    #[must_use]
    pub const fn is_of_line(self) -> bool {
        self as u8 >= Self::Checkmate as u8
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
            Self::Checkmate => "checkmate",
            Self::BackRankMate => "back-rank-mate",
            Self::SmotheredMate => "smothered-mate",
            Self::AnastasiaMate => "anastasia-mate",
            Self::ArabianMate => "arabian-mate",
            Self::BodenMate => "boden-mate",
            Self::DoubleBishopMate => "double-bishop-mate",
            Self::HookMate => "hook-mate",
            Self::DovetailMate => "dovetail-mate",
            Self::SwallowTailMate => "swallow-tail-mate",
            Self::EpauletteMate => "epaulette-mate",
            Self::OperaMate => "opera-mate",
            Self::MorphyMate => "morphy-mate",
            Self::PillsburyMate => "pillsbury-mate",
            Self::CornerMate => "corner-mate",
            Self::BlackburneMate => "blackburne-mate",
            Self::Sacrifice => "sacrifice",
            Self::Deflection => "deflection",
            Self::Attraction => "attraction",
            Self::Clearance => "clearance",
            Self::Interference => "interference",
            Self::Intermezzo => "intermezzo",
            Self::XRay => "x-ray",
            Self::Desperado => "desperado",
            Self::Zugzwang => "zugzwang",
            Self::PerpetualCheck => "perpetual-check",
            Self::Promotion => "promotion",
            Self::Underpromotion => "underpromotion",
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
