//! The board of a script, pieces and cells that hold other text, and what a token does to it.

use super::Mode;
use crate::board::{Bitboard, Board, Color, Piece, Role, Square};
use crate::diagnostic::quote::push_hex;
use crate::notation::fen::push_placement;
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

/// What a token means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Meaning {
    /// It changes nothing.
    Nothing,
    /// `e2e4`: what stands on the one square goes to the other.
    Move {
        /// Where from.
        from: Square,
        /// Where to.
        to: Square,
    },
    /// `xe4`: the square becomes empty.
    Removal(Square),
    /// `e8=♕`: the piece is put on the square.
    Insertion {
        /// The square.
        at: Square,
        /// What is put there.
        content: Content,
    },
    /// `e7e8=♕`: a move, and another piece arrives than has left.
    Promotion {
        /// Where from.
        from: Square,
        /// Where to.
        to: Square,
        /// What arrives.
        role: Role,
        /// Whose it is; that of the moving piece if the token does not say.
        color: Option<Color>,
    },
}

impl Meaning {
    /// The square that a piece leaves, where the token moves one.
    #[must_use]
    pub const fn origin(self) -> Option<Square> {
        match self {
            Self::Move { from, .. } | Self::Promotion { from, .. } => Some(from),
            _ => None,
        }
    }
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

    /// Does what a token means.
    ///
    /// A move from an empty square empties the other one in the spreadsheet, and does nothing in friendly mode.
    ///
    /// ```
    /// use gridmate::board::{Board, Square};
    /// use gridmate::script::{Meaning, Mode, Sheet};
    /// let mut sheet = Sheet::from(Board::initial());
    /// sheet.apply(Meaning::Move { from: Square::E2, to: Square::E4 }, Mode::Friendly);
    /// assert_eq!(sheet.placement(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    /// ```
    pub fn apply(&mut self, meaning: Meaning, mode: Mode) {
        match meaning {
            Meaning::Nothing => {}
            Meaning::Removal(square) => self.set(square, None),
            Meaning::Insertion { at, content } => self.set(at, Some(content)),
            Meaning::Move { from, to } => {
                let moving = self.get(from);
                if moving.is_some() || mode == Mode::Sheet {
                    self.set(from, None);
                    self.set(to, moving);
                }
            }
            Meaning::Promotion { from, to, role, color } => {
                if let Some(moving) = self.get(from) {
                    let own = match moving {
                        Content::Piece(piece) => piece.color,
                        Content::Text(_) => Color::White,
                    };
                    self.set(from, None);
                    self.set(to, Some(Content::Piece(Piece::new(color.unwrap_or(own), role))));
                }
            }
        }
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
        let mut board = self.board;
        for &(at, _) in &self.texts {
            // All bits of a role are no piece; that is written as a dot.
            board.planes = board.planes.map(|plane| plane | Bitboard::from(at).0);
        }
        let mut placement = String::with_capacity(72);
        push_placement(&mut placement, &board);
        let mut texts = Bitboard::FULL.into_iter().filter_map(|square| match self.get(square.flip_rank()) {
            Some(Content::Text(unit)) => Some(unit),
            _ => None,
        });
        for byte in placement.bytes() {
            if byte == b'.'
                && let Some(unit) = texts.next()
            {
                text.push_str("{U+");
                push_hex(text, u32::from(unit), 4);
                text.push('}');
            } else {
                text.push(char::from(byte));
            }
        }
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
