//! What a text may say of the position without touching the board: whose move it is, who may castle, that a turn is
//! passed.
//!
//! In: a token and the board it stands behind. Out: the choice, or why it cannot be made. `1.` and `1...` choose the
//! side to move. `castling=KQkq` chooses the rights to castle, in the letters of a FEN; `castling=-` is none. `--`, the
//! null move of PGN, passes the turn wherever the side to move is not in check. The spreadsheet finds no square in any of
//! them, so there they change nothing.

use super::diagnostic::DiagnosticKind;
use super::friendly;
use crate::board::{Bitboard, Board, Color, Rank, Role};
use crate::notation::{fen::castling_rook, san};
use crate::rules::{Setup, SetupError, Variant, castling_homes};
use alloc::string::String;

/// What stands before the letters of rights to castle.
pub(super) const CASTLING: &str = "castling=";

/// What PGN writes where a turn is passed.
pub(crate) const PASS: &str = san::NULL_MOVE;

/// A choice, as a token says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PositionToken<'a> {
    Turn(Color),
    /// The letters.
    Castling(&'a str),
    /// The side to move passes.
    Pass,
}

impl<'a> PositionToken<'a> {
    pub(super) fn read(text: &'a str) -> Option<Self> {
        if text == PASS {
            return Some(Self::Pass);
        }
        friendly::turn(text).map(Self::Turn).or_else(|| letters(text).map(Self::Castling))
    }
}

/// The letters of a token that chooses rights to castle.
pub(super) fn letters(text: &str) -> Option<&str> {
    let (prefix, letters) = text.split_at_checked(CASTLING.len())?;
    prefix.eq_ignore_ascii_case(CASTLING).then_some(letters)
}

/// The rooks that may castle by these letters, on this board.
pub(super) fn rights(letters: &str, board: &Board, variant: Variant) -> Result<Bitboard, DiagnosticKind> {
    let mut rights = Bitboard::EMPTY;
    for letter in letters.chars().filter(|_| letters != "-") {
        let rook = castling_rook(board, variant, letter).ok_or(DiagnosticKind::BadCastling)?;
        if rights.contains(rook) {
            return Err(DiagnosticKind::BadCastling);
        }
        rights |= Bitboard::from(rook);
    }
    if letters.is_empty() {
        return Err(DiagnosticKind::BadCastling);
    }
    let setup = Setup { board: *board, castling: rights, ..Setup::EMPTY };
    let is_twice = |fault: &SetupError| matches!(fault, SetupError::CastlingTwice(_));
    let faults = setup.position().err();
    let is_bad =
        !(rights - homes(board, variant)).is_empty() || faults.is_some_and(|it| it.errors().iter().any(is_twice));
    if is_bad { Err(DiagnosticKind::CastlingRight) } else { Ok(rights) }
}

/// Those of the letters whose king and rook stand where they may castle.
pub(super) fn possible(letters: &str, board: &Board, variant: Variant) -> String {
    let homes = homes(board, variant);
    let is_home = |&letter: &char| castling_rook(board, variant, letter).is_some_and(|rook| homes.contains(rook));
    or_none(letters.chars().filter(is_home).collect())
}

/// The letters of all rooks that stand where they may castle.
pub(super) fn all(board: &Board, variant: Variant) -> String {
    write(homes(board, variant), board)
}

/// The rooks that stand where they may castle, with their only king.
fn homes(board: &Board, variant: Variant) -> Bitboard {
    let with_one_king = Color::ALL.into_iter().filter(|&color| board.pieces(color, Role::King).len() == 1);
    castling_homes(board, variant) & with_one_king.fold(Bitboard::EMPTY, |all, color| all | Bitboard::back_rank(color))
}

/// Rights to castle as the letters of a FEN; where two rooks stand on one side of a king, the inner one's comes last.
pub(super) fn write(mut rights: Bitboard, board: &Board) -> String {
    let mut text = String::new();
    for letter in ['K', 'Q', 'k', 'q'] {
        let rook = castling_rook(board, Variant::Chess960, letter).map_or(Bitboard::EMPTY, Bitboard::from);
        if !(rights & rook).is_empty() {
            rights = rights - rook;
            text.push(letter);
        }
    }
    for inner in rights {
        let letter = inner.file().char();
        text.push(if inner.rank() == Rank::First { letter.to_ascii_uppercase() } else { letter });
    }
    or_none(text)
}

fn or_none(letters: String) -> String {
    if letters.is_empty() { String::from("-") } else { letters }
}
