//! How error sentences show a piece of the user's text.

use alloc::string::String;

/// No sentence shows more of a text than this many characters.
pub(crate) const SHOWN: usize = 24;

/// The text in quotes, cut short, with what cannot be seen written as a code point.
#[must_use]
pub fn quote(text: &str) -> String {
    let mut shown = String::from("\"");
    for (index, char) in text.chars().enumerate() {
        if index == SHOWN {
            shown.push('…');
            break;
        }
        push_visible(&mut shown, char);
    }
    shown.push('"');
    shown
}

/// Adds a character, written as a code point if it cannot be seen.
pub fn push_visible(text: &mut String, char: char) {
    if char == ' ' || !(char.is_control() || char.is_whitespace() || is_invisible(char)) {
        text.push(char);
    } else {
        text.push_str("<U+");
        push_hex(text, u32::from(char), 4);
        text.push('>');
    }
}

/// Adds a number in as many hexadecimal digits as it has, and in at least `least`.
pub(crate) fn push_hex(text: &mut String, number: u32, least: u32) {
    if number > 0 || least > 0 {
        push_hex(text, number >> 4, least.saturating_sub(1));
        text.extend(char::from_digit(number & 15, 16).map(|digit| digit.to_ascii_uppercase()));
    }
}

/// Whether the character takes no room on the screen: joiners, direction marks, byte-order marks and their kin.
#[must_use]
pub const fn is_invisible(char: char) -> bool {
    matches!(
        char,
        '\u{AD}'
            | '\u{34F}'
            | '\u{61C}'
            | '\u{115F}'..='\u{1160}'
            | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}'
            | '\u{FFA0}'
            | '\u{FFF9}'..='\u{FFFB}'
            | '\u{E0000}'..='\u{E0FFF}'
    )
}

/// Whether a character beyond ASCII looks like a letter: by the blocks of Unicode, since its full tables would be the
/// larger part of a reader of moves.
pub(crate) const fn is_letter(char: char) -> bool {
    matches!(
        char,
        '\u{C0}'..='\u{1FFF}' | '\u{2C00}'..='\u{2DFF}' | '\u{3040}'..='\u{D7FF}' | '\u{F900}'..='\u{FDFF}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_text_is_cut_and_unseen_characters_are_named() {
        assert_eq!(quote("e4"), "\"e4\"");
        assert_eq!(quote("a\tb\u{200D}"), "\"a<U+0009>b<U+200D>\"");
        assert_eq!(quote(&"x".repeat(1000)).chars().count(), SHOWN + 3);
    }
}
