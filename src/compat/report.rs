//! What a move does, in one word.

use super::State;
use crate::board::{Color, Role, Square};
use crate::rules::{Move, MoveKind};

/// What a move does: squares, pieces and kind, for a program that draws or announces it.
///
/// From the lowest bit: from (6), to (6), the codes of the moving, the captured and the promoted piece (3 each), the
/// kind (3) and the colour (1). A standard castle goes to the king's square, any other to the rook's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report(u32);

/// The kinds: an ordinary step, a capture, a double step, a capture in passing, the castles, and no move at all.
mod kind {
    pub(super) const QUIET: u32 = 0;
    pub(super) const CAPTURE: u32 = 1;
    pub(super) const DOUBLE: u32 = 2;
    pub(super) const EN_PASSANT: u32 = 3;
    pub(super) const SHORT: u32 = 4;
    pub(super) const LONG: u32 = 5;
    pub(super) const NULL: u32 = 6;
}

impl Report {
    /// The word.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    fn pack(from: Square, to: Square, roles: [Option<Role>; 3], kind: u32, color: Color) -> Self {
        let [moving, captured, promotion] = roles.map(|role| role.map_or(0, |role| u32::from(role.code())));
        let squares = from.index() as u32 | (to.index() as u32) << 6;
        Self(squares | moving << 12 | captured << 15 | promotion << 18 | kind << 21 | (color as u32) << 24)
    }

    /// The turn passed on, as chess.js has it: a king that stays on a8.
    #[must_use]
    pub fn null(color: Color) -> Self {
        Self::pack(Square::A8, Square::A8, [Some(Role::King), None, None], kind::NULL, color)
    }

    /// A move of a state.
    #[must_use]
    pub fn new(state: &State, played: Move) -> Self {
        let (from, color) = (played.from(), state.turn());
        let mut to = played.to();
        let captured = played.captured(state.board());
        let mut kind = if captured.is_some() { kind::CAPTURE } else { kind::QUIET };
        match played.kind() {
            Some(MoveKind::DoublePush) => kind = kind::DOUBLE,
            Some(MoveKind::EnPassant) => kind = kind::EN_PASSANT,
            Some(MoveKind::Castle) => {
                kind = if to > from { kind::SHORT } else { kind::LONG };
                to = shown_target(played);
            }
            _ => {}
        }
        Self::pack(from, to, [played.role(), captured, played.promotion()], kind, color)
    }
}

/// Where a move seems to go: a castle from the e-file with a corner rook to the king's square.
pub(super) fn shown_target(played: Move) -> Square {
    let (king, rook) = (played.from(), played.to());
    let standard = king.file().char() == 'e' && matches!(rook.file().char(), 'a' | 'h');
    played.castle_squares().filter(|_| standard).map_or(rook, |(king_to, _)| king_to)
}
