//! Going through the games of a text, or of a file that comes in pieces, and their places.
use super::builder::GameBuilder;
use super::decode::{Decoded, Decoder, Encoding, Utf16, decode};
use super::error::Error;
use super::game::PgnGame;
use super::lexer::Window;
use super::parser::Parser;
use super::visitor::{Skip, Visitor};
use crate::diagnostic::TextSpan;
use crate::notation::text::between;
use alloc::borrow::Cow;
use alloc::string::String;
use core::iter::FusedIterator;
use core::ops::{ControlFlow, Range};

/// The games of a text, one after another, each read when it is asked for.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    text: &'a str,
    is_cut: bool,
    parser: Parser,
    locator: Locator,
}

/// Goes through the games of a text.
///
/// ```
/// use gridmate::notation::pgn;
/// let text = "[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. e5 *\n\n[White \"C\"]\n\n1. d4 *\n";
/// let games: Vec<_> = pgn::read(text).collect();
/// assert_eq!(games.len(), 3);
/// assert_eq!(games[0].as_ref().unwrap().tag("White"), Some("A"));
/// assert_eq!(games[1].as_ref().unwrap_err().line(), 7);
/// assert!(games[2].is_ok());
/// ```
#[must_use]
pub fn read(text: &str) -> Reader<'_> {
    Reader::from_place(text, false, Place::default())
}

impl<'a> Reader<'a> {
    /// Of a text that starts somewhere within a file, and perhaps ends where another game begins.
    #[inline(never)]
    pub(super) fn from_place(text: &'a str, is_cut: bool, place: Place) -> Self {
        Self { text, is_cut, parser: Parser::new(place.column == 1), locator: Locator::from_place(place) }
    }

    /// The next game of a text that has one.
    pub(super) fn read_game(&mut self) -> Result<PgnGame, Error> {
        self.next_draft().finish()
    }

    fn next_draft(&mut self) -> GameBuilder<'a, '_> {
        self.locator.begin_game(self.parser.at());
        let mut builder = GameBuilder::new(self.text, &mut self.locator);
        // Says only that the game has ended.
        let _ = self.parser.run(Window { text: self.text, is_last: true, is_cut: self.is_cut }, &mut builder);
        builder
    }
}

impl Iterator for Reader<'_> {
    type Item = Result<PgnGame, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let builder = self.next_draft();
        if builder.is_untouched() { None } else { Some(builder.finish()) }
    }
}

impl FusedIterator for Reader<'_> {}

/// Tells a visitor what a file says that comes in pieces of any size; what is told does not depend on how it is cut.
///
/// What is held is the token that has not ended, such as a long comment, and no more. That is looked at again when twice
/// as much of it is there, so that the time does not depend on the pieces either.
///
/// ```
/// use gridmate::notation::pgn::{Chunk, Span, Stream, Visitor};
/// use std::ops::ControlFlow;
///
/// #[derive(Default)]
/// struct Count(u32);
///
/// impl Visitor for Count {
///     fn san(&mut self, _: Span<'_>) -> ControlFlow<()> {
///         self.0 += 1;
///         ControlFlow::Continue(())
///     }
/// }
///
/// let (mut stream, mut count) = (Stream::new(), Count::default());
/// for piece in [&b"1. e"[..], b"4 e", b"5 {the bishop is n", b"ext} 2. Bc"] {
///     assert!(stream.feed(piece, Chunk::Inner, &mut count).is_continue());
/// }
/// stream.feed(b"4", Chunk::Last, &mut count);
/// assert_eq!(count.0, 3);
/// ```
#[derive(Clone, Debug)]
pub struct Stream {
    pub(super) parser: Parser,
    pub(super) decoder: Decoder,
    /// What is held.
    pub(super) text: String,
    /// With so much of it that has not been read the next look is worth while.
    enough: usize,
}

impl Default for Stream {
    fn default() -> Self {
        Self { parser: Parser::new(true), decoder: Decoder::default(), text: String::new(), enough: 0 }
    }
}

impl Stream {
    /// Of a file of which nothing has been read.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes the next bytes of the file, and tells what they say. Where the visitor stops, the next call goes on.
    pub fn feed(&mut self, bytes: &[u8], piece: Chunk, visitor: &mut impl Visitor) -> ControlFlow<()> {
        self.take(bytes, piece);
        let flow = self.run(piece, visitor);
        self.drop_before(self.parser.at());
        flow
    }

    pub(super) fn take(&mut self, bytes: &[u8], piece: Chunk) {
        self.decoder.feed(bytes, piece == Chunk::Last, &mut self.text);
    }

    /// Reads on in what is held.
    #[inline]
    pub(super) fn run(&mut self, piece: Chunk, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let is_last = piece == Chunk::Last;
        if !is_last && self.text.len() - self.parser.at() < self.enough {
            return ControlFlow::Continue(());
        }
        let flow = self.parser.run(Window { text: &self.text, is_last, is_cut: false }, visitor);
        self.enough = if flow.is_continue() { 2 * (self.text.len() - self.parser.at()) } else { 0 };
        flow
    }

    /// Forgets what has been read up to a byte.
    pub(super) fn drop_before(&mut self, byte: usize) {
        // What is held is not looked at for each piece that comes to it.
        if byte == 0 {
            return;
        }
        self.text.drain(..byte);
        self.parser.advance(byte);
        let widened = self.decoder.widened.partition_point(|&at| at < byte);
        self.decoder.widened.drain(..widened);
        self.decoder.widened.iter_mut().for_each(|at| *at -= byte);
    }
}

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
