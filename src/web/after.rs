//! What a document is like after so many of its steps: the board, the FEN, whose turn it is, how the game stands, what the
//! last step did.
//!
//! In: a number of steps, and no more than that. Out: texts and numbers; nothing here changes the document.

use super::square::index;
use crate::board::{Piece, Role, Square};
use crate::script::{self, ScriptState};

/// What one move did: enough to draw it and to say it.
pub(super) struct MoveEffect {
    pub(super) from: u8,
    /// Where the piece stands now.
    pub(super) to: u8,
    pub(super) piece: char,
    pub(super) captured: Option<char>,
    pub(super) promotion: Option<char>,
    pub(super) en_passant: bool,
    pub(super) rook_from: Option<u8>,
    pub(super) rook_to: Option<u8>,
    pub(super) check: bool,
}

impl MoveEffect {
    /// What a step did, if it is a legal move.
    pub(super) fn of(document: &script::Script, step: usize) -> Option<Self> {
        let (before, played) = document.played(step)?;
        let letter = |role| Piece::new(before.turn(), role).char();
        let castle = played.castle_squares();
        Some(Self {
            from: index(played.from()),
            to: index(castle.map_or(played.to(), |(king, _)| king)),
            piece: letter(played.role().unwrap_or(Role::Pawn)),
            captured: played.captured(before.board()).map(|role| Piece::new(!before.turn(), role).char()),
            promotion: played.promotion().map(letter),
            en_passant: played.is_en_passant(),
            rook_from: castle.map(|_| index(played.to())),
            rook_to: castle.map(|(_, rook)| index(rook)),
            check: before.play_unchecked(played).is_check(),
        })
    }
}

/// 64 FEN letters from a1 to h8, with a dot where nothing stands and a question mark where text does that is no piece.
pub(super) fn board_of(state: &ScriptState) -> impl Iterator<Item = char> {
    Square::all().map(|square| match state.sheet().get(square) {
        Some(script::Content::Piece(piece)) => piece.char(),
        Some(script::Content::Text(_)) => '?',
        None => '.',
    })
}

/// Where the king stands that is in check, if it is.
pub(super) fn checked_king(state: &ScriptState) -> Option<u8> {
    let position = state.position()?;
    position.is_check().then(|| index(position.king(position.turn())))
}
