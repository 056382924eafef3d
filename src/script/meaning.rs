//! What a token does to the board.

use super::Mode;
use super::sheet::{Content, Sheet};
use crate::board::{Color, Piece, Role, Square};

/// What a token means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Meaning {
    /// It changes nothing.
    Nothing,
    /// `e2e4`: what stands on the one square goes to the other.
    Move {
        /// Where from.
        from: Square,
        /// Where to.
        to: Square,
    },
    /// `xe4`: the square becomes empty.
    Removal(Square),
    /// `e8=♕`: the piece is put on the square.
    Insertion {
        /// The square.
        at: Square,
        /// What is put there.
        content: Content,
    },
    /// `e7e8=♕`: a move, and another piece arrives than has left.
    Promotion {
        /// Where from.
        from: Square,
        /// Where to.
        to: Square,
        /// What arrives.
        role: Role,
        /// Whose it is; that of the moving piece if the token does not say.
        color: Option<Color>,
    },
}

impl Meaning {
    /// The square that a piece leaves, where the token moves one.
    #[must_use]
    pub const fn origin(self) -> Option<Square> {
        match self {
            Self::Move { from, .. } | Self::Promotion { from, .. } => Some(from),
            _ => None,
        }
    }
}

impl Sheet {
    /// Does what a token means.
    ///
    /// A move from an empty square empties the other one in the spreadsheet, and does nothing in friendly mode.
    ///
    /// ```
    /// use gridmate::board::{Board, Square};
    /// use gridmate::script::{Meaning, Mode, Sheet};
    /// let mut sheet = Sheet::from(Board::initial());
    /// sheet.apply(Meaning::Move { from: Square::E2, to: Square::E4 }, Mode::Friendly);
    /// assert_eq!(sheet.placement(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    /// ```
    pub fn apply(&mut self, meaning: Meaning, mode: Mode) {
        match meaning {
            Meaning::Nothing => {}
            Meaning::Removal(square) => self.set(square, None),
            Meaning::Insertion { at, content } => self.set(at, Some(content)),
            Meaning::Move { from, to } => {
                let moving = self.get(from);
                if moving.is_some() || mode == Mode::Sheet {
                    self.set(from, None);
                    self.set(to, moving);
                }
            }
            Meaning::Promotion { from, to, role, color } => {
                if let Some(moving) = self.get(from) {
                    let own = match moving {
                        Content::Piece(piece) => piece.color,
                        Content::Text(_) => Color::White,
                    };
                    self.set(from, None);
                    self.set(to, Some(Content::Piece(Piece::new(color.unwrap_or(own), role))));
                }
            }
        }
    }
}
