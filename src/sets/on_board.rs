//! The sets of moves that depend on the position.

use super::motifs::{MOTIF_SETS, MotifSet};
use crate::board::{Bitboard, Color, Square};
use crate::geometry::{Relation, attack_relation, between};
use crate::rules::Position;

/// A set of moves that depends on the position on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OnBoard {
    /// What the pieces of both sides move by their way of moving, and what is legal besides: castling.
    Here,
    /// The legal moves of the side to move.
    Legal,
    /// The pairs with a piece on a square between them.
    Blocked,
    /// What a colour may legally move, or could if it were its turn.
    MovesOf(Color),
    /// What the pieces of a colour attack, their own pieces included.
    AttacksOf(Color),
    /// The pairs of a motif: of both sides, or of the one whose it is.
    Motif(&'static MotifSet, Option<Color>),
}

impl OnBoard {
    const MOVES: [Self; 7] = [
        Self::Here,
        Self::Legal,
        Self::Blocked,
        Self::MovesOf(Color::White),
        Self::MovesOf(Color::Black),
        Self::AttacksOf(Color::White),
        Self::AttacksOf(Color::Black),
    ];

    /// All of them, those of moves first.
    ///
    /// ```
    /// use gridmate::sets::OnBoard;
    /// let names: Vec<_> = OnBoard::all().map(OnBoard::name).collect();
    /// assert!(["legal", "fork", "fork-w", "open-file-b"].iter().all(|name| names.contains(name)));
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        let of_sides = [None, Some(Color::White), Some(Color::Black)].into_iter();
        let motifs = of_sides.flat_map(|side| MOTIF_SETS.iter().map(move |set| Self::Motif(set, side)));
        Self::MOVES.into_iter().chain(motifs)
    }

    /// Its name in kebab case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Here => "here",
            Self::Legal => "legal",
            Self::Blocked => "blocked",
            Self::MovesOf(Color::White) => "moves-w",
            Self::MovesOf(Color::Black) => "moves-b",
            Self::AttacksOf(Color::White) => "attacks-w",
            Self::AttacksOf(Color::Black) => "attacks-b",
            Self::Motif(set, side) => set.name(side),
        }
    }

    /// What it holds, in a few words.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::Here => "what the pieces on the board move by their way of moving",
            Self::Legal => "the legal moves of the side to move",
            Self::Blocked => "between whose squares a piece stands",
            Self::MovesOf(Color::White) => "what white may legally move, or could in its turn",
            Self::MovesOf(Color::Black) => "what black may legally move, or could in its turn",
            Self::AttacksOf(Color::White) => "what white's pieces attack",
            Self::AttacksOf(Color::Black) => "what black's pieces attack",
            Self::Motif(set, _) => set.about(),
        }
    }

    /// Its pairs in a position.
    ///
    /// ```
    /// use gridmate::rules::Position;
    /// use gridmate::sets::OnBoard;
    /// assert_eq!(OnBoard::Legal.relation(&Position::initial()).count(), 20);
    /// ```
    #[must_use]
    pub fn relation(self, position: &Position) -> Relation {
        let board = position.board();
        match self {
            Self::Here => Relation::from_reach(|from| position.pseudo_targets(from) | position.legal_targets(from)),
            Self::Legal => {
                position.legal_moves().into_iter().map(|played| (played.from(), position.move_target(played))).collect()
            }
            Self::Blocked => Relation::from_reach(|from| {
                let blocked = |to: &Square| !(between(from, *to) & board.occupied()).is_empty();
                Bitboard::FULL.into_iter().filter(blocked).collect()
            }),
            Self::MovesOf(color) => Relation::from_reach(|from| {
                if board.color(color).contains(from) { position.legal_targets(from) } else { Bitboard::EMPTY }
            }),
            Self::AttacksOf(color) => attack_relation(board, color),
            Self::Motif(set, side) => set.relation(position, side),
        }
    }
}
