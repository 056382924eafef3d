//! Walks through a whole document: its nodes in order, the line to any of them, and the steps of all lines.

use super::Document;
use super::history::History;
use super::tree::NodeId;
use crate::script::{LONGEST_RUN, Script, ScriptState, Step, StepKind};
use alloc::borrow::Cow;
use alloc::collections::VecDeque;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

/// What a walk through all lines meets, from the main line to the last variation.
pub(super) enum Visit<'a> {
    /// A line begins.
    Begin,
    /// A step of the line.
    Step(VisitedStep<'a>),
    /// The line ends in this state.
    End(&'a ScriptState),
}

/// A step of a line.
pub(super) struct VisitedStep<'a> {
    pub(super) kind: StepKind,
    /// Its tokens.
    pub(super) nodes: &'a [NodeId],
    /// Those of them that no line before this one has.
    pub(super) new: &'a [NodeId],
    /// The state before it.
    pub(super) before: &'a ScriptState,
}

/// A line that is still to be walked: the tokens before it that may be of one move with its first, its first node, and
/// the state before all of these.
struct PendingLine {
    shared: Vec<NodeId>,
    node: NodeId,
    state: ScriptState,
}

impl Document {
    /// All nodes of the tree, the start first: each before those that follow it, the line before its variations.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::notation::pgn;
    /// let game = pgn::read("1. e4 (1. d4 d5) e5 *").next().unwrap().unwrap();
    /// let document = Document::from_game(&game)?;
    /// let tokens: Vec<&str> = document.nodes().into_iter().map(|node| document.token(node)).collect();
    /// assert_eq!(tokens, ["", "e2e4", "e7e5", "d2d4", "d7d5"]);
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn nodes(&self) -> Vec<NodeId> {
        let mut nodes = Vec::new();
        let mut rest = vec![NodeId::ROOT];
        while let Some(node) = rest.pop() {
            nodes.push(node);
            rest.extend(self.children(node).iter().rev());
        }
        nodes
    }

    /// Gives the nodes other numbers, in the order of [`Document::nodes`], and forgets the history: a document that comes
    /// back from its bytes may have the numbers again that it had. Returns whether that can be: there are as many numbers
    /// as nodes, all different, and that of the start is as always.
    ///
    /// ```
    /// use gridmate::document::{Document, NodeId};
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4, e7e5")?;
    /// assert!(document.renumber(&[NodeId::ROOT, NodeId::from_number(7), NodeId::from_number(3)]));
    /// assert_eq!(document.token(NodeId::from_number(7)), "e2e4");
    /// assert_eq!(document.path(), [NodeId::from_number(7), NodeId::from_number(3)]);
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn renumber(&mut self, numbers: &[NodeId]) -> bool {
        let old = self.nodes();
        let Some(names) = self.tree.renumber(&old, numbers) else { return false };
        let renamed = |node: &mut NodeId| *node = names.name(*node);
        self.path.iter_mut().for_each(renamed);
        renamed(&mut self.cursor);
        self.history = History::default();
        true
    }

