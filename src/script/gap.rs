//! Separators that the spreadsheet does not know: line breaks, and others such as semicolons.
//!
//! In: a line. Out: what there is to say about them, of either kind only once, and the text without a kind.

use super::diagnostic::{DiagnosticKind, Reason};
use super::line::TokenLine;
use super::write::GAP;
use crate::diagnostic::{Argument, Diagnostic};
use alloc::borrow::ToOwned;
use alloc::string::String;

/// What stands before a token, or behind the last.
fn gap(line: &TokenLine, token: usize) -> &str {
    let start = token.checked_sub(1).and_then(|before| line.tokens().get(before)).map_or(0, |before| before.end());
    let end = line.tokens().get(token).map_or(line.text().len(), |token| token.start());
    line.text().get(start..end).unwrap_or_default()
}

fn breaks_line(gap: &str) -> bool {
    gap.contains(['\n', '\r'])
}

/// Whether there is something to say of a token, or of the end of the text behind the last: of separators only where the
/// first of a kind stands.
pub(super) fn has_diagnostic(line: &TokenLine, token: usize) -> bool {
    let is_odd = |token: usize| match line.tokens().get(token) {
        Some(token) => token.diagnostic() == Some(DiagnosticKind::OddGap),
        None => line.odd_end(),
    };
    if !is_odd(token) {
        return line.tokens().get(token).is_some_and(|token| token.diagnostic().is_some());
    }
    let kind = breaks_line(gap(line, token));
    // The one before is near, if there is any.
    !(0..token).rev().any(|before| is_odd(before) && breaks_line(gap(line, before)) == kind)
}

/// What there is to say about a separator that stands between two tokens, or before or behind all of them.
pub(super) fn reason(gap: &str, is_between: bool) -> Diagnostic {
    match (breaks_line(gap), is_between) {
        (true, true) => Reason::LineBreaksBetween.diagnostic(),
        (true, false) => Reason::LineBreaks.diagnostic(),
        (false, true) => Reason::GapBetween(gap.to_owned()).diagnostic(),
        (false, false) => DiagnosticKind::OddGap.reason().with("text", Argument::Input(gap.to_owned())),
    }
}

/// The text with commas in the place of all separators of the kind of one.
pub(super) fn replaced(line: &TokenLine, like: &str) -> String {
    let mut text = String::new();
    let count = line.tokens().len();
    for index in 0..=count {
        let (token, gap) = (line.tokens().get(index), gap(line, index));
        let is_odd = token.map_or(line.odd_end(), |token| token.span.odd_gap);
        if !is_odd || breaks_line(gap) != breaks_line(like) {
            text.push_str(gap);
        } else if 0 < index && index < count {
            text.push_str(GAP);
        }
        text.push_str(token.map_or("", |token| line.token_text(token)));
    }
    text
}
