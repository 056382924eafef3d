//! A document as PGN, and PGN as a document.
//!
//! PGN has legal moves, null moves and nothing else. What follows a free edit is written as a game of its own that starts with the
//! position after it.

use super::text::tokens_of;
use super::tree::{Node, NodeId};
use super::walk::{Visit, VisitedStep};
use super::{Document, Note};
use crate::diagnostic::{diagnostics, sentences};
use crate::game::{GameResult, Outcome};
use crate::notation::pgn::{self, PgnGame};
use crate::rules::{Move, Position, Variant};
use crate::script::{EditError, PASS, ScriptState, Start, StepKind, move_tokens};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

/// A document as games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Records {
    /// The games: first that of the start, unless an edit comes first, then one for each run of free edits, from the position
    /// behind it.
    pub games: Vec<PgnGame>,
    /// How many tokens could not be written: free edits, and what changes nothing and is no comment in braces.
    pub left_out: usize,
    /// How many of these are free edits.
    pub edits: usize,
}

impl fmt::Display for Records {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, game) in self.games.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            f.write_str(&pgn::write(game))?;
        }
        Ok(())
    }
}

/// A place in one of the games: its number, the node there, and the position.
#[derive(Clone, Copy)]
struct RecordPlace {
    game: usize,
    node: pgn::MoveId,
    position: Position,
    /// Whether a variation has begun here that has nothing but comments so far.
    is_aside: bool,
}

/// What writes the games while a document is walked through.
struct RecordWriter<'d> {
    document: &'d Document,
    records: Records,
    /// The places behind steps, by the last node of each: none behind free edits, until there is a move again.
    places: Vec<Option<RecordPlace>>,
    /// Whether the line that is walked has free edits behind its last move.
    has_edits: bool,
    /// The game in which the line that is walked has got to; none behind free edits.
    last: Option<usize>,
    /// That in which the main line ends, which is walked first: the result is there.
    main: Option<Option<usize>>,
}

impl Document {
    /// The document of a game, null moves included.
    ///
    /// ```
    /// use gridmate::document::{Document, NodeId};
    /// use gridmate::notation::pgn;
    /// let game = pgn::read("1. e4 (1. d4 {solid}) e5 *").next().unwrap().unwrap();
    /// let document = Document::from_game(&game)?;
    /// assert_eq!(document.script().text(), "e2e4, e7e5");
    /// let variation = document.children(NodeId::ROOT)[1];
    /// assert_eq!(document.note(variation).unwrap().after, ["solid"]);
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn from_game(game: &PgnGame) -> Result<Self, EditError> {
        let mut document = Self::new(Start { setup: game.start().setup(), variant: game.variant() }, "")?;
        let tags = game.tags.iter().filter(|(name, value)| !is_derived(name) && !pgn::is_unknown(name, value));
        document.tags = tags.cloned().collect();
        let note = Note::read(&[], game.tree.comments(pgn::MoveId::ROOT));
        document.tree.set_note(NodeId::ROOT, note.boxed());
        let mut rest = vec![(pgn::MoveId::ROOT, NodeId::ROOT, *game.start())];
        while let Some((from, parent, position)) = rest.pop() {
            for child in game.tree.children(from) {
                let Some(played) = game.tree.played(child) else { continue };
                let last = document.append(parent, tokens_of(&move_tokens(&position, played)));
                let note = Note::read(game.tree.comments_before(child), game.tree.comments(child));
                let note = Note { nags: game.tree.nags(child).to_vec(), ..note };
                document.tree.set_note(last, note.boxed());
                for comments in game.tree.comment_variations(child) {
                    document.append(parent, comments.iter().map(|comment| token_of(comment)));
                }
                rest.push((child, last, game.after(&position, child)));
            }
        }
        document.drop_written_tags();
        let end = document.tree.end_of(NodeId::ROOT);
        document.show(end, 0);
        document.cursor = end;
        // What the rules say as well is not kept.
        if game.result != GameResult::Unknown && document.result().result != game.result {
            document.outcome = Outcome::recorded(game.result);
        }
        Ok(document)
    }

