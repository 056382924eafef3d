//! A move as somebody typed it, in either notation.

use super::san::{self, SanError};
use super::uci::{self, UciError, UciErrorKind};
use crate::diagnostic::{Diagnostic, sentences};
use crate::rules::{Move, Position, Variant};

/// Why a typed text is no move here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypedError {
    /// It names two squares.
    Uci(UciError),
    /// It does not, so it was read as SAN.
    San(SanError),
}

impl TypedError {
    /// A stable name in kebab case.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.diagnostic().code
    }

    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::Uci(error) => error.into(),
            Self::San(error) => error.into(),
        }
    }
}

sentences!(TypedError);

/// Reads a move in UCI if the text has that form, else in SAN as people type it.
///
/// ```
/// use gridmate::notation::read_move;
/// use gridmate::rules::{Position, Variant};
/// let start = Position::initial();
/// assert_eq!(read_move(&start, "g1f3", Variant::Standard), read_move(&start, "Nf3", Variant::Standard));
/// assert_eq!(read_move(&start, "e2e5", Variant::Standard).unwrap_err().code(), "unreachable");
/// ```
pub fn read_move(position: &Position, text: &str, variant: Variant) -> Result<Move, TypedError> {
    match uci::parse_lenient(position, text, variant) {
        Err(error) if matches!(error.kind(), UciErrorKind::Form | UciErrorKind::Promotion) => {
            san::parse_lenient(position, text).map(|(played, _)| played).map_err(TypedError::San)
        }
        read => read.map_err(TypedError::Uci),
    }
}
