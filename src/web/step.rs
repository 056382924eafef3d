//! What one move did.

use super::square::index;
use crate::board::{Piece, Role};
use crate::rules::{Move, Position};
use wasm_bindgen::prelude::wasm_bindgen;

/// What one move did: enough to draw it and to say it.
///
/// ```js
/// const step = new Document(undefined, 'e2e4, d7d5, e4d5').lastStep(3);
/// [step.from, step.to, step.piece, step.captured, step.promotion]; // [28, 35, 'P', 'p', undefined]
/// [step.enPassant, step.check]; // [false, false]
/// [step.rookFrom, step.rookTo]; // [undefined, undefined], as nobody castled
/// ```
#[wasm_bindgen]
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The square that the piece left.
    #[wasm_bindgen(readonly)]
    pub from: u8,
    /// The square where it stands now.
    #[wasm_bindgen(readonly)]
    pub to: u8,
    /// The piece that moved, as a FEN letter.
    #[wasm_bindgen(readonly)]
    pub piece: char,
    /// The piece that was taken, as a FEN letter.
    #[wasm_bindgen(readonly)]
    pub captured: Option<char>,
    /// What a pawn became, as a FEN letter.
    #[wasm_bindgen(readonly)]
    pub promotion: Option<char>,
    /// Whether a pawn was taken in passing.
    #[wasm_bindgen(readonly, js_name = enPassant)]
    pub en_passant: bool,
    /// Where the rook stood that castled.
    #[wasm_bindgen(readonly, js_name = rookFrom)]
    pub rook_from: Option<u8>,
    /// Where the rook stands that castled.
    #[wasm_bindgen(readonly, js_name = rookTo)]
    pub rook_to: Option<u8>,
    /// Whether it gave check.
    #[wasm_bindgen(readonly)]
    pub check: bool,
}

/// What a legal move takes.
pub(super) fn taken(position: &Position, played: Move) -> Option<Piece> {
    if played.is_en_passant() {
        return Some(Piece::new(!position.turn(), Role::Pawn));
    }
    position.board().piece_at(played.to()).filter(|_| !played.is_castle())
}

impl Step {
    /// A legal move, with the positions before and after it.
    pub(super) fn new(before: &Position, played: Move, after: &Position) -> Self {
        let color = before.turn();
        let letter = |role| Piece::new(color, role).char();
        let castle = played.castle_squares();
        Self {
            from: index(played.from()),
            to: index(castle.map_or(played.to(), |(king, _)| king)),
            piece: letter(played.role().unwrap_or(Role::Pawn)),
            captured: taken(before, played).map(Piece::char),
            promotion: played.promotion().map(letter),
            en_passant: played.is_en_passant(),
            rook_from: castle.map(|_| index(played.to())),
            rook_to: castle.map(|(_, rook)| index(rook)),
            check: after.is_check(),
        }
    }
}
