//! The board of a script: pieces, and cells that hold other text.

use crate::board::{Board, File, Piece, Rank, Square};
use alloc::string::String;
use alloc::vec::Vec;

/// What stands in a cell that is not empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Content {
    /// A piece.
    Piece(Piece),
    /// Text that is no piece: one UTF-16 unit, which may be half a character. Only the spreadsheet puts it there.
    Text(u16),
}

/// 64 cells, as the spreadsheet has them: a board, and the few cells that hold text that is no piece.
///
/// ```
/// use gridmate::board::{Board, Square};
/// use gridmate::script::{Content, Sheet};
/// let mut sheet = Sheet::from(Board::initial());
/// sheet.set(Square::E8, Some(Content::Text(u16::from(b'Q'))));
/// assert_eq!(sheet.placement(), "rnbq{U+0051}bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
/// assert_eq!(sheet.as_board(), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    board: Board,
    /// In no order; their squares are empty on the board.
    texts: Vec<(Square, u16)>,
}

impl From<Board> for Sheet {
    fn from(board: Board) -> Self {
        Self { board, texts: Vec::new() }
    }
}

impl Sheet {
    /// The pieces; cells with other text are empty here.
    #[must_use]
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The cells that hold text that is no piece.
    #[must_use]
    #[inline]
    pub fn texts(&self) -> &[(Square, u16)] {
        &self.texts
    }

    /// The board, if no cell holds anything but pieces.
    #[must_use]
    pub fn as_board(&self) -> Option<&Board> {
        self.texts.is_empty().then_some(&self.board)
    }

    /// What stands in the cell.
    #[must_use]
    pub fn get(&self, square: Square) -> Option<Content> {
        match self.board.piece_at(square) {
            Some(piece) => Some(Content::Piece(piece)),
            None => self.texts.iter().find(|(at, _)| *at == square).map(|&(_, unit)| Content::Text(unit)),
        }
    }

    /// Fills the cell, or empties it.
    pub fn set(&mut self, square: Square, content: Option<Content>) {
        if !self.texts.is_empty() {
            self.texts.retain(|(at, _)| *at != square);
        }
        let piece = match content {
            Some(Content::Piece(piece)) => Some(piece),
            Some(Content::Text(unit)) => {
                self.texts.push((square, unit));
                None
            }
            None => None,
        };
        self.board.set(square, piece);
    }

    /// The first field of a FEN; a cell that holds no piece is written as `{U+0051}`.
    #[must_use]
    pub fn placement(&self) -> String {
        let mut text = String::with_capacity(72);
        self.write_placement(&mut text);
        text
    }

    /// Adds [`Sheet::placement`] to a text.
    pub fn write_placement(&self, text: &mut String) {
        for rank in Rank::ALL.into_iter().rev() {
            let mut empty = 0;
            for file in File::ALL {
                let content = self.get(Square::new(file, rank));
                if content.is_some() {
                    push_empty(text, empty);
                }
                match content {
                    None => empty += 1,
                    Some(Content::Piece(piece)) => text.push(piece.char()),
                    Some(Content::Text(unit)) => {
                        text.push_str("{U+");
                        push_hex(text, unit);
                        text.push('}');
                    }
                }
                if content.is_some() {
                    empty = 0;
                }
            }
            push_empty(text, empty);
            if rank != Rank::First {
                text.push('/');
            }
        }
    }
}

fn push_empty(text: &mut String, empty: u8) {
    if empty > 0 {
        text.push(char::from(b'0' + empty));
    }
}

/// Adds the four hexadecimal digits of a unit.
pub(super) fn push_hex(text: &mut String, unit: u16) {
    for shift in [12, 8, 4, 0] {
        text.extend(char::from_digit(u32::from(unit >> shift & 15), 16).map(|digit| digit.to_ascii_uppercase()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_of_pieces_is_written_as_fen_writes_it() {
        for text in ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "8/1p6/2P5/8/8/8/6k1/K6R", "8/8/8/8/8/8/8/8"] {
            let board: Board = text.parse().unwrap();
            assert_eq!(Sheet::from(board).placement(), text);
        }
    }

    #[test]
    fn a_cell_gives_back_what_was_put_in_it() {
        let mut sheet = Sheet::default();
        for content in [Some(Content::Text(0xDE00)), Piece::from_char('q').map(Content::Piece), None] {
            sheet.set(Square::C3, content);
            assert_eq!(sheet.get(Square::C3), content);
        }
        assert_eq!(sheet, Sheet::default());
    }
}
