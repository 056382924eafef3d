//! How pieces move: what each one reaches from a square, and the lines between squares.
//!
//! In: squares and sets of occupied squares. Out: sets of squares. No turn, no rights, no legality: those are the
//! business of [`crate::rules`].
//!
//! - [`attacks`], [`attackers`]: one piece, and all that attack a square
//! - [`Relation`]: moves as sets of pairs of squares; [`crate::sets`] has those with a name
//! - [`Control`]: who attacks what
//!
//! The tables are computed by the compiler; `docs/performance.md` says why they look as they do.

mod control;
mod leapers;
mod lines;
mod relation;
mod sliders;

pub use control::{Control, attack_relation, attacked};
pub use leapers::{king_attacks, knight_attacks, pawn_attacks, pawn_pushes};
pub(crate) use leapers::{knights_attack, pawns_attack};
pub(crate) use lines::{BETWEEN, BISHOP_RAYS, BISHOPS_AROUND, ROOK_RAYS, ROOKS_AROUND};
pub use lines::{between, line, rays};
pub use relation::Relation;
pub use sliders::{bishop_attacks, queen_attacks, rook_attacks};

use crate::board::{Bitboard, Board, Color, Role, Square};

/// Whether what sliders reach, and what lies between squares, is looked up; what must be small walks instead.
const HAS_TABLES: bool = cfg!(not(feature = "small"));

/// The squares that a piece on `from` attacks when the squares of `occupied` block it.
///
/// ```
/// use gridmate::board::{Bitboard, Color, Role, Square};
/// use gridmate::geometry::attacks;
/// assert_eq!(attacks(Role::Knight, Color::White, Square::G2, Bitboard::EMPTY).len(), 4);
/// ```
#[must_use]
pub fn attacks(role: Role, color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn_attacks(color, from),
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, occupied),
        Role::Rook => rook_attacks(from, occupied),
        Role::Queen => queen_attacks(from, occupied),
        Role::King => king_attacks(from),
    }
}

/// The pieces of one side that attack a square, when the squares of `occupied` block the sliders.
#[must_use]
#[inline]
pub fn attackers(board: &Board, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
    let found = knight_attacks(square) & board.role(Role::Knight)
        | king_attacks(square) & board.role(Role::King)
        | pawn_attacks(!by, square) & board.role(Role::Pawn)
        | bishop_attacks(square, occupied) & board.diagonal_sliders()
        | rook_attacks(square, occupied) & board.straight_sliders();
    found & board.color(by)
}
