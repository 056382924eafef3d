//! The board: any arrangement of pieces on 64 squares.

use super::bitboard::Squares;
use super::{Bitboard, Color, Piece, Role, Square};
use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Index;

/// Any arrangement of pieces: legal or not, with no king or nine.
///
/// Four planes of one bit per square hold it. Three of them spell the role of the piece in the code of [`Role`], the
/// fourth its colour. Placing, taking and moving are then a few word operations whatever the piece is, and a copy is
/// 32 bytes.
///
/// ```
/// use gridmate::board::{Board, Color, Piece, Role, Square};
/// let mut board = Board::initial();
/// board.set(Square::E8, None);
/// board.set(Square::A3, Some(Piece::new(Color::Black, Role::King)));
/// assert_eq!(board.piece_at(Square::A3).map(Piece::char), Some('k'));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Board {
    /// Bits 0, 1 and 2 of the role, then the colour (set for black).
    pub(crate) planes: [u64; 4],
}

impl Board {
    /// A board without pieces.
    pub const EMPTY: Self = Self { planes: [0; 4] };

    /// The board at the start of a standard game.
    #[must_use]
    pub fn initial() -> Self {
        use Role::{Bishop, King, Knight, Queen, Rook};
        Self::with_back_rank([Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook])
    }

    /// Pawns on the second and seventh ranks, and behind them the same row for both sides.
    #[must_use]
    pub fn with_back_rank(row: [Role; 8]) -> Self {
        let mut board = Self::EMPTY;
        for (index, role) in row.into_iter().enumerate() {
            for color in Color::ALL {
                let (back, pawns) = if color == Color::White { (0, 8) } else { (56, 48) };
                let at = |offset: usize| Square::from_low_bits((offset + index) as u32);
                board.set(at(back), Some(Piece::new(color, role)));
                board.set(at(pawns), Some(Piece::new(color, Role::Pawn)));
            }
        }
        board
    }

    /// What stands on the square.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let code = self.code_at(square);
        let color = if code & 8 == 0 { Color::White } else { Color::Black };
        Role::from_code(code & 7).map(|role| Piece::new(color, role))
    }

    /// Puts a piece on the square, or empties it.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        let bit = 1u64 << square.index();
        let code = piece.map_or(0, |piece| piece.role.code() | (piece.color as u8) << 3);
        for (index, plane) in self.planes.iter_mut().enumerate() {
            *plane = *plane & !bit | if code >> index & 1 != 0 { bit } else { 0 };
        }
    }

    /// The four plane bits of the square: 0 where it is empty.
    #[must_use]
    #[cfg_attr(not(feature = "small"), inline(always))]
    pub(crate) fn code_at(&self, square: Square) -> u8 {
        let [a, b, c, color] = self.planes;
        // Doubled and added to: fewer instructions than shifting each bit to its place.
        let with = |code: u32, plane: u64| code + code + (plane >> square.index() & 1) as u32;
        with(with(with(with(0, color), c), b), a) as u8
    }

    /// All squares with a piece.
    #[must_use]
    #[cfg_attr(not(feature = "small"), inline(always))]
    pub fn occupied(&self) -> Bitboard {
        Bitboard(self.planes[0] | self.planes[1] | self.planes[2])
    }

    /// All squares with a piece of this colour.
    #[must_use]
    #[cfg_attr(not(feature = "small"), inline(always))]
    pub fn color(&self, color: Color) -> Bitboard {
        match color {
            Color::White => self.occupied() - Bitboard(self.planes[3]),
            Color::Black => Bitboard(self.planes[3]),
        }
    }

    /// All squares with a piece of this role, of either colour.
    #[must_use]
    #[cfg_attr(not(feature = "small"), inline(always))]
    pub fn role(&self, role: Role) -> Bitboard {
        let [diagonal, straight, leaper, _] = self.planes;
        Bitboard(match role {
            Role::Pawn => leaper & !(diagonal | straight),
            Role::Knight => leaper & diagonal,
            Role::King => leaper & straight,
            Role::Bishop => diagonal & !straight & !leaper,
            Role::Rook => straight & !diagonal & !leaper,
            Role::Queen => diagonal & straight & !leaper,
        })
    }

    /// Bishops and queens of either colour.
    #[must_use]
    #[cfg_attr(not(feature = "small"), inline(always))]
    pub(crate) fn diagonal_sliders(&self) -> Bitboard {
        Bitboard(self.planes[0] & !self.planes[2])
    }

    /// Rooks and queens of either colour.
    #[must_use]
    #[cfg_attr(not(feature = "small"), inline(always))]
    pub(crate) fn straight_sliders(&self) -> Bitboard {
        Bitboard(self.planes[1] & !self.planes[2])
    }

    /// All squares with this very piece.
    #[must_use]
    #[cfg_attr(not(feature = "small"), inline(always))]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.color(color) & self.role(role)
    }

    /// Every piece with its square, from a1 to h8.
    pub fn iter(&self) -> BoardPieces<'_> {
        BoardPieces { board: self, squares: self.occupied().into_iter() }
    }

    /// The board seen by the other side: the ranks are mirrored and each piece is of the other colour.
    ///
    /// ```
    /// use gridmate::board::{Board, Piece, Square};
    /// let mut board = Board::EMPTY;
    /// board.set(Square::B1, Piece::from_char('N'));
    /// assert_eq!(board.mirrored().piece_at(Square::B8), Piece::from_char('n'));
    /// assert_eq!(Board::initial().mirrored(), Board::initial());
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let [diagonal, straight, leaper, _] = self.planes;
        Self { planes: [diagonal, straight, leaper, self.color(Color::White).0].map(u64::swap_bytes) }
    }
}

