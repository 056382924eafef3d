//! Changes that a user makes to a document by hand, key by key and move by move.
//!
//! In: changes, and when they are made. Out: the document with what people expect of an editor: characters typed one
//! after the other are one change, nothing is lost that was taken back, and who changes a game that has ended goes on with
//! it. Programs that want a change and no more than that make it without these rules.

use super::history::{ChangeKind, Edit};
use super::tree::{Node, NodeSet};
use super::{Document, NodeId};
use crate::board::Color;
use crate::game::{Cause, GameResult, Outcome};
use crate::script::{EditError, Fixes, Script};
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

/// Who writes again after such a pause begins another change.
const PAUSE_MS: f64 = 2000.0;

/// What was typed last, which more of the same may join.
#[derive(Clone, Copy, Debug)]
pub(super) struct Typed {
    /// Where in the text it ends, in bytes.
    at: usize,
    /// Whether characters were added; else they were removed.
    adds: bool,
    /// When, in milliseconds.
    time: f64,
}

/// What a change may do away with.
struct Before {
    /// The main line, if the players have given the game an end.
    main_line: Option<Vec<Box<str>>>,
    /// The lines that were there before anything was taken back.
    undone: Option<UndoneLines>,
    /// How many other documents stood here.
    loads: usize,
}

/// Lines that have been taken back.
type UndoneLines = Vec<Vec<Node>>;

impl Document {
    /// Makes a change as a user does by hand. The lines that were there before anything was taken back
    /// stay as variations, and a game whose players have given it an end goes on, if the main line is another after it.
    ///
    /// ```
    /// use gridmate::document::{Document, NodeId};
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4")?;
    /// document.edit(4..4, ", e7e5")?;
    /// document.undo();
    /// document.user_edit(|document| document.edit(4..4, ", c7c5"))?;
    /// let answers = document.children(document.children(NodeId::ROOT)[0]);
    /// assert_eq!(answers.iter().map(|&node| document.token(node)).collect::<Vec<_>>(), ["c7c5", "e7e5"]);
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn user_edit<T>(&mut self, change: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.before();
        let done = change(self);
        self.keep(before);
        done
    }

    fn before(&mut self) -> Before {
        let has_end = self.outcome != Outcome::default();
        Before {
            main_line: has_end.then(|| self.main_line()),
            undone: self.undone_lines(),
            loads: self.history.loads(),
        }
    }

    fn keep(&mut self, before: Before) {
        if before.loads != self.history.loads() {
            return;
        }
        let has_end = self.outcome != Outcome::default();
        if has_end && before.main_line.is_some_and(|before| before != self.main_line()) {
            self.join_beneath_duplicates(|document| document.set_outcome(Outcome::default()));
        }
        self.keep_undone(before.undone);
    }

    /// Keeps lines that can not be made again any more as variations, each where it leaves what is there; not behind the
    /// end that the players gave the game.
    fn keep_undone(&mut self, lines: Option<UndoneLines>) {
        let Some(mut lines) = lines.filter(|_| !self.can_redo()) else { return };
        if self.outcome != Outcome::default() {
            let main = self.main_line();
            lines.retain(|line| !line.iter().take(main.len()).map(|node| &node.token).eq(&main));
        }
        if lines.is_empty() {
            return;
        }
        self.join_beneath_duplicates(|document| {
            let mut undo = Vec::new();
            for line in &lines {
                let (known, new) = document.known_part(line);
                let nodes = document.tree.create_run(new.to_vec());
                if let (Some(&node), Some(&parent)) = (nodes.first(), known.first()) {
                    document.attach(node, parent, usize::MAX, &mut undo);
                }
            }
            if !undo.is_empty() {
                document.history.push(ChangeKind::Other, undo, &mut document.tree);
            }
        });
    }

