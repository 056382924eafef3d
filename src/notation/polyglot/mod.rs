//! Opening books in Polyglot's format: for each position, by its key, moves with their weights.
//!
//! In: the bytes of a book, or games. Out: a [`Book`], which answers with the moves of a position, heaviest first, and is
//! written as the same bytes; or a [`BookError`] that says where the bytes are no book.
//!
//! A book is a row of entries of sixteen bytes, sorted by key, each number with its highest byte first: key, move, weight
//! and what a program has learnt. The format is described at <http://hgm.nubati.net/book_format.html>.
//!
//! - [`key()`]: the key of a position; [`setup_key`], [`key_after`]: where it was reached by a double step
//! - [`Book`], [`BookEntry`], [`BookMove`]: what books hold
//! - [`BookBuilder`]: a book made from games
//!
//! ```
//! use gridmate::notation::polyglot::{Book, BookBuilder, BookOptions};
//! use gridmate::notation::{pgn, san};
//! use gridmate::rules::Position;
//!
//! let mut builder = BookBuilder::new(BookOptions { max_plies: 12, ..BookOptions::default() });
//! for game in pgn::read("1. e4 e5 1-0\n\n1. d4 d5 1/2-1/2\n\n1. e4 c5 0-1\n\n1. e4 e6 1-0") {
//!     builder.add(&game?);
//! }
//! let bytes = builder.finish().to_bytes();
//!
//! let book = Book::from_bytes(&bytes)?;
//! let start = Position::initial();
//! let moves = book.moves(&start);
//! let moves = moves.iter().map(|(played, entry)| (san::write(&start, *played), entry.weight));
//! assert_eq!(moves.collect::<Vec<_>>(), [("e4".to_owned(), 4), ("d4".to_owned(), 1)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod book;
mod builder;
mod error;
mod key;
mod random;

pub use book::{Book, BookEntry, BookMove};
pub use builder::{BookBuilder, BookOptions};
pub use error::BookError;
pub use key::{key, key_after, setup_key};
