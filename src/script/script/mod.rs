//! A script: a start and a text, and everything that follows from them.
//!
//! In: edits of the text. Out: tokens, steps, boards, diagnostics, SAN, FEN, PGN. What was before an edit a
//! [`Document`](crate::document::Document) knows.

mod board_edit;
mod error;
mod movetext;

use super::Mode;
use super::diagnostic::DiagnosticKind;
use super::explain::{self, TokenDiagnostic};
use super::fix;
use super::lexer::TextPlace;
use super::line::{TextEdit, TokenLine};
use super::sheet::{Meaning, Sheet};
use super::start::Start;
use super::state::{ScriptState, StepKind};
use crate::diagnostic::Diagnostic;
use crate::game;
use crate::notation::pgn::PgnGame;
use crate::notation::san;
use crate::rules::{Move, Position, Variant};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

pub use super::fix::Fixes;
pub use board_edit::BoardEdit;
pub use error::{EditError, ScriptGameError};

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
    start: Start,
    line: TokenLine,
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
        Self { start, line: TokenLine::new(&start, Mode::Friendly, "") }
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
        Ok(Self { start, line: TokenLine::new(&start, mode, text) })
    }

    /// Where it starts.
    #[must_use]
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// How its tokens are read.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.line.mode()
    }

    /// The script.
    #[must_use]
    pub fn text(&self) -> &str {
        self.line.text()
    }

    /// How many tokens it has.
    #[must_use]
    pub fn tokens(&self) -> usize {
        self.line.tokens().len()
    }

    /// One of its tokens.
    #[must_use]
    pub fn token(&self, index: usize) -> Option<ScriptToken<'_>> {
        let token = self.line.tokens().get(index)?;
        let text = self.line.token_text(token);
        let start = token.span.start;
        Some(ScriptToken {
            text,
            start,
            end: start.after(text),
            meaning: token.meaning,
            diagnostic: token.diagnostic(),
        })
    }

    /// The token that holds or last precedes a place in the text, given in UTF-16 units, as text boxes tell where the
    /// caret is.
    #[must_use]
    pub fn token_at(&self, utf16: u32) -> Option<usize> {
        self.line.tokens().partition_point(|token| token.span.start.utf16 <= utf16).checked_sub(1)
    }

    /// How many steps its tokens make.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.line.steps().len()
    }

    /// One of its steps.
    #[must_use]
    pub fn step(&self, index: usize) -> Option<Step> {
        let step = self.line.steps().get(index)?;
        Some(Step { tokens: self.line.step_tokens(index), kind: step.kind })
    }

    /// The step that a token belongs to.
    #[must_use]
    pub fn step_of(&self, token: usize) -> usize {
        self.line.step_of(token)
    }

    /// The state after `steps` steps: 0 is the start, and a number beyond the end is the end.
    #[must_use]
    pub fn state(&self, steps: usize) -> ScriptState {
        self.line.state(steps)
    }

    /// Each step with the state before it, in one go.
    pub fn walk(&self) -> impl Iterator<Item = (Step, ScriptState)> + '_ {
        self.walk_from(0)
    }

    /// Each step from one on, with the state before it, in one go.
    pub fn walk_from(&self, step: usize) -> impl Iterator<Item = (Step, ScriptState)> + '_ {
        self.line.walk(step).filter_map(|(index, state)| Some((self.step(index)?, state)))
    }

    /// The cells after each token, from the first.
    pub fn sheets(&self) -> impl Iterator<Item = Sheet> + '_ {
        self.line.sheets()
    }

    /// The legal move of a step, with the position before it.
    #[must_use]
    pub fn played(&self, step: usize) -> Option<(Position, Move)> {
        let StepKind::Legal(played) = self.line.steps().get(step)?.kind else { return None };
        Some((self.line.state(step).position_before(played)?, played))
    }

    /// The text of a step's legal move.
    #[must_use]
    pub fn san(&self, step: usize) -> Option<String> {
        self.played(step).map(|(position, played)| san::write(&position, played))
    }

    /// What there is to say about a token.
    #[must_use]
    pub fn diagnostic(&self, token: usize) -> Option<TokenDiagnostic> {
        explain::diagnose(&self.line, token)
    }

    /// All that there is to say, in the order of the text; each sentence is made when it is reached.
    pub fn diagnostics(&self) -> impl Iterator<Item = TokenDiagnostic> + '_ {
        let tokens = (0..=self.tokens()).filter(|&token| explain::has_diagnostic(&self.line, token));
        tokens.filter_map(|token| explain::diagnose(&self.line, token).or_else(|| explain::diagnose_end(&self.line)))
    }

    /// How many diagnostics there are.
    #[must_use]
    pub fn diagnostic_count(&self) -> usize {
        (0..=self.tokens()).filter(|&token| explain::has_diagnostic(&self.line, token)).count()
    }

    /// Replaces a part of the text, given in bytes; tells from which token on anything may have changed. The tokens
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

    /// Makes the text another; only the part that differs is taken anew. Tells the same as [`Script::edit`].
    pub fn set_text(&mut self, text: &str) -> Result<usize, EditError> {
        let (range, with) = difference(self.text(), text);
        self.edit(range, with)
    }

    /// Shows another line, with another text from a byte on; only the part of it that differs is taken anew.
    pub(crate) fn show(&mut self, start: Start, mode: Mode, from: usize, text: &str) {
        if (self.start, self.mode()) == (start, mode) {
            let (range, with) = difference(self.text().get(from..).unwrap_or_default(), text);
            self.line.edit(from + range.start..from + range.end, with);
        } else {
            self.start = start;
            self.line = TokenLine::new(&start, mode, text);
        }
    }

    /// Replaces a part of the text, given in bytes; tells how far that reaches.
    pub(crate) fn rewrite(&mut self, range: Range<usize>, with: &str) -> Result<TextEdit, EditError> {
        let removed = self.text().get(range.clone()).ok_or(EditError::OutOfRange)?.len();
        let limit = self.mode().longest();
        if self.text().len() - removed + with.len() > limit {
            return Err(EditError::TooLong(limit));
        }
        Ok(self.line.edit(range, with))
    }

    /// Puts the fix of a token in its place; tells whether it has one. That of a separator is put wherever there is one of
    /// its kind, of which only the first is told.
    pub fn fix(&mut self, token: usize) -> Result<bool, EditError> {
        let last = || explain::diagnose_end(&self.line).filter(|diagnostic| diagnostic.token == token);
        let Some(diagnostic) = self.diagnostic(token).or_else(last) else { return Ok(false) };
        let Some(fix) = diagnostic.diagnostic.fix else { return Ok(false) };
        if diagnostic.kind == DiagnosticKind::OddGap {
            return self.set_text(&explain::without_gaps_like(&self.line, &diagnostic.text)).map(|_| true);
        }
        self.edit(diagnostic.range, &fix)?;
        Ok(true)
    }

    /// Puts everything right that has a fix, and leaves out what does nothing: there is nothing to say of what is left,
    /// and the spreadsheet shows the same board. Of a long text with many brackets that are not closed, what is behind the
    /// last of them stays as it is. Tells how many tokens and separators were put right.
    ///
    /// ```
    /// use gridmate::script::{Script, Fixes, Start};
    /// let mut script = Script::new(Start::default(), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O oops")?;
    /// assert_eq!(script.fix_all()?, Fixes { rewritten: 7, removed: 1, separators: 0 });
    /// assert_eq!(script.text(), "1. e2e4 e7e5 2. g1f3 b8c6 3. f1b5 a7a6 4. e1g1, h1f1");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn fix_all(&mut self) -> Result<Fixes, EditError> {
        let (text, fixes) = fix::fix_all(&self.line);
        self.set_text(&text).map(|_| fixes)
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
        let mut moves = Vec::new();
        for (index, step) in self.line.steps().iter().take(steps).enumerate() {
            match step.kind {
                StepKind::Legal(played) => moves.push(played),
                StepKind::Ignored => {}
                StepKind::Free => {
                    let token = self.line.tokens().get(step.token as usize);
                    let text = token.map_or("", |token| self.line.token_text(token));
                    return Err(ScriptGameError::Step(index + 1, text.to_owned()));
                }
            }
        }
        let standard = self.start.variant == Variant::Standard && start.is_standard();
        let variant = if standard { Variant::Standard } else { Variant::Chess960 };
        let mut game = game::Game::new(start, variant);
        for played in moves {
            game.play_on(played).map_err(|_| ScriptGameError::Moves)?;
        }
        Ok(PgnGame::of(&game))
    }
}

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
