//! SAN as values, its one grammar, and the move that a text means. This is the fast path of every reader.

use super::error::{SanError, SanErrorKind};
use super::lenient::no_move;
use crate::board::{Bitboard, Color, File, Rank, Role, Square};
use crate::geometry::{bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks, rook_attacks};
use crate::rules::{KingSafety, Move, MoveKind, Position};
use alloc::vec::Vec;
use core::str::FromStr;

/// To which side a king castles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastlingSide {
    /// With the rook towards the h-file: `O-O`.
    Short,
    /// With the rook towards the a-file: `O-O-O`.
    Long,
}

/// A move as SAN writes it, without a sign of check.
///
/// It says what its text says: which move that is, and whether there is one, a position says.
///
/// ```
/// use gridmate::board::{Role, Square};
/// use gridmate::notation::san::San;
/// use gridmate::rules::Position;
/// let san: San = "Nf3".parse()?;
/// assert!(matches!(san, San::Normal { role: Role::Knight, to: Square::F3, from_file: None, .. }));
/// assert_eq!(san.to_string(), "Nf3");
///
/// let start = Position::initial();
/// let played = san.find(&start).unwrap();
/// assert_eq!(San::of(&start, played), san);
/// assert_eq!("0-0".parse::<San>().unwrap_err().code(), "not-a-move");
/// # Ok::<(), gridmate::notation::san::SanError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum San {
    /// A piece goes to a square.
    Normal {
        /// What moves.
        role: Role,
        /// The file it comes from, if that is written.
        from_file: Option<File>,
        /// The rank it comes from, if that is written.
        from_rank: Option<Rank>,
        /// Whether an `x` is written.
        captures: bool,
        /// The square it goes to.
        to: Square,
        /// What it becomes, if that is written.
        promotion: Option<Role>,
    },
    /// The king castles.
    Castle(CastlingSide),
    /// `--`: the turn is passed on.
    Null,
}

/// What SAN writes behind a move that gives check.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Suffix {
    /// `+`
    Check,
    /// `#`
    Checkmate,
}

impl Suffix {
    /// What belongs behind a move that leads to a position.
    ///
    /// ```
    /// use gridmate::notation::san::Suffix;
    /// use gridmate::rules::Position;
    /// assert_eq!(Suffix::of(&Position::initial()), None);
    /// ```
    #[must_use]
    pub fn of(next: &Position) -> Option<Self> {
        next.is_check().then(|| Self::of_check(next))
    }

    /// What belongs behind a move that gives check.
    pub(crate) fn of_check(next: &Position) -> Self {
        if next.has_legal_move() { Self::Check } else { Self::Checkmate }
    }
}

/// A move as SAN writes it, with its sign of check or mate.
///
/// ```
/// use gridmate::notation::san::{SanPlus, Suffix};
/// let mate: SanPlus = "Qxf7#".parse()?;
/// assert_eq!((mate.suffix, mate.san.to_string()), (Some(Suffix::Checkmate), "Qxf7".to_owned()));
/// assert_eq!(mate.to_string(), "Qxf7#");
/// # Ok::<(), gridmate::notation::san::SanError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SanPlus {
    /// The move.
    pub san: San,
    /// What is written behind it.
    pub suffix: Option<Suffix>,
}

impl FromStr for San {
    type Err = SanError;

    fn from_str(text: &str) -> Result<Self, SanError> {
        Self::read(text.as_bytes()).ok_or_else(|| not_san(text))
    }
}

impl FromStr for SanPlus {
    type Err = SanError;

    fn from_str(text: &str) -> Result<Self, SanError> {
        Self::read(text.as_bytes()).ok_or_else(|| not_san(text))
    }
}

fn not_san(text: &str) -> SanError {
    let is_piece =
        |text: &str| matches!(San::read(text.as_bytes()), Some(San::Normal { role, .. }) if role != Role::Pawn);
    let kind = match text.split_once('=') {
        Some((moved, _)) if is_piece(moved) => SanErrorKind::FalsePromotion,
        _ => no_move(text.as_bytes()).unwrap_or(SanErrorKind::Unreadable),
    };
    SanError::new(text, kind, Vec::new())
}

