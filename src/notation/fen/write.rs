//! Writing a position.

use super::push_placement;
use crate::board::{Bitboard, Board, Color, File, Role, Square};
use crate::notation::san::{write_number, write_square};
use crate::rules::{Position, Setup};
use alloc::string::String;

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
    write_all(
        position.board(),
        position.turn(),
        position.castling_rooks(),
        position.en_passant(),
        [position.halfmove_clock(), position.fullmove_number()],
        style,
    )
}

/// Writes what a setup says, be it a legal position or not; rights to castle without a rook on the back rank have no
/// letter.
pub(super) fn write_setup(setup: &Setup) -> String {
    let counters = [setup.halfmove, setup.fullmove];
    write_all(&setup.board, setup.turn, setup.castling, setup.en_passant, counters, FenStyle::XFen)
}

fn write_all(
    board: &Board,
    turn: Color,
    rights: Bitboard,
    en_passant: Option<Square>,
    counters: [u16; 2],
    style: FenStyle,
) -> String {
    let mut text = String::with_capacity(96);
    push_placement(&mut text, board);
    push_fields(&mut text, turn, &|text| write_castling(text, board, rights, style), en_passant, counters);
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

fn write_castling(text: &mut String, board: &Board, rights: Bitboard, style: FenStyle) {
    if rights.is_empty() {
        text.push('-');
    }
    for color in Color::ALL {
        let home = Bitboard::back_rank(color);
        for file in File::ALL.into_iter().rev() {
            let Some(rook) = (rights & home & Bitboard::file(file)).first() else { continue };
            let letter = letter(board, style, color, rook);
            text.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
        }
    }
}

/// The letter of one right, in lower case.
fn letter(board: &Board, style: FenStyle, color: Color, rook: Square) -> char {
    let home = Bitboard::back_rank(color);
    let rooks = board.pieces(color, Role::Rook) & home;
    let king = (board.pieces(color, Role::King) & home).first();
    let right = king.is_some_and(|king| rook > king);
    let outermost = if right { rooks.last() } else { rooks.first() };
    match (style, right) {
        (FenStyle::XFen, true) if outermost == Some(rook) => 'k',
        (FenStyle::XFen, false) if outermost == Some(rook) && king.is_some() => 'q',
        _ => rook.file().char(),
    }
}
