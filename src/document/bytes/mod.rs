//! A document as bytes, for links, autosave and lists of saved games: small, with a version and a check.
//!
//! In: a document. Out: bytes from which the same document comes back, line and cursor included; its history does not.
//! One walk, [`Form::walk`], both writes and reads, so that neither can differ from the other. Legal moves are told by
//! their place in the order of [`RankedMoves`], all else by what it says.

mod values;

use super::Document;
use super::coder::{BitReader, BitWriter, Chance, Coder};
use super::ordering::RankedMoves;
use super::record::is_derived;
use super::text::tokens_of;
use super::tree::NodeId;
use crate::board::Square;
use crate::diagnostic::{diagnostics, sentences};
use crate::notation::pgn;
use crate::rules::Move;
use crate::script::{EditError, LONGEST_RUN, ScriptState, Start, TokenRun, move_tokens};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// The version of the format; a reader refuses bytes of a version that it does not know.
const VERSION: u8 = 3;
/// The number of bytes at the end that tell whether the others are whole.
const CHECK: usize = 3;
/// No document that is read has more tokens than the longest game of PGN may have.
const MOST_NODES: u32 = (LONGEST_RUN * pgn::MAX_MOVES) as u32 + 1;
/// No link has more nodes.
const MOST_LINK_NODES: u32 = 20_000;
/// A document may have `FREE_PARTS` parts, however few its bytes are, and `PARTS_PER_BYTE` more for each of them. Parts
/// are nodes, comments, tags, marks, shapes and the bytes of texts; games of people have 1.4 to 3.8 nodes a byte.
const FREE_PARTS: usize = 4096;
const PARTS_PER_BYTE: usize = 16;
/// English words of chess, from which the chances of letters are learnt before the first text.
const PRIMER: &str = "The knight takes on e5 and white is better, because black has no good move here. A fine game? \
    Yes: the bishop pair wins with check in the end. Event Site Date Round White Black Result 2024.01.01 1-0 0-1 ";

diagnostics! {
    /// Why bytes are no document.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum BytesError: Error, "bytes", "", "";
    /// There are too few of them.
    Short = "bytes-short", "these bytes are too few for a document; copy all of them";
    /// They have another form, which a later version may know.
    Version(form: u8) [form: form, known: &VERSION] = "bytes-version",
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
        let mut bytes = vec![VERSION];
        let mut writer = BitWriter::default();
        let mut form = Form::new(&mut writer, usize::MAX);
        let walked = walk(&mut form, self, u32::MAX);
        debug_assert!(walked.is_ok(), "a document that is written has nothing wrong about it");
        let parts = usize::MAX - form.parts_left;
        bytes.extend(writer.finish());
        // Who repeats itself writes little: zeros make the bytes as many as its parts need.
        let least = parts.saturating_sub(FREE_PARTS).div_ceil(PARTS_PER_BYTE);
        bytes.resize(bytes.len().max(least), 0);
        let check = check(&bytes);
        bytes.extend(check);
        bytes
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
        Self::from_few_bytes(bytes, MOST_LINK_NODES)
    }

    /// The document of bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BytesError> {
        Self::from_few_bytes(bytes, MOST_NODES)
    }

    /// The document of bytes, if it has no more nodes than that.
    fn from_few_bytes(bytes: &[u8], most: u32) -> Result<Self, BytesError> {
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
        let parts = FREE_PARTS + body.len() * PARTS_PER_BYTE;
        let mut reader = BitReader::new(body.get(1..).unwrap_or_default());
        match read(&mut Form::new(&mut reader, parts), most) {
            Ok(document) if !reader.is_beyond() => Ok(document),
            _ => Err(BytesError::Wrong),
        }
    }
}

/// Reads a document of at most `most` nodes.
fn read(form: &mut Form<'_>, most: u32) -> Result<Document, Wrong> {
    let blank = Document::new(Start::default(), "")?;
    let Walked { mut document, end, cursor, .. } = walk(form, &blank, most)?;
    document.show(end, 0);
    if !document.is_on_line(cursor) {
        return Err(Wrong);
    }
    document.cursor = cursor;
    document.settle(0, &mut Vec::new());
    Ok(document)
}

/// Writes a document, or reads one where that is blank.
fn walk<'d>(form: &mut Form<'_>, source: &'d Document, most: u32) -> Result<Walked<'d>, Wrong> {
    let document = form.head(source)?;
    let places = vec![(NodeId::ROOT, NodeId::ROOT)];
    let mut walked = Walked { source, document, places, end: NodeId::ROOT, cursor: NodeId::ROOT };
    form.tree(&mut walked, most as usize)?;
    form.shown(&mut walked)?;
    walked.document.tail = form.tail(&source.tail)?;
    Ok(walked)
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
struct Form<'c> {
    coder: &'c mut dyn Coder,
    /// How many parts there may be still.
    parts_left: usize,
    letters: Vec<Chance>,
    lengths: [Chance; 32],
    counts: [Chance; 32],
    is_last: [Chance; 2],
    has_variation: Chance,
    is_token: Chance,
    has_note: Chance,
    was_read: Chance,
    marks: [Chance; 32],
    is_usual: Chance,
    ranks: [Chance; 32],
}