impl SanPlus {
    #[inline]
    pub(crate) fn read(text: &[u8]) -> Option<Self> {
        let (body, suffix) = match text {
            [body @ .., b'+'] => (body, Some(Suffix::Check)),
            [body @ .., b'#'] => (body, Some(Suffix::Checkmate)),
            body => (body, None),
        };
        San::read(body).map(|san| Self { san, suffix })
    }
}

impl San {
    /// Reads the grammar: `O-O`, `O-O-O`, `--`, or letter, file, rank, `x`, square and `=Q` in this order.
    #[inline]
    pub(crate) fn read(text: &[u8]) -> Option<Self> {
        let (role, rest) = match text {
            [b'K', rest @ ..] => (Role::King, rest),
            [b'Q', rest @ ..] => (Role::Queen, rest),
            [b'R', rest @ ..] => (Role::Rook, rest),
            [b'B', rest @ ..] => (Role::Bishop, rest),
            [b'N', rest @ ..] => (Role::Knight, rest),
            b"O-O" => return Some(Self::Castle(CastlingSide::Short)),
            b"O-O-O" => return Some(Self::Castle(CastlingSide::Long)),
            b"--" => return Some(Self::Null),
            rest => (Role::Pawn, rest),
        };
        let (rest, promotion) = match rest {
            [rest @ .., b'=', letter @ (b'Q' | b'R' | b'B' | b'N')] if role == Role::Pawn => {
                (rest, Role::from_char(char::from(*letter)))
            }
            rest => (rest, None),
        };
        let [rest @ .., file, rank] = rest else { return None };
        let to = Square::new(file_of(*file)?, rank_of(*rank)?);
        let (rest, captures) = match rest {
            [rest @ .., b'x'] => (rest, true),
            rest => (rest, false),
        };
        let (from_file, from_rank) = match rest {
            [] => (None, None),
            [one] => match file_of(*one) {
                Some(file) => (Some(file), None),
                None => (None, Some(rank_of(*one)?)),
            },
            [file, rank] => (Some(file_of(*file)?), Some(rank_of(*rank)?)),
            _ => return None,
        };
        Some(Self::Normal { role, from_file, from_rank, captures, to, promotion })
    }

    /// The legal move that fits, if it is just one, whether or not more is written than it needs.
    ///
    /// ```
    /// use gridmate::notation::san::San;
    /// use gridmate::rules::Position;
    /// let start = Position::initial();
    /// assert_eq!("Ng1f3".parse::<San>()?.find(&start), "Nf3".parse::<San>()?.find(&start));
    /// assert_eq!("Nf6".parse::<San>()?.find(&start), None);
    /// # Ok::<(), gridmate::notation::san::SanError>(())
    /// ```
    #[must_use]
    pub fn find(self, position: &Position) -> Option<Move> {
        self.find_safe(position, &position.king_safety())
    }

    /// The same, for a position whose king has been looked at.
    #[inline(always)]
    pub(crate) fn find_safe(self, position: &Position, safety: &KingSafety) -> Option<Move> {
        let Self::Normal { role, captures, to, promotion, .. } = self else {
            let Self::Castle(side) = self else { return None };
            return castle_of(position, side).filter(|&played| position.is_legal(played));
        };
        if role == Role::Pawn {
            return self.find_pawn(position, safety);
        }
        let board = position.board();
        if promotion.is_some()
            || board.color(position.turn()).contains(to)
            || captures && !board.occupied().contains(to)
        {
            return None;
        }
        let mut found = None;
        for from in self.origins(position) {
            if position.is_safe(safety, from, to) && found.replace(from).is_some() {
                return None;
            }
        }
        found.map(|from| Move::new(from, to, MoveKind::Plain(role)))
    }

