//! Writing a position.

use super::write_placement;
use crate::board::{Bitboard, Color, File, Role, Square};
use crate::rules::Position;

/// How castling rights are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Style {
    /// `KQkq`, and a file letter where the rook is not the outermost one on its side of the king.
    #[default]
    XFen,
    /// File letters always: `HAha`.
    Shredder,
}

/// Writes a position; the en-passant square only where a capture is legal.
///
/// ```
/// use gridmate::notation::fen::{self, Style};
/// use gridmate::rules::{Position, Variant};
/// let start = Position::initial();
/// assert_eq!(fen::write(&start, Style::XFen), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
/// assert_eq!(fen::write(&start, Style::Shredder), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
/// ```
#[must_use]
pub fn write(position: &Position, style: Style) -> String {
    let castling = write_castling(position, style);
    let en_passant = position.en_passant().map_or_else(|| "-".to_owned(), |square| square.to_string());
    format!(
        "{} {} {castling} {en_passant} {} {}",
        write_placement(position.board()),
        position.turn().char(),
        position.halfmove_clock(),
        position.fullmove_number()
    )
}

fn write_castling(position: &Position, style: Style) -> String {
    let mut text = String::new();
    for color in Color::ALL {
        let home = Bitboard::back_rank(color);
        for file in File::ALL.into_iter().rev() {
            let rooks = position.castling_rooks() & home & Bitboard::file(file);
            let Some(rook) = rooks.first() else { continue };
            let letter = letter(position, style, color, rook);
            text.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
        }
    }
    if text.is_empty() { "-".to_owned() } else { text }
}

/// The letter of one right, in lower case.
fn letter(position: &Position, style: Style, color: Color, rook: Square) -> char {
    let rooks = position.board().pieces(color, Role::Rook) & Bitboard::back_rank(color);
    let right = rook > position.king(color);
    let outermost = if right { rooks.last() } else { rooks.first() };
    match (style, right) {
        (Style::XFen, true) if outermost == Some(rook) => 'k',
        (Style::XFen, false) if outermost == Some(rook) => 'q',
        _ => rook.file().char(),
    }
}
