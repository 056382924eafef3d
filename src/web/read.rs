//! What callers pass, read: starts, pieces, places in a text.

use super::error::{Failure, failure};
#[cfg(feature = "document")]
use crate::board::Color;
#[cfg(feature = "document")]
use crate::board::Role;
#[cfg(feature = "document")]
use crate::diagnostic::call;
use crate::script::Start;
#[cfg(feature = "document")]
use {
    crate::script::{self, EditError},
    std::ops::Range,
};

/// A start from its text; the usual one if there is none.
pub(super) fn read_start(text: Option<String>) -> Result<Start, Failure> {
    match text {
        Some(text) => text.parse().map_err(failure),
        None => Ok(Start::default()),
    }
}

/// A side, from its letter.
#[cfg(feature = "document")]
pub(super) fn read_color(letter: char) -> Result<Color, Failure> {
    let color = Color::ALL.into_iter().find(|color| color.char() == letter);
    color.ok_or_else(|| failure(call::NO_SUCH_SIDE))
}

/// The role of a promotion, from its letter.
#[cfg(feature = "document")]
pub(super) fn read_role(letter: Option<String>) -> Result<Option<Role>, Failure> {
    let Some(letter) = letter else { return Ok(None) };
    let mut chars = letter.chars();
    match (chars.next().and_then(|char| Role::from_char(char.to_ascii_lowercase())), chars.next()) {
        (Some(role), None) => Ok(Some(role)),
        _ => Err(failure(call::NO_SUCH_PROMOTION)),
    }
}

/// The bytes of so much of the text of a script, from a place on; both are counted in UTF-16 units.
#[cfg(feature = "document")]
pub(super) fn read_range(script: &script::Script, place: f64, length: f64) -> Result<Range<usize>, Failure> {
    let (start, end) = (byte_at(script, place)?, byte_at(script, place + length)?);
    if end < start { Err(failure(EditError::OutOfRange)) } else { Ok(start..end) }
}

/// The byte at a place in the text, whatever JavaScript passes for one.
#[cfg(feature = "document")]
fn byte_at(script: &script::Script, place: f64) -> Result<usize, Failure> {
    let whole = place as u32;
    if f64::from(whole) != place {
        return Err(failure(EditError::OutOfRange));
    }
    let near = script.token_at(whole).and_then(|token| script.token(token)).map(|token| token.start);
    let (mut byte, mut units) = near.map_or((0, 0), |near| (near.byte as usize, near.utf16 as usize));
    for char in script.text().get(byte..).unwrap_or_default().chars() {
        if units >= whole as usize {
            break;
        }
        units += char.len_utf16();
        byte += char.len_utf8();
    }
    if units == whole as usize { Ok(byte) } else { Err(failure(EditError::OutOfRange)) }
}
