//! The games of a text, or of a file that comes in pieces, and the places of what is in them.
//!
//! A file may be larger than memory: of one that is read piece by piece no more is held than a game.

use super::builder::GameBuilder;
use super::decode::{Decoder, Encoding, decode, decode_utf16};
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
#[cfg(feature = "std")]
use std::{fmt, io};

/// The games of a text, one after another, each read when it is asked for: what [`read`] gives.
#[derive(Clone, Debug)]
pub struct Games<'a> {
    is_cut: bool,
    parser: Parser,
    locator: Locator<'a>,
}

/// Goes through the games of a text. For those of a file there is [`Reader`].
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
pub fn read(text: &str) -> Games<'_> {
    Games::from_place(text, false, Place::default())
}

impl<'a> Games<'a> {
    /// Of a text that starts somewhere within a file, and perhaps ends where another game begins.
    #[inline(never)]
    fn from_place(text: &'a str, is_cut: bool, place: Place) -> Self {
        Self { is_cut, parser: Parser::new(place.column == 1), locator: Locator::new(text, place) }
    }

    /// What is read up to the end of the next game.
    fn next_draft(&mut self) -> GameBuilder<'a, '_> {
        self.locator.begin_game(self.parser.at());
        let window = Window { text: self.locator.text, is_last: true, is_cut: self.is_cut };
        let mut builder = GameBuilder::new(&mut self.locator);
        // Says only that the game has ended.
        let _ = self.parser.run(window, &mut builder);
        builder
    }
}

impl Iterator for Games<'_> {
    type Item = Result<PgnGame, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let builder = self.next_draft();
        if builder.is_untouched() { None } else { Some(builder.finish()) }
    }
}

impl FusedIterator for Games<'_> {}

/// The games of a file, or of what else can be read from, one after another, in the memory of one game. The source is read
/// in large pieces, and needs no buffer of its own.
///
/// ```no_run
/// use gridmate::notation::pgn;
/// use std::fs::File;
///
/// for game in pgn::Reader::new(File::open("games.pgn")?) {
///     let game = game?;
///     println!("{} - {}: {}", game.tag("White").unwrap_or("?"), game.tag("Black").unwrap_or("?"), game.result());
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// After a game with an error the next one is read all the same; after an error of the source nothing is:
///
/// ```
/// use gridmate::notation::pgn::{Reader, ReaderError};
/// let games = Reader::new(&b"1. e4 e5 1-0\n\n1. e4 Ke3 *\n\n1. d4 *"[..]);
/// let plies: Vec<_> = games
///     .map(|game| match game {
///         Ok(game) => Ok(game.mainline().count()),
///         Err(ReaderError::Game(error)) => Err((error.line(), error.game().mainline().count())),
///         Err(error) => panic!("{error}"),
///     })
///     .collect();
/// assert_eq!(plies, [Ok(2), Err((3, 1)), Ok(1)]);
/// ```
#[cfg(feature = "std")]
#[derive(Debug)]
pub struct Reader<R> {
    source: R,
    buffer: Box<[u8]>,
    /// Whether more is to come from the source.
    chunk: Chunk,
    index: Index,
}

#[cfg(feature = "std")]
impl<R: io::Read> Reader<R> {
    /// Of a source of which nothing has been read.
    #[must_use]
    pub fn new(source: R) -> Self {
        Self { source, buffer: vec![0; SLICE].into(), chunk: Chunk::Inner, index: Index::new() }
    }

    /// How its bytes have spelled text so far.
    #[must_use]
    pub const fn encoding(&self) -> Encoding {
        self.index.encoding()
    }

    /// Calls a visitor with what the rest of the source says, up to where that stops.
    ///
    /// ```
    /// use gridmate::notation::pgn::{Reader, Span, Visitor};
    /// use std::ops::ControlFlow;
    ///
    /// struct Moves(Vec<String>);
    ///
    /// impl Visitor for Moves {
    ///     fn san(&mut self, san: &str, _: Span<'_>) -> ControlFlow<()> {
    ///         self.0.push(san.to_owned());
    ///         ControlFlow::Continue(())
    ///     }
    /// }
    ///
    /// let mut moves = Moves(Vec::new());
    /// assert!(Reader::new(&b"1. e4! e5 *"[..]).visit(&mut moves)?.is_continue());
    /// assert_eq!(moves.0, ["e4", "e5"]);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn visit(mut self, visitor: &mut impl Visitor) -> io::Result<ControlFlow<()>> {
        loop {
            let flow = self.index.stream.run(self.chunk, visitor);
            self.index.start = self.index.stream.parser.at();
            if flow.is_break() || self.chunk == Chunk::Last {
                return Ok(flow);
            }
            self.fill()?;
        }
    }

    /// Takes the next bytes of the source.
    fn fill(&mut self) -> io::Result<()> {
        let count = loop {
            match self.source.read(&mut self.buffer) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => break read?,
            }
        };
        if count == 0 {
            self.chunk = Chunk::Last;
        }
        self.index.take(self.buffer.get(..count).unwrap_or_default(), self.chunk);
        Ok(())
    }
}

#[cfg(feature = "std")]
impl<R: io::Read> Iterator for Reader<R> {
    type Item = Result<PgnGame, ReaderError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(entry) = self.index.next_entry(self.chunk) {
                return Some(entry.game().map_err(ReaderError::Game));
            }
            if self.chunk == Chunk::Last {
                return None;
            }
            if let Err(error) = self.fill() {
                (self.chunk, self.index) = (Chunk::Last, Index::new());
                return Some(Err(ReaderError::Io(error)));
            }
        }
    }
}

