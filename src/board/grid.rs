//! The board: any arrangement of pieces on 64 squares.

use super::{Bitboard, Color, Piece, Role, Square};
use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

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
    #[inline(always)]
    pub(crate) fn code_at(&self, square: Square) -> u8 {
        let bit = |index: usize| (self.planes[index] >> square.index() & 1) as u8;
        bit(0) | bit(1) << 1 | bit(2) << 2 | bit(3) << 3
    }

    /// All squares with a piece.
    #[must_use]
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard {
        Bitboard(self.planes[0] | self.planes[1] | self.planes[2])
    }

    /// All squares with a piece of this colour.
    #[must_use]
    #[inline(always)]
    pub fn color(&self, color: Color) -> Bitboard {
        match color {
            Color::White => self.occupied() - Bitboard(self.planes[3]),
            Color::Black => Bitboard(self.planes[3]),
        }
    }

    /// All squares with a piece of this role, of either colour.
    #[must_use]
    #[inline(always)]
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
    #[inline(always)]
    pub(crate) fn diagonal_sliders(&self) -> Bitboard {
        Bitboard(self.planes[0] & !self.planes[2])
    }

    /// Rooks and queens of either colour.
    #[must_use]
    #[inline(always)]
    pub(crate) fn straight_sliders(&self) -> Bitboard {
        Bitboard(self.planes[1] & !self.planes[2])
    }

    /// All squares with this very piece.
    #[must_use]
    #[inline(always)]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.color(color) & self.role(role)
    }

    /// Every piece with its square, from a1 to h8.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
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
