//! The legal position.

use super::{Move, MoveList, Setup, Variant, castling_homes, hash};
use crate::board::{Bitboard, Board, Color, Role, Square};
use crate::geometry::attackers;
use core::fmt;

/// Stands in the en-passant byte for: there is none.
pub(super) const NO_SQUARE: u8 = 64;
/// Both counters of a position stop here.
pub const MAX_COUNTER: u16 = 9999;

/// A counter of a position that goes on, or stays at the largest.
#[inline(always)]
pub(super) const fn counted(counter: u16, is_next: bool) -> u16 {
    let next = counter + is_next as u16;
    if next < MAX_COUNTER { next } else { MAX_COUNTER }
}

/// A legal chess position of the standard game or Chess960.
///
/// It can only be made from a [`Setup`] that passes validation, or by a legal move from another position, so nothing
/// that takes one has to check it again. Two positions are equal when everything is, the move counters included; for
/// repetition compare with [`Position::same_for_repetition`].
///
/// The en-passant square is kept only where a capture is legal.
///
/// ```
/// use gridmate::rules::Position;
/// let position = Position::initial();
/// assert_eq!(position.legal_moves().len(), 20);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) board: Board,
    /// The rooks that may still castle.
    pub(super) castling: u64,
    pub(super) hash: u64,
    pub(super) en_passant: u8,
    pub(super) turn: Color,
    pub(super) halfmove: u16,
    pub(super) fullmove: u16,
}

/// The rooks with which one side may still castle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastlingRights {
    /// The rook on the side of the h-file, for `O-O`.
    pub short: Option<Square>,
    /// The rook on the side of the a-file, for `O-O-O`.
    pub long: Option<Square>,
}

/// Calls a function that is generic over the side to move.
macro_rules! by_turn {
    ($position:expr, $method:ident ($($argument:expr),*)) => {
        match $position.turn {
            $crate::board::Color::White => $position.$method::<$crate::rules::side::White>($($argument),*),
            $crate::board::Color::Black => $position.$method::<$crate::rules::side::Black>($($argument),*),
        }
    };
}

impl Position {
    /// The start of a standard game.
    #[must_use]
    pub fn initial() -> Self {
        Self::from_valid(&Setup::initial())
    }

    /// The start of Chess960 game `number`, 0 to 959; 518 is the standard one.
    #[must_use]
    pub fn chess960(number: super::chess960::Number) -> Self {
        Self::from_valid(&Setup::chess960(number))
    }

    /// A position from a setup that is known to be valid.
    pub(super) fn from_valid(setup: &Setup) -> Self {
        let mut position = Self::unhashed(setup);
        if let Some(square) = setup.en_passant
            && position.takes_en_passant_at(square)
        {
            position.en_passant = square.index() as u8;
        }
        position.hash = position.hash_from_scratch();
        position
    }

    /// The same without the square of a capture in passing and without a hash.
    #[inline]
    pub(super) fn unhashed(setup: &Setup) -> Self {
        Self {
            board: setup.board,
            castling: setup.castling.0,
            hash: 0,
            en_passant: NO_SQUARE,
            turn: setup.turn,
            halfmove: setup.halfmove.min(MAX_COUNTER),
            fullmove: setup.fullmove.clamp(1, MAX_COUNTER),
        }
    }

    /// The pieces.
    #[must_use]
    #[inline(always)]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who moves.
    #[must_use]
    #[inline(always)]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The rooks, of both sides, that may still castle.
    #[must_use]
    #[inline(always)]
    pub fn castling_rooks(&self) -> Bitboard {
        Bitboard(self.castling)
    }

    /// The castling rights of one side; [`Position::castling_rooks`] has those of both as a set.
    ///
    /// ```
    /// use gridmate::board::{Color, Square};
    /// use gridmate::rules::{CastlingRights, Position};
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
    /// let white = CastlingRights { short: Some(Square::H1), long: None };
    /// assert_eq!(position.castling_rights(Color::White), white);
    /// assert_eq!(position.castling_rights(Color::Black), CastlingRights::default());
    /// # Ok::<(), gridmate::notation::fen::FenError>(())
    /// ```
    #[must_use]
    pub fn castling_rights(&self, color: Color) -> CastlingRights {
        let (king, rooks) = (self.king(color), self.castling_rooks() & Bitboard::back_rank(color));
        // A king has at most one such rook on each side.
        CastlingRights {
            short: rooks.last().filter(|&rook| rook > king),
            long: rooks.first().filter(|&rook| rook < king),
        }
    }

    /// The square behind a pawn that has just made a double step, where a capture of it is legal.
    #[must_use]
    #[inline]
    pub fn en_passant(&self) -> Option<Square> {
        Square::from_index(usize::from(self.en_passant))
    }

    /// Plies since the last capture or pawn move.
    #[must_use]
    pub fn halfmove_clock(&self) -> u16 {
        self.halfmove
    }

    /// The number of the move, from 1; black's move has that of white's before it.
    #[must_use]
    pub fn fullmove_number(&self) -> u16 {
        self.fullmove
    }

    /// The Zobrist hash: equal for positions that are the same for repetition, different for nearly all others.
    #[must_use]
    #[inline(always)]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash counted anew from the pieces; always equal to [`Position::hash`].
    #[must_use]
    pub fn hash_from_scratch(&self) -> u64 {
        let pieces = self.board.occupied().into_iter();
        pieces.fold(0, |sum, square| sum ^ hash::piece(self.board.code_at(square), square.index()))
            ^ hash::castling(self.castling)
            ^ hash::en_passant(self.en_passant())
            ^ if self.turn == Color::Black { hash::TURN } else { 0 }
    }