#[cfg(feature = "std")]
impl<R: io::Read> FusedIterator for Reader<R> {}

/// Why a [`Reader`] has no game to give.
#[cfg(feature = "std")]
#[derive(Debug)]
#[non_exhaustive]
pub enum ReaderError {
    /// The source could not be read.
    Io(io::Error),
    /// The game could not be read to its end.
    Game(Error),
}

#[cfg(feature = "std")]
impl fmt::Display for ReaderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::Game(error) => error.fmt(f),
        }
    }
}

/// Its source is that of the error within: the two say the same.
#[cfg(feature = "std")]
impl core::error::Error for ReaderError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Io(error) => error.source(),
            Self::Game(error) => error.source(),
        }
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

/// Hands a visitor what a file says that comes in pieces of any size; what is reported does not depend on how it is cut.
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
///     fn san(&mut self, _: &str, _: Span<'_>) -> ControlFlow<()> {
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

    /// Takes the next bytes of the file, and returns what they say. Where the visitor stops, the next call goes on.
    pub fn feed(&mut self, bytes: &[u8], piece: Chunk, visitor: &mut impl Visitor) -> ControlFlow<()> {
        self.take(bytes, piece);
        let flow = self.run(piece, visitor);
        self.drop_before(self.parser.at());
        flow
    }

    /// Takes the next bytes of the file, and hands over the text of each game that is whole by now. The visitor stops at the
    /// end of each game; one that skips the moves sooner knows where that is.
    pub(crate) fn cut(&mut self, bytes: &[u8], piece: Chunk, ends: &mut impl Visitor, mut found: impl FnMut(&str)) {
        self.take(bytes, piece);
        let mut start = 0;
        while self.run(piece, ends).is_break() {
            found(between(&self.text, start, self.parser.at()));
            start = self.parser.at();
        }
        self.drop_before(start);
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
        Games::from_place(self.text, self.is_cut, self.place).next_draft().finish()
    }
}

/// Which games a file holds: each is found soon after the next has begun, with the bytes that it takes, so that its text can be
/// fetched again. To find it no rules are asked; its moves are checked when it is read.
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
    /// The byte of what is held at which that starts.
    start: usize,
    /// Where in the file that is.
    from: u64,
    /// The same as people count it.
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

    /// Takes the next bytes of the file, and calls `found` with each game that is whole by now.
    pub fn feed(&mut self, bytes: &[u8], piece: Chunk, mut found: impl FnMut(IndexEntry<'_>)) {
        let mut slices = bytes.chunks(SLICE).peekable();
        loop {
            let slice = slices.next().unwrap_or_default();
            let is_end = slices.peek().is_none();
            let chunk = if is_end { piece } else { Chunk::Inner };
            self.take(slice, chunk);
            while let Some(entry) = self.next_entry(chunk) {
                found(entry);
            }
            if is_end {
                return;
            }
        }
    }

    /// Takes the next bytes of the file, in place of the games that have been found.
    fn take(&mut self, bytes: &[u8], piece: Chunk) {
        self.stream.drop_before(core::mem::take(&mut self.start));
        self.stream.take(bytes, piece);
    }

    /// The next game, if all of it is held.
    fn next_entry(&mut self, piece: Chunk) -> Option<IndexEntry<'_>> {
        if self.stream.run(piece, &mut Ends).is_continue() {
            return None;
        }
        let (start, from, place) = (self.start, self.from, self.place);
        self.start = self.stream.parser.at();
        self.from += self.bytes_of(start..self.start);
        let text = self.stream.text.as_str();
        (_, self.place) = advance(text, (start, place), self.start);
        let is_cut = self.start < text.len();
        Some(IndexEntry { bytes: from..self.from, text: between(text, start, self.start), place, is_cut })
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
        let Some(unit) = self.stream.decoder.utf16 else { return decode(bytes).text };
        let mut text = String::with_capacity(bytes.len() / 2);
        decode_utf16(bytes, unit, false, &mut text);
        Cow::Owned(text)
    }
}

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    /// The line, counted from 1.
    line: u32,
    /// The character of the line, counted from 1.
    column: u32,
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
#[derive(Clone, Debug)]
pub(super) struct Locator<'a> {
    pub(super) text: &'a str,
    last: (usize, Place),
    /// The byte at which the game starts.
    game: usize,
    /// Its place, once that is known.
    start: (usize, Place),
}

impl<'a> Locator<'a> {
    /// Of a text that starts at this place of a longer one.
    pub(super) const fn new(text: &'a str, place: Place) -> Self {
        Self { text, last: (0, place), game: 0, start: (0, place) }
    }

    /// From now on places are in the game that starts at this byte.
    const fn begin_game(&mut self, start: usize) {
        self.game = start;
    }

    /// Where some bytes of the game are.
    #[inline(never)]
    pub(super) fn span(&mut self, bytes: Range<usize>) -> TextSpan {
        if self.start.0 < self.game {
            self.start = advance(self.text, self.last, self.game);
            self.last = self.start;
        } else if bytes.start < self.last.0 {
            self.last = self.start;
        }
        self.last = advance(self.text, self.last, bytes.start);
        let Place { line, column, utf16: start } = self.last.1;
        let (_, Place { utf16: end, .. }) = advance(self.text, self.last, bytes.end);
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
