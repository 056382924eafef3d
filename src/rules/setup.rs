//! What a position must be before it is one.

use super::chess960::Number;
use super::position::{MAX_COUNTER, counted};
use super::{Position, Variant};
use crate::board::{Bitboard, Board, Color, File, Rank, Role, Square};
use crate::diagnostic::{Argument, Diagnostic, Sentence, Severity, diagnostics, sentences};
use crate::geometry::{attackers, between, line};
use alloc::vec;
use alloc::vec::Vec;

/// The rooks that stand where they may castle: on the back rank of their side with a king of it; in the standard game the king
/// on the e-file, and they on the a-file or the h-file.
///
/// ```
/// use gridmate::board::{Bitboard, Board, Square};
/// use gridmate::rules::{Variant, castling_homes};
/// let mut board = Board::initial();
/// board.set(Square::A1, None);
/// let corners: Bitboard = [Square::H1, Square::A8, Square::H8].into_iter().collect();
/// assert_eq!(castling_homes(&board, Variant::Standard), corners);
/// ```
#[must_use]
pub fn castling_homes(board: &Board, variant: Variant) -> Bitboard {
    let [kings, rooks] = match variant {
        Variant::Standard => [Bitboard::file(File::E), Bitboard::file(File::A) | Bitboard::file(File::H)],
        Variant::Chess960 => [!Bitboard::EMPTY; 2],
    };
    let mut homes = Bitboard::EMPTY;
    for color in Color::ALL {
        let home = Bitboard::back_rank(color);
        if board.pieces(color, Role::King).intersects(home & kings) {
            homes |= board.pieces(color, Role::Rook) & home & rooks;
        }
    }
    homes
}

/// Everything that a FEN can say, legal or not.
///
/// ```
/// use gridmate::board::Square;
/// use gridmate::rules::{Setup, SetupError};
/// let mut setup = Setup::initial();
/// setup.board.set(Square::E8, None);
/// let refused = setup.position().unwrap_err();
/// assert!(refused.errors().contains(&SetupError::NoKing(gridmate::board::Color::Black)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// Who moves.
    pub turn: Color,
    /// The rooks that may still castle.
    pub castling: Bitboard,
    /// The square behind a pawn that has just made a double step.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move, at most 9999.
    pub halfmove: u16,
    /// The number of the move, 1 to 9999.
    pub fullmove: u16,
}

diagnostics! {
    /// A reason why a setup is no legal position.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[non_exhaustive]
    pub enum SetupError: Error, "setup", "", "";
    /// This side has no king.
    NoKing(color: Color) = "no-king", "{color} has no king";
    /// This side has several kings.
    ManyKings(color: Color) = "too-many-kings", "{color} has more than one king";
    /// This side has more than eight pawns.
    ManyPawns(color: Color) = "too-many-pawns", "{color} has more than eight pawns";
    /// This side has more than sixteen pieces.
    ManyPieces(color: Color) = "too-many-pieces", "{color} has more than sixteen pieces";
    /// A pawn stands on the first or last rank.
    PawnOnLastRank(square: Square) = "pawn-on-last-rank", "a pawn cannot stand on {square}";
    /// The king of the side that has just moved stands in check.
    OppositeCheck(color: Color) [color: *color, turn: !*color] = "opposite-check",
        "the {color} king is in check, but it is {turn}'s turn";
    /// A castling right without a king on its back rank, or without a rook there.
    CastlingRight(square: Square) = "bad-castling-right",
        "the castling right for {square} needs a rook there and its king on the same rank";
    /// Two castling rights on the same side of one king.
    CastlingTwice(square: Square) = "castling-right-twice",
        "the castling right for {square} is the second one on that side of the king";
    /// No double step can have passed over the en-passant square.
    EnPassant(square: Square) = "bad-en-passant", "no pawn can just have passed over {square}";
    /// A counter is larger than 9999, or the move number is 0.
    Counter [most: &MAX_COUNTER] = "counter-out-of-range", "the move counters go from 0 and 1 up to {most}";
}

/// A setup that is no legal position, with every reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IllegalPosition {
    errors: Vec<SetupError>,
}

impl IllegalPosition {
    /// The sentence around the reasons.
    pub(crate) const SENTENCE: Sentence = Sentence::new("position", "reasons", Severity::Error, "{reasons}");

    /// Every reason, the gravest first; at least one.
    #[must_use]
    pub fn errors(&self) -> &[SetupError] {
        &self.errors
    }

    /// The code of the gravest reason.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.errors.first().map_or("illegal-position", SetupError::code)
    }

    fn diagnostic(&self) -> Diagnostic {
        let reasons = Argument::Reasons(self.errors.iter().map(Diagnostic::from).collect());
        Diagnostic { code: self.code(), ..Self::SENTENCE.diagnostic() }.with("reasons", reasons)
    }
}

