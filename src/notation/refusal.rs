//! Why a piece may not go from one square to another, in words.
//!
//! In: a position and two squares. Out: the first reason a teacher would give.

use crate::board::{Bitboard, Color, File, Piece, Rank, Role, Square};
use crate::geometry::{attacks, pawn_attacks};
use crate::rules::{Move, MoveKind, Position};
use std::fmt;

/// Why there is no legal move from one square to another.
///
/// ```
/// use gridmate::board::Square;
/// use gridmate::notation::Refusal;
/// use gridmate::rules::Position;
/// let refusal = Refusal::find(&Position::initial(), Square::A1, Square::A3).unwrap();
/// assert_eq!(refusal.to_string(), "the rook on a1 cannot go to a3: something stands in its way");
/// assert_eq!(Refusal::find(&Position::initial(), Square::E2, Square::E4), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The two squares are one.
    SameSquare(Square),
    /// Nothing stands there.
    NoPiece(Square),
    /// The piece belongs to the side that does not move.
    NotYours(Square, Piece),
    /// A piece of the same side stands on the target.
    OwnPiece(Square, Piece),
    /// The piece does not move like that.
    Unreachable(Square, Square, Role),
    /// It does, but something stands between.
    Blocked(Square, Square, Role),
    /// A pawn moves diagonally only to capture.
    NothingToTake(Square),
    /// The king is in check and would stay so.
    StaysInCheck(Color),
    /// The king would step into check.
    IntoCheck(Square),
    /// The piece shields its king.
    ExposesKing(Square, Role),
    /// The right to castle there is lost, or never was.
    NoCastlingRight,
    /// A piece stands where king or rook would pass.
    CastlingBlocked,
    /// Castling does not answer a check.
    CastlingInCheck,
    /// The king would pass or reach an attacked square.
    CastlingThroughCheck,
}

impl Refusal {
    /// The first reason against a move, or `None` where some move from the one square to the other is legal.
    ///
    /// Castling is the king on its rook, or on the square where castling takes it.
    #[must_use]
    pub fn find(position: &Position, from: Square, to: Square) -> Option<Self> {
        let board = position.board();
        let own = position.turn();
        let piece = match board.piece_at(from) {
            None => return Some(Self::NoPiece(from)),
            Some(piece) if piece.color != own => return Some(Self::NotYours(from, piece)),
            Some(_) if from == to => return Some(Self::SameSquare(from)),
            Some(piece) => piece,
        };
        if position.legal_moves().into_iter().any(|played| played.from() == from && played.to() == to) {
            return None;
        }
        if piece.role == Role::King
            && let Some(rook) = castling_rook(position, from, to)
        {
            return castling(position, from, rook);
        }
        match board.piece_at(to) {
            Some(other) if other.color == own => Some(Self::OwnPiece(to, other)),
            _ => Some(Self::of_shape(position, from, to, piece.role).unwrap_or_else(|| {
                // The piece can go there, so it is the king that forbids it.
                match piece.role {
                    Role::King => Self::IntoCheck(to),
                    _ if position.is_check() => Self::StaysInCheck(own),
                    role => Self::ExposesKing(from, role),
                }
            })),
        }
    }

    /// What is wrong with the way from one square to the other, kings apart.
    fn of_shape(position: &Position, from: Square, to: Square, role: Role) -> Option<Self> {
        let occupied = position.board().occupied();
        let own = position.turn();
        if role == Role::Pawn {
            return Self::of_pawn(position, from, to);
        }
        if attacks(role, own, from, occupied).contains(to) {
            None
        } else if attacks(role, own, from, Bitboard::EMPTY).contains(to) {
            Some(Self::Blocked(from, to, role))
        } else {
            Some(Self::Unreachable(from, to, role))
        }
    }

