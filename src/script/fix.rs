//! Putting a whole script right: every token as the spreadsheet wants it, what does nothing left out.
//!
//! In: a line. Out: a text without anything to complain of, and how many tokens were put right. The tokens are taken one
//! after the other, each in the position that the fixed ones before it have made, so that a whole game in SAN becomes one
//! in tokens.

use super::Mode;
use super::diagnostic::DiagnosticKind;
use super::explain::Case;
use super::friendly::{self, Reading};
use super::lexer::{TextPlace, TokenLexer};
use super::line::TokenLine;
use super::recognise::LONGEST_RUN;
use super::sheet::Meaning;
use super::state::ScriptState;
use super::write::GAP;
use crate::notation::text::{trim_end, trim_start};
use crate::rules::Variant;
use alloc::borrow::Cow;
use alloc::borrow::ToOwned;
use alloc::collections::VecDeque;
use alloc::string::String;
use alloc::vec::Vec;

/// The form is put right, then a move that is only half made; what is wrong then stays so.
const MOST_FIXES: u8 = 2;

/// What is behind the brackets of comments and variations that are not closed is read again, in all at most this many
/// times the text plus this many bytes; what is behind others stays what it is.
const MOST_REREAD: (usize, usize) = (16, 1 << 15);

/// How many tokens and separators were put right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fixes {
    /// Tokens that are written otherwise.
    pub rewritten: usize,
    /// Tokens that are left out.
    pub removed: usize,
    /// Separators that the spreadsheet does not know.
    pub separators: usize,
}

/// A token that waits for its turn.
struct Waiting<'a> {
    /// What stands before it.
    gap: Cow<'a, str>,
    text: Cow<'a, str>,
    reading: Reading,
    /// How often it has been put right.
    fixes: u8,
}

/// The text of the line, put right, and how much of it was.
pub(super) fn fix_all(line: &TokenLine) -> (String, Fixes) {
    let (mode, variant, state) = (line.mode(), line.variant(), line.state(0));
    let fixes = Fixes::default();
    let rereads = MOST_REREAD.0 * line.text().len() + MOST_REREAD.1;
    let mut fixer = Fixer { mode, variant, state, waiting: cut(line), text: String::new(), rereads, fixes };
    while !fixer.waiting.is_empty() {
        fixer.step();
    }
    let odd_gaps = line.tokens().iter().filter(|token| token.span.odd_gap).count() + usize::from(line.odd_end());
    (fixer.text, Fixes { separators: odd_gaps, ..fixer.fixes })
}

fn cut(line: &TokenLine) -> VecDeque<Waiting<'_>> {
    let mut waiting = VecDeque::with_capacity(line.tokens().len());
    let mut end = 0;
    for token in line.tokens() {
        let is_usual = |gap: &&str| trim_start(gap, &[',', ' ']).is_empty() && (end == 0 || !gap.is_empty());
        let gap = line.text().get(end..token.start()).filter(is_usual).unwrap_or(GAP);
        end = token.end();
        let text = line.token_text(token);
        let reading = Reading { meaning: token.meaning, diagnostic: token.diagnostic };
        waiting.push_back(Waiting { gap: gap.into(), text: text.into(), reading, fixes: 0 });
    }
    waiting
}

struct Fixer<'a> {
    mode: Mode,
    variant: Variant,
    state: ScriptState,
    waiting: VecDeque<Waiting<'a>>,
    text: String,
    /// How many bytes may be read again.
    rereads: usize,
    fixes: Fixes,
}

impl Fixer<'_> {
    /// Takes the first token: it is kept, replaced or left out.
    fn step(&mut self) {
        let Some(front) = self.waiting.front() else { return };
        if let Some(diagnostic) = front.reading.diagnostic {
            return self.fix(diagnostic);
        }
        let mut next = [Meaning::Nothing; LONGEST_RUN];
        for (meaning, waiting) in next.iter_mut().zip(&self.waiting) {
            *meaning = waiting.reading.meaning;
        }
        let before = self.state.clone();
        let taken = self.state.take(&next[..self.waiting.len().min(LONGEST_RUN)], self.mode);
        if let Some(diagnostic) = taken.diagnostic {
            self.state = before;
            return self.fix(diagnostic);
        }
        if front.reading.meaning == Meaning::Nothing
            && let Err(diagnostic) = self.state.choose(&front.text, self.variant)
        {
            return self.fix(diagnostic);
        }
        for _ in 0..taken.len {
            // A token of the run may have a diagnostic of its own: then it is written anew.
            if let Some(mut token) = self.waiting.pop_front() {
                if token.reading.diagnostic.is_some() {
                    token.text = tokens_of(token.reading.meaning, &before).into();
                    self.fixes.rewritten += usize::from(token.fixes == 0);
                }
                self.write(&token.gap, &token.text);
            }
        }
    }

    fn write(&mut self, gap: &str, text: &str) {
        let gap = if self.text.is_empty() { trim_end(trim_start(gap, &[',', ' ']), &[',', ' ']) } else { gap };
        self.text.push_str(gap);
        self.text.push_str(text);
    }

    /// Puts the fix of the first token in its place; without one it is left out.
    fn fix(&mut self, diagnostic: DiagnosticKind) {
        let Some(front) = self.waiting.pop_front() else { return };
        if front.fixes >= MOST_FIXES {
            return self.leave_out(front.fixes);
        }
        let next = self.waiting.front().map(|next| &*next.text);
        let (mode, variant, state) = (self.mode, self.variant, &self.state);
        let case = Case { text: &front.text, next, mode, variant, state, follows_san: false };
        let advice = case.advise(diagnostic);
        let Some(fix) = advice.diagnostic.fix.filter(|fix| !fix.is_empty()) else { return self.leave_out(front.fixes) };
        if advice.takes_next {
            self.waiting.pop_front();
        }
        // What stands behind the brace or parenthesis has not been put right so far.
        let opens = diagnostic == DiagnosticKind::NotClosed;
        let Some(rereads) = self.rereads.checked_sub(if opens { fix.len() } else { 0 }) else {
            return self.write(&front.gap, &front.text);
        };
        self.rereads = rereads;
        self.fixes.rewritten += usize::from(front.fixes == 0);
        let fixes = front.fixes + u8::from(!opens);
        let mut lexer = TokenLexer::new(&fix, TextPlace::START, self.mode);
        let mut fresh = Vec::new();
        while let Ok(span) = lexer.next() {
            let from = span.start.byte as usize;
            let text = fix.get(from..from + span.len as usize).unwrap_or_default().to_owned();
            let reading = friendly::read_as(&text, self.mode);
            let gap = if fresh.is_empty() { front.gap.clone() } else { GAP.into() };
            fresh.push(Waiting { gap, text: text.into(), reading, fixes });
        }
        for token in fresh.into_iter().rev() {
            self.waiting.push_front(token);
        }
    }

    /// Counts a token that has been put right so often as one that is left out.
    fn leave_out(&mut self, fixes: u8) {
        self.fixes.removed += 1;
        self.fixes.rewritten = self.fixes.rewritten.saturating_sub(usize::from(fixes > 0));
    }
}

fn tokens_of(meaning: Meaning, state: &ScriptState) -> String {
    let mut text = String::new();
    let moving = meaning.origin().and_then(|from| state.sheet().board().piece_at(from));
    super::write::push_meaning(&mut text, meaning, moving);
    text
}
