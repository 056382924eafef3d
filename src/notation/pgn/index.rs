//! Which games a file holds, found while it is read piece by piece: a file may be larger than memory.
//!
//! In: the bytes of the file, in pieces of any size. Out: each game as soon as the next has begun, with the bytes that it
//! takes, so that its text can be fetched again.

use super::decode::eight_bit;
use super::locate::Place;
use super::{Encoding, Error, Game, Reader};
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
    /// What has come and may belong to a game that goes on.
    rest: Vec<u8>,
    /// Where in the file that starts.
    from: u64,
    /// The same place as people count it.
    place: Place,
    encoding: Encoding,
}

impl Default for Index {
    fn default() -> Self {
        Self { rest: Vec::new(), from: 0, place: Place { line: 1, column: 1 }, encoding: Encoding::Utf8 }
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
        self.rest.extend_from_slice(bytes);
        let end = match piece {
            Piece::Last => self.rest.len(),
            Piece::Inner => whole_lines(&self.rest),
        };
        let lines = self.rest.get(..end).unwrap_or_default();
        let text = eight_bit(lines);
        if let Cow::Owned(_) = text {
            self.encoding = Encoding::Latin1;
        }
        let mut games = Reader::from_place(&text, self.place);
        // Up to where games have been told, in the text and in the bytes that it was made of.
        let (mut in_text, mut in_bytes) = (0, 0);
        while let Some(game) = games.next() {
            let next = games.at();
            if next >= text.len() && piece == Piece::Inner {
                break;
            }
            let start = in_bytes;
            in_bytes += bytes_of(lines.get(start..).unwrap_or_default(), next - in_text);
            in_text = next;
            self.place = games.place_of(next);
            found(Entry { bytes: self.from + start as u64..self.from + in_bytes as u64, game });
        }
        self.from += in_bytes as u64;
        self.rest.drain(..in_bytes);
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