    /// Whether it counts as the same for repetition: pieces, turn, castling rights and legal en-passant captures.
    #[must_use]
    pub fn same_for_repetition(&self, other: &Self) -> bool {
        self.hash == other.hash
            && self.board == other.board
            && self.turn == other.turn
            && self.castling == other.castling
            && self.en_passant == other.en_passant
    }

    /// The square of this side's king.
    #[must_use]
    #[inline(always)]
    pub fn king(&self, color: Color) -> Square {
        Square::from_low_bits(self.board.pieces(color, Role::King).0.trailing_zeros())
    }

    /// The pieces of one side that attack a square, when `occupied` blocks the sliders.
    #[must_use]
    #[inline]
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        attackers(&self.board, square, by, occupied)
    }

    /// The enemy pieces that give check.
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn), !self.turn, self.board.occupied())
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Every legal move.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.legal_moves_into(&mut list);
        list
    }

    /// Writes every legal move into a list that is used again and again, which saves clearing 1 KB each time.
    #[inline]
    pub fn legal_moves_into(&self, list: &mut MoveList) {
        by_turn!(self, list(list));
    }

    /// Writes the legal moves that take something or promote.
    ///
    /// ```
    /// use gridmate::rules::{MoveList, Position};
    /// let mut list = MoveList::new();
    /// Position::initial().noisy_moves_into(&mut list);
    /// assert!(list.is_empty());
    /// ```
    #[inline]
    pub fn noisy_moves_into(&self, list: &mut MoveList) {
        by_turn!(self, list_noisy(list));
    }

    /// Writes the legal moves that [`Position::noisy_moves_into`] leaves out.
    #[inline]
    pub fn quiet_moves_into(&self, list: &mut MoveList) {
        by_turn!(self, list_quiet(list));
    }

    /// The legal moves that take something.
    ///
    /// ```
    /// use gridmate::rules::Position;
    /// let position: Position = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1".parse()?;
    /// assert!(position.capture_moves().iter().all(|played| played.is_en_passant()));
    /// assert_eq!(position.capture_moves().len(), 1);
    /// # Ok::<(), gridmate::notation::fen::FenError>(())
    /// ```
    #[must_use]
    pub fn capture_moves(&self) -> MoveList {
        let mut noisy = MoveList::new();
        self.noisy_moves_into(&mut noisy);
        noisy.into_iter().filter(|played| played.is_capture(&self.board)).collect()
    }

    /// How many legal moves there are; much faster than listing them.
    #[must_use]
    #[inline]
    pub fn legal_move_count(&self) -> u32 {
        by_turn!(self, count())
    }

    /// Whether there is a legal move. They are listed, not counted, so that a module that only asks this has one generator.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        !self.legal_moves().is_empty()
    }

    /// Whether the side to move is in check and has no legal move.
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the side to move is not in check and has no legal move.
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// The position after a move, or `None` if the move is not legal here.
    #[must_use]
    pub fn play(&self, played: Move) -> Option<Self> {
        self.is_legal(played).then(|| self.play_unchecked(played))
    }

    /// The position after a move that is known to be legal here, such as one from [`Position::legal_moves`].
    ///
    /// Any other move gives a position that means nothing.
    #[must_use]
    #[inline]
    pub fn play_unchecked(&self, played: Move) -> Self {
        by_turn!(self, after(played))
    }

    /// The position with the turn passed on by a side that is not in check. Its counters start anew, so that nothing
    /// after it repeats what was before.
    #[must_use]
    #[inline]
    pub(crate) fn skipped(&self) -> Self {
        let mut next = *self;
        next.hash ^= hash::TURN ^ hash::en_passant(self.en_passant());
        next.en_passant = NO_SQUARE;
        next.turn = !self.turn;
        next.halfmove = 0;
        next
    }

    /// The position with the sides changed: the ranks are mirrored, each piece is of the other colour, and the other
    /// side is to move.
    ///
    /// ```
    /// use gridmate::rules::Position;
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
    /// assert_eq!(position.mirrored().to_string(), "4k2r/8/8/8/8/8/8/4K3 b k - 0 1");
    /// # Ok::<(), gridmate::notation::fen::FenError>(())
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> Self {
        // What is legal for one side is legal for the other.
        Self::from_valid(&self.setup().mirrored())
    }

    /// The setup that makes this position.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            castling: Bitboard(self.castling),
            en_passant: self.en_passant(),
            halfmove: self.halfmove,
            fullmove: self.fullmove,
        }
    }

    /// Whether its castling rights can be said in standard form: kings on the e-file, rooks on a and h.
    #[must_use]
    pub fn is_standard(&self) -> bool {
        (self.castling_rooks() - castling_homes(&self.board, Variant::Standard)).is_empty()
    }
}

/// The start of a standard game.
///
/// ```
/// use gridmate::rules::Position;
/// assert_eq!(Position::default(), Position::initial());
/// ```
impl Default for Position {
    fn default() -> Self {
        Self::initial()
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{} to move, castling rooks ", self.board, self.turn.name())?;
        f.debug_list().entries(self.castling_rooks()).finish()?;
        write!(f, ", en passant {:?}, {} {}", self.en_passant(), self.halfmove, self.fullmove)
    }
}

pub(super) use by_turn;