    #[inline(always)]
    fn find_pawn(self, position: &Position, safety: &KingSafety) -> Option<Move> {
        let Self::Normal { to, promotion, .. } = self else { return None };
        let taken = position.board().color(!position.turn()).contains(to);
        let is_empty = !position.board().occupied().contains(to);
        let is_last = matches!(to.rank(), Rank::First | Rank::Eighth);
        let mut found = None;
        for from in self.origins(position) {
            let steps = from.rank().index().abs_diff(to.rank().index());
            let kind = match promotion {
                Some(role) if is_last => MoveKind::Promotion(role),
                None if is_last => return None,
                Some(_) => return None,
                None if steps == 2 => MoveKind::DoublePush,
                None if from.file() != to.file() && is_empty => MoveKind::EnPassant,
                None => MoveKind::Plain(Role::Pawn),
            };
            let is_legal = match kind {
                MoveKind::EnPassant => position.en_passant() == Some(to) && position.en_passant_is_safe(from, to),
                _ if from.file() != to.file() => taken && position.is_safe(safety, from, to),
                _ => is_empty && position.is_safe(safety, from, to),
            };
            if is_legal && found.replace(Move::new(from, to, kind)).is_some() {
                return None;
            }
        }
        found
    }

    /// The own pieces that could make such a move if no king were in danger and nothing of its own stood there.
    #[inline(always)]
    pub(super) fn origins(self, position: &Position) -> Bitboard {
        let Self::Normal { role, from_file, from_rank, to, .. } = self else { return Bitboard::EMPTY };
        let board = position.board();
        let occupied = board.occupied();
        let near = match role {
            Role::Pawn => self.pawn_origins(position) & board.role(Role::Pawn),
            Role::Knight => knight_attacks(to) & board.role(Role::Knight),
            Role::Bishop => bishop_attacks(to, occupied) & board.role(Role::Bishop),
            Role::Rook => rook_attacks(to, occupied) & board.role(Role::Rook),
            Role::Queen => queen_attacks(to, occupied) & board.role(Role::Queen),
            Role::King => king_attacks(to) & board.role(Role::King),
        };
        let file = from_file.map_or(Bitboard::FULL, Bitboard::file);
        let rank = from_rank.map_or(Bitboard::FULL, Bitboard::rank);
        near & board.color(position.turn()) & file & rank
    }

    /// Straight behind the square unless another file is named or something is taken.
    fn pawn_origins(self, position: &Position) -> Bitboard {
        let Self::Normal { from_file, captures, to, .. } = self else { return Bitboard::EMPTY };
        let turn = position.turn();
        if from_file.map_or(captures, |file| file != to.file()) {
            return pawn_attacks(!turn, to);
        }
        let (down, fourth) = if turn == Color::White { (-1, Rank::Fourth) } else { (1, Rank::Fifth) };
        let Some(one) = to.offset(0, down) else { return Bitboard::EMPTY };
        if to.rank() != fourth || position.board().occupied().contains(one) {
            return one.into();
        }
        to.offset(0, 2 * down).map_or(Bitboard::EMPTY, Bitboard::from)
    }
}

fn file_of(byte: u8) -> Option<File> {
    File::from_char(char::from(byte))
}

fn rank_of(byte: u8) -> Option<Rank> {
    Rank::from_char(char::from(byte))
}

/// Castling to a side, whether or not it is legal now, if the right to it is left.
pub(super) fn castle_of(position: &Position, side: CastlingSide) -> Option<Move> {
    let king = position.king(position.turn());
    let rooks = position.castling_rooks() & Bitboard::back_rank(position.turn());
    let rook = rooks.into_iter().find(|&rook| (rook > king) == (side == CastlingSide::Short))?;
    Some(Move::new(king, rook, MoveKind::Castle))
}

/// A move read on the fast path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FastSan {
    /// The move.
    pub(crate) played: Move,
    /// What the text says about check. It is not compared with the position: a caller that makes the move anyway does
    /// that more cheaply.
    pub(crate) suffix: Option<Suffix>,
    /// Whether the text is canonical but for the sign.
    pub(crate) canonical: bool,
}

/// The move that a text in the grammar of SAN means, whether or not it is the shortest.
///
/// A pawn's move must be: `bb3` could be a bishop's.
#[inline]
pub(crate) fn read_fast(position: &Position, safety: &KingSafety, text: &[u8]) -> Option<FastSan> {
    let SanPlus { san, suffix } = SanPlus::read(text)?;
    let played = san.find_safe(position, safety)?;
    let canonical = san.is_canonical(position, played);
    (canonical || played.role() != Some(Role::Pawn)).then_some(FastSan { played, suffix, canonical })
}
