//! A document as PGN, and PGN as a document.
//!
//! PGN has legal moves and nothing else. What follows a free edit is written as a game of its own that starts with the
//! position after it.

use super::tree::NodeId;
use super::{Document, Note, Outcome};
use crate::notation::pgn::{self, Game};
use crate::rules::{Move, Position};
use crate::script::{EditError, GAP, Passage, Start, State, StepKind, move_tokens};
use std::fmt;

/// A document as games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Records {
    /// The games: first that of the start, then one for each run of free edits, from the position behind it.
    pub games: Vec<Game>,
    /// How many tokens could not be written: free edits, and what changes nothing.
    pub left_out: usize,
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
struct Place {
    game: usize,
    node: pgn::NodeId,
    position: Position,
}

/// A variation that is still to be written: its first node, the state before it, and where that is in a game.
struct Rest {
    node: NodeId,
    state: State,
    place: Option<Place>,
}

impl Document {
    /// The document of a game. Null moves, for which there is no token, are left out with what follows them; how many
    /// moves that are is told.
    ///
    /// ```
    /// use gridmate::document::{Document, NodeId};
    /// use gridmate::notation::pgn;
    /// let game = pgn::read("1. e4 (1. d4 {solid}) e5 *").next().unwrap().unwrap();
    /// let (document, left_out) = Document::from_game(&game)?;
    /// assert_eq!((document.script().text(), left_out), ("e2e4, e7e5", 0));
    /// let variation = document.children(NodeId::ROOT)[1];
    /// assert_eq!(document.note(variation).unwrap().after, ["solid"]);
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn from_game(game: &Game) -> Result<(Self, usize), EditError> {
        let mut document = Self::new(Start { setup: game.start.setup(), variant: game.variant }, "")?;
        let tags = game.tags.iter().filter(|(name, _)| !tells_start(name));
        document.tags = tags.cloned().collect();
        document.outcome = Outcome::recorded(game.result);
        document.add_note(NodeId::ROOT, |note| {
            game.tree.comments(pgn::NodeId::ROOT).iter().for_each(|text| note.add_comment(text));
        });
        let mut rest = vec![(pgn::NodeId::ROOT, NodeId::ROOT, game.start)];
        let mut moves = 0;
        while let Some((from, parent, position)) = rest.pop() {
            for child in game.tree.children(from) {
                let Some(played) = game.tree.played(child).filter(|played| !played.is_null()) else { continue };
                let (first, last) = document.append(parent, &move_tokens(&position, played));
                document.add_note(first, |note| note.before = game.tree.comments_before(child).to_vec());
                document.add_note(last, |note| {
                    note.nags = game.tree.nags(child).to_vec();
                    game.tree.comments(child).iter().for_each(|text| note.add_comment(text));
                });
                moves += 1;
                rest.push((child, last, position.play_unchecked(played)));
            }
        }
        let end = document.tree.end_of(NodeId::ROOT);
        document.show(end);
        document.cursor = end;
        Ok((document, game.tree.len() - moves))
    }

    /// Adds tokens as a line of nodes; tells the first and the last.
    fn append(&mut self, parent: NodeId, tokens: &str) -> (NodeId, NodeId) {
        let (mut first, mut last) = (None, parent);
        for token in tokens.split(GAP) {
            let node = self.tree.create(token);
            self.tree.attach(node, last, usize::MAX);
            first.get_or_insert(node);
            last = node;
        }
        (first.unwrap_or(last), last)
    }

    /// Changes what is said about a node while a document is made.
    fn add_note(&mut self, node: NodeId, change: impl FnOnce(&mut Note)) {
        let mut note = self.tree.note(node).cloned().unwrap_or_default();
        change(&mut note);
        self.tree.set_note(node, &mut (!note.is_empty()).then(|| Box::new(note)));
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
        let mut records = Records { games: Vec::new(), left_out: 0 };
        let state = State::from(self.start());
        let place = state.position().map(|&position| records.begin(self, position));
        if let Some(Place { game, .. }) = place
            && let Some(game) = records.games.get_mut(game)
        {
            game.result = self.outcome.result;
            add_comments(game, pgn::NodeId::ROOT, self.tree.note(NodeId::ROOT));
        }
        let firsts = self.children(NodeId::ROOT).iter().rev();
        let mut rest: Vec<Rest> = firsts.map(|&node| Rest { node, state: state.clone(), place }).collect();
        while let Some(next) = rest.pop() {
            self.write_line(next, &mut records, &mut rest);
        }
        records
    }

