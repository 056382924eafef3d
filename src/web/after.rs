//! What a document is like after so many of its steps: the board, the FEN, whose turn it is, how the game stands, what the
//! last step did.
//!
//! In: a number of steps, and no more than that. Out: texts and numbers; nothing here changes the document. What the page
//! shows of a step is one text, since each question would find the place anew.

use super::JsDocument;
use super::error::{Failure, failure};
use super::play::standing;
use super::square::index;
use crate::board::{Piece, Role, Square};
use crate::game::End;
use crate::notation::diagram::{self, DiagramStyle};
use crate::script::{self, ScriptState, StepKind};
use wasm_bindgen::prelude::wasm_bindgen;

/// What one move did: enough to draw it and to say it.
pub(super) struct Deed {
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

impl Deed {
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

    fn push_to(&self, text: &mut String) {
        for number in [Some(self.from), Some(self.to), self.rook_from, self.rook_to] {
            push_number(text, number);
            text.push(' ');
        }
        for letter in [Some(self.piece), self.captured, self.promotion] {
            text.extend(letter);
            text.push(' ');
        }
        text.push_str(if self.en_passant { "e " } else { " " });
        text.push_str(if self.check { "+" } else { "" });
    }
}

fn push_number(text: &mut String, number: Option<u8>) {
    if let Some(number) = number {
        text.push_str(&number.to_string());
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

/// What is there after so many steps.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// All that there is to show after so many steps, a line each: the board, 64 FEN letters from a1 to h8 with a dot
    /// where nothing stands and a question mark where text does that is no piece; `w` or `b`, who moves, with an `o`
    /// behind it where that was only inferred; where the king stands that is in check; the FEN; how the game has ended
    /// that was played since the last free step; `w` or `b`, who has won; the draws that may be claimed, with spaces
    /// between; what the last step did that did anything, if it was a legal move: from, to, the rook's from and to, the
    /// letters of the piece, of what it took and what it became, `e` for a capture in passing, `+` for check, with spaces
    /// between; then why the position is not legal, a line for each reason.
    ///
    /// ```js
    /// const lines = new Document(undefined, 'e2e4, d7d5, e4d5').after(3).split('\n');
    /// lines[0].slice(32, 40); // '...P....'
    /// lines.slice(1, 3); // ['b', '']
    /// lines[7]; // '28 35   P p   '
    /// ```
    #[must_use]
    pub fn after(&self, steps: usize) -> String {
        let document = &self.0;
        let state = document.state(steps);
        let mut text: String = board_of(&state).collect();
        text.push('\n');
        text.push(state.turn().char());
        text.push_str(if state.turn_is_open() { "o\n" } else { "\n" });
        push_number(&mut text, checked_king(&state));
        text.push('\n');
        text.push_str(&state.fen());
        text.push('\n');
        let (end, claims) = standing(document, steps);
        text.push_str(end.map_or("", End::code));
        text.push('\n');
        text.extend(end.and_then(End::winner).map(|color| color.char()));
        text.push('\n');
        for (number, claim) in claims.into_iter().enumerate() {
            text.push_str(if number > 0 { " " } else { "" });
            text.push_str(End::Claimed(claim).code());
        }
        text.push('\n');
        let does = |&step: &usize| document.step(step).is_some_and(|step| step.kind != StepKind::Ignored);
        let last = (0..steps.min(document.steps())).rev().find(does);
        if let Some(deed) = last.and_then(|step| Deed::of(document, step)) {
            deed.push_to(&mut text);
        }
        for reason in state.reasons() {
            text.push('\n');
            text.push_str(&reason);
        }
        text
    }

    /// The board as text: `unicode`, `letters` or `boxed`.
    ///
    /// ```js
    /// new Document().diagram(0, 'letters').split('\n')[0]; // '8 r n b q k b n r'
    /// ```
    pub fn diagram(&self, steps: usize, style: &str) -> Result<String, Failure> {
        let style = DiagramStyle::from_name(style)
            .ok_or_else(|| failure("diagram-style", "A diagram is unicode, letters or boxed."))?;
        Ok(diagram::draw(self.0.state(steps).sheet().board(), style))
    }

    /// Whether the rights to castle were only inferred, so that they can be chosen.
    ///
    /// ```js
    /// new Document(undefined, 'xh1').castlingIsOpen(1); // true
    /// ```
    #[wasm_bindgen(js_name = castlingIsOpen)]
    #[must_use]
    pub fn castling_is_open(&self, steps: usize) -> bool {
        self.0.state(steps).castling_is_open()
    }

    /// The rights to castle that these pieces may have; of two rooks on one side of a king only one.
    ///
    /// ```js
    /// new Document(undefined, 'xh1').possibleCastling(1); // 'Qkq'
    /// ```
    #[wasm_bindgen(js_name = possibleCastling)]
    #[must_use]
    pub fn possible_castling(&self, steps: usize) -> String {
        self.0.state(steps).possible_castling(self.0.start().variant)
    }
}
