//! The tree that a search walked, to be shown and walked again.
//!
//! A trace is of one search from the position on the board, so the window narrows from one root move to the next; a
//! [`Teaching`](super::Teaching) player opens it fully for each of its moves, because it wants all their scores.
//! All scores and windows are from white's side: `alpha` is what white has for certain, `beta` what black has.

use super::score::{sign, worth};
use super::{INFINITY, Method, TeachingSearch, TeachingTerms};
use crate::board::Color;
use crate::game::Game;
use crate::notation::{san, uci};
use crate::rules::{Move, Position, Variant};

/// No trace is longer, whatever is asked for.
pub const LONGEST_TRACE: usize = 2_000;

/// What became of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeOutcome {
    /// The game is over there.
    Over,
    /// The depth is used up: it was evaluated.
    Leaf,
    /// Its moves were looked at, all of them.
    Searched,
    /// Its moves were looked at up to this one, which made the rest pointless; [`LONGEST_TRACE`] stands for one that is
    /// not remembered.
    Cut(usize),
    /// It was not looked at: a sibling before it had cut.
    Skipped,
}

/// A position of the tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceNode {
    /// The node above; none for the root.
    pub parent: Option<usize>,
    /// The move that leads here; none for the root.
    pub played: Option<Move>,
    /// That move as text, for people and for programs.
    pub san: String,
    /// That move in UCI.
    pub uci: String,
    /// How many moves deeper the search goes from here.
    pub depth: u32,
    /// What white has for certain elsewhere, when the node is entered.
    pub alpha: i32,
    /// What black has for certain elsewhere, when the node is entered.
    pub beta: i32,
    /// What the search makes of it: a bound where it was cut; none where it was skipped.
    pub score: Option<i32>,
    /// What became of it.
    pub outcome: NodeOutcome,
    /// How many positions were looked at below it.
    pub visited: u64,
    /// How many positions plain minimax looks at below it.
    pub plain: u64,
}

/// The tree that a search walked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// The first nodes in the order in which they were reached, the root first.
    pub nodes: Vec<TraceNode>,
    /// Whether these are all.
    pub complete: bool,
    /// How many moves of the root come to its score: a [`Teaching`](super::Teaching) player draws one of them. Alpha-beta
    /// itself learns of the others only that they are no better; they are looked at once more to be counted. They are
    /// counted where the window was open, and are 0 elsewhere.
    pub ties: usize,
}

impl Trace {
    /// Searches `depth` plies deep, and remembers the first `limit` nodes.
    ///
    /// ```
    /// use gridmate::engine::{Method, Trace};
    /// use gridmate::game::Game;
    /// let trace = Trace::of(&Game::default(), Method::AlphaBeta, 2, 1000);
    /// assert_eq!(trace.nodes[0].score, Some(0));
    /// assert!(trace.complete && trace.nodes[0].visited < trace.nodes[0].plain);
    /// assert_eq!(trace.nodes[0].plain, 20 + 400);
    /// assert_eq!(trace.ties, 20);
    /// ```
    #[must_use]
    pub fn of(game: &Game, method: Method, depth: u32, limit: usize) -> Self {
        Self::within(game, method, depth, (None, None), depth, limit)
    }

