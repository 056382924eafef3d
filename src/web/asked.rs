//! What the page is told at once, asked one by one: only in the npm package.
//!
//! In: a number of steps, and no more than that. Out: texts and numbers; nothing here changes the document.

use super::JsDocument;
use super::after::{board_of, checked_king};
use super::error::{Failure, arguments};
use super::read::read_color;
use super::square::index;
use crate::board::{Color, Piece};
use crate::document::{Cause, Outcome, Standing};
use crate::game::End;
use crate::notation::san;
use crate::rules::MoveEffect;
use crate::script::StepKind;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What there is to say about a token.
///
/// ```js
/// const [remark] = new Script(undefined, 'e2e4, Nf6').remarks(0, 1);
/// [remark.severity, remark.code]; // ['error', 'san-move']
/// [remark.token, remark.start, remark.end]; // [1, 6, 9]
/// [remark.fix, remark.message.startsWith('Line 1')]; // ['g8f6', true]
/// [remark.args.text, remark.args.reasons[0].args.tokens]; // ['Nf6', 'g8f6']
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
    /// What the sentence speaks of, by name.
    #[wasm_bindgen(readonly)]
    pub args: JsValue,
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
/// const standing = new Script(undefined, 'f2f3, e7e5, g2g4, d8h4').standing(4);
/// [standing.end, standing.winner, standing.claims]; // ['checkmate', 'b', []]
/// ```
#[wasm_bindgen(js_name = Standing, getter_with_clone)]
#[derive(Clone, Debug, Default)]
pub struct JsStanding {
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
/// const step = new Script(undefined, 'e2e4, d7d5, e4d5').lastStep(3);
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

impl From<MoveEffect> for JsStep {
    fn from(effect: MoveEffect) -> Self {
        Self {
            from: index(effect.from),
            to: index(effect.to),
            piece: effect.piece.char(),
            captured: effect.captured.map(Piece::char),
            promotion: effect.promotion.map(Piece::char),
            en_passant: effect.is_en_passant,
            rook_from: effect.rook.map(|(from, _)| index(from)),
            rook_to: effect.rook.map(|(_, to)| index(to)),
            check: effect.is_check,
        }
    }
}

/// What is there after so many steps.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// 64 FEN letters from a1 to h8, with a dot where nothing stands and a question mark where text does that is no
    /// piece.
    ///
    /// ```js
    /// new Script(undefined, 'e2e4').board(1).slice(24, 32); // '....P...'
    /// ```
    #[must_use]
    pub fn board(&self, steps: usize) -> String {
        board_of(&self.script().state(steps)).collect()
    }

    /// The FEN.
    ///
    /// ```js
    /// new Script(undefined, 'e2e4').fen(1); // 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
    /// ```
    #[must_use]
    pub fn fen(&self, steps: usize) -> String {
        self.script().state(steps).fen()
    }

    /// `w` or `b`: who moves.
    ///
    /// ```js
    /// new Script(undefined, 'e2e4').turn(1); // 'b'
    /// ```
    #[must_use]
    pub fn turn(&self, steps: usize) -> char {
        self.script().state(steps).turn().char()
    }

    /// Whether the side to move was only inferred, so that it can be chosen.
    ///
    /// ```js
    /// new Script(undefined, 'e2e4, xd8').turnIsOpen(2); // true
    /// ```
    #[wasm_bindgen(js_name = turnIsOpen)]
    #[must_use]
    pub fn turn_is_open(&self, steps: usize) -> bool {
        self.script().state(steps).turn_is_open()
    }

    /// Whether the rights to castle were only inferred, so that they can be chosen.
    ///
    /// ```js
    /// new Script(undefined, 'xh1').castlingIsOpen(1); // true
    /// ```
    #[wasm_bindgen(js_name = castlingIsOpen)]
    #[must_use]
    pub fn castling_is_open(&self, steps: usize) -> bool {
        self.script().state(steps).castling_is_open()
    }

    /// The rights to castle that these pieces may have; of two rooks on one side of a king only one.
    ///
    /// ```js
    /// new Script(undefined, 'xh1').possibleCastling(1); // 'Qkq'
    /// ```
    #[wasm_bindgen(js_name = possibleCastling)]
    #[must_use]
    pub fn possible_castling(&self, steps: usize) -> String {
        self.script().state(steps).possible_castling(self.script().start().variant)
    }

    /// Who may castle, as the third field of a FEN has it.
    ///
    /// ```js
    /// new Script(undefined, 'xh1').castling(1); // 'Qkq'
    /// ```
    #[must_use]
    pub fn castling(&self, steps: usize) -> String {
        self.script().state(steps).castling()
    }

    /// Why this is no legal position, in sentences; none where it is one.
    ///
    /// ```js
    /// new Script(undefined, 'xe1').reasons(1).length; // 1
    /// new Script().reasons(0); // []
    /// ```
    #[must_use]
    pub fn reasons(&self, steps: usize) -> Vec<String> {
        self.script().state(steps).reasons().iter().map(ToString::to_string).collect()
    }

