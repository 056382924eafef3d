//! Bytes of a file as text.

use crate::diagnostic::{Diagnostic, Sentence, Severity};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

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
    /// What the user who opened the file should know, where the encoding is not the usual one.
    #[must_use]
    pub const fn warning(self) -> Option<Diagnostic> {
        match self {
            Self::Utf8 => None,
            Self::Latin1 => Some(LATIN1.diagnostic()),
            Self::Utf16 => Some(UTF16.diagnostic()),
        }
    }
}

const LATIN1: Sentence = Sentence::new(
    "file",
    "latin-1",
    Severity::Warning,
    "The file is not UTF-8; bytes that are not were read as Latin-1 (ISO 8859-1).",
);

const UTF16: Sentence = Sentence::new(
    "file",
    "utf-16",
    Severity::Warning,
    "The file is UTF-16; save it as UTF-8 so that other programs can read it.",
);

/// The sentences about encodings.
pub(crate) const SENTENCES: &[Sentence] = &[LATIN1, UTF16];

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
    if utf16_unit(bytes).is_none()
        && let Ok(text) = core::str::from_utf8(bytes)
    {
        return Decoded { text: Cow::Borrowed(text), encoding: Encoding::Utf8 };
    }
    let mut decoder = Decoder::default();
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
    decoder.feed(bytes, true, &mut text);
    // A mark at the start says nothing but the encoding.
    if decoder.encoding == Encoding::Utf16 && text.starts_with('\u{FEFF}') {
        text.drain(..'\u{FEFF}'.len_utf8());
    }
    Decoded { text: Cow::Owned(text), encoding: decoder.encoding }
}

/// Makes text of bytes that come in pieces of any size.
#[derive(Clone, Debug)]
pub(super) struct Decoder {
    pub(super) encoding: Encoding,
    /// Once two bytes have come it is known whether this is UTF-16.
    is_known: bool,
    /// How two bytes make a unit of UTF-16, where it is that.
    pub(super) utf16: Option<Utf16Unit>,
    /// The first bytes of the file, or of a character.
    held: Vec<u8>,
    /// Where in the text the characters lie that were one byte and are two.
    pub(super) widened: Vec<usize>,
}

impl Default for Decoder {
    fn default() -> Self {
        Self { encoding: Encoding::Utf8, is_known: false, utf16: None, held: Vec::new(), widened: Vec::new() }
    }
}

impl Decoder {
    /// Adds the text of the next bytes.
    pub(super) fn feed(&mut self, bytes: &[u8], is_last: bool, text: &mut String) {
        if self.held.is_empty() && self.is_known {
            return self.add(bytes, is_last, text);
        }
        let mut all = core::mem::take(&mut self.held);
        all.extend_from_slice(bytes);
        if all.len() < 2 && !is_last && !self.is_known {
            self.held = all;
            return;
        }
        if !core::mem::replace(&mut self.is_known, true) {
            self.utf16 = utf16_unit(&all);
            if self.utf16.is_some() {
                self.encoding = Encoding::Utf16;
            }
        }
        self.add(&all, is_last, text);
    }

    fn add(&mut self, bytes: &[u8], is_last: bool, text: &mut String) {
        match self.utf16 {
            Some(unit) => self.held.extend_from_slice(decode_utf16(bytes, unit, is_last, text)),
            None => self.add_eight_bit(bytes, is_last, text),
        }
    }

    /// UTF-8 as it is; what is none is read as Latin-1.
    fn add_eight_bit(&mut self, mut bytes: &[u8], is_last: bool, text: &mut String) {
        loop {
            let error = match core::str::from_utf8(bytes) {
                Ok(valid) => return text.push_str(valid),
                Err(error) => error,
            };
            let (valid, rest) = bytes.split_at_checked(error.valid_up_to()).unwrap_or_default();
            text.push_str(core::str::from_utf8(valid).unwrap_or_default());
            let odd = match error.error_len() {
                None if !is_last => return self.held.extend_from_slice(rest),
                len => len.unwrap_or(rest.len()),
            };
            let (odd, rest) = rest.split_at_checked(odd).unwrap_or_default();
            self.encoding = Encoding::Latin1;
            for &byte in odd {
                self.widened.push(text.len());
                text.push(char::from(byte));
            }
            bytes = rest;
        }
    }
}

/// How two bytes make a unit of UTF-16.
pub(super) type Utf16Unit = fn([u8; 2]) -> u16;

/// The order of the bytes of a file that starts with the byte-order mark of UTF-16.
fn utf16_unit(bytes: &[u8]) -> Option<Utf16Unit> {
    match bytes {
        [0xFF, 0xFE, ..] => Some(u16::from_le_bytes),
        [0xFE, 0xFF, ..] => Some(u16::from_be_bytes),
        _ => None,
    }
}

/// Adds the characters of UTF-16, and gives back the bytes of one that may go on; a unit without its other half is U+FFFD.
pub(super) fn decode_utf16<'a>(bytes: &'a [u8], unit: Utf16Unit, is_last: bool, text: &mut String) -> &'a [u8] {
    let (mut units, half) = bytes.as_chunks::<2>();
    let mut kept = half.len();
    let is_open = units.last().is_some_and(|&last| matches!(unit(last), 0xD800..=0xDBFF));
    if let [whole @ .., _] = units
        && is_open
        && !is_last
    {
        units = whole;
        kept += 2;
    }
    let chars = char::decode_utf16(units.iter().map(|&bytes| unit(bytes)));
    text.extend(chars.map(|char| char.unwrap_or(char::REPLACEMENT_CHARACTER)));
    if !is_last {
        return bytes.get(bytes.len() - kept..).unwrap_or_default();
    }
    // What is cut off at the end is one.
    if !half.is_empty() && !is_open {
        text.push(char::REPLACEMENT_CHARACTER);
    }
    &[]
}
