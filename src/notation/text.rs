//! Parts of a text. Nothing here can fail: where a place lies outside of the text or inside one of its characters,
//! there is nothing.

/// The text up to a byte.
#[inline]
pub(super) fn before(text: &str, end: usize) -> &str {
    between(text, 0, end)
}

/// The text from a byte on.
#[inline]
pub(super) fn after(text: &str, start: usize) -> &str {
    between(text, start, text.len())
}

/// The text from one byte up to another.
#[inline]
pub(super) fn between(text: &str, start: usize, end: usize) -> &str {
    text.get(start..end).unwrap_or_default()
}

/// The text without the characters of a list at its start.
pub(super) fn trim_start<'a>(text: &'a str, such: &[char]) -> &'a str {
    let length = |char: char| if such.contains(&char) { char.len_utf8() } else { 0 };
    let mut rest = text;
    while let Some(taken @ 1..) = rest.chars().next().map(length) {
        rest = after(rest, taken);
    }
    rest
}

/// The text without the characters of a list at its end.
pub(super) fn trim_end<'a>(text: &'a str, such: &[char]) -> &'a str {
    let length = |char: char| if such.contains(&char) { char.len_utf8() } else { 0 };
    let mut rest = text;
    while let Some(taken @ 1..) = rest.chars().next_back().map(length) {
        rest = before(rest, rest.len() - taken);
    }
    rest
}

/// The texts one after the other, with a text between them.
#[inline(never)]
pub(super) fn joined(parts: &mut dyn Iterator<Item = &str>, between: &str) -> String {
    let mut whole = String::new();
    for part in parts {
        if !whole.is_empty() {
            whole.push_str(between);
        }
        whole.push_str(part);
    }
    whole
}

/// Whether a text has more characters than this.
pub(super) fn is_longer(text: &str, length: usize) -> bool {
    text.len() > length && text.chars().count() > length
}

/// The character of a line, counted from 0, that is white space but not one space between two words; the length of the
/// line, if that is a space at its end.
pub(super) fn untidy_space(line: &str) -> Option<usize> {
    let mut last = ' ';
    let mut length = 0;
    for char in line.chars() {
        if char.is_whitespace() && (char != ' ' || last == ' ') {
            return Some(length);
        }
        last = char;
        length += 1;
    }
    (last == ' ' && length > 0).then_some(length)
}
