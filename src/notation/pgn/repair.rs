//! Tags, well written or not.
//!
//! A tag is `[Name "value"]`, with `\"` and `\\` in the value. One that is not is read from its line as far as it is
//! clear: the name is the first word, the value what is between the outermost quotes.

use super::lexer::line_of;
use crate::notation::text::{after, before, between, skip, trim};

/// A tag as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    pub(super) value: String,
    /// How many bytes it takes.
    pub(super) len: usize,
    /// Whether it is well written.
    pub(super) clean: bool,
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
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
    let bytes = text.as_bytes();
    let start = skip(bytes, 1, is_blank);
    let end = skip(bytes, start, is_name);
    let quote = skip(bytes, end, is_blank);
    (end > start && bytes.get(quote) == Some(&b'"')).then_some((start, end, quote))
}

/// Reads the tag that starts with the bracket at the start of the text.
pub(super) fn read_tag(text: &str) -> Tag<'_> {
    read_clean(text).unwrap_or_else(|| read_line(text, 1))
}

/// Exactly `[Name "value"]`, with any white space between the parts.
fn read_clean(text: &str) -> Option<Tag<'_>> {
    let (start, end, quote) = name_and_quote(text)?;
    let bytes = text.as_bytes();
    let value_start = quote + 1;
    let mut at = value_start;
    let mut escaped = false;
    loop {
        match bytes.get(at)? {
            b'"' => break,
            b'\\' if matches!(bytes.get(at + 1), Some(b'"' | b'\\')) => {
                escaped = true;
                at += 2;
            }
            b'\n' | b'\r' => return None,
            _ => at += 1,
        }
    }
    let raw = text.get(value_start..at)?;
    let close = skip(bytes, at + 1, is_blank);
    if bytes.get(close) != Some(&b']') {
        return None;
    }
    let value = if escaped { unescape(raw) } else { raw.to_owned() };
    Some(Tag { name: between(text, start, end), value, len: close + 1, clean: true })
}

/// Without the backslashes before quotes and backslashes; before anything else they stand for themselves.
fn unescape(raw: &str) -> String {
    let mut value = String::with_capacity(raw.len());
    let mut escape = false;
    for char in raw.chars() {
        if escape && !matches!(char, '"' | '\\') {
            value.push('\\');
        }
        escape = char == '\\' && !escape;
        if !escape {
            value.push(char);
        }
    }
    value
}

/// What can be made of the line of a tag that is not well written; `bracket` bytes before the name are skipped.
fn read_line(text: &str, bracket: usize) -> Tag<'_> {
    let line = line_of(text);
    let inner = trim(without_last(trim(after(line, bracket)), b']'));
    let name_end = skip(inner.as_bytes(), 0, is_name);
    let (name, rest) = (before(inner, name_end), trim(after(inner, name_end)));
    // In `Ev ent "x"` nobody can tell where the name ends.
    let open = without_last(rest, b'"');
    let is_open = rest.as_bytes().first() == Some(&b'"');
    let quoted = is_open || open.len() < rest.len() && !open.as_bytes().contains(&b'"');
    let name = if quoted || !rest.as_bytes().contains(&b' ') { name } else { "" };
    let value = without_last(after(rest, usize::from(is_open)), b'"');
    Tag { name, value: value.to_owned(), len: line.len(), clean: false }
}

/// The text without its last byte, if that is this one, which is ASCII.
fn without_last(text: &str, last: u8) -> &str {
    if text.as_bytes().last() == Some(&last) { before(text, text.len() - 1) } else { text }
}

/// A line such as `Event "x"]`.
pub(super) fn read_tag_without_bracket(line: &str) -> Option<Tag<'_>> {
    let name_end = skip(line.as_bytes(), 0, |byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let rest = trim(after(line, name_end)).as_bytes();
    let is_tag = name_end > 0 && rest.starts_with(b"\"") && rest.ends_with(b"\"]");
    is_tag.then(|| read_line(line, 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_backslash_escapes_quotes_and_backslashes_and_else_stands_for_itself() {
        assert_eq!(read_tag(r#"[Path "C:\pgn \"mine\" \\"]"#).value, r#"C:\pgn "mine" \"#);
    }
}
