//! Why a script cannot be changed, and why it is no game.

use crate::board::Square;
use crate::diagnostic::{Argument, Diagnostic, diagnostics, sentences};
use crate::notation::MoveError;
use alloc::string::String;
use alloc::vec::Vec;

diagnostics! {
    /// Why a script is not changed.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum EditError: Error, "edit", "", "";
    /// The text would be longer than this many bytes.
    TooLong(most: usize) = "script-too-long", "a script may have {most} bytes, and this one has more; shorten it";
    /// The range does not lie on characters of the text.
    OutOfRange = "out-of-range", "there is no such place in the text";
    /// Nothing stands on the square.
    EmptySquare(square: Square) = "empty-square", "there is nothing on {square}";
    /// It is not a legal move there.
    Illegal(reasons: MoveError) = {reasons.code()}, "the move is not legal: {reasons}";
    /// There is no legal position there, and so no legal move.
    NoPosition = "no-legal-position", "the position is not a legal one, so there are no legal moves";
    /// Whose move it is follows from the moves before.
    TurnIsKnown = "turn-is-known",
        "the moves before say whose move it is; it can be chosen after a free edit";
    /// Who may castle follows from the moves before.
    CastlingIsKnown = "castling-is-known",
        "the moves before say who may castle; it can be chosen after a free edit";
    /// The letters are none of rights to castle.
    BadCastling = "bad-castling", "rights to castle are letters of KQkq, such as Kq, or - for none";
    /// King and rook do not stand at home for one of the rights to castle.
    CastlingRight = "bad-castling-right",
        "to castle, king and rook must stand at home; put them there, or choose fewer rights to castle";
}

diagnostics! {
    /// Why a script is no game: the first step that is not a legal move.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum ScriptGameError: Error, "game", "", "";
    /// The start is no legal position.
    Start(reasons: Vec<Diagnostic>) [reasons: Argument::Reasons(reasons.clone())] = "no-game",
        "the start is not legal: {reasons}";
    /// This step, counted from 1, is no legal move; its tokens.
    Step(step: usize, text: String) [step: step, text: Argument::Input(text.clone())] = "no-game",
        "step {step}, {text}, is not a legal move, so this is no game";
    /// The moves cannot be played one after the other.
    Moves = "illegal-move", "the moves are not legal from the start";
}

sentences!(EditError, ScriptGameError);
