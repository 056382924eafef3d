//! What a legal move does on the board: what a voice says of it and an animation shows.

use super::{Move, Position};
use crate::board::{Piece, Role, Square};

/// What a legal move does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveEffect {
    /// Where the piece that moves comes from.
    pub from: Square,
    /// Where it goes; of castling, where the king lands.
    pub to: Square,
    /// What moves.
    pub piece: Piece,
    /// What is taken.
    pub captured: Option<Piece>,
    /// What a pawn becomes.
    pub promotion: Option<Piece>,
    /// Whether a pawn is taken in passing.
    pub is_en_passant: bool,
    /// Of castling, where the rook comes from and where it goes.
    pub rook: Option<(Square, Square)>,
    /// Whether it gives check.
    pub is_check: bool,
    /// Whether it mates.
    pub is_mate: bool,
}

impl Position {
    /// What a legal move does; of a move that is not legal here it tells what its squares and kind say.
    ///
    /// ```
    /// use gridmate::notation::san;
    /// use gridmate::rules::Position;
    /// let position: Position = "4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1".parse().unwrap();
    /// let effect = position.effect(san::parse(&position, "a8=Q+").unwrap());
    /// assert_eq!((effect.promotion.unwrap().char(), effect.is_check, effect.is_mate), ('Q', true, false));
    /// let effect = position.effect(san::parse(&position, "O-O-O").unwrap());
    /// assert_eq!(effect.rook.map(|(from, to)| (from.to_string(), to.to_string())), Some(("a1".into(), "d1".into())));
    /// ```
    #[must_use]
    pub fn effect(&self, played: Move) -> MoveEffect {
        let own = |role| Piece::new(self.turn(), role);
        let castle = played.castle_squares();
        let after = self.play_unchecked(played);
        MoveEffect {
            from: played.from(),
            to: castle.map_or(played.to(), |(king, _)| king),
            piece: own(played.role().unwrap_or(Role::Pawn)),
            captured: played.captured(self.board()).map(|role| Piece::new(!self.turn(), role)),
            promotion: played.promotion().map(own),
            is_en_passant: played.is_en_passant(),
            rook: castle.map(|(_, rook)| (played.to(), rook)),
            is_check: after.is_check(),
            is_mate: after.is_checkmate(),
        }
    }
}
