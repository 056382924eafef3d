//! Reading a token as the spreadsheet formula does, with all its traps.
//!
//! The formula looks for a pattern anywhere in the token, in lower case, and then takes the squares from the token's
//! first and last characters, wherever the pattern was. A name that is no square reads as empty and writes nowhere.
//! Characters are UTF-16 units, so that the last one may be half of what is seen.

use super::sheet::{Content, Meaning};
use crate::board::{File, Piece, Rank, Square};

/// What the formula does with a token.
pub(super) fn read(text: &str) -> Meaning {
    let bytes = text.as_bytes();
    let first = bytes.first_chunk().and_then(square);
    let last = bytes.last_chunk().and_then(square);
    match pattern(bytes) {
        Some(TokenPattern::Move) => match (first, last) {
            (Some(from), Some(to)) => Meaning::Move { from, to },
            (Some(emptied), None) | (None, Some(emptied)) => Meaning::Removal(emptied),
            (None, None) => Meaning::Nothing,
        },
        Some(TokenPattern::Removal) => last.map_or(Meaning::Nothing, Meaning::Removal),
        Some(TokenPattern::Insertion) => match (first, last_unit(text)) {
            (Some(at), Some(content)) => Meaning::Insertion { at, content },
            _ => Meaning::Nothing,
        },
        None => Meaning::Nothing,
    }
}

/// The three patterns, the first that matches counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TokenPattern {
    Move,
    Removal,
    Insertion,
}

fn pattern(bytes: &[u8]) -> Option<TokenPattern> {
    let mut found = None;
    for window in bytes.windows(3) {
        // A pattern of four bytes is one of these with a byte more.
        let [a, b, c] = *window else { continue };
        if matches!(a, b'x' | b'X') && square(&[b, c]).is_some() {
            found = Some(TokenPattern::Removal);
        }
    }
    for window in bytes.windows(4) {
        let [a, b, c, d] = *window else { continue };
        if square(&[a, b]).is_none() {
            continue;
        }
        if square(&[c, d]).is_some() {
            return Some(TokenPattern::Move);
        }
        // The dot of the pattern stands for any character but a line break.
        if c == b'=' && d != b'\n' && found.is_none() {
            found = Some(TokenPattern::Insertion);
        }
    }
    found
}

/// The square of a file letter, in either case, and a rank digit.
pub(super) fn square(&[file, rank]: &[u8; 2]) -> Option<Square> {
    let file = File::from_index(usize::from((file | 0x20).wrapping_sub(b'a')))?;
    let rank = Rank::from_index(usize::from(rank.wrapping_sub(b'1')))?;
    Some(Square::new(file, rank))
}

/// The last UTF-16 unit: a piece, or any text.
fn last_unit(text: &str) -> Option<Content> {
    let last = text.chars().next_back()?;
    Some(match Piece::from_glyph(last) {
        Some(piece) => Content::Piece(piece),
        None => {
            let mut units = [0; 2];
            Content::Text(last.encode_utf16(&mut units).last().copied().unwrap_or_default())
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_squares_are_letters() {
        for byte in 0..=u8::MAX {
            let known = square(&[byte, b'4']).is_some();
            assert_eq!(known, b"abcdefghABCDEFGH".contains(&byte), "{byte}");
            let known = square(&[b'e', byte]).is_some();
            assert_eq!(known, b"12345678".contains(&byte), "{byte}");
        }
    }

    #[test]
    fn the_first_pattern_that_matches_counts() {
        assert_eq!(read("xe2e4"), Meaning::Removal(Square::E4));
        assert_eq!(read("e2xe4"), Meaning::Removal(Square::E4));
        assert_eq!(read("e7e8=♕"), Meaning::Removal(Square::E7));
        assert_eq!(read("xe4=♕"), Meaning::Nothing);
        assert_eq!(read("e4=\n"), Meaning::Nothing);
        assert_eq!(read("Nf3"), Meaning::Nothing);
    }
}