/// A document that is written or read.
struct Walked<'d> {
    /// The one that is written; a blank one, where one is read.
    source: &'d Document,
    /// The one that is made.
    document: Document,
    /// What each node is called in both, in the order of the walk, the start first. What is read is called the start.
    places: Vec<(NodeId, NodeId)>,
    end: NodeId,
    cursor: NodeId,
}

/// A node whose children are still to be walked.
struct PendingNode {
    /// What it is called in the source, and in what is made.
    given: NodeId,
    node: NodeId,
    state: ScriptState,
    /// Where the last move went.
    last: Option<Square>,
    is_main: bool,
}

impl<'c> Form<'c> {
    fn new(coder: &'c mut dyn Coder, parts: usize) -> Self {
        let mut letters = vec![Chance::EVEN; 256];
        let mut learner = BitWriter::default();
        for byte in PRIMER.bytes() {
            letter(&mut learner, &mut letters, byte);
        }
        Self {
            coder,
            parts_left: parts,
            letters,
            lengths: [Chance::EVEN; 32],
            counts: [Chance::EVEN; 32],
            is_last: [Chance::RARE, Chance::EVEN],
            has_variation: Chance::RARE,
            is_token: Chance::RARE,
            has_note: Chance::RARE,
            was_read: Chance::RARE,
            marks: [Chance::EVEN; 32],
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
        self.take_parts(length)?;
        let mut bytes = Vec::new();
        self.refuse_beyond()?;
        while bytes.len() < length {
            self.refuse_beyond()?;
            let byte = text.as_bytes().get(bytes.len()).copied().unwrap_or(0);
            bytes.push(letter(self.coder, &mut self.letters, byte));
        }
        String::from_utf8(bytes).map_err(|_| Wrong)
    }

    /// Refuses more parts than there may be.
    fn take_parts(&mut self, count: usize) -> Result<(), Wrong> {
        self.parts_left = self.parts_left.checked_sub(count).ok_or(Wrong)?;
        Ok(())
    }

    /// What is read behind the end has never been written.
    fn refuse_beyond(&self) -> Result<(), Wrong> {
        if self.coder.is_beyond() { Err(Wrong) } else { Ok(()) }
    }

    /// Comments. Empty ones say nothing: they are not kept.
    fn texts(&mut self, texts: &[String]) -> Result<Vec<String>, Wrong> {
        let mut found = Vec::new();
        let mut texts = texts.iter().filter(|text| !text.is_empty());
        for _ in 0..self.count(texts.clone().count()) {
            self.take_parts(1)?;
            let text = self.text(texts.next().map_or("", |text| text))?;
            if !text.is_empty() {
                found.push(text);
            }
        }
        Ok(found)
    }

    /// A document without steps: its mode, start, outcome and tags.
    fn head(&mut self, source: &Document) -> Result<Document, Wrong> {
        let (start, mode) = self.start_and_mode(source.start(), source.line.mode())?;
        let mut document = Document::open(start, mode, "")?;
        document.outcome = self.outcome(source.outcome)?;
        document.tags = self.tags(&source.tags)?;
        // Bytes may have them beside the start and the outcome.
        document.tags.retain(|(name, _)| !is_derived(name));
        Ok(document)
    }

    /// The end of the line that is shown, and the cursor on it: nearly always the end of the main line.
    fn shown(&mut self, walked: &mut Walked<'_>) -> Result<(), Wrong> {
        let Walked { source, document, places, end, cursor } = walked;
        let main_end = document.tree.end_of(NodeId::ROOT);
        let usual = places.iter().position(|&(_, node)| node == main_end).unwrap_or_default();
        let place = |node| places.iter().position(|&(known, _)| known == node).unwrap_or_default();
        let given = [place(source.end()), place(source.cursor)];
        let is_unusual = self.coder.bit(&mut self.is_usual, given != [usual; 2]);
        for (found, given) in [end, cursor].into_iter().zip(given) {
            let at = if is_unusual { self.count(given) } else { usual };
            *found = places.get(at).ok_or(Wrong)?.1;
        }
        Ok(())
    }

    /// What follows the last token of the line that is shown.
    fn tail(&mut self, tail: &str) -> Result<Box<str>, Wrong> {
        let is_some = self.coder.bit(&mut self.is_usual, !tail.is_empty());
        Ok(if is_some { self.text(tail)?.into() } else { "".into() })
    }

    /// All nodes.
    fn tree(&mut self, walked: &mut Walked<'_>, most: usize) -> Result<(), Wrong> {
        self.node_note(walked, NodeId::ROOT, NodeId::ROOT)?;
        let state = ScriptState::from(walked.document.start());
        let mut rest = vec![PendingNode { given: NodeId::ROOT, node: NodeId::ROOT, state, last: None, is_main: true }];
        while let Some(parent) = rest.pop() {
            let given = walked.source.children(parent.given);
            if self.coder.bit(&mut self.is_last[usize::from(!parent.is_main)], given.is_empty()) {
                continue;
            }
            let mut found = Vec::new();
            loop {
                let child = given.get(found.len()).copied().unwrap_or(NodeId::ROOT);
                let is_main = parent.is_main && found.is_empty();
                found.push(PendingNode { is_main, ..self.step(walked, &parent, child)? });
                self.refuse_beyond()?;
                if walked.places.len() > most {
                    return Err(Wrong);
                }
                if !self.coder.bit(&mut self.has_variation, found.len() < given.len()) {
                    break;
                }
            }
            // The first is the next.
            while let Some(node) = found.pop() {
                rest.push(node);
            }
        }
        Ok(())
    }

    /// A legal move, or a token.
    fn step(&mut self, walked: &mut Walked<'_>, parent: &PendingNode, given: NodeId) -> Result<PendingNode, Wrong> {
        let source = walked.source;
        let position = parent.state.position().filter(|_| !parent.state.turn_is_open());
        let moves = position.map(|position| RankedMoves::of(position, parent.last)).unwrap_or_default();
        let known = position.and_then(|position| {
            // The tokens of a move begin with the square that it leaves; those of castling may begin with the rook's.
            let from = source.token(given).get(..2).and_then(|name| name.parse::<Square>().ok());
            let may_be = |played: Move| played.is_castle() || Some(played.from()) == from;
            let is_it = |played: Move| is_plain_run(source, given, &move_tokens(position, played));
            moves.find(|played| may_be(played) && is_it(played))
        });
        let is_token = moves.is_empty() || self.coder.bit(&mut self.is_token, known.is_none());
        let mut next =
            PendingNode { given, node: parent.node, state: parent.state.clone(), last: None, is_main: false };
        match position.filter(|_| !is_token) {
            Some(position) => {
                let (rank, known) = known.unzip();
                let rank = self.coder.number(&mut self.ranks, rank.unwrap_or_default() as u32) as usize;
                let played = known.or_else(|| moves.get(rank)).ok_or(Wrong)?;
                next.state.play(played);
                next.last = Some(played.to());
                for (index, token) in tokens_of(&move_tokens(position, played)).enumerate() {
                    if index > 0 {
                        next.given = source.children(next.given).first().copied().unwrap_or(NodeId::ROOT);
                    }
                    self.node(walked, &mut next, token, None)?;
                }
            }
            None => {
                let text = self.text(source.token(given))?;
                let gap = self.gap(source.tree.own_gap(given).as_deref())?;
                let (mode, variant) = (walked.document.line.mode(), walked.document.start().variant);
                next.state = TokenRun::new(&parent.state, mode, variant, &[&text]).end();
                self.node(walked, &mut next, &text, gap)?;
            }
        }
        Ok(next)
    }

    /// Makes a node behind another, which it takes the place of.
    fn node(
        &mut self,
        walked: &mut Walked<'_>,
        next: &mut PendingNode,
        token: &str,
        gap: Option<String>,
    ) -> Result<(), Wrong> {
        self.take_parts(1)?;
        let tree = &mut walked.document.tree;
        let node = tree.create(token);
        tree.attach(node, next.node, usize::MAX);
        if let Some(gap) = gap {
            tree.set_text(node, &mut token.into(), &mut Some(gap.into()));
        }
        walked.places.push((next.given, node));
        next.node = node;
        self.node_note(walked, next.given, node)
    }

    /// What is said about a node.
    fn node_note(&mut self, walked: &mut Walked<'_>, given: NodeId, node: NodeId) -> Result<(), Wrong> {
        let note = self.note(walked.source.note(given))?;
        walked.document.tree.set_note(node, &mut note.filter(|note| !note.is_empty()).map(Box::new));
        Ok(())
    }
}

/// A byte of a text, bit by bit, each with the chance of what came before it.
fn letter(coder: &mut dyn Coder, chances: &mut [Chance], byte: u8) -> u8 {
    let mut context = 1_usize;
    for at in (0..8).rev() {
        let Some(chance) = chances.get_mut(context & 0xFF) else { break };
        context = context << 1 | usize::from(coder.bit(chance, byte >> at & 1 == 1));
    }
    context as u8
}

/// Whether a run of nodes starts here that has just these tokens, in the usual gaps, with nothing between them.
fn is_plain_run(document: &Document, first: NodeId, tokens: &str) -> bool {
    let first = [first];
    let mut next = &first[..];
    tokens_of(tokens).all(|token| {
        let &[node] = next else { return false };
        next = document.children(node);
        document.token(node) == token && document.tree.own_gap(node).is_none()
    })
}
