//! Static exchange evaluation: what is left when both sides take on one square, cheapest piece first, as long as it pays.

use crate::board::{Bitboard, Board, Color, Role, Square};
use crate::geometry::{attackers, bishop_attacks, rook_attacks};
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

/// Exchanges on one square as the rules allow them: each side takes with its cheapest piece that may take, as long as it
/// pays. A pinned piece takes only on the line of its pin, a king takes nothing that is guarded, and a pawn that takes on
/// the last rank becomes a queen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exchange {
    board: Board,
    /// The pieces whose check does not count.
    answered: Bitboard,
}

impl Exchange {
    /// The board as it is. A check that is on the board counts as answered.
    pub(super) fn of(position: &Position) -> Self {
        Self { board: *position.board(), answered: position.checkers() }
    }

    /// The same if a side is to begin, which has to answer a check by what it takes.
    pub(super) fn begun_by(position: &Position, side: Color) -> Self {
        let answered = if position.turn() == side { Bitboard::EMPTY } else { position.checkers() };
        Self { board: *position.board(), answered }
    }

    /// Any board. Checks that are on it count as answered.
    pub(super) fn on(board: Board) -> Self {
        let mut exchange = Self { board, answered: Bitboard::EMPTY };
        for color in Color::ALL {
            exchange.answered |= exchange.checks_to(color);
        }
        exchange
    }

    /// The board without the piece on a square. Checks that this uncovers count as answered.
    pub(super) fn without(&self, square: Square) -> Self {
        let mut left = *self;
        left.board.set(square, None);
        for color in Color::ALL {
            left.answered |= left.checks_to(color);
        }
        left
    }

    /// The pieces of a side that attack a square, pinned ones included.
    pub(super) fn attackers(&self, square: Square, by: Color) -> Bitboard {
        attackers(&self.board, square, by, self.board.occupied())
    }

    /// The pieces that give check to a side's king, if it has one.
    fn checks_to(&self, color: Color) -> Bitboard {
        let king = self.board.pieces(color, Role::King).first();
        king.map_or(Bitboard::EMPTY, |king| self.attackers(king, !color))
    }

    /// The board after a piece has moved, taking what was there, or `None` if that puts its king in danger.
    pub(super) fn after(&self, from: Square, to: Square) -> Option<Self> {
        let mut next = *self;
        let mut mover = self.board.piece_at(from)?;
        let is_king = mover.role == Role::King;
        if mover.role == Role::Pawn && Bitboard::back_rank(!mover.color).contains(to) {
            mover.role = Role::Queen;
        }
        next.board.set(from, None);
        next.board.set(to, Some(mover));
        next.answered.remove(to);
        let checks = next.checks_to(mover.color);
        let counted = if is_king { checks } else { checks - next.answered };
        counted.is_empty().then_some(next)
    }

    /// What the side of the piece on `from` wins, or loses, if that piece moves to a square, taking what is there, and the
    /// other side takes there as long as it pays. `None` if the piece may not go there.
    pub(super) fn won_by(&self, from: Square, to: Square) -> Option<i32> {
        let next = self.after(from, to)?;
        let role = |exchange: &Self, square| exchange.board.piece_at(square).map_or(0, |piece| worth(piece.role));
        let color = self.board.piece_at(from)?.color;
        Some(role(self, to) + role(&next, to) - role(self, from) - next.won(to, !color))
    }

    /// Whether the other side may take a piece that moves to a square.
    pub(super) fn is_retaken(&self, from: Square, to: Square) -> bool {
        let color = self.board.piece_at(from).map(|piece| piece.color);
        let (Some(color), Some(next)) = (color, self.after(from, to)) else { return false };
        next.attackers(to, !color).into_iter().any(|taker| next.after(taker, to).is_some())
    }

    /// What a side wins by taking the other's piece on a square, or nothing.
    pub(super) fn won(&self, square: Square, side: Color) -> i32 {
        let takers = self.attackers(square, side);
        let won = |role| {
            let of_role = (takers & self.board.role(role)).into_iter();
            of_role.filter_map(|from| self.won_by(from, square)).max()
        };
        CHEAPEST_FIRST.into_iter().find_map(won).unwrap_or(0).max(0)
    }

    /// The pieces of a side that win something by taking first on a square.
    pub(super) fn winners(&self, square: Square, side: Color) -> Bitboard {
        let wins = |from: &Square| self.won_by(*from, square).is_some_and(|won| won > 0);
        self.attackers(square, side).into_iter().filter(wins).collect()
    }
}
