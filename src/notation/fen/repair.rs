//! What a paste box may put right, and how it says so.

use super::Field;
use crate::board::{Bitboard, Color, Rank, Square};
use crate::notation::text::joined;
use std::fmt;

/// One thing that was put right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repair {
    /// Characters that nobody sees were taken out.
    Invisible,
    /// What stood around the line was taken off: quotes, a tag, a command, an address.
    Wrapping,
    /// Tabs, line breaks, several or missing spaces became single spaces.
    WhiteSpace,
    /// Underscores became spaces.
    Underscores,
    /// This field and all after it were missing, and got their usual values.
    MissingFields(Field),
    /// The side to move was missing; only this one can be to move.
    TurnInferred(Color),
    /// The side to move was written in another way.
    Turn(Color),
    /// A long dash became a plain one.
    Dash(Field),
    /// Numbers in a row became their sum.
    AdjacentDigits(Rank),
    /// Castling letters were put in order.
    CastlingOrder,
    /// Castling rights that these pieces cannot have were dropped; the squares are those of the rooks.
    CastlingDropped(Bitboard),
    /// An en-passant square that no pawn can have passed was dropped.
    EnPassantDropped(Square),
    /// Zeros before a number were dropped.
    LeadingZeros(Field),
    /// Move number 0 became 1.
    MoveNumberZero,
}

impl Repair {
    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Invisible => "invisible-characters",
            Self::Wrapping => "wrapping",
            Self::WhiteSpace => "white-space",
            Self::Underscores => "underscores",
            Self::MissingFields(_) => "missing-fields",
            Self::TurnInferred(_) => "turn-inferred",
            Self::Turn(_) => "turn-spelling",
            Self::Dash(_) => "dash",
            Self::AdjacentDigits(_) => "adjacent-digits",
            Self::CastlingOrder => "castling-order",
            Self::CastlingDropped(_) => "castling-dropped",
            Self::EnPassantDropped(_) => "en-passant-dropped",
            Self::LeadingZeros(_) => "leading-zeros",
            Self::MoveNumberZero => "move-number-zero",
        }
    }
}

/// What a missing field is taken to be.
pub(super) const fn usual(field: Field) -> &'static str {
    match field {
        Field::Placement => "",
        Field::Turn => "w",
        Field::Castling | Field::EnPassant => "-",
        Field::Halfmove => "0",
        Field::Fullmove => "1",
    }
}

impl fmt::Display for Repair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Invisible => f.write_str("Invisible characters were removed."),
            Self::Wrapping => f.write_str("The text around the FEN was removed."),
            Self::WhiteSpace => f.write_str("White space was put in order."),
            Self::Underscores => f.write_str("Underscores were read as spaces."),
            Self::MissingFields(first) => {
                let mut values = Field::ALL.into_iter().filter(|&field| field as usize >= first as usize).map(usual);
                write!(f, "Missing from {} on: added {}.", first.name(), joined(&mut values, " "))
            }
            Self::TurnInferred(color) => {
                write!(f, "The side to move was missing; it is {}, since the other king is in check.", color.name())
            }
            Self::Turn(color) => write!(f, "The side to move was read as {}.", color.name()),
            Self::Dash(field) => write!(f, "The dash for {} was made a plain one.", field.name()),
            Self::AdjacentDigits(rank) => write!(f, "Numbers in a row on rank {rank} were added up."),
            Self::CastlingOrder => f.write_str("The castling letters were put in order."),
            Self::CastlingDropped(rooks) => {
                f.write_str("No castling with ")?;
                for (index, rook) in rooks.into_iter().enumerate() {
                    write!(f, "{}{rook}", if index == 0 { "" } else { ", " })?;
                }
                f.write_str(": king and rook do not stand for it.")
            }
            Self::EnPassantDropped(square) => {
                write!(f, "The en-passant square {square} was dropped: no pawn can just have passed it.")
            }
            Self::LeadingZeros(field) => write!(f, "Zeros before {} were dropped.", field.name()),
            Self::MoveNumberZero => f.write_str("Move number 0 was read as 1."),
        }
    }
}