/// The pieces of a [`Board`], each with its square, from a1 to h8.
#[derive(Clone, Debug)]
pub struct BoardPieces<'a> {
    board: &'a Board,
    squares: Squares,
}

impl Iterator for BoardPieces<'_> {
    type Item = (Square, Piece);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let square = self.squares.next()?;
        Some((square, self.board.piece_at(square)?))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.squares.size_hint()
    }
}

impl ExactSizeIterator for BoardPieces<'_> {}

/// The pieces, each with its square, as [`Board::iter`] gives them.
///
/// ```
/// use gridmate::board::{Board, Color, Rank};
/// for (square, piece) in &Board::initial() {
///     assert_eq!(piece.color == Color::White, square.rank() < Rank::Third);
/// }
/// ```
impl<'a> IntoIterator for &'a Board {
    type Item = (Square, Piece);
    type IntoIter = BoardPieces<'a>;

    fn into_iter(self) -> BoardPieces<'a> {
        self.iter()
    }
}

/// What stands on a square, as [`Board::piece_at`] gives it; to change it there is [`Board::set`].
///
/// ```
/// use gridmate::board::{Board, Piece, Square};
/// let board = Board::initial();
/// assert_eq!(board[Square::E1], Piece::from_char('K'));
/// assert_eq!(board[Square::E4], None);
/// ```
impl Index<Square> for Board {
    type Output = Option<Piece>;

    fn index(&self, square: Square) -> &Option<Piece> {
        /// The board has no pieces to refer to, only planes, so each piece stands here, by its code.
        static BY_CODE: [Option<Piece>; 16] = {
            let mut pieces = [None; 16];
            let mut code = 0;
            while code < 16 {
                let color = if code & 8 == 0 { Color::White } else { Color::Black };
                if let Some(role) = Role::from_code(code & 7) {
                    pieces[code as usize] = Some(Piece::new(color, role));
                }
                code += 1;
            }
            pieces
        };
        &BY_CODE[usize::from(self.code_at(square) & 15)]
    }
}

impl fmt::Debug for Board {
    /// A picture: eight lines from rank 8 down, FEN letters and dots.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let row: Vec<_> = (0..8)
                .map(|file| self.piece_at(Square::from_low_bits(rank * 8 + file)).map_or('.', Piece::char).to_string())
                .collect();
            writeln!(f, "{}", row.join(" "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_gives_back_what_was_put_on_it() {
        let mut board = Board::EMPTY;
        for color in Color::ALL {
            for role in Role::ALL {
                let piece = Piece::new(color, role);
                board.set(Square::D5, Some(piece));
                assert_eq!(board.piece_at(Square::D5), Some(piece));
                assert_eq!(board.pieces(color, role), Bitboard::from(Square::D5));
            }
        }
        board.set(Square::D5, None);
        assert_eq!(board, Board::EMPTY);
    }
}
