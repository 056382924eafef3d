//! Writing the canonical text of a move.

use crate::board::{Bitboard, Role, Square};
use crate::geometry::attacks;
use crate::rules::{Move, MoveKind, Position};

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
    if played.is_null() {
        text.push_str(NULL_MOVE);
    } else {
        write_after(&mut text, position, played, &position.play_unchecked(played));
    }
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
    write_body(text, position, played);
    if next.is_check() {
        text.push(if next.has_legal_move() { '+' } else { '#' });
    }
}

/// Everything but the sign of check.
pub(super) fn write_body(text: &mut String, position: &Position, played: Move) {
    let (from, to) = (played.from(), played.to());
    let role = match played.kind() {
        Some(MoveKind::Castle) => {
            text.push_str(if to > from { "O-O" } else { "O-O-O" });
            return;
        }
        Some(MoveKind::Plain(role)) => role,
        _ => Role::Pawn,
    };
    let takes = is_capture(position, played);
    if role == Role::Pawn {
        if takes {
            text.push(from.file().char());
        }
    } else {
        text.push(role.upper_char());
        write_origin(text, position, role, from, to);
    }
    if takes {
        text.push('x');
    }
    write_square(text, to);
    if let Some(role) = played.promotion() {
        text.push('=');
        text.push(role.upper_char());
    }
}

/// The file, the rank or both of the starting square, where another piece of the kind could go there too.
fn write_origin(text: &mut String, position: &Position, role: Role, from: Square, to: Square) {
    let rivals = rivals(position, role, from, to);
    if rivals.is_empty() {
        return;
    }
    let same_file = rivals.intersects(Bitboard::file(from.file()));
    let same_rank = rivals.intersects(Bitboard::rank(from.rank()));
    if !same_file || same_rank {
        text.push(from.file().char());
    }
    if same_file {
        text.push(from.rank().char());
    }
}

/// The other pieces of the kind that may legally go to a square.
fn rivals(position: &Position, role: Role, from: Square, to: Square) -> Bitboard {
    let board = position.board();
    let others = board.pieces(position.turn(), role) - Bitboard::from(from);
    if others.is_empty() {
        return others;
    }
    let near = others & attacks(role, position.turn(), to, board.occupied());
    near.into_iter().filter(|&other| position.is_legal(Move::new(other, to, MoveKind::Plain(role)))).collect()
}

/// Whether the move takes something.
pub(super) fn is_capture(position: &Position, played: Move) -> bool {
    played.is_capture(position.board())
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
