//! The tokens of a text and the steps they make, kept up to date edit by edit.
//!
//! In: a start, a mode, a text and its edits. Out: tokens, steps, and the state after any of them. An edit cuts the
//! text anew only where it changed, and takes steps anew only from there to where the line is as it was; states are
//! kept every [`STRIDE`] steps, and those between are found again from there.

use super::diagnostic::DiagnosticKind;
use super::friendly::{self, Reading};
use super::lexer::Ending;
use super::lexer::{TextPlace, TokenLexer, TokenSpan};
use super::recognise::LONGEST_RUN;
use super::script::{Script, Step};
use super::sheet::{Meaning, Sheet};
use super::state::{ScriptState, StepKind, Taken};
use super::write::{GAP, push_gap};
use super::{Mode, Start};
use crate::notation::text::between;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

/// How many steps lie between two states that are kept.
const STRIDE: usize = 64;

/// A token as it is kept.
#[derive(Clone, Copy, Debug)]
pub(super) struct TokenRecord {
    pub(super) span: TokenSpan,
    pub(super) meaning: Meaning,
    /// What its text says.
    pub(super) diagnostic: Option<DiagnosticKind>,
    /// What the board says.
    pub(super) found: Option<DiagnosticKind>,
}

impl TokenRecord {
    pub(super) const fn start(&self) -> usize {
        self.span.start.byte as usize
    }

    pub(super) const fn end(&self) -> usize {
        (self.span.start.byte + self.span.len) as usize
    }

    /// Whether it may be a choice of what a free step leaves open.
    const fn chooses(&self) -> bool {
        matches!(self.meaning, Meaning::Nothing) && self.diagnostic.is_none()
    }

    /// What there is to say: of several things the gravest, and of those what the board says.
    pub(super) fn diagnostic(&self) -> Option<DiagnosticKind> {
        let gap = self.span.odd_gap.then_some(DiagnosticKind::OddGap);
        let all = [gap, self.diagnostic, self.found];
        all.into_iter().flatten().max_by_key(|diagnostic| diagnostic.severity())
    }
}

/// A step as it is kept.
#[derive(Clone, Copy, Debug)]
pub(super) struct StepRecord {
    /// Its first token.
    pub(super) token: u32,
    pub(super) kind: StepKind,
}

/// A state that is kept: the one before a step.
#[derive(Clone, Debug)]
pub(super) struct SavedState {
    step: usize,
    token: usize,
    state: ScriptState,
}

/// How far an edit reaches.
pub(crate) struct TextEdit {
    /// The first token of which anything may have changed, its step and what there is to say of it included.
    pub(crate) first: usize,
    /// The number of tokens at the end that are the same words as before; what they mean may have changed.
    pub(crate) unmoved: usize,
}

impl Script {
    /// A script without tokens; its first state need not be that of its start.
    pub(super) fn empty(start: Start, mode: Mode, state: ScriptState) -> Self {
        let kept = vec![SavedState { step: 0, token: 0, state }];
        Self { start, mode, text: String::new(), tokens: Vec::new(), steps: Vec::new(), kept, odd_end: false }
    }

    /// These tokens behind a state in the middle of a script from a start, as a variation is; they are its tokens, even
    /// where a text would be cut otherwise.
    pub(crate) fn of_tokens(start: Start, mode: Mode, state: &ScriptState, tokens: &[&str]) -> Self {
        let mut script = Self::empty(start, mode, state.clone());
        let mut end = TextPlace::START;
        for text in tokens {
            let start = if script.text.is_empty() { end } else { end.after(GAP) };
            push_gap(&mut script.text);
            script.text.push_str(text);
            end = start.after(text);
            let Reading { meaning, diagnostic } = friendly::read_as(text, mode);
            let span = TokenSpan { start, len: text.len() as u32, odd_gap: false };
            script.tokens.push(TokenRecord { span, meaning, diagnostic, found: None });
        }
        script.recount(0, script.tokens.len(), 0);
        script
    }

    pub(super) fn token_text(&self, token: &TokenRecord) -> &str {
        between(&self.text, token.start(), token.end())
    }

    /// Whether odd characters follow the last token.
    pub(super) fn has_odd_end(&self) -> bool {
        self.odd_end && !self.tokens.is_empty()
    }

    /// The tokens of a step.
    pub(super) fn step_tokens(&self, step: usize) -> Range<usize> {
        let first = |step: usize| self.steps.get(step).map_or(self.tokens.len(), |step| step.token as usize);
        first(step)..first(step + 1)
    }

