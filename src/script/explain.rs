//! Diagnostics: what there is to say about a token, in a sentence, and where possible with a fix.
//!
//! In: a line and one of its tokens. Out: place, quoted text, what happened, why, and what to write instead. Sentences
//! are made when they are asked for; what is kept of them is a byte a token.

use super::Mode;
use super::choice;
use super::diagnostic::{DiagnosticKind, Reason};
use super::formula;
use super::friendly;
use super::lexer::TextPlace;
use super::line::TokenRecord;
use super::recognise;
use super::script::Script;
use super::sheet::Meaning;
use super::state::ScriptState;
use super::write::{GAP, meaning_tokens, move_tokens};
use crate::diagnostic::{Argument, Diagnostic, Sentence, Severity, TextSpan, quote};
use crate::notation::MoveError;
use crate::notation::san::{self, SanError};
use crate::notation::text::{after, before, glued, start_of, trim_end, trim_start};
use crate::rules::Variant;
use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;
use core::ops::Range;

/// What there is to say about a token.
///
/// ```
/// use gridmate::script::{Script, Start};
/// let script = Script::new(Start::default(), "e2e4, e7e5, Nf3")?;
/// let diagnostic = script.diagnostic(2).unwrap();
/// assert_eq!(
///     diagnostic.to_string(),
///     "Line 1, column 13: \"Nf3\" was ignored: written as a move (Nf3); scripts say g1f3."
/// );
/// assert_eq!(diagnostic.fix(), Some("g1f3"));
/// # Ok::<(), gridmate::script::EditError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenDiagnostic {
    /// The token, counted from 0.
    pub token: usize,
    /// The bytes of the text that it is about, which the fix replaces.
    pub range: Range<usize>,
    /// That text, cut short if it is very long.
    pub text: String,
    /// What it is about.
    pub kind: DiagnosticKind,
    /// What happened and why, and what to put in the place of that text.
    pub diagnostic: Diagnostic,
}

impl TokenDiagnostic {
    /// How much it matters.
    #[must_use]
    pub const fn severity(&self) -> Severity {
        self.kind.severity()
    }

    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.kind.code()
    }

    /// What to put in the place of the text, if anything is known; nothing at all where that is empty.
    #[must_use]
    pub fn fix(&self) -> Option<&str> {
        self.diagnostic.fix.as_deref()
    }
}

impl fmt::Display for TokenDiagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.diagnostic.fmt(f)
    }
}

/// The longest text that a diagnostic repeats, in bytes.
const SHOWN: usize = 80;

/// A move in SAN that is not legal belongs to a whole line of SAN if one of this many tokens before it is SAN too.
const NEAR: usize = 4;

impl Script {
    /// What there is to say about a token.
    #[must_use]
    pub fn diagnostic(&self, index: usize) -> Option<TokenDiagnostic> {
        let token = self.tokens.get(index)?;
        let kind = token.diagnostic()?;
        if kind == DiagnosticKind::OddGap {
            let before = index.checked_sub(1).and_then(|before| self.tokens.get(before));
            let start = before.map_or(TextPlace::START, |token| end_of(self, token));
            let fix = if before.is_some() { GAP } else { "" };
            return Some(odd_gap(self, index, start, token.span.start, fix));
        }
        let state = self.state(self.step_of(index));
        let next = self.tokens.get(index + 1);
        let next_text = next.map(|token| self.token_text(token));
        let near = self.tokens.get(index.saturating_sub(NEAR)..index).unwrap_or_default();
        let follows_san = near.iter().any(|token| token.diagnostic == Some(DiagnosticKind::San));
        let (text, mode, variant) = (self.token_text(token), self.mode(), self.start.variant);
        let case = Case { text, next: next_text, mode, variant, state: &state, follows_san };
        let mut advice = case.advise(kind);
        // What stands right before and after a comment is not to become one token.
        let is_between = || index > 0 && next.is_some_and(|next| next.start() == token.end());
        if advice.diagnostic.fix.as_deref() == Some("") && is_between() {
            advice.diagnostic.fix = Some(String::from(" "));
        }
        let end = match next.filter(|_| advice.takes_next) {
            Some(next) => end_of(self, next),
            None => end_of(self, token),
        };
        Some(about(self, index, token.span.start..end, kind, advice.diagnostic))
    }

