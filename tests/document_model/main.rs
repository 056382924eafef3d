//! Random changes of every kind, each made to the document and to a plain model of it, which must agree.
//!
//! `cargo test --test document_model` runs a sample of sequences, always the same. Ten thousand of them:
//! `SEQUENCES=10000 cargo test --release --test document_model -- --nocapture`. `SEED=123` starts with that seed, as a
//! failure names it.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where a claim fails")]

mod changes;
mod model;
#[path = "../random/mod.rs"]
mod random;
mod seen;
mod user_edit;

use gridmate::document::{Document, NodeId};
use gridmate::notation::pgn;
use gridmate::script::Start;
use model::{Node, State};
use random::Random;
use std::collections::BTreeMap;
use std::ops::Range;

/// Which changes join.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Typing,
    Move,
    Reply,
    Load,
    Other,
}

/// The document, the model, and what is called how in both.
struct Pair {
    document: Document,
    now: State,
    /// The state before the text went into tokens that stood there, while somebody is typing, and what was typed.
    unmerged: Option<(State, Range<usize>)>,
    undo: Vec<(Kind, State)>,
    redo: Vec<(Kind, State)>,
    is_closed: bool,
    joins_next: bool,
    /// Whether the next change is made as by hand.
    is_user_edit: bool,
    typed: Option<user_edit::Typed>,
    next_id: u64,
    names: BTreeMap<u64, NodeId>,
    /// What two have seen who look at it in turn.
    shown: [seen::Shown; 2],
}

impl Pair {
    fn new() -> Self {
        Self {
            document: Document::new(Start::default(), "").unwrap(),
            now: State::new(),
            unmerged: None,
            undo: Vec::new(),
            redo: Vec::new(),
            is_closed: true,
            joins_next: false,
            is_user_edit: false,
            typed: None,
            next_id: 0,
            names: BTreeMap::from([(model::ROOT, NodeId::ROOT)]),
            shown: Default::default(),
        }
    }

    fn close(&mut self) {
        self.is_closed = true;
        self.unmerged = None;
    }

    /// Remembers the state before a change.
    fn push(&mut self, kind: Kind, before: State) {
        let joins = self.undo.last().is_some_and(|(last, _)| match kind {
            Kind::Typing => *last == Kind::Typing,
            Kind::Reply => *last == Kind::Move,
            Kind::Move | Kind::Load | Kind::Other => false,
        });
        let is_joined = std::mem::take(&mut self.joins_next) && !self.undo.is_empty();
        match self.undo.last_mut().filter(|_| joins && !self.is_closed) {
            _ if is_joined => {}
            Some((last, _)) => *last = kind,
            None => self.undo.push((kind, before)),
        }
        self.redo.clear();
        self.is_closed = false;
        self.unmerged = None;
    }

    /// Makes a change of the document, as by hand or not.
    fn act<T>(&mut self, change: impl FnOnce(&mut Document) -> T) -> T {
        if self.is_user_edit { self.document.user_edit(change) } else { change(&mut self.document) }
    }

    /// Makes a change of the model.
    fn commit(&mut self, kind: Kind, change: impl FnOnce(&mut State)) {
        let before = self.now.clone();
        change(&mut self.now);
        self.now.settle(&mut self.next_id);
        self.push(kind, before);
    }

    /// Sets what is said of the whole document; what is so already is no change.
    fn commit_change(&mut self, change: impl FnOnce(&mut State)) {
        let mut then = self.now.clone();
        change(&mut then);
        let facts = |state: &State| (state.start, state.mode, state.tags.clone(), state.outcome);
        if facts(&then) != facts(&self.now) {
            self.commit(Kind::Other, |now| *now = then);
        }
    }

    fn undo(&mut self) -> bool {
        let there = self.undo.pop();
        assert_eq!(self.document.undo(), there.is_some());
        self.step(there, |pair| &mut pair.redo)
    }

    fn redo(&mut self) -> bool {
        let there = self.redo.pop();
        assert_eq!(self.document.redo(), there.is_some());
        self.step(there, |pair| &mut pair.undo)
    }

    fn step(&mut self, there: Option<(Kind, State)>, pile: impl Fn(&mut Self) -> &mut Vec<(Kind, State)>) -> bool {
        let Some((kind, state)) = there else { return false };
        let here = std::mem::replace(&mut self.now, state);
        pile(self).push((kind, here));
        self.close();
        true
    }

    /// The document is what the model is, everything on it included; nodes that the model knows have their names still.
    fn check(&mut self) {
        let (document, now) = (&self.document, &self.now);
        same_state(document, now, &mut self.names);
        assert_eq!((document.undo_count(), document.can_redo()), (self.undo.len(), !self.redo.is_empty()));
        let path: Vec<NodeId> = now.path.iter().map(|id| self.names[id]).collect();
        assert_eq!(document.path(), path);
        assert_eq!(document.given_end(), now.given_end());
    }

