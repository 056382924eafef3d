//! The tree of a search, to be shown.
//!
//! A trace is of one search from the position of a game, so that the window narrows from one root move to the next; a
//! [`Teaching`](super::Teaching) player opens it fully for each of its moves, because it needs all their scores.
//! All scores and windows are from white's side: `alpha` is the score that white has for certain, `beta` the one of black.

use super::score::{end_score, sign};
use super::{INFINITY, Method, Scored, Scoring, TeachingSearch, TeachingTerms};
use crate::board::Color;
use crate::game::Game;
use crate::notation::{san, uci};
use crate::rules::{Move, Position, Rng, Variant};

/// The largest number of nodes in a trace.
pub const LONGEST_TRACE: usize = 2_000;

/// The outcome of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeOutcome {
    /// The game is over there.
    Over,
    /// It was evaluated: no depth was left.
    Leaf,
    /// All its moves were searched.
    Searched,
    /// Its moves were searched up to this node, which caused a cutoff; [`LONGEST_TRACE`] if that is not in the trace.
    Cut(usize),
    /// It was not searched: a sibling before it had caused a cutoff.
    Skipped,
}

/// A position of the tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceNode {
    /// The node above; none for the root.
    pub parent: Option<usize>,
    /// The move that leads here; none for the root.
    pub played: Option<Move>,
    /// That move in SAN.
    pub san: String,
    /// That move in UCI.
    pub uci: String,
    /// The remaining depth.
    pub depth: u32,
    /// The lower bound of the window in which it was searched.
    pub alpha: i32,
    /// The upper bound of the window in which it was searched.
    pub beta: i32,
    /// The score: a bound where it was cut; none where it was skipped.
    pub score: Option<i32>,
    /// The outcome.
    pub outcome: NodeOutcome,
    /// The number of positions searched below it.
    pub visited: u64,
    /// The number of positions that minimax searches below it.
    pub plain: u64,
}

/// The tree of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// The first nodes in the order of the search, the root first.
    pub nodes: Vec<TraceNode>,
    /// Whether these are all nodes.
    pub complete: bool,
    /// The number of root moves with the best score, of which a [`Teaching`](super::Teaching) player chooses one at random.
    /// Alpha-beta finds only that the others are no better, so that they are searched again. It is 0 unless the window was open.
    pub ties: usize,
}

impl Trace {
    /// The trace of a search to `depth` plies, of at most `limit` nodes.
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

    /// The trace of a search within a window, `alpha` and `beta`, with the nodes of the first plies. The tree below a node is
    /// the trace of a search of the game up to it, to the node's depth and within its window, so that a tree of any size can be
    /// shown.
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
            state: TeachingSearch::of(game),
            variant: game.variant(),
            cuts: method == Method::AlphaBeta,
            least_depth: depth.saturating_sub(plies),
            limit: limit.clamp(1, LONGEST_TRACE),
            nodes: Vec::new(),
            complete: true,
        };
        let root = tracer.enter(None, None, depth, window);
        let score = tracer.search(root, game.position(), depth, window).score;
        let is_open = alpha.is_none() && beta.is_none();
        let ties = if is_open { tracer.state.ties(game.position(), depth, score) } else { 0 };
        Self { nodes: tracer.nodes, complete: tracer.complete, ties }
    }

    /// The trace as JSON: `complete`, `ties`, and `nodes` with `parent`, `san`, `uci`, `depth`, `alpha`, `beta`, `score`,
    /// `outcome` (over, leaf, searched, cut, skipped), `cut_by` (the node that cut), `visited` and `plain`.
    /// An open window is null.
    #[must_use]
    pub fn to_json(&self) -> String {
        let nodes: Vec<_> = self.nodes.iter().map(TraceNode::json).collect();
        format!(r#"{{"complete":{},"ties":{},"nodes":[{}]}}"#, self.complete, self.ties, nodes.join(","))
    }
}

impl TraceNode {
    fn json(&self) -> String {
        let Self { san, uci, depth, visited, plain, .. } = self;
        let number = |value: Option<i64>| value.map_or_else(|| "null".to_owned(), |value| value.to_string());
        let bound = |score: i32| number((score.abs() < INFINITY).then_some(i64::from(score)));
        let (outcome, cut_by) = match self.outcome {
            NodeOutcome::Over => ("over", None),
            NodeOutcome::Leaf => ("leaf", None),
            NodeOutcome::Searched => ("searched", None),
            NodeOutcome::Cut(by) => ("cut", (by < LONGEST_TRACE).then_some(by as i64)),
            NodeOutcome::Skipped => ("skipped", None),
        };
        let (parent, cut_by) = (number(self.parent.map(|parent| parent as i64)), number(cut_by));
        let (alpha, beta, score) = (bound(self.alpha), bound(self.beta), number(self.score.map(i64::from)));
        format!(
            "{{\"san\":\"{san}\",\"uci\":\"{uci}\",\"outcome\":\"{outcome}\",\"parent\":{parent},\"depth\":{depth},\
             \"alpha\":{alpha},\"beta\":{beta},\"score\":{score},\"cut_by\":{cut_by},\"visited\":{visited},\
             \"plain\":{plain}}}"
        )
    }
}