    /// Writes the line that starts with a node and goes on by first children; its variations are to come.
    fn write_line(&self, Rest { node, mut state, mut place }: Rest, records: &mut Records, rest: &mut Vec<Rest>) {
        let first_child = |&node: &NodeId| self.children(node).first().copied();
        let nodes: Vec<NodeId> = std::iter::successors(Some(node), first_child).collect();
        let tokens: Vec<&str> = nodes.iter().map(|&node| self.token(node)).collect();
        let passage = Passage::new(&state, self.line.mode(), self.start().variant, &tokens);
        let mut variations = Vec::new();
        let mut has_edits = false;
        for (step, before, after) in passage.steps() {
            let span = nodes.get(step.tokens.clone()).unwrap_or_default();
            for (index, &node) in span.iter().enumerate() {
                // A variation in the middle of a move starts where its first tokens leave the board.
                for &other in self.children(node).iter().skip(1).filter(|_| index + 1 < span.len()) {
                    let some = tokens.get(step.tokens.start..=step.tokens.start + index).unwrap_or_default();
                    let state = Passage::new(&before, self.line.mode(), self.start().variant, some).end();
                    variations.push(Rest { node: other, state, place: None });
                }
            }
            match step.kind {
                StepKind::Legal(played) => {
                    let Some(position) = before.position_before(played) else { continue };
                    let at = place.filter(|place| place.position == position);
                    let at = at.unwrap_or_else(|| records.begin(self, position));
                    let node = records.add(at, played, span.iter().filter_map(|&node| self.note(node)));
                    place = Some(Place { node, position: position.play_unchecked(played), ..at });
                    has_edits = false;
                }
                StepKind::Free => {
                    records.left_out += span.len();
                    (place, has_edits) = (None, true);
                }
                StepKind::Ignored => {
                    records.left_out += span.len();
                    if let Some(at) = place
                        && let Some(game) = records.games.get_mut(at.game)
                    {
                        span.iter().for_each(|&token| add_comments(game, at.node, self.note(token)));
                    }
                }
            }
            state = after;
            let others = span.last().map_or(&[][..], |&node| self.children(node)).iter().skip(1);
            variations.extend(others.map(|&node| Rest { node, state: state.clone(), place }));
        }
        if has_edits && let Some(&position) = state.position() {
            records.begin(self, position);
        }
        rest.extend(variations.into_iter().rev());
    }
}

impl Records {
    /// A new game from a position.
    fn begin(&mut self, document: &Document, position: Position) -> Place {
        let variant = document.start().variant;
        let mut game = Game::new(position, variant);
        game.tags = document.tags.clone();
        self.games.push(game);
        Place { game: self.games.len() - 1, node: pgn::NodeId::ROOT, position }
    }

    /// Adds a legal move with what is said about its tokens; it may be there already, as another variation.
    fn add<'n>(&mut self, at: Place, played: Move, notes: impl Iterator<Item = &'n Note>) -> pgn::NodeId {
        let Some(game) = self.games.get_mut(at.game) else { return at.node };
        let node = game.tree.add(at.node, played);
        for note in notes {
            note.before.iter().for_each(|text| game.tree.add_comment_before(node, text.clone()));
            note.nags.iter().for_each(|&nag| game.tree.add_nag(node, nag));
            add_comments(game, node, Some(note));
        }
        node
    }
}

fn add_comments(game: &mut Game, node: pgn::NodeId, note: Option<&Note>) {
    for text in note.map(Note::comments).unwrap_or_default() {
        game.tree.add_comment(node, text);
    }
}

/// Whether a tag says nothing but where the game starts.
fn tells_start(name: &str) -> bool {
    matches!(name, "SetUp" | "FEN")
}
