//! Bytes of a file as text.

use std::borrow::Cow;

/// How the bytes of a file spell text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Encoding {
    /// UTF-8, as nearly all files today.
    Utf8,
    /// ISO 8859-1 in whole or in part, as the standard of 1994 had it.
    Latin1,
    /// UTF-16 with a byte-order mark.
    Utf16,
}

impl Encoding {
    /// A sentence for whoever opened the file, where the encoding is not the usual one.
    #[must_use]
    pub const fn warning(self) -> Option<&'static str> {
        match self {
            Self::Utf8 => None,
            Self::Latin1 => Some("The file is not UTF-8; bytes that are not were read as Latin-1 (ISO 8859-1)."),
            Self::Utf16 => Some("The file is UTF-16; save it as UTF-8 so that other programs can read it."),
        }
    }
}

/// The text of a file, and what it was decoded from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decoded<'a> {
    /// The text.
    pub text: Cow<'a, str>,
    /// How the bytes spelled it.
    pub encoding: Encoding,
}

/// Makes text of bytes, whatever they are: UTF-8, Latin-1 where they are not, UTF-16 with a byte-order mark.
///
/// ```
/// use gridmate::notation::pgn::{Encoding, decode};
/// let decoded = decode(b"[White \"M\xFCller\"]");
/// assert_eq!((decoded.text.as_ref(), decoded.encoding), ("[White \"Müller\"]", Encoding::Latin1));
/// ```
#[must_use]
pub fn decode(bytes: &[u8]) -> Decoded<'_> {
    match bytes {
        [0xFF, 0xFE, rest @ ..] => return utf16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => return utf16(rest, u16::from_be_bytes),
        _ => {}
    }
    let text = eight_bit(bytes);
    let encoding = if let Cow::Owned(_) = text { Encoding::Latin1 } else { Encoding::Utf8 };
    Decoded { text, encoding }
}

/// UTF-8 as it is; else what is not UTF-8 is read as Latin-1.
pub(super) fn eight_bit(bytes: &[u8]) -> Cow<'_, str> {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|&byte| char::from(byte)));
    }
    Cow::Owned(text)
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Decoded<'static> {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    let text = char::decode_utf16(units).map(|char| char.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
    Decoded { text: Cow::Owned(text), encoding: Encoding::Utf16 }
}
