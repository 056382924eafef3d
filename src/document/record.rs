//! A document as PGN, and PGN as a document.
//!
//! PGN has legal moves, null moves and nothing else. What follows a free edit is written as a game of its own that starts with the
//! position after it.

use super::tree::NodeId;
use super::{Document, Note, Outcome};
use crate::notation::pgn::{self, Game};
use crate::rules::{Move, Position};
use crate::script::{EditError, GAP, LONGEST_RUN, PASS, Passage, Start, State, Step, StepKind, move_tokens};
use std::collections::VecDeque;
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

/// A variation that is still to be written: the tokens before it that may be of one move with its first, the variation's
/// first node, and the state and the place before all of these.
struct Rest {
    shared: Vec<NodeId>,
    node: NodeId,
    state: State,
    place: Option<Place>,
}

/// A step of a line that is being written, with the state and the place before it.
struct Written {
    step: Step,
    state: State,
    place: Option<Place>,
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
    pub fn from_game(game: &Game) -> Result<Self, EditError> {
        let mut document = Self::new(Start { setup: game.start.setup(), variant: game.variant }, "")?;
        let tags = game.tags.iter().filter(|(name, _)| !tells_start(name));
        document.tags = tags.cloned().collect();
        document.outcome = Outcome::recorded(game.result);
        document.add_note(NodeId::ROOT, |note| {
            game.tree.comments(pgn::NodeId::ROOT).iter().for_each(|text| note.add_comment(text));
        });
        let mut rest = vec![(pgn::NodeId::ROOT, NodeId::ROOT, game.start)];
        while let Some((from, parent, position)) = rest.pop() {
            for child in game.tree.children(from) {
                let Some(played) = game.tree.played(child) else { continue };
                let (first, last) = document.append(parent, &move_tokens(&position, played));
                document.add_note(first, |note| note.before = game.tree.comments_before(child).to_vec());
                document.add_note(last, |note| {
                    note.nags = game.tree.nags(child).to_vec();
                    game.tree.comments(child).iter().for_each(|text| note.add_comment(text));
                });
                rest.push((child, last, game.after(&position, child)));
            }
        }
        let end = document.tree.end_of(NodeId::ROOT);
        document.show(end);
        document.cursor = end;
        Ok(document)
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
        let first = |&node: &NodeId| Rest { shared: Vec::new(), node, state: state.clone(), place };
        let mut rest: Vec<Rest> = firsts.map(first).collect();
        while let Some(next) = rest.pop() {
            self.write_line(next, &mut records, &mut rest);
        }
        records
    }

    /// Writes the line that starts with a node and goes on by first children; its variations are to come.
    fn write_line(&self, line: Rest, records: &mut Records, rest: &mut Vec<Rest>) {
        let Rest { shared, node, mut state, mut place } = line;
        let own = shared.len();
        let nodes: Vec<NodeId> = shared.into_iter().chain(self.tree.line_from(node)).collect();
        let tokens: Vec<&str> = nodes.iter().map(|&node| self.token(node)).collect();
        let passage = self.passage(&state, &tokens);
        let mut variations = Vec::new();
        let mut has_edits = false;
        let mut recent: VecDeque<Written> = VecDeque::new();
        for (step, before, after) in passage.steps() {
            let span = step.tokens.clone();
            let new = nodes.get(span.start.max(own)..span.end.max(own)).unwrap_or_default();
            recent.truncate(LONGEST_RUN - 1);
            recent.push_front(Written { step: step.clone(), state: before.clone(), place });
            if let Some((position, played)) = written(&step, &before, &tokens) {
                let at = place.filter(|place| place.position == position);
                let at = at.unwrap_or_else(|| records.begin(self, position));
                let node = records.add(at, played, new.iter().filter_map(|&node| self.note(node)));
                let position = records.games.get(at.game).map_or(position, |game| game.after(&position, node));
                place = Some(Place { node, position, ..at });
                has_edits = false;
            } else {
                records.left_out += new.len();
                if step.kind == StepKind::Free {
                    (place, has_edits) = (None, true);
                } else if let Some(at) = place
                    && let Some(game) = records.games.get_mut(at.game)
                {
                    new.iter().for_each(|&token| add_comments(game, at.node, self.note(token)));
                }
            }
            state = after;
            for index in span.start.max(own)..span.end {
                let others = nodes.get(index).map_or(&[][..], |&node| self.children(node)).iter().skip(1);
                let there = (&nodes[..=index], &tokens[..=index], &state, place);
                variations.extend(others.map(|&node| self.variation(node, there, &recent)));
            }
        }
        if has_edits && let Some(&position) = state.position() {
            records.begin(self, position);
        }
        rest.extend(variations.into_iter().rev());
    }

    /// A variation that leaves a line. The last tokens of the line may be of one move with its first ones, and are other
    /// steps then than on the line: it starts where both have the same steps.
    fn variation(
        &self,
        node: NodeId,
        (nodes, tokens, state, place): (&[NodeId], &[&str], &State, Option<Place>),
        recent: &VecDeque<Written>,
    ) -> Rest {
        let Some(oldest) = recent.back() else {
            return Rest { shared: Vec::new(), node, state: state.clone(), place };
        };
        let first = oldest.step.tokens.start;
        let mut there: Vec<&str> = tokens.get(first..).unwrap_or_default().to_vec();
        there.extend(self.tree.line_from(node).take(LONGEST_RUN).map(|node| self.token(node)));
        let passage = self.passage(&oldest.state, &there);
        let steps = passage.steps().map(|(step, ..)| step);
        let is_same = |(step, known): &(Step, &Written)| {
            let end = step.tokens.end + first;
            (step.kind, end) == (known.step.kind, known.step.tokens.end) && end <= tokens.len()
        };
        let same = steps.zip(recent.iter().rev()).take_while(is_same).count();
        match recent.iter().rev().nth(same) {
            Some(Written { step, state, place }) => {
                let shared = nodes.get(step.tokens.start..).unwrap_or_default().to_vec();
                Rest { shared, node, state: state.clone(), place: *place }
            }
            None => Rest { shared: Vec::new(), node, state: state.clone(), place },
        }
    }

    fn passage(&self, state: &State, tokens: &[&str]) -> Passage {
        Passage::new(state, self.line.mode(), self.start().variant, tokens)
    }
}

/// The move of a step with the position before it, if PGN has one: a legal move or a null move.
fn written(step: &Step, before: &State, tokens: &[&str]) -> Option<(Position, Move)> {
    match step.kind {
        StepKind::Legal(played) => Some((before.position_before(played)?, played)),
        StepKind::Free if tokens.get(step.tokens.start) == Some(&PASS) => {
            before.passed().and(before.position()).map(|&position| (position, Move::NULL))
        }
        _ => None,
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

    /// Adds a move with what is said about its tokens. PGN has comments before a move only where it starts a variation;
    /// those before another follow the move before it.
    fn add<'n>(&mut self, at: Place, played: Move, notes: impl Iterator<Item = &'n Note>) -> pgn::NodeId {
        let Some(game) = self.games.get_mut(at.game) else { return at.node };
        let node = game.tree.add(at.node, played);
        let is_main = game.tree.main_child(at.node) == Some(node);
        for note in notes {
            for text in &note.before {
                match is_main {
                    true => game.tree.add_comment(at.node, text.clone()),
                    false => game.tree.add_comment_before(node, text.clone()),
                }
            }
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
