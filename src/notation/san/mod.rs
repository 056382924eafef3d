//! Standard algebraic notation: a move as people write it.
//!
//! In: a position and a text, or a legal move of it. Out: the move, or the text.
//!
//! - [`San`] and [`SanPlus`] are what a text says, without a position and without or with its sign of check.
//! - [`write()`] and [`write_all`] give the one canonical text of a move.
//! - [`parse`] takes only that text.
//! - [`parse_lenient`] takes what people type (`0-0`, `e8Q`, `Ng1-f3`, `e2e4`, `♘f3`, `exd6 e.p.`) and says, as
//!   [`SanWarning`]s, how it differs. It never guesses between two moves: the error names the candidates.

mod clean;
mod error;
mod lenient;
mod parse;
mod write;

pub(crate) use clean::nag_of;
pub use error::{SanError, SanErrorKind, SanWarning};
pub use lenient::parse_lenient;
pub(crate) use parse::read_fast;
pub use parse::{CastlingSide, San, SanPlus, Suffix};
pub(crate) use write::{NULL_MOVE, write_after, write_number, write_square};
pub use write::{write, write_all};

use crate::rules::{Move, Position};
use alloc::vec;

/// No move is written longer than this many bytes, however it is decorated.
pub(crate) const MAX_LENGTH: usize = 64;

/// Reads the canonical text of a legal move, and no other text.
///
/// ```
/// use gridmate::notation::san;
/// use gridmate::rules::Position;
/// let start = Position::initial();
/// let played = san::parse(&start, "Nf3")?;
/// assert_eq!(san::write(&start, played), "Nf3");
///
/// let error = san::parse(&start, "Ngf3").unwrap_err();
/// assert_eq!(error.code(), "not-canonical");
/// assert_eq!(error.to_string(), "\"Ngf3\" is Nf3 with more than it needs or in another form; write Nf3.");
/// # Ok::<(), san::SanError>(())
/// ```
pub fn parse(position: &Position, text: &str) -> Result<Move, SanError> {
    if let Some(quick) = read_fast(position, &position.king_safety(), text.as_bytes())
        && write(position, quick.played) == text
    {
        return Ok(quick.played);
    }
    // What is not canonical may still be clear; then the error can say what to write.
    let (played, _) = parse_lenient(position, text)?;
    Err(SanError::new(text, SanErrorKind::NotCanonical, vec![write(position, played)]))
}
