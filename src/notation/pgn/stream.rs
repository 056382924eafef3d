//! A text that comes in pieces.

use super::Chunk;
use super::decode::Decoder;
use super::lexer::Window;
use super::parser::Parser;
use super::visitor::Visitor;
use alloc::string::String;
use core::ops::ControlFlow;

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