    /// Where the king stands that is in check, if it is.
    ///
    /// ```js
    /// new Script(undefined, 'f2f3, e7e5, g2g4, d8h4').checkedKing(4); // 4, e1
    /// ```
    #[wasm_bindgen(js_name = checkedKing)]
    #[must_use]
    pub fn checked_king(&self, steps: usize) -> Option<u8> {
        checked_king(&self.script().state(steps))
    }

    /// What the last of so many steps did, if it is a legal move.
    ///
    /// ```js
    /// new Script(undefined, 'e2e4').lastStep(1)?.piece; // 'P'
    /// ```
    #[wasm_bindgen(js_name = lastStep)]
    #[must_use]
    pub fn last_step(&self, steps: usize) -> Option<JsStep> {
        let (before, played) = self.script().played(steps.checked_sub(1)?)?;
        Some(before.effect(played).into())
    }

    /// How the game stands that was played since the last free step.
    ///
    /// ```js
    /// new Script('7k/8/8/8/8/8/8/7K w - - 0 1').standing(0).end; // 'insufficient'
    /// ```
    #[must_use]
    pub fn standing(&self, steps: usize) -> JsStanding {
        let Standing { end, claims } = Standing::by_rules(self.script(), steps);
        JsStanding {
            end: end.and_then(Outcome::code).map(str::to_owned),
            winner: end.and_then(|end| end.result.winner()).map(Color::char),
            claims: claims.into_iter().map(|claim| End::Claimed(claim).code().to_owned()).collect(),
        }
    }

    /// So many of the remarks, from one on, in the order of the text.
    ///
    /// ```js
    /// new Script(undefined, 'e2e4, Nf6').remarks(0, 5).map((remark) => remark.fix); // ['g8f6']
    /// ```
    #[must_use]
    pub fn remarks(&self, from: usize, most: usize) -> Vec<Remark> {
        let all = self.script().diagnostics().skip(from).take(most);
        all.map(|one| Remark {
            token: one.token,
            start: one.diagnostic.span.map_or(0, |span| span.start),
            end: one.diagnostic.span.map_or(0, |span| span.end),
            severity: one.severity().name().to_owned(),
            code: one.code().to_owned(),
            args: arguments(&one.diagnostic),
            message: one.to_string(),
            fix: one.diagnostic.fix,
        })
        .collect()
    }

    /// A line for each step. A legal move has its number, `w` or `b`, a space and its SAN; a free step `+` and its token;
    /// a step that changes nothing `-` and its token, in which a line break is a space. Only those from a step on, if one
    /// is given.
    ///
    /// ```js
    /// const script = new Script(undefined, 'e2e4, xd8, hello');
    /// script.line(); // '1w e4\n+xd8\n-hello'
    /// script.line(2); // '-hello'
    /// ```
    #[must_use]
    pub fn line(&self, from: Option<usize>) -> String {
        let mut lines = String::new();
        for (number, (step, state)) in self.script().walk_from(from.unwrap_or(0)).enumerate() {
            if number > 0 {
                lines.push('\n');
            }
            if let StepKind::Legal(played) = step.kind
                && let Some(position) = state.position_before(played)
            {
                lines.push_str(&position.fullmove_number().to_string());
                lines.push(position.turn().char());
                lines.push(' ');
                lines.push_str(&san::write(&position, played));
            } else {
                lines.push(if step.kind == StepKind::Ignored { '-' } else { '+' });
                let text = self.script().token(step.tokens.start).map_or("", |token| token.text);
                // A comment may go over several lines, and in the spreadsheet any token.
                for char in text.chars() {
                    lines.push(if char == '\n' { ' ' } else { char });
                }
            }
        }
        lines
    }

    /// How a game ends in which the time of a side is up: `time-w` or `time-b` if it has lost, `time` if the other side
    /// could never mate, which is a draw.
    ///
    /// ```js
    /// new Script().timeOut(0, 'w'); // 'time-w'
    /// new Script('7k/8/8/8/8/8/8/6QK w - - 0 1').timeOut(0, 'w'); // 'time'
    /// ```
    #[wasm_bindgen(js_name = timeOut)]
    pub fn time_out(&self, steps: usize, turn: char) -> Result<String, Failure> {
        let cause = Cause::Time(read_color(turn)?);
        let outcome = Outcome::given(cause.code(), self.script().state(steps).sheet().board());
        Ok(outcome.and_then(Outcome::code).unwrap_or_default().to_owned())
    }

    /// The script of a text that is plainly the movetext of a game, comments, variations and all; `fixAll` puts it in
    /// the place of the text.
    ///
    /// ```js
    /// new Script(undefined, '1. e4 e5 2. Nf3').movetext; // '1. e2e4 e7e5 2. g1f3'
    /// ```
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn movetext(&self) -> Option<String> {
        self.script().movetext()
    }

    /// How many remarks there are.
    ///
    /// ```js
    /// new Script(undefined, 'e2e4, Nf6').remarkCount; // 1
    /// ```
    #[wasm_bindgen(getter, js_name = remarkCount)]
    #[must_use]
    pub fn remark_count(&self) -> usize {
        self.script().diagnostic_count()
    }
}