    /// Searches within a window, `alpha` and `beta`, and remembers the nodes of the first plies. So a tree that is too
    /// large to be remembered can be walked all the same: below a node lies what a search of its game shows, as deep as
    /// the node says and within its window.
    ///
    /// ```
    /// use gridmate::engine::{Method, Trace};
    /// use gridmate::game::Game;
    /// let trace = Trace::within(&Game::default(), Method::Minimax, 3, (None, None), 1, 1000);
    /// assert_eq!((trace.nodes.len(), trace.nodes[0].visited), (21, 20 + 400 + 8902));
    /// ```
    #[must_use]
    pub fn within(
        game: &Game,
        method: Method,
        depth: u32,
        (alpha, beta): (Option<i32>, Option<i32>),
        plies: u32,
        limit: usize,
    ) -> Self {
        let window = (alpha.unwrap_or(-INFINITY), beta.unwrap_or(INFINITY));
        let mut tracer = Tracer {
            search: TeachingSearch::of(game),
            variant: game.variant(),
            cuts: method == Method::AlphaBeta,
            deepest: depth.saturating_sub(plies),
            limit: limit.clamp(1, LONGEST_TRACE),
            nodes: Vec::new(),
            complete: true,
        };
        let root = tracer.enter(None, None, depth, window);
        let score = tracer.look(root, game.position(), depth, window).score;
        let is_open = alpha.is_none() && beta.is_none();
        let ties = if is_open { tracer.search.ties(game.position(), depth, score) } else { 0 };
        Self { nodes: tracer.nodes, complete: tracer.complete, ties }
    }

    /// The trace as JSON: `complete`, `ties`, and `nodes` with `parent`, `san`, `uci`, `depth`, `alpha`, `beta`, `score`,
    /// `outcome` (over, leaf, searched, cut, skipped), `cut_by` (the node that cut), `visited` and `plain`.
    /// An open window is null.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut json = String::from("{\"complete\":");
        json.push_str(if self.complete { "true" } else { "false" });
        json.push_str(",\"ties\":");
        json.push_str(&self.ties.to_string());
        json.push_str(",\"nodes\":[");
        for (index, node) in self.nodes.iter().enumerate() {
            if index > 0 {
                json.push(',');
            }
            node.push_json(&mut json);
        }
        json.push_str("]}");
        json
    }
}

impl TraceNode {
    fn push_json(&self, json: &mut String) {
        let bound = |score: i32| (score.abs() < INFINITY).then_some(i64::from(score));
        let (outcome, cut_by) = match self.outcome {
            NodeOutcome::Over => ("over", None),
            NodeOutcome::Leaf => ("leaf", None),
            NodeOutcome::Searched => ("searched", None),
            NodeOutcome::Cut(by) => ("cut", (by < LONGEST_TRACE).then_some(by as i64)),
            NodeOutcome::Skipped => ("skipped", None),
        };
        json.push_str("{\"san\":\"");
        json.push_str(&self.san);
        json.push_str("\",\"uci\":\"");
        json.push_str(&self.uci);
        json.push_str("\",\"outcome\":\"");
        json.push_str(outcome);
        json.push('"');
        let numbers = [
            ("parent", self.parent.map(|parent| parent as i64)),
            ("depth", Some(i64::from(self.depth))),
            ("alpha", bound(self.alpha)),
            ("beta", bound(self.beta)),
            ("score", self.score.map(i64::from)),
            ("cut_by", cut_by),
            ("visited", Some(self.visited as i64)),
            ("plain", Some(self.plain as i64)),
        ];
        for (name, number) in numbers {
            json.push_str(",\"");
            json.push_str(name);
            json.push_str("\":");
            match number {
                Some(number) => json.push_str(&number.to_string()),
                None => json.push_str("null"),
            }
        }
        json.push('}');
    }
}

impl TeachingSearch {
    /// How many moves come to a score, from white's side, that none of them exceeds: whether a move comes to it is a
    /// search with a window that holds no score.
    fn ties(&mut self, position: &Position, depth: u32, score: i32) -> usize {
        if depth == 0 || self.end(position).is_some() {
            return 0;
        }
        let own = score * sign(position.turn());
        let mut count = 0;
        for played in &position.legal_moves() {
            let next = position.play_unchecked(played);
            let found = self.below(&next, |search| search.alpha_beta(&next, depth - 1, -own, -own + 1));
            count += usize::from(-found >= own);
        }
        count
    }
}