diagnostics! {
    /// Something odd about a legal position: no game can lead there, but it can be played on.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[non_exhaustive]
    pub enum SetupWarning: Warning, "setup", "", "";
    /// No single move can have given this check.
    ImpossibleCheck = "impossible-check", "no move can have given this check; the position can still be played";
}

impl SetupWarning {
    /// The sentence around a warning that says that the position is read all the same.
    pub(crate) const PLAYABLE: Sentence =
        Sentence::new("odd", "reasons", Severity::Warning, "Odd, but playable: {reasons}.");

    /// The warning in a sentence of its own.
    #[must_use]
    pub fn but_playable(&self) -> Diagnostic {
        Diagnostic { code: self.code(), ..Self::PLAYABLE.diagnostic() }.with("reasons", self)
    }
}

sentences!(SetupError, IllegalPosition, SetupWarning);

/// The start of a standard game.
///
/// ```
/// use gridmate::rules::Setup;
/// assert_eq!(Setup::default(), Setup::initial());
/// ```
impl Default for Setup {
    fn default() -> Self {
        Self::initial()
    }
}

/// The legal position that a setup describes, as [`Setup::position`] gives it.
///
/// ```
/// use gridmate::rules::{Position, Setup};
/// assert_eq!(Position::try_from(Setup::initial()), Ok(Position::initial()));
/// assert!(Position::try_from(Setup::EMPTY).is_err());
/// ```
impl TryFrom<Setup> for Position {
    type Error = IllegalPosition;

    fn try_from(setup: Setup) -> Result<Self, IllegalPosition> {
        setup.position()
    }
}

/// The setup that makes a position, as [`Position::setup`] gives it.
///
/// ```
/// use gridmate::rules::{Position, Setup};
/// assert_eq!(Setup::from(Position::initial()), Setup::initial());
/// ```
impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        position.setup()
    }
}

impl Setup {
    /// No pieces, white to move.
    pub const EMPTY: Self = Self {
        board: Board::EMPTY,
        turn: Color::White,
        castling: Bitboard::EMPTY,
        en_passant: None,
        halfmove: 0,
        fullmove: 1,
    };

    /// The start of a standard game.
    #[must_use]
    pub fn initial() -> Self {
        Self::chess960(Number::STANDARD)
    }

    /// The start of a Chess960 game.
    #[must_use]
    pub fn chess960(number: Number) -> Self {
        let board = Board::with_back_rank(number.arrangement());
        Self { board, castling: board.role(Role::Rook), ..Self::EMPTY }
    }

    /// The same with the turn passed on, as a null move (`--`) does: it counts as a quiet ply, and there is no
    /// en-passant capture afterwards.
    ///
    /// ```
    /// use gridmate::rules::Setup;
    /// let setup = Setup::initial().null_move().null_move();
    /// assert_eq!((setup.halfmove, setup.fullmove), (2, 2));
    /// ```
    #[must_use]
    pub fn null_move(self) -> Self {
        Self {
            turn: !self.turn,
            en_passant: None,
            halfmove: counted(self.halfmove.min(MAX_COUNTER), true),
            fullmove: self.number_after(self.turn),
            ..self
        }
    }

    /// The same with the sides changed: the ranks are mirrored, each piece is of the other colour, and the other side is
    /// to move.
    ///
    /// ```
    /// use gridmate::rules::Setup;
    /// let setup: Setup = "8/8/8/8/4P3/8/8/8 b - e3 0 1".parse()?;
    /// assert_eq!(setup.mirrored().to_string(), "8/8/8/4p3/8/8/8/8 w - e6 0 1");
    /// # Ok::<(), gridmate::notation::fen::FenError>(())
    /// ```
    #[must_use]
    pub fn mirrored(self) -> Self {
        Self {
            board: self.board.mirrored(),
            turn: !self.turn,
            castling: self.castling.flip_ranks(),
            en_passant: self.en_passant.map(Square::flip_rank),
            ..self
        }
    }

    /// The number of the move after one of this side: black's ends a number, and 9999 is the last.
    #[must_use]
    pub(crate) fn number_after(&self, side: Color) -> u16 {
        counted(self.fullmove.min(MAX_COUNTER), side == Color::Black)
    }

    /// The legal position it describes, or every reason why it is none.
    pub fn position(&self) -> Result<Position, IllegalPosition> {
        let errors = self.errors();
        if errors.is_empty() { Ok(Position::from_valid(self)) } else { Err(IllegalPosition { errors }) }
    }

    fn errors(&self) -> Vec<SetupError> {
        let mut errors = Vec::new();
        self.find_piece_errors(&mut errors);
        self.find_right_errors(&mut errors);
        if let Some(square) = self.en_passant
            && !self.en_passant_is_possible(square)
        {
            errors.push(SetupError::EnPassant(square));
        }
        if self.halfmove > MAX_COUNTER || self.fullmove == 0 || self.fullmove > MAX_COUNTER {
            errors.push(SetupError::Counter);
        }
        errors
    }

