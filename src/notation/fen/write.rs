//! Writing a position.

use super::write_placement;
use crate::board::{Bitboard, Color, File, Role, Square};
use crate::notation::san::{write_number, write_square};
use crate::rules::Position;

/// How castling rights are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum FenStyle {
    /// `KQkq`, and a file letter where the rook is not the outermost one on its side of the king.
    #[default]
    XFen,
    /// File letters always: `HAha`.
    Shredder,
}

/// Writes a position; the en-passant square only where a capture is legal.
///
/// ```
/// use gridmate::notation::fen::{self, FenStyle};
/// use gridmate::rules::{Position, Variant};
/// let start = Position::initial();
/// assert_eq!(fen::write(&start, FenStyle::XFen), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
/// assert_eq!(fen::write(&start, FenStyle::Shredder), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
/// ```
#[must_use]
pub fn write(position: &Position, style: FenStyle) -> String {
    let mut text = write_placement(position.board());
    let castling = |text: &mut String| write_castling(text, position, style);
    let counters = [position.halfmove_clock(), position.fullmove_number()];
    push_fields(&mut text, position.turn(), &castling, position.en_passant(), counters);
    text
}

/// Adds the fields after the first; `castling` adds its own.
pub(crate) fn push_fields(
    text: &mut String,
    turn: Color,
    castling: &dyn Fn(&mut String),
    en_passant: Option<Square>,
    counters: [u16; 2],
) {
    text.push(' ');
    text.push(turn.char());
    text.push(' ');
    castling(text);
    text.push(' ');
    match en_passant {
        Some(square) => write_square(text, square),
        None => text.push('-'),
    }
    for counter in counters {
        text.push(' ');
        write_number(text, u32::from(counter));
    }
}

fn write_castling(text: &mut String, position: &Position, style: FenStyle) {
    if position.castling_rooks().is_empty() {
        text.push('-');
    }
    for color in Color::ALL {
        let home = Bitboard::back_rank(color);
        for file in File::ALL.into_iter().rev() {
            let rooks = position.castling_rooks() & home & Bitboard::file(file);
            let Some(rook) = rooks.first() else { continue };
            let letter = letter(position, style, color, rook);
            text.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
        }
    }
}

/// The letter of one right, in lower case.
fn letter(position: &Position, style: FenStyle, color: Color, rook: Square) -> char {
    let rooks = position.board().pieces(color, Role::Rook) & Bitboard::back_rank(color);
    let right = rook > position.king(color);
    let outermost = if right { rooks.last() } else { rooks.first() };
    match (style, right) {
        (FenStyle::XFen, true) if outermost == Some(rook) => 'k',
        (FenStyle::XFen, false) if outermost == Some(rook) => 'q',
        _ => rook.file().char(),
    }
}
