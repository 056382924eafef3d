//! Parts of a text. Nothing here can fail: where a place lies outside of the text or inside one of its characters,
//! there is nothing.
//!
//! Slices that may fail bring the sentence of their failure into a module, and how a character is shown with the tables of
//! Unicode; the searches of `std` come once for each kind of pattern. Rules and notations alone, with Brotli, are 7.4 KB
//! smaller without the slices and 1.5 KB without the searches (`docs/size.md`).

use alloc::string::String;

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

/// The first characters of a text, as many as this at most.
#[inline(never)]
pub(crate) fn start_of(text: &str, length: usize) -> &str {
    text.char_indices().nth(length).map_or(text, |(end, _)| before(text, end))
}

/// Whether a character is one of the dashes that look like `-`.
pub(crate) const fn is_dash(char: char) -> bool {
    matches!(char, '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// The byte at which a run of certain bytes ends that starts here.
#[inline]
pub(crate) fn skip(bytes: &[u8], start: usize, mut such: impl FnMut(u8) -> bool) -> usize {
    let mut at = start;
    while bytes.get(at).is_some_and(|&byte| such(byte)) {
        at += 1;
    }
    at
}

/// Whether a text is one of a list.
#[inline(never)]
pub(crate) fn is_one_of(text: &[u8], list: &[&str]) -> bool {
    list.iter().any(|known| known.as_bytes() == text)
}

/// The number that a text of digits says, if it says one of 32 bits.
#[inline(never)]
pub(crate) fn number(text: &str) -> Option<u32> {
    let mut number = 0_u32;
    for byte in text.bytes() {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        number = number.checked_mul(10)?.checked_add(u32::from(digit))?;
    }
    (!text.is_empty()).then_some(number)
}

/// The text without certain characters at its start.
#[inline(never)]
fn without_start<'a>(text: &'a str, such: &dyn Fn(char) -> bool) -> &'a str {
    let mut chars = text.chars();
    loop {
        let rest = chars.as_str();
        if !chars.next().is_some_and(such) {
            return rest;
        }
    }
}

/// The text without certain characters at its end.
#[inline(never)]
fn without_end<'a>(text: &'a str, such: &dyn Fn(char) -> bool) -> &'a str {
    let mut chars = text.chars();
    loop {
        let rest = chars.as_str();
        if !chars.next_back().is_some_and(such) {
            return rest;
        }
    }
}

/// The text without the characters of a list at its start.
pub(crate) fn trim_start<'a>(text: &'a str, such: &[char]) -> &'a str {
    without_start(text, &|char| such.contains(&char))
}

/// The text without the characters of a list at its end.
pub(crate) fn trim_end<'a>(text: &'a str, such: &[char]) -> &'a str {
    without_end(text, &|char| such.contains(&char))
}

/// The text without certain characters around it.
#[inline(never)]
pub(crate) fn trim_where<'a>(text: &'a str, such: &dyn Fn(char) -> bool) -> &'a str {
    without_start(without_end(text, such), such)
}

/// The text without white space around it.
pub(crate) fn trim(text: &str) -> &str {
    trim_where(text, &char::is_whitespace)
}

/// The parts of a text between separators, which are ASCII; one that has none is its only part.
pub(crate) struct Parts<'a> {
    rest: Option<&'a str>,
    separator: u8,
}

impl<'a> Parts<'a> {
    pub(crate) const fn new(text: &'a str, separator: u8) -> Self {
        Self { rest: Some(text), separator }
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = &'a str;

    #[inline(never)]
    fn next(&mut self) -> Option<&'a str> {
        let rest = self.rest?;
        let end = rest.bytes().position(|byte| byte == self.separator);
        self.rest = end.map(|end| after(rest, end + 1));
        Some(before(rest, end.unwrap_or(rest.len())))
    }
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
