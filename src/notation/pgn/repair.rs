//! Tags, well written or not.
//!
//! A tag is `[Name "value"]`, with `\"` and `\\` in the value. One that is not is read from its line as far as it is
//! clear: the name is the first word, the value what is between the outermost quotes.

use crate::notation::text::{after, before, between};
use std::borrow::Cow;

/// A tag as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    pub(super) value: Cow<'a, str>,
    /// How many bytes it takes.
    pub(super) len: usize,
    /// Whether it is well written.
    pub(super) clean: bool,
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}

fn skip(text: &str, mut at: usize, what: impl Fn(u8) -> bool) -> usize {
    while text.as_bytes().get(at).is_some_and(|&byte| what(byte)) {
        at += 1;
    }
    at
}

/// Bytes that may stand in the name of a tag as it is found, which is more than the standard allows.
pub(super) fn is_name(byte: u8) -> bool {
    !(byte <= b' ' || matches!(byte, b'"' | b'[' | b']' | b'{' | b'}' | b'(' | b')' | b';' | b'\\' | 0x7F))
}

/// Whether the text starts with a bracket, a name and a quote.
pub(super) fn is_tag(text: &str) -> bool {
    name_and_quote(text).is_some()
}

/// The ends of the name in `[Name "`.
fn name_and_quote(text: &str) -> Option<(usize, usize, usize)> {
    if !text.starts_with('[') {
        return None;
    }
    let start = skip(text, 1, is_blank);
    let end = skip(text, start, is_name);
    let quote = skip(text, end, is_blank);
    (end > start && text.as_bytes().get(quote) == Some(&b'"')).then_some((start, end, quote))
}

/// Reads the tag that starts with the bracket at the start of the text.
pub(super) fn read_tag(text: &str) -> Tag<'_> {
    read_clean(text).unwrap_or_else(|| read_line(text, 1))
}

/// Exactly `[Name "value"]`, with any white space between the parts.
fn read_clean(text: &str) -> Option<Tag<'_>> {
    let (start, end, quote) = name_and_quote(text)?;
    let value_start = quote + 1;
    let mut at = value_start;
    let mut escaped = false;
    loop {
        match text.as_bytes().get(at)? {
            b'"' => break,
            b'\\' if matches!(text.as_bytes().get(at + 1), Some(b'"' | b'\\')) => {
                escaped = true;
                at += 2;
            }
            b'\n' | b'\r' => return None,
            _ => at += 1,
        }
    }
    let raw = text.get(value_start..at)?;
    let close = skip(text, at + 1, is_blank);
    if text.as_bytes().get(close) != Some(&b']') {
        return None;
    }
    let value = if escaped { Cow::Owned(unescape(raw)) } else { Cow::Borrowed(raw) };
    Some(Tag { name: between(text, start, end), value, len: close + 1, clean: true })
}

/// Without the backslashes before quotes and backslashes; before anything else they stand for themselves.
fn unescape(raw: &str) -> String {
    let mut value = String::with_capacity(raw.len());
    let (mut start, mut at) = (0, 0);
    while at < raw.len() {
        if raw.as_bytes()[at] == b'\\' {
            if let Some(part) = raw.get(start..at) {
                value.push_str(part);
            }
            start = at + 1;
            at += 1;
        }
        at += 1;
    }
    value + raw.get(start..).unwrap_or_default()
}

/// What can be made of the line of a tag that is not well written; `bracket` bytes before the name are skipped.
fn read_line(text: &str, bracket: usize) -> Tag<'_> {
    let len = text.bytes().position(|byte| byte == b'\n' || byte == b'\r').unwrap_or(text.len());
    let line = before(text, len).trim_end();
    let inner = after(line, bracket).trim_start();
    let inner = inner.strip_suffix(']').unwrap_or(inner).trim_end();
    let name_end = skip(inner, 0, is_name);
    let (name, rest) = (before(inner, name_end), after(inner, name_end).trim_start());
    // In `Ev ent "x"` nobody can tell where the name ends.
    let open = rest.strip_suffix('"').unwrap_or(rest);
    let quoted = rest.starts_with('"') || open.len() < rest.len() && !open.bytes().any(|byte| byte == b'"');
    let name = if quoted || !rest.bytes().any(|byte| byte == b' ') { name } else { "" };
    let value = rest.strip_prefix('"').unwrap_or(rest);
    let value = value.strip_suffix('"').unwrap_or(value);
    Tag { name, value: Cow::Borrowed(value), len, clean: false }
}

/// A line such as `Event "x"]`.
pub(super) fn read_tag_without_bracket(line: &str) -> Option<Tag<'_>> {
    let name_end = skip(line, 0, |byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let is_tag =
        name_end > 0 && after(line, name_end).trim_start().starts_with('"') && line.trim_end().ends_with("\"]");
    is_tag.then(|| read_line(line, 0))
}
