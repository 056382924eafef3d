//! A script: a start and a text, and everything that follows from them.
//!
//! In: edits of the text. Out: tokens, steps, boards, diagnostics, SAN, FEN, PGN. What was before an edit a
//! [`Document`](crate::document::Document) knows.

use super::Mode;
use super::diagnostic::DiagnosticKind;
use super::lexer::TextPlace;
use super::line::{SavedState, StepRecord, TextEdit, TokenRecord};
use super::sheet::Meaning;
use super::start::Start;
use super::state::{ScriptState, StepKind};
use crate::board::Square;
use crate::diagnostic::{Argument, Diagnostic, diagnostics, sentences};
use crate::game::Game;
use crate::notation::pgn::PgnGame;
use crate::notation::text::after;
use crate::notation::{MoveError, san};
use crate::rules::{Move, Position};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// A start and a text, read as tokens.
///
/// ```
/// use gridmate::script::{Script, Start, StepKind};
/// let mut script = Script::new(Start::default(), "e2e4, e7e5")?;
/// script.edit(10..10, ", g1f3")?;
/// assert_eq!(script.steps(), 3);
/// assert_eq!(script.san(2).as_deref(), Some("Nf3"));
/// # Ok::<(), gridmate::script::EditError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Script {
    pub(super) start: Start,
    pub(super) mode: Mode,
    pub(super) text: String,
    pub(super) tokens: Vec<TokenRecord>,
    pub(super) steps: Vec<StepRecord>,
    /// In order; the first is the start.
    pub(super) kept: Vec<SavedState>,
    /// What follows the last token has something that the spreadsheet does not take as a separator.
    pub(super) odd_end: bool,
}

/// A token of a script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptToken<'a> {
    /// Its text.
    pub text: &'a str,
    /// Where it starts.
    pub start: TextPlace,
    /// Where it ends.
    pub end: TextPlace,
    /// What it does.
    pub meaning: Meaning,
    /// What there is to say about it; [`Script::diagnostic`] says it.
    pub diagnostic: Option<DiagnosticKind>,
}

/// A step of a script: the tokens of one move, or a single one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its tokens.
    pub tokens: Range<usize>,
    /// What it is.
    pub kind: StepKind,
}

/// A script without tokens, from the start of a standard game, in friendly mode.
///
/// ```
/// use gridmate::script::Script;
/// assert_eq!((Script::default().text(), Script::default().steps()), ("", 0));
/// ```
impl Default for Script {
    fn default() -> Self {
        let start = Start::default();
        Self::empty(start, Mode::Friendly, ScriptState::from(&start))
    }
}

impl Script {
    /// A script in friendly mode.
    pub fn new(start: Start, text: &str) -> Result<Self, EditError> {
        Self::open(start, Mode::Friendly, text)
    }

    /// A script in either mode; it fails if the text is too long.
    pub fn open(start: Start, mode: Mode, text: &str) -> Result<Self, EditError> {
        if text.len() > mode.longest() {
            return Err(EditError::TooLong(mode.longest()));
        }
        let mut script = Self::empty(start, mode, ScriptState::from(&start));
        script.replace(0..0, text);
        Ok(script)
    }

    /// Where it starts.
    #[must_use]
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// How its tokens are read.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The script.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How many tokens it has.
    #[must_use]
    pub fn tokens(&self) -> usize {
        self.tokens.len()
    }

