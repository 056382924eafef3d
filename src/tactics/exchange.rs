//! Static exchange evaluation: what is left when both sides take on one square, cheapest piece first, as long as it pays.

use crate::board::{Bitboard, Role, Square};
use crate::geometry::{bishop_attacks, rook_attacks};
use crate::rules::{Move, Position};

/// What a piece is worth in exchanges, in centipawns; nothing for a king, which is never taken.
///
/// ```
/// use gridmate::board::Role;
/// use gridmate::tactics::worth;
/// assert!(worth(Role::Queen) > worth(Role::Rook) && worth(Role::Knight) == worth(Role::Bishop));
/// ```
#[must_use]
pub const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight | Role::Bishop => 320,
        Role::Rook => 500,
        Role::Queen => 950,
        Role::King => 0,
    }
}

/// What a capture takes; a promotion that takes nothing counts as one of a pawn.
#[inline]
pub(crate) fn taken(position: &Position, played: Move) -> Role {
    played.captured(position.board()).unwrap_or(Role::Pawn)
}

/// The roles in the order in which they take.
const CHEAPEST_FIRST: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

/// Whether a move and the exchange after it on the square that it goes to bring the mover at least `least`. Pins are not
/// seen.
///
/// ```
/// use gridmate::board::{Role, Square};
/// use gridmate::rules::{Move, MoveKind, Position};
/// use gridmate::tactics::see_ge;
/// // The pawn on e5 is guarded by the one on d6.
/// let position: Position = "4k3/8/3p4/4p3/8/8/4R3/4K3 w - - 0 1".parse()?;
/// let takes = Move::new(Square::E2, Square::E5, MoveKind::Plain(Role::Rook));
/// assert!(see_ge(&position, takes, -400) && !see_ge(&position, takes, 0));
/// # Ok::<(), gridmate::notation::fen::FenError>(())
/// ```
#[must_use]
pub fn see_ge(position: &Position, played: Move, least: i32) -> bool {
    if played.is_castle() {
        return least <= 0;
    }
    let board = position.board();
    let (from, to) = (played.from(), played.to());
    let mover = played.role().unwrap_or(Role::Pawn);
    let (gained, stands) = match played.promotion() {
        Some(role) => (worth(role) - worth(Role::Pawn), role),
        None => (0, mover),
    };
    let mut balance = gained + played.captured(board).map_or(0, worth) - least;
    if balance < 0 {
        return false;
    }
    balance -= worth(stands);
    if balance >= 0 {
        return true;
    }
    let mut occupied = (board.occupied() - Bitboard::from(from)) | Bitboard::from(to);
    if played.is_en_passant() {
        occupied = occupied - Bitboard::from(Square::new(to.file(), from.rank()));
    }
    !wins_exchange(position, to, occupied, balance)
}

/// Whether the side that is not to move in the position, taking first on a square, comes out ahead; `balance` is what
/// the mover has, less than nothing, once its piece there is lost.
fn wins_exchange(position: &Position, square: Square, mut occupied: Bitboard, mut balance: i32) -> bool {
    let board = position.board();
    let (diagonal, straight) = (board.diagonal_sliders(), board.straight_sliders());
    let us = position.turn();
    let mut side = !us;
    let everybody = position.attackers(square, us, occupied) | position.attackers(square, side, occupied);
    let mut attackers = everybody & occupied;
    // The balance is always of the side that has just taken, as if its piece were lost; the other is to prove that.
    loop {
        let mine = attackers & board.color(side);
        let Some(role) = CHEAPEST_FIRST.into_iter().find(|&role| mine.intersects(board.role(role))) else {
            break;
        };
        let theirs = attackers & board.color(!side);
        if role == Role::King && !theirs.is_empty() {
            break;
        }
        let Some(from) = (mine & board.role(role)).first() else { break };
        occupied = occupied - Bitboard::from(from);
        if matches!(role, Role::Pawn | Role::Bishop | Role::Queen) {
            attackers |= bishop_attacks(square, occupied) & diagonal;
        }
        if matches!(role, Role::Rook | Role::Queen) {
            attackers |= rook_attacks(square, occupied) & straight;
        }
        attackers &= occupied;
        side = !side;
        balance = -balance - 1 - worth(role);
        if balance >= 0 {
            break;
        }
    }
    // Who is to take and cannot, or need not be taken seriously any more, has lost the exchange.
    side == us
}
