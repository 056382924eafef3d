//! Which games a file holds, found while it is read piece by piece: a file may be larger than memory.
//!
//! In: the bytes of the file, in pieces of any size. Out: each game soon after the next has begun, with the bytes that it
//! takes, so that its text can be fetched again. To find it no rules are asked; its moves are checked when it is read.

use super::decode::Utf16;
use super::locate::{Locator, Place};
use super::stream::Stream;
use super::visitor::{Skip, Visitor};
use super::{Decoded, Encoding, Error, PgnGame, Reader, decode};
use crate::notation::text::between;
use alloc::borrow::Cow;
use alloc::string::String;
use core::ops::{ControlFlow, Range};

/// Whether a file goes on after a piece of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chunk {
    /// More is to come.
    Inner,
    /// The file ends here.
    Last,
}

/// A game of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IndexEntry<'a> {
    /// The bytes of the file that it takes.
    pub bytes: Range<u64>,
    /// What the bytes say.
    pub text: &'a str,
    place: Place,
    /// Whether another game follows.
    is_cut: bool,
}

impl IndexEntry<'_> {
    /// Reads the game; an error has its place in the whole file.
    pub fn game(&self) -> Result<PgnGame, Error> {
        Reader::from_place(self.text, self.is_cut, self.place).read_game()
    }
}

/// What is known of a file so far.
///
/// ```
/// use gridmate::notation::pgn::{Index, Chunk};
/// let (mut index, mut found) = (Index::new(), Vec::new());
/// index.feed(b"1. e4 e5 1-0\n\n1. d4", Chunk::Inner, |entry| found.push(entry.bytes));
/// assert_eq!(found, [0..14]);
/// index.feed(b" d5 *", Chunk::Last, |entry| {
///     assert_eq!(entry.game().unwrap().mainline().count(), 2);
///     found.push(entry.bytes);
/// });
/// assert_eq!(found[1], 14..24);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Index {
    /// Holds the game that has not ended.
    stream: Stream,
    /// Where in the file that starts.
    from: u64,
    /// Where it starts as people count it.
    place: Place,
}

/// How many bytes are read at a time: they stay in the processor's cache, and no more is held than they and a game.
const SLICE: usize = 1 << 16;

/// Stops at the end of each game.
struct Ends;

impl Visitor for Ends {
    fn begin_moves(&mut self) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, _: usize) -> ControlFlow<()> {
        ControlFlow::Break(())
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
        self.stream.decoder.encoding
    }

    /// Takes the next bytes of the file, and tells the games that are whole by now.
    pub fn feed(&mut self, mut bytes: &[u8], piece: Chunk, mut found: impl FnMut(IndexEntry<'_>)) {
        while let Some((slice, rest)) = bytes.split_at_checked(SLICE).filter(|(_, rest)| !rest.is_empty()) {
            self.feed_slice(slice, Chunk::Inner, &mut found);
            bytes = rest;
        }
        self.feed_slice(bytes, piece, &mut found);
    }

    fn feed_slice(&mut self, bytes: &[u8], piece: Chunk, found: &mut impl FnMut(IndexEntry<'_>)) {
        self.stream.take(bytes, piece);
        let mut start = 0;
        let mut locator = Locator::from_place(self.place);
        while self.stream.run(piece, &mut Ends).is_break() {
            let end = self.stream.parser.at();
            let text = between(&self.stream.text, start, end);
            let from = self.from;
            self.from += self.bytes_of(start..end);
            let is_cut = end < self.stream.text.len();
            found(IndexEntry { bytes: from..self.from, text, place: self.place, is_cut });
            self.place = locator.locate(&self.stream.text, end);
            start = end;
        }
        if start > 0 {
            self.stream.drop_before(start);
        }
    }

    /// How many bytes of the file became a part of the text that is held.
    fn bytes_of(&self, part: Range<usize>) -> u64 {
        let decoder = &self.stream.decoder;
        if decoder.encoding == Encoding::Utf16 {
            return 2 * between(&self.stream.text, part.start, part.end).encode_utf16().count() as u64;
        }
        let before = |end: usize| decoder.widened.partition_point(|&at| at < end);
        (part.len() - (before(part.end) - before(part.start))) as u64
    }

    /// The text of some bytes of the file, such as those of an entry.
    ///
    /// ```
    /// use gridmate::notation::pgn::{Index, Chunk};
    /// let file: Vec<u8> = "\u{FEFF}1. e4 *".encode_utf16().flat_map(u16::to_le_bytes).collect();
    /// let mut index = Index::new();
    /// let mut bytes = 0..0;
    /// index.feed(&file, Chunk::Last, |entry| bytes = entry.bytes);
    /// assert_eq!(index.text(&file[bytes.start as usize..bytes.end as usize]).trim_start_matches('\u{FEFF}'), "1. e4 *");
    /// ```
    #[must_use]
    pub fn text<'b>(&self, bytes: &'b [u8]) -> Cow<'b, str> {
        let Some(mut utf16) = self.stream.decoder.utf16.as_ref().map(Utf16::anew) else {
            let Decoded { text, .. } = decode(bytes);
            return text;
        };
        let mut text = String::with_capacity(bytes.len() / 2);
        utf16.feed(bytes, |char| text.push(char));
        Cow::Owned(text)
    }
}