    /// The same without the comments where they are longer together than can be worked with: all of a document is kept with
    /// each change of it. Then with what is to be said of that.
    ///
    /// ```
    /// use gridmate::document::{Document, NodeId};
    /// use gridmate::notation::pgn;
    /// let game = pgn::read("{good} 1. e4 *").next().unwrap().unwrap();
    /// let (document, warning) = Document::from_game_limited(&game)?;
    /// assert_eq!((document.note(NodeId::ROOT).unwrap().after[0].as_str(), warning), ("good", None));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn from_game_limited(game: &PgnGame) -> Result<(Self, Option<CommentsWarning>), EditError> {
        let mut document = Self::from_game(game)?;
        let nodes = document.nodes();
        let notes = nodes.iter().filter_map(|&node| document.tree.note(node));
        let comments = notes.flat_map(|note| note.before.iter().chain(&note.after));
        if comments.map(String::len).sum::<usize>() <= MOST_COMMENTS as usize {
            return Ok((document, None));
        }
        for node in nodes {
            let Some(note) = document.tree.note(node).cloned() else { continue };
            let note = Note { before: Vec::new(), after: Vec::new(), as_read: None, ..note };
            document.tree.set_note(node, note.boxed());
        }
        Ok((document, Some(CommentsWarning::LeftOut(MOST_COMMENTS))))
    }

    /// Whether any node has a task.
    fn has_task(&self) -> bool {
        self.nodes().into_iter().any(|node| self.note(node).is_some_and(|note| !note.task.is_empty()))
    }

    /// Drops the last tags, where a record has them there anyway: those of a variant and of a lesson.
    fn drop_written_tags(&mut self) {
        let is_chess960 = self.start().variant == Variant::Chess960;
        let is_of_variant = |(name, value): &mut (String, String)| name == "Variant" && value == "Chess960";
        self.tags.pop_if(|tag| is_chess960 && is_of_variant(tag));
        let has_task = self.has_task();
        self.tags.pop_if(|(name, value)| has_task && (name.as_str(), value.as_str()) == LESSON_TAG);
    }

    /// Adds tokens as a line of nodes; returns the last.
    fn append(&mut self, parent: NodeId, tokens: impl Iterator<Item = impl AsRef<str>>) -> NodeId {
        tokens.fold(parent, |last, token| self.tree.append(last, Node::new(token.as_ref())))
    }

    /// The document as games.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let document = Document::new(Start::default(), "e2e4, e7e5, xe1, e1=♔, g1f3")?;
    /// let records = document.records();
    /// assert_eq!((records.games.len(), records.left_out), (2, 2));
    /// assert!(records.to_string().ends_with("2. Nf3 *\n"));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn records(&self) -> Records {
        let mut records = Records { games: Vec::new(), left_out: 0, edits: 0 };
        let place = ScriptState::from(self.start()).position().map(|&position| records.begin(self, position));
        if let Some(game) = records.games.first_mut() {
            add_comments(game, pgn::MoveId::ROOT, self.tree.note(NodeId::ROOT));
        }
        let last = place.map(|place| place.game);
        let places = vec![place; self.tree.numbers()];
        let mut writer = RecordWriter { document: self, records, places, has_edits: false, last, main: None };
        self.walk(&mut |visit| writer.visit(visit));
        let RecordWriter { mut records, main, .. } = writer;
        let main = main.unwrap_or(last);
        if let Some(game) = records.games.get_mut(main.unwrap_or_default()) {
            game.result = self.result().result;
        }
        if self.has_task() && self.tag(LESSON_TAG.0).is_none() {
            let tag = || (LESSON_TAG.0.into(), LESSON_TAG.1.into());
            records.games.iter_mut().for_each(|game| game.tags.push(tag()));
        }
        // A start that is edited at once has no game.
        let is_blank = |game: &PgnGame| game.tree.is_empty() && game.tree.comments(pgn::MoveId::ROOT).is_empty();
        if place.is_some() && records.edits > 0 && main != last && records.games.first().is_some_and(is_blank) {
            records.games.remove(0);
        }
        records
    }
}

/// The tag of a game that is a lesson. A document that has tasks does not keep it, where it comes last.
const LESSON_TAG: (&str, &str) = ("AnalysisMode", "Interactive");

/// The comments of a document are not longer together, in bytes.
const MOST_COMMENTS: u32 = 250_000;

diagnostics! {
    /// What became of the comments of a game.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum CommentsWarning: Warning, "pgn", "", "";
    /// They are longer than this, and none was taken over.
    LeftOut(most: u32) = "comments-left-out", "The comments are longer than {most} bytes together, and were left out.";
}

diagnostics! {
    /// What games do not say of a document.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum RecordsWarning: Warning, "pgn", "", "";
    /// This many free edits of the board were left out.
    EditsLeftOut(edits: usize) = "edits-left-out",
        "Free edits ({edits}) are no moves, and were left out; what follows them is a game of its own.";
}

sentences!(CommentsWarning, RecordsWarning);

