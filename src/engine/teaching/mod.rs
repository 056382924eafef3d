//! The searches of the article on a chess engine in R: minimax, and the next steps that it names, negamax and alpha-beta. All
//! three give every move the same score.

mod score;
mod trace;

pub(super) use score::sign;
pub use score::{MATE, TeachingTerms, evaluation_json};
pub use trace::{LONGEST_TRACE, NodeOutcome, TeachingMove, Trace, TraceNode};

use super::{Limits, Player, SearchControl};
use crate::board::{Color, not_one};
use crate::game::{Claim, End, Game};
use crate::rules::{Material, Move, MoveList, Position, Rng};
use score::end_score;
use std::fmt;
use std::str::FromStr;

/// The plies without a capture or a pawn move after which the article's games are over.
const FIFTY_MOVES: u16 = 100;
/// Above any score.
pub(super) const INFINITY: i32 = MATE + 1;

/// The article's evaluation of the position that a game has come to, from white's side: 1000 if white has given mate, −1000
/// if black has, 0 in a draw, and otherwise what [`TeachingTerms`] counts.
///
/// Drawn are the games that are over in the article: by stalemate, too few pieces to mate, the third occurrence of the
/// position, and fifty moves of each side without a capture or a pawn move, all without a claim.
///
/// ```
/// use gridmate::engine::evaluate_position;
/// use gridmate::game::Game;
/// use gridmate::notation::fen;
/// let value = |text| fen::parse_any(text).map(|(position, variant)| evaluate_position(&Game::new(position, variant)));
/// // The end of the article's random game: white has given mate.
/// assert_eq!(value("7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43")?, 1000);
/// // A queen against rook and bishop, and white is in check.
/// assert_eq!(value("3rk3/8/8/8/7b/8/8/Q3K3 w - - 0 1")?, 9 - 5 - 3 - 1);
/// // The same after fifty moves of each side without a capture or a pawn move.
/// assert_eq!(value("3rk3/8/8/8/7b/8/8/Q3K3 w - - 100 80")?, 0);
/// # Ok::<(), fen::FenError>(())
/// ```
#[must_use]
pub fn evaluate_position(game: &Game) -> i32 {
    TeachingSearch::of(game).value(game.position())
}

/// The article's score of the position that a game has come to: [`evaluate_position`] at the end of `depth` plies of
/// best play by both sides.
///
/// ```
/// use gridmate::engine::minimax_scoring;
/// use gridmate::game::Game;
/// use gridmate::notation::fen;
/// let (position, variant) = fen::parse_any("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1")?;
/// let game = Game::new(position, variant);
/// assert_eq!((minimax_scoring(&game, 0), minimax_scoring(&game, 1)), (2, 1000));
/// # Ok::<(), fen::FenError>(())
/// ```
#[must_use]
pub fn minimax_scoring(game: &Game, depth: u32) -> i32 {
    TeachingSearch::of(game).minimax(game.position(), depth)
}

/// How the article's game is over with the position that a game has come to, if it is: what may be claimed counts.
///
/// ```
/// use gridmate::engine::article_end;
/// use gridmate::game::{End, Game};
/// use gridmate::notation::fen;
/// let (position, variant) = fen::parse_any("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")?;
/// assert_eq!(article_end(&Game::new(position, variant)), Some(End::Stalemate));
/// # Ok::<(), fen::FenError>(())
/// ```
#[must_use]
pub fn article_end(game: &Game) -> Option<End> {
    TeachingSearch::of(game).end(game.position())
}

/// A search algorithm.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Method {
    /// White takes the largest, black the smallest of the scores below.
    Minimax,
    /// Both sides maximise the negated score of the other.
    Negamax,
    /// Negamax that skips moves that cannot change the result.
    AlphaBeta,
}

impl Method {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Minimax => "minimax",
            Self::Negamax => "negamax",
            Self::AlphaBeta => "alphabeta",
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

not_one! {
    /// The text is no name of a method.
    ParseMethodError = "a method is minimax, negamax or alphabeta"
}

/// Reads `minimax`, `negamax` or `alphabeta`.
impl FromStr for Method {
    type Err = ParseMethodError;

