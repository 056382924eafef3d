//! Writing the canonical text of a move.

use super::parse::{CastlingSide, San, SanPlus, Suffix};
use crate::board::{Bitboard, Board, Color, File, Piece, Rank, Role, Square};
use crate::geometry::attacks;
use crate::rules::{Move, MoveKind, Position};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// The canonical text of a legal move: no more of the starting square than is needed, `x`, `=Q`, `+` and `#`.
///
/// For a move that is not legal in the position the text means nothing.
///
/// ```
/// use gridmate::board::Square;
/// use gridmate::notation::san;
/// use gridmate::rules::{Move, MoveKind, Position};
/// let played = Move::new(Square::E2, Square::E4, MoveKind::DoublePush);
/// assert_eq!(san::write(&Position::initial(), played), "e4");
/// ```
#[must_use]
pub fn write(position: &Position, played: Move) -> String {
    // Room for `Qa1xb2+` and all but the longest promotions.
    let mut text = String::with_capacity(8);
    SanPlus::of(position, played).push_to(&mut text);
    text
}

/// The null move as records have it.
pub(crate) const NULL_MOVE: &str = "--";

/// The canonical text of each of the moves, in their order.
///
/// ```
/// use gridmate::notation::san;
/// use gridmate::rules::Position;
/// let start = Position::initial();
/// let texts = san::write_all(&start, &start.legal_moves());
/// assert!(texts.len() == 20 && texts.contains(&"Na3".to_owned()));
/// ```
#[must_use]
pub fn write_all(position: &Position, moves: &[Move]) -> Vec<String> {
    moves.iter().map(|&played| write(position, played)).collect()
}

/// Adds the text of a move whose outcome is known already.
pub(crate) fn write_after(text: &mut String, position: &Position, played: Move, next: &Position) {
    let plus = SanPlus { san: San::of(position, played), suffix: Suffix::of(next) };
    plus.push_to(text);
}

impl San {
    /// What is written of a legal move: no more of the square it comes from than is needed.
    ///
    /// ```
    /// use gridmate::notation::fen;
    /// use gridmate::notation::san::{self, San};
    /// let (position, _) = fen::parse_any("4k3/8/8/8/8/8/8/R4RK1 w - - 0 1").unwrap();
    /// let (played, _) = san::parse_lenient(&position, "Ra1-d1").unwrap();
    /// assert_eq!(San::of(&position, played).to_string(), "Rad1");
    /// ```
    #[must_use]
    pub fn of(position: &Position, played: Move) -> Self {
        Self::on_board(position.board(), position.turn(), played, |rival| position.is_legal(rival))
    }

    /// The same on any board, given which moves are allowed there.
    #[inline]
    pub(crate) fn on_board(board: &Board, turn: Color, played: Move, is_legal: impl Fn(Move) -> bool) -> Self {
        let (from, to) = (played.from(), played.to());
        let captures = played.is_capture(board);
        let (role, from_file, from_rank) = match played.kind() {
            Some(MoveKind::Castle) => {
                return Self::Castle(if to > from { CastlingSide::Short } else { CastlingSide::Long });
            }
            _ if played.is_null() => return Self::Null,
            Some(MoveKind::Plain(role)) if role != Role::Pawn => {
                let (file, rank) = origin(from, rivals(board, Piece::new(turn, role), played, is_legal));
                (role, file, rank)
            }
            _ => (Role::Pawn, captures.then_some(from.file()), None),
        };
        Self::Normal { role, from_file, from_rank, captures, to, promotion: played.promotion() }
    }

    /// Whether it is what is written of this move, which it means.
    #[inline]
    pub(super) fn is_canonical(self, position: &Position, played: Move) -> bool {
        match self {
            Self::Normal { role: Role::Pawn, from_file, from_rank: None, captures, .. } => {
                captures == played.is_capture(position.board()) && captures == from_file.is_some()
            }
            // Nothing can be shorter.
            Self::Normal { from_file: None, from_rank: None, captures, .. } => {
                captures == played.is_capture(position.board())
            }
            _ => self == Self::of(position, played),
        }
    }

    /// Adds its text to another.
    pub(crate) fn push_to(self, text: &mut String) {
        let Self::Normal { role, from_file, from_rank, captures, to, promotion } = self else {
            return text.push_str(match self {
                Self::Castle(CastlingSide::Short) => "O-O",
                Self::Castle(CastlingSide::Long) => "O-O-O",
                _ => NULL_MOVE,
            });
        };
        if role != Role::Pawn {
            text.push(role.upper_char());
        }
        text.extend(from_file.map(File::char));
        text.extend(from_rank.map(Rank::char));
        if captures {
            text.push('x');
        }
        write_square(text, to);
        if let Some(role) = promotion {
            text.push('=');
            text.push(role.upper_char());
        }
    }
}

impl SanPlus {
    /// What is written of a legal move.
    ///
    /// ```
    /// use gridmate::notation::san::SanPlus;
    /// use gridmate::rules::Position;
    /// let start = Position::initial();
    /// let all = start.legal_moves().iter().filter(|&&played| SanPlus::of(&start, played).suffix.is_none()).count();
    /// assert_eq!(all, 20);
    /// ```
    #[must_use]
    pub fn of(position: &Position, played: Move) -> Self {
        let suffix = if played.is_null() { None } else { Suffix::of(&position.play_unchecked(played)) };
        Self { san: San::of(position, played), suffix }
    }

    pub(crate) fn push_to(self, text: &mut String) {
        self.san.push_to(text);
        match self.suffix {
            None => {}
            Some(Suffix::Check) => text.push('+'),
            Some(Suffix::Checkmate) => text.push('#'),
        }
    }
}

impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        SanPlus { san: *self, suffix: None }.fmt(f)
    }
}

impl fmt::Display for SanPlus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(8);
        self.push_to(&mut text);
        f.pad(&text)
    }
}

/// The file, the rank or both of the square a piece comes from, as far as they distinguish it from its rivals.
fn origin(from: Square, rivals: Bitboard) -> (Option<File>, Option<Rank>) {
    if rivals.is_empty() {
        return (None, None);
    }
    let same_file = rivals.intersects(Bitboard::file(from.file()));
    let same_rank = rivals.intersects(Bitboard::rank(from.rank()));
    ((!same_file || same_rank).then(|| from.file()), same_file.then(|| from.rank()))
}

/// The other pieces of the kind that may go where a move of one goes, if their moves are legal.
#[inline]
fn rivals(board: &Board, piece: Piece, played: Move, is_legal: impl Fn(Move) -> bool) -> Bitboard {
    let others = board.pieces(piece.color, piece.role) - Bitboard::from(played.from());
    if others.is_empty() {
        return others;
    }
    let near = others & attacks(piece.role, piece.color, played.to(), board.occupied());
    let may_go = |&other: &Square| is_legal(Move::new(other, played.to(), MoveKind::Plain(piece.role)));
    near.into_iter().filter(may_go).collect()
}

/// Adds the name of a square.
pub(crate) fn write_square(text: &mut String, square: Square) {
    text.push(square.file().char());
    text.push(square.rank().char());
}

/// Adds a number in decimal digits.
pub(crate) fn write_number(text: &mut String, number: u32) {
    if number >= 10 {
        // At most nine levels: a `u32` has ten digits.
        write_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}
