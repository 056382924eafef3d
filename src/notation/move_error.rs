//! Why a piece may not go from one square to another, in words.
//!
//! In: a position and two squares. Out: the first reason a teacher would give.

use crate::board::{Bitboard, Color, File, Piece, Role, Square};
use crate::diagnostic::{Argument, diagnostics, sentences};
use crate::geometry::{attacks, pawn_attacks, pawn_pushes};
use crate::rules::{Move, MoveKind, Position, castle_way_is_free};

diagnostics! {
    /// Why there is no legal move from one square to another.
    ///
    /// ```
    /// use gridmate::board::Square;
    /// use gridmate::notation::MoveError;
    /// use gridmate::rules::Position;
    /// let error = MoveError::find(&Position::initial(), Square::A1, Square::A3).unwrap();
    /// assert_eq!(error.to_string(), "the rook on a1 cannot go to a3: something stands in its way");
    /// assert_eq!(MoveError::find(&Position::initial(), Square::E2, Square::E4), None);
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[non_exhaustive]
    pub enum MoveError: Error, "move", "", "";
    /// The two squares are one.
    SameSquare(square: Square) = "same-square", "a move ends on another square than {square}, where it starts";
    /// Nothing stands there.
    NoPiece(from: Square) = "no-piece", "there is no piece on {from}";
    /// The piece belongs to the side that does not move.
    NotYours(from: Square, piece: Piece) [from: *from, role: piece.role, color: piece.color, turn: !piece.color]
        = "not-your-piece", "the {role} on {from} is {color}'s, and it is {turn}'s turn";
    /// A piece of the same side stands on the target.
    OwnPiece(to: Square, piece: Piece) [to: *to, role: piece.role, color: piece.color]
        = "own-piece", "{color}'s own {role} stands on {to}";
    /// The piece does not move like that.
    Unreachable(from: Square, to: Square, role: Role) [role: *role, from: *from, to: *to, how: how_it_moves(*role)]
        = "unreachable", "the {role} on {from} cannot go to {to}: {how}";
    /// It does, but something stands between.
    Blocked(from: Square, to: Square, role: Role)
        = "blocked", "the {role} on {from} cannot go to {to}: something stands in its way";
    /// A pawn moves diagonally only to capture.
    NothingToTake(to: Square)
        = "nothing-to-take", "a pawn moves diagonally only to capture, and {to} has nothing to take";
    /// The king is in check and would stay so.
    StaysInCheck(color: Color) = "stays-in-check", "the {color} king would stay in check";
    /// The king would step into check.
    IntoCheck(to: Square) = "into-check", "the king would be in check on {to}";
    /// The piece shields its king.
    ExposesKing(from: Square, role: Role)
        = "exposes-king", "the {role} on {from} shields its king, which would be in check";
    /// The right to castle there is lost, or never was.
    NoCastlingRight = "no-castling-right", "the right to castle there is lost";
    /// A piece stands where king or rook would pass.
    CastlingBlocked = "castling-blocked", "a piece stands in the way of castling";
    /// Castling does not answer a check.
    CastlingInCheck = "castling-in-check", "a king in check cannot castle";
    /// The king would pass or reach an attacked square.
    CastlingThroughCheck = "castling-through-check", "the king would castle over or onto an attacked square";
}

sentences!(MoveError);

impl MoveError {
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
        if pawn_attacks(position.turn(), from).contains(to) {
            let takes = occupied.contains(to) || position.en_passant() == Some(to);
            return (!takes).then_some(Self::NothingToTake(to));
        }
        let ahead = |occupied| pawn_pushes(position.turn(), from, occupied).contains(to);
        if ahead(Bitboard::EMPTY) {
            return (!ahead(occupied)).then_some(Self::Blocked(from, to, Role::Pawn));
        }
        Some(Self::Unreachable(from, to, Role::Pawn))
    }
}

/// How pieces of a kind move.
const fn how_it_moves(role: Role) -> Argument {
    let english = match role {
        Role::Pawn => "a pawn moves ahead one square, or two from where it starts, and captures diagonally",
        Role::Knight => "a knight moves two squares along a rank or file and one to the side",
        Role::Bishop => "a bishop moves along diagonals",
        Role::Rook => "a rook moves along ranks and files",
        Role::Queen => "a queen moves along ranks, files and diagonals",
        Role::King => "a king moves one square",
    };
    Argument::Word(role.name(), english)
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
fn castling(position: &Position, king: Square, rook: Square) -> Option<MoveError> {
    if position.is_legal(castle_move(king, rook)) {
        None
    } else if !position.castling_rooks().contains(rook) {
        Some(MoveError::NoCastlingRight)
    } else if position.is_check() {
        Some(MoveError::CastlingInCheck)
    } else if !castle_way_is_free(king, rook, position.board().occupied()) {
        Some(MoveError::CastlingBlocked)
    } else {
        Some(MoveError::CastlingThroughCheck)
    }
}
