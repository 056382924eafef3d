//! Forsyth-Edwards notation: a position in one line.
//!
//! In: a line of text. Out: a [`Position`], or a [`FenError`] that names the field, the column and what is wrong.
//!
//! - [`parse`] is strict: six fields, one space between, a legal position. What programs exchange.
//! - [`parse_lenient`] is for a paste box: it repairs what is clear and says what it repaired.
//! - [`write()`] is the way back, and exact: reading what it wrote gives the same position.
//!
//! Castling rights come in three forms: the letters `KQkq`, X-FEN for Chess960 (the same letters mean the outermost
//! rook, a file letter any other) and Shredder-FEN (always file letters). Both counters go up to 9999.

mod error;
mod lenient;
mod placement;
mod read;
mod write;

pub use error::{FenError, FenErrorKind, Field};
pub use lenient::{FenFix, FixedFen, parse_lenient};
pub(crate) use placement::{push_placement, read_placement};
pub(crate) use read::castling_rook;
pub(crate) use write::push_fields;
pub use write::{FenStyle, write};

use crate::rules::{Position, Setup, Variant};
use core::fmt;
use core::str::FromStr;

/// Reads the FEN of a position as [`parse_any`] does.
///
/// ```
/// use gridmate::rules::Position;
/// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
/// assert_eq!(position.to_string(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
/// # Ok::<(), gridmate::notation::fen::FenError>(())
/// ```
impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        parse_any(text).map(|(position, _)| position)
    }
}

/// Reads the six fields of a FEN as [`parse_setup`] does for Chess960, whose castling rights are any.
///
/// ```
/// use gridmate::rules::Setup;
/// let setup: Setup = "8/8/8/8/8/8/8/K7 b - - 3 9".parse()?;
/// assert_eq!(setup.to_string(), "8/8/8/8/8/8/8/K7 b - - 3 9");
/// # Ok::<(), gridmate::notation::fen::FenError>(())
/// ```
impl FromStr for Setup {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        parse_setup(text, Variant::Chess960)
    }
}

/// Writes the six fields; those of castling rights as [`FenStyle::XFen`] has them.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&write::write_setup(self))
    }
}

/// Writes the FEN of a position as [`FenStyle::XFen`] has it.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&write(self, FenStyle::XFen))
    }
}

/// Reads a position strictly: exactly six fields with single spaces, and legal.
///
/// In the standard game the rights must be standard ones, in either letters: `KQkq` or `HAha`.
///
/// ```
/// use gridmate::notation::fen;
/// use gridmate::rules::Variant;
/// let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// assert_eq!(fen::parse(start, Variant::Standard)?, gridmate::rules::Position::initial());
///
/// let error = fen::parse(&start.replacen("PPPPPPPP", "PPPPPPP", 1), Variant::Standard).unwrap_err();
/// assert_eq!(error.code(), "rank-length");
/// assert_eq!(error.to_string(), "FEN: rank 2 (\"PPPPPPP\") has 7 squares; it needs 8.");
/// # Ok::<(), fen::FenError>(())
/// ```
pub fn parse(text: &str, variant: Variant) -> Result<Position, FenError> {
    let fields = read::split(text)?;
    let setup = read::setup(&fields, variant)?;
    let position = setup.position().map_err(|illegal| error::illegal(&fields, illegal))?;
    match read::chess960_right(&position) {
        Some(square) if variant == Variant::Standard => Err(error::not_standard(&fields, square)),
        _ => Ok(position),
    }
}

/// Reads the six fields without asking whether the position is legal.
///
/// A castling letter without its rook is kept as the corner it names, so that validation can say what is wrong.
///
/// ```
/// use gridmate::notation::fen;
/// use gridmate::rules::Variant;
/// let setup = fen::parse_setup("8/8/8/8/8/8/8/K7 w - - 0 1", Variant::Standard)?;
/// assert_eq!(setup.position().unwrap_err().errors()[0].code(), "no-king");
/// # Ok::<(), fen::FenError>(())
/// ```
pub fn parse_setup(text: &str, variant: Variant) -> Result<Setup, FenError> {
    read::setup(&read::split(text)?, variant)
}

/// Reads a position strictly, as one of the standard game if its castling rights allow that, else of Chess960.
///
/// ```
/// use gridmate::notation::fen;
/// use gridmate::rules::Variant;
/// let (_, variant) = fen::parse_any("4k3/8/8/8/8/8/8/1R2K3 w B - 0 1")?;
/// assert_eq!(variant, Variant::Chess960);
/// # Ok::<(), fen::FenError>(())
/// ```
pub fn parse_any(text: &str) -> Result<(Position, Variant), FenError> {
    let standard = match parse(text, Variant::Standard) {
        Ok(position) => return Ok((position, Variant::Standard)),
        Err(error) => error,
    };
    let chess960 = match parse(text, Variant::Chess960) {
        Ok(position) => return Ok((position, Variant::Chess960)),
        Err(error) => error,
    };
    // What neither game allows is reported in the words of the one that it is closer to.
    let faults = |error: &FenError| error.illegal().map_or(0, |illegal| illegal.errors().len());
    Err(if faults(&chess960) < faults(&standard) { chess960 } else { standard })
}
