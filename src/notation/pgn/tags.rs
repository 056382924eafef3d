//! Tags: their text, well written or not, the names that are known, and what they say of where a game starts.
//!
//! A tag is `[Name "value"]`, with `\"` and `\\` in the value. One that is not is read from its line as far as it is
//! clear: the name is the first word, the value what is between the outermost quotes.

use super::error::{ErrorKind, WarningKind};
use crate::board::not_one;
use crate::diagnostic::quote::is_letter;
use crate::diagnostic::{Argument, diagnostics, sentences};
use crate::game::GameResult;
use crate::notation::fen;
use crate::notation::text::{after, before, between, is_one_of, skip, trim};
use crate::rules::{Position, Variant};
use alloc::borrow::{Cow, ToOwned};
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

/// Whether a tag says no more than that a game has none of that name.
pub(crate) fn is_unknown(name: &str, value: &str) -> bool {
    SEVEN.contains(&(name, value))
}

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

diagnostics! {
    /// Why a tag cannot be set.
    #[derive(Clone, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub enum TagError: Error, "tag", "", "";
    /// A name that no reader would take for one.
    Name(name: String) [name: Argument::Input(name.clone())] = "tag-name",
        "{name} is no name of a tag; names have no blanks, quotes or brackets";
    /// A value of `Result` that is none of the four.
    Result(value: String) [value: Argument::Input(value.clone())] = "result-value",
        "{value} is not a result; results are 1-0, 0-1, 1/2-1/2 and *";
    /// A tag that says where the game starts, of what knows that itself.
    Derived(name: String) [name: Argument::Input(name.clone())] = "tag-derived",
        "{name} follows from where the game starts, and is not set by itself";
}

sentences!(TagError);

/// Whether a tag can have this name: a reader has to take it for one.
pub(super) fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(is_name)
}

/// Whether a tag says nothing but where a game starts.
pub(crate) fn is_of_start(name: &str) -> bool {
    START.contains(&name)
}

/// Sets the value of a tag; a new one comes last. Gives the result that `Result` says; what says where the game starts is
/// refused.
pub(crate) fn set(tags: &mut Vec<(String, String)>, name: &str, value: &str) -> Result<Option<GameResult>, TagError> {
    if !is_tag_name(name) {
        return Err(TagError::Name(name.to_owned()));
    }
    if is_of_start(name) {
        return Err(TagError::Derived(name.to_owned()));
    }
    let result = value.parse().ok();
    if name == "Result" && result.is_none() {
        return Err(TagError::Result(value.to_owned()));
    }
    match tags.iter_mut().find(|(known, _)| known == name) {
        Some((_, old)) => value.clone_into(old),
        None => tags.push((name.to_owned(), value.to_owned())),
    }
    Ok(result.filter(|_| name == "Result"))
}

/// A tag as it was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    /// The value as it is written.
    raw: &'a str,
    is_escaped: bool,
    /// How many bytes it takes.
    pub(super) len: usize,
    /// Whether it is well written.
    pub(super) clean: bool,
}

impl Tag<'_> {
    /// The value as it is meant.
    pub(super) fn value(&self) -> Cow<'_, str> {
        if self.is_escaped { Cow::Owned(unescape(self.raw)) } else { Cow::Borrowed(self.raw) }
    }
}

/// White space between the parts of a tag, and within a comment.
pub(super) fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}

/// Bytes that may stand in the name of a tag as it is found, which is more than the standard allows.
pub(super) fn is_name(byte: u8) -> bool {
    !(byte <= b' ' || matches!(byte, b'"' | b'[' | b']' | b'{' | b'}' | b'(' | b')' | b';' | b'\\' | 0x7F))
}

/// Why a text is no well-written tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unclean {
    /// It has another form.
    Form,
    /// It ends too early; if it went on it could be one.
    Cut,
}

/// The ends of the name in `[Name "`.
pub(super) fn name_and_quote(text: &str) -> Result<(usize, usize, usize), Unclean> {
    let bytes = text.as_bytes();
    if bytes.first() != Some(&b'[') {
        return Err(Unclean::Form);
    }
    let start = skip(bytes, 1, is_blank);
    let end = skip(bytes, start, is_name);
    let quote = skip(bytes, end, is_blank);
    match bytes.get(quote) {
        Some(b'"') if end > start => Ok((start, end, quote)),
        Some(_) => Err(Unclean::Form),
        None => Err(Unclean::Cut),
    }
}

/// Exactly `[Name "value"]`, with any white space between the parts.
pub(super) fn read_clean(text: &str) -> Result<Tag<'_>, Unclean> {
    let (start, end, quote) = name_and_quote(text)?;
    let bytes = text.as_bytes();
    let value_start = quote + 1;
    let mut at = value_start;
    let mut escaped = false;
    loop {
        match bytes.get(at).ok_or(Unclean::Cut)? {
            b'"' => break,
            b'\\' if matches!(bytes.get(at + 1), Some(b'"' | b'\\')) => {
                escaped = true;
                at += 2;
            }
            b'\n' | b'\r' => return Err(Unclean::Form),
            _ => at += 1,
        }
    }
    let close = skip(bytes, at + 1, is_blank);
    if *bytes.get(close).ok_or(Unclean::Cut)? != b']' {
        return Err(Unclean::Form);
    }
    let raw = between(text, value_start, at);
    Ok(Tag { name: between(text, start, end), raw, is_escaped: escaped, len: close + 1, clean: true })
}

/// Without the backslashes before quotes and backslashes; before anything else they stand for themselves.
fn unescape(raw: &str) -> String {
    let mut value = String::with_capacity(raw.len());
    let mut escape = false;
    for char in raw.chars() {
        if escape && !matches!(char, '"' | '\\') {
            value.push('\\');
        }
        escape = char == '\\' && !escape;
        if !escape {
            value.push(char);
        }
    }
    value
}

/// What can be made of the line of a tag that is not well written; `bracket` bytes before the name are skipped.
pub(super) fn read_line(line: &str, bracket: usize) -> Tag<'_> {
    let inner = trim(without_last(trim(after(line, bracket)), b']'));
    let name_end = skip(inner.as_bytes(), 0, is_name);
    let (name, rest) = (before(inner, name_end), trim(after(inner, name_end)));
    // In `Ev ent "x"` it is not clear where the name ends.
    let open = without_last(rest, b'"');
    let is_open = rest.as_bytes().first() == Some(&b'"');
    let quoted = is_open || open.len() < rest.len() && !open.as_bytes().contains(&b'"');
    let name = if quoted || !rest.as_bytes().contains(&b' ') { name } else { "" };
    let value = without_last(after(rest, usize::from(is_open)), b'"');
    Tag { name, raw: value, is_escaped: false, len: line.len(), clean: false }
}

/// The text without its last byte, if that is this one, which is ASCII.
fn without_last(text: &str, last: u8) -> &str {
    if text.as_bytes().last() == Some(&last) { before(text, text.len() - 1) } else { text }
}

/// A line such as `Event "x"]`.
pub(super) fn read_tag_without_bracket(line: &str) -> Option<Tag<'_>> {
    let name_end = skip(line.as_bytes(), 0, |byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let rest = trim(after(line, name_end)).as_bytes();
    let is_tag = name_end > 0 && rest.starts_with(b"\"") && rest.ends_with(b"\"]");
    is_tag.then(|| read_line(line, 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_backslash_escapes_quotes_and_backslashes_and_else_stands_for_itself() {
        assert_eq!(read_clean(r#"[Path "C:\pgn \"mine\" \\"]"#).unwrap().value(), r#"C:\pgn "mine" \"#);
    }
}
