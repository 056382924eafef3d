//! What the page is told at once, asked one by one: only in the npm package.
//!
//! In: a number of steps, and no more than that. Out: texts and numbers; nothing here changes the document.

use super::JsDocument;
use super::after::{Deed, board_of, checked_king};
use super::play::standing;
use crate::game::End;
use wasm_bindgen::prelude::wasm_bindgen;

/// What there is to say about a token.
///
/// ```js
/// const [remark] = new Document(undefined, 'e2e4, Nf6').remarks(0, 1);
/// [remark.severity, remark.code]; // ['error', 'san-move']
/// [remark.token, remark.start, remark.end]; // [1, 6, 9]
/// [remark.fix, remark.message.startsWith('Line 1')]; // ['g8f6', true]
/// ```
#[wasm_bindgen(getter_with_clone)]
#[derive(Clone, Debug)]
pub struct Remark {
    /// The token, counted from 0.
    #[wasm_bindgen(readonly)]
    pub token: usize,
    /// Where the text starts that it is about.
    #[wasm_bindgen(readonly)]
    pub start: u32,
    /// Where that text ends.
    #[wasm_bindgen(readonly)]
    pub end: u32,
    /// `info`, `warning` or `error`.
    #[wasm_bindgen(readonly)]
    pub severity: String,
    /// A stable name.
    #[wasm_bindgen(readonly)]
    pub code: String,
    /// The whole sentence, with line and column.
    #[wasm_bindgen(readonly)]
    pub message: String,
    /// What to write instead, if anything is known.
    #[wasm_bindgen(readonly)]
    pub fix: Option<String>,
}

/// How the game stands.
///
/// ```js
/// const standing = new Document(undefined, 'f2f3, e7e5, g2g4, d8h4').standing(4);
/// [standing.end, standing.winner, standing.claims]; // ['checkmate', 'b', []]
/// ```
#[wasm_bindgen(getter_with_clone)]
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// How it has ended, if it has: `checkmate`, `stalemate`, `insufficient`, `fivefold` or `seventyfive`.
    #[wasm_bindgen(readonly)]
    pub end: Option<String>,
    /// `w` or `b`: who has won, if anybody has.
    #[wasm_bindgen(readonly)]
    pub winner: Option<char>,
    /// The draws that may be claimed now: `threefold`, `fifty`.
    #[wasm_bindgen(readonly)]
    pub claims: Vec<String>,
}

/// What one move did: enough to draw it and to say it.
///
/// ```js
/// const step = new Document(undefined, 'e2e4, d7d5, e4d5').lastStep(3);
/// [step.from, step.to, step.piece, step.captured, step.promotion]; // [28, 35, 'P', 'p', undefined]
/// [step.enPassant, step.check]; // [false, false]
/// [step.rookFrom, step.rookTo]; // [undefined, undefined], as nobody castled
/// ```
#[wasm_bindgen(js_name = Step)]
#[derive(Clone, Copy, Debug)]
pub struct JsStep {
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

impl From<Deed> for JsStep {
    fn from(deed: Deed) -> Self {
        let Deed { from, to, piece, captured, promotion, en_passant, rook_from, rook_to, check } = deed;
        Self { from, to, piece, captured, promotion, en_passant, rook_from, rook_to, check }
    }
}

/// What is there after so many steps.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// 64 FEN letters from a1 to h8, with a dot where nothing stands and a question mark where text does that is no
    /// piece.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4').board(1).slice(24, 32); // '....P...'
    /// ```
    #[must_use]
    pub fn board(&self, steps: usize) -> String {
        board_of(&self.0.state(steps)).collect()
    }

    /// The FEN.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4').fen(1); // 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
    /// ```
    #[must_use]
    pub fn fen(&self, steps: usize) -> String {
        self.0.state(steps).fen()
    }

    /// `w` or `b`: who moves.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4').turn(1); // 'b'
    /// ```
    #[must_use]
    pub fn turn(&self, steps: usize) -> char {
        self.0.state(steps).turn().char()
    }

    /// Whether the side to move was only inferred, so that it can be chosen.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4, xd8').turnIsOpen(2); // true
    /// ```
    #[wasm_bindgen(js_name = turnIsOpen)]
    #[must_use]
    pub fn turn_is_open(&self, steps: usize) -> bool {
        self.0.state(steps).turn_is_open()
    }

    /// Who may castle, as the third field of a FEN has it.
    ///
    /// ```js
    /// new Document(undefined, 'xh1').castling(1); // 'Qkq'
    /// ```
    #[must_use]
    pub fn castling(&self, steps: usize) -> String {
        self.0.state(steps).castling()
    }

    /// Why this is no legal position, in sentences; none where it is one.
    ///
    /// ```js
    /// new Document(undefined, 'xe1').reasons(1).length; // 1
    /// new Document().reasons(0); // []
    /// ```
    #[must_use]
    pub fn reasons(&self, steps: usize) -> Vec<String> {
        self.0.state(steps).reasons()
    }

    /// Where the king stands that is in check, if it is.
    ///
    /// ```js
    /// new Document(undefined, 'f2f3, e7e5, g2g4, d8h4').checkedKing(4); // 4, e1
    /// ```
    #[wasm_bindgen(js_name = checkedKing)]
    #[must_use]
    pub fn checked_king(&self, steps: usize) -> Option<u8> {
        checked_king(&self.0.state(steps))
    }

    /// What the last of so many steps did, if it is a legal move.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4').lastStep(1)?.piece; // 'P'
    /// ```
    #[wasm_bindgen(js_name = lastStep)]
    #[must_use]
    pub fn last_step(&self, steps: usize) -> Option<JsStep> {
        Deed::of(&self.0, steps.checked_sub(1)?).map(JsStep::from)
    }

    /// How the game stands that was played since the last free step.
    ///
    /// ```js
    /// new Document('7k/8/8/8/8/8/8/7K w - - 0 1').standing(0).end; // 'insufficient'
    /// ```
    #[must_use]
    pub fn standing(&self, steps: usize) -> Standing {
        let (end, claims) = standing(&self.0, steps);
        Standing {
            end: end.map(|end| end.code().to_owned()),
            winner: end.and_then(End::winner).map(|color| color.char()),
            claims: claims.into_iter().map(|claim| End::Claimed(claim).code().to_owned()).collect(),
        }
    }

    /// So many of the remarks, from one on, in the order of the text.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4, Nf6').remarks(0, 5).map((remark) => remark.fix); // ['g8f6']
    /// ```
    #[must_use]
    pub fn remarks(&self, from: usize, most: usize) -> Vec<Remark> {
        let told = self.0.diagnostics().skip(from).take(most);
        told.map(|told| Remark {
            token: told.token,
            start: told.start.utf16,
            end: told.end.utf16,
            severity: told.severity().name().to_owned(),
            code: told.code().to_owned(),
            message: told.to_string(),
            fix: told.fix,
        })
        .collect()
    }
}