    /// What is shown of the document is what the differences have made of it.
    fn check_shown(&mut self, random: &mut Random) {
        let mut whole = seen::Shown::default();
        whole.look(&self.document);
        let [often, seldom] = &mut self.shown;
        for shown in [(random.below(4) > 0).then_some(often), (random.below(12) == 0).then_some(seldom)] {
            let Some(shown) = shown else { continue };
            shown.look(&self.document);
            assert_eq!(*shown, whole);
        }
    }

    /// The bytes hold the same document, whose bytes are the same.
    fn check_bytes(&self) {
        let bytes = self.document.to_bytes();
        let again = Document::from_bytes(&bytes).unwrap();
        same_tree(&again, NodeId::ROOT, &self.now.root, &mut BTreeMap::new());
        assert_eq!((again.script().text(), again.cursor()), (self.document.script().text(), self.document.cursor()));
        assert_eq!((again.tags(), again.outcome()), (self.document.tags(), self.document.outcome()));
        assert_eq!(again.to_bytes(), bytes);
    }

    /// The games that the document is written as are read as they are, and each is a document that is written as it is.
    fn check_pgn(&self) {
        let records = self.document.records();
        let text = records.to_string();
        let read: Vec<pgn::PgnGame> = pgn::read(&text).map(Result::unwrap).collect();
        assert_eq!(read.len(), records.games.len(), "{text}");
        for (read, game) in read.iter().zip(&records.games) {
            assert_eq!(
                (read.start(), read.variant(), read.result()),
                (game.start(), game.variant(), game.result()),
                "{text}"
            );
            assert_eq!(read.tree(), game.tree(), "{text}");
            let once = Document::from_game(read).unwrap();
            let records = once.records();
            assert_eq!((records.games.len(), records.left_out), (1, 0), "{text}");
            let twice = Document::from_game(&records.games[0]).unwrap();
            assert_eq!(once.to_bytes(), twice.to_bytes(), "{text}");
        }
    }
}

fn same_state(document: &Document, state: &State, names: &mut BTreeMap<u64, NodeId>) {
    same_tree(document, NodeId::ROOT, &state.root, names);
    assert_eq!((document.start(), document.script().mode()), (&state.start, state.mode));
    assert_eq!((document.tags(), document.outcome()), (&state.tags[..], state.outcome));
    assert_eq!((document.script().text(), document.cursor_node()), (&*state.text(), names[&state.cursor]));
}

fn same_tree(document: &Document, id: NodeId, node: &Node, names: &mut BTreeMap<u64, NodeId>) {
    assert_eq!(*names.entry(node.id).or_insert(id), id, "{} is another node", node.token);
    assert_eq!(document.token(id), node.token);
    assert_eq!(document.note(id).cloned().unwrap_or_default(), node.note);
    let tokens: Vec<&str> = document.children(id).iter().map(|&child| document.token(child)).collect();
    assert_eq!(tokens, node.children.iter().map(|child| child.token.as_str()).collect::<Vec<_>>(), "{}", node.token);
    for (&child, there) in document.children(id).iter().zip(&node.children) {
        assert_eq!(document.parent(child), Some(id));
        same_tree(document, child, there, names);
    }
}

/// So many changes, then all of them taken back and made again.
fn sequence(seed: u64, changes: usize) {
    let mut random = Random::new(seed);
    let mut pair = Pair::new();
    for step in 0..changes {
        changes::make(&mut pair, &mut random);
        pair.check();
        pair.check_shown(&mut random);
        if step % 20 == 19 {
            pair.check_bytes();
            pair.check_pgn();
        }
    }
    while pair.undo() {
        pair.check();
        pair.check_shown(&mut random);
    }
    assert!(pair.document.script().text().is_empty() && pair.document.children(NodeId::ROOT).is_empty());
    while pair.redo() {
        pair.check();
        pair.check_shown(&mut random);
    }
}

/// Runs many sequences, each with a seed of its own.
fn run(count: u64, sequence: fn(u64)) {
    let first = number("SEED").unwrap_or(1);
    let count = number("SEQUENCES").unwrap_or(count);
    println!("{count} sequences from seed {first}");
    for seed in first..first + count {
        if std::panic::catch_unwind(|| sequence(seed)).is_err() {
            panic!("this fails again with SEED={seed} SEQUENCES=1");
        }
    }
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn random_changes_do_to_a_document_what_they_do_to_the_model() {
    run(40, |seed| sequence(seed, 200));
}