    fn of_pawn(position: &Position, from: Square, to: Square) -> Option<Self> {
        let occupied = position.board().occupied();
        let (up, home) = if position.turn() == Color::White { (1, Rank::Second) } else { (-1, Rank::Seventh) };
        if pawn_attacks(position.turn(), from).contains(to) {
            let takes = occupied.contains(to) || position.en_passant() == Some(to);
            return (!takes).then_some(Self::NothingToTake(to));
        }
        let one = from.offset(0, up);
        let two = from.offset(0, 2 * up).filter(|_| from.rank() == home);
        let is_free = |square: Option<Square>| square.is_some_and(|square| !occupied.contains(square));
        if one == Some(to) || two == Some(to) {
            let free = is_free(one) && (one == Some(to) || is_free(two));
            return (!free).then_some(Self::Blocked(from, to, Role::Pawn));
        }
        Some(Self::Unreachable(from, to, Role::Pawn))
    }

    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::SameSquare(_) => "same-square",
            Self::NoPiece(_) => "no-piece",
            Self::NotYours(..) => "not-your-piece",
            Self::OwnPiece(..) => "own-piece",
            Self::Unreachable(..) => "unreachable",
            Self::Blocked(..) => "blocked",
            Self::NothingToTake(_) => "nothing-to-take",
            Self::StaysInCheck(_) => "stays-in-check",
            Self::IntoCheck(_) => "into-check",
            Self::ExposesKing(..) => "exposes-king",
            Self::NoCastlingRight => "no-castling-right",
            Self::CastlingBlocked => "castling-blocked",
            Self::CastlingInCheck => "castling-in-check",
            Self::CastlingThroughCheck => "castling-through-check",
        }
    }
}

/// The square of the rook that a move of the king castles with, if it looks like castling.
fn castling_rook(position: &Position, king: Square, to: Square) -> Option<Square> {
    let home = Bitboard::back_rank(position.turn());
    if !home.contains(king) || !home.contains(to) {
        return None;
    }
    if position.board().pieces(position.turn(), Role::Rook).contains(to) {
        return Some(to);
    }
    if king.file().index().abs_diff(to.file().index()) < 2 {
        return None;
    }
    let lands = |&rook: &Square| castle_move(king, rook).castle_squares().is_some_and(|(king_to, _)| king_to == to);
    let corner = Square::new(if to > king { File::H } else { File::A }, king.rank());
    let rights = position.castling_rooks() & home;
    rights.into_iter().find(lands).or(Some(corner).filter(|corner| king.file() == File::E && lands(corner)))
}

const fn castle_move(king: Square, rook: Square) -> Move {
    Move::new(king, rook, MoveKind::Castle)
}

/// The first reason against castling with this rook.
fn castling(position: &Position, king: Square, rook: Square) -> Option<Refusal> {
    if position.is_legal(castle_move(king, rook)) {
        None
    } else if !position.castling_rooks().contains(rook) {
        Some(Refusal::NoCastlingRight)
    } else if position.is_check() {
        Some(Refusal::CastlingInCheck)
    } else if !position.castle_way_is_free(king, rook, position.board().occupied().0) {
        Some(Refusal::CastlingBlocked)
    } else {
        Some(Refusal::CastlingThroughCheck)
    }
}

impl std::error::Error for Refusal {}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::SameSquare(square) => write!(f, "a move ends on another square than {square}, where it starts"),
            Self::NoPiece(from) => write!(f, "there is no piece on {from}"),
            Self::NotYours(from, Piece { color, role }) => {
                write!(f, "the {} on {from} is {}'s, and it is {}'s turn", role.name(), color.name(), (!color).name())
            }
            Self::OwnPiece(to, Piece { color, role }) => {
                write!(f, "{}'s own {} stands on {to}", color.name(), role.name())
            }
            Self::Unreachable(from, to, role) => write!(f, "the {} on {from} cannot go to {to}", role.name()),
            Self::Blocked(from, to, role) => {
                write!(f, "the {} on {from} cannot go to {to}: something stands in its way", role.name())
            }
            Self::NothingToTake(to) => {
                write!(f, "a pawn moves diagonally only to capture, and {to} has nothing to take")
            }
            Self::StaysInCheck(color) => write!(f, "the {} king would stay in check", color.name()),
            Self::IntoCheck(to) => write!(f, "the king would be in check on {to}"),
            Self::ExposesKing(from, role) => {
                write!(f, "the {} on {from} shields its king, which would be in check", role.name())
            }
            Self::NoCastlingRight => f.write_str("the right to castle there is lost"),
            Self::CastlingBlocked => f.write_str("a piece stands in the way of castling"),
            Self::CastlingInCheck => f.write_str("a king in check cannot castle"),
            Self::CastlingThroughCheck => f.write_str("the king would castle over or onto an attacked square"),
        }
    }
}
