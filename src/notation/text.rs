//! Parts of a text. Nothing here can fail: where a place lies outside of the text or inside one of its characters,
//! there is nothing.

/// The text up to a byte.
#[inline]
pub(crate) fn before(text: &str, end: usize) -> &str {
    between(text, 0, end)
}

/// The text from a byte on.
#[inline]
pub(crate) fn after(text: &str, start: usize) -> &str {
    between(text, start, text.len())
}

/// The text from one byte up to another.
#[inline]
pub(crate) fn between(text: &str, start: usize, end: usize) -> &str {
    text.get(start..end).unwrap_or_default()
}

/// The text without the digits at its start.
pub(crate) fn after_digits(text: &str) -> &str {
    after(text, text.bytes().take_while(u8::is_ascii_digit).count())
}

/// The text without the characters of a list at its start.
pub(crate) fn trim_start<'a>(text: &'a str, such: &[char]) -> &'a str {
    let length = |char: char| if such.contains(&char) { char.len_utf8() } else { 0 };
    let mut rest = text;
    while let Some(taken @ 1..) = rest.chars().next().map(length) {
        rest = after(rest, taken);
    }
    rest
}

/// The text without the characters of a list at its end.
pub(crate) fn trim_end<'a>(text: &'a str, such: &[char]) -> &'a str {
    let length = |char: char| if such.contains(&char) { char.len_utf8() } else { 0 };
    let mut rest = text;
    while let Some(taken @ 1..) = rest.chars().next_back().map(length) {
        rest = before(rest, rest.len() - taken);
    }
    rest
}

/// The texts one after the other, with a text between them.
#[inline(never)]
pub(crate) fn joined(parts: &mut dyn Iterator<Item = &str>, between: &str) -> String {
    let mut whole = String::new();
    for part in parts {
        if !whole.is_empty() {
            whole.push_str(between);
        }
        whole.push_str(part);
    }
    whole
}

/// The texts as one.
#[inline(never)]
pub(crate) fn glued(parts: &[&str]) -> String {
    joined(&mut parts.iter().copied(), "")
}

/// Whether a text has more characters than this.
pub(crate) fn is_longer(text: &str, length: usize) -> bool {
    text.len() > length && text.chars().count() > length
}

/// The character of a line, counted from 0, that is white space but not one space between two words; the length of the
/// line, if that is a space at its end.
pub(crate) fn untidy_space(line: &str) -> Option<usize> {
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
