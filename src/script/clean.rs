//! Characters that are not what they seem: unseen ones, wide ones, and letters of other scripts.

use crate::diagnostic::quote::is_invisible;
use alloc::string::String;

/// The text without what cannot be seen, wide letters made narrow; and whether there were wide ones.
pub(super) fn clean(text: &str) -> (String, bool) {
    let mut wide = false;
    let seen = text.chars().filter(|&char| !is_invisible(char));
    let clean = seen.map(|char| {
        let narrow = narrow(char);
        wide |= narrow != char;
        narrow
    });
    (clean.collect(), wide)
}

/// The ASCII character of a full-width one; any other as it is.
fn narrow(char: char) -> char {
    match u32::from(char) {
        code @ 0xFF01..=0xFF5E => char::from_u32(code - 0xFF01 + 0x21).unwrap_or(char),
        _ => char,
    }
}

/// Characters that look like those of squares, and what they look like.
const LOOKALIKES: [(&str, char); 17] = [
    ("аАαΑɑ", 'a'),
    ("ЬвВβΒ", 'b'),
    ("сСϲϹ", 'c'),
    ("ԁԀⅆ", 'd'),
    ("еЕΕⅇ", 'e'),
    ("ɡԌ", 'g'),
    ("һНΗ", 'h'),
    ("хХχΧ×✕", 'x'),
    ("¹₁", '1'),
    ("²₂", '2'),
    ("³₃", '3'),
    ("⁴₄", '4'),
    ("⁵₅", '5'),
    ("⁶₆", '6'),
    ("⁷₇", '7'),
    ("⁸₈", '8'),
    ("⁼₌", '='),
];

/// The text in plain letters and digits, and the first character that was not.
pub(super) fn unmask(text: &str) -> Option<(String, char)> {
    let mut first = None;
    let plain =
        text.chars().map(|char| match LOOKALIKES.iter().find(|(alike, _)| alike.chars().any(|like| like == char)) {
            Some(&(_, plain)) => {
                first = first.or(Some(char));
                plain
            }
            None => char,
        });
    let plain = plain.collect();
    first.map(|first| (plain, first))
}

/// The first character that no token has.
pub(super) fn odd_one(text: &str) -> Option<char> {
    text.chars().find(|&char| !char.is_ascii_graphic() && !('♔'..='♟').contains(&char))
}