    /// All that there is to say, in the order of the text; each sentence is made when it is reached.
    pub fn diagnostics(&self) -> impl Iterator<Item = TokenDiagnostic> + '_ {
        self.tokens_with_diagnostics().filter_map(|token| self.diagnostic(token).or_else(|| diagnose_end(self)))
    }

    /// How many diagnostics there are.
    #[must_use]
    pub fn diagnostic_count(&self) -> usize {
        self.tokens_with_diagnostics().count()
    }

    fn tokens_with_diagnostics(&self) -> impl Iterator<Item = usize> + '_ {
        (0..=self.tokens.len()).filter(|&token| has_diagnostic(self, token))
    }
}

/// The diagnostic of what follows the last token.
pub(super) fn diagnose_end(line: &Script) -> Option<TokenDiagnostic> {
    let index = line.tokens.len().checked_sub(1)?;
    let start = end_of(line, line.tokens.get(index)?);
    let rest = line.text().get(start.byte as usize..).unwrap_or_default();
    line.has_odd_end().then(|| odd_gap(line, index, start, start.after(rest), ""))
}

fn end_of(line: &Script, token: &TokenRecord) -> TextPlace {
    token.span.start.after(line.token_text(token))
}

fn odd_gap(line: &Script, token: usize, start: TextPlace, end: TextPlace, fix: &str) -> TokenDiagnostic {
    let text = line.text().get(start.byte as usize..end.byte as usize).unwrap_or_default();
    let kind = DiagnosticKind::OddGap;
    let mut diagnostic = around(kind, ODD_GAP, gap_reason(text, !fix.is_empty()));
    diagnostic.fix = Some(fix.to_owned());
    about(line, token, start..end, kind, diagnostic)
}

/// The diagnostic of a kind with the reason for it.
fn around(kind: DiagnosticKind, sentence: Sentence, reason: Diagnostic) -> Diagnostic {
    let (code, severity) = (kind.code(), kind.severity());
    Diagnostic { code, severity, ..sentence.diagnostic() }.with("reasons", reason)
}

/// A sentence around the reason for the diagnostic of a token, which has the code and severity of its kind.
const fn sentence(template: &'static str, arguments: &'static [&'static str]) -> Sentence {
    Sentence { arguments, ..Sentence::new("script", "reasons", Severity::Info, template) }
}

const ODD_GAP: Sentence = sentence("{reasons}.", &[]);
const IGNORED: Sentence = sentence("{text} was ignored: {reasons}.", &["ignored"]);
const IGNORED_WITH_FIX: Sentence = sentence("{text} was ignored: {reasons}; write {fix}.", &["ignored"]);
const RAN: Sentence = sentence("{text} ran, but {reasons}.", &["ignored"]);
const RAN_WITH_FIX: Sentence = sentence("{text} ran, but {reasons}; write {fix}.", &["ignored"]);

/// The sentences around the reasons.
pub(crate) const AROUND: &[Sentence] = &[ODD_GAP, IGNORED, IGNORED_WITH_FIX, RAN, RAN_WITH_FIX];

fn about(
    line: &Script,
    token: usize,
    places: Range<TextPlace>,
    kind: DiagnosticKind,
    diagnostic: Diagnostic,
) -> TokenDiagnostic {
    let Range { start, end } = places;
    let range = start.byte as usize..end.byte as usize;
    let text = line.text().get(range.clone()).unwrap_or_default();
    let text = before(text, text.floor_char_boundary(SHOWN)).to_owned();
    let span = TextSpan { line: start.line, column: start.column, start: start.utf16, end: end.utf16 };
    TokenDiagnostic { token, range, text, kind, diagnostic: Diagnostic { span: Some(span), ..diagnostic } }
}

/// A token with what is around it.
pub(super) struct Case<'a> {
    pub(super) text: &'a str,
    /// The token after it.
    pub(super) next: Option<&'a str>,
    pub(super) mode: Mode,
    pub(super) variant: Variant,
    /// The state before it.
    pub(super) state: &'a ScriptState,
    /// A move in SAN stands before it, so that it is not legal here perhaps, but would be if that were put right.
    pub(super) follows_san: bool,
}

/// What there is to say, and to write instead.
pub(super) struct Advice {
    pub(super) diagnostic: Diagnostic,
    /// The fix replaces the token after it too.
    pub(super) takes_next: bool,
}

