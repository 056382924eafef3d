//! What a position is worth.

use crate::board::{Color, Role};
use crate::rules::Position;

/// The score of a won game.
pub const MATE: i32 = 1000;

/// The article's evaluation of a position in which the game goes on, from white's side: queens 9, rooks 5, bishops and
/// knights 3, pawns 1, and one point less for a side that is in check.
///
/// ```
/// use gridmate::engine::teaching_score;
/// use gridmate::notation::fen;
/// let (position, _) = fen::parse_any("3rk3/8/8/8/7b/8/8/Q3K3 w - - 0 1")?;
/// // A queen against rook and bishop, and white is in check.
/// assert_eq!(teaching_score(&position), 9 - 5 - 3 - 1);
/// # Ok::<(), fen::FenError>(())
/// ```
#[must_use]
pub fn teaching_score(position: &Position) -> i32 {
    let worth = |color: Color| {
        let count = |role: Role| position.board().pieces(color, role).len() as i32;
        9 * count(Role::Queen)
            + 5 * count(Role::Rook)
            + 3 * (count(Role::Bishop) + count(Role::Knight))
            + count(Role::Pawn)
    };
    let check = i32::from(position.is_check()) * sign(position.turn());
    worth(Color::White) - worth(Color::Black) - check
}

/// 1 for white, −1 for black: what is good for the one is bad for the other.
pub(super) const fn sign(color: Color) -> i32 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}
