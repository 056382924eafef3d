//! Words of the move text that are no moves, and the comments' white space.

use super::game::GameResult;
use crate::notation::san;

/// Marks that stand alone, beside those that may follow a move.
const LONE_GLYPHS: [(&str, u8); 4] = [("=", 10), ("-+", 19), ("+=", 14), ("=+", 15)];

/// The result that a word means, and whether it is written as the standard has it.
pub(super) fn result(word: &str) -> Option<(GameResult, bool)> {
    // Nearly every word is a move: most are told apart by their first byte.
    if !matches!(word.as_bytes().first(), Some(b'0' | b'1' | b'*' | 0xC2)) {
        return None;
    }
    if let Some(result) = GameResult::from_text(word) {
        return Some((result, true));
    }
    // The longest odd form is a draw with long dashes.
    if word.len() > 16 {
        return None;
    }
    let plain: String = word
        .chars()
        .map(|char| if matches!(char, '\u{2010}'..='\u{2015}' | '\u{2212}' | ':') { '-' } else { char })
        .collect();
    let result = match plain.as_str() {
        "1-0" => GameResult::WhiteWins,
        "0-1" => GameResult::BlackWins,
        "1/2-1/2" | "1/2" | "½-½" | "½" => GameResult::Draw,
        _ => return None,
    };
    Some((result, false))
}

/// The NAG of a mark that stands alone.
pub(super) fn lone_glyph(word: &str) -> Option<u8> {
    let glyphs = san::GLYPHS.iter().chain(&LONE_GLYPHS);
    glyphs.into_iter().find(|(glyph, _)| *glyph == word).map(|&(_, nag)| nag)
}

/// A move and the NAG of the `!` and `?` behind it; 0 where they form no known mark.
pub(super) fn split_glyph(word: &str) -> (&str, Option<u8>) {
    if !word.ends_with(['!', '?']) {
        return (word, None);
    }
    let body = word.trim_end_matches(['!', '?']);
    if body.is_empty() {
        return (word, None);
    }
    (body, Some(lone_glyph(&word[body.len()..]).unwrap_or(0)))
}

/// Whether the word says that a pawn was taken in passing.
pub(super) fn is_en_passant(word: &str) -> bool {
    matches!(word, "e.p." | "ep" | "e.p" | "ep.")
}

/// A comment without white space around it, and with a blank for each line end: lines are only a matter of width.
pub(super) fn comment(text: &str) -> String {
    let text = text.trim();
    if !text.contains(['\n', '\r']) {
        return text.to_owned();
    }
    let lines = text.split(['\n', '\r']).map(|line| line.trim_matches([' ', '\t'])).filter(|line| !line.is_empty());
    let mut joined = String::with_capacity(text.len());
    for line in lines {
        if !joined.is_empty() {
            joined.push(' ');
        }
        joined.push_str(line);
    }
    joined
}
