//! Which games a file holds, found while it is read piece by piece: a file may be larger than memory.
//!
//! In: the bytes of the file, in pieces of any size. Out: each game soon after the next has begun, with the bytes that it
//! takes, so that its text can be fetched again. A game that has not ended is looked at again when twice as much of it is
//! there, so that the time does not depend on how a file is cut.

use super::decode::{Utf16, eight_bit};
use super::locate::Place;
use super::{Encoding, Error, Game, Reader};
use crate::notation::text::between;
use std::borrow::Cow;
use std::ops::Range;

/// Whether a file goes on after a piece of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// More is to come.
    Inner,
    /// The file ends here.
    Last,
}

/// A game of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The bytes of the file that it takes.
    pub bytes: Range<u64>,
    /// What the bytes say.
    pub game: Result<Game, Error>,
}

/// What is known of a file so far.
///
/// ```
/// use gridmate::notation::pgn::{Index, Piece};
/// let (mut index, mut found) = (Index::new(), Vec::new());
/// index.feed(b"1. e4 e5 1-0\n\n1. d4", Piece::Inner, |entry| found.push(entry));
/// assert_eq!(found.len(), 0);
/// index.feed(b" d5 *", Piece::Last, |entry| found.push(entry));
/// assert_eq!(found[1].bytes, 14..24);
/// ```
#[derive(Clone, Debug)]
pub struct Index {
    /// What has come and may belong to a game that goes on; of a file in UTF-16 as UTF-8.
    rest: Vec<u8>,
    /// With so much of it the next look is worth while.
    enough: usize,
    /// The first bytes of the file, before its encoding is known.
    head: Vec<u8>,
    utf16: Option<Utf16>,
    /// Where in the file that starts.
    from: u64,
    /// The same place as people count it.
    place: Place,
    encoding: Encoding,
}

impl Default for Index {
    fn default() -> Self {
        Self {
            rest: Vec::new(),
            enough: 0,
            head: Vec::new(),
            utf16: None,
            from: 0,
            place: Place { line: 1, column: 1 },
            encoding: Encoding::Utf8,
        }
    }
}

impl Index {
    /// Of a file of which nothing has been read.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// How its bytes have spelled text so far.
    #[must_use]
    pub const fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// Takes the next bytes of the file, and tells the games that are whole by now.
    pub fn feed(&mut self, bytes: &[u8], piece: Piece, mut found: impl FnMut(Entry)) {
        self.take(bytes, piece);
        if piece == Piece::Inner && self.rest.len() < self.enough {
            return;
        }
        let end = match piece {
            Piece::Last => self.rest.len(),
            Piece::Inner => whole_lines(&self.rest),
        };
        self.enough = 2 * self.rest.len();
        let lines = self.rest.get(..end).unwrap_or_default();
        let text = eight_bit(lines);
        if let Cow::Owned(_) = text {
            self.encoding = Encoding::Latin1;
        }
        let mut games = Reader::from_place(&text, self.place);
        // Up to where games have been found, in the text, in the bytes that it was made of, and in those of the file.
        let (mut in_text, mut in_bytes, mut in_file) = (0, 0, 0);
        while let Some(game) = games.next() {
            let next = games.at();
            if next >= text.len() && piece == Piece::Inner {
                break;
            }
            let start = self.from + in_file as u64;
            let len = bytes_of(lines.get(in_bytes..).unwrap_or_default(), next - in_text);
            in_file += match self.utf16 {
                Some(_) => 2 * between(&text, in_text, next).encode_utf16().count(),
                None => len,
            };
            in_bytes += len;
            in_text = next;
            self.place = games.place_of(next);
            found(Entry { bytes: start..self.from + in_file as u64, game });
        }
        if in_bytes > 0 {
            self.enough = 0;
        }
        self.from += in_file as u64;
        self.rest.drain(..in_bytes);
    }

    /// Adds bytes to those that have come; the first two say whether the file is in UTF-16.
    fn take(&mut self, bytes: &[u8], piece: Piece) {
        if self.encoding == Encoding::Utf8 && self.from == 0 && self.rest.is_empty() {
            self.head.extend_from_slice(bytes);
            if self.head.len() < 2 && piece == Piece::Inner {
                return;
            }
            self.utf16 = Utf16::of(&self.head);
            if self.utf16.is_some() {
                self.encoding = Encoding::Utf16;
            }
            let head = std::mem::take(&mut self.head);
            return self.add(&head, piece);
        }
        self.add(bytes, piece);
    }

    fn add(&mut self, bytes: &[u8], piece: Piece) {
        match &mut self.utf16 {
            None => self.rest.extend_from_slice(bytes),
            Some(utf16) => {
                let mut add = |char: char| self.rest.extend_from_slice(char.encode_utf8(&mut [0; 4]).as_bytes());
                utf16.feed(bytes, &mut add);
                if piece == Piece::Last {
                    utf16.finish(add);
                }
            }
        }
    }

    /// The text of some bytes of the file, such as those of an entry.
    ///
    /// ```
    /// use gridmate::notation::pgn::{Index, Piece};
    /// let file: Vec<u8> = "\u{FEFF}1. e4 *".encode_utf16().flat_map(u16::to_le_bytes).collect();
    /// let mut index = Index::new();
    /// let mut bytes = 0..0;
    /// index.feed(&file, Piece::Last, |entry| bytes = entry.bytes);
    /// assert_eq!(index.text(&file[bytes.start as usize..bytes.end as usize]).trim_start_matches('\u{FEFF}'), "1. e4 *");
    /// ```
    #[must_use]
    pub fn text<'b>(&self, bytes: &'b [u8]) -> Cow<'b, str> {
        let Some(mut utf16) = self.utf16.as_ref().map(Utf16::anew) else { return eight_bit(bytes) };
        let mut text = String::with_capacity(bytes.len() / 2);
        utf16.feed(bytes, |char| text.push(char));
        Cow::Owned(text)
    }
}

/// How many bytes hold only whole lines: a piece may end within a word, a character or a line end.
fn whole_lines(bytes: &[u8]) -> usize {
    let last = |end: u8| bytes.iter().rposition(|&byte| byte == end);
    let line = last(b'\n').or_else(|| last(b'\r').filter(|&at| at + 1 < bytes.len()));
    line.map_or(0, |at| at + 1)
}

/// How many bytes became so many bytes of text.
fn bytes_of(bytes: &[u8], mut text: usize) -> usize {
    let mut count = 0;
    // They are no more than that: to look at all that follow, for each game, would take the square of the time.
    let bytes = bytes.get(..text).unwrap_or(bytes);
    for chunk in bytes.utf8_chunks() {
        let valid = chunk.valid().len();
        if text <= valid {
            return count + text;
        }
        text -= valid;
        count += valid;
        for _ in chunk.invalid() {
            if text == 0 {
                return count;
            }
            // As Latin-1 it is a character that takes two bytes in UTF-8.
            text = text.saturating_sub(2);
            count += 1;
        }
    }
    count
}