impl RecordWriter<'_> {
    fn visit(&mut self, visit: Visit<'_>) {
        match visit {
            Visit::Begin => self.has_edits = false,
            Visit::Step(step) => {
                let before = step.nodes.first().and_then(|&first| self.document.parent(first));
                let place = before.and_then(|node| *self.places.get(node.index())?);
                let behind = self.step(&step, place);
                if let Some(known) = step.nodes.last().and_then(|node| self.places.get_mut(node.index())) {
                    *known = behind;
                }
            }
            Visit::End(state) => {
                if self.has_edits
                    && let Some(&position) = state.position()
                {
                    self.last = Some(self.records.begin(self.document, position).game);
                }
                self.main.get_or_insert(self.last);
            }
        }
    }

    /// Writes a step of a line; returns the place after it.
    fn step(&mut self, step: &VisitedStep<'_>, place: Option<RecordPlace>) -> Option<RecordPlace> {
        let Self { document, records, .. } = self;
        let token = step.nodes.first().map_or("", |&node| document.token(node));
        if let Some((position, played)) = written(step, token) {
            let at = place.filter(|place| place.position == position);
            let at = at.unwrap_or_else(|| records.begin(document, position));
            let node = records.add(at, played, step.new.iter().filter_map(|&node| document.note(node)));
            let position = records.games.get(at.game).map_or(position, |game| game.after(&position, node));
            (self.has_edits, self.last) = (false, Some(at.game));
            return Some(RecordPlace { node, position, is_aside: false, ..at });
        }
        let spoken = comment_of(token);
        records.left_out += if spoken.is_some() { 0 } else { step.new.len() };
        if step.kind == StepKind::Free {
            records.edits += step.new.len();
            (self.has_edits, self.last) = (true, None);
            return None;
        }
        let mut at = place?;
        if let Some(&node) = step.new.first()
            && let Some(game) = records.games.get_mut(at.game)
        {
            if let Some(text) = spoken.filter(|text| !text.is_empty()) {
                let is_new = document.tree.place(node).is_some_and(|(_, index)| index > 0);
                at.is_aside |= is_new;
                match at.is_aside {
                    true => game.tree.add_aside(at.node, text, is_new),
                    false => game.tree.add_comment(at.node, text),
                }
            }
            step.new.iter().for_each(|&token| add_comments(game, at.node, document.note(token)));
        }
        Some(at)
    }
}

/// The move of a step with the position before it, if PGN has one: a legal move or a null move.
fn written(step: &VisitedStep<'_>, token: &str) -> Option<(Position, Move)> {
    match step.kind {
        StepKind::Legal(played) => Some((step.before.position_before(played)?, played)),
        StepKind::Free if token == PASS => {
            let passes = |position: &&Position| position.null_move().is_some();
            step.before.position().filter(passes).map(|&position| (position, Move::NULL))
        }
        _ => None,
    }
}

impl Records {
    /// The warning about free edits that the games leave out, if there are any; tokens that change nothing are left out
    /// without one.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let document = Document::new(Start::default(), "e2e4, xd8")?;
    /// assert_eq!(document.records().warning().unwrap().code(), "edits-left-out");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn warning(&self) -> Option<RecordsWarning> {
        (self.edits > 0).then_some(RecordsWarning::EditsLeftOut(self.edits))
    }

    /// A new game from a position.
    fn begin(&mut self, document: &Document, position: Position) -> RecordPlace {
        let variant = if position.is_standard() { document.start().variant } else { Variant::Chess960 };
        let mut game = PgnGame::new(position, variant);
        game.tags = document.tags.clone();
        self.games.push(game);
        RecordPlace { game: self.games.len() - 1, node: pgn::MoveId::ROOT, position, is_aside: false }
    }

    /// Adds a move with what is said about its tokens. PGN has comments before a move only where it starts a variation;
    /// those before another follow the move before it.
    fn add<'n>(&mut self, at: RecordPlace, played: Move, notes: impl Iterator<Item = &'n Note>) -> pgn::MoveId {
        let Some(game) = self.games.get_mut(at.game) else { return at.node };
        let node = game.tree.add(at.node, played);
        let is_main = game.tree.main_child(at.node) == Some(node);
        for note in notes {
            let (before, after) = note.comments();
            for text in before {
                match is_main {
                    true => game.tree.add_comment(at.node, text),
                    false => game.tree.add_comment_before(node, text),
                }
            }
            note.nags.iter().for_each(|&nag| game.tree.add_nag(node, nag));
            after.into_iter().for_each(|text| game.tree.add_comment(node, text));
        }
        node
    }
}

fn add_comments(game: &mut PgnGame, node: pgn::MoveId, note: Option<&Note>) {
    for text in note.map(|note| note.comments().1).into_iter().flatten() {
        game.tree.add_comment(node, text);
    }
}

/// The token of a comment that stands in place of a move: `{so}`. What would end it early is a round bracket.
fn token_of(comment: &str) -> String {
    format!("{{{}}}", comment.replace('}', ")"))
}

/// The comment that a token is, in one line, as PGN has it.
fn comment_of(token: &str) -> Option<String> {
    Some(pgn::comment_line(token.strip_prefix('{')?.strip_suffix('}')?))
}

/// Whether a tag says nothing but where the game starts or how it ended; the name of a variant is kept as it was written.
pub(super) fn is_derived(name: &str) -> bool {
    name == "Result" || pgn::is_of_start(name) && name != "Variant"
}