impl Case<'_> {
    pub(super) fn advise(&self, kind: DiagnosticKind) -> Advice {
        let merged = self.merged(kind);
        let takes_next = merged.is_some();
        let fix = merged.or_else(|| self.fix(kind));
        let (reason, names_fix) = self.reason(kind, takes_next);
        let ignored = kind.ignores(self.mode);
        let written = fix.clone().filter(|fix| names_fix && !fix.is_empty());
        let sentence = match (ignored, &written) {
            (true, None) => IGNORED,
            (true, Some(_)) => IGNORED_WITH_FIX,
            (false, None) => RAN,
            (false, Some(_)) => RAN_WITH_FIX,
        };
        let diagnostic = around(kind, sentence, reason)
            .with("text", Argument::Input(start_of(self.text, quote::SHOWN + 1).to_owned()))
            .with("ignored", Argument::Flag(ignored));
        let diagnostic = written.into_iter().fold(diagnostic, |diagnostic, fix| diagnostic.with("fix", fix));
        Advice { diagnostic: Diagnostic { fix, ..diagnostic }, takes_next }
    }

    /// `e4= ♕` and `e4 =♕`: an insertion with a space in it.
    fn merged(&self, kind: DiagnosticKind) -> Option<String> {
        if !matches!(kind, DiagnosticKind::NothingInserted | DiagnosticKind::San) {
            return None;
        }
        let whole = friendly::essence(self.text) + self.next?;
        let has_gap = kind == DiagnosticKind::NothingInserted || self.next?.starts_with('=');
        let meaning = friendly::read(&whole).meaning;
        let inserts = matches!(meaning, Meaning::Insertion { .. } | Meaning::Promotion { .. });
        (has_gap && inserts).then(|| self.tokens_of(meaning)).flatten()
    }

    /// What to write instead of the token alone.
    fn fix(&self, kind: DiagnosticKind) -> Option<String> {
        match kind {
            DiagnosticKind::San => self.san().ok(),
            DiagnosticKind::RemovalMove | DiagnosticKind::TrailingX | DiagnosticKind::RemovalInsertion => {
                let essence = friendly::essence(self.text).to_ascii_lowercase();
                let (square, rest) = trim_end(trim_start(&essence, &['x']), &['x']).split_at_checked(2)?;
                match kind {
                    DiagnosticKind::TrailingX => Some(glued(&["x", square])),
                    DiagnosticKind::RemovalMove => Some(glued(&[square, rest])),
                    _ => {
                        let inserted = self.tokens_of(friendly::read(&glued(&[square, rest])).meaning)?;
                        Some(glued(&["x", square, GAP, &inserted]))
                    }
                }
            }
            DiagnosticKind::HalfCastle | DiagnosticKind::HalfEnPassant | DiagnosticKind::HalfPromotion => {
                let position = self.state.position()?;
                let (_, played) = recognise::unfinished(position, friendly::read_as(self.text, self.mode).meaning)?;
                Some(move_tokens(position, played))
            }
            // `B6d5` is the square b6 before it is a bishop on the sixth rank.
            DiagnosticKind::EmptyOrigin if self.text.starts_with('B') => Some(self.san().unwrap_or_default()),
            DiagnosticKind::SameSquare | DiagnosticKind::EmptyOrigin => Some(String::new()),
            DiagnosticKind::CastlingRight => {
                let possible = choice::possible(choice::letters(self.text)?, self.state.sheet().board(), self.variant);
                Some(glued(&[choice::CASTLING, &possible])).filter(|fix| fix != self.text)
            }
            DiagnosticKind::CastlingKnown => Some(String::new()),
            _ if kind.is_of_pgn() => Some(String::new()),
            DiagnosticKind::NotClosed => Some(after(self.text, 1).to_owned()),
            DiagnosticKind::BadPromotion | DiagnosticKind::BadCastling => None,
            _ => self.tokens_of(friendly::repair(self.text)?),
        }
    }

    /// The tokens of a meaning, as the spreadsheet wants them.
    fn tokens_of(&self, meaning: Meaning) -> Option<String> {
        meaning_tokens(meaning, self.state.sheet().board())
    }

    /// The tokens of a move in SAN, or why it is none here.
    fn san(&self) -> Result<String, Option<SanError>> {
        let essence = friendly::essence(self.text);
        let Some(position) = self.state.position() else { return Err(None) };
        let other = || {
            let position = self.state.position_for(!position.turn())?;
            Some((position, san::parse_lenient(&position, &essence).ok()?.0))
        };
        match san::parse_lenient(position, &essence) {
            Ok((played, _)) => Ok(move_tokens(position, played)),
            Err(error) => match other() {
                Some((position, played)) => Ok(move_tokens(&position, played)),
                None => Err(Some(error)),
            },
        }
    }

    /// Why it is so, and whether the fix is to be named behind that.
    fn reason(&self, kind: DiagnosticKind, takes_next: bool) -> (Diagnostic, bool) {
        let reason = kind.reason();
        let reason = match kind {
            DiagnosticKind::Unknown => match friendly::odd_one(&friendly::essence(self.text)) {
                Some(odd) => Reason::OddCharacter(odd).diagnostic(),
                None => reason,
            },
            DiagnosticKind::San if takes_next => Reason::SpaceBefore.diagnostic(),
            DiagnosticKind::NothingInserted if takes_next => Reason::SpaceAfter.diagnostic(),
            DiagnosticKind::Lookalike => reason.with("char", &friendly::mask(self.text).unwrap_or_default()),
            DiagnosticKind::San => return (self.san_reason(), false),
            DiagnosticKind::EmptyOrigin => return (self.empty_reason(), false),
            DiagnosticKind::SheetDiffers | DiagnosticKind::Trap => {
                return (Reason::in_sheet(kind, formula::read(self.text)), false);
            }
            DiagnosticKind::NotClosed => {
                let closer = if self.text.starts_with('(') { ")" } else { "}" };
                return (reason.with("closer", closer), false);
            }
            _ => reason,
        };
        (reason, true)
    }

    fn san_reason(&self) -> Diagnostic {
        let san = friendly::essence(self.text);
        match self.san() {
            Ok(tokens) => return DiagnosticKind::San.reason().with("san", san).with("tokens", tokens),
            Err(Some(_)) if self.follows_san => Reason::SanLater(san),
            Err(Some(error)) => Reason::SanIllegal(san, error),
            Err(None) => Reason::SanNowhere(san, self.state.reasons()),
        }
        .diagnostic()
    }

    fn empty_reason(&self) -> Diagnostic {
        let reason = DiagnosticKind::EmptyOrigin.reason();
        let reading = friendly::read_as(self.text, self.mode).meaning;
        let (Meaning::Move { from, to } | Meaning::Promotion { from, to, .. }) = reading else { return reason };
        if self.mode == Mode::Sheet {
            reason.with("from", from).with("to", to)
        } else if formula::read(self.text) == reading {
            Reason::Empties(from, to).diagnostic()
        } else {
            MoveError::NoPiece(from).into()
        }
    }
}

