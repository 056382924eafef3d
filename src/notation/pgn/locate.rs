//! Lines and columns of a text.

use crate::diagnostic::TextSpan;
use core::ops::Range;

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    /// The line, counted from 1.
    pub(super) line: u32,
    /// The character of the line, counted from 1.
    pub(super) column: u32,
    /// UTF-16 units before it.
    utf16: u32,
}

impl Default for Place {
    /// Where a text starts.
    fn default() -> Self {
        Self { line: 1, column: 1, utf16: 0 }
    }
}

/// Finds places going on from the last one, or else from the start of the game: where few are asked for, few passes over
/// the text are enough.
#[derive(Clone, Debug, Default)]
pub(super) struct Locator {
    last: (usize, Place),
    /// The byte at which the game starts.
    game: usize,
    /// Its place, once that is known.
    start: (usize, Place),
}

impl Locator {
    /// Of a text that starts at this place of a longer one.
    pub(super) const fn from_place(place: Place) -> Self {
        Self { last: (0, place), game: 0, start: (0, place) }
    }

    /// From now on places are in the game that starts at this byte.
    pub(super) const fn begin_game(&mut self, start: usize) {
        self.game = start;
    }

    /// The place of a byte of the game.
    #[inline(never)]
    pub(super) fn locate(&mut self, text: &str, offset: usize) -> Place {
        if self.start.0 < self.game {
            self.start = advance(text, self.last, self.game);
            self.last = self.start;
        } else if offset < self.last.0 {
            self.last = self.start;
        }
        self.last = advance(text, self.last, offset);
        self.last.1
    }

    /// Where some bytes of the game are.
    #[inline(never)]
    pub(super) fn span(&mut self, text: &str, bytes: Range<usize>) -> TextSpan {
        let Place { line, column, utf16: start } = self.locate(text, bytes.start);
        let (_, Place { utf16: end, .. }) = advance(text, self.last, bytes.end);
        TextSpan { line, column, start, end }
    }
}

/// How many bytes are such, counted in parts whose count fits in a byte, so that several bytes are counted at once.
fn count(bytes: &[u8], such: impl Fn(u8) -> bool) -> u32 {
    bytes.chunks(255).map(|part| u32::from(part.iter().map(|&byte| u8::from(such(byte))).sum::<u8>())).sum()
}

/// The place of a byte from that of an earlier one.
fn advance(text: &str, (from, mut place): (usize, Place), to: usize) -> (usize, Place) {
    let bytes = text.as_bytes();
    let to = to.min(bytes.len()).max(from);
    // Mostly lines end in line feeds alone, and can be counted.
    let part = bytes.get(from..to).unwrap_or_default();
    if !part.contains(&b'\r') && from.checked_sub(1).and_then(|at| bytes.get(at)) != Some(&b'\r') {
        let chars = |part: &[u8]| count(part, |byte| !matches!(byte, 0x80..=0xBF));
        let pairs = count(part, |byte| byte >= 0xF0);
        place.utf16 = place.utf16.saturating_add(chars(part)).saturating_add(pairs);
        match part.iter().rposition(|&byte| byte == b'\n') {
            Some(last) => {
                place.line = place.line.saturating_add(count(part, |byte| byte == b'\n'));
                place.column = 1 + chars(&part[last + 1..]);
            }
            None => place.column = place.column.saturating_add(chars(part)),
        }
        return (to, place);
    }
    for at in from..to {
        let before = at.checked_sub(1).and_then(|at| bytes.get(at));
        place.utf16 = place.utf16.saturating_add(match bytes[at] {
            0x80..=0xBF => 0,
            0xF0.. => 2,
            _ => 1,
        });
        match bytes[at] {
            // The second half of a line end, in either order.
            b'\n' if before == Some(&b'\r') => place.column = 1,
            b'\r' if before == Some(&b'\n') && bytes.get(at + 1) != Some(&b'\n') => place.column = 1,
            b'\n' | b'\r' => (place.line, place.column) = (place.line.saturating_add(1), 1),
            // Bytes that go on with a character.
            0x80..=0xBF => {}
            _ => place.column = place.column.saturating_add(1),
        }
    }
    (to, place)
}
