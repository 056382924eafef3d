//! Putting a whole script right: every token as the spreadsheet wants it, what does nothing left out.
//!
//! In: a line. Out: a text without anything to complain of, and how many tokens were put right. The tokens are taken one
//! after the other, each in the position that the fixed ones before it have made, so that a whole game in SAN becomes one
//! in tokens.

use super::Mode;
use super::diagnostic::DiagnosticKind;
use super::explain::{self, Case};
use super::friendly::{self, Reading};
use super::lexer::{TextPlace, TokenLexer};
use super::recognise::LONGEST_RUN;
use super::script::{EditError, Script};
use super::sheet::Meaning;
use super::start::Start;
use super::state::{ScriptState, StepKind};
use super::write::{GAP, meaning_tokens};
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

/// No game has more moves, numbers and remarks than this; a longer text is not read for one.
const MOST_TOKENS: usize = 20_000;

impl Script {
    /// Puts the fix of a token in its place; returns whether it has one. That of a separator is put wherever there is one of
    /// its kind, of which only the first is given.
    pub fn fix(&mut self, token: usize) -> Result<bool, EditError> {
        let last = || explain::diagnose_end(self).filter(|diagnostic| diagnostic.token == token);
        let Some(diagnostic) = self.diagnostic(token).or_else(last) else { return Ok(false) };
        let Some(fix) = diagnostic.diagnostic.fix else { return Ok(false) };
        if diagnostic.kind == DiagnosticKind::OddGap {
            return self.set_text(&explain::without_gaps_like(self, &diagnostic.text)).map(|_| true);
        }
        self.edit(diagnostic.range, &fix)?;
        Ok(true)
    }

    /// Puts everything right that has a fix, and leaves out what does nothing: there is nothing to say of what is left,
    /// and the spreadsheet shows the same board. Of a long text with many brackets that are not closed, what is behind the
    /// last of them stays as it is. Returns how many tokens and separators were put right.
    ///
    /// ```
    /// use gridmate::script::{Script, Fixes, Start};
    /// let mut script = Script::new(Start::default(), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O oops")?;
    /// assert_eq!(script.fix_all()?, Fixes { rewritten: 7, removed: 1, separators: 0 });
    /// assert_eq!(script.text(), "1. e2e4 e7e5 2. g1f3 b8c6 3. f1b5 a7a6 4. e1g1, h1f1");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn fix_all(&mut self) -> Result<Fixes, EditError> {
        let (text, fixes) = fix_all(self);
        self.set_text(&text).map(|_| fixes)
    }

    /// The script of a text that is plainly the movetext of a game: moves as players write them, each legal in its
    /// turn, and what a PGN says beside them. [`Script::fix_all`] puts it in the place of the text.
    ///
    /// ```
    /// use gridmate::script::{Script, Start};
    /// let text = "1. e4 {Best by test.} 1... e5 $1 (1... c5 2. Nf3) 2. Nf3 1-0";
    /// let script = Script::new(Start::default(), text)?;
    /// assert_eq!(script.movetext().as_deref(), Some("1. e2e4 1... e7e5 2. g1f3"));
    /// assert_eq!(Script::new(Start::default(), "e2e4, e5")?.movetext(), None);
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn movetext(&self) -> Option<String> {
        if self.mode() == Mode::Sheet || !(2..=MOST_TOKENS).contains(&self.tokens()) {
            return None;
        }
        let (mut moves, mut is_san) = (0_usize, false);
        for token in &self.tokens {
            match (token.meaning, token.diagnostic) {
                (Meaning::Nothing, Some(DiagnosticKind::San)) => {
                    is_san = true;
                    moves += 1;
                }
                // `e8=Q` is half of a promotion.
                (Meaning::Insertion { .. }, _) => {
                    is_san |= token.found == Some(DiagnosticKind::HalfPromotion);
                    moves += 1;
                }
                (_, Some(DiagnosticKind::PgnTag)) if self.starts_elsewhere(self.token_text(token)) => return None,
                (Meaning::Nothing, diagnostic) if diagnostic.is_none_or(DiagnosticKind::is_of_pgn) => {}
                _ => return None,
            }
        }
        let script = is_san.then(|| fix_all(self).0)?;
        let fixed = Self::new(self.start, &script).ok()?;
        let kinds = || fixed.steps.iter().map(|step| step.kind);
        let legal = kinds().filter(|kind| matches!(kind, StepKind::Legal(_))).count();
        (legal == moves && !kinds().any(|kind| kind == StepKind::Free)).then_some(script)
    }

    /// Whether a tag says that the game starts where the script does not.
    fn starts_elsewhere(&self, tag: &str) -> bool {
        let mut parts = tag.split('"');
        let is_fen = parts.next().is_some_and(|name| name.trim() == "[FEN");
        let same = |text: &str| text.parse::<Start>().is_ok_and(|start| start.setup == self.start.setup);
        is_fen && !parts.next().is_some_and(same)
    }
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
fn fix_all(line: &Script) -> (String, Fixes) {
    let (mode, variant, state) = (line.mode(), line.start.variant, line.state(0));
    let fixes = Fixes::default();
    let rereads = MOST_REREAD.0 * line.text().len() + MOST_REREAD.1;
    let mut fixer = Fixer { mode, variant, state, waiting: cut(line), text: String::new(), rereads, fixes };
    while !fixer.waiting.is_empty() {
        fixer.step();
    }
    let odd_gaps = line.tokens.iter().filter(|token| token.span.odd_gap).count() + usize::from(line.has_odd_end());
    (fixer.text, Fixes { separators: odd_gaps, ..fixer.fixes })
}

fn cut(line: &Script) -> VecDeque<Waiting<'_>> {
    let mut waiting = VecDeque::with_capacity(line.tokens.len());
    let mut end = 0;
    for token in &line.tokens {
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
                    token.text =
                        meaning_tokens(token.reading.meaning, before.sheet().board()).unwrap_or_default().into();
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
