//! What the tags say about the game itself: where it starts, which game it is, how it ended.

use super::problem::{ErrorKind, WarningKind};
use crate::notation::fen;
use crate::notation::text::is_one_of;
use crate::rules::{Position, Variant};

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
    pub(super) position: Position,
    pub(super) variant: Variant,
    pub(super) warning: Option<(WarningKind, &'static str)>,
}

/// Reads the name of a variant; no name is the standard game's.
pub(crate) fn variant_named(name: &str) -> Option<Variant> {
    const STANDARD: [&str; 5] = ["", "standard", "chess", "normal", "fromposition"];
    const CHESS960: [&str; 7] =
        ["chess960", "960", "frc", "fischerandom", "fischerrandom", "freestyle", "freestylechess"];
    let mut key = Vec::new();
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() && key.len() < 24 {
            key.push(byte.to_ascii_lowercase());
        }
    }
    if is_one_of(&key, &CHESS960) {
        Some(Variant::Chess960)
    } else {
        is_one_of(&key, &STANDARD).then_some(Variant::Standard)
    }
}

/// Where a game with these tags starts; an error comes with the name of the tag that is wrong.
pub(super) fn start(tags: &[(String, String)]) -> Result<GameStart, (ErrorKind, &'static str)> {
    let tag = |name: &str| tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
    let named = variant_named(tag("Variant").unwrap_or_default()).ok_or((ErrorKind::Variant, "Variant"))?;
    let usual = |warning| Ok(GameStart { position: Position::initial(), variant: named, warning });
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
        Ok((position, variant)) => return Ok(GameStart { position, variant, warning: None }),
        Err(error) => error,
    };
    match fen::parse_lenient(text) {
        Ok(repaired) => Ok(GameStart {
            position: repaired.position,
            variant: if named == Variant::Chess960 { named } else { repaired.variant },
            warning: Some((WarningKind::FenRepaired, "FEN")),
        }),
        Err(_) => Err((ErrorKind::Fen(error), "FEN")),
    }
}