    fn from_str(name: &str) -> Result<Self, ParseMethodError> {
        let all = [Self::Minimax, Self::Negamax, Self::AlphaBeta];
        all.into_iter().find(|method| method.name() == name).ok_or(ParseMethodError)
    }
}

/// The moves of a position with their scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scored {
    /// Each legal move, and its score from white's side.
    pub moves: Vec<(Move, i32)>,
    /// The number of positions searched.
    pub nodes: u64,
}

impl Scored {
    /// The moves with the best score for a side.
    #[must_use]
    pub fn best(&self, turn: Color) -> Vec<Move> {
        let best = self.moves.iter().map(|&(_, score)| score * sign(turn)).max();
        let is_best = |&&(_, score): &&(Move, i32)| Some(score * sign(turn)) == best;
        self.moves.iter().filter(is_best).map(|&(played, _)| played).collect()
    }
}

/// The article's player: it scores each move by a search of fixed depth after it, and chooses one of the best at random.
///
/// The leaves of the search are evaluated by [`evaluate_position`].
///
/// ```
/// use gridmate::engine::{Limits, Method, Player, Teaching, NoControl};
/// use gridmate::game::Game;
/// use gridmate::notation::{fen, uci};
/// use gridmate::rules::Variant;
/// let (position, variant) = fen::parse_any("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1")?;
/// let mut player = Teaching::new(Method::Minimax, 1, 0);
/// let mate = player.choose(&Game::new(position, variant), &Limits::default(), &NoControl).unwrap();
/// assert_eq!(uci::write(&position, mate, Variant::Standard), "a1a8");
/// # Ok::<(), fen::FenError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Teaching {
    method: Method,
    depth: u32,
    rng: Rng,
}

impl Teaching {
    /// A player that searches `depth` plies below each of its moves; the seed is for its random choices.
    #[must_use]
    pub const fn new(method: Method, depth: u32, seed: u64) -> Self {
        Self { method, depth, rng: Rng::new(seed) }
    }

    /// Scores every legal move of a game.
    #[must_use]
    pub fn score(&self, game: &Game) -> Scored {
        let mut scoring = Scoring::of(game, self.method, self.depth);
        while scoring.go_on() {}
        scoring.scored
    }
}

/// The scores of a game's legal moves, computed one by one.
///
/// ```
/// use gridmate::engine::{Method, Scoring};
/// use gridmate::game::Game;
/// let mut scoring = Scoring::of(&Game::default(), Method::Minimax, 1);
/// while scoring.go_on() {}
/// assert_eq!((scoring.scored().moves.len(), scoring.scored().nodes), (20, 20 + 400));
/// ```
#[derive(Debug)]
pub struct Scoring {
    method: Method,
    depth: u32,
    position: Position,
    moves: MoveList,
    search: TeachingSearch,
    scored: Scored,
}

impl Scoring {
    /// A scoring of the moves of a game, none scored yet, that searches `depth` plies after each move.
    #[must_use]
    pub fn of(game: &Game, method: Method, depth: u32) -> Self {
        let position = *game.position();
        let moves = position.legal_moves();
        let scored = Scored { moves: Vec::with_capacity(moves.len()), nodes: 0 };
        Self { method, depth, position, moves, search: TeachingSearch::of(game), scored }
    }

    /// Scores the next move; returns whether there was one.
    pub fn go_on(&mut self) -> bool {
        let Some(&played) = self.moves.get(self.scored.moves.len()) else { return false };
        let next = self.position.play_unchecked(played);
        let (method, depth, color) = (self.method, self.depth, sign(next.turn()));
        let score = self.search.search_child(&next, |search| match method {
            Method::Minimax => search.minimax(&next, depth),
            Method::Negamax => search.negamax(&next, depth) * color,
            Method::AlphaBeta => search.alpha_beta(&next, depth, -INFINITY, INFINITY) * color,
        });
        self.scored.moves.push((played, score));
        self.scored.nodes = self.search.nodes;
        true
    }

    /// The moves scored so far.
    #[must_use]
    pub const fn scored(&self) -> &Scored {
        &self.scored
    }
}

impl Player for Teaching {
    fn choose(&mut self, game: &Game, _: &Limits, _: &dyn SearchControl) -> Option<Move> {
        let best = self.score(game).best(game.position().turn());
        self.rng.pick(&best)
    }
}

/// The state of a search: the path to its current position, and the number of positions searched.
#[derive(Debug)]
pub(super) struct TeachingSearch {
    /// The hashes of the positions from the start of the game to the current one.
    pub(super) path: Vec<u64>,
    nodes: u64,
}

