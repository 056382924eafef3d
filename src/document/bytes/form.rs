//! The walk over a document that both writes and reads its bytes, with the chances of all that may come.
//!
//! In: a coder, and the document that it writes, or a blank one. Out: the document that was walked over.

use crate::board::Square;
use crate::document::coder::{BitWriter, Chance, Coder};
use crate::document::ordering::RankedMoves;
use crate::document::record::is_derived;
use crate::document::text::tokens_of;
use crate::document::tree::{Node, NodeId};
use crate::document::{Document, Note};
use crate::rules::Move;
use crate::script::{Mode, ScriptState, move_tokens};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::mem;

/// English words of chess, from which the chances of letters are learnt before the first text.
const PRIMER: &str = "The knight takes on e5 and white is better, because black has no good move here. A fine game? \
    Yes: the bishop pair wins with check in the end. Event Site Date Round White Black Result 2024.01.01 1-0 0-1 ";
/// A document behind another counts as this many parts.
const CHAPTER_PARTS: usize = 256;

/// What writes a document, or reads one where that is blank; with the chances of all that may come.
pub(super) struct Form<'c, 'd> {
    pub(super) coder: &'c mut dyn Coder,
    /// The document that is written; a blank one, where one is read.
    source: &'d Document,
    /// Whether notes may have tasks, and other documents may follow.
    pub(super) has_lessons: bool,
    /// The one that is made.
    document: Document,
    /// What each node is called in both, in the order of the walk, the start first. What is read is called the start.
    places: Vec<(NodeId, NodeId)>,
    /// How many parts there may be still.
    pub(super) parts_left: usize,
    letters: Vec<Chance>,
    pub(super) lengths: [Chance; 32],
    pub(super) counts: [Chance; 32],
    is_last: [Chance; 2],
    has_variation: Chance,
    is_token: Chance,
    pub(super) has_note: Chance,
    pub(super) was_read: Chance,
    pub(super) is_of_lesson: Chance,
    pub(super) marks: [Chance; 32],
    pub(super) is_usual: Chance,
    ranks: [Chance; 32],
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

impl<'c, 'd> Form<'c, 'd> {
    pub(super) fn new(coder: &'c mut dyn Coder, source: &'d Document, has_lessons: bool, parts: usize) -> Self {
        let mut letters = vec![Chance::EVEN; 256];
        let mut learner = BitWriter::default();
        for byte in PRIMER.bytes() {
            letter(&mut learner, &mut letters, byte);
        }
        Self {
            coder,
            source,
            has_lessons,
            document: Document::default(),
            places: Vec::new(),
            parts_left: parts,
            letters,
            lengths: [Chance::EVEN; 32],
            counts: [Chance::EVEN; 32],
            is_last: [Chance::RARE, Chance::EVEN],
            has_variation: Chance::RARE,
            is_token: Chance::RARE,
            has_note: Chance::RARE,
            was_read: Chance::RARE,
            is_of_lesson: Chance::EVEN,
            marks: [Chance::EVEN; 32],
            is_usual: Chance::RARE,
            ranks: [Chance::EVEN; 32],
        }
    }

    /// Writes documents one after the other; none where something is wrong about them.
    pub(super) fn write(&mut self, documents: &'d [Document]) -> Option<()> {
        for (at, document) in documents.iter().enumerate() {
            self.source = document;
            self.walk(u32::MAX)?;
            self.goes_on(at + 1 < documents.len())?;
        }
        Some(())
    }

    /// Reads the first documents, `count` at most, each of at most `most` nodes; none where what is read is wrong.
    pub(super) fn read(&mut self, most: u32, count: usize) -> Option<Vec<Document>> {
        let mut documents = Vec::new();
        while documents.len() < count {
            documents.push(self.read_one(most)?);
            if !self.goes_on(false)? {
                break;
            }
        }
        Some(documents)
    }

    /// Whether another document follows.
    fn goes_on(&mut self, goes_on: bool) -> Option<bool> {
        let goes_on = self.has_lessons && self.is(goes_on);
        self.take_parts(if goes_on { CHAPTER_PARTS } else { 0 })?;
        Some(goes_on)
    }

    fn read_one(&mut self, most: u32) -> Option<Document> {
        let [end, cursor] = self.walk(most)?;
        let mut document = mem::take(&mut self.document);
        document.show(end, 0);
        if !document.is_on_line(cursor) {
            return None;
        }
        document.cursor = cursor;
        document.settle(0, &mut Vec::new());
        Some(document)
    }

    /// Goes through all of a document; returns the end of the line that is shown, and the cursor.
    fn walk(&mut self, most: u32) -> Option<[NodeId; 2]> {
        self.places = vec![(NodeId::ROOT, NodeId::ROOT)];
        self.head()?;
        self.tree(most as usize)?;
        let shown = self.shown()?;
        let tail = Some(&*self.source.tail).filter(|tail| !tail.is_empty());
        self.document.tail = self.unusual(tail)?.unwrap_or_default();
        Some(shown)
    }

    pub(super) fn is(&mut self, bit: bool) -> bool {
        self.coder.plain(bit)
    }

    pub(super) fn count(&mut self, value: usize) -> usize {
        self.coder.number(&mut self.counts, u32::try_from(value).unwrap_or(u32::MAX)) as usize
    }