    /// Where the part of a line ends that is in the tree already, and the rest of the line.
    fn known_part<'l>(&self, line: &'l [Node]) -> (Vec<NodeId>, &'l [Node]) {
        let (mut known, mut new) = (vec![NodeId::ROOT], line);
        while let [node, rest @ ..] = new {
            let next = self.tree.next_nodes(&known, &node.token);
            if next.is_empty() {
                break;
            }
            (known, new) = (next, rest);
        }
        (known, new)
    }

    /// The lines that were there before anything was taken back, of this document and no other: the one that was shown, and
    /// those that end in a token which is taken back. None that is there all the same.
    fn undone_lines(&mut self) -> Option<UndoneLines> {
        if !self.can_redo() {
            return None;
        }
        let (start, mut here) = (*self.start(), NodeSet::default());
        for node in self.nodes() {
            here.insert(node);
        }
        // All is made again and taken back: for those who look nothing has happened.
        let log = core::mem::take(&mut self.tree.log);
        let mut count = 0;
        while self.redo() {
            count += 1;
            if *self.start() != start || self.history.is_load() {
                self.undo();
                count -= 1;
                break;
            }
        }
        let is_end = |&node: &NodeId| self.children(node).is_empty() && !here.contains(node) || node == self.end();
        let ends = self.nodes().into_iter().filter(is_end);
        let mut lines: UndoneLines = ends.map(|end| self.tree.copy(&self.tree.path_to(end))).collect();
        for _ in 0..count {
            self.undo();
        }
        self.tree.log = log;
        lines.retain(|line| !self.known_part(line).1.is_empty());
        Some(lines)
    }

    /// The tokens of the main line.
    fn main_line(&self) -> Vec<Box<str>> {
        self.tree.line_from(NodeId::ROOT).skip(1).map(|node| self.token(node).into()).collect()
    }

    /// Writes by hand in the place of a part of the script, given in bytes, at a time in milliseconds, and shows how the
    /// line ends. Characters that are added or removed one by one are one change, up to the end of a token or to a pause of
    /// two seconds. Returns from which token on anything may have changed.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "")?;
    /// for (at, letter) in ["e", "4", ",", "d", "5"].into_iter().enumerate() {
    ///     document.write(at..at, letter, 100.0 * at as f64)?;
    /// }
    /// document.undo();
    /// assert_eq!(document.script().text(), "e4,");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn write(&mut self, range: Range<usize>, with: &str, time: f64) -> Result<usize, EditError> {
        let old = self.line.text();
        let removed = old.get(range.clone()).unwrap_or_default();
        let adds = removed.is_empty();
        let is_one = (removed.chars().count() + with.chars().count()) == 1;
        let goes_on = |last: &Typed| {
            let is_there = if adds { last.at == range.start } else { last.at == range.end };
            let before = old.get(..range.start).and_then(|text| text.chars().next_back());
            let ends = before.is_some_and(|char| char.is_whitespace() || matches!(char, ',' | ';'));
            last.adds == adds && is_there && time - last.time <= PAUSE_MS && !(adds && ends)
        };
        if !(is_one && self.typed.as_ref().is_some_and(goes_on)) {
            self.pause();
        }
        let at = range.start.saturating_add(with.len());
        let first = self.user_edit(|document| {
            let first = document.edit(range, with)?;
            document.cursor = document.node_after(usize::MAX);
            Ok(first)
        })?;
        self.typed = Some(Typed { at, adds, time });
        Ok(first)
    }

    /// Changes the line by hand as a script is changed, and shows how it ends. This is a change of its own.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4, e7e5, g1f3")?;
    /// document.rewrite(|script| script.truncate(1))?;
    /// assert_eq!(document.script().text(), "e2e4");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn rewrite(&mut self, change: impl FnOnce(&mut Script) -> Result<(), EditError>) -> Result<(), EditError> {
        let mut line = self.line.clone();
        change(&mut line)?;
        self.show_rewritten(&line)
    }

    fn show_rewritten(&mut self, line: &Script) -> Result<(), EditError> {
        self.pause();
        self.user_edit(|document| {
            document.set_text(line.text())?;
            document.go_to(usize::MAX);
            Ok(())
        })?;
        self.pause();
        Ok(())
    }

    /// Chooses the side to move at the cursor, behind a free step, as a change of its own by hand.
    pub fn choose_turn(&mut self, color: Color) -> Result<(), EditError> {
        let steps = self.cursor();
        self.rewrite(|script| script.choose_turn(steps, color))
    }

    /// Chooses the castling rights at the cursor, behind a free step, as a change of its own by hand. The letters are
    /// those of the third field of a FEN.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "xb1")?;
    /// document.choose_castling("Kk")?;
    /// assert_eq!(document.script().text(), "xb1, castling=Kk");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn choose_castling(&mut self, letters: &str) -> Result<(), EditError> {
        let steps = self.cursor();
        self.rewrite(|script| script.choose_castling(steps, letters))
    }

    /// Puts a token right, if there is a fix for it, as a change of its own by hand; returns whether there was.
    pub fn fix(&mut self, token: usize) -> Result<bool, EditError> {
        let mut is_fixed = false;
        self.rewrite(|script| script.fix(token).map(|is| is_fixed = is))?;
        Ok(is_fixed)
    }

    /// Puts everything right that has a fix, and leaves out what does nothing, as a change of its own by hand.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "1. e4 e5 oops")?;
    /// assert_eq!(document.fix_all()?.rewritten, 2);
    /// assert_eq!(document.script().text(), "1. e2e4 e7e5");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn fix_all(&mut self) -> Result<Fixes, EditError> {
        let mut fixes = Fixes::default();
        self.rewrite(|script| script.fix_all().map(|found| fixes = found))?;
        Ok(fixes)
    }

    /// Drops all of the line but its first `steps` steps, as a change of its own by hand.
    pub fn truncate(&mut self, steps: usize) -> Result<(), EditError> {
        self.rewrite(|script| script.truncate(steps))
    }

    /// Begins a game at the cursor: without what follows it on the line, without tags and without an end.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4, e7e5")?;
    /// document.set_tag("White", "Morphy").unwrap();
    /// document.go_to(1);
    /// document.begin_game()?;
    /// assert_eq!((document.script().text(), document.tag("White")), ("e2e4", None));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn begin_game(&mut self) -> Result<(), EditError> {
        let cursor = self.cursor();
        let length = self.line.text().len();
        self.truncate(cursor)?;
        if !self.tags.is_empty() || self.outcome != Outcome::default() {
            self.history.joins_next = self.line.text().len() < length;
            let edits = vec![Edit::Tags(Vec::new()), Edit::Outcome(Outcome::default()), self.here()];
            self.user_edit(|document| document.commit(ChangeKind::Other, edits));
            self.pause();
        }
        Ok(())
    }

    /// Ends the game as the players wish, by the code of how, as [`Outcome::given`] has it; returns whether there is such a
    /// code. Who gives up or runs out of time while looking back has all moves made; any other end is where the cursor is.
    /// The line that is shown becomes the main one.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4, e7e5")?;
    /// document.go_to(1);
    /// assert!(document.end_game("agreed"));
    /// assert!(document.records().to_string().ends_with("1. e4 1/2-1/2\n"));
    /// assert!(!document.end_game("tired"));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn end_game(&mut self, code: &str) -> bool {
        let is_late = Outcome::comes_late(code);
        let (undone, changes) = (self.undone_lines(), self.undo_count());
        if is_late && !self.children(self.end()).is_empty() {
            self.select(self.tree.end_of(self.end()));
        }
        let (cursor, steps) = (self.cursor(), self.line.steps());
        let state = self.line.state(if is_late { steps } else { cursor });
        let Some(outcome) = Outcome::given(code, state.sheet().board()) else { return false };
        let is_cut = !is_late && cursor < steps;
        self.pause();
        // To show another line may have been a change of its tokens.
        self.history.joins_next = self.undo_count() > changes;
        if is_cut {
            let mut line = self.line.clone();
            // A text that gets shorter is not too long.
            let _ = line.truncate(cursor).and_then(|()| self.set_text(line.text()));
            self.join();
        }
        self.go_to(usize::MAX);
        if self.make_main(self.cursor) || is_cut {
            self.join();
        }
        self.set_outcome(outcome);
        self.history.joins_next = false;
        self.keep_undone(undone);
        self.pause();
        true
    }

    /// The result that a record gives the game behind `steps` steps, if these are all of the line that is shown, and
    /// that is its main one.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::game::Outcome;
    /// use gridmate::game::GameResult;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4")?;
    /// document.set_outcome(Outcome::recorded(GameResult::WhiteWins));
    /// assert_eq!(document.recorded_end(0), None);
    /// assert_eq!(document.recorded_end(1), Some(GameResult::WhiteWins));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn recorded_end(&self, steps: usize) -> Option<GameResult> {
        let is_recorded = self.outcome.cause == Some(Cause::Record);
        (is_recorded && steps >= self.line.steps() && self.is_main_line()).then_some(self.outcome.result)
    }

    /// The end that the players gave the game, if the line that is shown is its main one.
    #[must_use]
    pub fn given_end(&self) -> Option<Outcome> {
        Some(self.outcome).filter(|outcome| outcome.given_code().is_some() && self.is_main_line())
    }
}
