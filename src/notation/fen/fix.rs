//! What a paste box may put right, and how it says so.

use super::Field;
use crate::board::{Bitboard, Color, Rank, Square};
use crate::diagnostic::{diagnostics, sentences};
use crate::notation::text::joined;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

diagnostics! {
    /// One thing that was put right.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum FenFix: Info, "fen-fix", "", ".";
    /// Invisible characters were taken out.
    Invisible = "invisible-characters", "Invisible characters were removed";
    /// What stood around the line was taken off: quotes, a tag, a command, an address.
    Wrapping = "wrapping", "The text around the FEN was removed";
    /// Tabs, line breaks, several or missing spaces became single spaces.
    WhiteSpace = "white-space", "White space was put in order";
    /// Underscores became spaces.
    Underscores = "underscores", "Underscores were read as spaces";
    /// This field and all after it were missing, and got their usual values.
    MissingFields(field: Field) [field: field, added: usual_from(*field)] = "missing-fields",
        "Missing from {field} on: added {added}";
    /// The side to move was missing; only this one can be to move.
    TurnInferred(color: Color) = "turn-inferred",
        "The side to move was missing; it is {color}, since the other king is in check";
    /// The side to move was written in another way.
    Turn(color: Color) = "turn-spelling", "The side to move was read as {color}";
    /// A long dash became a plain one.
    Dash(field: Field) = "dash", "The dash for {field} was made a plain one";
    /// Numbers in a row became their sum.
    AdjacentDigits(rank: Rank) = "adjacent-digits", "Numbers in a row on rank {rank} were added up";
    /// Castling letters were put in order.
    CastlingOrder = "castling-order", "The castling letters were put in order";
    /// Castling rights that these pieces cannot have were dropped; the squares are those of the rooks.
    CastlingDropped(rooks: Bitboard) [rooks: squares(*rooks)] = "castling-dropped",
        "No castling with {rooks}: king and rook do not stand for it";
    /// An en-passant square that no pawn can have passed was dropped.
    EnPassantDropped(square: Square) = "en-passant-dropped",
        "The en-passant square {square} was dropped: no pawn can just have passed it";
    /// Zeros before a number were dropped.
    LeadingZeros(field: Field) = "leading-zeros", "Zeros before {field} were dropped";
    /// Move number 0 became 1.
    MoveNumberZero = "move-number-zero", "Move number 0 was read as 1";
}

sentences!(FenFix);

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

/// What is added where a field and all after it are missing.
fn usual_from(first: Field) -> String {
    joined(&mut Field::ALL.into_iter().filter(|&field| field as usize >= first as usize).map(usual), " ")
}

fn squares(squares: Bitboard) -> String {
    let names: Vec<_> = squares.into_iter().map(|square| square.to_string()).collect();
    names.join(", ")
}