/// A search that remembers where it was.
struct Tracer {
    search: TeachingSearch,
    variant: Variant,
    cuts: bool,
    /// Nodes that have fewer plies below them are not remembered.
    deepest: u32,
    limit: usize,
    nodes: Vec<TraceNode>,
    complete: bool,
}

/// What white and what black have for certain.
type ScoreWindow = (i32, i32);

impl Tracer {
    /// Remembers a node, if there is room.
    fn enter(
        &mut self,
        parent: Option<usize>,
        played: Option<(&Position, Move)>,
        depth: u32,
        window: ScoreWindow,
    ) -> Option<usize> {
        if depth < self.deepest {
            return None;
        }
        if self.nodes.len() == self.limit {
            self.complete = false;
            return None;
        }
        let (alpha, beta) = window;
        let outcome = NodeOutcome::Skipped;
        let (san, uci) = played.map_or_else(Default::default, |(position, played)| {
            (san::write(position, played), uci::write(position, played, self.variant))
        });
        let played = played.map(|(_, played)| played);
        self.nodes.push(TraceNode {
            parent,
            played,
            san,
            uci,
            depth,
            alpha,
            beta,
            score: None,
            outcome,
            visited: 0,
            plain: 0,
        });
        Some(self.nodes.len() - 1)
    }

    /// Writes down what became of a node; gives its score on.
    fn leave(&mut self, node: Option<usize>, score: i32, outcome: NodeOutcome, visited: u64, plain: u64) -> Seen {
        if let Some(node) = node.and_then(|node| self.nodes.get_mut(node)) {
            (node.score, node.outcome, node.visited, node.plain) = (Some(score), outcome, visited, plain);
        }
        Seen { score, visited, plain }
    }

    /// Looks at a position, which has been entered.
    fn look(&mut self, node: Option<usize>, position: &Position, depth: u32, window: ScoreWindow) -> Seen {
        if let Some(end) = self.search.end(position) {
            return self.leave(node, worth(end), NodeOutcome::Over, 0, 0);
        }
        if depth == 0 {
            return self.leave(node, TeachingTerms::of(position).score(), NodeOutcome::Leaf, 0, 0);
        }
        let white = position.turn() == Color::White;
        let (mut alpha, mut beta) = window;
        let mut best = if white { -INFINITY } else { INFINITY };
        let mut outcome = NodeOutcome::Searched;
        let (mut visited, mut plain) = (0, 0);
        for played in &position.legal_moves() {
            let next = position.play_unchecked(played);
            let child = self.enter(node, Some((position, played)), depth - 1, (alpha, beta));
            if outcome != NodeOutcome::Searched {
                plain += 1 + self.skip(child, &next, depth - 1);
                continue;
            }
            self.search.past.push(next.hash());
            let seen = self.look(child, &next, depth - 1, (alpha, beta));
            self.search.past.pop();
            visited += 1 + seen.visited;
            plain += 1 + seen.plain;
            best = if white { best.max(seen.score) } else { best.min(seen.score) };
            if self.cuts && (if white { best >= beta } else { best <= alpha }) {
                // Beyond the limit there is no number for the node that cuts.
                outcome = NodeOutcome::Cut(child.unwrap_or(LONGEST_TRACE));
            }
            (alpha, beta) = if !self.cuts {
                window
            } else if white {
                (alpha.max(best), beta)
            } else {
                (alpha, beta.min(best))
            };
        }
        self.leave(node, best, outcome, visited, plain)
    }

    /// How many positions plain minimax looks at below one that is not looked at.
    fn skip(&mut self, node: Option<usize>, position: &Position, depth: u32) -> u64 {
        self.search.past.push(position.hash());
        let plain = self.search.plain_below(position, depth);
        self.search.past.pop();
        if let Some(node) = node.and_then(|node| self.nodes.get_mut(node)) {
            node.plain = plain;
        }
        plain
    }
}

/// What is known of a position that was looked at.
struct Seen {
    score: i32,
    visited: u64,
    plain: u64,
}