    /// The step that a token belongs to; for one behind the last the number of steps.
    #[must_use]
    pub fn step_of(&self, token: usize) -> usize {
        if token >= self.tokens.len() {
            return self.steps.len();
        }
        self.steps.partition_point(|step| step.token as usize <= token).saturating_sub(1)
    }

    /// The state after `steps` steps: 0 is the start, and a number beyond the end is the end.
    #[must_use]
    pub fn state(&self, steps: usize) -> ScriptState {
        let steps = steps.min(self.steps.len());
        let from = self.kept.partition_point(|kept| kept.step <= steps).saturating_sub(1);
        let Some(kept) = self.kept.get(from) else { return ScriptState::from(&Start::default()) };
        let mut state = kept.state.clone();
        for step in self.steps.get(kept.step..steps).unwrap_or_default() {
            self.take_again(&mut state, step);
        }
        state
    }

    /// Each step with the state before it, in one go.
    pub fn walk(&self) -> impl Iterator<Item = (Step, ScriptState)> + '_ {
        self.walk_from(0)
    }

    /// Each step from one on, with the state before it, in one go.
    pub fn walk_from(&self, step: usize) -> impl Iterator<Item = (Step, ScriptState)> + '_ {
        self.transitions(step).map(|(step, before, _)| (step, before))
    }

    /// Each step from one on, with the state before it and the one after it, in one go.
    pub(crate) fn transitions(&self, step: usize) -> impl Iterator<Item = (Step, ScriptState, ScriptState)> + '_ {
        let mut state = self.state(step);
        self.steps.iter().enumerate().skip(step).map(move |(index, record)| {
            let before = state.clone();
            self.take_again(&mut state, record);
            (Step { tokens: self.step_tokens(index), kind: record.kind }, before, state.clone())
        })
    }

    /// Takes a step of which it is known what it is, so that nothing has to be recognised.
    fn take_again(&self, state: &mut ScriptState, step: &StepRecord) {
        match step.kind {
            StepKind::Legal(played) => state.play(played),
            StepKind::Free => drop(self.take(state, step.token as usize)),
            StepKind::Ignored => {}
        }
    }

    /// The cells after each token, from the first.
    pub fn sheets(&self) -> impl Iterator<Item = Sheet> + '_ {
        let mut sheet = self.state(0).sheet().clone();
        self.tokens.iter().map(move |token| {
            sheet.apply(token.meaning, self.mode);
            sheet.clone()
        })
    }

    /// Takes the step that starts at a token.
    fn take(&self, state: &mut ScriptState, at: usize) -> Taken {
        let mut next = [Meaning::Nothing; LONGEST_RUN];
        let tokens = self.tokens.get(at..).unwrap_or_default();
        let len = tokens.len().min(LONGEST_RUN);
        for (meaning, token) in next.iter_mut().zip(tokens) {
            *meaning = token.meaning;
        }
        let mut taken = state.take(&next[..len], self.mode);
        if taken.kind == StepKind::Ignored
            && let Some(token) = tokens.first()
            && token.chooses()
        {
            match state.choose(self.token_text(token), self.start.variant) {
                Ok(true) => taken.kind = StepKind::Free,
                Ok(false) => {}
                Err(diagnostic) => taken.diagnostic = Some(diagnostic),
            }
        }
        taken
    }

    /// Replaces a part of the text; the range must lie on character boundaries within it.
    pub(super) fn replace(&mut self, range: Range<usize>, with: &str) -> TextEdit {
        let first = self.tokens.partition_point(|token| token.end() < range.start);
        let count = self.tokens.len();
        let behind = self.cut(first, range, with);
        let unmoved = self.tokens.len() - behind;
        // What is said of the end of the text is said of the token before it.
        TextEdit { first: self.recount(first, behind, count).min(first.saturating_sub(1)), unmoved }
    }

    /// Edits the text and cuts it anew from a token on; returns the first of the tokens that are as they were.
    fn cut(&mut self, first: usize, range: Range<usize>, with: &str) -> usize {
        let edited = range.start + with.len();
        let cut_out = range.end - range.start;
        self.text.replace_range(range.clone(), with);
        let before = first.checked_sub(1).and_then(|before| self.tokens.get(before));
        let at = before.map_or(TextPlace::START, |token| token.span.start.after(self.token_text(token)));
        let mut old = self.tokens.partition_point(|token| token.start() < range.end).max(first);
        let mut fresh = Vec::new();
        let mut lexer = TokenLexer::new(&self.text, at, self.mode);
        // The break of a line is no separator where the token before it goes on up to there.
        let ends_line = |text: &str| self.mode == Mode::Friendly && Ending::of(text) == Ending::LineEnd;
        let mut is_broken = before.is_some_and(|token| ends_line(self.token_text(token)));
        loop {
            let mut span = match lexer.next() {
                Ok(span) => span,
                Err(odd_end) => {
                    self.odd_end = odd_end && !is_broken;
                    self.tokens.truncate(first);
                    self.tokens.append(&mut fresh);
                    return self.tokens.len();
                }
            };
            let start = span.start.byte as usize;
            let text = between(&self.text, start, start + span.len as usize);
            span.odd_gap &= !core::mem::replace(&mut is_broken, ends_line(text));
            let Reading { meaning, diagnostic } = friendly::read_as(text, self.mode);
            fresh.push(TokenRecord { span, meaning, diagnostic, found: None });
            if start < edited {
                continue;
            }
            let was = start - with.len() + cut_out;
            while self.tokens.get(old).is_some_and(|token| token.start() < was) {
                old += 1;
            }
            let is_known = |token: &&TokenRecord| token.start() == was && token.span.len == span.len;
            if let Some(known) = self.tokens.get(old).filter(is_known) {
                let known = known.span.start;
                if let Some(behind) = self.tokens.get_mut(old + 1..) {
                    shift(behind, known, span.start);
                }
                let behind = first + fresh.len();
                self.tokens.splice(first..=old, fresh);
                return behind;
            }
        }
    }

    /// Takes the steps anew that the tokens from `first` on may have changed. Those from `behind` on are as they were
    /// when there were `count` tokens. Returns the first token of those steps.
    fn recount(&mut self, first: usize, behind: usize, count: usize) -> usize {
        // A step is read from at most `LONGEST_RUN` tokens.
        let keep = self.steps.partition_point(|step| step.token as usize + LONGEST_RUN <= first);
        let old_steps = self.steps.split_off(keep);
        let old_kept = self.kept.split_off(self.kept.partition_point(|kept| kept.step <= keep));
        let mut old_kept = old_kept.into_iter().peekable();
        let from = old_steps.first().map_or(count, |step| step.token as usize);
        let mut at = from;
        let mut state = self.state(keep);
        let grown = self.tokens.len().wrapping_sub(count);
        while at < self.tokens.len() {
            while old_kept.next_if(|kept| kept.token.wrapping_add(grown) < at).is_some() {}
            if at >= behind
                && let Some(kept) = old_kept.peek()
                && kept.token.wrapping_add(grown) == at
                && kept.state == state
            {
                let more = self.steps.len().wrapping_sub(kept.step);
                let rest = old_steps.iter().skip(kept.step - keep);
                self.steps
                    .extend(rest.map(|step| StepRecord { token: step.token.wrapping_add(grown as u32), ..*step }));
                self.kept.extend(old_kept.map(|kept| SavedState {
                    step: kept.step.wrapping_add(more),
                    token: kept.token.wrapping_add(grown),
                    ..kept
                }));
                return from;
            }
            if self.kept.last().is_none_or(|last| last.step + STRIDE <= self.steps.len()) {
                self.kept.push(SavedState { step: self.steps.len(), token: at, state: state.clone() });
            }
            let taken = self.take(&mut state, at);
            for (index, token) in self.tokens.iter_mut().skip(at).take(taken.len).enumerate() {
                token.found = taken.diagnostic.filter(|_| index == 0);
            }
            self.steps.push(StepRecord { token: at as u32, kind: taken.kind });
            at += taken.len;
        }
        from
    }
}

/// Moves tokens with the text before them: the first place that has moved was `from` and is `to`.
fn shift(tokens: &mut [TokenRecord], from: TextPlace, to: TextPlace) {
    if from == to {
        return;
    }
    for token in tokens {
        let place = &mut token.span.start;
        // Columns move only on the line of the edit.
        if place.line == from.line {
            place.column = place.column.wrapping_add(to.column).wrapping_sub(from.column);
        }
        place.byte = place.byte.wrapping_add(to.byte).wrapping_sub(from.byte);
        place.utf16 = place.utf16.wrapping_add(to.utf16).wrapping_sub(from.utf16);
        place.line = place.line.wrapping_add(to.line).wrapping_sub(from.line);
    }
}
