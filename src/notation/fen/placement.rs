//! The first field: the pieces, rank by rank from the eighth.

use super::{FenError, FenErrorKind, Field};
use crate::board::{Board, File, Piece, Rank, Square};
use crate::notation::san::write_number;
use crate::notation::text::Parts;

/// Reads the first field of a FEN alone, which may hold any arrangement.
///
/// ```
/// use gridmate::board::Board;
/// use gridmate::notation::fen;
/// let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/// assert_eq!(fen::read_placement(text)?, Board::initial());
/// assert_eq!(fen::write_placement(&Board::initial()), text);
/// # Ok::<(), fen::FenError>(())
/// ```
pub fn read_placement(text: &str) -> Result<Board, FenError> {
    let fail = |column, kind, row| FenError::new(kind, Some(Field::Placement), column, row);
    if text.is_empty() {
        return Err(fail(1, FenErrorKind::Empty, ""));
    }
    // One more than eight is enough to know; a count of a million ranks helps nobody.
    let found = Parts::new(text, b'/').take(100).count();
    if found != 8 {
        return Err(fail(1, FenErrorKind::RankCount(found), ""));
    }
    let mut board = Board::EMPTY;
    let mut column = 1;
    for (rank, row) in Rank::ALL.into_iter().rev().zip(Parts::new(text, b'/')) {
        read_rank(&mut board, rank, row).map_err(|(offset, kind)| fail(column + offset, kind, row))?;
        column += row.chars().count() + 1;
    }
    Ok(board)
}

/// Puts the pieces of one rank on the board; an error comes with the number of characters before it.
fn read_rank(board: &mut Board, rank: Rank, text: &str) -> Result<(), (usize, FenErrorKind)> {
    let mut squares = 0;
    let mut after_digit = false;
    for (offset, char) in text.chars().enumerate() {
        if let Some(piece) = Piece::from_char(char) {
            if let Some(file) = File::from_index(squares) {
                board.set(Square::new(file, rank), Some(piece));
            }
            squares += 1;
            after_digit = false;
        } else if let Some(empty @ 1..=8) = char.to_digit(10) {
            if after_digit {
                return Err((offset, FenErrorKind::AdjacentDigits(rank)));
            }
            squares += empty as usize;
            after_digit = true;
        } else {
            return Err((offset, FenErrorKind::Character { rank, found: char }));
        }
    }
    if squares == 8 { Ok(()) } else { Err((0, FenErrorKind::RankLength { rank, squares })) }
}

/// Writes the first field of a FEN alone.
#[must_use]
pub fn write_placement(board: &Board) -> String {
    // Room for the other fields.
    let mut text = String::with_capacity(96);
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            let Some(piece) = board.piece_at(Square::new(file, rank)) else {
                empty += 1;
                continue;
            };
            push_digit(&mut text, empty);
            empty = 0;
            text.push(piece.char());
        }
        push_digit(&mut text, empty);
        if rank != Rank::First {
            text.push('/');
        }
    }
    text
}

fn push_digit(text: &mut String, empty: u32) {
    if empty > 0 {
        write_number(text, empty);
    }
}
