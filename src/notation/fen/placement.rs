//! The first field: the pieces, rank by rank from the eighth.

use super::{FenError, FenErrorKind, Field};
use crate::board::{Board, Piece, Rank};
use crate::notation::text::Parts;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

/// Reads the first field of a FEN alone, which may hold any arrangement.
///
/// ```
/// use gridmate::board::Board;
/// let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/// assert_eq!(text.parse(), Ok(Board::initial()));
/// assert_eq!(Board::initial().to_string(), text);
/// ```
impl FromStr for Board {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let fail = |column, kind, row| FenError::new(kind, Some(Field::Placement), column, row);
        if text.is_empty() {
            return Err(fail(1, FenErrorKind::Empty, ""));
        }
        // One more than eight is enough to know; a count of a million ranks is of no use.
        let found = Parts::new(text, b'/').take(100).count();
        if found != 8 {
            return Err(fail(1, FenErrorKind::RankCount(found), ""));
        }
        let mut board = Self::EMPTY;
        let mut column = 1;
        for (rank, row) in Rank::ALL.into_iter().rev().zip(Parts::new(text, b'/')) {
            read_rank(&mut board, rank, row).map_err(|(offset, kind)| fail(column + offset, kind, row))?;
            column += row.chars().count() + 1;
        }
        Ok(board)
    }
}

/// Reads a first field that may be anything: of each rank what comes before something that stands in none.
pub(crate) fn read_placement(text: &str) -> Board {
    let mut board = Board::EMPTY;
    for (rank, row) in Rank::ALL.into_iter().rev().zip(Parts::new(text, b'/')) {
        // No squares are none; what stands before them is read twice.
        if read_rank(&mut board, rank, row).is_err() && row.contains('0') {
            let _ = read_rank(&mut board, rank, &row.replace('0', ""));
        }
    }
    board
}

/// Writes the first field of a FEN alone.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(72);
        push_placement(&mut text, self);
        f.pad(&text)
    }
}

/// Puts the pieces of one rank on a board whose rank is empty; an error comes with the number of characters before it,
/// and the pieces before it stand there.
fn read_rank(board: &mut Board, rank: Rank, text: &str) -> Result<(), (usize, FenErrorKind)> {
    let mut squares = 0;
    let mut after_digit = false;
    for (offset, char) in text.chars().enumerate() {
        if let Some(piece) = Piece::from_char(char) {
            let code = piece.role.code() | (piece.color as u8) << 3;
            if squares < 8 {
                for (index, plane) in board.planes.iter_mut().enumerate() {
                    *plane |= u64::from(code >> index & 1) << (8 * rank.index() + squares);
                }
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
            return Err((offset, FenErrorKind::Character(rank, char)));
        }
    }
    if squares == 8 { Ok(()) } else { Err((0, FenErrorKind::RankLength(rank, squares))) }
}

/// Adds the first field of a FEN.
pub(crate) fn push_placement(text: &mut String, board: &Board) {
    /// The FEN letters by the codes of the board's planes.
    const LETTERS: &[u8; 16] = b".BRQPNK..brqpnk.";
    let mut add = |byte: u8| text.push(char::from(byte));
    for rank in (0..8).rev() {
        let planes = board.planes.map(|plane| (plane >> (8 * rank)) as u8);
        let mut occupied = u32::from(planes[0] | planes[1] | planes[2]);
        let mut file = 0;
        while occupied != 0 {
            let gap = occupied.trailing_zeros();
            if gap > 0 {
                add(b'0' + gap as u8);
            }
            file += gap;
            let code = planes.iter().rev().fold(0, |code, plane| code << 1 | (plane >> (file & 7) & 1));
            add(LETTERS[usize::from(code & 15)]);
            file += 1;
            occupied >>= gap + 1;
        }
        if file < 8 {
            add(b'8' - file as u8);
        }
        if rank > 0 {
            add(b'/');
        }
    }
}
