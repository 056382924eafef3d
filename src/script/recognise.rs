//! Tokens read as chess: the longest run that is one legal move.
//!
//! In: a legal position and the meanings of the next tokens. Out: how many of them are one legal move, and which.
//!
//! A run belongs to one move. Its tokens move or insert pieces of the side to move, or remove a piece; none moves a
//! piece that the run has put there, and each square that they name is one that the move changes. The run is a move if the board after it is the board after that move: no two
//! legal moves of a position give the same board. So `e1g1, h1f1` is castling and not a king's move with something
//! odd after it, and no run reaches into the next move: that starts with a token that moves a piece of the other
//! side, or (where a Chess960 castle exchanges king and rook) with the removal of its rook, and no move takes a piece
//! and leaves its square empty but one in passing, which takes a pawn.

use super::diagnostic::DiagnosticKind;
use super::sheet::{Content, Meaning};
use crate::board::{Bitboard, Board, Color, Piece, Rank, Role, Square};
use crate::rules::{Move, MoveKind, Position};

/// No move takes more tokens than this.
pub const LONGEST_RUN: usize = 4;

/// The longest run that is one legal move: its length, the move, and the position after it.
pub(super) fn longest(position: &Position, next: &[Meaning]) -> Option<(usize, Move, Position)> {
    let mut board = *position.board();
    let (mut arrived, mut named) = (Bitboard::EMPTY, Bitboard::EMPTY);
    let mut found = None;
    for (index, &meaning) in next.iter().enumerate() {
        if !apply(&mut board, &mut arrived, &mut named, meaning, position) {
            break;
        }
        if let Some((played, after)) = difference(position, &board, named) {
            found = Some((index + 1, played, after));
        }
    }
    found
}

/// Does what a token means, if it can be part of one move, and notes the squares that it names.
fn apply(
    board: &mut Board,
    arrived: &mut Bitboard,
    named: &mut Bitboard,
    meaning: Meaning,
    position: &Position,
) -> bool {
    let own = position.turn();
    let (from, to, piece) = match meaning {
        Meaning::Nothing => return false,
        Meaning::Removal(square) => {
            let stood = board.piece_at(square).is_some();
            board.set(square, None);
            *named |= Bitboard::from(square);
            return stood;
        }
        Meaning::Insertion { at, content: Content::Piece(piece) } => (None, at, piece),
        Meaning::Insertion { .. } => return false,
        Meaning::Move { from, to } | Meaning::Promotion { from, to, .. } => {
            let Some(piece) = board.piece_at(from) else { return false };
            let arrives = match meaning {
                Meaning::Promotion { role, color, .. } => Piece::new(color.unwrap_or(piece.color), role),
                _ => piece,
            };
            if piece.color != own || arrived.contains(from) {
                return false;
            }
            (Some(from), to, arrives)
        }
    };
    if piece.color != own {
        return false;
    }
    if let Some(from) = from {
        board.set(from, None);
        *named |= Bitboard::from(from);
    }
    board.set(to, Some(piece));
    *arrived |= Bitboard::from(to);
    *named |= Bitboard::from(to);
    true
}

/// The legal move that leads to a board and changes all of these squares, and the position after it.
fn difference(position: &Position, board: &Board, named: Bitboard) -> Option<(Move, Position)> {
    let before = position.board();
    let own = position.turn();
    let differ = |plane: usize| before.planes[plane] ^ board.planes[plane];
    let changed = Bitboard(differ(0) | differ(1) | differ(2) | differ(3));
    if !(named - changed).is_empty() {
        return None;
    }
    let left = changed & before.color(own);
    let came = changed & board.color(own);
    let leads = |played: Move| {
        let after = position.is_legal(played).then(|| position.play_unchecked(played))?;
        (after.board() == board).then_some((played, after))
    };
    match (left.len(), came.len()) {
        (1, 1) => {
            let (from, to) = (left.first()?, came.first()?);
            let role = before.piece_at(from)?.role;
            let kind = MoveKind::of(role, (from, to), board.piece_at(to)?.role, position.en_passant());
            let direct = leads(Move::new(from, to, kind));
            // In Chess960 one of king and rook may castle where it stands.
            let castles = matches!(role, Role::King | Role::Rook);
            direct.or_else(|| castles.then(|| castle_to(position, &leads)).flatten())
        }
        (2, 2) => castle_to(position, &leads),
        _ => None,
    }
}

/// The castling moves that the side to move has rights for, legal or not.
fn castles(position: &Position) -> impl Iterator<Item = Move> {
    let own = position.turn();
    let king = position.king(own);
    let rooks = position.castling_rooks() & position.board().color(own);
    rooks.into_iter().map(move |rook| Move::new(king, rook, MoveKind::Castle))
}

#[inline(never)]
fn castle_to<T>(position: &Position, leads: &impl Fn(Move) -> Option<T>) -> Option<T> {
    castles(position).find_map(leads)
}

/// The legal move that a token has begun, where it is not one by itself: the king's part of castling, a capture in
/// passing that leaves the pawn, half of a promotion.
pub(super) fn unfinished(position: &Position, meaning: Meaning) -> Option<(DiagnosticKind, Move)> {
    let (from, to) = match meaning {
        Meaning::Move { from, to } => (from, to),
        Meaning::Insertion { at, content: Content::Piece(piece) } => return unmoved(position, at, piece),
        _ => return None,
    };
    let piece = position.board().piece_at(from).filter(|piece| piece.color == position.turn())?;
    let (diagnostic, played) = match piece.role {
        Role::King => {
            let lands =
                |played: &Move| played.to() == to || played.castle_squares().is_some_and(|(king_to, _)| king_to == to);
            (DiagnosticKind::HalfCastle, castles(position).filter(|&played| position.is_legal(played)).find(lands)?)
        }
        Role::Pawn if position.en_passant() == Some(to) => {
            (DiagnosticKind::HalfEnPassant, Move::new(from, to, MoveKind::EnPassant))
        }
        Role::Pawn if matches!(to.rank(), Rank::First | Rank::Eighth) => {
            (DiagnosticKind::HalfPromotion, Move::new(from, to, MoveKind::Promotion(Role::Queen)))
        }
        _ => return None,
    };
    position.is_legal(played).then_some((diagnostic, played))
}

/// `e8=Q`, as players write it who mean the pawn on e7. An upper-case letter is white's in a script, and anybody's there.
fn unmoved(position: &Position, at: Square, piece: Piece) -> Option<(DiagnosticKind, Move)> {
    let own = position.turn();
    let behind = at.offset(0, if own == Color::White { -1 } else { 1 })?;
    let played = Move::new(behind, at, MoveKind::Promotion(piece.role));
    let fits = piece.color == own || piece.color == Color::White;
    (fits && position.is_legal(played)).then_some((DiagnosticKind::HalfPromotion, played))
}
