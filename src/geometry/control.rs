//! Who attacks and defends what.

use super::{Relation, attacks, bishop_attacks, king_attacks, knights_attack, pawns_attack, rook_attacks};
use crate::board::{Bitboard, Board, Color, Role, Square};

/// How often each side attacks each square of a board. A square with a piece of that side is defended as often.
///
/// ```
/// use gridmate::board::{Board, Color, Square};
/// use gridmate::geometry::Control;
/// let control = Control::of(&Board::initial());
/// assert_eq!(control.count(Color::White, Square::F3), 3);
/// assert_eq!(control.count(Color::Black, Square::F3), 0);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Control {
    counts: [[u8; 64]; 2],
}

impl Control {
    /// Looks at a board, which may be any. Pieces block each other; pins do not count.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let mut counts = [[0; 64]; 2];
        for (from, piece) in board.iter() {
            for to in attacks(piece.role, piece.color, from, board.occupied()) {
                counts[piece.color.index()][to.index()] += 1;
            }
        }
        Self { counts }
    }

    /// How many pieces of a side attack a square.
    #[must_use]
    pub fn count(&self, by: Color, square: Square) -> u8 {
        self.counts[by.index()][square.index()]
    }

    /// The counts of a side, from a1 to h8.
    #[must_use]
    pub fn counts(&self, by: Color) -> &[u8; 64] {
        &self.counts[by.index()]
    }

    /// The squares that only this side attacks.
    #[must_use]
    pub fn only(&self, by: Color) -> Bitboard {
        Bitboard::FULL
            .into_iter()
            .filter(|&square| self.count(by, square) > 0 && self.count(!by, square) == 0)
            .collect()
    }
}

/// Every attack of a side on a board: from each of its pieces to each square that the piece attacks, its own pieces'
/// squares, which it defends, included.
#[must_use]
pub fn attack_relation(board: &Board, by: Color) -> Relation {
    Relation::from_reach(|from| match board.piece_at(from) {
        Some(piece) if piece.color == by => attacks(piece.role, by, from, board.occupied()),
        _ => Bitboard::EMPTY,
    })
}

/// The squares that a side attacks, with its own pieces' squares that it defends.
///
/// ```
/// use gridmate::board::{Board, Color};
/// use gridmate::geometry::attacked;
/// assert_eq!(attacked(&Board::initial(), Color::White).len(), 22);
/// ```
#[must_use]
#[inline]
pub fn attacked(board: &Board, by: Color) -> Bitboard {
    let (own, occupied) = (board.color(by), board.occupied());
    let mut all = pawns_attack(by, own & board.role(Role::Pawn)) | knights_attack(own & board.role(Role::Knight));
    for from in own & board.diagonal_sliders() {
        all |= bishop_attacks(from, occupied);
    }
    for from in own & board.straight_sliders() {
        all |= rook_attacks(from, occupied);
    }
    for from in own & board.role(Role::King) {
        all |= king_attacks(from);
    }
    all
}