    fn find_piece_errors(&self, errors: &mut Vec<SetupError>) {
        let board = &self.board;
        for color in Color::ALL {
            match board.pieces(color, Role::King).len() {
                0 => errors.push(SetupError::NoKing(color)),
                1 => {}
                _ => errors.push(SetupError::ManyKings(color)),
            }
        }
        for color in Color::ALL {
            if board.pieces(color, Role::Pawn).len() > 8 {
                errors.push(SetupError::ManyPawns(color));
            }
            if board.color(color).len() > 16 {
                errors.push(SetupError::ManyPieces(color));
            }
        }
        let ends = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
        errors.extend((board.role(Role::Pawn) & ends).into_iter().map(SetupError::PawnOnLastRank));
        let waiting = board.pieces(!self.turn, Role::King);
        if waiting.into_iter().any(|king| !attackers(board, king, self.turn, board.occupied()).is_empty()) {
            errors.push(SetupError::OppositeCheck(!self.turn));
        }
    }

    fn find_right_errors(&self, errors: &mut Vec<SetupError>) {
        let homes = castling_homes(&self.board, Variant::Chess960);
        let mut known = Bitboard::EMPTY;
        for color in Color::ALL {
            let home = Bitboard::back_rank(color);
            let rooks = self.castling & home;
            known |= rooks;
            let king = (self.board.pieces(color, Role::King) & home).first();
            let mut seen = [false; 2];
            for rook in rooks {
                let Some(king) = king.filter(|_| homes.contains(rook)) else {
                    errors.push(SetupError::CastlingRight(rook));
                    continue;
                };
                let side = &mut seen[usize::from(rook > king)];
                if core::mem::replace(side, true) {
                    errors.push(SetupError::CastlingTwice(rook));
                }
            }
        }
        errors.extend((self.castling - known).into_iter().map(SetupError::CastlingRight));
    }

    /// Whether a double step of the side that has just moved can have passed over the square.
    fn en_passant_is_possible(&self, square: Square) -> bool {
        let (rank, up) = match self.turn {
            Color::White => (Rank::Sixth, 1),
            Color::Black => (Rank::Third, -1),
        };
        let occupied = self.board.occupied();
        let empty = |ranks: i8| square.offset(0, ranks).is_some_and(|square| !occupied.contains(square));
        let pawn = square.offset(0, -up);
        square.rank() == rank
            && empty(0)
            && empty(up)
            && pawn.is_some_and(|pawn| self.board.pieces(!self.turn, Role::Pawn).contains(pawn))
    }

    /// The squares on which a pawn could be taken in passing, if it has just come by.
    ///
    /// ```
    /// use gridmate::board::{Bitboard, Square};
    /// use gridmate::notation::fen;
    /// let (position, _) = fen::parse_any("4k3/8/8/2pP4/8/8/8/4K3 w - - 0 1")?;
    /// assert_eq!(position.setup().possible_en_passant(), Bitboard::from(Square::C6));
    /// # Ok::<(), fen::FenError>(())
    /// ```
    #[must_use]
    pub fn possible_en_passant(&self) -> Bitboard {
        let is_possible = |&square: &Square| {
            let passed = Self { en_passant: Some(square), ..*self }.position();
            passed.is_ok_and(|position| position.en_passant() == Some(square))
        };
        Bitboard::FULL.into_iter().filter(is_possible).collect()
    }

    /// What is odd about a position that is legal all the same.
    #[must_use]
    pub fn warnings(&self) -> Vec<SetupWarning> {
        if self.check_is_possible() { Vec::new() } else { vec![SetupWarning::ImpossibleCheck] }
    }

    /// Whether one move of the other side can have given the check that stands on the board.
    ///
    /// A single check always can, unless a double step was the last move: then it comes from the pawn itself or from a
    /// line that the pawn has opened. Of two checkers one must be a slider that the other has uncovered, so they do
    /// not stand on one line with the king between or behind; three are one too many.
    fn check_is_possible(&self) -> bool {
        let Some(king) = self.board.pieces(self.turn, Role::King).first() else { return true };
        let checkers = attackers(&self.board, king, !self.turn, self.board.occupied());
        if let Some(passed) = self.en_passant {
            let up = if self.turn == Color::White { 1 } else { -1 };
            let (Some(stands), Some(came)) = (passed.offset(0, -up), passed.offset(0, up)) else { return true };
            let opened = |checker: Square| {
                checker == stands
                    || between(checker, king).contains(came)
                    || line(checker, king).contains(came) && between(checker, king).contains(passed)
            };
            return checkers.len() < 2 && checkers.into_iter().all(opened);
        }
        match (checkers.first(), checkers.last()) {
            (Some(a), Some(b)) if a != b => checkers.len() == 2 && !line(a, b).contains(king),
            _ => true,
        }
    }
}
