//! A document as bytes, for links, autosave and lists of saved games: small, with a version and a check.
//!
//! In: a document. Out: bytes from which the same document comes back, line and cursor included; its history does not.
//! One walk, that of [`Form`], both writes and reads, so that neither can differ from the other. Legal moves are given by
//! their place in the order of [`RankedMoves`](super::ordering::RankedMoves), all else by what it says.

mod form;
mod values;

use super::coder::{BitReader, BitWriter, Coder};
use super::{Document, Note};
use crate::diagnostic::{diagnostics, sentences};
use crate::notation::pgn;
use crate::script::LONGEST_RUN;
use alloc::vec;
use alloc::vec::Vec;
use core::slice;
use form::Form;

/// The version of the format; a reader refuses bytes of a version that it does not know.
const VERSION: u8 = 3;
/// That of documents with tasks, and of several documents.
const LESSON_VERSION: u8 = 4;
/// The number of bytes at the end that say whether the others are whole.
const CHECK: usize = 3;
/// No document that is read has more tokens than the longest game of PGN may have.
const MOST_NODES: u32 = (LONGEST_RUN * pgn::MAX_MOVES) as u32 + 1;
/// No link has more nodes.
const MOST_LINK_NODES: u32 = 20_000;
/// A document may have `FREE_PARTS` parts, however few its bytes are, and `PARTS_PER_BYTE` more for each of them. Parts
/// are nodes, comments, tags, marks, shapes and the bytes of texts; games of people have 1.4 to 3.8 nodes a byte.
const FREE_PARTS: usize = 4096;
const PARTS_PER_BYTE: usize = 16;

diagnostics! {
    /// Why bytes are no document.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum BytesError: Error, "bytes", "", "";
    /// There are too few of them.
    Short = "bytes-short", "these bytes are too few for a document; copy all of them";
    /// They have another form, which a later version may know.
    Version(form: u8) [form: form, known: &LESSON_VERSION] = "bytes-version",
        "these bytes have form {form}, and this program reads form {known}; a later one may read them";
    /// They are not as they were written.
    Damaged = "bytes-damaged", "these bytes are not as they were written; copy them again, all of them";
    /// They say what no document says.
    Wrong = "bytes-wrong", "these bytes say what no document says";
}

sentences!(BytesError);

impl Document {
    /// The document as bytes.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let document = Document::new(Start::default(), "e2e4, e7e5, g1f3")?;
    /// let bytes = document.to_bytes();
    /// assert!(bytes.len() < 10);
    /// assert_eq!(Document::from_bytes(&bytes).unwrap().script().text(), "e2e4, e7e5, g1f3");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        Self::chapters_to_bytes(slice::from_ref(self))
    }

    /// Documents one after the other as bytes, such as the chapters of a lesson; for other readers they are the first.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let chapters = [Document::new(Start::default(), "e2e4")?, Document::new(Start::default(), "d2d4")?];
    /// let bytes = Document::chapters_to_bytes(&chapters);
    /// assert_eq!(Document::chapters_from_bytes(&bytes).unwrap()[1].script().text(), "d2d4");
    /// assert_eq!(Document::from_bytes(&bytes).unwrap().script().text(), "e2e4");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn chapters_to_bytes(documents: &[Self]) -> Vec<u8> {
        let blank = Self::default();
        let documents = if documents.is_empty() { slice::from_ref(&blank) } else { documents };
        let has_lessons = documents.len() > 1 || documents.iter().any(Self::is_lesson);
        let mut bytes = vec![if has_lessons { LESSON_VERSION } else { VERSION }];
        let mut writer = BitWriter::default();
        let mut form = Form::new(&mut writer, &blank, has_lessons, usize::MAX);
        let written = form.write(documents);
        debug_assert!(written.is_some(), "a document that is written has nothing wrong about it");
        let parts = usize::MAX - form.parts_left;
        bytes.extend(writer.finish());
        // Who repeats itself writes little: zeros make the bytes as many as its parts need.
        let least = parts.saturating_sub(FREE_PARTS).div_ceil(PARTS_PER_BYTE);
        bytes.resize(bytes.len().max(least), 0);
        let check = check(&bytes);
        bytes.extend(check);
        bytes
    }

    /// Whether any node has a task, or what goes with one.
    #[must_use]
    pub fn is_lesson(&self) -> bool {
        self.nodes().into_iter().any(|node| self.note(node).is_some_and(Note::is_of_lesson))
    }

    /// The document as bytes for a link; none where it has more nodes than a link holds.
    #[must_use]
    pub fn to_link(&self) -> Option<Vec<u8>> {
        (self.nodes().len() <= MOST_LINK_NODES as usize).then(|| self.to_bytes())
    }

    /// The document of the bytes of a link.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let document = Document::new(Start::default(), "e2e4")?;
    /// assert_eq!(Document::from_link(&document.to_link().unwrap()).unwrap().script().text(), "e2e4");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn from_link(bytes: &[u8]) -> Result<Self, BytesError> {
        Self::from_few_bytes(bytes, MOST_LINK_NODES, 1)?.pop().ok_or(BytesError::Wrong)
    }

    /// The document of bytes, or the first of several.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BytesError> {
        Self::from_few_bytes(bytes, MOST_NODES, 1)?.pop().ok_or(BytesError::Wrong)
    }

    /// All documents of bytes.
    pub fn chapters_from_bytes(bytes: &[u8]) -> Result<Vec<Self>, BytesError> {
        Self::from_few_bytes(bytes, MOST_NODES, usize::MAX)
    }

    /// The first documents of bytes, `count` at most, if each has no more nodes than that.
    fn from_few_bytes(bytes: &[u8], most: u32, count: usize) -> Result<Vec<Self>, BytesError> {
        let &version = bytes.first().ok_or(BytesError::Short)?;
        if !matches!(version, VERSION | LESSON_VERSION) {
            return Err(BytesError::Version(version));
        }
        let (body, end) = bytes.split_at_checked(bytes.len().saturating_sub(CHECK)).ok_or(BytesError::Short)?;
        if body.is_empty() {
            return Err(BytesError::Short);
        }
        if check(body) != end {
            return Err(BytesError::Damaged);
        }
        let parts = FREE_PARTS + body.len() * PARTS_PER_BYTE;
        let mut reader = BitReader::new(body.get(1..).unwrap_or_default());
        let blank = Self::default();
        let documents = Form::new(&mut reader, &blank, version == LESSON_VERSION, parts).read(most, count);
        documents.filter(|_| !reader.is_beyond()).ok_or(BytesError::Wrong)
    }
}

/// The lowest bytes of a sum over all bytes (FNV-1a).
fn check(bytes: &[u8]) -> [u8; CHECK] {
    let sum = bytes.iter().fold(0x811C_9DC5_u32, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let [a, b, c, d] = sum.to_le_bytes();
    [a, b, c ^ d]
}
