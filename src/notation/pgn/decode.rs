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
    if let Some(mut utf16) = Utf16::of(bytes) {
        let mut text = String::with_capacity(bytes.len() / 2);
        utf16.feed(bytes.get(2..).unwrap_or_default(), |char| text.push(char));
        utf16.finish(|char| text.push(char));
        return Decoded { text: Cow::Owned(text), encoding: Encoding::Utf16 };
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

/// Makes characters of UTF-16 that comes in pieces of any size.
#[derive(Clone, Debug)]
pub(super) struct Utf16 {
    /// How two bytes make a unit.
    unit: fn([u8; 2]) -> u16,
    /// The first byte of a unit whose second has not come.
    half: Option<u8>,
    /// The first unit of a pair whose second has not come.
    high: Option<u16>,
}

impl Utf16 {
    /// For bytes that start with the byte-order mark of UTF-16.
    pub(super) fn of(bytes: &[u8]) -> Option<Self> {
        let unit = match bytes {
            [0xFF, 0xFE, ..] => u16::from_le_bytes,
            [0xFE, 0xFF, ..] => u16::from_be_bytes,
            _ => return None,
        };
        Some(Self { unit, half: None, high: None })
    }

    /// The same for bytes of which nothing has come.
    pub(super) const fn anew(&self) -> Self {
        Self { unit: self.unit, half: None, high: None }
    }

    /// Nothing more comes: what is cut off at the end is U+FFFD.
    pub(super) fn finish(&mut self, mut add: impl FnMut(char)) {
        let (half, high) = (self.half.take(), self.high.take());
        if half.is_some() || high.is_some() {
            add(char::REPLACEMENT_CHARACTER);
        }
    }

    /// Takes bytes, and hands on their characters; a unit without its other half is U+FFFD.
    pub(super) fn feed(&mut self, bytes: &[u8], mut add: impl FnMut(char)) {
        for &byte in bytes {
            let Some(first) = self.half.take() else {
                self.half = Some(byte);
                continue;
            };
            let unit = (self.unit)([first, byte]);
            let pair = self.high.take();
            match (pair, unit) {
                (None, 0xD800..=0xDBFF) => self.high = Some(unit),
                (None, _) => add(char::from_u32(unit.into()).unwrap_or(char::REPLACEMENT_CHARACTER)),
                (Some(high), 0xDC00..=0xDFFF) => {
                    let code = 0x10000 + ((u32::from(high) - 0xD800) << 10) + (u32::from(unit) - 0xDC00);
                    add(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
                }
                (Some(_), 0xD800..=0xDBFF) => {
                    add(char::REPLACEMENT_CHARACTER);
                    self.high = Some(unit);
                }
                (Some(_), _) => {
                    add(char::REPLACEMENT_CHARACTER);
                    add(char::from_u32(unit.into()).unwrap_or(char::REPLACEMENT_CHARACTER));
                }
            }
        }
    }
}
