//! Lines and columns of a text.

/// A place in a text, both numbers counted from 1, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) line: u32,
    pub(super) column: u32,
}

/// Finds places going forward, so that all of them together cost one pass over the text.
#[derive(Clone, Debug)]
pub(super) struct Locator {
    offset: usize,
    place: Place,
}

impl Locator {
    pub(super) const fn new() -> Self {
        Self::from_place(Place { line: 1, column: 1 })
    }

    /// Of a text that starts at this place of a longer one.
    pub(super) const fn from_place(place: Place) -> Self {
        Self { offset: 0, place }
    }

    /// The place of a byte. One that lies before the last that was asked for is taken for that.
    pub(super) fn locate(&mut self, text: &str, offset: usize) -> Place {
        let bytes = text.as_bytes();
        while self.offset < offset.min(bytes.len()) {
            let (byte, before) = (bytes[self.offset], self.offset.checked_sub(1).map(|at| bytes[at]));
            let next = bytes.get(self.offset + 1);
            match byte {
                // The second half of a line end, in either order.
                b'\n' if before == Some(b'\r') => self.place.column = 1,
                b'\r' if before == Some(b'\n') && next != Some(&b'\n') => self.place.column = 1,
                b'\n' | b'\r' => self.place = Place { line: self.place.line.saturating_add(1), column: 1 },
                // Bytes that go on with a character.
                0x80..=0xBF => {}
                _ => self.place.column = self.place.column.saturating_add(1),
            }
            self.offset += 1;
        }
        self.place
    }
}
