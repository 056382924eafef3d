//! What a position must be before it is one.

use super::Position;
use super::chess960::Number;
use super::position::MAX_COUNTER;
use crate::board::{Bitboard, Board, Color, Rank, Role, Square};
use crate::geometry::{attackers, between, line};
use std::fmt;

/// Everything that a FEN can say, legal or not.
///
/// ```
/// use gridmate::board::Square;
/// use gridmate::rules::{Fault, Setup};
/// let mut setup = Setup::initial();
/// setup.board.set(Square::E8, None);
/// let refused = setup.position().unwrap_err();
/// assert!(refused.faults().contains(&Fault::NoKing(gridmate::board::Color::Black)));
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

/// A reason why a setup is no legal position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// This side has no king.
    NoKing(Color),
    /// This side has several kings.
    ManyKings(Color),
    /// This side has more than eight pawns.
    ManyPawns(Color),
    /// This side has more than sixteen pieces.
    ManyPieces(Color),
    /// A pawn stands on the first or last rank.
    PawnOnLastRank(Square),
    /// The king of the side that has just moved stands in check.
    OppositeCheck(Color),
    /// A castling right without a king on its back rank, or without a rook there.
    CastlingRight(Square),
    /// Two castling rights on the same side of one king.
    CastlingTwice(Square),
    /// No double step can have passed over the en-passant square.
    EnPassant(Square),
    /// A counter is larger than 9999, or the move number is 0.
    Counter,
}

impl Fault {
    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoKing(_) => "no-king",
            Self::ManyKings(_) => "too-many-kings",
            Self::ManyPawns(_) => "too-many-pawns",
            Self::ManyPieces(_) => "too-many-pieces",
            Self::PawnOnLastRank(_) => "pawn-on-last-rank",
            Self::OppositeCheck(_) => "opposite-check",
            Self::CastlingRight(_) => "bad-castling-right",
            Self::CastlingTwice(_) => "castling-right-twice",
            Self::EnPassant(_) => "bad-en-passant",
            Self::Counter => "counter-out-of-range",
        }
    }
}

impl std::error::Error for Fault {}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoKing(color) => write!(f, "{} has no king", color.name()),
            Self::ManyKings(color) => write!(f, "{} has more than one king", color.name()),
            Self::ManyPawns(color) => write!(f, "{} has more than eight pawns", color.name()),
            Self::ManyPieces(color) => write!(f, "{} has more than sixteen pieces", color.name()),
            Self::PawnOnLastRank(square) => write!(f, "a pawn cannot stand on {square}"),
            Self::OppositeCheck(color) => {
                write!(f, "the {} king is in check, but it is {}'s turn", color.name(), (!*color).name())
            }
            Self::CastlingRight(square) => {
                write!(f, "the castling right for {square} needs a rook there and its king on the same rank")
            }
            Self::CastlingTwice(square) => {
                write!(f, "the castling right for {square} is the second one on that side of the king")
            }
            Self::EnPassant(square) => write!(f, "no pawn can just have passed over {square}"),
            Self::Counter => write!(f, "the move counters go from 0 and 1 up to {MAX_COUNTER}"),
        }
    }
}

/// A setup that is no legal position, with every reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IllegalPosition {
    faults: Vec<Fault>,
}

impl IllegalPosition {
    /// Every fault, the gravest first; at least one.
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }
}

impl fmt::Display for IllegalPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for IllegalPosition {}

/// Something odd about a legal position: no game can lead there, but it can be played on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupWarning {
    /// No single move can have given this check.
    ImpossibleCheck,
}

impl SetupWarning {
    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::ImpossibleCheck => "impossible-check",
        }
    }
}

impl fmt::Display for SetupWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ImpossibleCheck => f.write_str("no move can have given this check; the position can still be played"),
        }
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

    /// The same with the turn passed on, as a null move (`--`) does: it counts as a quiet ply, and nobody may take in
    /// passing afterwards.
    ///
    /// ```
    /// use gridmate::rules::Setup;
    /// let setup = Setup::initial().passed().passed();
    /// assert_eq!((setup.halfmove, setup.fullmove), (2, 2));
    /// ```
    #[must_use]
    pub fn passed(self) -> Self {
        Self {
            turn: !self.turn,
            en_passant: None,
            halfmove: self.halfmove.saturating_add(1).min(MAX_COUNTER),
            fullmove: self.number_after(self.turn),
            ..self
        }
    }

    /// The number of the move after one of this side: black's ends a number, and 9999 is the last.
    #[must_use]
    pub(crate) fn number_after(&self, side: Color) -> u16 {
        self.fullmove.saturating_add(u16::from(side == Color::Black)).min(MAX_COUNTER)
    }

    /// The legal position it describes, or every reason why it is none.
    pub fn position(&self) -> Result<Position, IllegalPosition> {
        let faults = self.faults();
        if faults.is_empty() { Ok(Position::from_valid(self)) } else { Err(IllegalPosition { faults }) }
    }

    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        self.find_piece_faults(&mut faults);
        self.find_right_faults(&mut faults);
        if let Some(square) = self.en_passant
            && !self.en_passant_is_possible(square)
        {
            faults.push(Fault::EnPassant(square));
        }
        if self.halfmove > MAX_COUNTER || self.fullmove == 0 || self.fullmove > MAX_COUNTER {
            faults.push(Fault::Counter);
        }
        faults
    }

    fn find_piece_faults(&self, faults: &mut Vec<Fault>) {
        let board = &self.board;
        for color in Color::ALL {
            match board.pieces(color, Role::King).len() {
                0 => faults.push(Fault::NoKing(color)),
                1 => {}
                _ => faults.push(Fault::ManyKings(color)),
            }
        }
        for color in Color::ALL {
            if board.pieces(color, Role::Pawn).len() > 8 {
                faults.push(Fault::ManyPawns(color));
            }
            if board.color(color).len() > 16 {
                faults.push(Fault::ManyPieces(color));
            }
        }
        let ends = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
        faults.extend((board.role(Role::Pawn) & ends).into_iter().map(Fault::PawnOnLastRank));
        let waiting = board.pieces(!self.turn, Role::King);
        if waiting.into_iter().any(|king| !attackers(board, king, self.turn, board.occupied()).is_empty()) {
            faults.push(Fault::OppositeCheck(!self.turn));
        }
    }

    fn find_right_faults(&self, faults: &mut Vec<Fault>) {
        let mut known = Bitboard::EMPTY;
        for color in Color::ALL {
            let home = Bitboard::back_rank(color);
            let rooks = self.castling & home;
            known |= rooks;
            let king = (self.board.pieces(color, Role::King) & home).first();
            let mut seen = [false; 2];
            for rook in rooks {
                let Some(king) = king.filter(|_| self.board.pieces(color, Role::Rook).contains(rook)) else {
                    faults.push(Fault::CastlingRight(rook));
                    continue;
                };
                let side = &mut seen[usize::from(rook > king)];
                if std::mem::replace(side, true) {
                    faults.push(Fault::CastlingTwice(rook));
                }
            }
        }
        faults.extend((self.castling - known).into_iter().map(Fault::CastlingRight));
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
