//! Who can still mate with the pieces that are left.

use super::Position;
use crate::board::{Bitboard, Board, Color, Role};

/// Whether either side could ever mate, whatever both play, judged by the pieces alone.
///
/// ```
/// use gridmate::board::Color;
/// use gridmate::rules::{Material, Position};
/// let material = Material::of(Position::initial().board());
/// assert!(material.can_mate(Color::White) && !material.is_dead());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Material {
    can_mate: [bool; 2],
}

impl Material {
    /// Judges the pieces of a board with one king a side.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        Self { can_mate: [can_mate(board, Color::White), can_mate(board, Color::Black)] }
    }

    /// Whether some line of legal moves could end with this side giving mate.
    #[must_use]
    pub const fn can_mate(self, color: Color) -> bool {
        self.can_mate[color.index()]
    }

    /// Whether neither side can: the game is drawn.
    #[must_use]
    pub const fn is_dead(self) -> bool {
        !self.can_mate[0] && !self.can_mate[1]
    }
}

impl Position {
    /// Whether neither side can mate with the pieces that are left, as [`Material::is_dead`] has it.
    ///
    /// ```
    /// use gridmate::rules::Position;
    /// let position: Position = "4k3/8/8/8/8/8/8/4KB2 w - - 0 1".parse()?;
    /// assert!(position.is_insufficient_material());
    /// # Ok::<(), gridmate::notation::fen::FenError>(())
    /// ```
    #[must_use]
    pub fn is_insufficient_material(&self) -> bool {
        Material::of(&self.board).is_dead()
    }
}

fn can_mate(board: &Board, color: Color) -> bool {
    let own = board.color(color);
    let theirs = board.color(!color);
    let of = |role: Role| board.role(role);
    if own.intersects(of(Role::Pawn) | of(Role::Rook) | of(Role::Queen)) {
        return true;
    }
    if own.intersects(of(Role::Knight)) {
        // A lone knight needs an enemy piece that takes a flight square from its own king; a queen never has to.
        let blockers = theirs - of(Role::King) - of(Role::Queen);
        return own.len() > 2 || !blockers.is_empty();
    }
    if own.intersects(of(Role::Bishop)) {
        // Bishops of one colour alone never attack a king on the other.
        let bishops = of(Role::Bishop);
        let one_colour = (bishops & Bitboard::DARK).is_empty() || (bishops - Bitboard::DARK).is_empty();
        return !one_colour || !(of(Role::Pawn) | of(Role::Knight)).is_empty();
    }
    false
}
