//! What a loosely written text says of a move, and which legal moves fit.
//!
//! Nothing is required but that something is said; the list of legal moves is searched. This is the slow path, for
//! what people type.

use super::write::is_capture;
use crate::board::{Color, File, Rank, Role, Square};
use crate::rules::{Move, Position};

/// Everything that a text says; what it leaves open is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Pattern {
    /// The piece; open where both squares are given, as in `g1f3`.
    pub(super) role: Option<Role>,
    pub(super) from_file: Option<File>,
    pub(super) from_rank: Option<Rank>,
    pub(super) takes: bool,
    pub(super) to_file: Option<File>,
    pub(super) to_rank: Option<Rank>,
    pub(super) promotion: Option<Role>,
}

impl Pattern {
    /// The square the move starts from, if all of it is given.
    pub(super) fn from(&self) -> Option<Square> {
        Some(Square::new(self.from_file?, self.from_rank?))
    }

    /// The square the move goes to, if all of it is given.
    pub(super) fn to(&self) -> Option<Square> {
        Some(Square::new(self.to_file?, self.to_rank?))
    }

    /// Adds the legal moves that fit, whatever they promote to if the text does not say.
    ///
    /// Where the text says `x` and some of the moves take, those that do not are dropped.
    pub(super) fn find(&self, position: &Position, found: &mut Vec<Move>) {
        let moves = position.legal_moves();
        let takes = |&played: &Move| self.fits(position, played) && is_capture(position, played);
        let must_take = self.takes && moves.iter().any(takes);
        for &played in moves.iter() {
            // A bishop on b2 fits both readings of `b2c3`.
            if self.fits(position, played) && (!must_take || is_capture(position, played)) && !found.contains(&played) {
                found.push(played);
            }
        }
    }

    fn fits(&self, position: &Position, played: Move) -> bool {
        let from = played.from();
        let given = |file: Option<File>, rank: Option<Rank>, square: Square| {
            file.is_none_or(|file| file == square.file()) && rank.is_none_or(|rank| rank == square.rank())
        };
        if !given(self.from_file, self.from_rank, from)
            || self.role.is_some_and(|role| played.role() != Some(role))
            || self.promotion.is_some_and(|role| played.promotion() != Some(role))
        {
            return false;
        }
        if played.is_castle() {
            return self.fits_castle(played);
        }
        // A bare square is a step straight ahead: `f6` never means exf6.
        let bare = self.role == Some(Role::Pawn) && self.from_file.is_none() && !self.takes;
        given(self.to_file, self.to_rank, played.to()) && !(bare && is_capture(position, played))
    }

    /// Castling is also the king's two squares, or king takes rook; both squares must be given.
    fn fits_castle(&self, played: Move) -> bool {
        let (king, rook) = (played.from(), played.to());
        let lands = Square::new(if rook > king { File::G } else { File::C }, king.rank());
        // A king that castles one square to its side is not told apart from one that just goes there.
        let far = king.file().index().abs_diff(lands.file().index()) > 1;
        self.from().is_some() && (self.to() == Some(rook) || far && self.to() == Some(lands))
    }
}

/// The rank on which this side's pawns become pieces.
pub(super) fn last_rank(turn: Color) -> Rank {
    if turn == Color::White { Rank::Eighth } else { Rank::First }
}
