//! A document as bytes, for links, autosave and lists of saved games: small, with a version and a check.
//!
//! In: a document. Out: bytes from which the same document comes back, line and cursor included; its history does not.
//! One walk, [`Form::walk`], both writes and reads, so that neither can differ from the other. Legal moves are told by
//! their place in the order of [`ordering`](super::ordering), all else by what it says.

mod values;

use super::coder::{BitReader, BitWriter, Chance, Coder, MISSING};
use super::tree::NodeId;
use super::{Document, ordering};
use crate::board::Square;
use crate::rules::Move;
use crate::script::{EditError, GAP, Mode, Passage, ScriptState, Start, move_tokens};
use std::fmt;

/// The form of the bytes; whoever reads another refuses it.
const VERSION: u8 = 1;
/// So many bytes at the end tell whether the others are whole.
const CHECK: usize = 3;
/// No document has more tokens.
const MOST_NODES: u32 = 2_000_000;
/// Nor so many for each of its bytes.
const MOST_NODES_PER_BYTE: usize = 256;
/// English words of chess, from which the chances of letters are learnt before the first text.
const PRIMER: &str = "The knight takes on e5 and white is better, because black has no good move here. A fine game? \
    Yes: the bishop pair wins with check in the end. Event Site Date Round White Black Result 2024.01.01 1-0 0-1 ";

/// Why bytes are no document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BytesError {
    /// There are too few of them.
    Short,
    /// They have another form, which a later version may know.
    Version(u8),
    /// They are not as they were written.
    Damaged,
    /// They say what no document says.
    Wrong,
}

impl BytesError {
    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Short => "bytes-short",
            Self::Version(_) => "bytes-version",
            Self::Damaged => "bytes-damaged",
            Self::Wrong => "bytes-wrong",
        }
    }
}

impl fmt::Display for BytesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Short => f.write_str("these bytes are too few for a document; copy all of them"),
            Self::Version(version) => {
                write!(
                    f,
                    "these bytes have form {version}, and this program reads form {VERSION}; a later one may read them"
                )
            }
            Self::Damaged => f.write_str("these bytes are not as they were written; copy them again, all of them"),
            Self::Wrong => f.write_str("these bytes say what no document says"),
        }
    }
}

impl std::error::Error for BytesError {}

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
        let mut bytes = vec![VERSION];
        let mut form = Form::new(BitWriter::default());
        // A document that is written has nothing wrong about it.
        let _ = form.walk(Some(self), MOST_NODES);
        bytes.extend(form.coder.finish());
        let check = check(&bytes);
        bytes.extend(check);
        bytes
    }

    /// The document of bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BytesError> {
        let &version = bytes.first().ok_or(BytesError::Short)?;
        if version != VERSION {
            return Err(BytesError::Version(version));
        }
        let (body, end) = bytes.split_at_checked(bytes.len().saturating_sub(CHECK)).ok_or(BytesError::Short)?;
        if body.is_empty() {
            return Err(BytesError::Short);
        }
        if check(body) != end {
            return Err(BytesError::Damaged);
        }
        let most = (body.len() + 2 * MISSING).saturating_mul(MOST_NODES_PER_BYTE).min(MOST_NODES as usize) as u32;
        let mut form = Form::new(BitReader::new(body.get(1..).unwrap_or_default()));
        let document = form.walk(None, most).map_err(|_| BytesError::Wrong)?;
        if form.coder.is_beyond() { Err(BytesError::Wrong) } else { Ok(document) }
    }
}

