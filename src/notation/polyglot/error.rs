//! Why bytes are no book, and where.

use super::book::ENTRY;
use crate::diagnostic::{diagnostics, sentences};

diagnostics! {
    /// Why bytes are no book. Entries are counted from 1.
    ///
    /// ```
    /// use gridmate::notation::polyglot::{Book, BookError};
    /// let error = Book::from_bytes(&[0; 35]).unwrap_err();
    /// assert_eq!(error, BookError::Length(3, 3));
    /// assert_eq!((error.code(), error.byte()), ("book-length", 32));
    /// assert_eq!(error.to_string(), "Book: entry 3 has 3 bytes; it needs 16. Bytes are missing at the end, or too many are there.");
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub enum BookError: Error, "book", "Book: ", "";
    /// The last entry has this number of bytes in place of sixteen.
    Length(entry: usize, count: usize) = "book-length",
        "entry {entry} has {count} bytes; it needs 16. Bytes are missing at the end, or too many are there.";
    /// The key of an entry is lower than that of the one before it.
    Order(entry: usize) = "book-order", "the key of entry {entry} is lower than that before it; a book is sorted by keys.";
    /// The move of an entry is none of chess.
    Move(entry: usize) = "book-move",
        "the move of entry {entry} is none of chess: two squares, and for a promotion a number from 1 to 4.";
}

sentences!(BookError);

impl BookError {
    /// The number of the entry, counted from 1.
    #[must_use]
    pub const fn entry(&self) -> usize {
        match *self {
            Self::Length(entry, _) | Self::Order(entry) | Self::Move(entry) => entry,
        }
    }

    /// The byte of the file with which the entry starts, counted from 0.
    #[must_use]
    pub const fn byte(&self) -> usize {
        self.entry().saturating_sub(1) * ENTRY
    }
}