/// What stands before a token, or behind the last.
fn gap(line: &Script, token: usize) -> &str {
    let start = token.checked_sub(1).and_then(|before| line.tokens.get(before)).map_or(0, |before| before.end());
    let end = line.tokens.get(token).map_or(line.text().len(), |token| token.start());
    line.text().get(start..end).unwrap_or_default()
}

fn breaks_line(gap: &str) -> bool {
    gap.contains(['\n', '\r'])
}

/// Whether there is something to say of a token, or of the end of the text behind the last: of separators only where the
/// first of a kind stands.
fn has_diagnostic(line: &Script, token: usize) -> bool {
    let is_odd = |token: usize| match line.tokens.get(token) {
        Some(token) => token.diagnostic() == Some(DiagnosticKind::OddGap),
        None => line.has_odd_end(),
    };
    if !is_odd(token) {
        return line.tokens.get(token).is_some_and(|token| token.diagnostic().is_some());
    }
    let kind = breaks_line(gap(line, token));
    // The one before is near, if there is any.
    !(0..token).rev().any(|before| is_odd(before) && breaks_line(gap(line, before)) == kind)
}

/// What there is to say about a separator that stands between two tokens, or before or behind all of them.
fn gap_reason(gap: &str, is_between: bool) -> Diagnostic {
    match (breaks_line(gap), is_between) {
        (true, true) => Reason::LineBreaksBetween.diagnostic(),
        (true, false) => Reason::LineBreaks.diagnostic(),
        (false, true) => Reason::GapBetween(gap.to_owned()).diagnostic(),
        (false, false) => DiagnosticKind::OddGap.reason().with("text", Argument::Input(gap.to_owned())),
    }
}

/// The text with commas in the place of all separators of the kind of one.
pub(super) fn without_gaps_like(line: &Script, like: &str) -> String {
    let mut text = String::new();
    let count = line.tokens.len();
    for index in 0..=count {
        let (token, gap) = (line.tokens.get(index), gap(line, index));
        let is_odd = token.map_or(line.has_odd_end(), |token| token.span.odd_gap);
        if !is_odd || breaks_line(gap) != breaks_line(like) {
            text.push_str(gap);
        } else if 0 < index && index < count {
            text.push_str(GAP);
        }
        text.push_str(token.map_or("", |token| line.token_text(token)));
    }
    text
}