/// The lowest bytes of a sum over all bytes (FNV-1a).
fn check(bytes: &[u8]) -> [u8; CHECK] {
    let sum = bytes.iter().fold(0x811C_9DC5_u32, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let [a, b, c, d] = sum.to_le_bytes();
    [a, b, c ^ d]
}

/// What is read is wrong.
#[derive(Debug)]
struct Wrong;

impl From<EditError> for Wrong {
    fn from(_: EditError) -> Self {
        Self
    }
}

/// The chances of all that may come.
struct Form<C> {
    coder: C,
    letters: Vec<Chance>,
    lengths: [Chance; 32],
    counts: [Chance; 32],
    is_last: [Chance; 2],
    has_variation: Chance,
    is_token: Chance,
    has_note: Chance,
    is_usual: Chance,
    ranks: [Chance; 32],
}

/// A node that is still to be walked: its parent, the state there, and where the last move went.
struct PendingNode {
    parent: NodeId,
    state: ScriptState,
    last: Option<Square>,
    /// The children of the parent, where a document is written.
    children: Vec<NodeId>,
    is_main: bool,
}

impl<C: Coder> Form<C> {
    fn new(coder: C) -> Self {
        let mut letters = vec![Chance::EVEN; 256];
        let mut learner = BitWriter::default();
        for byte in PRIMER.bytes() {
            letter(&mut learner, &mut letters, byte);
        }
        Self {
            coder,
            letters,
            lengths: [Chance::EVEN; 32],
            counts: [Chance::EVEN; 32],
            is_last: [Chance::RARE, Chance::EVEN],
            has_variation: Chance::RARE,
            is_token: Chance::RARE,
            has_note: Chance::RARE,
            is_usual: Chance::RARE,
            ranks: [Chance::EVEN; 32],
        }
    }

    fn is(&mut self, bit: bool) -> bool {
        self.coder.plain(bit)
    }

    fn count(&mut self, value: usize) -> usize {
        self.coder.number(&mut self.counts, u32::try_from(value).unwrap_or(u32::MAX)) as usize
    }

    fn text(&mut self, text: &str) -> Result<String, Wrong> {
        let length = self.coder.number(&mut self.lengths, u32::try_from(text.len()).unwrap_or(u32::MAX)) as usize;
        let mut bytes = Vec::new();
        for at in 0..length {
            self.refuse_beyond()?;
            let byte = text.as_bytes().get(at).copied().unwrap_or(0);
            bytes.push(letter(&mut self.coder, &mut self.letters, byte));
        }
        String::from_utf8(bytes).map_err(|_| Wrong)
    }

    /// What is read behind the end has never been written.
    fn refuse_beyond(&self) -> Result<(), Wrong> {
        if self.coder.is_beyond() { Err(Wrong) } else { Ok(()) }
    }

    fn texts(&mut self, texts: &[String]) -> Result<Vec<String>, Wrong> {
        let count = self.count(texts.len());
        (0..count).map(|at| self.text(texts.get(at).map_or("", |text| text))).collect()
    }

    /// Walks over a document that is written, or makes the one that is read; it has `most` nodes at most.
    fn walk(&mut self, given: Option<&Document>, most: u32) -> Result<Document, Wrong> {
        let blank = Document::new(Start::default(), "")?;
        let source = given.unwrap_or(&blank);
        let mut document = self.head(source)?;
        let places = self.tree(source, given.is_some(), &mut document, most)?;
        let (end, cursor) = self.shown(given, &places, &document)?;
        document.tail = self.tail(&source.tail)?;
        document.show(end);
        document.cursor =
            Some(cursor).filter(|node| *node == NodeId::ROOT || document.path.contains(node)).ok_or(Wrong)?;
        document.settle(&mut Vec::new());
        Ok(document)
    }

    /// A document without steps: its mode, start, outcome and tags.
    fn head(&mut self, source: &Document) -> Result<Document, Wrong> {
        let is_sheet = self.is(source.line.mode() == Mode::Sheet);
        let start = self.start(source.start())?;
        let mut document = Document::open(start, if is_sheet { Mode::Sheet } else { Mode::Friendly }, "")?;
        document.outcome = self.outcome(source.outcome)?;
        let count = self.count(source.tags.len());
        for at in 0..count {
            let (name, value) = source.tags.get(at).map_or(("", ""), |(name, value)| (name, value));
            document.tags.push((self.text(name)?, self.text(value)?));
        }
        Ok(document)
    }

    /// The end of the line that is shown, and the cursor on it: nearly always the end of the main line.
    fn shown(
        &mut self,
        given: Option<&Document>,
        places: &[(NodeId, NodeId)],
        document: &Document,
    ) -> Result<(NodeId, NodeId), Wrong> {
        let end = document.tree.end_of(NodeId::ROOT);
        let usual = [places.iter().position(|&(_, node)| node == end).unwrap_or_default(); 2];
        let place = |node| places.iter().position(|&(known, _)| known == node).unwrap_or_default();
        let mut shown = given.map_or(usual, |given| [place(given.end()), place(given.cursor)]);
        if self.coder.bit(&mut self.is_usual, shown != usual) {
            shown = [self.count(shown[0]), self.count(shown[1])];
        }
        let [end, cursor] = shown.map(|at| places.get(at).map(|&(_, node)| node));
        end.zip(cursor).ok_or(Wrong)
    }

    /// What follows the last token of the line that is shown.
    fn tail(&mut self, tail: &str) -> Result<Box<str>, Wrong> {
        let is_some = self.coder.bit(&mut self.is_usual, !tail.is_empty());
        Ok(if is_some { self.text(tail)?.into() } else { "".into() })
    }

    /// All nodes; tells what each is called there and here, in the order of the walk, the start first.
    fn tree(
        &mut self,
        source: &Document,
        is_given: bool,
        document: &mut Document,
        most: u32,
    ) -> Result<Vec<(NodeId, NodeId)>, Wrong> {
        let mut places = vec![(NodeId::ROOT, NodeId::ROOT)];
        let note = self.note(source.note(NodeId::ROOT))?;
        document.tree.set_note(NodeId::ROOT, &mut note.map(Box::new));
        let children = source.children(NodeId::ROOT).to_vec();
        let state = ScriptState::from(document.start());
        let mut rest = vec![PendingNode { parent: NodeId::ROOT, state, last: None, children, is_main: true }];
        while let Some(PendingNode { parent, state, last, children, is_main }) = rest.pop() {
            let context = usize::from(!is_main);
            if self.coder.bit(&mut self.is_last[context], is_given && children.is_empty()) {
                continue;
            }
            let mut index = 0;
            let mut found = Vec::new();
            loop {
                let child = children.get(index).copied().unwrap_or(NodeId::ROOT);
                found.push(self.step(
                    source,
                    is_given.then_some(child),
                    document,
                    parent,
                    &state,
                    last,
                    &mut places,
                )?);
                index += 1;
                self.refuse_beyond()?;
                if places.len() > most as usize {
                    return Err(Wrong);
                }
                if !self.coder.bit(&mut self.has_variation, is_given && index < children.len()) {
                    break;
                }
            }
            for (index, (parent, state, last, children)) in found.into_iter().enumerate().rev() {
                rest.push(PendingNode { parent, state, last, children, is_main: is_main && index == 0 });
            }
        }
        Ok(places)
    }

    /// A legal move, or a token: the node behind it, the state there, where the move went, and the children to come.
    #[allow(clippy::too_many_arguments, reason = "what a step needs is all here")]
    fn step(
        &mut self,
        source: &Document,
        given: Option<NodeId>,
        document: &mut Document,
        parent: NodeId,
        state: &ScriptState,
        last: Option<Square>,
        places: &mut Vec<(NodeId, NodeId)>,
    ) -> Result<(NodeId, ScriptState, Option<Square>, Vec<NodeId>), Wrong> {
        let position = state.position().filter(|_| !state.turn_is_open()).copied();
        let moves = position.map(|position| ordering::order(&position, last)).unwrap_or_default();
        let known = position.zip(given).and_then(|(position, node)| {
            let is_it = |&played: &Move| plain_run(source, node, &move_tokens(&position, played)).is_some();
            moves.iter().position(is_it)
        });
        let is_token = moves.is_empty() || self.coder.bit(&mut self.is_token, given.is_some() && known.is_none());
        let (text, gap) = match given.filter(|_| is_token) {
            Some(node) => (source.token(node), source.tree.own_gap(node)),
            None => ("", None),
        };
        let mut next = state.clone();
        let mut to = None;
        let (tokens, gap) = if is_token {
            let text = self.text(text)?;
            let has_gap = self.coder.bit(&mut self.is_usual, gap.is_some());
            (vec![text], if has_gap { Some(self.text(gap.as_deref().unwrap_or_default())?) } else { None })
        } else {
            let rank = self.coder.number(&mut self.ranks, known.unwrap_or_default() as u32) as usize;
            let &played = moves.get(rank).ok_or(Wrong)?;
            let Some(position) = position else { return Err(Wrong) };
            next.play(played);
            to = Some(played.to());
            (move_tokens(&position, played).split(GAP).map(str::to_owned).collect(), None)
        };
        let mut node = parent;
        let mut there = given;
        for (index, token) in tokens.iter().enumerate() {
            if index > 0 {
                there = there.and_then(|node| source.children(node).first().copied());
            }
            let new = document.tree.create(token);
            document.tree.attach(new, node, usize::MAX);
            if let Some(gap) = &gap {
                document.tree.set_text(new, &mut token.as_str().into(), &mut Some(gap.as_str().into()));
            }
            places.push((there.unwrap_or(NodeId::ROOT), new));
            let note = self.note(there.and_then(|node| source.note(node)))?;
            document.tree.set_note(new, &mut note.map(Box::new));
            node = new;
        }
        if is_token {
            let (mode, variant) = (document.line.mode(), document.start().variant);
            next = Passage::new(state, mode, variant, &[document.token(node)]).end();
        }
        Ok((node, next, to, there.map(|node| source.children(node).to_vec()).unwrap_or_default()))
    }
}

/// A byte of a text, bit by bit, each with the chance of what came before it.
fn letter(coder: &mut impl Coder, chances: &mut [Chance], byte: u8) -> u8 {
    let mut context = 1_usize;
    for at in (0..8).rev() {
        let Some(chance) = chances.get_mut(context & 0xFF) else { break };
        context = context << 1 | usize::from(coder.bit(chance, byte >> at & 1 == 1));
    }
    context as u8
}

/// The last node of a run of nodes that have just these tokens, in the usual gaps, with nothing between them.
fn plain_run(document: &Document, first: NodeId, tokens: &str) -> Option<NodeId> {
    let mut node = first;
    let mut is_first = true;
    for token in tokens.split(GAP) {
        if !is_first {
            let [next] = document.children(node) else { return None };
            node = *next;
        }
        if document.token(node) != token || document.tree.own_gap(node).is_some() {
            return None;
        }
        is_first = false;
    }
    Some(node)
}
