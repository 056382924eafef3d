//! What the tags say about the game itself: where it starts, which game it is, how it ended.

use super::problem::{ErrorKind, WarningKind};
use crate::notation::fen;
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
pub(super) struct Start {
    pub(super) position: Position,
    pub(super) variant: Variant,
    pub(super) warning: Option<(WarningKind, &'static str)>,
}

/// Reads the name of a variant; an empty one and those of the standard game give `None`.
pub(super) fn variant(name: &str) -> Result<Option<Variant>, ErrorKind> {
    let mut key: String = name.chars().filter(char::is_ascii_alphanumeric).take(24).collect();
    key.make_ascii_lowercase();
    match key.as_str() {
        "" | "standard" | "chess" | "normal" | "regular" | "fromposition" | "setup" => Ok(None),
        "chess960"
        | "960"
        | "fischerandom"
        | "fischerrandom"
        | "fischerrandomchess"
        | "freestyle"
        | "freestylechess"
        | "fischerandomchess"
        | "chess960fischerandom"
        | "frc" => Ok(Some(Variant::Chess960)),
        _ => Err(ErrorKind::Variant),
    }
}

/// Where a game with these tags starts; an error comes with the name of the tag that is wrong.
pub(super) fn start(tags: &[(String, String)]) -> Result<Start, (ErrorKind, &'static str)> {
    let tag = |name: &str| tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
    let named = variant(tag("Variant").unwrap_or_default()).map_err(|kind| (kind, "Variant"))?;
    let usual = |warning| {
        let variant = named.unwrap_or_default();
        Ok(Start { position: Position::initial(), variant, warning })
    };
    match (tag("FEN"), tag("SetUp")) {
        (None, Some("1")) => usual(Some((WarningKind::SetUp, "SetUp"))),
        (None, _) if named.is_some() => usual(Some((WarningKind::NoStart, "Variant"))),
        (None, _) => usual(None),
        (Some(_), Some("0")) => usual(Some((WarningKind::SetUp, "SetUp"))),
        (Some(text), _) => position(text, named),
    }
}

fn position(text: &str, named: Option<Variant>) -> Result<Start, (ErrorKind, &'static str)> {
    let strict = match named {
        Some(variant) => fen::parse(text, variant).map(|position| (position, variant)),
        None => fen::parse_any(text),
    };
    let error = match strict {
        Ok((position, variant)) => return Ok(Start { position, variant, warning: None }),
        Err(error) => error,
    };
    match fen::parse_lenient(text) {
        Ok(repaired) => Ok(Start {
            position: repaired.position,
            variant: named.unwrap_or(repaired.variant),
            warning: Some((WarningKind::FenRepaired, "FEN")),
        }),
        Err(_) => Err((ErrorKind::Fen(error), "FEN")),
    }
}
