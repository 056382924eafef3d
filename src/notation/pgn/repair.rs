//! Tags, well written or not.
//!
//! A tag is `[Name "value"]`, with `\"` and `\\` in the value. One that is not is read from its line as far as it is
//! clear: the name is the first word, the value what is between the outermost quotes.

use crate::notation::text::{after, before, between, skip, trim};
use alloc::borrow::Cow;
use alloc::string::String;

/// A tag as it was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    /// The value as it is written.
    raw: &'a str,
    is_escaped: bool,
    /// How many bytes it takes.
    pub(super) len: usize,
    /// Whether it is well written.
    pub(super) clean: bool,
}

impl Tag<'_> {
    /// The value as it is meant.
    pub(super) fn value(&self) -> Cow<'_, str> {
        if self.is_escaped { Cow::Owned(unescape(self.raw)) } else { Cow::Borrowed(self.raw) }
    }
}

/// White space between the parts of a tag, and within a comment.
pub(super) fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}

/// Bytes that may stand in the name of a tag as it is found, which is more than the standard allows.
pub(super) fn is_name(byte: u8) -> bool {
    !(byte <= b' ' || matches!(byte, b'"' | b'[' | b']' | b'{' | b'}' | b'(' | b')' | b';' | b'\\' | 0x7F))
}

/// Why a text is no well-written tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unclean {
    /// It has another form.
    Form,
    /// It ends too early; if it went on it could be one.
    Cut,
}

/// The ends of the name in `[Name "`.
pub(super) fn name_and_quote(text: &str) -> Result<(usize, usize, usize), Unclean> {
    let bytes = text.as_bytes();
    if bytes.first() != Some(&b'[') {
        return Err(Unclean::Form);
    }
    let start = skip(bytes, 1, is_blank);
    let end = skip(bytes, start, is_name);
    let quote = skip(bytes, end, is_blank);
    match bytes.get(quote) {
        Some(b'"') if end > start => Ok((start, end, quote)),
        Some(_) => Err(Unclean::Form),
        None => Err(Unclean::Cut),
    }
}

/// Exactly `[Name "value"]`, with any white space between the parts.
pub(super) fn read_clean(text: &str) -> Result<Tag<'_>, Unclean> {
    let (start, end, quote) = name_and_quote(text)?;
    let bytes = text.as_bytes();
    let value_start = quote + 1;
    let mut at = value_start;
    let mut escaped = false;
    loop {
        match bytes.get(at).ok_or(Unclean::Cut)? {
            b'"' => break,
            b'\\' if matches!(bytes.get(at + 1), Some(b'"' | b'\\')) => {
                escaped = true;
                at += 2;
            }
            b'\n' | b'\r' => return Err(Unclean::Form),
            _ => at += 1,
        }
    }
    let close = skip(bytes, at + 1, is_blank);
    if *bytes.get(close).ok_or(Unclean::Cut)? != b']' {
        return Err(Unclean::Form);
    }
    let raw = between(text, value_start, at);
    Ok(Tag { name: between(text, start, end), raw, is_escaped: escaped, len: close + 1, clean: true })
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
pub(super) fn read_line(line: &str, bracket: usize) -> Tag<'_> {
    let inner = trim(without_last(trim(after(line, bracket)), b']'));
    let name_end = skip(inner.as_bytes(), 0, is_name);
    let (name, rest) = (before(inner, name_end), trim(after(inner, name_end)));
    // In `Ev ent "x"` it is not clear where the name ends.
    let open = without_last(rest, b'"');
    let is_open = rest.as_bytes().first() == Some(&b'"');
    let quoted = is_open || open.len() < rest.len() && !open.as_bytes().contains(&b'"');
    let name = if quoted || !rest.as_bytes().contains(&b' ') { name } else { "" };
    let value = without_last(after(rest, usize::from(is_open)), b'"');
    Tag { name, raw: value, is_escaped: false, len: line.len(), clean: false }
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
        assert_eq!(read_clean(r#"[Path "C:\pgn \"mine\" \\"]"#).unwrap().value(), r#"C:\pgn "mine" \"#);
    }
}
