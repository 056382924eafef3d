//! What the tags say about the game itself: where it starts, which game it is, how it ended.

use super::problem::{ErrorKind, WarningKind};
use crate::board::not_one;
use crate::diagnostic::quote::is_letter;
use crate::notation::fen;
use crate::notation::text::is_one_of;
use crate::rules::{Position, Variant};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// The seven tags that every game has in the export format, in their order.
pub(super) const SEVEN: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The tags that together say where a game starts.
pub(super) const START: [&str; 3] = ["Variant", "SetUp", "FEN"];

/// Where a game starts, and what is odd about the tag of that name.
pub(super) struct GameStart {
    /// None, if it is where games usually start.
    pub(super) position: Option<Position>,
    pub(super) variant: Variant,
    pub(super) warning: Option<(WarningKind, &'static str)>,
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Standard => "Standard",
            Self::Chess960 => "Chess960",
        })
    }
}

not_one! {
    /// The text is no name of a variant.
    ParseVariantError = "a game is Standard or Chess960"
}

/// Reads the name of a variant as records have it; no name is the standard game's.
///
/// ```
/// use gridmate::rules::Variant;
/// assert_eq!("Fischerandom".parse(), Ok(Variant::Chess960));
/// assert_eq!(Variant::Chess960.to_string(), "Chess960");
/// assert!("Atomic".parse::<Variant>().is_err());
/// ```
impl FromStr for Variant {
    type Err = ParseVariantError;

    fn from_str(name: &str) -> Result<Self, ParseVariantError> {
        const STANDARD: [&str; 5] = ["", "standard", "chess", "normal", "fromposition"];
        const CHESS960: [&str; 7] =
            ["chess960", "960", "frc", "fischerandom", "fischerrandom", "freestyle", "freestylechess"];
        // No name that is known has other letters.
        if name.chars().any(is_letter) {
            return Err(ParseVariantError);
        }
        let mut key = Vec::new();
        for byte in name.bytes() {
            if byte.is_ascii_alphanumeric() && key.len() < 24 {
                key.push(byte.to_ascii_lowercase());
            }
        }
        if is_one_of(&key, &CHESS960) {
            return Ok(Self::Chess960);
        }
        if is_one_of(&key, &STANDARD) { Ok(Self::Standard) } else { Err(ParseVariantError) }
    }
}

/// Where a game with these tags starts; an error comes with the name of the tag that is wrong.
pub(super) fn start(tags: &[(String, String)]) -> Result<GameStart, (ErrorKind, &'static str)> {
    let tag = |name: &str| tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
    let named = tag("Variant").unwrap_or_default().parse().map_err(|_| (ErrorKind::Variant, "Variant"))?;
    let usual = |warning| Ok(GameStart { position: None, variant: named, warning });
    match (tag("FEN"), tag("SetUp")) {
        (None, Some("1")) => usual(Some((WarningKind::SetUp, "SetUp"))),
        (None, _) if named == Variant::Chess960 => usual(Some((WarningKind::NoStart, "Variant"))),
        (None, _) => usual(None),
        (Some(_), Some("0")) => usual(Some((WarningKind::SetUp, "SetUp"))),
        (Some(text), _) => position(text, named),
    }
}

/// A FEN of Chess960 is one without that name too, as some programs write it.
fn position(text: &str, named: Variant) -> Result<GameStart, (ErrorKind, &'static str)> {
    let strict = match named {
        Variant::Standard => fen::parse_any(text),
        Variant::Chess960 => fen::parse(text, named).map(|position| (position, named)),
    };
    let error = match strict {
        Ok((position, variant)) => return Ok(GameStart { position: Some(position), variant, warning: None }),
        Err(error) => error,
    };
    match fen::parse_lenient(text) {
        Ok(repaired) => Ok(GameStart {
            position: Some(repaired.position),
            variant: if named == Variant::Chess960 { named } else { repaired.variant },
            warning: Some((WarningKind::FenRepaired, "FEN")),
        }),
        Err(_) => Err((ErrorKind::Fen(error), "FEN")),
    }
}