impl TeachingSearch {
    /// The number of moves with the best score, from white's side: a null-window search of each decides.
    fn ties(&mut self, position: &Position, depth: u32, score: i32) -> usize {
        if depth == 0 || self.end(position).is_some() {
            return 0;
        }
        let own = score * sign(position.turn());
        let mut count = 0;
        for played in &position.legal_moves() {
            let next = position.play_unchecked(played);
            let child_score = self.search_child(&next, |search| search.alpha_beta(&next, depth - 1, -own, -own + 1));
            count += usize::from(-child_score >= own);
        }
        count
    }
}

/// A search that records its tree.
struct Tracer {
    state: TeachingSearch,
    variant: Variant,
    cuts: bool,
    /// Nodes with a smaller depth are not recorded.
    least_depth: u32,
    limit: usize,
    nodes: Vec<TraceNode>,
    complete: bool,
}

/// The scores that white and black have for certain.
type ScoreWindow = (i32, i32);

impl Tracer {
    /// Records a node, if there is room.
    fn enter(
        &mut self,
        parent: Option<usize>,
        played: Option<(&Position, Move)>,
        depth: u32,
        window: ScoreWindow,
    ) -> Option<usize> {
        if depth < self.least_depth {
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

    /// Records the result of a node, and returns it.
    fn leave(&mut self, node: Option<usize>, score: i32, outcome: NodeOutcome, visited: u64, plain: u64) -> NodeResult {
        if let Some(node) = node.and_then(|node| self.nodes.get_mut(node)) {
            (node.score, node.outcome, node.visited, node.plain) = (Some(score), outcome, visited, plain);
        }
        NodeResult { score, visited, plain }
    }

    /// Searches a position that has been entered.
    fn search(&mut self, node: Option<usize>, position: &Position, depth: u32, window: ScoreWindow) -> NodeResult {
        if let Some(end) = self.state.end(position) {
            return self.leave(node, end_score(end), NodeOutcome::Over, 0, 0);
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
            self.state.path.push(next.hash());
            let result = self.search(child, &next, depth - 1, (alpha, beta));
            self.state.path.pop();
            visited += 1 + result.visited;
            plain += 1 + result.plain;
            best = if white { best.max(result.score) } else { best.min(result.score) };
            if self.cuts && (if white { best >= beta } else { best <= alpha }) {
                // A node beyond the limit has no index.
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

    /// The number of positions that minimax searches below a node that is skipped.
    fn skip(&mut self, node: Option<usize>, position: &Position, depth: u32) -> u64 {
        self.state.path.push(position.hash());
        let plain = self.state.minimax_nodes(position, depth);
        self.state.path.pop();
        if let Some(node) = node.and_then(|node| self.nodes.get_mut(node)) {
            node.plain = plain;
        }
        plain
    }
}

/// The result of a node.
struct NodeResult {
    score: i32,
    visited: u64,
    plain: u64,
}

/// A teaching player's move, with the scores and the tree of its search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeachingMove {
    /// The move that was made if it is one of the best, else a random one of them; none where there is no move.
    pub played: Option<Move>,
    /// The score of each move.
    pub scored: Scored,
    /// The tree of the search.
    pub trace: Trace,
}

impl TeachingMove {
    /// The move of a player that searches `depth` plies after each of its moves, and the first plies of its tree. Of several
    /// best moves it is the one that was made, or a random one by the seed and the number of moves played.
    ///
    /// ```
    /// use gridmate::engine::{TeachingMove, Method};
    /// use gridmate::game::Game;
    /// let teaching = TeachingMove::of(&Game::default(), Method::Minimax, 1, None, 42, 1);
    /// assert_eq!((teaching.trace.ties, teaching.trace.nodes[0].visited), (20, 20 + 400));
    /// assert_eq!(teaching.played, TeachingMove::of(&Game::default(), Method::Minimax, 1, None, 42, 2).played);
    /// ```
    #[must_use]
    pub fn of(game: &Game, method: Method, depth: u32, made: Option<Move>, seed: u64, plies: u32) -> Self {
        let mut scoring = Scoring::of(game, method, depth);
        while scoring.go_on() {}
        let scored = scoring.scored().clone();
        let best = scored.best(game.position().turn());
        let made = made.filter(|made| best.contains(made));
        let played = made.or_else(|| Rng::at(seed, game.ply()).pick(&best));
        let trace = Trace::within(game, method, depth.saturating_add(1), (None, None), plies, LONGEST_TRACE);
        Self { played, scored, trace }
    }
}