    /// One of its tokens.
    #[must_use]
    pub fn token(&self, index: usize) -> Option<ScriptToken<'_>> {
        let token = self.tokens.get(index)?;
        let text = self.token_text(token);
        let start = token.span.start;
        Some(ScriptToken {
            text,
            start,
            end: start.after(text),
            meaning: token.meaning,
            diagnostic: token.diagnostic(),
        })
    }

    /// The token that holds or last precedes a place in the text, given in UTF-16 units, as text boxes say where the
    /// caret is.
    #[must_use]
    pub fn token_at(&self, utf16: u32) -> Option<usize> {
        self.tokens.partition_point(|token| token.span.start.utf16 <= utf16).checked_sub(1)
    }

    /// How many steps its tokens make.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// One of its steps.
    #[must_use]
    pub fn step(&self, index: usize) -> Option<Step> {
        let step = self.steps.get(index)?;
        Some(Step { tokens: self.step_tokens(index), kind: step.kind })
    }

    /// The legal move of a step, with the position before it.
    #[must_use]
    pub fn played(&self, step: usize) -> Option<(Position, Move)> {
        let StepKind::Legal(played) = self.steps.get(step)?.kind else { return None };
        Some((self.state(step).position_before(played)?, played))
    }

    /// The text of a step's legal move.
    #[must_use]
    pub fn san(&self, step: usize) -> Option<String> {
        self.played(step).map(|(position, played)| san::write(&position, played))
    }

    /// Replaces a part of the text, given in bytes; returns from which token on anything may have changed. The tokens
    /// before it, their steps, the states before those and all that there is to say of them are as they were.
    ///
    /// ```
    /// use gridmate::script::{Script, Start};
    /// let mut script = Script::new(Start::default(), &"g1f3, g8f6, f3g1, f6g8, ".repeat(9))?;
    /// let end = script.text().len();
    /// let first = script.edit(end..end, "e2e4")?;
    /// assert!(first > 30 && script.step_of(first) > 30);
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn edit(&mut self, range: Range<usize>, with: &str) -> Result<usize, EditError> {
        if self.text().get(range.clone()) == Some(with) {
            return Ok(self.tokens());
        }
        self.rewrite(range, with).map(|edit| edit.first)
    }

    /// Makes the text another; only the part that differs is taken anew. Returns the same as [`Script::edit`].
    pub fn set_text(&mut self, text: &str) -> Result<usize, EditError> {
        let (range, with) = difference(self.text(), text);
        self.edit(range, with)
    }

    /// Shows another line, with another text from a byte on; only the part of it that differs is taken anew.
    pub(crate) fn show(&mut self, start: Start, mode: Mode, from: usize, text: &str) {
        if (self.start, self.mode) == (start, mode) {
            let (range, with) = difference(after(&self.text, from), text);
            self.replace(from + range.start..from + range.end, with);
        } else {
            *self = Self::empty(start, mode, ScriptState::from(&start));
            self.replace(0..0, text);
        }
    }

    /// Replaces a part of the text, given in bytes; returns how far that reaches.
    pub(crate) fn rewrite(&mut self, range: Range<usize>, with: &str) -> Result<TextEdit, EditError> {
        let removed = self.text().get(range.clone()).ok_or(EditError::OutOfRange)?.len();
        let limit = self.mode().longest();
        if self.text().len() - removed + with.len() > limit {
            return Err(EditError::TooLong(limit));
        }
        Ok(self.replace(range, with))
    }

    /// The game of the first steps, if all of them are legal moves; ignored tokens are passed over.
    ///
    /// ```
    /// use gridmate::notation::pgn;
    /// use gridmate::script::{Script, Start};
    /// let script = Script::new(Start::default(), "f2f3, e7e5, g2g4, d8h4")?;
    /// assert!(pgn::write(&script.game(4).unwrap()).ends_with("1. f3 e5 2. g4 Qh4# 0-1\n"));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn game(&self, steps: usize) -> Result<PgnGame, ScriptGameError> {
        let start = match self.start.setup.position() {
            Ok(position) => position,
            Err(illegal) => {
                return Err(ScriptGameError::Start(illegal.errors().iter().map(Diagnostic::from).collect()));
            }
        };
        let mut game = Game::new(start, self.start.variant_of(&start));
        for (index, step) in self.steps.iter().take(steps).enumerate() {
            match step.kind {
                StepKind::Legal(played) => game.play_on(played).map_err(|_| ScriptGameError::Moves)?,
                StepKind::Ignored => {}
                StepKind::Free => {
                    let token = self.tokens.get(step.token as usize);
                    let text = token.map_or("", |token| self.token_text(token));
                    return Err(ScriptGameError::Step(index + 1, text.to_owned()));
                }
            }
        }
        Ok(PgnGame::of(&game))
    }
}

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

/// The part of a text, in bytes, in which another differs from it, and what stands there in the other.
pub(crate) fn difference<'t>(old: &str, text: &'t str) -> (Range<usize>, &'t str) {
    let same = old.bytes().zip(text.bytes()).take_while(|(one, other)| one == other).count();
    let head = old.floor_char_boundary(same).min(text.floor_char_boundary(same));
    let rest = old.len().min(text.len()) - head;
    let same = old.bytes().rev().zip(text.bytes().rev()).take(rest).take_while(|(one, other)| one == other).count();
    let starts = (old.ceil_char_boundary(old.len() - same), text.ceil_char_boundary(text.len() - same));
    let tail = (old.len() - starts.0).min(text.len() - starts.1);
    (head..old.len() - tail, text.get(head..text.len() - tail).unwrap_or_default())
}