    pub(super) fn text(&mut self, text: &str) -> Option<String> {
        let length = self.coder.number(&mut self.lengths, u32::try_from(text.len()).unwrap_or(u32::MAX)) as usize;
        self.take_parts(length)?;
        let mut bytes = Vec::new();
        while bytes.len() < length {
            self.take_parts(0)?;
            let byte = text.as_bytes().get(bytes.len()).copied().unwrap_or(0);
            bytes.push(letter(self.coder, &mut self.letters, byte));
        }
        String::from_utf8(bytes).ok()
    }

    /// Refuses more parts than there may be, and what is read behind the end, which has never been written.
    fn take_parts(&mut self, count: usize) -> Option<()> {
        self.parts_left = self.parts_left.checked_sub(count)?;
        (!self.coder.is_beyond()).then_some(())
    }

    /// A list: how many there are, and each.
    pub(super) fn list<T, F>(
        &mut self,
        given: &[T],
        mut each: impl FnMut(&mut Self, Option<&T>) -> Option<F>,
    ) -> Option<Vec<F>> {
        let mut found = Vec::new();
        for at in 0..self.count(given.len()) {
            self.take_parts(1)?;
            found.push(each(self, given.get(at))?);
        }
        Some(found)
    }

    /// Comments. Empty ones say nothing: they are not kept.
    pub(super) fn texts(&mut self, texts: &[String]) -> Option<Vec<String>> {
        let given: Vec<&str> = texts.iter().map(String::as_str).filter(|text| !text.is_empty()).collect();
        let mut found = self.list(&given, |form, text| form.text(text.copied().unwrap_or_default()))?;
        found.retain(|text| !text.is_empty());
        Some(found)
    }

    /// All but the steps: mode, start, outcome and tags.
    fn head(&mut self) -> Option<()> {
        let source = self.source;
        let is_sheet = self.is(source.line.mode() == Mode::Sheet);
        let mode = if is_sheet { Mode::Sheet } else { Mode::Friendly };
        let start = self.start(source.start())?;
        self.document = Document::open(start, mode, "").ok()?;
        self.document.outcome = self.outcome(source.outcome)?;
        self.document.tags = self.tags(&source.tags)?;
        // Bytes may have them beside the start and the outcome.
        self.document.tags.retain(|(name, _)| !name.is_empty() && !is_derived(name));
        Some(())
    }

    /// The end of the line that is shown, and the cursor on it: nearly always the end of the main line.
    fn shown(&mut self) -> Option<[NodeId; 2]> {
        let main_end = self.document.tree.end_of(NodeId::ROOT);
        let usual = self.places.iter().position(|&(_, node)| node == main_end).unwrap_or_default();
        let place = |node| self.places.iter().position(|&(known, _)| known == node).unwrap_or_default();
        let mut at = [place(self.source.end()), place(self.source.cursor)];
        if self.coder.bit(&mut self.is_usual, at != [usual; 2]) {
            at = at.map(|given| self.count(given));
        } else {
            at = [usual; 2];
        }
        let [end, cursor] = at.map(|at| self.places.get(at).map(|&(_, node)| node));
        Some([end?, cursor?])
    }

    /// All nodes.
    fn tree(&mut self, most: usize) -> Option<()> {
        self.node_note(NodeId::ROOT, NodeId::ROOT)?;
        let state = ScriptState::from(self.document.start());
        let mut rest = vec![PendingNode { given: NodeId::ROOT, node: NodeId::ROOT, state, last: None, is_main: true }];
        while let Some(parent) = rest.pop() {
            let given = self.source.children(parent.given);
            if self.coder.bit(&mut self.is_last[usize::from(!parent.is_main)], given.is_empty()) {
                continue;
            }
            let mut found = Vec::new();
            loop {
                let child = given.get(found.len()).copied().unwrap_or(NodeId::ROOT);
                let is_main = parent.is_main && found.is_empty();
                found.push(PendingNode { is_main, ..self.step(&parent, child)? });
                self.take_parts(0)?;
                if self.places.len() > most {
                    return None;
                }
                if !self.coder.bit(&mut self.has_variation, found.len() < given.len()) {
                    break;
                }
            }
            // The first is the next.
            rest.extend(found.into_iter().rev());
        }
        Some(())
    }

    /// A legal move, or a token.
    fn step(&mut self, parent: &PendingNode, given: NodeId) -> Option<PendingNode> {
        let source = self.source;
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
                let played = known.or_else(|| moves.get(rank))?;
                next.state.play(played);
                next.last = Some(played.to());
                for (index, token) in tokens_of(&move_tokens(position, played)).enumerate() {
                    if index > 0 {
                        next.given = source.children(next.given).first().copied().unwrap_or(NodeId::ROOT);
                    }
                    self.node(&mut next, token, None)?;
                }
            }
            None => {
                let text = self.text(source.token(given))?;
                let gap = self.unusual(source.tree.own_gap(given).as_deref())?;
                next.state = self.document.token_run(&parent.state, &[&text]).state(usize::MAX);
                self.node(&mut next, &text, gap)?;
            }
        }
        Some(next)
    }

    /// Makes a node behind another, which it takes the place of.
    fn node(&mut self, next: &mut PendingNode, token: &str, gap: Option<Box<str>>) -> Option<()> {
        self.take_parts(1)?;
        let mut node = Node::new(token);
        node.gap = gap;
        let node = self.document.tree.append(next.node, node);
        self.places.push((next.given, node));
        next.node = node;
        self.node_note(next.given, node)
    }

    /// What is said about a node.
    fn node_note(&mut self, given: NodeId, node: NodeId) -> Option<()> {
        let note = self.note(self.source.note(given))?;
        self.document.tree.set_note(node, note.and_then(Note::boxed));
        Some(())
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