    /// The line to a node as a script, and after how many of its steps it is there: the line that is shown, if it leads
    /// there, else one that goes on by first children. `None`, if there is no such node, or a script to it would be too long.
    ///
    /// ```
    /// use gridmate::document::{Document, NodeId};
    /// use gridmate::notation::pgn;
    /// let game = pgn::read("1. e4 (1. d4 d5) e5 *").next().unwrap().unwrap();
    /// let document = Document::from_game(&game)?;
    /// let variation = document.children(NodeId::ROOT)[1];
    /// let (line, steps) = document.line_to(variation).unwrap();
    /// assert_eq!((line.text(), steps), ("d2d4, d7d5", 1));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn line_to(&self, node: NodeId) -> Option<(Cow<'_, Script>, usize)> {
        if let Some(steps) = self.steps_to(node) {
            return Some((Cow::Borrowed(&self.line), steps));
        }
        if !self.tree.contains(node) {
            return None;
        }
        let path = self.tree.path_to(node);
        let end = self.tree.path_to(self.tree.end_of(node));
        // A variation may be longer than a script, of which the part to the node is asked.
        let line = [&end, &path].into_iter().find_map(|nodes| {
            let text = self.text_of(nodes);
            Script::open(*self.line.start(), self.line.mode(), &text).ok()
        })?;
        let steps = line.step_of(path.len() - 1) + 1;
        Some((Cow::Owned(line), steps))
    }

    /// Visits each step of the tree once, the line before its variations: its nodes, what it is, and the state before it.
    /// Nodes that are of one move on one line and of another on its variation are reported with the first.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::notation::{pgn, san};
    /// use gridmate::script::StepKind;
    /// let game = pgn::read("1. e4 (1. d4 d5) e5 *").next().unwrap().unwrap();
    /// let mut moves = Vec::new();
    /// Document::from_game(&game)?.visit_steps(|_, kind, before| {
    ///     let StepKind::Legal(played) = kind else { return };
    ///     moves.extend(before.position_before(played).map(|position| san::write(&position, played)));
    /// });
    /// assert_eq!(moves, ["e4", "e5", "d4", "d5"]);
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    pub fn visit_steps(&self, mut tell: impl FnMut(&[NodeId], StepKind, &ScriptState)) {
        self.walk(&mut |visit| {
            if let Visit::Step(VisitedStep { kind, new, before, .. }) = visit
                && !new.is_empty()
            {
                tell(new, kind, before);
            }
        });
    }

    /// Walks through all lines.
    pub(super) fn walk(&self, tell: &mut dyn FnMut(Visit<'_>)) {
        let state = ScriptState::from(self.start());
        let firsts = self.children(NodeId::ROOT).iter().rev();
        let first = |&node: &NodeId| PendingLine { shared: Vec::new(), node, state: state.clone() };
        let mut rest: Vec<PendingLine> = firsts.map(first).collect();
        while let Some(next) = rest.pop() {
            self.walk_line(next, tell, &mut rest);
        }
    }

    /// Walks the line that starts with a node and goes on by first children; its variations are to come.
    fn walk_line(&self, line: PendingLine, tell: &mut dyn FnMut(Visit<'_>), rest: &mut Vec<PendingLine>) {
        let PendingLine { shared, node, mut state } = line;
        let own = shared.len();
        let nodes: Vec<NodeId> = shared.into_iter().chain(self.tree.line_from(node)).collect();
        let tokens: Vec<&str> = nodes.iter().map(|&node| self.token(node)).collect();
        let run = self.token_run(&state, &tokens);
        let mut variations = Vec::new();
        let mut recent: VecDeque<(Step, ScriptState)> = VecDeque::new();
        tell(Visit::Begin);
        for (step, before, after) in run.transitions(0) {
            let Range { start, end } = step.tokens;
            let new = nodes.get(start.max(own)..end.max(own)).unwrap_or_default();
            let kind = step.kind;
            tell(Visit::Step(VisitedStep { kind, nodes: &nodes[start..end], new, before: &before }));
            recent.truncate(LONGEST_RUN - 1);
            recent.push_front((step, before));
            state = after;
            for index in start.max(own)..end {
                let others = nodes.get(index).map_or(&[][..], |&node| self.children(node)).iter().skip(1);
                let there = (&nodes[..=index], &tokens[..=index], &state);
                variations.extend(others.map(|&node| self.variation(node, there, &recent)));
            }
        }
        tell(Visit::End(&state));
        rest.extend(variations.into_iter().rev());
    }

    /// A variation that leaves a line. The last tokens of the line may be of one move with its first ones, and are other
    /// steps then than on the line: it starts where both have the same steps.
    fn variation(
        &self,
        node: NodeId,
        (nodes, tokens, state): (&[NodeId], &[&str], &ScriptState),
        recent: &VecDeque<(Step, ScriptState)>,
    ) -> PendingLine {
        let here = || PendingLine { shared: Vec::new(), node, state: state.clone() };
        let Some((oldest, before)) = recent.back() else { return here() };
        let first = oldest.tokens.start;
        let mut there: Vec<&str> = tokens.get(first..).unwrap_or_default().to_vec();
        there.extend(self.tree.line_from(node).take(LONGEST_RUN).map(|node| self.token(node)));
        let run = self.token_run(before, &there);
        let steps = run.walk().map(|(step, _)| step);
        let is_same = |(step, (known, _)): &(Step, &(Step, ScriptState))| {
            let end = step.tokens.end + first;
            (step.kind, end) == (known.kind, known.tokens.end) && end <= tokens.len()
        };
        let same = steps.zip(recent.iter().rev()).take_while(is_same).count();
        match recent.iter().rev().nth(same) {
            Some((step, state)) => {
                let shared = nodes.get(step.tokens.start..).unwrap_or_default().to_vec();
                PendingLine { shared, node, state: state.clone() }
            }
            None => here(),
        }
    }

    /// Tokens behind a state.
    pub(super) fn token_run(&self, state: &ScriptState, tokens: &[&str]) -> Script {
        Script::of_tokens(*self.start(), self.line.mode(), state, tokens)
    }
}