impl TeachingSearch {
    /// A search at the position of a game.
    pub(super) fn of(game: &Game) -> Self {
        let mut path = vec![game.start().hash()];
        path.extend(game.moves().map(|(_, position)| position.hash()));
        Self { path, nodes: 0 }
    }

    /// Searches a child of the current position.
    fn search_child(&mut self, next: &Position, search: impl FnOnce(&mut Self) -> i32) -> i32 {
        self.nodes += 1;
        self.path.push(next.hash());
        let score = search(self);
        self.path.pop();
        score
    }

    /// The value of the current position, from white's side.
    pub(super) fn value(&self, position: &Position) -> i32 {
        self.end(position).map_or_else(|| TeachingTerms::of(position).score(), end_score)
    }

    /// The value of the current position if it is a leaf: no depth is left, or the game is over.
    fn leaf_value(&self, position: &Position, depth: u32) -> Option<i32> {
        if depth == 0 { Some(self.value(position)) } else { self.end(position).map(end_score) }
    }

    /// The end of the game at the current position, if it is over.
    pub(super) fn end(&self, position: &Position) -> Option<End> {
        if position.legal_move_count() == 0 {
            let mate = End::Checkmate { winner: !position.turn() };
            return Some(if position.is_check() { mate } else { End::Stalemate });
        }
        if Material::of(position.board()).is_dead() {
            Some(End::DeadPosition)
        } else if position.halfmove_clock() >= FIFTY_MOVES {
            Some(End::Claimed(Claim::FiftyMoves))
        } else {
            self.is_threefold(position).then_some(End::Claimed(Claim::Threefold))
        }
    }

    fn is_threefold(&self, position: &Position) -> bool {
        // No position before the last capture or pawn move can be the same.
        let reversible = usize::from(position.halfmove_clock()) + 1;
        let same = self.path.iter().rev().take(reversible).filter(|&&hash| hash == position.hash());
        same.count() >= 3
    }

    /// The number of positions that minimax searches below the current one.
    pub(super) fn minimax_nodes(&mut self, position: &Position, depth: u32) -> u64 {
        if depth == 0 || self.end(position).is_some() {
            return 0;
        }
        if depth == 1 {
            return u64::from(position.legal_move_count());
        }
        let mut count = 0;
        for played in &position.legal_moves() {
            let next = position.play_unchecked(played);
            self.path.push(next.hash());
            count += 1 + self.minimax_nodes(&next, depth - 1);
            self.path.pop();
        }
        count
    }

    /// Minimax as in the article: the score after the best moves of both sides.
    fn minimax(&mut self, position: &Position, depth: u32) -> i32 {
        if let Some(value) = self.leaf_value(position, depth) {
            return value;
        }
        let moves = position.legal_moves();
        let scores = moves.into_iter().map(|played| {
            let next = position.play_unchecked(played);
            self.search_child(&next, |search| search.minimax(&next, depth - 1))
        });
        let best = if position.turn() == Color::White { scores.max() } else { scores.min() };
        best.unwrap_or_default()
    }

    /// The same score for the side to move: the largest negated score of the other side.
    fn negamax(&mut self, position: &Position, depth: u32) -> i32 {
        if let Some(value) = self.leaf_value(position, depth) {
            return value * sign(position.turn());
        }
        let mut best = -INFINITY;
        for played in &position.legal_moves() {
            let next = position.play_unchecked(played);
            best = best.max(-self.search_child(&next, |search| search.negamax(&next, depth - 1)));
        }
        best
    }

    /// Negamax within a window: `alpha` is the score that the side to move already has elsewhere, `beta` the one that the other
    /// side already has. Once a move reaches `beta`, the other side avoids this position, and the other moves are skipped.
    fn alpha_beta(&mut self, position: &Position, depth: u32, alpha: i32, beta: i32) -> i32 {
        if let Some(value) = self.leaf_value(position, depth) {
            return value * sign(position.turn());
        }
        let mut best = -INFINITY;
        for played in &position.legal_moves() {
            let next = position.play_unchecked(played);
            let floor = alpha.max(best);
            best = best.max(-self.search_child(&next, |search| search.alpha_beta(&next, depth - 1, -beta, -floor)));
            if best >= beta {
                break;
            }
        }
        best
    }
}
