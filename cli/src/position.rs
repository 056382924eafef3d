//! The position that a command is about.

use gridmate::notation::fen::{self, FenError};
use gridmate::rules::{Position, Variant};

/// Reads a FEN, as Chess960 where that is asked for or where its castling rights need it.
pub(super) fn read(text: &str, chess960: bool) -> Result<(Position, Variant), FenError> {
    if chess960 {
        fen::parse(text, Variant::Chess960).map(|position| (position, Variant::Chess960))
    } else {
        fen::parse_any(text)
    }
}

/// The start of the standard game, of the variant that is asked for.
pub(super) fn start(chess960: bool) -> (Position, Variant) {
    (Position::initial(), if chess960 { Variant::Chess960 } else { Variant::Standard })
}

/// A FEN that was given as one argument or, because a shell has split it, as several.
pub(super) fn joined(words: &[String]) -> Option<String> {
    (!words.is_empty()).then(|| words.join(" "))
}
