//! The first field: the pieces, rank by rank from the eighth.

use super::{FenError, FenErrorKind, Field};
use crate::board::{Board, File, Piece, Rank, Square};
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
    push_placement(&mut text, board);
    text
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
